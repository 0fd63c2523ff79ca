//! Limits that the law sets in numbers.

use std::cell::LazyCell;

use baihua_kb::Rule;
use rust_decimal::Decimal;

use super::{super::measure::is_daily_rate, Bench, Judgement, Sheet};
use crate::read::{
    daily,
    parties::{Parties, Side},
    quantity::{Date, Kind, Quantity, Span, Unit},
};

fn spans<'s>(sheet: &'s Sheet<'_>) -> impl Iterator<Item = (&'s Quantity, Span)> {
    sheet.quantities.iter().filter_map(|quantity| match quantity.kind {
        Kind::Span(span) => Some((quantity, span)),
        _ => None,
    })
}

fn percents<'s>(sheet: &'s Sheet<'_>) -> impl Iterator<Item = (&'s Quantity, Decimal)> {
    sheet.quantities.iter().filter_map(|quantity| match quantity.kind {
        Kind::Percent(percent) => Some((quantity, percent)),
        _ => None,
    })
}

fn money<'s>(sheet: &'s Sheet<'_>) -> impl Iterator<Item = (&'s Quantity, Decimal)> {
    sheet.quantities.iter().filter_map(|quantity| match quantity.kind {
        Kind::Money(value, _) => Some((quantity, value)),
        _ => None,
    })
}

fn dates(sheet: &Sheet<'_>) -> Vec<Date> {
    let date = |quantity: &Quantity| match quantity.kind {
        Kind::Date(date) => Some(date),
        _ => None,
    };
    sheet.quantities.iter().filter_map(date).collect()
}

/// The first of `words` that stands in `sheet`, in characters.
fn place(sheet: &Sheet<'_>, words: &[&str]) -> Option<usize> {
    let may_stand = words.iter().filter(|word| sheet.may_hold(word));
    may_stand.filter_map(|word| sheet.plain.find(word)).min().map(|byte| sheet.plain[..byte].chars().count())
}

/// A lease longer than twenty years (民法典 第七百零五条).
pub(super) fn lease_term(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    const LIMIT: u32 = 240;
    for sheet in bench.sheets.iter().filter(|sheet| sheet.has(&["租期", "租赁期", "租用期", "承租期", "出租期"]))
    {
        if let [from, to, ..] = dates(sheet)[..]
            && from.months_to(to) > LIMIT
        {
            let months = from.months_to(to);
            judgement.find(rule, sheet, format!("租期一共{}个月，约{}年，超过法律规定的二十年。", months, months / 12));
            continue;
        }
        let long = spans(sheet).find(|(quantity, span)| {
            let near = place(sheet, &["租期", "租赁期", "租用期", "承租期", "出租期"])
                .is_some_and(|at| quantity.start >= at && quantity.start - at <= 12);
            near && span.unit == Unit::Year && span.amount > Decimal::from(20)
        });
        if let Some((quantity, _)) = long {
            judgement.find(rule, sheet, format!("租期是{}，超过法律规定的二十年。", sheet.words(quantity)));
        }
    }
}

/// A deposit (定金) of more than a fifth of the price (民法典 第五百八十六条).
pub(super) fn deposit_share(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    if !bench.sheets.iter().any(|sheet| sheet.holds("定金")) {
        return;
    }
    let price = LazyCell::new(|| {
        bench.sheets.iter().find_map(|sheet| {
            let at = place(
                sheet,
                &[
                    "总价",
                    "总房款",
                    "成交价",
                    "合同价",
                    "转让价",
                    "车价",
                    "货款总额",
                    "价款总额",
                    "总金额",
                    "合同金额",
                    "总额",
                    "售价",
                    "价格",
                    "价款",
                    "总费用",
                    "套餐价",
                ],
            )?;
            let found = money(sheet).find(|(quantity, _)| quantity.start >= at && quantity.start - at <= 14)?;
            Some((sheet.words(found.0), found.1))
        })
    });
    for sheet in bench.sheets.iter().filter(|sheet| sheet.holds("定金")) {
        let Some(at) = place(sheet, &["定金"]) else { continue };
        let share = percents(sheet).find(|(quantity, percent)| {
            quantity.start.abs_diff(at) <= 16
                && *percent > Decimal::from(20)
                && is_of_the_deposit(sheet, quantity, at)
                && sheet.has(&["总价", "价款", "货款", "房款", "成交价"])
        });
        if let Some((quantity, _)) = share {
            judgement.find(rule, sheet, format!("定金是{}，超过总价的20%。", sheet.words(quantity)));
            continue;
        }
        let stated = stated_deposit(sheet, at);
        if let (Some((quantity, deposit)), Some((total_words, total))) = (stated, &*price)
            && *total > deposit
            && deposit.checked_mul(Decimal::from(5)).is_some_and(|five| five > *total)
        {
            let percent = (deposit * Decimal::ONE_HUNDRED / total).round_dp(1).normalize();
            judgement.find(
                rule,
                sheet,
                format!("定金{}是总价{total_words}的{percent}%，超过20%。", sheet.words(quantity)),
            );
        }
    }
}

