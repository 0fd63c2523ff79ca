//! A laboratory value in its range, as SVG.
//!
//! Numbers become positions here, never statements: what is said of a value was decided by the analyzer in exact
//! arithmetic, so that floating point can at worst shift a mark by less than a pixel.

use baihua_analyzer::IndicatorReading;
use baihua_kb::{Entry, builtin};
use maud::{Markup, html};

use crate::pages::{Lang, words};

/// Width of the drawing in its own units.
const WIDTH: f64 = 400.0;

/// The limits of a printed range; at least one.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Limits {
    low: Option<f64>,
    high: Option<f64>,
}

/// Reads `3.5-5.3`, `<5.20`, `>1.04`, `≤5`, `3.5～5.3`.
fn limits(range: &str) -> Option<Limits> {
    let range = range.trim();
    for sign in ["<=", "≤", "<", "＜", "小于"] {
        if let Some(high) = range.strip_prefix(sign) {
            return Some(Limits { low: None, high: Some(number(high)?) });
        }
    }
    for sign in [">=", "≥", ">", "＞", "大于"] {
        if let Some(low) = range.strip_prefix(sign) {
            return Some(Limits { low: Some(number(low)?), high: None });
        }
    }
    let (low, high) = ["--", "—", "–", "～", "~", "-"].iter().find_map(|dash| range.split_once(dash))?;
    let (low, high) = (number(low)?, number(high)?);
    (low < high).then_some(Limits { low: Some(low), high: Some(high) })
}

/// A number as printed; its sign of comparison, if any, does not matter for its place.
pub(super) fn number(text: &str) -> Option<f64> {
    let digits = text.trim().trim_start_matches(['<', '>', '≤', '≥', '=']).trim();
    let value: f64 = digits.parse().ok()?;
    (value.is_finite() && (0.0..1e9).contains(&value)).then_some(value)
}

/// Thresholds of the knowledge base, if they are in the unit that is printed.
fn critical(reading: &IndicatorReading) -> Option<(f64, f64)> {
    let Some(Entry::Indicator(indicator)) = builtin().lookup(&reading.rule_id) else { return None };
    let fold = |unit: &str| unit.to_lowercase().replace('µ', "μ").replace([' ', '×'], "");
    let same = reading.unit.as_deref().is_some_and(|unit| fold(unit) == fold(&indicator.unit));
    let critical = indicator.critical.as_ref().filter(|_| same)?;
    Some((number(&critical.low.to_string())?, number(&critical.high.to_string())?))
}

