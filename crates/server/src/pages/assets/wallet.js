// Paying by x402 from a wallet in the browser (EIP-1193): one signed authorisation (EIP-712, EIP-3009), no transaction.

import { $, make, say } from "./dom.js";

let provider = null;

// EIP-6963: several wallets may announce themselves; the first one serves where none is injected.
addEventListener("eip6963:announceProvider", (event) => { provider ??= event.detail?.provider ?? null; });
dispatchEvent(new Event("eip6963:requestProvider"));

const wallet = () => globalThis.ethereum ?? provider;
const ask = (method, params = []) => wallet().request({ method, params });
const told = (line, ok = false) => { $("pay-told").textContent = line; $("pay-told").className = ok ? "" : "bad"; };
const only = (...ids) => { for (const id of ["pay-connect", "pay-switch", "pay-sign", "pay-again"]) $(id).hidden = !ids.includes(id); };

/** Atomic units as whole units, exact. */
function whole(atomic, decimals) {
  const digits = atomic.padStart(decimals + 1, "0");
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, "");
  return digits.slice(0, digits.length - decimals) + (fraction ? `.${fraction}` : "");
}

const base64 = (value) => btoa(String.fromCharCode(...new TextEncoder().encode(JSON.stringify(value))));

const refused = (fault) => fault?.code === 4001 || fault?.code === "ACTION_REJECTED";

const REASONS = [
  [/insufficient/, () => say("钱包里的余额不够。请充值，或者换一个钱包，再试。", "The balance is too low. Top the wallet up or use another one.")],
  [/signature/, () => say("签名没有通过检查。请确认用的是同一个钱包账户，再签一次。", "The signature did not pass. Make sure it is the same account and sign again.")],
  [/valid_before|valid_after|expired/, () => say("授权过期了，没有收费。请再签一次。", "The authorisation expired, nothing was charged. Sign again.")],
  [/nonce/, () => say("这张授权已经用过了。请再签一次。", "This authorisation was used before. Sign again.")],
];

/** What wallets call the networks that this service is made for. */
const NETWORKS = { "eip155:196": "X Layer" };

