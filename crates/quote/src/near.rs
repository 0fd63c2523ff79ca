//! Approximate search: the place of a quotation that differs by a few characters.
//!
//! A q-gram filter proposes start positions (of `k` + 1 disjoint grams of the quotation, `k` edits leave at least one
//! intact), and a banded edit distance (Levenshtein) aligns the quotation there. Punctuation is removed first and taken
//! into account last, when the edges are chosen.

use std::{collections::BTreeMap, ops::Range};

use crate::Folded;

/// Length of a gram.
const GRAM: usize = 4;
/// Shortest quotation that is searched for, in characters without punctuation. Shorter ones would match by chance.
const SHORTEST: usize = 8;
/// One edit is allowed per this many characters, and never more than [`MOST`].
const ONE_IN: usize = 8;
const MOST: usize = 3;
/// Candidate places after which a search gives up. A text with so many is repetitive, and the match would be ambiguous.
const PLACES: usize = 4_096;

/// A text without its punctuation, and an index of its grams.
#[derive(Clone, Debug)]
pub(crate) struct Bare {
    chars: Vec<char>,
    /// Position of each character in the folded text.
    origin: Vec<u32>,
    /// For each hash of a gram, where its positions begin in `places`.
    heads: Vec<u32>,
    places: Vec<u32>,
}

/// A place in a text without punctuation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Near {
    /// First character, counted without punctuation.
    pub(crate) start: usize,
    pub(crate) end: usize,
    /// Edit distance to the quotation.
    pub(crate) edits: usize,
}

impl Bare {
    pub(crate) fn new(folded: &Folded) -> Bare {
        let (chars, origin) = bare(folded.chars());
        let pieces = chars.len().saturating_sub(GRAM - 1);
        let slots = pieces.next_power_of_two().clamp(1 << 8, 1 << 16);
        // Counting sort, so that the positions of one hash are contiguous.
        let mut heads = vec![0u32; slots + 1];
        let numbers: Vec<u16> = chars.windows(GRAM).map(|gram| slot(gram, slots)).collect();
        for &number in &numbers {
            heads[usize::from(number)] += 1;
        }
        // First the end of each hash's positions; filling them backwards then leaves their beginning.
        let mut end = 0;
        for head in &mut heads {
            end += *head;
            *head = end;
        }
        let mut places = vec![0u32; pieces];
        for (place, &number) in numbers.iter().enumerate().rev() {
            let at = &mut heads[usize::from(number)];
            *at -= 1;
            places[*at as usize] = place as u32;
        }
        Bare { chars, origin, heads, places }
    }

    /// The range of folded characters for `start..end` of the text without punctuation.
    pub(crate) fn folded(&self, start: usize, end: usize) -> Option<(usize, usize)> {
        let last = end.checked_sub(1).filter(|&last| last >= start)?;
        Some((*self.origin.get(start)? as usize, *self.origin.get(last)? as usize + 1))
    }

    /// The only place that matches `quote` (folded characters). `None` if there is none, or if two match equally well.
    pub(crate) fn find(&self, quote: &[char]) -> Option<Near> {
        let (quote, _) = bare(quote);
        if quote.len() < SHORTEST {
            return None;
        }
        let bound = (quote.len() / ONE_IN).min(MOST);
        let mut best: Option<Near> = None;
        let mut rival = false;
        for start in self.candidates(&quote, bound)? {
            let Some(near) = self.align(&quote, start, bound) else { continue };
            match best {
                Some(known) if known.start == near.start && known.end == near.end => {}
                Some(known) if known.edits < near.edits => {}
                Some(known) if known.edits == near.edits => rival = true,
                _ => (best, rival) = (Some(near), false),
            }
        }
        best.filter(|_| !rival)
    }

