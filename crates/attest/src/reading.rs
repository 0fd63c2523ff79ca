//! What is signed.
#![allow(missing_docs, reason = "the structure below is generated from its Solidity form")]

use alloy_primitives::{B256, U256};
use alloy_sol_types::{Eip712Domain, SolStruct, sol};
use baihua_text::Sha256Digest;
use baihua_x402::TransactionHash;
use serde_json::{Value, json};

/// `name` of the EIP-712 domain.
pub const DOMAIN_NAME: &str = "Baihua";
/// `version` of the EIP-712 domain. Another meaning of a field gets another version.
pub const DOMAIN_VERSION: &str = "1";
/// `chainId` of the EIP-712 domain: X Layer, where readings are paid (`eip155:196`), whatever chain a test settles on.
pub const CHAIN_ID: u64 = 196;

mod typed {
    use super::sol;

    sol! {
        struct Reading {
            bytes32 documentHash;
            bytes32 reportHash;
            string release;
            bytes32 transaction;
        }
    }
}

/// One reading of a document: the four facts that a signature covers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reading {
    /// SHA-256 of the submitted text in UTF-8.
    pub document: Sha256Digest,
    /// SHA-256 of the report in the canonical form of RFC 8785.
    pub report: Sha256Digest,
    /// Version and commit that made the report, as [`release_name`] writes them.
    pub release: String,
    /// What paid for it; zero where nothing was paid.
    pub transaction: TransactionHash,
}

impl Reading {
    /// The reading that a report tells of, paid by `transaction` (zero where nothing was paid).
    ///
    /// `report` is the object of `GET /api/report`. White space and the order of members make no difference; every other
    /// change does.
    ///
    /// # Errors
    ///
    /// [`ReadingError`] if it names no document or no release in `meta`, as reports of the analyzer by itself do, which
    /// nobody has published.
    pub fn of(report: &Value, transaction: TransactionHash) -> Result<Reading, ReadingError> {
        let meta = &report["meta"];
        let text = |value: &Value| value.as_str().map(str::to_owned);
        let document = text(&meta["document_sha256"]).and_then(|digest| digest.parse().ok());
        let release = &meta["release"];
        let release = text(&release["version"]).zip(text(&release["commit"]));
        let (version, commit) = release.ok_or(ReadingError::Release)?;
        Ok(Reading {
            document: document.ok_or(ReadingError::Document)?,
            report: canonical_digest(report)?,
            release: release_name(&version, &commit),
            transaction,
        })
    }

    /// The EIP-712 digest: what is signed.
    #[must_use]
    pub fn digest(&self) -> [u8; 32] {
        let reading = typed::Reading {
            documentHash: B256::new(*self.document.as_bytes()),
            reportHash: B256::new(*self.report.as_bytes()),
            release: self.release.clone(),
            transaction: B256::new(*self.transaction.as_bytes()),
        };
        reading.eip712_signing_hash(&domain()).0
    }
}

fn domain() -> Eip712Domain {
    Eip712Domain {
        name: Some(DOMAIN_NAME.into()),
        version: Some(DOMAIN_VERSION.into()),
        chain_id: Some(U256::from(CHAIN_ID)),
        verifying_contract: None,
        salt: None,
    }
}

/// SHA-256 of a JSON value in the canonical form of RFC 8785.
fn canonical_digest(value: &Value) -> Result<Sha256Digest, ReadingError> {
    serde_json_canonicalizer::to_vec(value).map(Sha256Digest::of).map_err(ReadingError::Canonical)
}

/// Version and commit in one word, as Semantic Versioning writes build metadata.
#[must_use]
pub fn release_name(version: &str, commit: &str) -> String {
    format!("{version}+{commit}")
}

/// Domain, types and primary type as `eth_signTypedData_v4` takes them, without a message.
#[must_use]
pub fn typed_data() -> Value {
    let member = |name: &str, kind: &str| json!({ "name": name, "type": kind });
    json!({
        "domain": { "name": DOMAIN_NAME, "version": DOMAIN_VERSION, "chainId": CHAIN_ID },
        "primaryType": "Reading",
        "types": {
            "EIP712Domain": [member("name", "string"), member("version", "string"), member("chainId", "uint256")],
            "Reading": [
                member("documentHash", "bytes32"),
                member("reportHash", "bytes32"),
                member("release", "string"),
                member("transaction", "bytes32"),
            ],
        },
    })
}

/// Why a report is no reading that could be signed.
#[derive(Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReadingError {
    /// `meta.document_sha256` is not there or no digest.
    #[error("the report does not say which document it was made from (meta.document_sha256)")]
    Document,
    /// `meta.release` is not there or not whole.
    #[error("the report does not say which release made it (meta.release)")]
    Release,
    /// It has no canonical form, such as a number that is none.
    #[error("the report has no canonical form")]
    Canonical(#[source] serde_json::Error),
}

#[cfg(test)]
mod tests {
    use alloy_sol_types::SolStruct;

    use super::{Reading, ReadingError, TransactionHash, Value, canonical_digest, json, typed, typed_data};

    fn report() -> Value {
        json!({
            "flags": [{ "quote": "押金不退", "n": 12 }],
            "meta": { "document_sha256": "11".repeat(32), "release": { "version": "1.0.0", "commit": "abc" } },
        })
    }

    #[test]
    fn what_is_published_is_what_is_hashed() {
        let types = typed_data();
        let members: Vec<String> = types["types"]["Reading"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|member| format!("{} {}", member["type"].as_str().unwrap(), member["name"].as_str().unwrap()))
            .collect();
        assert_eq!(typed::Reading::eip712_encode_type(), format!("Reading({})", members.join(",")));
    }

    #[test]
    fn the_digest_is_that_of_other_implementations() {
        // Computed with `TypedDataEncoder.hash` of ethers 6.
        let reading = Reading::of(&report(), TransactionHash::from_bytes([7; 32])).expect("it is whole");
        assert_eq!(hex::encode(reading.digest()), "9d02dba528bca781ded0ae343d95d541a6fb8b7fac2548a17ff881b95bf06eac");
        assert_eq!(reading.release, "1.0.0+abc");
    }

    #[test]
    fn printing_does_not_change_a_report() {
        let report = report();
        let pretty = serde_json::to_string_pretty(&report).expect("JSON");
        let turned = r#"{"meta":{"release":{"commit":"abc","version":"1.0.0"},"document_sha256":"DIGEST"},"flags":[{"n":12.0,"quote":"\u62bc\u91d1\u4e0d\u9000"}]}"#
            .replace("DIGEST", &"11".repeat(32));
        for text in [pretty, turned] {
            let again: Value = serde_json::from_str(&text).expect("JSON");
            assert_eq!(canonical_digest(&again).ok(), canonical_digest(&report).ok(), "{text}");
        }
    }

    #[test]
    fn what_nobody_has_published_is_no_reading() {
        let none = TransactionHash::from_bytes([0; 32]);
        let mut without = report();
        without["meta"]["release"] = Value::Null;
        assert!(matches!(Reading::of(&without, none), Err(ReadingError::Release)));
        let mut without = report();
        without["meta"]["document_sha256"] = "11".into();
        assert!(matches!(Reading::of(&without, none), Err(ReadingError::Document)));
        assert!(matches!(Reading::of(&json!([]), none), Err(ReadingError::Release)));
    }
}
