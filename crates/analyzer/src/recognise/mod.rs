//! What a document is: its kind, its family, its law; and whether there is enough of it.

mod contract;
mod policy;

use baihua_kb::{Card, Kb};
use thiserror::Error;

use crate::order::Order;

/// How long a text may be, in Unicode scalar values (specification, "Limits").
#[must_use]
pub const fn length_limits(card: Card) -> (usize, usize) {
    match card {
        Card::Contract => (500, 60_000),
        Card::Lab => (3, 30_000),
        Card::Policy => (300, 30_000),
    }
}

/// Why an order cannot be analysed. Nothing is charged for it.
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
    /// Nothing in the text says that it is such a document.
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

/// Recognises contracts and policies; `has_readings` tells whether a lab report has a value that can be read.
pub(crate) fn recognise(order: Order, kb: &Kb, has_readings: impl FnOnce(&Order) -> bool) -> Result<Recognised, Unfit> {
    let card = order.card;
    let chars = order.text.chars().count();
    let (min, max) = length_limits(card);
    if chars < min || chars > max {
        return Err(Unfit::Length { card, chars, min, max });
    }
    let text = baihua_quote::folded(&order.text);
    let (ranked, jurisdiction): (Vec<(String, f32)>, _) = match card {
        Card::Contract => (
            contract::families(&text, kb).iter().map(|(family, standing)| (family.id.to_string(), *standing)).collect(),
            "CN",
        ),
        Card::Policy if policy::is_policy(&text) => {
            (policy::kinds(&text).into_iter().map(|kind| (kind.to_owned(), 1.0)).collect(), policy::jurisdiction(&text))
        }
        Card::Policy => (Vec::new(), "unknown"),
        Card::Lab if has_readings(&order) => (vec![("lab".to_owned(), 1.0)], "CN"),
        Card::Lab => (Vec::new(), "unknown"),
    };
    let (kinds, standing): (Vec<String>, Vec<f32>) = ranked.into_iter().unzip();
    if kinds.is_empty() {
        return Err(Unfit::NotRecognised { card });
    }
    Ok(Recognised { order, kinds, standing, jurisdiction, chars })
}

/// Takes a document for what it is said to be, however short; for explaining judgements.
#[cfg(feature = "train")]
pub(crate) fn unchecked(order: Order, kb: &Kb) -> Recognised {
    let text = baihua_quote::folded(&order.text);
    let (ranked, jurisdiction): (Vec<(String, f32)>, _) = match order.card {
        Card::Contract => (
            contract::families(&text, kb).iter().map(|(family, standing)| (family.id.to_string(), *standing)).collect(),
            "CN",
        ),
        _ => {
            (policy::kinds(&text).into_iter().map(|kind| (kind.to_owned(), 1.0)).collect(), policy::jurisdiction(&text))
        }
    };
    let (kinds, standing) = ranked.into_iter().unzip();
    let chars = order.text.chars().count();
    Recognised { order, kinds, standing, jurisdiction, chars }
}
