//! Lines below headings.

use super::Desk;
use crate::lab::{
    Why,
    lexicon::{Role, Sense},
    nearness,
    row::{Collector, Time},
    table::Header,
    token::Kind,
};

impl Desk<'_> {
    /// Reads a line below headings; `false` if it does not fit them.
    pub(super) fn by_columns(&mut self, header: &Header, of: &[usize], start: usize, end: usize) -> bool {
        let tokens = self.tokens.get(start..end).unwrap_or_default();
        let parts = |at: usize| nearness::parts_ranges(tokens, at);
        if tokens.iter().enumerate().any(|(at, token)| {
            !parts(at)
                && matches!(
                    token.kind,
                    Kind::Stop
                        | Kind::Said(Sense::Legend | Sense::Aim)
                        | Kind::Said(Sense::To)
                        | Kind::Said(Sense::From)
                )
        }) {
            return false;
        }
        let Some(placed) = header.fit(self.page, tokens) else { return false };
        let blocks = header.blocks();
        let of_column = |column: usize| blocks.iter().position(|&(from, to)| (from..to).contains(&column));
        let mut rows = Vec::new();
        for (block, _) in blocks.iter().enumerate() {
            let mine: Vec<usize> =
                (0..tokens.len()).filter(|&n| of_column(placed[n]) == Some(block)).map(|n| start + n).collect();
            let Some(&group) = of.iter().find(|&&group| mine.contains(&self.groups[group].first)) else { continue };
            let mut collector = Collector::new(self.tokens);
            let mut newer = false;
            for &at in &mine {
                let inside = (self.groups[group].first..=self.groups[group].last).contains(&at);
                if !inside && !matches!(self.tokens[at].kind, Kind::Name(_)) {
                    let column = header.columns[placed[at - start]];
                    let number = matches!(self.tokens[at].kind, Kind::Number(_) | Kind::Garbled);
                    if number && header.may_be_newer(placed[at - start]) {
                        newer = true;
                        collector.take(at, Some((Role::Result, None)));
                    } else {
                        collector.take(at, Some((column.role, column.day)));
                    }
                }
            }
            let mut row = collector.finish();
            row.by_columns = true;
            if row.found.is_empty() && !row.garbled && !row.qualitative && self.value_follows(group) {
                // 0.4～ above 8.0 in the cell of the range: half of it is no value.
                let has_number = mine.iter().any(|&at| matches!(self.tokens[at].kind, Kind::Number(_)));
                if !header.has_borders() || !has_number {
                    return false;
                }
                row.garbled = true;
            }
            if header.same_day {
                row.shared = row.is_of_one_day();
            } else if newer || header.leaves_open(tokens) {
                // Fewer values than columns, and nothing shows which is missing.
                for found in &mut row.found {
                    found.time = Time::Unsaid;
                }
                row.by_columns = false;
                row.shared = true;
            }
            rows.push((group, row, mine));
        }
        if rows.len() < of.len()
            || !header.is_reference_list()
                && rows.iter().all(|(_, row, _)| row.found.is_empty() && !row.garbled && !row.qualitative)
        {
            return false;
        }
        for (group, mut row, mine) in rows {
            for &at in &mine {
                self.accounted[at] = true;
            }
            if row.found.is_empty()
                && let Some(shown) = self.placeholder(group)
            {
                self.missed(group, Why::NoResult, shown);
                continue;
            }
            let open = std::mem::take(&mut row.shared);
            self.row_or_open(group, row, mine.first().copied(), open);
        }
        true
    }

    /// Whether the next thing behind the name that tells anything is a number.
    fn value_follows(&self, group: usize) -> bool {
        let last = self.groups[group].last;
        let line = self.tokens[last].line;
        self.tokens[last + 1..]
            .iter()
            .take_while(|token| token.line == line && !matches!(token.kind, Kind::Name(_)))
            .any(|token| matches!(token.kind, Kind::Number(_)))
    }
}
