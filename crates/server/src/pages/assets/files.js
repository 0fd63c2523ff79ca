// Files become text here, on the reader's device. Nothing is uploaded.

import { say } from "./dom.js";

const LARGEST = 15 * 1024 * 1024;
const LARGEST_XML = 40 * 1024 * 1024;

/** How pictures begin, as [place, bytes…]: JPEG, PNG, WebP, GIF, BMP, HEIF. */
const PICTURES = [
  [[0, 0xff, 0xd8, 0xff]], [[0, 0x89, 0x50, 0x4e, 0x47]], [[0, 0x52, 0x49, 0x46, 0x46], [8, 0x57, 0x45, 0x42, 0x50]],
  [[0, 0x47, 0x49, 0x46, 0x38]], [[0, 0x42, 0x4d], [6, 0, 0, 0, 0]], [[4, 0x66, 0x74, 0x79, 0x70]],
];

/** Why a file cannot become text, in words for the reader. */
export class Unreadable extends Error {}

/**
 * The text of a .txt, .docx or .pdf file. With `ocr`, a function that hears how far it is, also of a photo or a scan.
 */
export async function textOf(file, ocr = null) {
  if (file.size > LARGEST) {
    throw new Unreadable(say("文件超过 15 MB。请另存为文字，或者只留正文。", "The file is over 15 MB. Save it as text or keep the body only."));
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const starts = (...values) => values.every((value, at) => bytes[at] === value);
  if (starts(0x25, 0x50, 0x44, 0x46)) return (await import("./pdf.js")).pdfText(bytes, ocr);
  if (starts(0x50, 0x4b, 0x03, 0x04)) return docxText(bytes);
  if (starts(0xd0, 0xcf, 0x11, 0xe0)) {
    throw new Unreadable(say("这是旧版 .doc 文件。请在 Word 或 WPS 里另存为 .docx，再选一次。", "This is an old .doc file. Save it as .docx and pick it again."));
  }
  if (PICTURES.some((signs) => signs.every(([at, ...values]) => values.every((value, n) => bytes[at + n] === value)))) {
    if (ocr) return (await import("./ocr.js")).pictureText(file, ocr);
    throw new Unreadable(say("这是图片，里面没有文字。三步变成文字：1. 在微信或者手机相册里打开图片，长按图片。2. 点“提取文字”或者“识别文字”，全选并复制。3. 回到这里粘贴，对照原件看一眼数字。", "This is a picture without text. Open it on your phone, press and hold it, choose text recognition, copy all, paste it here, and compare the numbers."));
  }
  return plainText(bytes);
}

/** UTF-8, UTF-16 with a mark, or GB 18030, which older Chinese programs write. */
function plainText(bytes) {
  const decode = (label, fatal) => new TextDecoder(label, { fatal }).decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decode("utf-16le", false);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decode("utf-16be", false);
  try {
    return decode("utf-8", true);
  } catch {
    try {
      return decode("gb18030", true);
    } catch {
      throw new Unreadable(say("这个文件不是文字。支持 .txt、.docx、.pdf。", "This file is not text. Supported: .txt, .docx, .pdf."));
    }
  }
}

async function docxText(bytes) {
  const xml = await zipEntry(bytes, "word/document.xml");
  if (!xml) {
    throw new Unreadable(say("这个文件里没有 Word 正文。支持 .txt、.docx、.pdf。", "There is no Word document in this file. Supported: .txt, .docx, .pdf."));
  }
  const tree = new DOMParser().parseFromString(new TextDecoder().decode(xml), "application/xml");
  const body = tree.getElementsByTagNameNS("*", "body")[0];
  if (!body) throw new Unreadable(say("Word 正文读不出来。请另存为文字再试。", "The Word document cannot be read. Save it as text and try again."));
  return blocks(body).join("\n");
}

/** The paragraphs and table rows of a part of a Word document (ECMA-376, part 1, section 17). */
function blocks(parent) {
  const lines = [];
  for (const node of parent.children) {
    if (node.localName === "p") lines.push(runs(node));
    else if (node.localName === "tbl") {
      for (const row of [...node.children].filter((child) => child.localName === "tr")) {
        const cells = [...row.children].filter((child) => child.localName === "tc");
        lines.push(cells.map((cell) => blocks(cell).join(" ")).join("\t"));
      }
    } else if (["sdt", "sdtContent", "ins"].includes(node.localName)) lines.push(...blocks(node));
  }
  return lines;
}

function runs(parent) {
  let text = "";
  for (const node of parent.children) {
    if (node.localName === "t") text += node.textContent;
    else if (node.localName === "tab") text += "\t";
    else if (node.localName === "br" || node.localName === "cr") text += "\n";
    // Deleted text is no longer part of the document; properties hold tab stops that are no tabs.
    else if (!["del", "pPr", "rPr", "instrText", "AlternateContent"].includes(node.localName)) text += runs(node);
  }
  return text;
}

/** One file of a zip archive (PKWARE APPNOTE, sections 4.3.7, 4.3.12 and 4.3.16), or nothing. */
async function zipEntry(bytes, name) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const word = (at) => (at >= 0 && at + 4 <= bytes.length ? view.getUint32(at, true) : -1);
  const half = (at) => (at >= 0 && at + 2 <= bytes.length ? view.getUint16(at, true) : -1);
  let end = bytes.length - 22;
  while (end >= 0 && end > bytes.length - 65558 && word(end) !== 0x06054b50) end--;
  if (word(end) !== 0x06054b50) return null;
  let at = word(end + 16);
  for (let left = half(end + 10); left > 0 && word(at) === 0x02014b50; left--) {
    const [method, size, nameLength, start] = [half(at + 10), word(at + 20), half(at + 28), word(at + 42)];
    if (new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)) === name) {
      if (word(start) !== 0x04034b50) return null;
      const from = start + 30 + half(start + 26) + half(start + 28);
      const data = bytes.subarray(from, from + size);
      if (method === 0) return data;
      return method === 8 ? inflate(data) : null;
    }
    at += 46 + nameLength + half(at + 30) + half(at + 32);
  }
  return null;
}

/** Unpacks, but no more than a document can hold: a small file must not fill the memory. */
async function inflate(data) {
  const reader = new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw")).getReader();
  const parts = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      length += value.length;
      if (length > LARGEST_XML) throw new Unreadable(say("文件展开后太大。", "The file is too large once unpacked."));
      parts.push(value);
    }
  } catch (fault) {
    if (fault instanceof Unreadable) throw fault;
    throw new Unreadable(say("文件损坏，打不开。", "The file is damaged."));
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
