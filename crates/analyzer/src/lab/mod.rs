//! Lab reports: reading rows in any layout, and judging values.

mod glyph;
mod judge;
mod names;
mod patient;
mod row;
mod tell;

use baihua_kb::Indicator;
use baihua_text::CharRange;

pub(crate) use judge::{RangeSource, Status, Verdict};
pub(crate) use tell::tell;

use self::{
    glyph::{Gap, Glyph, Glyphs},
    names::{Meaning, Mention, Names},
    patient::Patient,
    row::row,
};
use crate::order::Sex;

/// One indicator with a value, found in a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reading {
    /// Place of the indicator in the knowledge base.
    pub(crate) indicator: usize,
    /// The value as printed, in half-width characters.
    pub(crate) value: String,
    /// The unit as printed, in half-width characters.
    pub(crate) unit: Option<String>,
    /// Name to unit, range and marks.
    pub(crate) range: CharRange,
    pub(crate) verdict: Verdict,
}

/// Reads reports; made once for a knowledge base.
pub(crate) struct LabReader {
    names: Names,
}

impl LabReader {
    pub(crate) fn new(indicators: &[Indicator]) -> LabReader {
        LabReader { names: Names::new(indicators) }
    }

    /// Every indicator of `text` that has a value, in the order of the text.
    pub(crate) fn read(&self, text: &str, sex: Option<Sex>, age: Option<u8>, indicators: &[Indicator]) -> Vec<Reading> {
        let glyphs = Glyphs::new(text);
        let patient = Patient::new(&glyphs.plain(), sex, age);
        let foreign = foreign_rows(&glyphs.glyphs);
        let mentions = self.names.mentions(&glyphs.glyphs);
        let mut found = Vec::new();
        let mut next = 0;
        while let Some(&first) = mentions.get(next) {
            let (group, after) = grouped(&mentions[next..], &glyphs.glyphs, indicators);
            next += after;
            let Meaning::Indicator { place, bare } = group.meaning else { continue };
            if foreign[first.start] {
                continue;
            }
            let limit = mentions.get(next).map_or(glyphs.glyphs.len(), |mention| mention.start);
            let Some(row) = row(&glyphs.glyphs, group.end, limit) else { continue };
            let place = by_unit(place, bare, &row, indicators);
            let Some(range) = glyphs.range(first.start, row.end) else { continue };
            found.push(Reading {
                indicator: place,
                value: row.value.text.clone(),
                unit: row.unit.clone(),
                range,
                verdict: judge::verdict(&indicators[place], &row, first_name(&glyphs.glyphs, first), patient),
            });
        }
        found
    }
}

fn first_name(glyphs: &[Glyph], mention: Mention) -> String {
    glyphs[mention.start..mention.end].iter().map(|glyph| glyph.character).collect()
}

/// `ALT 丙氨酸氨基转移酶`, `中性粒细胞比率 NE%`: names of one indicator that follow one another before any number. The most
/// explicit of them counts.
fn grouped(mentions: &[Mention], glyphs: &[Glyph], indicators: &[Indicator]) -> (Mention, usize) {
    let stem = |meaning: Meaning| match meaning {
        Meaning::Indicator { place, .. } => Some(indicators[place].id.trim_end_matches(['%', '#'])),
        Meaning::Other => None,
    };
    let mut group = mentions[0];
    let mut used = 1;
    while let Some(&mention) = mentions.get(used) {
        let between = &glyphs[group.end..mention.start];
        let apart = between.iter().any(|glyph| glyph.character.is_ascii_digit());
        let lines = glyphs[group.end..=mention.start].iter().filter(|glyph| glyph.gap == Gap::Line).count();
        if apart || lines > 1 || stem(mention.meaning).is_none() || stem(mention.meaning) != stem(group.meaning) {
            break;
        }
        let explicit = !matches!(mention.meaning, Meaning::Indicator { bare: true, .. });
        let meaning = if explicit { mention.meaning } else { group.meaning };
        group = Mention { start: group.start, end: mention.end, meaning };
        used += 1;
    }
    (group, used)
}

/// 中性粒细胞 61.2 %: a bare cell name means the share or the number, whichever the unit tells.
fn by_unit(place: usize, bare: bool, row: &row::Row, indicators: &[Indicator]) -> usize {
    let id = indicators[place].id.as_ref();
    let sibling = |from: char, to: &str| {
        let other = format!("{}{to}", id.trim_end_matches(from));
        indicators.iter().position(|indicator| indicator.id == other).unwrap_or(place)
    };
    let per_litre = row.unit.as_deref().is_some_and(|unit| unit.contains('/'));
    let percent = row.unit.as_deref() == Some("%");
    let wide = row.ranges.first().and_then(|range| range.high).is_some_and(|high| high.number > 25.into());
    if id.ends_with('#') && bare && (percent || (!per_litre && wide)) {
        sibling('#', "%")
    } else if id.ends_with('%') && per_litre {
        sibling('%', "#")
    } else {
        place
    }
}

/// For every glyph whether it stands in a part of the report that is about urine, stool or another fluid than blood.
fn foreign_rows(glyphs: &[Glyph]) -> Vec<bool> {
    const HEADINGS: [&str; 9] =
        ["标本", "样本", "检验目的", "检查项目", "组合", "报告单", "常规", "报告类型", "检验项目"];
    const FLUIDS: [&str; 13] =
        ["尿", "脑脊", "胸水", "腹水", "胸腹水", "粪", "大便", "便常规", "关节液", "灌洗", "引流液", "精液", "白带"];
    let mut foreign = vec![false; glyphs.len()];
    let (mut state, mut start) = (false, 0);
    while start < glyphs.len() {
        let length = glyphs[start + 1..]
            .iter()
            .position(|glyph| glyph.gap == Gap::Line)
            .map_or(glyphs.len() - start, |at| at + 1);
        let line: String = glyphs[start..start + length].iter().map(|glyph| glyph.character).collect();
        if line.chars().count() <= 60 && HEADINGS.iter().any(|word| line.contains(word)) {
            if line.contains('血') || line.contains("生化") || line.contains("血清") {
                state = false;
            } else if FLUIDS.iter().any(|fluid| line.contains(fluid)) {
                state = true;
            }
        }
        foreign[start..start + length].fill(state);
        start += length;
    }
    foreign
}

#[cfg(test)]
mod tests;
