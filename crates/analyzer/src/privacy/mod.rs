//! Personal data stays here: before a text is sent to a provider, what names a person is replaced by placeholders.
//!
//! Numbers are recognised by their check digits or by the words before them, names by the role they fill, addresses by
//! their road and house number. The same item is always the same placeholder, so that the text still makes sense; the
//! way back is a table of ranges, so that a quote from the masked text is shown in the document's own characters.

mod address;
mod contact;
mod name;
mod number;

use std::collections::{BTreeMap, HashMap};

use baihua_text::CharRange;

/// What a masked item is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Kind {
    IdNumber,
    CreditCode,
    BankCard,
    Mobile,
    Landline,
    Email,
    Passport,
    Wechat,
    Plate,
    Address,
    Name,
}

impl Kind {
    /// The name under which `meta.masked` counts it.
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Kind::IdNumber => "id-number",
            Kind::CreditCode => "uscc",
            Kind::BankCard => "bank-card",
            Kind::Mobile => "mobile",
            Kind::Landline => "landline",
            Kind::Email => "email",
            Kind::Passport => "passport",
            Kind::Wechat => "wechat",
            Kind::Plate => "plate",
            Kind::Address => "address",
            Kind::Name => "name",
        }
    }

    /// What the placeholder says; a reader of the masked text must still know what stood there.
    fn word(self) -> &'static str {
        match self {
            Kind::IdNumber => "身份证号",
            Kind::CreditCode => "信用代码",
            Kind::BankCard => "银行账号",
            Kind::Mobile => "手机号",
            Kind::Landline => "电话号",
            Kind::Email => "邮箱",
            Kind::Passport => "护照号",
            Kind::Wechat => "微信号",
            Kind::Plate => "车牌号",
            Kind::Address => "地址",
            Kind::Name => "姓名",
        }
    }
}

/// An item where it stands, in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Found {
    start: usize,
    end: usize,
    kind: Kind,
}

/// A replaced item: where its placeholder stands in the masked text, and where it stood in the document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Piece {
    masked: CharRange,
    original: CharRange,
}

/// A text without its personal data, and the way back.
#[derive(Clone, Debug, Default)]
pub(crate) struct Masked {
    text: String,
    pieces: Vec<Piece>,
    counts: BTreeMap<&'static str, usize>,
}

impl Masked {
    /// Masks `text`.
    pub(crate) fn new(text: &str) -> Masked {
        let chars: Vec<char> = text.chars().collect();
        let plain: Vec<char> = chars.iter().map(|&c| half_width(c)).collect();
        let found = recognise(&plain);
        let mut placeholders = Placeholders::beside(text);
        let mut masked = Masked::default();
        let (mut from, mut length) = (0, 0);
        for item in found {
            masked.text.extend(&chars[from..item.start]);
            length += item.start - from;
            let placeholder = placeholders.of(item.kind, &plain[item.start..item.end]);
            let range = CharRange::starting_at(length, placeholder.chars().count());
            masked.text.push_str(placeholder);
            length += range.len();
            masked
                .pieces
                .push(Piece { masked: range, original: CharRange::starting_at(item.start, item.end - item.start) });
            *masked.counts.entry(item.kind.as_str()).or_default() += 1;
            from = item.end;
        }
        masked.text.extend(&chars[from..]);
        masked
    }

    /// The text with placeholders.
    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// How many items of each kind were replaced, each occurrence counted.
    pub(crate) fn counts(&self) -> BTreeMap<String, usize> {
        self.counts.iter().map(|(kind, count)| ((*kind).to_owned(), *count)).collect()
    }

    /// The characters of the document that `range` of the masked text stands for. An item is taken whole, however little
    /// of its placeholder lies within.
    pub(crate) fn original(&self, range: CharRange) -> Option<CharRange> {
        CharRange::new(self.start(range.start()), self.end(range.end()))
    }

    /// The masked words that stand for `range` of the document.
    pub(crate) fn of_original(&self, range: CharRange) -> Option<String> {
        let place = |at: usize, ends: bool| {
            let before = |piece: &Piece| if ends { piece.original.start() < at } else { piece.original.start() <= at };
            let last = self.pieces.partition_point(before).checked_sub(1).map(|i| self.pieces[i]);
            match last {
                None => at,
                Some(piece) if ends && at <= piece.original.end() => piece.masked.end(),
                Some(piece) if !ends && at < piece.original.end() => piece.masked.start(),
                Some(piece) => piece.masked.end() + (at - piece.original.end()),
            }
        };
        let (start, end) = (place(range.start(), false), place(range.end(), true));
        CharRange::new(start, end).map(|masked| self.text.chars().skip(start).take(masked.len()).collect())
    }

