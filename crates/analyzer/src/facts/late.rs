//! What it costs to be late.

use baihua_text::CharRange;
use rust_decimal::Decimal;

use super::{
    LONGEST, Said, Scene, is_ideograph,
    line::{Line, MOST_FIGURES},
    share::base_of,
    sums::Sums,
    words::Class,
    yuan,
};
use crate::{
    detect::is_daily_rate,
    read::quantity::{Kind, Quantity},
    report::{Fact, FactTopic},
};

/// What being late costs a day, with the sum where the base stands in the document.
pub(super) fn late_fee(scene: &Scene<'_>, sums: &Sums) -> Vec<Said> {
    let mut out: Vec<Said> = Vec::new();
    for (number, line) in scene.lines.iter().enumerate() {
        let Some((late, _, _)) = line.named(Class::Late).next() else { continue };
        if line.says(Class::NoLateFee)
            || !line.named(Class::Penalty).any(|(at, ..)| at > late) && !line.says(Class::LatePrice)
        {
            continue;
        }
        let behind = line.quantities.iter().enumerate().filter(|(_, quantity)| quantity.start > late);
        for (at, quantity) in behind.take(MOST_FIGURES) {
            let between = line.text(late, quantity.start);
            let by_case = ["超过", "以上", "以内", "满", "日内", "天内", "解除", "工作日", "催告"]
                .iter()
                .any(|word| between.contains(word));
            // 从第六天起每天…: a day late costs nothing.
            let later = between.split_once('第').is_some_and(|(_, day)| day.contains("天起") || day.contains("日起"));
            if by_case || later || between.contains(['.', ';']) && !between.contains("0.") {
                break;
            }
            let told = match quantity.kind {
                Kind::Percent(percent)
                    if is_daily_rate(line.chars(), &line.quantities, at) || is_by_the_day(&between) =>
                {
                    a_share(line, quantity.start, percent, sums)
                }
                Kind::Money(sum, _) if is_daily_sum(line, late, quantity.start, quantity.end) => {
                    Some(format!("每天 {}", yuan(sum)))
                }
                _ => None,
            };
            let told =
                told.map(|value| if has_ceiling(line, quantity.end) { format!("{value}，有上限") } else { value });
            // ……累计不超过10%；另赔停线损失: the ceiling is that of the penalty alone.
            let harm = |line: &Line| ["另赔", "另行赔偿", "还应赔偿", "并赔偿"].iter().any(|word| line.holds(word));
            let harms = || harm(line) || scene.rest_of_sentence(number).any(harm);
            let told = told
                .map(|value| if value.ends_with("有上限") && harms() { format!("{value}，损失另赔") } else { value });
            let grows = || scene.rest_of_sentence(number).any(costs_otherwise_later);
            let told = told.map(|value| if grows() { format!("{value}，久了另算") } else { value });
            let Some(value) = told.filter(|value| value.chars().count() <= LONGEST) else { continue };
            let (_, tail) = line.phrase(quantity.start, quantity.end);
            if line.text(quantity.end, tail).contains("解除") {
                continue;
            }
            // 前30日每天200元，第31日起每天400元: in steps.
            let rest = line.text(quantity.end, quantity.end + 30);
            let rest = rest.split(['.', ';']).next().unwrap_or_default();
            // ……计收滞纳金，从逾期第十一日起计算: the first days cost nothing.
            if rest.split_once('第').is_some_and(|(_, day)| day.contains("日起") || day.contains("天起")) {
                break;
            }
            let steps = rest.split_once('起').is_some_and(|(_, then)| then.starts_with(['每', '按', ',']));
            if steps
                || ["前", "头"].iter().any(|word| between.contains(word))
                    && between.contains(['日', '天'])
                    && rest.contains('起')
            {
                break;
            }
            // 逾期 of nobody named is that of either side or of one that only the context tells.
            let Some((who, what)) = who_is_late(scene, number, late) else { break };
            // 逾期 alone says what is late only where what it costs does.
            let what = match what {
                LATE if is_of_money(&value) => "晚付",
                // 分包人每延误一天.
                LATE if line.text(late.saturating_sub(1), late + 2) == "每延误" => "延误",
                LATE => break,
                what => what,
            };
            let fee = match what {
                "晚退" | "晚交付" => thing_that_is_late(line, late, quantity.start),
                _ => fee_that_is_late(scene, line, late, quantity.start),
            };
            // 过户后60日内迁出户口，逾期的…: what is late stands right before.
            let before = line.text(late.saturating_sub(16), late);
            let what = if what == "晚过户" && before.contains("户口") { "晚迁户口" } else { what };
            let what = each_delay(line, late).unwrap_or_else(|| what.to_owned());
            let label = format!("{who}{what}{fee}一天");
            out.push(Said::of(FactTopic::LateFee, label, value, number, quantity.start..quantity.end));
            break;
        }
    }
    out
}