/// The sum right behind the deposit at `deposit`. In 首付60,000元（含定金），余款90,000元 it is that of something else.
fn stated_deposit<'s>(sheet: &'s Sheet<'_>, deposit: usize) -> Option<(&'s Quantity, Decimal)> {
    const NEAR: usize = 10;
    let is_its_own = |quantity: &Quantity| {
        let between: String = sheet.chars[deposit..quantity.start].iter().collect();
        !["余款", "尾款", "余额", "首付", "剩余", "其余", "贷款"].iter().any(|word| between.contains(word))
    };
    money(sheet)
        .find(|(quantity, _)| quantity.start >= deposit && quantity.start - deposit <= NEAR && is_its_own(quantity))
}

/// Whether a share says how much the deposit at `deposit` is: 总价款的30%为定金, 定金为总价的30%. In 定金归甲方，另按总价的40%收取
/// 违约金 it does not.
fn is_of_the_deposit(sheet: &Sheet<'_>, share: &Quantity, deposit: usize) -> bool {
    let (from, to) = if share.end <= deposit { (share.end, deposit) } else { (deposit + 2, share.start) };
    let between: String = sheet.chars[from..to.max(from)].iter().collect();
    let other = ["违约金", "赔偿", "归", "没收", "不退", "退", "另", "罚", "首付", "余款", "尾款"];
    let behind: String = sheet.chars[share.end..sheet.chars.len().min(share.end + 8)].iter().collect();
    !other.iter().any(|word| between.contains(word))
        && !["违约金", "赔偿", "罚"].iter().any(|word| behind.contains(word))
}

/// Interest above four times the one-year loan prime rate (民间借贷规定 第二十五条).
pub(super) fn loan_rate(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    let Some(rate) = prime_rate(bench) else {
        return judgement.skip(rule, "缺少合同成立时的贷款市场报价利率");
    };
    let limit = rate * Decimal::from(4);
    let when = if bench.signed.is_some() { "合同成立时" } else { "最近一期的" };
    let principal = bench.sheets.iter().find_map(|sheet| {
        let at = place(sheet, &["借款", "本金", "借到", "借给", "出借"])?;
        money(sheet).filter(|(quantity, _)| quantity.start >= at).map(|(_, value)| value).next()
    });
    for sheet in bench
        .sheets
        .iter()
        .filter(|sheet| sheet.has(&["利息", "利率", "月息", "日息", "年息", "利钱", "付息", "年化", "资金占用费"]))
    {
        if sheet.has(&["不超过", "四倍", "免息", "无息", "不计利息", "不收利息"]) {
            continue;
        }
        let yearly = percents(sheet)
            .find_map(|(quantity, percent)| yearly_rate(sheet, quantity, percent))
            .or_else(|| by_amount(sheet, principal));
        if let Some((words, yearly)) = yearly
            && yearly > limit
        {
            judgement.find(
                rule,
                sheet,
                format!(
                    "{words}折成年利率约{}%。{when}一年期贷款市场报价利率是{}%，它的四倍是{}%，超出的部分法院不会支持。",
                    yearly.round_dp(2).normalize(),
                    rate.normalize(),
                    limit.normalize()
                ),
            );
        }
    }
}

