//! Pages for people: HTML made on the server, one style sheet, small scripts of our own.
//!
//! Every function here is pure: it is handed what the page shows and hands back text. Only [`routes`] knows the web
//! framework. maud escapes whatever is put into a page, so that no character of a document becomes mark-up.
//!
//! The style sheet stands in the page itself, allowed by its digest in [`content_security_policy`]: a page is drawn
//! after one round trip, and no other style, inline or not, is obeyed. Scripts come from [`asset`] and only add comfort;
//! reports, rules and terms are complete without them.

mod assets;
mod frame;
mod legal;
mod llms;
mod markdown;
mod module;
mod phone;
mod proof;
mod report;
pub(crate) mod routes;
mod rules;
mod start;
#[cfg(test)]
mod tests;
mod words;

use std::{str::FromStr, time::Duration};

use baihua_analyzer::{Comparison, Report};
use baihua_kb::{Card, Kb, Level, Release};

use crate::openapi::is_mail;

pub(crate) use assets::{WORKER, WORKER_POLICY, asset, content_security_policy};
pub(crate) use llms::llms_txt;
pub(crate) use markdown::markdown;
pub(crate) use module::{Module, ModuleFile, OCR_WORKER};

/// What every page needs to know of the running service.
#[derive(Clone, Debug)]
pub(crate) struct Site {
    /// Address of the service, without a slash at its end.
    pub(crate) base_url: String,
    /// The release that serves the page.
    pub(crate) release: Release,
    /// How to reach the operator, as `/legal` shows it: an address, a telephone number, whatever was configured.
    pub(crate) contact: Option<String>,
    /// How a reading is paid for; `None` if it is free.
    pub(crate) payment: Option<PayInfo>,
    /// Whether a model provider is configured, so that consent has something to consent to.
    pub(crate) provider: bool,
    /// The reviewer for the reader's own device; `None` where the operator does not ship it.
    pub(crate) on_device: Option<OnDevice>,
    /// What a device downloads once to recognise the characters of a picture, in bytes; `None` where the operator does not ship it.
    pub(crate) ocr: Option<usize>,
    /// Whose key vouches for readings; `None` if they are handed out unsigned.
    pub(crate) signer: Option<String>,
    /// How long a report lives.
    pub(crate) report_ttl: Duration,
}

impl Site {
    /// The operator's mailbox, where the contact is one.
    fn mailbox(&self) -> Option<&str> {
        let contact = self.contact.as_deref()?.trim();
        let mailbox = contact.strip_prefix("mailto:").unwrap_or(contact);
        // It becomes part of a link: nothing that could end it or add to it.
        let plain = mailbox.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"@.-_+".contains(&byte));
        (plain && is_mail(mailbox)).then_some(mailbox)
    }
}

/// What a reader's own device may do.
#[derive(Clone, Copy, Debug)]
pub(crate) struct OnDevice {
    /// What it downloads for it once, in bytes.
    pub(crate) weight: usize,
    /// Whether documents may be read there; reports may be checked in any case.
    pub(crate) reads: bool,
}

/// `bytes` in megabytes of 10⁶ bytes, to one decimal.
fn megabytes(bytes: usize) -> String {
    let tenths = (bytes + 50_000) / 100_000;
    format!("{}.{}", tenths / 10, tenths % 10)
}

/// How a reading is paid for.
#[derive(Clone, Debug)]
pub(crate) struct PayInfo {
    /// CAIP-2 name of the chain, such as `eip155:196`.
    pub(crate) network: String,
    /// The token contract, as `0x` and 40 hex digits.
    pub(crate) asset: String,
    /// The highest price, in the token's smallest unit.
    pub(crate) most: String,
    /// What the token calls itself.
    pub(crate) asset_name: String,
    /// Digits after the point of a whole unit.
    pub(crate) decimals: u8,
    /// What each card costs, in whole units with the token's name, exact: `0.1 USD₮0`.
    pub(crate) prices: Vec<(Card, String)>,
    /// Who is paid, as `0x` and 40 hex digits.
    pub(crate) pay_to: String,
}

impl PayInfo {
    /// What a reading of `card` costs.
    fn price(&self, card: Card) -> Option<&str> {
        self.prices.iter().find(|(of, _)| *of == card).map(|(_, price)| price.as_str())
    }
}

/// The language of everything around the findings; findings are Chinese in both.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Lang {
    /// Chinese.
    #[default]
    Zh,
    /// English.
    En,
}

impl Lang {
    /// The language asked for by `?lang=`: `en` is English, everything else Chinese.
    pub(crate) fn of(query: Option<&str>) -> Lang {
        if query == Some("en") { Lang::En } else { Lang::Zh }
    }

    /// The wording in this language.
    const fn pick<'a>(self, zh: &'a str, en: &'a str) -> &'a str {
        match self {
            Lang::Zh => zh,
            Lang::En => en,
        }
    }

