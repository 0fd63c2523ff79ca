//! The sentences of a document as facts are read from them.

use std::{
    collections::{BTreeMap, HashMap},
    ops::Deref,
    rc::Rc,
};

use baihua_quote::Folded;
use baihua_text::{CharIndex, CharRange};

use super::{
    COLUMNS, is_ideograph,
    words::{Class, FactWords, Hit, Hits},
};
use crate::{
    clause::{Reading, layout::Block, party::Who},
    read::{
        characters::{Characters, string},
        quantity::{Kind, Quantity, quantities},
        underline::without_lines_of_figures,
    },
};

/// Longest sentence that is quoted whole, in characters of the document.
const LONG_QUOTE: usize = 120;

/// How far back in a line of the document one looks for what belongs to a figure, in folded characters: what is longer is no row.
const LONGEST_ROW: usize = 120;

/// How many words of a class are looked at in one line; no sentence has more, and any text takes time in proportion to its length.
const MOST_OF_A_CLASS: usize = 100;

/// Figures behind a word that are looked at, for the same reason.
pub(super) const MOST_FIGURES: usize = 30;

/// How far a phrase reaches to either side, in folded characters; what is longer is quoted by nobody.
const LONGEST_PHRASE: usize = 240;

/// What parts the cells of a row.
pub(super) const BARS: [char; 2] = ['|', '│'];

/// Boxes of a form that nobody ticked, and ticked ones.
pub(super) const OPEN_BOX: [char; 2] = ['□', '☐'];
pub(super) const TICKED_BOX: [char; 6] = ['☑', '☒', '■', '√', '✓', '✔'];

/// A side where it is named in a line, in folded characters.
pub(super) struct Named {
    pub(super) start: usize,
    pub(super) end: usize,
    pub(super) who: Who,
}

/// What the words of a sentence say, wherever it stands.
pub(super) struct Content {
    folded: Folded,
    pub(super) plain: String,
    characters: Characters,
    hits: Hits,
    pub(super) quantities: Vec<Quantity>,
    /// Where lines of the document begin inside it, in order.
    rows: Vec<usize>,
}

impl Content {
    fn of(written: &str, words: &FactWords) -> Content {
        let folded = Folded::new(&without_lines_of_figures(written));
        let plain = string(folded.chars());
        let hits = words.hits(folded.chars());
        Content {
            quantities: own_figures(&folded, &plain, &hits, words),
            characters: Characters::of(folded.chars().iter().copied()),
            rows: rows(&folded, written),
            hits,
            plain,
            folded,
        }
    }
}

/// A sentence in its place.
pub(super) struct Line {
    /// What it says, read once for all sentences alike.
    content: Rc<Content>,
    pub(super) named: Vec<Named>,
    /// The title it stands right under, without its label; empty where there is none.
    pub(super) title: Rc<str>,
    title_hits: Rc<Hits>,
    /// Where its own title ends, if it begins with one on a line of its own.
    body: usize,
    /// The titles of all headings it stands under, the nearest first.
    pub(super) headings: Rc<[Rc<str>]>,
    /// Which sentence of the layout it is.
    pub(super) sentence: usize,
    range: CharRange,
}

impl Deref for Line {
    type Target = Content;

    fn deref(&self) -> &Content {
        &self.content
    }
}

/// The titles that the sentences of a block stand under.
#[derive(Default)]
struct Titles {
    /// The nearest first.
    headings: Rc<[Rc<str>]>,
    /// Whether one of them says that an example stands under it.
    are_of_an_example: bool,
}

impl Titles {
    fn new(headings: &[Title]) -> Titles {
        let are_of_an_example = headings.iter().any(Title::is_of_an_example);
        Titles { headings: headings.iter().map(|title| title.text.clone()).collect(), are_of_an_example }
    }

    /// The same below one more title.
    fn under(&self, title: &Title) -> Titles {
        let headings = std::iter::once(&title.text).chain(self.headings.iter()).cloned().collect();
        Titles { headings, are_of_an_example: self.are_of_an_example || title.is_of_an_example() }
    }
}

