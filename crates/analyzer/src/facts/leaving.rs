//! What it costs to leave early, and to be late.

use baihua_text::CharRange;
use rust_decimal::Decimal;

use super::{
    LONGEST, Said, Scene, grouped,
    line::{Line, Named},
    money::{Sums, money, months_of_rent},
    words::Class,
    yuan,
};
use crate::{
    detect::is_daily_rate,
    read::quantity::{Kind, Quantity},
    report::{Fact, FactTopic},
};

/// Words of leaving that only the customer does; nobody need be named with them.
const OF_THE_CUSTOMER: [&str; 10] =
    ["退租", "退卡", "退班", "退课", "提前还车", "退房", "退住", "中途退课", "提前退租", "提前退房"];
/// Words of paying for having left.
const PAYS: [&str; 9] = ["付", "多给", "补给", "另给", "补偿", "赔", "多发", "补发", "补缴"];
/// Words before whoever leaves that make it leave for what another did.
const FOR_CAUSE: [&str; 7] = ["违约", "违反", "原因", "逾期", "过错", "不可抗力", "不履行"];

/// How either side leaves early, and what that costs it: 乙方提前退租的，押金不退.
pub(super) fn early_exit(scene: &Scene<'_>, sums: &Sums) -> Vec<Said> {
    let mut out: Vec<Said> = Vec::new();
    for (number, line) in scene.lines.iter().enumerate() {
        if line.says(Class::LeavingByCase) {
            continue;
        }
        let leaves: Vec<_> = line.named(Class::Leave).collect();
        for (n, &(start, end, word)) in leaves.iter().enumerate() {
            let Some(who) = who_leaves(scene, line, start, word) else { continue };
            let to = leaves.get(n + 1).map_or(line.chars().len(), |next| next.0);
            // 甲方有权收回，乙方支付两个月房租: what follows is the other side's to pay.
            if is_others_to_pay(line, end, to, &who) {
                continue;
            }
            let mut told: Vec<String> = notice(line, start.saturating_sub(NOTICE), to).into_iter().collect();
            told.extend(by_consent(line, end, to).then(|| "要经对方同意".to_owned()));
            let costs = costs(line, end, to, sums);
            // Notice alone would not be all of it: 提前六十日通知，并支付三个月的保底收入.
            if costs.is_empty() && !told.is_empty() {
                // 造成损失的予以赔偿: nothing is paid for leaving alone.
                let harm = line.places("造成").into_iter().find(|at| (end..to).contains(at));
                told.extend(harm.filter(|at| owes(&line.text(*at, to))).map(|_| "造成损失要赔".to_owned()));
                let to = harm.unwrap_or(to);
                let rest = line.text(end, to);
                // 应提前10日通知，否则支付…: whoever gives notice pays nothing.
                let otherwise = line.between(Class::WithoutNotice, end, to).next().map_or(to, |hit| hit.start);
                told.extend(owes(&line.text(end, otherwise)).then(|| "还要付钱".to_owned()));
                told.extend(owes(&line.text(otherwise, to)).then(|| "不提前通知要付钱".to_owned()));
                let kept = ["不退", "不予退", "扣除"].iter().any(|word| rest.contains(word));
                told.extend(kept.then(|| "有的钱不退".to_owned()));
            }
            let paid = costs.iter().filter(|cost| cost.contains(['付', '扣'])).count();
            told.extend(costs);
            if told.is_empty() {
                continue;
            }
            // 退还保证金，并支付与加盟费等额的违约金: what is paid beside what is told.
            let is_open =
                !told.iter().any(|told| told.contains("还要付") || told.contains("要付钱") || told.contains("要赔"));
            told.extend((is_open && payments(line, end, to) > paid).then(|| "还要付别的钱".to_owned()));
            if is_of_a_stage(scene, number) {
                continue;
            }
            told.extend(costs_more_below(scene, number, &who).then(|| "有的情况还要付钱".to_owned()));
            let how = arbitrarily(line, start, end);
            // 开课以前退班的，全额退还 holds before the course only.
            let label = match before_what(line, start, end) {
                Some(_) if line.side_before(start, 24).is_some() => continue,
                Some(when) => format!("{who}{when}"),
                None => match since(line, &who, start) {
                    Since::Always => format!("{who}{how}{}", act(word)),
                    Since::Then(when) => format!("{who}{when}{how}{}", act(word)),
                    Since::Unclear => continue,
                },
            };
            out.push(Said {
                topic: FactTopic::EarlyExit,
                label,
                value: told.join("，"),
                line: number,
                start,
                end,
                range: None,
            });
            break;
        }
    }
    // 擅自解除 is a breach; where the contract says how one may leave, that is told.
    let stated: Vec<String> = out.iter().map(|said| said.label.clone()).collect();
    out.retain(|said| {
        let how = arbitrarily(&scene.lines[said.line], said.start, said.end);
        how.is_empty() || !stated.contains(&said.label.replacen(how, "", 1))
    });
    out
}

