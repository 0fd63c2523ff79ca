//! What a report is about, whose side it takes, and what it comes to.

use baihua_analyzer::{HowKnown, Party, Reader, Report};
use baihua_kb::{Card, Level, builtin};
use maud::{Markup, html};

use super::{
    problems::{Problem, first_sentence, gravest},
    tools,
};
use crate::pages::{Lang, ReportView, words};

/// What the document is called: its first line where it is known, else what kind of document it is.
pub(super) fn title(report: &Report, view: &ReportView, lang: Lang) -> String {
    /// Longer first lines are no titles.
    const LONGEST: usize = 40;
    let known = view.title.as_deref().map(str::trim).filter(|title| !title.is_empty());
    match known {
        Some(title) if title.chars().count() <= LONGEST => title.to_owned(),
        Some(title) => title.chars().take(LONGEST).chain(['…']).collect(),
        None => kinds(report).unwrap_or_else(|| words::card(report.card, lang).to_owned()),
    }
}

/// What was recognised; nothing where nothing was, or where a lab report has more than one panel.
fn kinds(report: &Report) -> Option<String> {
    let kinds = &report.meta.document_type;
    let fits = !kinds.is_empty() && report.card != Card::Lab;
    fits.then(|| kinds.iter().map(|kind| words::kind(builtin(), report.card, kind)).collect::<Vec<_>>().join("、"))
}

