//! Lab reports with the truth known: indicator × value × layout × noise, and what came of them.
//!
//! ```
//! use baihua_testkit::labs;
//!
//! assert!(labs::count() >= 100_000);
//! let case = labs::case(0);
//! assert!(case.text.contains(&case.value));
//! ```

mod layouts;
mod noise;

use baihua_analyzer::{ReadingStatus, Report};
use baihua_kb::{Indicator, Number, Sex, builtin};

pub use layouts::{LAYOUTS, Layout};
pub use noise::{NOISE, Noise};

/// Where the value of a case lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// At or below the lower critical limit; below the range where there is none.
    FarBelow,
    /// Just below the range.
    Below,
    /// In the range.
    Within,
    /// Just above the range.
    Above,
    /// At or above the upper critical limit; far above the range where there is none.
    FarAbove,
}

const PLACES: [Place; 5] = [Place::FarBelow, Place::Below, Place::Within, Place::Above, Place::FarAbove];

/// A report, and what is true of it. The patient is a man of 40.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Case {
    /// The report.
    pub text: String,
    /// Id of the indicator.
    pub indicator: &'static str,
    /// The value as it would be shown.
    pub value: String,
    /// Where it lies.
    pub place: Place,
    /// Whether it is at a critical limit.
    pub critical: bool,
    /// Whether it is one of human blood; if not, nothing may be read.
    pub blood: bool,
    /// Id of the layout.
    pub layout: &'static str,
    /// Id of the noise.
    pub noise: &'static str,
    /// Unremarkable values beside it, by indicator, which may be read as well.
    pub beside: Vec<(&'static str, String)>,
}

/// What a reader made of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// Read with the right value, and told as critical if it is.
    Right,
    /// Said to be unread, or to be checked, or the whole text was refused.
    Unread,
    /// A critical value was read and not told as critical.
    CriticalNotTold,
    /// A critical value was called normal.
    CriticalNormal,
    /// Another value was read for the indicator.
    WrongValue,
    /// Nothing was said about it.
    Silent,
    /// A value that is not of human blood was read.
    NotBlood,
}

/// How many cases there are.
#[must_use]
pub fn count() -> usize {
    LAYOUTS.len() * NOISE.len() * builtin().indicators().len() * PLACES.len()
}

/// Case number `index`; counted on from the first again behind the last.
#[must_use]
pub fn case(index: usize) -> Case {
    let indicators = builtin().indicators();
    let (layout, rest) = (&LAYOUTS[index % LAYOUTS.len()], index / LAYOUTS.len());
    let (noise, rest) = (&NOISE[rest % NOISE.len()], rest / NOISE.len());
    let (place, rest) = (PLACES[rest % PLACES.len()], rest / PLACES.len());
    let at = rest % indicators.len();
    let own = &indicators[at];
    let beside = partner(indicators, at);
    let (value, place) = value(own, place);
    let (normal, _) = self::value(own, Place::Within);
    let (value2, _) = self::value(beside, Place::Within);
    let critical = is_critical(own, &value);
    let text = fill(layout.text, "", own, &noise.value(&value), place);
    let text = fill(&text, "2", beside, &value2, Place::Within).replace("{prev}", &normal);
    let named = layout.text.contains("2}");
    Case {
        text: noise.apply(&text),
        indicator: own.id.as_ref(),
        value,
        place,
        critical: critical && layout.blood,
        blood: layout.blood,
        layout: layout.id,
        noise: noise.id,
        beside: if named { vec![(beside.id.as_ref(), value2)] } else { Vec::new() },
    }
}

/// What `report` made of `case`; `None` for a text that was refused.
#[must_use]
pub fn outcome(case: &Case, report: Option<&Report>) -> Outcome {
    let Some(report) = report else {
        return if case.blood { Outcome::Unread } else { Outcome::Right };
    };
    let read: Vec<_> = report.meta.indicators.iter().filter(|reading| reading.rule_id == case.indicator).collect();
    if !case.blood {
        return if read.is_empty() { Outcome::Right } else { Outcome::NotBlood };
    }
    if let Some(right) = read.iter().find(|reading| same(&reading.value, &case.value)) {
        let flagged =
            report.flags.iter().any(|flag| flag.rule_id == case.indicator && flag.level == baihua_kb::Level::High);
        return match (case.critical, flagged) {
            (false, _) | (true, true) => Outcome::Right,
            (true, false) if right.status == ReadingStatus::Normal => Outcome::CriticalNormal,
            (true, false) => Outcome::CriticalNotTold,
        };
    }
    let said = report.meta.not_judged.iter().any(|open| open.rule_id == case.indicator);
    match read.first() {
        // Several values are shown, and nobody was told which is the present one.
        Some(reading) if reading.value.contains('/') && said => Outcome::Unread,
        Some(reading) if case.critical && reading.status == ReadingStatus::Normal => Outcome::CriticalNormal,
        Some(_) => Outcome::WrongValue,
        None if said => Outcome::Unread,
        None => Outcome::Silent,
    }
}

fn same(read: &str, truth: &str) -> bool {
    let plain = |text: &str| {
        let text = text.trim_start_matches('0');
        if text.contains('.') { text.trim_end_matches('0').trim_end_matches('.').to_owned() } else { text.to_owned() }
    };
    plain(read) == plain(truth)
}

