//! Authenticated encryption of a record, bound to its key in the store and to its expiry.
//!
//! ```text
//! id (16 random bytes) ── HKDF-SHA-256 ──┬─ "file name"   32 bytes: where the record is filed
//!                                        ├─ "encryption"  32 bytes: key of XChaCha20-Poly1305
//!                                        └─ "nonce"       32 bytes: key of HMAC-SHA-256
//! stored:  version (1) ‖ expires (8) ‖ nonce (24) ‖ ciphertext ‖ tag (16)
//! bound:   label ‖ version ‖ expires ‖ file name
//! nonce:   the first 24 bytes of HMAC-SHA-256(nonce key, bound ‖ record)
//! ```
//!
//! The nonce is derived from the content (a synthetic IV). So a record may be rewritten under the same id: other
//! content or another expiry gives another nonce, equal content gives equal bytes, and no random source is needed.

use chacha20poly1305::{AeadInOut, KeyInit, XChaCha20Poly1305};
use hkdf::Hkdf;
use hmac::{Hmac, Mac};
use sha2::Sha256;
use zeroize::{Zeroize, Zeroizing};

use crate::{Record, ReportId, hex};

/// Version of the layout above. A new layout takes a new number and two releases: first one that reads it, then one
/// that writes it.
const VERSION: u8 = 1;
const NONCE_BYTES: usize = 24;
const TAG_BYTES: usize = 16;
const HEAD_BYTES: usize = 1 + 8 + NONCE_BYTES;

/// Overhead of sealing, in bytes.
pub(crate) const OVERHEAD_BYTES: usize = HEAD_BYTES + TAG_BYTES;

/// Domain separation: other keys derived from the same bytes differ from these.
const SALT: &[u8] = b"baihua report-store 1";

/// The keys of one report. All of them are wiped when it is dropped.
pub(crate) struct Seal {
    name: Zeroizing<[u8; 32]>,
    encryption: Zeroizing<[u8; 32]>,
    nonce: Zeroizing<[u8; 32]>,
}

/// Why stored bytes were rejected.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Broken {
    /// The layout is of a version that this release does not know.
    Version(u8),
    /// They were changed, truncated or copied from another key.
    Altered,
    /// They are authentic but do not parse as a record.
    Malformed,
}

impl Seal {
    pub(crate) fn of(id: &ReportId) -> Seal {
        let (mut root, hkdf) = Hkdf::<Sha256>::extract(Some(SALT), id.bytes());
        root.zeroize();
        let key = |label: &[u8]| {
            let mut key = Zeroizing::new([0; 32]);
            hkdf.expand(label, key.as_mut()).expect("HKDF-SHA-256 yields up to 8160 bytes");
            key
        };
        Seal { name: key(b"file name"), encryption: key(b"encryption"), nonce: key(b"nonce") }
    }

    /// The backend's key of the record.
    pub(crate) fn place(&self) -> String {
        format!("report:{}", hex::encode(self.name.as_ref()))
    }

    /// The bytes to store. `None` if a part of the record is 4 GiB or longer.
    pub(crate) fn close(&self, record: &Record) -> Option<Vec<u8>> {
        // With its full length reserved the buffer never moves, so no copy of the open text is left behind.
        let mut sealed = Vec::with_capacity(record.encoded_len() + OVERHEAD_BYTES);
        sealed.push(VERSION);
        sealed.extend_from_slice(&record.expires().to_be_bytes());
        sealed.extend_from_slice(&[0; NONCE_BYTES]);
        if record.write(&mut sealed).is_none() {
            sealed.zeroize();
            return None;
        }

        let (head, text) = sealed.split_at_mut(HEAD_BYTES);
        let bound = self.bound(record.expires());
        let nonce = self.nonce_for(&bound, text);
        head[HEAD_BYTES - NONCE_BYTES..].copy_from_slice(&nonce);
        let tag = self
            .cipher()
            .encrypt_inout_detached(&nonce.into(), &bound, text.into())
            .expect("XChaCha20-Poly1305 takes up to 256 GiB");
        sealed.extend_from_slice(&tag);
        Some(sealed)
    }

    /// Decrypts and parses the record of this id.
    pub(crate) fn open(&self, mut sealed: Vec<u8>) -> Result<Record, Broken> {
        match sealed.first() {
            Some(&VERSION) if sealed.len() >= OVERHEAD_BYTES => {}
            Some(&VERSION) | None => return Err(Broken::Altered),
            Some(&other) => return Err(Broken::Version(other)),
        }
        let tag_at = sealed.len() - TAG_BYTES;
        let (head, rest) = sealed.split_at_mut(HEAD_BYTES);
        let (text, tag) = rest.split_at_mut(tag_at - HEAD_BYTES);
        let expires = u64::from_be_bytes(head[1..9].try_into().expect("the slice has 8 bytes"));
        let nonce: [u8; NONCE_BYTES] = head[9..].try_into().expect("the slice has 24 bytes");
        let tag: [u8; TAG_BYTES] = (&*tag).try_into().expect("the slice has 16 bytes");

        self.cipher()
            .decrypt_inout_detached(&nonce.into(), &self.bound(expires), text.into(), &tag.into())
            .map_err(|_| Broken::Altered)?;
        let record = Record::read(text).filter(|record| record.expires() == expires);
        sealed.zeroize();
        record.ok_or(Broken::Malformed)
    }