/// The word before the one of leaving from `start` to `end` that makes it a breach: 擅自解除.
fn arbitrarily(line: &Line, start: usize, end: usize) -> &'static str {
    let words = line.text(start.saturating_sub(6), end);
    ["擅自", "无故", "私自", "无正当理由"].into_iter().find(|word| words.contains(word)).unwrap_or_default()
}

/// Whether the next sentence of the same clause tells another share for another stage: 已用满4个月的，按15%.
fn is_of_a_stage(scene: &Scene<'_>, number: usize) -> bool {
    let (line, Some(below)) = (&scene.lines[number], scene.lines.get(number + 1)) else { return false };
    let share = |line: &Line| line.quantities.iter().any(|quantity| matches!(quantity.kind, Kind::Percent(_)));
    let case = below.text(0, 14);
    scene.place(line) == scene.place(below) && share(line) && share(below) && case.contains('满') && case.contains('的')
}

/// Whether the next sentence of the same clause tells what `who` pays in some cases: 经营未满一年即终止的，还应支付….
fn costs_more_below(scene: &Scene<'_>, number: usize, who: &str) -> bool {
    let (line, Some(below)) = (&scene.lines[number], scene.lines.get(number + 1)) else { return false };
    let is_clause = scene.place(line) == scene.place(below) && below.body() == 0;
    let of_who = below.named.iter().all(|side| below.called(side) == who);
    let in_a_case = below.plain.split_once("的,");
    let pays = ["另付", "还应", "还须", "还要", "还需", "应支付", "须支付", "另按", "另须", "另应", "另行支付"];
    is_clause && of_who && in_a_case.is_some_and(|(_, rest)| pays.iter().any(|word| rest.contains(word)))
}

/// Whether words say that something is to be paid: 已付的学费 is paid.
fn owes(text: &str) -> bool {
    const PAID: [&str; 9] = ["已支付", "已付", "所付", "预付", "实付", "未付", "付费", "付款", "付清已"];
    let text = PAID.iter().fold(text.to_owned(), |text, paid| text.replace(paid, ""));
    PAYS.iter().any(|word| text.contains(word))
}

/// How many phrases between `from` and `to` say that something is to be paid; a new sentence is about something else.
fn payments(line: &Line, from: usize, to: usize) -> usize {
    let text = line.text(from, to);
    let text = text.split(['.', ';']).next().unwrap_or_default();
    // 剩余租金作为违约金支付给甲方 says what is lost, not what is paid on top.
    let none = ["不", "无需", "作为", "抵"];
    text.split(',').filter(|phrase| owes(phrase) && !none.iter().any(|word| phrase.contains(word))).count()
}

