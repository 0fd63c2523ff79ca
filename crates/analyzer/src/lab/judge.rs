//! What a value means: against the printed range, the printed mark, or the built-in range where that applies, and against
//! critical limits. A value at or beyond a critical limit is never normal, whatever is printed beside it.

use baihua_kb::{Conversion, Indicator, Level, Number, Range};
use rust_decimal::Decimal;

use super::{
    lexicon::{Mark, Who},
    page::is_han,
    patient::Patient,
    range::{self, Limit, PrintedRange},
    row::{Chosen, Row, Value},
    token::Beyond,
    unit::{self, Units},
};
use crate::report::{RangeSource, ReadingStatus as Status};
use baihua_kb::Sex;

/// Why a status is unknown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    NoRange,
    /// The ranges of men and women, or of several groups, disagree.
    RangesDisagree,
    /// Mark and range say different things.
    MarkContradicts,
    /// The printed range calls a value normal that is at a critical limit.
    RangeContradicts,
    /// Several values, and nothing says which is the present one.
    Open,
    /// Another value of the indicator could not be read, and may be the newer one.
    OtherUnread,
    /// Values before and after a dialysis.
    SameDay,
    Infant,
}

/// What a value means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Verdict {
    pub(crate) status: Status,
    /// The range that was used, or the printed ones that could not be.
    pub(crate) range: Option<String>,
    pub(crate) source: RangeSource,
    /// A critical threshold is reached.
    pub(crate) critical: bool,
    /// The report itself calls the value critical.
    pub(crate) called_critical: bool,
    /// Far out of range without being critical.
    pub(crate) far: bool,
    /// A child under one year, whose value would be critical in an adult: told, not judged.
    pub(crate) ask_at_once: bool,
    /// How serious, where there is something to tell.
    pub(crate) level: Option<Level>,
    pub(crate) mark: Option<Mark>,
    pub(crate) reason: Option<Reason>,
    /// The value in the indicator's unit, where it is printed in another.
    pub(crate) converted: Option<Decimal>,
    /// The mark is a word of a sentence.
    pub(crate) worded: bool,
    /// What the printed name stands for, where the unit makes another quantity of it: urea nitrogen.
    pub(crate) told_as: Option<String>,
    /// Below or above at a critical limit; what the value would be if it could be judged.
    pub(crate) low_side: bool,
}

/// What came of the attempt to judge.
pub(crate) enum Judged {
    Verdict(Verdict),
    /// The unit belongs to another test.
    OtherTest,
    /// The unit is one of concentrations, but not of this indicator in blood.
    StrangeUnit,
    /// Nobody can have this value: a point is lost, or it is in an unknown unit.
    Impossible,
}

/// Everything a judgement rests on.
pub(crate) struct Case<'c> {
    pub(crate) indicator: &'c Indicator,
    pub(crate) row: &'c Row,
    pub(crate) chosen: &'c Chosen,
    /// The names the value is printed under, folded.
    pub(crate) names: &'c [String],
    pub(crate) patient: Patient,
    pub(crate) units: &'c Units,
}

pub(crate) fn decimal(number: Number) -> Decimal {
    Decimal::new(number.mantissa, number.scale.into())
}

