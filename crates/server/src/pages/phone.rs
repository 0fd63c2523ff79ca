//! Telephone numbers to call, as links.
//!
//! Only numbers of a fixed list become links, and only where they stand by themselves: a text may come from a model, and an
//! amount or a date may hold the same digits.

use maud::{Markup, html};

/// Public hotlines that next steps name.
const HOTLINES: [&str; 10] = ["12315", "12329", "12333", "12338", "12345", "12348", "12363", "12366", "12378", "12386"];
/// Numbers so short that they are also amounts and values: links only behind a word of calling.
const EMERGENCY: [&str; 3] = ["110", "119", "120"];
const CALLING: [&str; 5] = ["拨", "打", "报警", "急救", "call"];
/// What makes an amount, a date or another number of the digits before it.
const MEASURES: [char; 14] = ['元', '万', '亿', '号', '条', '年', '月', '日', '天', '个', '份', '字', '%', '％'];

/// `text` with every number to call as a `tel:` link. Its words stay as they are.
pub(super) fn linked(text: &str) -> Markup {
    html! {
        @for part in parts(text) {
            @match part {
                Part::Words(words) => (words),
                Part::Number(number) => a href={ "tel:" (number) } { (number) },
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Part<'t> {
    Words(&'t str),
    Number(&'t str),
}

fn parts(text: &str) -> Vec<Part<'_>> {
    let mut parts = Vec::new();
    let (mut done, mut at) = (0, 0);
    while let Some(found) = text[at..].find(|c: char| c.is_ascii_digit()) {
        let start = at + found;
        let length = text[start..].find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len() - start);
        let end = start + length;
        if is_hotline(&text[..start], &text[start..end], &text[end..]) {
            parts.push(Part::Words(&text[done..start]));
            parts.push(Part::Number(&text[start..end]));
            done = end;
        }
        at = end;
    }
    parts.push(Part::Words(&text[done..]));
    parts
}

/// Whether `digits` between `before` and `behind` is a number to call.
fn is_hotline(before: &str, digits: &str, behind: &str) -> bool {
    let joins = |c: char| c.is_ascii_alphanumeric() || matches!(c, '０'..='９');
    let last = before.chars().next_back();
    let mut next = behind.chars();
    let (first, second) = (next.next(), next.next());
    let part_of_another = last
        .is_some_and(|c| joins(c) || matches!(c, '.' | ',' | '-' | '+' | '¥' | '￥' | '第' | '#'))
        || first.is_some_and(|c| joins(c) || MEASURES.contains(&c))
        || first.is_some_and(|c| matches!(c, '.' | ',' | '-' | '—' | '~' | '～'))
            && second.is_some_and(|c| c.is_ascii_digit());
    let known = HOTLINES.contains(&digits)
        || EMERGENCY.contains(&digits) && CALLING.iter().any(|word| before.trim_end().ends_with(word));
    known && !part_of_another
}

#[cfg(test)]
mod tests {
    use baihua_kb::{Card, RuleText, builtin};
    use proptest::prelude::*;

    use super::{HOTLINES, linked};

    #[test]
    fn whole_numbers_of_the_list_become_links() {
        for (text, numbers) in [
            ("谈不拢可拨12348咨询。", vec!["12348"]),
            ("拨12345或12348、12378", vec!["12345", "12348", "12378"]),
            ("打110，也可拨 120。", vec!["110", "120"]),
            ("12345", vec!["12345"]),
            ("赔12345元，第12348条，12378号，12315.50，2.12345，112345，123456，a12345，12345b，１12345", vec![]),
            ("110 克，拨款120元，打11000", vec![]),
            ("2026-12345，12345-6789，¥12345，+12345", vec![]),
            ("没有号码", vec![]),
            ("", vec![]),
        ] {
            let page = linked(text).into_string();
            let found: Vec<&str> =
                page.split("<a href=\"tel:").skip(1).filter_map(|rest| rest.split('"').next()).collect();
            assert_eq!(found, numbers, "{text}");
        }
    }

    #[test]
    fn every_hotline_that_rules_name_is_a_link() {
        for rule in builtin().rules(Card::Contract).iter().chain(builtin().rules(Card::Policy)) {
            let said = rule.parts.iter().filter(|part| part.text == RuleText::NextStep).map(|part| &*part.says);
            for text in std::iter::once(&*rule.next_step).chain(said) {
                let page = linked(text).into_string();
                for number in
                    text.split(|c: char| !c.is_ascii_digit()).filter(|run| run.len() == 5 && run.starts_with("12"))
                {
                    assert!(HOTLINES.contains(&number), "{}: {number}", rule.id);
                    assert!(page.contains(&format!("<a href=\"tel:{number}\">{number}</a>")), "{}: {text}", rule.id);
                }
            }
        }
    }

    proptest! {
        #[test]
        fn words_stay_as_they_are(text in "([<>&\"'0-9a-z。，拨打元]|12345|120){0,40}") {
            let page = linked(&text).into_string();
            let mut bare = String::new();
            let mut rest = page.as_str();
            while let Some((before, link)) = rest.split_once("<a href=\"tel:") {
                bare.push_str(before);
                let (number, behind) = link.split_once("\">").expect("a link has its address");
                prop_assert!(number.bytes().all(|byte| byte.is_ascii_digit()));
                let (shown, behind) = behind.split_once("</a>").expect("a link ends");
                prop_assert_eq!(number, shown);
                bare.push_str(shown);
                rest = behind;
            }
            bare.push_str(rest);
            prop_assert_eq!(bare, maud::html! { (text) }.into_string());
        }
    }
}
