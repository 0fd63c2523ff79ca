//! The rules: a list to search and narrow, and a page for each.

use baihua_kb::{Card, Entry, Evidence, Example, Indicator, Kb, Level, Range, Rule, Sex};
use maud::{Markup, html};

use super::{Lang, RuleFilter, Site, frame::Page, phone::linked, report::advice, words};

/// What the list shows of a rule or indicator.
struct Row<'k> {
    id: &'k str,
    name: &'k str,
    card: Card,
    family: &'k str,
    level: Option<Level>,
    /// Everything a search looks through, in lower case: id, names, citations, what the rule says.
    searched: String,
    /// The same in short; what is shown.
    shown: String,
}

/// The family of a rule's id; for indicators their group.
fn family(id: &str) -> &str {
    id.split('-').next().unwrap_or(id)
}

fn rows(kb: &Kb) -> Vec<Row<'_>> {
    let rules = kb.rules(Card::Contract).iter().chain(kb.rules(Card::Policy)).map(row_of_rule);
    rules.chain(kb.indicators().iter().map(row_of_indicator)).collect()
}

fn row_of_rule(rule: &Rule) -> Row<'_> {
    Row {
        id: &rule.id,
        name: &rule.name,
        card: rule.card,
        family: family(&rule.id),
        level: Some(rule.level),
        searched: searched(&[
            &rule.id,
            &rule.name,
            &rule.citations(),
            &rule.finding,
            &rule.consequence,
            &rule.next_step,
        ]),
        shown: in_short(rule),
    }
}

/// The citations of a rule with each law named once, by the name people call it: 《民法典》第四百九十六条、第四百九十七条.
fn in_short(rule: &Rule) -> String {
    let mut laws: Vec<(String, Vec<&str>)> = Vec::new();
    for evidence in &*rule.evidence {
        let citation = evidence.citation();
        let law = citation.strip_suffix(&*evidence.article).unwrap_or(&citation).replace("《中华人民共和国", "《");
        match laws.iter_mut().find(|(known, _)| *known == law) {
            Some((_, articles)) => articles.push(&evidence.article),
            None => laws.push((law, vec![&evidence.article])),
        }
    }
    match laws.is_empty() {
        true => rule.citations(),
        false => {
            laws.iter().map(|(law, articles)| format!("{law}{}", articles.join("、"))).collect::<Vec<_>>().join("；")
        }
    }
}

fn row_of_indicator(indicator: &Indicator) -> Row<'_> {
    Row {
        id: &indicator.id,
        name: &indicator.chinese,
        card: Card::Lab,
        family: &indicator.group,
        level: None,
        searched: searched(&[
            &indicator.id,
            &indicator.chinese,
            &indicator.group,
            &indicator.names.join(" "),
            &indicator.meaning,
            &indicator.when_high,
            &indicator.when_low,
            &indicator.range_src,
        ]),
        shown: indicator.range_src.to_string(),
    }
}

fn searched(texts: &[&str]) -> String {
    texts.join(" ").to_lowercase()
}

/// What people say, and the words of rules and indicators that stand for it.
const SYNONYMS: &[(&str, &[&str])] = &[
    ("租房", &["租赁", "出租", "rent-"]),
    ("房东", &["出租人", "租赁", "rent-"]),
    ("退租", &["提前退租", "提前解除", "退房"]),
    ("买房", &["商品房", "购房", "房屋买卖"]),
    ("上班", &["劳动"]),
    ("工资", &["劳动报酬", "薪"]),
    ("辞职", &["离职", "解除劳动"]),
    ("加班", &["工时", "加班"]),
    ("健身", &["预付", "会员"]),
    ("美容", &["医美", "医疗美容"]),
    ("贷款", &["借款", "借贷"]),
    ("欠钱", &["借款", "逾期"]),
    ("保险", &["pol-", "gen-", "保险"]),
    ("退保", &["解除合同", "现金价值"]),
    ("拒赔", &["不赔", "免责", "责任免除"]),
    ("老毛病", &["既往症"]),
    ("高血压", &["既往症", "如实告知", "血管"]),
    ("糖尿病", &["既往症", "血糖", "葡萄糖"]),
    ("血糖", &["血糖", "葡萄糖", "糖代谢", "糖尿病"]),
    ("贫血", &["血红蛋白", "贫血"]),
    ("肝炎", &["肝功能", "肝细胞"]),
    ("肾病", &["肾功能", "肾脏"]),
    ("胆固醇", &["胆固醇", "血脂"]),
    ("炎症", &["白细胞", "反应蛋白"]),
];

