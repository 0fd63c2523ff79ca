//! A fairer wording as a correction of the clause it is meant for: what is struck and what is put there.

use std::collections::{BTreeMap, HashMap};

use baihua_text::CharRange;
use similar::{Algorithm, DiffOp, capture_diff_slices};

use crate::{
    report::{Change, Flag},
    tuning,
};

/// Characters that must stay between two changes; what is shorter reads as one change.
const BETWEEN: usize = 2;

/// The changes that make `suggested` of `quote`, in ranges of the text in which `quote` begins at `start`. None where the
/// two share so little that the suggestion is another clause and not a correction of this one, and where one of them is longer
/// than [`tuning::CORRECTION_LONGEST`].
pub(crate) fn changes(quote: &str, suggested: &str, start: usize) -> Vec<Change> {
    let (old, new): (Vec<char>, Vec<char>) = (quote.chars().collect(), suggested.chars().collect());
    if old.len().max(new.len()) > tuning::CORRECTION_LONGEST || !is_alike(in_common(&old, &new), &old, &new) {
        return Vec::new();
    }
    let edits = edits(&old, &new);
    let struck: usize = edits.iter().map(|edit| edit.old.1 - edit.old.0).sum();
    if edits.is_empty() || !is_alike(old.len() - struck, &old, &new) {
        return Vec::new();
    }
    let change = |edit: &Edit| Change {
        range: CharRange::starting_at(start + edit.old.0, edit.old.1 - edit.old.0),
        text: new[edit.new.0..edit.new.1].iter().collect(),
    };
    edits.iter().map(change).collect()
}

/// Gives findings about one and the same quote one correction, which makes the changes of all of them: of two corrections that
/// are pasted one after the other the second would undo the first. Where changes meet, each keeps its own.
pub(crate) fn join(flags: &mut [Flag]) {
    let mut of_quotes: BTreeMap<CharRange, Vec<usize>> = BTreeMap::new();
    for (at, flag) in flags.iter().enumerate().filter(|(_, flag)| !flag.suggested_changes.is_empty()) {
        of_quotes.entry(flag.quote_range).or_default().push(at);
    }
    for (range, own) in of_quotes.into_iter().filter(|(_, own)| own.len() > 1) {
        let all = own.iter().flat_map(|&at| &flags[at].suggested_changes);
        let Some(changes) = joined(all.cloned().collect()) else { continue };
        let text = applied(&flags[own[0]].quote, range.start(), &changes);
        for at in own {
            flags[at].suggested_text = Some(text.clone());
            flags[at].suggested_changes.clone_from(&changes);
        }
    }
}

/// All changes in order, what is added at one place one behind the other; none where two strike the same words in two ways.
fn joined(mut all: Vec<Change>) -> Option<Vec<Change>> {
    all.sort_by_key(|change| (change.range.start(), change.range.end()));
    all.dedup();
    let mut out: Vec<Change> = Vec::new();
    for change in all {
        match out.last_mut() {
            Some(last) if last.range == change.range && last.range.is_empty() => {
                // One 但 turns against the clause for both. An exception stands first: behind what was added it would be one
                // from that.
                let is_exception = |text: &str| text.trim_end_matches(['。', '；']).ends_with("除外");
                let turned = is_exception(&change.text) && !is_exception(&last.text);
                let (first, then) = if turned { (&change.text, &last.text) } else { (&last.text, &change.text) };
                let more = then.strip_prefix("；但").map_or(then.clone(), |more| format!("；{more}"));
                last.text = match says_again(first, then) {
                    true if !leans_on_the_clause(then) && then.chars().count() > first.chars().count() => then.clone(),
                    true => first.clone(),
                    false => format!("{first}{more}"),
                };
            }
            Some(last) if change.range.start() <= last.range.end() => return None,
            _ => out.push(change),
        }
    }
    Some(out)
}

/// Whether two additions to one clause ask for the same act, such as to be told before: one of them says enough.
fn says_again(first: &str, then: &str) -> bool {
    const ACTS: [&str; 7] = ["通知", "说明理由", "依据", "核实", "异议", "申诉", "凭据"];
    leans_on_the_clause(then) || ACTS.iter().any(|act| first.contains(act) && then.contains(act))
}

/// Whether an addition begins with 因此, which means the clause and would mean another addition behind one.
fn leans_on_the_clause(addition: &str) -> bool {
    addition.trim_start_matches(['；', '，', '。', '但']).starts_with("因此")
}

/// `quote`, which begins at `start`, with `changes` made.
fn applied(quote: &str, start: usize, changes: &[Change]) -> String {
    let chars: Vec<char> = quote.chars().collect();
    let (mut out, mut at) = (String::new(), 0);
    for change in changes {
        out.extend(&chars[at..change.range.start() - start]);
        out.push_str(&change.text);
        at = change.range.end() - start;
    }
    out.extend(&chars[at..]);
    out
}

fn is_alike(common: usize, old: &[char], new: &[char]) -> bool {
    common * 100 >= old.len().max(new.len()) * tuning::CORRECTION_SHARE
}

/// How many characters both have, in whatever order: no fewer than can stay. Counted in linear time, it spares most texts that
/// share little the search for the shortest script, which takes the square.
fn in_common(old: &[char], new: &[char]) -> usize {
    let mut counts: HashMap<char, usize> = HashMap::new();
    for c in old {
        *counts.entry(*c).or_default() += 1;
    }
    let mut is_spent = |c: &&char| counts.get_mut(*c).filter(|left| **left > 0).map(|left| *left -= 1).is_some();
    new.iter().filter(|c| is_spent(c)).count()
}