/// A folded title with the words in it, which are looked for once, however many sentences stand under it.
#[derive(Clone)]
struct Title {
    text: Rc<str>,
    hits: Rc<Hits>,
}

impl Title {
    fn new(text: &str, words: &FactWords) -> Title {
        let hits = Rc::new(words.hits(&text.chars().collect::<Vec<char>>()));
        Title { text: text.into(), hits }
    }

    fn is_of_an_example(&self) -> bool {
        self.hits.hold(Class::Example)
    }
}

/// The title of a block, folded, without the brackets around it.
fn title_of(reading: &Reading<'_>, block: &Block) -> String {
    let title = baihua_quote::folded(&reading.page.text(block.body, block.end));
    title.trim_matches(['[', ']', '(', ')', ':']).to_owned()
}

/// What may stand between the name of a thing and its figure without changing what is said.
const FILLERS: [&str; 40] = [
    "一次性",
    "一共",
    "总共",
    "建筑面积",
    "人民币",
    "合计",
    "共计",
    "总计",
    "大写",
    "小写",
    "每个月",
    "每月",
    "每年",
    "每季度",
    "每天",
    "每日",
    "暂定为",
    "约定为",
    "固定为",
    "统一为",
    "标准",
    "总额",
    "金额",
    "数额",
    "含税",
    "税前",
    "为期",
    "期限",
    "为",
    "是",
    "共",
    "计",
    "均",
    "即",
    "按",
    ":",
    "(",
    ")",
    "¥",
    "\"",
];

impl Line {
    /// The lines of a document, in order.
    pub(super) fn all(reading: &Reading<'_>, text: &str, index: &CharIndex, words: &FactWords) -> Vec<Line> {
        let layout = reading.layout;
        let mut block = None;
        let mut folded_titles: BTreeMap<u32, Title> = BTreeMap::new();
        let untitled = Title::new("", words);
        let mut titles = Titles::default();
        // Whether the sentence before is about something else and goes on: 计划一与您无关，列此仅供对照：……；计划三…….
        let mut goes_on = false;
        // By what was written; whoever wrote it shall not choose which keys collide.
        let mut known: HashMap<&str, Rc<Content>> = HashMap::new();
        let sentences = layout.sentences.iter().enumerate().filter_map(|(number, sentence)| {
            let first = block != Some(sentence.block);
            block = Some(sentence.block);
            let range = reading.page.range(sentence.start, sentence.end)?;
            let written = index.slice(text, range)?;
            let content = Rc::clone(known.entry(written).or_insert_with(|| Rc::new(Content::of(written, words))));
            let Content { folded, plain, hits, .. } = &*content;
            let (mut title, mut body) = (untitled.clone(), 0);
            if first {
                let above = layout.headings(sentence).map(|block| {
                    let title = || Title::new(&title_of(reading, block), words);
                    folded_titles.entry(block.body).or_insert_with(title).clone()
                });
                let above: Vec<Title> = above.collect();
                titles = Titles::new(&above);
                if let Some((own, length)) = own_title(written) {
                    (title, body) = (Title::new(&own, words), length);
                } else if let Some(nearest) = above.into_iter().next() {
                    title = nearest;
                }
            }
            let of_another = hits
                .of(Class::OfAnother)
                .map(|hit| &plain[hit.bytes()])
                .any(|word| !(["上一年度", "上年度"].contains(&word) && rises_by_the_year(plain)));
            let is_of_another = goes_on && !first || of_another || concerns_nobody(plain);
            goes_on = is_of_another && plain.ends_with(';');
            let headings = Rc::clone(&titles.headings);
            let is_an_example = titles.are_of_an_example || title.is_of_an_example();
            // The title of a block holds for all of its sentences.
            if body > 0 {
                titles = titles.under(&title);
            }
            if is_of_another || plain.ends_with('?') || is_an_example {
                return None;
            }
            let named = reading.parties.between(sentence.start, sentence.end).iter().filter_map(|mention| {
                // 跳槽至其他公司: somebody else's.
                let before = reading.page.slice(mention.start.saturating_sub(2), mention.start);
                if matches!(before, ['其', '他' | '它'] | ['别', '的'] | ['另', '一']) {
                    return None;
                }
                let place = reading.page.range(mention.start, mention.end)?;
                let start = place.start().checked_sub(range.start())?;
                let (start, end) = folded.within(CharRange::starting_at(start, place.len()));
                Some(Named { start, end, who: mention.who })
            });
            Some(Line {
                named: named.collect(),
                sentence: number,
                title: title.text,
                title_hits: title.hits,
                body,
                headings,
                range,
                content,
            })
        });
        sentences.collect()
    }

