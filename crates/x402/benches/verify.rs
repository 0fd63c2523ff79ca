//! What it costs to find out that a payment is sound: reading, comparing and recovering, beside a bare recovery
//! by k256, which is what does it here, and by libsecp256k1, the fastest of the backends that are kept up.
//!
//! ```sh
//! cargo bench -p baihua-x402 --bench verify --features evm,testkit
//! ```
#![allow(clippy::print_stdout, reason = "a bench reports")]

use std::{hint::black_box, time::Instant};

use baihua_x402::{
    Asset, Authenticity, Challenge, Nonce, Offer, Price, Resource, UnixSeconds, challenge, check, evm, read,
    testkit::Buyer,
};
use divan::Bencher;
use k256::ecdsa::{RecoveryId, Signature, VerifyingKey};

const NOW: UnixSeconds = UnixSeconds::new(1_800_000_000);

struct Case {
    offer: Offer,
    header: String,
    digest: [u8; 32],
    signature: Signature,
    recovery: RecoveryId,
    recoverable: secp256k1::ecdsa::RecoverableSignature,
}

fn case() -> Case {
    let price = Price::parse("0.1", Asset::usdt0_on_x_layer()).expect("it is a price");
    let payee = "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720".parse().expect("it is an address");
    let resource = Resource::new("https://api.example.test/api/review-contract").description("Contract review");
    let offer = Offer::builder(resource, price, payee).payment_identifier(false).build().expect("the offer is sound");
    let shown = Challenge::read(challenge(&offer).to_header()).expect("we read what we write");
    let payment = Buyer::development(1).pay(&shown, Nonce::from_bytes([1; 32]), NOW).expect("it can be paid");
    let digest = evm::digest(payment.authorization(), offer.asset());
    let signature = Signature::from_slice(&payment.signature()[..64]).expect("it is a signature");
    let recovery = RecoveryId::from_byte(payment.signature()[64] - 27).expect("it is a recovery id");
    let id = secp256k1::ecdsa::RecoveryId::try_from(i32::from(recovery.to_byte())).expect("it is a recovery id");
    let compact = &payment.signature()[..64];
    let recoverable = secp256k1::ecdsa::RecoverableSignature::from_compact(compact, id).expect("it is a signature");
    Case { header: payment.to_header(), offer, digest, signature, recovery, recoverable }
}

fn bare(case: &Case) -> VerifyingKey {
    VerifyingKey::recover_from_prehash(&case.digest, &case.signature, case.recovery).expect("a key signed")
}

fn bare_libsecp256k1<C: secp256k1::Verification>(
    context: &secp256k1::Secp256k1<C>,
    case: &Case,
) -> secp256k1::PublicKey {
    let message = secp256k1::Message::from_digest(case.digest);
    context.recover_ecdsa(message, &case.recoverable).expect("a key signed")
}

fn whole(case: &Case) -> Authenticity {
    let payment = check(read(&case.header).expect("it reads"), &case.offer, NOW).expect("it fits");
    evm::authenticate(&payment)
}

#[divan::bench]
fn bare_recovery(bencher: Bencher<'_, '_>) {
    let case = case();
    bencher.bench_local(|| bare(black_box(&case)));
}

#[divan::bench]
fn bare_recovery_libsecp256k1(bencher: Bencher<'_, '_>) {
    let (context, case) = (secp256k1::Secp256k1::verification_only(), case());
    let key = bare_libsecp256k1(&context, &case).serialize_uncompressed();
    assert_eq!(&key[..], bare(&case).to_encoded_point(false).as_bytes());
    bencher.bench_local(|| bare_libsecp256k1(&context, black_box(&case)));
}

#[divan::bench]
fn read_check_recover(bencher: Bencher<'_, '_>) {
    let case = case();
    assert_eq!(whole(&case), Authenticity::Sound);
    bencher.bench_local(|| whole(black_box(&case)));
}

/// The ratio of the two, measured in turns so that a busy machine slows both alike.
fn ratio() -> f64 {
    let case = case();
    let mut ratios: Vec<f64> = (0..60)
        .map(|_| {
            let start = Instant::now();
            (0..100).for_each(|_| _ = black_box(bare(black_box(&case))));
            let middle = Instant::now();
            (0..100).for_each(|_| _ = black_box(whole(black_box(&case))));
            middle.elapsed().as_secs_f64() / (middle - start).as_secs_f64()
        })
        .collect();
    ratios.sort_by(f64::total_cmp);
    ratios[ratios.len() / 2]
}

fn main() {
    divan::main();
    println!("read + check + recover takes {:.2} times a bare recovery (goal: at most 1.3)", ratio());
}
