use std::sync::OnceLock;

use baihua_text::CharRange;

use crate::{
    Folded,
    fold::fold,
    near::{Bare, Near, Repair, settle},
};

/// Length in characters of the pieces that are looked up.
const GRAM: usize = 4;
/// Every `STEP`th piece of the text is filed. A quotation of `GRAM + STEP - 1` characters holds a filed one wherever it stands.
const STEP: usize = 4;
const NOWHERE: u32 = u32::MAX;

/// How a quotation stands in the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Fidelity {
    /// Equal after folding ([`FOLDS`](crate::FOLDS)): other white space, width or punctuation.
    Folded,
    /// Character for character, white space around the quotation apart.
    Exact,
}

/// A place where a quotation stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Match {
    /// The characters of the text, without white space at either end.
    pub range: CharRange,
    /// How well they agree with the quotation.
    pub fidelity: Fidelity,
    /// Number of places that agree as well as this one, this one included.
    pub places: usize,
    bytes: (usize, usize),
}

impl Match {
    /// Whether no other place agrees as well.
    #[must_use]
    pub const fn is_unique(self) -> bool {
        self.places == 1
    }
}

/// A text prepared for finding quotations in it.
///
/// Preparing reads the text once and takes about 14 bytes per character; each quotation then costs about its own length,
/// and at worst the length of the text.
#[derive(Clone, Debug)]
pub struct Haystack<'t> {
    text: &'t str,
    folded: Folded,
    /// First filed piece with a given hash, and for each filed piece the next one with the same hash.
    heads: Vec<u32>,
    next: Vec<u32>,
    /// Made when a quotation first has to be put right.
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
        // From the end, so that every list runs in the order of the text.
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
    /// `None` if it stands nowhere, or if nothing of it is left after folding. How many places are equally good is
    /// [`Match::places`]; which of them was meant, the caller must know.
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

    /// The one place that a slightly damaged `quote` can have been taken from: other punctuation, and up to one in eight
    /// characters, three at most, added, dropped or replaced.
    ///
    /// Both edges are right: no other beginning or end would fit as well, and marks at either end are taken along where the quotation
    /// has some. `None` if no place fits, if two places fit equally
    /// well, or if the quotation has fewer than eight characters without its punctuation. A quotation that stands in the text
    /// as it is has 0 edits. The first call takes about as long as preparing the text.
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

    /// The document's own characters at `found`. `found` must come from this haystack; one of another text gives an
    /// empty string where it does not fit.
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
        // Comparisons allowed before the plain search, whose cost is known, takes over.
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

fn best(places: Vec<Match>) -> Option<Match> {
    let exact = places.iter().find(|place| place.fidelity == Fidelity::Exact);
    exact.or(places.first()).copied()
}

fn slot(gram: &[char], slots: usize) -> usize {
    let mut hash = 0u64;
    for &character in gram {
        hash = (hash.rotate_left(21) ^ u64::from(u32::from(character))).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
    // `slots` is a power of two, at most 2^16; the high bits of a product are the well mixed ones.
    (hash >> 40) as usize & (slots - 1)
}

fn common_prefix(text: &[char], needle: &[char]) -> usize {
    text.iter().zip(needle).take_while(|(a, b)| a == b).count()
}

/// Knuth, Morris and Pratt: linear whatever the text, for needles too short to look up and texts that repeat themselves.
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
