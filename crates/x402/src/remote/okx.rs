//! OKX's dialect: where its calls are, how they are signed, and the envelope its answers come in.

use std::fmt;

use base64::{Engine, engine::general_purpose::STANDARD};
use hmac::{Hmac, KeyInit, Mac};
use serde::Deserialize;
use serde_json::Value;
use sha2::Sha256;
use zeroize::Zeroizing;

use crate::http::Field;

/// Where the calls are, behind the base address.
pub(super) const PREFIX: &str = "/api/v6/pay/x402";

/// Milliseconds since 1970-01-01 UTC.
pub type UnixMillis = u64;

/// The three secrets of an OKX API account, and a clock to sign with.
///
/// They are wiped from memory when dropped, and `Debug` shows none of them.
#[derive(Clone)]
pub struct OkxKeys {
    key: Zeroizing<String>,
    secret: Zeroizing<String>,
    passphrase: Zeroizing<String>,
    clock: fn() -> UnixMillis,
}

impl OkxKeys {
    /// Keys of the Onchain OS kind; keys of the exchange do not work. `clock` tells the time of each request.
    #[must_use]
    pub fn new(key: &str, secret: &str, passphrase: &str, clock: fn() -> UnixMillis) -> OkxKeys {
        let own = |text: &str| Zeroizing::new(text.trim().to_owned());
        OkxKeys { key: own(key), secret: own(secret), passphrase: own(passphrase), clock }
    }

    /// The headers of a request: signed are time, method, path with query, and body.
    pub(super) fn fields(&self, method: &str, path: &str, body: &str) -> Vec<Field> {
        let time = iso_8601((self.clock)());
        let mut mac = Hmac::<Sha256>::new_from_slice(self.secret.as_bytes()).expect("HMAC takes keys of any length");
        for part in [&time, method, path, body] {
            mac.update(part.as_bytes());
        }
        let signature = STANDARD.encode(mac.finalize().into_bytes());
        vec![
            ("OK-ACCESS-KEY", (*self.key).clone()),
            ("OK-ACCESS-PASSPHRASE", (*self.passphrase).clone()),
            ("OK-ACCESS-TIMESTAMP", time),
            ("OK-ACCESS-SIGN", signature),
        ]
    }
}

impl fmt::Debug for OkxKeys {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OkxKeys").finish_non_exhaustive()
    }
}

/// `2027-01-15T08:00:00.000Z`.
fn iso_8601(millis: UnixMillis) -> String {
    let (seconds, millis) = (millis / 1000, millis % 1000);
    let (days, second) = (seconds / 86_400, seconds % 86_400);
    // Days are counted in eras of 400 years that begin on 1 March, so that the leap day is the last of its year.
    let shifted = days + 719_468;
    let (era, day_of_era) = (shifted / 146_097, shifted % 146_097);
    let year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36_524 - day_of_era / 146_096) / 365;
    let day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    let from_march = (5 * day_of_year + 2) / 153;
    let day = day_of_year - (153 * from_march + 2) / 5 + 1;
    let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
    let year = 400 * era + year_of_era + u64::from(month <= 2);
    let (hour, minute, second) = (second / 3600, second / 60 % 60, second % 60);
    format!("{year:04}-{month:02}-{day:02}T{hour:02}:{minute:02}:{second:02}.{millis:03}Z")
}

/// `{"code": "0", "msg": "…", "data": {…}}`, where `code` is text or a number.
#[derive(Deserialize)]
pub(super) struct Envelope {
    code: Value,
    #[serde(default)]
    msg: Option<String>,
    #[serde(default)]
    data: Option<Value>,
}

/// What an envelope holds.
pub(super) enum Opened {
    Data(Value),
    /// Asked too often; ask again in a while.
    TooFast,
    /// An error of the service or of the account, and its words.
    Error {
        code: String,
        message: String,
    },
}

impl Envelope {
    pub(super) fn open(self) -> Opened {
        let code = match self.code {
            Value::String(code) => code,
            code => code.to_string(),
        };
        match (code.as_str(), self.data) {
            ("0", Some(data)) if !data.is_null() => Opened::Data(data),
            ("50011", _) => Opened::TooFast,
            _ => Opened::Error { code, message: self.msg.unwrap_or_default() },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Envelope, OkxKeys, Opened, iso_8601};

    #[test]
    fn times_are_written_as_signed() {
        for (millis, expected) in [
            (0, "1970-01-01T00:00:00.000Z"),
            (951_782_400_000, "2000-02-29T00:00:00.000Z"),
            (1_709_251_199_999, "2024-02-29T23:59:59.999Z"),
            (1_800_000_000_123, "2027-01-15T08:00:00.123Z"),
            (4_107_542_399_000, "2100-02-28T23:59:59.000Z"),
            (4_107_542_400_000, "2100-03-01T00:00:00.000Z"),
        ] {
            assert_eq!(iso_8601(millis), expected);
        }
    }

    #[test]
    fn requests_are_signed_and_keys_never_shown() {
        let keys = OkxKeys::new("the key", "the secret", "the passphrase", || 1_800_000_000_123);
        let fields = keys.fields("POST", "/api/v6/pay/x402/verify", "{}");
        assert_eq!(fields[2].1, "2027-01-15T08:00:00.123Z");
        // base64(HMAC-SHA256("the secret", "2027-01-15T08:00:00.123ZPOST/api/v6/pay/x402/verify{}"))
        assert_eq!(fields[3], ("OK-ACCESS-SIGN", "nqS+bEcqPn70YcwBlXnjoT/CfXAvDap1VHosxZbwBu0=".to_owned()));
        assert_eq!(format!("{keys:?}"), "OkxKeys { .. }");
    }

    #[test]
    fn codes_are_text_or_numbers() {
        let open = |json: &str| serde_json::from_str::<Envelope>(json).unwrap().open();
        assert!(matches!(open(r#"{"code":"0","data":{"a":1}}"#), Opened::Data(_)));
        assert!(matches!(open(r#"{"code":0,"msg":"","data":{}}"#), Opened::Data(_)));
        assert!(matches!(open(r#"{"code":"0","data":null}"#), Opened::Error { .. }));
        assert!(matches!(open(r#"{"code":50011,"msg":"slow down","data":null}"#), Opened::TooFast));
        assert!(matches!(open(r#"{"code":"50113","msg":"bad"}"#), Opened::Error { code, .. } if code == "50113"));
    }
}