/// The prime rate of the day the contract was made; the latest known one where it names no day.
fn prime_rate(bench: &Bench<'_>) -> Option<Decimal> {
    let rates = bench.kb.loan_prime_rates();
    let day = bench.signed.map(|date| format!("{:04}-{:02}-{:02}", date.year, date.month, date.day));
    let known = rates.iter().rev().find(|rate| day.as_ref().is_none_or(|day| rate.from.as_ref() <= day.as_str()));
    known.or(rates.first()).map(|rate| Decimal::new(rate.percent.mantissa, rate.percent.scale.into()))
}

/// 月息2%, 年利率24%, 日息千分之一, as percent a year.
fn yearly_rate(sheet: &Sheet<'_>, quantity: &Quantity, percent: Decimal) -> Option<(String, Decimal)> {
    let before: String = sheet.chars[quantity.start.saturating_sub(10)..quantity.start].iter().collect();
    let per_year = if ["月利", "月息", "每月", "按月", "月费", "月综合"].iter().any(|word| before.contains(word))
    {
        12
    } else if ["日利", "日息", "每日", "每天", "按日"].iter().any(|word| before.contains(word)) {
        365
    } else if ["年利", "年息", "年化", "每年", "年率"].iter().any(|word| before.contains(word)) {
        1
    } else {
        return None;
    };
    // A penalty for lateness is another rule's business.
    if sheet.has(&["逾期", "违约金", "滞纳金", "罚息"]) {
        return None;
    }
    let yearly = percent.checked_mul(Decimal::from(per_year))?;
    let period = if per_year == 12 {
        "每月"
    } else if per_year == 365 {
        "每天"
    } else {
        "每年"
    };
    Some((format!("利息是{period}{}，", sheet.words(quantity)), yearly))
}

/// 按每千元每月四十元, 每日付息五百元（以五十万元计）, as percent a year.
fn by_amount(sheet: &Sheet<'_>, principal: Option<Decimal>) -> Option<(String, Decimal)> {
    if sheet.has(&["逾期", "违约金", "滞纳金", "合计", "共计"]) {
        return None;
    }
    let per_year = if sheet.has(&["每月", "月息", "按月付", "一月"]) && !sheet.has(&["每日", "每天"]) {
        12
    } else if sheet.has(&["每日", "每天", "日息"]) {
        365
    } else {
        return None;
    };
    let amounts: Vec<(&Quantity, Decimal)> = money(sheet).collect();
    let (words, interest, base) = match amounts.as_slice() {
        [(_, a), (quantity, b), ..] if a > b => (sheet.words(quantity), *b, *a),
        [(quantity, interest)] if sheet.holds("每千元") => (sheet.words(quantity), *interest, Decimal::from(1_000)),
        [(quantity, interest)] if sheet.holds("每万元") => (sheet.words(quantity), *interest, Decimal::from(10_000)),
        [(quantity, interest)] => (sheet.words(quantity), *interest, principal?),
        _ => return None,
    };
    // An instalment of the principal is no interest; interest is a small part of what it is paid for.
    if base.is_zero() || interest.checked_mul(Decimal::from(5))? > base {
        return None;
    }
    let yearly = interest.checked_mul(Decimal::from(per_year * 100))?.checked_div(base)?;
    let period = if per_year == 12 { "每月" } else { "每天" };
    Some((format!("{period}付{words}，"), yearly))
}

/// A non-compete of more than two years (劳动合同法 第二十四条).
pub(super) fn non_compete_term(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    const SIGNS: [&str; 14] = [
        "竞业",
        "同类",
        "同行",
        "竞争关系",
        "竞争业务",
        "同业",
        "不得从事",
        "不得到",
        "不得自营",
        "不得受雇",
        "不在本",
        "不得任职",
        "也不自行接单",
        "不得入职",
    ];
    const AFTER: [&str; 8] = ["离职后", "离开", "解除", "终止", "退出", "期满后", "了结后", "离岗"];
    for sheet in bench.sheets.iter().filter(|sheet| sheet.has(&SIGNS) && sheet.has(&AFTER)) {
        let long = spans(sheet).find(|(_, span)| {
            span.months().is_some_and(|months| months > Decimal::from(24) && months <= Decimal::from(600))
        });
        if let Some((quantity, _)) = long {
            judgement.find(rule, sheet, format!("限制的时间是{}，超过法律规定的最长二年。", sheet.words(quantity)));
        }
    }
}

