//! Laws that are cited after they were repealed.

use std::ops::Range;

use baihua_kb::{Repealed, Rule};

use super::{Bench, Judgement, Sheet};
use crate::read::quantity::Date;

pub(super) fn judge(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    for (sheet, entry) in cited(bench) {
        judgement.find_with(rule, sheet, told(entry), renewed(bench, sheet.clause.text));
    }
}

/// What is said of a policy that cites repealed laws: no rule of policies is about them.
pub(crate) fn remarks(bench: &Bench<'_>) -> Vec<String> {
    let mut remarks = Vec::new();
    for (_, entry) in cited(bench) {
        let remark = format!("文件引用的{}请向保险公司问清楚这份条款是不是旧版。", told(entry));
        if !remarks.contains(&remark) {
            remarks.push(remark);
        }
    }
    remarks
}

/// The clause with the names of repealed laws replaced by what is in force; none where an article is cited, because its number
/// is another one today.
fn renewed(bench: &Bench<'_>, clause: &str) -> Option<String> {
    const STATE: &str = "中华人民共和国";
    let mut said = clause.to_owned();
    // A clause that is cut off within a title cannot be said again.
    if clause.matches('《').count() != clause.matches('》').count() {
        return None;
    }
    // Whoever says that a law is gone does not want it renewed.
    if ["原《", "废止", "失效"].iter().any(|word| clause.contains(word)) {
        return None;
    }
    for entry in bench.kb.repealed() {
        if !said.contains(&*entry.law) {
            continue;
        }
        let law = if entry.now.starts_with("民法典") { "民法典" } else { &entry.now };
        for state in ["", STATE] {
            let old = format!("《{state}{}》", entry.law);
            let cites_an_article =
                said.match_indices(&old).any(|(at, _)| said[at + old.len()..].trim_start().starts_with('第'));
            if cites_an_article {
                return None;
            }
            let new = if law == "民法典" { format!("《{state}{law}》") } else { format!("《{law}》") };
            said = said.replace(&old, &new);
        }
    }
    (said != clause).then(|| each_once(&said))
}

/// A clause in which a law stands once in each row of laws: several old ones may have become one.
fn each_once(clause: &str) -> String {
    const STATE: &str = "中华人民共和国";
    const JOINS: [&str; 6] = ["、", "，", "以及", "和", "及", "与"];
    let mut said = String::with_capacity(clause.len());
    let mut row: Vec<&str> = Vec::new();
    let mut rest = clause;
    while let Some(opens) = rest.find('《') {
        let (between, from) = rest.split_at(opens);
        let Some(closes) = from.find('》') else { break };
        let (title, behind) = from.split_at(closes + '》'.len_utf8());
        let law = title.trim_start_matches('《');
        let law = law.strip_prefix(STATE).unwrap_or(law);
        let join = between.trim();
        let goes_on = !row.is_empty() && (join.is_empty() || JOINS.contains(&join));
        if !goes_on {
            row.clear();
        }
        if row.contains(&law) {
            // What the row ended with joins what is now its last.
            if matches!(join, "和" | "及" | "与" | "以及")
                && row.len() > 1
                && let Some(at) = said.rfind("》、《")
            {
                said.replace_range(at + '》'.len_utf8()..at + "》、".len(), join);
            }
        } else {
            said.push_str(between);
            said.push_str(title);
            row.push(law);
        }
        rest = behind;
    }
    said.push_str(rest);
    said
}

fn told(entry: &Repealed) -> String {
    format!("《{}》从{}起已经失效，现在适用的是{}。", entry.law, chinese_date(&entry.since), entry.now)
}

/// The clauses that cite a repealed law, each with the law.
fn cited<'b>(bench: &'b Bench<'b>) -> Vec<(&'b Sheet<'b>, &'b Repealed)> {
    let is_cited = |sheet: &Sheet<'_>, law: &str| {
        sheet.holds(law) && places(&sheet.plain, law).any(|name| cites(&sheet.plain, name))
    };
    // A clause that cites several is told of the one that the data names first.
    let first = |sheet: &'b Sheet<'b>| bench.kb.repealed().iter().find(|entry| is_cited(sheet, &entry.law));
    let cited = bench.sheets.iter().filter_map(|sheet| Some((sheet, first(sheet)?)));
    cited.filter(|(_, entry)| !was_in_force(&entry.since, bench.dated)).collect()
}

/// Every place of `name` in `text`, overlapping ones too, in bytes.
fn places<'t>(text: &'t str, name: &'t str) -> impl Iterator<Item = Range<usize>> + 't {
    let step = name.chars().next().map_or(text.len() + 1, char::len_utf8);
    let mut from = 0;
    std::iter::from_fn(move || {
        let start = from + text.get(from..)?.find(name)?;
        from = start + step;
        Some(start..start + name.len())
    })
}

/// Whether a contract was signed before the law that it cites was repealed on the day `since`.
fn was_in_force(since: &str, dated: Option<Date>) -> bool {
    dated.is_some_and(|Date { year, month, day }| format!("{year:04}-{month:02}-{day:02}").as_str() < since)
}