    fn cipher(&self) -> XChaCha20Poly1305 {
        XChaCha20Poly1305::new((&*self.encryption).into())
    }

    /// The associated data: layout version, expiry, key in the store.
    fn bound(&self, expires: u64) -> Vec<u8> {
        let mut bound = Vec::with_capacity(SALT.len() + 1 + 8 + 32);
        bound.extend_from_slice(SALT);
        bound.push(VERSION);
        bound.extend_from_slice(&expires.to_be_bytes());
        bound.extend_from_slice(self.name.as_ref());
        bound
    }

    /// `bound` has a fixed length, so that the concatenation of `bound` and `text` is unambiguous.
    fn nonce_for(&self, bound: &[u8], text: &[u8]) -> [u8; NONCE_BYTES] {
        let mac = <Hmac<Sha256> as KeyInit>::new_from_slice(self.nonce.as_ref());
        let mut mac = mac.expect("HMAC takes keys of any length");
        mac.update(bound);
        mac.update(text);
        *mac.finalize().into_bytes().first_chunk().expect("SHA-256 has 32 bytes")
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn seal(byte: u8) -> Seal {
        Seal::of(&ReportId::from_bytes([byte; 16]))
    }

    fn record() -> Record {
        Record::new(1_780_000_000, 1_780_086_400, r#"{"card":"contract"}"#, "# 押金")
    }

    /// Computed independently (Python: hmac, hashlib), since records must stay readable from release to release.
    #[test]
    fn keys_are_those_of_every_release() {
        let seal = seal(7);
        assert_eq!(
            seal.place(),
            format!("report:{}", "36001c5a06e1627b09e3e183f0b2effce9c8943b7c651bf6935ddb53a5c844a6")
        );
        assert_eq!(
            hex::encode(seal.encryption.as_ref()),
            "496dc9b7037f20ddee83ad729d9b33e198d609857e440ee50dcc2afa745b1f51"
        );
        assert_eq!(
            hex::encode(seal.nonce.as_ref()),
            "0fe03993b8ccac73deca2b51c6fa5378b380c64ce0d2cb6f6bd8c9ae626d5ed9"
        );
        let sealed = seal.close(&record()).expect("it is short");
        assert_eq!(hex::encode(&sealed[9..33]), "6e4d9daa8969940efc7b290b7924377c89e078264f152f32");
    }

    #[test]
    fn only_its_own_id_opens_it() {
        let sealed = seal(1).close(&record()).expect("it is short");
        assert_eq!(sealed.len(), record().encoded_len() + OVERHEAD_BYTES);
        assert_eq!(seal(1).open(sealed.clone()), Ok(record()));
        assert_eq!(seal(2).open(sealed), Err(Broken::Altered), "moved to another place");
        assert_ne!(seal(1).place(), seal(2).place());
    }

    #[test]
    fn any_changed_byte_is_noticed() {
        let sealed = seal(1).close(&record()).expect("it is short");
        for at in 0..sealed.len() {
            let mut changed = sealed.clone();
            changed[at] ^= 1;
            let expected = if at == 0 { Broken::Version(0) } else { Broken::Altered };
            assert_eq!(seal(1).open(changed), Err(expected), "byte {at}");
        }
        for cut in 0..sealed.len() {
            assert_eq!(seal(1).open(sealed[..cut].to_vec()), Err(Broken::Altered), "cut at {cut}");
        }
    }

    #[test]
    fn a_rewritten_record_never_meets_its_old_nonce() {
        let nonce = |record: &Record| seal(1).close(record).expect("it is short")[9..33].to_vec();
        let later = Record::new(record().created(), record().expires() + 1, record().report(), record().receipt());
        let other = record().with_part("page", "<p>").expect("the name is free");
        assert_eq!(nonce(&record()), nonce(&record()));
        assert_ne!(nonce(&record()), nonce(&later));
        assert_ne!(nonce(&record()), nonce(&other));
    }

    proptest! {
        #[test]
        fn any_bytes_are_opened_without_panic(mut bytes: Vec<u8>, ours: bool) {
            if let (true, Some(first)) = (ours, bytes.first_mut()) {
                *first = VERSION;
            }
            prop_assert!(seal(1).open(bytes).is_err());
        }
    }
}
