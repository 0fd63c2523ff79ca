use std::{fmt, ops::Range, sync::OnceLock};

use baihua_text::CharRange;

use crate::{
    Folded,
    fold::fold,
    near::{Bare, Near, Repair, settle},
};

/// Length in characters of an indexed gram.
const GRAM: usize = 4;
/// Every `STEP`th gram of the text is indexed. A quotation of `GRAM + STEP - 1` characters contains an indexed one
/// wherever it occurs.
const STEP: usize = 4;
const NOWHERE: u32 = u32::MAX;

/// How closely a place matches the quotation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Fidelity {
    /// Equal after folding ([`FOLDS`](crate::FOLDS)): other white space, width or punctuation.
    Folded,
    /// Character for character, not counting white space around the quotation.
    Exact,
}

/// A place where a quotation occurs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Match {
    /// The characters of the text, without white space at either end.
    pub range: CharRange,
    /// How closely they match the quotation.
    pub fidelity: Fidelity,
    /// Number of places that match as closely as this one, this one included.
    pub places: usize,
    bytes: (usize, usize),
}

impl Match {
    /// Whether no other place matches as closely.
    #[must_use]
    pub const fn is_unique(self) -> bool {
        self.places == 1
    }

    /// The same place in bytes, to slice the text with: `&text[found.bytes()]`.
    #[must_use]
    pub const fn bytes(self) -> Range<usize> {
        self.bytes.0..self.bytes.1
    }
}

/// A text prepared for finding quotations in it.
///
/// Building takes time linear in the text and about 14 bytes per character. A search takes time linear in the
/// quotation, and at worst in the text.
#[derive(Clone)]
pub struct Haystack<'t> {
    text: &'t str,
    folded: Folded,
    /// Hash table with chaining: the first indexed gram of each hash, and for each gram the next one with the same
    /// hash.
    heads: Vec<u32>,
    next: Vec<u32>,
    /// Index for approximate search, built on first use.
    bare: OnceLock<Bare>,
}

impl<'t> Haystack<'t> {
    /// Prepares `text`.
    #[must_use]
    pub fn new(text: &'t str) -> Haystack<'t> {
        let folded = Folded::new(text);
        let filed = folded.chars().len().saturating_sub(GRAM - 1).div_ceil(STEP);
        let mut heads = vec![NOWHERE; filed.next_power_of_two().clamp(1 << 8, 1 << 16)];
        let mut next = vec![NOWHERE; filed];
        // Backwards, so that every chain is in text order.
        for piece in (0..filed).rev() {
            let slot = slot(&folded.chars()[piece * STEP..piece * STEP + GRAM], heads.len());
            next[piece] = heads[slot];
            heads[slot] = piece as u32;
        }
        Haystack { text, folded, heads, next, bare: OnceLock::new() }
    }

    /// The text.
    #[must_use]
    pub const fn text(&self) -> &'t str {
        self.text
    }

    /// The text as it is compared.
    #[must_use]
    pub const fn folded(&self) -> &Folded {
        &self.folded
    }

    /// The first of the best places of `quote`: exact ones are better than folded ones.
    ///
    /// `None` if it does not occur, or if nothing of it is left after folding. [`Match::places`] says how many places
    /// match equally well; only the caller can know which one was meant.
    #[must_use]
    pub fn find(&self, quote: &str) -> Option<Match> {
        best(self.places(quote, 0, self.folded.chars().len()))
    }

    /// As [`Haystack::find`], looking only within `scope`; `places` counts those within it.
    #[must_use]
    pub fn find_within(&self, scope: CharRange, quote: &str) -> Option<Match> {
        let (start, end) = self.folded.within(scope);
        best(self.places(quote, start, end))
    }

    /// Every place of `quote`, exact and folded, overlapping ones included, in the order of the text.
    pub fn find_all(&self, quote: &str) -> impl Iterator<Item = Match> + use<> {
        self.places(quote, 0, self.folded.chars().len()).into_iter()
    }