    /// Where the line of the document begins that holds `at`, or so far before it as one looks for what belongs together there.
    pub(super) fn row_start(&self, at: usize) -> usize {
        let begun = self.rows.partition_point(|row| *row <= at);
        let row = begun.checked_sub(1).map_or(0, |last| self.rows[last]);
        row.max(at.saturating_sub(LONGEST_ROW))
    }

    /// Where the line of the document ends that holds `at`.
    pub(super) fn row_end(&self, at: usize) -> usize {
        let next = self.rows.partition_point(|row| *row <= at);
        self.rows.get(next).copied().unwrap_or(self.chars().len())
    }

    /// Where what is said at `at` ends: before the next line of the document that begins as an entry of its own, 年度奖金：….
    pub(super) fn entry_end(&self, at: usize) -> usize {
        const LONGEST_NAME: usize = 8;
        let begins_an_entry = |row: &usize| {
            let name = self.chars()[*row..].iter().take(LONGEST_NAME + 1).position(|c| *c == ':');
            name.is_some_and(|length| length > 1 && self.chars()[*row..*row + length].iter().all(|c| is_ideograph(*c)))
        };
        self.rows.iter().copied().filter(|row| *row > at).find(begins_an_entry).unwrap_or(self.chars().len())
    }

    /// Where the last quantity ends that ends at `at` at the latest; 0 where there is none.
    pub(super) fn figure_before(&self, at: usize) -> usize {
        let begun = self.quantities.partition_point(|quantity| quantity.start < at);
        self.quantities[..begun].iter().rev().map(|quantity| quantity.end).find(|end| *end <= at).unwrap_or(0)
    }

    /// The first figures that stand at `from` or behind it.
    pub(super) fn figures_from(&self, from: usize) -> impl Iterator<Item = &Quantity> {
        let first = self.quantities.partition_point(|quantity| quantity.start < from);
        self.quantities[first..].iter().take(MOST_FIGURES)
    }

    /// The box that what stands at `at` is behind, and how far into its line of the document that box stands.
    fn box_before(&self, at: usize) -> Option<(usize, char)> {
        let row = self.row_start(at);
        let before = &self.chars()[row..at.max(row)];
        let last = before.iter().rposition(|c| OPEN_BOX.contains(c) || TICKED_BOX.contains(c))?;
        Some((last, before[last]))
    }

    /// Whether what stands at `at` is behind a box that nobody ticked: ☑ 不租 □ 租用，押金100元. A box at the beginning of a line marks
    /// an item where the document `ticks` none.
    pub(super) fn is_left_open(&self, at: usize, ticks: bool) -> bool {
        self.box_before(at).is_some_and(|(place, mark)| (place > 0 || ticks) && OPEN_BOX.contains(&mark))
    }

    /// Whether what stands at `at` is behind a ticked box.
    pub(super) fn is_ticked(&self, at: usize) -> bool {
        self.box_before(at).is_some_and(|(_, mark)| TICKED_BOX.contains(&mark))
    }

    /// Whether a box is ticked in it.
    pub(super) fn ticks(&self) -> bool {
        self.chars().iter().any(|c| TICKED_BOX.contains(c))
    }

    pub(super) fn chars(&self) -> &[char] {
        self.folded.chars()
    }

    /// Where its own title ends; 0 where it has none.
    pub(super) fn body(&self) -> usize {
        self.body
    }

    /// The longest word of a class that its title ends with.
    pub(super) fn title_end(&self, class: Class) -> Option<&str> {
        self.title_hits.of(class).map(|hit| &self.title[hit.bytes()]).find(|word| self.title.ends_with(word))
    }

