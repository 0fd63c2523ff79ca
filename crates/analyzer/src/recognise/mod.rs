//! What a document is: its kind, its family, its law; and whether there is enough of it.

mod contract;
mod policy;

use baihua_kb::{Card, Kb};
use thiserror::Error;

use crate::{lab::Sheet, order::Order};

/// How long a text may be, in Unicode scalar values (specification, "Limits").
#[must_use]
pub const fn length_limits(card: Card) -> (usize, usize) {
    match card {
        Card::Contract => (500, 60_000),
        Card::Lab => (3, 30_000),
        Card::Policy => (300, 30_000),
    }
}

/// Why a document cannot be analysed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum Unfit {
    /// The text is shorter or longer than the specification allows.
    #[error("the text has {chars} characters, a {card} must have {min} to {max}")]
    Length {
        /// The kind of document.
        card: Card,
        /// Its length in Unicode scalar values.
        chars: usize,
        /// The shortest that is read.
        min: usize,
        /// The longest that is read.
        max: usize,
    },
    /// Nothing in the text says that it is such a document, or it is clearly one of another kind.
    #[error("the text is not recognised as a {card}")]
    NotRecognised {
        /// The kind of document it was handed in as.
        card: Card,
    },
}

/// A document that is fit to be analysed.
#[derive(Clone, Debug)]
pub struct Recognised {
    pub(crate) order: Order,
    /// Families of contracts or kinds of insurance, the best first.
    pub(crate) kinds: Vec<String>,
    /// How much of the best one's standing each of `kinds` has, 1 for the best.
    pub(crate) standing: Vec<f32>,
    pub(crate) jurisdiction: &'static str,
    pub(crate) chars: usize,
    /// What was read of a lab report; empty for other documents, and boxed for their sake.
    pub(crate) sheet: Box<Sheet>,
}

impl Recognised {
    /// The order it came with.
    #[must_use]
    pub fn order(&self) -> &Order {
        &self.order
    }

    /// Length in Unicode scalar values.
    #[must_use]
    pub fn chars(&self) -> usize {
        self.chars
    }

    /// Families of contracts or kinds of insurance, the best first; empty for labs.
    #[must_use]
    pub fn kinds(&self) -> &[String] {
        &self.kinds
    }

    /// `CN`, `HK`, `MO`, `TW`, `SG` or `unknown`.
    #[must_use]
    pub fn jurisdiction(&self) -> &str {
        self.jurisdiction
    }
}

/// Tells what a document is; made once, used for every document.
pub(crate) struct Recogniser {
    families: contract::Families,
}

impl Recogniser {
    pub(crate) fn new(kb: &Kb) -> Recogniser {
        Recogniser { families: contract::Families::new(kb) }
    }

    /// Recognises contracts and policies; `read` reads lab reports.
    pub(crate) fn recognise(&self, order: Order, read: impl FnOnce(&Order) -> Sheet) -> Result<Recognised, Unfit> {
        let card = order.card;
        let chars = order.text.chars().count();
        let (min, max) = length_limits(card);
        if chars < min || chars > max {
            return Err(Unfit::Length { card, chars, min, max });
        }
        let recognised = if card == Card::Lab {
            let sheet = read(&order);
            let kinds = if sheet.is_report() { vec!["lab".to_owned()] } else { Vec::new() };
            Recognised {
                standing: vec![1.0; kinds.len()],
                order,
                kinds,
                jurisdiction: "CN",
                chars,
                sheet: Box::new(sheet),
            }
        } else {
            let text = baihua_quote::folded(&order.text);
            let fits = match card {
                Card::Policy => policy::is_policy(&text),
                _ => !policy::is_clearly_policy(&text),
            };
            if !fits {
                return Err(Unfit::NotRecognised { card });
            }
            self.sorted(order, &text, chars)
        };
        if recognised.kinds.is_empty() { Err(Unfit::NotRecognised { card }) } else { Ok(recognised) }
    }

    /// Takes a document for what it is said to be, however short; for explaining judgements.
    pub(crate) fn unchecked(&self, order: Order) -> Recognised {
        let (text, chars) = (baihua_quote::folded(&order.text), order.text.chars().count());
        self.sorted(order, &text, chars)
    }

    /// A contract with its families, or a policy with its kinds and its law; `text` is the order's, folded.
    fn sorted(&self, order: Order, text: &str, chars: usize) -> Recognised {
        let (ranked, jurisdiction): (Vec<(&str, f32)>, _) = match order.card {
            Card::Contract => (self.families.of(text), "CN"),
            _ => (policy::kinds(text).into_iter().map(|kind| (kind, 1.0)).collect(), policy::jurisdiction(text)),
        };
        let (kinds, standing) = ranked.into_iter().map(|(kind, standing)| (kind.to_owned(), standing)).unzip();
        Recognised { order, kinds, standing, jurisdiction, chars, sheet: Box::default() }
    }
}