    /// The name for `lang=` attributes.
    const fn tag(self) -> &'static str {
        self.pick("zh-CN", "en")
    }

    /// The `lang=` of Chinese words: only pages in another language have to name it.
    const fn chinese(self) -> Option<&'static str> {
        match self {
            Lang::Zh => None,
            Lang::En => Some("zh-CN"),
        }
    }

    /// `path` as a link that keeps the language.
    fn link(self, path: &str) -> String {
        match self {
            Lang::Zh => path.to_owned(),
            Lang::En if path.contains('?') => format!("{path}&lang=en"),
            Lang::En => match path.split_once('#') {
                Some((page, part)) => format!("{page}?lang=en#{part}"),
                None => format!("{path}?lang=en"),
            },
        }
    }
}

/// A report as it lies in the store.
#[derive(Clone, Debug)]
pub(crate) struct ReportView {
    /// Its id, as in `/report/{id}`.
    pub(crate) id: String,
    /// The first line of its document, where the service still knows it: documents are not kept, those of the demos are.
    pub(crate) title: Option<String>,
    /// When it is destroyed, RFC 3339 in UTC; `None` for reports that stay.
    pub(crate) expires_at: Option<String>,
    /// Whether it is the report on a demo document, which cannot be destroyed.
    pub(crate) demo: bool,
    /// What differs from the version before, where it is the report on a second version.
    pub(crate) comparison: Option<Comparison>,
}

/// A demo document, as `/proof` registers it.
#[derive(Clone, Debug)]
pub(crate) struct DemoDocument {
    /// Its id, such as `demo-contract`.
    pub(crate) id: String,
    /// What kind of document it is.
    pub(crate) card: Card,
    /// What it is called.
    pub(crate) title: String,
    /// Its length in Unicode scalar values.
    pub(crate) chars: usize,
    /// SHA-256 of its text in UTF-8, as 64 lower-case hex digits.
    pub(crate) sha256: String,
    /// The id of its report.
    pub(crate) report_id: String,
}

/// What the list of rules is narrowed to. Everything empty lists every rule.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct RuleFilter {
    /// Words a rule must hold, separated by white space; at most 100 characters count.
    pub(crate) words: String,
    /// Only rules of this kind of document.
    pub(crate) card: Option<Card>,
    /// Only rules whose id begins with this family, such as `rent`; for labs the group, such as 血脂.
    pub(crate) family: String,
    /// Only rules of this level; lab indicators have none.
    pub(crate) level: Option<Level>,
}

impl RuleFilter {
    /// The filter a query asks for. What is unknown counts as not asked for.
    pub(crate) fn of(words: &str, card: &str, family: &str, level: &str) -> RuleFilter {
        RuleFilter {
            words: words.chars().take(100).collect::<String>().trim().to_owned(),
            card: Card::from_str(card).ok(),
            family: family.to_owned(),
            level: Level::DESCENDING.into_iter().find(|known| known.as_str() == level),
        }
    }
}

/// The start page.
pub(crate) fn start(site: &Site, lang: Lang) -> String {
    start::page(site, lang)
}

/// The page of a report.
pub(crate) fn report(site: &Site, report: &Report, view: &ReportView, lang: Lang) -> String {
    report::page(site, report, view, lang)
}

/// The page of a report that does not exist or no longer does; the two are not told apart.
pub(crate) fn report_gone(site: &Site, lang: Lang) -> String {
    frame::message(
        site,
        lang,
        lang.pick("这份报告已经不在了", "This report is gone"),
        &[
            lang.pick(
                "它也许到期销毁了，也许被主动销毁了，也许地址抄错了。",
                "It may have reached its time, been destroyed on request, or the address may be mistyped.",
            ),
            lang.pick(
                "报告销毁后，谁也找不回来，我们也不行。需要的话，请重新提交一次。",
                "Once destroyed, nobody can bring a report back, not even we. If you need it, submit the document again.",
            ),
        ],
    )
}

/// The page for an address that leads nowhere.
pub(crate) fn not_found(site: &Site, lang: Lang) -> String {
    frame::message(
        site,
        lang,
        lang.pick("没有这个页面", "No such page"),
        &[lang.pick(
            "地址可能抄错了。可以从首页重新开始。",
            "The address may be mistyped. Start again from the first page.",
        )],
    )
}

/// The list of rules.
pub(crate) fn rules_index(site: &Site, kb: &Kb, filter: &RuleFilter, lang: Lang) -> String {
    rules::index(site, kb, filter, lang)
}

/// The page of the rule or indicator `id`, a retired id included; `None` if there is none.
pub(crate) fn rule(site: &Site, kb: &Kb, id: &str, lang: Lang) -> Option<String> {
    rules::one(site, kb, id, lang)
}

/// The page on which the demo documents' digests are registered and anything can be checked.
pub(crate) fn proof(site: &Site, demos: &[DemoDocument], lang: Lang) -> String {
    proof::page(site, demos, lang)
}

/// Terms, privacy, what is stored for how long, contact.
pub(crate) fn legal(site: &Site, lang: Lang) -> String {
    legal::page(site, lang)
}