/// A probation longer than the contract allows (劳动合同法 第十九条).
pub(super) fn probation(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    // A lawful length says nothing of these.
    const MORE_THAN_A_PERIOD: [&str; 9] = ["工资", "薪", "报酬", "延长", "重新", "再次", "社会保险", "社保", "解除"];
    let term = bench.sheets.iter().find_map(|sheet| {
        let at = place(sheet, &["合同期限", "合同期", "固定期限", "本合同自", "合同自"])?;
        if let [from, to, ..] = dates(sheet)[..] {
            return Some(Decimal::from(from.months_to(to)));
        }
        let near = |quantity: &Quantity| quantity.start >= at && quantity.start - at <= 14;
        spans(sheet).find(|(quantity, _)| near(quantity)).and_then(|(_, span)| span.months())
    });
    for sheet in bench.sheets.iter().filter(|sheet| sheet.holds("试用期")) {
        let Some(at) = place(sheet, &["试用期"]) else { continue };
        let stated = spans(sheet).find(|(quantity, _)| quantity.start >= at && quantity.start - at <= 10);
        let Some((quantity, months)) = stated.and_then(|(quantity, span)| Some((quantity, span.months()?))) else {
            continue;
        };
        let (limit, why) = match term {
            Some(term) if term < Decimal::from(3) => (0, "合同不满三个月，不得约定试用期"),
            Some(term) if term < Decimal::from(12) => (1, "合同不满一年，试用期最长一个月"),
            Some(term) if term < Decimal::from(36) => (2, "合同不满三年，试用期最长二个月"),
            _ => (6, "试用期最长六个月"),
        };
        if months > Decimal::from(limit) {
            judgement.find(rule, sheet, format!("这里的试用期是{}，{why}。", sheet.words(quantity)));
        } else if term.is_some() && !sheet.has(&MORE_THAN_A_PERIOD) {
            judgement.clear(rule, sheet);
        }
    }
}

/// A penalty of two thousandths a day and more (民法典 第五百八十五条; 合同编通则解释 第六十五条).
pub(super) fn daily_penalty(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    let limit = Decimal::new(2, 1);
    for sheet in bench.sheets.iter().filter(|sheet| percents(sheet).next().is_some()) {
        if !sheet.has(&["违约金", "滞纳金", "罚金", "罚款", "罚息", "加收", "加付", "赔偿", "罚"]) {
            continue;
        }
        // What is paid to the reader's side hurts nobody there.
        if is_paid_to_the_reader(bench, sheet) {
            continue;
        }
        let mut daily = sheet.quantities.iter().enumerate().filter_map(|(at, quantity)| match quantity.kind {
            Kind::Percent(percent) if is_daily_rate(&sheet.chars, &sheet.quantities, at) => Some((quantity, percent)),
            _ => None,
        });
        let high = daily.find(|(quantity, percent)| {
            let before: String = sheet.chars[quantity.start.saturating_sub(4)..quantity.start].iter().collect();
            // 按约定利率上浮20% is a share of another rate.
            let of_a_rate = ["上浮", "上调", "浮动", "加计"].iter().any(|word| before.contains(word));
            !of_a_rate && *percent >= limit && *percent <= Decimal::from(20)
        });
        if let Some((quantity, percent)) = high {
            judgement.find(rule, sheet, per_day(sheet, quantity, percent));
        }
    }
}

/// What a daily share amounts to: of a month's rent in days of rent, of a sum that stays owed in a year. A penalty that ends at
/// a share or after some days never runs for a year.
fn per_day(sheet: &Sheet<'_>, quantity: &Quantity, percent: Decimal) -> String {
    let words = sheet.words(quantity);
    let before: String = sheet.chars[quantity.start.saturating_sub(14)..quantity.start].iter().collect();
    let monthly = ["月租金", "月服务费", "月费"].into_iter().find(|base| before.contains(base));
    let ends = ["为限", "不超过", "不得超过", "封顶", "上限", "最高", "至多"];
    match monthly {
        Some(base) => {
            let days = (percent * Decimal::new(3, 1)).round_dp(1).normalize();
            format!("每天{words}，按{base}算，每晚一天要多付相当于{days}天的钱。")
        }
        None if sheet.has(&ends) => format!("每天{words}。"),
        None => {
            let yearly = (percent * Decimal::from(365)).round_dp(1).normalize();
            format!("每天{words}，一年下来相当于{yearly}%。")
        }
    }
}