/// Characters of the quote, and those that take their place; half-open.
struct Edit {
    old: (usize, usize),
    new: (usize, usize),
}

/// What differs, in order: the gaps between the runs that stay. Runs too short to read as words of their own are part of a gap.
fn edits(old: &[char], new: &[char]) -> Vec<Edit> {
    let mut edits: Vec<Edit> = Vec::new();
    let (mut at_old, mut at_new) = (0, 0);
    let mut gap = |old: (usize, usize), new: (usize, usize)| {
        if old.0 == old.1 && new.0 == new.1 {
            return;
        }
        match edits.last_mut() {
            Some(last) if old.0 - last.old.1 < BETWEEN => (last.old.1, last.new.1) = (old.1, new.1),
            _ => edits.push(Edit { old, new }),
        }
    };
    for op in capture_diff_slices(Algorithm::Myers, old, new) {
        if let DiffOp::Equal { old_index, new_index, len } = op {
            gap((at_old, old_index), (at_new, new_index));
            (at_old, at_new) = (old_index + len, new_index + len);
        }
    }
    gap((at_old, old.len()), (at_new, new.len()));
    edits
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{applied, changes, joined};
    use crate::tuning::CORRECTION_LONGEST;

    #[test]
    fn a_rewritten_clause_is_a_correction_and_another_clause_is_not() {
        let quote = "乙方逾期交租的，每逾期一日按月租金的9%支付违约金。";
        let made = changes(quote, "乙方逾期交租的，每逾期一日按月租金的【　】%支付违约金。", 40);
        assert_eq!(made.len(), 1);
        assert_eq!((made[0].range.start(), made[0].range.end(), made[0].text.as_str()), (58, 59, "【　】"));
        assert!(changes(quote, "租期届满后三日内退还押金。", 40).is_empty());
        assert!(changes(quote, quote, 40).is_empty());
    }

    #[test]
    fn two_corrections_of_one_clause_are_one() {
        let quote = "乙方每晚一日付9%，甲方可以换锁。";
        let of = |suggested: &str| changes(quote, suggested, 7);
        let rate = of("乙方每晚一日付【　】%，甲方可以换锁。");
        let (notice, person) =
            (of("乙方每晚一日付9%，甲方可以换锁；但应先通知。"), of("乙方每晚一日付9%，甲方可以换锁；但须有人在场。"));
        let all = joined([notice, rate.clone(), person].concat()).expect("they do not meet");
        assert_eq!(applied(quote, 7, &all), "乙方每晚一日付【　】%，甲方可以换锁；但应先通知；须有人在场。");
        let exempt = of("乙方每晚一日付9%，甲方可以换锁；但乙方已付清的除外。");
        let both =
            joined([of("乙方每晚一日付9%，甲方可以换锁；但应先通知。"), exempt].concat()).expect("they do not meet");
        assert_eq!(applied(quote, 7, &both), "乙方每晚一日付9%，甲方可以换锁；但乙方已付清的除外；应先通知。");
        let other = of("乙方每晚一日付千分之一，甲方可以换锁。");
        assert_eq!(joined([rate.clone(), other].concat()), None);
        assert_eq!(joined([rate.clone(), rate.clone()].concat()), Some(rate));
    }

    #[test]
    fn two_additions_that_ask_for_the_same_are_one() {
        let quote = "乙方逾期付款的，甲方可以更换门锁。";
        let of = |added: &str| changes(quote, &format!("乙方逾期付款的，甲方可以更换门锁；但{added}。"), 7);
        let said = |one: &str, other: &str| {
            let all = joined([of(one), of(other)].concat()).expect("they do not meet");
            applied(quote, 7, &all)
        };
        assert_eq!(
            said("应先通知", "应提前三日书面通知乙方"),
            "乙方逾期付款的，甲方可以更换门锁；但应提前三日书面通知乙方。"
        );
        assert_eq!(
            said("应提前三日书面通知乙方", "应先通知"),
            "乙方逾期付款的，甲方可以更换门锁；但应提前三日书面通知乙方。"
        );
        assert_eq!(
            said("应先通知", "因此增加的费用由甲方承担"),
            "乙方逾期付款的，甲方可以更换门锁；但应先通知。",
            "it leans on the clause"
        );
        assert_eq!(said("应先通知", "须有人在场"), "乙方逾期付款的，甲方可以更换门锁；但应先通知；须有人在场。");
    }

    #[test]
    fn a_text_that_is_too_long_has_no_correction() {
        let of = |length: usize| {
            let (quote, rest) = ("付".repeat(length), "付".repeat(length - 1));
            changes(&quote, &rest, 0).len()
        };
        assert_eq!((of(CORRECTION_LONGEST), of(CORRECTION_LONGEST + 1)), (1, 0));
    }

    proptest! {
        #[test]
        fn whoever_applies_all_changes_gets_the_suggestion(
            quote in "[甲乙方应付租金的日，。0-9]{0,60}",
            cut in 0usize..60,
            put in "[甲乙方【　】押金内退]{0,12}",
            start in 0usize..1000,
        ) {
            let chars: Vec<char> = quote.chars().collect();
            let cut = cut.min(chars.len());
            let end = (cut + 4).min(chars.len());
            let suggested: String = chars[..cut].iter().collect::<String>() + &put + &chars[end..].iter().collect::<String>();
            let made = changes(&quote, &suggested, start);
            for pair in made.windows(2) {
                prop_assert!(pair[0].range.end() < pair[1].range.start());
            }
            if made.is_empty() {
                return Ok(());
            }
            prop_assert!(made[0].range.start() >= start && made[made.len() - 1].range.end() <= start + chars.len());
            prop_assert_eq!(applied(&quote, start, &made), suggested);
        }
    }
}
