//! The pages of `docs/rules`: one per rule and indicator, and an index.

use std::{
    collections::{BTreeMap, BTreeSet},
    fmt::Write as _,
    fs,
    path::Path,
};

use anyhow::{Context, Result, bail};
use baihua_analyzer::render::escape_markdown;
use baihua_kb::{Capacity, Card, Example, Indicator, Kb, Level, Mend, Part, Range, Rule, RuleText, Sex, When};

use crate::files;

/// Writes the pages, or with `check` fails if one is stale, missing or left over.
pub(crate) fn run(root: &Path, kb: &Kb, check: bool) -> Result<()> {
    let folder = root.join("docs/rules");
    let wanted = pages(kb);
    fs::create_dir_all(&folder).with_context(|| format!("cannot make {}", folder.display()))?;
    let mut there = BTreeSet::new();
    for entry in fs::read_dir(&folder)? {
        there.insert(entry?.file_name().to_string_lossy().into_owned());
    }
    let left_over: Vec<&String> = there.iter().filter(|name| !wanted.contains_key(*name)).collect();
    let stale: Vec<&String> = wanted
        .iter()
        .filter(|(name, page)| fs::read_to_string(folder.join(name)).ok().as_ref() != Some(*page))
        .map(|(name, _)| name)
        .collect();
    if check && (!stale.is_empty() || !left_over.is_empty()) {
        bail!("docs/rules: {} pages are stale and {} left over; run `cargo xtask docs`", stale.len(), left_over.len());
    }
    for name in &left_over {
        fs::remove_file(folder.join(name))?;
    }
    for name in &stale {
        fs::write(folder.join(name), &wanted[*name]).with_context(|| format!("cannot write {name}"))?;
    }
    println!("{} pages, {} written", wanted.len(), stale.len());
    Ok(())
}

/// Name of the file and what is in it.
fn pages(kb: &Kb) -> BTreeMap<String, String> {
    let mut pages = BTreeMap::from([("README.md".to_owned(), index(kb))]);
    pages.insert("missing.md".to_owned(), missing_page(kb));
    for rule in kb.rules(Card::Contract).iter().chain(kb.rules(Card::Policy)) {
        pages.insert(file_name(&rule.id), rule_page(rule, kb));
    }
    for indicator in kb.indicators() {
        pages.insert(file_name(&indicator.id), indicator_page(indicator));
    }
    pages
}

fn file_name(id: &str) -> String {
    format!("{}.md", files::file_stem(id))
}

const HEAD: &str = "<!-- Written by `cargo xtask docs` from the files in kb/. Do not edit. -->\n\n";

fn index(kb: &Kb) -> String {
    let counts = kb.counts();
    let mut page = format!(
        "{HEAD}# 规则\n\n合同规则 {} 条，保单规则 {} 条，化验指标 {} 项。\n每一页写着这条规则说什么、依据的原文，以及会提示和不会提示的写法。\n公道的合同里还会写什么，见 [missing.md](missing.md)。\n",
        counts.contract, counts.policy, counts.lab
    );
    let mut family = None;
    for rule in kb.rules(Card::Contract).iter().chain(kb.rules(Card::Policy)) {
        let own = family_of(rule);
        if family != Some(own) {
            family = Some(own);
            let _ = write!(page, "\n## {}\n\n| 编号 | 等级 | 问题 |\n| --- | --- | --- |\n", title_of(own, kb));
        }
        let _ = writeln!(page, "| [{}]({}) | {} | {} |", rule.id, file_name(&rule.id), level(rule.level), rule.name);
    }
    let mut group = "";
    for indicator in kb.indicators() {
        if group != indicator.group {
            group = &indicator.group;
            let _ = write!(page, "\n## 化验：{group}\n\n| 编号 | 名称 | 单位 |\n| --- | --- | --- |\n");
        }
        let unit = escape_markdown(&indicator.unit);
        let _ = writeln!(page, "| [{}]({}) | {} | {unit} |", indicator.id, file_name(&indicator.id), indicator.chinese);
    }
    page
}