impl Row<'_> {
    fn passes(&self, filter: &RuleFilter, family_name: &str) -> bool {
        let words = filter.words.to_lowercase();
        let holds = |word: &str| {
            let said = SYNONYMS.iter().find(|(said, _)| *said == word).map_or(&[][..], |(_, meant)| meant);
            std::iter::once(&word).chain(said).any(|word| self.searched.contains(word) || family_name.contains(word))
        };
        filter.card.is_none_or(|card| card == self.card)
            && (filter.family.is_empty() || filter.family == self.family)
            && filter.level.is_none_or(|level| Some(level) == self.level)
            && words.split_whitespace().all(holds)
    }
}

/// The families of the list in its order, each with the name people know it by.
fn families(kb: &Kb, rows: &[Row<'_>]) -> Vec<(String, String)> {
    let mut families: Vec<(String, String)> = Vec::new();
    for row in rows {
        if families.iter().all(|(id, _)| id != row.family) {
            families.push((row.family.to_owned(), family_name(kb, row.family)));
        }
    }
    families
}

fn family_name(kb: &Kb, id: &str) -> String {
    match id {
        "pol" => "保险（中国内地）".to_owned(),
        "gen" => "保险（其他地区）".to_owned(),
        "common" => "各类合同通用".to_owned(),
        other => words::kind(kb, Card::Contract, other),
    }
}

pub(super) fn index(site: &Site, kb: &Kb, filter: &RuleFilter, lang: Lang) -> String {
    let all = rows(kb);
    let families = families(kb, &all);
    let found: Vec<(&(String, String), Vec<&Row<'_>>)> = families
        .iter()
        .map(|family| {
            (family, all.iter().filter(|row| row.family == family.0 && row.passes(filter, &family.1)).collect())
        })
        .filter(|(_, rows): &(_, Vec<_>)| !rows.is_empty())
        .collect();
    let count: usize = found.iter().map(|(_, rows)| rows.len()).sum();
    // A whole list is a table of contents; what was searched for is shown at once.
    let asked = *filter != RuleFilter::default();
    let counts = kb.counts();
    let main = html! {
        h1 { (lang.pick("判断用的全部规则", "Every rule we judge by")) }
        p.lead {
            (lang.pick("合同 ", "Contracts: ")) (counts.contract) (lang.pick(" 条，保单 ", ", policies: ")) (counts.policy)
            (lang.pick(" 条，化验指标 ", ", lab indicators: ")) (counts.lab) (lang.pick(" 项。每一条都有官方依据的原文。", ". Each with the words of its official source."))
        }
        form.filter #filter method="get" action="/rules" role="search" {
            @if lang == Lang::En { input type="hidden" name="lang" value="en"; }
            p.field { label for="q" { (lang.pick("找什么", "Search")) } input #q type="search" name="q" maxlength="100" value=(filter.words) placeholder=(lang.pick("租房、押金、血糖…", "租房, 押金, 血糖 …")); }
            p.field { label for="card" { (lang.pick("文件", "Document")) }
                select #card name="card" {
                    option value="" { (lang.pick("全部", "all")) }
                    @for card in Card::ALL { option value=(card) selected[filter.card == Some(card)] { (words::card(card, lang)) } }
                } }
            p.field { label for="family" { (lang.pick("领域", "Family")) }
                select #family name="family" {
                    option value="" { (lang.pick("全部", "all")) }
                    @for (id, name) in &families { option value=(id) selected[filter.family == *id] lang=[lang.chinese()] { (name) } }
                } }
            p.field { label for="level" { (lang.pick("等级", "Level")) }
                select #level name="level" {
                    option value="" { (lang.pick("全部", "all")) }
                    @for level in Level::DESCENDING { option value=(level) selected[filter.level == Some(level)] { (words::level(level, lang)) } }
                } }
            p.field { button.primary type="submit" { (lang.pick("筛选", "Filter")) } }
        }
        p #found role="status" { (lang.pick("找到 ", "Found: ")) span #found-count { (count) } (lang.pick(" 条", "")) }
        div #rules lang=[lang.chinese()] {
            @if count == 0 {
                p { (lang.pick("没有找到。少写几个字，或者试试：", "Nothing found. Fewer words may help, or try: "))
                    @for (at, word) in ["租房", "押金", "工资", "退保", "血糖"].into_iter().enumerate() {
                        @if at > 0 { "、" }
                        a href=(lang.link(&format!("/rules?q={}", words::encoded(word)))) { (word) }
                    } }
            }
            @for ((_, name), rows) in &found {
                details.family open[asked] {
                    summary { h2 { (name) } " " span.count { (rows.len()) } }
                    ul.rules { @for row in rows { (line(row)) } }
                }
            }
        }
    };
    let title = lang.pick("规则", "Rules");
    Page { title, path: "/rules", scripts: &["rules.js"], index: true, menu: Some("/rules") }.around(site, lang, &main)
}

