//! A report made once more: whatever was edited in it is noticed.

use baihua_analyzer::{Analyzer, Order, Report, Summary, kb::Level};
use baihua_kb::{Card, builtin};
use proptest::prelude::*;

use crate::carrier::demo;

fn order(card: Card) -> Order {
    Order::new(card, demo(card))
}

fn made(analyzer: &Analyzer, card: Card) -> Report {
    analyzer.review(&analyzer.recognise(order(card)).expect("a demo document is fit"))
}

const CARDS: [Card; 3] = [Card::Contract, Card::Policy, Card::Lab];

#[test]
fn what_was_not_touched_holds() {
    let analyzer = Analyzer::new(builtin());
    for card in CARDS {
        let verification = analyzer.recompute(&made(&analyzer, card), order(card)).expect("it is fit");
        assert_eq!(verification.faults().collect::<Vec<_>>(), Vec::<&baihua_analyzer::Claim>::new(), "{card:?}");
    }
}

/// What somebody may do to a report. Counts are set right behind it, so that nothing but recomputing tells.
#[derive(Clone, Debug)]
enum Edit {
    Text { field: usize, at: usize, add: char },
    Level(Level),
    Delete,
    Twice,
    Swap(usize),
    Warning,
}

fn edits() -> impl Strategy<Value = Edit> {
    prop_oneof![
        4 => (0..4_usize, any::<usize>(), prop::sample::select("，。不可元1".chars().collect::<Vec<_>>()))
            .prop_map(|(field, at, add)| Edit::Text { field, at, add }),
        1 => prop::sample::select(vec![Level::Low, Level::Medium, Level::High]).prop_map(Edit::Level),
        2 => Just(Edit::Delete),
        1 => Just(Edit::Twice),
        1 => any::<usize>().prop_map(Edit::Swap),
        1 => Just(Edit::Warning),
    ]
}

fn insert(text: &mut String, at: usize, add: char) {
    let places: Vec<usize> = text.char_indices().map(|(place, _)| place).chain([text.len()]).collect();
    text.insert(places[at % places.len()], add);
}

/// The report after `edit` at its finding `place`; the same if there is nothing to do.
fn edited(report: &Report, place: usize, edit: &Edit) -> Report {
    let mut edited = report.clone();
    let flags = &mut edited.flags;
    let n = place % flags.len();
    match edit {
        Edit::Text { field, at, add } => {
            let flag = &mut flags[n];
            let optional = match field {
                0 => None,
                1 => flag.consequence.as_mut(),
                2 => flag.next_step.as_mut(),
                _ => flag.suggested_text.as_mut(),
            };
            insert(optional.unwrap_or(&mut flag.finding), *at, *add);
        }
        Edit::Level(level) => flags[n].level = *level,
        Edit::Delete => drop(flags.remove(n)),
        Edit::Twice => flags.insert(n, flags[n].clone()),
        Edit::Swap(other) => {
            let other = other % flags.len();
            flags.swap(n, other);
        }
        Edit::Warning => edited.meta.warnings.push("一切正常。".to_owned()),
    }
    edited.summary = Summary::of(&edited.flags);
    edited
}

#[test]
fn every_edit_is_noticed() {
    let analyzer = Analyzer::new(builtin());
    let reports = CARDS.map(|card| (card, made(&analyzer, card)));
    // A thousand edits; each makes a whole report once more.
    let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig::with_cases(1_000));
    runner
        .run(&(0..CARDS.len(), any::<usize>(), edits()), |(which, place, edit)| {
            let (card, report) = &reports[which];
            let edited = edited(report, place, &edit);
            prop_assume!(edited != *report);
            let verification = analyzer.recompute(&edited, order(*card)).expect("it is fit");
            prop_assert!(!verification.is_sound(), "{edit:?} at {place} was not noticed");
            Ok(())
        })
        .unwrap_or_else(|failure| panic!("{failure}"));
}
