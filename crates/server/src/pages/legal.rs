//! Terms and privacy, in words a tired person understands.

use maud::html;

use super::{Lang, Site, frame::Page, phone::linked, words};

pub(super) fn page(site: &Site, lang: Lang) -> String {
    let title = lang.pick("说明与隐私", "Terms & privacy");
    let life = words::lifetime(site.report_ttl, lang);
    let main = html! {
        h1 { (title) }
        h2 { (lang.pick("这不是什么", "What this is not")) }
        ul {
            li { (linked(lang.pick("不是法律意见。规则只看条款的写法，看不到您的全部情况。要签字、要打官司，请问律师，或者拨打 12348 公共法律服务热线。", "Not legal advice. The rules see the wording of clauses, not your whole situation. Before signing or suing, ask a lawyer."))) }
            li { (linked(lang.pick("不是诊断，不能代替医生。身体不舒服请直接就医，急症请拨打 120。", "Not a diagnosis and no substitute for a doctor. If you feel unwell see one; in an emergency call 120 (in mainland China)."))) }
            li { (lang.pick("没有发现问题，不等于没有问题。报告里列出了查过哪些规则、哪些没法判断。", "Nothing found does not mean nothing is wrong. A report lists which rules were judged and which could not be.")) }
        }
        h2 { (lang.pick("存什么，存多久", "What is stored, and for how long")) }
        table {
            thead { tr { th scope="col" { (lang.pick("内容", "What")) } th scope="col" { (lang.pick("保存", "Kept")) } } }
            tbody {
                tr { td { (lang.pick("您提交的原文", "The document you submit")) } td { (lang.pick("不保存。只在分析时留在内存里。", "Not stored. In memory while it is read.")) } }
                tr { td { (lang.pick("报告（含引文）", "The report, quotes included")) } td { (lang.pick("加密保存 ", "Encrypted, ")) (life) (lang.pick("，到时删除。密钥只在报告地址里。您可以随时销毁。", ", then deleted. The key is in the report's address only. You can destroy it earlier.")) } }
                @if site.payment.is_some() {
                    tr { td { (lang.pick("付款记录", "Payments")) } td { (lang.pick("钱包地址和授权编号，用来防止重复收费，和报告一样到时删除。链上的转账是公开的，删不掉。", "Wallet address and the authorisation's number, so that nobody pays twice; deleted like reports. The transfer on the chain is public and stays.")) } }
                }
                tr { td { (lang.pick("运行日志", "Logs")) } td { (lang.pick("只有时间、字数、耗时、状态。没有原文、引文、报告编号。", "Times, lengths, durations, status. No document text, quotes or report ids.")) } }
                tr { td { (lang.pick("“大字”开关", "The switch for large type")) } td { (lang.pick("打开以后，这台设备的浏览器记住一个词，再点一次就没有了。不发给我们。", "While it is on, the browser of this device keeps one word; pressing it again removes it. It is not sent to us.")) } }
                tr { td { (lang.pick("您在报告里做的标记（已问、已改、可以接受）", "Your marks in a report (asked, changed, acceptable)")) } td { (lang.pick("这台设备的浏览器记三十天：文件指纹、规则编号、标记，没有原文。销毁报告就没有了。不发给我们。", "The browser of this device keeps them for thirty days: the document's digest, ids of rules, the marks, no text. Destroying the report removes them. They are not sent to us.")) } }
                tr { td { "Cookie" } td { (lang.pick("不用。没有统计脚本，没有第三方内容。", "None. No analytics, nothing from third parties.")) } }
            }
        }
        p { (lang.pick("在网页上提交以后，这个浏览器标签页会暂时记住您提交的文字，方便您在报告页自己核对。关掉标签页或者销毁报告，就没有了。", "After submitting on the page, this browser tab keeps the text for the check on the report page. Closing the tab or destroying the report removes it.")) }
        h2 { (lang.pick("谁会看到原文", "Who sees the document")) }
        @if site.provider {
            p { (lang.pick("默认只有本服务的规则来看。只有您勾选同意，文字才会发给运营者配置的第三方 AI 模型服务。提交前，请遮住身份证号、电话这些用不到的信息。", "By default only the rules of this service. Only with your consent does the text go to the AI provider the operator configured. Mask identity and telephone numbers before submitting.")) }
        } @else {
            p { (lang.pick("只有本服务的规则来看，不发给任何第三方。提交前，仍然建议遮住身份证号、电话这些用不到的信息。", "Only the rules of this service; no third party. Masking identity and telephone numbers before submitting is still wise.")) }
        }
        h2 { (lang.pick("付款", "Payment")) }
        @match &site.payment {
            Some(pay) => {
                p { (lang.pick("按次付款，用 ", "Paid per reading, in ")) (pay.asset_name) "（" (pay.network) "）：" }
                ul { @for (card, price) in &pay.prices { li { (words::card(*card, lang)) " " (price) } } }
                p { (lang.pick("读不出内容、服务繁忙、分析失败，都不收费。同一笔付款在报告有效期内可以重复取同一份报告，不会再收。", "Nothing is charged if the content is not recognised, the service is busy or the reading fails. The same payment fetches the same report again during its life, without a second charge.")) }
            }
            None => p { (lang.pick("目前免费。", "Free at present.")) }
        }
        h2 { (lang.pick("依据从哪里来", "Where the sources come from")) }
        p { (lang.pick("每条依据都写明法律名称、条文、施行日期和原文，并附指纹。法律会修改，请以官方发布的最新文本为准。", "Each source states law, article, date in force and its words, with a digest. Laws change; the latest official text prevails.")) " "
            a href=(lang.link("/rules")) { (lang.pick("查看全部规则", "See every rule")) } }
        h2 { (lang.pick("联系", "Contact")) }
        p { @match &site.contact { Some(contact) => (contact), None => (lang.pick("运营者没有填写联系方式。", "The operator has given no contact.")) } }
    };
    Page { title, path: "/legal", scripts: &[], index: true, menu: Some("/legal") }.around(site, lang, &main)
}