/// Whether a daily penalty binds both sides alike, runs to no more than five ten-thousandths a day, and ends at a share of
/// the sum: 甲方逾期付款或者乙方逾期交货的，每日按万分之三支付违约金，累计不超过10%. Nothing in it is high or one-sided.
pub(crate) fn is_even_handed_penalty(sheet: &Sheet<'_>, parties: &Parties) -> bool {
    if !daily::stands_in(&sheet.chars) || money(sheet).next().is_some() {
        return false;
    }
    let sides = parties.mentions(&sheet.plain);
    let both = [Side::Reader, Side::Counter].iter().all(|side| sides.iter().any(|mention| mention.side == *side))
        || sheet.has(&["任何一方", "任一方", "违约方", "逾期方", "双方"]);
    let late = sheet.plain.matches("逾期").count() + sheet.plain.matches("迟延").count() >= sides.len().min(2);
    let more = ["没收", "不退", "不予退还", "解除", "另行", "并赔偿", "总额", "总价款的", "倍"];
    let rates: Vec<Decimal> = percents(sheet).map(|(_, percent)| percent).collect();
    let low = |rate: &&Decimal| **rate <= Decimal::new(5, 2);
    let capped = sheet.has(&["为限", "不超过", "不得超过", "封顶", "上限"]);
    both && late && capped && !sheet.has(&more) && rates.len() == 2 && rates.iter().filter(low).count() == 1
}

/// Whether all that a clause asks of whoever is late is a share of no more than five ten-thousandths a day, to a ceiling at
/// most: 每逾期一日，乙方应按未付款项的万分之三支付滞纳金. That is what is usual, however strict it sounds.
pub(crate) fn is_usual_daily_penalty(sheet: &Sheet<'_>) -> bool {
    let more = [
        "没收",
        "不退",
        "不予退还",
        "解除",
        "另行",
        "赔偿",
        "并处",
        "倍",
        "罚款",
        "有权",
        "扣除",
        "复利",
        "全部",
        "同时",
    ];
    let low = Decimal::new(5, 2);
    let mut daily = 0;
    let are_low = percents(sheet).all(|(quantity, percent)| {
        let at = sheet.quantities.iter().position(|other| other == quantity);
        let is_daily = at.is_some_and(|at| is_daily_rate(&sheet.chars, &sheet.quantities, at));
        daily += u32::from(is_daily);
        if is_daily {
            percent <= low
        } else {
            percent <= Decimal::TEN && sheet.has(&["为限", "不超过", "封顶", "上限"])
        }
    });
    are_low && daily == 1 && money(sheet).next().is_none() && !sheet.has(&more)
}

/// 甲方应按每日…向乙方支付滞纳金, where the reading is for 乙方.
fn is_paid_to_the_reader(bench: &Bench<'_>, sheet: &Sheet<'_>) -> bool {
    bench.parties.mentions(&sheet.plain).iter().any(|mention| {
        let (before, after) = (&sheet.plain[..mention.start], &sheet.plain[mention.end..]);
        let pays = ["支付", "付", "缴纳", "交纳", "缴付", "赔"].iter().any(|word| after.starts_with(word));
        mention.side == Side::Reader && pays && ["向", "给"].iter().any(|word| before.ends_with(word))
    })
}

#[cfg(test)]
mod tests {
    use super::{
        super::Sheet, is_even_handed_penalty, is_of_the_deposit, is_usual_daily_penalty, per_day, percents, place,
        stated_deposit,
    };
    use crate::read::{parties::Parties, reading::clauses};

