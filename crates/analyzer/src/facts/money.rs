//! What is paid, and the deposit.

use std::collections::BTreeSet;

use rust_decimal::Decimal;

use super::{
    BLANK, LONGEST, Said, Scene, grouped, is_conditional, is_in_a_case,
    lead::{is_noun, noun_before, noun_of_a_deposit, piece},
    line::{Line, OPEN_BOX, TICKED_BOX},
    more::MORE,
    words::{Class, Hit},
    yuan,
};
use crate::{
    clause::party::Who,
    read::quantity::{Kind, Quantity, Unit},
    report::FactTopic,
};

/// Sums that other clauses refer to by name.
pub(super) struct Sums {
    /// The monthly rent, where the document names one.
    pub(super) rent: Option<Decimal>,
    /// The rent of three months, where the document names one sum of it.
    pub(super) quarterly: Option<Decimal>,
    /// Prices by name, those by the month or the piece left out.
    pub(super) totals: Vec<(String, Decimal)>,
    /// The earnest money, where the document names one sum of it.
    pub(super) earnest: Option<Decimal>,
}

impl Sums {
    /// The sums of `prices`, which are facts already.
    pub(super) fn of(scene: &Scene<'_>, prices: &[Said]) -> Sums {
        let (mut rent, mut quarterly): (Vec<Decimal>, Vec<Decimal>) = (Vec::new(), Vec::new());
        let mut totals: Vec<(String, Decimal)> = Vec::new();
        for said in prices.iter().filter(|said| said.topic == FactTopic::Price && said.value != BLANK) {
            let line = &scene.lines[said.line];
            let Some(sum) = line.money_at(said.end).and_then(money) else { continue };
            let rental = ["月租", "租金", "房租", "月租金"].iter().any(|word| said.label.contains(word));
            match (said.value.strip_prefix(&yuan(sum)).unwrap_or("?"), rental) {
                ("/月", true) => rent.push(sum),
                ("/季度" | "/季", true) => quarterly.push(sum),
                ("", _) => totals.push((said.label.clone(), sum)),
                _ => {}
            }
        }
        let only = |mut sums: Vec<Decimal>| {
            sums.dedup();
            sums.first().copied().filter(|_| sums.len() == 1)
        };
        Sums { rent: only(rent), quarterly: only(quarterly), totals, earnest: None }
    }

    /// The same with the earnest money among `deposits`, which are facts already.
    pub(super) fn with_earnest(self, scene: &Scene<'_>, deposits: &[Said]) -> Sums {
        let earnest = deposits.iter().find(|said| said.label.ends_with("定金"));
        let earnest = earnest.and_then(|said| scene.lines[said.line].money_at(said.end)).and_then(money);
        Sums { earnest, ..self }
    }

