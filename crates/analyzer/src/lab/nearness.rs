//! Rows without columns: what stands nearest behind a name belongs to it, in sentences, in lists, and line by line as
//! applications print it.

use super::{
    lexicon::{Mark, Role, Sense},
    page::Gap,
    row::{Collector, Row, Time},
    token::{Kind, Token},
};

/// Lines that may pass between a name and its value, as applications print them.
const LINES_TO_VALUE: u32 = 3;
/// Characters that may pass between a name and its value within a sentence.
const REACH: usize = 28;

/// Reads what belongs to the name whose last token is before `from`; tokens from `limit` on belong to others.
pub(crate) fn row(tokens: &[Token], from: usize, limit: usize, context: Context) -> Row {
    Walk { tokens, at: from, from, limit, depth: 0, lines: 0, on_own_line: false, context, skipping: false }.walk()
}

/// What stands before the name.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Context {
    /// 上次血钾 4.1: a word of time, or a day.
    pub(crate) time: Option<Time>,
    /// The line above holds a name and nothing else: the values below are a column of their own.
    pub(crate) in_list_of_names: bool,
    /// The line is a sentence.
    pub(crate) prose: bool,
}

/// Whether the token is the stop of 男57-97；女41-73, which parts two ranges of a row and no sentences.
pub(crate) fn parts_ranges(tokens: &[Token], at: usize) -> bool {
    let stop = &tokens[at];
    let before = at.checked_sub(1).map(|before| &tokens[before]).filter(|before| before.line == stop.line);
    let next = tokens.get(at + 1).filter(|next| next.line == stop.line);
    stop.kind == Kind::Stop
        && before.is_some_and(|token| {
            matches!(
                token.kind,
                Kind::Range(_) | Kind::Bound(_) | Kind::Unit(_) | Kind::Close | Kind::Said(Sense::Who(_))
            )
        })
        && next.is_some_and(|token| matches!(token.kind, Kind::Range(_) | Kind::Bound(_) | Kind::Said(Sense::Who(_))))
}

struct Walk<'t> {
    tokens: &'t [Token],
    at: usize,
    from: usize,
    limit: usize,
    depth: usize,
    lines: u32,
    on_own_line: bool,
    context: Context,
    /// Within a cell of unknown words.
    skipping: bool,
}

