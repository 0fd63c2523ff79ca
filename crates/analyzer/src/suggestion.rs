//! Whether a fairer wording can stand where the quote stands. One that cannot is left out: the finding and what to ask for
//! say enough, and a wording that deletes what is good for the reader does harm.

use baihua_kb::Language;
use baihua_text::CharRange;

use crate::clause::party::{Called, Who};

/// In a wording, the clause as it stands, without its last mark.
const CLAUSE: &str = "{clause}";

/// The clause that a wording would replace.
pub(crate) struct Replaced<'a> {
    pub(crate) quote: &'a str,
    pub(crate) range: CharRange,
    /// Whether the quote is an item of a list, whose lead-in a wording would have to follow.
    pub(crate) is_item: bool,
    /// Whether the quote is a part of a sentence, the rest of which would stay beside a wording.
    pub(crate) is_part: bool,
}

/// What a wording must agree with in one document.
pub(crate) struct Surroundings<'a> {
    names: &'a Called,
    /// Whether the document says 您 anywhere.
    says_you: bool,
    /// Things that the document does not name.
    foreign_things: Vec<&'a str>,
    /// Whether the document speaks to a reviewing program: its clauses are quoted, and not said again as a suggestion.
    is_for_a_machine: bool,
}

impl<'a> Surroundings<'a> {
    pub(crate) fn new(
        text: &str,
        names: &'a Called,
        language: &'a Language,
        is_for_a_machine: bool,
    ) -> Surroundings<'a> {
        let things = language.words.iter().filter(|(class, _)| class == "things").flat_map(|(_, things)| things.iter());
        Surroundings {
            names,
            says_you: text.contains('您'),
            is_for_a_machine,
            foreign_things: things.map(AsRef::as_ref).filter(|thing: &&str| !text.contains(thing)).collect(),
        }
    }

    /// `suggested` as it can stand in the place of a clause, or none. `party` and `counter` are what the texts call the two
    /// sides.
    pub(crate) fn fit(&self, suggested: String, party: &str, counter: &str, of: &Replaced<'_>) -> Option<String> {
        let quote = of.quote.trim();
        // The list below would hang from nothing, and what begins with 则 lacks its condition.
        let is_torn = quote.ends_with(['：', ':']) || ["则", "否则"].iter().any(|word| quote.starts_with(word));
        // What keeps the clause and adds to it strikes nothing.
        let adds = suggested.contains(CLAUSE);
        if is_torn
            || of.is_item
            || of.is_part
            || adds && self.is_for_a_machine
            || !adds && keeps_something_good(of, self.names)
        {
            return None;
        }
        let mut suggested = suggested;
        // A contract that says 乙方 throughout is not corrected with 您.
        if party != "您" {
            suggested = suggested.replace('您', party);
        } else if suggested.contains('您') && !self.says_you {
            return None;
        }
        // 对方 is whoever a sentence is not about, and names nobody; in 一方…对方 it means whoever the other one is then.
        if suggested.contains("对方") && !suggested.contains("一方") {
            if counter == "对方" {
                return None;
            }
            suggested = suggested.replace("对方", counter);
        }
        if self.names.are_many() {
            suggested = suggested.replace("双方", "各方");
        }
        let is_foreign = self.foreign_things.iter().any(|thing| suggested.contains(thing));
        (!is_foreign).then(|| suggested.replace(CLAUSE, quote.trim_end_matches(['。', '；', ';', '.', '，', '、'])))
    }
}

/// Whether the quote also gives the reader something: a duty of the other side, or a right before a 但.
fn keeps_something_good(of: &Replaced<'_>, names: &Called) -> bool {
    const DUTIES: [&str; 7] = ["应", "须", "负责", "保证", "承诺", "提供", "同意"];
    const RIGHTS: [&str; 3] = ["可", "有权", "无需"];
    let until_comma = |text: &str| -> String {
        text.chars().take(8).take_while(|c| !matches!(c, '，' | ',' | '。' | '；' | '、')).collect()
    };
    let turns = of.quote.find("，但").or_else(|| of.quote.find("；但"));
    names.mentioned(of.range).any(|(range, who)| {
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

#[cfg(test)]
mod tests {
    use baihua_kb::builtin;
    use baihua_text::CharRange;

    use super::{Replaced, Surroundings};
    use crate::clause::{page::Page, party::Parties};

    /// What becomes of `suggested` in the place of `quote`, in a lease that is read for 乙方.
    fn fit(quote: &str, suggested: &str, is_item: bool) -> Option<String> {
        fit_below("甲方（出租人）：____\n乙方（承租人）：____", quote, suggested, is_item)
    }

    /// The same below other parties.
    fn fit_below(parties: &str, quote: &str, suggested: &str, is_item: bool) -> Option<String> {
        let text = format!("房屋租赁合同\n{parties}\n押金一个月。\n{quote}");
        let kb = builtin();
        let lease: Vec<_> = kb.families().iter().filter(|family| family.id == "rent").collect();
        let page = Page::new(&text);
        let names = Parties::new(&page, kb.language(), &lease, Some("乙方")).called(&page);
        let start = text.chars().count() - quote.chars().count();
        let range = CharRange::new(start, text.chars().count()).expect("in order");
        let place = Replaced { quote, range, is_item, is_part: false };
        Surroundings::new(&text, &names, kb.language(), false).fit(suggested.to_owned(), "乙方", "甲方", &place)
    }

    #[test]
    fn what_can_stand_there_stands_and_speaks_of_the_documents_parties() {
        for (suggested, expected) in [
            ("甲方应在【　】日内退还押金。", "甲方应在【　】日内退还押金。"),
            ("您可以提前退租。", "乙方可以提前退租。"),
            ("对方应书面通知您。", "甲方应书面通知乙方。"),
        ] {
            assert_eq!(fit("甲方不退押金。", suggested, false).as_deref(), Some(expected));
        }
    }

    #[test]
    fn what_cannot_stand_there_is_left_out() {
        let suggested = "甲方应退还押金。";
        assert_eq!(fit("有下列情形的，甲方不退押金：", suggested, false), None, "a lead-in");
        assert_eq!(fit("则甲方不退押金。", suggested, false), None, "half a sentence");
        assert_eq!(fit("甲方不退押金。", suggested, true), None, "an item of a list");
        assert_eq!(fit("甲方应提供车位，乙方丢车自负。", suggested, false), None, "a duty of the other side");
        assert_eq!(fit("乙方可以转租，但押金不退。", suggested, false), None, "a right of the reader");
        assert_eq!(fit("甲方不退押金。", "甲方应退还货款。", false), None, "a thing that is nowhere in the document");
    }

    #[test]
    fn a_third_party_makes_both_of_them_all_of_them() {
        let suggested = "押金由双方协商后退还。";
        let two = "甲方（出租人）：____\n乙方（承租人）：____";
        assert_eq!(fit_below(two, "甲方不退押金。", suggested, false).as_deref(), Some(suggested));
        let three = format!("{two}\n丙方（居间人）：____");
        let of_three = fit_below(&three, "甲方不退押金。", suggested, false);
        assert_eq!(of_three.as_deref(), Some("押金由各方协商后退还。"));
    }

    #[test]
    fn what_adds_to_the_clause_keeps_it() {
        let added = fit("甲方应提供车位，乙方晚交租金的，每日付100元。", "{clause}，累计不超过【　】。", false);
        assert_eq!(added.as_deref(), Some("甲方应提供车位，乙方晚交租金的，每日付100元，累计不超过【　】。"));
    }
}
