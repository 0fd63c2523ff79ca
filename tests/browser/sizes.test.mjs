// Reports of one problem, of more than eighty, and of more than forty values out of range: on a phone and a desktop.

import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { after, before, test } from "node:test";
import { VIEWPORTS, fits, launch, open } from "./lib/browser.mjs";
import { PATHS, fixture, path, serve } from "./lib/service.mjs";

let browser, service;
before(async () => { [browser, service] = await Promise.all([launch(), serve()]); });
after(async () => { await browser?.close(); await service?.stop(); });

const HEAD = "房屋租赁合同\n\n出租人（甲方）：临澜市大禾房屋租赁有限公司\n承租人（乙方）：闻人舟\n\n";

/** A contract of the clauses that rules of tenancy and of all contracts give as examples, each an article. */
function worst() {
  const clauses = ["rent", "common"].flatMap((family) => readdirSync(path(`kb/contract/${family}`)).sort().flatMap((file) => {
    const rule = readFileSync(path(`kb/contract/${family}/${file}`), "utf8");
    return [...rule.matchAll(/^\[\[hit\]\]\ntext = "((?:[^"\\]|\\.)*)"/gm)].slice(0, 6).map(([, text]) => JSON.parse(`"${text}"`));
  }));
  return HEAD + clauses.map((clause, n) => `第${n + 1}条 ${clause}\n`).join("");
}

/** A fair lease with one clause that is not. */
const NEARLY_FAIR = `${HEAD}第一条 房屋坐落于临澜市望溪区青枫路218号，建筑面积三十二平方米，甲方有权出租。
第二条 租赁期限自2026年11月1日起至2027年10月31日止，期满合同终止，续租由双方另行书面约定。
第三条 月租金2,000元，乙方每月五日前支付。水费、电费按表计量，按供应单位的价格由乙方承担。
第四条 押金2,000元。合同终止、乙方结清费用并交还房屋后七日内，甲方退还押金；仅可扣除欠付费用和乙方造成的实际损失，并提供凭据。
第五条 房屋和设施自然老化的，甲方在接到通知后三日内维修并承担费用。乙方使用不当造成损坏的，由乙方维修或者赔偿。
第六条 甲方检修、看房的，提前二十四小时通知并经乙方同意；发生火灾、漏水等紧急情况除外。
第七条 乙方逾期支付租金的，每逾期一日按月租金的百分之三向甲方支付滞纳金。
第八条 一方提前解除合同的，提前三十日书面通知对方，租金按实际天数结算，余款七日内退还。
第九条 争议由双方协商；协商不成的，向房屋所在地人民法院起诉。
第十条 甲方为乙方办理租赁合同备案和居住登记提供材料，收款后开具发票，不另收费。
第十一条 本合同一式两份，双方各执一份，自双方签字之日起生效。
`;

/** The demo's sheet with every value above its range, for two people. */
function illest() {
  const sheet = fixture("demo/demo-lab.txt").replace(/^(\d+\s+\S+\s+\S+\s+)[\d.]+(\s+.*?)([\d.]+)-([\d.]+)\s*$/gm, (_, name, between, low, high) => `${name}${(Number(high) * 1.3).toFixed(2)}${between}${low}-${high}`);
  const other = [["沈若楠", "闻人舟"], ["M0048213", "M0048214"], ["20261109", "20261110"], ["2026-11-09", "2026-11-10"]];
  return `${sheet}\n${other.reduce((text, [from, to]) => text.replaceAll(from, to), sheet)}`;
}

const LONG = [
  ["one problem", "contract", NEARLY_FAIR, (total) => total === 1],
  ["more than eighty problems", "contract", worst(), (total) => total >= 85],
  ["more than forty values out of range", "lab", illest(), (total) => total >= 45],
];

for (const [name, viewport] of Object.entries(VIEWPORTS)) {
  for (const [what, card, text, enough] of LONG) {
    test(`a report of ${what} on a ${name}: all of it is there, folded, found, and nothing is cut`, async () => {
      const answer = await fetch(service.base + PATHS[card], { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ text, ...(card === "contract" && { party: "乙方" }) }) });
      const { report } = await answer.json();
      const { total } = report?.summary ?? {};
      assert.ok(enough(total), `${total} findings`);
      const { page, clean, close } = await open(browser, { viewport });
      await page.goto(service.base + new URL(report.report_url).pathname);
      await fits(page, "folded");
      assert.equal(await page.locator("[data-finding]").count(), total);
      const items = page.locator("[data-problem]");
      const count = await items.count();
      if (card === "contract") {
        assert.equal(await page.locator(".problem[open]").count(), Math.min(3, count));
        // Each level's button leaves that level.
        for (const level of ["high", "medium", "low"]) {
          if (!report.summary[level]) continue;
          await page.locator(`.sieve [value=${level}]`).check({ force: true });
          assert.equal(await page.locator(".problem").filter({ visible: true }).count(), await page.locator(`.problem.${level}`).count());
        }
        await page.locator("#all").check({ force: true });
      } else assert.equal(await page.locator(".reading").count(), report.meta.indicators.length);
      // The keyboard reaches the last, also from the button of a level.
      await page.keyboard.press("k");
      assert.equal(await page.evaluate(() => document.activeElement.closest("[data-problem]")?.dataset.problem), await items.last().getAttribute("data-problem"));
      await page.evaluate(() => { for (const part of document.querySelectorAll(".report details")) part.open = true; });
      await fits(page, "unfolded");
      clean();
      await close();
    });
  }
}
