//! The sentences of a document that say more of a fact than its quote does.
//!
//! A value is short, and what limits it often stands in another clause: the rent in the third, what it becomes in the ninth. Those
//! sentences are shown beside the fact, so that nobody takes the value for all of it. They are ranked by how surely they speak of
//! the same thing; where nothing in a sentence could change what was told, it is left out.

mod topics;

use baihua_text::CharRange;

use self::topics::{
    IN_A_CASE, OF_A_DEPOSIT, bears_on, changes_any, classes_of, is_of_a_side, is_of_the_kind, is_one_of_its_kind,
    is_told_elsewhere, leavings, limits_the_benefit, name_of, refunds_all, speaks_of_it,
};
use super::{
    BLANK, Said, Scene,
    due::IN_PARTS,
    is_ideograph,
    line::{Line, Named},
    more::tells,
    words::Class,
};
use crate::{
    clause::party::Who,
    read::quantity::Quantity,
    report::{FactTopic, Place},
};

/// Sentences that are shown beside one fact.
const MOST: usize = 4;
/// Sentences of a topic that are looked at: any document takes time in proportion to its length.
const MOST_LOOKED_AT: usize = 200;
/// Longest sentence that is shown whole, in characters of the document; of a longer one the phrase that speaks of it is.
const LONGEST: usize = 160;
/// Shortest sentence that is shown, in ideographs: what is shorter is a heading or a cell.
const SHORTEST: usize = 8;
/// Longest clause that is shown whole around a sentence, in characters of the document.
const SHORT_CLAUSE: usize = 120;
/// Sentences of a paragraph before one, or behind it, that are looked at: for whom it is about, and for the rest of its clause.
const ABOVE: usize = 6;
/// How far before a word of leaving the side stands that leaves, in folded characters.
const FAR: usize = 24;
/// What a sentence has to come to, of what [`Beside::weight`] adds up, to be shown.
const ENOUGH: u32 = 4;

/// The sentences by topic, gathered once.
pub(super) struct Beside<'s> {
    scene: &'s Scene<'s>,
    /// Their numbers.
    by_topic: Vec<(FactTopic, Vec<usize>)>,
    /// What the facts are called.
    labels: Vec<&'s str>,
}

