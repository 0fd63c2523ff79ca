#[cfg(feature = "load")]
use std::collections::BTreeMap;
use std::sync::LazyLock;

#[cfg(feature = "load")]
use crate::packed::{Cited, pack};
use crate::{
    Card, Examples, ExpectedClause, Family, Illness, Indicator, Language, Lexicon, List, Move, Rate, Repealed, Rule,
    Words,
    packed::{articles, unpack},
};

/// A knowledge base: rules, indicators and families, in listing order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kb {
    pub(crate) contract: List<Rule>,
    pub(crate) policy: List<Rule>,
    pub(crate) lab: List<Indicator>,
    pub(crate) families: List<Family>,
    /// Retired ids, each with its replacement.
    pub(crate) retired: List<(Words, Words)>,
    pub(crate) examples: List<Examples>,
    /// Sentences of fair documents: family and text.
    pub(crate) fair: List<(Words, Words)>,
    pub(crate) lexicon: Lexicon,
    pub(crate) language: Language,
    pub(crate) moves: List<Move>,
    pub(crate) illnesses: List<Illness>,
    /// Classes of words by which the facts of a document are found.
    pub(crate) facts: List<(Words, List<Words>)>,
    pub(crate) expected: List<ExpectedClause>,
    pub(crate) repealed: List<Repealed>,
    /// Sorted by day of publication, oldest first.
    pub(crate) rates: List<Rate>,
}

static BUILTIN: LazyLock<Kb> =
    LazyLock::new(|| unpacked().expect("the files are as `Kb::packed` wrote them, which CI compares"));

/// Reads the files of the folder `generated`.
fn unpacked() -> Option<Kb> {
    macro_rules! file {
        ($name:literal, $articles:expr) => {
            unpack(include_str!(concat!("generated/", $name)), $articles)
        };
    }
    let articles = articles(include_str!("generated/sources.txt"))?;
    let (language, moves): (Language, List<Move>) = file!("moves.txt", &articles)?;
    let (families, retired) = file!("families.txt", &articles)?;
    let (repealed, rates) = file!("tables.txt", &articles)?;
    #[cfg(feature = "examples")]
    let (examples, fair, moves) = {
        let (examples, (fair, sentences)): (_, (_, Vec<_>)) = file!("examples.txt", &articles)?;
        let with_theirs = |(a_move, (hits, misses))| Move { hits, misses, ..a_move };
        (examples, fair, moves.into_owned().into_iter().zip(sentences).map(with_theirs).collect())
    };
    #[cfg(not(feature = "examples"))]
    let (examples, fair) = Default::default();
    Some(Kb {
        contract: file!("contract.txt", &articles)?,
        policy: file!("policy.txt", &articles)?,
        lab: file!("lab.txt", &articles)?,
        families,
        retired,
        examples,
        fair,
        lexicon: file!("lexicon.txt", &articles)?,
        language,
        moves,
        illnesses: file!("illnesses.txt", &articles)?,
        facts: file!("facts.txt", &articles)?,
        expected: file!("expected.txt", &articles)?,
        repealed,
        rates,
    })
}

/// The rules that come with the crate. The first call reads them, in a few milliseconds; their texts stay where the program has
/// them.
#[must_use]
pub fn builtin() -> &'static Kb {
    &BUILTIN
}

