//! Columns: which heading a value stands under. Headings give the meaning; position decides where cells are empty.

use super::{
    date::Date,
    lexicon::{HIGH_HEADINGS, LOW_HEADINGS, PRESENT, Role, SAME_DAY, Sense},
    number::Number,
    page::{Gap, Page},
    token::{Kind, Token},
};

/// One column of a table.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Column {
    pub(crate) role: Role,
    pub(crate) day: Option<Date>,
    /// Nobody knows what stands below: 随访, 第7日.
    unknown: bool,
    /// What it calls present is so beside one thing alone: 治疗后, 第二次.
    relative: bool,
    cell: u16,
    left: u32,
    right: u32,
}

/// 2023, 2024 above values.
pub(crate) fn is_year(number: &Number) -> bool {
    number.text.len() == 4 && number.text.parse().is_ok_and(|year: u16| (1990..=2100).contains(&year))
}

/// The headings of a table.
#[derive(Clone, Debug)]
pub(crate) struct Header {
    pub(crate) columns: Vec<Column>,
    /// Whether the headings stand in cells, between tabs or ruled lines.
    cells: bool,
    /// Whether wide blanks show where a column stands.
    spaced: bool,
    /// The columns are two moments of one day: 透析前, 透析后.
    pub(crate) same_day: bool,
}

/// Columns of a header beyond this many are no table.
const MOST_COLUMNS: usize = 24;
/// What it may cost to fit a row into the columns, per token, before the columns are not believed.
const MOST_COST: u32 = 3;
/// The cost of a token in a column where its kind never stands.
const NEVER: u32 = 12;

impl Header {
    /// The headings in `line`, if it is a line of headings.
    pub(crate) fn read(page: &Page, tokens: &[Token]) -> Option<Header> {
        let first = tokens.first()?;
        if tokens.len() > 48 {
            return None;
        }
        let spaced = tokens.iter().any(|token| token.start != first.start && token.gap == Gap::Column);
        let cells = tokens.iter().any(|token| token.cell != first.cell);
        let mut columns: Vec<Column> = Vec::new();
        let mut unknown = 0;
        let mut depth = 0_u32;
        for token in tokens {
            // 结果1 beside 结果2: which is the newer nobody tells.
            if let Kind::Number(number) = &token.kind
                && number.text.len() == 1
                && token.gap == Gap::None
                && columns.last().is_some_and(|column| column.role == Role::Result)
            {
                continue;
            }
            // 项目 2023 2024 2025
            let year = match &token.kind {
                Kind::Number(number) if is_year(number) && token.gap >= Gap::Space => number.text.parse().ok(),
                _ => None,
            };
            match token.kind {
                Kind::Number(_) if year.is_some() => {}
                Kind::Name(_)
                | Kind::Number(_)
                | Kind::Range(_)
                | Kind::Bound(_)
                | Kind::Garbled
                | Kind::Stop
                | Kind::Qualitative
                | Kind::Counted
                | Kind::Said(Sense::Legend | Sense::Aim) => return None,
                Kind::Comma if depth == 0 => return None,
                Kind::Open => depth += 1,
                Kind::Close => depth = depth.saturating_sub(1),
                _ => {}
            }
            // The hour behind a day makes no column.
            if matches!(token.kind, Kind::Day(day) if day.month == 0 && day.year == 0) {
                continue;
            }
            let (left, right) = extent(page, token);
            let apart = columns.is_empty()
                || token.gap >= Gap::Column
                || token.cell != columns[columns.len() - 1].cell
                || !spaced && !cells && token.gap == Gap::Space;
            let column = match token.kind {
                Kind::Number(_) => year.map(|year| (Role::Day, Some(Date { year, ..Date::default() }))),
                Kind::Said(Sense::Role(role)) => Some((role, None)),
                Kind::Day(day) => Some((Role::Day, Some(day))),
                Kind::Said(Sense::Mark(_)) => Some((Role::Mark, None)),
                Kind::Unit(_) => Some((Role::Unit, None)),
                Kind::Said(Sense::Fluid) | Kind::Said(Sense::Legend) | Kind::Said(Sense::FluidHere) => return None,
                _ => None,
            };
            let relative = column.is_some_and(|(role, _)| role == Role::Current) && {
                let word = page.text(token.start, token.end).to_ascii_lowercase();
                !PRESENT.iter().any(|start| word.starts_with(start))
            };
            match columns.last_mut() {
                Some(last) if !apart || depth > 0 && token.gap < Gap::Column => {
                    // 本次 2025-08-20, 参考 区间, Reference Range: one heading.
                    last.right = right;
                    match column {
                        Some((Role::Day, Some(day)))
                            if matches!(last.role, Role::Current | Role::Previous | Role::Result) =>
                        {
                            last.day = Some(day);
                        }
                        Some((role @ (Role::Current | Role::Previous), _))
                            if matches!(last.role, Role::Result | Role::Day) =>
                        {
                            last.role = role;
                            last.relative = relative;
                        }
                        Some((role, day)) if last.role == Role::Other && !matches!(role, Role::Unit) => {
                            last.role = role;
                            last.day = day;
                            (last.unknown, last.relative) = (false, relative);
                        }
                        _ => {}
                    }
                }
                Some(last)
                    if !spaced
                        && !cells
                        && matches!(token.kind, Kind::Day(_))
                        && matches!(last.role, Role::Current | Role::Previous)
                        && last.day.is_none() =>
                {
                    last.right = right;
                    if let Kind::Day(day) = token.kind {
                        last.day = Some(day);
                    }
                }
                _ => {
                    let (role, day) = column.unwrap_or((Role::Other, None));
                    unknown += usize::from(column.is_none());
                    let is_unknown = column.is_none();
                    columns.push(Column { role, day, unknown: is_unknown, relative, cell: token.cell, left, right });
                }
            }
        }
        let unknown = unknown.saturating_sub(limits(page, tokens, &mut columns));
        let same_day =
            tokens.iter().filter(|token| SAME_DAY.contains(&page.text(token.start, token.end).as_str())).count() > 1
                && !columns.iter().any(|column| column.day.is_some());
        let header = Header { columns, cells, spaced, same_day };
        header.is_one(unknown).then(|| header.with_item())
    }

