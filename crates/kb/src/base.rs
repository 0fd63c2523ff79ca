use crate::{Card, Examples, Family, Indicator, Lexicon, List, Rate, Repealed, Rule, Words, generated};

/// A knowledge base: rules, indicators and families, in listing order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kb {
    pub(crate) contract: List<Rule>,
    pub(crate) policy: List<Rule>,
    pub(crate) lab: List<Indicator>,
    pub(crate) families: List<Family>,
    /// Ids that were given up, and the ids that answer for them.
    pub(crate) retired: List<(Words, Words)>,
    pub(crate) examples: List<Examples>,
    /// Family and sentence.
    pub(crate) fair: List<(Words, Words)>,
    pub(crate) lexicon: Lexicon,
    pub(crate) repealed: List<Repealed>,
    /// By day of publication, the oldest first.
    pub(crate) rates: List<Rate>,
}

#[cfg(feature = "examples")]
use crate::generated::examples::{EXAMPLES, FAIR};
#[cfg(not(feature = "examples"))]
const EXAMPLES: &[Examples] = &[];
#[cfg(not(feature = "examples"))]
const FAIR: &[(Words, Words)] = &[];

static BUILTIN: Kb = Kb {
    contract: List::Borrowed(generated::contract::RULES),
    policy: List::Borrowed(generated::policy::RULES),
    lab: List::Borrowed(generated::lab::INDICATORS),
    families: List::Borrowed(generated::family::FAMILIES),
    retired: List::Borrowed(generated::family::RETIRED),
    examples: List::Borrowed(EXAMPLES),
    fair: List::Borrowed(FAIR),
    lexicon: generated::lexicon::LEXICON,
    repealed: List::Borrowed(generated::tables::REPEALED),
    rates: List::Borrowed(generated::tables::RATES),
};

/// The rules that come with the crate.
#[must_use]
pub fn builtin() -> &'static Kb {
    &BUILTIN
}

/// What an id stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry<'k> {
    /// A rule of contracts or policies.
    Rule(&'k Rule),
    /// A laboratory indicator.
    Indicator(&'k Indicator),
}

impl<'k> Entry<'k> {
    /// The id, never a retired one.
    #[must_use]
    pub fn id(self) -> &'k str {
        match self {
            Entry::Rule(rule) => &rule.id,
            Entry::Indicator(indicator) => &indicator.id,
        }
    }

    /// What it judges.
    #[must_use]
    pub fn card(self) -> Card {
        match self {
            Entry::Rule(rule) => rule.card,
            Entry::Indicator(_) => Card::Lab,
        }
    }
}

/// How many rules of each kind there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Counts {
    /// Contract rules.
    pub contract: usize,
    /// Policy rules.
    pub policy: usize,
    /// Laboratory indicators.
    pub lab: usize,
}

impl Kb {
    /// The rules of `card` in listing order; none for [`Card::Lab`], whose entries are [`Kb::indicators`].
    #[must_use]
    pub fn rules(&self, card: Card) -> &[Rule] {
        match card {
            Card::Contract => &self.contract,
            Card::Policy => &self.policy,
            Card::Lab => &[],
        }
    }

    /// The laboratory indicators in listing order.
    #[must_use]
    pub fn indicators(&self) -> &[Indicator] {
        &self.lab
    }

    /// The families of contracts, and `policy` for insurance.
    #[must_use]
    pub fn families(&self) -> &[Family] {
        &self.families
    }

    /// What `id` stands for, spelt as in the listing. A retired id leads to the one that answers for it.
    #[must_use]
    pub fn lookup(&self, id: &str) -> Option<Entry<'_>> {
        let id = self.retired.iter().find(|(old, _)| old == id).map_or(id, |(_, new)| new.as_ref());
        let rule = |rules: &'_ [Rule]| rules.iter().position(|rule| rule.id == id);
        if let Some(at) = rule(&self.contract) {
            return Some(Entry::Rule(&self.contract[at]));
        }
        if let Some(at) = rule(&self.policy) {
            return Some(Entry::Rule(&self.policy[at]));
        }
        self.lab.iter().find(|indicator| indicator.id == id).map(Entry::Indicator)
    }

    /// Laws that are no longer in force.
    #[must_use]
    pub fn repealed(&self) -> &[Repealed] {
        &self.repealed
    }

    /// The one-year loan prime rate by day of publication, the oldest first.
    #[must_use]
    pub fn loan_prime_rates(&self) -> &[Rate] {
        &self.rates
    }

    /// The shared vocabulary of detection.
    #[must_use]
    pub fn lexicon(&self) -> &Lexicon {
        &self.lexicon
    }

    /// Ids that were given up, each with the id that answers for it.
    #[must_use]
    pub fn retired(&self) -> &[(Words, Words)] {
        &self.retired
    }

    /// How many rules of each kind there are.
    #[must_use]
    pub fn counts(&self) -> Counts {
        Counts { contract: self.contract.len(), policy: self.policy.len(), lab: self.lab.len() }
    }

    /// These rules, and `others` beside them. Where both know an id, `others` wins: whoever embeds the crate can
    /// correct a rule without touching it.
    #[must_use]
    pub fn with(&self, others: Kb) -> Kb {
        fn merge<T: Clone>(mine: &[T], theirs: List<T>, id: impl Fn(&T) -> &str) -> List<T> {
            let mut all: Vec<T> =
                mine.iter().filter(|old| !theirs.iter().any(|new| id(new) == id(old))).cloned().collect();
            all.extend(theirs.into_owned());
            all.into()
        }
        let mut merged = Kb {
            contract: merge(&self.contract, others.contract, |rule| &rule.id),
            policy: merge(&self.policy, others.policy, |rule| &rule.id),
            lab: merge(&self.lab, others.lab, |indicator| &indicator.id),
            families: merge(&self.families, others.families, |family| &family.id),
            retired: merge(&self.retired, others.retired, |(old, _)| old),
            examples: merge(&self.examples, others.examples, |examples| &examples.rule),
            fair: merge(&self.fair, others.fair, |(_, text)| text),
            lexicon: Lexicon {
                words: merge(&self.lexicon.words, others.lexicon.words, |(class, _)| class),
                concepts: merge(&self.lexicon.concepts, others.lexicon.concepts, |concept| &concept.name),
            },
            repealed: merge(&self.repealed, others.repealed, |entry| &entry.law),
            rates: merge(&self.rates, others.rates, |rate| &rate.from),
        };
        merged.contract.to_mut().sort_by(|a, b| a.id.cmp(&b.id));
        merged.policy.to_mut().sort_by(|a, b| a.id.cmp(&b.id));
        merged
    }
}
