use std::collections::BTreeSet;

use baihua_kb::{Entry, Frame, Kb, Rule};
use baihua_text::CharRange;

use crate::{detect::Ranked, report::Reviewer};

/// An unproven remark: a rule's name and the words it is about. It becomes a finding only when the words are placed
/// and the rule is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Candidate {
    pub(crate) rule: String,
    /// Where the words stand.
    pub(crate) range: CharRange,
    /// The words themselves that the clause reader found, within `range`.
    pub(crate) words: Option<CharRange>,
    pub(crate) reviewer: Reviewer,
    /// The move that the clause makes, where the clause reader named it.
    pub(crate) made_by: Option<String>,
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
            words: None,
            reviewer: Reviewer::Rules,
            made_by: None,
            computed: None,
            note: None,
            suggested: None,
        }
    }
}

/// A candidate of the clause reader, with the move it makes.
pub(crate) struct Structural {
    pub(crate) candidate: Candidate,
    /// What the move is called among the frames of rules, such as `exempt`.
    pub(crate) frames: Vec<Frame>,
    /// Whether contracts of every family make the move. Those of one family know odd wordings, too, and say nothing of how a
    /// drafter words clauses.
    pub(crate) of_every_trade: bool,
}

/// Words that look like a move and are none, because one of the six questions saves them.
pub(crate) struct Saved {
    pub(crate) range: CharRange,
    /// What the move is called among the frames of rules.
    pub(crate) frames: Vec<Frame>,
    /// The rule that would have told of it.
    pub(crate) rule: Option<String>,
}

/// What is asked of the clauses that only resemble a problem and show no structure of one.
#[derive(Clone, Copy)]
pub(crate) struct Gate<'a> {
    /// Whether a move names a rule.
    pub(crate) named: &'a dyn Fn(&str) -> bool,
    /// How much must speak for them.
    pub(crate) bar: f32,
    /// Whether a resemblance may name the rule of a clause whose move is seen.
    pub(crate) renames: bool,
    /// Whether a rule was loaded beside the built-in ones: no move can name it, only resemblance.
    pub(crate) loaded: &'a dyn Fn(&str) -> bool,
    /// Whether a rule belongs to the family that the document belongs to above all.
    pub(crate) at_home: &'a dyn Fn(&str) -> bool,
    /// From which score on a resemblance is strong.
    pub(crate) strong: f32,
    /// Whether the same words are one problem, whatever moves they make.
    pub(crate) one_problem: bool,
    /// Strong ones without a move from which on the document counts as worded oddly, if they are more than two of three.
    pub(crate) few: usize,
    /// Findings by resemblance alone below which they are chance, not the habit of whoever drafted the document.
    pub(crate) chance: usize,
}

/// One list of candidates.
pub(crate) struct Merged {
    pub(crate) candidates: Vec<Candidate>,
    /// Rules that matched too, and whose problem is told under the name of another: they are not clear.
    pub(crate) absorbed: BTreeSet<String>,
}

