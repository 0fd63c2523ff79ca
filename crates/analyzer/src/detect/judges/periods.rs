//! Periods that insurance law sets in numbers: waiting, cooling-off, grace, reinstatement, deciding and paying, contesting,
//! suicide, limitation, refund.
//!
//! A judge speaks only where the figure certainly belongs to the period. Where it does and keeps to the law, the clause is
//! cleared: what merely resembles a breach of the same rule is not told of it.

use baihua_kb::Rule;
use rust_decimal::Decimal;

use super::{Bench, Judgement, Sheet};
use crate::read::quantity::{Kind, Quantity, Span, Unit};

/// How far behind its name the figure of a period may stand, in folded characters.
const NEAR: usize = 24;
/// What stands between a figure and the name that follows it: 90日的等待期.
const JOINTS: &str = "的为是内即系属于作(";
/// A figure behind one of these belongs to something else: 等待期后180天.
const ELSEWHERE: [&str; 20] = [
    "后",
    "满",
    "结束",
    "内",
    "期间",
    "给付",
    "赔",
    "住院",
    "确诊",
    "续保",
    "犹豫期",
    "宽限期",
    "等待期",
    "年龄",
    "周岁",
    "之前",
    "以前",
    "自杀",
    "有效期",
    "逾期",
];

/// A period as a number of days and of months, because documents count in either: 180天 and 六个月.
#[derive(Clone, Copy)]
struct Limit {
    days: u32,
    months: u32,
}

impl Limit {
    /// Whether `span` is certainly longer. Working days count as days, which is the shortest they can be.
    fn is_passed_by(self, span: Span) -> bool {
        match span.months() {
            Some(months) => months > Decimal::from(self.months),
            None => span.days().is_some_and(|days| days > Decimal::from(self.days)),
        }
    }

    /// Whether `span` is certainly shorter. Five working days take at least a week.
    fn is_missed_by(self, span: Span) -> bool {
        let days = match span.unit {
            Unit::Workday => span.amount.checked_mul(Decimal::new(14, 1)),
            _ => span.days(),
        };
        match span.months() {
            Some(months) => months < Decimal::from(self.months),
            None => days.is_some_and(|days| days < Decimal::from(self.days)),
        }
    }
}

const HALF_YEAR: Limit = Limit { days: 180, months: 6 };
const TWO_YEARS: Limit = Limit { days: 731, months: 24 };
const FIVE_YEARS: Limit = Limit { days: 1827, months: 60 };
const SIXTY_DAYS: Limit = Limit { days: 60, months: 2 };
const THIRTY_DAYS: Limit = Limit { days: 30, months: 1 };
const FIFTEEN_DAYS: Limit = Limit { days: 15, months: 1 };
const TEN_DAYS: Limit = Limit { days: 10, months: 0 };
const THREE_DAYS: Limit = Limit { days: 3, months: 0 };

type Stated<'s> = (&'s Quantity, Span);

fn spans<'s>(sheet: &'s Sheet<'_>) -> impl DoubleEndedIterator<Item = Stated<'s>> {
    sheet.quantities.iter().filter_map(|quantity| match quantity.kind {
        Kind::Span(span) if !matches!(span.unit, Unit::Minute | Unit::Hour) => Some((quantity, span)),
        _ => None,
    })
}

fn text(sheet: &Sheet<'_>, from: usize, to: usize) -> String {
    let to = to.min(sheet.chars.len());
    sheet.chars[from.min(to)..to].iter().collect()
}

/// Where each of `words` stands, in folded characters.
fn places(sheet: &Sheet<'_>, words: &[&str]) -> Vec<(usize, usize)> {
    let mut found: Vec<(usize, usize)> = words
        .iter()
        .flat_map(|word| sheet.plain.match_indices(word))
        .map(|(byte, word)| {
            let start = sheet.plain[..byte].chars().count();
            (start, start + word.chars().count())
        })
        .collect();
    found.sort_unstable();
    found
}