    /// Candidate start positions, each once: wherever one of the `bound` + 1 rarest grams of the quotation occurs.
    fn candidates(&self, quote: &[char], bound: usize) -> Option<Vec<usize>> {
        let mut pieces: Vec<(usize, usize)> = (0..quote.len() / GRAM)
            .map(|piece| (self.places_of(&quote[piece * GRAM..piece * GRAM + GRAM]).len(), piece * GRAM))
            .collect();
        pieces.sort_unstable();
        pieces.truncate(bound + 1);
        if pieces.iter().map(|(count, _)| count).sum::<usize>() > PLACES {
            return None;
        }
        // Starts within `bound` of each other lead to the same alignment; one of them is kept.
        let mut starts: BTreeMap<usize, ()> = BTreeMap::new();
        for (_, offset) in pieces {
            let gram = &quote[offset..offset + GRAM];
            for &place in self.places_of(gram) {
                let place = place as usize;
                if &self.chars[place..place + GRAM] == gram && self.is_likely(quote, place, offset, bound) {
                    let start = place.saturating_sub(offset);
                    if starts.range(start.saturating_sub(bound)..=start + bound).next().is_none() {
                        starts.insert(start, ());
                    }
                }
            }
        }
        Some(starts.into_keys().collect())
    }

    /// Whether enough of the other grams are near their expected positions if the gram at `offset` of the quotation
    /// matches at `place`. Each edit breaks at most one gram and shifts the others by one character.
    fn is_likely(&self, quote: &[char], place: usize, offset: usize, bound: usize) -> bool {
        let mut missing = 0;
        for at in (0..quote.len() / GRAM).map(|piece| piece * GRAM) {
            let gram = &quote[at..at + GRAM];
            // If the text lacks the quotation's first characters, the first grams would lie before its start.
            let wanted = (place + at).saturating_sub(offset);
            let short = offset.saturating_sub(place + at);
            let mut near = wanted.saturating_sub(bound)..=(wanted + bound).saturating_sub(short);
            // The expected position first, because most grams are not shifted.
            let there = self.stands(gram, wanted) || near.any(|start| self.stands(gram, start));
            missing += usize::from(!there);
            if missing > bound {
                return false;
            }
        }
        true
    }

    fn stands(&self, gram: &[char], at: usize) -> bool {
        self.chars.get(at..at + GRAM).is_some_and(|piece| piece == gram)
    }

    fn places_of(&self, gram: &[char]) -> &[u32] {
        let number = usize::from(slot(gram, self.heads.len() - 1));
        &self.places[self.heads[number] as usize..self.heads[number + 1] as usize]
    }

    /// The best alignment of `quote` that begins within `2 * bound` of `near`: fewest edits, then matching first and
    /// last characters, then the length closest to the quotation's. `None` beyond `bound` edits or on a tie.
    fn align(&self, quote: &[char], near: usize, bound: usize) -> Option<Near> {
        // `candidates` keeps one start for all within `bound`, so the true one may be that much further away.
        let reach = 2 * bound;
        let mut best: Option<((usize, usize, usize), Near)> = None;
        let mut rival = false;
        for start in outwards(near, near.saturating_sub(reach)..(near + reach).min(self.chars.len()) + 1) {
            let text = &self.chars[start..(start + quote.len() + bound).min(self.chars.len())];
            let most = best.map_or(bound, |((edits, ..), _)| edits);
            for (length, edits) in distances(quote, text, bound, most) {
                if length == 0 || edits > bound {
                    continue;
                }
                let edges = usize::from(text[0] != quote[0]) + usize::from(text[length - 1] != quote[quote.len() - 1]);
                let rank = (edits, edges, length.abs_diff(quote.len()));
                match best {
                    Some((known, _)) if known < rank => {}
                    Some((known, _)) if known == rank => rival = true,
                    _ => (best, rival) = (Some((rank, Near { start, end: start + length, edits })), false),
                }
            }
        }
        best.filter(|_| !rival).map(|(_, near)| near)
    }
}

/// `range` from `middle` outwards. The nearest is the likeliest, and a good alignment found first ends the others early.
fn outwards(middle: usize, range: Range<usize>) -> impl Iterator<Item = usize> {
    let (before, after) = (range.start..middle.min(range.end), middle.max(range.start)..range.end);
    let furthest = before.len().max(after.len());
    let step = move |distance: usize| {
        let (next, last) = (after.start + distance, before.end.checked_sub(distance + 1));
        [(next < after.end).then_some(next), last.filter(|&at| at >= before.start)]
    };
    (0..furthest).flat_map(step).flatten()
}

