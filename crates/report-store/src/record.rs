//! The stored form of a report.

use std::{collections::BTreeMap, fmt};

/// The two parts that every record has; other names are free.
const REPORT: &str = "report";
const RECEIPT: &str = "receipt";

/// What is stored of one report: two moments, the report, the receipt, and whatever later versions add.
///
/// Servers of different versions share a store, so the format is forward compatible: the meaning of a field never
/// changes, new data is added as a named part ([`with_part`](Record::with_part)), and readers accept every version and
/// preserve unknown parts when they write the record again.
#[derive(Clone, PartialEq, Eq)]
pub struct Record {
    version: u16,
    created: u64,
    expires: u64,
    parts: BTreeMap<String, String>,
}

impl Record {
    /// The version that this crate writes.
    pub const VERSION: u16 = 1;

    /// A record of this version without further parts.
    ///
    /// `created` and `expires` are seconds since 1970-01-01 UTC. `report` is the report's JSON and `receipt` its
    /// Markdown; neither is looked into.
    #[must_use]
    pub fn new(created: u64, expires: u64, report: impl Into<String>, receipt: impl Into<String>) -> Record {
        let parts = BTreeMap::from([(REPORT.to_owned(), report.into()), (RECEIPT.to_owned(), receipt.into())]);
        Record { version: Record::VERSION, created, expires, parts }
    }

    /// The same record with one more part, or with another text for one that it has.
    ///
    /// # Errors
    ///
    /// [`PartError`] if `name` is empty, longer than 255 bytes, or one of the two that every record has.
    pub fn with_part(mut self, name: impl Into<String>, text: impl Into<String>) -> Result<Record, PartError> {
        let name = name.into();
        if name == REPORT || name == RECEIPT {
            return Err(PartError::Taken);
        }
        if name.is_empty() || name.len() > usize::from(u8::MAX) {
            return Err(PartError::Length { bytes: name.len() });
        }
        self.parts.insert(name, text.into());
        Ok(self)
    }

    /// The version of the program that wrote it, as a number that only grows.
    #[must_use]
    pub fn version(&self) -> u16 {
        self.version
    }

    /// When it was made, in seconds since 1970-01-01 UTC.
    #[must_use]
    pub fn created(&self) -> u64 {
        self.created
    }

    /// From when on nobody can read it, in seconds since 1970-01-01 UTC.
    #[must_use]
    pub fn expires(&self) -> u64 {
        self.expires
    }

    /// The report's JSON.
    #[must_use]
    pub fn report(&self) -> &str {
        self.part(REPORT).unwrap_or_default()
    }

    /// The receipt's Markdown.
    #[must_use]
    pub fn receipt(&self) -> &str {
        self.part(RECEIPT).unwrap_or_default()
    }

    /// The text of a part, if the record has it.
    #[must_use]
    pub fn part(&self, name: &str) -> Option<&str> {
        self.parts.get(name).map(String::as_str)
    }

    /// How many bytes [`write`](Record::write) writes.
    pub(crate) fn encoded_len(&self) -> usize {
        let parts = self.parts.iter().map(|(name, text)| 1 + name.len() + 4 + text.len());
        parts.fold(2 + 8 + 8, usize::saturating_add)
    }

    /// Appends the bytes: version, created, expires, then for each part the length and text of name and content, all
    /// numbers big-endian. `None` if a part is 4 GiB or longer; then `bytes` holds a beginning.
    pub(crate) fn write(&self, bytes: &mut Vec<u8>) -> Option<()> {
        bytes.extend_from_slice(&self.version.to_be_bytes());
        bytes.extend_from_slice(&self.created.to_be_bytes());
        bytes.extend_from_slice(&self.expires.to_be_bytes());
        for (name, text) in &self.parts {
            bytes.push(u8::try_from(name.len()).ok()?);
            bytes.extend_from_slice(name.as_bytes());
            bytes.extend_from_slice(&u32::try_from(text.len()).ok()?.to_be_bytes());
            bytes.extend_from_slice(text.as_bytes());
        }
        Some(())
    }

    /// Reads what [`write`](Record::write) wrote, in whatever version. `None` if it did not.
    pub(crate) fn read(mut bytes: &[u8]) -> Option<Record> {
        let version = u16::from_be_bytes(take(&mut bytes)?);
        let created = u64::from_be_bytes(take(&mut bytes)?);
        let expires = u64::from_be_bytes(take(&mut bytes)?);
        let mut parts = BTreeMap::new();
        while !bytes.is_empty() {
            let [name_len] = take(&mut bytes)?;
            let name = text(&mut bytes, usize::from(name_len))?;
            let text_len = u32::from_be_bytes(take(&mut bytes)?);
            let content = text(&mut bytes, usize::try_from(text_len).ok()?)?;
            if name.is_empty() || parts.insert(name, content).is_some() {
                return None;
            }
        }
        let complete = version > 0 && parts.contains_key(REPORT) && parts.contains_key(RECEIPT);
        complete.then_some(Record { version, created, expires, parts })
    }
}

fn take<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    let (head, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(*head)
}