/// An indicator of the same panel, or any other: with two-sided ranges, and not a sibling that shares its name.
fn partner(indicators: &'static [Indicator], own: usize) -> &'static Indicator {
    let wanted = ["ALB", "CREA", "ALT"];
    wanted
        .iter()
        .filter_map(|id| indicators.iter().position(|indicator| indicator.id == **id))
        .find(|&at| at != own)
        .map_or(&indicators[0], |at| &indicators[at])
}

fn fill(text: &str, suffix: &str, indicator: &Indicator, value: &str, place: Place) -> String {
    let (low, high) = limits(indicator);
    let shown = |number: Option<Number>| number.map(|number| number.to_string());
    let range = match (shown(low), shown(high)) {
        (Some(low), Some(high)) => format!("{low}-{high}"),
        (Some(low), None) => format!("≥{low}"),
        (None, Some(high)) => format!("<{high}"),
        (None, None) => String::new(),
    };
    let high_side = matches!(place, Place::Above | Place::FarAbove);
    let within = place == Place::Within;
    let pick = |high: &'static str, low: &'static str, normal: &'static str| {
        if within {
            normal
        } else if high_side {
            high
        } else {
            low
        }
    };
    let pairs: [(&str, String); 10] = [
        ("name", indicator.chinese.to_string()),
        ("abbr", indicator.id.to_string()),
        ("v", value.to_owned()),
        ("u", indicator.unit.to_string()),
        ("r", range),
        ("lo", shown(low).unwrap_or_else(|| "0".to_owned())),
        ("hi", shown(high).unwrap_or_else(|| "9".to_owned())),
        ("mark", pick("↑", "↓", "").to_owned()),
        ("letter", pick("H", "L", "").to_owned()),
        ("word", pick("偏高", "偏低", "正常").to_owned()),
    ];
    // A power of ten that follows its value directly needs its sign of multiplication, or nobody can read it.
    let sign = if indicator.unit.starts_with("10") { "×" } else { "" };
    let text = text.replace(&format!("{{v{suffix}}}{{u{suffix}}}"), &format!("{{v{suffix}}}{sign}{{u{suffix}}}"));
    pairs.iter().fold(text, |text, (name, with)| text.replace(&format!("{{{name}{suffix}}}"), with))
}

/// Limits for a man of 40.
fn limits(indicator: &Indicator) -> (Option<Number>, Option<Number>) {
    let fitting = indicator
        .ranges
        .iter()
        .find(|range| range.sex != Some(Sex::Female) && (range.age_from..=range.age_to).contains(&40));
    fitting.map_or((None, None), |range| (range.low, range.high))
}

/// A value at `place`, as a laboratory prints it, and the place it really has.
fn value(indicator: &Indicator, place: Place) -> (String, Place) {
    let (low, high) = limits(indicator);
    let scale = low.into_iter().chain(high).map(|limit| limit.scale).max().unwrap_or(0);
    let at = |number: Option<Number>| number.map(|n| n.mantissa * 10_i64.pow(u32::from(scale - n.scale.min(scale))));
    let (low, high) = (at(low), at(high));
    let critical = |side: fn(&baihua_kb::Critical) -> Number| {
        indicator.critical.as_ref().map(side).map(|n| {
            // One step beyond the limit, in the steps of the range.
            let shift = u32::from(scale.saturating_sub(n.scale));
            (n.mantissa * 10_i64.pow(shift), u8::max(scale, n.scale))
        })
    };
    let middle = match (low, high) {
        (Some(low), Some(high)) => i64::midpoint(low, high),
        (Some(low), None) => low + low / 2,
        (None, Some(high)) => high / 2,
        (None, None) => 1,
    };
    let show = |mantissa: i64, scale: u8| Number { mantissa, scale }.to_string();
    match place {
        Place::FarBelow => match (critical(|c| c.low), low) {
            (Some((limit, scale)), _) => (show(limit - (limit / 10).max(1), scale), place),
            (None, Some(low)) if low > 1 => (show((low / 2).max(1), scale), place),
            _ => (show(middle, scale), Place::Within),
        },
        Place::Below => match low {
            Some(low) if low > 1 => (show(low - (low / 20).max(1), scale), place),
            _ => (show(middle, scale), Place::Within),
        },
        Place::Within => (show(middle, scale), place),
        Place::Above => match high {
            Some(high) => (show(high + (high / 20).max(1), scale), place),
            None => (show(middle, scale), Place::Within),
        },
        Place::FarAbove => match (critical(|c| c.high), high) {
            (Some((limit, scale)), _) => (show(limit + limit / 10, scale), place),
            (None, Some(high)) if indicator.unit == "%" => {
                (show((high * 6 / 5).min(99 * 10_i64.pow(u32::from(scale))), scale), place)
            }
            (None, Some(high)) => (show(high * 3 / 2, scale), place),
            _ => (show(middle, scale), Place::Within),
        },
    }
}

fn is_critical(indicator: &Indicator, value: &str) -> bool {
    let (Some(critical), Some(value)) = (&indicator.critical, value.parse::<Number>().ok()) else { return false };
    let compare = |a: Number, b: Number| {
        let scale = a.scale.max(b.scale);
        let up = |n: Number| n.mantissa * 10_i64.pow(u32::from(scale - n.scale));
        up(a).cmp(&up(b))
    };
    compare(value, critical.low).is_le() || compare(value, critical.high).is_ge()
}
