//! Printed reference ranges: what they say, for whom they are, and whether they can be ranges of the indicator at all.

use baihua_kb::{Indicator, Number as Kept};
use rust_decimal::Decimal;

use super::{
    lexicon::Who,
    patient::Patient,
    row::Custom,
    token::{Beyond, Bound, Span},
};

/// One limit of a range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Limit {
    pub(crate) number: Decimal,
    pub(crate) inclusive: bool,
}

/// A reference range printed beside a value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PrintedRange {
    /// As printed, in half-width characters.
    pub(crate) text: String,
    pub(crate) low: Option<Limit>,
    pub(crate) high: Option<Limit>,
    /// For whom it is, where the report says so.
    pub(crate) who: Vec<Who>,
}

impl PrintedRange {
    pub(crate) fn of_span(span: &Span) -> PrintedRange {
        let limit = |number| Some(Limit { number, inclusive: true });
        PrintedRange {
            text: format!("{}-{}", span.low.text, span.high.text),
            low: limit(span.low.number),
            high: limit(span.high.number),
            who: Vec::new(),
        }
    }

    pub(crate) fn of_bound(bound: &Bound) -> PrintedRange {
        let limit = Some(Limit { number: bound.number.number, inclusive: bound.inclusive });
        let (low, high) = if bound.beyond == Beyond::Less { (None, limit) } else { (limit, None) };
        PrintedRange { text: format!("{}{}", bound.sign, bound.number.text), low, high, who: Vec::new() }
    }

    /// `≥3.5 ≤5.3`: two halves of one range.
    pub(crate) fn joined(&self, other: &PrintedRange) -> Option<PrintedRange> {
        let halves = self.low.is_some() != self.high.is_some() && other.low.is_some() != other.high.is_some();
        if !halves || self.low.is_some() == other.low.is_some() || self.who != other.who {
            return None;
        }
        let (low, high) = (self.low.or(other.low), self.high.or(other.high));
        let ordered = low.zip(high).is_some_and(|(low, high)| low.number <= high.number);
        ordered.then(|| PrintedRange {
            text: format!("{} {}", self.text, other.text),
            low,
            high,
            who: self.who.clone(),
        })
    }

    /// The range with its words, as the reader is shown it.
    pub(crate) fn shown(&self) -> String {
        use baihua_kb::Sex;
        let who: String = self
            .who
            .iter()
            .filter_map(|who| match who {
                Who::Sex(Sex::Male) => Some("男"),
                Who::Sex(Sex::Female) => Some("女"),
                _ => None,
            })
            .collect();
        format!("{who}{}", self.text)
    }

    /// Whether it may be the range of `patient`: what contradicts the patient is the range of somebody else.
    fn may_be_for(&self, patient: &Patient) -> bool {
        self.who.iter().all(|who| match who {
            Who::Sex(sex) => patient.sex.is_none_or(|own| own == *sex),
            Who::Adult => !patient.is_child(),
            Who::Child => !patient.is_adult(),
            Who::Newborn => patient.age.is_none_or(|age| age == 0) && !patient.is_adult(),
            Who::Pregnant => patient.pregnant,
            // Whose risk it is no report of a laboratory tells.
            Who::Risk | Who::Suitable => true,
            Who::Level => false,
            Who::Ages(from, to) => patient.age.is_none_or(|age| (*from..=*to).contains(&age)),
        })
    }

    /// Whether it is surely the range of `patient`, among several.
    fn is_for(&self, patient: &Patient) -> bool {
        self.who.iter().all(|who| match who {
            Who::Sex(sex) => patient.sex == Some(*sex),
            Who::Pregnant => patient.pregnant,
            Who::Ages(from, to) => patient.age.is_some_and(|age| (*from..=*to).contains(&age)),
            Who::Adult => !patient.is_child(),
            Who::Child => patient.is_child(),
            Who::Newborn => patient.age == Some(0),
            Who::Suitable => true,
            Who::Risk | Who::Level => false,
        })
    }

    fn is_of_children(&self) -> bool {
        self.who.iter().any(|who| matches!(who, Who::Child | Who::Newborn))
    }
}

/// The printed ranges that count for `patient`: those that are surely theirs, else all that may be.
pub(crate) fn of_patient<'r>(ranges: &'r [PrintedRange], patient: &Patient) -> Vec<&'r PrintedRange> {
    let mut possible: Vec<&PrintedRange> = ranges.iter().filter(|range| range.may_be_for(patient)).collect();
    // 成人4-10 儿童5-12 新生儿15-20: who is not called a child is none, where another range is printed.
    if !patient.is_child() && possible.iter().any(|range| !range.is_of_children()) {
        possible.retain(|range| !range.is_of_children());
    }
    let named: Vec<&PrintedRange> =
        possible.iter().copied().filter(|range| !range.who.is_empty() && range.is_for(patient)).collect();
    if !named.is_empty() {
        return named;
    }
    if possible.iter().any(|range| !range.who.is_empty()) {
        return possible;
    }
    possible.into_iter().take(1).collect()
}

fn exact(number: Kept) -> Decimal {
    Decimal::new(number.mantissa, number.scale.into())
}

