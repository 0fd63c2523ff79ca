// Files a reader might pick, made for the tests.

import { crc32 as fromZlib, deflateRawSync, inflateRawSync } from "node:zlib";

const TABLE = Array.from({ length: 256 }, (_, n) => {
  let value = n;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});
const crc32 = fromZlib ?? ((bytes) => (~bytes.reduce((sum, byte) => TABLE[(sum ^ byte) & 255] ^ (sum >>> 8), -1)) >>> 0);

/** A zip archive of one compressed file. */
export function zip(name, content) {
  const [label, data] = [Buffer.from(name), Buffer.from(content)];
  const packed = deflateRawSync(data);
  const shared = Buffer.alloc(26);
  shared.writeUInt16LE(20, 0);
  shared.writeUInt16LE(8, 4);
  shared.writeUInt32LE(crc32(data), 10);
  shared.writeUInt32LE(packed.length, 14);
  shared.writeUInt32LE(data.length, 18);
  shared.writeUInt16LE(label.length, 22);
  const local = Buffer.concat([Buffer.from("PK\x03\x04"), shared, label, packed]);
  const rest = Buffer.alloc(14);
  const central = Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), shared, rest, label]);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(1, 4);
  end.writeUInt16LE(1, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(local.length, 12);
  return Buffer.concat([local, central, Buffer.from("PK\x05\x06"), end]);
}

const escape = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** A Word document with a paragraph for each line. */
export function docx(text) {
  const paragraphs = text.split("\n").map((line) => `<w:p><w:r><w:t xml:space="preserve">${escape(line)}</w:t></w:r></w:p>`).join("");
  const space = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";
  return zip("word/document.xml", `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${space}"><w:body>${paragraphs}</w:body></w:document>`);
}

/** A PDF printed by the browser; without text it is a picture, as a scan is. */
export async function pdf(browser, text) {
  const page = await browser.newPage();
  await page.setContent(text ? `<pre style="white-space: pre-wrap">${escape(text)}</pre>` : "<svg width=600 height=800><circle cx=300 cy=300 r=200 /></svg>");
  const bytes = await page.pdf({ format: "A4" });
  await page.close();
  return bytes;
}

/** The words of each page of a PDF with their boxes, as Mozilla's reader sees them. */
export async function read(bytes) {
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs");
  const document = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages = [];
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number);
    const [, , width, height] = page.view;
    const { items } = await page.getTextContent();
    pages.push({ width, height, items: items.map((item) => ({ text: item.str, x: item.transform[4], y: item.transform[5], width: item.width })) });
  }
  return pages;
}

/** The files of a zip archive by name (PKWARE APPNOTE, sections 4.3.12 and 4.3.16); sizes and sums are compared. */
export function unzip(bytes) {
  const end = bytes.lastIndexOf("PK\x05\x06", undefined, "latin1");
  const files = new Map();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [method, sum, packed, size] = [bytes.readUInt16LE(at + 10), bytes.readUInt32LE(at + 16), bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
    const [name, extra, comment, start] = [bytes.readUInt16LE(at + 28), bytes.readUInt16LE(at + 30), bytes.readUInt16LE(at + 32), bytes.readUInt32LE(at + 42)];
    const from = start + 30 + bytes.readUInt16LE(start + 26) + bytes.readUInt16LE(start + 28);
    const data = bytes.subarray(from, from + packed);
    const content = method === 0 ? data : inflateRawSync(data);
    if (content.length !== size || crc32(content) !== sum) throw new Error("a damaged archive");
    files.set(bytes.toString("utf8", at + 46, at + 46 + name), content);
    at += 46 + name + extra + comment;
  }
  return files;
}
