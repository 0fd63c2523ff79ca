// The official TypeScript client pays every endpoint once and tells what came of it, as one line of JSON.
//
//   BAIHUA_URL=… BUYER_KEY=0x… REQUESTS='[{"path": "/api/…", "body": "…"}]' node pay.mjs
import { parsePaymentRequired } from "@x402/core/schemas";
import { decodePaymentRequiredHeader } from "@x402/core/http";
import { decodePaymentResponseHeader, wrapFetchWithPaymentFromConfig } from "@x402/fetch";
import { ExactEvmScheme } from "@x402/evm";
import { privateKeyToAccount } from "viem/accounts";

const base = process.env.BAIHUA_URL;
const account = privateKeyToAccount(process.env.BUYER_KEY);
// What the client is told of the service comes from the service alone.
const { payment, services } = await (await fetch(`${base}/metadata`)).json();
const [{ asset }] = services.map(({ price }) => price);
const dearest = services.map(({ price }) => BigInt(price.amount)).reduce((one, other) => (one > other ? one : other));
const pay = wrapFetchWithPaymentFromConfig(fetch, {
  schemes: [{ network: payment.network, client: new ExactEvmScheme(account) }],
  spendControls: { allowedAssets: [{ network: payment.network, asset, maxAmountPerPayment: `${dearest}` }] },
});

const results = [];
for (const { path, body } of JSON.parse(process.env.REQUESTS)) {
  const request = { method: "POST", headers: { "content-type": "application/json" }, body };
  const unpaid = await fetch(base + path, request);
  if (unpaid.status !== 402) throw new Error(`${path}: ${unpaid.status} without payment`);
  const challenge = decodePaymentRequiredHeader(unpaid.headers.get("PAYMENT-REQUIRED"));
  const judged = parsePaymentRequired(challenge);
  if (!judged.success) throw new Error(`${path}: the schema refuses the challenge: ${judged.error}`);
  const paid = await pay(base + path, request);
  const answer = await paid.json();
  const response = paid.headers.get("PAYMENT-RESPONSE");
  results.push({
    path,
    status: paid.status,
    card: answer.report?.card,
    payment: response && decodePaymentResponseHeader(response),
  });
}
console.log(JSON.stringify(results));
