//! Measures of a sentence: rates with their period, spans of time, and who pays. Exact: parts per million, days.

use std::sync::LazyLock;

use rust_decimal::{Decimal, prelude::ToPrimitive};

use super::{
    page::Page,
    party::{Mention, Parties, Who},
    words::{self, class, contains, ends, first, stands_at},
};
use crate::read::{
    daily,
    quantity::{Kind, Unit, quantities},
};

/// The period a rate is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Per {
    Day,
    Month,
    Year,
    /// A ceiling, not a rate.
    Cap,
}

/// A rate as it stands: 千分之一/日.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Rate {
    /// Parts per million: one percent is 10,000.
    pub(crate) ppm: u64,
    pub(crate) per: Option<Per>,
    pub(crate) start: u32,
    pub(crate) end: u32,
}

/// A span of time, in days; months count 30, years 365. Hours are left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Days {
    pub(crate) days: u32,
    pub(crate) start: u32,
    pub(crate) end: u32,
}

/// Parts per million of one percent.
const PPM_A_PERCENT: Decimal = Decimal::from_parts(10_000, 0, 0, false, 0);
const MONTHLY: [&str; 6] = ["/月", "每月", "按月", "月利率", "月息", "/个月"];
const YEARLY: [&str; 9] = ["/年", "每年", "年化", "年利率", "年费率", "按年", "年息", "年收益", "/p.a."];
const CAPS: [&str; 8] = ["累计", "不超过", "不得超过", "上限", "最高", "为限", "总额不", "不高于"];
const CAPS_BEHIND: [&str; 6] = ["为限", "为上限", "为最高", "封顶", "为顶", "以内"];

/// The rates and the spans of time of the sentence between `from` and `to`, in order.
pub(crate) fn measured(page: &Page, from: u32, to: u32) -> (Vec<Rate>, Vec<Days>) {
    let chars = &page.chars[..to as usize];
    let (mut rates, mut spans) = (Vec::new(), Vec::new());
    for quantity in quantities(page.slice(from, to)) {
        let (start, end) = (from as usize + quantity.start, from as usize + quantity.end);
        let place = (start as u32, end as u32);
        match quantity.kind {
            // 五折 is a price, not a share that somebody owes.
            Kind::Percent(percent) if chars[end - 1] != '折' => {
                let Some(ppm) = percent.checked_mul(PPM_A_PERCENT).and_then(|ppm| ppm.trunc().to_u64()) else {
                    continue;
                };
                let per = period(chars, from as usize, start, end);
                rates.push(Rate { ppm, per, start: place.0, end: place.1 });
            }
            Kind::Span(span) if !matches!(span.unit, Unit::Hour | Unit::Minute) => {
                let Some(days) = span.days().and_then(|days| days.trunc().to_u32()) else { continue };
                spans.push(Days { days, start: place.0, end: place.1 });
            }
            _ => {}
        }
    }
    (rates, spans)
}

/// What a rate is for: the period that stands behind it, else the one named last before it.
fn period(chars: &[char], from: usize, start: usize, end: usize) -> Option<Per> {
    let begin = (from.max(start.saturating_sub(45))..start)
        .rev()
        .find(|&at| matches!(chars[at], '。' | '；'))
        .map_or(from.max(start.saturating_sub(45)), |at| at + 1);
    let left = &chars[begin..start];
    let near = &chars[start.saturating_sub(14).max(begin)..start];
    if CAPS.iter().any(|word| words::last(near, word).is_some_and(|at| !near[at..].contains(&'，'))) {
        return Some(Per::Cap);
    }
    let right = |words: &[&str]| words.iter().any(|word| stands_at(chars, end, word));
    if right(&CAPS_BEHIND) {
        return Some(Per::Cap);
    }
    if daily::begins(&chars[end..]) {
        return Some(Per::Day);
    }
    if right(&MONTHLY) {
        return Some(Per::Month);
    }
    if right(&YEARLY) {
        return Some(Per::Year);
    }
    let last = |words: &[&str]| words.iter().filter_map(|word| words::last(left, word)).max();
    [(daily::last(left), Per::Day), (last(&MONTHLY), Per::Month), (last(&YEARLY), Per::Year)]
        .into_iter()
        .filter_map(|(at, per)| Some((at?, per)))
        .max_by_key(|(at, _)| *at)
        .map(|(_, per)| per)
}

