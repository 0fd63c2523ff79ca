//! Which family a contract belongs to, and whether a text is one at all.

use baihua_kb::{Family, Kb};

/// Characters at the beginning in which the title stands, and in which the opening words do.
const TITLE: usize = 40;
const OPENING: usize = 160;
/// What a character of a title's word weighs there, in occurrences of ordinary words.
const TITLE_WEIGHT: usize = 12;
const OPENING_WEIGHT: usize = 5;
/// Characters of a title's word beyond which it proves nothing more.
const LONG_WORD: usize = 8;
/// Families a document is judged by at most.
const MOST: usize = 4;
/// Occurrences of a word beyond which it proves nothing more.
const ENOUGH: usize = 6;
/// Different words of contracts a text must hold.
const WORDS_NEEDED: usize = 5;

/// The families of the folded `text` with how much of the best one's standing each has, the best first; empty if it is no
/// contract.
pub(crate) fn families<'k>(text: &str, kb: &'k Kb) -> Vec<(&'k Family, f32)> {
    if !is_contract(text, kb) {
        return Vec::new();
    }
    let mut scored: Vec<(usize, &Family)> = kb
        .families()
        .iter()
        .filter(|family| !matches!(family.id.as_ref(), "common" | "policy"))
        .map(|family| (score(family, text), family))
        .filter(|(score, _)| *score > 0)
        .collect();
    scored.sort_by(|(a, x), (b, y)| b.cmp(a).then(x.id.cmp(&y.id)));
    let Some(&(best, _)) = scored.first() else { return Vec::new() };
    // Others apply as well where they are nearly as much at home: an employment contract with a non-compete.
    let applies =
        |(place, (score, _)): &(usize, (usize, &Family))| *place == 0 || (*score * 2 >= best && *place < MOST);
    scored
        .into_iter()
        .enumerate()
        .filter(applies)
        .map(|(_, (score, family))| (family, score as f32 / best as f32))
        .collect()
}

fn score(family: &Family, text: &str) -> usize {
    let count = |words: &[baihua_kb::Words]| -> usize {
        words.iter().map(|word| text.matches(baihua_quote::folded(word).as_str()).take(ENOUGH).count()).sum()
    };
    let head = |chars: usize| text.char_indices().nth(chars).map_or(text, |(at, _)| &text[..at]);
    let titled = |head: &str| {
        let known = |word: &&baihua_kb::Words| head.contains(baihua_quote::folded(word).as_str());
        family.titles.iter().filter(known).map(|word| word.chars().count().min(LONG_WORD)).max().unwrap_or(0)
    };
    // Different words say more than one word often.
    let different = family.words.iter().filter(|word| text.contains(baihua_quote::folded(word).as_str())).count();
    count(&family.words)
        + different * 3
        + count(&family.weak)
        + count(&family.strong)
        + titled(head(TITLE)) * TITLE_WEIGHT
        + titled(head(OPENING)) * OPENING_WEIGHT
}

fn is_contract(text: &str, kb: &Kb) -> bool {
    let different_in = |family: &Family| {
        let words = family.words.iter().chain(family.weak.iter()).chain(family.strong.iter());
        words.filter(|word| text.contains(baihua_quote::folded(word).as_str())).count()
    };
    let of = |id: &str| kb.families().iter().find(|family| family.id == id).map_or(0, different_in);
    // Plain papers have few of the words that all contracts share, but then those of their own family.
    let special = kb
        .families()
        .iter()
        .filter(|family| !matches!(family.id.as_ref(), "common" | "policy"))
        .map(different_in)
        .max();
    let different = of("common") + special.unwrap_or(0) / 2;
    let han = text.chars().filter(|c| ('\u{3400}'..='\u{9fff}').contains(c)).count();
    different >= WORDS_NEEDED && han >= 100
}
