// The text of a PDF, by Mozilla's reader, loaded only when a PDF is picked.

import { say } from "./dom.js";
import { Unreadable } from "./files.js";
import { GlobalWorkerOptions, getDocument } from "./pdfjs/pdf.min.mjs";

GlobalWorkerOptions.workerSrc = "/assets/pdfjs/pdf.worker.min.mjs";

const MOST_PAGES = 300;
/** Pages of a scan that are recognised; each takes some seconds. */
const MOST_SCANNED = 30;
/** Pixels for each point of a page: 216 to the inch. */
const SHARPNESS = 3;

// Some programs name glyphs by the radical they look like: ⻓ (U+2ED3) for 长. Kangxi radicals have a compatibility form,
// those of the supplement do not; these are the ones that are whole characters of their own
// (Unicode Character Database, EquivalentUnifiedIdeograph.txt). Two Kangxi radicals have a traditional form there.
const RADICALS = new Map([..."⼾户⾭青⺁厂⺆冂⺟母⺠民⺩王⺫罒⺬示⺭礻⺮竹⺯糸⺱罓⺶羊⺷羊⺸羊⺹耂⺻聿⺼肉⻁虎⻂衤⻃覀⻄西⻅见⻆角⻇角⻈讠⻉贝⻊足⻋车⻌辶⻏阝⻐钅⻑長⻒镸⻓长⻔门⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻟飠⻠饣⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻬齐⻮齿⻰龙⻱龜⻳龟"]
  .map((c, at, all) => [c, all[at + 1]]).filter((_, at) => at % 2 === 0));
const unified = (text) => text.replace(/[\u2e80-\u2fd5]/g, (c) => RADICALS.get(c) ?? c.normalize("NFKC"));

/** The pages of `pdf` as pictures, one after the other. */
async function* drawn(pdf) {
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: SHARPNESS });
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
    await page.render({ canvasContext: canvas.getContext("2d"), viewport }).promise;
    yield canvas;
    page.cleanup();
  }
}

/** The words of every page, a line for each printed line. A scan has none: with `ocr` its pages are recognised, else that is said. */
export async function pdfText(bytes, ocr = null) {
  const task = getDocument({
    data: bytes, cMapUrl: "/assets/pdfjs/cmaps/", cMapPacked: true, isEvalSupported: false, disableFontFace: true, useSystemFonts: true,
  });
  try {
    const pdf = await task.promise;
    if (pdf.numPages > MOST_PAGES) throw new Unreadable(say(`PDF 超过 ${MOST_PAGES} 页，请只留正文。`, `The PDF has over ${MOST_PAGES} pages: keep the body only.`));
    let text = "";
    for (let number = 1; number <= pdf.numPages; number++) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      for (const item of items) text += unified(item.str ?? "") + (item.hasEOL ? "\n" : "");
      text += "\n";
    }
    if (text.replace(/\s/g, "").length < 20 * Math.min(pdf.numPages, 5)) {
      if (ocr && pdf.numPages > MOST_SCANNED) throw new Unreadable(say(`扫描的 PDF 超过 ${MOST_SCANNED} 页，请分几份来选。`, `The scan has over ${MOST_SCANNED} pages: pick it in parts.`));
      if (ocr) return await (await import("./ocr.js")).recognised(drawn(pdf), pdf.numPages, ocr);
      throw new Unreadable(say(
        "这份 PDF 是扫描的图片，里面没有文字。请用手机的“提取文字”功能，再把文字粘贴到下面。",
        "This PDF is a scan: it holds pictures, no text. Use your phone's text recognition and paste the result.",
      ));
    }
    return text;
  } catch (fault) {
    if (fault instanceof Unreadable) throw fault;
    if (fault?.name === "PasswordException") throw new Unreadable(say("这份 PDF 有密码。请先去掉密码再选一次。", "This PDF has a password. Remove it and pick it again."));
    throw new Unreadable(say("这份 PDF 读不出来。请把文字复制出来，粘贴到下面。", "This PDF cannot be read. Copy its text and paste it below."));
  } finally {
    task.destroy();
  }
}
