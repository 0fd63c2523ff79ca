//! The built-in rules as packed text: what `cargo xtask generate` writes from the rule files and the program reads at its first use
//! (`docs/decisions/015-rule-data-is-packed-text.md`).
//!
//! The form is a preorder walk, a value a line: a structure is its fields in their order, a list its length and its items, an option
//! a list of none or one. A text of several lines is announced by [`SEVERAL`] and their number. Texts are never copied: they point
//! into the program.

#[cfg(feature = "load")]
use std::{collections::BTreeMap, fmt::Display};
use std::{str::FromStr, sync::Arc};

use crate::{
    BoundSource, Capacity, Card, Concept, Conversion, Critical, Evidence, Example, Examples, ExpectedClause, Family,
    Far, Frame, Illness, Indicator, Language, Level, Lexicon, List, Mend, Move, Number, Part, Range, Rate, Repealed,
    Rule, RuleText, Sex, Source, SourceKind, Specimen, Stricter, Veto, When, Window, Wording, Words,
};

/// Stands before the number of lines of a text that has several: the unit separator, which no rule contains.
const SEVERAL: char = '\u{1f}';

/// Articles by their place in the file of sources; whatever cites one names the place.
pub(crate) type Articles = Arc<[Evidence]>;

/// What can be packed.
pub(crate) trait Packed: Sized {
    /// Writes it behind what was written.
    #[cfg(feature = "load")]
    fn pack(&self, to: &mut Writer<'_>);

    /// Reads it where the reader stands; `None` where something else stands there.
    fn unpack(from: &mut Reader) -> Option<Self>;
}

/// A packed file, read from its beginning.
pub(crate) struct Reader {
    left: &'static str,
    articles: Articles,
}

impl Reader {
    pub(crate) fn new(file: &'static str, articles: &Articles) -> Reader {
        Reader { left: file, articles: Arc::clone(articles) }
    }

    fn line(&mut self) -> Option<&'static str> {
        // Most lines have a few characters: looking at each byte is faster than preparing a search.
        let end = self.left.bytes().position(|byte| byte == b'\n')?;
        let line = &self.left[..end];
        self.left = &self.left[end + 1..];
        Some(line)
    }

    fn parsed<T: FromStr>(&mut self) -> Option<T> {
        self.line()?.parse().ok()
    }

    fn text(&mut self) -> Option<&'static str> {
        let line = self.line()?;
        let Some(lines) = line.strip_prefix(SEVERAL) else { return Some(line) };
        let start = self.left;
        for _ in 0..lines.parse::<usize>().ok()? {
            self.line()?;
        }
        start[..start.len() - self.left.len()].strip_suffix('\n')
    }
}

/// Reads a whole file; `None` where it is not one of `T`, or where something is left behind it.
pub(crate) fn unpack<T: Packed>(file: &'static str, articles: &Articles) -> Option<T> {
    let mut reader = Reader::new(file, articles);
    let read = T::unpack(&mut reader)?;
    reader.left.is_empty().then_some(read)
}

/// Collects the articles that are cited while other files are written.
#[cfg(feature = "load")]
#[derive(Default)]
pub(crate) struct Cited {
    places: BTreeMap<String, usize>,
    articles: Vec<Evidence>,
}

#[cfg(feature = "load")]
impl Cited {
    fn place(&mut self, evidence: &Evidence) -> usize {
        *self.places.entry(evidence.citation()).or_insert_with(|| {
            self.articles.push(evidence.clone());
            self.articles.len() - 1
        })
    }

    /// The file of sources: what [`articles`] reads.
    pub(crate) fn file(&self) -> String {
        let mut sources: Vec<&Source> = Vec::new();
        let places: Vec<usize> = self
            .articles
            .iter()
            .map(|article| {
                let known = sources.iter().position(|source| source.short == article.source.short);
                known.unwrap_or_else(|| {
                    sources.push(&article.source);
                    sources.len() - 1
                })
            })
            .collect();
        let mut cited = Cited::default();
        let mut to = Writer { file: String::new(), cited: &mut cited };
        to.line(sources.len());
        sources.iter().for_each(|source| source.pack(&mut to));
        to.line(places.len());
        for (source, article) in places.iter().zip(&self.articles) {
            to.line(source);
            for text in [&article.article, &article.text, &article.sha256] {
                text.pack(&mut to);
            }
        }
        to.file
    }
}