/// Whether other words tell what else the same side pays late, at another price: then 晚付 alone does not say which.
pub(super) fn is_one_of_several(scene: &Scene<'_>, said: &Said) -> bool {
    let Some(who) = said.label.strip_suffix("晚付一天") else { return false };
    let others = scene.lines.iter().enumerate().filter(|(other, _)| *other != said.line);
    others.map(|(_, line)| line).any(|line| {
        let Some((late, ..)) = line.named(Class::Late).next() else { return false };
        let of_who = line.named.iter().all(|side| line.called(side) == who) && !line.named.is_empty();
        let of_money = || what(&line.text(late, late + 14)) == "晚付";
        let behind = line.quantities.iter().filter(|quantity| quantity.start > late).take(MOST_FIGURES);
        let is_price = |quantity: &&Quantity| match quantity.kind {
            Kind::Percent(_) => true,
            Kind::Money(..) => is_daily_sum(line, late, quantity.start, quantity.end),
            _ => false,
        };
        let is_told = |quantity: &Quantity| match quantity.kind {
            Kind::Percent(percent) => said.value.contains(&format!("{}%", percent.normalize())),
            Kind::Money(sum, _) => said.value.contains(&yuan(sum)),
            _ => true,
        };
        of_who && of_money() && behind.filter(is_price).any(|quantity| !is_told(quantity))
    })
}

/// Whether the rest of a sentence tells what each day costs later: 超过十日的，每日付400元.
fn costs_otherwise_later(line: &Line) -> bool {
    let later = ["超过", "逾期满", "日起", "天起"].iter().any(|word| line.text(0, 12).contains(word));
    let daily = ["每日", "每天", "每逾期一日", "每逾期一天", "每超过一"].iter().any(|word| line.holds(word));
    let figure = |quantity: &Quantity| matches!(quantity.kind, Kind::Money(..) | Kind::Percent(_));
    later && daily && line.quantities.iter().any(figure)
}

/// Whether the sentence says behind `at` how much it is at most: 但累计不超过总价的百分之五.
fn has_ceiling(line: &Line, at: usize) -> bool {
    const NEAR: usize = 50;
    let rest = line.text(at, at + NEAR);
    let rest = rest.split(';').next().unwrap_or_default();
    if ["上限为", "上限是", "封顶"].iter().any(|word| rest.contains(word)) {
        return true;
    }
    ["累计", "累积", "总额", "最高", "最多", "合计", "总计"]
        .iter()
        .filter_map(|word| rest.split_once(word))
        // 逾期交房或者迁出户口的，每日……，但户口迁移的违约金累计不超过三万元: the ceiling of one of the two.
        .filter(|(between, _)| !between.contains("的违约金"))
        .any(|(_, most)| ["不超过", "不得超过", "不高于", "为限"].iter().any(|word| most.contains(word)))
}

/// Whether what a delay costs is a share of money that is owed: 欠款的 0.05%.
fn is_of_money(value: &str) -> bool {
    // 逾期交货部分货款的 0.3%: the price of goods that come late.
    if ["交货", "交付", "发货", "供货", "完工", "竣工", "工期"].iter().any(|other| value.contains(other))
    {
        return false;
    }
    ["迟交", "没付", "欠", "未付", "未还", "未发", "应付", "逾期", "延迟", "迟延", "拖欠", "本金", "租金", "本息"]
        .iter()
        .any(|owed| value.contains(owed))
}

