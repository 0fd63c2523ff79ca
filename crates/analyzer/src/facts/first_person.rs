//! Facts as whoever reads them would say them: what the document says of 我们 is said of the other side.

use baihua_kb::Card;

use super::{LONGEST, line::Line};
use crate::{clause::party::Who, report::FactTopic};

/// What whoever wrote a document calls itself.
const FIRST_PERSONS: [&str; 22] = [
    "我们公司",
    "我公司",
    "本公司",
    "我们店",
    "我们",
    "我方",
    "我司",
    "本司",
    "本店",
    "我店",
    "我行",
    "本行",
    "本馆",
    "我馆",
    "本院",
    "我院",
    "本校",
    "我校",
    "本中心",
    "本机构",
    "本工作室",
    "本平台",
];

/// 我们 of whoever wrote the document, as whoever reads it calls them: 对方晚退一天, 去保险公司住所地法院. What would grow too long
/// stays as it is, and so does what the reader wrote of itself in `line`.
pub(super) fn for_the_reader(card: Card, topic: FactTopic, line: &Line, told: &str) -> String {
    if !matches!(topic, FactTopic::EarlyExit | FactTopic::LateFee | FactTopic::Disputes) {
        return told.to_owned();
    }
    let who = if card == Card::Policy { "保险公司" } else { "对方" };
    // 本行政区域, 我行为 hold no 本行 and no 我行.
    let is_whole = |behind: &str| !behind.starts_with(['政', '业', '为', '动']);
    let put = |told: String, first: &str| {
        let mut out = String::new();
        let mut rest = told.as_str();
        while let Some(at) = rest.find(first) {
            let behind = &rest[at + first.len()..];
            out.push_str(&rest[..at]);
            out.push_str(if is_whole(behind) { who } else { first });
            rest = behind;
        }
        out + rest
    };
    let is_of_the_reader = |first: &&&str| {
        line.named.iter().any(|side| side.who == Who::Reader && line.text(side.start, side.end) == **first)
    };
    let of_the_other = FIRST_PERSONS.iter().filter(|first| told.contains(**first) && !is_of_the_reader(first));
    let said = of_the_other.fold(told.to_owned(), |told, first| put(told, first));
    if said.chars().count() <= LONGEST { said } else { told.to_owned() }
}
