//! A fairer wording as a correction of the clause: what is struck and what is put there.

use baihua_analyzer::{Change, Flag};
use maud::{Markup, html};

use crate::pages::Lang;

/// A stretch of a corrected clause.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Part {
    Kept(String),
    Struck(String),
    Added(String),
}

/// The clause `quote`, which begins at `from`, with its corrections; `None` where there are none or they do not fit it.
pub(super) fn parts(quote: &str, from: usize, changes: &[Change]) -> Option<Vec<Part>> {
    let quote: Vec<char> = quote.chars().collect();
    let mut parts = Vec::new();
    let mut done = 0;
    let mut put = |part: fn(String) -> Part, text: String| {
        if !text.is_empty() {
            parts.push(part(text));
        }
    };
    for change in changes {
        let start = change.range.start().checked_sub(from)?;
        let end = change.range.end().checked_sub(from)?;
        let (before, struck) = (quote.get(done..start)?, quote.get(start..end)?);
        put(Part::Kept, before.iter().collect());
        put(Part::Struck, struck.iter().collect());
        put(Part::Added, change.text.clone());
        done = end;
    }
    put(Part::Kept, quote.get(done..)?.iter().collect());
    (!changes.is_empty()).then_some(parts)
}

/// A corrected clause: what is struck and what is added, in the words that stay.
pub(super) fn woven(parts: &[Part], lang: Lang) -> Markup {
    html! {
        p.correction lang=[lang.chinese()] {
            @for part in parts {
                @match part {
                    Part::Kept(text) => (text),
                    Part::Struck(text) => del { (text) },
                    Part::Added(text) => ins { (text) },
                }
            }
        }
    }
}

/// The fairer wording of `flag`, as a correction where it is one; nothing if it has none.
pub(super) fn correction(flag: &Flag, lang: Lang) -> Markup {
    let Some(fair) = &flag.suggested_text else { return html! {} };
    match parts(&flag.quote, flag.quote_range.start(), &flag.suggested_changes) {
        Some(parts) => html! {
            h4 { (lang.pick("改成这样", "Corrected")) }
            (woven(&parts, lang))
            // The words to copy: the clause as it reads once corrected.
            p.take hidden lang=[lang.chinese()] data-copy=(lang.pick("复制改好的条款", "Copy the corrected clause")) { (fair) }
        },
        None => html! {
            h4 { (lang.pick("更公平的写法", "A fairer wording")) }
            p.take lang=[lang.chinese()] { (fair) }
        },
    }
}

#[cfg(test)]
mod tests {
    use baihua_analyzer::{Change, Flag};
    use baihua_kb::Card;
    use baihua_text::CharRange;

    use super::{Part, parts};
    use crate::pages::tests::kept;

    #[test]
    fn what_stays_is_struck_and_is_added_in_order() {
        let mut flag = kept(Card::Contract).flags[0].clone();
        flag.quote = "押金概不退还。".to_owned();
        flag.quote_range = CharRange::starting_at(100, 7);
        let change =
            |start, length, text: &str| Change { range: CharRange::starting_at(start, length), text: text.to_owned() };
        let read = |flag: &Flag| parts(&flag.quote, flag.quote_range.start(), &flag.suggested_changes);
        assert_eq!(read(&flag), None, "nothing is corrected");
        flag.suggested_changes = vec![change(102, 2, "七日内"), change(106, 0, "余额")];
        let (kept, struck, added) = (
            |text: &str| Part::Kept(text.to_owned()),
            |text: &str| Part::Struck(text.to_owned()),
            |text: &str| Part::Added(text.to_owned()),
        );
        assert_eq!(
            read(&flag),
            Some(vec![kept("押金"), struck("概不"), added("七日内"), kept("退还"), added("余额"), kept("。")])
        );
        for wrong in [vec![change(99, 1, "")], vec![change(106, 5, "")], vec![change(104, 1, ""), change(102, 1, "")]] {
            flag.suggested_changes = wrong;
            assert_eq!(read(&flag), None, "{:?}", flag.suggested_changes);
        }
    }
}
