use std::{fmt, str::FromStr};

use crate::{Address, Authorization, Network, Nonce, UnixSeconds, hex};

/// The identity of a payment. An authorisation can be spent once, however it is encoded.
///
/// Shown as `eip155:196/<asset>/<payer>/<nonce>` with lower-case hex, and read back from that.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PaymentKey {
    /// The chain.
    pub network: Network,
    /// The token contract.
    pub asset: Address,
    /// The payer.
    pub payer: Address,
    /// The authorisation's nonce.
    pub nonce: Nonce,
}

impl PaymentKey {
    pub(crate) fn of(offer: &crate::Offer, authorization: &Authorization) -> PaymentKey {
        PaymentKey {
            network: offer.asset().network().clone(),
            asset: offer.asset().address(),
            payer: authorization.from,
            nonce: authorization.nonce,
        }
    }
}

impl fmt::Display for PaymentKey {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}/{}", self.network, self.asset.to_lower_hex(), self.payer.to_lower_hex(), self.nonce)
    }
}

/// Why a text is not a payment key.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a payment key is network/asset/payer/nonce")]
#[non_exhaustive]
pub struct PaymentKeyError;

impl FromStr for PaymentKey {
    type Err = PaymentKeyError;

    fn from_str(text: &str) -> Result<PaymentKey, PaymentKeyError> {
        let mut parts = text.split('/');
        let mut part = || parts.next().ok_or(PaymentKeyError);
        let key = PaymentKey {
            network: part()?.parse().map_err(|_| PaymentKeyError)?,
            asset: part()?.parse().map_err(|_| PaymentKeyError)?,
            payer: part()?.parse().map_err(|_| PaymentKeyError)?,
            nonce: part()?.parse().map_err(|_| PaymentKeyError)?,
        };
        if parts.next().is_some() { Err(PaymentKeyError) } else { Ok(key) }
    }
}

crate::as_text::as_text!(PaymentKey);

/// A unique token and the time, from which a reservation is made.
///
/// The token is a fencing token: it prevents a worker that lost its reservation from settling, so it must be random.
#[derive(Clone, Copy)]
pub struct Ticket {
    pub(crate) token: Token,
    pub(crate) now: UnixSeconds,
}

impl Ticket {
    /// A ticket with 16 fresh random bytes, drawn at `now`.
    #[must_use]
    pub const fn new(random: [u8; 16], now: UnixSeconds) -> Ticket {
        Ticket { token: Token(random), now }
    }
}

impl fmt::Debug for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Ticket").field("now", &self.now).finish_non_exhaustive()
    }
}

/// The random token of a reservation.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Token([u8; 16]);

impl fmt::Display for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::text(&self.0))
    }
}

impl FromStr for Token {
    type Err = hex::HexError;

    fn from_str(text: &str) -> Result<Token, hex::HexError> {
        hex::array(text).map(Token)
    }
}

crate::as_text::as_text!(Token);

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::{PaymentKey, PaymentKeyError};
    use crate::{Address, Network, Nonce};

    proptest! {
        #[test]
        fn survives_text_and_back(chain in 1_u64.., asset: [u8; 20], payer: [u8; 20], nonce: [u8; 32]) {
            let key = PaymentKey {
                network: Network::eip155(chain),
                asset: Address::from_bytes(asset),
                payer: Address::from_bytes(payer),
                nonce: Nonce::from_bytes(nonce),
            };
            let text = key.to_string();
            prop_assert_eq!(format!("{text}/").parse::<PaymentKey>(), Err(PaymentKeyError));
            prop_assert_eq!(text.parse(), Ok(key));
        }
    }
}