    /// Whether a word of a class stands in the part of its title that begins at the byte `from`.
    pub(super) fn title_says_from(&self, class: Class, from: usize) -> bool {
        self.title_hits.of(class).any(|hit| hit.bytes().start >= from)
    }

    /// Which names of subjects stand in the line, a bit each.
    pub(super) fn subjects(&self) -> u64 {
        self.hits.subjects()
    }

    /// Whether a word of a class stands in the line.
    pub(super) fn says(&self, class: Class) -> bool {
        self.hits.hold(class)
    }

    /// The words of a class, overlapping ones too; in order.
    pub(super) fn words_of(&self, class: Class) -> impl Iterator<Item = &Hit> {
        self.hits.of(class)
    }

    /// The words of a class that stand between `from` and `to`, overlapping ones too; in order.
    pub(super) fn between(&self, class: Class, from: usize, to: usize) -> impl Iterator<Item = &Hit> {
        self.hits.of(class).filter(move |hit| hit.start >= from && hit.end <= to)
    }

    /// Whether a word of a class stands between `from` and `to`.
    pub(super) fn says_between(&self, class: Class, from: usize, to: usize) -> bool {
        self.between(class, from, to).next().is_some()
    }

    /// What stands at a word.
    pub(super) fn word(&self, hit: &Hit) -> &str {
        &self.plain[hit.bytes()]
    }

    /// Where the words of a class stand, the longer of two at one place, none inside another; in order, the first
    /// `MOST_OF_A_CLASS` of them.
    pub(super) fn named(&self, class: Class) -> impl Iterator<Item = (usize, usize, &str)> {
        let mut last = 0;
        let free = self.hits.of(class).filter(move |hit| {
            let free = hit.start >= last;
            if free {
                last = hit.end;
            }
            free
        });
        free.take(MOST_OF_A_CLASS).map(|hit| (hit.start, hit.end, self.word(hit)))
    }

    pub(super) fn holds(&self, word: &str) -> bool {
        self.characters.may_hold(word) && self.plain.contains(word)
    }

    /// Where `word` stands first, in bytes of the folded line.
    pub(super) fn find(&self, word: &str) -> Option<usize> {
        if self.characters.may_hold(word) { self.plain.find(word) } else { None }
    }

    pub(super) fn text(&self, start: usize, end: usize) -> String {
        let end = end.min(self.chars().len());
        string(&self.chars()[start.min(end)..end])
    }

    /// The words of a quantity as they stand in the folded line.
    pub(super) fn words(&self, quantity: &Quantity) -> String {
        self.text(quantity.start, quantity.end)
    }

    /// Where `word` stands, in folded characters.
    pub(super) fn places(&self, word: &str) -> Vec<usize> {
        if !self.characters.may_hold(word) {
            return Vec::new();
        }
        let (mut from, mut at) = (0, 0);
        let starts = self.plain.match_indices(word).map(|(byte, _)| {
            at += self.plain[from..byte].chars().count();
            from = byte;
            at
        });
        starts.collect()
    }

