use baihua_text::CharRange;

use crate::report::Reviewer;

/// An unproven remark: a rule's name and the words it is about. It becomes a finding only when the words are placed
/// and the rule is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Candidate {
    pub(crate) rule: String,
    /// Where the words stand.
    pub(crate) range: CharRange,
    pub(crate) reviewer: Reviewer,
    /// What a judge computed; said before the rule's own words.
    pub(crate) computed: Option<String>,
}

impl Candidate {
    pub(crate) fn by_rules(rule: &str, range: CharRange) -> Candidate {
        Candidate { rule: rule.to_owned(), range, reviewer: Reviewer::Rules, computed: None }
    }
}

/// What judges computed beside what was learnt: where a judge of wording (`of_wording`) points at the same words, its
/// remark is kept, because it says what it computed. Blanks and contradictions say nothing about the rest of a clause.
pub(crate) fn merge(
    judged: Vec<Candidate>,
    learnt: Vec<Candidate>,
    of_wording: impl Fn(&str) -> bool,
) -> Vec<Candidate> {
    let mut merged = judged;
    let judges = merged.len();
    for candidate in learnt {
        let known = merged[..judges]
            .iter()
            .any(|other| of_wording(&other.rule) && other.range.intersection(candidate.range).is_some());
        if !known {
            merged.push(candidate);
        }
    }
    merged
}
