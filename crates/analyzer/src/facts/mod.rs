//! What a person looks for first in a document, each with the words that say it: `docs/report.md`, `meta.facts`.
//!
//! Wrong is worse than missing. A fact is stated only where its name and its figure stand next to each other and nothing makes
//! it conditional; where a document gives one name two values, neither is told.

mod against;
mod below;
mod beside;
mod case;
mod deposit;
mod due;
mod earnest;
mod elsewhere;
mod first_person;
mod forum;
mod late;
mod lead;
mod leaving;
mod line;
mod monthly;
mod more;
mod places;
mod policy;
mod price;
mod roles;
mod share;
mod silence;
mod sums;
mod table;
#[cfg(test)]
mod tests;
mod time;
mod wage;
mod who;
mod words;

pub(crate) use late::sum_a_day;
pub(crate) use words::FactWords;

use std::{
    collections::{BTreeMap, BTreeSet},
    ops::Range,
};

use baihua_kb::Card;
use baihua_text::{CharIndex, CharRange};
use rust_decimal::Decimal;

use self::{
    first_person::for_the_reader,
    line::{BARS, Line, Named, OPEN_BOX, TICKED_BOX},
    places::Places,
    words::Class,
};
use crate::{
    clause::{
        Reading,
        layout::Sentence,
        page::{fold, is_ideograph},
        party::Who,
    },
    read::quantity::Kind,
    report::{Fact, FactTopic},
};

/// Longest value, in characters; what needs more is better read where it stands.
const LONGEST: usize = 40;
/// Longest quote, in characters; what is longer is a table or a page of a form.
const LONGEST_QUOTE: usize = 200;
/// Blanks between two characters that part columns.
const COLUMNS: usize = 2;
/// What is said where a form was left open.
const BLANK: &str = "空着没填";
/// Facts of one name that may stand beside each other where each says in what case it holds.
const SIDE_BY_SIDE: usize = 3;
/// Facts of one topic that are told.
const MOST_OF_A_TOPIC: usize = 30;
/// Parts of a sentence that are read behind the one that tells a fact.
const PARTS: usize = 6;

/// What one line says on one topic.
struct Said {
    topic: FactTopic,
    label: String,
    value: String,
    /// Which line, and what in it, in folded characters.
    line: usize,
    start: usize,
    end: usize,
    /// What to quote, where that is not the sentence.
    range: Option<CharRange>,
    /// What it cannot be understood without: the head of its table, the other parts of a plan.
    needs: Vec<CharRange>,
}

impl Said {
    /// What line `number` says in the folded characters of `place`; its sentence is quoted.
    fn of(topic: FactTopic, label: String, value: String, number: usize, place: Range<usize>) -> Said {
        Said { topic, label, value, line: number, start: place.start, end: place.end, range: None, needs: Vec::new() }
    }

    /// What the row of the document at `range` says, which begins at the folded character `at` of line `number`; the row is quoted.
    fn in_row(
        topic: FactTopic,
        label: String,
        value: String,
        (number, at): (usize, usize),
        range: Option<CharRange>,
    ) -> Said {
        Said { range, ..Said::of(topic, label, value, number, at..at) }
    }
}

/// What topics are read from.
struct Scene<'s> {
    words: &'s FactWords,
    reading: &'s Reading<'s>,
    lines: &'s [Line],
    text: &'s str,
    index: &'s CharIndex,
    /// Whether a box is ticked anywhere.
    ticks: bool,
    places: Places,
}

