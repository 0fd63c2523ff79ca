//! `/llms.txt`: how an agent uses the service.

use std::fmt::Write as _;

use baihua_analyzer::length_limits;
use baihua_kb::Card;

use super::{Lang, PayInfo, Site, words};

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
    let (min, max) = length_limits(Card::Contract);
    let price = site.payment.as_ref().and_then(|pay| pay.price(Card::Contract));
    let price = price.map_or_else(String::new, |price| format!("; {price}"));
    let _ = writeln!(
        text,
        "- [POST /api/compare]({base}/api/compare): two versions of a contract, JSON `{{\"before\": {{\"text\": \"…\"}}, \"after\": {{\"text\": \"…\"}}}}`, \
         {min} to {max} characters each, optional `party` in both; `report_id` of a kept report may stand for the first text; \
         the answer adds `comparison`: mended, new, standing, other changes{price}"
    );
    text.push_str(
        "\nSend `Content-Type: application/json`, uncompressed UTF-8. Optional fields are left out, never null.\n\
         `consent: true` lets a configured third-party model take part; without it no text leaves the service. \
         Mask identity and telephone numbers first.\n\
         The answer is `{\"ok\", \"receipt\", \"report\"}`: Markdown for people, and the complete report. \
         Errors are `application/problem+json` with `code` and `detail_en`; 422 adds `guidance_en` and `input_schema`. \
         Nobody pays without a report: after `settlement-open` the same payment brings it.\n\
         After 429 or 503 wait as many seconds as `Retry-After` says, then send the same request again.\n",
    );
    match &site.payment {
        Some(pay) => pay_section(&mut text, base, pay),
        None => text.push_str(
            "\nNo payment is needed at present. `Idempotency-Key` (any text of yours): the same key with the same body brings \
             the same report again; with another body 409.\n",
        ),
    }
    let _ = writeln!(
        text,
        "\n## Model Context Protocol\n\n\
         - [{base}/mcp]({base}/mcp): streamable HTTP, no session; tools `read_contract`, `read_lab`, `read_policy`, `compare`, \
         `lookup_rule`, `get_report`, `verify_report`. An unpaid call of the first four gives an error result with the challenge; \
         put the payment into `_meta[\"x402/payment\"]`."
    );
    let _ = writeln!(
        text,
        "\n## Verify\n\n\
         - [Rules]({base}/api/rules): every rule; `?id=` for one, with the words of its source (`LYMPH%` is `LYMPH%25`)\n\
         - [Demo documents]({base}/api/demo-source): three invented documents with SHA-256; `?id=demo-contract`\n\
         - [Report]({base}/api/report?id=demo-contract): a report by id; gone after {}; `DELETE` destroys it earlier\n\
         - [Self-check]({base}/api/self-check): the service's claims, recomputed\n\n\
         ## More\n\n\
         - [OpenAPI]({base}/openapi.json)\n- [Prices, limits, addresses]({base}/metadata)\n- [Health]({base}/health)\n- [Rules for people]({base}/rules)\n- [Check it yourself]({base}/proof)\n\
         - [Terms and privacy]({base}/legal)",
        words::lifetime(site.report_ttl, Lang::En)
    );
    text
}

/// How to pay: what an agent's own settings must hold, and how not to pay twice.
fn pay_section(text: &mut String, base: &str, pay: &PayInfo) {
    let PayInfo { network, asset, asset_name, decimals, most, pay_to, .. } = pay;
    let _ = writeln!(
        text,
        "\n## Pay\n\n\
         x402 version 2, scheme `exact`.\n\n\
         - network `{network}`: {chain}\n\
         - asset `{asset}`: {asset_name}, {decimals} decimals; a person has to provide it\n\
         - paid to `{pay_to}`; the payer needs no gas\n\n\
         Without payment the answer is 402 with the challenge in `PAYMENT-REQUIRED` (base64 JSON) and in `challenge`. Sign it, \
         put the payment into `PAYMENT-SIGNATURE` (base64 JSON), and send the same request again, byte for byte.\n\n\
         Official clients refuse assets they do not know until their spend controls allow this one:\n\n\
         ```js\n\
         import {{ wrapFetchWithPaymentFromConfig }} from \"@x402/fetch\";\n\
         import {{ ExactEvmScheme }} from \"@x402/evm\";\n\
         import {{ privateKeyToAccount }} from \"viem/accounts\";\n\n\
         const account = privateKeyToAccount(process.env.BUYER_KEY);\n\
         const pay = wrapFetchWithPaymentFromConfig(fetch, {{\n  \
         schemes: [{{ network: \"{network}\", client: new ExactEvmScheme(account) }}],\n  \
         spendControls: {{ allowedAssets: [{{ network: \"{network}\", asset: \"{asset}\", maxAmountPerPayment: \"{most}\" }}] }},\n\
         }});\n\
         const answer = await pay(\"{base}/api/read-labreport\", {{\n  \
         method: \"POST\",\n  \
         headers: {{ \"content-type\": \"application/json\" }},\n  \
         body: JSON.stringify({{ text: \"血钾 K 6.8 mmol/L 参考范围 3.5-5.3\" }}),\n\
         }});\n\
         console.log(answer.status, (await answer.json()).receipt);\n\
         ```\n\n\
         In Python: `client.set_spend_controls({{\"allowed_assets\": [{{\"network\": \"{network}\", \"asset\": \"{asset}\", \
         \"max_amount_per_payment\": \"{most}\"}}]}})`.\n\n\
         **Calling a client like this a second time signs a second payment and is charged again.** After a time-out, a broken \
         connection or a 503, send the same bytes with the same `PAYMENT-SIGNATURE`: the same report comes again, without a second \
         charge. Clients that cannot keep a payment give the purchase an id of 16 to 128 letters, digits, `-` or `_` in the \
         extension `payment-identifier`: a second payment with the same id and body is not charged. A reading takes seconds; let \
         the client wait two minutes.",
        chain = if network == "eip155:196" { "X Layer, chain id 196" } else { "as CAIP-2 names it" },
    );
}
