# Buys one reading of a lab report with the official client.
#
#   pip install 'x402[evm,httpx]==2.25.0'
#   BUYER_KEY=0x… python buyer.py
import asyncio
import base64
import json
import os

from eth_account import Account
from x402 import x402Client
from x402.http.clients import x402HttpxClient
from x402.mechanisms.evm import EthAccountSigner
from x402.mechanisms.evm.exact import ExactEvmScheme

BASE = os.environ.get("BAIHUA_URL", "http://127.0.0.1:8402")


async def main() -> None:
    client = x402Client()
    signer = EthAccountSigner(Account.from_key(os.environ["BUYER_KEY"]))
    client.register("eip155:196", ExactEvmScheme(signer))
    # Nothing but USD₮0 on X Layer, and never more than 0.1 for one call.
    client.set_spend_controls(
        {
            "allowed_assets": [
                {
                    "network": "eip155:196",
                    "asset": "0x779Ded0c9e1022225f8E0630b35a9b54bE713736",
                    "max_amount_per_payment": "100000",
                }
            ]
        }
    )
    async with x402HttpxClient(client, timeout=60) as http:
        answer = await http.post(
            f"{BASE}/api/read-labreport",
            json={"text": "血钾 K 6.8 mmol/L 参考范围 3.5-5.3"},
        )
        answer.raise_for_status()
        paid = json.loads(base64.b64decode(answer.headers["PAYMENT-RESPONSE"]))
        print(answer.json()["receipt"])
        print(f"paid in transaction {paid['transaction']}")


asyncio.run(main())