/// The figure of a period that `words` name: 等待期为90日, 90日的等待期.
fn period<'s>(sheet: &'s Sheet<'_>, words: &[&str]) -> Option<Stated<'s>> {
    places(sheet, words).into_iter().find_map(|(start, end)| {
        let behind = spans(sheet).find(|(quantity, _)| quantity.start >= end).filter(|(quantity, _)| {
            let gap = text(sheet, end, quantity.start);
            gap.chars().count() <= NEAR
                && !gap.contains([';', '.', '。', '；', '!', '?'])
                && !ELSEWHERE.iter().any(|word| gap.contains(word))
        });
        behind.or_else(|| {
            spans(sheet).rev().find(|(quantity, _)| quantity.end <= start).filter(|(quantity, _)| {
                let gap = text(sheet, quantity.end, start);
                gap.chars().count() <= 4 && gap.chars().all(|c| JOINTS.contains(c))
            })
        })
    })
}

/// A figure with one of `before` at most `near` characters before it in the same sentence, none of `between` there, and one of
/// `after` within `near` characters behind it.
fn framed<'s>(
    sheet: &'s Sheet<'_>,
    before: &[&str],
    between: &[&str],
    after: &[&str],
    near: usize,
) -> Option<Stated<'s>> {
    spans(sheet).find(|(quantity, _)| {
        let head = text(sheet, quantity.start.saturating_sub(near), quantity.start);
        let head = head.rsplit(['.', ';', '。', '；']).next().unwrap_or_default();
        let cut = before.iter().filter_map(|word| Some(head.rfind(word)? + word.len())).max();
        let Some(cut) = cut else { return false };
        let tail = text(sheet, quantity.end, quantity.end + near);
        let tail = tail.split(['.', ';', '。', '；']).next().unwrap_or_default();
        !between.iter().any(|word| head[cut..].contains(word)) && after.iter().any(|word| tail.contains(word))
    })
}

/// Says that a figure breaks the law, or clears the clause.
fn tell(
    rule: &Rule,
    judgement: &mut Judgement,
    sheet: &Sheet<'_>,
    stated: Stated<'_>,
    bad: bool,
    what: &str,
    law: &str,
) {
    if bad {
        judgement.find(rule, sheet, format!("{what}是{}，{law}。", sheet.words(stated.0)));
    } else {
        judgement.clear(rule, sheet);
    }
}

/// A waiting period of more than 180 days (健康保险管理办法 第二十七条).
pub(super) fn waiting(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    for sheet in bench.sheets {
        let words = ["等待期间", "等待期", "观察期间", "观察期", "等候期", "免责期"];
        let starts_anew = sheet.has(&["重新", "另行", "重算", "从头", "再次", "再过", "重走"]);
        let Some(stated) = period(sheet, &words) else {
            // What holds once the period is over says nothing of its length.
            if !starts_anew && is_only_about_afterwards(sheet, &words) {
                judgement.clear(rule, sheet);
            }
            continue;
        };
        let bad = HALF_YEAR.is_passed_by(stated.1);
        if bad || !starts_anew {
            tell(rule, judgement, sheet, stated, bad, "等待期", "超过规定的180天");
        }
    }
}

/// Whether a clause names a period only to say what holds behind it: 等待期后, 等待期届满后.
fn is_only_about_afterwards(sheet: &Sheet<'_>, words: &[&str]) -> bool {
    let named = places(sheet, words);
    let is_over = |end: usize| {
        ["后", "届满后", "满后", "期满后", "结束后", "以后", "之后"]
            .iter()
            .any(|word| text(sheet, end, end + 3).starts_with(word))
    };
    !named.is_empty() && named.iter().all(|(_, end)| is_over(*end))
}

/// A cooling-off period of less than fifteen days in long-term health insurance (健康保险管理办法 第十五条). Elsewhere no
/// article sets a number; less than ten days is less than insurers usually give.
pub(super) fn cooling_off(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    // A contract of a year or less need not have such a period at all.
    if is_short_term(bench) {
        return;
    }
    let health = bench.is_of(&["health", "critical"]);
    for sheet in bench.sheets {
        let Some(stated) = period(sheet, &["犹豫期", "反悔期", "冷静期", "撤单期"]) else { continue };
        let spoilt = sheet.has(&["扣除", "扣减", "收取", "自缴费", "自交费", "自投保", "自生效"]);
        let short = FIFTEEN_DAYS.is_missed_by(stated.1);
        if short && health {
            tell(rule, judgement, sheet, stated, true, "犹豫期", "长期健康保险不得少于15天");
        } else if TEN_DAYS.is_missed_by(stated.1) {
            tell(rule, judgement, sheet, stated, true, "犹豫期", "比常见的10天、15天短");
        } else if !spoilt {
            tell(rule, judgement, sheet, stated, false, "", "");
        }
    }
}