    fn is_one(&self, unknown: usize) -> bool {
        let has = |test: fn(Role) -> bool| self.columns.iter().any(|column| test(column.role));
        let item = has(|role| role == Role::Item);
        let valued = has(|role| {
            matches!(role, Role::Result | Role::Current | Role::Previous | Role::Day | Role::LowLimit | Role::HighLimit)
        });
        let other = has(|role| matches!(role, Role::Reference | Role::Unit | Role::Mark | Role::LowLimit));
        let telling = self.columns.iter().filter(|column| !matches!(column.role, Role::Other | Role::Specimen)).count();
        // 检验结果 2024年4月2日 is the title of a report.
        let title = !item
            && !other
            && self.columns.iter().filter(|column| column.role == Role::Day).count() == 1
            && has(|role| role == Role::Result);
        (2..=MOST_COLUMNS).contains(&self.columns.len())
            && !title
            && (valued || item && has(|role| role == Role::Reference))
            && telling >= 2
            && (item || other || telling >= 2 && unknown <= 1)
            && unknown * 2 <= self.columns.len()
    }

    /// The names stand in the first column if no heading says where.
    fn with_item(mut self) -> Header {
        if self.columns.iter().any(|column| column.role == Role::Item) {
            return self;
        }
        let dated = self.columns.iter().filter(|column| column.day.is_some()).count();
        match self.columns.first_mut() {
            Some(first) if first.role == Role::Other => first.role = Role::Item,
            // 日期 04-01 04-08 above 血钾 3.4 3.1: below the word for the days stand the names.
            Some(first) if first.role == Role::Day && first.day.is_none() && dated > 1 => first.role = Role::Item,
            Some(first) if !self.cells || first.cell > 0 => {
                let column =
                    Column { role: Role::Item, day: None, unknown: false, relative: false, cell: 0, left: 0, right: 4 };
                self.columns.insert(0, column);
            }
            _ => {}
        }
        self
    }

    /// The column of each token of a row; `None` if the row does not fit the headings.
    /// Whether borders part all of its columns, so that nothing of one can be taken for another's.
    pub(crate) fn has_borders(&self) -> bool {
        self.cells && self.columns.windows(2).all(|pair| pair[0].cell < pair[1].cell)
    }

    pub(crate) fn fit(&self, page: &Page, tokens: &[Token]) -> Option<Vec<usize>> {
        if tokens.is_empty() || tokens.len() > 64 {
            return None;
        }
        self.by_cells(tokens).or_else(|| self.by_count(tokens)).or_else(|| self.by_order(page, tokens))
    }

    /// As many cells between wide blanks as headings: one each, wherever they are printed.
    fn by_count(&self, tokens: &[Token]) -> Option<Vec<usize>> {
        if self.cells || !self.spaced {
            return None;
        }
        let mut column = 0;
        let mut cost = 0;
        let mut placed = Vec::with_capacity(tokens.len());
        for (at, token) in tokens.iter().enumerate() {
            column += usize::from(at > 0 && token.gap == Gap::Column);
            cost += cost_of(&token.kind, self.columns.get(column)?.role);
            placed.push(column);
        }
        (column + 1 == self.columns.len() && cost <= u32::try_from(tokens.len()).ok()?).then_some(placed)
    }