impl<'s> Scene<'s> {
    /// The parts of a sentence behind line `number` that semicolons part from it, to the full stop.
    fn rest_of_sentence(&self, number: usize) -> impl Iterator<Item = &'s Line> {
        let lines = self.lines;
        (number..).take(PARTS).map_while(move |at| {
            let (line, next) = (&lines[at], lines.get(at + 1)?);
            let goes_on = line.plain.ends_with(';') && line.sentence + 1 == next.sentence;
            (goes_on && self.paragraph(line) == self.paragraph(next)).then_some(next)
        })
    }

    /// Whether `word` stands in the folded lines that the document begins with, those before line `number`.
    fn is_titled(&self, word: &str, number: usize) -> bool {
        const HEAD: usize = 6;
        self.lines.iter().take(HEAD.min(number)).any(|line| line.plain.contains(word))
    }

    /// The paragraph that a line is of, by the number of its block.
    fn paragraph(&self, line: &Line) -> u32 {
        self.reading.layout.sentences[line.sentence].block
    }

    /// The sentences behind line `number` in the same paragraph, those apart that semicolons join to it.
    fn behind(&self, number: usize) -> impl Iterator<Item = &'s Line> {
        let (lines, own) = (self.lines, self.paragraph(&self.lines[number]));
        let rest = self.rest_of_sentence(number).count();
        lines[number + rest + 1..].iter().take_while(move |line| self.paragraph(line) == own)
    }

    /// Those that stand behind no box that nobody ticked.
    fn chosen(&self, said: Vec<Said>) -> Vec<Said> {
        said.into_iter().filter(|said| self.is_chosen(said)).collect()
    }

    fn is_chosen(&self, said: &Said) -> bool {
        let line = &self.lines[said.line];
        let has_box = line.text(line.row_start(said.start), said.start).contains(|c| TICKED_BOX.contains(&c));
        let is_open = !has_box && self.ticks && self.label(line).contains(OPEN_BOX);
        !is_open && !line.is_left_open(said.start, self.ticks)
    }

    /// What the block of a line is labelled with, a box too.
    fn label(&self, line: &Line) -> String {
        let block = &self.reading.layout.blocks[self.reading.layout.sentences[line.sentence].block as usize];
        self.reading.page.text(block.start, block.body)
    }

    /// The sentence that line `number` is a part of, over its semicolons to the full stop, where it has no more than `longest`
    /// characters.
    fn whole_sentence(&self, number: usize, longest: usize) -> Option<CharRange> {
        let joined = |first: &Line, next: &Line| {
            first.plain.ends_with(';')
                && first.sentence + 1 == next.sentence
                && self.paragraph(first) == self.paragraph(next)
        };
        let first = (1..=number).rev().take(PARTS).take_while(|at| joined(&self.lines[at - 1], &self.lines[*at]));
        let first = first.last().map_or(number, |at| at - 1);
        let last =
            (number + 1..self.lines.len()).take(PARTS).take_while(|at| joined(&self.lines[at - 1], &self.lines[*at]));
        let last = last.last().unwrap_or(number);
        let whole = CharRange::new(self.lines[first].range().start(), self.lines[last].range().end())?;
        (whole.len() <= longest).then_some(whole)
    }

    /// The characters of the document behind folded ones; white space and invisible marks are left out.
    fn as_written(&self, start: u32, end: u32) -> String {
        let range = self.reading.page.range(start, end);
        let written = range.and_then(|range| self.index.slice(self.text, range)).unwrap_or_default();
        written.chars().filter(|c| fold(*c, None, None).is_some()).collect()
    }

    /// Where the characters from `start` on are parted by white space as columns are, at `end` at the latest.
    fn until_gap(&self, start: u32, end: u32) -> u32 {
        let place = |at: u32| self.reading.page.range(at, at + 1).map(|range| range.start());
        let tab = |at: u32| {
            let gap = self.reading.page.range(at, at + 2);
            gap.and_then(|gap| self.index.slice(self.text, gap)).is_some_and(|gap| gap.contains('\t'))
        };
        let parted = |at: &u32| match (place(*at), place(at + 1)) {
            (Some(one), Some(next)) => next - one > COLUMNS || next - one > 1 && tab(*at),
            _ => false,
        };
        (start..end.saturating_sub(1)).find(parted).map_or(end, |at| at + 1)
    }

    /// Where a value that begins at `start` of a line ends by white space, at `end` at the latest; `None` where a line break may
    /// have torn it or may have ended it.
    fn one_value(&self, line: &Line, start: usize, end: usize) -> Option<usize> {
        for at in start..end.min(line.chars().len()).saturating_sub(1) {
            let gap = line.gap(at).and_then(|range| self.index.slice(self.text, range)).unwrap_or_default();
            if gap.matches('\n').count() > 1 || !gap.contains('\n') && gap.chars().count() >= COLUMNS {
                return Some(at + 1);
            }
            if gap.contains('\n') {
                let stopped = line.text(start, at + 1).contains([',', ';', '.', '(']);
                return stopped.then_some(at + 1);
            }
        }
        Some(end)
    }

    /// Whether `word` belongs to another contract than the document: a lease that is mentioned in a sale.
    fn is_of_a_lease(&self, line: &Line, word: &str) -> bool {
        let lease = ["rent", "agency", "propmgmt"];
        let of = |family: &str| self.reading.families.iter().take(2).any(|known| known == family);
        // A sale of a house that somebody rents names both.
        let is_lease =
            lease.iter().any(|family| of(family)) && self.reading.families.first().is_none_or(|first| first != "sale");
        let is_deposit = || word.contains('押') && line.says(Class::Tenancy);
        !is_lease && (word.contains('租') || is_deposit())
    }

    /// Whether the rest of the sentence puts what stands at `at` on the side that drafted it: 物业费（每月45元）由甲方承担.
    fn is_borne_by_the_other(&self, line: &Line, at: usize) -> bool {
        // What stands before the name and behind it.
        const BORNE: [(&str, &str); 8] = [
            ("算", "的"),
            ("", "承担"),
            ("", "负担"),
            ("由", "支付"),
            ("由", "向"),
            ("由", "交"),
            ("由", "付"),
            ("由", "出"),
        ];
        let Some(drafter) = self.reading.parties.drafter.as_deref() else { return false };
        let rest = line.text(at, at + 24);
        let rest = rest.split(['。', ';']).next().unwrap_or_default();
        rest.char_indices().any(|(start, _)| {
            let (before, named) = rest.split_at(start);
            let behind = named.strip_prefix(drafter);
            behind.is_some_and(|behind| BORNE.iter().any(|(a, b)| before.ends_with(a) && behind.starts_with(b)))
        })
    }

    /// Whether a cell behind `at` in its row names a side other than the reader, and nothing else: 物业费　每月45元　甲方.
    fn is_borne_in_its_row(&self, line: &Line, at: usize) -> bool {
        let (end, chars) = (line.row_end(at), line.chars());
        let parts = |place: usize| {
            let gap = line.gap(place).filter(|gap| !gap.is_empty());
            let written = gap.and_then(|gap| self.index.slice(self.text, gap)).unwrap_or_default();
            written.chars().count() >= COLUMNS || written.contains(['\t', '\n'])
        };
        let begins = |side: &Named| {
            chars.get(side.start.wrapping_sub(1)).is_some_and(|c| BARS.contains(c)) || parts(side.start - 1)
        };
        let ends = |side: &Named| {
            side.end >= end || chars.get(side.end).is_some_and(|c| BARS.contains(c)) || parts(side.end - 1)
        };
        let mut sides = line.named.iter().filter(|side| side.start > at && side.start < end);
        sides.any(|side| side.who == Who::Drafter && begins(side) && ends(side))
    }

    /// The document's own label of a line, such as 第六条 6.3.
    fn place(&self, line: &Line) -> Option<String> {
        let layout = self.reading.layout;
        let sentence = &layout.sentences[line.sentence];
        self.places.of(self.reading, sentence.block).unwrap_or_else(|| layout.place(self.reading.page, sentence))
    }

    /// The names of a class in a line, that of its title first, which stands where the line begins.
    fn named<'l>(&self, line: &'l Line, class: Class) -> Vec<(usize, usize, &'l str)> {
        let title = line.title_end(class).map(|word| (0, 0, word));
        title.into_iter().chain(line.named(class)).collect()
    }

    /// The words of a class.
    fn words(&self, class: Class) -> impl Iterator<Item = &'s str> + use<'s> {
        self.words.of(class)
    }
}

