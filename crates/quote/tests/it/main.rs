//! Properties of the public surface, over arbitrary documents.

use baihua_quote::{Fidelity, Haystack, folded, testkit};
use baihua_text::{CharIndex, testkit::document};
use proptest::prelude::*;

proptest! {
    #[test]
    fn every_piece_of_a_text_is_found_in_it((text, piece) in testkit::text_and_piece(300)) {
        let haystack = Haystack::new(&text);
        match haystack.find(&piece) {
            None => prop_assert_eq!(folded(&piece), ""),
            Some(found) => {
                prop_assert_eq!(found.fidelity, Fidelity::Exact);
                prop_assert_eq!(folded(haystack.slice(found)), folded(&piece));
            }
        }
    }

    #[test]
    fn retyped_words_are_found_and_given_back_as_they_stand(
        (text, piece, typed) in testkit::text_and_piece(200).prop_flat_map(|(text, piece)| {
            (Just(text), Just(piece.clone()), testkit::retyped(piece))
        })
    ) {
        let haystack = Haystack::new(&text);
        if let Some(found) = haystack.find(&typed) {
            prop_assert_eq!(folded(haystack.slice(found)), folded(&piece));
        } else {
            prop_assert_eq!(folded(&piece), "");
        }
    }

    #[test]
    fn what_is_found_equals_what_was_asked_and_nothing_is_overlooked(text in document(120), quote in document(6)) {
        let haystack = Haystack::new(&text);
        let index = CharIndex::new(&text);
        let (plain, wanted) = (folded(&text), folded(&quote));
        let places: Vec<_> = haystack.find_all(&quote).collect();
        for place in &places {
            let slice = haystack.slice(*place);
            prop_assert_eq!(folded(slice), wanted.as_str());
            prop_assert_eq!(index.slice(&text, place.range), Some(slice));
            prop_assert_eq!(slice.trim(), slice);
        }
        // Counted the slow way: at every character of the folded text.
        let slow = if wanted.is_empty() {
            0
        } else {
            plain.char_indices().filter(|&(at, _)| plain[at..].starts_with(&wanted)).count()
        };
        prop_assert_eq!(places.len(), slow);
        prop_assert_eq!(haystack.find(&quote).is_some(), slow > 0);
    }

    #[test]
    fn a_scope_finds_exactly_what_lies_in_it(
        (text, quote, scope) in (document(120), document(5)).prop_flat_map(|(text, quote)| {
            let chars = text.chars().count();
            (Just(text), Just(quote), baihua_text::testkit::range_within(chars))
        })
    ) {
        let haystack = Haystack::new(&text);
        let inside = haystack.find_all(&quote).filter(|place| scope.contains(place.range)).count();
        let found = haystack.find_within(scope, &quote);
        prop_assert_eq!(found.is_some(), inside > 0);
        if let Some(found) = found {
            prop_assert!(scope.contains(found.range));
        }
    }
}
