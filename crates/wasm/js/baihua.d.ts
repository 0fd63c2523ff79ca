/** What kind of document it is. */
export type Card = "contract" | "lab" | "policy";
export type Level = "high" | "medium" | "low";

/** What is said beside a document. */
export interface Said {
  /** The reader's side of a contract, such as 乙方 or 承租人. */
  party?: string;
  /** Of the person a lab report is about. */
  sex?: "male" | "female";
  /** Of the person a lab report is about, in full years, 0 to 120. */
  age?: number;
}

/** A document to be read. */
export interface Order extends Said {
  card: Card;
  /** The document: 500 to 60,000 characters for a contract, 300 to 30,000 for a policy, 3 to 30,000 for a lab report. */
  text: string;
}

/** Half open, in Unicode scalar values of the text. */
export interface Range {
  start: number;
  end: number;
}

export interface Place {
  /** The document's own characters, exactly as they stand at `quote_range`. */
  quote: string;
  quote_range: Range;
  /** The document's own label of the clause, such as 第六条 6.3. */
  place?: string;
}

export interface Evidence {
  source: string;
  /** The original words of the source. */
  text: string;
}

/** One finding. */
export interface Flag extends Place {
  rule_id: string;
  level: Level;
  finding: string;
  also_at?: Place[];
  consequence?: string;
  evidence?: Evidence;
  next_step?: string;
  /** A fairer wording; contracts only. */
  suggested_text?: string;
  suggested_changes?: { range: Range; text: string }[];
  reviewer: "rules" | "model" | "both";
  /** Empty until a service publishes the report. */
  verify_url: string;
}

/** What a document needs attention for. The fields of `meta` are told in docs/report.md. */
export interface Report {
  card: Card;
  report_url?: string;
  summary: { high: number; medium: number; low: number; total: number };
  /** By level, the most serious first, then by place. */
  flags: Flag[];
  meta: {
    document_type: string[];
    jurisdiction: string;
    document_sha256: string;
    warnings: string[];
    rules_run: string[];
    coverage: { characters: number; chunks: number; chunks_reviewed: number };
    [field: string]: unknown;
  };
}

/** Something that a report says and that its document and this reviewer do not. */
export interface Fault {
  /** The field of the report, such as `flags[3].quote`. */
  claim: string;
  fault: string;
  /** The finding that it is about, by its place in `flags`. */
  finding?: number;
  /** A finding that the report leaves out. */
  missing?: Flag;
}

export interface Recomputed {
  /** How many claims were looked at. */
  claims: number;
  /** Empty for a report of this release that nobody changed. */
  faults: Fault[];
}

/** Something that a text can be read as. */
export interface Recognised {
  card: Card;
  /** Families of contracts or kinds of insurance, the best first. */
  kinds: string[];
  jurisdiction: string;
}

/** Why there is no answer. */
export class Refusal extends Error {
  code: "invalid-request" | "too-short" | "too-long" | "not-recognised";
}

/** Each call runs where it is called, for a fifth of a second and more; in a page, a worker is the place for it. */
export interface Reader {
  /** The report on a document. Rejects with a {@link Refusal}. */
  review(order: Order): Promise<Report>;
  /** The same as `baihua review --json` prints it, byte for byte but for the line end after it. */
  reviewJson(order: Order): Promise<string>;
  /** What of a report its document does not bear out. Rejects with a {@link Refusal}. */
  recompute(order: Said & { report: Report; text: string }): Promise<Recomputed>;
  /** What a text can be read as; empty if as nothing. */
  recognise(text: string): Promise<Recognised[]>;
}

/** Makes a reader of `baihua.wasm`: its bytes, a response to a request for it, or the module itself. */
export function load(
  source: BufferSource | Response | WebAssembly.Module | Promise<BufferSource | Response | WebAssembly.Module>,
): Promise<Reader>;
