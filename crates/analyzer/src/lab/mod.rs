//! Lab reports: reading rows in any layout, and judging values. `docs/lab-reading.md` tells how.

mod beside;
mod date;
mod grid;
mod group;
mod judge;
mod legend;
mod lexicon;
mod names;
mod nearness;
mod number;
mod page;
mod patient;
mod people;
mod range;
mod reader;
mod row;
mod safety_net;
mod sibling;
mod specimen;
mod table;
mod tell;
mod token;
mod trend;
mod unit;

use baihua_kb::{Indicator, Sex};
use baihua_text::CharRange;

pub(crate) use judge::{Reason, Verdict};

pub(crate) use crate::report::{RangeSource, ReadingStatus as Status};
pub(crate) use tell::tell;

use self::{date::Date, lexicon::Lexicon, names::Names, page::Page, patient::Patient, unit::Units};

/// One indicator with a value, found in a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Reading {
    /// Place of the indicator in the knowledge base.
    pub(crate) indicator: usize,
    /// The value as printed, in half-width characters; several with `/` between them where nobody can tell which is meant.
    pub(crate) value: String,
    /// The unit as printed, in half-width characters.
    pub(crate) unit: Option<String>,
    /// Name to unit, range and marks.
    pub(crate) range: CharRange,
    pub(crate) verdict: Verdict,
    /// The day of the value.
    pub(crate) day: Option<Date>,
    /// It is called the present one, and no day is told of it.
    pub(crate) now: bool,
    /// Older values, the newest first.
    pub(crate) previous: Vec<(String, Option<Date>)>,
    /// The fluid as the report names it.
    pub(crate) specimen: Option<String>,
    /// The heading the row stands under.
    pub(crate) panel: Option<String>,
    /// Whose value it is, by the place among the [`Sheet`]'s people.
    pub(crate) person: usize,
}

/// Why something that looks like a value was not read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Why {
    /// A number beyond a critical limit stands behind the name, and the reading did not account for it.
    Alarm,
    /// Digits that make no number, or columns that do not fit.
    Garbled,
    /// In the place of the result stands something else: NaN, 未检.
    NoResult,
    /// No living person has this value in this unit.
    Impossible,
    /// The unit is none of this indicator in blood.
    StrangeUnit,
    /// Only older values are told.
    Past,
    /// Only older values are told, and one of them is at a critical limit.
    PastAlarm,
    /// The free part of calcium or magnesium, or nothing tells which.
    Ionic,
    /// Another fluid is named nearby, and nothing tells whether the value is of it.
    Fluid,
}

/// A name whose value could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Unread {
    pub(crate) indicator: usize,
    pub(crate) why: Why,
    /// What stands there.
    pub(crate) shown: String,
    /// The day of an older value.
    pub(crate) day: Option<Date>,
}

/// What a report holds.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sheet {
    pub(crate) readings: Vec<Reading>,
    pub(crate) unread: Vec<Unread>,
    /// Names of other tests, as printed, whose rows bear a mark of high or low; in order, each once.
    pub(crate) marked: Vec<String>,
    /// Those whose marks call them critical (HH, LL).
    pub(crate) urgent: Vec<String>,
    /// A mark of high or low stands at a number whose name was not found.
    pub(crate) unnamed: bool,
    /// The sheet says that a critical value was told to somebody.
    pub(crate) notified: bool,
    /// Those whose values stand in the text, in its order.
    pub(crate) people: Vec<Patient>,
}

impl Sheet {
    /// Whether there is anything in it that a person would call a lab result; a value that was read and not judged is one, and
    /// the reason is told. A form that was not filled in holds none.
    pub(crate) fn is_report(&self) -> bool {
        !self.readings.is_empty() || self.unread.iter().any(|unread| unread.why != Why::NoResult)
    }
}

/// Reads reports; made once for a knowledge base.
pub(crate) struct LabReader {
    names: Names,
    lexicon: Lexicon,
    units: Units,
}

impl LabReader {
    pub(crate) fn new(indicators: &[Indicator]) -> LabReader {
        LabReader { names: Names::new(indicators), lexicon: Lexicon::new(), units: Units::new(indicators) }
    }

    /// Every indicator of `text` that has a value, in the order of the text, and every one whose value cannot be read.
    pub(crate) fn read(&self, text: &str, sex: Option<Sex>, age: Option<u8>, indicators: &[Indicator]) -> Sheet {
        let page = Page::new(text);
        if specimen::is_animal(&page) {
            return Sheet::default();
        }
        reader::read(self, &page, &people::people(&page, sex, age), indicators)
    }
}

#[cfg(test)]
mod tests;