pub(super) fn head(report: &Report, problems: &[Problem<'_>], view: &ReportView, title: &str, lang: Lang) -> Markup {
    let eyebrow = match lang {
        Lang::Zh => format!("{}白话解读", words::card(report.card, lang)),
        Lang::En => format!("{} in plain Chinese", words::card(report.card, lang)),
    };
    html! {
        header.verdict {
            p.eyebrow {
                (eyebrow) @if view.demo { " · " (lang.pick("演示文件，内容是虚构的", "demo document, invented")) }
                @if let Some(created) = &report.meta.created_at { span.made { " · " (tools::moment(created, lang)) } }
            }
            h1 #title lang=[lang.chinese()] { (title) }
            (side(report, lang))
            p.outcome {
                // A line breaks between clauses rather than inside a word.
                @for clause in outcome(report, problems, lang).split_inclusive(['，', '。']) { span.clause { (clause) } }
            }
            @if let Some(problem) = gravest(problems).filter(|problem| report.card != Card::Lab && problem.level() == Level::High) {
                p.gravest {
                    (lang.pick("最重的一处：", "The gravest: "))
                    a href={ "#f" (problem.number) } lang=[lang.chinese()] { (problem.name()) }
                    span lang=[lang.chinese()] { "。" (first_sentence(&problem.lead().finding)) }
                }
            }
        }
    }
}

/// The verdict in one sentence, counted in problems as the page lists them.
fn outcome(report: &Report, problems: &[Problem<'_>], lang: Lang) -> String {
    let high = problems.iter().filter(|problem| problem.level() == Level::High).count();
    let (count, places) = (problems.len(), problems.iter().map(|problem| problem.spots().len()).sum::<usize>());
    let spread = |zh: bool| match (places > count, zh) {
        (false, _) => String::new(),
        (true, true) => format!("，出现在 {places} 处"),
        (true, false) => format!(" in {places} places"),
    };
    let ask = |zh, en| lang.pick(zh, en);
    match (report.card, count, lang) {
        (Card::Contract | Card::Policy, 0, _) if !report.meta.not_judged.is_empty() => open(report, lang),
        (Card::Lab, ..) | (_, 0, _) => words::verdict(report, lang),
        (_, _, Lang::Zh) if high == 0 => format!("{count} 个问题值得留意{}。", spread(true)),
        (_, _, Lang::En) if high == 0 => format!("{count} problems worth noting{}.", spread(false)),
        (card, _, Lang::Zh) => format!(
            "{count} 个问题值得留意{}，其中 {high} 个{}。",
            spread(true),
            if card == Card::Policy { "影响较大，请先向保险公司问清楚" } else { "建议改好再签" }
        ),
        (card, _, Lang::En) => format!(
            "{count} problems worth noting{}, {high} of them {}.",
            spread(false),
            if card == Card::Policy {
                ask("", "weighing heavily: ask the insurer first")
            } else {
                "better changed before signing"
            }
        ),
    }
}

/// Where nothing was found and something could not be judged, such as an empty form, that comes first.
fn open(report: &Report, lang: Lang) -> String {
    let count = report.meta.not_judged.len();
    let reason = report.meta.not_judged.first().map_or("", |item| item.reason.trim_end_matches('。'));
    match lang {
        Lang::Zh if count == 1 => format!("{reason}，这一项没法判断。其余的，{}", words::verdict(report, lang)),
        Lang::Zh => format!("{reason}，等 {count} 项没法判断。其余的，{}", words::verdict(report, lang)),
        Lang::En => format!("{count} points could not be judged. For the rest: {}", words::verdict(report, lang)),
    }
}

/// Whose side is read, and the other sides it can be read for.
fn side(report: &Report, lang: Lang) -> Markup {
    let Some(reader) = &report.meta.reader else { return html! {} };
    let others = report.meta.parties.iter().filter(|party| !party.is_reader).filter_map(called);
    html! {
        p.side {
            @match named(reader) {
                Some(name) => {
                    (lang.pick("站在", "Read for ")) b lang=[lang.chinese()] { (name) } (lang.pick("一边读", ""))
                    @if reader.how == HowKnown::Inferred { span.how { (lang.pick("（从文件看出来的）", " (told from the document)")) } }
                },
                None => (lang.pick("没有看出您是哪一方，所以没有替谁说话", "Your side is not known; nobody is named")),
            }
            // With the text in this tab the script offers to read it for another side.
            @if report.card == Card::Contract {
                span #sides hidden data-parties=(others.collect::<Vec<_>>().join("|")) {}
            }
        }
    }
}

/// What a party is called in an order: its letter, role or first name.
fn called(party: &Party) -> Option<&str> {
    party.letter.as_deref().or(party.role.as_deref()).or(party.names.first().map(String::as_str))
}

fn named(reader: &Reader) -> Option<String> {
    match (&reader.name, &reader.role) {
        (Some(name), Some(role)) if name != role => Some(format!("{name}（{role}）")),
        (Some(name), _) => Some(name.clone()),
        (None, role) => role.clone(),
    }
}

#[cfg(test)]
mod tests {
    use baihua_analyzer::{HowKnown, NotJudged, Reader};
    use baihua_kb::Card;

    use super::{named, outcome, title};
    use crate::pages::{Lang, ReportView, report::problems::problems, tests::kept};

    fn view(title: Option<&str>) -> ReportView {
        ReportView {
            id: "a".to_owned(),
            title: title.map(str::to_owned),
            expires_at: None,
            demo: false,
            comparison: None,
        }
    }

    #[test]
    fn a_document_is_called_by_its_first_line_or_its_kind() {
        let report = kept(Card::Contract);
        assert_eq!(title(&report, &view(Some(" 租房合同 ")), Lang::Zh), "租房合同");
        assert_eq!(title(&report, &view(Some(" ")), Lang::Zh), title(&report, &view(None), Lang::Zh));
        assert_eq!(title(&report, &view(Some(&"长".repeat(41))), Lang::Zh), format!("{}…", "长".repeat(40)));
        assert_eq!(title(&kept(Card::Lab), &view(None), Lang::Zh), "化验单");
    }

    #[test]
    fn what_could_not_be_judged_comes_before_that_nothing_was_found() {
        let mut report = kept(Card::Contract);
        report.flags.clear();
        report.meta.not_judged.clear();
        let nothing = outcome(&report, &problems(&report), Lang::Zh);
        let open = NotJudged {
            rule_id: "common-006".to_owned(),
            reason: "全文有4处空白，是还没填写的范本。".to_owned(),
        };
        report.meta.not_judged.push(open.clone());
        let told = outcome(&report, &problems(&report), Lang::Zh);
        assert_eq!(told, format!("全文有4处空白，是还没填写的范本，这一项没法判断。其余的，{nothing}"));
        report.meta.not_judged.push(open);
        assert!(outcome(&report, &problems(&report), Lang::Zh).contains("等 2 项没法判断"));
        assert!(outcome(&report, &problems(&report), Lang::En).starts_with("2 points could not be judged."));
    }

    #[test]
    fn a_side_is_named_with_its_role() {
        let reader = |name: Option<&str>, role: Option<&str>| Reader {
            name: name.map(str::to_owned),
            role: role.map(str::to_owned),
            how: HowKnown::Given,
        };
        let cases = [
            (Some("乙方"), Some("承租人"), Some("乙方（承租人）")),
            (Some("承租人"), Some("承租人"), Some("承租人")),
            (Some("您"), None, Some("您")),
            (None, None, None),
        ];
        for (name, role, shown) in cases {
            assert_eq!(named(&reader(name, role)).as_deref(), shown);
        }
    }

    #[test]
    fn the_verdict_counts_problems_and_their_places() {
        let mut report = kept(Card::Contract);
        let twin = report.flags[0].clone();
        report.flags = vec![twin.clone(), twin];
        assert_eq!(
            outcome(&report, &problems(&report), Lang::Zh),
            "1 个问题值得留意，出现在 2 处，其中 1 个建议改好再签。"
        );
    }
}
