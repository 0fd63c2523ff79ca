//! What is said about one indicator, whichever layout it was read from, and which of several values is the present one.

mod choose;
mod collect;

use rust_decimal::Decimal;

pub(crate) use self::collect::Collector;
use super::{
    date::Date,
    lexicon::Mark,
    number::Guess,
    range::{Limit, PrintedRange},
    token::Beyond,
    unit::Unit,
};

/// When a value was measured, as far as it is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Time {
    Unsaid,
    Current,
    Previous,
    Day(Date),
}

/// A measured value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Value {
    /// As printed, in half-width characters, with the sign of comparison.
    pub(crate) text: String,
    pub(crate) number: Decimal,
    pub(crate) beyond: Option<Beyond>,
    pub(crate) repaired: bool,
    pub(crate) guess: Option<Guess>,
    pub(crate) thousands: bool,
    /// Printed like a code: 01.
    pub(crate) code: bool,
    pub(crate) inclusive: bool,
    pub(crate) sign: &'static str,
}

/// A value with what stands at it.
#[derive(Clone, Debug)]
pub(crate) struct Found {
    pub(crate) value: Value,
    pub(crate) time: Time,
    pub(crate) unit: Option<Unit>,
    /// The marks right behind it.
    marks: Vec<Mark>,
    /// Its token.
    pub(crate) token: usize,
}

/// How far the limits of a range look like some that laboratories print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Custom {
    /// Both are those of a built-in range, or nought.
    Known,
    /// Near those, and round: 4-10, 100-300.
    Round,
}

/// Everything said about one indicator.
#[derive(Clone, Debug, Default)]
pub(crate) struct Row {
    pub(crate) found: Vec<Found>,
    pub(crate) ranges: Vec<PrintedRange>,
    pub(crate) unit: Option<Unit>,
    /// A unit is printed that nobody knows.
    pub(crate) unknown_unit: bool,
    pub(crate) marks: Vec<Mark>,
    /// There are digits that make no number.
    pub(crate) garbled: bool,
    /// The result is `3+` or the like: a strip or a microscope.
    pub(crate) qualitative: bool,
    /// What stands here is a limit and no result.
    pub(crate) legend: bool,
    /// The name is of another fluid: 肌酐(尿).
    pub(crate) foreign: bool,
    /// It was read by columns.
    pub(crate) by_columns: bool,
    /// Its values are of two moments of one day: 透析前, 透析后.
    pub(crate) same_day: bool,
    /// Its marks are words of a sentence (转肽酶偏高是156), and nothing that a laboratory prints.
    pub(crate) worded: bool,
    /// Several names share the values behind them.
    pub(crate) shared: bool,
    /// Bounds that are listed as critical limits: 危急值<2.8.
    pub(crate) limits: Vec<usize>,
    /// Tokens that were read.
    pub(crate) used: Vec<usize>,
    low: Option<Limited>,
    high: Option<Limited>,
}

#[derive(Clone, Debug)]
struct Limited(Limit, String);

/// The present value of a row.
#[derive(Clone, Debug)]
pub(crate) struct Chosen {
    pub(crate) value: Value,
    pub(crate) unit: Option<Unit>,
    pub(crate) day: Option<Date>,
    /// Older values, with their days.
    pub(crate) previous: Vec<(Value, Option<Date>)>,
    /// Several values, and nothing says which is the present one.
    pub(crate) open: bool,
    /// All candidates, the chosen one included.
    pub(crate) all: Vec<Value>,
}