/// The facts of a contract or policy, topic by topic.
pub(crate) fn facts(card: Card, reading: &Reading<'_>, text: &str, index: &CharIndex, words: &FactWords) -> Vec<Fact> {
    let lines = Line::all(reading, text, index, words);
    let labels = reading.layout.blocks.iter().map(|block| reading.page.slice(block.start, block.body));
    let ticks = lines.iter().any(Line::ticks) || labels.flatten().any(|c| TICKED_BOX.contains(c));
    let scene = Scene { words, reading, lines: &lines, text, index, ticks, places: Places::new(reading) };
    let said = match card {
        Card::Contract => contract(&scene),
        Card::Policy => policy::all(&scene),
        Card::Lab => Vec::new(),
    };
    // Where disputes go is read with its boxes.
    let chosen = |said: &Said| said.topic == FactTopic::Disputes || scene.is_chosen(said);
    let said = said.into_iter().filter(|said| chosen(said) && !is_of_another_paper(&scene, said));
    let said = few(agreed(said.collect()));
    let elsewhere = elsewhere::Elsewhere::of(&scene);
    let doubted = |said: &Said| is_named_with_another(&scene, said) || against::is_told_otherwise(&scene, said);
    let said = said.into_iter().filter(|said| !doubted(said));
    let said: Vec<Said> = said
        .filter_map(|said| more::with_more(&scene, &elsewhere, said))
        .map(|said| with_what_it_needs(&scene, said))
        .collect();
    let quoted = |said: &Said| {
        let line = &lines[said.line];
        let whole = || scene.whole_sentence(said.line, LONGEST_QUOTE);
        let quote = || whole().or_else(|| line.quote(said.start, said.end));
        let quote = || quote().map(|range| before_a_blank_line(&scene, said, behind_a_blank_line(&scene, said, range)));
        said.range.or_else(quote).filter(|range| range.len() <= LONGEST_QUOTE)
    };
    let said: Vec<(Said, CharRange)> =
        said.into_iter().filter_map(|said| quoted(&said).map(|range| (said, range))).collect();
    let quotes: Vec<(FactTopic, CharRange)> = said.iter().map(|(said, range)| (said.topic, *range)).collect();
    let beside = beside::Beside::of(&scene, said.iter().map(|(said, _)| said));
    let told = said.iter().filter_map(|(said, range)| {
        Some(Fact {
            topic: said.topic,
            label: for_the_reader(card, said.topic, &lines[said.line], &said.label),
            value: for_the_reader(card, said.topic, &lines[said.line], &said.value),
            stated: true,
            quote: Some(index.slice(text, *range)?.to_owned()),
            quote_range: Some(*range),
            // Who the parties are stands at the head and where they sign, below no article that a line may follow.
            place: scene.place(&lines[said.line]).filter(|_| said.topic != FactTopic::Parties),
            more_at: beside.places(said, *range, &quotes),
        })
    });
    let mut facts: Vec<Fact> = told.collect();
    silence::add(card, reading, &mut facts);
    facts.sort_by_key(|fact| fact.topic);
    facts
}

