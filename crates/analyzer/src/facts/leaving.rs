//! What it costs to leave early, and to be late.

use rust_decimal::Decimal;

use super::{
    LONGEST, Said, Scene, grouped,
    line::Line,
    money::{Sums, money, months_of_rent},
    yuan,
};
use crate::{clause::party::Who, detect::is_daily_rate, read::quantity::Kind, report::FactTopic};

/// Words that make the price of leaving depend on when or why one leaves.
const CASES: [&str; 14] = [
    "不满",
    "未满",
    "不足",
    "满一年",
    "超过",
    "以内",
    "以上",
    "之前提",
    "协商",
    "例如",
    "如甲",
    "除外",
    "入住前",
    "开课前",
];

/// What leaving early costs whoever leaves: 乙方提前退租的，押金不退.
pub(super) fn early_exit(scene: &Scene<'_>, sums: &Sums) -> Vec<Said> {
    let mut out: Vec<Said> = Vec::new();
    for (number, line) in scene.lines.iter().enumerate() {
        if line.has(&CASES) {
            continue;
        }
        let leaves = line.all_of(scene.words("leave"));
        for (n, &(start, end, _)) in leaves.iter().enumerate() {
            let Some(side) = line.side_before(start, 24).filter(|side| side.who != Who::Drafter) else { continue };
            // Nobody stands between the side and what it does: 乙方发现甲方提前解除 is another story.
            if line.text(side.end, start).contains(['。', '.', ';', '"']) || line.text(side.end, start).contains("不得")
            {
                continue;
            }
            let to = leaves.get(n + 1).map_or(line.chars().len(), |next| next.0);
            let costs = costs(line, end, to, sums);
            if costs.is_empty() {
                continue;
            }
            let label = format!("{}提前结束", line.text(side.start, side.end));
            out.push(Said {
                topic: FactTopic::EarlyExit,
                label,
                value: costs.join("，"),
                line: number,
                start,
                end,
                range: None,
            });
            break;
        }
    }
    out
}

/// What is lost or paid between `from` and `to`, in order.
fn costs(line: &Line, from: usize, to: usize, sums: &Sums) -> Vec<String> {
    let mut found: Vec<(usize, String)> = Vec::new();
    let tail = line.text(from, to);
    // Who gets something back is told elsewhere; who else breaks the contract, too.
    if tail.contains("双倍")
        || tail.contains("无需")
        || tail.contains("不承担")
        || tail.contains("不视为")
        || tail.contains("无须")
    {
        return Vec::new();
    }
    // 提前终止合同须通知乙方，未开始工作的，…: a second case decides what is paid.
    let behind = tail.split_once(',').map_or("", |(_, behind)| behind);
    if behind.contains("的,") {
        return Vec::new();
    }
    for name in [
        "押金",
        "保证金",
        "履约保证金",
        "定金",
        "剩余租金",
        "剩余费用",
        "已付租金",
        "已交费用",
        "已付费用",
        "学费",
        "会费",
    ] {
        let Some(at) = tail.find(name) else { continue };
        let rest = &tail[at + name.len()..];
        let rest: String = rest.chars().take(14).take_while(|c| !matches!(c, '.' | ';')).collect();
        let lost = [
            "不予退",
            "不退",
            "不再退",
            "概不退",
            "不返还",
            "不予返",
            "不再返",
            "归甲方",
            "归出租",
            "没收",
            "不得要求退",
        ];
        let lost = lost.iter().any(|word| rest.contains(word)) && !rest.contains("扣除") && !rest.contains("余");
        if lost && !found.iter().any(|(_, told)| told.contains("不退")) {
            found.push((from + tail[..at].chars().count(), format!("{name}不退")));
        }
    }
    for quantity in line.quantities.iter().filter(|quantity| quantity.start >= from && quantity.end <= to) {
        let before = line.text(quantity.start.saturating_sub(12).max(from), quantity.start);
        let after = line.text(quantity.end, quantity.end + 16);
        let near = line.text(quantity.end, quantity.end + 6);
        let pays = ["支付", "付", "赔偿", "承担", "缴纳", "补偿", "扣除", "扣", "违约金", "相当于"];
        let pays = pays.iter().any(|word| before.contains(word) || near.contains(word));
        let penalty = ["违约金", "赔偿金", "赔偿", "补偿金", "补偿"];
        let Some(penalty) = penalty.iter().find(|word| before.contains(**word) || after.contains(**word)) else {
            continue;
        };
        match quantity.kind {
            Kind::Money(..) if pays => {
                found.extend(money(quantity).map(|sum| (quantity.start, format!("付{penalty} {}", yuan(sum)))));
            }
            Kind::Span(_) if pays => {
                if let Some(months) = months_of_rent(line, quantity.start) {
                    let sum =
                        sums.rent.and_then(|rent| rent.checked_mul(months)).map(|sum| format!("，共 {}", yuan(sum)));
                    let told = format!("付{penalty} {} 个月租金{}", grouped(months), sum.unwrap_or_default());
                    found.push((quantity.start, told));
                }
            }
            Kind::Percent(_) if pays && !line.has(&["每日", "每天", "按日"]) => {
                if let Some(base) = base_of(line, quantity.start) {
                    let told = format!("付{penalty}：{base}的 {}", line.words(quantity));
                    found.push((quantity.start, told));
                }
            }
            _ => {}
        }
    }
    found.sort();
    found.dedup_by(|a, b| a.1 == b.1);
    let more = ["另须", "另应", "另行", "还应", "还须", "还需", "另需", "另付", "另外", "同时"]
        .iter()
        .any(|word| tail.contains(word));
    let mut told: Vec<String> = found.into_iter().map(|(_, told)| told).collect();
    if more && !told.is_empty() && (tail.contains("同时") || told.iter().all(|told| told.ends_with("不退"))) {
        told.push("还要付别的钱".to_owned());
    }
    told
}