    /// The sum that a share is of, where `base` names one of ours and nothing else.
    pub(super) fn named(&self, base: &str) -> Option<Decimal> {
        let base = ["本合同", "本协议", "合同约定的", "约定的", "上述", "的"]
            .iter()
            .fold(base.to_owned(), |base, word| base.replace(word, ""));
        if ["月租金", "当月租金", "月租", "一个月租金", "月房租"].contains(&base.as_str()) {
            return self.rent;
        }
        if ["当季租金总额", "当季租金", "每季租金", "季度租金", "当季度租金", "季租金"].contains(&base.as_str())
        {
            return self.quarterly;
        }
        let mut found = self.totals.iter().filter(|(name, _)| *name == base).map(|(_, sum)| *sum);
        let whole = ["总", "合同", "借款"].iter().any(|word| base.contains(word)) || base.ends_with('价');
        found.next().filter(|_| whole)
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
        let mut named = scene.named(line, Class::Price);
        named.extend(fee_by_its_own_name(line));
        for (start, end, word) in named {
            let of_some_years = line.says_between(Class::SomeYears, line.row_start(start), start);
            let in_a_case = of_some_years || is_conditional(line, start) || is_in_a_case(line, start);
            if in_a_case || is_of_another(line, start) || scene.is_of_a_lease(line, word) {
                continue;
            }
            if scene.is_borne_by_the_other(line, end) || is_among_others(scene, line, start) {
                continue;
            }
            if is_a_part(line, start) || is_in_another(line, end) {
                continue;
            }
            let Some(noun) = noun_before(scene, line, start) else { continue };
            // 柜体价格 总价: two headings of a table.
            let is_heading =
                start.checked_sub(1).and_then(|before| line.gap(before)).is_some_and(|gap| !gap.is_empty());
            if is_heading && scene.words(Class::Price).any(|price| noun.ends_with(price)) {
                continue;
            }
            // 加班工资以基本工资7,800元为基数: the sum is a measure.
            if noun.ends_with(['以', '按']) || line.text(start.saturating_sub(1), start) == "以" {
                continue;
            }
            // 每亩150公斤，单价3.2元; 可优先购买车位，价格88,000元: of what, stands before.
            if ["单价", "价格", "售价"].contains(&word)
                && noun.is_empty()
                && line.text(start.saturating_sub(1), start) == ","
            {
                continue;
            }
            // The title of a list of fees is no name for their sum.
            if word == "收费标准" && label(line, end, word) != word {
                continue;
            }
            let told = price_by_the_piece(scene, line, end)
                .or_else(|| price_by_years(line, end))
                .or_else(|| price(line, start, end, word));
            let told = told.map(|value| match value.ends_with('元') && is_in_a_monthly_list(scene, number, start) {
                true => format!("{value}/月"),
                false => value,
            });
            if let Some(value) = told.filter(|value| end > 0 || value != BLANK) {
                out.push(Said {
                    topic: FactTopic::Price,
                    label: label(line, end, &named_in_full(line, start, &noun, word)),
                    value,
                    line: number,
                    start,
                    end,
                    range: None,
                });
            }
        }
        out.extend(total_of_a_monthly_list(scene, line, number));
        // 试用期月工资 is a name of its own.
        let told: Vec<usize> = out.iter().rev().take_while(|said| said.line == number).map(|said| said.start).collect();
        out.extend(wages_by_time(line, number).filter(|said| !told.contains(&said.start)));
        out.extend(wage_by_the_hour(scene, line, number));
        out.extend(price_of_a_ticked_card(line, number));
        for (start, end, word) in line.named(Class::Rate) {
            let percent = line.quantity_at(end).filter(|quantity| matches!(quantity.kind, Kind::Percent(_)));
            let Some(percent) = percent.filter(|_| !is_conditional(line, start) && !is_of_another(line, start)) else {
                continue;
            };
            let Some(noun) = noun_before(scene, line, start) else { continue };
            let after = line.text(percent.end, percent.end + 3);
            if ["以", "-", "~", "至", "的"].iter().any(|mark| after.starts_with(mark)) || line.says(Class::PenalRate)
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
                label: format!("{noun}{word}"),
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

/// Whether what stands at `at` is a part of a sum that its sentence told before: 总价900元，其中材料费700元.
fn is_a_part(line: &Line, at: usize) -> bool {
    let part = line.places("其中").into_iter().rfind(|part| *part < at);
    part.is_some_and(|part| line.quantities.iter().any(|sum| sum.end <= part && money(sum).is_some()))
}

/// Whether the sentence of a price at `end` says that another one holds it: 全装修价款每平方米1,000元已包含在单价内.
fn is_in_another(line: &Line, end: usize) -> bool {
    let (_, to) = line.phrase(end, end);
    let rest = line.text(end, to.min(end + 2 * LONGEST));
    ["包含在", "已含在", "含于", "已计入", "算在", "含在", "包在"].iter().any(|word| rest.contains(word))
}

/// A fee that no list names, with all of its name, where its sum stands right behind it: 订阅费：18,600元/年.
fn fee_by_its_own_name(line: &Line) -> Option<(usize, usize, &str)> {
    const NAME: std::ops::RangeInclusive<usize> = 3..=7;
    if !line.holds("费:") {
        return None;
    }
    let (end, byte) = line.plain.char_indices().enumerate().find_map(|(at, (byte, c))| {
        let is_field = c == '费' && line.chars().get(at + 1) == Some(&':');
        (is_field && line.money_at(at + 1).is_some()).then_some((at + 1, byte + c.len_utf8()))
    })?;
    let start = piece(line, end);
    let length: usize = line.chars()[start..end].iter().map(|c| c.len_utf8()).sum();
    let name = &line.plain[byte - length..byte];
    let plain = name.chars().all(|c| ('\u{4e00}'..='\u{9fff}').contains(&c));
    let known = line.words_of(Class::Price).any(|word| word.end == end);
    let is_whole = plain && NAME.contains(&(end - start)) && is_noun(name);
    let otherwise = line.says(Class::FeeOtherwise) || line.says_between(Class::NoFee, start, end);
    (is_whole && !known && !otherwise).then_some((start, end, name))
}

/// Whether one of three parties pays another before `at`, and the reader is neither: 乙方向丙方付登记费.
fn is_among_others(scene: &Scene<'_>, line: &Line, at: usize) -> bool {
    let named = || line.named.iter().filter(|side| side.end <= at && at - side.end <= FAR);
    let pays = || line.text(at.saturating_sub(FAR), at).contains(['付', '交']);
    scene.reading.parties.letters() > 2 && pays() && named().count() > 1 && named().all(|side| side.who != Who::Reader)
}

/// How far before a price those stand who pay it and get it, in folded characters.
const FAR: usize = 12;

/// 每课时150元, 每人3,980元 behind the name of a price: the sum with what it is for.
fn price_by_the_piece(scene: &Scene<'_>, line: &Line, end: usize) -> Option<String> {
    let each = line.past_fillers(end);
    let rest = line.text(each, each + 8);
    let piece =
        scene.words(Class::Piece).filter(|piece| rest.strip_prefix('每').is_some_and(|of| of.starts_with(piece)));
    let piece = piece.max_by_key(|piece| piece.len())?;
    let behind = each + 1 + piece.chars().count();
    // 每平方米每月2元, 每月每平方米2元: both are told.
    let (behind, period) = match period_at(line, behind) {
        Some((period, to)) => (to, format!("/{period}")),
        None => {
            let lead = line.text(end, each);
            let period = ["月", "年", "天", "日"].into_iter().find(|period| lead.contains(&format!("每{period}")));
            (behind, period.map(|period| format!("/{period}")).unwrap_or_default())
        }
    };
    let sum = line.money_at(behind)?;
    // 每人每天50元 is by the piece twice; the sum does not stand behind the first one.
    let after = line.text(sum.end, sum.end + 1);
    let value = money(sum).filter(|value| !value.is_zero() && !["/", "每", "的"].contains(&after.as_str()))?;
    // 每课时90元，总计1,800元.
    let in_all = [",总计", ",共计", ",合计", ",总价", ",总额"];
    let in_all = in_all.into_iter().find(|lead| line.text(sum.end, sum.end + 3) == **lead);
    let in_all = in_all.and_then(|lead| line.money_at(sum.end + lead.chars().count())).and_then(money);
    let in_all = in_all.map(|all| format!("，共 {}", yuan(all))).unwrap_or_default();
    Some(format!("{}/{piece}{period}{in_all}", yuan(value)))
}

/// 第一年每月900元，第二年每月950元 behind the name of a price: every year that the sentence names.
fn price_by_years(line: &Line, end: usize) -> Option<String> {
    const YEARS: [&str; 5] = ["第一年", "第二年", "第三年", "第四年", "第五年"];
    let mut at = line.past_fillers(end);
    let mut told = Vec::new();
    for year in YEARS {
        let length = year.chars().count();
        if line.text(at, at + length) != year {
            break;
        }
        let lead = line.text(at + length, line.past_fillers(at + length));
        let sum = line.money_at(at + length)?;
        let behind = ["/月", "/年"].into_iter().find(|unit| line.text(sum.end, sum.end + 2) == **unit);
        let unit = match behind {
            Some(unit) => unit,
            None if lead.contains("每月") => "/月",
            None if lead.contains("每年") => "/年",
            None => return None,
        };
        told.push(format!("{year} {}{unit}", yuan(money(sum)?)));
        at = sum.end + behind.map_or(0, |unit| unit.chars().count());
        at += usize::from([",", "、"].contains(&line.text(at, at + 1).as_str()));
    }
    // 第三年起递增: what comes after is not told.
    let (_, to) = line.phrase(at, at);
    let more = line.text(at.saturating_sub(1), to).contains(['第', '增', '涨', '起']);
    (told.len() > 1 && !more).then(|| told.join("，"))
}

/// ☑ 季卡 900元 in a row of cards of which one is ticked.
fn price_of_a_ticked_card(line: &Line, number: usize) -> Option<Said> {
    let chars = line.chars();
    let mut ticked = chars.iter().enumerate().filter(|(_, c)| TICKED_BOX.contains(c)).map(|(at, _)| at);
    let at = ticked.next().filter(|_| ticked.next().is_none() && chars.iter().any(|c| OPEN_BOX.contains(c)))?;
    let sum = line.quantities.iter().find(|sum| sum.start > at && money(sum).is_some())?;
    let name = line.text(at + 1, sum.start);
    let after = chars.get(sum.end).is_none_or(|c| OPEN_BOX.contains(c) || matches!(c, ';' | '.'));
    let is_card = name.ends_with('卡') && name.chars().count() <= 6;
    let plain = name.chars().all(|c| ('\u{4e00}'..='\u{9fff}').contains(&c));
    let value = money(sum).filter(|value| after && is_card && plain && !value.is_zero())?;
    let (topic, value) = (FactTopic::Price, yuan(value));
    Some(Said { topic, label: name, value, line: number, start: at + 1, end: sum.end, range: None })
}

/// 每月 or /月 at `at`, and where it ends.
fn period_at(line: &Line, at: usize) -> Option<(&'static str, usize)> {
    let rest = line.text(at, at + 2);
    let rest = rest.strip_prefix(['每', '/', '·'])?;
    ["月", "年", "天", "日"].into_iter().find(|period| rest.starts_with(period)).map(|period| (period, at + 2))
}

/// Where white space cuts `unit`, which begins at `at`: 260元/天 beside the next column.
fn before_a_gap(line: &Line, at: usize, unit: &str) -> usize {
    let gap = |n: &usize| line.gap(at + n).is_some_and(|range| !range.is_empty());
    let length = (0..unit.chars().count()).find(gap).map_or(usize::MAX, |n| n + 1);
    unit.char_indices().nth(length).map_or(unit.len(), |(byte, _)| byte)
}

/// 试用期每月4,200元, 转正后月工资5,000元, which stand behind the wage and have no name of their own.
fn wages_by_time(line: &Line, number: usize) -> impl Iterator<Item = Said> {
    [("试用期", "试用期工资"), ("转正后", "转正后工资")]
        .into_iter()
        .filter_map(move |(time, label)| wage_in(line, number, time, label))
}

fn wage_in(line: &Line, number: usize, time: &str, label: &str) -> Option<Said> {
    let (start, sum) = line.places(time).into_iter().find_map(|start| {
        let end = start + time.chars().count();
        let end = end + usize::from(line.text(end, end + 1) == "的");
        let end = end + usize::from(["内", "间"].contains(&line.text(end, end + 1).as_str()));
        let end = ["月工资", "工资"]
            .iter()
            .find(|word| line.text(end, end + 3).starts_with(**word))
            .map_or(end, |word| end + word.chars().count());
        line.money_at(end).map(|sum| (start, sum))
    })?;
    let lead = line.text(start, sum.start);
    let monthly = lead.contains('月');
    let value = money(sum).filter(|_| monthly && !is_conditional(line, start))?;
    let (label, value) = (label.to_owned(), format!("{}/月", yuan(value)));
    let (start, end) = (start, sum.start);
    Some(Said { topic: FactTopic::Price, label, value, line: number, start, end, range: None })
}

/// 每小时20元 at the beginning of a line of a contract of work: nobody writes what it is the price of.
fn wage_by_the_hour(scene: &Scene<'_>, line: &Line, number: usize) -> Option<Said> {
    let is_of_work = scene.reading.families.first().is_some_and(|family| family == "labor");
    let start = line.places("每小时").into_iter().find(|start| *start <= 2).filter(|_| is_of_work)?;
    let end = start + 3;
    let value = line.money_at(end).and_then(money).filter(|value| !value.is_zero())?;
    let (label, value) = ("工资".to_owned(), format!("{}/小时", yuan(value)));
    Some(Said { topic: FactTopic::Price, label, value, line: number, start, end, range: None })
}

/// The name of a price; 租金合计 and 学费共计 are the sum of what 租金 and 学费 are by the piece.
fn label(line: &Line, end: usize, name: &str) -> String {
    let behind = line.text(end, end + 2);
    let sums_up = !name.contains(['总', '合']) && ["合计", "共计", "总计"].contains(&behind.as_str());
    if sums_up { format!("{name}{behind}") } else { name.to_owned() }
}

/// Rows of a list that its lead may stand above.
const LIST: usize = 8;

/// Whether what stands at `at` of a line is in a list of what is paid every month: 每月费用由三部分组成：床位费…护理费….
fn is_in_a_monthly_list(scene: &Scene<'_>, number: usize, at: usize) -> bool {
    let monthly = |lead: &str| {
        // 每月费用合计900元，包括：.
        let lead = ["包括", "其中", "分别为", "具体为", "包含"]
            .iter()
            .find_map(|word| lead.strip_suffix(word))
            .unwrap_or(lead);
        let lead = lead.trim_end_matches(',').rsplit(['.', ';', ',']).next().unwrap_or_default();
        let lead = lead.trim_start_matches(|c: char| c.is_ascii_digit() || matches!(c, '、' | '(' | ')'));
        lead.starts_with("每月") || lead.starts_with("每个月") || lead.ends_with("(每月)") || lead.ends_with("(元/月)")
    };
    let line = &scene.lines[number];
    let before = line.text(0, at);
    if let Some((lead, _)) = before.rsplit_once(':') {
        return monthly(lead);
    }
    // 收费标准（月） above the rows of a table; a title has no bracket at its end.
    let title = line.headings.first().into_iter().chain([&line.title]);
    let head = ["(月", "(每月", "(元/月", "(按月", "/月"];
    if title.into_iter().any(|title| head.iter().any(|head| title.ends_with(head))) {
        return true;
    }
    let above = scene.lines[number.saturating_sub(LIST)..number].iter().rev();
    let lead = above.take_while(|line| line.plain.chars().count() <= 40).find_map(|line| line.plain.strip_suffix(':'));
    lead.is_some_and(monthly)
}

/// The row 合计4,200元 below a list of what is paid every month.
fn total_of_a_monthly_list(scene: &Scene<'_>, line: &Line, number: usize) -> Option<Said> {
    let (start, end, _) = line.named(Class::InAll).next()?;
    let row = start == 0 || line.plain.contains(':') && !line.text(0, start).ends_with(',');
    let sum = line.quantities.iter().find(|quantity| quantity.start == end || quantity.start == end + 1)?;
    let value = money(sum).filter(|_| row && is_in_a_monthly_list(scene, number, start))?;
    let (label, value) = ("每月费用合计".to_owned(), format!("{}/月", yuan(value)));
    Some(Said { topic: FactTopic::Price, label, value, line: number, start, end, range: None })
}

/// The name of a sum with the words before it that say which one: the noun that was found, or, where that is part of what else
/// stands there, one of those that often do: 物业管理服务费, not 服务费.
fn named_in_full(line: &Line, start: usize, noun: &str, word: &str) -> String {
    if !noun.is_empty() {
        return format!("{noun}{word}");
    }
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

/// The name of a deposit that stands between its number and a colon: 公用费押金 of （3）公用费押金：300元.
fn whole_name(line: &Line, start: usize, end: usize) -> Option<String> {
    const LONGEST_NAME: usize = 10;
    let (from, _) = line.phrase(start, start);
    let name = line.text(from, end);
    let name = name.trim_start_matches(|c: char| c.is_ascii_digit() || matches!(c, '(' | ')' | '、' | '.' | '-'));
    let plain = name.chars().all(|c| ('\u{4e00}'..='\u{9fff}').contains(&c));
    let alone = line.text(end, end + 1) == ":" && start > from;
    (alone && plain && name.chars().count() <= LONGEST_NAME).then(|| name.to_owned())
}

/// Words before a price that make it a part of it, an earlier one or the price of something else.
fn is_of_another(line: &Line, start: usize) -> bool {
    if line.says(Class::PricedElsewhere) {
        return true;
    }
    // 物业公司为…，收费标准为…: whose it is stands before.
    if line.text(start, start + 4) == "收费标准" && line.phrase(start, start).0 > line.row_start(start) + 4 {
        return true;
    }
    // 由基本工资4,000元、津贴800元组成: parts of what was told before.
    let parts = ["组成", "构成"].iter().flat_map(|word| line.places(word)).max();
    if parts.is_some_and(|end| start < end && line.text(0, start).contains('由')) {
        return true;
    }
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
    // 设计费3,000元，签约即免; 套餐价900元，优惠后800元.
    let (_, tail) = line.phrase(sum.end, sum.end);
    let behind = line.text(sum.end, line.phrase(tail + 1, tail + 1).1.min(sum.end + 30));
    if ["免收", "即免", "全免", "免除", "优惠后", "折后", "实付", "实收"].iter().any(|word| behind.contains(word))
    {
        return None;
    }
    // 物业费65元已经包在房租里面, 入会费199元（活动期间减免）.
    let own = behind.split([',', '.', ';']).next().unwrap_or_default();
    if ["含于", "不另收", "自愿", "减免", "包在", "含在", "已包"].iter().any(|word| own.contains(word)) {
        return None;
    }
    // 设计费3,000元已另行结清，不包含在总价之内: nothing of it is to be paid.
    let sentence = line.text(sum.end, sum.end + 30);
    let sentence = sentence.split(['.', ';']).next().unwrap_or_default();
    let settled = own.contains('已') && ["结清", "另行付清", "另付清"].iter().any(|word| own.contains(word));
    if settled || ["不包含在", "不包括在", "不含在", "不计入"].iter().any(|word| sentence.contains(word))
    {
        return None;
    }
    if is_for_a_time(line, sum.end) || is_shared(line, sum.end) {
        return None;
    }
    // 60元×5=300元 is a reckoning.
    if value.is_zero() || line.text(sum.end, sum.end + 1).contains(['×', '*', 'x']) {
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
    // 260元/天 before the name belongs to what stands there.
    let daily = near.ends_with(['日', '天']) && !near.contains('/') || word.starts_with('日');
    let sums_up = label(line, end, word).ends_with('计');
    let unit = after.strip_prefix('/').or_else(|| after.strip_prefix("每")).map(|unit| {
        let stop = unit.find([',', '.', ';', '(', ')', ':', '"', '_']).unwrap_or(unit.len());
        let stop = before_a_gap(line, at + 1, &unit[..stop]);
        unit[..stop].trim_end_matches(['计', '算']).to_owned()
    });
    let period = match unit {
        _ if sums_up && !by(&["每季", "每月", "每个月", "每年"]) => String::new(),
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
    let rental = ["租金", "房租", "租赁费", "租金标准"].contains(&word) && !sums_up;
    (!(rental && period.is_empty())).then(|| format!("{}{period}", yuan(value)))
}

/// Whether the rest of the sentence behind a sum tells another one that holds later: 报酬7,200元，满半年后每月7,500元.
fn is_for_a_time(line: &Line, end: usize) -> bool {
    const REACH: usize = 30;
    let rest = line.text(end, end + REACH);
    let rest = rest.split(['.', ';']).next().unwrap_or_default();
    let later = |word: &str| rest.split_once(word).map(|(before, behind)| (before.chars().count(), behind));
    ["满", "第", "转正"].iter().filter_map(|word| later(word)).any(|(at, behind)| {
        let from = end + at + behind.find(['后', '起']).map_or(REACH, |at| behind[..at].chars().count());
        line.quantities.iter().any(|sum| money(sum).is_some() && sum.start > from && sum.start <= from + 8)
    })
}

/// Whether the rest of the sentence behind a sum names another side and its sum: 买方支付服务费900元，卖方支付400元.
fn is_shared(line: &Line, end: usize) -> bool {
    const REACH: usize = 24;
    let mut others = line.named.iter().filter(|side| side.start >= end && side.start <= end + 4);
    others.any(|side| {
        let near = |sum: &&Quantity| sum.start >= side.end && sum.start <= side.end + REACH;
        let sum = line.quantities.iter().find(|sum| near(sum) && money(sum).is_some());
        let between = |sum: &Quantity| line.text(end, sum.start);
        sum.is_some_and(|sum| !between(sum).contains(['.', ';', ':']) && !between(sum).contains("其中"))
    })
}

/// Whether a line says that the deposit which the document names is not asked for this time: 乙方本次适用免押.
fn waives_it_here(line: &Line) -> bool {
    let waived = ["免押", "免收押金", "免交押金", "免缴押金"];
    let mut places = waived.iter().flat_map(|word| line.places(word));
    places.any(|at| {
        let near = line.text(at.saturating_sub(6), at);
        line.is_ticked(at) || ["本次", "适用", "享受", "已"].iter().any(|now| near.contains(now))
    })
}

/// Deposits: the sum, in months of rent where that is said or comes out even.
pub(super) fn deposits(scene: &Scene<'_>, sums: &Sums) -> Vec<Said> {
    let mut out = Vec::new();
    let is_waived = scene.lines.iter().any(waives_it_here);
    for (number, line) in scene.lines.iter().enumerate() {
        let named = scene.named(line, Class::Deposit);
        for (start, end, word) in named {
            let before = line.text(start.saturating_sub(8), start);
            let other = [
                "退",
                "扣",
                "没收",
                "逾期",
                "双倍",
                "剩余",
                "补足",
                "免",
                "不收",
                "抵",
                "农民工",
                "投标",
                "质量",
                "每",
                "活动",
                "不含",
                "不包括",
                "除",
            ];
            let of_some = line.says_between(Class::OfSome, 0, start);
            let held_by_another = is_held_by_another(scene, line, start) || scene.is_borne_by_the_other(line, end);
            // 定金五千元被没收的: what somebody else keeps, in another deal.
            let taken = line.text(end, end + 12).contains("被没收");
            if of_some
                || held_by_another
                || taken
                || is_waived && word.contains('押')
                || scene.is_of_a_lease(line, word)
                || is_conditional(line, start)
                || other.iter().any(|word| before.contains(word))
            {
                continue;
            }
            let Some(noun) = noun_of_a_deposit(scene, line, start).or_else(|| so_many_rents(line, start)) else {
                continue;
            };
            // 工作证一张，押金30元: of what, stands before.
            let is_bare = word == "押金" && noun.is_empty();
            if is_bare && line.says_between(Class::Lent, line.row_start(start), line.phrase(start, start).0) {
                continue;
            }
            // 首月租金3,000元与两项押金合计9,000元 is the sum of all.
            let joined = line.text(line.phrase(start, start).0, start).contains(['和', '及', '与', '、']);
            let in_all = ["共", "合计", "总计", "一共"].iter().any(|word| line.text(end, end + 2).starts_with(word));
            if joined && in_all {
                continue;
            }
            if let Some(value) = deposit(line, start, end, sums).filter(|value| end > 0 || value != BLANK) {
                out.push(Said {
                    topic: FactTopic::Deposit,
                    label: whole_name(line, start, end).unwrap_or_else(|| named_in_full(line, start, &noun, word)),
                    value,
                    line: number,
                    start,
                    end,
                    range: None,
                });
            }
        }
        out.extend(paid_as_a_deposit(scene, line, number));
        out.extend(one_more_deposit(line, number));
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
        if let Some((start, ..)) = line.named(Class::WaivesDeposit).next()
            && !is_conditional(line, start)
            && is_of_the_contract(line, start)
            && !line.text(line.row_start(start), start).contains("除上述")
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
    // 您的订单：押金已免: what the terms ask of others.
    if scene.lines.iter().any(|line| line.says(Class::Waived)) {
        out.retain(|said| !said.label.ends_with("押金"));
    }
    // 看房定金500元 and its 定金500元 are one.
    let names: BTreeSet<(String, String)> = out.iter().map(|said| (said.value.clone(), said.label.clone())).collect();
    let is_part = |said: &Said| {
        let of_the_sum =
            names.range((said.value.clone(), String::new())..).take_while(|(value, _)| *value == said.value);
        let mut labels = of_the_sum.map(|(_, label)| label);
        labels.any(|label| *label != said.label && label.ends_with(&said.label))
    };
    out.retain(|said| !is_part(said));
    // 押一付三 beside its sum says the same twice.
    if out.iter().any(|said: &Said| said.label == "押金" && said.value.contains('元')) {
        out.retain(|said| !said.value.contains("（押"));
    }
    out
}

/// 相当于三个月租金的 before the name of a deposit at `start`, which is no other name of it.
fn so_many_rents(line: &Line, start: usize) -> Option<String> {
    let before = line.text(line.phrase(start, start).0, start);
    let (_, rents) = ["相当于", "等于"].iter().find_map(|word| before.split_once(word))?;
    let whole = ["租金的", "房租的", "月租的"].iter().any(|end| rents.ends_with(end)) && rents.chars().count() <= 10;
    whole.then(String::new)
}

/// 收取700元作为押金: the sum stands before the name.
fn paid_as_a_deposit(scene: &Scene<'_>, line: &Line, number: usize) -> Option<Said> {
    const NAME: usize = 4;
    line.named(Class::Deposit).find_map(|(start, end, word)| {
        let sum = line.quantities.iter().find(|sum| money(sum).is_some() && sum.end == line.figure_before(start))?;
        let between = line.text(sum.end, start);
        let noun = between.strip_prefix("作为").or_else(|| between.strip_prefix('作'))?;
        let (from, to) = line.phrase(sum.start, end);
        let before = line.text(line.row_start(from).min(from), sum.start);
        let paid =
            ["交", "付", "缴", "收", "扣下", "留下"].iter().any(|word| line.text(from, sum.start).contains(word));
        // 押金700元作为定金 is one of the two; what is given back or lost is none.
        let otherwise =
            ["退", "返还", "违约", "没收", "赔", "转", "押金", "保证金", "定金", "订金", "的,", "如", "若", "可"];
        let otherwise =
            otherwise.iter().any(|word| before.contains(word)) || line.text(end, to).contains(['退', '罚', '的']);
        let of_it = noun.chars().count() <= NAME && (noun.is_empty() || is_noun(noun));
        let value = money(sum).filter(|value| paid && of_it && !otherwise && !value.is_zero())?;
        let is_ours = !is_conditional(line, sum.start) && !scene.is_of_a_lease(line, word);
        let label = format!("{noun}{word}");
        let (start, range) = (sum.start, None);
        is_ours.then(|| Said { topic: FactTopic::Deposit, label, value: yuan(value), line: number, start, end, range })
    })
}

/// 车库钥匙另押90元 beside another deposit: the thing is named before.
fn one_more_deposit(line: &Line, number: usize) -> Option<Said> {
    const MORE: &str = "另押";
    let at = line.places(MORE).into_iter().find(|at| line.money_at(at + 2).is_some())?;
    let (from, _) = line.phrase(at, at);
    let (noun, sum) = (line.text(from, at), line.money_at(at + 2)?);
    let after = line.text(sum.end, sum.end + 1);
    let whole = (2..=6).contains(&noun.chars().count()) && is_noun(&noun) && !after.starts_with(['/', '每', '的']);
    let value = money(sum).filter(|value| whole && !value.is_zero() && !is_conditional(line, at))?;
    let (topic, label) = (FactTopic::Deposit, format!("{noun}押金"));
    Some(Said { topic, label, value: yuan(value), line: number, start: from, end: sum.end, range: None })
}

/// Whether somebody who does not sign takes what stands at `at`: 物业公司向甲方收装修押金.
fn is_held_by_another(scene: &Scene<'_>, line: &Line, at: usize) -> bool {
    let manages = scene.reading.families.first().is_some_and(|family| family == "propmgmt");
    let takes = |who: &Hit| line.text(who.end, at).contains(['收', '交']);
    !manages && line.between(Class::HeldByAnother, 0, at).any(takes)
}

/// Whether 不收押金 at `at` begins what is said: behind 工作服两套由店里发, it is said of the clothes.
fn is_of_the_contract(line: &Line, at: usize) -> bool {
    let before = line.text(0, at);
    let plain = before.trim_start_matches(|c: char| c.is_ascii_digit() || "().、[]·:".contains(c));
    let named = line.side_before(at, 4).is_some_and(|side| side.start <= 6);
    plain.is_empty() || named || ["本合同", "本协议", "本次", "押金"].iter().any(|lead| plain.starts_with(lead))
}

/// Names of what is held back from a side until it leaves.
const HELD: [&str; 3] = ["押金", "保证金", "订金"];

/// When deposits come back: 交还钥匙后七日内, 验车无损坏的当日.
pub(super) fn given_back(scene: &Scene<'_>, deposits: &[Said]) -> Vec<Said> {
    let mut out = Vec::new();
    for (number, line) in scene.lines.iter().enumerate() {
        let Some(back) = ["退还", "返还", "退回", "退给", "原路退", "如数退"]
            .iter()
            .filter_map(|word| line.places(word).first().copied())
            .min()
        else {
            continue;
        };
        if line.says(Class::NotGivenBack) {
            continue;
        }
        // The name stands in the line, or the clause is under it: 押金 above 车位腾空后七日内，甲方如数退还.
        // 装修押金 holds 押金, and is another one.
        let names: Vec<&str> = line.named(Class::Deposit).map(|(.., word)| word).collect();
        let is_named = |said: &&Said| names.is_empty() || names.iter().any(|word| said.label.ends_with(word));
        let own = || deposits.iter().filter(is_named).find(|said| line.holds(&said.label));
        let above = || {
            let titles = || line.headings.iter().chain([&line.title]);
            deposits.iter().find(|said| titles().any(|title| title.contains(&said.label)))
        };
        let held = |said: &&Said| HELD.iter().any(|word| said.label.ends_with(word));
        let right_above = || deposits.iter().find(|said| said.line + 1 == number);
        let Some(deposit) = own().or_else(above).or_else(right_above).filter(held) else { continue };
        if let Some((when, start)) = before_giving_back(line, back) {
            // 验收后30日内无违章的退还; 期满无违约的，期满后20日内退还: not in every case.
            let between = line.text(start + when.chars().count(), back);
            let before = line.text(0, line.phrase(start, start).0);
            let before = before.rsplit(['.', ';']).next().unwrap_or_default();
            let in_a_case = between.ends_with('的') || between.contains("的,") || before.contains("的,");
            let when = if in_a_case { format!("{when}{MORE}") } else { when };
            let label = format!("{}什么时候退", deposit.label);
            out.push(Said {
                topic: FactTopic::Deposit,
                label,
                value: when,
                line: number,
                start,
                end: back,
                range: None,
            });
        }
    }
    out
}

/// 交还钥匙后七日内 before what is given back at `back`, as it stands.
fn before_giving_back(line: &Line, back: usize) -> Option<(String, usize)> {
    let span = line.quantities.iter().rev().find(|quantity| {
        let inside =
            ["内", "以内", "之内"].iter().any(|tail| line.text(quantity.end, quantity.end + 2).starts_with(tail));
        matches!(quantity.kind, Kind::Span(_)) && inside && quantity.end <= back && back - quantity.end <= 20
    });
    let (start, end) = match span {
        Some(span) => {
            let tail = line.text(span.end, span.end + 2).find('内').map_or(0, |at| at / '内'.len_utf8() + 1);
            (line.phrase(span.start, span.end).0, span.end + tail)
        }
        None => {
            let day = ["当日", "当天"]
                .iter()
                .flat_map(|word| line.places(word))
                .find(|day| *day <= back && back - day <= 8)?;
            (line.phrase(day, day).0, day + 2)
        }
    };
    // Who gives back, or has to do something first, is no part of the time.
    let start = line.named.iter().find(|side| side.start == start).map_or(start, |side| side.end);
    let said = line.text(start, end);
    let lead = ["应当在", "应当于", "应当自", "应在", "应于", "应自", "在", "于", "自"];
    let cut = lead.iter().find_map(|lead| said.strip_prefix(lead)).unwrap_or(&said);
    let counted = ["后", "起", "时", "当日", "当天", "结清"].iter().any(|word| cut.contains(word));
    // 结清水电费，并交还钥匙后七日内: what is to be done first is part of it.
    let and = |cut: &str| cut.starts_with(['并', '且', '及']);
    let more = Some(start).filter(|start| and(cut) && *start > 1).map(|start| line.phrase(start - 2, start - 2).0);
    let more = more.map(|from| line.named.iter().find(|side| side.start == from).map_or(from, |side| side.end));
    let said = more.map_or(said.clone(), |from| line.text(from, end));
    let (start, cut) = match more {
        Some(from) => (from, said.as_str()),
        None => (start, cut),
    };
    let plain = !and(cut)
        && !cut.contains(['_', '(', ':', '"', '由', '元'])
        && !["如", "若", "违约"].iter().any(|word| cut.contains(word));
    let start = start + said.chars().count() - cut.chars().count();
    let longest = if more.is_some() { LONGEST } else { 26 };
    ((3..=longest).contains(&cut.chars().count()) && counted && plain).then(|| (cut.replace(',', "，"), start))
}

fn deposit(line: &Line, start: usize, end: usize, sums: &Sums) -> Option<String> {
    // 三个月租金的保证金，计人民币9,000元.
    let counted = [",计人民币", ",共计人民币", ",合计人民币", ",即人民币"];
    let counted = counted.iter().any(|lead| line.text(end, end + 7).starts_with(lead));
    let end = end + usize::from(counted);
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
