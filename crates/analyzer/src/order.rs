use baihua_kb::{Card, Sex};

/// A document and what the caller says about it: the body of one analysis request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Order {
    /// Which kind of document it is.
    pub card: Card,
    /// The document, exactly as submitted. Its length counts in Unicode scalar values.
    pub text: String,
    /// The caller's side of a contract, in any words.
    pub party: Option<String>,
    /// Of the person a lab report is about.
    pub sex: Option<Sex>,
    /// Of the person a lab report is about, in full years, 0 to 120.
    pub age: Option<u8>,
    /// Whether the text may be sent to the configured provider.
    pub consent: bool,
}

impl Order {
    /// An order with nothing said beside the text.
    #[must_use]
    pub fn new(card: Card, text: impl Into<String>) -> Order {
        Order { card, text: text.into(), party: None, sex: None, age: None, consent: false }
    }
}
