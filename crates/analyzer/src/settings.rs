/// How a document is cut up and asked about: `Settings::default().with_confirm(true)`. Every field has a default that suits
/// models with a context of 32,000 tokens and more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Settings {
    /// Characters of one chunk, at least 500. Default 4,000.
    pub chunk_chars: usize,
    /// Characters that a chunk repeats of the one before, at most half of `chunk_chars`. Default 200: longer than nearly
    /// every clause, so that each stands whole in one chunk.
    pub overlap_chars: usize,
    /// Rules one question asks about at most, the most relevant first. Default 24.
    pub rules_per_question: usize,
    /// Questions of one document that are under way at a time. Default 24: a document of 60,000 characters in one wave.
    pub concurrency: usize,
    /// Prompt tokens (estimated, see [`Plan::prompt_tokens`](crate::Plan::prompt_tokens)) that all questions of one
    /// document may cost together. Chunks beyond it are left out, the least relevant first, and `meta.coverage` says
    /// so. Default 250,000.
    pub prompt_tokens: usize,
    /// Share of the questions that must be answered for a report, in percent. Below it the whole run fails and nothing
    /// is charged; at or above it `meta.coverage` states what was read. Default 80.
    pub least_answered_percent: u8,
    /// Whether the provider is asked once more, per chunk, for quotes that do not stand in the document. Default yes.
    pub ask_again: bool,
    /// Whether the provider is asked to confirm or retract what only it found. One more call per chunk with findings.
    /// Default no.
    pub confirm: bool,
    /// Findings accepted from one answer at most. Default 40.
    pub findings_per_answer: usize,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            chunk_chars: 4_000,
            overlap_chars: 200,
            rules_per_question: 24,
            concurrency: 24,
            prompt_tokens: 250_000,
            least_answered_percent: 80,
            ask_again: true,
            confirm: false,
            findings_per_answer: 40,
        }
    }
}

impl Settings {
    /// The same with another [`chunk_chars`](Settings::chunk_chars).
    #[must_use]
    pub fn with_chunk_chars(self, chunk_chars: usize) -> Settings {
        Settings { chunk_chars, ..self }
    }

    /// The same with another [`overlap_chars`](Settings::overlap_chars).
    #[must_use]
    pub fn with_overlap_chars(self, overlap_chars: usize) -> Settings {
        Settings { overlap_chars, ..self }
    }

    /// The same with another [`rules_per_question`](Settings::rules_per_question).
    #[must_use]
    pub fn with_rules_per_question(self, rules_per_question: usize) -> Settings {
        Settings { rules_per_question, ..self }
    }

    /// The same with another [`concurrency`](Settings::concurrency).
    #[must_use]
    pub fn with_concurrency(self, concurrency: usize) -> Settings {
        Settings { concurrency, ..self }
    }

    /// The same with another [`prompt_tokens`](Settings::prompt_tokens).
    #[must_use]
    pub fn with_prompt_tokens(self, prompt_tokens: usize) -> Settings {
        Settings { prompt_tokens, ..self }
    }

    /// The same with another [`least_answered_percent`](Settings::least_answered_percent).
    #[must_use]
    pub fn with_least_answered_percent(self, least_answered_percent: u8) -> Settings {
        Settings { least_answered_percent, ..self }
    }

    /// The same with another [`ask_again`](Settings::ask_again).
    #[must_use]
    pub fn with_ask_again(self, ask_again: bool) -> Settings {
        Settings { ask_again, ..self }
    }

    /// The same with another [`confirm`](Settings::confirm).
    #[must_use]
    pub fn with_confirm(self, confirm: bool) -> Settings {
        Settings { confirm, ..self }
    }

    /// The same with another [`findings_per_answer`](Settings::findings_per_answer).
    #[must_use]
    pub fn with_findings_per_answer(self, findings_per_answer: usize) -> Settings {
        Settings { findings_per_answer, ..self }
    }
}