impl Walk<'_> {
    fn walk(mut self) -> Row {
        let mut collector = Collector::new(self.tokens);
        if let Some(time) = self.context.time {
            collector.at_time(time);
        }
        let mut line = self.from.checked_sub(1).map_or(0, |name| self.tokens[name].line);
        while self.at < self.limit.min(self.tokens.len()) {
            let token = &self.tokens[self.at];
            if token.line != line {
                self.lines += token.line - line;
                line = token.line;
                self.depth = 0;
                self.skipping = false;
                if !self.crosses_line(&collector.row) {
                    break;
                }
                if collector.row.found.is_empty() {
                    self.on_own_line = true;
                }
            }
            if token.gap >= Gap::Space {
                self.skipping = false;
            }
            if !self.takes(&mut collector) {
                break;
            }
            self.at += 1;
        }
        let row = collector.finish();
        self.without_place_of_next(row)
    }

    fn next(&self, ahead: usize) -> Option<&Kind> {
        let token = self.tokens.get(self.at + ahead).filter(|_| self.at + ahead < self.limit)?;
        (token.line == self.tokens[self.at].line).then_some(&token.kind)
    }

    /// Takes the token at hand, or says that the row ends before it.
    fn takes(&mut self, collector: &mut Collector<'_>) -> bool {
        let valued = !collector.row.found.is_empty();
        let token = &self.tokens[self.at];
        match &token.kind {
            Kind::Name(_) => return false,
            Kind::Open => self.depth += 1,
            Kind::Close => self.depth = self.depth.saturating_sub(1),
            Kind::Comma if self.depth == 0 => return self.goes_on_behind_comma(valued),
            Kind::Stop if self.depth == 0 && valued && parts_ranges(self.tokens, self.at) => {}
            Kind::Stop if self.depth == 0 => {
                return valued && (matches!(self.next(1), Some(Kind::Said(Sense::Who(_)))) || self.is_labelled())
                    || !valued
                        && token.gap == Gap::None
                        && matches!(self.next(1), Some(Kind::Said(Sense::Role(Role::Result))));
            }
            // 白细胞 3+ 潜血 2+: behind a strip's result words begin something else.
            Kind::Said(Sense::Word) if collector.row.qualitative && !valued => return false,
            Kind::Said(Sense::Word) => return self.skips_words(valued),
            Kind::Said(Sense::Role(Role::Specimen | Role::Item)) if self.depth == 0 && valued => return false,
            Kind::Said(Sense::Role(Role::Other | Role::Day))
                if valued && self.depth == 0 && token.gap >= Gap::Space =>
            {
                return false;
            }
            Kind::Said(Sense::Respectively) if !valued => {
                collector.take(self.at, None);
                return false;
            }
            // A second fluid or patient begins.
            Kind::Said(Sense::Fluid) | Kind::Said(Sense::Blood) if valued => return false,
            Kind::Bound(_) if self.depth > 0 && valued && self.bracket_is_range() => collector.take(self.at, None),
            Kind::Number(_) | Kind::Bound(_) if self.depth > 0 && valued && !self.bracket_tells_time() => {}
            Kind::Number(_) | Kind::Garbled if !valued && self.too_far() => return false,
            Kind::Number(number) if valued && number.number.is_integer() && self.is_place_of_another() => return false,
            _ => collector.take(self.at, None),
        }
        true
    }

    /// `1 钾 4.1 3.5-5.3   2 葡萄糖 2.1`: the number of a row of another test that stands beside.
    fn is_place_of_another(&self) -> bool {
        let token = &self.tokens[self.at];
        let word = matches!(self.next(1), Some(Kind::Said(Sense::Word)));
        let behind = self.tokens[self.at + 1..self.limit.min(self.tokens.len())].iter();
        let mut behind = behind.take_while(|next| next.line == token.line);
        token.gap >= Gap::Column
            && word
            && behind.any(|next| matches!(next.kind, Kind::Number(_) | Kind::Bound(_) | Kind::Qualitative))
    }

    /// 结果:210;单位:10^9/L;参考值:125-350: a label of the same row follows.
    fn is_labelled(&self) -> bool {
        let label = matches!(
            self.next(1),
            Some(Kind::Said(Sense::Role(Role::Reference | Role::Unit | Role::LowLimit | Role::HighLimit | Role::Mark)))
        );
        label && matches!(self.next(2), Some(Kind::Punctuation))
    }

    /// 血钾 7.9，溶血，复查 4.1: a remark of a few words, and then a value of another time.
    fn behind_remark(&self) -> Option<usize> {
        let words = (1..=6).take_while(|&ahead| matches!(self.next(ahead), Some(Kind::Said(Sense::Word)))).count();
        let told = matches!(self.next(words + 1), Some(Kind::Comma))
            && matches!(self.next(words + 2), Some(Kind::Said(Sense::Role(Role::Current))))
            && matches!(self.next(words + 3), Some(Kind::Number(_)));
        (words > 0 && told).then_some(self.at + words + 1)
    }

    /// （上季3.62）: a number in brackets behind the value counts only where a word says what it is.
    fn bracket_tells_time(&self) -> bool {
        self.tokens[..self.at].iter().rev().take(4).take_while(|token| token.kind != Kind::Open).any(|token| {
            matches!(
                token.kind,
                Kind::Said(Sense::Role(_)) | Kind::Day(_) | Kind::Said(Sense::To) | Kind::Said(Sense::From)
            )
        }) || matches!(self.next(1), Some(Kind::Said(Sense::Role(_))))
    }

    /// （≤50）, (孕期 ≥110): a bracket that holds a limit, for whom it is, and no more.
    fn bracket_is_range(&self) -> bool {
        let open = self.tokens[..self.at].iter().rev().take(4).position(|token| token.kind == Kind::Open);
        let who = |token: &Token| {
            matches!(
                token.kind,
                Kind::Said(Sense::Who(_))
                    | Kind::Said(Sense::Role(Role::Reference))
                    | Kind::Punctuation
                    | Kind::Bound(_)
            )
        };
        let headed = open.is_some_and(|back| self.tokens[self.at - back..self.at].iter().all(who));
        let behind = (1..=4)
            .take_while(|&ahead| matches!(self.next(ahead), Some(Kind::Unit(_) | Kind::Bound(_) | Kind::Punctuation)));
        headed && matches!(self.next(behind.count() + 1), Some(Kind::Close))
    }

    fn too_far(&self) -> bool {
        let name = self.from.checked_sub(1).map_or(0, |name| self.tokens[name].end);
        self.context.prose && self.tokens[self.at].start > name + REACH
    }

    fn goes_on_behind_comma(&mut self, valued: bool) -> bool {
        if valued && let Some(comma) = self.behind_remark() {
            self.at = comma;
            return true;
        }
        let Some(next) = self.next(1) else { return false };
        if !valued {
            return matches!(
                next,
                Kind::Number(_)
                    | Kind::Bound(_)
                    | Kind::Said(Sense::Role(_))
                    | Kind::Said(Sense::Filler)
                    | Kind::Said(Sense::Mark(_))
                    | Kind::Said(Sense::From)
                    | Kind::Said(Sense::Fluid)
                    | Kind::Said(Sense::FluidHere)
                    | Kind::Said(Sense::Blood)
                    | Kind::Open
                    | Kind::Day(_)
            );
        }
        match next {
            Kind::Said(Sense::Role(
                Role::Reference | Role::Previous | Role::Current | Role::LowLimit | Role::HighLimit,
            )) => true,
            Kind::Range(_) | Kind::Said(Sense::Who(_)) | Kind::Said(Sense::To) | Kind::Bound(_) | Kind::Unit(_) => true,
            Kind::Said(Sense::Mark(mark)) => !matches!(mark, Mark::Normal),
            Kind::Number(_) => !matches!(self.next(2), Some(Kind::Said(Sense::Word) | Kind::Counted)),
            Kind::Day(_) => {
                matches!(
                    self.next(2),
                    Some(Kind::Number(_) | Kind::Bound(_) | Kind::Said(Sense::Filler) | Kind::Punctuation)
                )
            }
            _ => false,
        }
    }

    /// Unknown words: skipped in brackets and in cells of their own, else the end.
    fn skips_words(&mut self, valued: bool) -> bool {
        if self.depth > 0 || self.skipping {
            return true;
        }
        let token = &self.tokens[self.at];
        let mut end = self.at;
        while end < self.limit.min(self.tokens.len())
            && self.tokens[end].line == token.line
            && matches!(self.tokens[end].kind, Kind::Said(Sense::Word) | Kind::Said(Sense::Filler))
            && (end == self.at || self.tokens[end].gap == Gap::None)
        {
            end += 1;
        }
        let length = self.tokens[end - 1].end - token.start;
        let behind = self.tokens.get(end).filter(|next| end < self.limit && next.line == token.line);
        let leads = |kinds: fn(&Kind) -> bool| behind.is_some_and(|next| kinds(&next.kind));
        let skip = if valued {
            length <= 8
                && leads(|kind| {
                    matches!(kind, Kind::Range(_) | Kind::Bound(_) | Kind::Unit(_) | Kind::Said(Sense::Who(_)))
                })
        } else {
            token.gap >= Gap::Space && !self.context.prose && length <= 12
        };
        if skip {
            self.skipping = true;
            self.at = end - 1;
        }
        skip
    }

    /// Whether the row goes on in the line that begins here.
    fn crosses_line(&self, row: &Row) -> bool {
        let line = self.tokens[self.at].line;
        let tokens = self.tokens[self.at..].iter().take_while(|token| token.line == line);
        let mut lone = true;
        let (mut numbers, mut ranges, mut words) = (0, 0, 0);
        for token in tokens {
            match token.kind {
                Kind::Number(_) | Kind::Garbled => numbers += 1,
                Kind::Bound(_) | Kind::Range(_) => ranges += 1,
                Kind::Said(Sense::Word) => words += 1,
                Kind::Name(_) | Kind::Stop | Kind::Counted | Kind::Said(Sense::Legend | Sense::Aim) | Kind::Day(_) => {
                    lone = false
                }
                Kind::Said(Sense::Role(Role::Item | Role::Specimen | Role::Other)) => lone = false,
                _ => {}
            }
        }
        if !lone || words > 4 {
            return false;
        }
        let first = &self.tokens[self.at].kind;
        if row.found.is_empty() {
            return !self.context.in_list_of_names
                && !row.legend
                && self.lines <= LINES_TO_VALUE
                && !row.garbled
                && !row.qualitative;
        }
        let labelled = matches!(
            first,
            Kind::Said(Sense::Role(Role::Reference | Role::Unit | Role::Previous | Role::Mark))
                | Kind::Said(Sense::Who(_))
        );
        if numbers > 0 {
            return matches!(first, Kind::Said(Sense::Role(Role::Reference | Role::Previous))) && self.lines <= 6;
        }
        // A unit, a range or a mark on a line of its own.
        let bare = words == 0
            && (ranges > 0 && row.ranges.is_empty() || labelled || self.on_own_line && ranges == 0 && self.is_small());
        bare && self.lines <= 6
    }

    /// A line of a unit or marks.
    fn is_small(&self) -> bool {
        let line = self.tokens[self.at].line;
        let count = self.tokens[self.at..].iter().take_while(|token| token.line == line).count();
        let told = matches!(
            self.tokens[self.at].kind,
            Kind::Unit(_) | Kind::Said(Sense::Mark(_)) | Kind::UnknownUnit | Kind::Punctuation
        );
        count <= 4 && told
    }

    /// `1 钾 4.1 2 氯 104`: a whole number directly before the next name is that name's place in the list.
    fn without_place_of_next(&self, mut row: Row) -> Row {
        let next_is_name = self.tokens.get(self.at).is_some_and(|token| matches!(token.kind, Kind::Name(_)));
        if let [.., _, last] = row.found.as_slice()
            && next_is_name
            && last.token + 1 == self.at
            && last.unit.is_none()
            && last.value.number.fract().is_zero()
            && self.tokens[self.at].line == self.tokens[last.token].line
        {
            row.found.pop();
        }
        row
    }
}