    #[test]
    fn a_low_capped_penalty_for_both_sides_is_even_handed() {
        let family = crate::detect::family_of(baihua_kb::builtin(), "sale-001", baihua_kb::Card::Contract);
        let parties = Parties::of_example(family, baihua_kb::builtin(), None);
        for (text, even) in [
            ("甲方逾期付款或者乙方逾期交货的，每日按应付款的万分之三支付违约金，累计不超过该款的10%。", true),
            ("违约方每逾期一日按未付金额的0.05%支付违约金，以该金额的10%为限。", true),
            ("甲方逾期付费或者乙方逾期退费的，均按应付未付金额每日万分之三支付违约金，累计以该笔金额的10%为限。", true),
            ("乙方逾期付款的，每日按应付款的万分之三支付违约金，累计不超过该款的10%。", false),
            ("甲方逾期按每日万分之一、乙方逾期按每日千分之五支付违约金，累计不超过总额的10%。", false),
            ("甲方逾期付款或者乙方逾期交货的，每日按应付款的千分之三支付违约金，累计不超过该款的10%。", false),
            ("甲方逾期付款或者乙方逾期交货的，每日按应付款的万分之三支付违约金。", false),
            ("甲方或者乙方逾期的，每日万分之三，累计不超过10%；乙方逾期十日，定金没收。", false),
        ] {
            let clause = clauses(text)[0];
            assert_eq!(is_even_handed_penalty(&Sheet::new(clause), &parties), even, "{text}");
        }
    }

    #[test]
    fn a_low_daily_share_alone_is_usual() {
        for (text, usual) in [
            ("每逾期一日，乙方应按未付款项的万分之三支付滞纳金。", true),
            ("每逾期24小时，乙方应按未付款项的0.05%支付滞纳金，累计不超过10%。", true),
            ("每逾期一日，乙方应按未付款项的千分之三支付滞纳金。", false),
            ("每逾期一日，乙方应按未付款项的万分之三支付滞纳金，并赔偿总价的10%。", false),
            ("每逾期一日，乙方应按未付款项的万分之三支付滞纳金，甲方有权解除合同。", false),
            ("违约金为合同总价的0.05%。", false),
        ] {
            assert_eq!(is_usual_daily_penalty(&Sheet::new(clauses(text)[0])), usual, "{text}");
        }
    }

    #[test]
    fn a_daily_share_is_told_in_what_it_comes_to() {
        for (text, told) in [
            ("逾期付款的，每日按未付金额的0.3%支付违约金。", "每天0.3%，一年下来相当于109.5%。"),
            ("逾期的，每日按月租金的5%支付违约金。", "每天5%，按月租金算，每晚一天要多付相当于1.5天的钱。"),
            ("逾期付款的，每日按未付金额的0.3%支付违约金，以10%为限。", "每天0.3%。"),
        ] {
            let sheet = Sheet::new(clauses(text)[0]);
            let (share, percent) = percents(&sheet).next().expect("a share");
            assert_eq!(per_day(&sheet, share, percent), told, "{text}");
        }
    }

    #[test]
    fn a_sum_behind_a_deposit_is_not_always_the_deposit() {
        for (text, told) in [
            ("签约当日付定金30,000元。", Some("30,000元")),
            ("首付60,000元（含定金），余款90,000元办理贷款。", None),
            ("定金已付，尾款90,000元提货时付。", None),
        ] {
            let sheet = Sheet::new(clauses(text)[0]);
            let at = place(&sheet, &["定金"]).expect("a deposit");
            assert_eq!(stated_deposit(&sheet, at).map(|(sum, _)| sheet.words(sum)).as_deref(), told, "{text}");
        }
    }

    #[test]
    fn a_share_beside_a_deposit_is_not_always_the_deposit() {
        for (text, of) in [
            ("签约当日支付总价款的30%为定金，余款按期付清。", true),
            ("定金为合同总价的百分之三十。", true),
            ("定金归甲方，且另按成交价的百分之四十收取违约金。", false),
            ("定金不退，并赔偿总价的30%。", false),
            ("定金三万元，总价的30%作为违约金。", false),
        ] {
            let sheet = Sheet::new(clauses(text)[0]);
            let (share, _) = percents(&sheet).next().expect("a share");
            let at = place(&sheet, &["定金"]).expect("a deposit");
            assert_eq!(is_of_the_deposit(&sheet, share, at), of, "{text}");
        }
    }
}
