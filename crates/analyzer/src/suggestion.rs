//! Whether a fairer wording can stand where the quote stands. One that cannot is left out: the finding and what to ask for
//! say enough, and a wording that deletes what is good for the reader does harm.

use baihua_kb::Language;
use baihua_text::CharRange;

use crate::clause::party::{Called, Who};

/// The clause that a wording would replace.
pub(crate) struct Replaced<'a> {
    /// The document.
    pub(crate) text: &'a str,
    pub(crate) quote: &'a str,
    pub(crate) range: CharRange,
    /// Whether the quote is an item of a list, whose lead-in a wording would have to follow.
    pub(crate) is_item: bool,
    pub(crate) names: &'a Called,
    pub(crate) language: &'a Language,
}

/// `suggested` as it can stand in the place of a clause, or none. `party` and `counter` are what the texts call the two sides.
pub(crate) fn fitting(suggested: String, party: &str, counter: &str, of: &Replaced<'_>) -> Option<String> {
    let quote = of.quote.trim();
    // The list below would hang from nothing, and what begins with 则 lacks its condition.
    let is_torn = quote.ends_with(['：', ':']) || ["则", "否则"].iter().any(|word| quote.starts_with(word));
    if is_torn || of.is_item || keeps_something_good(of) {
        return None;
    }
    // A contract that says 乙方 throughout is not corrected with 您, nor one that names its parties with 对方.
    let mut suggested = suggested;
    for (word, name) in [("您", party), ("对方", counter)] {
        if suggested.contains(word) && !of.text.contains(word) {
            if name == word {
                return None;
            }
            suggested = suggested.replace(word, name);
        }
    }
    let things = of.language.words.iter().find(|(class, _)| class == "things");
    let foreign = things.is_some_and(|(_, things)| {
        things.iter().any(|thing| suggested.contains(thing.as_ref()) && !of.text.contains(thing.as_ref()))
    });
    (!foreign).then_some(suggested)
}

/// Whether the quote also gives the reader something: a duty of the other side, or a right before a 但.
fn keeps_something_good(of: &Replaced<'_>) -> bool {
    const DUTIES: [&str; 7] = ["应", "须", "负责", "保证", "承诺", "提供", "同意"];
    const RIGHTS: [&str; 3] = ["可", "有权", "无需"];
    let until_comma = |text: &str| -> String {
        text.chars().take(8).take_while(|c| !matches!(c, '，' | ',' | '。' | '；' | '、')).collect()
    };
    let turns = of.quote.find("，但").or_else(|| of.quote.find("；但"));
    of.names.mentioned(of.range).any(|(range, who)| {
        let behind = range.end() - of.range.start();
        let Some((at, _)) = of.quote.char_indices().nth(behind) else { return false };
        let next = until_comma(&of.quote[at..]);
        let says = |words: &[&str]| words.iter().any(|word| next.contains(word)) && !next.contains(['不', '无']);
        match who {
            Who::Drafter => says(&DUTIES),
            Who::Reader => says(&RIGHTS) && turns.is_some_and(|turn| at < turn),
            _ => false,
        }
    })
}
