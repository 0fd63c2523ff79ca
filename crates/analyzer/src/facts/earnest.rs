//! What earnest money is worth to whoever goes back on the contract: 收方双倍返还, 付方不退.

use rust_decimal::Decimal;

use super::{Said, Scene, line::Line, sums::Sums, words::Class, yuan};
use crate::report::FactTopic;

/// How far before its consequence a side is named, in characters.
const REACH: usize = 40;

/// What each side loses that goes back on the contract.
pub(super) fn forfeit(scene: &Scene<'_>, sums: &Sums) -> Vec<Said> {
    let mut out = Vec::new();
    // 乙方违约的，定金不退；甲方违约的，双倍返还: the sentence says of what.
    let goes_on = |number: usize| {
        let above = number.checked_sub(1).map(|above| &scene.lines[above]);
        above.is_some_and(|above| above.holds("定金")) && scene.rest_of_sentence(number - 1).next().is_some()
    };
    let is_of_it = |(number, line): &(usize, &Line)| line.holds("定金") || goes_on(*number);
    for (number, line) in scene.lines.iter().enumerate().filter(is_of_it) {
        if line.says(Class::NoEarnest) {
            continue;
        }
        let twice = line.named(Class::Twice).map(|(at, ..)| (at, twice(sums)));
        let kept = line.named(Class::Kept).map(|(at, ..)| (at, "定金不退".to_owned()));
        for (at, value) in twice.chain(kept) {
            let Some((who, act)) = who(line, at) else { continue };
            let label = format!("{who}{act}");
            out.push(Said::of(FactTopic::EarlyExit, label, value, number, at..at + 2));
        }
    }
    out
}

fn twice(sums: &Sums) -> String {
    let sum = sums.earnest.and_then(|sum| sum.checked_mul(Decimal::TWO));
    sum.map_or("双倍返还定金".to_owned(), |sum| format!("双倍返还定金，共 {}", yuan(sum)))
}

/// The side that goes back on the contract before `at`, and whether it changes its mind or breaks it.
fn who(line: &Line, at: usize) -> Option<(String, &'static str)> {
    let acts =
        [("反悔", "反悔"), ("悔约", "反悔"), ("不卖", "反悔"), ("不买", "反悔"), ("不租", "反悔"), ("违约", "违约")];
    let from = at.saturating_sub(REACH);
    let done = |&(word, act): &(&str, &'static str)| {
        let place = line.places(word).into_iter().rfind(|place| (from..at).contains(place))?;
        Some((place, act))
    };
    // The last clause before the consequence decides: 甲方反悔的，双倍返还；乙方反悔的，定金不退 in one line.
    let (place, act) = acts.iter().filter_map(done).min_by_key(|(place, _)| at - place)?;
    let side = line.side_before(place, 4).filter(|side| !line.text(side.end, place).contains([',', '.']))?;
    Some((line.called(side), act))
}