fn contract(scene: &Scene<'_>) -> Vec<Said> {
    let mut said = who::parties(scene);
    if said.is_empty() {
        said = roles::parties(scene);
    }
    said.extend(who::subject(scene));
    let terms = agreed(scene.chosen(time::term(scene)));
    said.extend(terms.into_iter().filter(|said| !time::is_one_of_several(scene, said)));
    let prices = agreed(scene.chosen(price::prices(scene)));
    let sums = sums::Sums::of(scene, &prices);
    said.extend(agreed(due::due(scene, &prices)).into_iter().map(|said| due::with_the_first(scene, said)));
    let rises = rises(scene);
    said.extend(prices.into_iter().map(|price| with_its_rise(scene, &rises, price)));
    let deposits = agreed(scene.chosen(deposit::deposits(scene, &sums)));
    let sums = sums.with_earnest(scene, &deposits);
    if !said.iter().any(|said| said.topic == FactTopic::Due) {
        said.extend(due::plan(scene, &sums));
    }
    said.extend(deposit::given_back(scene, &deposits));
    said.extend(deposits);
    said.extend(leaving::early_exit(scene, &sums));
    said.extend(earnest::forfeit(scene, &sums));
    said.extend(agreed(late::late_fee(scene, &sums)).into_iter().filter(|said| !late::is_one_of_several(scene, said)));
    said.extend(time::renewal(scene));
    said.extend(forum::disputes(scene));
    said
}