    fn by_cells(&self, tokens: &[Token]) -> Option<Vec<usize>> {
        if !self.cells || tokens.iter().all(|token| token.cell == tokens[0].cell) {
            return None;
        }
        let mut cost = 0;
        let mut placed = Vec::with_capacity(tokens.len());
        for token in tokens {
            let column = self.columns.iter().position(|column| column.cell == token.cell)?;
            cost += cost_of(&token.kind, self.columns[column].role);
            placed.push(column);
        }
        (cost <= MOST_COST * u32::try_from(tokens.len()).ok()?).then_some(placed)
    }

    /// The cheapest way to lay the tokens into the columns from left to right.
    fn by_order(&self, page: &Page, tokens: &[Token]) -> Option<Vec<usize>> {
        let width = self.columns.len();
        let placed = self.spaced && !self.cells && tokens.iter().skip(1).any(|token| token.gap == Gap::Column);
        let numeric = |kind: &Kind| matches!(kind, Kind::Number(_) | Kind::Garbled | Kind::Range(_) | Kind::Bound(_));
        let mut best: Vec<u32> = Vec::new();
        let mut came: Vec<Vec<usize>> = Vec::with_capacity(tokens.len());
        for (row, token) in tokens.iter().enumerate() {
            let after_number = tokens[..row]
                .iter()
                .rev()
                .find(|t| !matches!(t.kind, Kind::Said(Sense::Mark(_)) | Kind::Unit(_) | Kind::Punctuation))
                .is_some_and(|t| numeric(&t.kind));
            let mut next = vec![u32::MAX; width];
            let mut from = vec![0; width];
            for at in 0..width {
                let own = cost_of(&token.kind, self.columns[at].role) + self.distance(page, token, at, placed);
                if row == 0 {
                    next[at] = own + if placed { 0 } else { self.skipped(0, at) };
                    continue;
                }
                // Two values in one column.
                let twice = numeric(&token.kind) && after_number && self.columns[at].role != Role::Reference;
                for (before, so_far) in best.iter().enumerate().take(at + 1) {
                    let twice = twice && before == at;
                    let skipped = if placed || before == at { 0 } else { self.skipped(before + 1, at) };
                    let total = so_far.saturating_add(own + skipped + if twice { 6 } else { 0 });
                    if total < next[at] {
                        next[at] = total;
                        from[at] = before;
                    }
                }
            }
            best = next;
            came.push(from);
        }
        let (mut at, &cost) = best.iter().enumerate().min_by_key(|&(_, cost)| cost)?;
        if cost > MOST_COST * u32::try_from(tokens.len()).ok()? + 2 {
            return None;
        }
        let mut columns = vec![0; tokens.len()];
        for row in (0..tokens.len()).rev() {
            columns[row] = at;
            at = came[row][at];
        }
        Some(columns)
    }

    /// What it costs to leave columns of values empty where nothing shows that they are.
    fn skipped(&self, from: usize, to: usize) -> u32 {
        let valued = self.columns[from..to].iter().filter(|column| {
            matches!(
                column.role,
                Role::Result | Role::Current | Role::Previous | Role::LowLimit | Role::HighLimit | Role::Item
            ) || column.role == Role::Day && column.day.is_some()
        });
        u32::try_from(valued.count()).unwrap_or(u32::MAX).saturating_mul(2)
    }

    fn distance(&self, page: &Page, token: &Token, at: usize, placed: bool) -> u32 {
        if !placed {
            return 0;
        }
        let (left, right) = extent(page, token);
        let column = self.columns[at];
        if left < column.right && right > column.left {
            return 0;
        }
        (left.abs_diff(column.left).min(right.abs_diff(column.right)) / 2).min(10)
    }

    /// Whether a row of `tokens`, laid out without empty cells shown, has fewer values than the columns hold, so that
    /// nobody can tell which is missing.
    pub(crate) fn leaves_open(&self, tokens: &[Token]) -> bool {
        let shown = self.cells || self.spaced && tokens.iter().skip(1).any(|token| token.gap == Gap::Column);
        let held = self.columns.iter().filter(|c| {
            matches!(c.role, Role::Current | Role::Previous | Role::Result) || c.role == Role::Day && c.day.is_some()
        });
        let numbers = tokens.iter().filter(|token| matches!(token.kind, Kind::Number(_)));
        let held = held.count();
        !shown && held > 1 && numbers.count() < held
    }

    /// Whether column `at` may hold values that are newer than those called present: 治疗前 治疗后 随访.
    pub(crate) fn may_be_newer(&self, at: usize) -> bool {
        let present = |column: &Column| {
            column.role == Role::Result || column.day.is_some() || column.role == Role::Current && !column.relative
        };
        let is_told = |column: &Column| matches!(column.role, Role::Current | Role::Previous);
        self.columns[at].unknown
            && self.columns[at].role == Role::Other
            && self.columns.iter().any(is_told)
            && !self.columns.iter().any(present)
    }

