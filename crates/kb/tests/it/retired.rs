//! Ids that were given up still resolve, so that a report of last year can be looked up.

use baihua_kb::{Entry, Kb, builtin};
use baihua_testkit::invariants;

fn with_retired(toml: &str) -> Kb {
    builtin().with(Kb::load([("retired.toml", toml)]).unwrap_or_else(|faults| panic!("{faults:?}")))
}

#[test]
fn a_retired_id_leads_to_the_one_that_answers_for_it() {
    let kb = with_retired("[[retired]]\nid = \"rent-004\"\nnow = \"rent-003\"\n");
    assert_eq!(kb.lookup("rent-004").map(Entry::id), Some("rent-003"));
    assert_eq!(
        kb.retired().iter().map(|(old, new)| (old.as_ref(), new.as_ref())).collect::<Vec<_>>(),
        [("rent-004", "rent-003")]
    );
    assert_eq!(invariants::retired_ids_resolve(&kb), Ok(()));
    assert_eq!(kb.counts(), builtin().counts(), "it is listed no more");
}

#[test]
fn a_retired_id_that_leads_nowhere_is_noticed() {
    for now in ["rent-999", "rent-004"] {
        let kb = with_retired(&format!("[[retired]]\nid = \"rent-004\"\nnow = \"{now}\"\n"));
        assert!(invariants::retired_ids_resolve(&kb).is_err(), "{now}");
    }
}

#[test]
fn ids_resolve_as_they_are_spelt_and_not_otherwise() {
    let kb = builtin();
    assert_eq!(invariants::retired_ids_resolve(kb), Ok(()));
    assert_eq!(invariants::ids_are_unique(kb), Ok(()));
    for id in ["", " ", "rent-1", "RENT-001", "rent-001 ", "k", "LYMPH", "LYMPH%25", "pol-091", "../rent-001", "甲"] {
        assert_eq!(kb.lookup(id), None, "{id:?}");
    }
}