impl Case<'_> {
    pub(crate) fn judge(&self) -> Judged {
        let factor = match self.factor() {
            Ok(factor) => factor,
            Err(judged) => return judged,
        };
        let Some(own) = self.chosen.value.number.checked_mul(factor) else { return Judged::Impossible };
        Judged::Verdict(self.verdict(factor, own))
    }

    /// What the printed number is multiplied with to be in the indicator's unit.
    fn factor(&self) -> Result<Decimal, Judged> {
        let value = &self.chosen.value;
        let printed = self.chosen.unit.as_ref();
        if let Some(unit) = printed {
            let mut fitting = self.factors_of(unit.key);
            // 血色素4.5克: people leave out per what; where it cannot be the litre it is the decilitre.
            if unit.text == "克" && !fitting.first().is_some_and(|&factor| self.possible(value, factor, true)) {
                fitting = self.factors_of("g/dL");
            }
            let Some(&first) = fitting.first() else {
                let concentration = unit.key.contains("/L") || unit.key.contains("/dL") || unit.key == "/uL";
                return Err(if concentration && unit.key != "L/L" { Judged::StrangeUnit } else { Judged::OtherTest });
            };
            // 中性粒细胞比率 0.62 % 0.40-0.75: the range tells that it is the fraction.
            let fits = |factor: Decimal| {
                self.row.ranges.iter().any(|range| range::is_plausible(range, self.indicator, factor))
                    && self.possible(value, factor, true)
            };
            if unit.key == "%"
                && !fits(first)
                && let Some(fraction) = self.fraction().filter(|&fraction| fits(fraction))
            {
                return Ok(fraction);
            }
            return if self.possible(value, first, true) { Ok(first) } else { Err(Judged::Impossible) };
        }
        let mut factors = vec![Decimal::ONE];
        // Nobody leaves 万/μL or 个/L unsaid.
        let unsaid = |c: &&Conversion| !matches!(self.units.key(&c.unit), Some("10^4/uL" | "/L" | "10^6/L"));
        let conversions = self.indicator.conversions.iter().filter(unsaid);
        factors.extend(conversions.filter(|c| self.named(c)).map(|c| decimal(c.factor)));
        if value.thousands {
            // 8万 is counted per microlitre.
            let per_microlitre = self.factors_of("/uL");
            return per_microlitre
                .first()
                .copied()
                .filter(|&f| self.possible(value, f, true))
                .ok_or(Judged::Impossible);
        }
        // The printed range tells the unit.
        let told = factors.iter().copied().find(|&factor| {
            self.row.ranges.iter().any(|range| range::is_plausible(range, self.indicator, factor))
                && self.possible(value, factor, true)
        });
        // 中性粒细胞比率 0.62 without a range: a fraction more likely than a share of less than one in a hundred.
        let percent = |name: &String| name.contains(['%', '百', 'P']) || name.to_ascii_lowercase().contains("per");
        if told.is_none()
            && matches!(&*self.indicator.id, "NEUT%" | "LYMPH%")
            && value.number > Decimal::ZERO
            && value.number < Decimal::ONE
            && !self.names.iter().any(percent)
        {
            return Err(Judged::Impossible);
        }
        told.or_else(|| factors.iter().copied().find(|&factor| self.possible(value, factor, false)))
            .ok_or(Judged::Impossible)
    }

    /// What a fraction of one is multiplied with, where values are shares.
    fn fraction(&self) -> Option<Decimal> {
        self.indicator.conversions.iter().find(|known| &*known.unit == "1").map(|known| decimal(known.factor))
    }

    /// Factors of the unit `key`, the one for the printed name first.
    fn factors_of(&self, key: &str) -> Vec<Decimal> {
        let own = self.units.key(&self.indicator.unit);
        if own == Some(key) {
            return vec![Decimal::ONE];
        }
        let same = |c: &&Conversion| self.units.key(&c.unit) == Some(key);
        let conversions = || self.indicator.conversions.iter().filter(same);
        let named = conversions().filter(|c| c.only_as.is_some() && self.named(c));
        let known = named.chain(conversions().filter(|c| c.only_as.is_none())).map(|c| decimal(c.factor));
        let mut factors: Vec<Decimal> = known.collect();
        if factors.is_empty() {
            factors.extend(own.and_then(|own| unit::power_factor(key, own)));
        }
        factors
    }

    /// BUN 31 mg/dL is urea nitrogen, and not urea.
    fn told_as(&self, factor: Decimal) -> Option<String> {
        let key = self.chosen.unit.as_ref()?.key;
        let conversions = self
            .indicator
            .conversions
            .iter()
            .filter(|c| c.only_as.is_some() && self.units.key(&c.unit) == Some(key) && decimal(c.factor) == factor);
        conversions.clone().any(|c| self.named(c)).then_some(())?;
        let mut names = conversions.filter_map(|c| c.only_as.as_deref());
        names.find(|name| name.chars().all(is_han)).map(str::to_owned)
    }

    fn named(&self, conversion: &Conversion) -> bool {
        conversion.only_as.as_deref().is_none_or(|only| {
            let only = baihua_quote::folded(only);
            let inside =
                |name: &String| only.len() > 2 && name.to_ascii_uppercase().contains(&only.to_ascii_uppercase());
            self.names.iter().any(|name| only.eq_ignore_ascii_case(name) || inside(name))
        })
    }

    /// Whether somebody can have this value; with a unit printed the limits are wider.
    fn possible(&self, value: &Value, factor: Decimal, wide: bool) -> bool {
        let Some(own) = value.number.checked_mul(factor) else { return false };
        let (low, high) = (decimal(self.indicator.window.low), decimal(self.indicator.window.high));
        let (low, high) = if wide && !value.repaired {
            (low.checked_div(Decimal::TWO), high.checked_mul(Decimal::new(15, 1)))
        } else {
            (Some(low), Some(high))
        };
        let below = low.is_some_and(|low| own < low) && value.beyond != Some(Beyond::Less);
        !below && high.is_none_or(|high| own <= high)
    }

    fn verdict(&self, factor: Decimal, own: Decimal) -> Verdict {
        let value = Value { number: own, ..self.chosen.value.clone() };
        let (kept, dropped): (Vec<&PrintedRange>, Vec<&PrintedRange>) = self.row.ranges.iter().partition(|range| {
            // The aim of those at the highest risk lies far below what is printed for others.
            range.who.contains(&Who::Risk) || range::is_plausible(range, self.indicator, factor)
        });
        let kept: Vec<PrintedRange> = kept.into_iter().cloned().collect();
        let fitting = range::of_patient(&kept, &self.patient);
        let mark = self.mark(&dropped);
        let mut verdict = self.by_range(&fitting, &value, mark);
        verdict.mark = mark;
        verdict.worded = self.row.worded;
        verdict.told_as = self.told_as(factor);
        verdict.called_critical = self.row.marks.contains(&Mark::Critical);
        verdict.converted = (factor != Decimal::ONE).then_some(own);
        self.heed_mark(&mut verdict, mark);
        if self.chosen.open {
            verdict.status = Status::Unknown;
            verdict.level = None;
            verdict.reason = Some(if self.row.same_day { Reason::SameDay } else { Reason::Open });
        }
        self.heed_critical(&mut verdict, &value, factor);
        self.heed_far(&mut verdict, own);
        verdict
    }

    /// The printed direction. A limit that cannot be the range says by which the value is out: `6.8 >5.3`.
    fn mark(&self, dropped: &[&PrintedRange]) -> Option<Mark> {
        let number = self.chosen.value.number;
        let of_all = dropped.iter().filter(|range| !range.who.iter().any(|who| matches!(who, Who::Risk | Who::Level)));
        let passed = of_all.into_iter().find_map(|range| match (range.low, range.high) {
            (Some(low), None) if number > low.number => Some(Mark::High),
            (None, Some(high)) if number < high.number => Some(Mark::Low),
            _ => None,
        });
        let marks = &self.row.marks;
        let has = |mark: Mark| marks.contains(&mark);
        match (has(Mark::High), has(Mark::Low)) {
            (true, false) => Some(Mark::High),
            (false, true) => Some(Mark::Low),
            (true, true) => None,
            _ => passed.or(has(Mark::Normal).then_some(Mark::Normal)),
        }
    }

    fn by_range(&self, fitting: &[&PrintedRange], value: &Value, mark: Option<Mark>) -> Verdict {
        let shown = || fitting.iter().map(|range| range.shown()).collect::<Vec<_>>().join(" ");
        let printed = Value { number: self.chosen.value.number, ..value.clone() };
        let mut verdicts = fitting.iter().map(|range| compare(&printed, range.low, range.high));
        if let Some(first) = verdicts.next() {
            if verdicts.all(|other| other.0 == first.0) {
                let range = if fitting.len() == 1 { fitting[0].text.clone() } else { shown() };
                return Verdict::new(first.0, Some(range), RangeSource::Printed, first.1);
            }
            return Verdict::new(Status::Unknown, Some(shown()), RangeSource::Printed, None)
                .because(Reason::RangesDisagree);
        }
        // What somebody says of a value is weighed against the built-in range, where there is one.
        if self.row.worded
            && let Some(age) = self.patient.adult_age()
        {
            let verdict = built_in(self.indicator, value, age, self.patient.sex);
            if verdict.status != Status::Unknown {
                return verdict;
            }
        }
        match mark {
            Some(Mark::High) => return Verdict::new(Status::High, None, RangeSource::PrintedMark, Some(true)),
            Some(Mark::Low) => return Verdict::new(Status::Low, None, RangeSource::PrintedMark, Some(true)),
            _ => {}
        }
        match self.patient.adult_age() {
            Some(age) => built_in(self.indicator, value, age, self.patient.sex),
            None => Verdict::new(Status::Unknown, None, RangeSource::None, None).because(Reason::NoRange),
        }
    }

    /// What is printed is compared with what was computed; what contradicts itself is not stated.
    fn heed_mark(&self, verdict: &mut Verdict, mark: Option<Mark>) {
        let contradicts = match (mark, verdict.status) {
            (Some(Mark::High), Status::Low | Status::Normal) | (Some(Mark::Low), Status::High | Status::Normal) => true,
            (Some(Mark::Normal), Status::High | Status::Low) => verdict.source == RangeSource::Printed,
            _ => false,
        };
        let called = verdict.called_critical && verdict.status == Status::Normal;
        if contradicts || called {
            verdict.status = Status::Unknown;
            verdict.level = None;
            verdict.reason = Some(Reason::MarkContradicts);
        }
        if verdict.called_critical {
            verdict.level = Some(Level::High);
        }
    }

    fn heed_critical(&self, verdict: &mut Verdict, value: &Value, factor: Decimal) {
        let own =
            |other: &Value| Value { number: other.number.checked_mul(factor).unwrap_or_default(), ..other.clone() };
        let reached = if self.chosen.open {
            self.chosen.all.iter().find_map(|other| critical_side(self.indicator, &own(other)))
        } else {
            critical_side(self.indicator, value)
        };
        let Some(low_side) = reached else { return };
        verdict.low_side = low_side;
        if self.patient.infant {
            // Newborns have other limits; what is told is to ask at once.
            verdict.ask_at_once = true;
            if verdict.status == Status::Normal {
                verdict.status = Status::Unknown;
            }
            if verdict.status == Status::Unknown {
                verdict.reason = Some(Reason::Infant);
            }
            return;
        }
        let against = if low_side { Status::High } else { Status::Low };
        if verdict.status == Status::Normal || verdict.status == against {
            verdict.reason = Some(match verdict.source {
                RangeSource::PrintedMark => Reason::MarkContradicts,
                _ => Reason::RangeContradicts,
            });
            verdict.status = Status::Unknown;
        }
        verdict.critical = true;
        verdict.level = Some(Level::High);
    }

    fn heed_far(&self, verdict: &mut Verdict, own: Decimal) {
        let Some(far) = &self.indicator.far else { return };
        verdict.far = !verdict.critical
            && match verdict.status {
                Status::High => far.high.is_some_and(|high| own >= decimal(high)),
                Status::Low => far.low.is_some_and(|low| own <= decimal(low)),
                _ => false,
            };
        if verdict.far && verdict.level == Some(Level::Low) {
            verdict.level = Some(Level::Medium);
        }
    }
}