/// Verbs of which the money's receiver is the object: 赔偿甲方四个月租金.
const RECEIVES: [&str; 7] = ["赔偿", "补偿", "支付", "付给", "返还", "退还", "付"];
const PAYS: [&str; 8] = ["支付", "交纳", "缴纳", "承担", "赔偿", "偿付", "给付", "付"];
const LEVIES: [&str; 7] = ["收取", "处以", "处罚", "加收", "要求", "罚", "扣"];
/// What is a breach behind the name of whoever does it, and what before a name says that something is done to it or by its leave.
static FAULTS: LazyLock<Vec<String>> = LazyLock::new(|| class("breaches"));
static DONE_TO: LazyLock<Vec<String>> = LazyLock::new(|| class("done_to_a_side"));
/// How far before a name that may stand, in characters.
const BEFORE: u32 = 4;

/// How far into the words of a penalty its payment may stand: 按该项服务费用的三倍支付, in characters.
const DUE: u32 = 16;
/// How far behind a name its power over the money may stand: 甲方有权收取, in characters.
const POWER: usize = 10;
/// How far behind a name what it may levy may stand, in characters.
const LEVIED: u32 = 120;

/// A mention of somebody who may pay, with what stands behind it, whichever place is asked about.
pub(crate) struct Debtor {
    mention: Mention,
    /// A breach stands behind it.
    is_at_fault: bool,
    /// A duty stands behind it.
    is_bound: bool,
}

/// Everybody of the contract who is mentioned in the sentence between `from` and `to`, in order.
pub(crate) fn debtors(page: &Page, parties: &Parties, from: u32, to: u32) -> Vec<Debtor> {
    let after = |end: u32, chars: u32| page.slice(end, (end + chars).min(to));
    let is_at_fault = |mention: &Mention| {
        // 对甲方派发的任务拒绝执行的, 违反甲方规定擅自退课的: the breach is somebody else's.
        let before = page.slice(mention.start.saturating_sub(BEFORE).max(from), mention.start);
        if mention.owns || DONE_TO.iter().any(|word| ends(before, word)) {
            return false;
        }
        let rest = after(mention.end, 30);
        let phrase = &rest[..rest.iter().position(|c| matches!(c, '，' | '。' | '；')).unwrap_or(rest.len())];
        // A sum called 违约金 is no breach.
        (0..phrase.len())
            .any(|at| !stands_at(phrase, at, "违约金") && FAULTS.iter().any(|word| stands_at(phrase, at, word)))
    };
    let is_bound = |mention: &Mention| {
        if mention.owns {
            return false;
        }
        let rest = after(mention.end, 20);
        (0..rest.len()).any(|at| {
            matches!(rest[at], '须' | '需') || rest[at] == '应' && (at == 0 || !stands_at(rest, at - 1, "相应"))
        })
    };
    let mentions = parties.between(from, to).iter().filter(|mention| mention.who != Who::Outsider);
    mentions
        .map(|mention| Debtor { mention: *mention, is_at_fault: is_at_fault(mention), is_bound: is_bound(mention) })
        .collect()
}

/// Who of `debtors` pays a penalty at `at` in the sentence between `from` and `to`: told by whom it is paid to, by who may
/// levy it, or by whose breach is its condition.
pub(crate) fn payer(page: &Page, debtors: &[Debtor], from: u32, to: u32, at: u32) -> Option<Who> {
    let turn = |who: Who| match who {
        Who::Reader => Who::Drafter,
        Who::Drafter => Who::Reader,
        other => other,
    };
    let ahead = &debtors[..debtors.partition_point(|debtor| debtor.mention.end <= at)];
    let before = |start: u32| page.slice(start.saturating_sub(2).max(from), start);
    let after = |end: u32, chars: u32| page.slice(end, (end + chars).min(to));
    for Debtor { mention, .. } in ahead.iter().rev().take_while(|debtor| at - debtor.mention.end <= 30) {
        if RECEIVES.iter().any(|word| ends(before(mention.start), word)) && page.same_phrase(mention.end, at) {
            return Some(turn(mention.who));
        }
    }
    let near = debtors.iter().rev().filter(|Debtor { mention, .. }| mention.start <= at + 30 && mention.end + 40 >= at);
    for Debtor { mention, .. } in near {
        if matches!(before(mention.start).last(), Some('向' | '给' | '与')) {
            let paid = mention.start < at && page.same_phrase(mention.end, at)
                || PAYS.iter().any(|word| contains(after(mention.end, 20), word));
            if paid {
                return Some(turn(mention.who));
            }
        }
    }
    for Debtor { mention, .. } in ahead.iter().rev() {
        if ["收取", "要求"].iter().any(|word| ends(before(mention.start), word)) {
            return Some(mention.who);
        }
        let rest = page.slice(mention.end, at.min(mention.end + LEVIED));
        let near = &rest[..rest.len().min(POWER + "有权".chars().count())];
        if let Some(power) = ["有权", "可"].iter().filter_map(|word| first(near, word)).min()
            && power <= POWER
            && LEVIES.iter().any(|word| contains(&rest[power..], word))
        {
            return Some(turn(mention.who));
        }
    }
    // 甲方不同意替换的，乙方应按三倍支付: whoever must pay, in the words themselves.
    if let Some(Debtor { mention, .. }) = ahead.last().filter(|debtor| debtor.is_bound)
        && page.same_phrase(mention.end, at)
        && PAYS.iter().any(|word| contains(after(at, DUE), word))
        && !LEVIES.iter().any(|word| contains(page.slice(mention.end, at), word))
    {
        return Some(mention.who);
    }
    let last = |is: fn(&Debtor) -> bool| ahead.iter().rev().find(|debtor| is(debtor));
    last(|debtor| debtor.is_at_fault).or_else(|| last(|debtor| debtor.is_bound)).map(|debtor| debtor.mention.who)
}

