//! What must hold whatever the document is: one plain function per invariant, with the facts in the error.
//!
//! They recompute everything from the document, the report and the knowledge base; none asks the code that made the
//! report whether it did well.

use std::{cmp::Reverse, collections::BTreeSet, fmt};

use baihua_analyzer::{HowKnown, Report};
use baihua_chunker::{Limits, chunks, sentences};
use baihua_kb::{Card, Entry, Kb, Level};
use baihua_quote::{Haystack, folded};
use baihua_text::{CharRange, Sha256Digest};
use pulldown_cmark::{Event, Options, Parser, Tag, TagEnd};

/// An invariant that does not hold.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Violation {
    /// Name of the function that found it.
    pub invariant: &'static str,
    /// What was found, such as `flags[3]: the rule "rent-999" does not resolve`. Holds words of the document.
    pub fact: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} does not hold: {}", self.invariant, self.fact)
    }
}

impl std::error::Error for Violation {}

/// What every invariant answers.
pub type Outcome = Result<(), Violation>;

fn ensure(invariant: &'static str, holds: bool, fact: impl FnOnce() -> String) -> Outcome {
    if holds { Ok(()) } else { Err(Violation { invariant, fact: fact() }) }
}

/// All invariants of a report on `text` over `kb`, the first that does not hold.
///
/// # Errors
///
/// The [`Violation`].
pub fn report(text: &str, report: &Report, kb: &Kb) -> Outcome {
    quotes_are_verbatim(text, report)?;
    summary_counts_flags(report)?;
    flags_in_order(report)?;
    flags_are_different(report)?;
    rules_resolve(report, kb)?;
    evidence_is_the_rules(report, kb)?;
    flagged_rules_were_run(report)?;
    nothing_is_left_open(report)?;
    facts_have_their_words(text, report)?;
    missing_is_the_kbs(report, kb)?;
    corrections_make_the_suggestion(report)?;
    suggestions_bring_nothing_in(text, report, kb)?;
    directions_are_the_quotes(report)?;
    report_is_about(text, report)?;
    verification_agrees(text, report, kb)
}

/// Every quote of findings, key terms and indicators is exactly what stands in `text` at its range, and holds a visible
/// character.
///
/// # Errors
///
/// The [`Violation`].
pub fn quotes_are_verbatim(text: &str, report: &Report) -> Outcome {
    let chars: Vec<char> = text.chars().collect();
    let check = |what: &str, number: usize, quote: &str, range: CharRange| {
        let there = chars.get(range.start()..range.end()).map(|slice| slice.iter().collect::<String>());
        ensure("quotes_are_verbatim", there.as_deref() == Some(quote) && !folded(quote).is_empty(), || {
            format!("{what}[{number}] quotes {quote:?}, at {range:?} stands {there:?}")
        })
    };
    for (number, flag) in report.flags.iter().enumerate() {
        check("flags", number, &flag.quote, flag.quote_range)?;
        for place in &flag.also_at {
            check("flags.also_at of flags", number, &place.quote, place.quote_range)?;
        }
    }
    for (number, term) in report.meta.key_terms.iter().enumerate() {
        check("meta.key_terms", number, &term.quote, term.quote_range)?;
    }
    for (number, reading) in report.meta.indicators.iter().enumerate() {
        check("meta.indicators", number, &reading.quote, reading.quote_range)?;
    }
    Ok(())
}