impl Verdict {
    /// `outside`: whether the value lies outside by more than a tenth of the nearer limit.
    fn new(status: Status, range: Option<String>, source: RangeSource, outside: Option<bool>) -> Verdict {
        let level = match status {
            Status::High | Status::Low => Some(if outside.unwrap_or(false) { Level::Medium } else { Level::Low }),
            _ => None,
        };
        Verdict {
            status,
            range,
            source,
            critical: false,
            called_critical: false,
            far: false,
            ask_at_once: false,
            level,
            mark: None,
            reason: None,
            converted: None,
            worded: false,
            told_as: None,
            low_side: false,
        }
    }

    fn because(mut self, reason: Reason) -> Verdict {
        self.reason = Some(reason);
        self
    }
}

fn built_in(indicator: &Indicator, value: &Value, age: u8, sex: Option<Sex>) -> Verdict {
    let fits = |range: &&Range| {
        let sex_fits = sex.is_none() || range.sex.is_none() || range.sex == sex;
        sex_fits && (range.age_from..=range.age_to).contains(&age)
    };
    let fitting: Vec<&Range> = indicator.ranges.iter().filter(fits).collect();
    let verdicts: Vec<_> = fitting
        .iter()
        .map(|range| compare(value, limit(range.low, range.low_inclusive), limit(range.high, range.high_inclusive)))
        .collect();
    match verdicts.split_first() {
        Some((first, rest)) if rest.iter().all(|other| other.0 == first.0) => {
            let shown = fitting.iter().map(|range| show_built_in(range)).collect::<Vec<_>>().join(" / ");
            Verdict::new(first.0, Some(shown), RangeSource::BuiltIn, first.1)
        }
        _ => Verdict::new(Status::Unknown, None, RangeSource::None, None).because(Reason::NoRange),
    }
}