/// Reads the file of sources.
pub(crate) fn articles(file: &'static str) -> Option<Articles> {
    let mut from = Reader::new(file, &Articles::default());
    let sources = Vec::<Source>::unpack(&mut from)?;
    let count: usize = from.parsed()?;
    let read = |_| {
        let source = sources.get(from.parsed::<usize>()?)?.clone();
        Some(Evidence {
            source,
            article: Words::unpack(&mut from)?,
            text: Words::unpack(&mut from)?,
            sha256: Words::unpack(&mut from)?,
        })
    };
    (0..count).map(read).collect()
}

/// A packed file as far as it is written.
#[cfg(feature = "load")]
pub(crate) struct Writer<'c> {
    file: String,
    cited: &'c mut Cited,
}

#[cfg(feature = "load")]
impl Writer<'_> {
    fn line(&mut self, value: impl Display) {
        self.file.push_str(&value.to_string());
        self.file.push('\n');
    }
}

/// Writes a whole file.
#[cfg(feature = "load")]
pub(crate) fn pack<T: Packed>(value: &T, cited: &mut Cited) -> String {
    let mut to = Writer { file: String::new(), cited };
    value.pack(&mut to);
    to.file
}

/// A line that has a text, as `Display` writes it and `FromStr` reads it.
macro_rules! lines {
    ($($name:ty),+) => { $(
        impl Packed for $name {
            #[cfg(feature = "load")]
            fn pack(&self, to: &mut Writer<'_>) {
                to.line(self);
            }

            fn unpack(from: &mut Reader) -> Option<$name> {
                from.parsed()
            }
        }
    )+ };
}

lines!(bool, u8, usize, Card, Level, Frame, SourceKind, Number);

/// One of a few names.
macro_rules! names {
    ($($name:ident { $($variant:ident),+ })+) => { $(
        impl Packed for $name {
            #[cfg(feature = "load")]
            fn pack(&self, to: &mut Writer<'_>) {
                to.line(match self { $($name::$variant => stringify!($variant)),+ });
            }

            fn unpack(from: &mut Reader) -> Option<$name> {
                match from.line()? {
                    $(stringify!($variant) => Some($name::$variant),)+
                    _ => None,
                }
            }
        }
    )+ };
}

names! {
    Capacity { Consumer, Business }
    RuleText { Finding, Consequence, NextStep, Say, SuggestedText }
    Sex { Male, Female }
}

/// A structure: its fields in this order. A field that is forgotten does not compile.
macro_rules! fields {
    ($($name:ident { $($field:ident),+ })+) => { $(
        impl Packed for $name {
            #[cfg(feature = "load")]
            fn pack(&self, to: &mut Writer<'_>) {
                $(self.$field.pack(to);)+
            }

            fn unpack(from: &mut Reader) -> Option<$name> {
                Some($name { $($field: Packed::unpack(from)?),+ })
            }
        }
    )+ };
}

fields! {
    BoundSource { of, when }
    Concept { name, meaning, operative, any }
    Conversion { unit, factor, only_as }
    Critical { low, high, source, note }
    Example { text, party, why }
    Examples { rule, hits, misses }
    ExpectedClause { id, family, name, words, needs, unless, mass, why, ask, evidence }
    Family { id, name, titles, words, weak, strong, core }
    Far { low, high, advice }
    Illness { name, standard, called, stricter }
    Indicator {
        id, chinese, group, names, not, unit, conversions, ranges, range_src, range_note, range_note_women, window, spread,
        department, passing, idle_low, idle_unless, far, critical, meaning, when_high, when_low, when_low_women, ask_high,
        ask_low, ask_low_women
    }
    Language { words, signs, acts, softened }
    Lexicon { words, concepts }
    Mend { strike, beside, put, when, adds }
    Part { text, when, instead, says }
    Range { sex, age_from, age_to, low, low_inclusive, high, high_inclusive }
    Rate { from, percent }
    Repealed { law, since, now }
    Rule {
        id, name, card, level, hurts, families, frames, topics, judge, finding, consequence, next_step, say, suggested_text, parts,
        mends, evidence, bound, since
    }
    Source { short, title, kind, issuer, doc_no, version_date, effective_date, status_as_of, verified_on }
    Specimen { text, party }
    Stricter { words, without, near, unit, above, below, says }
    Veto { question, when }
    Window { low, high }
    Wording { say, only, unless, speaks }
}

