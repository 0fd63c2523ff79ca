//! What a provider is to be asked about a document: nothing without consent.

mod question;

use std::collections::BTreeMap;

use baihua_chunker::{Limits, chunks};
use baihua_kb::{Card, Rule};
use baihua_text::CharRange;

pub(crate) use self::question::{Aim, Item};
use self::question::{Asked, Subject};
pub use self::question::{Boundary, PROMPT_VERSION, Prompt, Question};
use crate::{
    Analyzer,
    detect::Weight,
    privacy::Masked,
    read::{parties::Side, reading::clauses},
    recognise::Recognised,
    settings::Settings,
};

/// Near misses of one rule that are shown to the provider.
const MISSES: usize = 2;

/// The questions about one document, and the way back from its masked text. Without consent it holds no question and no
/// text, so that no later step can send anything.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    pub(crate) masked: Masked,
    pub(crate) questions: Vec<Question>,
    /// Chunks the document was cut into, those that are not asked about included.
    pub(crate) chunks: usize,
}

impl Plan {
    /// The questions; each one's [`number`](Question::number) is its place here.
    #[must_use]
    pub fn questions(&self) -> &[Question] {
        &self.questions
    }

    /// Whether there is nothing to ask.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.questions.is_empty()
    }

    /// What all questions cost together, in prompt tokens as far as can be told without the provider's own dictionary:
    /// one for each character beyond ASCII, one for three of ASCII. Common providers count 0.6 to 1 per Chinese character.
    #[must_use]
    pub fn prompt_tokens(&self) -> usize {
        self.questions.iter().map(Question::prompt_tokens).sum()
    }
}

impl Plan {
    /// Adds a question per chunk of the questions that `items` are filed under.
    pub(crate) fn add(&mut self, items: BTreeMap<usize, Vec<Item>>, aim: impl Fn(Vec<Item>) -> Aim) {
        for (number, items) in items {
            let Some(first) = self.questions.get(number).filter(|_| !items.is_empty()) else { continue };
            let question = Question::new(self.questions.len(), aim(items), first.subject.clone());
            self.questions.push(question);
        }
    }
}

/// The topics of the plain-language reading.
pub(crate) fn topics(card: Card) -> &'static [&'static str] {
    match card {
        Card::Contract => &["fees", "term", "rights_duties", "termination", "breach", "disputes"],
        Card::Policy => &["coverage", "exclusions", "waiting_period", "deductible", "renewal", "surrender", "claims"],
        Card::Lab => &[],
    }
}

impl Analyzer {
    /// What a provider would be asked about `document`: nothing at all without consent, and nothing about labs.
    #[must_use]
    pub fn plan(&self, document: &Recognised) -> Plan {
        let order = &document.order;
        if !order.consent || order.card == Card::Lab {
            return Plan::default();
        }
        let masked = Masked::new(&order.text);
        let parties = self.parties(document);
        let rules: Vec<&Rule> = self.rules_for(document).into_iter().filter(|rule| rule.is_learnt()).collect();
        let weights = self.detector().weigh(&clauses(masked.text()), &parties, order.card, &rules, document);
        let pieces: Vec<_> = chunks(masked.text(), limits(self.settings())).collect();
        let reader = parties.name(Side::Reader).filter(|name| self.is_role(name)).map(str::to_owned);
        let mut drafts: Vec<(f32, Question)> = pieces
            .iter()
            .map(|chunk| {
                let (risk, chosen) = self.choose(&rules, &weights, chunk.range);
                let asked = chosen.iter().map(|rule| self.asked(rule)).collect();
                let subject = Subject {
                    card: order.card,
                    reader: reader.clone(),
                    chunk: chunk.range,
                    text: chunk.text.to_owned(),
                    rules: asked,
                };
                (risk, Question::new(0, Aim::Read, subject))
            })
            .collect();
        // The riskiest chunks are asked about first where not all can be.
        let mut by_risk: Vec<usize> = (0..drafts.len()).collect();
        by_risk.sort_by(|&a, &b| drafts[b].0.total_cmp(&drafts[a].0).then(a.cmp(&b)));
        let mut left = self.settings().prompt_tokens;
        let mut kept = vec![false; drafts.len()];
        for place in by_risk {
            let cost = drafts[place].1.prompt_tokens();
            if cost <= left {
                left -= cost;
                kept[place] = true;
            }
        }
        let count = drafts.len();
        let mut kept = kept.into_iter();
        drafts.retain(|_| kept.next().unwrap_or(false));
        let questions =
            drafts.into_iter().enumerate().map(|(number, (_, question))| question.numbered(number)).collect();
        Plan { masked, questions, chunks: count }
    }

    /// The rules that a chunk is asked about, in listing order, and how risky the chunk looks.
    fn choose<'r>(&self, rules: &[&'r Rule], weights: &[Weight], chunk: CharRange) -> (f32, Vec<&'r Rule>) {
        let mut likeness = vec![0.0_f32; rules.len()];
        let mut risk = 0.0;
        for weight in weights.iter().filter(|weight| weight.range.intersection(chunk).is_some()) {
            risk += weight.risk.max(0.0);
            for (most, now) in likeness.iter_mut().zip(&weight.likeness) {
                *most = most.max(*now);
            }
        }
        let mut order: Vec<usize> = (0..rules.len()).filter(|&place| likeness[place] > 0.0).collect();
        order.sort_by(|&a, &b| likeness[b].total_cmp(&likeness[a]).then(a.cmp(&b)));
        order.truncate(self.settings().rules_per_question);
        // Listing order, so that chunks of one document share the beginning of their prompts.
        order.sort_unstable();
        (risk, order.into_iter().map(|place| rules[place]).collect())
    }

    fn asked(&self, rule: &Rule) -> Asked {
        let plain = |text: &str| text.replace("{party}", "读者一方").replace("{counter}", "对方");
        let misses = self.kb().examples(&rule.id).map(|examples| {
            let shown = examples.misses.iter().take(MISSES);
            shown.map(|miss| (miss.text.to_string(), miss.why.to_string())).collect()
        });
        Asked {
            id: rule.id.to_string(),
            name: rule.name.to_string(),
            meaning: plain(&rule.finding),
            misses: misses.unwrap_or_default(),
        }
    }

    /// Whether `name` is a role such as 承租人, and not what a person is called.
    fn is_role(&self, name: &str) -> bool {
        let known = |word: &baihua_kb::Words| baihua_quote::folded(word) == name;
        matches!(name, "甲方" | "乙方" | "丙方" | "丁方")
            || self.kb().families().iter().any(|family| family.strong.iter().chain(family.weak.iter()).any(known))
    }
}

fn limits(settings: &Settings) -> Limits {
    let max = settings.chunk_chars.max(500);
    Limits::new(max, settings.overlap_chars.min(max / 2))
        .expect("at least 500 characters, at most half of them repeated")
}