    /// Approximate search: the only place that matches `quote` up to punctuation and an edit distance of one in eight
    /// characters, at most three.
    ///
    /// The edges are unambiguous, and punctuation at either end is included if the quotation has some there. `None` if
    /// no place matches, if two match equally well, or if the quotation has fewer than eight characters besides
    /// punctuation. A quotation that occurs unchanged has 0 edits. The first call builds an index, which takes about as
    /// long as [`Haystack::new`].
    #[must_use]
    pub fn find_near(&self, quote: &str) -> Option<Repair> {
        let needle: Vec<char> = quote.chars().filter_map(fold).collect();
        let bare = self.bare.get_or_init(|| Bare::new(&self.folded));
        let near = bare.find(&needle)?;
        let (start, end) = bare.folded(near.start, near.end)?;
        let Near { start, end, edits } = settle(self.folded.chars(), &needle, Near { start, end, ..near })?;
        let range = self.folded.origin(start, end)?;
        let first_byte = self.folded.byte(start);
        let last_byte = self.folded.byte(end - 1);
        let end_byte = last_byte + self.text[last_byte..].chars().next().map_or(0, char::len_utf8);
        let wanted = quote.trim_matches(|c| fold(c).is_none());
        let exact = &self.text[first_byte..end_byte] == wanted;
        let fidelity = if exact { Fidelity::Exact } else { Fidelity::Folded };
        let place = Match { range, fidelity, places: 1, bytes: (first_byte, end_byte) };
        Some(Repair { place, edits })
    }

    /// The document's own characters at `found`, which must come from this haystack. A match of another text that is
    /// out of range here gives an empty string.
    #[must_use]
    pub fn slice(&self, found: Match) -> &'t str {
        self.text.get(found.bytes.0..found.bytes.1).unwrap_or("")
    }

    fn places(&self, quote: &str, start: usize, end: usize) -> Vec<Match> {
        let needle: Vec<char> = quote.chars().filter_map(fold).collect();
        if needle.is_empty() {
            return Vec::new();
        }
        let wanted = quote.trim_matches(|c| fold(c).is_none());
        let mut found: Vec<Match> = self
            .positions(&needle, start, end)
            .into_iter()
            .filter_map(|at| {
                let range = self.folded.origin(at, at + needle.len())?;
                let last = at + needle.len() - 1;
                let first_byte = self.folded.byte(at);
                let last_byte = self.folded.byte(last);
                let end_byte = last_byte + self.text[last_byte..].chars().next().map_or(0, char::len_utf8);
                let exact = &self.text[first_byte..end_byte] == wanted;
                let fidelity = if exact { Fidelity::Exact } else { Fidelity::Folded };
                Some(Match { range, fidelity, places: 0, bytes: (first_byte, end_byte) })
            })
            .collect();
        let exact = found.iter().filter(|place| place.fidelity == Fidelity::Exact).count();
        let folded = found.len() - exact;
        for place in &mut found {
            place.places = if place.fidelity == Fidelity::Exact { exact } else { folded };
        }
        found
    }

    /// Every position of `needle` among the folded characters `start..end`, ascending.
    fn positions(&self, needle: &[char], start: usize, end: usize) -> Vec<usize> {
        let text = self.folded.chars();
        let Some(last) = end.min(text.len()).checked_sub(needle.len()) else { return Vec::new() };
        if needle.len() < GRAM + STEP - 1 {
            return scan(&text[..end.min(text.len())], needle, start);
        }
        let mut found = Vec::new();
        // Comparisons allowed before the linear scan takes over: the bound for repetitive texts.
        let mut budget = 4 * text.len() + 1024;
        for offset in 0..STEP {
            let mut piece = self.heads[slot(&needle[offset..offset + GRAM], self.heads.len())];
            while piece != NOWHERE {
                if let Some(at) = (piece as usize * STEP).checked_sub(offset)
                    && (start..=last).contains(&at)
                {
                    let same = common_prefix(&text[at..], needle);
                    if same == needle.len() {
                        found.push(at);
                    }
                    match budget.checked_sub(same + 1) {
                        Some(left) => budget = left,
                        None => return scan(&text[..end.min(text.len())], needle, start),
                    }
                }
                piece = self.next[piece as usize];
            }
        }
        found.sort_unstable();
        found
    }
}

/// Shows lengths only: the text is somebody's document, and the tables are long.
impl fmt::Debug for Haystack<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Haystack")
            .field("bytes", &self.text.len())
            .field("folded", &self.folded)
            .finish_non_exhaustive()
    }
}

fn best(places: Vec<Match>) -> Option<Match> {
    let exact = places.iter().find(|place| place.fidelity == Fidelity::Exact);
    exact.or(places.first()).copied()
}

