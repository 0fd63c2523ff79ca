//! Turned tables: names in one line, values in the lines below; and lists of names with lists of values.

use super::{
    date::Date,
    group::Group,
    lexicon::{Role, Sense},
    page::{Gap, Page},
    row::{Collector, Row, Time},
    table::extent,
    token::{Kind, Token},
};

/// Lines of values that may stand below a line of names.
const MOST_LINES: usize = 40;

/// A line of names, or names line by line, with the rows read for each; `None` in place of a row that nobody can read.
pub(crate) struct Grid {
    pub(crate) rows: Vec<(usize, Option<Row>)>,
    /// Behind the last token of the grid.
    pub(crate) end: usize,
}

struct Column {
    /// Place of the group, if the name is known.
    group: Option<usize>,
    cell: u16,
    left: u32,
    right: u32,
}

/// Reads the grid whose names are in the line from `start` to `end`; `groups` are all groups, `of` those in this line.
pub(crate) fn turned(
    page: &Page,
    tokens: &[Token],
    groups: &[Group],
    of: &[usize],
    (start, end): (usize, usize),
) -> Option<Grid> {
    let line = tokens.get(start..end).unwrap_or_default();
    let plain = line.iter().all(|token| {
        !matches!(
            token.kind,
            Kind::Number(_)
                | Kind::Range(_)
                | Kind::Bound(_)
                | Kind::Garbled
                | Kind::Stop
                | Kind::Qualitative
                | Kind::Said(Sense::Legend | Sense::Aim)
                | Kind::Counted
                | Kind::Said(Sense::From)
                | Kind::Said(Sense::To)
                | Kind::Said(Sense::Respectively)
        )
    });
    if of.len() < 2 || !plain {
        return None;
    }
    let (label, columns) = columns(page, tokens, groups, of, start, end);
    if columns.len() < 2 {
        return None;
    }
    let cells = columns.iter().any(|column| column.cell != columns[0].cell);
    let spaced = line.iter().skip(1).any(|token| token.gap == Gap::Column) && !cells;
    let mut collectors: Vec<Collector<'_>> = columns.iter().map(|_| Collector::new(tokens)).collect();
    let mut at = end;
    let mut valued = false;
    let mut readable = true;
    for _ in 0..MOST_LINES {
        let Some(first) = tokens.get(at) else { break };
        let below = at + tokens[at..].iter().take_while(|token| token.line == first.line).count();
        let line = tokens.get(at..below).unwrap_or_default();
        let own = line
            .iter()
            .any(|token| matches!(token.kind, Kind::Name(_) | Kind::Stop | Kind::Said(Sense::Legend | Sense::Aim)));
        let numeric = line
            .iter()
            .filter(|t| matches!(t.kind, Kind::Number(_) | Kind::Range(_) | Kind::Bound(_) | Kind::Garbled))
            .count();
        let units = line.iter().filter(|t| matches!(t.kind, Kind::Unit(_))).count();
        if own || numeric == 0 && units == 0 {
            break;
        }
        match place(page, line, at, &columns, cells, spaced, label) {
            Some(placed) => {
                let (role, day) = label_of(line);
                for (token, column) in placed {
                    let collector = &mut collectors[column];
                    match role {
                        Some(Role::Reference | Role::LowLimit | Role::HighLimit | Role::Unit | Role::Previous) => {
                            collector.take(token, Some((role.unwrap_or(Role::Reference), day)));
                        }
                        Some(Role::Current | Role::Result) => collector.take(token, Some((Role::Current, day))),
                        _ if day.is_some() => collector.take(token, Some((Role::Day, day))),
                        _ => collector.take(token, None),
                    }
                }
            }
            None => readable = false,
        }
        valued |= numeric > 0;
        at = below;
    }
    if !valued {
        return None;
    }
    let rows = columns
        .iter()
        .zip(collectors)
        .filter_map(|(column, collector)| {
            let mut row = collector.finish();
            row.by_columns = true;
            column.group.map(|group| (group, readable.then_some(row)))
        })
        .collect();
    Some(Grid { rows, end: at })
}

/// The columns of a line of names, and whether its first cell is no column but the label of the lines.
fn columns(
    page: &Page,
    tokens: &[Token],
    groups: &[Group],
    of: &[usize],
    start: usize,
    end: usize,
) -> (bool, Vec<Column>) {
    let mut columns: Vec<Column> = Vec::new();
    let mut label = false;
    let mut at = start;
    while at < end {
        let token = &tokens[at];
        let (left, right) = extent(page, token);
        if let Ok(group) = of.binary_search_by_key(&at, |&group| groups[group].first) {
            let group = of[group];
            let last = groups[group].last;
            let (_, right) = extent(page, &tokens[last.min(end - 1)]);
            columns.push(Column { group: Some(group), cell: token.cell, left, right });
            at = last.max(at) + 1;
            continue;
        }
        let apart = token.gap >= Gap::Space || at == start;
        match token.kind {
            Kind::Said(Sense::Role(_)) | Kind::Day(_) | Kind::Said(Sense::Filler) if columns.is_empty() => label = true,
            Kind::Said(Sense::Word) | Kind::Name(_) | Kind::Said(Sense::Blood) | Kind::Said(Sense::Filler)
                if apart && token.gap >= Gap::Space || at == start && matches!(token.kind, Kind::Name(_)) =>
            {
                columns.push(Column { group: None, cell: token.cell, left, right });
            }
            Kind::Said(Sense::Word) if at == start => label = true,
            _ => {
                if let Some(last) = columns.last_mut() {
                    last.right = last.right.max(right);
                }
            }
        }
        at += 1;
    }
    (label, columns)
}

