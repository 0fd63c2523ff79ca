use std::{collections::BTreeMap, fs, path::Path};

use baihua_text::{CharIndex, CharRange};
use proptest::prelude::*;
use serde::Deserialize;

use super::{Masked, is_personal};

#[derive(Deserialize)]
struct Index {
    file: Vec<File>,
}

#[derive(Deserialize)]
struct File {
    file: String,
    item: Vec<Item>,
    keep: Vec<String>,
}

#[derive(Deserialize)]
struct Item {
    kind: String,
    text: String,
}

fn folder() -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/personal")
}

#[test]
fn planted_items_go_and_look_alikes_stay() {
    let index: Index = toml::from_str(&fs::read_to_string(folder().join("index.toml")).expect("there is an index"))
        .expect("it is TOML");
    let mut faults = Vec::new();
    for file in index.file {
        let text = fs::read_to_string(folder().join(&file.file)).expect("the file is there");
        let masked = Masked::new(&text);
        for item in file.item {
            if masked.text().contains(&item.text) {
                faults.push(format!("{}: {} {} is still there", file.file, item.kind, item.text));
            }
            if !masked.counts().contains_key(&item.kind) {
                faults.push(format!("{}: no {} was counted ({})", file.file, item.kind, item.text));
            }
        }
        for keep in file.keep {
            if text.contains(&keep) && !masked.text().contains(&keep) {
                faults.push(format!("{}: {keep} is gone", file.file));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn the_same_item_is_the_same_placeholder() {
    let masked = Masked::new("甲方：张三丰，电话154 0041 7093。张三丰的电话：15400417093。\n乙方：李四光");
    assert_eq!(masked.text(), "甲方：〔姓名1〕，电话〔手机号1〕。〔姓名1〕的电话：〔手机号1〕。\n乙方：〔姓名2〕");
    assert_eq!(masked.counts(), BTreeMap::from([("mobile".to_owned(), 2), ("name".to_owned(), 3)]));
}

#[test]
fn a_placeholder_in_the_document_is_not_handed_out() {
    let masked = Masked::new("甲方：张三丰，又称【姓名1】。");
    assert_eq!(masked.text(), "甲方：〔姓名2〕，又称【姓名1】。");
}

#[test]
fn ranges_lead_back_to_the_document() {
    let text = "甲方：张三丰应当退还押金。";
    let masked = Masked::new("甲方：张三丰，应当退还押金。");
    assert_eq!(masked.text(), "甲方：〔姓名1〕，应当退还押金。");
    for (range, expected) in [((0, 3), (0, 3)), ((3, 8), (3, 6)), ((4, 5), (3, 6)), ((0, 9), (0, 7)), ((9, 11), (7, 9))]
    {
        let range = CharRange::new(range.0, range.1).expect("in order");
        assert_eq!(masked.original(range), CharRange::new(expected.0, expected.1), "{text}");
    }
}

#[test]
fn ordinary_words_are_no_personal_data() {
    for text in [
        "甲方任何人不得进入。",
        "联系人：见附件二",
        "法定代表人应当签字。",
        "受益人：法定",
        "甲方：出租人",
        "收款人信息变更的，应当通知。",
        "人民币60,000元，自2026年3月1日起。",
        "经办人签字：",
        "代理人权限：一般代理",
    ] {
        assert!(!is_personal(text), "{text}: {}", Masked::new(text).text());
    }
}

proptest! {
    #[test]
    fn masking_is_total_and_leads_back(text in "(甲方：|张三|15400417093|〔姓名1〕|路|8|号|室| |\n|[a-zA-Z0-9@.，。：一-龥]){0,40}", from in 0usize..60, length in 0usize..40) {
        let masked = Masked::new(&text);
        let index = CharIndex::new(masked.text());
        let chars = text.chars().count();
        let end = (from + length).min(index.len());
        if let Some(range) = CharRange::new(from.min(end), end) {
            let original = masked.original(range).expect("in order");
            prop_assert!(original.end() <= chars);
        }
        let whole = masked.original(CharRange::starting_at(0, index.len())).expect("in order");
        prop_assert_eq!((whole.start(), whole.end()), (0, chars));
        // What was masked once holds nothing more to mask.
        if !text.contains('〔') {
            prop_assert!(masked.counts().is_empty() == (masked.text() == text));
        }
    }
}
