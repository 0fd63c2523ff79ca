//! Sums, deductibles and shares, each with whose it is.

use super::{benefits::is_benefit, mark};
use crate::{
    facts::{
        Scene, is_ideograph,
        line::{Line, MOST_FIGURES, TICKED_BOX},
        sums::money,
        words::Class,
        yuan,
    },
    read::quantity::{Kind, Quantity},
    report::FactTopic,
};

/// What the figures of a policy are, each with the class of its names.
pub(super) const FIGURES: [(FactTopic, Class); 3] =
    [(FactTopic::SumInsured, Class::Sum), (FactTopic::Deductible, Class::Deductible), (FactTopic::Share, Class::Share)];

/// Whether the figure that ends at `end` is only one of two, of which the higher or lower counts: 500元或损失金额的10%，以高者为准.
fn is_one_of_two(line: &Line, end: usize) -> bool {
    let rest = line.text(end, end + 30);
    let rest = rest.split(['.', ';']).next().unwrap_or_default();
    rest.trim_start_matches(',').starts_with('或')
        || ["高者", "低者", "较高", "较低", "孰"].iter().any(|word| rest.contains(word))
}

/// Whether a figure with the name `word` at `at` says of what it is: the sum of all, that of a benefit (`lead`), or the only one
/// of its class (`is_single`). 每件限额 is that of one which stands elsewhere.
pub(super) fn says_of_what(line: &Line, at: usize, is_single: bool, lead: &str, word: &str) -> bool {
    const EACH: [&str; 6] = ["每日", "每天", "每次", "每年", "每人", "每件"];
    let of_all = ["基本", "年度", "累计"].iter().any(|all| word.starts_with(all));
    match lead {
        _ if of_all => true,
        "" | "年" | "每次事故" => is_single && !is_of_a_case(line, at),
        lead => !EACH.contains(&lead),
    }
}

/// Whether the words before `at` on its line of the document tell another thing than figures of the policy: the row of a table,
/// or the case in which they hold: 因意外做面部修复，免赔额200元.
fn is_of_a_case(line: &Line, at: usize) -> bool {
    let from = line.row_start(at);
    let (phrase, _) = line.phrase(at, at);
    // The figure before it in a row may stand in the same phrase.
    let to = phrase.max(line.figure_before(at)).max(from);
    let of_the_policy = FIGURES.iter().any(|(_, class)| line.says_between(*class, from, to));
    line.text(from, at).contains('|') || !line.text(from, to).trim_matches(mark).is_empty() && !of_the_policy
}

/// The name at the beginning of the row that holds `at`: 取消行程 in 取消行程　　8,000元，赔付比例80%. Empty where columns do not part
/// it from a sum.
fn row_name(line: &Line, at: usize) -> String {
    let from = line.row_start(at);
    let Some(end) = (from..at).find(|place| line.parts_columns(*place)) else { return String::new() };
    let name = line.text(from, end + 1);
    let plain = name.chars().all(is_ideograph);
    let is_row = plain && (2..=10).contains(&name.chars().count()) && line.money_at(end + 1).is_some();
    if is_row { name } else { String::new() }
}

/// The benefit that a row begins with which holds several figures: 意外医疗 in 意外医疗　每人保险金额5万元，每次事故免赔额200元.
pub(super) fn row_benefit(line: &Line, at: usize) -> Option<String> {
    const LONGEST_BENEFIT: usize = 10;
    const BENEFITS: [&str; 10] = ["医疗", "身故", "伤残", "津贴", "猝死", "门诊", "住院", "骨折", "救援", "财产"];
    let from = line.row_start(at);
    let first = FIGURES.iter().flat_map(|(_, class)| line.between(*class, from, at)).map(|hit| hit.start).min()?;
    let name = line.text(from, first);
    let name = name.trim_matches(mark);
    let name = ["每人", "每次", "每年"].iter().fold(name, |name, each| name.trim_end_matches(each));
    let plain = name.chars().all(is_ideograph);
    let is_one = BENEFITS.iter().any(|benefit| name.contains(benefit)) && !name.contains(['的', '和', '及', '各']);
    ((2..=LONGEST_BENEFIT).contains(&name.chars().count()) && plain && is_one).then(|| name.to_owned())
}

/// Whether a document has one figure behind the words of a class, however often it says it.
pub(super) fn is_single(scene: &Scene<'_>, class: Class) -> bool {
    let mut figures = scene.lines.iter().flat_map(|line| {
        let named = line.named(class);
        named.filter_map(|(_, end, _)| line.quantity_at(end)).map(|figure| line.words(figure))
    });
    let first = figures.next();
    let is_single = figures.all(|figure| Some(&figure) == first.as_ref());
    // 疾病每次免赔额100元, and elsewhere 意外每次免赔50元: the short name is one of the same.
    let is_another = |line: &Line| {
        let behind = line.places("免赔").into_iter().take(MOST_FIGURES).filter_map(|at| line.quantity_at(at + 2));
        behind.map(|figure| line.words(figure)).any(|figure| first.as_ref().is_some_and(|first| *first != figure))
    };
    is_single && !(class == Class::Deductible && scene.lines.iter().any(is_another))
}