/// What judges computed, what the clause reader found and what the ranker proposes, as one list: where a judge of wording
/// (`of_wording`) points at the same words its remark is kept, because it says what it computed; where the clause reader and the
/// ranker point at the same words there is one candidate; what the ranker alone proposes must pass `gate`, and where the clause
/// reader has seen the move and let it go (`saved`) it must be strong.
pub(crate) fn merge(
    judged: Vec<Candidate>,
    structural: Vec<Structural>,
    saved: &[Saved],
    ranked: Vec<Ranked>,
    gate: Gate<'_>,
    kb: &Kb,
) -> Merged {
    let mut absorbed = BTreeSet::new();
    let rule = |id: &str| match kb.lookup(id) {
        Some(Entry::Rule(rule)) => Some(rule),
        _ => None,
    };
    let of_wording = |id: &str| rule(id).is_some_and(Rule::is_learnt);
    let mut merged = judged;
    let judges = merged.len();
    let by_judges = |merged: &[Candidate], candidate: &Candidate| {
        merged[..judges].iter().any(|other| {
            // Looking up a rule costs more than comparing places.
            let here = other.range.intersection(candidate.range).is_some();
            here && (other.rule == candidate.rule || of_wording(&other.rule))
        })
    };
    let mut taken = vec![false; ranked.len()];
    // Those whose words make a move of every trade.
    let mut plain = vec![false; ranked.len()];
    for Structural { mut candidate, frames, of_every_trade } in structural {
        for ((ranked, taken), plain) in ranked.iter().zip(&mut taken).zip(&mut plain) {
            if !overlaps(ranked.candidate.range, candidate.range) {
                continue;
            }
            // The ranker knows the subject better where it names a rule of the same move on its subject; a rule that no move
            // names, such as one loaded beside the built-in ones, can only be named by it.
            let same_move =
                rule(&ranked.candidate.rule).is_some_and(|rule| rule.frames.iter().any(|f| frames.contains(f)));
            // Another problem on the same words, strongly resembled and on its subject, stays a proposal of its own.
            if same_move || !ranked.topical || ranked.score < gate.strong {
                (*taken, *plain) = (true, *plain || of_every_trade);
                if ranked.score >= gate.bar {
                    absorbed.insert(ranked.candidate.rule.clone());
                }
            }
            let special = !ranked.candidate.rule.starts_with("common-");
            let unnamed = !(gate.named)(&ranked.candidate.rule);
            let loaded = (gate.loaded)(&ranked.candidate.rule);
            // A rule for every contract speaks where no wording of the move knows the subject; one of the document's own family
            // that is strongly resembled knows it.
            let knows_better = candidate.rule.starts_with("common-")
                && same_move
                && ranked.score >= gate.strong
                && (gate.at_home)(&ranked.candidate.rule);
            let may_name = (gate.renames || loaded) && (unnamed || (gate.bar < 0.6 && same_move));
            if ranked.topical && special && (may_name || knows_better) {
                (*taken, *plain) = (true, *plain || of_every_trade);
                absorbed.insert(std::mem::replace(&mut candidate.rule, ranked.candidate.rule.clone()));
            }
        }
        // A figure that is too high is one problem, a lock that is changed in the same sentence another.
        let own = rule(&candidate.rule).and_then(|rule| rule.frames.first());
        let computed = merged[..judges].iter().any(|other| {
            let same_move = || {
                rule(&other.rule).is_some_and(|rule| {
                    rule.is_learnt() && rule.frames.iter().any(|f| frames.contains(f) || own == Some(f))
                })
            };
            other.range.intersection(candidate.range).is_some() && (other.rule == candidate.rule || same_move())
        });
        let known = computed
            || merged.iter().any(|other| other.rule == candidate.rule && overlaps(other.range, candidate.range));
        if known {
            absorbed.insert(candidate.rule);
        } else {
            merged.push(candidate);
        }
    }
    if gate.one_problem {
        keep_the_most_special(&mut merged, judges, &mut absorbed, kb, gate.at_home);
    }
    let is_saved = |candidate: &Candidate| {
        let frames = || rule(&candidate.rule).map(|rule| &rule.frames);
        let same_move = |saved: &Saved| {
            saved.rule.as_ref() == Some(&candidate.rule)
                || frames().is_some_and(|own| own.iter().any(|frame| saved.frames.contains(frame)))
        };
        !(gate.loaded)(&candidate.rule)
            && saved.iter().any(|saved| overlaps(saved.range, candidate.range) && same_move(saved))
    };
    // Where most clauses that strongly resemble a problem show no move of every trade, the document is worded oddly, and
    // resemblance has to carry the reading.
    let strong = || ranked.iter().zip(&plain).filter(|(ranked, _)| ranked.score >= gate.strong);
    let unseen = strong().filter(|(_, plain)| !**plain).count();
    let odd = unseen >= gate.few && unseen * 3 > strong().count() * 2;
    let bar = if odd { f32::MIN } else { gate.bar };
    let stands = |(Ranked { candidate, score, .. }, taken): (Ranked, bool)| {
        let bar = if is_saved(&candidate) { bar.max(gate.strong) } else { bar };
        (!taken && score >= bar && !by_judges(&merged, &candidate)).then_some(candidate)
    };
    let mut alone: Vec<Candidate> = ranked.into_iter().zip(taken).filter_map(stands).collect();
    if alone.len() < gate.chance {
        alone.retain(|candidate| (gate.loaded)(&candidate.rule));
    }
    merged.extend(alone);
    absorbed.retain(|id| !merged.iter().any(|candidate| candidate.rule == *id));
    Merged { candidates: merged, absorbed }
}

/// Leaves one candidate of those that point at the same words and are no two problems: a rule of the document's own family before
/// one of another, and both before one for every contract, the graver before the milder one, the first before the next. What
/// judges computed, the first `judges`, stays.
fn keep_the_most_special(
    merged: &mut Vec<Candidate>,
    judges: usize,
    absorbed: &mut BTreeSet<String>,
    kb: &Kb,
    at_home: &dyn Fn(&str) -> bool,
) {
    let weight = |candidate: &Candidate| {
        let level = match kb.lookup(&candidate.rule) {
            Some(Entry::Rule(rule)) => Some(rule.level),
            _ => None,
        };
        (at_home(&candidate.rule), !candidate.rule.starts_with("common-"), level)
    };
    let mut by_place: Vec<usize> = (judges..merged.len()).collect();
    by_place.sort_by_key(|&at| (merged[at].range.start(), at));
    let mut beaten: BTreeSet<usize> = BTreeSet::new();
    for (nth, &one) in by_place.iter().enumerate() {
        let reach = merged[one].range.end();
        for &other in
            by_place[nth + 1..].iter().take_while(|&&at| merged[at].range.start() < reach).take(MOST_AT_ONE_PLACE)
        {
            let (a, b) = (&merged[one], &merged[other]);
            if a.rule != b.rule && overlaps(a.range, b.range) && !are_two_problems(a, b, kb) {
                let first_wins = weight(a).cmp(&weight(b)).then(other.cmp(&one)).is_gt();
                beaten.insert(if first_wins { other } else { one });
            }
        }
    }
    let mut at = 0;
    merged.retain(|candidate| {
        let stays = !beaten.contains(&at);
        at += 1;
        if !stays {
            absorbed.insert(candidate.rule.clone());
        }
        stays
    });
}