/// What fair contracts say, family by family.
fn missing_page(kb: &Kb) -> String {
    let mut page = format!(
        "{HEAD}# 公道的合同里会写、这份没写的\n\n这些不是问题，只是提醒：合同里一个有关的词都没有，才会提到。\n"
    );
    for family in kb.families() {
        let mut clauses = kb.expected_clauses().iter().filter(|clause| clause.family == family.id).peekable();
        if clauses.peek().is_none() {
            continue;
        }
        let _ = write!(
            page,
            "\n## {}\n\n| 编号 | 没写什么 | 为什么要紧 | 可以要求 | 依据 |\n| --- | --- | --- | --- | --- |\n",
            family.name
        );
        for clause in clauses {
            let _ = writeln!(
                page,
                "| {} | {} | {} | {} | {} |",
                clause.id,
                clause.name,
                clause.why,
                clause.ask,
                clause.sources().citations()
            );
        }
    }
    page
}

fn family_of(rule: &Rule) -> &str {
    rule.id.split('-').next().unwrap_or_default()
}

fn title_of(family: &str, kb: &Kb) -> String {
    match family {
        "pol" => "保单（适用中国内地法律）".to_owned(),
        "gen" => "保单（不依据特定法域）".to_owned(),
        id => kb
            .families()
            .iter()
            .find(|family| family.id == id)
            .map_or_else(|| id.to_owned(), |family| format!("合同：{}", family.name)),
    }
}

fn level(level: Level) -> &'static str {
    match level {
        Level::High => "高",
        Level::Medium => "中",
        Level::Low => "低",
    }
}

fn rule_page(rule: &Rule, kb: &Kb) -> String {
    let fill = |text: &str| {
        let party = if matches!(rule.hurts.as_ref(), "" | "任何一方") { "您" } else { rule.hurts.as_ref() };
        text.replace("{party}", party).replace("{counter}", "对方").replace("{clause}", "（原来的写法）")
    };
    let mut page = format!(
        "{HEAD}# {} {}\n\n{} · 等级：{} · 受影响的一方：{}\n\n{}\n\n**可能的后果**　{}\n\n**下一步**　{}\n\n可以这样说：\n\n> {}\n",
        rule.id,
        rule.name,
        title_of(family_of(rule), kb),
        level(rule.level),
        if rule.hurts.is_empty() { "任何一方" } else { rule.hurts.as_ref() },
        fill(&rule.finding),
        fill(&rule.consequence),
        fill(&rule.next_step),
        fill(&rule.say),
    );
    if let Some(text) = &rule.suggested_text {
        let _ = write!(page, "\n更公平的写法：\n\n> {}\n", fill(text));
    }
    if !rule.parts.is_empty() {
        page.push_str("\n## 只对一部分条款说的话\n\n");
        for part in rule.parts.iter() {
            let _ = writeln!(page, "- {}", part_line(part, &fill));
        }
    }
    if !rule.mends.is_empty() {
        page.push_str("\n## 在原文上怎么改\n\n");
        for mend in rule.mends.iter() {
            let _ = writeln!(page, "- {}", mend_line(mend, &fill));
        }
    }
    page.push_str("\n## 依据\n");
    if rule.evidence.is_empty() {
        let _ = write!(page, "\n{}\n", rule.citations());
    }
    for (place, evidence) in rule.evidence.iter().enumerate() {
        let source = &evidence.source;
        let _ = write!(page, "\n### {evidence}\n\n");
        let bound = rule.bound.iter().filter(|bound| bound.of.contains(&place));
        for case in bound.map(|bound| conditions(&bound.when)) {
            let _ = write!(page, "只在这种情形引用：{case}。\n\n");
        }
        let _ = write!(page, "{}发布", source.issuer);
        for (what, date) in [("版本日期", &source.version_date), ("施行日期", &source.effective_date)] {
            if let Some(date) = date {
                let _ = write!(page, "，{what} {date}");
            }
        }
        let _ = write!(page, "，{} 与官方文本核对。\n\n", source.verified_on);
        for paragraph in evidence.text.lines() {
            let _ = write!(page, "> {}\n>\n", escape_markdown(paragraph));
        }
        page.truncate(page.trim_end_matches(['>', '\n']).len());
        page.push('\n');
    }
    if let Some(examples) = kb.examples(&rule.id) {
        clauses(&mut page, "会提示的写法", &examples.hits);
        clauses(&mut page, "不会提示的写法", &examples.misses);
    }
    page
}

