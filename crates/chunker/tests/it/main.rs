//! Properties of the public surface, over arbitrary documents and limits.

use baihua_chunker::{Cut, Limits, LimitsError, chunks, sentences, testkit};
use baihua_text::testkit::document;
use proptest::prelude::*;

proptest! {
    #[test]
    fn chunks_cover_the_text_once_and_keep_their_limits(text in document(400), limits in testkit::limits(80)) {
        let (mut joined, mut end) = (String::new(), 0);
        for chunk in chunks(&text, limits) {
            prop_assert_eq!(chunk.text.chars().count(), chunk.range.len());
            prop_assert!(chunk.range.len() <= limits.max_chars());
            prop_assert!(chunk.overlap <= limits.overlap_chars());
            prop_assert_eq!(chunk.range.start() + chunk.overlap, end);
            prop_assert!(chunk.range.end() > end, "every chunk brings something new");
            joined.extend(chunk.text.chars().skip(chunk.overlap));
            end = chunk.range.end();
        }
        prop_assert_eq!(joined, text);
    }

    #[test]
    fn sentences_joined_are_the_text(text in document(400)) {
        let (mut joined, mut end) = (String::new(), 0);
        for sentence in sentences(&text) {
            prop_assert_eq!(sentence.range.start(), end);
            prop_assert_eq!(sentence.text.chars().count(), sentence.range.len());
            prop_assert!(!sentence.range.is_empty());
            prop_assert!(sentence.ends >= Cut::Clause);
            joined.push_str(sentence.text);
            end = sentence.range.end();
        }
        prop_assert_eq!(joined, text);
    }
}

#[test]
fn limits_are_refused_at_their_edges() {
    assert_eq!(Limits::new(0, 0), Err(LimitsError::Empty));
    assert!(Limits::new(1, 0).is_ok());
    assert!(Limits::new(10, 5).is_ok());
    assert_eq!(Limits::new(10, 6), Err(LimitsError::Overlap { max_chars: 10, overlap_chars: 6 }));
    assert!(Limits::new(usize::MAX, 0).is_ok());
}

#[test]
fn an_article_is_a_better_place_than_a_later_sentence() {
    let text = "第一条 押金一千元。租金两千元。\n第二条 期满退还。扣款须有凭据。";
    let limits = Limits::new(28, 0).expect("no overlap");
    let pieces: Vec<&str> = chunks(text, limits).map(|chunk| chunk.text).collect();
    assert_eq!(pieces, ["第一条 押金一千元。租金两千元。\n", "第二条 期满退还。扣款须有凭据。"]);
}

#[test]
fn an_overlap_begins_with_a_sentence() {
    let text = "押金一千元。租金两千元。期满退还。扣款须有凭据。";
    let limits = Limits::new(14, 7).expect("half");
    let pieces: Vec<(&str, usize)> = chunks(text, limits).map(|chunk| (chunk.text, chunk.overlap)).collect();
    assert_eq!(
        pieces,
        [("押金一千元。租金两千元。", 0), ("租金两千元。期满退还。", 6), ("期满退还。扣款须有凭据。", 5)]
    );
}

#[test]
fn an_empty_text_has_no_chunks() {
    let limits = Limits::new(10, 0).expect("no overlap");
    assert_eq!(chunks("", limits).count(), 0);
    assert_eq!(sentences("").count(), 0);
}
