//! Names that stand where other documents have letters: 授权人：____ and 被授权人：____, A方 and B方.
//!
//! Lists of roles know who usually is the weaker side. A name that no list knows is told by where it stands: before a colon on a
//! line of its own, and then again and again as whoever may or must. Such names are read as letters in order of their
//! introduction, so that all that is known of letters holds for them.

use std::{borrow::Cow, collections::BTreeMap};

use super::{
    LETTERS, STRAY, Who,
    roles::{PREAMBLE, Roles},
};
use crate::{
    clause::{page::Page, words::stands_at},
    read::words::WordTrie,
};

/// Longest name, in characters.
const LONGEST: usize = 6;
/// How often a name must stand before a word of doing.
const ACTS_AT_LEAST: usize = 2;
/// Names that are letters by another name and need no introduction.
const PAIRS: [[&str; 2]; 3] = [["a方", "b方"], ["第一方", "第二方"], ["甲", "乙"]];
/// Words before which a party stands.
const ACTS: [&str; 22] = [
    "应",
    "有权",
    "可",
    "不得",
    "须",
    "需",
    "必须",
    "将",
    "同意",
    "承诺",
    "保证",
    "负责",
    "未",
    "无权",
    "违反",
    "违约",
    "逾期",
    "承担",
    "支付",
    "提供",
    "不承担",
    "自行",
];
/// What stands before a colon and is nobody, though it may and must.
const NOBODY: [&str; 16] = [
    "合同", "协议", "项目", "备注", "产品", "服务", "房屋", "双方", "各方", "任何", "本人", "代表", "签字", "盖章",
    "说明", "注意",
];

/// The names of a document's parties that stand for letters, in order of their introduction; none where it has letters.
#[derive(Default)]
pub(super) struct Standing {
    names: Vec<(String, char)>,
}

impl Standing {
    /// Reads them from the document, of which `counts` tells how often each letter is named.
    pub(super) fn of(page: &Page, roles: &Roles<'_>, counts: [usize; 4]) -> Standing {
        let nobody = ["both", "outsider", "not_party"].map(|class| roles.class(class)).concat();
        let mut names: Vec<String> = Vec::new();
        for &(start, end) in page.lines.iter().take_while(|(start, _)| *start < PREAMBLE) {
            let line = page.text(start, end);
            let label = line.split_once('：').map(|(label, _)| label.split('（').next().unwrap_or_default());
            for name in label.into_iter().chain(given_in(&line)) {
                let is_new = || !names.iter().chain(&nobody).any(|known| known == name);
                if is_name(name) && is_new() {
                    names.push(name.to_owned());
                }
            }
        }
        let known = PAIRS.iter().flatten().copied().chain(names.iter().map(String::as_str));
        let places = Places::of(page, known.map(str::to_owned).collect());
        let acts_alone = |pair: &&[&str; 2]| {
            let pair = pair.map(str::to_owned);
            pair.iter().all(|name| places.acts(name, &pair))
        };
        for pair in PAIRS.iter().filter(acts_alone) {
            names.retain(|name| !pair.contains(&name.as_str()));
            names.splice(..0, pair.iter().map(|name| (*name).to_owned()));
        }
        let acting = |name: &&String| places.acts(name, &names);
        let acting: Vec<String> = names.iter().filter(acting).cloned().collect();
        let lettered: usize = counts.iter().sum();
        let is_usual = |name: &String| lettered * STRAY <= places.own(name, &names).count();
        if acting.len() < 2 || acting.len() > LETTERS.len() || !acting.iter().all(is_usual) {
            return Standing::default();
        }
        Standing { names: acting.into_iter().zip(LETTERS).collect() }
    }

    /// `text` with a letter for each of the names.
    pub(super) fn lettered<'t>(&self, text: &'t str) -> Cow<'t, str> {
        let mut longest_first: Vec<&(String, char)> = self.names.iter().collect();
        longest_first.sort_by_key(|(name, _)| std::cmp::Reverse(name.len()));
        longest_first.into_iter().fold(Cow::Borrowed(text), |text, (name, letter)| {
            if text.contains(name.as_str()) {
                text.replace(name.as_str(), &format!("{letter}方")).into()
            } else {
                text
            }
        })
    }

    /// The document with a letter for each of the names; `None` where there are none.
    pub(super) fn lettered_page(&self, page: &Page) -> Option<Page> {
        let lines = page.lines.iter().map(|(start, end)| page.text(*start, *end) + "\n");
        (!self.names.is_empty()).then(|| Page::new(&self.lettered(&lines.collect::<String>())))
    }

    /// The names that lists know as roles, each with its letter.
    pub(super) fn roles(&self, roles: &Roles<'_>) -> Vec<(String, char)> {
        self.names.iter().filter(|(name, _)| roles.knows(name)).cloned().collect()
    }

    /// Puts the names on the sides of their letters, which nobody has here.
    pub(super) fn take_sides(&self, side: &mut BTreeMap<String, Who>) {
        for (name, letter) in &self.names {
            let Some(who) = side.get(&format!("{letter}方")).copied() else { continue };
            side.insert(name.clone(), who);
            // 授权方 beside 授权人.
            let stem = name.strip_suffix(['方', '人', '者']).filter(|stem| stem.chars().count() > 1);
            for alike in stem.into_iter().flat_map(|stem| ["方", "人", "者"].map(|ending| format!("{stem}{ending}")))
            {
                side.entry(alike).or_insert(who);
            }
        }
    }
}