/// Whether the document says that it runs for a year or less, and nothing that only a longer contract says.
fn is_short_term(bench: &Bench<'_>) -> bool {
    let says = |words: &[&str]| bench.sheets.iter().any(|sheet| sheet.has(words));
    let year = bench.sheets.iter().any(|sheet| {
        period(sheet, &["保险期间", "保险期限", "合同期间"]).is_some_and(|(_, span)| !TWELVE_MONTHS.is_passed_by(span))
    });
    (year || says(&["一年期", "1年期", "不超过一年", "一年及一年以下", "短期健康"]))
        && !says(&["现金价值", "终身", "长期健康", "保证续保", "交费期间", "复效"])
}

const TWELVE_MONTHS: Limit = Limit { days: 366, months: 12 };

/// A grace period of less than sixty days (保险法 第三十六条). Thirty days that run from a reminder are what the article says.
pub(super) fn grace(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    for sheet in bench.sheets.iter().filter(|sheet| !sheet.has(&["催告"])) {
        let Some(stated) = period(sheet, &["宽限期间", "宽限期", "宽限"]) else { continue };
        let bad = SIXTY_DAYS.is_missed_by(stated.1);
        let uncovered = sheet.has(&["不承担", "不负", "不赔", "不予", "先交", "追溯", "补齐", "交清"]);
        if bad || !uncovered {
            tell(rule, judgement, sheet, stated, bad, "宽限期", "短于法律一般规定的60天");
        }
    }
}

/// A contract that ends before it was suspended for two years (保险法 第三十七条).
pub(super) fn reinstatement(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    for sheet in bench.sheets.iter().filter(|sheet| sheet.has(&["中止", "失效", "停效"])) {
        let before = [
            "中止之日起",
            "中止之日",
            "中止日起",
            "中止后",
            "中止满",
            "中止",
            "失效后",
            "失效之日起",
            "失效满",
            "停效",
        ];
        let after = ["终止", "解除", "作废", "不得复效", "不再", "不能复效", "消灭"];
        let Some(stated) = framed(sheet, &before, &["宽限", "利率"], &after, NEAR) else { continue };
        let bad = TWO_YEARS.is_missed_by(stated.1);
        let forfeits = sheet.has(&["不退", "不予退还", "归", "百分之", "%", "拒绝"]);
        if bad || !forfeits {
            tell(rule, judgement, sheet, stated, bad, "中止后给您恢复合同的时间", "法律规定满二年没谈成，才能解除合同");
        }
    }
}

/// A suicide exclusion of more than two years (保险法 第四十四条).
pub(super) fn suicide(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    for sheet in bench.sheets.iter().filter(|sheet| sheet.has(&["自杀", "自尽", "轻生"])) {
        let within = |(quantity, _): &Stated<'_>| {
            let tail = text(sheet, quantity.end, quantity.end + 3);
            ["内", "以内", "之内", "期间", "届满"]
                .iter()
                .any(|word| tail.starts_with(word) || tail.starts_with(&format!("(含){word}")))
        };
        let Some(stated) = spans(sheet).find(within) else { continue };
        let bad = TWO_YEARS.is_passed_by(stated.1);
        let widened = sheet.has(&["无论", "不论", "不管", "重新", "另行", "增加保险金额", "不退", "扣除"]);
        if bad || !widened {
            tell(rule, judgement, sheet, stated, bad, "自杀不赔的时间", "法律规定是二年");
        }
    }
}

