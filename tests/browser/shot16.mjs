import { launch, open, PHONE, DESKTOP } from "./lib/browser.mjs"; import { serve } from "./lib/service.mjs"; import fs from "node:fs";
const [b,s]=await Promise.all([launch(),serve({args:["--ocr-dir","/work/w16/target/ocr/package"]})]);
const out="/tmp/w16npm/shots/"; fs.mkdirSync(out,{recursive:true});
for (const [n,vp,sch] of [["phone",PHONE,"light"],["narrow",{width:360,height:740},"light"],["desktop",DESKTOP,"dark"]]) {
  const {page,close}=await open(b,{viewport:vp,colorScheme:sch});
  for (const [k,a] of [["start","/"],["contract","/report/demo-contract"],["lab","/report/demo-lab"]]) {
    await page.goto(s.base+a); await page.locator("#type:enabled").waitFor();
    if (n==="narrow") { await page.evaluate(()=>{localStorage.setItem("type","large")}); await page.reload(); await page.locator("html.large").waitFor(); }
    await page.screenshot({path:`${out}${n}-${k}.png`});
    if (k==="contract") {
      if (n!=="narrow") { await page.locator("#calendar").click(); await page.locator("#calendar-days li").first().waitFor(); await page.locator("#word").click(); await page.locator("#word-told:not(:empty)").waitFor(); }
      await page.locator("#corrected").scrollIntoViewIfNeeded(); await page.evaluate(()=>document.querySelector("#corrected").scrollIntoView({block:"start"}));
      await page.waitForTimeout(300);
      await page.screenshot({path:`${out}${n}-corrected.png`});
      await page.evaluate(()=>document.querySelector(".tools").scrollIntoView({block:"start"}));
      await page.waitForTimeout(300);
      await page.screenshot({path:`${out}${n}-tools.png`});
    }
    if (n==="phone" && k!=="start") { const [d]=await Promise.all([page.waitForEvent("download"),page.locator("#picture").click()]); await d.saveAs(`${out}picture-${k}.png`); }
  }
  await close();
}
await b.close(); await s.stop(); process.exit(0);