/** Takes the reader through paying for `order` by the service's `challenge`. */
export function pay(order, challenge, page) {
  const [network, decimals, ...words] = page.pay.split(" ");
  const assetName = words.join(" ");
  const named = NETWORKS[network] ? `${NETWORKS[network]}, ${network}` : network;
  const offer = challenge.accepts?.find((one) => one.scheme === "exact" && one.network === network && one.extra?.name);
  const box = $("pay");
  box.hidden = false;
  if (!offer) {
    told(say("服务给出的付款方式这个网页不认识。没有收费。", "This page does not know the way of payment offered. Nothing was charged."));
    only();
    return;
  }
  const amount = `${whole(offer.amount, Number(decimals))} ${assetName}`;
  const chain = Number(network.split(":")[1]);
  let account;
  let payment;

  $("pay-price").textContent = say(`内容可以读。这次解读 ${amount}。`, `The content can be read. This reading costs ${amount}.`);
  $("pay-words").hidden = true;
  told("");
  only("pay-connect");
  box.focus();

  const explain = async (fault) => {
    if (refused(fault)) told(say("您在钱包里取消了。没有收费。想继续时再点一次。", "You declined in the wallet. Nothing was charged. Click again to go on."));
    else told(say("钱包没有回应。请打开钱包看看，再试一次。", "The wallet did not answer. Open it and try again."));
  };

  const onNetwork = async () => Number(await ask("eth_chainId")) === chain;

  const connect = async () => {
    if (!wallet()) {
      told(say("这个浏览器里没有钱包。请在钱包自带的浏览器里打开本页，或者换一个装有钱包的浏览器。", "There is no wallet in this browser. Open this page in a wallet's own browser or one with a wallet."));
      return;
    }
    try {
      [account] = await ask("eth_requestAccounts");
      if (!(await onNetwork())) {
        told(say(`钱包现在连的不是需要的网络。请换到编号 ${chain} 的网络（${named}）。`, `The wallet is on another network. Switch to chain ${chain} (${named}).`));
        only("pay-switch");
        return;
      }
      await prepare();
    } catch (fault) {
      explain(fault);
    }
  };

  const change = async () => {
    try {
      await ask("wallet_switchEthereumChain", [{ chainId: `0x${chain.toString(16)}` }]);
      if (await onNetwork()) return await prepare();
      told(say("网络还没有换过来，请再试。", "The network has not changed yet; try again."));
    } catch (fault) {
      if (fault?.code === 4902) {
        told(say(`钱包里还没有编号 ${chain} 的网络（${named}）。请先在钱包的网络列表里添加它，再点一次。`, `The wallet does not know chain ${chain} (${named}). Add it in the wallet's list of networks, then click again.`));
      } else explain(fault);
    }
  };

  const prepare = async () => {
    // balanceOf(address), ERC-20.
    const data = `0x70a08231${account.slice(2).toLowerCase().padStart(64, "0")}`;
    const balance = await ask("eth_call", [{ to: offer.asset, data }, "latest"]).then(BigInt).catch(() => null);
    if (balance !== null && balance < BigInt(offer.amount)) {
      told(say(
        `余额不够：需要 ${amount}，这个账户有 ${whole(balance.toString(), Number(decimals))}。请充值，或者在钱包里换一个账户，再点“连接钱包”。`,
        `The balance is too low: ${amount} needed, this account has ${whole(balance.toString(), Number(decimals))}. Top up or switch the account, then connect again.`,
      ));
      only("pay-connect");
      return;
    }
    const fact = (name, value) => make("div", { className: "wide" }, make("dt", {}, name), make("dd", {}, value));
    $("pay-facts").replaceChildren(
      fact(say("付多少", "Amount"), amount),
      fact(say("从", "From"), account),
      fact(say("付给", "To"), offer.payTo),
      fact(say("网络", "Network"), named),
      fact(say("有效", "Valid"), say(`${Math.round(offer.maxTimeoutSeconds / 60)} 分钟内`, `for ${Math.round(offer.maxTimeoutSeconds / 60)} minutes`)),
    );
    $("pay-words").hidden = false;
    told("");
    only("pay-sign");
    $("pay-sign").focus();
  };

  const sign = async () => {
    const nonce = `0x${[...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
    const authorization = {
      from: account, to: offer.payTo, value: offer.amount, validAfter: "0",
      validBefore: String(Math.floor(Date.now() / 1000) + offer.maxTimeoutSeconds), nonce,
    };
    const field = (name, type) => ({ name, type });
    const typed = {
      types: {
        EIP712Domain: [field("name", "string"), field("version", "string"), field("chainId", "uint256"), field("verifyingContract", "address")],
        TransferWithAuthorization: [
          field("from", "address"), field("to", "address"), field("value", "uint256"),
          field("validAfter", "uint256"), field("validBefore", "uint256"), field("nonce", "bytes32"),
        ],
      },
      primaryType: "TransferWithAuthorization",
      domain: { name: offer.extra.name, version: offer.extra.version, chainId: chain, verifyingContract: offer.asset },
      message: authorization,
    };
    try {
      if (!(await onNetwork())) return await connect();
      told(say("请在钱包里确认。", "Confirm in the wallet."), true);
      const signature = await ask("eth_signTypedData_v4", [account, JSON.stringify(typed)]);
      payment = { x402Version: 2, resource: challenge.resource, accepted: offer, payload: { signature, authorization }, ...(challenge.extensions ? { extensions: challenge.extensions } : {}) };
    } catch (fault) {
      explain(fault);
      return;
    }
    await redeem();
  };

  /** Sends order and payment. Sending both again is safe: the same payment buys the same report once. */
  const redeem = async () => {
    for (const id of ["pay-sign", "pay-again"]) $(id).disabled = true;
    told("", true);
    page.progress(say("已签名，正在解读和收款…", "Signed; reading and settling…"));
    const answer = await page.send(order, { "PAYMENT-SIGNATURE": base64(payment) });
    page.progress("");
    for (const id of ["pay-sign", "pay-again"]) $(id).disabled = false;
    if (answer.report) return page.open(order, answer.report);
    const problem = answer.problem ?? {};
    if (answer.challenge) {
      const reason = String(answer.challenge.error ?? problem.detail ?? "");
      const known = REASONS.find(([pattern]) => pattern.test(reason));
      told(known ? known[1]() : say(`付款没有通过，没有收费（${reason}）。可以再签一次。`, `The payment was not accepted, nothing was charged (${reason}). You can sign again.`));
      only("pay-sign");
      return;
    }
    told(problem.detail ?? say("没有收到结果。", "No result arrived."));
    only("pay-again");
  };

  $("pay-connect").onclick = connect;
  $("pay-switch").onclick = change;
  $("pay-sign").onclick = sign;
  $("pay-again").onclick = redeem;
  $("pay-cancel").onclick = () => { box.hidden = true; $("text").focus(); };
}

