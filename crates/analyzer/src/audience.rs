//! Whom rules speak to: those of a family protect its weaker side, such as tenants, workers and borrowers.

use baihua_kb::{Family, Kb, Rule};

/// The family of contracts whose weaker side works.
const WORK: &str = "labor";

/// The reader of a document, as the rules see him.
pub(crate) struct Audience<'a> {
    kb: &'a Kb,
    /// What the reader is in the trade, such as 承租人, where the document says so.
    role: Option<&'a str>,
    /// Whether the reader drafted the document.
    reads_own_draft: bool,
}

impl<'a> Audience<'a> {
    pub(crate) fn new(kb: &'a Kb, role: Option<&'a str>, reads_own_draft: bool) -> Audience<'a> {
        Audience { kb, role, reads_own_draft }
    }

    /// Whether `rule` can be meant for the reader: it is for every contract, or its family does not know the reader as the
    /// side that others are protected from. A lender is not protected by what protects borrowers, and a customer is
    /// nobody's employee.
    pub(crate) fn is_spoken_to_by(&self, rule: &Rule) -> bool {
        if rule.families.iter().any(|family| family == "*") {
            return true;
        }
        if self.reads_own_draft {
            return false;
        }
        let (Some(role), Some(home)) = (self.role, rule.families.first().and_then(|id| self.family(id))) else {
            return true;
        };
        if protects(home, role) {
            return true;
        }
        let is_strong = home.strong.iter().any(|known| known == role);
        let is_a_customer = home.id == WORK && self.kb.families().iter().any(|family| protects(family, role));
        !is_strong && !is_a_customer
    }

    fn family(&self, id: &str) -> Option<&'a Family> {
        self.kb.families().iter().find(|family| family.id == id)
    }
}

fn protects(family: &Family, role: &str) -> bool {
    family.weak.iter().any(|known| known == role)
}

#[cfg(test)]
mod tests {
    use baihua_kb::{Card, Rule, builtin};

    use super::Audience;

    fn rule(id: &str) -> &'static Rule {
        builtin().rules(Card::Contract).iter().find(|rule| rule.id == id).expect("there is such a rule")
    }

    #[test]
    fn rules_of_a_family_speak_to_its_weaker_side() {
        for (id, role, own_draft, expected) in [
            ("rent-001", Some("承租人"), false, true),
            ("rent-001", Some("出租人"), false, false),
            ("rent-001", None, false, true),
            ("rent-001", None, true, false),
            ("loan-001", Some("出借人"), false, false),
            ("loan-001", Some("借款人"), false, true),
            ("labor-001", Some("客户"), false, false),
            ("labor-001", Some("劳动者"), false, true),
            ("common-002", Some("出租人"), true, true),
        ] {
            let audience = Audience::new(builtin(), role, own_draft);
            assert_eq!(audience.is_spoken_to_by(rule(id)), expected, "{id} {role:?} {own_draft}");
        }
    }
}
