//! The problems of a report: findings that say the same of several places are one problem.

use baihua_analyzer::{Flag, Report};
use baihua_kb::{Level, builtin};
use baihua_text::CharRange;

use super::articles::advice;
use crate::pages::words;

/// One problem and everywhere it stands.
pub(super) struct Problem<'r> {
    /// Its number on the page, from 1.
    pub(super) number: usize,
    /// Its findings with their numbers in the report, from 1; never empty, the first speaks for all.
    findings: Vec<(usize, &'r Flag)>,
}

/// One place of a problem.
pub(super) struct Spot<'r> {
    /// The number of the finding in the report where the place has a finding of its own.
    pub(super) finding: Option<usize>,
    pub(super) quote: &'r str,
    pub(super) range: CharRange,
    /// The document's own label of the clause.
    pub(super) label: Option<&'r str>,
    /// The finding whose corrections are those of this place.
    pub(super) flag: Option<&'r Flag>,
}

impl<'r> Problem<'r> {
    /// The finding that speaks for all of them.
    pub(super) fn lead(&self) -> &'r Flag {
        self.findings[0].1
    }

    pub(super) fn level(&self) -> Level {
        self.lead().level
    }

    /// What the problem is called.
    pub(super) fn name(&self) -> String {
        words::rule_name(builtin(), &self.lead().rule_id)
    }

    /// What it costs the reader, in one sentence: the first of its consequence, or of the finding itself.
    pub(super) fn cost(&self) -> &'r str {
        let lead = self.lead();
        first_sentence(lead.consequence.as_deref().unwrap_or(&lead.finding))
    }

    /// Its places in the order of the report.
    pub(super) fn spots(&self) -> Vec<Spot<'r>> {
        let of = |&(number, flag): &(usize, &'r Flag)| {
            let own = Spot {
                finding: Some(number),
                quote: &flag.quote,
                range: flag.quote_range,
                label: flag.place.as_deref(),
                flag: Some(flag),
            };
            let others = flag.also_at.iter().map(|place| Spot {
                finding: None,
                quote: &place.quote,
                range: place.quote_range,
                label: place.place.as_deref(),
                flag: None,
            });
            std::iter::once(own).chain(others).collect::<Vec<_>>()
        };
        self.findings.iter().flat_map(of).collect()
    }
}

/// The problems of `report` in its order.
pub(super) fn problems(report: &Report) -> Vec<Problem<'_>> {
    let mut problems: Vec<Problem<'_>> = Vec::new();
    for (number, flag) in (1..).zip(&report.flags) {
        match problems.iter_mut().find(|problem| same(problem.lead(), flag)) {
            Some(problem) => problem.findings.push((number, flag)),
            None => problems.push(Problem { number: problems.len() + 1, findings: vec![(number, flag)] }),
        }
    }
    problems
}

/// Whether two findings say and ask the same, each of its own place.
fn same(one: &Flag, other: &Flag) -> bool {
    let asks = |flag: &'_ Flag| flag.next_step.as_deref().map(|step| advice(step).say.unwrap_or(step).to_owned());
    one.rule_id == other.rule_id
        && one.level == other.level
        && one.finding == other.finding
        && one.consequence == other.consequence
        && one.evidence == other.evidence
        && asks(one) == asks(other)
}

/// `text` up to and with its first full stop.
pub(super) fn first_sentence(text: &str) -> &str {
    text.split_inclusive('。').next().unwrap_or(text)
}

/// The problem to name in the verdict: of the gravest level, the first that states a figure, else the first.
pub(super) fn gravest<'p, 'r>(problems: &'p [Problem<'r>]) -> Option<&'p Problem<'r>> {
    let first = problems.iter().max_by_key(|problem| (problem.level(), std::cmp::Reverse(problem.number)))?;
    let figure = |problem: &&Problem<'_>| {
        let told = first_sentence(&problem.lead().finding);
        problem.level() == first.level() && (told.contains("百分之") || told.contains('元'))
    };
    Some(problems.iter().find(figure).unwrap_or(first))
}

#[cfg(test)]
mod tests {
    use baihua_kb::{Card, Level};

    use super::{first_sentence, gravest, problems};
    use crate::pages::tests::kept;

    #[test]
    fn every_finding_is_a_place_of_one_problem() {
        let mut report = kept(Card::Contract);
        let twin = report.flags[0].clone();
        report.flags.push(twin);
        let found = problems(&report);
        assert!(found.len() < report.flags.len());
        let mut numbers: Vec<usize> =
            found.iter().flat_map(|problem| problem.spots()).filter_map(|spot| spot.finding).collect();
        numbers.sort_unstable();
        assert_eq!(numbers, (1..=report.flags.len()).collect::<Vec<_>>());
        assert!((1..).zip(&found).all(|(number, problem)| problem.number == number));
    }

    #[test]
    fn the_gravest_is_of_the_highest_level_and_names_a_figure_if_one_does() {
        let mut report = kept(Card::Contract);
        assert_eq!(report.flags[0].level, Level::High);
        report.flags[2].finding = "每天百分之三。以后再说。".to_owned();
        report.flags[2].level = Level::High;
        report.flags[3].finding = "一千元。".to_owned();
        report.flags[3].level = Level::Low;
        let found = problems(&report);
        assert!(gravest(&found).is_some_and(|problem| problem.level() == Level::High));
        assert!(gravest(&found).is_some_and(|problem| {
            let told = first_sentence(&problem.lead().finding);
            told.contains("百分之") || told.contains('元')
        }));
        assert!(gravest(&[]).is_none());
    }
}
