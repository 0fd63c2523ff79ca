//! Tables of a policy: each benefit with its sum, what the insured bears and the share that is paid.

use baihua_text::CharRange;

use super::{Said, Scene, is_ideograph, more::MORE, sums::money, who::line_at, words::Class, yuan};
use crate::{
    read::quantity::{Kind, quantities},
    report::FactTopic,
};

/// Rows that are read at most.
const ROWS: usize = 12;
/// Names of benefits, in characters.
const NAME: std::ops::RangeInclusive<usize> = 2..=20;

/// What the figures of a column are.
#[derive(Clone, Copy)]
struct Column {
    topic: FactTopic,
    label: &'static str,
    /// What is written behind a bare figure: 元 or 万元 of the head.
    unit: &'static str,
}

/// The head of a table and how many of its rows were read.
struct Head {
    columns: Vec<Option<Column>>,
    cells: Vec<String>,
    row: Option<CharRange>,
    /// The row before.
    above: Option<CharRange>,
    /// The last row that is no part of another one.
    whole: Option<CharRange>,
    rows: usize,
}

/// What the name of a row is.
enum Name {
    /// Of what it tells, and whether the name says itself that it is limited.
    Of { name: String, is_limited: bool },
    /// A row of the table that tells nothing: what is not covered, or one of which only the class is known.
    Nothing,
}

/// What a row is of: its first cell, or the second where the first says only of what class it is: 主险　室内装潢　20万元. `None` for
/// a line that is no row.
fn name_of(scene: &Scene<'_>, columns: &[Option<Column>], cells: &[String]) -> Option<Name> {
    let is_class = |cell: &String| scene.words(Class::RowKind).any(|class| class == cell);
    if cells.iter().any(|cell| cell.ends_with("承保") && cell.starts_with(['未', '不']) || cell.ends_with("未投保"))
    {
        return Some(Name::Nothing);
    }
    let cell = match cells.first().filter(|first| is_class(first)) {
        None => cells.first()?,
        Some(_) => match cells.get(1).filter(|_| columns.get(1).is_some_and(Option::is_none)) {
            Some(second) if !is_class(second) => second,
            _ => return Some(Name::Nothing),
        },
    };
    if is_name(cell) {
        return Some(Name::Of { name: cell.clone(), is_limited: false });
    }
    // 盗抢(现金限5,000元): what is limited stands in brackets.
    let (name, aside) = cell.split_once('(')?;
    let is_limited = aside.contains(['限', '元', '不']);
    (aside.ends_with(')') && is_name(name)).then(|| Name::Of { name: name.to_owned(), is_limited })
}

/// Whether the cells under the heads of figures hold figures or say that there are none: where no cell does, another table begins.
fn told_cells(columns: &[Option<Column>], cells: &[String]) -> bool {
    const NONE: [&str; 10] = ["无", "/", "-", "—", "不", "未", "同上", "见", "详", "按"];
    const NUMERALS: &str = "〇零一二三四五六七八九十百千万亿半两壹贰叁肆伍陆柒捌玖拾佰仟";
    let mut told = columns.iter().zip(cells).filter(|(column, _)| column.is_some()).map(|(_, cell)| cell);
    told.any(|cell| {
        cell.contains(|c: char| c.is_numeric() || NUMERALS.contains(c))
            || NONE.iter().any(|none| cell.starts_with(none))
    })
}