fn line(row: &Row<'_>) -> Markup {
    html! {
        li data-card=(row.card) data-family=(row.family) data-level=[row.level] {
            @if let Some(level) = row.level { span.tag.(level.as_str()) { (words::level(level, Lang::Zh)) } " " }
            a href={ "/rules/" (words::encoded(row.id)) } { (row.name) } " " span.small { (row.id) }
            p.small { (row.shown) }
        }
    }
}

pub(super) fn one(site: &Site, kb: &Kb, id: &str, lang: Lang) -> Option<String> {
    let entry = kb.lookup(id)?;
    let (title, body) = match entry {
        Entry::Rule(rule) => (rule.name.to_string(), of_rule(kb, rule, lang)),
        Entry::Indicator(indicator) => {
            (format!("{}（{}）", indicator.chinese, indicator.id), of_indicator(indicator, lang))
        }
    };
    let path = format!("/rules/{}", words::encoded(entry.id()));
    let main = html! {
        p.crumbs { a href=(lang.link("/rules")) { (lang.pick("全部规则", "All rules")) } " › " (entry.id()) }
        @if entry.id() != id { p.notice { (lang.pick("编号 ", "The id ")) (id) (lang.pick(" 已经停用，由这一条代替。", " is retired; this one answers for it.")) } }
        (body)
        (wrong(site, entry.id(), lang))
        p.small {
            (lang.pick("固定链接：", "Permanent link: ")) a href=(path) { (site.base_url) (path) }
            " · " a href={ "/api/rules?id=" (words::encoded(entry.id())) } { (lang.pick("机器可读", "for machines")) }
        }
    };
    Some(Page { title: &title, path: &path, scripts: &[], index: true, menu: None }.around(site, lang, &main))
}

/// Whom to tell that a rule is wrong or not understood, where the operator has a mailbox. The letter names rule and release;
/// no word of a document is in it.
fn wrong(site: &Site, id: &str, lang: Lang) -> Markup {
    let Some(mailbox) = site.mailbox() else { return html! {} };
    let letter = |about: &str, ask: &str| {
        let release = &site.release;
        let subject = words::encoded(&format!("{} {id} {about}", lang.pick("白话", "Baihua")));
        let body = words::encoded(&format!("{id}\r\n{} {}\r\n\r\n{ask}\r\n", release.version, release.commit));
        format!("mailto:{mailbox}?subject={subject}&body={body}")
    };
    let why = lang.pick("哪里不对，为什么（不用附上您的文件）：", "What is wrong, and why (please send no document):");
    let which = lang.pick("哪一句看不懂（不用附上您的文件）：", "Which sentence is unclear (please send no document):");
    html! {
        h2 #wrong { (lang.pick("这条不对，或者看不懂？", "Wrong, or unclear?")) }
        p.small { (lang.pick(
            "用您自己的邮箱写给运营者。信里只有规则编号和版本号，没有您文件里的字，发不发由您。",
            "Write to the operator from your own mailbox. The letter names the rule and the release and holds no word of your document; sending it is up to you.",
        )) }
        p.actions {
            a.button href=(letter(lang.pick("这条不对", "wrong"), why)) { (lang.pick("这条不对", "It is wrong")) }
            a.button href=(letter(lang.pick("看不懂", "unclear"), which)) { (lang.pick("看不懂", "It is unclear")) }
        }
    }
}

/// A text of a rule with its places for the two sides filled with words that fit every document.
fn filled(text: &str) -> String {
    text.replace("{party}", "您").replace("{counter}", "对方").replace("{clause}", "（原来的写法）")
}

fn of_rule(kb: &Kb, rule: &Rule, lang: Lang) -> Markup {
    let step = filled(&rule.next_step);
    let step = advice(&step);
    html! {
        h1 lang=[lang.chinese()] { span.tag.(rule.level.as_str()) { (words::level(rule.level, Lang::Zh)) } " " (rule.name) }
        p.small {
            (words::card(rule.card, lang)) " · " span lang=[lang.chinese()] { (family_name(kb, family(&rule.id))) } " · " (rule.id)
            " · " (lang.pick("自版本 ", "since release ")) (rule.since)
        }
        p.plain lang=[lang.chinese()] { (filled(&rule.finding)) }
        h2 { (lang.pick("可能的后果", "What may come of it")) }
        p lang=[lang.chinese()] { (filled(&rule.consequence)) }
        h2 { (lang.pick("下一步", "Next step")) }
        p lang=[lang.chinese()] { (linked(step.todo)) }
        @if !rule.say.is_empty() { h2 { (lang.pick("可以这样跟对方说", "A message you can send")) } blockquote lang=[lang.chinese()] { p { (filled(&rule.say)) } } }
        @if let Some(text) = &rule.suggested_text {
            h2 { (lang.pick("更公平的写法", "A fairer wording")) } blockquote lang=[lang.chinese()] { p { (filled(text)) } }
        }
        h2 { (lang.pick("官方依据", "Official source")) }
        @if rule.evidence.is_empty() { p lang=[lang.chinese()] { (rule.source_text()) } }
        @for evidence in rule.evidence.iter() { (evidence_of(evidence, lang)) }
        @if let Some(examples) = kb.examples(&rule.id) {
            h2 { (lang.pick("例子", "Examples")) }
            h3 { (lang.pick("这样写会被提示", "These are flagged")) }
            ul.examples lang=[lang.chinese()] { @for example in examples.hits.iter().take(EXAMPLES) { (example_of(example)) } }
            h3 { (lang.pick("这样写不会", "These are not")) }
            ul.examples lang=[lang.chinese()] { @for example in examples.misses.iter().take(EXAMPLES) { (example_of(example)) } }
        }
    }
}

