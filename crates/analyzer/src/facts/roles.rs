//! The parties of a document that gives them no letters: 出租方：…, 投保人／被保险人：…, “本店”指….

use std::collections::BTreeSet;

use super::{
    BLANK, Said, Scene,
    line::BARS,
    who::{has_fellows, head, line_at, name, with_its_last_character},
    words::Class,
};
use crate::{
    clause::page::{Page, is_ideograph},
    report::FactTopic,
};

/// Words behind a role that ask for a name.
const ASKS: [&str; 5] = ["姓名", "名称", "全称", "名字", "签名"];
/// What the name of an organisation ends with.
pub(super) const ORGANISATIONS: [&str; 26] = [
    "公司",
    "店",
    "厂",
    "社",
    "中心",
    "院",
    "所",
    "局",
    "行",
    "会",
    "馆",
    "学校",
    "园",
    "部",
    "场",
    "工作室",
    "坊",
    "铺",
    "面包房",
    "机构",
    "集团",
    "基金",
    "企业",
    "合作",
    "站",
    "户",
];
/// Longest name of a person, in characters.
pub(super) const PERSON: usize = 4;
/// Longer than this is what stands behind a role in no field, in characters.
const LONGEST_FIELD: usize = 20;
/// How a document that is written for everybody calls whoever wrote it.
const OWN_NAMES: [&str; 9] = ["本店", "本公司", "本中心", "本馆", "本社", "本院", "本校", "本机构", "本俱乐部"];

/// The parties by the roles that the head of the document gives them, one fact each.
pub(super) fn parties(scene: &Scene<'_>) -> Vec<Said> {
    let page = scene.reading.page;
    let mut out: Vec<Said> = Vec::new();
    // Roles of which nobody is told, because several have them or a name cannot be read.
    let mut shared: BTreeSet<String> = BTreeSet::new();
    let lines = head(page);
    for (number, &(start, end)) in lines.iter().enumerate() {
        let next = lines.get(number + 1).map(|&(start, end)| page.text(start, end)).unwrap_or_default();
        // │投保人│闻人舟│ is one field.
        let is_row = page.slice(start, end).iter().any(|c| BARS.contains(c));
        let parts = if is_row { vec![(start, end)] } else { columns(scene, start, end) };
        for (column, &(from, to)) in parts.iter().enumerate() {
            // Only the last column of a line can go on in the next one.
            let next = if to == end { next.as_str() } else { "" };
            let said = match field(scene, (from, to), end, next) {
                Field::One(label, value) => Some((label, value)),
                Field::Untold(label) => {
                    shared.insert(label);
                    None
                }
                Field::None => first_person(scene, (from, to)),
            };
            let Some((label, value)) = said else { continue };
            // 客人：闻人舟　宗政晴: the second of two people has a column of its own.
            let beside = parts.get(column + 1).map(|&(from, to)| page.text(from, to)).unwrap_or_default();
            if is_person(scene, &value) && is_person(scene, &beside) {
                shared.insert(label);
                continue;
            }
            if let Some(known) = out.iter().find(|said| said.label == label) {
                // 临澜老周车行（经营者：周小满）, for which 周小满 signs.
                let above = known.range.and_then(|range| scene.index.slice(scene.text, range)).unwrap_or_default();
                let runs_it = ["经营者", "负责人", "店主"].iter().filter_map(|runs| above.split_once(runs));
                if runs_it.into_iter().any(|(_, who)| who.trim_start_matches(['：', ':']).starts_with(&value)) {
                    continue;
                }
                // 委托人（卖方）：…, 委托人（买方）：…; where they sign, names are shortened.
                let other = value != BLANK && !known.value.contains(&value) && !value.contains(&known.value);
                shared.extend((other && !signs(&page.text(from, to))).then_some(label));
                continue;
            }
            let Some((line, place)) = line_at(scene, from) else { continue };
            let range = page.range(start, end);
            out.push(Said::in_row(FactTopic::Parties, label, value, (line, place), range));
        }
    }
    out.retain(|said| !shared.contains(&said.label));
    // 合伙人：闻人舟 below a letter of a firm: who signs for it.
    let is_partnership = scene.reading.families.iter().any(|family| family == "partner");
    out.retain(|said| said.label != "合伙人" || is_partnership);
    // 发包人（业主）：闻人舟, for whom the line at the foot says 业主：闻人舟.
    let aliases: Vec<(String, String)> = out.iter().map(|said| (alias(scene, said), said.value.clone())).collect();
    out.retain(|said| !aliases.iter().any(|(alias, value)| *alias == said.label && *value == said.value));
    out
}