/// A fact that is stated has a verbatim quote, one that is not has none; values are there and short. What is shown beside it,
/// four sentences at most, is verbatim too, stands in the order of the document and nowhere in the quote of the fact.
///
/// # Errors
///
/// The [`Violation`].
pub fn facts_have_their_words(text: &str, report: &Report) -> Outcome {
    const LONGEST: usize = 40;
    const MOST_MORE: usize = 4;
    let chars: Vec<char> = text.chars().collect();
    for (number, fact) in report.meta.facts.iter().enumerate() {
        let whole = match (&fact.quote, fact.quote_range) {
            (Some(quote), Some(range)) => {
                let there = chars.get(range.start()..range.end()).map(|slice| slice.iter().collect::<String>());
                fact.stated && there.as_ref() == Some(quote) && !folded(quote).is_empty()
            }
            (None, None) => !fact.stated && fact.place.is_none(),
            _ => false,
        };
        let mut last = 0;
        for place in &fact.more_at {
            let range = place.quote_range;
            let there = chars.get(range.start()..range.end()).map(|slice| slice.iter().collect::<String>());
            let apart = fact.quote_range.is_some_and(|own| own.intersection(range).is_none());
            let holds = there.as_ref() == Some(&place.quote) && !folded(&place.quote).is_empty() && apart;
            ensure("facts_have_their_words", holds && range.start() >= last, || {
                format!("meta.facts[{number}].more_at: {place:?}")
            })?;
            last = range.end();
        }
        ensure("facts_have_their_words", fact.more_at.len() <= MOST_MORE, || {
            format!("meta.facts[{number}] shows {} sentences", fact.more_at.len())
        })?;
        let short = (1..=LONGEST).contains(&fact.value.chars().count()) && !fact.label.is_empty();
        ensure("facts_have_their_words", whole && short, || format!("meta.facts[{number}]: {fact:?}"))?;
    }
    Ok(())
}

/// What is said to be missing stands in `kb` for one of the document's families, with its source, and once.
///
/// # Errors
///
/// The [`Violation`].
pub fn missing_is_the_kbs(report: &Report, kb: &Kb) -> Outcome {
    let mut seen = BTreeSet::new();
    for (number, missing) in report.meta.missing.iter().enumerate() {
        let known = kb.expected_clauses().iter().find(|clause| clause.id == missing.id.as_str());
        let right = known.is_some_and(|clause| {
            report.meta.document_type.iter().any(|family| clause.family == family.as_str())
                && (clause.name == missing.name.as_str() && clause.why == missing.why.as_str())
                && clause.ask == missing.ask.as_str()
                && clause.evidence.iter().all(|one| {
                    missing.evidence.source.contains(&one.to_string())
                        && missing.evidence.text.contains(one.text.as_ref())
                })
        });
        ensure("missing_is_the_kbs", right && seen.insert(&missing.id), || {
            format!("meta.missing[{number}] is {:?}", missing.id)
        })?;
    }
    Ok(())
}

/// Corrections lie in their quote, in order and without overlap, and make the suggested wording of it.
///
/// # Errors
///
/// The [`Violation`].
pub fn corrections_make_the_suggestion(report: &Report) -> Outcome {
    for (number, flag) in report.flags.iter().enumerate().filter(|(_, flag)| !flag.suggested_changes.is_empty()) {
        let quote: Vec<char> = flag.quote.chars().collect();
        let (mut made, mut at, mut inside) = (String::new(), flag.quote_range.start(), true);
        for change in &flag.suggested_changes {
            let (start, end) = (change.range.start(), change.range.end());
            inside &= at <= start && end <= flag.quote_range.end();
            let kept = quote.get(at - flag.quote_range.start()..start.saturating_sub(flag.quote_range.start()));
            made.extend(kept.unwrap_or_default());
            made.push_str(&change.text);
            at = end.max(at);
        }
        made.extend(quote.get(at - flag.quote_range.start()..).unwrap_or_default());
        ensure("corrections_make_the_suggestion", inside && flag.suggested_text.as_ref() == Some(&made), || {
            format!("flags[{number}] becomes {made:?}")
        })?;
    }
    Ok(())
}

