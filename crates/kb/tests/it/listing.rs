//! The listing equals the tables of the specification, typed here as they stand there.

use std::collections::BTreeMap;

use baihua_kb::{Card, Level, Listing, Release, builtin};

/// "Contract rules, as `family-NNN`, grouped by level per family": family, high, medium, low.
const CONTRACT: &str = "
| agency | 001, 002 | 003, 004, 005, 006, 007 | 008, 009, 010 |
| common | 024, 001, 002, 003, 005, 007, 010, 012 | 006, 008, 009 | 011 |
| construction | 001, 002, 003, 006, 008 | 004, 005, 007, 009, 010 | none |
| ecommerce | 001, 002, 004, 007 | 003, 005, 006, 008, 009 | none |
| elderlycare | 001, 002, 003, 004, 010 | 005, 006, 007 | 008 |
| family | 001, 002, 007, 008 | 003, 004, 005, 009, 011, 012 | 006, 010 |
| franchise | 001, 002, 003, 007, 008, 010 | 004, 005, 006, 009 | none |
| invest | 001, 002, 003, 004, 007, 012 | 005, 006, 008, 010 | 009, 011 |
| labor | 001, 003, 004, 005, 006, 007, 009, 011, 012, 014, 016, 019 | 002, 008, 010, 013, 015, 017, 018, 020 | none |
| loan | 001, 002 | 003, 004, 006, 009 | 005, 008, 010 |
| mcn | 001, 002, 004, 008 | 003, 005, 006, 007 | none |
| medbeauty | 001, 002, 003, 004 | 005, 006, 008, 009 | 010 |
| nda | 001, 002, 003, 007, 008 | 004, 005, 006 | none |
| partner | 001, 002, 003, 006, 007 | 004, 005, 008, 009, 010, 012 | none |
| pet | 001, 002 | 003, 004, 005, 006 | 007 |
| prepaid | 001, 002, 004, 005, 006, 008 | 003, 007, 009, 010 | 011 |
| propmgmt | 001, 002, 005 | 003, 004, 006, 007, 008, 010 | none |
| reno | 001, 002, 003, 008 | 004, 007, 009 | 005 |
| rent | 001, 002, 003, 006, 007, 008, 009, 010, 011, 012, 019 | 013, 014, 015 | 018, 020 |
| sale | 002, 003, 004, 007 | 001, 005, 006, 008, 012 | 009, 011 |
| secondhand | 001, 002, 005, 007, 009, 010 | 003, 004, 006, 008 | none |
| service | 002, 003, 004, 005 | 006, 009, 010 | 011, 012 |
| tech | 001, 005 | 002, 003, 004, 006, 007, 008, 009 | 010 |
| tour | 001, 002, 003 | 004, 005, 006, 007, 008, 009, 010 | none |
";

/// "Policy rules, as `pol-NNN` and `gen-NNN`".
const POLICY_HIGH: &str = "pol-002, 003, 004, 006, 010, 012, 018, 019, 020, 021, 022, 024, 025, 026, 027, 031, 034, 040, 044, \
     046, 047, 049, 054, 055, 057, 061, 074, 076, 079, 080, 082, 083, 084, 085, 088, 090";
const POLICY_MEDIUM: &str = "pol-001, 005, 007, 008, 009, 011, 013, 014, 015, 023, 028, 029, 032, 033, 035, 037, 038, 039, 045, \
     050, 051, 052, 060, 062, 063, 066, 070, 071, 072, 077, 089, gen-001, gen-002, gen-003, gen-004, gen-005";
const POLICY_LOW: &str = "pol-036, pol-042";

/// "Lab indicator identifiers (37)".
const LAB: &str = "ALP, TP, ALB, ALT, AST, GGT; K, Na, Cl, Ca, P, Mg; CREA, UREA; TC, LDL-C, HDL-C, TG, non-HDL-C; \
     HCT, MCV, MCH, MCHC, LYMPH%, LYMPH#, MONO%, MONO#, EOS%, EOS#, BASO%, BASO#, NEUT#, NEUT%, WBC, RBC, HGB, PLT";

/// "Lab indicators with a non-null `critical_src`".
const CRITICAL: &str = "K, Na, Ca, WBC, HGB, PLT";

fn listing() -> Listing {
    let release = Release { version: "1.0.0-rc.1".to_owned(), commit: "0123456".to_owned() };
    builtin().listing(release, "https://baihua.example")
}