/// What stands in brackets behind a role before its colon; empty where nothing does.
fn alias(scene: &Scene<'_>, said: &Said) -> String {
    let written = said.range.and_then(|range| scene.index.slice(scene.text, range)).unwrap_or_default();
    let (before, _) = written.split_once(['：', ':']).unwrap_or_default();
    let aside = before.split_once(['（', '(']).map_or("", |(_, aside)| aside);
    aside.trim_end_matches(['）', ')', ' ', '\u{3000}']).to_owned()
}

/// What a field of the head of a document says.
enum Field {
    /// Whose name stands behind which role; or that none was filled in.
    One(String, String),
    /// A role that several have, or one whose name cannot be read.
    Untold(String),
    None,
}

/// The parts of a line that are parted as columns are.
fn columns(scene: &Scene<'_>, start: u32, end: u32) -> Vec<(u32, u32)> {
    let mut out = Vec::new();
    let mut from = start;
    while from < end {
        let to = scene.until_gap(from, end).max(from + 1);
        out.push((from, to));
        from = to;
    }
    out
}

/// A role before a colon and the name behind it; the line of the document ends at `line_end`.
fn field(scene: &Scene<'_>, (start, end): (u32, u32), line_end: u32, next: &str) -> Field {
    let page = scene.reading.page;
    let text = page.text(start, end);
    // │投保人│闻人舟│: the bars around the two cells are no part of them.
    let inner = text.trim_start_matches(BARS);
    let start = start + (text.chars().count() - inner.chars().count()) as u32;
    let inner = inner.trim_end_matches(BARS);
    let is_row = inner.matches(BARS).count() == 1 && inner.chars().count() < text.chars().count();
    let parts = if is_row { inner.split_once(BARS) } else { text.split_once('：') };
    let Some((before, rest)) = parts else { return Field::None };
    let Some(role) = role(scene, before) else { return Field::None };
    let Some((skipped, length)) = name(rest, next) else {
        // 会员：进店请出示会员卡。 is a clause; 委托人（买方）：程　砚、邬思远 is a field.
        let is_short = (1..=LONGEST_FIELD).contains(&rest.chars().count()) && !rest.contains(['，', '。', '；']);
        return if is_short && !signs(before) { Field::Untold(role) } else { Field::None };
    };
    // 合伙人： above 甲：闻人舟: the head of a list is no blank.
    let heads_a_list = rest.is_empty() && next.chars().nth(1) == Some('：');
    // Whoever signs is named elsewhere: 旅行社（盖章）：.
    if length == 0 {
        return if heads_a_list || signs(before) { Field::None } else { Field::One(role, BLANK.to_owned()) };
    }
    let from = start + before.chars().count() as u32 + 1 + skipped;
    let length = with_its_last_character(page, from, length);
    let value = scene.as_written(from, from + length);
    let behind = page.text(from + length, line_end).trim_end_matches(BARS).to_owned();
    // 唐可等3人: one of several.
    if behind.starts_with('等') || has_fellows(rest, skipped + length) || names_more(scene, &value, &behind) {
        return if signs(before) { Field::None } else { Field::Untold(role) };
    }
    if is_somebody(scene, &value) { Field::One(role, value) } else { Field::None }
}

/// Whether words before a colon ask for a signature or a seal.
fn signs(before: &str) -> bool {
    before.contains(['签', '章'])
}

