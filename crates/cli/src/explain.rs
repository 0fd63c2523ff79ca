//! `baihua explain`: a document as the clause reader sees it, statement by statement.

use std::{
    fmt::Write as _,
    io::{self, Write as _},
    path::PathBuf,
};

use anyhow::Result;
use baihua_analyzer::{Analyzer, Explanation, FoundMove, Order, ReadSentence, Who};
use baihua_kb::{Card, builtin};
use baihua_text::{CharIndex, CharRange};
use clap::Args;

use crate::input;

/// What to explain.
#[derive(Args)]
pub(crate) struct Explain {
    /// The document, UTF-8 text; `-` for standard input.
    file: PathBuf,
    /// The side to read for, as the document calls it, such as 乙方.
    #[arg(long)]
    party: Option<String>,
    /// Kind of document: contract or policy.
    #[arg(long, default_value = "contract")]
    card: Card,
}

pub(crate) fn run(explain: &Explain) -> Result<()> {
    let text = input::text(&explain.file)?;
    let mut order = Order::new(explain.card, text.as_str());
    order.party.clone_from(&explain.party);
    let explanation = Analyzer::new(builtin()).explain(order, &[]);
    io::stdout().lock().write_all(page(&text, &explanation).as_bytes())?;
    Ok(())
}

/// The explanation as text. Sentences in which nothing was seen are counted, not shown.
pub(crate) fn page(text: &str, explanation: &Explanation) -> String {
    let index = CharIndex::new(text);
    let words = |range: CharRange| -> String {
        index.slice(text, range).unwrap_or_default().split_whitespace().collect::<Vec<_>>().concat()
    };
    let name = |name: &Option<String>| name.clone().unwrap_or_else(|| "（不清楚）".to_owned());
    // Writing to a string cannot fail, so the results below are dropped.
    let mut out = String::new();
    let _ = writeln!(out, "读者：{}　对方：{}\n", name(&explanation.reader), name(&explanation.drafter));
    let mut silent = 0;
    for sentence in &explanation.sentences {
        // What other trades' moves find has no rule that could tell it here, and says nothing to whoever reads.
        let says_something = |found: &&FoundMove| found.saved.is_some() || found.rule.is_some();
        let here = explanation.moves.iter().filter(|found| sentence.range.intersection(found.core).is_some());
        let here: Vec<&FoundMove> = here.filter(says_something).collect();
        if here.is_empty() {
            silent += 1;
            continue;
        }
        let place = sentence.place.as_deref().map(|place| format!("[{place}] ")).unwrap_or_default();
        let _ = writeln!(out, "{place}{}", words(sentence.range));
        if let Some(lead) = sentence.lead {
            let _ = writeln!(out, "    承接：{}", words(lead));
        }
        statements(&mut out, sentence, &words);
        let mut told: Vec<String> = Vec::new();
        for found in here {
            let outcome = match (&found.saved, &found.rule) {
                (Some(question), _) => format!("放过（{}）", question_name(question)),
                (None, Some(rule)) if rule.starts_with("term:") => "要点".to_owned(),
                (None, Some(rule)) => format!("提示 {rule}"),
                (None, None) => continue,
            };
            let line = format!("    → {}：{}　“{}”", found.name, outcome, words(found.core));
            if !told.contains(&line) {
                let _ = writeln!(out, "{line}");
                told.push(line);
            }
        }
        out.push('\n');
    }
    let _ = writeln!(out, "另有 {silent} 句没有看到任何动作。");
    out
}

fn statements(out: &mut String, sentence: &ReadSentence, words: &dyn Fn(CharRange) -> String) {
    for statement in &sentence.statements {
        let actor = match statement.actor {
            Some(Who::Reader) => "读者",
            Some(Who::Drafter) => "对方",
            Some(Who::Both) => "双方",
            Some(Who::Outsider) => "外人",
            None => "—",
        };
        let acts: Vec<String> =
            statement.acts.iter().map(|(act, range)| format!("{}“{}”", act_name(act), words(*range))).collect();
        let acts = if acts.is_empty() { String::new() } else { format!("　〔{}〕", acts.join("、")) };
        let _ = writeln!(out, "    {actor}　{}{acts}", words(statement.range));
    }
    if !sentence.signs.is_empty() {
        let signs: Vec<&str> = sentence.signs.iter().map(|sign| sign_name(sign)).collect();
        let _ = writeln!(out, "    迹象：{}", signs.join("、"));
    }
}

/// What a class of verbs does, in Chinese; the name itself where a rule file brings a class of its own.
fn act_name(act: &str) -> &str {
    match act {
        "bear" => "承担",
        "pay" => "付钱",
        "refund" => "退还",
        "keep" => "扣留",
        "change" => "改变",
        "end" => "结束",
        "freeze" => "冻结扣划",
        "disclose" => "公开提供",
        "collect" => "收集使用",
        "decide" => "认定",
        "assign" => "转让",
        "authorise" => "授权",
        "waive" => "放弃",
        "deem" => "视为",
        "sue" => "争议解决",
        _ => act,
    }
}

/// What a sentence shows beside its statements, in Chinese.
fn sign_name(sign: &str) -> &str {
    match sign {
        "own" => "写的一方自己的原因",
        "any-cause" => "泛指的原因",
        "failure" => "自身故障",
        "whim" => "凭主观判断",
        "any-why" => "不问理由",
        "reader-fault" => "读者一方的过错",
        "theft" => "被盗用",
        "force" => "不可抗力",
        "authority" => "主管机关",
        "outsider" => "第三方",
        "notice" => "先通知",
        "cure" => "给补救的机会",
        "mutual" => "双方协商",
        "except" => "有例外",
        "fair" => "公平的限度",
        "must-pay" => "必须支付",
        "otherwise" => "另有约定",
        _ => sign,
    }
}

/// The question that saved a statement, in Chinese.
fn question_name(question: &str) -> &str {
    match question {
        "cause" => "谁的原因",
        "both" => "双方一样",
        "consent" => "经过同意",
        "measure" => "在限度之内",
        "warning" => "先通知、给了补救",
        "who" => "主体不是对方",
        _ => "其他",
    }
}