#[cfg(test)]
mod tests {
    use baihua_kb::builtin;

    use super::{Page, Parties, Per, Who, debtors, measured, payer};

    #[test]
    fn who_must_pay_is_told_by_the_words_themselves() {
        let pays = |text: &str, words: &str| {
            let page = Page::new(text);
            let parties = Parties::new(&page, builtin().language(), &[], Some("甲方"));
            let at = text.chars().count() - text.split_once(words).expect(words).1.chars().count();
            let at = (at - words.chars().count()) as u32;
            payer(&page, &debtors(&page, &parties, 0, page.len()), 0, page.len(), at)
        };
        let other = "乙方没有安排或甲方不同意安排的，乙方应按服务费的3倍支付违约金。";
        assert_eq!(pays(other, "按服务费"), Some(Who::Drafter));
        assert_eq!(pays("甲方逾期的，应按服务费的3倍支付违约金。", "按服务费"), Some(Who::Reader));
        assert_eq!(pays("甲方逾期的，乙方应按服务费的3倍收取违约金。", "按服务费"), Some(Who::Reader));
        assert_eq!(pays("乙方对甲方派发的任务拒绝执行的，按服务费的3倍支付违约金。", "按服务费"), Some(Who::Drafter));
        assert_eq!(pays("乙方未经甲方同意擅自转租的，按服务费的3倍支付违约金。", "按服务费"), Some(Who::Drafter));
        assert_eq!(pays("违反甲方规定迟到的，按服务费的3倍支付违约金。", "按服务费"), None);
    }

    #[test]
    fn rates_are_read_in_every_spelling() {
        let read = |text: &str| {
            let page = Page::new(text);
            measured(&page, 0, page.len()).0.iter().map(|rate| (rate.ppm, rate.per)).collect::<Vec<_>>()
        };
        assert_eq!(read("每逾期一日按千分之五支付"), [(5_000, Some(Per::Day))]);
        assert_eq!(read("延迟一天支付总额的10%"), [(100_000, Some(Per::Day))]);
        assert_eq!(read("每晚1天，付货款的1%"), [(10_000, Some(Per::Day))]);
        assert_eq!(read("提前一天，付货款的1%"), [(10_000, None)]);
        assert_eq!(read("按0.07％/天计"), [(700, Some(Per::Day))]);
        assert_eq!(read("万分之五/日"), [(500, Some(Per::Day))]);
        assert_eq!(read("年利率15.4%"), [(154_000, Some(Per::Year))]);
        assert_eq!(read("不超过合同总价的20%"), [(200_000, Some(Per::Cap))]);
        assert_eq!(read("每晚一日付万分之五，以该期款的10%为限"), [(500, Some(Per::Day)), (100_000, Some(Per::Cap))]);
        assert_eq!(read("支付合同价款百分之三十的违约金"), [(300_000, None)]);
    }

    #[test]
    fn spans_are_read_in_days() {
        let page = Page::new("三十日内，15个工作日，六个月，第三日，两年");
        let days: Vec<u32> = measured(&page, 0, page.len()).1.iter().map(|span| span.days).collect();
        assert_eq!(days, [30, 15, 180, 730]);
    }
}
