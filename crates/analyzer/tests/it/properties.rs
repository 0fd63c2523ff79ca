//! Whatever the document: no panic, and every invariant.
//!
//! `PROPTEST_CASES` decides how many documents each property reads; 256 unless told.

use baihua_analyzer::{Order, Sex, render};
use baihua_kb::{Card, builtin};
use baihua_testkit::{documents, invariants, strategies};
use proptest::{option, prelude::*, sample::select, test_runner::TestCaseError};

use crate::carrier::{analyzer, demo};

/// Reads `order` if it is one, and checks report and receipt.
fn sound(order: Order) -> Result<(), TestCaseError> {
    let text = order.text.clone();
    let Ok(document) = analyzer().recognise(order) else { return Ok(()) };
    let report = analyzer().review(&document);
    let held = invariants::report(&text, &report, builtin());
    prop_assert!(held.is_ok(), "{held:?}");
    for budget in [4_000, 400, 40] {
        let receipt = render::receipt(&report, budget);
        let held = invariants::receipt_fits_budget(&receipt, budget)
            .and_then(|()| invariants::receipt_has_no_markup_of_the_document(&receipt));
        prop_assert!(held.is_ok(), "{held:?} in {receipt}");
    }
    Ok(())
}

fn party() -> impl Strategy<Value = Option<String>> {
    option::of(prop_oneof![
        select(vec!["甲方", "乙方", "承租人", "first party", "second party", "丙方", "房东"]).prop_map(str::to_owned),
        "\\PC{0,8}",
    ])
}

proptest! {
    #[test]
    fn contracts(text in documents::document(Card::Contract), party in party()) {
        sound(Order { party, ..Order::new(Card::Contract, text) })?;
    }

    #[test]
    fn policies(text in documents::document(Card::Policy)) {
        sound(Order::new(Card::Policy, text))?;
    }

    #[test]
    fn labs(
        text in documents::noisy(documents::lab()),
        sex in option::of(select(vec![Sex::Male, Sex::Female])),
        age in option::of(0u8..=120),
    ) {
        sound(Order { sex, age, ..Order::new(Card::Lab, text) })?;
    }

    #[test]
    fn arbitrary_texts(text in strategies::document(300), card in select(Card::ALL.to_vec()), bare in any::<bool>()) {
        // Half of them behind a head that is recognised, so that the arbitrary part is really read.
        let head = match card {
            _ if bare => "",
            Card::Contract => documents::CONTRACT_HEAD,
            Card::Policy => documents::POLICY_HEAD,
            Card::Lab => "钾 4.1 mmol/L 3.5-5.3\n",
        };
        sound(Order::new(card, format!("{head}{text}")))?;
    }

    #[test]
    fn changed_demo_documents(
        (card, text) in select(Card::ALL.to_vec())
            .prop_flat_map(|card| (Just(card), documents::noisy(documents::mutated(demo(card), 700))))
    ) {
        sound(Order::new(card, text))?;
    }
}
