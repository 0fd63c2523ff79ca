// The official Model Context Protocol client lists and calls every tool, and pays where it is asked to, as one line of JSON.
//
//   BAIHUA_URL=http://… BUYER_KEY=0x… TEXTS='{"read_lab": "…", …}' node mcp.mjs     over streamable HTTP
//   BAIHUA_PROGRAM=…/baihua TEXTS=… node mcp.mjs                                    over standard input and output
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StdioClientTransport } from "@modelcontextprotocol/sdk/client/stdio.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { parsePaymentRequired } from "@x402/core/schemas";
import { x402Client } from "@x402/core/client";
import { ExactEvmScheme } from "@x402/evm";
import { privateKeyToAccount } from "viem/accounts";

const { BAIHUA_URL: url, BAIHUA_PROGRAM: program, BUYER_KEY: key } = process.env;
const texts = JSON.parse(process.env.TEXTS);
const client = new Client({ name: "baihua-interop", version: "1" });
await client.connect(
  url
    ? new StreamableHTTPClientTransport(new URL("/mcp", url))
    : new StdioClientTransport({ command: program, args: ["mcp"] }),
);

/// Calls a tool; if it asks for a payment, makes one and shows it as often as wanted.
async function call(name, args, shows) {
  const first = await client.callTool({ name, arguments: args });
  if (!first.structuredContent?.x402Version) return { first, paid: [] };
  const challenge = first.structuredContent;
  if (!first.isError) throw new Error(`${name}: a challenge that is no error`);
  if (JSON.stringify(JSON.parse(first.content[0].text)) !== JSON.stringify(challenge)) throw new Error(`${name}: two challenges`);
  const judged = parsePaymentRequired(challenge);
  if (!judged.success) throw new Error(`${name}: the schema refuses the challenge: ${judged.error}`);
  const { network, asset } = challenge.accepts[0];
  const buyer = x402Client.fromConfig({
    schemes: [{ network, client: new ExactEvmScheme(privateKeyToAccount(key)) }],
    spendControls: { allowedAssets: [{ network, asset, maxAmountPerPayment: "100000" }] },
  });
  const payment = await buyer.createPaymentPayload(challenge);
  const paid = [];
  for (let show = 0; show < shows; show++) {
    // Members in another order are the same arguments.
    const again = Object.fromEntries(Object.entries(args).reverse());
    paid.push(await client.callTool({ name, arguments: show ? again : args, _meta: { "x402/payment": payment } }));
  }
  return { first, paid };
}

const { tools } = await client.listTools();
const results = {};
for (const [name, text] of Object.entries(texts)) {
  const { first, paid } = await call(name, name === "read_lab" ? { text, sex: "female" } : { text }, 2);
  const answer = paid.at(-1) ?? first;
  results[name] = {
    isError: answer.isError,
    card: answer.structuredContent.report.card,
    asked: first.isError,
    settled: paid.map((one) => one._meta?.["x402/payment-response"]?.transaction),
    same: paid.every((one) => one.content[0].text === answer.content[0].text),
  };
  const { report, report_id } = answer.structuredContent;
  const id = report_id ?? report.report_url.split("/").at(-1);
  const { structuredContent: kept } = await client.callTool({ name: "get_report", arguments: { id } });
  if (JSON.stringify(kept) !== JSON.stringify(report)) throw new Error(`${name}: another report`);
  const checked = await client.callTool({ name: "verify_report", arguments: { report, document: text } });
  results[name].holds = checked.structuredContent.all_hold;
}
const rule = await client.callTool({ name: "lookup_rule", arguments: { rule_id: "LYMPH%" } });
const none = await client.callTool({ name: "lookup_rule", arguments: { rule_id: "none" } });
const short = await client.callTool({ name: "read_contract", arguments: { text: "短" } });
const refused = await client.callTool({ name: "no_such_tool", arguments: {} }).then(() => false, () => true);
await client.close();
console.log(
  JSON.stringify({
    server: client.getServerVersion(),
    tools: tools.map((tool) => tool.name),
    results,
    rule: rule.content[0].text.includes("WS/T 405-2012"),
    errors: [none.isError, short.isError, refused],
  }),
);