/// A deductible's words without those of taking it off: 疾病医疗 of 疾病医疗每次先扣.
pub(super) fn without_taking_off(lead: &str) -> &str {
    const TAKEN: [&str; 8] = ["先扣除", "先扣", "扣除", "扣减", "扣", "每次", "均", "各"];
    let mut lead = lead;
    while let Some(rest) = TAKEN.iter().find_map(|word| lead.strip_suffix(word)) {
        lead = rest;
    }
    lead
}

/// The sum that line `number` tells a part of, with the line of the document that tells it.
pub(super) fn whole_of(scene: &Scene<'_>, number: usize) -> Option<(usize, String)> {
    const NEAR: usize = 6;
    let mut above = scene.lines[..number].iter().enumerate().rev().take(NEAR);
    let (at, line) = above.find(|(_, line)| !is_a_part(line))?;
    let (_, end, _) = line.named(Class::Sum).next()?;
    let sum = line.money_at(end).and_then(money)?;
    let name = line.text(line.row_start(end), end);
    let name = name.trim_start_matches(|c: char| mark(c) || c.is_ascii_alphabetic());
    let plain = name.chars().all(is_ideograph);
    plain.then(|| (at, format!("{name} {}", yuan(sum))))
}

/// Whether a line tells a part of a sum that stands above: 其中每人限额20万元.
pub(super) fn is_a_part(line: &Line) -> bool {
    line.plain.trim_start_matches(mark).starts_with("其中")
}

/// The name of a figure, with whose it is; every sum of a benefit is its 保险金额.
pub(super) fn label(lead: &str, word: &str) -> String {
    let word = if lead.is_empty() || word != "年度保险金额" { word } else { "保险金额" };
    format!("{lead}{word}")
}

/// Words of a heading that name a topic and not whose figure it is.
const TOPICS: [&str; 7] = ["等待期", "观察期", "免赔", "比例", "限额", "保险金额", "保额"];

/// Words before a figure that make it one of an example or of another contract.
pub(super) fn is_an_example(line: &Line, start: usize) -> bool {
    let before = line.text(start.saturating_sub(12), start);
    line.says(Class::OfSomebody)
        || ["累计", "剩余", "超过", "达到", "扣除", "未", "其他"].iter().any(|word| before.contains(word))
}