/// The gauge of `reading`; nothing where value or range is no number.
pub(super) fn gauge(reading: &IndicatorReading, lang: Lang) -> Markup {
    let limits = reading.range.as_deref().and_then(limits);
    let value = number(&reading.value);
    let (Some(limits), Some(value)) = (limits, value) else { return html! {} };
    let critical = critical(reading);
    let width = match limits {
        Limits { low: Some(low), high: Some(high) } => high - low,
        Limits { low: Some(one), .. } | Limits { high: Some(one), .. } => one.max(f64::MIN_POSITIVE),
        Limits { .. } => return html! {},
    };
    // A value far out would squeeze the range to a sliver: the scale ends, and the pointer says that it lies beyond.
    let (least, most) = (limits.low.unwrap_or(0.0) - width * 1.8, limits.high.unwrap_or(width) + width * 1.8);
    let shown = value.clamp(least, most);
    let mut from = limits.low.map_or(0.0, |low| low - width * 0.6).min(shown - width * 0.1);
    let mut to = limits.high.map_or_else(|| shown.max(width * 2.0), |high| high + width * 0.6).max(shown + width * 0.1);
    // A critical threshold is shown where it does not squeeze the range to a sliver.
    if let Some((low, high)) = critical {
        if low > from - width {
            from = from.min(low - width * 0.15);
        }
        if high < to + width {
            to = to.max(high + width * 0.15);
        }
    }
    from = from.max(0.0);
    let at = |point: f64| ((point - from) / (to - from) * WIDTH).clamp(0.0, WIDTH);
    let low = limits.low.map_or(0.0, at);
    let high = limits.high.map_or(WIDTH, at);
    let mark = at(value).clamp(6.0, WIDTH - 6.0);
    let label = format!(
        "{} {}{}{}{}",
        reading.name,
        reading.value,
        lang.pick("，参考区间 ", ", reference range "),
        reading.range.as_deref().unwrap_or_default(),
        match lang {
            Lang::Zh => format!("，{}", words::status(reading.status, lang)),
            Lang::En => format!(", {}", words::status(reading.status, lang)),
        },
    );
    let beyond = value < from || value > to;
    let ends = reading.range.as_deref().map(printed_ends).unwrap_or_default();
    html! {
        svg.gauge viewBox="0 0 400 44" role="img" aria-label=(label) {
            rect.out x="0" y="14" width="400" height="12" rx="2" {}
            rect.range x=(px(low)) y="12" width=(px((high - low).max(1.0))) height="16" {}
            @if let Some((bottom, top)) = critical {
                @if at(bottom) > 0.0 { rect.critical x="0" y="17" width=(px(at(bottom))) height="6" {} }
                @if at(top) < WIDTH { rect.critical x=(px(at(top))) y="17" width=(px(WIDTH - at(top))) height="6" {} }
            }
            @if let (Some(text), true) = (&ends.0, limits.low.is_some()) { text.end x=(px(low.max(14.0))) y="42" { (text) } }
            @if let (Some(text), true) = (&ends.1, limits.high.is_some()) { text.end x=(px(high.min(WIDTH - 14.0))) y="42" { (text) } }
            @if beyond && value > to { path.mark.(reading.status.as_str()) d="M384 8l12 12l-12 12zM370 8l12 12l-12 12z" {} }
            @else if beyond { path.mark.(reading.status.as_str()) d="M16 8l-12 12l12 12zM30 8l-12 12l12 12z" {} }
            @else { path.mark.(reading.status.as_str()) d={ "M" (px(mark)) " 29l-6 -27h12z" } {} }
        }
    }
}

/// The limits of `range` in the characters they are printed in.
fn printed_ends(range: &str) -> (Option<String>, Option<String>) {
    let own = |text: &str| Some(text.trim().to_owned()).filter(|text| !text.is_empty());
    let bare =
        |text: &str| own(text.trim().trim_start_matches(['<', '>', '≤', '≥', '=', '＜', '＞', '小', '大', '于']));
    match ["--", "—", "–", "～", "~", "-"].iter().find_map(|dash| range.split_once(dash)) {
        Some((low, high)) => (own(low), own(high)),
        None => (bare(range), bare(range)),
    }
}

/// A length with one digit after the point.
fn px(length: f64) -> String {
    format!("{length:.1}")
}

#[cfg(test)]
mod tests {
    use super::{Limits, limits, printed_ends};

    #[test]
    fn limits_keep_their_printed_digits() {
        let some = |text: &str| Some(text.to_owned());
        for (range, ends) in
            [("3.50-5.30", (some("3.50"), some("5.30"))), ("<5.20", (some("5.20"), some("5.20"))), ("", (None, None))]
        {
            assert_eq!(printed_ends(range), ends, "{range}");
        }
    }

    #[test]
    fn ranges_are_read_as_printed() {
        let cases = [
            ("3.5-5.3", Some((Some(3.5), Some(5.3)))),
            ("3.5～5.3", Some((Some(3.5), Some(5.3)))),
            ("3.5--5.3", Some((Some(3.5), Some(5.3)))),
            ("<5.20", Some((None, Some(5.2)))),
            ("≥1.04", Some((Some(1.04), None))),
            ("阴性", None),
            ("5-3", None),
            ("-", None),
            ("1e999-2", None),
        ];
        for (range, expected) in cases {
            assert_eq!(limits(range), expected.map(|(low, high)| Limits { low, high }), "{range}");
        }
    }
}
