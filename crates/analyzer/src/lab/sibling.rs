//! Names that two indicators share: the share and the number of cells, the free and the total part of an ion.

use baihua_kb::Indicator;
use rust_decimal::Decimal;

use super::{
    group::Group,
    range,
    row::{Chosen, Row},
};

/// 中性粒细胞 61.2 %: a bare cell name means the share or the number, whichever the unit, the range or the size tells.
pub(crate) fn by_unit(group: &Group, row: &Row, chosen: &Chosen, indicators: &[Indicator]) -> usize {
    let id = indicators[group.place].id.as_ref();
    let sibling = |from: char, to: &str| {
        let other = format!("{}{to}", id.trim_end_matches(from));
        indicators.iter().position(|indicator| indicator.id == other).unwrap_or(group.place)
    };
    let unit = chosen.unit.as_ref().map(|unit| unit.key);
    let per_litre = unit.is_some_and(|key| key.contains('/') || key.starts_with("10^"));
    let percent = unit == Some("%");
    // 单核细胞 6.2 3-10, 中性粒细胞 0.62 0.40-0.75: the range is nearer to that of the share.
    if id.ends_with('#') && group.bare && unit.is_none() && !row.ranges.is_empty() {
        let share = sibling('#', "%");
        let off = |place: usize| {
            row.ranges
                .iter()
                .filter_map(|range| range::deviation(range, &indicators[place]))
                .min()
                .unwrap_or(Decimal::MAX)
        };
        return if off(share) < off(group.place) { share } else { group.place };
    }
    let wide = row
        .ranges
        .first()
        .and_then(|range| range.high)
        .is_some_and(|high| high.number > 25.into() && high.number <= 100.into());
    let large =
        row.ranges.is_empty() && unit.is_none() && chosen.value.number > 20.into() && chosen.value.number <= 100.into();
    if id.ends_with('#') && group.bare && (percent || !per_litre && (wide || large)) {
        sibling('#', "%")
    } else if id.ends_with('%') && per_litre {
        sibling('%', "#")
    } else {
        group.place
    }
}

/// Ca²⁺ and Mg²⁺ are the free part on blood-gas printers and the total on others: the range tells, or the size of calcium.
pub(crate) fn is_free_part(indicator: &Indicator, row: &Row, chosen: &Chosen) -> bool {
    let calcium = indicator.id == "Ca";
    // Upper limits: 1.3 for free and 2.5 for total calcium, 0.6 for free and 1.0 mmol/L for total magnesium.
    let edge = if calcium { Decimal::new(18, 1) } else { Decimal::new(7, 1) };
    match row.ranges.iter().filter_map(|range| range.high).map(|high| high.number).max() {
        Some(high) => high <= edge,
        None => calcium && chosen.value.number < edge,
    }
}

/// A calcium without a range that is too low for the total and too high for the free part.
pub(crate) fn is_abnormal_as_either(indicator: &Indicator, row: &Row, chosen: &Chosen) -> bool {
    let number = chosen.value.number;
    indicator.id == "Ca" && row.ranges.is_empty() && number > Decimal::new(14, 1) && number < Decimal::new(18, 1)
}
