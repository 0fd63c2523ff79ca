// Signs a challenge: reads its JSON, prints the value of PAYMENT-SIGNATURE.
//
//   npm install @x402/evm@2.27.0 @x402/core@2.27.0 viem@2.57.0
//   BUYER_KEY=0x… node sign.mjs <challenge.json
import { readFileSync } from "node:fs";
import { x402Client } from "@x402/core/client";
import { encodePaymentSignatureHeader } from "@x402/core/http";
import { ExactEvmScheme } from "@x402/evm";
import { privateKeyToAccount } from "viem/accounts";

const challenge = JSON.parse(readFileSync(0, "utf8"));
const client = x402Client.fromConfig({
  schemes: [{ network: "eip155:196", client: new ExactEvmScheme(privateKeyToAccount(process.env.BUYER_KEY)) }],
  spendControls: {
    allowedAssets: [
      { network: "eip155:196", asset: "0x779Ded0c9e1022225f8E0630b35a9b54bE713736", maxAmountPerPayment: "100000" },
    ],
  },
});
console.log(encodePaymentSignatureHeader(await client.createPaymentPayload(challenge)));