impl<'s> Beside<'s> {
    /// The sentences that may say more of any of `said`.
    pub(super) fn of(scene: &'s Scene<'s>, said: impl Iterator<Item = &'s Said> + Clone) -> Beside<'s> {
        let mut topics: Vec<FactTopic> = said.clone().map(|said| said.topic).collect();
        topics.sort_unstable();
        topics.dedup();
        let examples = paragraphs_of_examples(scene);
        let of_topic = |topic: FactTopic| {
            let classes = classes_of(topic);
            let speaks = |number: &usize| {
                if examples[scene.paragraph(&scene.lines[*number]) as usize] {
                    return false;
                }
                let line = &scene.lines[*number];
                // Dots lead to the page of a table of contents.
                if line.says(Class::Dots) {
                    return false;
                }
                let written = line.chars().iter().filter(|c| is_ideograph(**c)).count();
                let is_a_heading = !line.plain.ends_with(['.', ';', ':', '!']) && written < 2 * SHORTEST;
                let is_whole =
                    if line.quantities.is_empty() { written >= SHORTEST && !is_a_heading } else { written >= 4 };
                is_whole && classes.iter().any(|class| line.says(*class))
            };
            (0..scene.lines.len()).filter(speaks).take(MOST_LOOKED_AT).collect()
        };
        let by_topic = topics.into_iter().map(|topic| (topic, of_topic(topic))).collect();
        Beside { scene, by_topic, labels: said.map(|said| said.label.as_str()).collect() }
    }

    /// The sentences that say more of `said`, which is quoted at `quote`, in order; none that one of the `quoted` facts of its
    /// topic is quoted with.
    pub(super) fn places(&self, said: &Said, quote: CharRange, quoted: &[(FactTopic, CharRange)]) -> Vec<Place> {
        if said.value == BLANK {
            return Vec::new();
        }
        let name = name_of(self.scene, said, &self.labels);
        let lines = self.by_topic.iter().find(|(topic, _)| *topic == said.topic).map_or(&[][..], |(_, lines)| lines);
        let is_shown = |range: CharRange| {
            let mut same = quoted.iter().filter(|(topic, _)| *topic == said.topic);
            range.intersection(quote).is_some() || same.any(|(_, other)| range.intersection(*other).is_some())
        };
        let mut found: Vec<(u32, usize)> = lines
            .iter()
            .map(|number| (self.weight(&self.scene.lines[*number], said, &name), *number))
            .filter(|(weight, _)| *weight >= ENOUGH)
            .collect();
        found.sort_by_key(|(weight, number)| (std::cmp::Reverse(*weight), *number));
        let needed =
            said.needs.iter().copied().chain(self.clause_referred_to(said)).chain(self.rest_of_clause(said, quote));
        let mut shown: Vec<(CharRange, usize)> = Vec::new();
        for range in needed.filter(|range| !is_shown(*range)).take(MOST) {
            let apart = shown.iter().all(|(other, _)| other.intersection(range).is_none());
            shown.extend(apart.then_some((range, said.line)));
        }
        for (_, number) in found {
            let range = self.range(number, said, &name).filter(|range| !is_shown(*range));
            let written = |range: CharRange| self.scene.index.slice(self.scene.text, range).map(str::trim);
            let same = |other: CharRange, range: CharRange| written(other) == written(range);
            // A form of several copies says everything several times.
            let is_new =
                |range: &CharRange| !same(quote, *range) && shown.iter().all(|(other, _)| !same(*other, *range));
            let range = range.filter(is_new);
            let apart = |range: &CharRange| shown.iter().all(|(other, _)| other.intersection(*range).is_none());
            let range = range.filter(apart);
            if shown.len() == MOST {
                break;
            }
            shown.extend(range.map(|range| (range, number)));
        }
        shown.sort_by_key(|(range, _)| range.start());
        let place = |(range, number): (CharRange, usize)| {
            let quote = self.scene.index.slice(self.scene.text, range)?.to_owned();
            Some(Place { quote, quote_range: range, place: self.scene.place(&self.scene.lines[number]) })
        };
        shown.into_iter().filter_map(place).collect()
    }

    /// How surely a sentence says more of `said`, whose thing is called `name`; 0 where it does not.
    fn weight(&self, line: &'s Line, said: &Said, name: &str) -> u32 {
        let topic = said.topic;
        let is_named = !name.is_empty() && (line.holds(name) || self.follows_a_deposit(line, said));
        if topic == FactTopic::Deposit && !is_named && !line.says(Class::Deposit) && !line.says(Class::RefundsAll) {
            return 0;
        }
        // How long one pays stands in the first place.
        let is_paid_for = topic == FactTopic::Price && said.label == "保险费" && line.holds("费期");
        let is_beside = self.scene.paragraph(line) == self.scene.paragraph(&self.scene.lines[said.line]);
        let of_a_side = is_of_a_side(topic);
        // 公共能耗分摊　15元/月　随租金支付: a row of a list of prices is about what it begins with.
        let is_another_row = || topic == FactTopic::Price && !name.is_empty() && self.is_row_of_another(line, name);
        if is_told_elsewhere(line, said, self.scene.words)
            || is_another_row()
            || of_a_side && !self.is_of_the_side(line, said)
            || !is_beside && !speaks_of_it(line, said)
        {
            return 0;
        }
        let figure = |figure: &Quantity| is_of_the_kind(topic, figure) && !tells(&said.value, line, figure);
        let has_figure = line.figures_from(0).any(figure);
        let in_a_case = IN_A_CASE.iter().any(|class| line.says(*class));
        // 签约15日内可以解除，退还全部已付款: so comes back what is said not to.
        let refunds = self.may_come_back(said) && refunds_all(line, said);
        let changes = changes_any(line, said) || refunds || limits_the_benefit(line, said, name);
        let may_leave = topic == FactTopic::EarlyExit && line.says(Class::MayLeave);
        let of_its_kind = is_one_of_its_kind(topic);
        let is_of_the_plan = said.label.ends_with(IN_PARTS) && self.is_near(line, said);
        let may_change = is_of_the_plan
            || has_figure
            || in_a_case
            || of_its_kind
            || changes
            || topic == FactTopic::Deposit && is_named;
        let speaks = is_of_the_plan || of_a_side || of_its_kind || is_beside || is_named || changes;
        if !(may_change && speaks) {
            return 0;
        }
        2 + 2 * u32::from(is_named || changes)
            + 2 * u32::from(has_figure)
            + u32::from(in_a_case)
            + 2 * u32::from(of_a_side || of_its_kind)
            + 2 * u32::from(is_beside)
            + 2 * u32::from(refunds || may_leave || is_paid_for || is_named && comes_back_in_the_end(line, said))
            + u32::from(self.is_near(line, said))
            + 2 * u32::from(topic == FactTopic::Deposit && OF_A_DEPOSIT.iter().any(|class| line.says(*class)))
    }

    /// Whether a sentence is a row in columns that begins with something else than `name`.
    fn is_row_of_another(&self, line: &Line, name: &str) -> bool {
        let written = self.scene.index.slice(self.scene.text, line.range()).unwrap_or_default();
        let mut cells = written.trim().split('\t').map(str::trim);
        let first = cells.next().unwrap_or_default();
        cells.next().is_some() && !first.contains(name) && !name.contains(first)
    }

    /// Whether a sentence of the clauses right below that of a deposit gives it back without its name: 服务期满的，甲方在30日内无息返还.
    fn follows_a_deposit(&self, line: &Line, said: &Said) -> bool {
        const NEAR: usize = 4;
        const OTHERS: [&str; 10] =
            ["租金", "款项", "货款", "价款", "保证金", "押金", "学费", "服务费", "管理费", "保险费"];
        let near = || (1..=NEAR).any(|below| self.scene.lines[said.line].sentence + below == line.sentence);
        let of_another = || OTHERS.iter().any(|other| line.holds(other));
        said.topic == FactTopic::Deposit && line.says(Class::GivesBack) && near() && !of_another()
    }

    /// The clause that the sentence of a fact says is to be followed: 按4.4条处理.
    fn clause_referred_to(&self, said: &Said) -> Option<CharRange> {
        let line = &self.scene.lines[said.line];
        [line]
            .into_iter()
            .chain(self.scene.rest_of_sentence(said.line))
            .find_map(|line| self.clause_named_in(line, said))
    }

    /// The clause whose number stands behind a word of following it in `line`.
    fn clause_named_in(&self, line: &Line, said: &Said) -> Option<CharRange> {
        const FOLLOWS: [&str; 6] = ["按", "依", "依照", "按照", "适用", "根据"];
        // 违反3.1条的，按5.2条处理: the one that is to be followed.
        let number = line.places("条").iter().find_map(|at| {
            let number: String =
                line.chars()[..*at].iter().rev().take_while(|c| c.is_ascii_digit() || **c == '.').collect();
            let number: String = number.chars().rev().collect();
            let lead = line.text(0, at - number.len());
            let lead = lead.strip_suffix('第').unwrap_or(&lead);
            let is_followed = FOLLOWS.iter().any(|word| lead.ends_with(word));
            (number.len() > 2 && number.contains('.') && is_followed).then_some(number)
        })?;
        let is_it =
            |line: &Line| self.scene.place(line).is_some_and(|place| place.split(' ').next_back() == Some(&number));
        let at = self.scene.lines.iter().position(is_it).filter(|at| *at != said.line)?;
        self.clause(at).or_else(|| self.scene.whole_sentence(at, LONGEST))
    }

    /// Whether what is told is a deposit, or a price that is said not to come back.
    fn may_come_back(&self, said: &Said) -> bool {
        let is_lost = || self.scene.lines[said.line].says(Class::NotBack);
        said.topic == FactTopic::Deposit || said.topic == FactTopic::Price && is_lost()
    }

    /// Whether a sentence stands in an item of the list that `said` stands in.
    fn is_near(&self, line: &Line, said: &Said) -> bool {
        let parents = |line: &Line| &self.scene.reading.layout.blocks[self.scene.paragraph(line) as usize].parents;
        let own = parents(&self.scene.lines[said.line]);
        !own.is_empty() && own == parents(line)
    }

    /// What stands in the clause of `said` before and behind its quote, where the clause is short and written in sentences.
    fn rest_of_clause(&self, said: &Said, quote: CharRange) -> Vec<CharRange> {
        let lines = &self.scene.lines;
        let own = self.scene.paragraph(&lines[said.line]);
        // 因甲方没有开票造成的延迟不在此限: whoever it names, it goes on from the sentence before.
        let goes_on = |line: &Line| line.says(Class::Excepts);
        let of_the_side =
            |line: &'s Line| !is_of_a_side(said.topic) || goes_on(line) || self.is_of_the_side(line, said);
        let is_own = |line: &&'s Line| {
            self.scene.paragraph(line) == own && line.plain.ends_with(['.', ';']) && of_the_side(line)
        };
        if said.range.is_some() || !is_own(&&lines[said.line]) {
            return Vec::new();
        }
        // As far as something bears on the fact.
        let bears = |line: &&'s Line| (bears_on(line, said) || goes_on(line)) && !line.says(Class::Dots);
        let before = lines[..said.line].iter().rev().take(ABOVE).take_while(is_own).filter(bears).last();
        let behind = lines[said.line + 1..].iter().take(ABOVE).take_while(is_own);
        let behind = behind.enumerate().filter(|(_, line)| bears(line)).last().map(|(at, _)| said.line + 1 + at);
        // To the full stop.
        let behind = behind.map(|at| self.scene.rest_of_sentence(at).last().unwrap_or(&lines[at]));
        let before = before.and_then(|first| CharRange::new(first.range().start(), quote.start()));
        let behind = behind.and_then(|last| CharRange::new(quote.end(), last.range().end()));
        let fits = |range: &CharRange| (SHORTEST..=LONGEST).contains(&range.len());
        [before, behind].into_iter().flatten().filter_map(|range| self.trimmed(range)).filter(fits).collect()
    }

