// Buys one reading of a lab report with the official client.
//
//   npm install @x402/fetch@2.27.0 @x402/evm@2.27.0 @x402/core@2.27.0 viem@2.57.0
//   BUYER_KEY=0x… node buyer.mjs
import { decodePaymentResponseHeader, wrapFetchWithPaymentFromConfig } from "@x402/fetch";
import { ExactEvmScheme } from "@x402/evm";
import { privateKeyToAccount } from "viem/accounts";

const base = process.env.BAIHUA_URL ?? "http://127.0.0.1:8402";
const account = privateKeyToAccount(process.env.BUYER_KEY);

const payingFetch = wrapFetchWithPaymentFromConfig(fetch, {
  schemes: [{ network: "eip155:196", client: new ExactEvmScheme(account) }],
  // Nothing but USD₮0 on X Layer, and never more than 0.1 for one call.
  spendControls: {
    allowedAssets: [
      { network: "eip155:196", asset: "0x779Ded0c9e1022225f8E0630b35a9b54bE713736", maxAmountPerPayment: "100000" },
    ],
  },
});

const answer = await payingFetch(`${base}/api/read-labreport`, {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ text: "血钾 K 6.8 mmol/L 参考范围 3.5-5.3" }),
});
if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);

const { receipt } = await answer.json();
const { transaction } = decodePaymentResponseHeader(answer.headers.get("PAYMENT-RESPONSE"));
console.log(receipt);
console.log(`paid in transaction ${transaction}`);