/// The role that stands before a colon, every part of it a role: 投保人/被保险人, 会员姓名, 1.承租方（以下称乙方）.
fn role(scene: &Scene<'_>, before: &str) -> Option<String> {
    let plain = before.trim_start_matches(|c: char| c.is_ascii_digit() || "一二三四五、.（）·".contains(c));
    // 客户（盖章）经办：闻人舟: whoever acts for it.
    let acts = plain.rsplit_once('）').is_some_and(|(_, rest)| !rest.is_empty() && !ASKS.contains(&rest));
    let plain = plain.split('（').next().filter(|_| !acts)?;
    let plain = ASKS.iter().find_map(|asks| plain.strip_suffix(asks)).unwrap_or(plain);
    let mut parts = plain.split(['/', '、', '／']);
    let known = |part: &str| scene.words(Class::Party).any(|role| role == part);
    parts.all(known).then(|| plain.replace('/', "／"))
}

/// Whether a value is the name of people or of an organisation, and neither the name of a field nor what somebody has to do.
pub(super) fn is_somebody(scene: &Scene<'_>, value: &str) -> bool {
    value.split('、').all(|name| is_person(scene, name)) || ORGANISATIONS.iter().any(|word| value.ends_with(word))
}

/// Whether what stands behind `name` in its field names more people: 闻人舟、其配偶…, 闻人舟　宗政晴　乙方：…. One of several is not
/// told alone.
pub(super) fn names_more(scene: &Scene<'_>, name: &str, behind: &str) -> bool {
    const SPOUSE: [&str; 7] = ["配偶", "爱人", "妻子", "丈夫", "夫妇", "夫妻", "共同"];
    const NEAR: usize = 10;
    let next = ["甲方", "乙方", "丙方", "丁方"].iter().filter_map(|letter| behind.find(letter)).min();
    let behind = &behind[..next.unwrap_or(behind.len())];
    let near: String = behind.chars().take(NEAR).collect();
    let word: String = behind.chars().take_while(|c| is_ideograph(*c)).collect();
    let rest = &behind[word.len()..];
    let signs_for_it = ["（签", "（按", "（盖", "（手印"].iter().any(|asks| rest.starts_with(asks));
    let is_a_field = rest.starts_with(['：', '（']) && !signs_for_it;
    let open = behind.trim_start_matches(['，', '（']);
    // （成人2名），苏果（9岁）, （手印）宗政晴（手印）: one more behind the brackets.
    let past = behind.strip_prefix('（').and_then(|aside| aside.split_once('）')).map_or("", |(_, past)| past);
    let past = past.trim_start_matches(['，', '、']);
    let next: String = past.chars().take_while(|c| is_ideograph(*c)).collect();
    ["、", "/", "&", "＆", "和", "及", "以及", "还有"].iter().any(|and| open.starts_with(and))
        || (past[next.len()..].starts_with('（') || past.len() == next.len()) && is_person(scene, &next)
        || !name.contains('、') && SPOUSE.iter().any(|word| near.contains(word))
        || !is_a_field && is_person(scene, &word)
}

/// Whether a word is the name of a person: a surname, or the way a person is called, and what follows it.
pub(super) fn is_person(scene: &Scene<'_>, name: &str) -> bool {
    let han = name.chars().all(is_ideograph);
    han && (2..=PERSON).contains(&name.chars().count())
        && scene.words(Class::Surname).any(|surname| name.starts_with(surname))
}

/// “本店”指云泽市…有限公司.
fn first_person(scene: &Scene<'_>, (start, end): (u32, u32)) -> Option<(String, String)> {
    let page: &Page = scene.reading.page;
    let text = page.text(start, end);
    let (role, at) = OWN_NAMES.iter().find_map(|role| {
        let defined = [format!("\"{role}\"指"), format!("\"{role}\"是指"), format!("{role}是指")];
        let end = defined.iter().find_map(|words| text.find(words.as_str()).map(|at| at + words.len()))?;
        Some((*role, end))
    })?;
    let rest = &text[at..];
    let stop = ["及其", "及", "和", "，", "。", "；", "、", "（"].iter().filter_map(|mark| rest.find(mark)).min();
    let name = &rest[..stop.unwrap_or(rest.len())];
    let from = start + text[..at].chars().count() as u32;
    let value = scene.as_written(from, from + name.chars().count() as u32);
    (name.chars().count() > PERSON && is_somebody(scene, &value)).then(|| (role.to_owned(), value))
}
