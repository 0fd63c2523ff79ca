//! What is paid, when, and the deposit.

use rust_decimal::Decimal;

use super::{BLANK, Said, Scene, grouped, is_conditional, line::Line, yuan};
use crate::{
    read::quantity::{Kind, Quantity, Unit},
    report::FactTopic,
};

/// Sums that other clauses refer to by name.
pub(super) struct Sums {
    /// The monthly rent, where the document names one.
    pub(super) rent: Option<Decimal>,
    /// Prices by name, those by the month or the piece left out.
    pub(super) totals: Vec<(String, Decimal)>,
}

impl Sums {
    /// The sums of `prices`, which are facts already.
    pub(super) fn of(scene: &Scene<'_>, prices: &[Said]) -> Sums {
        let (mut rent, mut totals): (Vec<Decimal>, Vec<(String, Decimal)>) = (Vec::new(), Vec::new());
        for said in prices.iter().filter(|said| said.topic == FactTopic::Price && said.value != BLANK) {
            let line = &scene.lines[said.line];
            let Some(sum) = line.money_at(said.end).and_then(money) else { continue };
            let rental = ["月租", "租金", "房租", "月租金"].iter().any(|word| said.label.contains(word));
            match (said.value.strip_prefix(&yuan(sum)).unwrap_or("?"), rental) {
                ("/月", true) => rent.push(sum),
                ("", _) => totals.push((said.label.clone(), sum)),
                _ => {}
            }
        }
        rent.dedup();
        Sums { rent: rent.first().copied().filter(|_| rent.len() == 1), totals }
    }

    /// The sum that a share is of, where `base` names one of ours and nothing else.
    pub(super) fn named(&self, base: &str) -> Option<Decimal> {
        let base = ["本合同", "本协议", "合同约定的", "约定的", "上述", "的"]
            .iter()
            .fold(base.to_owned(), |base, word| base.replace(word, ""));
        if ["月租金", "当月租金", "月租", "一个月租金", "月房租"].contains(&base.as_str()) {
            return self.rent;
        }
        let mut found = self.totals.iter().filter(|(name, _)| *name == base).map(|(_, sum)| *sum);
        found.next().filter(|_| base.contains('总') || base.contains("合同") || base.contains("借款"))
    }
}

pub(super) fn money(quantity: &Quantity) -> Option<Decimal> {
    match quantity.kind {
        Kind::Money(sum, _) => Some(sum),
        _ => None,
    }
}

/// Prices with the period or piece they are for, and rates of interest.
pub(super) fn prices(scene: &Scene<'_>) -> Vec<Said> {
    let mut out = Vec::new();
    for (number, line) in scene.lines.iter().enumerate() {
        let mut named = line.all_of(scene.words("price"));
        if let Some(word) = scene.words("price").filter(|word| line.title.ends_with(word)).max_by_key(|word| word.len())
        {
            named.insert(0, (0, 0, word));
        }
        for (start, end, word) in named {
            if is_conditional(line, start) || is_of_another(line, start) || scene.is_of_a_lease(word) {
                continue;
            }
            if scene.is_borne_by_the_other(line, end) {
                continue;
            }
            if let Some(value) = price(line, start, end, word).filter(|value| end > 0 || value != BLANK) {
                out.push(Said {
                    topic: FactTopic::Price,
                    label: named_in_full(line, start, word),
                    value,
                    line: number,
                    start,
                    end,
                    range: None,
                });
            }
        }
        for (start, end, word) in line.all_of(scene.words("rate")) {
            let percent = line.quantity_at(end).filter(|quantity| matches!(quantity.kind, Kind::Percent(_)));
            let Some(percent) = percent.filter(|_| !is_conditional(line, start) && !is_of_another(line, start)) else {
                continue;
            };
            let after = line.text(percent.end, percent.end + 3);
            if ["以", "-", "~", "至", "的"].iter().any(|mark| after.starts_with(mark))
                || line.has(&["逾期", "罚息", "违约", "不超过"])
            {
                continue;
            }
            let by = line.text(end, percent.start);
            let by = ["每月", "每年", "每天", "每日"]
                .iter()
                .find(|period| by.contains(**period))
                .copied()
                .unwrap_or_default();
            // 利息2% says nothing without its period.
            if word == "利息" && by.is_empty() {
                continue;
            }
            let value = format!("{by}{}", line.words(percent));
            out.push(Said {
                topic: FactTopic::Price,
                label: word.to_owned(),
                value,
                line: number,
                start,
                end,
                range: None,
            });
        }
    }
    out
}