    fn start(&self, at: usize) -> usize {
        match self.pieces.partition_point(|piece| piece.masked.start() <= at).checked_sub(1).map(|i| self.pieces[i]) {
            None => at,
            Some(piece) if at < piece.masked.end() => piece.original.start(),
            Some(piece) => piece.original.end() + (at - piece.masked.end()),
        }
    }

    fn end(&self, at: usize) -> usize {
        match self.pieces.partition_point(|piece| piece.masked.start() < at).checked_sub(1).map(|i| self.pieces[i]) {
            None => at,
            Some(piece) if at <= piece.masked.end() => piece.original.end(),
            Some(piece) => piece.original.end() + (at - piece.masked.end()),
        }
    }
}

/// Hands out placeholders, the same one for the same item, none that stands in the document by itself.
struct Placeholders {
    folded: String,
    known: HashMap<(Kind, String), String>,
    last: BTreeMap<Kind, usize>,
}

impl Placeholders {
    fn beside(text: &str) -> Placeholders {
        // Only a text that holds such brackets can hold a placeholder; most hold none, and are not kept.
        let suspicious = text.contains(['〔', '【', '[', '［', '〖']);
        let folded = if suspicious { baihua_quote::folded(text) } else { String::new() };
        Placeholders { folded, known: HashMap::new(), last: BTreeMap::new() }
    }

    fn of(&mut self, kind: Kind, item: &[char]) -> &str {
        // 154 0041 7093 and 15400417093 are one number, as are x and X at the end of one.
        let essence: String = item
            .iter()
            .filter(|c| c.is_alphanumeric() || matches!(c, '@' | '.'))
            .flat_map(|c| c.to_uppercase())
            .collect();
        let Placeholders { folded, known, last } = self;
        known.entry((kind, essence)).or_insert_with(|| {
            let number = last.entry(kind).or_default();
            loop {
                *number += 1;
                let placeholder = format!("〔{}{number}〕", kind.word());
                if !folded.contains(&baihua_quote::folded(&placeholder)) {
                    return placeholder;
                }
            }
        })
    }
}

/// Whether `text` holds anything that would be masked.
pub(crate) fn is_personal(text: &str) -> bool {
    let plain: Vec<char> = text.chars().map(half_width).collect();
    !recognise(&plain).is_empty()
}

/// Every item of `plain`, in order, none overlapping; where two claim the same characters the surer kind wins.
fn recognise(plain: &[char]) -> Vec<Found> {
    let mut found = Vec::new();
    number::find(plain, &mut found);
    contact::find(plain, &mut found);
    address::find(plain, &mut found);
    name::find(plain, &mut found);
    found.sort_by_key(|item| (item.kind, item.start, usize::MAX - item.end));
    let mut kept: BTreeMap<usize, Found> = BTreeMap::new();
    for item in found {
        let before = kept.range(..item.end).next_back();
        if before.is_none_or(|(_, other)| other.end <= item.start) {
            kept.insert(item.start, item);
        }
    }
    kept.into_values().collect()
}

/// Full-width ASCII as ASCII and every blank within a line as a space, one character for one.
fn half_width(character: char) -> char {
    match character {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(character as u32 - 0xfee0).unwrap_or(character),
        '\n' | '\r' | '\t' => character,
        c if c.is_whitespace() => ' ',
        '—' | '–' | '‐' | '‑' | '−' => '-',
        c => c,
    }
}

/// The characters before `at` on the same line, at most `most` of them, without blanks.
fn before(plain: &[char], at: usize, most: usize) -> String {
    let from = at.saturating_sub(most);
    let line = plain[from..at].iter().rposition(|&c| c == '\n').map_or(from, |newline| from + newline + 1);
    plain[line..at].iter().filter(|&&c| c != ' ').collect()
}

fn is_han(character: char) -> bool {
    matches!(character, '\u{3400}'..='\u{9fff}' | '\u{f900}'..='\u{faff}' | '\u{20000}'..='\u{3134f}' | '〇')
}

#[cfg(test)]
mod tests;