/// Whether another side than `who` is said to pay between `from` and `to`, and `who` is not named there.
fn is_others_to_pay(line: &Line, from: usize, to: usize, who: &str) -> bool {
    const OWES: [&str; 6] = ["需支付", "须支付", "应支付", "应当支付", "需赔偿", "应赔偿"];
    let mut named = line.named.iter().filter(|side| (from..to).contains(&side.start)).peekable();
    named.peek().is_some()
        && named.all(|side| {
            let behind = line.text(side.end, side.end + 4);
            // 按乙方违约处理 says whose breach it is.
            let owes = behind.starts_with("违约") || OWES.iter().any(|word| behind.starts_with(word));
            owes && line.called(side) != who
        })
}

/// Whether the words between `from` and `to` say that one may leave only if the other side agrees.
fn by_consent(line: &Line, from: usize, to: usize) -> bool {
    let text = line.text(from, to);
    ["同意方可", "同意后方可", "同意才", "同意后才", "同意方能"].iter().any(|word| text.contains(word))
}

/// What leaving is called.
fn act(word: &str) -> &'static str {
    ["反悔", "退卡"].into_iter().find(|act| word.contains(act)).unwrap_or("提前结束")
}

/// The words that say before what one leaves, with the word of leaving: 开课以前退班.
fn before_what(line: &Line, start: usize, end: usize) -> Option<String> {
    let (from, _) = line.phrase(start, start);
    let before = line.text(from, start);
    let before = before.trim_start_matches(|c: char| c.is_ascii_digit() || "().、[]·:一二三四五六七八九十".contains(c));
    let cased = ["以前", "之前", "前"].iter().any(|word| before.ends_with(word));
    cased.then(|| format!("{before}{}", line.text(start, end)))
}

/// Since when what leaving costs is so.
enum Since {
    Always,
    /// 开课以后, as it stands.
    Then(String),
    /// In more words than a label holds.
    Unclear,
}

/// Since when `who` leaves by the word at `start`: before 开工后 it costs something else.
fn since(line: &Line, who: &str, start: usize) -> Since {
    const LONGEST_CASE: usize = 8;
    let (from, _) = line.phrase(start, start);
    let before = line.text(from, start);
    // 租期前六个月内，乙方提前退租的: the time stands in the phrase before, unless it is all of the term.
    let said = line.text(0, from);
    let ahead = said.trim_end_matches(',').rsplit([',', '.', ';', ')', '、', ':']).next().unwrap_or_default();
    let whole = line.says_between(Class::WholeTerm, from.saturating_sub(ahead.chars().count() + 1), from);
    let (before, end) = match ahead.ends_with(['后', '内', '前']) && !whole {
        true => (ahead.to_owned(), Some(ahead.len())),
        false => {
            let end = before.rfind('后').map(|at| at + '后'.len_utf8());
            (before, end)
        }
    };
    let Some(end) = end else { return Since::Always };
    let case = before[..end].rsplit([')', '、', '.', ':', ']']).next().unwrap_or_default();
    let case = case.strip_prefix(who).unwrap_or(case).trim_start_matches(['在', '于', '自']);
    let plain = case.chars().all(|c| ('\u{4e00}'..='\u{9fff}').contains(&c) || c.is_ascii_digit());
    let short = (2..=LONGEST_CASE).contains(&case.chars().count());
    if plain && short { Since::Then(case.to_owned()) } else { Since::Unclear }
}

