//! What it costs to leave early.

use rust_decimal::Decimal;

use super::{
    LONGEST, Said, Scene,
    deposit::months_of_rent,
    elsewhere::REPAYS,
    grouped, is_ideograph,
    line::{Line, Named},
    share::base_of,
    sums::{Sums, money},
    words::Class,
    yuan,
};
use crate::{
    read::quantity::{Kind, Quantity},
    report::FactTopic,
};

/// Words of leaving that only the customer does; nobody need be named with them.
const OF_THE_CUSTOMER: [&str; 10] =
    ["退租", "退卡", "退班", "退课", "提前还车", "退房", "退住", "中途退课", "提前退租", "提前退房"];
/// Words of paying for having left.
const PAYS: [&str; 9] = ["付", "多给", "补给", "另给", "补偿", "赔", "多发", "补发", "补缴"];
/// Words before whoever leaves that make it leave for what another did.
const FOR_CAUSE: [&str; 7] = ["违约", "违反", "原因", "逾期", "过错", "不可抗力", "不履行"];

/// Whoever leaves gives something back as well.
const BACK_AS_WELL: &str = "还要退钱";
/// Some of what was paid does not come back.
const SOME_KEPT: &str = "有的钱不退";

/// How either side leaves early, and what that costs it: 乙方提前退租的，押金不退.
pub(super) fn early_exit(scene: &Scene<'_>, sums: &Sums) -> Vec<Said> {
    let mut out: Vec<Said> = Vec::new();
    for (number, line) in scene.lines.iter().enumerate() {
        if is_by_case(line) {
            continue;
        }
        out.extend(by_notice(scene, number));
        let leaves: Vec<_> = line.named(Class::Leave).collect();
        for (n, &(start, end, word)) in leaves.iter().enumerate() {
            let Some(who) = who_leaves(scene, line, start, word) else { continue };
            let to = leaves.get(n + 1).map_or(line.chars().len(), |next| next.0);
            let but = but_in_a_case(line, end, to);
            let to = but.unwrap_or(to);
            // 甲方有权收回，乙方支付两个月房租: what follows is the other side's to pay.
            if is_others_to_pay(line, end, to, &who) {
                continue;
            }
            let mut told: Vec<String> = notice(line, start.saturating_sub(NOTICE), to).into_iter().collect();
            told.extend(by_consent(line, end, to).then(|| "要经对方同意".to_owned()));
            // 提前7天说，或者多付7天工资: one of two ways, of which neither is all of it.
            if !told.is_empty() && is_one_of_two_ways(line, end, to) {
                continue;
            }
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
                told.extend(kept.then(|| SOME_KEPT.to_owned()));
            }
            let back = if costs.is_empty() { None } else { given_back(line, end, to, &who) };
            let paid = costs.iter().filter(|cost| cost.contains(['付', '扣'])).count();
            told.extend(costs);
            told.extend(back.filter(|_| !told.iter().any(|told| told.contains('退'))));
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
            // 付违约金600元；住满一年后退租的不用付.
            let is_free = |line: &Line| line.says(Class::LeavingFree);
            let is_paid = told.iter().any(|told| told.contains(['付', '扣', '赔']) || told.contains("不退"));
            let free = scene.rest_of_sentence(number).any(is_free) || is_free_below(scene, number);
            told.extend((is_paid && free).then(|| "有的情况不用付".to_owned()));
            let is_whole = !told.iter().any(|told| told.contains("有的情况"));
            told.extend((is_paid && but.is_some() && is_whole).then(|| "有的情况另算".to_owned()));
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
            // What comes back is named where there is room for it.
            if told.join("，").chars().count() > LONGEST {
                told.iter_mut().filter(|told| told.starts_with('退')).for_each(|told| *told = BACK_AS_WELL.to_owned());
            }
            out.push(Said::of(FactTopic::EarlyExit, label, told.join("，"), number, start..end));
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

/// Whether what leaving costs depends on when or why one leaves; 租期未满 alone says no more than that one leaves early.
fn is_by_case(line: &Line) -> bool {
    line.words_of(Class::LeavingByCase).any(|case| {
        let before_the_end = ["未满", "不满"].contains(&line.word(case))
            && line.text(case.start.saturating_sub(1), case.start) == "期"
            && !line.quantities.iter().any(|quantity| (case.end..case.end + 2).contains(&quantity.start));
        !before_the_end
    })
}

/// Where between `from` and `to` a case begins in which leaving costs something else: 但提前两个月通知的，付一半.
fn but_in_a_case(line: &Line, from: usize, to: usize) -> Option<usize> {
    line.places(",但").into_iter().find(|at| {
        let behind = line.text(at + 2, line.phrase(at + 2, at + 2).1);
        let owes = behind.starts_with(['要', '应', '须', '需', '必']);
        (from..to).contains(at) && !owes && behind.contains('的')
    })
}

/// Whether the next sentence of the same clause frees of what leaving costs: 住满一年后退租的，不用付违约金.
fn is_free_below(scene: &Scene<'_>, number: usize) -> bool {
    let (line, Some(below)) = (&scene.lines[number], scene.lines.get(number + 1)) else { return false };
    scene.paragraph(line) == scene.paragraph(below) && below.says(Class::LeavingFree) && below.plain.contains('的')
}

/// 乙方提前三十日书面通知甲方，可以解除本合同: whoever gives notice may leave.
fn by_notice(scene: &Scene<'_>, number: usize) -> Option<Said> {
    const ENDS: [&str; 9] = [
        "可以解除本合同",
        "可以解除合同",
        "可以解除劳动合同",
        "可以解除本协议",
        "可以解除协议",
        "可解除本合同",
        "可解除合同",
        "可解除劳动合同",
        "可以终止本合同",
    ];
    let line = &scene.lines[number];
    let end = ENDS.iter().find_map(|end| line.places(end).first().copied())?;
    let (start, notice) = line.places("提前").into_iter().find_map(|at| {
        let near = at < end && end - at <= 30;
        Some((at, notice(line, at, end)?)).filter(|_| near)
    })?;
    let side = line.side_before(start, 4)?;
    let (from, _) = line.phrase(side.start, side.start);
    let lead = line.text(from, side.start);
    // 可以解除本合同的情形：, and the items of such a list.
    let is_listed = scene.reading.layout.sentences[line.sentence].lead.is_some() || line.plain.ends_with(':');
    let begins = lead.chars().all(|c| !is_ideograph(c) || "一二三四五六七八九十".contains(c));
    let (before, behind) = (line.text(0, from), line.text(end, line.chars().len()));
    let between = line.text(side.end, start);
    let plain = before.is_empty() && ["", "可以", "可", "应", "应当"].contains(&between.as_str());
    // What is paid, and other cases, are told elsewhere or not at all.
    let rest = scene.rest_of_sentence(number).map(|line| line.plain.clone()).collect::<String>();
    let more = [behind.as_str(), rest.as_str()].into_iter().any(|rest| owes(rest) || rest.contains("除外"));
    let trial = [line].into_iter().chain(scene.rest_of_sentence(number)).find_map(on_trial);
    let value = trial.map_or(notice.clone(), |trial| format!("{notice}，试用期内 {trial}"));
    let (label, topic) = (format!("{}提前结束", line.called(side)), FactTopic::EarlyExit);
    let is_open = rest.contains("试用期") && !value.contains("试用期");
    (begins
        && plain
        && !is_listed
        && !behind.starts_with(['的', '时'])
        && !more
        && !is_open
        && !line.text(start, end).contains(['的', '或', ';']))
    .then(|| Said::of(topic, label, value, number, start..end + 2))
}

/// 三日 of 在试用期内提前三日通知即可.
fn on_trial(line: &Line) -> Option<String> {
    let trial = line.places("试用期").first().copied()?;
    let ahead = line.places("提前").into_iter().find(|at| *at > trial && at - trial <= 8)?;
    let span = line.quantities.iter().find(|span| span.start == ahead + 2 && matches!(span.kind, Kind::Span(_)))?;
    Some(line.words(span))
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

/// What `who` leaves has to give back, between `from` and `to`: 退押金和剩余租金 of 退还押金和剩余租金，并支付…….
fn given_back(line: &Line, from: usize, to: usize, who: &str) -> Option<String> {
    const BACK: [&str; 3] = ["退还", "返还", "退回"];
    const LONGEST_THING: usize = 9;
    let sentence = line.text(from, to);
    let sentence = sentence.split(['.', ';']).next().unwrap_or_default();
    let (at, word) = BACK.iter().find_map(|word| Some((sentence.find(word)?, word)))?;
    // 不予退还 tells what is lost.
    if sentence[..at].ends_with(['不', '予', '再', '未', '得', '求', '可']) {
        return None;
    }
    // 乙方退租的，付违约金，甲方退还剩余押金: whoever begins a phrase does what stands in it.
    let place = from + sentence[..at].chars().count();
    let mut acting = line.named.iter().filter(|side| side.start >= from && side.end <= place);
    if acting.any(|side| line.phrase(side.start, side.start).0 == side.start && line.called(side) != who) {
        return None;
    }
    let thing = sentence[at + word.len()..].split([',', '并']).next().unwrap_or_default();
    let plain = thing.chars().all(|c| is_ideograph(c) || c == '、') && !thing.contains('方');
    let fits = (2..=LONGEST_THING).contains(&thing.chars().count());
    Some(if plain && fits { format!("退{thing}") } else { BACK_AS_WELL.to_owned() })
}

/// Whether words say that something is to be paid: 已付的学费 is paid.
fn owes(text: &str) -> bool {
    const PAID: [&str; 9] = ["已支付", "已付", "所付", "预付", "实付", "未付", "付费", "付款", "付清已"];
    // 不需要赔偿, 不用付.
    const NOTHING: [&str; 9] = ["不需要", "不需", "无需", "无须", "不用", "不必", "不再", "不另", "免于"];
    let text = PAID.iter().fold(text.to_owned(), |text, paid| text.replace(paid, ""));
    let text = text.replace("支付", "付");
    let pairs = NOTHING.iter().flat_map(|none| PAYS.iter().map(move |pays| format!("{none}{pays}")));
    let text = pairs.fold(text, |text, nothing| text.replace(&nothing, ""));
    PAYS.iter().any(|word| text.contains(word))
}

/// Whether what stands between `from` and `to` goes on with another way that costs something: 或者多付7天工资.
fn is_one_of_two_ways(line: &Line, from: usize, to: usize) -> bool {
    let text = line.text(from, to);
    let text = text.split(['.', ';']).next().unwrap_or_default();
    let mut phrases = text.split(',');
    phrases.any(|phrase| phrase.strip_prefix('或').is_some_and(|way| owes(way) && !way.contains('的')))
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
    ["同意方可", "同意才", "同意后", "同意方能", "征得"].iter().any(|word| text.contains(word))
}

/// What leaving is called.
fn act(word: &str) -> &'static str {
    if REPAYS.contains(&word) {
        return "提前还款";
    }
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
    // 十五日以后、合同期满以前，乙方…: more than one time says since when.
    let several = said.trim_end_matches(',').strip_suffix(ahead).is_some_and(|more| {
        let more = more.strip_suffix('、').unwrap_or_default();
        more.ends_with(['后', '内', '前', '起'])
    });
    if several && ahead.ends_with(['后', '内', '前']) {
        return Since::Unclear;
    }
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
    let plain = case.chars().all(|c| is_ideograph(c) || c.is_ascii_digit());
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
    // 出借人有权要求借款人提前归还: who is told to.
    let is_told_to = ["要求", "责令", "通知", "请求", "催告"].iter().any(|word| lead.ends_with(word));
    if lead.ends_with("之间") || in_a_case || is_told_to {
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
    const BREACHES: [&str; 15] = [
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
        "欠租",
        "拖欠",
    ];
    let first = side.start.saturating_sub(LONGEST_CONDITION);
    let before = line.text(first, side.start);
    let from = first + before.rfind(['.', ';']).map_or(0, |at| before[..=at].chars().count());
    let others = line.named.iter().filter(|other| (from..side.start).contains(&other.start));
    let broke = |other: &Named| {
        let condition = line.text(other.end, side.start);
        BREACHES.iter().any(|word| condition.contains(word))
    };
    // 逾期满15日仍未付清，出租人有权解除合同: who was late stands in the part before.
    let untold = line.text(from, side.start);
    let by_nobody_named = !line.named.iter().any(|other| (from..side.start).contains(&other.start))
        && ["逾期", "仍未", "仍不", "拖欠", "未付清", "欠租", "欠费", "欠付", "欠缴"]
            .iter()
            .any(|word| untold.contains(word));
    let mut others = others.filter(|other| line.called(other) != line.called(side));
    MAY.iter().any(|word| between.contains(word)) && (by_nobody_named || others.any(broke))
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
        let how = match (after.contains("书面"), after.contains("申请")) {
            (true, true) => "书面申请",
            (false, true) => "申请",
            (true, false) => "书面通知",
            (false, false) => "通知",
        };
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
    let kept = kept_fee(line, from, to).filter(|_| !found.iter().any(|(_, told)| told.contains("不退")));
    found.extend(kept);
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
            Kind::Money(..) if pays && money(quantity).is_some_and(|sum| is_told(&found, sum)) => {}
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
    // That something does not come back is told beside what is paid.
    if found.len() == 1 && found[0].1 == SOME_KEPT {
        found.clear();
    }
    found.dedup_by(|a, b| a.1 == b.1);
    // 同时退还押金 costs nothing.
    let tail = ["同时退", "同时返", "同时将押金退"].iter().fold(tail, |tail, back| tail.replace(back, ""));
    let more = ["并须", "补缴", "另须", "另应", "另行", "还应", "还须", "还需", "另需", "另付", "另外", "同时"]
        .iter()
        .any(|word| tail.contains(word));
    let mut told: Vec<String> = found.into_iter().map(|(_, told)| told).collect();
    // 扣掉用掉的天数，再收取20%: one of two.
    let twice = ["再收", "再扣", "再付", "再支付"].iter().any(|word| tail.contains(word));
    if twice && told.len() == 1 && !told[0].contains("不退") {
        told.push("还要扣别的钱".to_owned());
    }
    if more && !told.is_empty() && (tail.contains("同时") || told.iter().all(|told| told.ends_with("不退"))) {
        told.push("还要付别的钱".to_owned());
    }
    told
}

/// Whether a sum is what something already told comes to: 扣一个月租金420元.
fn is_told(found: &[(usize, String)], sum: Decimal) -> bool {
    let in_all = format!("，共 {}", yuan(sum));
    found.iter().any(|(_, told)| told.ends_with(&in_all))
}

/// What was paid and does not come back, by a name of its own: 加盟费不退; or that something does not.
fn kept_fee(line: &Line, from: usize, to: usize) -> Option<(usize, String)> {
    const LONGEST_FEE: usize = 8;
    let (at, end, _) = line.named(Class::NotBack).find(|(at, end, _)| *at >= from && *end <= to)?;
    let (start, stop) = line.phrase(at, end);
    let name = line.text(start.max(from), at);
    let name = ["则", "其", "已付的", "已经付的", "已交的", "所交的"]
        .iter()
        .fold(name.as_str(), |name, lead| name.trim_start_matches(lead));
    let name = ["一律", "均", "也", "都", "概", "将"].iter().fold(name, |name, end| name.trim_end_matches(end));
    let is_name = (2..=LONGEST_FEE).contains(&name.chars().count())
        && name.ends_with(['费', '金', '款', '钱'])
        && name.chars().all(is_ideograph)
        && !name.contains(['的', '方', '余']);
    // 不退还的，… is another case.
    let in_a_case =
        line.text(end, stop).contains('的') || line.text(at.saturating_sub(4), at).contains(['如', '若', '余']);
    (!in_a_case).then(|| (at, if is_name { format!("{name}不退") } else { SOME_KEPT.to_owned() }))
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
