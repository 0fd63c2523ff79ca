// The contract with every correction as a tracked change: a Word file made here, of text that never leaves the tab
// (ECMA-376, part 1, section 17.13.5; packaged as in part 2).

import { strToU8, zipSync } from "./fflate/fflate.js";

const AUTHOR = "白话";
const SPACE = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
const RELATIONS = "http://schemas.openxmlformats.org/package/2006/relationships";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const TYPES = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';

/** Whether two edits want the same characters, or the same place. */
const meet = (one, other) => one.start === other.start || (one.start < other.end && other.start < one.end);

/**
 * `text` with the corrections of `flags`, as pieces {kind, text} where kind is "kept", "struck" or "added", in order.
 * The findings come gravest first; one that corrects what a graver one already corrects is counted in `left`, not applied.
 * Ranges are Unicode scalar values of `text`.
 */
export function corrected(text, flags) {
  const characters = [...text];
  const taken = [];
  let [made, left] = [0, 0];
  for (const { quote_range: whole, suggested_text: fair, suggested_changes: changes = [] } of flags) {
    if (!fair) continue;
    // Another clause than the quote is no correction of its words: it takes the whole place.
    const edits = (changes.length ? changes : [{ range: whole, text: fair }]).map(({ range, text: put }) => ({ ...range, put }));
    if (edits.some((edit) => taken.some((other) => meet(edit, other)))) { left += 1; continue; }
    taken.push(...edits);
    made += 1;
  }
  taken.sort((one, other) => one.start - other.start || one.end - other.end);
  const pieces = [];
  const put = (kind, words) => { if (words) pieces.push({ kind, text: words }); };
  const between = (start, end) => characters.slice(start, end).join("");
  let done = 0;
  for (const { start, end, put: words } of taken) {
    put("kept", between(done, start));
    put("struck", between(start, end));
    put("added", words);
    done = end;
  }
  put("kept", between(done));
  return { pieces, made, left };
}

// XML 1.0, section 2.2: other control characters and halves of characters cannot stand in a document.
const FORBIDDEN = /[^\t\n\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const escaped = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The document part: a paragraph for each line of the text, a revision for each piece that is not kept. */
function body(pieces, date) {
  let id = 0;
  const revision = (name) => `w:${name} w:id="${id++}" w:author="${AUTHOR}" w:date="${date}"`;
  const NAMES = { struck: "del", added: "ins" };
  const run = (kind, line) => {
    const tag = kind === "struck" ? "w:delText" : "w:t";
    const words = line.split("\t").map((part) => part && `<${tag} xml:space="preserve">${escaped(part)}</${tag}>`).join("<w:tab/>");
    const name = NAMES[kind];
    return name ? `<${revision(name)}><w:r>${words}</w:r></w:${name}>` : `<w:r>${words}</w:r>`;
  };
  let [paragraphs, runs] = ["", ""];
  /** Ends a paragraph; its mark is struck or added like any character. */
  const end = (kind) => {
    const mark = NAMES[kind] ? `<w:pPr><w:rPr><${revision(NAMES[kind])}/></w:rPr></w:pPr>` : "";
    paragraphs += `<w:p>${mark}${runs}</w:p>`;
    runs = "";
  };
  for (const { kind, text } of pieces) {
    text.replace(FORBIDDEN, "").split("\n").forEach((line, at) => {
      if (at > 0) end(kind);
      if (line) runs += run(kind, line);
    });
  }
  end("kept");
  const paper = '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="851" w:footer="992" w:gutter="0"/></w:sectPr>';
  return `${HEAD}<w:document xmlns:w="${SPACE}"><w:body>${paragraphs}${paper}</w:body></w:document>`;
}

const CONTENT_TYPES = `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${TYPES}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${TYPES}.styles+xml"/></Types>`;
const relation = (kind, target) => `${HEAD}<Relationships xmlns="${RELATIONS}"><Relationship Id="rId1" Type="${OFFICE}/${kind}" Target="${target}"/></Relationships>`;
// 宋体 at 五号, as Chinese contracts are set.
const STYLES = `${HEAD}<w:styles xmlns:w="${SPACE}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="宋体"/><w:sz w:val="21"/><w:lang w:val="zh-CN" w:eastAsia="zh-CN"/></w:rPr></w:rPrDefault><w:pPrDefault><w:pPr><w:spacing w:line="320" w:lineRule="auto"/></w:pPr></w:pPrDefault></w:docDefaults></w:styles>`;

/** A `.docx` of `pieces`; `date` is that of the report, RFC 3339. */
export function docx(pieces, date) {
  const stamp = `${new Date(date).toISOString().slice(0, 19)}Z`;
  // Whole paths rather than folders: a package holds parts and nothing else (part 2, section 6.2).
  const bytes = zipSync({
    "[Content_Types].xml": strToU8(CONTENT_TYPES),
    "_rels/.rels": strToU8(relation("officeDocument", "word/document.xml")),
    "word/document.xml": strToU8(body(pieces, stamp)),
    "word/_rels/document.xml.rels": strToU8(relation("styles", "styles.xml")),
    "word/styles.xml": strToU8(STYLES),
  });
  return new Blob([bytes], { type: `${TYPES}.document` });
}