/// Letters and figures of a suggested wording stand in the document, or the figures in an article of the rule; what has to be
/// agreed is left open as 【　】.
///
/// # Errors
///
/// The [`Violation`].
pub fn suggestions_bring_nothing_in(text: &str, report: &Report, kb: &Kb) -> Outcome {
    let written = folded(text);
    for (number, flag) in report.flags.iter().enumerate() {
        let Some(suggested) = &flag.suggested_text else { continue };
        let sources = match kb.lookup(&flag.rule_id) {
            Some(Entry::Rule(rule)) => folded(&rule.source_text()),
            _ => String::new(),
        };
        let letters = LETTERS.iter().filter(|letter| suggested.contains(*letter)).map(|letter| (*letter).to_owned());
        for said in letters {
            ensure("suggestions_bring_nothing_in", written.contains(&said), || {
                format!("flags[{number}] brings in {said}")
            })?;
        }
        for figure in figures(&folded(suggested)) {
            let known = written.contains(&figure) || sources.contains(&figure);
            ensure("suggestions_bring_nothing_in", known, || {
                format!("flags[{number}] ({}) brings in {figure}: {suggested}", flag.rule_id)
            })?;
        }
    }
    Ok(())
}

const LETTERS: [&str; 4] = ["甲方", "乙方", "丙方", "丁方"];

/// Numbers in digits, and those in Chinese numerals that count something: 30, 六十 of 六十日, 二十 of 百分之二十. 一 alone counts
/// nothing in 每逾期一日 and 各执一份.
fn figures(text: &str) -> Vec<String> {
    const NUMERALS: &str = "一二两三四五六七八九十百千万零";
    const COUNTED: [char; 11] = ['日', '天', '月', '年', '元', '倍', '次', '成', '份', '个', '小'];
    let chars: Vec<char> = text.chars().collect();
    let mut out = Vec::new();
    let mut at = 0;
    while at < chars.len() {
        let run = |of: &dyn Fn(char) -> bool| chars[at..].iter().take_while(|c| of(**c)).count();
        let digits = run(&|c| c.is_ascii_digit());
        let numerals = run(&|c| NUMERALS.contains(c));
        let length = digits.max(numerals);
        if length == 0 {
            at += 1;
            continue;
        }
        let word: String = chars[at..at + length].iter().collect();
        let counts =
            chars.get(at + length).is_some_and(|next| COUNTED.contains(next)) || chars[..at].ends_with(&['分', '之']);
        if digits > 0 || counts && word != "一" {
            out.push(word);
        }
        at += length;
    }
    out
}

/// No finding says that one side may do, or must bear, what its quote gives the other; where the side of the reader is not known,
/// no finding names one.
///
/// Told from the letters: a sentence on 甲方有权 is at odds with a quote that gives 乙方 a right and never mentions 甲方. A document
/// that introduces nobody leaves the side to a guess, which turns every sentence where it is wrong; it is not judged.
///
/// # Errors
///
/// The [`Violation`].
pub fn directions_are_the_quotes(report: &Report) -> Outcome {
    const MAY: [&str; 8] = ["有权", "可以", "可自行", "可随时", "可单方", "说了算", "不用负责", "单方"];
    const MUST: [&str; 6] = ["要付", "要赔", "要承担", "承担", "要交", "得付"];
    const GIVES: [&str; 3] = ["有权", "可以", "可随时"];
    const ASKS: [&str; 6] = ["应", "须", "承担", "赔偿", "支付", "必须"];
    let says = |text: &str, letter: &str, words: &[&str]| {
        text.match_indices(letter).any(|(at, _)| {
            let behind = text[at + letter.len()..].trim_start_matches(['都', '就', '也', '均', '仅', '只']);
            words.iter().any(|word| behind.starts_with(word))
        })
    };
    let known = report.meta.reader.as_ref().is_none_or(|reader| reader.how != HowKnown::Unknown);
    let is_introduced = report.meta.parties.iter().any(|party| party.role.is_some());
    // 这里写到丙方，可是合同开头没有丙方: a letter that nobody bears names no side.
    let is_somebodys = |letter: &str| {
        let bears = |party: &baihua_analyzer::Party| party.letter.as_deref() == Some(letter) && party.role.is_some();
        report.meta.parties.iter().any(bears)
    };
    for (number, flag) in report.flags.iter().enumerate() {
        let told = format!("{}{}", flag.finding, flag.consequence.as_deref().unwrap_or_default());
        let quote = folded(&flag.quote);
        for letter in LETTERS {
            let names = told.contains(letter) && (is_somebodys(letter) || !quote.contains(letter));
            ensure("directions_are_the_quotes", known || !names, || {
                format!("flags[{number}] names {letter}, and the side is not known")
            })?;
            if quote.contains(letter) || !is_introduced {
                continue;
            }
            for other in LETTERS.into_iter().filter(|other| *other != letter) {
                let turned = says(&told, letter, &MAY) && says(&quote, other, &GIVES)
                    || says(&told, letter, &MUST) && says(&quote, other, &ASKS);
                ensure("directions_are_the_quotes", !turned, || {
                    format!("flags[{number}] ({}) says of {letter} what the quote says of {other}", flag.rule_id)
                })?;
            }
        }
    }
    Ok(())
}