/// The entry that an id refers to.
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

    /// The rules that are judged in documents of one family: those that name it, and those of every family (`*`).
    ///
    /// `family` is the id of a family of contracts such as `rent`, a kind of insurance such as `health`, or `policy`
    /// for every policy rule. In listing order; none for a name that neither a family nor a rule has.
    pub fn rules_in<'k>(&'k self, family: &str) -> impl Iterator<Item = &'k Rule> + use<'k> {
        let names = |rule: &Rule| rule.families.iter().any(|name| name == family);
        let everywhere = |rule: &Rule| rule.families.iter().any(|name| name == "*");
        let of = |rules: &'k [Rule], known: bool, all: bool| -> Vec<&'k Rule> {
            let known = known || rules.iter().any(names);
            rules.iter().filter(|rule| known && (all || names(rule) || everywhere(rule))).collect()
        };
        let insurance = family == "policy";
        let has_file = self.families.iter().any(|known| known.id == family);
        let contract = of(&self.contract, has_file && !insurance, false);
        let policy = of(&self.policy, insurance, insurance);
        contract.into_iter().chain(policy)
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

    /// The entry with this id, spelt as in the listing. A retired id resolves to its replacement.
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

    /// Critical illnesses as the insurance industry defines them, in the order of its list.
    #[must_use]
    pub fn illnesses(&self) -> &[Illness] {
        &self.illnesses
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

    /// The shared words of the clause reader.
    #[must_use]
    pub fn language(&self) -> &Language {
        &self.language
    }

    /// What clauses do to readers, by id.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// Classes of words by which the facts of a document are found: names of rents, of deposits, of periods.
    #[must_use]
    pub fn fact_words(&self) -> &[(Words, List<Words>)] {
        &self.facts
    }

    /// What fair contracts say, by family, in the order of their files.
    #[must_use]
    pub fn expected_clauses(&self) -> &[ExpectedClause] {
        &self.expected
    }

    /// Retired ids, each with its replacement.
    #[must_use]
    pub fn retired(&self) -> &[(Words, Words)] {
        &self.retired
    }

    /// All of it as the files that the crate carries, by name: what `builtin` reads. A rule that was loaded and one that was packed
    /// and read again are equal.
    #[cfg(feature = "load")]
    #[must_use]
    pub fn packed(&self) -> BTreeMap<&'static str, String> {
        let mut cited = Cited::default();
        let sentences: Vec<_> = self.moves.iter().map(|a_move| (a_move.hits.clone(), a_move.misses.clone())).collect();
        let mut files = BTreeMap::from([
            ("contract.txt", pack(&self.contract, &mut cited)),
            ("policy.txt", pack(&self.policy, &mut cited)),
            ("lab.txt", pack(&self.lab, &mut cited)),
            ("families.txt", pack(&(self.families.clone(), self.retired.clone()), &mut cited)),
            ("examples.txt", pack(&(self.examples.clone(), (self.fair.clone(), sentences)), &mut cited)),
            ("lexicon.txt", pack(&self.lexicon, &mut cited)),
            ("moves.txt", pack(&(self.language.clone(), self.moves.clone()), &mut cited)),
            ("illnesses.txt", pack(&self.illnesses, &mut cited)),
            ("facts.txt", pack(&self.facts, &mut cited)),
            ("expected.txt", pack(&self.expected, &mut cited)),
            ("tables.txt", pack(&(self.repealed.clone(), self.rates.clone()), &mut cited)),
        ]);
        files.insert("sources.txt", cited.file());
        files
    }

    /// How many rules of each kind there are.
    #[must_use]
    pub fn counts(&self) -> Counts {
        Counts { contract: self.contract.len(), policy: self.policy.len(), lab: self.lab.len() }
    }

    /// These rules, and `others` beside them. Where both know an id, the entry of `others` replaces ours and keeps its
    /// place, so that an embedder can correct one without moving the rest; new entries come last. Rules are listed by
    /// id and rates by day all the same.
    #[must_use]
    pub fn with(&self, others: Kb) -> Kb {
        fn merge<T: Clone>(mine: &[T], theirs: List<T>, id: impl Fn(&T) -> &str) -> List<T> {
            let mut all = mine.to_vec();
            for new in theirs.into_owned() {
                match all[..mine.len()].iter_mut().find(|old| id(old) == id(&new)) {
                    Some(old) => *old = new,
                    None => all.push(new),
                }
            }
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
            language: Language {
                words: merge(&self.language.words, others.language.words, |(class, _)| class),
                signs: merge(&self.language.signs, others.language.signs, |(sign, _)| sign),
                acts: merge(&self.language.acts, others.language.acts, |(act, _)| act),
                softened: {
                    let mut all = self.language.softened.to_vec();
                    all.extend(
                        others.language.softened.iter().filter(|mend| !self.language.softened.contains(mend)).cloned(),
                    );
                    all.into()
                },
            },
            moves: merge(&self.moves, others.moves, |a_move| &a_move.id),
            illnesses: merge(&self.illnesses, others.illnesses, |illness| &illness.name),
            facts: merge(&self.facts, others.facts, |(class, _)| class),
            expected: merge(&self.expected, others.expected, |clause| &clause.id),
            repealed: merge(&self.repealed, others.repealed, |entry| &entry.law),
            rates: merge(&self.rates, others.rates, |rate| &rate.from),
        };
        merged.contract.to_mut().sort_by(|a, b| a.id.cmp(&b.id));
        merged.policy.to_mut().sort_by(|a, b| a.id.cmp(&b.id));
        merged.rates.to_mut().sort_by(|a, b| a.from.cmp(&b.from));
        merged
    }
}
