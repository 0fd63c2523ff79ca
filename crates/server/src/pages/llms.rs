//! `/llms.txt`: how an agent uses the service.

use std::fmt::Write as _;

use baihua_analyzer::length_limits;
use baihua_kb::Card;

use super::{Lang, Site, words};

/// Instructions for AI agents, in the form of llmstxt.org: Markdown with a title, a summary and lists of links.
pub(crate) fn llms_txt(site: &Site) -> String {
    let base = &site.base_url;
    let mut text = String::from(
        "# Baihua 白话\n\n\
         > Reads a Chinese contract, insurance policy or lab report given as text and answers in plain Chinese: what each \
         risky clause or abnormal value means, with a verbatim quote, the official source and a next step.\n\n\
         A finding without a quote found in the document and a resolvable source is never returned. \
         Not legal advice, not a diagnosis.\n\n## Analyse\n\n",
    );
    let cards = [
        (Card::Contract, "review-contract", "optional `party` (the reader's side, such as 乙方)"),
        (Card::Lab, "read-labreport", "optional `sex` (`male`, `female`) and `age` (0 to 120)"),
        (Card::Policy, "read-policy", "no further fields"),
    ];
    for (card, path, fields) in cards {
        let (min, max) = length_limits(card);
        let price = site.payment.as_ref().and_then(|pay| pay.price(card));
        let price = price.map_or_else(String::new, |price| format!("; {price}"));
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "- [POST /api/{path}]({base}/api/{path}): JSON `{{\"text\": \"…\"}}`, {min} to {max} characters; {fields}{price}"
        );
    }
    text.push_str(
        "\n`consent: true` lets a configured third-party model take part; without it no text leaves the service. \
         Mask identity and telephone numbers first.\n\
         The answer is `{\"ok\", \"receipt\", \"report\"}`: Markdown for people, and the complete report. \
         Errors are `application/problem+json` with `code`; 422 adds `guidance` and `input_schema` and is never charged.\n",
    );
    match &site.payment {
        Some(pay) => {
            let _ = writeln!(
                text,
                "\n## Pay\n\nx402 version 2, scheme `exact`, network `{}`, asset {}. Without payment the answer is 402 with the \
                 challenge in `PAYMENT-REQUIRED` (base64 JSON); replay the same request with `PAYMENT-SIGNATURE`. \
                 The same payment and request return the same report again without a second charge.",
                pay.network, pay.asset_name
            );
        }
        None => text.push_str("\nNo payment is needed at present.\n"),
    }
    let _ = writeln!(
        text,
        "\n## Verify\n\n\
         - [Rules]({base}/api/rules): every rule; `?id=` for one, with the words of its source (`LYMPH%` is `LYMPH%25`)\n\
         - [Demo documents]({base}/api/demo-source): three invented documents with SHA-256; `?id=demo-contract`\n\
         - [Report]({base}/api/report?id=demo-contract): a report by id; gone after {}; `DELETE` destroys it earlier\n\
         - [Self-check]({base}/api/self-check): the service's claims, recomputed\n\n\
         ## More\n\n\
         - [OpenAPI]({base}/openapi.json)\n- [Rules for people]({base}/rules)\n- [Check it yourself]({base}/proof)\n\
         - [Terms and privacy]({base}/legal)",
        words::lifetime(site.report_ttl, Lang::En)
    );
    text
}
