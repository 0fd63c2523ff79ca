# The official Python client pays every endpoint once and tells what came of it, as one line of JSON.
#
#   BAIHUA_URL=… BUYER_KEY=0x… REQUESTS='[{"path": "/api/…", "body": "…"}]' python pay.py
import asyncio
import base64
import json
import os

import httpx
from eth_account import Account
from x402 import x402Client
from x402.http.clients import x402HttpxClient
from x402.mechanisms.evm import EthAccountSigner
from x402.mechanisms.evm.exact import ExactEvmScheme


async def main() -> None:
    # What the client is told of the service comes from the service alone.
    metadata = httpx.get(os.environ["BAIHUA_URL"] + "/metadata").json()
    network, prices = metadata["payment"]["network"], [service["price"] for service in metadata["services"]]
    dearest = str(max(int(price["amount"]) for price in prices))
    client = x402Client()
    client.register(network, ExactEvmScheme(EthAccountSigner(Account.from_key(os.environ["BUYER_KEY"]))))
    asset = {"network": network, "asset": prices[0]["asset"]}
    client.set_spend_controls({"allowed_assets": [{**asset, "max_amount_per_payment": dearest}]})
    results = []
    async with x402HttpxClient(client, timeout=60) as http:
        for request in json.loads(os.environ["REQUESTS"]):
            answer = await http.post(
                os.environ["BAIHUA_URL"] + request["path"],
                content=request["body"].encode(),
                headers={"content-type": "application/json"},
            )
            response = answer.headers.get("PAYMENT-RESPONSE")
            results.append(
                {
                    "path": request["path"],
                    "status": answer.status_code,
                    "card": answer.json().get("report", {}).get("card"),
                    "payment": response and json.loads(base64.b64decode(response)),
                }
            )
    print(json.dumps(results))


asyncio.run(main())
