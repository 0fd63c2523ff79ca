//! Sources are dated objects whose words can be checked.

use baihua_kb::{Card, SourceKind, builtin};
use baihua_testkit::invariants;

#[test]
fn every_source_is_dated_and_every_article_has_its_digest() {
    invariants::sources_are_dated(builtin()).unwrap_or_else(|it| panic!("{it}"));
}

#[test]
fn one_article_has_one_text_wherever_it_is_cited() {
    let mut texts = std::collections::BTreeMap::new();
    for rule in builtin().rules(Card::Contract).iter().chain(builtin().rules(Card::Policy)) {
        for evidence in rule.evidence.iter() {
            let known = texts.entry(evidence.citation()).or_insert(evidence);
            assert_eq!(*known, evidence, "{}", rule.id);
        }
    }
}

#[test]
fn citations_are_written_as_lawyers_write_them() {
    for rule in builtin().rules(Card::Contract).iter().chain(builtin().rules(Card::Policy)) {
        for evidence in rule.evidence.iter() {
            let citation = evidence.citation();
            assert!(citation.starts_with('《'), "{citation}");
            assert_eq!(citation.matches('《').count(), 1, "a title inside a title takes single marks: {citation}");
            // A notice is found by its number.
            if evidence.source.kind == SourceKind::NormativeDocument {
                assert_eq!(
                    citation.contains('（'),
                    evidence.source.doc_no.is_some() || evidence.source.title.contains('（'),
                    "{citation}"
                );
            }
        }
    }
}

#[test]
fn an_illness_is_called_as_the_article_that_defines_it_is() {
    for illness in builtin().illnesses() {
        assert!(illness.standard.text.starts_with(illness.name.as_ref()), "{}", illness.name);
    }
}
