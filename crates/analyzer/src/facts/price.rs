//! What is paid: prices with the period or piece they are for, and rates of interest.

use super::{
    BLANK, LONGEST, Said, Scene, is_conditional, is_ideograph, is_in_a_case,
    lead::{is_noun, named_in_full, noun_before, piece},
    line::{Line, OPEN_BOX, TICKED_BOX},
    monthly::{is_in_a_monthly_list, total_of_a_monthly_list},
    sums::money,
    wage::{wage_by_the_hour, wages_by_time},
    words::Class,
    yuan,
};
use crate::{
    clause::party::Who,
    read::quantity::{Kind, Quantity},
    report::FactTopic,
};

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
            let is_borne = scene.is_borne_by_the_other(line, end) || scene.is_borne_in_its_row(line, end);
            if is_borne || is_among_others(scene, line, start) {
                continue;
            }
            if is_a_part(line, start) || is_below_a_sum(scene, number) || is_in_another(line, end) {
                continue;
            }
            let Some(noun) = noun_before(scene, line, start) else { continue };
            // 第一、二租赁年度月租金: the years stand on either side of the mark.
            if noun.starts_with(['二', '三', '四', '五']) && noun.contains('年') {
                continue;
            }
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
            // 合同总价暂定为: it may become another one.
            let told = told.map(|value| match line.text(end, end + 6).contains("暂定") && value.ends_with('元') {
                true => format!("{value}（暂定）"),
                false => value,
            });
            if let Some(value) = told.filter(|value| end > 0 || value != BLANK) {
                out.push(Said::of(
                    FactTopic::Price,
                    label(line, end, &named_in_full(line, start, &noun, word)),
                    value,
                    number,
                    start..end,
                ));
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
            out.push(Said::of(FactTopic::Price, format!("{noun}{word}"), value, number, start..end));
        }
    }
    out
}

/// Whether what stands at `at` is a part of a sum that its sentence told before: 总价900元，其中材料费700元.
fn is_a_part(line: &Line, at: usize) -> bool {
    // 学费11万元、住宿1.6万元，合计12.6万元: of which all are told in the end.
    let own = line.quantities.iter().find(|sum| sum.start > at && money(sum).is_some());
    let listed = own.filter(|own| line.text(own.end, own.end + 1) == "、").and_then(|own| {
        let in_all = line.named(Class::InAll).find(|(from, ..)| *from > own.end)?;
        line.money_at(in_all.1)
    });
    if listed.is_some() {
        return true;
    }
    // 培训费4,680元，包括：理论培训费300元、…: what the sum before holds.
    let parts = ["其中", "包括:", "包含:"].iter().flat_map(|word| line.places(word));
    let begins = line.text(0, 2) == "包括" || line.text(0, 2) == "包含";
    let part = parts.filter(|part| *part < at && !(begins && *part == 0)).max();
    // A sentence that begins with 其中 tells parts of what the one before told.
    part.is_some_and(|part| part == 0 || line.quantities.iter().any(|sum| sum.end <= part && money(sum).is_some()))
}

/// Whether a line is one of those that stand below a sum and tell its parts: 合同总价9,000元，其中： above 人工费4,000元.
fn is_below_a_sum(scene: &Scene<'_>, number: usize) -> bool {
    const ROWS: usize = 8;
    let above = scene.lines[..number].iter().rev().take(ROWS);
    // The list ends where a line without a sum stands.
    let is_row = |line: &&Line| {
        line.plain.chars().count() <= 2 * LONGEST && line.quantities.iter().any(|sum| money(sum).is_some())
    };
    let opens =
        |line: &&Line| ["其中:", "其中包括:", "包括:", "构成:", "组成:"].iter().any(|end| line.plain.ends_with(end));
    let style = |line: &Line| scene.reading.layout.blocks[scene.paragraph(line) as usize].style;
    // 第二条 below 第一条 合同总价9,000元，其中： is another clause.
    let own = style(&scene.lines[number]);
    above.take_while(is_row).find(opens).is_some_and(|opening| own.is_none() || own != style(opening))
}