/// Whether a party is somewhere named beside another: 裴一舟 / 孟知夏.
fn is_named_with_another(scene: &Scene<'_>, said: &Said) -> bool {
    let han = is_ideograph;
    let beside = |rest: &str| {
        let rest = rest.split('\n').next().unwrap_or_default().trim_start();
        // 姓名：李某 / 性别：男 names nobody else.
        let other = rest.strip_prefix(['/', '／', '&', '＆']).map(str::trim_start);
        let other = other.map(|other| other.split([' ', '\u{3000}', '（', '(', '，', ',']).next().unwrap_or_default());
        let other = other.map(|other| other.split_whitespace().next().unwrap_or_default());
        let by_stroke = other.is_some_and(|other| other.chars().all(han) && (2..=4).contains(&other.chars().count()));
        // 保证人：冉志刚；云泽市大禾有限公司.
        let company = rest.strip_prefix(['；', ';']).map(str::trim);
        by_stroke || company.is_some_and(|other| other.chars().all(han) && other.ends_with("公司"))
    };
    let is_a_name = said.topic == FactTopic::Parties && said.value != BLANK && said.value.chars().count() <= 4;
    is_a_name && scene.text.match_indices(&said.value).any(|(at, name)| beside(&scene.text[at + name.len()..]))
}

/// Whether the sentence of a fact tells of another contract, policy or product: 村里买的团体意外险（每人保费30元）是另一张保单. Who signs
/// and what it is about may be told beside another.
fn is_of_another_paper(scene: &Scene<'_>, said: &Said) -> bool {
    let parts = || [&scene.lines[said.line]].into_iter().chain(scene.rest_of_sentence(said.line));
    !matches!(said.topic, FactTopic::Parties | FactTopic::Subject)
        && parts().any(|line| line.says(Class::OfAnotherPaper))
}

/// `said` with what it cannot be understood without: for a price what opens the list that it stands in, where that names a side
/// (甲方承担下列费用：), for a benefit told by its title what stands below.
fn with_what_it_needs(scene: &Scene<'_>, mut said: Said) -> Said {
    /// Longest lead that is shown, in folded characters.
    const LONGEST_LEAD: u32 = 80;
    if said.topic == FactTopic::Price {
        let (layout, page) = (scene.reading.layout, scene.reading.page);
        let sentence = &layout.sentences[scene.lines[said.line].sentence];
        let names_a_side = |lead: &&Sentence| !scene.reading.parties.between(lead.start, lead.end).is_empty();
        let lead = layout.leads(page, sentence).find(|lead| lead.end - lead.start <= LONGEST_LEAD).filter(names_a_side);
        said.needs.extend(lead.and_then(|lead| page.range(lead.start, lead.end)));
    }
    if said.topic == FactTopic::Cover {
        said.needs.extend(what_a_title_heads(scene, &said));
    }
    said
}

