//! The search for a wording in a document, around its rarest part.

use super::{Gap, Occurrences, Part, Pattern, Step, Vocabulary, occurrences::Place};
use crate::clause::{
    layout::sentences::LONGEST,
    page::{Page, ends_phrase},
    presence::{Presence, Signature, has, set},
};

/// Places that are tried around one occurrence of the rarest part before the search gives up; keeps any text linear.
const MOST_TRIES: u32 = 200;

/// In so many characters, which no sentence exceeds, the words of a part are looked up; in more, the list of all its places is
/// made and kept.
const A_SENTENCE: u32 = LONGEST + 1;

/// Where a wording may stand: in one sentence, its first parts also in what a lead-in hands to it.
#[derive(Clone, Copy)]
struct Bounds {
    from: u32,
    to: u32,
    /// The end of the lead-in, without its colon: 甲方有权.
    told: Option<(u32, u32)>,
}

/// A document in which wordings are looked for.
#[derive(Clone, Copy)]
pub(crate) struct Field<'a> {
    pub(crate) page: &'a Page,
    pub(crate) vocabulary: &'a Vocabulary,
    pub(crate) occurrences: &'a Occurrences<'a>,
    pub(crate) presence: &'a Presence<'a>,
}

impl Field<'_> {
    fn of(&self, part: Part) -> &[Place] {
        self.occurrences.of(part)
    }

    /// The sentences that the part stands in.
    fn row(&self, part: Part) -> &[u64] {
        self.presence.row(part, self.occurrences.members(part))
    }

    /// The sentences in which all parts of `pattern` may stand.
    fn common(&self, pattern: &Pattern) -> Signature {
        self.presence.common(pattern.steps.iter().map(|step| step.part))
    }

    /// The sentences in which all parts of `pattern` stand, as a row of bits.
    fn sentences(&self, pattern: &Pattern, common: Signature, rarest: usize) -> Vec<u64> {
        let mut may: Vec<u64> = (0..self.presence.width()).map(|word| common.word(word)).collect();
        if self.presence.is_short() {
            return may;
        }
        let others = (0..pattern.steps.len()).filter(|step| *step != rarest);
        for step in std::iter::once(rarest).chain(others) {
            may.iter_mut().zip(self.row(pattern.steps[step].part)).for_each(|(may, row)| *may &= row);
            if may.iter().all(|may| *may == 0) {
                break;
            }
        }
        may
    }

    /// Whether one of the part's words begins at `at`.
    fn begins(&self, part: Part, at: u32) -> bool {
        self.occurrences.near(part, at, at + 1).next().is_some()
    }

    /// Whether one of the part's words ends at `at`.
    fn ends(&self, part: Part, at: u32) -> bool {
        let least = at.saturating_sub(self.vocabulary.longest[part as usize]);
        self.occurrences.near(part, least, at).any(|(_, end)| end == at)
    }

    fn between(&self, part: Part, from: u32, to: u32) -> bool {
        self.occurrences.near(part, from, to).any(|(_, end)| end <= to)
    }

    fn fits(&self, gap: Gap, from: u32, to: u32) -> bool {
        from <= to
            && self.page.distance(from, to) <= gap.most
            && (gap.across_phrases || self.page.same_phrase(from, to))
            && gap.without.is_none_or(|part| !self.between(part, from, to))
    }

    fn allowed(&self, step: &Step, start: u32, end: u32) -> bool {
        let edge = |at: Option<&char>| at.is_none_or(|c| ends_phrase(*c));
        // Behind a label, and where a line ends without a mark, the sentence tells.
        let sentence = |at: u32| {
            let layout = self.presence.layout;
            layout.sentence_at(at).map(|number| &layout.sentences[number as usize])
        };
        let begins = || sentence(start).is_some_and(|sentence| sentence.start == start);
        let closes = || sentence(end.saturating_sub(1)).is_some_and(|sentence| sentence.end == end);
        (!step.starts_phrase || start == 0 || edge(self.page.chars.get(start as usize - 1)) || begins())
            && (!step.ends_phrase || edge(self.page.chars.get(end as usize)) || closes())
            && step.not_before.is_none_or(|part| !self.ends(part, start))
            && step.not_after.is_none_or(|part| !self.begins(part, end))
    }

    /// Whether any of `patterns` stands between `from` and `to`.
    pub(crate) fn holds(&self, patterns: &[Pattern], from: u32, to: u32) -> bool {
        self.first(patterns, from, to).is_some()
    }

    /// The first place where one of `patterns` stands between `from` and `to`.
    pub(crate) fn first(&self, patterns: &[Pattern], from: u32, to: u32) -> Option<(u32, u32)> {
        let layout = self.presence.layout;
        let sentence = layout.sentence_at(from).filter(|&number| to <= layout.sentences[number as usize].end);
        let can_stand = |pattern: &&Pattern| match sentence {
            Some(number) => {
                let may_be = |step: &Step| self.presence.may_have(step.part, number);
                let is_here = |step: &Step| self.presence.is_short() || has(self.row(step.part), number);
                pattern.steps.iter().all(may_be) && pattern.steps.iter().all(is_here)
            }
            None => pattern.steps.iter().all(|step| self.occurrences.count[step.part as usize] > 0),
        };
        let mut found = None;
        for pattern in patterns.iter().filter(can_stand) {
            self.each(pattern, from, to, &mut |start, end| {
                found = Some((start, end));
                true
            });
            if found.is_some() {
                break;
            }
        }
        found
    }

    /// Calls `report` with every place of `pattern` between `from` and `to`, until it answers `true`.
    pub(crate) fn each(&self, pattern: &Pattern, from: u32, to: u32, report: &mut dyn FnMut(u32, u32) -> bool) {
        let Some(anchor) = self.rarest(pattern, 0) else { return };
        let part = pattern.steps[anchor].part;
        let mut is_last = |place: Place| {
            let found = self.around(pattern, anchor, place, Bounds { from, to, told: None });
            found.is_some_and(|(first, last)| report(first, last))
        };
        if to.saturating_sub(from) <= A_SENTENCE {
            self.occurrences.places(part, from, to).into_iter().any(is_last);
        } else {
            let places = self.of(part);
            let places = &places[places.partition_point(|&(start, _)| start < from)..];
            places.iter().take_while(|&&(start, _)| start < to).any(|place| is_last(*place));
        }
    }

    /// Calls `report` with every place of `pattern` in the document, and the sentence it stands in.
    pub(crate) fn everywhere(&self, pattern: &Pattern, report: &mut dyn FnMut(u32, u32, u32)) {
        let common = self.common(pattern);
        if common.is_empty() {
            return;
        }
        let Some(anchor) = self.rarest(pattern, 0) else { return };
        // The first part of a wording may stand in what a lead-in hands to its items; then another part is looked for.
        let second = self.rarest(pattern, 1).filter(|second| *second != anchor || anchor == 0);
        let mut sentences = self.sentences(pattern, common, anchor);
        self.within(pattern, anchor, &sentences, report);
        if let Some(second) = second {
            sentences.iter_mut().zip(self.presence.heirs()).for_each(|(bits, heirs)| *bits &= heirs);
            self.within(pattern, second, &sentences, report);
        }
    }

    /// Calls `report` with the places of `pattern` around its part `anchor`, in `sentences`, a row of bits.
    fn within(&self, pattern: &Pattern, anchor: usize, sentences: &[u64], report: &mut dyn FnMut(u32, u32, u32)) {
        for number in sentences.iter().enumerate().flat_map(|(word, bits)| set(word, *bits)) {
            let (sentence, told) =
                (&self.presence.layout.sentences[number as usize], self.presence.told[number as usize]);
            let bounds = Bounds { from: sentence.start, to: sentence.end, told };
            for place in self.occurrences.places(pattern.steps[anchor].part, bounds.from, bounds.to) {
                if let Some((first, last)) = self.around(pattern, anchor, place, bounds) {
                    report(number, first, last);
                }
            }
        }
    }

    /// The step whose part stands in the fewest places, from step `least` on.
    fn rarest(&self, pattern: &Pattern, least: usize) -> Option<usize> {
        (least..pattern.steps.len()).min_by_key(|&step| self.occurrences.count[pattern.steps[step].part as usize])
    }

    fn around(&self, pattern: &Pattern, anchor: usize, (start, end): (u32, u32), bounds: Bounds) -> Option<(u32, u32)> {
        let steps = &pattern.steps;
        if start < bounds.from || end > bounds.to || !self.allowed(&steps[anchor], start, end) {
            return None;
        }
        let mut tries = MOST_TRIES;
        let first = self.leftwards(steps, anchor, start, bounds, &mut tries)?;
        tries = MOST_TRIES;
        let last = self.rightwards(steps, anchor, end, bounds.to, &mut tries)?;
        Some((first.max(bounds.from), last))
    }

    fn leftwards(&self, steps: &[Step], step: usize, at: u32, bounds: Bounds, tries: &mut u32) -> Option<u32> {
        if step == 0 {
            return Some(at);
        }
        let (gap, wanted) = (steps[step].gap, &steps[step - 1]);
        let most = gap.most + self.vocabulary.longest[wanted.part as usize];
        let least = self.page.reach_back(at, most).max(bounds.from);
        for (start, end) in self.occurrences.near(wanted.part, least, at).rev() {
            if self.page.distance(start, at) > most || *tries == 0 {
                break;
            }
            *tries -= 1;
            if end <= at
                && self.fits(gap, end, at)
                && self.allowed(wanted, start, end)
                && let Some(first) = self.leftwards(steps, step - 1, start, bounds, tries)
            {
                return Some(first);
            }
        }
        let (told_from, told_to) = bounds.told?;
        let near = self.page.distance(bounds.from, at);
        if near > gap.most || (!gap.across_phrases && !self.page.same_phrase(bounds.from, at)) {
            return None;
        }
        // What was told ends with a colon that breaks nothing.
        let inside = Bounds { from: told_from, to: told_to, told: None };
        for (start, end) in self.occurrences.near(wanted.part, told_from, told_to).rev() {
            if *tries == 0 {
                break;
            }
            *tries -= 1;
            let fits = end <= told_to && near + self.page.distance(end, told_to) <= gap.most;
            if fits
                && self.allowed(wanted, start, end)
                && self.leftwards(steps, step - 1, start, inside, tries).is_some()
            {
                return Some(bounds.from);
            }
        }
        None
    }

    fn rightwards(&self, steps: &[Step], step: usize, at: u32, to: u32, tries: &mut u32) -> Option<u32> {
        let Some(wanted) = steps.get(step + 1) else { return Some(at) };
        let past = self.page.reach(at, wanted.gap.most).saturating_add(1).min(to);
        for (start, end) in self.occurrences.near(wanted.part, at, past) {
            if self.page.distance(at, start) > wanted.gap.most || *tries == 0 {
                break;
            }
            *tries -= 1;
            if end <= to
                && self.fits(wanted.gap, at, start)
                && self.allowed(wanted, start, end)
                && let Some(last) = self.rightwards(steps, step + 1, end, to, tries)
            {
                return Some(last);
            }
        }
        None
    }
}
