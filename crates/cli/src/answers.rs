//! Answers of a provider on file, so that a change of prompts or checks can be judged without a provider and without paying.

use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

use anyhow::{Context, Result};
use baihua_analyzer::{Answer, PROMPT_VERSION, Provider, ProviderError, Question, TokenUsage};
use serde::{Deserialize, Serialize};

/// The answers about one document.
#[derive(Default, Serialize, Deserialize)]
struct Tape {
    /// The prompts they were given to.
    prompt_version: String,
    /// By the question's fingerprint, so that an answer is never taken for one to another prompt.
    answers: BTreeMap<String, Recorded>,
}

#[derive(Clone, Serialize, Deserialize)]
struct Recorded {
    content: String,
    usage: TokenUsage,
}

/// What the questions about one document cost.
#[derive(Clone, Copy, Default)]
pub(crate) struct Spent {
    pub(crate) questions: usize,
    pub(crate) unanswered: usize,
    pub(crate) tokens: TokenUsage,
}

/// Plays answers back, or passes questions on and keeps what is answered.
pub(crate) struct Recorder<'p, P> {
    path: PathBuf,
    live: Option<&'p P>,
    tape: Mutex<Tape>,
    spent: Mutex<Spent>,
}

impl<'p, P: Provider> Recorder<'p, P> {
    /// For document `id`, with its tape in `folder`; `live` is asked instead where it is given.
    pub(crate) fn new(folder: &Path, id: &str, live: Option<&'p P>) -> Result<Recorder<'p, P>> {
        let path = folder.join(format!("{id}.json"));
        let tape = match fs::read_to_string(&path) {
            _ if live.is_some() => Tape::default(),
            Ok(text) => serde_json::from_str(&text).with_context(|| path.display().to_string())?,
            Err(error) if error.kind() == io::ErrorKind::NotFound => Tape::default(),
            Err(error) => return Err(error).with_context(|| path.display().to_string()),
        };
        Ok(Recorder { path, live, tape: Mutex::new(tape), spent: Mutex::default() })
    }

    /// What was asked so far.
    pub(crate) fn spent(&self) -> Spent {
        *self.spent.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Writes the tape down.
    #[cfg_attr(not(feature = "provider"), expect(dead_code, reason = "only live answers are written down"))]
    pub(crate) fn save(&self) -> Result<()> {
        let mut tape = self.tape.lock().unwrap_or_else(PoisonError::into_inner);
        tape.prompt_version = PROMPT_VERSION.to_owned();
        let mut json = serde_json::to_string_pretty(&*tape)?;
        json.push('\n');
        fs::write(&self.path, json).with_context(|| self.path.display().to_string())
    }
}

impl<P: Provider> Provider for Recorder<'_, P> {
    async fn answer(&self, question: &Question) -> Result<Answer, ProviderError> {
        let fingerprint = question.fingerprint().to_string();
        let answer = match self.live {
            Some(live) => live.answer(question).await,
            None => {
                let tape = self.tape.lock().unwrap_or_else(PoisonError::into_inner);
                match tape.answers.get(&fingerprint).cloned() {
                    Some(Recorded { content, usage }) => Ok(Answer { question: question.number(), content, usage }),
                    None => Err(ProviderError::Misconfigured { what: "there is no recorded answer".to_owned() }),
                }
            }
        };
        let mut spent = self.spent.lock().unwrap_or_else(PoisonError::into_inner);
        spent.questions += 1;
        match &answer {
            Ok(answer) => {
                spent.tokens = spent.tokens.plus(answer.usage);
                if self.live.is_some() {
                    let recorded = Recorded { content: answer.content.clone(), usage: answer.usage };
                    self.tape.lock().unwrap_or_else(PoisonError::into_inner).answers.insert(fingerprint, recorded);
                }
            }
            Err(_) => spent.unanswered += 1,
        }
        answer
    }
}
