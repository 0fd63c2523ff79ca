//! The course of a value over its earlier readings, as a small line.
//!
//! Like the gauge it only places numbers; nothing is said from it.

use baihua_analyzer::IndicatorReading;
use maud::{Markup, html};

use super::gauge::number;
use crate::pages::Lang;

const WIDTH: f64 = 88.0;
const HEIGHT: f64 = 24.0;
const EDGE: f64 = 4.0;

/// The line from the oldest reading to this one; nothing without an earlier reading that is a number.
pub(super) fn spark(reading: &IndicatorReading, lang: Lang) -> Markup {
    let earlier = reading.previous.iter().rev().map(|previous| (previous.value.as_str(), previous.date.as_deref()));
    let course: Vec<(&str, Option<&str>)> =
        earlier.chain([(reading.value.as_str(), reading.date.as_deref())]).collect();
    let values: Vec<f64> = course.iter().filter_map(|(value, _)| number(value)).collect();
    if values.len() < 2 || values.len() != course.len() {
        return html! {};
    }
    let points = points(&values);
    let told: Vec<String> = course
        .iter()
        .map(|(value, date)| date.map_or_else(|| (*value).to_owned(), |date| format!("{date} {value}")))
        .collect();
    let label = format!("{}{}", lang.pick("历次：", "Readings: "), told.join("，"));
    let line: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1},{y:.1}")).collect();
    html! {
        svg.spark viewBox="0 0 88 24" role="img" aria-label=(label) {
            polyline points=(line.join(" ")) {}
            @for (at, (x, y)) in points.iter().enumerate() {
                circle.last[at + 1 == points.len()] cx=(format!("{x:.1}")) cy=(format!("{y:.1}")) r=(if at + 1 == points.len() { "3.5" } else { "2" }) {}
            }
        }
    }
}

/// Where each value lies in the drawing, spread evenly, the largest at the top.
fn points(values: &[f64]) -> Vec<(f64, f64)> {
    let (low, high) =
        values.iter().fold((f64::MAX, f64::MIN), |(low, high), value| (low.min(*value), high.max(*value)));
    let span = if high > low { high - low } else { 1.0 };
    let step = (WIDTH - 2.0 * EDGE) / (values.len().max(2) - 1) as f64;
    let place = |(at, value): (usize, &f64)| {
        (EDGE + step * at as f64, HEIGHT - EDGE - (value - low) / span * (HEIGHT - 2.0 * EDGE))
    };
    values.iter().enumerate().map(place).collect()
}

#[cfg(test)]
mod tests {
    use super::points;

    #[test]
    fn the_largest_is_at_the_top_and_nothing_leaves_the_drawing() {
        assert_eq!(points(&[1.0, 3.0]), vec![(4.0, 20.0), (84.0, 4.0)]);
        assert_eq!(points(&[2.0, 2.0, 2.0]).len(), 3);
        for (x, y) in points(&[5.0, 1.0, 9.0, 9.0]) {
            assert!((0.0..=88.0).contains(&x) && (0.0..=24.0).contains(&y), "{x} {y}");
        }
    }
}