    /// Where the words that only lead to a figure end, from `at` on.
    pub(super) fn past_fillers(&self, mut at: usize) -> usize {
        'more: loop {
            let rest = &self.chars()[at.min(self.chars().len())..];
            let Some(&first) = rest.first() else { return at };
            // Few fillers begin with a character, so that most are told by their first.
            for filler in FILLERS.iter().filter(|filler| filler.starts_with(first)) {
                let length = filler.chars().count();
                if rest.len() >= length && filler.chars().zip(rest).all(|(a, b)| a == *b) {
                    at += length;
                    continue 'more;
                }
            }
            if BARS.contains(&first) && self.is_in_a_row_of_two(at) {
                at += 1;
                continue;
            }
            return at;
        }
    }

    /// Whether the bar at `at` parts the two cells of a row: | 租金 | 900元/月 |.
    fn is_in_a_row_of_two(&self, at: usize) -> bool {
        let from = self.row_start(at);
        let next = self.rows.partition_point(|row| *row <= at);
        let to = self.rows.get(next).copied().unwrap_or(self.chars().len()).min(from + 2 * LONGEST_ROW);
        let row = self.chars().get(from..to).unwrap_or_default();
        let cells: Vec<&[char]> = row.split(|c| BARS.contains(c)).filter(|cell| !cell.is_empty()).collect();
        // What stands left of the bar names what stands right of it.
        cells.len() == 2 && row.iter().take(at - from).any(|c| !BARS.contains(c))
    }

    /// The quantity that begins right behind `at`, fillers apart.
    pub(super) fn quantity_at(&self, at: usize) -> Option<&Quantity> {
        let to = self.past_fillers(at);
        self.quantities.iter().find(|quantity| quantity.start >= at && quantity.start <= to && quantity.end > to)
    }

    /// The sum that stands right behind `at`, fillers apart; sums that are one end of a range are none.
    pub(super) fn money_at(&self, at: usize) -> Option<&Quantity> {
        let money = self.quantity_at(at).filter(|quantity| matches!(quantity.kind, Kind::Money(..)))?;
        let after = self.text(money.end, money.end + 2);
        let open = ["至", "到", "-", "~", "—", "以上", "以下", "以内", "起", "左右", "或"];
        (!open.iter().any(|word| after.starts_with(word))).then_some(money)
    }

    /// Whether a place to fill in stands right behind `at`, fillers apart, and then one of `units`.
    pub(super) fn blank_at(&self, at: usize, units: &[&str]) -> bool {
        let to = self.past_fillers(at);
        let rest = self.text(to, to + 24);
        let open = rest.trim_start_matches(['_', '[', ']', '(', ')', '/', '¥', '、']);
        let unit = units.iter().any(|unit| open.starts_with(unit));
        let ended = open.is_empty() || open.starts_with([',', '.', ';']);
        if rest.starts_with("__") || rest.starts_with("[]") || rest.starts_with("¥_") {
            return unit || ended;
        }
        // What was left white has no character left: 租金为　　元 reads 租金为元. 租金(元) is the head of a table.
        let lead = self.text(at, to);
        unit && !rest.starts_with(['(', ')'])
            && !lead.ends_with('(')
            && ["为", "是", "计", "人民币", ":"].iter().any(|word| lead.contains(word))
    }

    /// The phrase around `start..end`: from the last comma, semicolon or stop before to the first one behind.
    pub(super) fn phrase(&self, start: usize, end: usize) -> (usize, usize) {
        let chars = self.chars();
        let stops = |at: usize| ends_phrase(chars, at);
        let (first, last) = (start.saturating_sub(LONGEST_PHRASE), chars.len().min(end + LONGEST_PHRASE));
        let from = (first..start.min(chars.len())).rev().find(|&at| stops(at)).map_or(first, |at| at + 1);
        let to = (end..last).find(|&at| stops(at)).unwrap_or(last.max(end.min(chars.len())));
        // A title on its own line is a phrase of its own.
        if start < self.body { (from, to.min(self.body)) } else { (from.max(self.body), to) }
    }

    /// The range of the document to quote for `start..end`: the line, or the phrases around it where that is long.
    pub(super) fn quote(&self, start: usize, end: usize) -> Option<CharRange> {
        if self.range.len() <= LONG_QUOTE {
            return Some(self.range);
        }
        let (from, to) = self.phrase(start, end);
        let range = self.folded.origin(from, self.going_on(from, to))?;
        Some(CharRange::starting_at(self.range.start() + range.start(), range.len()))
    }

    /// Where a quote of `from..to` ends that goes on with the phrases behind, as far as it stays short: 加盟期为三年，从开业那天起算.
    fn going_on(&self, from: usize, mut to: usize) -> usize {
        /// So many characters make a quote that says enough, and so many are the most.
        const ENOUGH: usize = 60;
        const MOST: usize = 120;
        let chars = self.chars();
        while to - from < ENOUGH && matches!(chars.get(to), Some(',')) {
            let (_, next) = self.phrase(to + 1, to + 1);
            // In characters of the document, where blanks may stand between any two.
            let is_short = self.folded.origin(from, next).is_some_and(|written| written.len() <= MOST);
            if next <= to + 1 || !is_short {
                break;
            }
            to = next;
        }
        to
    }

    /// The range of the document that the line stands at.
    pub(super) fn range(&self) -> CharRange {
        self.range
    }

    /// What a side is called at its mention, with the one that stands beside it: 乙方或丙方, of which none may be left out.
    pub(super) fn called(&self, side: &Named) -> String {
        let name = self.text(side.start, side.end);
        let before = self.named.partition_point(|other| other.start < side.start);
        let other = self.named[..before].last().filter(|other| {
            let near = other.end < side.start && side.start - other.end <= 2;
            near && ["或者", "或", "、", "和", "与", "及"].contains(&self.text(other.end, side.start).as_str())
        });
        other.map_or(name.clone(), |other| format!("{}或{name}", self.text(other.start, other.end)))
    }

    /// Whether each side that the line names is the one that `label` begins with; 违约方 may be either.
    pub(super) fn names_nobody_but(&self, label: &str) -> bool {
        let mut sides = self.named.iter().filter(|side| side.who != Who::Both);
        label.starts_with('任') || sides.all(|side| label.starts_with(&self.called(side)))
    }

    /// The only side that is named before `at` as one that acts; none where there are several.
    pub(super) fn actor_before(&self, at: usize) -> Option<&Named> {
        let acts = |side: &&Named| {
            let before = self.text(side.start.saturating_sub(1), side.start);
            side.end <= at && side.who != Who::Outsider && !before.contains(['向', '给', '与', '经', '由', '对', '因'])
        };
        let mut acting = self.named.iter().filter(acts);
        let first = acting.next()?;
        acting.all(|other| self.text(other.start, other.end) == self.text(first.start, first.end)).then_some(first)
    }

    /// The side that is named last before `at`, no more than `most` characters before.
    pub(super) fn side_before(&self, at: usize, most: usize) -> Option<&Named> {
        let before = self.named.partition_point(|named| named.start < at);
        self.named[..before]
            .iter()
            .rev()
            .take_while(|named| named.end + most >= at)
            .find(|named| named.end <= at && named.who != Who::Outsider)
            .filter(|named| {
                !self.text(named.start.saturating_sub(1), named.start).contains(['向', '给', '与', '经', '由'])
            })
    }
}