/// What stands right below a benefit that is told by its title alone: when it is paid, and how much.
fn what_a_title_heads(scene: &Scene<'_>, said: &Said) -> Vec<CharRange> {
    /// Sentences below the title that are looked at, and so many characters of them together.
    const BELOW: usize = 4;
    const LONGEST_BELOW: usize = 200;
    let own = &scene.lines[said.line];
    if !own.plain.trim_end_matches(['.', ':', ';', ',']).ends_with(&said.value) {
        return Vec::new();
    }
    let hangs = |line: &&Line| {
        let titles = line.headings.iter().chain([&line.title]);
        scene.paragraph(line) == scene.paragraph(own) || titles.into_iter().any(|title| title.contains(&said.value))
    };
    let mut length = 0;
    let below = scene.lines[said.line + 1..].iter().take(BELOW).take_while(hangs).map(Line::range);
    below
        .take_while(|range| {
            length += range.len();
            length <= LONGEST_BELOW
        })
        .collect()
}

/// A quote that ends where a blank line does behind what it is of.
fn before_a_blank_line(scene: &Scene<'_>, said: &Said, range: CharRange) -> CharRange {
    let line = &scene.lines[said.line];
    let written = scene.index.slice(scene.text, range).unwrap_or_default();
    let told = line.written(said.end.saturating_sub(1)).map_or(0, |told| told.end().saturating_sub(range.start()));
    let mut blank = false;
    for (at, c) in written.chars().enumerate().skip(told) {
        match c {
            '\n' if blank => {
                let length = written.chars().take(at).collect::<String>().trim_end().chars().count();
                return CharRange::starting_at(range.start(), length);
            }
            '\n' => blank = true,
            c if c.is_whitespace() => {}
            _ => blank = false,
        }
    }
    range
}

/// A quote that begins where a blank line ends before what it is of: what stands above is another paragraph.
fn behind_a_blank_line(scene: &Scene<'_>, said: &Said, range: CharRange) -> CharRange {
    let line = &scene.lines[said.line];
    let written = scene.index.slice(scene.text, range).unwrap_or_default();
    let told = line.written(said.start).map_or(0, |told| told.start().saturating_sub(range.start()));
    let (mut blank, mut cut) = (false, None);
    for (at, c) in written.chars().enumerate().take(told + 1) {
        match c {
            '\n' if blank => cut = Some(at + 1),
            '\n' => blank = true,
            c if c.is_whitespace() => {}
            _ => blank = false,
        }
    }
    let Some(cut) = cut else { return range };
    let lead = written.chars().skip(cut).take_while(|c| c.is_whitespace()).count();
    CharRange::new(range.start() + cut + lead, range.end()).unwrap_or(range)
}

/// What stands in sentences behind words of a later year that raise a price: 第11年起租金上调10%.
fn rises(scene: &Scene<'_>) -> Vec<String> {
    const SINCE: [&str; 5] = ["年起", "年开始", "年后", "年度起", "年度开始"];
    const RISES: [&str; 7] = ["上调", "上涨", "递增", "上浮", "涨", "调增", "增加"];
    /// Of how many sentences; any document takes time in proportion to its length.
    const MOST: usize = 40;
    let behind = |line: &Line, at: usize| {
        let behind = line.text(at, at + 20);
        behind.split(['.', ';']).next().unwrap_or_default().to_owned()
    };
    let of_line = |line: &Line| -> Vec<String> {
        let since = SINCE.iter().flat_map(|since| line.places(since));
        since.map(|at| behind(line, at)).filter(|behind| RISES.iter().any(|word| behind.contains(word))).collect()
    };
    scene.lines.iter().flat_map(of_line).take(MOST).collect()
}

/// A price by the year or month that another sentence raises, or the rest of its own changes.
fn with_its_rise(scene: &Scene<'_>, rises: &[String], mut price: Said) -> Said {
    let is_periodic = price.value.ends_with("/年") || price.value.ends_with("/月");
    let name = if price.label.contains('租') { "租" } else { price.label.as_str() };
    // 租金每月900元；第二年起每月950元.
    let becomes_another = |line: &Line| {
        let later = ["第二年", "第三年", "第2年", "第3年", "次年起"].iter().any(|year| line.text(0, 10).contains(year));
        later && line.quantities.iter().any(|sum| matches!(sum.kind, Kind::Money(..)))
    };
    if is_periodic && rises.iter().any(|behind| behind.contains(name)) {
        price.value.push_str("，以后会涨");
    } else if is_periodic && scene.rest_of_sentence(price.line).any(becomes_another) {
        price.value.push_str("，以后会变");
    }
    price
}