/// Edit distances between `quote` and every prefix of `text` whose length differs by at most `bound` (banded
/// Levenshtein): length and edits. Those of more than `most` edits are left out, or have any number above.
fn distances(quote: &[char], text: &[char], bound: usize, most: usize) -> impl Iterator<Item = (usize, usize)> + use<> {
    let width = 2 * bound + 1;
    let far = bound + 1;
    // Row `i`, cell `d`: edits between `i` characters of the quote and `i + d - bound` of the text.
    let mut row = [far; 2 * MOST + 1];
    for (edits, cell) in row[bound..width].iter_mut().enumerate() {
        *cell = edits;
    }
    for (i, character) in (1..).zip(quote) {
        let mut next = [far; 2 * MOST + 1];
        for d in 0..width {
            let Some(j) = (i + d).checked_sub(bound).filter(|&j| j <= text.len()) else { continue };
            let same = j > 0 && text[j - 1] == *character;
            let replaced = if j > 0 { row[d] + usize::from(!same) } else { far };
            let dropped = if d + 1 < width { row[d + 1] + 1 } else { far };
            let added = if d > 0 { next[d - 1] + 1 } else { far };
            next[d] = replaced.min(dropped).min(added).min(far);
        }
        row = next;
        // The least of a row never falls.
        if row[..width].iter().all(|&edits| edits > most) {
            break;
        }
    }
    let (quote, text) = (quote.len(), text.len());
    (0..width).filter_map(move |d| (quote + d).checked_sub(bound).filter(|&j| j <= text).map(|j| (j, row[d])))
}

/// The characters that are not punctuation, with their positions. A mark between digits is kept: 3.5 is not 35.
fn bare(folded: &[char]) -> (Vec<char>, Vec<u32>) {
    let digit = |at: Option<usize>| at.and_then(|at| folded.get(at)).is_some_and(char::is_ascii_digit);
    let (mut chars, mut origin) = (Vec::with_capacity(folded.len()), Vec::with_capacity(folded.len()));
    for (number, (at, &character)) in (0u32..).zip(folded.iter().enumerate()) {
        if !is_punctuation(character) || (digit(at.checked_sub(1)) && digit(Some(at + 1))) {
            chars.push(character);
            origin.push(number);
        }
    }
    (chars, origin)
}

/// Whether a folded character is punctuation.
fn is_punctuation(character: char) -> bool {
    matches!(
        character,
        ',' | '.'
            | ';'
            | ':'
            | '!'
            | '?'
            | '、'
            | '"'
            | '\''
            | '('
            | ')'
            | '['
            | ']'
            | '<'
            | '>'
            | '{'
            | '}'
            | '《'
            | '》'
            | '…'
            | '·'
            | '-'
            | '_'
            | '~'
            | '/'
            | '|'
            | '*'
            | '`'
    )
}

