//! What stands right before the name of a sum, and whether it is understood.

use super::{Scene, is_ideograph, line::Line, words::Class};

/// Longest noun, in characters, that makes a name whole.
const LONGEST_NOUN: usize = 6;
/// Characters that no such noun holds: with one of them the words before a name are a clause of their own, or say of which part or
/// case a sum is.
const OF_A_CLAUSE: &str = "的与和或在为是时日内若如每个第余另其把将从向到给付交收缴约前后不含原曾除扣罚";
/// Nouns with one of these characters all the same.
const NOUNS: [&str; 3] = ["成交", "交通", "预付"];

/// The noun before the name of a sum at `start` that says which one: 理论教 in 包括：理论教学费380元. Empty where only words stand
/// before it that lead to any sum: 甲方应向乙方支付服务费. `None` where what stands there is not understood: 前一任租客约定的租金.
pub(super) fn noun_before(scene: &Scene<'_>, line: &Line, start: usize) -> Option<String> {
    let mut from = piece(line, start);
    let mut last = "";
    while from < start {
        // 学员证押金: the word of a side is part of another one.
        let side = line.named.iter().find(|side| side.start == from && side.end <= start);
        if let Some(side) = side.filter(|side| line.text(side.end, side.end + 1) != "证") {
            from = side.end;
            continue;
        }
        let rest = line.text(from, start);
        // 收银系统服务费: no word that leads to a sum.
        if rest.starts_with("收银") {
            break;
        }
        let known = scene.words(Class::Lead).filter(|word| rest.starts_with(word)).max_by_key(|word| word.len());
        let Some(word) = known else { break };
        from += word.chars().count();
        last = word;
    }
    let rest = without_brackets(&line.text(from, start))?;
    // 每档 before 月租 counts things.
    let counts = last == "每" && !rest.is_empty();
    (is_noun(&rest) && !counts).then_some(rest)
}

/// The same before the name of a deposit, where one may also say who pays it, when: 门卡 in 乙方于签约当日交付门卡押金. `None` where
/// the words before tell of a deposit that was paid otherwise, for another thing or by somebody else.
pub(super) fn noun_of_a_deposit(scene: &Scene<'_>, line: &Line, start: usize) -> Option<String> {
    noun_before(scene, line, start).or_else(|| {
        let from = piece(line, start);
        let said = line.text(from, start);
        // 原押金3,000元继续有效.
        if said == "原" && line.says(Class::GoesOn) {
            return Some(String::new());
        }
        let end =
            scene.words(Class::DepositPaid).filter_map(|pays| said.rfind(pays).map(|at| at + pays.len())).max()?;
        let (before, noun) = said.split_at(end);
        // 付给甲方定金: who gets it is no part of its name.
        let side = line.named.iter().find(|side| side.start == from + before.chars().count());
        let side = side.filter(|side| line.text(side.end, side.end + 1) != "证");
        let noun: String = noun.chars().skip(side.map_or(0, |side| side.end - side.start)).collect();
        let by_a_side = line.named.iter().any(|side| side.start >= from && side.end <= start);
        let otherwise = scene.words(Class::DepositOtherwise).any(|word| before.contains(word));
        let otherwise = otherwise || before.contains('另') && !by_a_side && !goes_on_paying(line, from);
        // 交房保证金: the word of paying is part of a noun.
        let torn = noun.chars().count() == 1;
        (is_noun(&noun) && !torn && !otherwise).then_some(noun)
    })
}

/// Whether what begins at `from` goes on from a deposit that a side pays right before: 乙方交押金900元，另交医疗备用金500元.
fn goes_on_paying(line: &Line, from: usize) -> bool {
    let (before, _) = line.phrase(from.saturating_sub(1), from.saturating_sub(1));
    let by_a_side = line.named.iter().any(|side| side.start >= before && side.end <= from);
    let is_paid = line.between(Class::Deposit, before, from).any(|deposit| line.money_at(deposit.end).is_some());
    from > 0 && by_a_side && is_paid && !line.text(0, from).contains("的,")
}

/// `text` without what stands in brackets; `None` where one of a pair is missing.
fn without_brackets(text: &str) -> Option<String> {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, behind)) = rest.split_once('(') {
        out.push_str(before);
        rest = behind.split_once(')')?.1;
    }
    (!rest.contains(')')).then(|| out + rest)
}

/// Where the words begin that belong to a name at `start`: behind the last mark, figure or column before it on its line of the
/// document, and behind the number of its item.
pub(super) fn piece(line: &Line, start: usize) -> usize {
    let row = line.row_start(start);
    let before = &line.chars()[row..start];
    let behind = |at: Option<usize>| at.map_or(row, |at| row + at + 1);
    let marks = behind(before.iter().rposition(|c| ":[]|│☑√■□·、\"".contains(*c)));
    // A bracket that is still open holds the name.
    let open = before.iter().rposition(|c| matches!(c, '(' | ')'));
    let open = behind(open.filter(|at| before[*at] == '('));
    let column = (row..start).rev().find(|at| line.parts_columns(*at)).map_or(row, |at| at + 1);
    let (phrase, _) = line.phrase(start, start);
    let from = phrase.max(line.figure_before(start)).max(marks).max(open).max(column);
    let number = |c: &char| c.is_ascii_digit() || matches!(c, '.' | '-' | ')');
    from + line.text(from, start).chars().take_while(number).count()
}

/// Whether words are a noun that may stand before the name of a sum and say which one.
pub(super) fn is_noun(words: &str) -> bool {
    let plain = NOUNS.iter().fold(words.to_owned(), |plain, noun| plain.replace(noun, ""));
    words.chars().count() <= LONGEST_NOUN && plain.chars().all(|c| is_ideograph(c) && !OF_A_CLAUSE.contains(c))
}

/// The name of a sum with the words before it that say which one: the noun that was found, or, where that is part of what else
/// stands there, one of those that often do: 物业管理服务费, not 服务费.
pub(super) fn named_in_full(line: &Line, start: usize, noun: &str, word: &str) -> String {
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
