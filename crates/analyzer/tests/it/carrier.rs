//! What the tests share: one analyzer, and documents that carry what is under test.

use std::sync::OnceLock;

use baihua_analyzer::{Analyzer, Order, Report, Stamp};
use baihua_kb::{Card, Release, builtin};
use baihua_testkit::{Fixtures, documents::CONTRACT_HEAD};

/// One for the whole run: preparing it costs more than reading a document.
pub(crate) fn analyzer() -> &'static Analyzer {
    static ANALYZER: OnceLock<Analyzer> = OnceLock::new();
    ANALYZER.get_or_init(|| Analyzer::new(builtin()))
}

/// The report on a document that is recognised.
pub(crate) fn review(card: Card, text: &str) -> Report {
    let document = analyzer().recognise(Order::new(card, text)).unwrap_or_else(|unfit| panic!("{unfit}"));
    analyzer().review(&document)
}

/// The report on `clauses` in a tenancy agreement.
pub(crate) fn review_clauses(clauses: &str) -> Report {
    review(Card::Contract, &format!("{CONTRACT_HEAD}{clauses}"))
}

/// A demo document's text.
pub(crate) fn demo(card: Card) -> String {
    let demos = Fixtures::of_repository().demo().expect("the fixtures are beside the crates");
    demos.into_iter().find(|demo| demo.card == card).expect("there is one per card").text
}

/// What a server would add, always the same.
pub(crate) fn stamp() -> Stamp {
    Stamp {
        base_url: "https://baihua.example".to_owned(),
        report_url: Some("https://baihua.example/report/0123456789abcdef0123456789abcdef".to_owned()),
        created_at: "2026-11-22T02:00:00Z".to_owned(),
        expires_at: Some("2026-11-23T02:00:00Z".to_owned()),
        release: Release { version: "1.0.0-rc.1".to_owned(), commit: "0000000".to_owned() },
    }
}
