//! The last look: whatever the reading made of a report, the text is searched once more for names with numbers beyond critical
//! limits. What the reading did not account for is told, never dropped.

use baihua_kb::Indicator;

use super::{
    judge::decimal,
    lexicon::Sense,
    names::{Meaning, Mention},
    page::Page,
    token::{Kind, Token},
    unit::Units,
};

/// A number beyond a critical limit that the reading did not account for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Alarm {
    /// Place of the indicator.
    pub(crate) indicator: usize,
    /// The number as printed.
    pub(crate) shown: String,
    /// First token and behind the last one.
    pub(crate) tokens: (usize, usize),
}

/// Words for people: what stands behind them is the value of somebody else. 老公钾 4.1，我 6.8.
const PEOPLE: [&str; 22] = [
    "我", "他", "她", "老公", "老婆", "爱人", "妻子", "丈夫", "爸", "妈", "父亲", "母亲", "儿子", "女儿", "孩子", "哥",
    "姐", "弟", "妹", "爷爷", "奶奶", "外",
];

/// How many characters a word for somebody may have.
const WORD: usize = 4;

/// How far behind a name a number may stand, in characters.
const REACH: usize = 24;

/// Searches `tokens`; those that `accounted` marks were read, or left out for a reason, and `others` are names of other tests.
pub(crate) fn search(
    page: &Page,
    tokens: &[Token],
    mentions: &[Mention],
    indicators: &[Indicator],
    units: &Units,
    accounted: &[bool],
    others: &[usize],
) -> Vec<Alarm> {
    let mut alarms: Vec<Alarm> = Vec::new();
    for (at, token) in tokens.iter().enumerate() {
        let Kind::Name(mention) = token.kind else { continue };
        let Meaning::Indicator { place, .. } = mentions[mention].meaning else { continue };
        if indicators[place].critical.is_none() || others.binary_search(&at).is_ok() {
            continue;
        }
        let mut read = false;
        // Behind the last character of a word for somebody.
        let mut somebody = 0;
        for (ahead, next) in tokens.iter().enumerate().skip(at + 1).take(16) {
            // Behind a number that was read stand its marks; other words begin something else.
            if read && next.line == token.line && matches!(next.kind, Kind::Said(Sense::Word)) {
                let word = page.text(next.start, next.start + WORD);
                if PEOPLE.iter().any(|person| word.starts_with(person)) {
                    somebody = next.start + WORD;
                }
            }
            let is_word = matches!(next.kind, Kind::Said(Sense::Word)) && next.start >= somebody;
            if read && (next.line != token.line || is_word) {
                break;
            }
            let far = next.start > token.end + REACH || next.line > token.line + 1;
            if far || matches!(next.kind, Kind::Name(_) | Kind::Said(Sense::Legend | Sense::Aim) | Kind::Qualitative) {
                break;
            }
            let Kind::Number(number) = &next.kind else { continue };
            // 钾 4.1   2 葡萄糖 5.0: behind a value that was read, the number of the next row.
            let numbers = next.gap >= super::page::Gap::Column
                && number.number.is_integer()
                && matches!(tokens.get(ahead + 1).map(|token| &token.kind), Some(Kind::Said(Sense::Word)));
            if read && numbers {
                break;
            }
            if accounted[ahead] || number.code {
                read |= accounted[ahead];
                continue;
            }
            let unit = match tokens.get(ahead + 1).map(|token| &token.kind) {
                Some(Kind::Unit(unit)) => Some(unit.key),
                // 20 before the next name is that name's place in the list.
                Some(Kind::Name(_)) if next.line != token.line => continue,
                Some(Kind::Said(Sense::Word)) if tokens[ahead + 1].gap == super::page::Gap::None => continue,
                _ => None,
            };
            if is_critical(&indicators[place], number.number, unit, units) {
                let alarm = Alarm { indicator: place, shown: number.text.clone(), tokens: (at, ahead + 1) };
                if !alarms.iter().any(|known| known.indicator == place && known.shown == alarm.shown) {
                    alarms.push(alarm);
                }
            }
            break;
        }
    }
    alarms
}

/// Whether the number is beyond a critical limit in a unit it may be in.
pub(crate) fn is_critical(
    indicator: &Indicator,
    number: rust_decimal::Decimal,
    unit: Option<&str>,
    units: &Units,
) -> bool {
    let Some(critical) = &indicator.critical else { return false };
    let mut factors = Vec::new();
    match unit {
        None => factors.push(rust_decimal::Decimal::ONE),
        Some(key) if units.key(&indicator.unit) == Some(key) => factors.push(rust_decimal::Decimal::ONE),
        Some(key) => factors.extend(
            indicator
                .conversions
                .iter()
                .filter(|c| c.only_as.is_none() && units.key(&c.unit) == Some(key))
                .map(|c| decimal(c.factor)),
        ),
    }
    factors.into_iter().filter_map(|factor| number.checked_mul(factor)).any(|own| {
        let possible = own >= decimal(indicator.window.low) && own <= decimal(indicator.window.high);
        possible && (own <= decimal(critical.low) || own >= decimal(critical.high))
    })
}