/// `summary` counts the findings per level and altogether.
///
/// # Errors
///
/// The [`Violation`].
pub fn summary_counts_flags(report: &Report) -> Outcome {
    let count = |level: Level| report.flags.iter().filter(|flag| flag.level == level).count();
    let summary = report.summary;
    let counted = (count(Level::High), count(Level::Medium), count(Level::Low), report.flags.len());
    ensure("summary_counts_flags", (summary.high, summary.medium, summary.low, summary.total) == counted, || {
        format!("{summary:?} of {counted:?}")
    })
}

/// Findings stand in the order of their level, the most serious first, and then of their place in the document.
///
/// # Errors
///
/// The [`Violation`].
pub fn flags_in_order(report: &Report) -> Outcome {
    for (number, pair) in report.flags.windows(2).enumerate() {
        let key = |flag: &baihua_analyzer::Flag| (Reverse(flag.level), flag.quote_range.start());
        ensure("flags_in_order", key(&pair[0]) <= key(&pair[1]), || {
            format!("flags[{number}] stands before a more serious or an earlier one")
        })?;
    }
    Ok(())
}

/// No two findings say the same rule of the same words.
///
/// # Errors
///
/// The [`Violation`].
pub fn flags_are_different(report: &Report) -> Outcome {
    let mut seen = BTreeSet::new();
    for (number, flag) in report.flags.iter().enumerate() {
        ensure("flags_are_different", seen.insert((&flag.rule_id, flag.quote_range)), || {
            format!("flags[{number}] repeats {} at {:?}", flag.rule_id, flag.quote_range)
        })?;
    }
    Ok(())
}

/// Every id that the report names is in `kb`, and of the same kind of document.
///
/// # Errors
///
/// The [`Violation`].
pub fn rules_resolve(report: &Report, kb: &Kb) -> Outcome {
    let flags = report.flags.iter().map(|flag| flag.rule_id.as_str());
    let run = report.meta.rules_run.iter().map(String::as_str);
    let open = report.meta.not_judged.iter().map(|entry| entry.rule_id.as_str());
    let read = report.meta.indicators.iter().map(|reading| reading.rule_id.as_str());
    for id in flags.chain(run).chain(open).chain(read) {
        let card = kb.lookup(id).map(Entry::card);
        ensure("rules_resolve", card == Some(report.card), || {
            format!("{id:?} resolves to {card:?} in a report on a {}", report.card)
        })?;
    }
    Ok(())
}

/// Level and evidence of a finding are those of its rule: of its sources those that fit, word for word and in their order.
/// Lab values have no level of their own: there the evidence names the source of the range or of the critical threshold.
///
/// # Errors
///
/// The [`Violation`].
pub fn evidence_is_the_rules(report: &Report, kb: &Kb) -> Outcome {
    for (number, flag) in report.flags.iter().enumerate() {
        let Some(evidence) = &flag.evidence else {
            return ensure("evidence_is_the_rules", false, || format!("flags[{number}] has no evidence"));
        };
        let right = match kb.lookup(&flag.rule_id) {
            Some(Entry::Rule(rule)) => flag.level == rule.level && rule.shows(&evidence.source, &evidence.text),
            Some(Entry::Indicator(indicator)) => {
                let critical = indicator.critical.as_ref().map(|critical| critical.source.as_ref());
                evidence.source.contains(indicator.range_src.as_ref()) || Some(evidence.source.as_str()) == critical
            }
            None => false,
        };
        ensure("evidence_is_the_rules", right, || {
            format!("flags[{number}] ({}, {}) cites {:?}", flag.rule_id, flag.level, evidence.source)
        })?;
    }
    Ok(())
}