/// Where a part is said, of which clauses, and what.
fn part_line(part: &Part, fill: &dyn Fn(&str) -> String) -> String {
    let what = match part.text {
        RuleText::Finding => "问题",
        RuleText::Consequence => "后果",
        RuleText::NextStep => "下一步",
        RuleText::Say => "可以这样说",
        RuleText::SuggestedText => "更公平的写法",
        _ => "文字",
    };
    let said = if part.says.is_empty() { "不说".to_owned() } else { fill(&part.says) };
    let instead = if part.instead { "改为" } else { "再加" };
    format!("{what}（{}）{instead}：{said}", conditions(&part.when))
}

fn mend_line(mend: &Mend, fill: &dyn Fn(&str) -> String) -> String {
    // How far a gap reaches is nothing for a reader of the page.
    let plain = |way: &str| -> String {
        let mut pieces = way.split('~');
        let first = pieces.next().unwrap_or_default().to_owned();
        let behind = |piece: &str| format!("…{}", piece.trim_start_matches(|c: char| c.is_ascii_digit()));
        pieces.fold(first, |said, piece| said + &behind(piece)).replace('#', "（数字）")
    };
    let struck = mend.strike.iter().map(|way| plain(way)).collect::<Vec<_>>().join("、");
    let beside = match &*mend.beside {
        [] => String::new(),
        ways => format!("（旁边有 {}）", ways.iter().map(|way| plain(way)).collect::<Vec<_>>().join("、")),
    };
    let struck = struck + &beside;
    let change = match mend.put.as_ref() {
        "" => format!("删去：{struck}"),
        put => format!("{struck} 改为：{}", fill(&plain(put))),
    };
    if mend.when.is_always() { change } else { format!("{change}（{}）", conditions(&mend.when)) }
}

/// The conditions of a part or a source in words.
fn conditions(when: &When) -> String {
    let named = |name: &str| match name {
        "words" => "条款里有",
        "with" => "并且有",
        "without" => "条款里没有",
        "near" => "上下文里有",
        "not_near" => "上下文里没有",
        "present" => "全文里有",
        "absent" => "全文里没有",
        "families" => "合同属于",
        "outside" => "合同不属于",
        _ => "条款的手法是",
    };
    let lists = when.lists().into_iter().filter(|(_, list)| !list.is_empty());
    let mut conditions: Vec<String> =
        lists.map(|(name, list)| format!("{} {}", named(name), list.join("、"))).collect();
    conditions.extend(when.reader.map(|reader| match reader {
        Capacity::Consumer => "读者是消费者".to_owned(),
        Capacity::Business => "读者是经营者".to_owned(),
    }));
    conditions.join("；")
}

fn clauses(page: &mut String, title: &str, examples: &[Example]) {
    let _ = write!(page, "\n## {title}\n\n");
    for example in examples {
        let _ = write!(page, "- {}", escape_markdown(&example.text));
        if !example.why.is_empty() {
            let _ = write!(page, "（{}）", escape_markdown(&example.why));
        }
        page.push('\n');
    }
}

