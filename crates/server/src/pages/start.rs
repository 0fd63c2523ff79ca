//! The start page: hand a document in, see at once whether it fits, get it read.

use baihua_analyzer::length_limits;
use baihua_kb::Card;
use maud::{Markup, html};

use super::{Lang, OnDevice, PayInfo, Site, frame::Page, megabytes, proof::demo_name, words};

pub(super) fn page(site: &Site, lang: Lang) -> String {
    let title = lang.pick("把合同、保单、化验单讲成白话", "Contracts, policies and lab reports in plain Chinese");
    let main = html! {
        h1 { (title) }
        p.lead { (lang.pick(
            "交一份文件，告诉您哪些地方要留意、为什么、下一步做什么。每条都附原文和官方依据。",
            "Hand in a document; learn what needs attention, why, and what to do next. Every finding quotes the document and its official source.",
        )) }
        p.demos { (lang.pick("先看看样子：", "See what it looks like: "))
            @for (n, card) in Card::ALL.into_iter().enumerate() {
                @if n > 0 { " · " }
                a href=(lang.link(&format!("/report/demo-{card}"))) { (demo_name(card, lang)) }
            }
        }
        noscript { p.notice { (lang.pick(
            "在网页上提交文件需要 JavaScript。报告、规则和说明页不需要。也可以用命令行：",
            "Handing a document in on this page needs JavaScript; reports, rules and terms do not. The command line works too: ",
        )) code { "baihua review FILE --card contract" } } }
        form #order novalidate data-lang=(lang.tag()) data-ocr[site.ocr.is_some()] data-payment[site.payment.is_some()] data-pay=[site.payment.as_ref().map(described)] {
            // The script enables it; shown from the start, so that nothing moves when the script comes.
            fieldset #fields disabled {
                legend.skip { (lang.pick("交一份文件", "Hand a document in")) }
                div.drop #drop {
                    label.skip for="text" { (lang.pick("文件的文字", "Text of the document")) }
                    textarea #text rows="6" spellcheck="false" autocomplete="off" aria-describedby="length fits"
                        placeholder=(lang.pick("把文字粘贴到这里，或者把文件拖进窗口", "Paste the text here, or drop a file anywhere in the window")) {}
                    p.pick {
                        @match site.ocr {
                            Some(weight) => {
                                input.veiled #file type="file" multiple accept=".txt,.text,.md,.docx,.pdf,text/plain,image/*";
                                label.button for="file" { (lang.pick("选文件或照片", "Pick a file or photos")) }
                                span.small { ".txt · .docx · .pdf · " (lang.pick("照片，在您的设备上变成文字；认照片要先下载 ", "photos, made into text on your device; for photos it first downloads "))
                                    (megabytes(weight)) " MB" }
                            },
                            None => {
                                input.veiled #file type="file" accept=".txt,.text,.md,.docx,.pdf,text/plain";
                                label.button for="file" { (lang.pick("选一个文件", "Pick a file")) }
                                span.small { ".txt · .docx · .pdf" (lang.pick("，在您的设备上变成文字", ", made into text on your device")) }
                            },
                        }
                    }
                    p #file-told role="status" {}
                }
                p #length.small aria-live="polite" {}
                div #masks hidden aria-live="polite" {}
                div.cards role="group" aria-labelledby="fits" {
                    p #fits.small aria-live="polite" { (lang.pick("这是哪一种文件？放入文字后会自动认。", "Which kind is it? Recognised from the text.")) }
                    @for card in Card::ALL { (choice(site, card, lang)) }
                }
                p.field data-for="contract" { label for="party" { (lang.pick("您是哪一方（可以不填）", "Your side (optional)")) }
                    span #sides.sides {}
                    input #party type="text" maxlength="40" autocomplete="off"; }
                p.field data-for="lab" hidden { label for="sex" { (lang.pick("性别（可以不填）", "Sex (optional)")) }
                    select #sex { option value="" { (lang.pick("不填", "not given")) } option value="male" { (lang.pick("男", "male")) } option value="female" { (lang.pick("女", "female")) } } }
                p.field data-for="lab" hidden { label for="age" { (lang.pick("年龄，0–120（可以不填）", "Age, 0–120 (optional)")) }
                    input #age type="number" min="0" max="120" step="1" inputmode="numeric"; }
                p.small data-for="lab" hidden { (lang.pick("报告上没有印参考区间时，才会用到性别和年龄。", "Used only where the report prints no reference range.")) }
                (consent(site, lang))
                p.actions {
                    button.primary.large #go type="submit" { (submit(site, lang)) }
                    @if site.on_device.is_some_and(|device| device.reads) {
                        button.large #alone type="button" { (lang.pick("不上传，直接在这台设备上读", "Read it on this device, without uploading")) }
                    }
                    button #cancel type="button" hidden { (lang.pick("取消", "Cancel")) }
                }
                @if let Some(device) = site.on_device.filter(|device| device.reads) { (alone(device, lang)) }
                p.small { (kept(site, lang)) " " a href=(lang.link("/legal")) { (lang.pick("说明与隐私", "Terms & privacy")) } }
            }
        }
        div #progress role="status" {}
        @if site.on_device.is_some_and(|device| device.reads) { section #read-here hidden tabindex="-1" aria-labelledby="title" {} }
        section #problem hidden tabindex="-1" aria-labelledby="problem-title" {}
        @if let Some(pay) = &site.payment { (payment(pay, lang)) }
    };
    Page { title, path: "/", scripts: &["dom.js", "files.js", "send.js", "start.js"], index: true, menu: Some("/") }
        .around(site, lang, &main)
}

fn choice(site: &Site, card: Card, lang: Lang) -> Markup {
    let (min, max) = length_limits(card);
    let path = match card {
        Card::Contract => "/api/review-contract",
        Card::Lab => "/api/read-labreport",
        Card::Policy => "/api/read-policy",
    };
    let price = site.payment.as_ref().and_then(|pay| pay.price(card));
    html! {
        label.card {
            input type="radio" name="card" value=(card) checked[card == Card::Contract] data-min=(min) data-max=(max) data-path=(path);
            span { b { (words::card(card, lang)) }
                @if let Some(price) = price { small { (price) } } }
        }
    }
}

/// What the wallet script has to know, as one attribute: network and digits after the point.
pub(super) fn described(pay: &PayInfo) -> String {
    format!("{} {} {}", pay.network, pay.decimals, pay.asset_name)
}

fn submit(site: &Site, lang: Lang) -> &'static str {
    match site.payment {
        Some(_) => lang.pick("看看能不能读，再付款", "Check that it can be read, then pay"),
        None => lang.pick("开始解读", "Read it"),
    }
}