/// The rule of every finding is among those that were judged.
///
/// # Errors
///
/// The [`Violation`].
pub fn flagged_rules_were_run(report: &Report) -> Outcome {
    for (number, flag) in report.flags.iter().enumerate() {
        ensure("flagged_rules_were_run", report.meta.rules_run.contains(&flag.rule_id), || {
            format!("flags[{number}]: {} is not in meta.rules_run", flag.rule_id)
        })?;
    }
    Ok(())
}

/// What is said to the reader is there and has no place left unfilled, such as `{amount}`.
///
/// # Errors
///
/// The [`Violation`].
pub fn nothing_is_left_open(report: &Report) -> Outcome {
    const PLACES: [&str; 9] =
        ["{party}", "{counter}", "{clause}", "{amount}", "{percent}", "{duration}", "{multiple}", "{date}", "{count}"];
    for (number, flag) in report.flags.iter().enumerate() {
        let said =
            [Some(&flag.finding), flag.consequence.as_ref(), flag.next_step.as_ref(), flag.suggested_text.as_ref()];
        for text in said.into_iter().flatten() {
            // A document may hold such a word itself, in a party's name for example.
            let open = PLACES.iter().find(|place| text.contains(*place) && !flag.quote.contains(*place));
            ensure("nothing_is_left_open", open.is_none() && !text.trim().is_empty(), || {
                format!("flags[{number}] says {text:?}")
            })?;
        }
    }
    Ok(())
}

/// Digest and length in the report are those of `text`, and the chunks that were reviewed were cut.
///
/// # Errors
///
/// The [`Violation`].
pub fn report_is_about(text: &str, report: &Report) -> Outcome {
    let coverage = report.meta.coverage;
    let same = report.meta.document_sha256 == Sha256Digest::of(text) && coverage.characters == text.chars().count();
    ensure("report_is_about", same, || format!("digest or length are of another text: {coverage:?}"))?;
    ensure("report_is_about", coverage.chunks >= 1 && coverage.chunks_reviewed <= coverage.chunks, || {
        format!("{coverage:?}")
    })
}

/// [`baihua_analyzer::verify`] finds no fault with the report.
///
/// # Errors
///
/// The [`Violation`].
pub fn verification_agrees(text: &str, report: &Report, kb: &Kb) -> Outcome {
    let verification = baihua_analyzer::verify(report, text, kb);
    ensure("verification_agrees", verification.is_sound(), || format!("{:?}", verification.faults().next()))
}

/// A receipt has at most `budget` characters.
///
/// # Errors
///
/// The [`Violation`].
pub fn receipt_fits_budget(receipt: &str, budget: usize) -> Outcome {
    let chars = receipt.chars().count();
    ensure("receipt_fits_budget", chars <= budget, || format!("{chars} characters of {budget}"))
}

/// To a CommonMark reader with tables, footnotes, strike-through and task lists, a receipt holds nothing but what the
/// template puts there: one heading at most, paragraphs, lists, strong words. No mark-up of a document has become mark-up.
///
/// # Errors
///
/// The [`Violation`].
pub fn receipt_has_no_markup_of_the_document(receipt: &str) -> Outcome {
    let (mut headings, mut strong, mut inside) = (0, 0, false);
    for event in Parser::new_ext(receipt, Options::all()) {
        let ours = match &event {
            Event::Start(Tag::Heading { .. }) => {
                headings += 1;
                headings == 1
            }
            Event::Start(Tag::Strong) => {
                strong += 1;
                inside = true;
                true
            }
            Event::End(TagEnd::Strong) => {
                inside = false;
                true
            }
            // The conclusion is strong, and so is the level of each finding.
            Event::Text(text) if inside && strong > 1 => {
                matches!(text.as_ref(), "[" | "高" | "中" | "低" | "]" | "[高]" | "[中]" | "[低]")
            }
            Event::Start(tag) => matches!(tag, Tag::Paragraph | Tag::List(_) | Tag::Item),
            Event::End(_) | Event::Text(_) | Event::SoftBreak => true,
            _ => false,
        };
        ensure("receipt_has_no_markup_of_the_document", ours, || format!("{event:?}"))?;
    }
    Ok(())
}