fn indicator_page(it: &Indicator) -> String {
    let names: Vec<String> = it.names.iter().map(|name| escape_markdown(name)).collect();
    let unit = if it.unit.is_empty() { "无" } else { it.unit.as_ref() };
    let mut page = format!(
        "{HEAD}# {} {}\n\n化验：{} · 单位：{}\n\n{}\n\n**偏高**　{}\n\n**偏低**　{}\n\n报告单上的写法：{}。\n\n## 参考区间\n\n{}\n\n",
        it.id,
        it.chinese,
        it.group,
        escape_markdown(unit),
        it.meaning,
        it.when_high,
        it.when_low,
        names.join("、"),
        it.range_src,
    );
    page.push_str("报告单上印着的区间优先；没有印的，性别和年龄明确时才用下面的区间。\n\n| 性别 | 年龄 | 区间 |\n| --- | --- | --- |\n");
    for range in it.ranges.iter() {
        let sex = match range.sex {
            Some(Sex::Male) => "男",
            Some(_) => "女",
            None => "不分",
        };
        let _ = writeln!(page, "| {sex} | {}–{}岁 | {} |", range.age_from, range.age_to, interval(range));
    }
    if !it.range_note.is_empty() {
        let _ = write!(page, "\n{}\n", it.range_note);
    }
    if !it.conversions.is_empty() {
        page.push_str("\n其他单位：\n\n");
        for conversion in it.conversions.iter() {
            let only = conversion.only_as.as_ref().map_or_else(String::new, |name| format!("（写作{name}时）"));
            let _ = writeln!(page, "- {}{only}：乘以 {}", escape_markdown(&conversion.unit), conversion.factor);
        }
    }
    if let Some(critical) = &it.critical {
        let _ = write!(
            page,
            "\n## 常见的危急值界限\n\n≤{} 或 ≥{} {}\n\n{}\n\n{}\n",
            critical.low,
            critical.high,
            escape_markdown(&it.unit),
            critical.source,
            critical.note
        );
    }
    if let Some(far) = &it.far {
        let limits: Vec<String> = [far.low.map(|low| format!("≤{low}")), far.high.map(|high| format!("≥{high}"))]
            .into_iter()
            .flatten()
            .collect();
        let _ =
            write!(page, "\n## 偏离较多\n\n{} {}：{}\n", limits.join(" 或 "), escape_markdown(&it.unit), far.advice);
    }
    if !it.department.is_empty() {
        let _ = write!(page, "\n可以挂的科室：{}\n", it.department);
    }
    for (title, questions) in [("偏高时可以问医生", &it.ask_high), ("偏低时可以问医生", &it.ask_low)] {
        let _ = write!(page, "\n## {title}\n\n");
        for question in questions.iter() {
            let _ = writeln!(page, "- {question}");
        }
    }
    page
}

fn interval(range: &Range) -> String {
    match (&range.low, &range.high) {
        (Some(low), Some(high)) => format!("{low}–{high}"),
        (Some(low), None) => format!("{}{low}", if range.low_inclusive { "≥" } else { ">" }),
        (None, Some(high)) => format!("{}{high}", if range.high_inclusive { "≤" } else { "\\<" }),
        (None, None) => "无".to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use baihua_kb::builtin;

    use super::pages;

    #[test]
    fn every_rule_has_a_page_whose_name_every_system_takes() {
        let pages = pages(builtin());
        let counts = builtin().counts();
        // Beside them the index and the page of clauses that may be missing.
        assert_eq!(pages.len(), 2 + counts.contract + counts.policy + counts.lab);
        for name in pages.keys() {
            assert!(name.chars().all(|c| c.is_ascii_alphanumeric() || matches!(c, '-' | '.')), "{name}");
        }
        // Some systems do not tell P.md from p.md.
        let folded: BTreeSet<String> = pages.keys().map(|name| name.to_lowercase()).collect();
        assert_eq!(folded.len(), pages.len());
        assert!(pages.contains_key("LYMPH-percent.md") && pages.contains_key("LYMPH-count.md"));
    }

    #[test]
    fn the_index_links_to_every_page() {
        let pages = pages(builtin());
        let index = &pages["README.md"];
        for name in pages.keys().filter(|name| *name != "README.md") {
            assert!(index.contains(&format!("]({name})")), "{name}");
        }
    }

    #[test]
    fn no_place_is_left_unfilled() {
        for (name, page) in pages(builtin()) {
            assert!(!page.contains("{party}") && !page.contains("{counter}"), "{name}");
        }
    }
}