/// The name of a sum with the word before it that says which one: 物业管理服务费, not 服务费.
fn named_in_full(line: &Line, start: usize, word: &str) -> String {
    const WHICH: [&str; 20] = [
        "装修",
        "物业管理",
        "物业",
        "导游",
        "居间",
        "市场",
        "套餐",
        "预",
        "技术",
        "车位",
        "权益",
        "回访",
        "平台",
        "管理",
        "信息",
        "咨询",
        "账单",
        "运营",
        "品牌",
        "培训",
    ];
    let before = line.text(start.saturating_sub(4), start);
    let which = WHICH.iter().filter(|which| before.ends_with(**which)).max_by_key(|which| which.len());
    format!("{}{word}", which.copied().unwrap_or_default())
}

/// Words before a price that make it a part of it, an earlier one or the price of something else.
fn is_of_another(line: &Line, start: usize) -> bool {
    let before = line.text(start.saturating_sub(5), start);
    let part = [
        "免", "原", "首", "尾", "剩余", "未付", "欠", "每次", "逾期", "退", "第", "下", "上", "最低", "最高", "加收",
        "另", "按", "的月", "个月", "调", "折", "优惠", "分", "转让", "超", "部分", "其他", "任何", "均", "现",
    ];
    part.iter().any(|word| before.contains(word))
}

fn price(line: &Line, start: usize, end: usize, word: &str) -> Option<String> {
    if line.blank_at(end, &["元", "万元", "(", "圆"]) && line.money_at(end).is_none() {
        return Some(BLANK.to_owned());
    }
    let sum = line.money_at(end)?;
    let value = money(sum)?;
    if value.is_zero() {
        return None;
    }
    let (from, _) = line.phrase(start, start);
    let monthly = line.text(from, from + 4).contains("每月");
    // The same sum in words behind it: 3,680元（大写：叁仟陆佰捌拾元）.
    let mut at = sum.end;
    while let Some(again) = line.money_at(at).filter(|again| again.start <= at + 6) {
        let between = line.text(at, again.start);
        let said_again = between.contains(['(', '写']) && between.chars().all(|c| "(整¥:大小写人民币即rmb".contains(c));
        match money(again) == Some(value) {
            true => at = again.end,
            // 壹仟陆佰元（¥1,650）: whoever wants to know the price cannot be told.
            false if said_again => return None,
            false => break,
        }
        at += line.text(at, at + 1).matches(')').count();
    }
    at += usize::from(line.text(at, at + 1) == ")");
    let after = line.text(at, at + 10);
    let between = line.text(end, sum.start);
    let near = line.text(start.saturating_sub(3), start);
    // 日租金198元 月租金5,400元: what follows a sum names the next one.
    let by = |words: &[&str]| {
        words.iter().any(|word| {
            let behind = word.starts_with('每') && after.trim_start_matches(',').starts_with(word);
            between.contains(word) || near.contains(word) || behind
        })
    };
    let daily = near.ends_with(['日', '天']) || word.starts_with('日');
    let unit = after.strip_prefix('/').or_else(|| after.strip_prefix("每")).map(|unit| {
        let stop = unit.find([',', '.', ';', '(', ')', ':', '"', '_']).unwrap_or(unit.len());
        unit[..stop].trim_end_matches(['计', '算']).to_owned()
    });
    let period = match unit {
        // 每月、每平方米每天 and the like are told as they stand; longer tails are clauses of their own.
        Some(unit) if !unit.is_empty() && unit.chars().count() <= 6 => format!("/{}", unit.replace("每", "/")),
        Some(_) => return None,
        None if daily => "/天".to_owned(),
        None if monthly || word.starts_with('月') || word.contains("月工资") || by(&["每月", "每个月", "月"]) => {
            "/月".to_owned()
        }
        None if word.starts_with('年') || by(&["每年"]) => "/年".to_owned(),
        None if by(&["每季"]) => "/季度".to_owned(),
        None if by(&["每天", "每日"]) => "/天".to_owned(),
        None => String::new(),
    };
    let period = if period == "/个月" { "/月".to_owned() } else { period };
    // A rent that does not say for how long tells nothing.
    let rental = ["租金", "房租", "租赁费", "租金标准"].contains(&word);
    (!(rental && period.is_empty())).then(|| format!("{}{period}", yuan(value)))
}

const PAYS: [&str; 24] = [
    "支付",
    "付清",
    "缴纳",
    "交纳",
    "付款",
    "缴清",
    "交清",
    "转账",
    "汇入",
    "汇至",
    "转入",
    "打入",
    "结清",
    "还清",
    "偿还",
    "发放",
    "付至",
    "交付租金",
    "交租",
    "支取",
    "归还",
    "交房租",
    "付下月",
    "付当月",
];
const NOT_THE_PRICE: [&str; 24] = [
    "退还",
    "返还",
    "违约金",
    "赔偿",
    "逾期",
    "押金",
    "保证金",
    "定金",
    "罚",
    "滞纳",
    "如",
    "若",
    "水电",
    "水费",
    "电费",
    "发票",
    "补偿",
    "加班",
    "解除",
    "终止",
    "催告",
    "超过",
    "未",
    "垫付",
];

