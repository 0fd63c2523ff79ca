use std::fmt;

/// A half-open range of characters of one text: `start` is in, `end` is not.
///
/// Counted in Unicode scalar values from 0. `start <= end` always holds; an empty range is a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct CharRange {
    start: usize,
    end: usize,
}

impl CharRange {
    /// The range `start..end` in characters; `None` if it would end before it starts.
    #[must_use]
    pub const fn new(start: usize, end: usize) -> Option<CharRange> {
        if start <= end { Some(CharRange { start, end }) } else { None }
    }

    /// The range of `len` characters that begins at `start`, ending at `usize::MAX` at the latest.
    #[must_use]
    pub const fn starting_at(start: usize, len: usize) -> CharRange {
        CharRange { start, end: start.saturating_add(len) }
    }

    /// First character.
    #[must_use]
    pub const fn start(self) -> usize {
        self.start
    }

    /// The character after the last one.
    #[must_use]
    pub const fn end(self) -> usize {
        self.end
    }

    /// Number of characters.
    #[must_use]
    pub const fn len(self) -> usize {
        self.end - self.start
    }

    /// Whether it holds no character.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.start == self.end
    }

    /// The range moved `by` characters to the right, which turns positions in a part into positions in the whole.
    #[must_use]
    pub const fn shifted(self, by: usize) -> CharRange {
        CharRange { start: self.start.saturating_add(by), end: self.end.saturating_add(by) }
    }

    /// Whether every character of `inner` lies in this range.
    #[must_use]
    pub const fn contains(self, inner: CharRange) -> bool {
        self.start <= inner.start && inner.end <= self.end
    }

    /// The characters that lie in both ranges; `None` if they share none.
    #[must_use]
    pub fn intersection(self, other: CharRange) -> Option<CharRange> {
        let (start, end) = (self.start.max(other.start), self.end.min(other.end));
        if start < end { Some(CharRange { start, end }) } else { None }
    }

    /// The shortest range that holds both.
    #[must_use]
    pub fn cover(self, other: CharRange) -> CharRange {
        CharRange { start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}

impl fmt::Display for CharRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}..{}", self.start, self.end)
    }
}

/// Rejects a range that ends before it starts: deserialising must not break the invariant.
#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for CharRange {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<CharRange, D::Error> {
        #[derive(serde::Deserialize)]
        struct Wire {
            start: usize,
            end: usize,
        }
        let Wire { start, end } = Wire::deserialize(from)?;
        CharRange::new(start, end).ok_or_else(|| serde::de::Error::custom("range ends before it starts"))
    }
}

#[cfg(test)]
mod tests {
    use super::CharRange;

    fn range(start: usize, end: usize) -> CharRange {
        CharRange::new(start, end).expect("start is not after end")
    }

    #[test]
    fn a_range_never_ends_before_it_starts() {
        assert_eq!(CharRange::new(3, 2), None);
        assert!(range(3, 3).is_empty());
    }

    #[test]
    fn ranges_meet() {
        for (a, b, both, all) in [
            ((0, 4), (2, 6), Some((2, 4)), (0, 6)),
            ((0, 2), (2, 6), None, (0, 6)),
            ((1, 9), (3, 5), Some((3, 5)), (1, 9)),
        ] {
            let (a, b) = (range(a.0, a.1), range(b.0, b.1));
            assert_eq!(a.intersection(b), both.map(|(s, e)| range(s, e)));
            assert_eq!(a.cover(b), range(all.0, all.1));
        }
    }

    #[test]
    fn shifting_stops_at_the_end_of_numbers() {
        assert_eq!(range(1, 2).shifted(usize::MAX), range(usize::MAX, usize::MAX));
    }
}