/// Who leaves by the word at `start`: the side before it, or the customer where only one leaves that way.
fn who_leaves(scene: &Scene<'_>, line: &Line, start: usize, word: &str) -> Option<String> {
    let Some(side) = line.side_before(start, 24) else {
        // 节假日订单提前还车的: what kind of order stands before.
        let (from, _) = line.phrase(start, start);
        let kind = line.text(from, start).contains("单");
        let first = !kind && line.named.iter().all(|side| side.start > start) && OF_THE_CUSTOMER.contains(&word);
        return scene.reading.parties.reader.clone().filter(|_| first && !line.text(0, start).contains('因'));
    };
    // 批次之间任何一方…; 经发现转租的，甲方…: when or in which case stands before.
    let (from, _) = line.phrase(side.start, side.start);
    let lead = line.text(from, side.start);
    let in_a_case = line.text(from.saturating_sub(2), from) == "的," && !lead.starts_with('或');
    if lead.ends_with("之间") || in_a_case {
        return None;
    }
    // Nobody stands between the side and what it does: 乙方发现甲方提前解除 is another story.
    let between = line.text(side.end, start);
    let apart = between.contains(['。', '.', ';', '"']) || between.contains("不得");
    let before = line.text(side.start.saturating_sub(1), side.start);
    // 无论因何种原因 names no cause.
    let whatever = ["无论", "不论", "不管", "任何"].iter().any(|word| between.contains(word));
    // Nor does 因自身原因, what another did.
    let own = ["自身", "自己", "个人", "本人"]
        .iter()
        .any(|whose| ["原因", "的原因"].iter().any(|cause| between.contains(&format!("{whose}{cause}"))));
    // 您不同意变更的，可以退卡: the case stands between.
    let in_a_case = between.contains("的,") && !["提前", "通知", "原因"].iter().any(|word| between.contains(word));
    let caused =
        before == "因" || in_a_case || !whatever && !own && FOR_CAUSE.iter().any(|word| between.contains(word));
    (!apart && !caused && !answers_a_breach(line, side, &between)).then(|| line.called(side))
}

/// Whether `side` may end the contract because another side broke it: 乙方提供的材料不实的，甲方可以随时解除. `between` stands
/// between the side and the word of leaving.
fn answers_a_breach(line: &Line, side: &Named, between: &str) -> bool {
    /// In folded characters.
    const LONGEST_CONDITION: usize = 200;
    const MAY: [&str; 4] = ["有权", "可以", "可", "要求"];
    const BREACHES: [&str; 13] = [
        "违约",
        "违反",
        "擅自",
        "虚假",
        "不实",
        "未按",
        "未能",
        "拒不",
        "逾期",
        "下列情形",
        "以下情形",
        "一经发现",
        "不得",
    ];
    let first = side.start.saturating_sub(LONGEST_CONDITION);
    let before = line.text(first, side.start);
    let from = first + before.rfind(['.', ';']).map_or(0, |at| before[..=at].chars().count());
    let others = line.named.iter().filter(|other| (from..side.start).contains(&other.start));
    let broke = |other: &Named| {
        let condition = line.text(other.end, side.start);
        BREACHES.iter().any(|word| condition.contains(word))
    };
    MAY.iter().any(|word| between.contains(word))
        && others.filter(|other| line.called(other) != line.called(side)).any(broke)
}

/// How far before the word of leaving its notice may stand, in characters.
const NOTICE: usize = 20;

/// 提前三十日书面通知 between `from` and `to`.
fn notice(line: &Line, from: usize, to: usize) -> Option<String> {
    let ahead = line.places("提前").into_iter().filter(|at| (from..to).contains(at));
    ahead.into_iter().find_map(|at| {
        let span = line
            .quantities
            .iter()
            .find(|quantity| matches!(quantity.kind, Kind::Span(_)) && (at + 2..=at + 5).contains(&quantity.start))?;
        let (_, end) = line.phrase(span.start, span.end);
        let after = line.text(span.end, end.min(span.end + 14));
        let told = ["通知", "告知", "告诉", "说", "提出", "书面", "打招呼", "讲", "申请"];
        let asked = line.text(span.start.saturating_sub(6), span.start);
        let fails = ["未", "没", "不足", "少于"]
            .iter()
            .any(|word| asked.contains(word) || line.text(at.saturating_sub(2), at).contains(word));
        let how = if after.contains("书面") { "书面通知" } else { "通知" };
        (!fails && told.iter().any(|word| after.contains(word))).then(|| format!("提前 {} {how}", line.words(span)))
    })
}

/// Words of what becomes of the money of whoever leaves.
const OUTCOMES: [&str; 17] = [
    "不扣",
    "不收违约金",
    "不收手续费",
    "按天退",
    "按日退",
    "按月退",
    "全额退",
    "如数退",
    "全部退",
    "据实退",
    "按实退",
    "结到哪天",
    "不算违约",
    "不用赔",
    "无需赔",
    "不付违约金",
    "不承担违约",
];