/// When the price is paid: 每月5日前, 签订合同后3日内.
pub(super) fn due(scene: &Scene<'_>, prices: &[Said]) -> Vec<Said> {
    let mut out: Vec<Said> = Vec::new();
    for (number, line) in scene.lines.iter().enumerate() {
        let titled = line.title.contains("支付") || line.title.contains("付款") || line.title.contains("租金");
        let Some(price) = scene.words("price").filter(|word| line.holds(word)).max_by_key(|word| word.len()) else {
            continue;
        };
        // A fee in a list of others is not what the contract is about.
        let known = |said: &Said| said.label.contains(price) || price.contains(&said.label);
        let is_rent = price.contains('租') && scene.reading.families.first().is_some_and(|family| family == "rent");
        if !is_rent && !line.plain.starts_with(price) && !prices.iter().any(known) {
            continue;
        }
        let pays = line.has(&PAYS) || titled;
        let shares = line.quantities.iter().any(|quantity| matches!(quantity.kind, Kind::Percent(_)));
        if !pays || shares || line.has(&NOT_THE_PRICE) {
            continue;
        }
        // Several instalments are a plan, which one line does not tell.
        let plan = line.has(&[
            "第一期",
            "第二",
            "首付",
            "尾款",
            "余款",
            "预付",
            "首期",
            "首笔",
            "分期",
            "剩余",
            "分次",
            "进度",
        ]);
        let mut told: Vec<(String, usize)> = Vec::new();
        told.extend(day_of_period(line));
        if told.is_empty() {
            told.extend(within(line));
        }
        if let [(value, start)] = &told[..]
            && !plan
        {
            let label = format!("{price}什么时候付");
            out.push(Said {
                topic: FactTopic::Due,
                label,
                value: value.clone(),
                line: number,
                start: *start,
                end: start + 2,
                range: None,
            });
        }
    }
    out
}

/// 每月5日前, 每季度首月10日之前, as it stands.
fn day_of_period(line: &Line) -> Option<(String, usize)> {
    for period in ["每个月", "每月", "每季度", "每季", "每年", "每半年", "次月", "每自然月"] {
        let Some(&start) = line.places(period).first() else { continue };
        let mut at = start + period.chars().count();
        at += line.text(at, at + 8).chars().take_while(|c| "的第首个月最后一末".contains(*c)).count();
        let digits = line
            .text(at, at + 4)
            .chars()
            .take_while(|c| c.is_ascii_digit() || "一二三四五六七八九十".contains(*c))
            .count();
        let rest = line.text(at + digits, at + digits + 4);
        if digits == 0 || digits > 3 {
            continue;
        }
        let Some(day) = ["日", "号"].iter().find_map(|day| rest.strip_prefix(day)) else { continue };
        let tail = ["之前", "以前", "前", "之内", "内"]
            .iter()
            .find(|tail| day.starts_with(**tail))
            .copied()
            .unwrap_or_default();
        let end = at + digits + 1 + tail.chars().count();
        return Some((line.text(start, end), start));
    }
    None
}

/// 签订合同后3日内, 收到发票后十个工作日内, as it stands.
fn within(line: &Line) -> Option<(String, usize)> {
    let spans = line.quantities.iter().filter(|quantity| {
        matches!(quantity.kind, Kind::Span(span) if matches!(span.unit, Unit::Day | Unit::Workday | Unit::Hour | Unit::Month))
    });
    let mut found = spans.filter_map(|span| {
        let tail =
            ["之内", "以内", "内"].into_iter().find(|tail| line.text(span.end, span.end + 2).starts_with(tail))?;
        let (from, _) = line.phrase(span.start, span.end);
        let before = line.text(from, span.start);
        let lead = [
            "应当于",
            "应当在",
            "应于",
            "应在",
            "须于",
            "须在",
            "需在",
            "需于",
            "应当自",
            "应自",
            "应",
            "须",
            "于",
            "在",
            "自",
        ];
        let cut = lead
            .iter()
            .filter_map(|word| before.rfind(word).map(|at| (at, word.len())))
            .min()
            .map_or(0, |(at, length)| at + length);
        let since = before[cut..].trim_start_matches(['当', '于', '在', '自']).to_owned();
        let counted = ["后", "起", "时", "之日", "前"].iter().any(|word| since.ends_with(word));
        let short = (3..=18).contains(&since.chars().count());
        let (start, end) = (span.start - since.chars().count(), span.end + tail.chars().count());
        (counted && short && !since.contains(['_', '('])).then(|| (line.text(start, end), start))
    });
    let first = found.next()?;
    found.next().is_none().then_some(first)
}