/// What the first cell of a line says about the line.
fn label_of(line: &[Token]) -> (Option<Role>, Option<Date>) {
    let mut role = None;
    let mut day = None;
    for token in line {
        match token.kind {
            Kind::Said(Sense::Role(found)) if role.is_none() => role = Some(found),
            Kind::Day(found) if day.is_none() => day = Some(found),
            Kind::Number(_) | Kind::Range(_) | Kind::Bound(_) => break,
            _ => {}
        }
    }
    (role, day)
}

/// The column of each telling token of a line; `None` if it cannot be known.
fn place(
    page: &Page,
    line: &[Token],
    offset: usize,
    columns: &[Column],
    cells: bool,
    spaced: bool,
    label: bool,
) -> Option<Vec<(usize, usize)>> {
    let telling = |kind: &Kind| {
        matches!(
            kind,
            Kind::Number(_)
                | Kind::Range(_)
                | Kind::Bound(_)
                | Kind::Unit(_)
                | Kind::Said(Sense::Mark(_))
                | Kind::Garbled
                | Kind::UnknownUnit
        )
    };
    let main = |kind: &Kind| matches!(kind, Kind::Number(_) | Kind::Range(_) | Kind::Bound(_) | Kind::Garbled);
    let in_cells = line.iter().any(|token| token.cell != line[0].cell);
    if cells {
        if !in_cells {
            return None;
        }
        // A line without a label before it may begin one cell earlier than the names.
        let shift = u16::from(label && line[0].cell == 0 && telling(&line[0].kind) && columns[0].cell > 0);
        let first = columns[0].cell;
        let shift = if shift > 0 && line.last()?.cell + first == columns.last()?.cell { first } else { 0 };
        return line
            .iter()
            .enumerate()
            .filter(|(_, token)| telling(&token.kind))
            .map(|(at, token)| {
                let column = columns.iter().position(|column| column.cell == token.cell + shift);
                Some(column.map(|column| (offset + at, column)))
            })
            .collect::<Option<Vec<_>>>()
            .map(|placed| placed.into_iter().flatten().collect());
    }
    let mains: Vec<usize> = (0..line.len()).filter(|&at| main(&line[at].kind)).collect();
    let units: Vec<usize> = (0..line.len()).filter(|&at| telling(&line[at].kind)).collect();
    let leading = if mains.is_empty() { &units } else { &mains };
    if leading.len() == columns.len() {
        // As many values as names: one each, with what stands behind it.
        let mut column = 0;
        let mut placed = Vec::new();
        for (at, token) in line.iter().enumerate() {
            if leading.contains(&at) {
                column += 1;
            }
            if telling(&token.kind) && column > 0 {
                placed.push((offset + at, column - 1));
            }
        }
        return Some(placed);
    }
    if !spaced {
        return None;
    }
    line.iter()
        .enumerate()
        .filter(|(_, token)| telling(&token.kind))
        .map(|(at, token)| {
            let (left, right) = extent(page, token);
            let under = columns.iter().position(|column| left < column.right + 2 && right + 2 > column.left);
            under.map(|column| (offset + at, column))
        })
        .collect()
}

/// Names line by line, then values line by line. `of` are the groups, one a line, that follow one another; `None` stands for the
/// name of another test.
pub(crate) fn stacked(tokens: &[Token], of: &[Option<usize>], from: usize) -> Option<Grid> {
    let (mut values, mut ranges, mut units) = (Vec::new(), Vec::new(), Vec::new());
    let mut at = from;
    while let Some(first) = tokens.get(at) {
        let below = at + tokens[at..].iter().take_while(|token| token.line == first.line).count();
        let line = tokens.get(at..below).unwrap_or_default();
        if line.iter().any(|token| matches!(token.kind, Kind::Name(_) | Kind::Stop | Kind::Day(_) | Kind::Counted)) {
            break;
        }
        let of_kind = |test: fn(&Kind) -> bool| line.iter().position(|token| test(&token.kind)).map(|n| at + n);
        let value = of_kind(|kind| matches!(kind, Kind::Number(_) | Kind::Garbled));
        let range = of_kind(|kind| matches!(kind, Kind::Range(_) | Kind::Bound(_)));
        let unit = of_kind(|kind| matches!(kind, Kind::Unit(_)));
        let heading = line.iter().all(|token| {
            matches!(token.kind, Kind::Said(Sense::Role(_)) | Kind::Said(Sense::Mark(_)) | Kind::Punctuation)
        });
        match (value, range, unit) {
            (Some(value), None, _) => values.push((value, below)),
            (None, Some(range), _) => ranges.push(range),
            (None, None, Some(unit)) => units.push(unit),
            _ if heading => {}
            _ => break,
        }
        at = below;
    }
    if values.is_empty() {
        return None;
    }
    let whole = values.len() == of.len() && (ranges.is_empty() || ranges.len() == of.len());
    let known = of.iter().enumerate().filter_map(|(n, &group)| Some((n, group?)));
    let rows = known
        .map(|(n, group)| {
            let row = whole.then(|| {
                let mut collector = Collector::new(tokens);
                collector.at_time(Time::Current);
                let (value, below) = values[n];
                for token in value..below {
                    collector.take(token, None);
                }
                if let Some(&range) = ranges.get(n) {
                    collector.take(range, Some((Role::Reference, None)));
                }
                if units.len() == of.len() {
                    collector.take(units[n], None);
                }
                collector.finish()
            });
            (group, row)
        })
        .collect();
    Some(Grid { rows, end: at })
}