fn slot(gram: &[char], slots: usize) -> usize {
    let mut hash = 0u64;
    for &character in gram {
        hash = (hash.rotate_left(21) ^ u64::from(u32::from(character))).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    // `slots` is a power of two, at most 2^16. The high bits of the product are the best mixed.
    (hash >> 40) as usize & (slots - 1)
}

fn common_prefix(text: &[char], needle: &[char]) -> usize {
    text.iter().zip(needle).take_while(|(a, b)| a == b).count()
}

/// Knuth–Morris–Pratt search: always linear, for needles shorter than the index allows and for repetitive texts.
fn scan(text: &[char], needle: &[char], start: usize) -> Vec<usize> {
    let mut borders = vec![0usize; needle.len()];
    let mut border = 0;
    for at in 1..needle.len() {
        while border > 0 && needle[at] != needle[border] {
            border = borders[border - 1];
        }
        border += usize::from(needle[at] == needle[border]);
        borders[at] = border;
    }
    let mut found = Vec::new();
    let mut matched = 0;
    for (at, character) in text.iter().enumerate().skip(start) {
        while matched > 0 && *character != needle[matched] {
            matched = borders[matched - 1];
        }
        matched += usize::from(*character == needle[matched]);
        if matched == needle.len() {
            found.push(at + 1 - matched);
            matched = borders[matched - 1];
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::{Fidelity, Haystack};

    fn check(text: &str, quote: &str, expected: Option<(&str, Fidelity, usize)>) {
        let haystack = Haystack::new(text);
        let found = haystack.find(quote);
        assert_eq!(found.map(|m| (haystack.slice(m), m.fidelity, m.places)), expected, "{quote:?} in {text:?}");
    }

    #[test]
    fn finds_what_a_reader_would_find() {
        use Fidelity::{Exact, Folded};
        for (text, quote, expected) in [
            ("押金不予退还。", "押金不予退还", Some(("押金不予退还", Exact, 1))),
            ("押金不予\n退还。", "押金不予退还。", Some(("押金不予\n退还。", Folded, 1))),
            ("押 金 不 予 退 还", "押金不予退还", Some(("押 金 不 予 退 还", Folded, 1))),
            ("租金１，８５０元", "租金1,850元", Some(("租金１，８５０元", Folded, 1))),
            ("  不退  ", "\u{3000}不退\n", Some(("不退", Exact, 1))),
            ("按“现状”交付", "按\"现状\"交付", Some(("按“现状”交付", Folded, 1))),
            ("不退。不退。", "不退", Some(("不退", Exact, 2))),
            ("不 退。不退。", "不退", Some(("不退", Exact, 1))),
            ("押金退还", "押金不退还", None),
            ("押金退还", "", None),
            ("押金退还", " \n", None),
            ("", "押金", None),
        ] {
            check(text, quote, expected);
        }
    }

    #[test]
    fn a_scope_hides_what_lies_outside() {
        let text = "第一条押金不退。第二条押金不退。";
        let haystack = Haystack::new(text);
        let second = baihua_text::CharRange::new(8, 16).expect("in order");
        let found = haystack.find_within(second, "押金不退").expect("it stands there");
        assert_eq!((found.range.start(), found.range.end(), found.places), (11, 15, 1));
        let edge = baihua_text::CharRange::new(0, 6).expect("in order");
        assert_eq!(haystack.find_within(edge, "押金不退"), None);
    }

    #[test]
    fn a_place_in_bytes_is_the_same_place() {
        let text = "甲方：押金１，８５０元\n不退。";
        let haystack = Haystack::new(text);
        for quote in ["押金1,850元不退", "押金1,850元不褪。"] {
            let near = haystack.find_near(quote).map(|repair| repair.place);
            let found = haystack.find(quote).or(near).expect("it stands there");
            assert_eq!(&text[found.bytes()], haystack.slice(found));
            let in_chars: String = text.chars().skip(found.range.start()).take(found.range.len()).collect();
            assert_eq!(in_chars, text[found.bytes()]);
        }
    }

    #[test]
    fn what_is_shown_for_debugging_is_short_and_holds_no_word_of_the_text() {
        let text = "押金不退。".repeat(2_000);
        let shown = format!("{:?}", Haystack::new(&text));
        assert_eq!(shown, "Haystack { bytes: 30000, folded: Folded { chars: 10000, .. }, .. }");
    }

    #[test]
    fn overlapping_places_are_all_named() {
        let haystack = Haystack::new("一一一一一一一一一一");
        let starts: Vec<usize> = haystack.find_all("一一一一一一一一").map(|m| m.range.start()).collect();
        assert_eq!(starts, [0, 1, 2]);
    }

    #[test]
    fn a_text_that_repeats_itself_costs_no_more_than_its_length() {
        let text = "甲".repeat(60_000);
        let haystack = Haystack::new(&text);
        let quote = format!("{}乙", "甲".repeat(2_000));
        for _ in 0..50 {
            assert_eq!(haystack.find(&quote), None);
        }
    }
}
