//! Nothing that names a person leaves.

use baihua_analyzer::{Order, Reviewer};
use baihua_kb::Card;
use serde::Deserialize;

use super::{Act, LEASE, analyzer, check, fixture, provider, recognised, scripted};

#[derive(Deserialize)]
struct Index {
    file: Vec<File>,
}

#[derive(Deserialize)]
struct File {
    file: String,
    item: Vec<Item>,
}

#[derive(Deserialize)]
struct Item {
    text: String,
}

/// A fixture made long enough to be a contract.
fn padded(text: &str) -> String {
    format!("{text}\n\n{LEASE}")
}

#[tokio::test]
async fn captured_requests_hold_none_of_the_planted_data() {
    let index: Index = toml::from_str(&fixture("personal/index.toml")).expect("it is TOML");
    let mut checked = 0;
    for file in index.file {
        let text = padded(&fixture(&format!("personal/{}", file.file)));
        // A policy is refused as a contract.
        let is_contract = analyzer().recognise(Order::new(Card::Contract, text.as_str())).is_ok();
        let card = if is_contract { Card::Contract } else { Card::Policy };
        let mut document = recognised(card, &text, true).order().clone();
        // A caller who names a person as his side does not send the name either.
        document.party = file.item.iter().find(|item| item.text.chars().count() == 3).map(|item| item.text.clone());
        let document = analyzer().recognise(document).expect("the document is fit");
        let server = scripted(|_| Act::findings(&[("rent-777", "查无此句查无此句查无此句", "")])).await;
        let report = analyzer().run(&document, Some(&provider(&server))).await.expect("the provider answers");
        check(&report, &text);
        let requests = server.received();
        assert!(!requests.is_empty());
        for item in &file.item {
            for request in &requests {
                assert!(!request.body.contains(&item.text), "{}: {} was sent", file.file, item.text);
                assert!(!request.user().contains(&item.text), "{}: {} was sent", file.file, item.text);
                assert!(!request.head.contains(&item.text));
            }
            checked += 1;
        }
        assert_eq!(report.meta.masked.is_empty(), file.item.is_empty(), "{}", file.file);
    }
    assert!(checked > 100, "{checked}");
}

#[tokio::test]
async fn a_quote_with_placeholders_is_shown_in_the_documents_own_words() {
    let text =
        LEASE.replace("因使用不当造成损坏的，应当照价赔偿", "因使用不当造成损坏的，应当赔给张三丰（电话15400417093）");
    let text = text.replace("承租个人", "张三丰");
    let document = recognised(Card::Contract, &text, true);
    let server = scripted(|request| {
        let line = request.text().lines().find(|line| line.contains("因使用不当")).unwrap_or_default().to_owned();
        let quote = line.split('，').skip(1).collect::<Vec<_>>().join("，");
        assert!(quote.contains("〔姓名1〕") && quote.contains("〔手机号1〕"), "{quote}");
        Act::findings(&[("rent-018", &quote, "")])
    })
    .await;
    let report = analyzer().run(&document, Some(&provider(&server))).await.expect("the provider answers");
    check(&report, &text);
    let flag = report.flags.iter().find(|flag| flag.reviewer == Reviewer::Model).expect("it is shown");
    assert_eq!(flag.quote, "因使用不当造成损坏的，应当赔给张三丰（电话15400417093）。");
    assert_eq!(report.meta.masked.get("name"), Some(&2));
}
