use std::sync::Arc;

use serde_json::Value;

use crate::{
    Address, Asset, AtomicAmount, Price, Resource,
    extensions::{BAZAAR, Bazaar, Extensions, PAYMENT_IDENTIFIER, identifier_described},
    header::MAX_CHALLENGE_BYTES,
    wire::{AssetExtra, PaymentRequirements, SCHEME},
};

/// What one endpoint sells, for how much, and to whom the money goes.
///
/// Amount, payee, asset and chain are read from here and never from what a client sends back.
/// Cloning is cheap: make it once at start and hand it to every request.
#[derive(Clone, Debug, PartialEq)]
pub struct Offer(Arc<Terms>);

#[derive(Debug, PartialEq)]
struct Terms {
    resource: Resource,
    price: Price,
    pay_to: Address,
    max_timeout_seconds: u64,
    min_seconds_left: u64,
    identifier_required: Option<bool>,
    bazaar: Option<Bazaar>,
    requirements: PaymentRequirements,
    requirements_json: Value,
    extensions: Extensions,
}

impl Offer {
    /// Starts an offer of the endpoint `resource` for `price`, paid to `pay_to`.
    #[must_use]
    pub fn builder(resource: Resource, price: Price, pay_to: Address) -> OfferBuilder {
        OfferBuilder {
            resource,
            price,
            pay_to,
            max_timeout_seconds: 300,
            min_seconds_left: 6,
            show_decimals: false,
            identifier_required: None,
            bazaar: None,
        }
    }

    /// The endpoint.
    #[must_use]
    pub fn resource(&self) -> &Resource {
        &self.0.resource
    }

    /// The price, exactly; more is refused like less.
    #[must_use]
    pub fn price(&self) -> &Price {
        &self.0.price
    }

    /// The asset to pay in.
    #[must_use]
    pub fn asset(&self) -> &Asset {
        self.0.price.asset()
    }

    /// Who is paid; never [`Address::ZERO`].
    #[must_use]
    pub fn pay_to(&self) -> Address {
        self.0.pay_to
    }

    /// How many seconds an authorisation must still be valid for when it is presented.
    #[must_use]
    pub fn min_seconds_left(&self) -> u64 {
        self.0.min_seconds_left
    }

    /// The entry of `accepts` on the wire.
    #[must_use]
    pub fn requirements(&self) -> &PaymentRequirements {
        &self.0.requirements
    }

    /// The parameters as OKX's buyers look for them in the body of a 402, as JSON text; none without a [`Bazaar`].
    #[must_use]
    pub fn okx_output_schema(&self) -> Option<String> {
        self.0.bazaar.as_ref().map(Bazaar::okx_output_schema)
    }

    pub(crate) fn requirements_json(&self) -> &Value {
        &self.0.requirements_json
    }

    pub(crate) fn extensions(&self) -> &Extensions {
        &self.0.extensions
    }

    /// Whether `payment-identifier` is offered, and if so, whether an id is required.
    pub(crate) fn identifier_required(&self) -> Option<bool> {
        self.0.identifier_required
    }
}

/// An [`Offer`] in the making.
#[derive(Clone, Debug)]
pub struct OfferBuilder {
    resource: Resource,
    price: Price,
    pay_to: Address,
    max_timeout_seconds: u64,
    min_seconds_left: u64,
    show_decimals: bool,
    identifier_required: Option<bool>,
    bazaar: Option<Bazaar>,
}

impl OfferBuilder {
    /// For how many seconds payers are asked to let their authorisation be valid; 300 by default.
    ///
    /// It must cover the longest work, the mining and a margin.
    #[must_use]
    pub fn max_timeout_seconds(mut self, seconds: u64) -> OfferBuilder {
        self.max_timeout_seconds = seconds;
        self
    }

    /// How many seconds an authorisation must still be valid for when it is presented; 6 by default.
    ///
    /// Set it to the longest work plus settlement, so that no work is done that can no longer be paid for.
    #[must_use]
    pub fn min_seconds_left(mut self, seconds: u64) -> OfferBuilder {
        self.min_seconds_left = seconds;
        self
    }

    /// Puts the asset's decimals into `extra`, which OKX's buyers like to see.
    #[must_use]
    pub fn show_decimals(mut self) -> OfferBuilder {
        self.show_decimals = true;
        self
    }

    /// Offers `payment-identifier`: the client may give its purchase an id, or must if `required`.
    #[must_use]
    pub fn payment_identifier(mut self, required: bool) -> OfferBuilder {
        self.identifier_required = Some(required);
        self
    }

    /// Describes what to send and what comes back.
    #[must_use]
    pub fn bazaar(mut self, bazaar: Bazaar) -> OfferBuilder {
        self.bazaar = Some(bazaar);
        self
    }

