//! Three synthetic documents whose reports anybody may check without paying.

use anyhow::Context;
use baihua_analyzer::{Analyzer, Order, Report, Stamp, render};
use baihua_kb::Card;
use baihua_text::Sha256Digest;

use crate::{flow::rfc3339, ports::FlowSettings};

/// A demo document as it was published, before anything is computed from it.
struct Published {
    id: &'static str,
    card: Card,
    title: &'static str,
    text: &'static str,
    /// The digest that was registered for it. Written down here by hand, so that a changed document is noticed.
    sha256: &'static str,
}

const PUBLISHED: [Published; 3] = [
    Published {
        id: "demo-contract",
        card: Card::Contract,
        title: "房屋租赁合同（虚构示例）",
        text: include_str!("../demo/demo-contract.txt"),
        sha256: "dd93491380ca9212408d6181fed55a1b83685d1943e0eecb40a588e14bc628b8",
    },
    Published {
        id: "demo-policy",
        card: Card::Policy,
        title: "保险条款（虚构示例）",
        text: include_str!("../demo/demo-policy.txt"),
        sha256: "1f677e05a195c8d5ffb8afdd41c3b623fec82da85d6116c46fb17c27b43232b1",
    },
    Published {
        id: "demo-lab",
        card: Card::Lab,
        title: "化验单（虚构示例）",
        text: include_str!("../demo/demo-lab.txt"),
        sha256: "5a2a115128ac8e60813dc21f3cfe0a2a2e119cdcdfc35d3c3c7e6c0f58d8ec4a",
    },
];

/// A demo document with its report, which never expires.
pub struct Demo {
    /// Its id, which is also the id of its report.
    pub id: &'static str,
    /// What it is.
    pub card: Card,
    /// Its title, in Chinese.
    pub title: &'static str,
    /// The whole document.
    pub text: &'static str,
    /// The registered digest, 64 hex digits.
    pub registered: &'static str,
    /// Its report, made by the same pipeline as every other.
    pub report: Report,
    /// The report as `GET /api/report` gives it.
    pub json: String,
    /// Its receipt.
    pub receipt: String,
}

impl Demo {
    /// The digest of the document as it is served now.
    #[must_use]
    pub fn sha256(&self) -> Sha256Digest {
        Sha256Digest::of(self.text)
    }
}

/// Lines of a demo document that make a document of its kind as short as the service takes them, by how they begin: what
/// an agent may send to see how it works. It has to fit into a header.
const fn brief(card: Card) -> &'static [&'static str] {
    match card {
        Card::Contract => &[
            "栖檀居长租",
            "合同编号",
            "出租人（",
            "统一社会",
            "承租人（",
            "紧急联系",
            "3.1 ",
            "4.2 ",
            "7.3 ",
            "3\t",
            "4\t",
            "5\t",
            "7\t",
            "签订日期",
        ],
        Card::Lab => &["10   尿素", "18   钾"],
        Card::Policy => {
            &["澜川安禾", "本合同由", "在本合同保险期间内", "除另有约定外", "被保险人在任何情况下", "3 责任", "3.1 "]
        }
    }
}

/// A short document of this kind: some lines of the demo document. The service reads it.
#[must_use]
pub fn excerpt(card: Card) -> String {
    let text = PUBLISHED.iter().find(|published| published.card == card).map_or("", |published| published.text);
    let wanted = |line: &&str| brief(card).iter().any(|begin| line.starts_with(begin));
    let lines: Vec<&str> = text.lines().map(str::trim_end).filter(wanted).collect();
    lines.join("\n")
}

/// Whether a report id is that of a demo.
#[must_use]
pub fn is_demo(id: &str) -> bool {
    PUBLISHED.iter().any(|published| published.id == id)
}

/// Reads the demo documents; `now` in seconds since 1970.
///
/// # Errors
///
/// If a document of the house is not recognised, which a test excludes.
pub(crate) fn make(analyzer: &Analyzer, settings: &FlowSettings, now: u64) -> anyhow::Result<Vec<Demo>> {
    PUBLISHED
        .iter()
        .map(|published| {
            let order = Order::new(published.card, published.text);
            let document = analyzer.recognise(order).with_context(|| format!("{} is not recognised", published.id))?;
            let mut report = analyzer.review(&document);
            report.stamp(&Stamp {
                base_url: settings.base_url.clone(),
                report_url: Some(format!("{}/report/{}", settings.base_url, published.id)),
                created_at: rfc3339(now),
                expires_at: None,
                release: settings.release.clone(),
            });
            let json = serde_json::to_string(&report).context("a report is no JSON")?;
            let receipt = render::receipt(&report, settings.receipt_budget);
            Ok(Demo {
                id: published.id,
                card: published.card,
                title: published.title,
                text: published.text,
                registered: published.sha256,
                report,
                json,
                receipt,
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use baihua_analyzer::{Analyzer, Order, length_limits};
    use baihua_kb::{Card, builtin};
    use baihua_text::Sha256Digest;

    use super::{PUBLISHED, excerpt};

    #[test]
    fn an_excerpt_is_read_and_has_findings() {
        let analyzer = Analyzer::new(builtin());
        for card in Card::ALL {
            let text = excerpt(card);
            let (chars, (min, _)) = (text.chars().count(), length_limits(card));
            assert!((min..min + 200).contains(&chars), "{card}: {chars} characters:\n{text}");
            let document = analyzer.recognise(Order::new(card, text.as_str())).expect("it is recognised");
            assert!(analyzer.review(&document).summary.total > 0, "{card}: {text}");
        }
    }

    #[test]
    fn digests_are_registered() {
        for published in &PUBLISHED {
            assert_eq!(Sha256Digest::of(published.text).to_string(), published.sha256, "{}", published.id);
        }
    }
}