fn slot(gram: &[char], slots: usize) -> u16 {
    let mut hash = 0u64;
    for &character in gram {
        hash = (hash.rotate_left(21) ^ u64::from(u32::from(character))).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    // `slots` is a power of two, at most 2^16.
    (hash >> 40) as u16 & (slots - 1) as u16
}

/// How many characters either edge, and the length, may differ from what was found without punctuation.
const DRIFT: usize = 5;

/// Edits, mismatched edge characters, difference in length, distance from the place found without punctuation; least is
/// best.
type Rank = (usize, usize, usize, usize);

/// Chooses the edges around `start..end` of the folded `text` with punctuation taken into account, and counts the edits
/// without it. The best choice has the lowest [`Rank`]; replacing one mark by another costs nothing. `None` on a tie.
pub(crate) fn settle(text: &[char], quote: &[char], near: Near) -> Option<Near> {
    let (start, end) = edges(text, quote, (near.start, near.end))?;
    let (wanted, _) = bare(quote);
    let (found, _) = bare(&text[start..end]);
    let bound = (wanted.len() / ONE_IN).min(MOST);
    let edits = distances(&wanted, &found, bound, bound).find(|&(length, _)| length == found.len());
    // Punctuation may move an edge, but not beyond the number of edits allowed.
    Some(edits.filter(|&(_, edits)| edits <= bound).map_or(near, |(_, edits)| Near { start, end, edits }))
}

fn edges(text: &[char], quote: &[char], (start, end): (usize, usize)) -> Option<(usize, usize)> {
    let alike = |a: char, b: char| a == b || (is_punctuation(a) && is_punctuation(b));
    let mut best: Option<(Rank, (usize, usize))> = None;
    let mut rival = false;
    for from in outwards(start, start.saturating_sub(DRIFT)..(start + DRIFT).min(end)) {
        let piece = &text[from..(from + quote.len() + DRIFT).min(text.len())];
        let most = best.map_or(usize::MAX, |((edits, ..), _)| edits);
        for (length, edits) in marked_distances(quote, piece, most) {
            if length == 0 || (from + length).abs_diff(end) > DRIFT {
                continue;
            }
            let mismatched = usize::from(!alike(piece[0], quote[0]))
                + usize::from(!alike(piece[length - 1], quote[quote.len() - 1]));
            let drift = from.abs_diff(start) + (from + length).abs_diff(end);
            let rank = (edits, mismatched, length.abs_diff(quote.len()), drift);
            match best {
                Some((known, _)) if known < rank => {}
                Some((known, _)) if known == rank => rival = true,
                _ => (best, rival) = (Some((rank, (from, from + length))), false),
            }
        }
    }
    match best {
        // The punctuation differs too much: keep the edges found without it.
        None => Some((start, end)),
        Some((_, edges)) => (!rival).then_some(edges),
    }
}

/// As [`distances`], but replacing one mark by another is free, and the band is wider, because marks are often dropped
/// or added. Those of more than `most` edits are left out, or have any number above.
fn marked_distances(quote: &[char], text: &[char], most: usize) -> impl Iterator<Item = (usize, usize)> + use<> {
    const WIDTH: usize = 2 * DRIFT + 1;
    const FAR: usize = usize::MAX / 2;
    let mut row = [FAR; WIDTH];
    for (d, cell) in row.iter_mut().enumerate().skip(DRIFT) {
        *cell = d - DRIFT;
    }
    for (i, &character) in (1..).zip(quote) {
        let mut next = [FAR; WIDTH];
        for d in 0..WIDTH {
            let Some(j) = (i + d).checked_sub(DRIFT).filter(|&j| j <= text.len()) else { continue };
            let mut least = FAR;
            if j > 0 {
                let other = text[j - 1];
                let same = other == character || (is_punctuation(other) && is_punctuation(character));
                least = row[d] + usize::from(!same);
            }
            if d + 1 < WIDTH {
                least = least.min(row[d + 1] + 1);
            }
            if d > 0 {
                least = least.min(next[d - 1] + 1);
            }
            next[d] = least;
        }
        row = next;
        // The least of a row never falls.
        if row.iter().all(|&edits| edits > most) {
            row = [FAR; WIDTH];
            break;
        }
    }
    let (quote, text) = (quote.len(), text.len());
    (0..WIDTH)
        .filter_map(move |d| (quote + d).checked_sub(DRIFT).filter(|&j| j <= text).map(|j| (j, row[d])))
        .filter(|&(_, edits)| edits < FAR)
}

/// An approximate match; see [`Haystack::find_near`](crate::Haystack::find_near).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repair {
    /// Where the text's own words are.
    pub place: crate::Match,
    /// Edit distance: characters added, dropped or replaced, not counting punctuation.
    pub edits: usize,
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{MOST, distances, marked_distances, outwards};
    use crate::Haystack;

    const TEXT: &str = "第三条 租赁期满后，不论房屋是否完好，乙方交付的押金2850元一律不予退还。\n第四条 甲方应当提前三十日书面通知乙方；\n第五条 乙方应当提前六十日书面通知甲方。";

    fn check(quote: &str, expected: Option<&str>) {
        let haystack = Haystack::new(TEXT);
        assert_eq!(haystack.find_near(quote).map(|repair| haystack.slice(repair.place)), expected, "{quote}");
    }

    #[test]
    fn puts_slight_damage_right() {
        for (quote, expected) in [
            // Whole.
            ("乙方交付的押金2850元一律不予退还", Some("乙方交付的押金2850元一律不予退还")),
            // Other punctuation, inside and at the end.
            (
                "不论房屋是否完好；乙方交付的押金2850元、一律不予退还！",
                Some("不论房屋是否完好，乙方交付的押金2850元一律不予退还。"),
            ),
            // Dropped, added, replaced; in the middle and at either edge.
            ("乙方交付的押2850元一律不予退还", Some("乙方交付的押金2850元一律不予退还")),
            ("乙方所交付的押金2850元一律不予退还", Some("乙方交付的押金2850元一律不予退还")),
            ("乙方缴付的押金2850元一律不予退还", Some("乙方交付的押金2850元一律不予退还")),
            ("己方交付的押金2850元一律不予退还", Some("乙方交付的押金2850元一律不予退还")),
            ("乙方交付的押金2850元一律不予退回", Some("乙方交付的押金2850元一律不予退还")),
            ("乙交付的押金2850元一律不予退还", Some("乙方交付的押金2850元一律不予退还")),
        ] {
            check(quote, expected);
        }
    }

    #[test]
    fn refuses_where_it_would_have_to_guess() {
        for quote in [
            // Two places fit equally.
            "应当提前九十日书面通知",
            // Too much differs.
            "乙方缴纳之押金3850块一概不予退还",
            // Too short.
            "押金不予退回",
            // Nothing is left.
            "，。；：！",
            "",
        ] {
            check(quote, None);
        }
    }

    #[test]
    fn what_is_missing_from_the_beginning_of_a_text_moves_the_rest() {
        let haystack = Haystack::new("百丁二甲内约元得责日条退任");
        let repair = haystack
            .find_near("百丁二甲租内约甲元得责日条退任")
            .map(|repair| (repair.place.range.start(), repair.edits));
        assert_eq!(repair, None, "two characters in fifteen are more than one in eight");
        let haystack = Haystack::new("百丁二甲内约元得责日条退任全部押金");
        let repair = haystack
            .find_near("百丁二甲租内约甲元得责日条退任全部押金")
            .map(|repair| (repair.place.range.start(), repair.edits));
        assert_eq!(repair, Some((0, 2)));
    }

    #[test]
    fn a_decimal_point_is_no_punctuation() {
        let haystack = Haystack::new("每日按拖欠金额的3.5%支付违约金。");
        let repair = haystack.find_near("每日按拖欠金额的35%支付违约金").expect("one character is missing");
        assert_eq!((haystack.slice(repair.place), repair.edits), ("每日按拖欠金额的3.5%支付违约金", 1));
    }

    #[test]
    fn a_text_that_repeats_itself_is_given_up() {
        let text = "甲".repeat(60_000);
        let haystack = Haystack::new(&text);
        for _ in 0..50 {
            assert_eq!(haystack.find_near(&format!("{}乙", "甲".repeat(2_000))), None);
        }
    }

    #[test]
    fn outwards_is_every_number_of_the_range_once_nearest_first() {
        let all = |middle, range| outwards(middle, range).collect::<Vec<_>>();
        assert_eq!(all(5, 3..8), [5, 4, 6, 3, 7]);
        assert_eq!(all(0, 0..3), [0, 1, 2]);
        assert_eq!(all(9, 3..5), [4, 3]);
        assert_eq!(all(1, 3..5), [3, 4]);
        assert_eq!(all(3, 3..3), []);
    }

    proptest! {
        #[test]
        fn giving_up_early_changes_nothing_up_to_the_limit(quote in "[甲乙丙，]{1,30}", text in "[甲乙丙、]{0,40}", most in 0..6usize) {
            let (quote, text): (Vec<char>, Vec<char>) = (quote.chars().collect(), text.chars().collect());
            let few = |all: Vec<(usize, usize)>| all.into_iter().filter(|&(_, edits)| edits <= most).collect::<Vec<_>>();
            for bound in 0..=MOST.min(quote.len()) {
                let whole = few(distances(&quote, &text, bound, bound).filter(|&(_, edits)| edits <= bound).collect());
                let early = distances(&quote, &text, bound, most).filter(|&(_, edits)| edits <= bound).collect();
                prop_assert_eq!(whole, few(early));
            }
            let whole = few(marked_distances(&quote, &text, usize::MAX).collect());
            prop_assert_eq!(whole, few(marked_distances(&quote, &text, most).collect()));
        }
    }
}