fn text(bytes: &mut &[u8], len: usize) -> Option<String> {
    let (head, rest) = bytes.split_at_checked(len)?;
    *bytes = rest;
    Some(std::str::from_utf8(head).ok()?.to_owned())
}

/// Shows times, names and lengths. The texts quote somebody's document and must not be logged.
impl fmt::Debug for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lengths: BTreeMap<_, _> = self.parts.iter().map(|(name, text)| (name, text.len())).collect();
        f.debug_struct("Record")
            .field("version", &self.version)
            .field("created", &self.created)
            .field("expires", &self.expires)
            .field("part_bytes", &lengths)
            .finish()
    }
}

/// A name that no further part can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum PartError {
    /// It is empty or longer than 255 bytes.
    #[error("a part's name has 1 to 255 bytes, this one has {bytes}")]
    Length {
        /// Its length in bytes of UTF-8.
        bytes: usize,
    },
    /// Every record has a part of this name.
    #[error("every record has a part of this name already")]
    Taken,
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn written(record: &Record) -> Vec<u8> {
        let mut bytes = Vec::new();
        record.write(&mut bytes).expect("no part is 4 GiB long");
        assert_eq!(bytes.len(), record.encoded_len());
        bytes
    }

    /// Bytes of a hypothetical later release: version 7, with an unknown part.
    const FROM_LATER: &[u8] = b"\0\x07\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\x02\
        \x04page\0\0\0\x03<p>\x07receipt\0\0\0\x02# \x06report\0\0\0\x02{}";

    #[test]
    fn two_versions_read_each_other() {
        let record = Record::read(FROM_LATER).expect("later versions only add parts");
        assert_eq!((record.version(), record.created(), record.expires()), (7, 1, 2));
        assert_eq!((record.report(), record.receipt(), record.part("page")), ("{}", "# ", Some("<p>")));
        assert_eq!(written(&record), FROM_LATER, "what is not known is handed on");

        // And what this release writes stays readable for the releases to come: these bytes must never change.
        let ours = Record::new(1, 2, "{}", "# ").with_part("page", "<p>").expect("the name is free");
        assert_eq!(written(&ours)[..2], [0, 1]);
        assert_eq!(written(&ours)[2..], FROM_LATER[2..]);
    }

    #[test]
    fn broken_bytes_are_no_record() {
        for cut in 0..FROM_LATER.len() {
            let complete = Record::read(&FROM_LATER[..cut]);
            assert!(complete.is_none(), "cut at {cut}");
        }
        for (bytes, why) in [
            (&b"\0\x00\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\x02\x07receipt\0\0\0\0\x06report\0\0\0\0"[..], "version zero"),
            (b"\0\x01\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\x02\x06report\0\0\0\0\x06report\0\0\0\0", "a part twice"),
            (b"\0\x01\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\x02\x07receipt\0\0\0\0\x06report\0\0\0\x01\xff", "not UTF-8"),
            (b"\0\x01\0\0\0\0\0\0\0\x01\0\0\0\0\0\0\0\x02\x07receipt\0\0\0\0\x06report\xff\xff\xff\xff", "too long"),
        ] {
            assert!(Record::read(bytes).is_none(), "{why}");
        }
    }

    #[test]
    fn names_of_parts() {
        let record = || Record::new(1, 2, "{}", "# ");
        for (name, answer) in [
            ("", Err(PartError::Length { bytes: 0 })),
            ("report", Err(PartError::Taken)),
            ("receipt", Err(PartError::Taken)),
            ("页", Ok(())),
        ] {
            assert_eq!(record().with_part(name, "").map(drop), answer, "{name}");
        }
        assert!(record().with_part("n".repeat(255), "").is_ok());
        assert_eq!(record().with_part("n".repeat(256), ""), Err(PartError::Length { bytes: 256 }));
    }

    #[test]
    fn debug_shows_no_text() {
        let shown = format!("{:?}", Record::new(1, 2, "押金不退", "秘密"));
        assert!(shown.contains("\"report\": 12") && !shown.contains("押金") && !shown.contains("秘密"), "{shown}");
    }

    proptest! {
        #[test]
        fn read_undoes_write(
            created: u64, expires: u64, report: String, receipt: String,
            parts in proptest::collection::btree_map("[a-z]{1,8}-x", any::<String>(), 0..4),
        ) {
            let mut record = Record::new(created, expires, report, receipt);
            for (name, text) in parts {
                record = record.with_part(name, text).expect("no such name is taken");
            }
            prop_assert_eq!(Record::read(&written(&record)), Some(record));
        }

        #[test]
        fn any_bytes_are_read_without_panic(bytes: Vec<u8>) {
            if let Some(record) = Record::read(&bytes) {
                prop_assert_eq!(written(&record).len(), bytes.len());
            }
        }

        #[test]
        fn any_damage_is_read_without_panic(at in 0..FROM_LATER.len(), byte: u8) {
            let mut bytes = FROM_LATER.to_vec();
            bytes[at] = byte;
            let _ = Record::read(&bytes);
        }
    }
}