/// Deposits: the sum, in months of rent where that is said or comes out even.
pub(super) fn deposits(scene: &Scene<'_>, sums: &Sums) -> Vec<Said> {
    let mut out = Vec::new();
    for (number, line) in scene.lines.iter().enumerate() {
        let mut named = line.all_of(scene.words("deposit"));
        if let Some(word) =
            scene.words("deposit").filter(|word| line.title.ends_with(word)).max_by_key(|word| word.len())
        {
            named.insert(0, (0, 0, word));
        }
        for (start, end, word) in named {
            let before = line.text(start.saturating_sub(8), start);
            let other =
                ["退", "扣", "没收", "逾期", "双倍", "剩余", "补足", "免", "不收", "抵", "农民工", "投标", "质量"];
            if is_conditional(line, start) || other.iter().any(|word| before.contains(word)) {
                continue;
            }
            if let Some(value) = deposit(line, start, end, sums).filter(|value| end > 0 || value != BLANK) {
                out.push(Said {
                    topic: FactTopic::Deposit,
                    label: named_in_full(line, start, word),
                    value,
                    line: number,
                    start,
                    end,
                    range: None,
                });
            }
        }
        if let Some(&start) = line.places("押一付").first()
            && !is_conditional(line, start)
        {
            let (label, value) = ("押金".to_owned(), format!("一个月租金（{}）", line.text(start, start + 4)));
            out.push(Said {
                topic: FactTopic::Deposit,
                label,
                value,
                line: number,
                start,
                end: start + 4,
                range: None,
            });
        }
        if let Some(start) = ["不收取押金", "不收押金", "免收押金", "无需押金", "免押金"]
            .iter()
            .find_map(|word| line.places(word).first().copied())
            && !is_conditional(line, start)
        {
            let (label, value) = ("押金".to_owned(), "不收".to_owned());
            out.push(Said {
                topic: FactTopic::Deposit,
                label,
                value,
                line: number,
                start,
                end: start + 4,
                range: None,
            });
        }
    }
    // 押一付三 beside its sum says the same twice.
    if out.iter().any(|said: &Said| said.label == "押金" && said.value.contains('元')) {
        out.retain(|said| !said.value.contains("（押"));
    }
    out
}

fn deposit(line: &Line, start: usize, end: usize, sums: &Sums) -> Option<String> {
    let Some(sum) = line.money_at(end) else {
        if let Some(months) = months_of_rent(line, end) {
            let sum = sums
                .rent
                .and_then(|rent| rent.checked_mul(months))
                .map(|sum| format!("（{}）", yuan(sum)))
                .unwrap_or_default();
            return Some(format!("{} 个月租金{sum}", grouped(months)));
        }
        // 收取押金1850元 may also be worded 1,850元押金; that is read by nobody here.
        return line.blank_at(end, &["元", "万元", "圆"]).then(|| BLANK.to_owned());
    };
    let value = money(sum)?;
    let after = line.text(sum.end, sum.end + 6);
    if ["/", "每", "的", "违约"].iter().any(|word| after.starts_with(word)) || start > end || value.is_zero() {
        return None;
    }
    let said = months_of_rent(line, sum.end);
    let even = sums
        .rent
        .filter(|rent| !rent.is_zero())
        .and_then(|rent| value.checked_div(rent))
        .filter(|months| months.fract().is_zero() && *months >= Decimal::ONE && *months <= Decimal::from(12));
    let months = said.or(even).map(|months| format!("（{} 个月租金）", grouped(months))).unwrap_or_default();
    Some(format!("{}{months}", yuan(value)))
}

/// 两个月租金, 相当于一个月的房租, right behind `at`.
pub(super) fn months_of_rent(line: &Line, at: usize) -> Option<Decimal> {
    let skip = line.text(at, at + 8);
    let lead = ["相当于", "(相当于", ",相当于", "为相当于", "等于", "(即", "即", "(", "按"];
    let lead = lead.iter().filter(|lead| skip.starts_with(**lead)).map(|lead| lead.chars().count()).max().unwrap_or(0);
    let span = line.quantity_at(at + lead)?;
    let Kind::Span(length) = span.kind else { return None };
    let after = line.text(span.end, span.end + 4);
    let after = after.trim_start_matches('的');
    (length.unit == Unit::Month && ["租金", "房租", "月租", "房屋租"].iter().any(|word| after.starts_with(word)))
        .then_some(length.amount)
}