/// What stands before the name of a figure and says whose it is: 重大疾病保险金的 before 基本保险金额. `None` where that is more than
/// a label can tell.
pub(super) fn whose(line: &Line, start: usize) -> Option<String> {
    const OF_ALL: [&str; 11] =
        ["", "本合同", "本保险", "本附加合同", "本产品", "本主险合同", "本保险合同", "本保单", "其中", "您", "你"];
    let (from, _) = line.phrase(start, start);
    // A row without a stop runs on into the next one.
    let before = line.text(from.max(line.figure_before(start)).max(line.row_start(start).min(start)), start);
    // 每年按基本保险金额12,600元给付 tells what is paid.
    if before.contains('按') {
        return None;
    }
    let before = ["保障项目", "对应", "给付", "赔付"]
        .iter()
        .fold(before.as_str(), |before, word| before.trim_start_matches(word));
    // 险种 names what a sum is of, whatever the line began with.
    let kind = before.rsplit_once("险种").map(|(_, kind)| kind);
    let before = kind.unwrap_or(before);
    // ②④免赔额: the numbers of items are no name.
    if before.contains(|c: char| ('①'..='⑳').contains(&c)) {
        return None;
    }
    // 六十周岁以上雇员，A项限额40万元: of some people only.
    let row = line.text(line.row_start(start).min(from), from);
    if row.contains("周岁") && from > 0 && line.chars()[from - 1] == ',' {
        return None;
    }
    // 另按基本保险金额给付，限额100万元: the most of what is paid, which is another sum.
    if row.ends_with(',') && row.contains("按基本保险金额") {
        return None;
    }
    // 入院48小时内）限额: what stands in brackets says in which case.
    if before.contains(')') && !before.contains('(') {
        return None;
    }
    let lead = before.rsplit([':', ']']).next().unwrap_or_default().trim_matches(mark).trim_end_matches('的');
    // (甲)每人死亡责任限额, ☑投保人选择车损险免赔额: the number of an item and what is ticked are no part of the name.
    let lead = if lead.contains('(') { lead } else { lead.rsplit(')').next().unwrap_or(lead) };
    let lead = lead
        .trim_start_matches("其中")
        .trim_start_matches(TICKED_BOX)
        .trim_start_matches("投保人选择")
        .trim_start_matches("选择");
    // 团体补充医疗:…,赔付比例90%: the word before the colon holds for the whole line.
    let head = line.plain.split_once(':').filter(|(head, _)| line.text(0, start).starts_with(&format!("{head}:")));
    // 建筑结构：钢结构　赔偿限额：…: a field of its own names no other.
    let head = head.filter(|(head, _)| !line.text(head.chars().count() + 1, start).contains(':'));
    let head = head.map(|(head, _)| head.trim_matches(mark));
    let of_topic = |text: &str| TOPICS.iter().any(|word| text.contains(word));
    let is_of =
        |head: &&str| kind.is_none() && head.chars().count() <= 12 && !of_topic(head) && !["答", "问"].contains(head);
    // 重大疾病医疗保险金（120种）：年度限额…: more than a label tells, and not nothing.
    if head
        .is_some_and(|head| kind.is_none() && !is_of(&head) && is_benefit(head.split('(').next().unwrap_or_default()))
    {
        return None;
    }
    let head = head.filter(is_of).unwrap_or_default();
    let title =
        || line.headings.iter().chain([&line.title]).find(|title| is_benefit(title)).map_or("", |title| &**title);
    // 第三者责任 ☑ +5元/月（保额10万元）: the unit of what stands before is no name.
    if ["月", "年", "天", "日", "次", "元"].contains(&lead)
        && line.text(start.saturating_sub(1), start).contains(['(', '/'])
    {
        return None;
    }
    let lead = if OF_ALL.contains(&lead) { "" } else { lead };
    let lead = match (head, lead) {
        ("", "") => {
            Some(title()).filter(|title| !title.is_empty()).map_or_else(|| row_name(line, start), str::to_owned)
        }
        (head, lead) => format!("{head}{lead}"),
    };
    let plain =
        !lead.contains(['"', '(', ',', '_', '|', '%', '为']) && !lead.ends_with("最低") && lead.chars().count() <= 18;
    // 门诊医疗 / 年限额: the mark between columns is no part of a name.
    plain.then(|| lead.trim_end_matches('/').to_owned())
}

/// 免赔额为1万元, 给付比例为100%: whose it is, and how much.
pub(super) fn figure(line: &Line, start: usize, end: usize, topic: FactTopic) -> Option<(String, String)> {
    let lead = whose(line, start)?;
    // 院外药品　计入上述限额　0元: the cell between a name and its figure is what the figure is not of.
    let cells = (start.saturating_sub(lead.chars().count())..start).filter(|at| line.parts_columns(*at)).count();
    if cells > 0 && !lead.is_empty() && line.parts_columns(end.saturating_sub(1)) {
        return None;
    }
    let share = |quantity: &&Quantity| matches!(quantity.kind, Kind::Percent(_));
    if let Some(percent) = line.quantity_at(end).filter(share).filter(|_| topic != FactTopic::SumInsured) {
        let several = line.quantities.iter().filter(share).count() > 1;
        return (!several).then(|| (lead, line.words(percent)));
    }
    // 保险金额为每人30万元: the sum stands behind what it is for.
    let to = line.past_fillers(end);
    let each = ["每人", "每次", "每年", "每天", "每日"].into_iter().find(|each| line.text(to, to + 2) == **each);
    // 非工作期间猝死，保额为…: the case stands in the phrase before.
    let (from, _) = line.phrase(start, start);
    let case = ["猝死", "期间", "情形", "身故", "伤残", "时,", "的,"];
    if lead.is_empty() && case.iter().any(|word| line.text(from.saturating_sub(10), from).contains(word)) {
        return None;
    }
    let sum = line.money_at(if each.is_some() { to + 2 } else { end }).filter(|_| topic != FactTopic::Share)?;
    // 附加险保额 0元 2000元: one of the columns of a table.
    if is_one_of_two(line, sum.end) || line.money_at(sum.end).is_some() {
        return None;
    }
    let value = money(sum)?;
    let after = line.text(sum.end, sum.end + 6);
    let by = ["/年", "/次", "/人", "/天", "/日"].into_iter().find(|unit| after.starts_with(unit));
    let by = by.map(str::to_owned).or_else(|| each.map(|each| each.replace('每', "/"))).unwrap_or_default();
    // 免赔额1万元按每一次住院分别扣除.
    let open = by.is_empty() && (after.starts_with(['/', '至', '、', '的']) || after.starts_with("按每"));
    (!open).then(|| (lead, format!("{}{by}", yuan(value))))
}
