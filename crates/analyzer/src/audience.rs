//! Whom rules speak to: those of a family protect its weaker side, such as tenants, workers and borrowers.

use baihua_kb::{Family, Kb, Rule};

/// The family of contracts whose weaker side works.
const WORK: &str = "labor";
/// The family of contracts whose weaker side is a tenant.
const RENT: &str = "rent";

/// The reader of a document, as the rules see him.
pub(crate) struct Audience<'a> {
    kb: &'a Kb,
    /// What the reader is in the trade, such as 承租人, where the document says so.
    role: Option<&'a str>,
    /// Whether the reader drafted the document.
    reads_own_draft: bool,
    /// Whether the reader has a house of his own let by another: no tenant, whatever he is called.
    entrusts_a_house: bool,
}

impl<'a> Audience<'a> {
    pub(crate) fn new(kb: &'a Kb, role: Option<&'a str>, reads_own_draft: bool) -> Audience<'a> {
        Audience { kb, role, reads_own_draft, entrusts_a_house: false }
    }

    /// The same for a reader who may have a house of his own let by another.
    pub(crate) fn who_entrusts(self, entrusts_a_house: bool) -> Audience<'a> {
        Audience { entrusts_a_house, ..self }
    }

    /// Whether `rule` can be meant for the reader: it is for every contract, or its family does not know the reader as the
    /// side that others are protected from. A lender is not protected by what protects borrowers, and a customer is
    /// nobody's employee.
    pub(crate) fn is_spoken_to_by(&self, rule: &Rule) -> bool {
        if is_for_all(rule) {
            return true;
        }
        if self.is_protected_from(rule) {
            return false;
        }
        let (Some(role), Some(home)) = (self.role, self.home(rule)) else { return true };
        protects(home, role) || home.id != WORK || !self.kb.families().iter().any(|family| protects(family, role))
    }

    /// Whether `rule` protects others from the reader.
    pub(crate) fn is_protected_from(&self, rule: &Rule) -> bool {
        if is_for_all(rule) {
            return false;
        }
        if self.reads_own_draft || self.is_for_tenants_of_others(rule) {
            return true;
        }
        let (Some(role), Some(home)) = (self.role, self.home(rule)) else { return false };
        !protects(home, role) && home.strong.iter().any(|known| known == role)
    }

    /// Whether `rule` is for tenants, and the reader owns the house: another rule may say the same of his contract.
    pub(crate) fn is_for_tenants_of_others(&self, rule: &Rule) -> bool {
        self.entrusts_a_house && rule.families.first().is_some_and(|home| home == RENT)
    }

    /// The family that a rule is at home in.
    fn home(&self, rule: &Rule) -> Option<&'a Family> {
        rule.families.first().and_then(|id| self.family(id))
    }

    fn family(&self, id: &str) -> Option<&'a Family> {
        self.kb.families().iter().find(|family| family.id == id)
    }
}

fn is_for_all(rule: &Rule) -> bool {
    rule.families.iter().any(|family| family == "*")
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

    #[test]
    fn who_has_a_house_let_by_another_is_no_tenant() {
        let owner = Audience::new(builtin(), Some("委托人"), false).who_entrusts(true);
        assert!(!owner.is_spoken_to_by(rule("rent-008")));
        assert!(owner.is_spoken_to_by(rule("agency-010")) && owner.is_spoken_to_by(rule("common-002")));
    }
}