/// Where lines of the document begin inside a sentence that reads `text`, in folded characters.
fn rows(folded: &Folded, text: &str) -> Vec<usize> {
    if !text.contains('\n') {
        return Vec::new();
    }
    let breaks = text.chars().enumerate().filter(|(_, c)| *c == '\n').map(|(at, _)| at);
    let mut rows: Vec<usize> = breaks.map(|at| folded.within(CharRange::starting_at(at, 1)).0).collect();
    rows.dedup();
    rows
}

/// Whether a sentence raises a price by the one of the year before: 租金在上一年度基础上每年递增4%.
fn rises_by_the_year(plain: &str) -> bool {
    plain.contains("基础") && ["递增", "上浮", "上调", "上涨", "增加"].iter().any(|word| plain.contains(word))
}

/// Whether a sentence is said to have nothing to do with somebody or something: 计划一与被保险人无关.
fn concerns_nobody(plain: &str) -> bool {
    const FAR: usize = 10;
    plain.contains("无关")
        && plain.match_indices("无关").any(|(at, _)| plain[..at].chars().rev().take(FAR).any(|c| c == '与'))
}

/// The figures that a sentence says of this contract: none of an example, none of a price that others ask or asked before.
fn own_figures(folded: &Folded, plain: &str, hits: &Hits, words: &FactWords) -> Vec<Quantity> {
    let chars = folded.chars();
    let example = hits.of(Class::Example).next().map(|hit| hit.start);
    // 例：某铺位……; 比例： is no example.
    let example = if plain.trim_start_matches('(').starts_with("例:") { Some(0) } else { example };
    let end = example.unwrap_or(chars.len());
    let is_own = |quantity: &Quantity| {
        let before: String = chars[quantity.start.saturating_sub(8)..quantity.start].iter().collect();
        let before = before.trim_end_matches(['为', '是', '约', ':', '¥']).trim_end_matches("人民币");
        let priced_otherwise = words.of(Class::NotPaid).any(|word| before.ends_with(word));
        quantity.start < end && !priced_otherwise && !is_of_another_paper(chars, quantity.start)
    };
    // 双倍返还 says what becomes of a sum, and is none itself.
    let is_word = |figure: &Quantity| matches!(chars[figure.start], '双' | '加' | '翻');
    quantities(chars).into_iter().filter(|figure| !is_word(figure)).filter(is_own).collect()
}

