//! Compiled moves as bytes: what `cargo xtask train` writes and the program reads instead of compiling the built-in moves at every
//! start.
//!
//! The form is a preorder walk: a structure is its fields in their order, a list its length and its items, a variant its
//! number and its fields. Numbers are of variable length, seven bits a byte, the lowest first (LEB128). Texts point into the program.

#[cfg(feature = "train")]
use std::collections::HashMap;
use std::sync::Arc;

use baihua_kb::Words;

use super::wording::Patterns;

/// What can be packed.
pub(super) trait Packed: Sized {
    /// Writes it behind what was written.
    #[cfg(feature = "train")]
    fn pack(&self, to: &mut Writer);

    /// Reads it where the reader stands; `None` where something else stands there.
    fn unpack(from: &mut Reader) -> Option<Self>;
}

/// Compiled moves under way to their file.
#[cfg(feature = "train")]
#[derive(Default)]
pub(super) struct Writer {
    pub(super) bytes: Vec<u8>,
    /// Patterns that were written, by where they are held: conditions of the same words share theirs.
    known: HashMap<*const u8, u32>,
}

#[cfg(feature = "train")]
impl Writer {
    pub(super) fn number(&mut self, mut number: u64) {
        while number >= 0x80 {
            self.bytes.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.bytes.push(number as u8);
    }

    pub(super) fn list<T: Packed>(&mut self, items: &[T]) {
        self.number(items.len() as u64);
        items.iter().for_each(|item| item.pack(self));
    }

    /// Patterns, or the number of those that were written before.
    pub(super) fn shared(&mut self, patterns: &Patterns) {
        let next = self.known.len() as u32;
        let number = *self.known.entry(patterns.as_ptr().cast()).or_insert(next);
        self.number(u64::from(number));
        if number == next {
            self.list(patterns);
        }
    }
}

/// A file of compiled moves, read from its beginning.
pub(super) struct Reader {
    left: &'static [u8],
    known: Vec<Patterns>,
}

impl Reader {
    pub(super) fn new(file: &'static [u8]) -> Reader {
        Reader { left: file, known: Vec::new() }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.left.is_empty()
    }

    pub(super) fn number(&mut self) -> Option<u64> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let (&byte, left) = self.left.split_first()?;
            self.left = left;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Some(number);
            }
        }
        None
    }

    pub(super) fn text(&mut self) -> Option<&'static str> {
        let length = self.number()?.try_into().ok()?;
        let (text, left) = self.left.split_at_checked(length)?;
        self.left = left;
        std::str::from_utf8(text).ok()
    }

    /// How many items follow: no more than there are bytes.
    pub(super) fn count(&mut self) -> Option<usize> {
        self.number()?.try_into().ok().filter(|count| *count <= self.left.len())
    }

    pub(super) fn list<T>(&mut self, mut item: impl FnMut(&mut Reader) -> Option<T>) -> Option<Vec<T>> {
        let count = self.count()?;
        let mut items = Vec::with_capacity(count);
        for _ in 0..count {
            items.push(item(self)?);
        }
        Some(items)
    }

    /// What [`Writer::shared`] wrote.
    pub(super) fn shared(&mut self) -> Option<Patterns> {
        let number: usize = self.number()?.try_into().ok()?;
        if number == self.known.len() {
            let patterns: Patterns = Vec::unpack(self)?.into();
            self.known.push(patterns);
        }
        self.known.get(number).map(Arc::clone)
    }
}

impl<T: Packed> Packed for Vec<T> {
    #[cfg(feature = "train")]
    fn pack(&self, to: &mut Writer) {
        to.list(self);
    }

    fn unpack(from: &mut Reader) -> Option<Vec<T>> {
        from.list(T::unpack)
    }
}

impl<A: Packed, B: Packed> Packed for (A, B) {
    #[cfg(feature = "train")]
    fn pack(&self, to: &mut Writer) {
        self.0.pack(to);
        self.1.pack(to);
    }

    fn unpack(from: &mut Reader) -> Option<(A, B)> {
        Some((A::unpack(from)?, B::unpack(from)?))
    }
}

impl Packed for Words {
    #[cfg(feature = "train")]
    fn pack(&self, to: &mut Writer) {
        to.number(self.len() as u64);
        to.bytes.extend(self.as_bytes());
    }

    fn unpack(from: &mut Reader) -> Option<Words> {
        from.text().map(Words::Borrowed)
    }
}

impl Packed for bool {
    #[cfg(feature = "train")]
    fn pack(&self, to: &mut Writer) {
        to.number(u64::from(*self));
    }

    fn unpack(from: &mut Reader) -> Option<bool> {
        from.number().map(|number| number != 0)
    }
}

macro_rules! numbers {
    ($($type:ty),*) => {$(
        impl Packed for $type {
            #[cfg(feature = "train")]
            fn pack(&self, to: &mut Writer) {
                to.number(*self as u64);
            }

            fn unpack(from: &mut Reader) -> Option<$type> {
                from.number()?.try_into().ok()
            }
        }
    )*};
}

numbers!(u8, u16, u32, u64, usize);

/// Makes writer and reader of a structure from the list of its fields.
macro_rules! structure {
    ($type:ty { $($field:ident),* $(,)? }) => {
        impl $crate::clause::packed::Packed for $type {
            #[cfg(feature = "train")]
            fn pack(&self, to: &mut $crate::clause::packed::Writer) {
                $($crate::clause::packed::Packed::pack(&self.$field, to);)*
            }

            fn unpack(from: &mut $crate::clause::packed::Reader) -> Option<Self> {
                $(let $field = $crate::clause::packed::Packed::unpack(from)?;)*
                Some(Self { $($field),* })
            }
        }
    };
}

/// Makes writer and reader of an enumeration without fields from the list of its variants.
macro_rules! enumeration {
    ($type:ty { $($variant:path),* $(,)? }) => {
        impl $crate::clause::packed::Packed for $type {
            #[cfg(feature = "train")]
            fn pack(&self, to: &mut $crate::clause::packed::Writer) {
                to.number([$($variant),*].iter().position(|known| known == self).unwrap_or(usize::MAX) as u64);
            }

            fn unpack(from: &mut $crate::clause::packed::Reader) -> Option<Self> {
                let number: usize = from.number()?.try_into().ok()?;
                [$($variant),*].get(number).copied()
            }
        }
    };
}

pub(super) use {enumeration, structure};

#[cfg(all(test, feature = "train"))]
mod tests {
    use super::{Packed, Reader, Writer};

    #[test]
    fn numbers_are_as_long_as_they_must_be() {
        for (number, length) in [(0, 1), (127, 1), (128, 2), (16_383, 2), (16_384, 3), (u64::MAX, 10)] {
            let mut to = Writer::default();
            to.number(number);
            assert_eq!(to.bytes.len(), length, "{number}");
            let mut from = Reader::new(Vec::leak(to.bytes));
            assert_eq!(from.number(), Some(number));
            assert!(from.is_empty());
        }
        assert_eq!(Reader::new(&[0x80; 11]).number(), None);
        assert_eq!(Reader::new(&[0x80]).number(), None);
    }

    #[test]
    fn a_list_is_no_longer_than_its_file() {
        assert_eq!(Vec::<u32>::unpack(&mut Reader::new(&[0xff, 0xff, 0x03, 1])), None);
        assert_eq!(Vec::<u32>::unpack(&mut Reader::new(&[2, 7, 9])), Some(vec![7, 9]));
        assert_eq!(u8::unpack(&mut Reader::new(&[0x80, 2])), None);
    }
}
