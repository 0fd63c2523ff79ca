//! The ledger's note of a report: its id, encrypted under a key derived from the request.
//!
//! A settled signature is public on the chain, so the key must not depend on it alone; only the buyer knows the
//! request's body. The ledger's tag is a digest of the same body with another label, and reveals nothing about this
//! key.

use baihua_report_store::ReportId;
use baihua_x402::{PaymentKey, RequestTag};
use chacha20poly1305::{
    ChaCha20Poly1305, Key, KeyInit, Nonce,
    aead::{Aead, Payload},
};
use hkdf::Hkdf;
use sha2::{Digest, Sha256};
use zeroize::Zeroizing;

/// Length of the nonce in bytes.
const NONCE_BYTES: usize = 12;
/// Version prefix of a note; a new layout gets a new one.
const VERSION: &str = "v1.";

/// What a payment is bound to: the endpoint and the SHA-256 of the body.
#[must_use]
pub fn tag(endpoint: &str, body: &[u8]) -> RequestTag {
    let digest = Sha256::new_with_prefix("baihua request v1\0")
        .chain_update(endpoint)
        .chain_update([0])
        .chain_update(Sha256::digest(body))
        .finalize();
    RequestTag::from_bytes(digest.into())
}

/// Encrypts and decrypts the notes of one request and one payment.
pub struct NoteSeal {
    cipher: ChaCha20Poly1305,
    /// A note counts only for the payer it was written for.
    payer: String,
}

impl NoteSeal {
    /// The seal of the request with this body, paid by the payer of this payment. A second payment of the same payer
    /// for the same purchase (`payment-identifier`) opens the note of the first one.
    #[must_use]
    pub fn new(body: &[u8], payment: &PaymentKey) -> NoteSeal {
        NoteSeal::labelled(body, &format!("{}/{}/{}", payment.network, payment.asset, payment.payer))
    }

    /// The seal of the request with this body for one holder, named by `label`.
    #[must_use]
    pub fn labelled(body: &[u8], label: &str) -> NoteSeal {
        let payer = label.to_owned();
        let mut key = Zeroizing::new([0; 32]);
        Hkdf::<Sha256>::new(Some(b"baihua note v1"), body)
            .expand(payer.as_bytes(), key.as_mut())
            .expect("32 bytes are fewer than the 8160 that HKDF-SHA-256 gives (RFC 5869)");
        NoteSeal { cipher: ChaCha20Poly1305::new(&Key::from(*key)), payer }
    }

    /// The note for `id`, with fresh random bytes.
    #[must_use]
    pub fn close(&self, id: &ReportId, random: [u8; NONCE_BYTES]) -> String {
        self.close_text(&Zeroizing::new(id.to_text()), random)
    }

    /// The note that holds a text of at most a megabyte, with fresh random bytes.
    #[must_use]
    pub(crate) fn close_text(&self, text: &str, random: [u8; NONCE_BYTES]) -> String {
        let payload = Payload { msg: text.as_bytes(), aad: self.payer.as_bytes() };
        let sealed =
            self.cipher.encrypt(&Nonce::from(random), payload).expect("it is far below the cipher's limit of 256 GiB");
        format!("{VERSION}{}{}", hex::encode(random), hex::encode(sealed))
    }

    /// The id in a note; `None` if it was written for another request or payer, or changed.
    #[must_use]
    pub fn open(&self, note: &str) -> Option<ReportId> {
        self.open_text(note)?.parse().ok()
    }

    /// The text in a note; `None` as for [`open`](NoteSeal::open).
    #[must_use]
    pub(crate) fn open_text(&self, note: &str) -> Option<Zeroizing<String>> {
        let bytes = hex::decode(note.strip_prefix(VERSION)?).ok()?;
        let (nonce, sealed) = bytes.split_first_chunk::<NONCE_BYTES>()?;
        let payload = Payload { msg: sealed, aad: self.payer.as_bytes() };
        let text = self.cipher.decrypt(&Nonce::from(*nonce), payload).ok()?;
        String::from_utf8(text).ok().map(Zeroizing::new)
    }
}

#[cfg(test)]
mod tests {
    use baihua_report_store::ReportId;
    use baihua_x402::{Address, Network, Nonce, PaymentKey};

    use super::{NoteSeal, tag};

    fn payment(payer: u8, nonce: u8) -> PaymentKey {
        PaymentKey {
            network: Network::eip155(196),
            asset: Address::from_bytes([9; 20]),
            payer: Address::from_bytes([payer; 20]),
            nonce: Nonce::from_bytes([nonce; 32]),
        }
    }

    #[test]
    fn only_the_same_request_and_payer_open_a_note() {
        let id = ReportId::from_bytes([7; 16]);
        let seal = NoteSeal::new(b"body", &payment(1, 1));
        let note = seal.close(&id, [3; 12]);
        assert!(!note.contains(&id.to_text()));
        assert_eq!(seal.open(&note), Some(id.clone()));
        assert_eq!(NoteSeal::new(b"body", &payment(1, 2)).open(&note), Some(id));
        assert_eq!(NoteSeal::new(b"Body", &payment(1, 1)).open(&note), None);
        assert_eq!(NoteSeal::new(b"body", &payment(2, 1)).open(&note), None);
        for bad in ["", "v1.", "v1.00", "v2.00", &note[..note.len() - 2], &note.replace("v1.03", "v1.04")] {
            assert_eq!(seal.open(bad), None, "{bad}");
        }
    }

    #[test]
    fn endpoint_and_body_make_the_tag() {
        assert_eq!(tag("/a", b"x"), tag("/a", b"x"));
        assert_ne!(tag("/a", b"x"), tag("/b", b"x"));
        assert_ne!(tag("/a", b"x"), tag("/a", b"y"));
    }
}
