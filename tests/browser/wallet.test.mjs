// Paying from a wallet, with the money looked up on the local chain.

import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { PHONE, launch, open } from "./lib/browser.mjs";
import { fixture, path, serve } from "./lib/service.mjs";

const run = promisify(execFile);
const script = path("fixtures/chain/local_chain.sh");
let browser, service, chain, viem, account, empty;

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await new Promise((ready) => probe.once("listening", ready));
  const { port } = probe.address();
  await new Promise((closed) => probe.close(closed));
  return port;
}

before(async () => {
  await run("bash", [script, "stop"]);
  const started = await run("bash", [script, "start", String(await freePort())], { env: { ...process.env, LIFETIME: "600" } });
  chain = JSON.parse(started.stdout.trim().split("\n").pop());
  const packages = createRequire(path("fixtures/chain/package.json"));
  viem = { ...packages("viem"), ...packages("viem/accounts") };
  const phrase = "test test test test test test test test test test test junk";
  const of = (addressIndex) => viem.mnemonicToAccount(phrase, { addressIndex });
  [account, empty] = [of(1), of(5)];
  const key = viem.toHex(of(0).getHdKey().privateKey);
  service = await serve({
    args: ["--payment", "direct", "--rpc-url", chain.rpc, "--pay-to", chain.payee],
    env: { BAIHUA_SETTLE_KEY: key },
  });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await service?.stop();
  await run("bash", [script, "stop"]);
});

async function balance(of) {
  const data = viem.encodeFunctionData({ abi: viem.parseAbi(["function balanceOf(address) view returns (uint256)"]), args: [of] });
  return BigInt(await rpc("eth_call", [{ to: chain.token, data }, "latest"]));
}

async function rpc(method, params) {
  const answer = await fetch(chain.rpc, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ jsonrpc: "2.0", id: 1, method, params }),
  });
  return (await answer.json()).result;
}

/** A wallet as EIP-1193 describes it. `state` decides what it does and notes what it signed. */
async function withWallet(state) {
  const opened = await open(browser, { viewport: PHONE });
  state.chain ??= 196;
  state.signed = [];
  await opened.page.exposeFunction("walletRequest", async ({ method, params = [] }) => {
    const refuse = (code, message) => ({ error: { code, message } });
    switch (method) {
      case "eth_requestAccounts": return state.refuseAccounts ? refuse(4001, "no") : { result: [state.account.address] };
      case "eth_chainId": return { result: viem.toHex(state.chain) };
      case "wallet_switchEthereumChain":
        if (state.unknownChain) return refuse(4902, "unknown chain");
        state.chain = Number(params[0].chainId);
        return { result: null };
      case "eth_call": return { result: await rpc(method, params) };
      case "eth_signTypedData_v4": {
        if (state.refuseSignature) return refuse(4001, "no");
        const typed = JSON.parse(params[1]);
        state.signed.push(typed);
        const { EIP712Domain, ...types } = typed.types;
        return { result: await (state.signer ?? state.account).signTypedData({ ...typed, types }) };
      }
      default: return refuse(4200, method);
    }
  });
  await opened.page.addInitScript(() => {
    globalThis.ethereum = {
      request: async (call) => {
        const answer = await globalThis.walletRequest(call);
        if (answer.error) throw Object.assign(new Error(answer.error.message), { code: answer.error.code });
        return answer.result;
      },
    };
  });
  return opened;
}

async function toPayment(page) {
  await page.goto(service.base);
  await page.locator("#text").fill(fixture("demo/demo-contract.txt"));
  await page.locator("#go").click();
  await page.locator("#pay-price").filter({ hasText: "0.1 USD₮0" }).waitFor();
}
const told = (page, words) => page.locator("#pay-told").filter({ hasText: words }).waitFor();