/// The facts of every table whose head names a sum insured.
pub(super) fn benefits(scene: &Scene<'_>) -> Vec<Said> {
    let page = scene.reading.page;
    let mut out = Vec::new();
    let mut head: Option<Head> = None;
    // 币种：人民币　单位：元 stands above the table.
    let mut unit = "";
    for &(start, end) in &page.lines {
        let cells = cells(scene, start, end);
        if let Some(said) = cells.iter().find_map(|cell| cell.strip_prefix("单位:")) {
            unit = if said.contains("万元") { "万元" } else { "元" };
        }
        if let Some(mut columns) = columns(&cells).or_else(|| list(&cells)) {
            for column in columns.iter_mut().flatten().filter(|column| column.unit.is_empty()) {
                column.unit = unit;
            }
            head = Some(Head { columns, cells, row: page.range(start, end), above: None, whole: None, rows: 0 });
            continue;
        }
        let Some(table) = &mut head else { continue };
        let cells = in_two(cells);
        // 其中：手提电脑　每件最高3,000元 is a part of the row above.
        let is_a_part = cells.first().is_some_and(|first| first.starts_with("其中"));
        if is_a_part && let (Some(whole), Some(part)) = (table.whole, page.range(start, end)) {
            // The entries of a row and of its parts stand last, and no fact shows more than a few parts.
            const NEAR: usize = 40;
            const PARTS: usize = 4;
            let of_whole = out.iter_mut().rev().take(NEAR).filter(|said: &&mut Said| said.range == Some(whole));
            of_whole.filter(|said| said.needs.len() <= PARTS).for_each(|said| said.needs.push(part));
        }
        let columns = &table.columns;
        let is_row = cells.len() == columns.len() && table.rows < ROWS && told_cells(columns, &cells);
        let named = name_of(scene, columns, &cells).filter(|_| is_row);
        if named.is_none() && is_a_part {
            continue;
        }
        let Some(named) = named else {
            // The rule below the head of a table in marks is no row and no end.
            if !cells.iter().all(|cell| cell.chars().all(|c| matches!(c, '-' | ':'))) {
                head = None;
            }
            continue;
        };
        table.rows += 1;
        let Name::Of { name, is_limited } = named else { continue };
        let name = name.trim_start_matches("其中").trim_start_matches(':');
        let Some((line, place)) = line_at(scene, start) else { continue };
        // 成人保额 and 子女保额: what is of whom, stands in the head.
        let several = columns.iter().flatten().filter(|column| column.topic == FactTopic::SumInsured).count() > 1;
        let range = page.range(start, end);
        let refers_up = cells.iter().any(|cell| cell.starts_with("同上"));
        let mut add = |topic, label: String, value: String| {
            // What is covered is told by its name alone, where no bare sums of several stand beside it.
            let needs = table.row.into_iter().filter(|_| topic != FactTopic::Cover || several);
            // 同上 says nothing without the row above.
            let needs = needs.chain(table.above.filter(|_| refers_up));
            let needs = needs.chain(table.whole.filter(|_| is_a_part)).collect();
            out.push(Said { needs, ..Said::in_row(topic, label, value, (line, place), range) });
        };
        let told: Vec<_> = columns
            .iter()
            .zip(&cells)
            .zip(&table.cells)
            .filter_map(|((column, cell), head)| {
                column.and_then(|column| figure(column, cell)).map(|told| (told, head))
            })
            .collect();
        let is_remark = |(column, cell): (&Option<Column>, &String)| column.is_none() && limits_the_sum(cell);
        let remarked = is_limited || columns.iter().zip(&cells).skip(1).any(is_remark);
        if told.iter().any(|((column, _), _)| column.topic == FactTopic::SumInsured) {
            add(FactTopic::Cover, "保什么".to_owned(), name.to_owned());
        }
        for ((column, value), head) in told {
            let is_sum = column.topic == FactTopic::SumInsured;
            let value = if remarked && is_sum { format!("{value}{MORE}") } else { value };
            let label =
                if several && is_sum { format!("{name}（{head}）") } else { format!("{name}{}", column.label) };
            add(column.topic, label, value);
        }
        // The first of several rows that say 同上 has what they mean.
        table.above = if refers_up { table.above } else { range };
        table.whole = if is_a_part { table.whole } else { range };
    }
    out
}

/// Whether a cell of a row is a remark that limits its sum: 每次事故，须经保险人事先书面同意; what is borne or paid of it does not.
fn limits_the_sum(cell: &str) -> bool {
    const SHORTEST: usize = 5;
    const LIMITS: [&str; 12] = ["须", "限", "每次", "仅", "同意", "超过", "不再", "不承担", "按", "第", "分段", "见"];
    const NO_LIMIT: [&str; 6] = ["免赔", "赔付", "叠加", "累加", "另行给付", "续保"];
    let words = cell.chars().filter(|c| is_ideograph(*c)).count();
    words >= SHORTEST
        && LIMITS.iter().any(|word| cell.contains(word))
        && !NO_LIMIT.iter().any(|word| cell.contains(word))
}

/// A line as it was sent.
fn written<'s>(scene: &Scene<'s>, start: u32, end: u32) -> &'s str {
    scene.reading.page.range(start, end).and_then(|range| scene.index.slice(scene.text, range)).unwrap_or_default()
}

/// Whether a wide gap or a bar stands in a line.
pub(super) fn is_parted(scene: &Scene<'_>, start: u32, end: u32) -> bool {
    let written = written(scene, start, end);
    // One after the other: a search for one character passes over many at a time.
    ['|', '\t', '│', '\u{3000}'].iter().any(|mark| written.contains(*mark)) || written.contains("  ")
}

