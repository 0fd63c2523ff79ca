//! What is printed can be loaded, and is the same again.

use baihua_kb::{Card, Kb, builtin};
use baihua_testkit::rule_files;

fn load(files: &[(String, String)]) -> Kb {
    Kb::load(files.iter().map(|(name, toml)| (name.as_str(), toml.as_str())))
        .unwrap_or_else(|faults| panic!("{faults:?}"))
}

#[test]
fn the_built_in_rules_survive_files_and_back() {
    let again = load(&rule_files(builtin()));
    for card in Card::ALL {
        for (rule, mine) in again.rules(card).iter().zip(builtin().rules(card)) {
            assert_eq!(rule, mine);
            assert_eq!(again.examples(&rule.id), builtin().examples(&rule.id));
        }
    }
    assert_eq!(again.indicators(), builtin().indicators());
    assert_eq!(again.families(), builtin().families());
    assert_eq!(again.lexicon(), builtin().lexicon());
    assert_eq!(again.repealed(), builtin().repealed());
    assert_eq!(again.loan_prime_rates(), builtin().loan_prime_rates());
    assert!(again.fair_sentences().eq(builtin().fair_sentences()));
    assert_eq!(again.counts(), builtin().counts());
    // What has no getter of its own, and the order of it all.
    assert!(again == *builtin(), "something is lost on the way through files");
}

#[test]
fn the_order_of_rule_files_does_not_matter() {
    let mut files = rule_files(builtin());
    // Indicators are listed in the order of their files.
    let labs: Vec<_> = files.extract_if(.., |(name, _)| name.starts_with("lab/")).collect();
    files.reverse();
    files.extend(labs);
    let turned = load(&files);
    assert_eq!(turned.rules(Card::Contract), builtin().rules(Card::Contract));
    assert_eq!(turned.indicators(), builtin().indicators());
    assert_eq!(turned.counts(), builtin().counts());
}

#[test]
fn nothing_beside_the_built_in_rules_is_the_built_in_rules() {
    let nothing = Kb::load([]).unwrap_or_else(|faults| panic!("{faults:?}"));
    assert_eq!(builtin().with(nothing).counts(), builtin().counts());
}