/// The first facts of every topic: a document with more of one is a list, which is better read where it stands.
fn few(mut said: Vec<Said>) -> Vec<Said> {
    let mut known: BTreeMap<FactTopic, usize> = BTreeMap::new();
    said.retain(|said| {
        let number = known.entry(said.topic).or_default();
        *number += 1;
        *number <= MOST_OF_A_TOPIC
    });
    said
}

/// Each fact once; a name with several values is left out, but where each says in what case it holds.
fn agreed(said: Vec<Said>) -> Vec<Said> {
    let cases = |topic: FactTopic| matches!(topic, FactTopic::EarlyExit | FactTopic::Cover | FactTopic::Renewal);
    let mut out: Vec<Said> = Vec::new();
    // By topic and name: its values.
    let mut known: BTreeMap<(FactTopic, String), BTreeSet<String>> = BTreeMap::new();
    let mut torn: BTreeSet<(FactTopic, String)> = BTreeSet::new();
    for new in said {
        let torn_bracket = new.value.matches(['(', '（']).count() != new.value.matches([')', '）']).count();
        if new.value.chars().count() > LONGEST || new.value.is_empty() || torn_bracket {
            continue;
        }
        let name = (new.topic, new.label.clone());
        let told = known.entry(name.clone()).or_default();
        if told.contains(&new.value) {
            continue;
        }
        if told.is_empty() || cases(new.topic) && (told.len() < SIDE_BY_SIDE || new.topic == FactTopic::Cover) {
            told.insert(new.value.clone());
            out.push(new);
        } else if !cases(new.topic) {
            torn.insert(name);
        }
    }
    out.retain(|said| !torn.contains(&(said.topic, said.label.clone())));
    out
}

/// Whether a case was told before `at` in its line of the document, brackets apart: 乙方自己找到买家的，应告知甲方，收取服务费900元.
/// Benefits of a policy are all told that way.
fn is_in_a_case(line: &Line, at: usize) -> bool {
    let (from, _) = line.phrase(at, at);
    let said = line.text(line.row_start(at).min(from), from);
    said.rsplit([')', ';']).next().is_some_and(|said| said.contains("的,"))
}

/// Whether what stands before `at` in its phrase, or leads to it, makes it conditional.
fn is_conditional(line: &Line, at: usize) -> bool {
    let (from, _) = line.phrase(at, at);
    // 用于商业的，租金为…: what ends in 的 before a comma is the case in which the rest holds.
    if line.text(from.saturating_sub(2).max(line.row_start(at).min(from)), from) == "的," {
        return true;
    }
    // Whoever wishes otherwise pays none of it.
    let chosen = |wish: usize| line.text(wish, from).contains("的,");
    if line.between(Class::Wish, 0, from).any(|hit| chosen(hit.end)) {
        return true;
    }
    line.says_between(Class::Condition, from.saturating_sub(14), at)
}

/// A sum as people write it: 7,360 元; cents only where there are some.
fn yuan(sum: Decimal) -> String {
    format!("{} 元", grouped(sum))
}

fn grouped(sum: Decimal) -> String {
    let plain = sum.normalize().to_string();
    let (whole, cents) = plain.split_once('.').map_or((plain.as_str(), None), |(whole, cents)| (whole, Some(cents)));
    let digits: Vec<char> = whole.chars().collect();
    let mut out = String::new();
    for (at, digit) in digits.iter().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(*digit);
    }
    if let Some(cents) = cents {
        out.push('.');
        out.push_str(cents);
    }
    out
}
