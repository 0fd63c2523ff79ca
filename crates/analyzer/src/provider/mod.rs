//! A provider that speaks the chat completions protocol of OpenAI, whoever runs it.

mod endpoint;
mod format;
mod guard;
mod openai;
mod settings;
#[cfg(feature = "testkit")]
pub mod testkit;
mod wire;

pub use self::{
    openai::{OpenAi, Usage},
    settings::{ProviderSettings, SettingsError},
};