/// Frames of what goes along with another move and is no problem beside it: 停水停电，由此造成的损失由乙方承担; 由甲方解释，不得异议.
const COMPANIONS: [Frame; 3] = [Frame::Exempt, Frame::Waive, Frame::Gag];

/// Whether two candidates that share a sentence were found in different words of it and are of different moves: 没收押金，屋内物品由甲方处置.
fn are_two_problems(a: &Candidate, b: &Candidate, kb: &Kb) -> bool {
    let (Some(here), Some(there)) = (a.words, b.words) else { return false };
    let chief = |candidate: &Candidate| match kb.lookup(&candidate.rule) {
        Some(Entry::Rule(rule)) => rule.frames.first().filter(|frame| !COMPANIONS.contains(frame)).copied(),
        _ => None,
    };
    if here.intersection(there).is_some() {
        return false;
    }
    let (chief_a, chief_b) = (chief(a), chief(b));
    chief_a.is_some() && chief_b.is_some() && chief_a != chief_b
}

/// Candidates that may begin within one sentence; it bounds the comparing.
const MOST_AT_ONE_PLACE: usize = 16;

/// Whether two ranges share at least half of the shorter one.
fn overlaps(a: CharRange, b: CharRange) -> bool {
    a.intersection(b).is_some_and(|shared| shared.len() * 2 >= a.len().min(b.len()))
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
    use std::collections::BTreeSet;

    use baihua_kb::builtin;
    use baihua_text::CharRange;

    use super::{Candidate, join, keep_the_most_special};
    use crate::report::Reviewer;

    fn candidate(rule: &str, start: usize, end: usize, reviewer: Reviewer, note: &str) -> Candidate {
        let note = (!note.is_empty()).then(|| note.to_owned());
        let range = CharRange::new(start, end).expect("in order");
        Candidate { reviewer, note, ..Candidate::by_rules(rule, range) }
    }

    #[test]
    fn the_same_words_are_one_problem() {
        let found = |rule: &str, start, end| candidate(rule, start, end, Reviewer::Rules, "");
        let mut merged = vec![
            found("common-024", 0, 20), // by a judge
            found("common-002", 0, 20),
            found("rent-003", 0, 20),
            found("common-008", 30, 50),
            found("common-005", 32, 50), // graver
            found("common-008", 60, 80), // elsewhere
            found("agency-001", 90, 110),
            found("rent-008", 90, 110), // of the document's own family
        ];
        let mut absorbed = BTreeSet::new();
        let at_home = |rule: &str| rule.starts_with("rent-");
        keep_the_most_special(&mut merged, 1, &mut absorbed, builtin(), &at_home);
        let left: Vec<_> = merged.iter().map(|c| (c.rule.as_str(), c.range.start())).collect();
        assert_eq!(
            left,
            [("common-024", 0), ("rent-003", 0), ("common-005", 32), ("common-008", 60), ("rent-008", 90)]
        );
        assert_eq!(absorbed.into_iter().collect::<Vec<_>>(), ["agency-001", "common-002", "common-008"]);
    }

    #[test]
    fn two_moves_in_different_words_of_a_sentence_are_two_problems() {
        let found = |rule: &str, start, end| Candidate {
            words: CharRange::new(start, end),
            ..candidate(rule, 0, 60, Reviewer::Rules, "")
        };
        let left = |candidates: &[Candidate]| {
            let mut merged = candidates.to_vec();
            keep_the_most_special(&mut merged, 0, &mut BTreeSet::new(), builtin(), &|_| false);
            merged.into_iter().map(|candidate| candidate.rule).collect::<Vec<_>>()
        };
        let (keeps, changes) = (found("common-003", 0, 12), found("common-007", 30, 44));
        assert_eq!(left(&[keeps.clone(), changes.clone()]), ["common-003", "common-007"]);
        let same_words = found("common-007", 8, 30);
        assert_eq!(left(&[keeps.clone(), same_words]), ["common-003"]);
        let same_move = found("rent-007", 30, 44);
        assert_eq!(left(&[keeps.clone(), same_move]), ["rent-007"]);
        let companion = found("common-002", 30, 44);
        assert_eq!(left(&[keeps.clone(), companion]), ["common-003"]);
        let unplaced = Candidate { words: None, ..changes };
        assert_eq!(left(&[keeps, unplaced]), ["common-003"], "whose words are not known");
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