    /// A range without the white space at its ends.
    fn trimmed(&self, range: CharRange) -> Option<CharRange> {
        let written = self.scene.index.slice(self.scene.text, range)?;
        let lead = written.chars().take_while(|c| c.is_whitespace()).count();
        let length = written.trim().chars().count();
        (length > 0).then(|| CharRange::starting_at(range.start() + lead, length))
    }

    /// Whether a sentence is about the side that the label of `said` begins with: the one it names, or that the sentences before
    /// it in its paragraph name last. A side may have several names.
    fn is_of_the_side(&self, line: &'s Line, said: &Said) -> bool {
        let label = said.label.as_str();
        let told = &self.scene.lines[said.line];
        let who = told.named.iter().find(|side| label.starts_with(&told.called(side))).map(|side| side.who);
        let who = who.or_else(|| self.who_is_named(label));
        let own = self.scene.paragraph(line);
        let before = self.scene.lines.partition_point(|other| other.sentence < line.sentence);
        let above = self.scene.lines[..before].iter().rev().take_while(|other| self.scene.paragraph(other) == own);
        let sides = |line: &'s Line| line.named.iter().filter(|side| !matches!(side.who, Who::Both | Who::Outsider));
        let named = [line].into_iter().chain(above.take(ABOVE)).find(|line| sides(line).next().is_some());
        let is_own = |line: &Line, side: &Named| {
            label.starts_with('任') || label.starts_with(&line.called(side)) || who == Some(side.who)
        };
        // 甲方拖欠工资的，乙方可以随时解除: whoever leaves may name the other first. A sentence that names nobody goes on from the
        // one before.
        if said.topic == FactTopic::EarlyExit {
            let before = self.scene.lines[..before].iter().rev().take_while(|other| self.scene.paragraph(other) == own);
            let above = before.take(ABOVE).take(if sides(line).next().is_some() { 0 } else { ABOVE });
            let leave = [line].into_iter().chain(above).find_map(|line| {
                let leaving = leavings(line, self.scene.words).into_iter();
                let mut leaving = leaving.filter_map(|at| line.side_before(at, FAR)).peekable();
                leaving.peek()?;
                Some(leaving.any(|side| side.who == Who::Both || is_own(line, side)))
            });
            if let Some(leaves) = leave {
                return leaves;
            }
        }
        // 乙方逾期超过30日的，甲方可以解除: whose delay it is, stands first.
        let mut named = named.into_iter().flat_map(|line| sides(line).map(move |side| (line, side)));
        let first = named.next();
        first.is_none_or(|(line, side)| is_own(line, side))
            && (label.contains('晚') || named.all(|(line, side)| is_own(line, side)))
    }