/// The cells of a line, which wide gaps or bars part.
pub(super) fn cells(scene: &Scene<'_>, start: u32, end: u32) -> Vec<String> {
    let parted = written(scene, start, end).replace(['|', '\t', '│'], "    ").replace('\u{3000}', "  ");
    parted.split("  ").map(baihua_quote::folded).filter(|cell| !cell.is_empty()).collect()
}

/// What the columns of a head hold; `None` for a line that is no head.
fn columns(cells: &[String]) -> Option<Vec<Option<Column>>> {
    const FIRST: [&str; 8] = ["项目", "保障", "责任", "险种", "险别", "保险标的", "类别", "标的"];
    let first =
        cells.first().filter(|first| FIRST.iter().any(|word| first.contains(word)) && first.chars().count() <= 8)?;
    let columns: Vec<Option<Column>> = cells.iter().map(|cell| column(cell)).collect();
    let sums = columns.iter().flatten().any(|column| column.topic == FactTopic::SumInsured);
    (sums && column(first).is_none() && cells.len() >= 2).then_some(columns)
}

/// The columns of a list that a line leads to: 各项保险金额如下：.
fn list(cells: &[String]) -> Option<Vec<Option<Column>>> {
    let [lead] = cells else { return None };
    let leads = lead.ends_with(':') && lead.chars().count() <= 24 && lead.contains(['如', '下', '列']);
    let column = column(lead.trim_end_matches(':').trim_end_matches("如下")).filter(|_| leads)?;
    (column.topic == FactTopic::SumInsured).then(|| vec![None, Some(column)])
}

/// A row of a list, its mark left out, parted at the colon: （1）意外身故：30万元；.
fn in_two(cells: Vec<String>) -> Vec<String> {
    let [row] = &cells[..] else { return cells };
    let row = row.trim_start_matches(|c: char| c.is_ascii_digit() || matches!(c, '(' | ')' | '.' | '、' | '·' | '-'));
    match row.trim_end_matches([';', '.', ',']).split_once(':') {
        Some((name, figure)) => vec![name.to_owned(), figure.to_owned()],
        None => cells,
    }
}

fn column(cell: &str) -> Option<Column> {
    let unit = match cell {
        cell if cell.contains("(万元)") || cell.contains(":万元") => "万元",
        cell if cell.contains("(元)") || cell.contains(":元") || cell.contains("人民币元") => "元",
        _ => "",
    };
    let kinds = [
        ("保险金额", FactTopic::SumInsured, "保险金额"),
        ("保额", FactTopic::SumInsured, "保险金额"),
        ("每人限额", FactTopic::SumInsured, "每人保险金额"),
        ("限额", FactTopic::SumInsured, "保险金额"),
        ("免赔额", FactTopic::Deductible, "免赔额"),
        ("每次事故免赔", FactTopic::Deductible, "每次事故免赔额"),
        ("每次免赔", FactTopic::Deductible, "每次免赔额"),
        ("赔付比例", FactTopic::Share, "赔付比例"),
        ("给付比例", FactTopic::Share, "赔付比例"),
    ];
    let short = cell.chars().count() <= 14;
    let kind = kinds.iter().find(|(word, ..)| short && cell.contains(word))?;
    Some(Column { topic: kind.1, label: kind.2, unit })
}

/// The figure of a cell, where it holds one and nothing else.
fn figure(column: Column, cell: &str) -> Option<(Column, String)> {
    let bare = cell.chars().all(|c| c.is_ascii_digit() || matches!(c, ',' | '.'));
    let written: Vec<char> =
        if bare { format!("{cell}{}", column.unit).chars().collect() } else { cell.chars().collect() };
    let found = quantities(&written);
    let [quantity] = &found[..] else { return None };
    let rest: String = written[quantity.end..].iter().collect();
    let whole = quantity.start == 0 && ["", "/年", "/次", "/人", "/天", "/日"].contains(&rest.as_str());
    let value = match (quantity.kind, column.topic) {
        (Kind::Percent(_), FactTopic::Share) => written[quantity.start..quantity.end].iter().collect(),
        (Kind::Money(..), FactTopic::SumInsured | FactTopic::Deductible) => format!("{}{rest}", yuan(money(quantity)?)),
        _ => return None,
    };
    whole.then_some((column, value))
}

/// Whether a cell names a benefit and is no heading or total.
fn is_name(cell: &str) -> bool {
    let in_a_name = |c: char| is_ideograph(c) || c.is_ascii_uppercase() || "()、·".contains(c);
    let plain = cell.chars().all(in_a_name) && !cell.starts_with(|c: char| c.is_ascii());
    NAME.contains(&cell.chars().count())
        && plain
        && !["合计", "总计", "小计", "保险费", "保费"].iter().any(|word| cell.starts_with(word))
}
