//! What other readings of the same person say beside one: the number of cells beside their share, what else is out of range.

use baihua_kb::Indicator;

use super::{Reading, Sheet, Status};

/// A reading among the others of its sheet.
#[derive(Clone, Copy)]
pub(crate) struct Beside<'s> {
    pub(crate) sheet: &'s Sheet,
    pub(crate) indicators: &'s [Indicator],
    /// Which of the readings.
    pub(crate) at: usize,
}

impl<'s> Beside<'s> {
    fn own(&self) -> &'s Reading {
        &self.sheet.readings[self.at]
    }

    fn id(&self, reading: &Reading) -> &'s str {
        &self.indicators[reading.indicator].id
    }

    /// The other readings of the same person and day.
    fn others(&self) -> impl Iterator<Item = &'s Reading> {
        let (own, at) = (self.own(), self.at);
        let readings = self.sheet.readings.iter().enumerate();
        let others = readings.filter(move |(other, reading)| *other != at && reading.person == own.person);
        others.map(|(_, reading)| reading).filter(move |reading| reading.day == own.day)
    }

    /// The number of cells beside the share of them, LYMPH# beside LYMPH%: it weighs more. None where either comes twice, as
    /// in two reports of one day: nothing tells which belong together.
    pub(crate) fn count(&self) -> Option<&'s Reading> {
        let kind = self.id(self.own()).strip_suffix('%')?;
        let is_again = self.others().any(|reading| reading.indicator == self.own().indicator);
        let mut counts = self.others().filter(|reading| self.id(reading).strip_suffix('#') == Some(kind));
        let count = counts.next().filter(|_| !is_again)?;
        counts.next().is_none().then_some(count)
    }

    /// Whether the same indicator is out of range on the same side elsewhere in the sheet, on whatever day.
    pub(crate) fn is_repeated(&self) -> bool {
        let own = self.own();
        self.sheet.readings.iter().enumerate().any(|(at, reading)| {
            at != self.at
                && reading.indicator == own.indicator
                && reading.person == own.person
                && reading.verdict.status == own.verdict.status
        })
    }

    /// Whether another indicator of the same group is out of range, shares and numbers of the same cells counted as one.
    pub(crate) fn has_fellows(&self) -> bool {
        let own = self.own();
        let kind = |reading: &Reading| self.id(reading).trim_end_matches(['%', '#']);
        let group = |reading: &Reading| &self.indicators[reading.indicator].group;
        self.others().any(|reading| {
            reading.verdict.level.is_some() && group(reading) == group(own) && kind(reading) != kind(own)
        })
    }

    /// One of the indicators `ids` that is low.
    pub(crate) fn low(&self, ids: &[impl AsRef<str>]) -> Option<&'s Indicator> {
        let named = |reading: &Reading| ids.iter().any(|id| id.as_ref() == self.id(reading));
        let mut low = self.others().filter(|reading| reading.verdict.status == Status::Low && named(reading));
        low.next().map(|reading| &self.indicators[reading.indicator])
    }

    /// Whether one of the indicators `ids` is low.
    pub(crate) fn is_low(&self, ids: &[impl AsRef<str>]) -> bool {
        self.low(ids).is_some()
    }

    /// Whether an indicator that `question` asks to have tested is on the sheet already; to test it again is another question.
    pub(crate) fn answers(&self, question: &str) -> bool {
        let question = question.replace("复查", "");
        let names = |indicator: &Indicator| {
            let is_plain = indicator.id.len() > 2;
            question.contains(indicator.chinese.as_ref()) || is_plain && question.contains(indicator.id.as_ref())
        };
        question.contains(['查', '测']) && self.others().any(|reading| names(&self.indicators[reading.indicator]))
    }
}
