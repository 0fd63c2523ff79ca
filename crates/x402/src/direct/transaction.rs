//! Signed transactions: EIP-1559 where there is a base fee, EIP-155 where there is none.

use alloy_primitives::U256;
use alloy_rlp::{Encodable, Header};

use super::{fees::Fees, key::GasKey};
use crate::{Address, TransactionHash, keccak::keccak256};

/// A call that costs gas and carries no money.
#[derive(Clone, Debug)]
pub(super) struct Call {
    pub(super) to: Address,
    pub(super) data: Vec<u8>,
    pub(super) gas: u64,
}

/// The encoded transaction, and its hash.
#[derive(Clone, Debug)]
pub(super) struct Signed {
    pub(super) raw: Vec<u8>,
    pub(super) hash: TransactionHash,
}

pub(super) fn sign(key: &GasKey, chain_id: u64, number: u64, fees: Fees, call: &Call) -> Signed {
    let raw = match fees {
        Fees::Dynamic { max, tip } => {
            let mut fields = Vec::new();
            chain_id.encode(&mut fields);
            number.encode(&mut fields);
            tip.encode(&mut fields);
            max.encode(&mut fields);
            body(call, &mut fields);
            // No access list.
            Header { list: true, payload_length: 0 }.encode(&mut fields);
            let (r, s, odd) = key.sign(&keccak256(&list(&[2], &fields)));
            odd.encode(&mut fields);
            numbers(r, s, &mut fields);
            list(&[2], &fields)
        }
        Fees::Legacy { price } => {
            let mut fields = Vec::new();
            number.encode(&mut fields);
            price.encode(&mut fields);
            body(call, &mut fields);
            let mut signed = fields.clone();
            chain_id.encode(&mut signed);
            0_u8.encode(&mut signed);
            0_u8.encode(&mut signed);
            let (r, s, odd) = key.sign(&keccak256(&list(&[], &signed)));
            // EIP-155. A chain id near 2^63 has no such transactions; it would be refused by every node.
            chain_id.saturating_mul(2).saturating_add(35 + u64::from(odd)).encode(&mut fields);
            numbers(r, s, &mut fields);
            list(&[], &fields)
        }
    };
    let hash = TransactionHash::from_bytes(keccak256(&raw));
    Signed { raw, hash }
}

fn body(call: &Call, fields: &mut Vec<u8>) {
    call.gas.encode(fields);
    call.to.as_bytes().encode(fields);
    // No money goes along.
    0_u8.encode(fields);
    call.data.as_slice().encode(fields);
}

fn numbers(r: [u8; 32], s: [u8; 32], fields: &mut Vec<u8>) {
    U256::from_be_bytes(r).encode(fields);
    U256::from_be_bytes(s).encode(fields);
}

fn list(kind: &[u8], fields: &[u8]) -> Vec<u8> {
    let mut bytes = kind.to_vec();
    Header { list: true, payload_length: fields.len() }.encode(&mut bytes);
    bytes.extend_from_slice(fields);
    bytes
}

#[cfg(test)]
mod tests {
    use super::{Call, sign};
    use crate::{
        Address,
        direct::{fees::Fees, key::GasKey},
        hex,
    };

    #[test]
    fn signs_the_example_of_eip_155() {
        let key = GasKey::from_hex(&"46".repeat(32)).unwrap();
        // The example sends one ether, which this crate never does, so only the parts before and after are compared
        // here; whole transactions are proved by the local chain in tests/chain.rs.
        let call = Call { to: Address::from_bytes([0x35; 20]), data: Vec::new(), gas: 21_000 };
        let signed = sign(&key, 1, 9, Fees::Legacy { price: 20_000_000_000 }, &call);
        let text = hex::text(&signed.raw);
        assert!(
            text.starts_with("0xf864098504a817c800825208943535353535353535353535353535353535353535808025a0")
                || text.starts_with("0xf864098504a817c800825208943535353535353535353535353535353535353535808026a0"),
            "{text}"
        );
    }

    #[test]
    fn a_dynamic_transaction_names_chain_and_fees() {
        let key = GasKey::from_hex(&"46".repeat(32)).unwrap();
        let call = Call { to: Address::from_bytes([0x35; 20]), data: vec![0xab; 4], gas: 90_000 };
        let signed = sign(&key, 196, 0, Fees::Dynamic { max: 3, tip: 1 }, &call);
        let text = hex::text(&signed.raw);
        let expected = format!("81c480010383015f9094{}8084abababab", "35".repeat(20));
        assert_eq!(&text[..4], "0x02");
        assert!(text.contains(&expected), "{text}");
    }
}