    /// Which side a label begins with that no mention in its own line is of: 会员 where the line says 您.
    fn who_is_named(&self, label: &str) -> Option<Who> {
        let parties = &self.scene.reading.parties;
        let begins = |name: &Option<String>| name.as_deref().is_some_and(|name| label.starts_with(name));
        match (begins(&parties.reader), begins(&parties.drafter)) {
            (true, _) => Some(Who::Reader),
            (_, true) => Some(Who::Drafter),
            _ => None,
        }
    }

    /// What to show of sentence `number`: its clause where that is short and not the one of `said`, or all of the sentence to its
    /// full stop, or the phrase that speaks of the thing where that is long.
    fn range(&self, number: usize, said: &Said, name: &str) -> Option<CharRange> {
        let line = &self.scene.lines[number];
        let at = || {
            let named = (!name.is_empty()).then(|| line.places(name).first().copied()).flatten();
            let word = || classes_of(said.topic).iter().find_map(|class| line.words_of(*class).next());
            named.or_else(|| word().map(|word| word.start))
        };
        // 乙方有下列情形之一的，甲方可以解除： says nothing without its items.
        if line.plain.ends_with(':') {
            return self.list_below(number);
        }
        let is_beside = self.scene.paragraph(line) == self.scene.paragraph(&self.scene.lines[said.line]);
        let clause = || if is_beside { None } else { self.clause(number) };
        let sentence = || self.scene.whole_sentence(number, LONGEST).or(Some(line.range()));
        let whole = clause().or_else(sentence).filter(|range| range.len() <= LONGEST);
        let range = whole.or_else(|| at().and_then(|at| line.quote(at, at + 1)));
        range.filter(|range| range.len() <= LONGEST)
    }