/// Lowest lower and highest upper limit of the built-in ranges, in the indicator's unit.
pub(crate) fn built_in_limits(indicator: &Indicator) -> (Option<Decimal>, Option<Decimal>) {
    let low = indicator.ranges.iter().filter_map(|range| range.low).map(exact).min();
    let high = indicator.ranges.iter().filter_map(|range| range.high).map(exact).max();
    (low, high)
}

/// Whether `range`, multiplied with `factor`, can be a range of `indicator`: a date, a lost point, a limit that was passed
/// lie too far from the built-in one.
pub(crate) fn is_plausible(range: &PrintedRange, indicator: &Indicator, factor: Decimal) -> bool {
    let spread = exact(indicator.spread);
    let (low, high) = built_in_limits(indicator);
    let scaled = |limit: Option<Limit>| limit.and_then(|limit| limit.number.checked_mul(factor));
    let near = |limit: Decimal, own: Decimal| {
        let most = own.checked_mul(spread).unwrap_or(Decimal::MAX);
        let least = own.checked_div(spread).unwrap_or_default();
        limit <= most && limit >= least
    };
    // A limit that is nearer to the other end of the range is not this end: `>5.3` behind a potassium.
    let sided = |limit: Decimal, own: Decimal, other: Option<Decimal>| {
        other.is_none_or(|other| (limit - own).abs() <= (limit - other).abs())
    };
    let two_sided = range.low.is_some() && range.high.is_some();
    let low_fits = match (scaled(range.low), low) {
        (None, _) => true,
        (Some(printed), Some(own)) => {
            let free = printed.is_zero() && spread >= Decimal::TWO
                || own.checked_mul(Decimal::from(5)).is_some_and(|five| high.is_some_and(|high| five < high))
                    && high.is_some_and(|high| printed <= high);
            (near(printed, own) || free) && (two_sided || sided(printed, own, high))
        }
        (Some(printed), None) => two_sided && high.is_some_and(|high| printed <= high),
    };
    let high_fits = match (scaled(range.high), high) {
        (None, _) => true,
        (Some(printed), Some(own)) => near(printed, own) && (two_sided || sided(printed, own, low)),
        (Some(printed), None) => two_sided && low.is_some_and(|low| printed >= low),
    };
    low_fits && high_fits && (range.low.is_some() || range.high.is_some())
}

/// How far the limits of `range` lie from the built-in ones, relative to them, in the unit that fits best; `None` if it can be
/// no range of `indicator`.
pub(crate) fn deviation(range: &PrintedRange, indicator: &Indicator) -> Option<Decimal> {
    let (low, high) = built_in_limits(indicator);
    let off = |limit: Option<Limit>, own: Option<Decimal>, factor: Decimal| {
        let (Some(limit), Some(own)) = (limit, own) else { return Decimal::ZERO };
        let scaled = limit.number.checked_mul(factor).unwrap_or(Decimal::MAX);
        scaled.checked_sub(own).and_then(|off| off.abs().checked_div(own)).unwrap_or(Decimal::MAX)
    };
    let factors = indicator.conversions.iter().map(|conversion| exact(conversion.factor));
    std::iter::once(Decimal::ONE)
        .chain(factors)
        .filter(|&factor| is_plausible(range, indicator, factor))
        .map(|factor| off(range.low, low, factor).saturating_add(off(range.high, high, factor)))
        .min()
}

/// Whether the limits of `range` look like some that laboratories print for `indicator`, and not like two results.
pub(crate) fn customary(range: &PrintedRange, indicator: &Indicator) -> Option<Custom> {
    let (low, high) = (range.low?.number, range.high?.number);
    let (own_low, own_high) = built_in_limits(indicator);
    // Enzymes and cells are printed with limits that differ more from one laboratory to the next.
    let most = if exact(indicator.spread) >= Decimal::TWO { Decimal::new(65, 2) } else { Decimal::new(3, 1) };
    let factors = indicator.conversions.iter().map(|conversion| exact(conversion.factor));
    let mut best = None;
    for factor in std::iter::once(Decimal::ONE).chain(factors).filter(|&factor| is_plausible(range, indicator, factor))
    {
        let scaled = |limit: Decimal| limit.checked_mul(factor).unwrap_or(Decimal::MAX).normalize();
        let known = |limit: Decimal| {
            let mut limits = indicator.ranges.iter().flat_map(|range| [range.low, range.high]).flatten().map(exact);
            limit.is_zero() || limits.any(|own| own == scaled(limit))
        };
        if known(low) && known(high) {
            return Some(Custom::Known);
        }
        let off = |limit: Decimal, own: Option<Decimal>| match own {
            Some(own) if !own.is_zero() && !limit.is_zero() => {
                (scaled(limit) - own).abs().checked_div(own).unwrap_or(Decimal::MAX)
            }
            _ => Decimal::ZERO,
        };
        let near = off(low, own_low).saturating_add(off(high, own_high)) <= most;
        if near && [low, high].into_iter().all(|limit| known(limit) || is_round(limit)) {
            best = Some(Custom::Round);
        }
    }
    best
}

/// 4, 10, 0.5, 125, 350: one digit that counts, or a last one of 5.
fn is_round(limit: Decimal) -> bool {
    let digits = limit.normalize().mantissa();
    let digits =
        std::iter::successors(Some(digits), |digits| (digits % 10 == 0 && *digits != 0).then_some(digits / 10));
    digits.last().is_some_and(|digits| digits < 10 || digits % 5 == 0)
}