test("a reading is bought: the amount in words, one signature, the balance moved once", async () => {
  const state = { account };
  const { page, clean, close } = await withWallet(state);
  const [payer, payee] = [await balance(account.address), await balance(chain.payee)];
  await toPayment(page);
  await page.locator("#pay-connect").click();
  await page.locator("#pay-sign").waitFor();
  const words = await page.locator("#pay-facts").innerText();
  for (const fact of ["0.1 USD₮0", account.address, "eip155:196"]) assert.ok(words.includes(fact), words);
  assert.ok(words.toLowerCase().includes(chain.payee.toLowerCase()), words);
  assert.equal(state.signed.length, 0);
  const paid = page.waitForRequest((request) => request.headers()["payment-signature"]);
  await page.locator("#pay-sign").click();
  await page.waitForURL("**/report/*");
  assert.equal(state.signed.length, 1);
  assert.equal(state.signed[0].message.value, "100000");
  assert.equal(await balance(account.address), payer - 100000n);
  assert.equal(await balance(chain.payee), payee + 100000n);

  // The same request with the same payment is the same report, and no money moves.
  const request = await paid;
  const again = await fetch(request.url(), { method: "POST", headers: { "content-type": "application/json", "payment-signature": request.headers()["payment-signature"] }, body: request.postData() });
  assert.equal(again.status, 200);
  assert.equal((await again.json()).report.report_url, page.url());
  assert.equal(await balance(chain.payee), payee + 100000n);
  clean();
  await close();
});

test("a wrong network is named and switched", async () => {
  const state = { account, chain: 1, unknownChain: true };
  const { page, clean, close } = await withWallet(state);
  await toPayment(page);
  await page.locator("#pay-connect").click();
  await told(page, "编号 196 的网络");
  await page.locator("#pay-switch").click();
  await told(page, "还没有编号 196");
  state.unknownChain = false;
  await page.locator("#pay-switch").click();
  await page.locator("#pay-sign").waitFor();
  clean();
  await close();
});

test("refusing costs nothing and leaves a way on", async () => {
  const state = { account, refuseAccounts: true, refuseSignature: true };
  const { page, clean, close } = await withWallet(state);
  const before = await balance(chain.payee);
  await toPayment(page);
  await page.locator("#pay-connect").click();
  await told(page, "您在钱包里取消了");
  state.refuseAccounts = false;
  await page.locator("#pay-connect").click();
  await page.locator("#pay-sign").click();
  await told(page, "您在钱包里取消了");
  assert.equal(await balance(chain.payee), before);
  state.refuseSignature = false;
  await page.locator("#pay-sign").click();
  await page.waitForURL("**/report/*");
  assert.equal(await balance(chain.payee), before + 100000n);
  clean();
  await close();
});

test("an empty wallet is noticed before anything is signed", async () => {
  const state = { account: empty };
  const { page, clean, close } = await withWallet(state);
  await toPayment(page);
  await page.locator("#pay-connect").click();
  await told(page, "余额不够：需要 0.1 USD₮0，这个账户有 0");
  assert.equal(state.signed.length, 0);
  clean();
  await close();
});

test("somebody else's signature is refused, told, and costs nothing", async () => {
  const state = { account, signer: empty };
  const { page, clean, close } = await withWallet(state);
  const before = await balance(chain.payee);
  await toPayment(page);
  await page.locator("#pay-connect").click();
  await page.locator("#pay-sign").click();
  await told(page, "签名没有通过检查");
  assert.equal(await balance(chain.payee), before);
  clean();
  await close();
});

test("without a wallet the page says so", async () => {
  const { page, clean, close } = await open(browser);
  await toPayment(page);
  await page.locator("#pay-connect").click();
  await told(page, "这个浏览器里没有钱包");
  await page.locator("#pay-cancel").click();
  assert.equal(await page.locator("#pay").isVisible(), false);
  clean();
  await close();
});

test("content that cannot be read asks for no payment", async () => {
  const { page, clean, close } = await open(browser);
  await page.goto(service.base);
  await page.locator("#text").fill("今天天气很好，我们去公园散步。".repeat(60));
  await page.locator("#go").click();
  await page.locator("#problem").waitFor();
  assert.equal(await page.locator("#pay").isVisible(), false);
  clean();
  await close();
});