    /// Headings without a column for results: a list of ranges.
    pub(crate) fn is_reference_list(&self) -> bool {
        !self.columns.iter().any(|column| {
            matches!(
                column.role,
                Role::Result | Role::Current | Role::Previous | Role::Day | Role::LowLimit | Role::HighLimit
            )
        })
    }

    /// Where the blocks that stand side by side begin and end, as columns.
    pub(crate) fn blocks(&self) -> Vec<(usize, usize)> {
        let mut items: Vec<usize> = (0..self.columns.len()).filter(|&at| self.columns[at].role == Role::Item).collect();
        // 项目代码 beside 项目名称: two names of one row.
        let beside = |at: &usize| at.checked_sub(1).is_some_and(|before| self.columns[before].role == Role::Item);
        items.retain(|at| !beside(at));
        // The names may be the last column of each block.
        let last = self.columns.last().is_some_and(|column| column.role == Role::Item) && items.first() != Some(&0);
        let mut blocks = Vec::new();
        let mut start = 0;
        for (n, &item) in items.iter().enumerate() {
            let end = if last { item + 1 } else { items.get(n + 1).copied().unwrap_or(self.columns.len()) };
            blocks.push((start, end));
            start = end;
        }
        if let Some(last) = blocks.last_mut() {
            last.1 = self.columns.len();
        }
        blocks
    }
}

/// Low and High as headings beside one another are columns of limits and no marks. Returns how many of them had no meaning
/// before.
fn limits(page: &Page, tokens: &[Token], columns: &mut [Column]) -> usize {
    let text = |column: &Column| {
        let own = tokens.iter().find(|token| token.cell == column.cell && extent(page, token).0 == column.left);
        own.map(|token| page.text(token.start, token.end).to_ascii_lowercase()).unwrap_or_default()
    };
    let open = |column: &Column| matches!(column.role, Role::Mark | Role::Other | Role::LowLimit | Role::HighLimit);
    let place =
        |words: &[&str]| columns.iter().position(|column| open(column) && words.contains(&text(column).as_str()));
    let (Some(low), Some(high)) = (place(LOW_HEADINGS), place(HIGH_HEADINGS)) else { return 0 };
    let unknown = [low, high].iter().filter(|&&at| columns[at].role == Role::Other).count();
    columns[low].role = Role::LowLimit;
    columns[high].role = Role::HighLimit;
    unknown
}

/// First and last printed column of a token.
pub(crate) fn extent(page: &Page, token: &Token) -> (u32, u32) {
    let left = page.glyphs[token.start].column;
    let right = page.glyphs.get(token.end.saturating_sub(1)).map_or(left, |glyph| glyph.column) + 1;
    (left, right.max(left + 1))
}

fn cost_of(kind: &Kind, role: Role) -> u32 {
    use Role as R;
    match kind {
        Kind::Number(number) if number.code => match role {
            R::Other | R::Item | R::Code => 0,
            _ => 8,
        },
        Kind::Number(_) | Kind::Garbled | Kind::Qualitative => match role {
            R::Result | R::Current | R::Previous | R::Day | R::LowLimit | R::HighLimit => 0,
            R::Other => 1,
            R::Item => 3,
            R::Reference | R::Code => 6,
            _ => NEVER,
        },
        Kind::Range(_) => match role {
            R::Reference => 0,
            R::Other => 4,
            _ => NEVER,
        },
        Kind::Bound(_) => match role {
            R::Reference => 0,
            R::Result | R::Current | R::Previous | R::LowLimit | R::HighLimit | R::Day => 1,
            _ => NEVER,
        },
        Kind::Unit(_) | Kind::UnknownUnit => match role {
            R::Unit => 0,
            R::Result | R::Reference | R::Current | R::Previous | R::Day => 1,
            R::Item | R::Other | R::LowLimit | R::HighLimit => 2,
            _ => 4,
        },
        Kind::Said(Sense::Mark(_)) => match role {
            R::Mark => 0,
            R::Result | R::Current | R::Day => 1,
            R::Previous | R::Other => 2,
            _ => 3,
        },
        Kind::Name(_) => match role {
            R::Item | R::Code => 0,
            R::Other => 4,
            _ => NEVER,
        },
        Kind::Day(_) => match role {
            R::Day | R::Other => 0,
            _ => 3,
        },
        Kind::Said(Sense::Who(_)) => match role {
            R::Reference => 0,
            _ => 3,
        },
        Kind::Said(Sense::Word) | Kind::Said(Sense::Filler) => match role {
            R::Item | R::Code | R::Other | R::Mark => 0,
            _ => 2,
        },
        _ => 0,
    }
}