/// What is paid late, between `late` and `to`, where it is not all that is owed: 品牌使用费或货款 of 逾期支付品牌使用费或货款的.
fn fee_that_is_late(scene: &Scene<'_>, line: &Line, late: usize, to: usize) -> String {
    const LONGEST_FEE: usize = 12;
    /// What a contract of one price calls it.
    const MAIN: [&str; 8] = ["服务费", "旅游费", "货款", "价款", "房款", "车款", "工程款", "借款"];
    let said = line.text(late, to);
    let said = said.split_once("的,").map_or("", |(said, _)| said);
    let Some((_, fee)) = ["支付", "交纳", "缴纳", "迟交", "付"].iter().find_map(|word| said.split_once(word))
    else {
        return String::new();
    };
    // 晚付的，…: what, stands where the clause begins.
    if fee.is_empty() {
        return fee_of_the_clause(scene, line).unwrap_or_default();
    }
    let plain = fee.chars().all(|c| is_ideograph(c) || c == '、');
    // 逾期付费或者乙方逾期退费的: another delay. 任何一笔款: all of them.
    if fee.contains(['方', '逾', '迟', '退', '任']) {
        return String::new();
    }
    let several = fee.contains(['或', '和', '及', '、']);
    // 第二笔款 is one of several.
    let one_of = fee.starts_with('第') || fee.contains(['笔', '期', '尾', '余', '首']);
    let is_fee = fee.ends_with('费') && !fee.contains('或') || (several || one_of) && fee.ends_with(['款', '金', '费']);
    let fits = plain && (3..=LONGEST_FEE).contains(&fee.chars().count());
    let is_main = || !several && (MAIN.contains(&fee) || scene.lines.iter().any(|line| line.title.contains(fee)));
    if fits && is_fee && !is_main() { fee.to_owned() } else { String::new() }
}

/// The fee that the clause of a line is about, as it begins: 派费 of 派费：甲方每周结算一次.
fn fee_of_the_clause(scene: &Scene<'_>, line: &Line) -> Option<String> {
    const LONGEST_FEE: usize = 6;
    let own = scene.paragraph(line);
    let first = scene.lines.partition_point(|line| scene.paragraph(line) < own);
    let first = scene.lines.get(first)?;
    let (head, _) = first.plain.split_once(':')?;
    let fee: String = head.chars().filter(|c| is_ideograph(*c)).collect();
    let is_fee = fee.ends_with('费') && (2..=LONGEST_FEE).contains(&fee.chars().count());
    is_fee.then_some(fee)
}

/// What is given back or handed over late, between `late` and `to`: 图纸 of 逾期交付图纸的.
fn thing_that_is_late(line: &Line, late: usize, to: usize) -> String {
    const LONGEST_THING: usize = 8;
    let said = line.text(late, to);
    let said = said.split_once("的,").map_or("", |(said, _)| said);
    let Some((_, thing)) = ["返还", "退还", "交付"].iter().find_map(|word| said.split_once(word)) else {
        return String::new();
    };
    let plain = thing.chars().all(|c| is_ideograph(c) || c == '、');
    let other = thing.contains(['方', '逾', '迟', '给', '时', '日', '天', '后', '前', '或', '该', '第', '任', '超']);
    let fits = (2..=LONGEST_THING).contains(&thing.chars().count()) && plain && !other;
    if fits { thing.to_owned() } else { String::new() }
}

/// What a day of the delay told in the words at `range` costs, where the document's own figures say it: 331.2 元.
pub(crate) fn sum_a_day(facts: &[Fact], range: CharRange) -> Option<&str> {
    let there = |fact: &&Fact| fact.quote_range.is_some_and(|quote| quote.intersection(range).is_some());
    let fact = facts.iter().filter(|fact| fact.topic == FactTopic::LateFee).find(there)?;
    let (_, sum) = fact.value.rsplit_once(TO_A_SUM)?;
    sum.split('，').next()
}

/// Between a share and what it comes to.
const TO_A_SUM: &str = "，即 ";

/// Whether what stands between the delay and its price counts days.
fn is_by_the_day(between: &str) -> bool {
    ["晚一天", "晚一日", "迟一天", "迟一日", "拖一天"].iter().any(|word| between.contains(word))
}