fn kept(site: &Site, lang: Lang) -> String {
    let life = words::lifetime(site.report_ttl, lang);
    match lang {
        Lang::Zh => format!("报告保存 {life}，到时自动销毁；也可以随时自己销毁。原文不保存。"),
        Lang::En => format!(
            "A report is kept for {life}, then destroyed; you can destroy it earlier. The document itself is not kept."
        ),
    }
}

/// What reading on the device means.
fn alone(device: OnDevice, lang: Lang) -> Markup {
    let size = megabytes(device.weight);
    html! {
        p.small { (lang.pick(
            "不上传：只用规则来看，文字不离开这台设备，报告只在这一页上，关掉就没有了。第一次要下载 ",
            "Without uploading: the rules alone read it, the text stays on this device, and the report is on this page until it is closed. The first time downloads ",
        )) (size) (lang.pick(" MB。", " MB.")) }
    }
}

fn consent(site: &Site, lang: Lang) -> Markup {
    html! {
        @if site.provider {
            p.consent {
                label { input #consent type="checkbox"; " " (lang.pick("同意把文字发给第三方 AI 模型一起看", "Let a third-party AI model read the text too")) }
            }
            p.small { (lang.pick(
                "不勾选：文字只在本服务里由规则来看，不发给任何第三方。勾选：文字还会发给运营者配置的第三方 AI 模型服务，可能多发现一些问题；等级和依据仍然只由规则决定。",
                "Unticked: only the rules of this service read the text, no third party gets it. Ticked: the text also goes to the AI provider the operator configured, which may notice more; levels and sources still come from the rules alone.",
            )) }
        } @else {
            p.small { (lang.pick("文字只在本服务里由规则来看，不发给任何第三方。", "Only the rules of this service read the text; no third party gets it.")) }
        }
    }
}

pub(super) fn payment(pay: &PayInfo, lang: Lang) -> Markup {
    html! {
        section #pay hidden tabindex="-1" aria-labelledby="pay-title" data-lang=(lang.tag()) {
            h2 #pay-title { (lang.pick("付款", "Payment")) }
            p #pay-price {}
            p.small { (lang.pick("用浏览器里已有的钱包付款，不用另装东西，也不用付网络手续费。", "Pay with the wallet already in your browser: nothing to install, no network fee for you.")) }
            div #pay-words hidden {
                h3 { (lang.pick("您将签名的内容，用白话说", "What you will sign, in words")) }
                dl.facts #pay-facts {}
                p.small { (lang.pick(
                    "这是一张只能用一次的付款授权。钱只能按上面的数目、付给上面的地址。分析失败或者超时，都不会收钱。",
                    "An authorisation that works once: exactly this amount, to exactly this address. If the reading fails, nothing is taken.",
                )) }
            }
            p #pay-told role="alert" {}
            p.actions {
                button.primary #pay-connect type="button" { (lang.pick("连接钱包", "Connect a wallet")) }
                button #pay-switch type="button" hidden { (lang.pick("换到需要的网络", "Switch network")) }
                button.primary #pay-sign type="button" hidden { (lang.pick("签名并付款", "Sign and pay")) }
                button #pay-again type="button" hidden { (lang.pick("再取一次结果（不会重复付款）", "Ask for the result again (no second payment)")) }
                button #pay-cancel type="button" { (lang.pick("不付了", "Do not pay")) }
            }
            p.small { (lang.pick("收款地址 ", "Payee ")) code { (pay.pay_to) } " · " (pay.network) }
        }
    }
}
