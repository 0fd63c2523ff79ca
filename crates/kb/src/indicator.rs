use std::{fmt, str::FromStr};

use crate::{List, Words};

/// Whom a built-in reference range or a critical threshold is for, and of whom a report is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
pub enum Sex {
    /// Men.
    Male,
    /// Women.
    Female,
}

/// An exact decimal number: `mantissa × 10^-scale`. Kept as written, so that 3.50 stays 3.50; read and shown as text,
/// with feature `serde` as well.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Number {
    /// All digits, with the sign.
    pub mantissa: i64,
    /// Digits after the point.
    pub scale: u8,
}

/// The string is not a plain decimal of at most 18 digits, such as `3.50` or `-1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct NumberError;

impl fmt::Display for NumberError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number is a plain decimal of at most 18 digits")
    }
}

impl std::error::Error for NumberError {}

impl FromStr for Number {
    type Err = NumberError;

    fn from_str(text: &str) -> Result<Number, NumberError> {
        let (whole, fraction) = text.split_once('.').unwrap_or((text, ""));
        let digits = whole.trim_start_matches('-').len() + fraction.len();
        let plain = |part: &str| part.bytes().all(|b| b.is_ascii_digit());
        if digits == 0 || digits > 18 || !plain(whole.strip_prefix('-').unwrap_or(whole)) || !plain(fraction) {
            return Err(NumberError);
        }
        let mantissa = format!("{whole}{fraction}").parse().map_err(|_| NumberError)?;
        Ok(Number { mantissa, scale: u8::try_from(fraction.len()).map_err(|_| NumberError)? })
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Number {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.mantissa < 0 { "-" } else { "" };
        let digits = format!("{:0width$}", self.mantissa.unsigned_abs(), width = usize::from(self.scale) + 1);
        let (whole, fraction) = digits.split_at(digits.len() - usize::from(self.scale));
        match fraction {
            "" => write!(f, "{sign}{whole}"),
            _ => write!(f, "{sign}{whole}.{fraction}"),
        }
    }
}

/// A built-in reference range of adults, both limits inclusive.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Range {
    /// For whom; `None` for both.
    pub sex: Option<Sex>,
    /// Youngest age in full years.
    pub age_from: u8,
    /// Oldest age in full years.
    pub age_to: u8,
    /// Lower limit in the indicator's unit; `None` if there is none.
    pub low: Option<Number>,
    /// Whether a value equal to `low` is within the range.
    pub low_inclusive: bool,
    /// Upper limit in the indicator's unit; `None` if there is none.
    pub high: Option<Number>,
    /// Whether a value equal to `high` is within the range.
    pub high_inclusive: bool,
}

/// Another unit the value may be printed in: value × `factor` is the value in the indicator's unit.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Conversion {
    /// The unit as printed, folded: full width, blanks and case do not matter.
    pub unit: Words,
    /// What to multiply with.
    pub factor: Number,
    /// Only for values printed under this name, such as BUN for urea nitrogen; `None` for every name.
    pub only_as: Option<Words>,
}

/// Critical values: a laboratory reports a result at or beyond them (`<=`, `>=`) to the ward at once.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Critical {
    /// At or below.
    pub low: Number,
    /// At or above.
    pub high: Number,
    /// Where such thresholds are set.
    pub source: Words,
    /// Caveats.
    pub note: Words,
}

/// Values that a living person can have, in the indicator's unit: what lies outside was misread or is in another unit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Window {
    /// The lowest.
    pub low: Number,
    /// The highest.
    pub high: Number,
}

/// Values that are far out without being critical.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Far {
    /// At or below; `None` if low values never are.
    pub low: Option<Number>,
    /// At or above; `None` if high values never are.
    pub high: Option<Number>,
    /// What to do, and when to go at once.
    pub advice: Words,
}

