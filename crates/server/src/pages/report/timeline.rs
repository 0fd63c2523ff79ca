//! The times an insurance policy sets, in the order a holder meets them. Only what the document says is shown.

use baihua_analyzer::Report;
use maud::{Markup, html};

use crate::pages::Lang;

/// A time limit: how it is recognised in a quote, and what it means.
struct Station {
    zh: &'static str,
    en: &'static str,
    /// From when it runs and what may be done in it, without a word on its length.
    meaning_zh: &'static str,
    meaning_en: &'static str,
    /// One of these words stands in the sentence that sets the limit.
    words: &'static [&'static str],
    /// None of these does: the sentence then speaks of something else.
    not: &'static [&'static str],
}

const STATIONS: [Station; 5] = [
    Station {
        zh: "犹豫期",
        en: "Cooling-off",
        meaning_zh: "签收保单以后，这段时间里退保一般能拿回全部保费。",
        meaning_en: "After the policy is handed over: cancelling usually returns the whole premium.",
        words: &["犹豫期", "冷静期", "全额退还保险费"],
        not: &["犹豫期后", "犹豫期满"],
    },
    Station {
        zh: "等待期",
        en: "Waiting period",
        meaning_zh: "合同生效以后，这段时间里得的病一般不赔。",
        meaning_en: "After the start: illness in this time is usually not covered.",
        words: &["等待期", "观察期"],
        not: &["等待期后", "等待期满"],
    },
    Station {
        zh: "缴费宽限期",
        en: "Grace period",
        meaning_zh: "到期没有缴费，这段时间里补上，保障不断。",
        meaning_en: "A late premium paid within this time keeps the cover alive.",
        words: &["宽限期"],
        not: &["宽限期内", "宽限期满", "宽限期后"],
    },
    Station {
        zh: "出事后报案",
        en: "Notify a claim",
        meaning_zh: "出事以后，条款写明要在这段时间里通知保险公司。",
        meaning_en: "After an event: the policy asks for notice within this time.",
        words: &["报案", "通知我们", "通知保险人", "通知本公司"],
        not: &[],
    },
    Station {
        zh: "保险公司核定",
        en: "Insurer decides",
        meaning_zh: "材料交齐以后，条款给保险公司的审核时间。",
        meaning_en: "After all papers are in: the time the policy gives the insurer to decide.",
        words: &["核定"],
        not: &["核定之日"],
    },
];

/// A limit the document sets: the words for its length, and the sentence they stand in.
struct Limit<'a> {
    station: &'static Station,
    length: String,
    quote: &'a str,
}

impl<'a> Limit<'a> {
    /// What the limit is one of, as the quote says it: 重大疾病保险金 of 重大疾病保险金的等待期为二百七十日.
    fn what(&self) -> Option<&'a str> {
        const LONGEST: usize = 14;
        self.station.words.iter().find_map(|word| {
            let (before, _) = self.quote.split_once(&format!("的{word}"))?;
            let what = before.rsplit(|c: char| !('\u{3400}'..='\u{9fff}').contains(&c)).next()?;
            (2..=LONGEST).contains(&what.chars().count()).then_some(what)
        })
    }
}

pub(super) fn timeline(report: &Report, lang: Lang) -> Markup {
    let quotes = report.meta.key_terms.iter().map(|term| term.quote.as_str());
    let quotes: Vec<&str> = quotes.chain(report.flags.iter().map(|flag| flag.quote.as_str())).collect();
    let limits: Vec<Limit<'_>> = STATIONS.iter().flat_map(|station| limits(station, &quotes)).collect();
    html! {
        @if !limits.is_empty() {
            section.timeline aria-labelledby="timeline" {
                h2 #timeline { (lang.pick("几个要记住的时间", "Times to remember")) }
                p.small { (lang.pick("只列条款里写明的；不按比例。", "Only what the policy states; not to scale.")) }
                ol {
                    @for limit in &limits {
                        li {
                            svg viewBox="0 0 24 24" aria-hidden="true" focusable="false" { circle cx="12" cy="12" r="7" {} }
                            h3 {
                                (lang.pick(limit.station.zh, limit.station.en))
                                @if let Some(what) = limit.what() { span lang=[lang.chinese()] { "（" (what) "）" } }
                                " " b lang=[lang.chinese()] { (limit.length) }
                            }
                            p { (lang.pick(limit.station.meaning_zh, limit.station.meaning_en)) }
                            p.quote.small lang=[lang.chinese()] { (limit.quote) }
                        }
                    }
                }
            }
        }
    }
}

/// The limits of one kind, at most two, each length once.
fn limits<'a>(station: &'static Station, quotes: &[&'a str]) -> Vec<Limit<'a>> {
    let mut found: Vec<Limit<'a>> = Vec::new();
    for quote in quotes {
        let speaks = station.words.iter().any(|word| quote.contains(word));
        if !speaks || station.not.iter().any(|word| quote.contains(word)) {
            continue;
        }
        let Some(length) = duration(quote) else { continue };
        if found.len() < 2 && found.iter().all(|limit| limit.length != length) {
            found.push(Limit { station, length, quote });
        }
    }
    found
}

/// The first duration of `text`, in its own characters: 九十日, 15天, 二十四小时. A year of a date is none.
fn duration(text: &str) -> Option<String> {
    const UNITS: [&str; 9] = ["个工作日", "工作日", "个自然日", "个月", "小时", "周年", "日", "天", "年"];
    let digit = |c: char| c.is_ascii_digit() || "０１２３４５６７８９一二三四五六七八九十百两〇零".contains(c);
    let mut rest = text;
    while let Some(start) = rest.find(digit) {
        let run = &rest[start..];
        let end = run.find(|c| !digit(c)).unwrap_or(run.len());
        let (number, after) = run.split_at(end);
        let after = after.trim_start();
        // 一日 is a way to say "any day", a four-digit number is a year, and what follows 月 or 第 is part of a date or an order.
        let plausible = number.chars().count() <= 3 || !number.chars().all(|c| c.is_ascii_digit());
        if let Some(unit) = UNITS.iter().find(|unit| after.starts_with(**unit)).filter(|_| plausible) {
            let any_day = number == "一" && *unit == "日";
            if !any_day && !rest[..start].ends_with(['第', '月']) {
                return Some(format!("{number}{unit}"));
            }
        }
        rest = &run[end..];
    }
    None
}

#[cfg(test)]
mod tests {
    use super::{Limit, STATIONS, duration};

    #[test]
    fn a_limit_says_what_it_is_one_of() {
        for (quote, what) in [
            ("2.3 重大疾病保险金的等待期为二百七十日；", Some("重大疾病保险金")),
            ("自生效日起九十日为等待期。", None),
            ("这个很长很长很长很长很长很长的说法的等待期为九十日", None),
            ("的等待期", None),
        ] {
            let limit = Limit { station: &STATIONS[1], length: String::new(), quote };
            assert_eq!(limit.what(), what, "{quote}");
        }
    }

    #[test]
    fn durations_keep_their_own_characters() {
        let cases = [
            ("自本合同生效日起九十日为等待期", Some("九十日")),
            ("签收后15 天内", Some("15天")),
            ("入院后二十四小时内", Some("二十四小时")),
            ("2026年1月1日起三十个工作日", Some("三十个工作日")),
            ("不足一日的按一日计算", None),
            ("第三年", None),
            ("没有期限", None),
            ("", None),
        ];
        for (text, length) in cases {
            assert_eq!(duration(text).as_deref(), length, "{text}");
        }
    }
}
