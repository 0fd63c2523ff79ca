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

    #[test]
    fn damage_is_put_right_within_the_bound_or_refused(
        (text, quote) in testkit::text_and_piece(160).prop_flat_map(|(text, piece)| {
            (Just(text), testkit::damaged(piece, 4))
        })
    ) {
        let haystack = Haystack::new(&text);
        let Some(repair) = haystack.find_near(&quote) else { return Ok(()) };
        let slice = haystack.slice(repair.place);
        prop_assert_eq!(CharIndex::new(&text).slice(&text, repair.place.range), Some(slice));
        let (wanted, found) = (words(&quote), words(slice));
        prop_assert!(wanted.len() >= 8);
        prop_assert!(repair.edits <= (wanted.len() / 8).min(3));
        prop_assert_eq!(edits(&wanted, &found), repair.edits);
    }

    #[test]
    fn no_other_place_fits_better_than_the_one_that_is_named(
        (text, quote) in testkit::text_and_piece(80).prop_flat_map(|(text, piece)| {
            (Just(text), testkit::damaged(piece, 3))
        })
    ) {
        let haystack = Haystack::new(&text);
        let (wanted, plain) = (words(&quote), words(&text));
        let bound = (wanted.len() / 8).min(3);
        if wanted.len() < 8 {
            prop_assert_eq!(haystack.find_near(&quote), None);
            return Ok(());
        }
        // Counted the slow way: every stretch of the text that is about as long.
        let stretches = || (0..plain.len()).flat_map(|start| {
            let longest = (wanted.len() + bound).min(plain.len() - start);
            (wanted.len() - bound..=longest).map(move |len| (start, start + len))
        });
        let least = stretches().map(|(start, end)| edits(&wanted, &plain[start..end])).min();
        match haystack.find_near(&quote) {
            // Marks may speak for an edge that costs more of the words.
            Some(repair) => prop_assert!(least.is_some_and(|least| least <= repair.edits)),
            // What stands in the text once, marks and all, is never refused.
            None => {
                let whole = stretches().filter(|&(start, end)| plain[start..end] == wanted).count();
                let once = haystack.find(&quote).is_some_and(|found| found.is_unique());
                prop_assert!(!once || whole > 1, "refused although it stands there once");
            }
        }
    }
}

/// The folded characters without marks, as a repair compares them; a mark between digits is kept.
fn words(text: &str) -> Vec<char> {
    let chars: Vec<char> = folded(text).chars().collect();
    let digit = |at: Option<usize>| at.and_then(|at| chars.get(at)).is_some_and(char::is_ascii_digit);
    let kept = |at: usize| {
        !",.;:!?、\"'()[]<>{}《》…·-_~/|*`".contains(chars[at]) || (digit(at.checked_sub(1)) && digit(Some(at + 1)))
    };
    (0..chars.len()).filter(|&at| kept(at)).map(|at| chars[at]).collect()
}

/// Levenshtein distance, the plain way.
fn edits(a: &[char], b: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, x) in a.iter().enumerate() {
        let mut corner = row[0];
        row[0] = i + 1;
        for (j, y) in b.iter().enumerate() {
            let least = (corner + usize::from(x != y)).min(row[j] + 1).min(row[j + 1] + 1);
            corner = row[j + 1];
            row[j + 1] = least;
        }
    }
    row[b.len()]
}