impl Packed for Words {
    #[cfg(feature = "load")]
    fn pack(&self, to: &mut Writer<'_>) {
        let breaks = self.matches('\n').count();
        if breaks > 0 {
            to.line(format_args!("{SEVERAL}{}", breaks + 1));
        }
        to.line(self);
    }

    fn unpack(from: &mut Reader) -> Option<Words> {
        from.text().map(Words::Borrowed)
    }
}

impl Packed for Evidence {
    #[cfg(feature = "load")]
    fn pack(&self, to: &mut Writer<'_>) {
        let place = to.cited.place(self);
        to.line(place);
    }

    fn unpack(from: &mut Reader) -> Option<Evidence> {
        let place: usize = from.parsed()?;
        from.articles.get(place).cloned()
    }
}

/// The conditions that there are, by name, up to an empty line: most have one or two of ten.
impl Packed for When {
    #[cfg(feature = "load")]
    fn pack(&self, to: &mut Writer<'_>) {
        for (name, list) in self.lists() {
            if !list.is_empty() {
                to.line(name);
                list.pack(to);
            }
        }
        if let Some(reader) = &self.reader {
            to.line("reader");
            reader.pack(to);
        }
        to.line("");
    }

    fn unpack(from: &mut Reader) -> Option<When> {
        let mut when = When::default();
        loop {
            let list = match from.line()? {
                "" => return Some(when),
                "reader" => {
                    when.reader = Some(Capacity::unpack(from)?);
                    continue;
                }
                "words" => &mut when.words,
                "with" => &mut when.with,
                "without" => &mut when.without,
                "near" => &mut when.near,
                "not_near" => &mut when.not_near,
                "present" => &mut when.present,
                "absent" => &mut when.absent,
                "families" => &mut when.families,
                "outside" => &mut when.outside,
                "moves" => &mut when.moves,
                _ => return None,
            };
            *list = Packed::unpack(from)?;
        }
    }
}

/// Without its sentences, which stand among the examples.
impl Packed for Move {
    #[cfg(feature = "load")]
    fn pack(&self, to: &mut Writer<'_>) {
        for text in [&self.id, &self.name, &self.does] {
            text.pack(to);
        }
        self.speaks.pack(to);
        self.unless.pack(to);
        self.wordings.pack(to);
    }

    fn unpack(from: &mut Reader) -> Option<Move> {
        Some(Move {
            id: Packed::unpack(from)?,
            name: Packed::unpack(from)?,
            does: Packed::unpack(from)?,
            speaks: Packed::unpack(from)?,
            unless: Packed::unpack(from)?,
            wordings: Packed::unpack(from)?,
            hits: List::default(),
            misses: List::default(),
        })
    }
}

impl<T: Packed + Clone + 'static> Packed for List<T> {
    #[cfg(feature = "load")]
    fn pack(&self, to: &mut Writer<'_>) {
        to.line(self.len());
        self.iter().for_each(|item| item.pack(to));
    }

    fn unpack(from: &mut Reader) -> Option<List<T>> {
        Vec::unpack(from).map(List::Owned)
    }
}

impl<T: Packed> Packed for Vec<T> {
    #[cfg(feature = "load")]
    fn pack(&self, to: &mut Writer<'_>) {
        to.line(self.len());
        self.iter().for_each(|item| item.pack(to));
    }

    fn unpack(from: &mut Reader) -> Option<Vec<T>> {
        let count: usize = from.parsed()?;
        // What is left has at least a line an item.
        let mut items = Vec::with_capacity(count.min(from.left.len()));
        for _ in 0..count {
            items.push(T::unpack(from)?);
        }
        Some(items)
    }
}

impl<T: Packed> Packed for Option<T> {
    #[cfg(feature = "load")]
    fn pack(&self, to: &mut Writer<'_>) {
        to.line(u8::from(self.is_some()));
        self.iter().for_each(|item| item.pack(to));
    }

    fn unpack(from: &mut Reader) -> Option<Option<T>> {
        match from.line()? {
            "0" => Some(None),
            "1" => T::unpack(from).map(Some),
            _ => None,
        }
    }
}

impl<A: Packed, B: Packed> Packed for (A, B) {
    #[cfg(feature = "load")]
    fn pack(&self, to: &mut Writer<'_>) {
        self.0.pack(to);
        self.1.pack(to);
    }

    fn unpack(from: &mut Reader) -> Option<(A, B)> {
        Some((A::unpack(from)?, B::unpack(from)?))
    }
}
