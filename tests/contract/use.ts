// A use of every operation, compiled against the types that openapi-typescript makes of the description. No cast, no `any`.
import createClient from "openapi-fetch";
import type { components, paths } from "./made/types.js";

type Problem = components["schemas"]["Problem"];
const api = createClient<paths>({ baseUrl: "http://127.0.0.1:8402" });

function told(problem: Problem): string {
  const code: "invalid-field" | string = problem.code;
  const steps: string[] = problem.guidance_en ?? problem.guidance ?? [];
  return `${problem.status} ${code} ${problem.detail_en} ${steps.join(" ")} ${problem.request_id}`;
}

export async function readings(text: string): Promise<string[]> {
  const contract = await api.POST("/api/review-contract", { body: { text, party: "乙方", consent: false } });
  const lab = await api.POST("/api/read-labreport", {
    body: { text, sex: "female", age: 52 },
    params: { header: { "PAYMENT-SIGNATURE": "…", "Idempotency-Key": "0123456789abcdef" } },
  });
  const policy = await api.POST("/api/read-policy", { body: { text }, params: { header: { Prefer: "respond-async" } } });
  const lines: string[] = [];
  for (const { data, error } of [contract, lab, policy]) {
    if (error) {
      lines.push(told(error));
      const amount: string | undefined = error.challenge?.accepts[0]?.amount;
      const bytes: number | undefined = error.limit_bytes;
      lines.push(`${amount} ${bytes}`);
      continue;
    }
    if ("status_url" in data) {
      lines.push(...(await deferred(data.status_url)));
      continue;
    }
    const { report, receipt, attestation } = data;
    const signed: string = attestation ? `${attestation.signer} ${attestation.transaction} ${attestation.signature}` : "unsigned";
    lines.push(signed);
    lines.push(receipt);
    for (const flag of report.flags) {
      const level: "high" | "medium" | "low" = flag.level;
      const place: string | undefined = flag.place;
      lines.push(`${level} ${flag.rule_id} ${place} ${flag.quote.slice(0, flag.quote_range.end)} ${flag.evidence?.source}`);
    }
    for (const reading of report.meta.indicators ?? []) {
      const status: "high" | "low" | "normal" | "unknown" = reading.status;
      const source: "printed" | "printed_mark" | "built_in" | "none" = reading.range_source;
      lines.push(`${reading.name} ${reading.value} ${reading.unit ?? ""} ${status} ${source}`);
    }
    for (const term of report.meta.key_terms ?? []) lines.push(`${term.topic}: ${term.plain}`);
    for (const fact of report.meta.facts ?? []) lines.push(`${fact.topic}: ${fact.value}`);
  }
  return lines;
}

export async function deferred(address: string): Promise<string[]> {
  const id = new URL(address).searchParams.get("id") ?? "";
  const { data, error, response } = await api.GET("/api/status", { params: { query: { id } } });
  if (error) return [told(error)];
  if ("status_url" in data) return [`${data.status} ${response.headers.get("Retry-After")} ${data.status_url}`];
  return [data.receipt, `${data.report.summary.total} ${data.attestation?.report_sha256}`];
}

export async function challenge(): Promise<void> {
  // What the endpoints say with 402 has a type of its own.
  type Paid = paths["/api/read-labreport"]["post"]["responses"][402]["content"]["application/problem+json"];
  const show = (problem: Paid): string => `${problem.challenge.x402Version} ${problem.challenge.accepts.map((way) => way.payTo)}`;
  type Body = paths["/api/read-policy"]["post"]["responses"][422]["content"]["application/problem+json"];
  const schema = (problem: Body): string => JSON.stringify(problem.input_schema);
  console.log(show.length + schema.length);
}

export async function reports(id: string): Promise<string> {
  const { data, error } = await api.GET("/api/report", { params: { query: { id } } });
  const gone = await api.DELETE("/api/report", { params: { query: { id } } });
  const destroyed: boolean | undefined = gone.data?.destroyed;
  return `${data?.card ?? (error && told(error))} ${destroyed}`;
}

export async function rules(id?: string): Promise<string> {
  const { data } = await api.GET("/api/rules", { params: { query: id === undefined ? {} : { id } } });
  if (data?.kind === "rule") {
    const critical: string | null | undefined = data.critical_src;
    return `${data.rule_id} ${data.level ?? ""} ${data.evidence[0]?.text} ${critical}`;
  }
  if (data?.kind === "listing") return data.rules.contract.map((rule) => `${rule.rule_id} ${rule.level}`).join("\n");
  return "";
}

export async function demos(id: string): Promise<string> {
  const { data } = await api.GET("/api/demo-source", { params: { query: { id } } });
  switch (data?.kind) {
    case "document":
      return `${data.title} ${data.text} ${data.sha256}`;
    case "documents":
      return data.documents.map((document) => `${document.card} ${document.characters}`).join("\n");
    default:
      return "";
  }
}

export async function service(): Promise<string> {
  const health = (await api.GET("/health")).data;
  const state: "closed" | "open" | "half-open" | "off" | undefined = health?.dependencies.store;
  const well: boolean = health?.status === "ok";
  const metadata = (await api.GET("/metadata")).data;
  const prices = metadata?.services.map((one) => `${one.card} ${one.price?.units ?? "free"} ${one.price?.currency}`) ?? [];
  const check = (await api.GET("/api/self-check")).data;
  const described: string | undefined = (await api.GET("/openapi.json")).data?.openapi;
  return `${state} ${well} ${metadata?.payment.required} ${prices} ${check?.result.all_pass} ${described}`;
}