/// Short phrases between `from` and `to` that say what becomes of the money, as they stand.
fn outcomes(line: &Line, from: usize, to: usize) -> Vec<(usize, String)> {
    let mut out = Vec::new();
    let mut at = from;
    while at < to {
        let (start, end) = line.phrase(at, at);
        let (start, end) = (start.max(from), end.min(to));
        let phrase = line.text(start, end);
        let said = ["并", "则", "且", "可以", "应", ","]
            .iter()
            .fold(phrase.as_str(), |said, lead| said.trim_start_matches(lead));
        let named = line.named.iter().any(|side| side.start >= start && side.end <= end);
        let figures = line.quantities.iter().any(|quantity| quantity.start >= start && quantity.end <= end);
        let by_use = said.starts_with('按') && said.contains("退");
        let plain = !said.ends_with('的') && !said.contains(['如', '若', '(', '"']) && !named && !figures;
        if plain
            && (3..=14).contains(&said.chars().count())
            && (by_use || OUTCOMES.iter().any(|word| said.contains(word)))
        {
            let said = said.strip_suffix("退还").map_or(said.to_owned(), |said| format!("{said}退"));
            out.push((start, said));
        }
        at = end + 1;
    }
    out
}

/// What is lost or paid between `from` and `to`, in order.
fn costs(line: &Line, from: usize, to: usize, sums: &Sums) -> Vec<String> {
    let tail = line.text(from, to);
    // Who gets something back is told elsewhere; who else breaks the contract, too.
    if ["双倍", "无需", "不承担", "不视为", "无须"].iter().any(|word| tail.contains(word)) {
        return Vec::new();
    }
    // 提前终止合同须通知乙方，未开始工作的，…: a second case decides what is paid.
    let behind = tail.split_once(',').map_or("", |(_, behind)| behind);
    if behind.contains("的,") {
        return Vec::new();
    }
    let mut found = outcomes(line, from, to);
    for name in [
        "押金",
        "履约保证金",
        "保证金",
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
        // 扣除一半押金，预收房租不退还: what is lost is another sum.
        let rest = match rest.split_once(',') {
            Some((near, next)) if next.contains(['租', '费', '款', '金']) => near.to_owned(),
            _ => rest,
        };
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
            "作为违约金",
        ];
        let lost = lost.iter().any(|word| rest.contains(word)) && !rest.contains("扣除") && !rest.contains("余");
        let Some(name) = with_its_fellows(&tail[..at], name, &rest) else { continue };
        if lost && !found.iter().any(|(_, told)| told.contains("不退")) {
            let otherwise = if tail[..at].contains("否则") { "否则" } else { "" };
            found.push((from + tail[..at].chars().count(), format!("{otherwise}{name}不退")));
        }
    }
    for quantity in line.quantities.iter().filter(|quantity| quantity.start >= from && quantity.end <= to) {
        let before = line.text(quantity.start.saturating_sub(12).max(from), quantity.start);
        let after = line.text(quantity.end, quantity.end + 16);
        let near = line.text(quantity.end, quantity.end + 6);
        // 3天服务费（每天538元）: what a day costs is no sum.
        if ["每天", "每日", "每天按", "每日按", "每月"].iter().any(|each| before.ends_with(each)) {
            continue;
        }
        let pays = ["支付", "付", "赔偿", "承担", "缴纳", "补偿", "扣除", "扣", "违约金", "相当于"];
        let pays = pays.iter().any(|word| before.contains(word) || near.contains(word));
        let penalty = ["违约金", "赔偿金", "赔偿", "补偿金", "补偿"];
        let Some(penalty) = penalty.iter().find(|word| before.contains(**word) || after.contains(**word)) else {
            found.extend(fee(line, quantity).map(|fee| (quantity.start, fee)));
            continue;
        };
        match quantity.kind {
            // 三个月服务费的违约金，即5.4万元: the same once more, as a sum.
            Kind::Money(..) if same_again(&before) && found.iter().any(|(_, told)| told.contains(penalty)) => {
                let last = found.iter_mut().rev().find(|(_, told)| told.contains(penalty));
                if let (Some((_, told)), Some(sum)) = (last.filter(|(_, told)| !told.ends_with('元')), money(quantity))
                {
                    told.push_str(&format!("，共 {}", yuan(sum)));
                }
            }
            Kind::Money(..) if pays => {
                found.extend(money(quantity).map(|sum| (quantity.start, format!("付{penalty} {}", yuan(sum)))));
            }
            Kind::Span(_) if pays => {
                if let Some(months) = months_of_rent(line, quantity.start) {
                    let sum =
                        sums.rent.and_then(|rent| rent.checked_mul(months)).map(|sum| format!("，共 {}", yuan(sum)));
                    let told = format!("付{penalty} {} 个月租金{}", grouped(months), sum.unwrap_or_default());
                    found.push((quantity.start, told));
                } else if let Some(fee) =
                    ["费用", "服务费", "管理费"].iter().find(|fee| after.trim_start_matches('的').starts_with(**fee))
                {
                    found.push((quantity.start, format!("付{penalty}：{}{fee}", line.words(quantity))));
                }
            }
            Kind::Percent(_) if pays && !line.says(Class::ByTheDay) => {
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
    let more = ["并须", "补缴", "另须", "另应", "另行", "还应", "还须", "还需", "另需", "另付", "另外", "同时"]
        .iter()
        .any(|word| tail.contains(word));
    let mut told: Vec<String> = found.into_iter().map(|(_, told)| told).collect();
    if more && !told.is_empty() && (tail.contains("同时") || told.iter().all(|told| told.ends_with("不退"))) {
        told.push("还要付别的钱".to_owned());
    }
    told
}

/// Whether what stands before a sum says that it is what was just said.
fn same_again(before: &str) -> bool {
    // 一个月服务费（2,400元）.
    if before.ends_with("费(") || before.ends_with("金(") {
        return true;
    }
    let before = before.trim_end_matches(['¥', ':', '(']).trim_end_matches("人民币");
    ["即", "共", "共计", "合计", "计", "合", "也就是", "就是", "相当于"].iter().any(|word| before.ends_with(word))
}

/// What is lost, whole: of 租金、押金及服务费一律不予退还 all three. `None` where the others are too many to be told.
fn with_its_fellows(before: &str, name: &str, behind: &str) -> Option<String> {
    const AND: [char; 4] = ['和', '与', '及', '、'];
    // What stands between the names and what becomes of them.
    const ENDS: [char; 9] = ['不', '均', '一', '概', '也', '都', '全', '归', '没'];
    let own = before.rsplit([',', '.', ';', ':', '的']).next().unwrap_or_default().trim_start_matches("否则");
    let own = if own.contains(AND) { own } else { "" };
    let others = if behind.starts_with(AND) { behind.split(ENDS).next().unwrap_or_default() } else { "" };
    let few = own.chars().count() <= 10 && others.chars().count() <= 8 && !own.contains(['甲', '乙']);
    few.then(|| format!("{own}{name}{others}"))
}

/// What is taken off what comes back: 扣除剩余学费的10%作为手续费.
fn fee(line: &Line, quantity: &Quantity) -> Option<String> {
    let (from, to) = line.phrase(quantity.start, quantity.end);
    let phrase = line.text(from, to);
    let taken = phrase.contains("扣") || phrase.contains("手续费");
    if !matches!(quantity.kind, Kind::Percent(_)) || !taken || phrase.contains("每日") || phrase.contains("每天") {
        return None;
    }
    base_of(line, quantity.start).map(|base| format!("扣{base}的 {}", line.words(quantity)))
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
    // 按欠款每天2‰.
    let base = ["每天", "每日", "按日"].iter().fold(&before[cut..], |base, day| base.trim_end_matches(day));
    let base = base.trim_start_matches('其');
    // 该笔款 is one of several.
    let one_of = base.strip_prefix('该').is_some_and(|rest| rest.starts_with(['笔', '批', '期', '项', '次']));
    let base = if one_of { base } else { base.trim_start_matches('该') };
    let named = [
        "租金", "款", "款额", "费", "价", "金额", "总额", "本金", "工资", "报酬", "本息", "款项", "数额", "余额",
        "欠款",
    ]
    .iter()
    .any(|word| base.ends_with(word));
    let clean = !base.contains(['_', '(', ')', '"', ':'])
        && !["每日", "每天", "一日", "一天", "甲方", "乙方", "出租", "承租"].iter().any(|word| base.contains(word));
    ((2..=14).contains(&base.chars().count()) && named && clean).then(|| base.to_owned())
}

/// Figures behind a delay that are looked at; the first of them say what it costs.
const MOST_FIGURES: usize = 30;

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
                LATE => break,
                what => what,
            };
            let label = format!("{who}{what}{}一天", fee_that_is_late(scene, line, late, quantity.start));
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

/// Whether what a delay costs is a share of money that is owed: 欠款的 0.05%.
fn is_of_money(value: &str) -> bool {
    ["欠", "未付", "未还", "未发", "应付", "逾期", "延迟", "迟延", "拖欠", "本金", "租金", "本息"]
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
    let Some((_, fee)) = ["支付", "交纳", "缴纳", "付"].iter().find_map(|word| said.split_once(word)) else {
        return String::new();
    };
    let plain = fee.chars().all(|c| ('\u{4e00}'..='\u{9fff}').contains(&c) || c == '、');
    // 逾期付费或者乙方逾期退费的: another delay.
    let several = fee.contains(['或', '和', '及', '、']) && !fee.contains(['方', '逾', '迟', '退']);
    let is_fee = fee.ends_with('费') && !fee.contains('或') || several && fee.ends_with(['款', '金', '费']);
    let fits = plain && (3..=LONGEST_FEE).contains(&fee.chars().count());
    let is_main = || !several && (MAIN.contains(&fee) || scene.lines.iter().any(|line| line.title.contains(fee)));
    if fits && is_fee && !is_main() { fee.to_owned() } else { String::new() }
}

/// What a day of the delay told in the words at `range` costs, where the document's own figures say it: 331.2 元.
pub(crate) fn sum_a_day(facts: &[Fact], range: CharRange) -> Option<&str> {
    let there = |fact: &&Fact| fact.quote_range.is_some_and(|quote| quote.intersection(range).is_some());
    let fact = facts.iter().filter(|fact| fact.topic == FactTopic::LateFee).find(there)?;
    fact.value.rsplit_once(TO_A_SUM).map(|(_, sum)| sum)
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
        return Some((line.called(side), what(&line.text(late, late + 14))));
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

/// What is late: 晚付, 晚交房; only 晚 where it is not plain.
fn what(after: &str) -> &'static str {
    // 延误的，每拖一天支付…: what is paid is the price of the delay.
    let after = after.split_once("的,").map_or(after, |(delay, _)| delay);
    // （收到设备款后二十日）发出设备: what stands in brackets only tells when.
    let after = match (after.find('('), after.find(')')) {
        (Some(open), Some(close)) if open < close => &format!("{}{}", &after[..open], &after[close..]),
        (Some(open), None) => &after[..open],
        (None, Some(close)) => &after[close..],
        _ => after,
    };
    const TABLE: [(&str, &str); 50] = [
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
    let before = line.text(late.saturating_sub(1).max(start.saturating_sub(24)), start);
    let daily = ["/天", "/日", "每天", "每日"];
    // 每延迟一日按每单2元补偿 counts days and pieces.
    if ["每单", "每件", "每人", "每平方米", "每平米", "每吨"].iter().any(|piece| before.ends_with(piece))
    {
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
        || by_day.iter().any(|word| before.contains(word)) && !after.starts_with('/') && !after.starts_with('的')
}