/// Whether the law whose name stands at `name` in folded `text` is cited as one in force: in title marks, with an article, or
/// as what is applied (按照合同法的规定).
fn cites(text: &str, name: Range<usize>) -> bool {
    const APPLIED: [&str; 11] = ["按照", "依照", "依据", "根据", "遵照", "适用", "按", "依", "由", "、", "和"];
    const RULES: [&str; 7] = ["的规定", "之规定", "规定", "的有关", "的相关", "等有关", "解释"];
    let (before, after) = (&text[..name.start], &text[name.end..]);
    let before = before.strip_suffix("中华人民共和国").unwrap_or(before);
    let opens = before.ends_with(['《', '<', '“', '"']);
    let titled = opens && after.starts_with(['》', '>', '”', '"']);
    let with_article = after.starts_with('第') && before.chars().next_back().is_none_or(|c| !is_title_part(c));
    let is_applied = RULES.iter().any(|rule| after.starts_with(rule))
        && (before.chars().next_back().is_none_or(|c| !is_han(c)) || APPLIED.iter().any(|word| before.ends_with(word)));
    (titled || with_article || is_applied) && !is_known_as_gone(before, after) && !is_foreign(before)
}

/// 原《合同法》, 已废止的《合同法》, 《民法通则》已于2021年1月1日失效: whoever says so knows that the law is gone.
fn is_known_as_gone(before: &str, after: &str) -> bool {
    const GONE: [&str; 6] = ["原", "旧", "废止的", "失效的", "当时有效的", "当时施行的"];
    const REACH: usize = 24;
    let before = before.trim_end_matches(['《', '<', '“', '"']);
    let said: String = after.chars().take(REACH).take_while(|c| *c != '。').collect();
    let expired = said.find("失效").is_some_and(|at| said[..at].contains(['已', '于']));
    GONE.iter().any(|word| before.ends_with(word)) || said.contains("废止") || expired
}

/// 新加坡《合同法》: the law of another country.
fn is_foreign(before: &str) -> bool {
    const PLACES: [&str; 10] = ["当地", "境外", "新加坡", "香港", "澳门", "台湾", "日本", "美国", "英国", "加拿大"];
    let near: Vec<char> = before.chars().rev().take(6).take_while(|c| !matches!(c, '。' | ',' | '，' | ';')).collect();
    let near: String = near.into_iter().rev().collect();
    PLACES.iter().any(|place| near.contains(place))
}

fn is_han(c: char) -> bool {
    ('\u{3400}'..='\u{9fff}').contains(&c)
}

/// 劳动 in 劳动合同法: a character that makes the name part of a longer one.
fn is_title_part(c: char) -> bool {
    is_han(c) && !"据照按依用国和及与".contains(c)
}

fn chinese_date(date: &str) -> String {
    let mut parts = date.split('-').map(|part| part.trim_start_matches('0'));
    match (parts.next(), parts.next(), parts.next()) {
        (Some(year), Some(month), Some(day)) => format!("{year}年{month}月{day}日"),
        _ => date.to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::{Date, cites, each_once, places, was_in_force};

    #[test]
    fn every_place_of_a_name_is_found() {
        let starts = |text: &str, name: &str| places(text, name).map(|place| place.start).collect::<Vec<_>>();
        assert_eq!(starts("法院法院法", "法院法"), [0, 6]);
        assert_eq!(starts("合同法、合同法", "合同法"), [0, 12]);
        assert_eq!(starts("担保法", "合同法"), [0; 0]);
    }

    #[test]
    fn a_contract_cites_the_law_of_its_day() {
        let signed = |year, month, day| was_in_force("2021-01-01", Some(Date { year, month, day }));
        assert!(signed(2019, 6, 19) && signed(2020, 12, 31));
        assert!(!signed(2021, 1, 1) && !was_in_force("2021-01-01", None));
    }

    #[test]
    fn a_law_stands_once_in_a_row_of_laws() {
        for (clause, expected) in [
            ("根据《民法典》、《民法典》、《民法典》订立。", "根据《民法典》订立。"),
            ("依《民法典》、 《中华人民共和国民法典》及《民法典》的规定", "依《民法典》的规定"),
            ("依《民法典》、《电子签名法》和《民法典》的规定", "依《民法典》和《电子签名法》的规定"),
            ("依《民法典》、《广告法》，《民法典》等", "依《民法典》、《广告法》等"),
            ("《民法典》有规定的从其规定，并适用《民法典》。", "《民法典》有规定的从其规定，并适用《民法典》。"),
            ("没有写完的《民法典", "没有写完的《民法典"),
        ] {
            assert_eq!(each_once(clause), expected);
        }
    }

    fn is_cited(text: &str) -> bool {
        let at = text.find("合同法").expect("it is named");
        cites(text, at..at + "合同法".len())
    }

    #[test]
    fn a_law_is_cited_in_many_ways() {
        for text in [
            "根据《合同法》第三十九条",
            "依照合同法第五十四条",
            "适用保险法、合同法的规定",
            "按照中华人民共和国合同法解释",
            "依据\"合同法\"制定",
            "《中华人民共和国合同法》及其解释",
        ] {
            assert!(is_cited(text), "{text}");
        }
    }

    #[test]
    fn whoever_knows_that_it_is_gone_does_not_cite_it() {
        for text in [
            "按照劳动合同法的规定",
            "原《合同法》第五十二条",
            "已经废止的《合同法》不再适用",
            "《合同法》已于2021年1月1日失效",
            "当时有效的《中华人民共和国合同法》",
            "在新加坡按照当地《合同法》处理",
        ] {
            assert!(!is_cited(text), "{text}");
        }
    }
}
