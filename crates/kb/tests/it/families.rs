//! Which rules are judged in which documents.

use std::collections::BTreeSet;

use baihua_kb::{Card, Rule, builtin};

fn ids(family: &str) -> BTreeSet<&'static str> {
    builtin().rules_in(family).map(|rule| rule.id.as_ref()).collect()
}

fn judged(rule: &Rule, family: &str) -> bool {
    rule.families.iter().any(|name| name == family || name == "*")
}

#[test]
fn a_family_of_contracts_has_its_own_rules_those_that_name_it_and_those_of_all() {
    let rent = ids("rent");
    let contract = builtin().rules(Card::Contract);
    assert_eq!(rent, contract.iter().filter(|rule| judged(rule, "rent")).map(|rule| rule.id.as_ref()).collect());
    let home = contract.iter().filter(|rule| rule.id.starts_with("rent-"));
    assert!(home.clone().count() < rent.len());
    for rule in home {
        assert!(rent.contains(rule.id.as_ref()), "{} is not judged at home", rule.id);
    }
}

#[test]
fn every_rule_of_a_contract_is_judged_in_some_family() {
    let families = builtin().families().iter().filter(|family| family.id != "policy");
    let all: BTreeSet<&str> = families.flat_map(|family| ids(&family.id)).collect();
    assert_eq!(all.len(), builtin().counts().contract);
}

#[test]
fn a_kind_of_insurance_has_policy_rules_alone() {
    let health = ids("health");
    let policy = builtin().rules(Card::Policy);
    assert_eq!(health, policy.iter().filter(|rule| judged(rule, "health")).map(|rule| rule.id.as_ref()).collect());
    assert!(health.len() < policy.len());
    assert_eq!(ids("policy").len(), policy.len());
}

#[test]
fn a_family_that_nobody_knows_has_none() {
    for family in ["castle", "", "*x", "rent-001"] {
        assert!(ids(family).is_empty(), "{family}");
    }
}