    /// Finishes the offer.
    ///
    /// # Errors
    ///
    /// [`OfferError`] if a client could not pay it or a catalogue would not take it.
    pub fn build(self) -> Result<Offer, OfferError> {
        if let Some(fault) = self.resource.fault() {
            return Err(OfferError::Resource { fault });
        }
        if self.pay_to == Address::ZERO || self.price.amount() == AtomicAmount::ZERO {
            return Err(OfferError::PaysNobody);
        }
        let asset = self.price.asset();
        if self.max_timeout_seconds == 0 || self.min_seconds_left > self.max_timeout_seconds {
            return Err(OfferError::Timeout { max: self.max_timeout_seconds, min_left: self.min_seconds_left });
        }
        let requirements = PaymentRequirements {
            scheme: SCHEME.to_owned(),
            network: asset.network().clone(),
            amount: self.price.amount(),
            asset: asset.address(),
            pay_to: self.pay_to,
            max_timeout_seconds: self.max_timeout_seconds,
            extra: AssetExtra {
                name: asset.name().to_owned(),
                version: asset.version().to_owned(),
                decimals: self.show_decimals.then(|| asset.decimals()),
            },
        };
        let requirements_json = crate::wire::value(&requirements);
        let mut extensions = Extensions::new();
        if let Some(required) = self.identifier_required {
            extensions.insert(PAYMENT_IDENTIFIER.to_owned(), identifier_described(required));
        }
        if let Some(bazaar) = &self.bazaar {
            extensions.insert(BAZAAR.to_owned(), bazaar.described());
        }
        let offer = Offer(Arc::new(Terms {
            resource: self.resource,
            price: self.price,
            pay_to: self.pay_to,
            max_timeout_seconds: self.max_timeout_seconds,
            min_seconds_left: self.min_seconds_left,
            identifier_required: self.identifier_required,
            bazaar: self.bazaar,
            requirements,
            requirements_json,
            extensions,
        }));
        // The longest code stands for whatever `error` may say later.
        let longest = crate::challenge(&offer).with_error(&crate::Reason::ValueMismatch);
        match longest.to_header().len() {
            bytes if bytes > MAX_CHALLENGE_BYTES => Err(OfferError::TooLarge { bytes, max: MAX_CHALLENGE_BYTES }),
            _ => Ok(offer),
        }
    }
}

/// Why an offer cannot be made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum OfferError {
    /// The resource is not as the protocol wants it.
    #[error("the resource of an offer cannot be shown: {fault}")]
    Resource {
        /// What is wrong with it.
        fault: &'static str,
    },
    /// The payee is the zero address, or the amount is zero.
    #[error("an offer needs a payee and an amount above zero")]
    PaysNobody,
    /// Nobody could present an authorisation that has enough time left.
    #[error("an authorisation of at most {max} seconds cannot have {min_left} seconds left")]
    Timeout {
        /// The longest validity asked for, in seconds.
        max: u64,
        /// The time it must have left, in seconds.
        min_left: u64,
    },
    /// The challenge header would be cut off by servers and proxies on the way.
    #[error("the challenge header would have {bytes} bytes, more than {max}")]
    TooLarge {
        /// Its size in bytes.
        bytes: usize,
        /// The limit in bytes.
        max: usize,
    },
}

#[cfg(test)]
mod tests {
    use super::{Offer, OfferError};
    use crate::{Address, Asset, AtomicAmount, Bazaar, Price, Resource};

    fn builder() -> super::OfferBuilder {
        let price = Price::parse("0.1", Asset::usdt0_on_x_layer()).unwrap();
        Offer::builder(Resource::new("https://api.example.test/api/read"), price, Address::from_bytes([9; 20]))
    }

    #[test]
    fn what_nobody_could_pay_is_refused_at_start() {
        assert!(builder().build().is_ok());
        assert_eq!(builder().min_seconds_left(301).build(), Err(OfferError::Timeout { max: 300, min_left: 301 }));
        let free = Price::new(Asset::usdt0_on_x_layer(), AtomicAmount::ZERO);
        let resource = Resource::new("https://api.example.test/");
        assert_eq!(
            Offer::builder(resource.clone(), free.clone(), Address::from_bytes([9; 20])).build(),
            Err(OfferError::PaysNobody)
        );
        let price = Price::new(free.asset().clone(), AtomicAmount::new(1));
        assert_eq!(Offer::builder(resource, price, Address::ZERO).build(), Err(OfferError::PaysNobody));
    }

    #[test]
    fn a_challenge_never_outgrows_its_header() {
        let long = format!(r#"{{"text":"{}"}}"#, "x".repeat(4000));
        let bazaar = Bazaar::post_json(&long, "{}").unwrap();
        assert!(matches!(builder().bazaar(bazaar).build(), Err(OfferError::TooLarge { .. })));
    }
}