/// Whether the phrase of a price at `end` says that another one holds it: 全装修价款每平方米1,000元已包含在单价内,
/// 物业费65元已经包在房租里面.
fn is_in_another(line: &Line, end: usize) -> bool {
    let (_, to) = line.phrase(end, end);
    let rest = line.text(end, to.min(end + 2 * LONGEST));
    ["包含在", "含于", "已计入", "算在", "含在", "包在", "已包"].iter().any(|word| rest.contains(word))
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
    let plain = name.chars().all(is_ideograph);
    let known = line.words_of(Class::Price).any(|word| word.end == end);
    let is_whole = plain && NAME.contains(&(end - start)) && is_noun(name);
    let otherwise = line.says(Class::FeeOtherwise) || line.says_between(Class::NoFee, start, end);
    (is_whole && !known && !otherwise).then_some((start, end, name))
}

/// Whether one of three parties pays another before `at`, and the reader is neither: 乙方向丙方付登记费.
pub(super) fn is_among_others(scene: &Scene<'_>, line: &Line, at: usize) -> bool {
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
    let plain = name.chars().all(is_ideograph);
    let value = money(sum).filter(|value| after && is_card && plain && !value.is_zero())?;
    let (topic, value) = (FactTopic::Price, yuan(value));
    Some(Said::of(topic, name, value, number, at + 1..sum.end))
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

/// The name of a price; 租金合计 and 学费共计 are the sum of what 租金 and 学费 are by the piece.
fn label(line: &Line, end: usize, name: &str) -> String {
    let behind = line.text(end, end + 2);
    // 品牌使用费：月营业额的3%，每月保底1,500元: the least of what, stands before the colon.
    const LONGEST_HEAD: usize = 8;
    let head = line.plain.split_once(':').map(|(head, _)| head.trim_start_matches(|c: char| !is_ideograph(c)));
    let head = head
        .filter(|head| name.ends_with("保底") && head.ends_with(['费', '金']) && head.chars().count() <= LONGEST_HEAD);
    if let Some(head) = head {
        return format!("{head}{name}");
    }
    let sums_up = !name.contains(['总', '合']) && ["合计", "共计", "总计"].contains(&behind.as_str());
    if sums_up { format!("{name}{behind}") } else { name.to_owned() }
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
    // 转租的，按面积收取管理费10元: what is paid for something that not everybody does.
    const ON_OCCASION: [&str; 7] = ["转租", "补办", "改签", "转班", "转课", "更名", "换证"];
    let (from, _) = line.phrase(start, start);
    let lead = line.text(from.saturating_sub(24), start);
    let lead = lead.rsplit(['.', ';']).next().unwrap_or_default();
    if ON_OCCASION.iter().any(|word| lead.contains(word)) {
        return true;
    }
    // 主合同价款: the price of the contract that this one stands beside.
    if ["主合同", "原合同", "前合同"].iter().any(|other| line.text(start.saturating_sub(3), start + 2).contains(other))
    {
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
    // 入会费199元（活动期间减免）.
    let own = behind.split([',', '.', ';']).next().unwrap_or_default();
    if ["不另收", "自愿", "减免"].iter().any(|word| own.contains(word)) {
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
    // 每季租金1,260元、管理费180元: the period stands before the first of them.
    let joined = joined_period(line, start);
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
        None if sums_up && !by(&["每季", "每月", "每个月", "每年"]) => String::new(),
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
        None => joined.unwrap_or_default().to_owned(),
    };
    let period = if period == "/个月" { "/月".to_owned() } else { period };
    // A rent that does not say for how long tells nothing.
    let rental = ["租金", "房租", "租赁费", "租金标准"].contains(&word) && !sums_up;
    (!(rental && period.is_empty())).then(|| format!("{}{period}", yuan(value)))
}

/// The period that a phrase puts before the first of several prices, of which the one at `start` is a later one.
fn joined_period(line: &Line, start: usize) -> Option<&'static str> {
    const PERIODS: [(&str, &str); 5] =
        [("每季度", "/季度"), ("每季", "/季度"), ("每月", "/月"), ("每个月", "/月"), ("每年", "/年")];
    let joins = line.text(start.saturating_sub(1), start) == "、";
    let (from, _) = line.phrase(start, start);
    let before = line.text(from, start);
    let (_, period) = PERIODS.into_iter().find(|(word, _)| joins && before.starts_with(word))?;
    Some(period)
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
