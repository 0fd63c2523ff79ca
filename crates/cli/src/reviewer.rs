//! Which reviewer `baihua eval` measures, and how it is reached.

use std::path::{Path, PathBuf};

use anyhow::Result;
use baihua_analyzer::{Analyzer, ProviderError, Recognised, Report, Reviewer};
use clap::{Args, ValueEnum};

use crate::answers::{Recorder, Spent};

/// Who reviews, and where the provider's answers come from.
#[derive(Args)]
pub(crate) struct Choice {
    /// Whose findings are measured.
    #[arg(long, value_enum, default_value = "rules")]
    pub(crate) reviewer: Who,
    /// Folder with recorded answers, one file per document; played back unless --record is given.
    #[arg(long, default_value = "fixtures/answers")]
    answers: PathBuf,
    /// Ask a provider and record what it answers. Costs money.
    #[cfg(feature = "provider")]
    #[arg(long, requires = "base_url", requires = "model")]
    record: bool,
    /// Address of the provider, up to and without /chat/completions.
    #[cfg(feature = "provider")]
    #[arg(long)]
    base_url: Option<String>,
    /// Name of the model.
    #[cfg(feature = "provider")]
    #[arg(long)]
    model: Option<String>,
    /// File that holds the provider's key.
    #[cfg(feature = "provider")]
    #[arg(long)]
    api_key_file: Option<PathBuf>,
    /// Price of a million prompt tokens, in hundredths of your currency.
    #[arg(long, default_value_t = 0)]
    pub(crate) prompt_price: u64,
    /// Price of a million answer tokens, in hundredths of your currency.
    #[arg(long, default_value_t = 0)]
    pub(crate) completion_price: u64,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Who {
    /// The rules alone; nothing is asked.
    Rules,
    /// What the provider found, with or without the rules.
    Model,
    /// Everything.
    Both,
}

/// A report and what it cost; no report if the provider did not answer.
pub(crate) struct Reviewed {
    pub(crate) report: Option<Report>,
    pub(crate) spent: Spent,
}

/// A reviewer, ready to read documents.
pub(crate) struct Panel<'c> {
    choice: &'c Choice,
    analyzer: Analyzer,
    #[cfg(feature = "provider")]
    live: Option<live::Live>,
}

impl<'c> Panel<'c> {
    pub(crate) fn new(choice: &'c Choice) -> Result<Panel<'c>> {
        Ok(Panel {
            choice,
            analyzer: Analyzer::new(baihua_kb::builtin()),
            #[cfg(feature = "provider")]
            live: live::Live::new(choice)?,
        })
    }

    pub(crate) fn analyzer(&self) -> &Analyzer {
        &self.analyzer
    }

    /// Reviews the document that is labelled `id`.
    pub(crate) fn review(&self, id: &str, document: &Recognised) -> Result<Reviewed> {
        if self.choice.reviewer == Who::Rules {
            return Ok(Reviewed { report: Some(self.analyzer.review(document)), spent: Spent::default() });
        }
        #[cfg(feature = "provider")]
        if let Some(live) = &self.live {
            let recorder = Recorder::new(&self.choice.answers, id, Some(&live.provider))?;
            let outcome = live.runtime.block_on(self.analyzer.run(document, Some(&recorder)));
            recorder.save()?;
            return Ok(self.reviewed(outcome, recorder.spent()));
        }
        let recorder: Recorder<'_, Nobody> = Recorder::new(Path::new(&self.choice.answers), id, None)?;
        let outcome = futures_executor::block_on(self.analyzer.run(document, Some(&recorder)));
        Ok(self.reviewed(outcome, recorder.spent()))
    }

    fn reviewed(&self, outcome: Result<Report, ProviderError>, spent: Spent) -> Reviewed {
        let mut report = outcome.ok();
        if let Some(report) = report.as_mut().filter(|_| self.choice.reviewer == Who::Model) {
            report.flags.retain(|flag| flag.reviewer != Reviewer::Rules);
        }
        Reviewed { report, spent }
    }
}

/// Stands where no provider is reached.
enum Nobody {}

impl baihua_analyzer::Provider for Nobody {
    async fn answer(&self, _: &baihua_analyzer::Question) -> Result<baihua_analyzer::Answer, ProviderError> {
        match *self {}
    }
}

#[cfg(feature = "provider")]
mod live {
    //! A provider over the network.

    use std::fs;

    use anyhow::{Context, Result};
    use baihua_analyzer::provider::{OpenAi, ProviderSettings};
    use tokio::runtime::{Builder, Runtime};

    use super::Choice;

    pub(super) struct Live {
        pub(super) runtime: Runtime,
        pub(super) provider: OpenAi,
    }

    impl Live {
        pub(super) fn new(choice: &Choice) -> Result<Option<Live>> {
            let (Some(base_url), Some(model), true) = (&choice.base_url, &choice.model, choice.record) else {
                return Ok(None);
            };
            let mut settings = ProviderSettings::new(base_url, model);
            if let Some(path) = &choice.api_key_file {
                let key = fs::read_to_string(path).with_context(|| path.display().to_string())?;
                settings.api_key = Some(key.trim().to_owned());
            }
            let runtime = Builder::new_current_thread().enable_all().build()?;
            let provider = runtime.block_on(async { OpenAi::new(settings) })?;
            Ok(Some(Live { runtime, provider }))
        }
    }
}