/// Whether what stands at `at` is in brackets that tell of another contract: 2024年供货合同（单价890元）, B区1号库（保证金6万元）合同.
fn is_of_another_paper(chars: &[char], at: usize) -> bool {
    const PAPERS: [&str; 6] = ["合同", "协议", "凭证", "保单", "租约", "订单"];
    let from = at.saturating_sub(LONGEST_ROW);
    let bracket = chars[from..at].iter().rposition(|c| matches!(c, '(' | ')')).map(|bracket| from + bracket);
    let Some(open) = bracket.filter(|bracket| chars[*bracket] == '(') else { return false };
    let close = chars[at..].iter().take(LONGEST_ROW).position(|c| *c == ')');
    let before: String = chars[open.saturating_sub(5)..open].iter().collect();
    let before = before.trim_end_matches(['》', '"', '>', '」']);
    let behind: String = close.map(|close| chars[at + close + 1..].iter().take(2).collect()).unwrap_or_default();
    let is_this = ["本合同", "本协议", "本保单", "本订单", "劳动合同"].iter().any(|own| before.ends_with(own));
    PAPERS.iter().any(|paper| behind == *paper || before.ends_with(paper) && !is_this)
}

/// The title that a paragraph begins with on a line of its own, without its label, and how long the line is: 犹豫期 above
/// 自您签收…, 等待期 of 3.1 等待期.
fn own_title(text: &str) -> Option<(String, usize)> {
    let (first, _) = text.split_once(['\n', '\r'])?;
    let line = baihua_quote::folded(first);
    let title = line.trim_start_matches(|c: char| c.is_ascii_digit() || matches!(c, '.' | '(' | ')'));
    let plain = title.chars().all(|c| is_ideograph(c) || c == '、');
    ((2..=16).contains(&title.chars().count()) && plain).then(|| (title.to_owned(), line.chars().count()))
}

/// Whether a phrase ends at `at`: points inside numbers do not end one.
fn ends_phrase(chars: &[char], at: usize) -> bool {
    let digit = |at: Option<usize>| at.and_then(|at| chars.get(at)).is_some_and(char::is_ascii_digit);
    match chars[at] {
        ';' | '!' | '?' => true,
        ',' | '.' => !(digit(at.checked_sub(1)) && digit(Some(at + 1))),
        _ => false,
    }
}

impl Line {
    /// Whether the folded characters `at` and `at + 1` stand apart in the document as columns do.
    pub(super) fn parts_columns(&self, at: usize) -> bool {
        self.gap(at).is_some_and(|gap| gap.len() >= COLUMNS)
    }

    /// What stands in the document between the folded characters `at` and `at + 1`.
    pub(super) fn gap(&self, at: usize) -> Option<CharRange> {
        let (first, second) = (self.folded.origin(at, at + 1)?, self.folded.origin(at + 1, at + 2)?);
        CharRange::new(self.range.start() + first.end(), self.range.start() + second.start())
    }

    /// Where the folded character `at` stands in the document.
    pub(super) fn written(&self, at: usize) -> Option<CharRange> {
        let range = self.folded.origin(at, at + 1)?;
        Some(CharRange::starting_at(self.range.start() + range.start(), range.len()))
    }

    /// Where the character of the document at `range` stands in this line.
    pub(super) fn position(&self, range: CharRange) -> Option<usize> {
        self.range.intersection(range)?;
        let start = range.start().checked_sub(self.range.start())?;
        Some(self.folded.within(CharRange::starting_at(start, range.len())).0)
    }
}
