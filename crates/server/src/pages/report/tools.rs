//! What can be done with a report: keep it, destroy it, check it.

use std::time::Duration;

use baihua_analyzer::Report;
use maud::{Markup, html};

use crate::pages::{Lang, ReportView, words};

/// `rfc3339` as clocks in China show it; as it is if it is no time.
pub(super) fn moment(rfc3339: &str, lang: Lang) -> String {
    // China has kept one time without summer time since 1992: UTC+8.
    const AHEAD: Duration = Duration::from_secs(8 * 60 * 60);
    let local = humantime::parse_rfc3339(rfc3339).ok().and_then(|time| time.checked_add(AHEAD));
    let Some(local) = local else { return rfc3339.to_owned() };
    let text = humantime::format_rfc3339_seconds(local).to_string();
    let (Some((date, time)), Lang::Zh) = (text.split_once('T'), lang) else {
        return format!("{} (UTC+8)", text.replace('T', " ").trim_end_matches('Z'));
    };
    let parts: Vec<&str> = date.split('-').map(|part| part.trim_start_matches('0')).collect();
    let minutes = time.get(..5).unwrap_or(time);
    format!("{}日 {minutes}（北京时间）", parts.join("月").replacen('月', "年", 1))
}

/// What a file of the report is called: the document's title without characters that a file name cannot hold.
fn file_name(title: &str) -> String {
    let name: String = title.chars().filter(|c| c.is_alphanumeric() || "（）()-_·、".contains(*c)).take(40).collect();
    format!("{}-白话解读.md", if name.is_empty() { "baihua" } else { &name })
}

/// How long the report lives, and the ways to take it along and to show it to others.
pub(super) fn keep(view: &ReportView, title: &str, lang: Lang) -> Markup {
    let id = words::encoded(&view.id);
    html! {
        section.tools aria-labelledby="keep" {
            h2 #keep { (lang.pick("保存和分享", "Keep and share")) }
            p.actions {
                button.primary #print type="button" hidden { (lang.pick("打印两页摘要", "Print two pages")) }
                button #print-long type="button" hidden { (lang.pick("打印全文", "Print all of it")) }
                a.button #markdown href={ "/report/" (id) "?format=md" } download=(file_name(title)) { (lang.pick("下载文字版", "Download as text")) }
                button #picture type="button" hidden { (lang.pick("存成图片，发微信", "Save as a picture")) }
                button #calendar type="button" hidden { (lang.pick("日子加到日历", "Dates for a calendar")) }
                button #copy-link type="button" hidden { (lang.pick("复制链接", "Copy the link")) }
                button #share type="button" hidden { (lang.pick("分享", "Share")) }
            }
            @match &view.expires_at {
                Some(at) => {
                    p.small { (lang.pick("拿到链接的人都能看这份报告，也能销毁它。", "Whoever has the link can read this report and destroy it.")) }
                    p.life {
                        span #countdown role="timer" {}
                        (lang.pick("到 ", "Destroyed at ")) time #expiry datetime=(at) { (moment(at, lang)) }
                        (lang.pick("自动销毁，之后谁也找不回来。", "; nobody can bring it back."))
                    }
                },
                None => p.small.life { (lang.pick("演示报告，一直保留。", "A demo report; it stays.")) }
            }
            p #told role="status" {}
            p #calendar-told role="status" {}
            ul #calendar-days hidden {}
        }
    }
}

/// The contract with every fairer wording as a tracked change, made by the script where the tab holds the text.
pub(super) fn corrected(report: &Report, lang: Lang) -> Markup {
    let count = report.flags.iter().filter(|flag| flag.suggested_text.is_some()).count();
    html! {
        @if count > 0 {
            section.corrected #corrected hidden aria-labelledby="corrected-title" {
                h2 #corrected-title { (lang.pick("改好的合同，交给对方看", "The corrected contract, to hand over")) }
                p { (lang.pick(
                    "更公平的写法都作为修订放进原文里，对方可以在 Word 或者 WPS 里逐条接受、拒绝。文件在您的设备上做成，【　】是要双方商量着填的。",
                    "Every fairer wording stands in the document as a tracked change, to accept or reject one by one in a word processor. The file is made on your device; 【　】 is for both sides to fill.",
                )) }
                p.actions { button #word type="button" { (lang.pick("下载 Word 修订稿", "Download with tracked changes")) } }
                p #word-told role="status" {}
            }
        }
    }
}

/// The end of a report before its time.
pub(super) fn destroy(lang: Lang) -> Markup {
    html! {
        p.actions { button.danger #destroy type="button" hidden { (lang.pick("现在就销毁这份报告", "Destroy this report now")) } }
        dialog #destroy-dialog aria-labelledby="destroy-title" {
            h2 #destroy-title { (lang.pick("现在销毁这份报告？", "Destroy this report now?")) }
            p { (lang.pick("销毁以后找不回来。要留的话，先下载。", "It cannot be brought back. Download it first if you want to keep it.")) }
            p.actions {
                button.danger #destroy-yes type="button" { (lang.pick("销毁", "Destroy")) }
                button #destroy-no type="button" { (lang.pick("先不", "Not now")) }
            }
        }
    }
}

/// The check in the browser: nothing is uploaded.
pub(super) fn check(lang: Lang) -> Markup {
    html! {
        section.check #check aria-labelledby="check-title" {
            h2 #check-title { (lang.pick("不用信我们，自己核对", "Do not trust us: check it yourself")) }
            p { (lang.pick(
                "放入提交时的原文。浏览器会在您的设备上重算指纹、逐条找引文、比对依据。原文不会上传。",
                "Give the document as you submitted it. Your browser recomputes the digest, finds every quote and compares every source, on your device. Nothing is uploaded.",
            )) }
            noscript { p { (lang.pick("这一步需要 JavaScript。也可以用命令行核对：", "This needs JavaScript. The command line can do it too: ")) code { "baihua verify REPORT.json SOURCE.txt" } } }
            (super::super::proof::bench(lang))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{file_name, moment};
    use crate::pages::Lang;

    #[test]
    fn files_are_called_by_the_document() {
        assert_eq!(file_name("租房/合同: 2026"), "租房合同2026-白话解读.md");
        assert_eq!(file_name("../"), "baihua-白话解读.md");
    }

    #[test]
    fn times_are_those_of_clocks_in_china() {
        let cases = [
            ("2026-11-22T16:05:09Z", "2026年11月23日 00:05（北京时间）", "2026-11-23 00:05:09 (UTC+8)"),
            ("2026-01-02T03:04:05.678Z", "2026年1月2日 11:04（北京时间）", "2026-01-02 11:04:05 (UTC+8)"),
            ("soon", "soon", "soon"),
        ];
        for (time, zh, en) in cases {
            assert_eq!((moment(time, Lang::Zh).as_str(), moment(time, Lang::En).as_str()), (zh, en));
        }
    }
}