/// Names that a line gives to whom it introduces: 保证人：某某公司（以下简称某方）.
fn given_in(line: &str) -> impl Iterator<Item = &str> {
    let behind = ["简称", "下称", "称为"]
        .into_iter()
        .flat_map(|word| line.match_indices(word).map(|(at, word)| &line[at + word.len()..]));
    behind.filter_map(|rest| {
        let rest = rest.trim_start_matches(['"', '：', '为']);
        let end = rest.find(['"', '）', '：', '，', '。'])?;
        Some(&rest[..end])
    })
}

/// Whether what stands before a colon may be the name of a party.
fn is_name(name: &str) -> bool {
    let plain = name.chars().all(char::is_alphabetic);
    plain && (2..=LONGEST).contains(&name.chars().count()) && !NOBODY.iter().any(|word| name.contains(word))
}

/// Where names stand in a document, found in one pass. Places are in folded characters.
struct Places<'p> {
    chars: &'p [char],
    names: Vec<String>,
    /// By name: where it begins, in order, behind the end of the one before.
    starts: Vec<Vec<usize>>,
}

impl<'p> Places<'p> {
    fn of(page: &'p Page, names: Vec<String>) -> Places<'p> {
        let lengths: Vec<usize> = names.iter().map(|name| name.chars().count()).collect();
        let mut starts: Vec<Vec<usize>> = vec![Vec::new(); names.len()];
        WordTrie::new(names.iter().map(String::as_str)).each_in(&page.chars, |name, start| {
            let (starts, length) = (&mut starts[name as usize], lengths[name as usize]);
            if starts.last().is_none_or(|last| last + length <= start) {
                starts.push(start);
            }
        });
        Places { chars: &page.chars, names, starts }
    }

    /// The places of a name that are not inside another of `names`: those of 授权人 without those of 被授权人.
    fn own(&self, name: &str, names: &[String]) -> impl Iterator<Item = usize> {
        let starts = self.names.iter().position(|known| known == name).map_or(&[][..], |number| &self.starts[number]);
        let longer = names.iter().filter(|other| other.len() > name.len());
        let longer = longer.filter_map(|other| Some((other.as_str(), other[..other.find(name)?].chars().count())));
        let longer: Vec<(&str, usize)> = longer.collect();
        starts.iter().copied().filter(move |at| {
            let is_inside = |(other, offset): &(&str, usize)| {
                at.checked_sub(*offset).is_some_and(|from| stands_at(self.chars, from, other))
            };
            !longer.iter().any(is_inside)
        })
    }

    /// Whether a name stands before words of doing often enough.
    fn acts(&self, name: &str, names: &[String]) -> bool {
        let length = name.chars().count();
        let acts = |at: &usize| ACTS.iter().any(|act| stands_at(self.chars, at + length, act));
        self.own(name, names).filter(acts).take(ACTS_AT_LEAST).count() == ACTS_AT_LEAST
    }
}

#[cfg(test)]
mod tests {
    use baihua_kb::builtin;

    use super::Standing;
    use crate::clause::{
        page::Page,
        party::{LETTERS, count, roles::Roles},
    };

    fn names(text: &str) -> Vec<String> {
        let page = Page::new(text);
        let folded: String = page.chars.iter().collect();
        let roles = Roles::new(builtin().language(), &[]);
        let counts = LETTERS.map(|letter| count(&folded, &format!("{letter}方")));
        Standing::of(&page, &roles, counts).names.into_iter().map(|(name, _)| name).collect()
    }

    const BODY: &str = "授权人应按时交付。授权人不得另行许可。被授权人有权转授权。被授权人将按季结算。";

    #[test]
    fn names_before_colons_that_act_are_parties() {
        assert_eq!(names(&format!("授权书\n授权人：____\n被授权人：云栖公司\n{BODY}")), ["授权人", "被授权人"]);
        assert_eq!(
            names(&format!("某某（以下简称授权人）\n云栖公司（以下简称“被授权人”）\n{BODY}")),
            ["授权人", "被授权人"]
        );
        assert_eq!(
            names("b方应付款，b方不得转租。a方可改价，a方有权换锁。"),
            ["a方", "b方"],
            "letters by another name"
        );
    }

    #[test]
    fn fields_things_and_slips_are_none() {
        assert!(names(&format!("授权书\n地址：____\n电话：____\n{BODY}")).is_empty(), "nobody is introduced");
        assert!(names("授权书\n授权人：____\n被授权人：____\n双方按附件履行。").is_empty(), "nobody acts");
        let lettered = "甲方应付款。".repeat(4);
        assert!(names(&format!("授权人：____\n被授权人：____\n{BODY}{lettered}")).is_empty(), "it has letters");
    }

    #[test]
    fn a_name_inside_another_is_not_its_own() {
        let text = "授权人：____\n被授权人：____\n被授权人应付款，被授权人可转让。";
        assert!(names(text).is_empty(), "授权人 never acts");
    }
}
