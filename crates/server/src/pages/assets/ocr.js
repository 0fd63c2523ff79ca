// The characters of photos and scans, recognised on the reader's device by Tesseract, loaded only when there is a picture to read.
// Nothing is uploaded, and nothing is kept: neither picture nor text.

import { say } from "./dom.js";
import { Unreadable } from "./files.js";

const FOLDER = "/assets/ocr";
/** Longest side of a picture, in pixels, that is recognised as it is; a larger one is made smaller. */
const LONGEST = 4000;
/** Shortest long side: below it strokes of characters are too thin and the picture is doubled. */
const SHORTEST = 1500;
/** Below this confidence, in percent, the picture is too poor to go by. */
const POOR = 40;

let worker = null;
let told = () => {};

/** Tesseract in its worker; the first call loads it. */
function recogniser() {
  return worker ??= import(`${FOLDER}/tesseract.js`).then(async ({ default: tesseract }) => {
    const made = await tesseract.createWorker("chi_sim", tesseract.OEM.LSTM_ONLY, {
      // A worker made of a script of ours: one made of text would run under the page's policy, which compiles nothing.
      workerPath: `${FOLDER}/worker.js`, corePath: FOLDER, langPath: FOLDER, workerBlobURL: false, cacheMethod: "none",
      logger: ({ status, progress }) => { if (status === "recognizing text") told(progress); },
      errorHandler: () => {},
    });
    // Photos are darker at an edge: each part of the page has a threshold of its own (Sauvola).
    await made.setParameters({ preserve_interword_spaces: "1", thresholding_method: "2" });
    return made;
  }).catch((fault) => { worker = null; throw fault; });
}

/** `source`, a picture or a canvas, as a canvas of a size that can be read well. */
function sized(source) {
  const long = Math.max(source.width, source.height);
  const scale = long > LONGEST ? LONGEST / long : long < SHORTEST ? 2 : 1;
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [Math.round(source.width * scale), Math.round(source.height * scale)];
  const pen = canvas.getContext("2d");
  // What is transparent is paper.
  pen.fillStyle = "#fff";
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.imageSmoothingQuality = "high";
  pen.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const WIDE = "\\u2e80-\\u9fff\\uf900-\\ufaff\\uff00-\\uffef\\u3000-\\u303f“”‘’…—";
const BETWEEN = new RegExp(`(?<=[${WIDE}]) +(?=[${WIDE}])`, "g");

/** Recognised words as Chinese is written: no gaps between characters, no lines of nothing. */
export function tidied(text) {
  return text.replace(BETWEEN, "").replace(/[ \t]+$/gm, "").replace(/\n{3,}/g, "\n\n").trim();
}

/** The picture in `file`, turned as its camera says. */
async function opened(file) {
  try {
    return await createImageBitmap(file);
  } catch {
    throw new Unreadable(say(
      "浏览器打不开这种图片。请在相册里存成 JPG 或者截一张图，再选一次。",
      "The browser cannot open this kind of picture. Save it as JPG, or take a screenshot, and pick it again.",
    ));
  }
}

/**
 * The text of `pictures`, an asynchronous iterable of pictures or canvases with a count of `total`. `tell` hears how far it is.
 */
export async function recognised(pictures, total, tell) {
  let reading;
  try {
    tell(say("正在取认字的程序…", "Fetching the recogniser…"));
    reading = await recogniser();
  } catch {
    throw new Unreadable(say("认字的程序没有取到，或者这个浏览器不支持。请用手机的“提取文字”功能，再把文字粘贴到下面。", "The recogniser did not arrive, or this browser cannot run it. Use your phone's text recognition and paste the result."));
  }
  const texts = [];
  for await (const picture of pictures) {
    const page = total > 1 ? say(`第 ${texts.length + 1} / ${total} 页，`, `page ${texts.length + 1} of ${total}, `) : "";
    told = (progress) => tell(say(`正在认字：${page}${Math.round(progress * 100)}%`, `Recognising: ${page}${Math.round(progress * 100)}%`));
    told(0);
    const { data } = await reading.recognize(sized(picture)).catch(() => ({ data: { text: "", confidence: 0 } }));
    picture.close?.();
    const text = tidied(data.text);
    if (!text || data.confidence < POOR) {
      throw new Unreadable(say(
        `${page || "这张图"}看不清字。请把纸放平，光线亮一些，正对着再拍一张。`,
        `The characters of ${page ? page.replace(", ", "") : "this picture"} cannot be made out. Lay the paper flat in good light and take it again from straight above.`,
      ));
    }
    texts.push(text);
  }
  return `${texts.join("\n")}\n`;
}

/** The text of the photo in `file`. */
export async function pictureText(file, tell) {
  const picture = await opened(file);
  return recognised([picture], 1, tell);
}
