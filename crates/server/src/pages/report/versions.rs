//! Where the changed contract is put in, to be compared with the one that was read.

use baihua_analyzer::{HowKnown, Report};
use maud::{Markup, html};

use crate::pages::{Lang, Site, start};

/// The place for the second version. The script enables it and decides whether texts or findings are compared.
pub(super) fn versions(site: &Site, report: &Report, lang: Lang) -> Markup {
    let paid = site.payment.as_ref();
    // The side that was given is given again; one that was told from the text is told from both.
    let given = report.meta.reader.as_ref().filter(|reader| reader.how == HowKnown::Given);
    let party = given.and_then(|reader| reader.name.as_deref());
    html! {
        section.versions #versions aria-labelledby="versions-title" {
            h2 #versions-title { (lang.pick("对方改过了？", "Has the other side changed it?")) }
            p { (lang.pick("把新的合同放进来，看看改好了没有。", "Put the new contract in and see what was mended.")) }
            noscript { p.small { (lang.pick("这一步需要 JavaScript。也可以用命令行：", "This needs JavaScript. The command line can do it too: ")) code { "baihua compare BEFORE.txt AFTER.txt" } } }
            form #versions-form novalidate data-lang=(lang.tag()) data-pay=[paid.map(start::described)] data-party=[party] {
                fieldset #versions-fields disabled {
                    legend.skip { (lang.pick("改过的合同", "The changed contract")) }
                    div.drop #versions-drop {
                        label.skip for="versions-text" { (lang.pick("改过的合同的文字", "Text of the changed contract")) }
                        textarea #versions-text rows="3" spellcheck="false" autocomplete="off" aria-describedby="versions-told"
                            placeholder=(lang.pick("把新合同的文字粘贴到这里，或者把文件拖到这里", "Paste the new text, or drop the file here")) {}
                        p.pick {
                            input.veiled #versions-file type="file" accept=".txt,.text,.md,.docx,.pdf,text/plain";
                            label.button for="versions-file" { (lang.pick("选一个文件", "Pick a file")) }
                            span.small { ".txt · .docx · .pdf" }
                        }
                        p #versions-told.small role="status" {}
                    }
                    p.actions {
                        button.primary #versions-go type="submit" { (lang.pick("比一比", "Compare")) }
                        button #versions-cancel type="button" hidden { (lang.pick("取消", "Cancel")) }
                    }
                    p.small { (lang.pick(
                        "新合同的文字会交给本服务由规则来看，看完不保存。结果是一份新的报告。",
                        "The new text goes to this service, is read by its rules, and is not kept. The outcome is a report of its own.",
                    )) span #versions-basis {} }
                }
            }
            div #versions-problem role="alert" {}
            @if let Some(pay) = paid { (start::payment(pay, lang)) }
        }
    }
}
