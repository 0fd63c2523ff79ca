//! The tables of the specification, typed as data: every production rule id with its level.

use baihua_kb::Level;

/// Families of contracts, and their rules of level high, medium and low.
const CONTRACT: [(&str, [&str; 3]); 24] = [
    ("agency", ["001 002", "003 004 005 006 007", "008 009 010"]),
    ("common", ["024 001 002 003 005 007 010 012", "006 008 009", "011"]),
    ("construction", ["001 002 003 006 008", "004 005 007 009 010", ""]),
    ("ecommerce", ["001 002 004 007", "003 005 006 008 009", ""]),
    ("elderlycare", ["001 002 003 004 010", "005 006 007", "008"]),
    ("family", ["001 002 007 008", "003 004 005 009 011 012", "006 010"]),
    ("franchise", ["001 002 003 007 008 010", "004 005 006 009", ""]),
    ("invest", ["001 002 003 004 007 012", "005 006 008 010", "009 011"]),
    ("labor", ["001 003 004 005 006 007 009 011 012 014 016 019", "002 008 010 013 015 017 018 020", ""]),
    ("loan", ["001 002", "003 004 006 009", "005 008 010"]),
    ("mcn", ["001 002 004 008", "003 005 006 007", ""]),
    ("medbeauty", ["001 002 003 004", "005 006 008 009", "010"]),
    ("nda", ["001 002 003 007 008", "004 005 006", ""]),
    ("partner", ["001 002 003 006 007", "004 005 008 009 010 012", ""]),
    ("pet", ["001 002", "003 004 005 006", "007"]),
    ("prepaid", ["001 002 004 005 006 008", "003 007 009 010", "011"]),
    ("propmgmt", ["001 002 005", "003 004 006 007 008 010", ""]),
    ("reno", ["001 002 003 008", "004 007 009", "005"]),
    ("rent", ["001 002 003 006 007 008 009 010 011 012 019", "013 014 015", "018 020"]),
    ("sale", ["002 003 004 007", "001 005 006 008 012", "009 011"]),
    ("secondhand", ["001 002 005 007 009 010", "003 004 006 008", ""]),
    ("service", ["002 003 004 005", "006 009 010", "011 012"]),
    ("tech", ["001 005", "002 003 004 006 007 008 009", "010"]),
    ("tour", ["001 002 003", "004 005 006 007 008 009 010", ""]),
];

const POLICY_HIGH: &str = "pol-002 pol-003 pol-004 pol-006 pol-010 pol-012 pol-018 pol-019 pol-020 pol-021 pol-022 pol-024 pol-025 \
     pol-026 pol-027 pol-031 pol-034 pol-040 pol-044 pol-046 pol-047 pol-049 pol-054 pol-055 pol-057 pol-061 pol-074 pol-076 \
     pol-079 pol-080 pol-082 pol-083 pol-084 pol-085 pol-088 pol-090";
const POLICY_MEDIUM: &str = "pol-001 pol-005 pol-007 pol-008 pol-009 pol-011 pol-013 pol-014 pol-015 pol-023 pol-028 pol-029 pol-032 \
     pol-033 pol-035 pol-037 pol-038 pol-039 pol-045 pol-050 pol-051 pol-052 pol-060 pol-062 pol-063 pol-066 pol-070 pol-071 \
     pol-072 pol-077 pol-089 gen-001 gen-002 gen-003 gen-004 gen-005";
const POLICY_LOW: &str = "pol-036 pol-042";

/// The laboratory indicators, in the order of the specification.
pub(crate) const LAB: [&str; 37] = [
    "ALP",
    "TP",
    "ALB",
    "ALT",
    "AST",
    "GGT",
    "K",
    "Na",
    "Cl",
    "Ca",
    "P",
    "Mg",
    "CREA",
    "UREA",
    "TC",
    "LDL-C",
    "HDL-C",
    "TG",
    "non-HDL-C",
    "HCT",
    "MCV",
    "MCH",
    "MCHC",
    "LYMPH%",
    "LYMPH#",
    "MONO%",
    "MONO#",
    "EOS%",
    "EOS#",
    "BASO%",
    "BASO#",
    "NEUT#",
    "NEUT%",
    "WBC",
    "RBC",
    "HGB",
    "PLT",
];

/// The indicators with critical thresholds.
pub(crate) const CRITICAL: [&str; 6] = ["K", "Na", "Ca", "WBC", "HGB", "PLT"];

const LEVELS: [Level; 3] = [Level::High, Level::Medium, Level::Low];

/// Every contract rule of the specification with its level.
pub(crate) fn contract() -> impl Iterator<Item = (String, Level)> {
    CONTRACT.into_iter().flat_map(|(family, levels)| {
        levels.into_iter().zip(LEVELS).flat_map(move |(numbers, level)| {
            numbers.split_whitespace().map(move |number| (format!("{family}-{number}"), level))
        })
    })
}

/// Every policy rule of the specification with its level.
pub(crate) fn policy() -> impl Iterator<Item = (String, Level)> {
    [POLICY_HIGH, POLICY_MEDIUM, POLICY_LOW]
        .into_iter()
        .zip(LEVELS)
        .flat_map(|(ids, level)| ids.split_whitespace().map(move |id| (id.to_owned(), level)))
}

/// The families of contracts.
pub(crate) fn families() -> impl Iterator<Item = &'static str> {
    CONTRACT.into_iter().map(|(family, _)| family)
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_tables_hold_as_many_rules_as_the_specification_counts() {
        assert_eq!((super::contract().count(), super::policy().count(), super::LAB.len()), (250, 74, 37));
    }
}