/// Chunks without their overlaps, joined, are `text`; none is longer than the limits allow, and each brings something new.
///
/// # Errors
///
/// The [`Violation`].
pub fn chunks_cover(text: &str, limits: Limits) -> Outcome {
    let (mut joined, mut end) = (String::new(), 0);
    for chunk in chunks(text, limits) {
        let length = chunk.text.chars().count();
        let sound = length == chunk.range.len()
            && length <= limits.max_chars()
            && chunk.overlap <= limits.overlap_chars()
            && chunk.range.start() + chunk.overlap == end
            && chunk.range.end() > end;
        ensure("chunks_cover", sound, || {
            format!("{:?} with an overlap of {} behind {end}", chunk.range, chunk.overlap)
        })?;
        joined.extend(chunk.text.chars().skip(chunk.overlap));
        end = chunk.range.end();
    }
    ensure("chunks_cover", joined == text, || "the chunks joined are not the text".to_owned())
}

/// Sentences joined are `text`, and each stands where it says.
///
/// # Errors
///
/// The [`Violation`].
pub fn sentences_cover(text: &str) -> Outcome {
    let (mut joined, mut end) = (String::new(), 0);
    for sentence in sentences(text) {
        let sound = sentence.range.start() == end && sentence.text.chars().count() == sentence.range.len();
        ensure("sentences_cover", sound, || format!("{:?} behind {end}", sentence.range))?;
        joined.push_str(sentence.text);
        end = sentence.range.end();
    }
    ensure("sentences_cover", joined == text, || "the sentences joined are not the text".to_owned())
}

/// Wherever `quote` is found in `text`, the characters that stand there are the quotation, white space, width and
/// punctuation apart; and it is found if and only if it stands there.
///
/// # Errors
///
/// The [`Violation`].
pub fn found_text_folds_to_the_quote(text: &str, quote: &str) -> Outcome {
    const NAME: &str = "found_text_folds_to_the_quote";
    let haystack = Haystack::new(text);
    let wanted = folded(quote);
    let mut places = 0;
    for place in haystack.find_all(quote) {
        places += 1;
        let slice = haystack.slice(place);
        let here: String = text.chars().skip(place.range.start()).take(place.range.len()).collect();
        ensure(NAME, folded(slice) == wanted && here == slice, || format!("{slice:?} for {quote:?}"))?;
    }
    let there = !wanted.is_empty() && folded(text).contains(&wanted);
    ensure(NAME, (places > 0) == there && haystack.find(quote).is_some() == there, || {
        format!("{places} places for {quote:?}")
    })
}

/// Every retired id leads to an entry in force, and is the id of none itself.
///
/// # Errors
///
/// The [`Violation`].
pub fn retired_ids_resolve(kb: &Kb) -> Outcome {
    for (old, new) in kb.retired() {
        let answers = kb.lookup(old).map(Entry::id);
        ensure("retired_ids_resolve", answers == Some(new.as_ref()) && old != new, || {
            format!("{old} is said to be {new} now, and resolves to {answers:?}")
        })?;
    }
    Ok(())
}

/// Every id stands for one entry, and looking it up gives that entry.
///
/// # Errors
///
/// The [`Violation`].
pub fn ids_are_unique(kb: &Kb) -> Outcome {
    let rules = kb.rules(Card::Contract).iter().chain(kb.rules(Card::Policy)).map(|rule| rule.id.as_ref());
    let mut seen = BTreeSet::new();
    for id in rules.chain(kb.indicators().iter().map(|indicator| indicator.id.as_ref())) {
        ensure("ids_are_unique", seen.insert(id) && kb.lookup(id).map(Entry::id) == Some(id), || id.to_owned())?;
    }
    Ok(())
}

