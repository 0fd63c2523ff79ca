//! Reading: the document as sentences, names and quantities.

pub(crate) mod characters;
pub(crate) mod daily;
pub(crate) mod numeral;
pub(crate) mod parties;
pub(crate) mod quantity;
pub(crate) mod reading;
pub(crate) mod underline;
pub(crate) mod words;