/// One laboratory indicator.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Indicator {
    /// The abbreviation of the specification, such as `LYMPH%`; the name as well.
    pub id: Words,
    /// The usual Chinese name.
    pub chinese: Words,
    /// Group on the page, such as 肾功能.
    pub group: Words,
    /// Everything hospitals print for it, the Chinese name and the id included.
    pub names: List<Words>,
    /// Look-alikes that are something else, such as 离子钙 for Ca: a row with one of them is not this indicator.
    pub not: List<Words>,
    /// The unit of `ranges` and `critical`; empty for a plain number.
    pub unit: Words,
    /// Other units in use.
    pub conversions: List<Conversion>,
    /// Built-in ranges of adults.
    pub ranges: List<Range>,
    /// Standard or guideline of the ranges, with number and year.
    pub range_src: Words,
    /// Depends on method, reagent or population; empty if nothing needs saying.
    pub range_note: Words,
    /// What the range note says to women and where the sex is not known.
    pub range_note_women: Words,
    /// Values that are possible at all.
    pub window: Window,
    /// How far a printed range may lie from the built-in one before it is something else (a date, a lost point): the
    /// factor between their limits.
    pub spread: Number,
    /// Which department to see.
    pub department: Words,
    /// Whether a slight deviation often comes from the state before blood was drawn: food, exercise, water, stress.
    pub passing: bool,
    /// Whether a low value that is not far out means nothing by itself.
    pub idle_low: bool,
    /// Unless one of these, by id, is low as well.
    pub idle_unless: List<Words>,
    /// Where a value is far out, for the indicators that have such limits.
    pub far: Option<Far>,
    /// Critical thresholds, for the indicators that have them.
    pub critical: Option<Critical>,
    /// What it measures, in one sentence.
    pub meaning: Words,
    /// What a high value can go with; never a diagnosis.
    pub when_high: Words,
    /// What a low value can go with; never a diagnosis.
    pub when_low: Words,
    /// What more is told of a low value to women and where the sex is not known.
    pub when_low_women: Words,
    /// Questions for the doctor when it is high.
    pub ask_high: List<Words>,
    /// Questions for the doctor when it is low.
    pub ask_low: List<Words>,
    /// Questions that only women between 12 and 55 are told to ask when it is low.
    pub ask_low_women: List<Words>,
}

impl Indicator {
    /// The critical thresholds in one sentence, where there are any.
    #[must_use]
    pub fn critical_text(&self) -> Option<String> {
        let critical = self.critical.as_ref()?;
        Some(format!("{}：≤{} 或 ≥{} {}。{}", self.chinese, critical.low, critical.high, self.unit, critical.note))
    }

    /// The built-in ranges in one line: for whom, from where to where, in which unit.
    #[must_use]
    pub fn range_text(&self) -> String {
        let shown = |range: &Range| {
            let sex = match range.sex {
                Some(Sex::Male) => "男",
                Some(Sex::Female) => "女",
                None => "成人",
            };
            let limits = match (range.low, range.high) {
                (Some(low), Some(high)) => format!("{low}–{high}"),
                (Some(low), None) => format!("{}{low}", if range.low_inclusive { "≥" } else { ">" }),
                (None, Some(high)) => format!("{}{high}", if range.high_inclusive { "≤" } else { "<" }),
                (None, None) => "不设界限".to_owned(),
            };
            let ages = match (range.age_from, range.age_to) {
                (from, to) if to >= 120 => format!("{from}岁以上"),
                (from, to) => format!("{from}–{to}岁"),
            };
            format!("{sex}{ages} {limits} {}", self.unit).trim_end().to_owned()
        };
        let ranges: Vec<String> = self.ranges.iter().map(shown).collect();
        let note = if self.range_note.is_empty() { String::new() } else { format!("。{}", self.range_note) };
        format!("{}：{}{note}", self.chinese, ranges.join("；"))
    }
}

#[cfg(test)]
mod tests {
    use super::{Number, NumberError};

    #[test]
    fn numbers_are_kept_as_written() {
        for text in ["3.50", "0.06", "-1", "1000", "0", "0.001"] {
            assert_eq!(text.parse::<Number>().expect(text).to_string(), text);
        }
        for text in ["", ".", "1.2.3", "1e5", "１", "-", "1234567890123456789", "+1", "--1"] {
            assert_eq!(text.parse::<Number>(), Err(NumberError), "{text}");
        }
    }
}