/// Examples shown of either kind; the rule file holds all of them.
const EXAMPLES: usize = 5;

fn example_of(example: &Example) -> Markup {
    html! { li { q { (example.text) } @if !example.why.is_empty() { " " span.small { (example.why) } } } }
}

fn evidence_of(evidence: &Evidence, lang: Lang) -> Markup {
    let source = &evidence.source;
    html! {
        section.evidence {
            h3 lang=[lang.chinese()] { (evidence) }
            blockquote.text lang=[lang.chinese()] { p { (evidence.text) } }
            p.small {
                span lang=[lang.chinese()] { (source.issuer) }
                @if let Some(date) = &source.version_date { " · " (lang.pick("版本 ", "version of ")) (date) }
                @if let Some(date) = &source.effective_date { " · " (date) (lang.pick(" 起施行", " in force")) }
                " · " (lang.pick("核对于 ", "compared on ")) (source.verified_on)
                " · SHA-256 " code { (evidence.sha256) }
            }
        }
    }
}

fn of_indicator(indicator: &Indicator, lang: Lang) -> Markup {
    html! {
        h1 lang=[lang.chinese()] { (indicator.chinese) " " span.small { (indicator.id) } }
        p.small lang=[lang.chinese()] { (words::card(Card::Lab, lang)) " · " (indicator.group) @if !indicator.unit.is_empty() { " · " (indicator.unit) } }
        p.plain lang=[lang.chinese()] { (indicator.meaning) }
        dl.facts lang=[lang.chinese()] {
            div.wide { dt { "偏高" } dd { (indicator.when_high) } }
            div.wide { dt { "偏低" } dd { (indicator.when_low) } }
        }
        h2 { (lang.pick("内置参考区间（成人）", "Built-in reference ranges (adults)")) }
        p.small { (lang.pick("报告上印的区间优先；没有印时，才按性别和年龄用这里的。", "A printed range decides; these serve where none is printed.")) }
        table lang=[lang.chinese()] {
            thead { tr { th scope="col" { "性别" } th scope="col" { "年龄" } th scope="col" { "区间" } } }
            tbody { @for range in indicator.ranges.iter() { tr { td { (sex(range.sex)) } td { (range.age_from) "–" (range.age_to) } td { (written(range)) " " (indicator.unit) } } } }
        }
        p lang=[lang.chinese()] { "来源：" (indicator.range_src) }
        @if !indicator.range_note.is_empty() { p.small lang=[lang.chinese()] { (indicator.range_note) } }
        @if let Some(critical) = &indicator.critical {
            h2 { (lang.pick("常见危急值界限", "Common critical thresholds")) }
            p lang=[lang.chinese()] { "≤" (critical.low) " 或 ≥" (critical.high) " " (indicator.unit) }
            p lang=[lang.chinese()] { "来源：" (critical.source) }
            p.small lang=[lang.chinese()] { (critical.note) }
        }
        h2 { (lang.pick("可以问医生", "Questions for the doctor")) }
        ul lang=[lang.chinese()] { @for question in indicator.ask_high.iter().chain(indicator.ask_low.iter()) { li { (question) } } }
        p.small lang=[lang.chinese()] { "报告上也写作：" (indicator.names.join("、")) }
    }
}

fn sex(sex: Option<Sex>) -> &'static str {
    match sex {
        Some(Sex::Male) => "男",
        Some(Sex::Female) => "女",
        _ => "不限",
    }
}

fn written(range: &Range) -> String {
    let (at_least, at_most) =
        (if range.low_inclusive { "≥" } else { ">" }, if range.high_inclusive { "≤" } else { "<" });
    match (&range.low, &range.high) {
        (Some(low), Some(high)) if range.low_inclusive && range.high_inclusive => format!("{low}–{high}"),
        (Some(low), Some(high)) => format!("{at_least}{low} 且 {at_most}{high}"),
        (Some(low), None) => format!("{at_least}{low}"),
        (None, Some(high)) => format!("{at_most}{high}"),
        (None, None) => String::new(),
    }
}