fn limit(number: Option<Number>, inclusive: bool) -> Option<Limit> {
    number.map(|number| Limit { number: decimal(number), inclusive })
}

fn show_built_in(range: &Range) -> String {
    let sign = |inclusive: bool, with: &'static str, without: &'static str| if inclusive { with } else { without };
    match (range.low, range.high) {
        (Some(low), Some(high)) => format!("{low}-{high}"),
        (Some(low), None) => format!("{}{low}", sign(range.low_inclusive, "≥", ">")),
        (None, Some(high)) => format!("{}{high}", sign(range.high_inclusive, "≤", "<")),
        (None, None) => String::new(),
    }
}

/// Where `value` lies between two limits, and whether it is outside by more than a tenth of the nearer one.
fn compare(value: &Value, low: Option<Limit>, high: Option<Limit>) -> (Status, Option<bool>) {
    let number = value.number;
    let below = low.filter(|low| if low.inclusive { number < low.number } else { number <= low.number });
    let above = high.filter(|high| if high.inclusive { number > high.number } else { number >= high.number });
    let tenth = |limit: Decimal| limit.checked_div(Decimal::TEN).unwrap_or_default();
    match value.beyond {
        None => match (below, above) {
            (Some(low), _) => (Status::Low, Some(low.number - number > tenth(low.number))),
            (_, Some(high)) => (Status::High, Some(number - high.number > tenth(high.number))),
            _ => (Status::Normal, None),
        },
        // `<0.1`: the true value is lower than what is printed.
        Some(Beyond::Less) => match low {
            Some(low) if number <= low.number => (Status::Low, Some(low.number - number > tenth(low.number))),
            Some(low) if low.number > Decimal::ZERO => (Status::Unknown, None),
            _ if high.is_none_or(|high| number <= high.number) => (Status::Normal, None),
            _ => (Status::Unknown, None),
        },
        Some(Beyond::Greater) => match high {
            Some(high) if number >= high.number => (Status::High, Some(number - high.number > tenth(high.number))),
            None if low.is_none_or(|low| number >= low.number) => (Status::Normal, None),
            _ => (Status::Unknown, None),
        },
    }
}

/// `Some(true)` at or below the lower critical limit, `Some(false)` at or above the upper one; `value` is in the indicator's
/// unit.
pub(crate) fn critical_side(indicator: &Indicator, value: &Value) -> Option<bool> {
    let critical = indicator.critical.as_ref()?;
    let low = value.number <= decimal(critical.low) && value.beyond != Some(Beyond::Greater);
    let high = value.number >= decimal(critical.high) && value.beyond != Some(Beyond::Less);
    (low || high).then_some(low)
}
