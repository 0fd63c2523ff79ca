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
    /// What a provider adds, in plain words that were looked through.
    pub(crate) note: Option<String>,
    /// A fairer wording by a provider, looked through.
    pub(crate) suggested: Option<String>,
}

impl Candidate {
    pub(crate) fn by_rules(rule: &str, range: CharRange) -> Candidate {
        Candidate {
            rule: rule.to_owned(),
            range,
            reviewer: Reviewer::Rules,
            computed: None,
            note: None,
            suggested: None,
        }
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

/// What a provider found beside what the rules found. Where both point at the same problem there is one finding, with the
/// rules' words and place and the provider's note: nothing the rules found is ever taken away or moved.
pub(crate) fn join(
    by_rules: Vec<Candidate>,
    by_model: impl IntoIterator<Item = Candidate>,
    same_move: impl Fn(&str, &str) -> bool,
) -> Vec<Candidate> {
    let mut joined = by_rules;
    let own = joined.len();
    for candidate in by_model {
        // The same rule on the same words; or another rule about the same legal move on mostly the same words.
        let place = joined.iter().position(|other| {
            let Some(shared) = other.range.intersection(candidate.range) else { return false };
            let most = shared.len() * 2 >= other.range.len().min(candidate.range.len());
            other.rule == candidate.rule || (most && same_move(&other.rule, &candidate.rule))
        });
        match place.map(|place| (place < own, &mut joined[place])) {
            Some((true, other)) => {
                other.reviewer = Reviewer::Both;
                if other.rule == candidate.rule {
                    other.note = other.note.take().or(candidate.note);
                    other.suggested = other.suggested.take().or(candidate.suggested);
                }
            }
            // A double from overlapping chunks.
            Some((false, _)) => {}
            None => joined.push(candidate),
        }
    }
    joined
}

#[cfg(test)]
mod tests {
    use baihua_text::CharRange;

    use super::{Candidate, join};
    use crate::report::Reviewer;

    fn candidate(rule: &str, start: usize, end: usize, reviewer: Reviewer, note: &str) -> Candidate {
        let note = (!note.is_empty()).then(|| note.to_owned());
        let range = CharRange::new(start, end).expect("in order");
        Candidate { reviewer, note, ..Candidate::by_rules(rule, range) }
    }

    #[test]
    fn both_reviewers_make_one_finding() {
        let rules = vec![candidate("a", 0, 20, Reviewer::Rules, ""), candidate("b", 30, 40, Reviewer::Rules, "")];
        let model = vec![
            candidate("a", 5, 20, Reviewer::Model, "说明"),
            candidate("c", 30, 40, Reviewer::Model, "另一条规则，同一件事"),
            candidate("d", 32, 40, Reviewer::Model, "另一件事"),
            candidate("e", 50, 60, Reviewer::Model, "第一次"),
            candidate("e", 50, 61, Reviewer::Model, "重叠的段落里又一次"),
        ];
        let same_move = |a: &str, b: &str| (a, b) == ("b", "c");
        let joined = join(rules, model, same_move);
        let shown: Vec<_> =
            joined.iter().map(|c| (c.rule.as_str(), c.range.start(), c.reviewer, c.note.as_deref())).collect();
        assert_eq!(
            shown,
            [
                ("a", 0, Reviewer::Both, Some("说明")),
                ("b", 30, Reviewer::Both, None),
                ("d", 32, Reviewer::Model, Some("另一件事")),
                ("e", 50, Reviewer::Model, Some("第一次")),
            ]
        );
    }
}
