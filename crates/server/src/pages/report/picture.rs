//! The small pictures at the head of a report, as SVG.

use baihua_analyzer::{Flag, Report};
use baihua_kb::Level;
use baihua_text::CharRange;
use maud::{Markup, html};

use crate::pages::{Lang, words};

/// `part` of `whole` in full percent, rounded down; 0 of nothing.
pub(super) fn percent(part: usize, whole: usize) -> usize {
    (part.min(whole) * 100).checked_div(whole).unwrap_or(0)
}

/// How many findings there are of each level: one bar, and the numbers beside it.
pub(super) fn counts(report: &Report, lang: Lang) -> Markup {
    let summary = report.summary;
    let shares = [(Level::High, summary.high), (Level::Medium, summary.medium), (Level::Low, summary.low)];
    let bars = shares.iter().scan(0, |start, (level, count)| {
        let (x, width) = (*start, (count * 600).checked_div(summary.total).unwrap_or(0));
        *start += width;
        Some((level, x, width))
    });
    html! {
        ul.counts {
            @for (level, count) in shares {
                li.(level.as_str()) { a href=[(count > 0).then(|| format!("#group-{level}"))] { b { (count) } " " (words::level(level, lang)) } }
            }
        }
        @if summary.total > 0 {
            svg.share viewBox="0 0 600 14" preserveAspectRatio="none" aria-hidden="true" focusable="false" {
                @for (level, x, width) in bars { rect.(level.as_str()) x=(x) y="0" width=(width) height="14" {} }
            }
        }
    }
}

/// Where in the document each quote stands. Levels differ in height as well as in colour.
pub(super) fn position_strip(report: &Report, lang: Lang) -> Markup {
    let length = report.meta.coverage.characters.max(1);
    let scaled = |at: usize| at.min(length) * 1000 / length;
    let label = match lang {
        Lang::Zh => format!("{} 处引文在全文中的位置", report.flags.len()),
        Lang::En => format!("Where the {} quotes stand in the document", report.flags.len()),
    };
    html! {
        @if !report.flags.is_empty() {
            figure.strip {
                svg viewBox="0 0 1000 46" preserveAspectRatio="none" role="img" aria-label=(label) {
                    rect.paper x="0" y="0" width="1000" height="46" rx="3" {}
                    @for (flag, range) in report.flags.iter().rev().flat_map(places) {
                        @let start = scaled(range.start());
                        @let width = (scaled(range.end()) - start).max(5);
                        @let (y, height) = match flag.level { Level::High => (3, 40), Level::Medium => (11, 24), Level::Low => (17, 12) };
                        rect.(flag.level.as_str()) x=(start.min(995)) y=(y) width=(width.min(1000 - start.min(995))) height=(height) {}
                    }
                }
                figcaption { span { (lang.pick("开头", "start")) } span { (lang.pick("引文在全文中的位置", "where each quote stands")) } span { (lang.pick("结尾", "end")) } }
            }
        }
    }
}

/// A finding with each place it is said of.
fn places(flag: &Flag) -> impl Iterator<Item = (&Flag, CharRange)> {
    let others = flag.also_at.iter().map(|place| place.quote_range);
    std::iter::once(flag.quote_range).chain(others).map(move |range| (flag, range))
}

#[cfg(test)]
mod tests {
    use super::percent;

    #[test]
    fn shares_stay_within_the_whole() {
        for (part, whole, share) in [(0, 0, 0), (5, 10, 50), (10, 10, 100), (11, 10, 100), (1, 3, 33)] {
            assert_eq!(percent(part, whole), share);
        }
    }
}
