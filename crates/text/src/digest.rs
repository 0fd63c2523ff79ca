use std::{fmt, str::FromStr};

/// A SHA-256 digest (FIPS 180-4): 32 bytes, shown and read as 64 lower-case hex digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Sha256Digest([u8; 32]);

impl Sha256Digest {
    /// A digest that somebody else computed.
    #[must_use]
    pub const fn from_bytes(bytes: [u8; 32]) -> Sha256Digest {
        Sha256Digest(bytes)
    }

    /// The 32 bytes.
    #[must_use]
    pub const fn as_bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The digest of `bytes`.
    #[cfg(feature = "sha2")]
    #[must_use]
    pub fn of(bytes: impl AsRef<[u8]>) -> Sha256Digest {
        use sha2::Digest;
        Sha256Digest(sha2::Sha256::digest(bytes.as_ref()).into())
    }
}

impl fmt::Display for Sha256Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|byte| write!(f, "{byte:02x}"))
    }
}

impl fmt::Debug for Sha256Digest {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Sha256Digest({self})")
    }
}

/// Why a string is not a digest.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct DigestError;

impl fmt::Display for DigestError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a SHA-256 digest is 64 lower-case hex digits")
    }
}

impl std::error::Error for DigestError {}

impl FromStr for Sha256Digest {
    type Err = DigestError;

    fn from_str(hex: &str) -> Result<Sha256Digest, DigestError> {
        fn nibble(digit: u8) -> Result<u8, DigestError> {
            match digit {
                b'0'..=b'9' => Ok(digit - b'0'),
                b'a'..=b'f' => Ok(digit - b'a' + 10),
                _ => Err(DigestError),
            }
        }
        let digits: &[u8; 64] = hex.as_bytes().try_into().map_err(|_| DigestError)?;
        let mut bytes = [0; 32];
        for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
            *byte = nibble(pair[0])? << 4 | nibble(pair[1])?;
        }
        Ok(Sha256Digest(bytes))
    }
}

#[cfg(feature = "serde")]
impl serde::Serialize for Sha256Digest {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

#[cfg(feature = "serde")]
impl<'de> serde::Deserialize<'de> for Sha256Digest {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Sha256Digest, D::Error> {
        let hex = <std::borrow::Cow<'de, str>>::deserialize(from)?;
        hex.parse().map_err(serde::de::Error::custom)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::Sha256Digest;

    #[test]
    fn only_64_lower_case_digits_are_a_digest() {
        let good = "0123456789abcdef".repeat(4);
        assert_eq!(good.parse::<Sha256Digest>().expect("well formed").to_string(), good);
        for bad in [&good[1..], &format!("{good}0"), &good.to_uppercase(), &good.replace('0', "g"), "", "甲"] {
            assert!(bad.parse::<Sha256Digest>().is_err(), "{bad}");
        }
    }

    #[cfg(feature = "sha2")]
    #[test]
    fn computes_the_example_of_the_standard() {
        // FIPS 180-4, the one-block message "abc".
        let expected = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
        assert_eq!(Sha256Digest::of("abc").to_string(), expected);
    }

    proptest! {
        #[test]
        fn survives_text_and_back(bytes: [u8; 32]) {
            let digest = Sha256Digest::from_bytes(bytes);
            prop_assert_eq!(digest.to_string().parse(), Ok(digest));
        }
    }
}