/// Every article that a rule cites is quoted with its digest, from a source that says who issued it, what version it is and
/// when that was checked. Contract and `pol-` rules cite one at least, `gen-` rules none.
///
/// # Errors
///
/// The [`Violation`].
pub fn sources_are_dated(kb: &Kb) -> Outcome {
    const NAME: &str = "sources_are_dated";
    for rule in kb.rules(Card::Contract).iter().chain(kb.rules(Card::Policy)) {
        ensure(NAME, rule.evidence.is_empty() == rule.id.starts_with("gen-"), || {
            format!("{} cites {} articles", rule.id, rule.evidence.len())
        })?;
        for evidence in rule.evidence.iter() {
            let source = &evidence.source;
            let digest = Sha256Digest::of(evidence.text.as_bytes()).to_string();
            ensure(NAME, evidence.sha256 == digest, || format!("{}: {evidence} has the digest {digest}", rule.id))?;
            let dates =
                [source.version_date.as_deref(), source.effective_date.as_deref(), Some(source.verified_on.as_ref())];
            let dated = dates.into_iter().flatten().all(is_date);
            let told = ![&source.title, &source.issuer, &source.status_as_of, &evidence.text]
                .iter()
                .any(|t| t.trim().is_empty());
            let known = source.version_date.is_some() || source.effective_date.is_some() || source.doc_no.is_some();
            ensure(NAME, dated && told && known, || format!("{}: {evidence} {source:?}", rule.id))?;
        }
    }
    Ok(())
}

/// `YYYY-MM-DD`, with a month and a day that exist in some year.
fn is_date(text: &str) -> bool {
    let parts: Vec<&str> = text.split('-').collect();
    let [year, month, day] = parts[..] else { return false };
    let number = |part: &str, digits: usize| (part.len() == digits).then(|| part.parse::<u16>().ok()).flatten();
    matches!((number(year, 4), number(month, 2), number(day, 2)), (Some(1900..), Some(1..=12), Some(1..=31)))
}

#[cfg(test)]
mod tests {
    use super::{figures, is_date, receipt_has_no_markup_of_the_document as plain};

    #[test]
    fn figures_are_numbers_that_count_something() {
        for (text, expected) in [
            ("提前30日通知", vec!["30"]),
            ("不少于六十日", vec!["六十"]),
            ("总价的百分之二十", vec!["二十"]),
            ("每逾期一日，双方各执一份", vec![]),
            ("第十九条规定的", vec![]),
            ("【　】日内", vec![]),
        ] {
            assert_eq!(figures(text), expected, "{text}");
        }
    }

    #[test]
    fn mark_up_is_noticed() {
        assert_eq!(plain("# 合同\n\n**一处**\n\n1. **[高]** 押金\n   原文：“\\*不退\\*”\n\n尾\n"), Ok(()));
        for bad in [
            "# 合同\n\n# 又一个\n",
            "# 合同\n\n[链接](https://a.example)\n",
            "# 合同\n\n<https://a.example>\n",
            "# 合同\n\n<b>粗</b>\n",
            "# 合同\n\n`代码`\n",
            "# 合同\n\n> 引\n",
            "# 合同\n\n![图](a)\n",
            "# 合同\n\n*斜*\n",
            "# 合同\n\n| a |\n| - |\n| b |\n",
            "# 合同\n\n~~删~~\n",
            "# 合同\n\n---\n",
            "# 合同\n\n**一处**\n\n1. **[高]** 押金**不退**\n",
        ] {
            assert!(plain(bad).is_err(), "{bad}");
        }
    }

    #[test]
    fn dates_are_dates() {
        assert!(is_date("2021-01-01"));
        for bad in ["", "2021", "2021-1-1", "2021-13-01", "2021-00-10", "2021-01-32", "21-01-01", "2021-01-01T00"] {
            assert!(!is_date(bad), "{bad}");
        }
    }
}