/// Who is late, and with what: the side right before, the only one that acts before in the line, or, where a line begins with
/// 逾期, the only one that acts in the line before.
fn who_is_late(scene: &Scene<'_>, number: usize, late: usize) -> Option<(String, &'static str)> {
    let line = &scene.lines[number];
    let near = line.side_before(late, 8).filter(|side| !line.text(side.end, late).contains(['.', ';', ',']));
    if let Some(side) = near {
        // 承包人原因致使工期延误，每延误一天支付……: what is late may stand before the word as well.
        // 过户之后拖着不付尾款: what was before is not late.
        let before = line.text(side.end, late);
        let before = before.rsplit('后').next().unwrap_or_default();
        let said = [what(before), what(&line.text(late, late + 14))];
        return Some((line.called(side), said.into_iter().find(|what| *what != LATE).unwrap_or(LATE)));
    }
    if let Some(side) = line.actor_before(late) {
        let before = line.text(side.end, late);
        let what = [what(&before), what(&line.text(late, late + 14))].into_iter().find(|what| *what != LATE)?;
        return (!before.contains('.')).then(|| (line.called(side), what));
    }
    // 逾期不拆除的: what is late is said here, in words that nobody knows.
    if line.text(late, late + 3) == "逾期不" {
        return None;
    }
    let above = number
        .checked_sub(1)
        .map(|above| &scene.lines[above])
        .filter(|above| scene.place(above) == scene.place(line))?;
    let side = above.actor_before(above.chars().len()).filter(|_| late <= 1 && line.named.is_empty())?;
    let what =
        [what(&above.text(side.end, above.chars().len())), what(&line.plain)].into_iter().find(|what| *what != LATE)?;
    Some((above.called(side), what))
}

/// What a delay is called that is not told apart.
const LATE: &str = "逾期";

/// What is late where several things are, all at one price: 晚还、晚过户、晚交房 of 逾期还款、逾期过户或逾期交房的.
fn each_delay(line: &Line, late: usize) -> Option<String> {
    let delays: Vec<usize> = line.named(Class::Late).map(|(at, ..)| at).filter(|at| *at >= late).collect();
    let behind = line.text(late, line.chars().len());
    let (case, _) = behind.split_once("的,")?;
    let end = late + case.chars().count();
    let told = delays.iter().enumerate().take_while(|(_, at)| **at < end).map(|(number, at)| {
        let next = delays.get(number + 1).copied().unwrap_or(end).min(end);
        what(&line.text(*at, next))
    });
    let mut told: Vec<&str> = told.collect();
    told.dedup();
    (told.len() > 1 && !told.contains(&LATE)).then(|| told.join("、"))
}

/// What is late: 晚付, 晚交房; only 晚 where it is not plain.
fn what(after: &str) -> &'static str {
    // 延误的，每拖一天支付…: what is paid is the price of the delay.
    let after = after.split_once("的,").map_or(after, |(delay, _)| delay);
    // 每延误一天，支付违约金: so is what stands behind the day.
    let after = ["一天,", "一日,", "1天,", "1日,"]
        .iter()
        .find_map(|day| after.split_once(day))
        .map_or(after, |(delay, _)| delay);
    // （收到设备款后二十日）发出设备: what stands in brackets only tells when.
    let after = match (after.find('('), after.find(')')) {
        (Some(open), Some(close)) if open < close => &format!("{}{}", &after[..open], &after[close..]),
        (Some(open), None) => &after[..open],
        (None, Some(close)) => &after[close..],
        _ => after,
    };
    const TABLE: [(&str, &str); 51] = [
        ("开通", "晚开通"),
        ("工期", "晚完工"),
        ("过户", "晚过户"),
        ("放款", "晚放款"),
        ("移交", "晚移交"),
        ("交件", "晚交件"),
        ("迁出户口", "晚迁户口"),
        ("户口迁出", "晚迁户口"),
        ("拖欠", "晚付"),
        ("晚付", "晚付"),
        ("迟付", "晚付"),
        ("退押金", "晚退押金"),
        ("退保证金", "晚退保证金"),
        ("付工", "晚付"),
        ("付款", "晚付"),
        ("支付", "晚付"),
        ("付余款", "晚付"),
        ("付尾款", "晚付"),
        ("付清", "晚付"),
        ("付租", "晚付"),
        ("付费", "晚付"),
        ("缴", "晚付"),
        ("交纳", "晚付"),
        ("交租", "晚付"),
        ("交费", "晚付"),
        ("交清", "晚付"),
        ("交付租金", "晚付"),
        ("交付费用", "晚付"),
        ("发工资", "晚付"),
        ("发放", "晚付"),
        ("还款", "晚还"),
        ("还车", "晚还"),
        ("归还", "晚还"),
        ("偿还", "晚还"),
        ("还清", "晚还"),
        ("腾", "晚腾房"),
        ("未迁", "晚迁走"),
        ("迁出", "晚迁走"),
        ("交房", "晚交房"),
        ("交车", "晚交车"),
        ("交付", "晚交付"),
        ("交货", "晚交货"),
        ("发货", "晚发货"),
        ("发出", "晚发货"),
        ("竣工", "晚完工"),
        ("完工", "晚完工"),
        ("退还", "晚退"),
        ("返还", "晚退"),
        ("退款", "晚退"),
        ("退费", "晚退"),
        ("开工", "晚开工"),
    ];
    let found =
        TABLE.iter().filter_map(|(word, told)| Some((after.find(word)?, std::cmp::Reverse(word.len()), *told))).min();
    // 交付工程款 is a payment.
    let is_of_money = |at: usize| {
        let thing: String = after[at..].chars().skip("交付".chars().count()).take(4).collect();
        ["款", "费", "租金"].iter().any(|money| thing.contains(money))
    };
    match found {
        Some((at, _, "晚交付")) if is_of_money(at) => "晚付",
        Some((.., told)) => told,
        None => LATE,
    }
}

