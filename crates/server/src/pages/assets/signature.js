// Who vouches for a report: the EIP-712 signature in its envelope, checked on the reader's device.
// The same as `baihua verify` and `crates/attest`.

import { say, sha256 } from "./dom.js";
import { keccak_256 } from "./noble/sha3.js";
import { recoverPublicKey } from "./noble/secp256k1.js";

const DOMAIN = { type: "EIP712Domain(string name,string version,uint256 chainId)", name: "Baihua", version: "1", chainId: 196 };
const READING = "Reading(bytes32 documentHash,bytes32 reportHash,string release,bytes32 transaction)";
/** Half the order of secp256k1: above it lies the second signature of the same message. */
const HALF_ORDER = 0x7fffffffffffffffffffffffffffffff5d576e7357a4501ddfe92f46681b20a0n;

const utf8 = (text) => new TextEncoder().encode(text);
const joined = (...parts) => Uint8Array.from(parts.flatMap((part) => [...part]));
const hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** The bytes that so many hex digits say, with or without 0x. */
function bytes(text, length) {
  const digits = String(text).replace(/^0x/, "");
  if (digits.length !== 2 * length || !/^[0-9a-f]*$/i.test(digits)) throw new Error(say("签名的格式不对", "the signature is malformed"));
  return Uint8Array.from(digits.match(/../g), (pair) => parseInt(pair, 16));
}

/** A JSON value in the canonical form of RFC 8785: names in the order of their UTF-16 units, numbers as ECMAScript prints them. */
export function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value && typeof value === "object") return `{${Object.keys(value).sort().map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(",")}}`;
  return JSON.stringify(value);
}

/** The EIP-712 digest of a reading. */
function digest({ document_sha256, report_sha256, release, transaction }) {
  const chain = new Uint8Array(32);
  chain[31] = DOMAIN.chainId;
  const domain = keccak_256(joined(...[DOMAIN.type, DOMAIN.name, DOMAIN.version].map((text) => keccak_256(utf8(text))), chain));
  const reading = keccak_256(joined(
    keccak_256(utf8(READING)), bytes(document_sha256, 32), bytes(report_sha256, 32), keccak_256(utf8(release)), bytes(transaction, 32),
  ));
  return keccak_256(joined([0x19, 0x01], domain, reading));
}

/** The address whose key made a signature. */
function recovered(message, signature) {
  const v = signature[64] < 2 ? signature[64] : signature[64] - 27;
  if (v !== 0 && v !== 1) throw new Error(say("签名的格式不对", "the signature is malformed"));
  if (BigInt(`0x${hex(signature.slice(32, 64))}`) > HALF_ORDER) throw new Error(say("签名的格式不对", "the signature is malformed"));
  const key = recoverPublicKey(joined([v], signature.slice(0, 64)), message, { prehash: false, isCompressed: false });
  return `0x${hex(keccak_256(key.slice(1)).slice(-20))}`;
}

/** Checks the attestation beside a report; `signer` is the address that should have signed, where one is known. Gives {ok, line}. */
export async function vouched(report, attestation, text, signer) {
  const fails = (zh, en) => ({ ok: false, line: say(`签名不成立：${zh}`, `The signature fails: ${en}`) });
  try {
    const document = await sha256(text);
    if (document !== attestation.document_sha256 || document !== report.meta?.document_sha256) return fails("它签的是另一份原文", "it was made for another document");
    if ((await sha256(canonical(report))) !== attestation.report_sha256) return fails("报告在签名以后改过", "the report was changed after it was signed");
    const { version, commit } = report.meta.release ?? {};
    if (`${version}+${commit}` !== attestation.release) return fails("它签的是另一个版本", "it was made for another release");
    const by = recovered(digest(attestation), bytes(attestation.signature, 65));
    const same = (address) => address.toLowerCase() === by;
    if (!same(attestation.signer) || (signer && !same(signer))) return fails("不是这个服务的密钥签的", "it was not made with this service's key");
    return { ok: true, line: say(`签名成立，签名的是 ${attestation.signer}`, `The signature holds, by ${attestation.signer}`) };
  } catch (fault) {
    return fails(fault.message, fault.message);
  }
}