/// What a share at `start` is of: 应付租金 in 按应付租金的5%.
fn base_of(line: &Line, start: usize) -> Option<String> {
    let (from, _) = line.phrase(start, start);
    let before = line.text(from, start);
    let before = before
        .strip_suffix('的')
        .or_else(|| before.strip_suffix("的日"))
        .or_else(|| before.strip_suffix("总额"))
        .unwrap_or(&before)
        .to_owned();
    let marks =
        ["相当于", "按照", "应按", "按", "以", "支付", "向", "扣除", "承担", "收取", "加收", "偿付", "缴纳", "赔偿"];
    let cut = marks.iter().filter_map(|mark| before.rfind(mark).map(|at| at + mark.len())).max()?;
    let base = before[cut..].trim_start_matches(['其', '该']);
    let named = ["租金", "款", "费", "价", "金额", "总额", "本金", "工资", "报酬", "本息", "款项"]
        .iter()
        .any(|word| base.ends_with(word));
    let clean = !base.contains(['_', '(', ')', '"', ':'])
        && !["每日", "每天", "一日", "一天", "甲方", "乙方", "出租", "承租"].iter().any(|word| base.contains(word));
    ((2..=14).contains(&base.chars().count()) && named && clean).then(|| base.to_owned())
}

/// What being late costs a day, with the sum where the base stands in the document.
pub(super) fn late_fee(scene: &Scene<'_>, sums: &Sums) -> Vec<Said> {
    let mut out: Vec<Said> = Vec::new();
    for (number, line) in scene.lines.iter().enumerate() {
        let Some((late, _, _)) = line.all_of(scene.words("late")).into_iter().next() else { continue };
        if line.has(&["例如", "比如", "双倍"])
            || !line.all_of(scene.words("penalty")).iter().any(|(at, ..)| *at > late) && !line.has(&["利息", "罚"])
        {
            continue;
        }
        for (at, quantity) in line.quantities.iter().enumerate().filter(|(_, quantity)| quantity.start > late) {
            let between = line.text(late, quantity.start);
            let by_case =
                ["超过", "以上", "以内", "满", "日内", "天内", "解除"].iter().any(|word| between.contains(word));
            if by_case || between.contains(['.', ';']) && !between.contains("0.") {
                break;
            }
            let told = match quantity.kind {
                Kind::Percent(percent) if is_daily_rate(line.chars(), &line.quantities, at) => {
                    a_share(line, quantity.start, percent, sums)
                }
                Kind::Money(sum, _) if is_daily_sum(line, late, quantity.start, quantity.end) => {
                    Some(format!("每天 {}", yuan(sum)))
                }
                _ => None,
            };
            let Some(value) = told.filter(|value| value.chars().count() <= LONGEST) else { continue };
            let (_, tail) = line.phrase(quantity.start, quantity.end);
            if line.text(quantity.end, tail).contains("解除") {
                continue;
            }
            let who = line
                .side_before(late, 8)
                .filter(|side| !line.text(side.end, late).contains(['.', ';', ',']))
                .map(|side| line.text(side.start, side.end));
            // 逾期 of nobody named is that of either side or of one that only the context tells.
            let Some(who) = who else { break };
            let what = what(line, late);
            let label = format!("{who}{what}一天");
            out.push(Said {
                topic: FactTopic::LateFee,
                label,
                value,
                line: number,
                start: quantity.start,
                end: quantity.end,
                range: None,
            });
            break;
        }
    }
    out
}

/// What is late: 晚付, 晚交房; only 晚 where it is not plain.
fn what(line: &Line, late: usize) -> &'static str {
    let after = line.text(late, late + 14);
    let table = [
        ("付款", "晚付"),
        ("支付", "晚付"),
        ("缴纳", "晚付"),
        ("交纳", "晚付"),
        ("交租", "晚付"),
        ("还款", "晚还"),
        ("归还", "晚还"),
        ("偿还", "晚还"),
        ("腾", "晚腾房"),
        ("交房", "晚交房"),
        ("交付", "晚交付"),
        ("交货", "晚交货"),
        ("发货", "晚发货"),
        ("竣工", "晚完工"),
        ("完工", "晚完工"),
        ("退还", "晚退"),
        ("返还", "晚退"),
    ];
    let found = table.iter().filter_map(|(word, told)| Some((after.find(word)?, *told))).min();
    found.map_or("逾期", |(_, told)| told)
}

fn a_share(line: &Line, start: usize, percent: Decimal, sums: &Sums) -> Option<String> {
    let base = base_of(line, start)?;
    let share = format!("{}%", percent.normalize());
    let each = |sum: Decimal| sum.checked_mul(percent)?.checked_div(Decimal::ONE_HUNDRED);
    let sum = match sums.named(&base).and_then(each) {
        Some(sum) => format!("，即 {}", yuan(sum)),
        None if ["未", "欠", "逾期", "应付", "拖欠", "应交", "应缴"].iter().any(|word| base.contains(word)) =>
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
    let before = line.text(late.saturating_sub(1).max(start.saturating_sub(24)), start);
    let daily = ["/天", "/日", "每天", "每日"];
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
    ];
    daily.iter().any(|word| after.starts_with(word))
        || by_day.iter().any(|word| before.contains(word)) && !after.starts_with('/') && !after.starts_with('的')
}
