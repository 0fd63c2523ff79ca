//! What is loaded beside the built-in rules replaces what has its id, and moves nothing else.

use baihua_kb::{Card, Kb, builtin};
use baihua_testkit::rule_files;

fn beside(files: &[(&str, &str)]) -> Kb {
    builtin().with(Kb::load(files.iter().copied()).unwrap_or_else(|faults| panic!("{faults}")))
}

#[test]
fn a_replaced_concept_keeps_its_place_and_a_new_one_comes_last() {
    let names = |kb: &Kb| kb.lexicon().concepts.iter().map(|concept| concept.name.to_string()).collect::<Vec<_>>();
    let ours = names(builtin());
    let (third, new) = (&ours[2], "own-concept");
    let concept =
        |name: &str| format!("[[concept]]\nname = \"{name}\"\nmeaning = \"改过的\"\nany = [\"押金 8 不退\"]\n");
    let lexicon = format!("[words]\n\n{}{}", concept(third), concept(new));
    let kb = beside(&[("lexicon.toml", &lexicon)]);
    assert_eq!(kb.lexicon().concepts[2].meaning, "改过的");
    assert_eq!(names(&kb), [ours.as_slice(), &[new.to_owned()]].concat());
}

#[test]
fn a_replaced_class_of_words_keeps_its_place() {
    let classes = |kb: &Kb| kb.lexicon().words.iter().map(|(class, _)| class.to_string()).collect::<Vec<_>>();
    let ours = classes(builtin());
    let kb = beside(&[("lexicon.toml", &format!("concept = []\n[words]\n{} = [\"改过的\"]\n", ours[1]))]);
    assert_eq!(kb.lexicon().class(&ours[1]).map(|words| words[0].as_ref()), Some("改过的"));
    assert_eq!(classes(&kb), ours);
}

#[test]
fn a_replaced_indicator_and_a_replaced_rule_keep_their_places() {
    let files = rule_files(builtin());
    let second = files.iter().filter(|(name, _)| name.starts_with("lab/")).nth(1).expect("there are many");
    let rule = files.iter().find(|(name, _)| name == "contract/rent-007.toml").expect("it is a rule");
    let mut loaded = vec![
        (second.0.as_str(), second.1.replacen("meaning = \"", "meaning = \"改过的", 1)),
        (rule.0.as_str(), rule.1.replacen("name = \"", "name = \"改过的", 1)),
    ];
    let sources = files.iter().filter(|(name, _)| name.starts_with("sources/"));
    loaded.extend(sources.map(|(name, toml)| (name.as_str(), toml.clone())));
    let loaded: Vec<_> = loaded.iter().map(|(name, toml)| (*name, toml.as_str())).collect();
    let kb = beside(&loaded);
    assert!(kb.indicators()[1].meaning.starts_with("改过的"));
    assert!(kb.indicators().iter().zip(builtin().indicators()).all(|(new, old)| new.id == old.id));
    let rules = |kb: &Kb| kb.rules(Card::Contract).iter().map(|rule| rule.id.to_string()).collect::<Vec<_>>();
    assert_eq!(rules(&kb), rules(builtin()));
    assert!(kb.rules(Card::Contract).iter().any(|rule| rule.id == "rent-007" && rule.name.starts_with("改过的")));
}

#[test]
fn rates_stay_in_the_order_of_their_days() {
    let tables = "repealed = []\n[[loan_prime_rate]]\nfrom = \"1999-01-01\"\npercent = \"9.99\"\n";
    let kb = beside(&[("tables.toml", tables)]);
    assert_eq!(kb.loan_prime_rates()[0].from, "1999-01-01");
    assert!(kb.loan_prime_rates().is_sorted_by(|a, b| a.from < b.from));
}
