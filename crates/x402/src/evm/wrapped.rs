use alloy_primitives::{Address as AlloyAddress, Bytes};
use alloy_sol_types::SolValue;

use crate::Address;

/// The pair of bytes that, sixteen times, ends every wrapped signature (ERC-6492).
const MARK: [u8; 2] = [0x64, 0x92];

/// The signature of a wallet that may not be deployed yet, wrapped with the call that would deploy it (ERC-6492).
#[derive(Clone, PartialEq, Eq)]
pub struct Wrapped {
    /// The factory that would deploy the wallet. It is never called: the address comes from the payer.
    pub factory: Address,
    /// The signature for the wallet itself.
    pub signature: Vec<u8>,
}

/// Takes the wrapping off; none if the bytes are not wrapped.
///
/// Bytes that bear the mark but hold nothing sound are none too: no wallet and no key has made them.
#[must_use]
pub fn unwrap_erc6492(signature: &[u8]) -> Option<Wrapped> {
    let (content, mark) = signature.split_last_chunk::<32>()?;
    if !mark.chunks_exact(2).all(|pair| pair == MARK) {
        return None;
    }
    let (factory, _call, inner) = <(AlloyAddress, Bytes, Bytes)>::abi_decode_params(content).ok()?;
    Some(Wrapped { factory: Address::of_alloy(factory), signature: inner.to_vec() })
}

#[cfg(test)]
mod tests {
    use alloy_primitives::{Address as AlloyAddress, Bytes};
    use alloy_sol_types::SolValue;

    use super::{MARK, unwrap_erc6492};

    #[test]
    fn the_inner_signature_comes_out() {
        let parts = (AlloyAddress::repeat_byte(3), Bytes::from(vec![1; 100]), Bytes::from(vec![2; 65]));
        let mut wrapped = parts.abi_encode_params();
        assert!(unwrap_erc6492(&wrapped).is_none());
        wrapped.extend(MARK.repeat(16));
        let unwrapped = unwrap_erc6492(&wrapped).unwrap();
        assert_eq!(unwrapped.signature, vec![2; 65]);
        assert_eq!(unwrapped.factory.as_bytes(), &[3; 20]);
        assert!(unwrap_erc6492(&MARK.repeat(16)).is_none());
        assert!(unwrap_erc6492(&MARK).is_none());
    }
}