#[test]
fn contract_rules_are_those_of_the_table() {
    let mut wanted = BTreeMap::new();
    for row in CONTRACT.trim().lines() {
        let cells: Vec<&str> = row.trim_matches('|').split('|').map(str::trim).collect();
        let [family, levels @ ..] = cells.as_slice() else { panic!("{row}") };
        assert_eq!(levels.len(), 3, "{row}");
        for (numbers, level) in levels.iter().zip(Level::DESCENDING) {
            for number in numbers.split(", ").filter(|number| *number != "none") {
                assert_eq!(wanted.insert(format!("{family}-{number}"), level), None, "{row}");
            }
        }
    }
    assert_eq!(wanted.len(), 250);
    let listed: BTreeMap<String, Level> =
        listing().rules.contract.into_iter().map(|entry| (entry.rule_id, entry.level)).collect();
    assert_eq!(listed, wanted);
}

#[test]
fn policy_rules_are_those_of_the_table() {
    let mut wanted = BTreeMap::new();
    for (ids, level) in [(POLICY_HIGH, Level::High), (POLICY_MEDIUM, Level::Medium), (POLICY_LOW, Level::Low)] {
        for id in ids.split(", ") {
            let id = if id.contains('-') { id.to_owned() } else { format!("pol-{id}") };
            assert_eq!(wanted.insert(id, level), None);
        }
    }
    assert_eq!(wanted.len(), 74);
    let listed: BTreeMap<String, Level> =
        listing().rules.policy.into_iter().map(|entry| (entry.rule_id, entry.level)).collect();
    assert_eq!(listed, wanted);
}

#[test]
fn indicators_are_those_of_the_list_in_its_order() {
    let wanted: Vec<&str> = LAB.split([',', ';']).map(str::trim).collect();
    let lab = listing().rules.lab;
    assert_eq!(lab.iter().map(|entry| entry.rule_id.as_str()).collect::<Vec<_>>(), wanted);
    assert_eq!(wanted.len(), 37);
    let critical: Vec<&str> =
        lab.iter().filter(|entry| entry.critical_src.is_some()).map(|entry| entry.rule_id.as_str()).collect();
    assert_eq!(critical, CRITICAL.split(", ").collect::<Vec<_>>());
    for entry in &lab {
        assert_eq!(entry.name, entry.rule_id);
        assert!(!entry.range_src.is_empty(), "{}", entry.rule_id);
    }
}

#[test]
fn the_listing_counts_and_names_itself() {
    let listing = listing();
    let rules = &listing.rules;
    assert_eq!((rules.contract.len(), rules.policy.len(), rules.lab.len()), (250, 74, 37));
    assert_eq!((listing.counts.contract, listing.counts.policy, listing.counts.lab), (250, 74, 37));
    assert_eq!(listing.usage, "GET https://baihua.example/api/rules?id={rule_id}");
    assert_eq!(listing.human_readable_index, "https://baihua.example/rules");
    assert_eq!((listing.release.version.as_str(), listing.release.commit.as_str()), ("1.0.0-rc.1", "0123456"));
    let json = serde_json::to_string(&listing).expect("a listing is JSON");
    assert_eq!(serde_json::from_str::<Listing>(&json).expect("it was one"), listing);
    assert!(json.contains(r#""critical_src":null"#), "absent thresholds are null, not missing");
}

#[test]
fn every_entry_says_where_it_rests() {
    for entry in listing().rules.contract {
        assert!(
            entry.law_ref.starts_with('《') && entry.law_ref.contains('》'),
            "{}: {}",
            entry.rule_id,
            entry.law_ref
        );
    }
    for entry in listing().rules.policy {
        let structure = entry.source.contains("结构比对");
        assert_eq!(structure, entry.rule_id.starts_with("gen-"), "{}: {}", entry.rule_id, entry.source);
        assert!(structure || entry.source.contains('》'), "{}: {}", entry.rule_id, entry.source);
        assert!(entry.source.ends_with('）'), "a short explanation in brackets: {}", entry.source);
    }
}

#[test]
fn no_two_rules_say_the_same() {
    let (mut names, mut findings) = (BTreeMap::new(), BTreeMap::new());
    for rule in builtin().rules(Card::Contract).iter().chain(builtin().rules(Card::Policy)) {
        assert_eq!(names.insert(rule.name.as_ref(), &rule.id), None, "{} has the name of another", rule.id);
        assert_eq!(findings.insert(rule.finding.as_ref(), &rule.id), None, "{} has the finding of another", rule.id);
    }
}