/// Thirty days to decide a complicated claim, ten to pay after an agreement, three to tell of a refusal, sixty until what is
/// certain must be paid (保险法 第二十三条, 第二十四条, 第二十五条).
pub(super) fn claim(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    for sheet in bench.sheets {
        let decide = || {
            let words = [
                "作出核定",
                "做出核定",
                "完成核定",
                "进行核定",
                "核定完毕",
                "作出理赔决定",
                "作出审核结论",
                "作出赔付决定",
            ];
            let named = period(sheet, &["核定期限", "核定时间", "核定期间", "审核期限", "核赔期限", "理赔时限"]);
            let not = ["投诉", "核定之日", "达成"];
            named.or_else(|| framed(sheet, &["起", "后", "材料", "资料", "的", ",", "在", "于"], &not, &words, 16))
        };
        let paid = || {
            let before = [
                "达成协议后",
                "达成协议之日起",
                "协议后",
                "协议之日起",
                "协议签订后",
                "协议达成后",
                "一致后",
                "结论后",
            ];
            let agreed = sheet.has(&["达成", "协议"]) && sheet.has(&["赔", "给付", "保险金"]);
            framed(sheet, &before, &["核定"], &["付", "履行", "赔"], 18).filter(|_| agreed)
        };
        let refused = || {
            let words = ["拒绝赔偿", "拒绝给付", "拒赔", "拒付", "不予赔", "不予给付"];
            let before = ["核定之日起", "核定后", "核定之日"];
            framed(sheet, &before, &[], &words, 24).filter(|_| sheet.has(&["通知"]))
        };
        let advanced = || {
            framed(sheet, &["起", "后"], &["核定"], &["不能确定", "无法确定"], 20)
                .filter(|_| sheet.has(&["先予", "先行", "先付"]))
        };
        let claims: [(&str, &str, Limit, Option<Stated<'_>>); 4] = [
            ("先付能确定的部分要等的时间", "法律规定是收到材料起60天", SIXTY_DAYS, advanced()),
            ("达成协议后付款的时间", "超过法律一般规定的10天", TEN_DAYS, paid()),
            ("不赔的通知要等的时间", "法律规定是核定后3天内", THREE_DAYS, refused()),
            ("核定时间", "超过法律一般规定的30天", THIRTY_DAYS, decide()),
        ];
        let stated: Vec<_> =
            claims.into_iter().filter_map(|(what, law, limit, stated)| Some((what, law, limit, stated?))).collect();
        let bad = stated.iter().find(|(_, _, limit, (_, span))| limit.is_passed_by(*span));
        if let Some((what, law, _, (quantity, _))) = bad {
            judgement.find(rule, sheet, format!("{what}是{}，{law}。", sheet.words(quantity)));
        } else if !stated.is_empty() && !sheet.has(&["不计", "重新", "延长", "另行", "利息", "再延", "不受"])
        {
            judgement.clear(rule, sheet);
        }
    }
}

/// More than two years until the contract can no longer be rescinded, or more than thirty days to rescind it (保险法 第十六条).
pub(super) fn contest(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    for sheet in bench.sheets.iter().filter(|sheet| sheet.has(&["解除", "抗辩"])) {
        let years = || {
            let before = ["成立", "生效", "承保", "复效"];
            let after = ["不得解除", "不再解除", "不能解除", "不得以", "方不得", "才不得", "不得再"];
            framed(sheet, &before, &["保险期间"], &after, 20).filter(|(_, span)| span.months().is_some())
        };
        let days = || {
            let before = ["知道有解除事由之日起", "知道解除事由之日起", "知道有解除事由", "知道解除事由", "知道之日起"];
            framed(sheet, &before, &[], &["不行使", "未行使", "没有行使", "行使"], 20)
        };
        let stated = [
            ("到不能再解除合同为止的时间", "法律规定是超过二年", TWO_YEARS, years()),
            ("知道事由后可以解除的时间", "法律规定是三十日", THIRTY_DAYS, days()),
        ];
        let stated: Vec<_> =
            stated.into_iter().filter_map(|(what, law, limit, stated)| Some((what, law, limit, stated?))).collect();
        let bad = stated.iter().find(|(_, _, limit, (_, span))| limit.is_passed_by(*span));
        if let Some((what, law, _, (quantity, _))) = bad {
            judgement.find(rule, sheet, format!("{what}是{}，{law}。", sheet.words(quantity)));
        } else if stated.len() == 2 && !sheet.has(&["但", "除外", "重新", "不受"]) {
            judgement.clear(rule, sheet);
        }
    }
}

/// A limitation of actions shorter than two years, or than five for life insurance (保险法 第二十六条).
pub(super) fn limitation(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    let life = bench.kinds == ["life"]
        && bench.sheets.iter().any(|sheet| sheet.has(&["终身寿险", "定期寿险", "两全保险", "年金保险"]));
    for sheet in bench.sheets {
        let named = || period(sheet, &["诉讼时效期间", "诉讼时效", "时效期间"]);
        let lapse = || {
            let after =
                ["不行使而消灭", "不行使则消灭", "未行使而消灭", "不行使即消灭", "不行使的,", "内不行使", "内提起诉讼"];
            framed(sheet, &["之日起", "日起", "起"], &["解除"], &after, 14)
                .filter(|_| sheet.has(&["请求", "索赔", "给付", "赔偿"]) && !sheet.has(&["解除权", "解除合同"]))
        };
        let Some(stated) = named().or_else(lapse) else { continue };
        let of_life = (sheet.has(&["人寿保险"]) && !sheet.has(&["以外", "非人寿", "之外"]))
            || (life && !sheet.has(&["以外", "之外"]));
        let (limit, law) =
            if of_life { (FIVE_YEARS, "人寿保险是五年") } else { (TWO_YEARS, "法律规定是二年") };
        // 二年 is 730 or 731 days.
        let limit = Limit { days: limit.days - 1, ..limit };
        let bad = limit.is_missed_by(stated.1);
        if bad || !sheet.has(&["消灭", "放弃", "丧失", "不再", "作废", "事故发生之日起", "出险之日起"])
        {
            tell(rule, judgement, sheet, stated, bad, "请求保险金的时效", law);
        }
    }
}

/// More than thirty days to pay back what a surrendered policy is worth (保险法 第四十七条).
pub(super) fn refund(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    if !bench.is_of(&["life", "critical", "health", "accident"]) {
        return;
    }
    let other = ["犹豫期", "等待期", "自杀", "年龄", "宽限", "贷款", "红利"];
    for sheet in bench.sheets.iter().filter(|sheet| sheet.has(&["现金价值", "退保金"]) && !sheet.has(&other)) {
        let before = ["之日起", "日起", "申请后", "通知后", "材料后", "资料后", "起", "后"];
        let after = ["退还", "返还", "支付", "给付", "退给", "付给"];
        let surrendered = sheet.has(&["解除", "退保", "解约"]);
        let Some(stated) = framed(sheet, &before, &["年度", "满"], &after, NEAR).filter(|_| surrendered) else {
            continue;
        };
        let bad = THIRTY_DAYS.is_passed_by(stated.1);
        if bad || !sheet.has(&["扣", "%", "百分之", "手续费", "不计"]) {
            tell(rule, judgement, sheet, stated, bad, "退钱的时间", "法律规定是收到解除通知起30天内");
        }
    }
}

#[cfg(test)]
mod tests {
    use rust_decimal::Decimal;

    use super::{FIFTEEN_DAYS, HALF_YEAR, SIXTY_DAYS, Sheet, period};
    use crate::read::{
        quantity::{Span, Unit},
        reading::clauses,
    };

    #[test]
    fn a_figure_belongs_to_the_period_that_names_it() {
        for (text, days) in [
            ("等待期为240天。", Some(240)),
            ("等待期（首次投保为200天）内发生的疾病不赔。", Some(200)),
            ("自合同生效之日起三百日内为等待期。", Some(300)),
            ("首次投保须经过270日的等待期。", Some(270)),
            ("等待期后，住院满365日的，当次责任终止。", None),
            ("等待期内住院九十日的，退还保险费。", None),
            ("保险期间为一年，等待期三十天。", Some(30)),
        ] {
            let sheet = Sheet::new(clauses(text)[0]);
            let stated = period(&sheet, &["等待期"]).and_then(|(_, span)| span.days());
            assert_eq!(stated, days.map(Decimal::from), "{text}");
        }
    }

    #[test]
    fn months_are_compared_with_months_and_days_with_days() {
        let span = |amount: u32, unit| Span { amount: Decimal::from(amount), unit };
        assert!(!HALF_YEAR.is_passed_by(span(6, Unit::Month)));
        assert!(HALF_YEAR.is_passed_by(span(7, Unit::Month)));
        assert!(!HALF_YEAR.is_passed_by(span(180, Unit::Day)));
        assert!(HALF_YEAR.is_passed_by(span(181, Unit::Day)));
        assert!(!SIXTY_DAYS.is_missed_by(span(2, Unit::Month)));
        assert!(SIXTY_DAYS.is_missed_by(span(59, Unit::Day)));
        // Eleven working days are at least fifteen days, ten may be fourteen.
        assert!(FIFTEEN_DAYS.is_missed_by(span(10, Unit::Workday)));
        assert!(!FIFTEEN_DAYS.is_missed_by(span(11, Unit::Workday)));
    }
}