    /// What opens a list, with as many of its items as stay short together; `None` where not one does.
    fn list_below(&self, number: usize) -> Option<CharRange> {
        let lines = &self.scene.lines;
        let first = lines[number].range();
        let opens = self.scene.paragraph(&lines[number]);
        let hangs = |line: &&Line| {
            let block = &self.scene.reading.layout.blocks[self.scene.paragraph(line) as usize];
            block.parents.contains(&opens) || self.scene.paragraph(line) == opens
        };
        let items = lines[number + 1..].iter().take_while(hangs).map(|line| line.range().end());
        let fits = items.filter_map(|end| CharRange::new(first.start(), end));
        fits.take_while(|range| range.len() <= LONGEST).last()
    }

    /// The paragraph that sentence `number` is of, as far as [`ABOVE`] sentences before and behind it, where that is short.
    fn clause(&self, number: usize) -> Option<CharRange> {
        let (lines, own) = (&self.scene.lines, self.scene.paragraph(&self.scene.lines[number]));
        let is_own = |line: &&Line| self.scene.paragraph(line) == own;
        let first = lines[..=number].iter().rev().take(ABOVE).take_while(is_own).last()?;
        let last = lines[number..].iter().take(ABOVE).take_while(is_own).last()?;
        CharRange::new(first.range().start(), last.range().end()).filter(|range| range.len() <= SHORT_CLAUSE)
    }
}

/// Whether a sentence says that a deposit comes back when all is over: 租期届满后7日内退还押金.
fn comes_back_in_the_end(line: &Line, said: &Said) -> bool {
    said.topic == FactTopic::Deposit && line.says(Class::GivesBack) && line.says(Class::WhenItIsOver)
}

/// By number of its block, whether a paragraph tells what somebody would get or pay: 沈女士，40周岁，…，若第5年末退保，现金价值为…, or
/// stands near one that says that it is an example.
fn paragraphs_of_examples(scene: &Scene<'_>) -> Vec<bool> {
    /// Paragraphs before and behind one that may say so.
    const NEAR: usize = 3;
    const EXAMPLES: [&str; 7] = ["示例", "举例", "为例", "案例", "例如", "先生", "女士"];
    const YEARS: [&str; 2] = ["年度末", "岁时"];
    let page = scene.reading.page;
    let says = |words: &[&str]| -> Vec<bool> {
        let blocks = &scene.reading.layout.blocks;
        let written = blocks.iter().map(|block| page.text(block.start, block.end));
        written.map(|written| words.iter().any(|word| written.contains(word))).collect()
    };
    let (examples, years) = (says(&EXAMPLES), says(&YEARS));
    let near = |at: usize| examples[at.saturating_sub(NEAR)..examples.len().min(at + NEAR + 1)].contains(&true);
    years.iter().enumerate().map(|(at, of_a_year)| *of_a_year && near(at)).collect()
}
