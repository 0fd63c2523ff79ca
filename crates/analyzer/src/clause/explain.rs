//! What the clause reader saw in a document, statement by statement, for those who write moves and for embedders.

use baihua_text::CharRange;
use serde::Serialize;

use super::{Reading, party::Who, quote::Taken, wording::WordingError};
use crate::{Analyzer, Order, detect::judges::Sheet, read::reading::clauses};

/// One move of a document.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct FoundMove {
    /// Id of the move, such as `exempt`.
    pub id: String,
    /// Its name in Chinese.
    pub name: String,
    /// The rule that speaks for it; `None` where no rule of the document's families can.
    pub rule: Option<String>,
    /// Number of the wording in the move's file, from 0.
    pub wording: usize,
    /// The words to quote, in Unicode scalar values of the text.
    pub range: CharRange,
    /// The words that make the move.
    pub core: CharRange,
    /// The question whose answer saves the statement from being the move, where one does.
    pub saved: Option<String>,
}

/// One statement: a stretch between two commas, who acts in it and what it is about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Statement {
    /// Where it stands, in Unicode scalar values of the text.
    pub range: CharRange,
    /// Who acts: stated, handed down by a lead-in or heading, or kept from the statement before.
    pub actor: Option<Who>,
    /// Classes of verbs in it, with where they stand.
    pub acts: Vec<(String, CharRange)>,
}

/// A sentence with its statements.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct ReadSentence {
    /// Where it stands, in Unicode scalar values of the text.
    pub range: CharRange,
    /// The document's own label of it, such as 第六条 6.3.
    pub place: Option<String>,
    /// Where the sentence stands that opens the list this one is an item of.
    pub lead: Option<CharRange>,
    /// Signs that tell a harmful clause from its look-alike, such as `reader-fault` or `mutual`.
    pub signs: Vec<String>,
    /// Its statements.
    pub statements: Vec<Statement>,
}

/// A document as the clause reader sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[non_exhaustive]
pub struct Explanation {
    /// What the document calls the reader.
    pub reader: Option<String>,
    /// What it calls the other side.
    pub drafter: Option<String>,
    /// Its sentences.
    pub sentences: Vec<ReadSentence>,
    /// Every move, those that were saved included.
    pub moves: Vec<FoundMove>,
}

impl Analyzer {
    /// What the clause reader sees in the contract or policy of `order`, however short it is. `without` names questions
    /// that are not asked (`cause`, `both`, `consent`, `measure`, `warning`, `who`, `other`), to measure what they give.
    #[must_use]
    pub fn explain(&self, order: Order, without: &[String]) -> Explanation {
        let document = self.unchecked(order);
        let all = self.clause_reader().moves();
        self.with_reading(&document, |reading| {
            let range = |start, end| reading.page.range(start, end).unwrap_or(CharRange::starting_at(0, 0));
            let rules = self.rules_for(&document);
            let applies = |id: &str| rules.iter().any(|rule| rule.id == id) || id.starts_with("term:");
            let hits = all.find(reading, without);
            let taken = Taken::new(hits.iter().filter(|hit| hit.saved.is_none()));
            let moves = hits
                .iter()
                .map(|hit| {
                    let (start, end) = reading.quote(hit, &taken);
                    FoundMove {
                        id: all.id(hit.number).to_owned(),
                        name: all.name(hit.number).to_owned(),
                        rule: all.rule(reading, hit, &applies).map(str::to_owned),
                        wording: hit.wording,
                        range: range(start, end),
                        core: range(hit.start, hit.end),
                        saved: hit.saved.clone(),
                    }
                })
                .collect();
            Explanation {
                reader: reading.parties.reader.clone(),
                drafter: reading.parties.drafter.clone(),
                sentences: self.sentences(reading),
                moves,
            }
        })
    }

    /// How many moves the clause reader finds in `order` that nothing saves; for measuring the reader alone.
    #[doc(hidden)]
    #[must_use]
    pub fn moves(&self, order: Order) -> usize {
        let document = self.unchecked(order);
        self.with_reading(&document, |reading| {
            self.clause_reader().moves().find(reading, &[]).iter().filter(|hit| hit.saved.is_none()).count()
        })
    }

    /// What the ranker alone says of `order`, whatever the clause reader sees: a rule, and the clause that resembles it; for
    /// measuring what was learnt.
    #[doc(hidden)]
    #[must_use]
    pub fn resemblances(&self, order: Order) -> Vec<(String, CharRange)> {
        let document = self.unchecked(order);
        let sheets = Sheet::all(&clauses(&document.order.text));
        let rules = self.rules_for(&document);
        let ranked = self.detector().detect(&sheets, &self.parties(&document), document.order.card, &rules, &document);
        ranked.into_iter().map(|ranked| (ranked.candidate.rule, ranked.candidate.range)).collect()
    }

    /// Wordings and conditions of the knowledge base that could not be compiled, with the move they stand in; they are
    /// passed over. Empty for the built-in rules.
    #[must_use]
    pub fn wording_faults(&self) -> Vec<&(String, WordingError)> {
        self.clause_reader().moves().faults.iter().collect()
    }

    fn sentences(&self, reading: &Reading<'_>) -> Vec<ReadSentence> {
        let range = |start, end| reading.page.range(start, end).unwrap_or(CharRange::starting_at(0, 0));
        let moves = self.clause_reader().moves();
        reading
            .layout
            .sentences
            .iter()
            .map(|sentence| ReadSentence {
                range: range(sentence.start, sentence.end),
                place: reading.layout.place(reading.page, sentence),
                lead: sentence.lead.map(|lead| {
                    let lead = &reading.layout.sentences[lead as usize];
                    range(lead.start, lead.end)
                }),
                signs: moves
                    .signs(reading, sentence.start, sentence.end)
                    .into_iter()
                    .map(|(name, ..)| name.to_owned())
                    .collect(),
                statements: reading
                    .actors
                    .of(sentence)
                    .iter()
                    .map(|phrase| Statement {
                        range: range(phrase.start, phrase.end),
                        actor: phrase.actor,
                        acts: moves
                            .acts(reading, phrase.start, phrase.end)
                            .into_iter()
                            .map(|(name, start, end)| (name.to_owned(), range(start, end)))
                            .collect(),
                    })
                    .collect(),
            })
            .collect()
    }
}

impl Serialize for Who {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(match self {
            Who::Reader => "reader",
            Who::Drafter => "drafter",
            Who::Both => "both",
            Who::Outsider => "outsider",
        })
    }
}