fn a_share(line: &Line, start: usize, percent: Decimal, sums: &Sums) -> Option<String> {
    // 代偿金额 is what somebody else paid.
    let base = base_of(line, start).filter(|base| !["代偿", "垫付", "代垫"].iter().any(|word| base.contains(word)))?;
    let share = format!("{}%", percent.normalize());
    let each = |sum: Decimal| sum.checked_mul(percent)?.checked_div(Decimal::ONE_HUNDRED);
    let sum = match sums.named(&base).and_then(each) {
        Some(sum) => format!("{TO_A_SUM}{}", yuan(sum)),
        None if ["未", "欠", "逾期", "应付", "拖欠", "应交", "应缴", "应退"].iter().any(|word| base.contains(word)) =>
        {
            let sum = each(Decimal::from(10_000))?;
            format!("（每一万元每天 {}）", yuan(sum))
        }
        None => String::new(),
    };
    Some(format!("{base}的 {share}{sum}"))
}

/// Whether a sum is owed by the day: 每逾期一日支付100元, 100元/天.
fn is_daily_sum(line: &Line, late: usize, start: usize, end: usize) -> bool {
    let after = line.text(end, end + 3);
    // 60元的违约金 is the sum; 60元的余额 is of something else.
    let penalty = ["违约", "滞纳", "补偿", "赔偿"];
    let is_of_more =
        after.strip_prefix('的').is_some_and(|what| !penalty.iter().any(|penalty| what.starts_with(penalty)));
    let before = line.text(late.saturating_sub(1).max(start.saturating_sub(24)), start).replace('壹', "一");
    let daily = ["/天", "/日", "每天", "每日"];
    // 每延迟一日按每单2元补偿, 每迟延一日每台向乙方付800元 count days and pieces.
    const PIECES: [&str; 10] = ["每单", "每件", "每人", "每台", "每套", "每辆", "每车", "每平方米", "每平米", "每吨"];
    if PIECES.iter().any(|piece| before.contains(piece)) {
        return false;
    }
    let by_day = [
        "每逾期一日",
        "每逾期一天",
        "每逾期1日",
        "每逾期1天",
        "每日",
        "每天",
        "按日",
        "每晚一天",
        "每延期一日",
        "每延误一日",
        "每延误一天",
        "每延迟一日",
        "每延期一天",
        "每晚一日",
        "晚一天",
        "晚一日",
        "每迟一日",
        "每迟一天",
        "每迟延一日",
        "每拖一天",
    ];
    daily.iter().any(|word| after.starts_with(word))
        || by_day.iter().any(|word| before.contains(word)) && !after.starts_with('/') && !is_of_more
}
