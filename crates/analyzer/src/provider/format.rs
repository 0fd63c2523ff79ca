use std::sync::atomic::{AtomicU8, Ordering};

/// How an answer's form is asked for, from the strictest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Format {
    /// A JSON Schema the provider keeps to.
    Schema,
    /// Some JSON object.
    Json,
    /// Only the words of the prompt.
    Text,
}

impl Format {
    /// What is tried when the provider does not know this one.
    pub(super) fn looser(self) -> Option<Format> {
        match self {
            Format::Schema => Some(Format::Json),
            Format::Json => Some(Format::Text),
            Format::Text => None,
        }
    }
}

/// The strictest form the provider is known to take, learnt as calls succeed.
#[derive(Default)]
pub(super) struct Learnt(AtomicU8);

impl Learnt {
    pub(super) fn get(&self) -> Format {
        match self.0.load(Ordering::Relaxed) {
            0 => Format::Schema,
            1 => Format::Json,
            _ => Format::Text,
        }
    }

    pub(super) fn set(&self, format: Format) {
        self.0.store(format as u8, Ordering::Relaxed);
    }
}
