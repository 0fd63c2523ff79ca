//! The sentences of a document that say more of a fact than its quote does.
//!
//! A value is short, and what limits it often stands in another clause: the rent in the third, what it becomes in the ninth. Those
//! sentences are shown beside the fact, so that nobody takes the value for all of it. They are ranked by how surely they speak of
//! the same thing; where nothing in a sentence could change what was told, it is left out.

use baihua_text::CharRange;

use super::{
    BLANK, Said, Scene,
    due::IN_PARTS,
    is_ideograph,
    line::{Line, Named},
    more::tells,
    words::Class::{self, *},
};
use crate::{
    clause::party::Who,
    read::quantity::{Kind, Quantity},
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
/// Sentences of a paragraph before one that are looked at for whom it is about.
const ABOVE: usize = 6;
/// What a sentence has to come to, of what [`Further::weight`] adds up, to be shown.
const ENOUGH: u32 = 4;

/// Words of a case, a change or an exception.
const IN_A_CASE: [Class; 11] = [
    MoreInACase,
    More,
    Discount,
    Settled,
    MovesTheEnd,
    WithoutNotice,
    Condition,
    OnlyThen,
    GoesOnFurther,
    Begins,
    BesidesThePrice,
];

/// Words of what becomes of a deposit.
const OF_A_DEPOSIT: [Class; 5] = [GivesBack, NotGivenBack, NotBack, Kept, Twice];

/// The sentences by topic, gathered once.
pub(super) struct Further<'s> {
    scene: &'s Scene<'s>,
    /// Their numbers.
    by_topic: Vec<(FactTopic, Vec<usize>)>,
    /// What the facts are called.
    labels: Vec<&'s str>,
}

impl<'s> Further<'s> {
    /// The sentences that may say more on any of `topics`.
    pub(super) fn of(scene: &'s Scene<'s>, said: impl Iterator<Item = &'s Said> + Clone) -> Further<'s> {
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
                let written = line.chars().iter().filter(|c| is_ideograph(**c)).count();
                let is_a_heading = !line.plain.ends_with(['.', ';', ':', '!']) && written < 2 * SHORTEST;
                let is_whole =
                    if line.quantities.is_empty() { written >= SHORTEST && !is_a_heading } else { written >= 4 };
                is_whole && classes.iter().any(|class| line.says(*class))
            };
            (0..scene.lines.len()).filter(speaks).take(MOST_LOOKED_AT).collect()
        };
        let by_topic = topics.into_iter().map(|topic| (topic, of_topic(topic))).collect();
        Further { scene, by_topic, labels: said.map(|said| said.label.as_str()).collect() }
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
        let beside = said.beside.iter().copied().chain(self.rest_of_clause(said, quote));
        let mut shown: Vec<(CharRange, usize)> = Vec::new();
        for range in beside.filter(|range| !is_shown(*range)).take(MOST) {
            let apart = shown.iter().all(|(other, _)| other.intersection(range).is_none());
            shown.extend(apart.then_some((range, said.line)));
        }
        for (_, number) in found {
            let range = self.range(number, said, &name).filter(|range| !is_shown(*range));
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
        let is_named = !name.is_empty() && line.holds(name);
        let is_beside = self.scene.paragraph(line) == self.scene.paragraph(&self.scene.lines[said.line]);
        let of_a_side = is_of_a_side(topic);
        if is_told_elsewhere(line, said)
            || of_a_side && !self.is_of_the_side(line, said)
            || !is_beside && !speaks_of_it(line, said)
        {
            return 0;
        }
        let figure = |figure: &Quantity| is_of_the_kind(topic, figure) && !tells(&said.value, line, figure);
        let has_figure = line.figures_from(0).any(figure);
        let in_a_case = IN_A_CASE.iter().any(|class| line.says(*class));
        let changes = changes_any(line, said);
        let of_its_kind = is_one_of_its_kind(topic);
        let is_of_the_plan = said.label.ends_with(IN_PARTS) && self.is_near(line, said);
        let may_change =
            is_of_the_plan || has_figure || in_a_case || of_its_kind || topic == FactTopic::Deposit && is_named;
        let speaks = is_of_the_plan || of_a_side || of_its_kind || is_beside || is_named || changes;
        if !(may_change && speaks) {
            return 0;
        }
        2 + 2 * u32::from(is_named || changes)
            + 2 * u32::from(has_figure)
            + u32::from(in_a_case)
            + 2 * u32::from(of_a_side || of_its_kind)
            + 2 * u32::from(is_beside)
            + u32::from(self.is_near(line, said))
            + 2 * u32::from(topic == FactTopic::Deposit && OF_A_DEPOSIT.iter().any(|class| line.says(*class)))
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
        let of_the_side = |line: &'s Line| !is_of_a_side(said.topic) || self.is_of_the_side(line, said);
        let is_own = |line: &&'s Line| {
            self.scene.paragraph(line) == own && line.plain.ends_with(['.', ';']) && of_the_side(line)
        };
        if said.range.is_some() || !is_own(&&lines[said.line]) {
            return Vec::new();
        }
        let before = lines[..said.line].iter().rev().take(ABOVE).take_while(is_own).last();
        let behind = lines[said.line..].iter().take(ABOVE).take_while(is_own).last();
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
        let own = self.scene.paragraph(line);
        let before = self.scene.lines.partition_point(|other| other.sentence < line.sentence);
        let above = self.scene.lines[..before].iter().rev().take_while(|other| self.scene.paragraph(other) == own);
        let sides = |line: &'s Line| line.named.iter().filter(|side| !matches!(side.who, Who::Both | Who::Outsider));
        let named = [line].into_iter().chain(above.take(ABOVE)).find(|line| sides(line).next().is_some());
        let is_own = |line: &Line, side: &Named| {
            label.starts_with('任') || label.starts_with(&line.called(side)) || who == Some(side.who)
        };
        // 乙方逾期超过30日的，甲方可以解除: whose delay it is, stands first.
        let mut named = named.into_iter().flat_map(|line| sides(line).map(move |side| (line, side)));
        let first = named.next();
        first.is_none_or(|(line, side)| is_own(line, side))
            && (label.contains('晚') || named.all(|(line, side)| is_own(line, side)))
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
        let is_beside = self.scene.paragraph(line) == self.scene.paragraph(&self.scene.lines[said.line]);
        let clause = || if is_beside { None } else { self.clause(number) };
        let sentence = || self.scene.whole_sentence(number, LONGEST).or(Some(line.range()));
        let whole = clause().or_else(sentence).filter(|range| range.len() <= LONGEST);
        let range = whole.or_else(|| at().and_then(|at| line.quote(at, at + 1)));
        range.filter(|range| range.len() <= LONGEST)
    }

    /// The paragraph that sentence `number` is of, where it is short.
    fn clause(&self, number: usize) -> Option<CharRange> {
        let (lines, own) = (&self.scene.lines, self.scene.paragraph(&self.scene.lines[number]));
        let is_own = |line: &&Line| self.scene.paragraph(line) == own;
        let first = lines[..=number].iter().rev().take(ABOVE).take_while(is_own).last()?;
        let last = lines[number..].iter().take(ABOVE).take_while(is_own).last()?;
        CharRange::new(first.range().start(), last.range().end()).filter(|range| range.len() <= SHORT_CLAUSE)
    }
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

/// The classes of words one of which a sentence has to hold to speak of a topic.
fn classes_of(topic: FactTopic) -> &'static [Class] {
    match topic {
        FactTopic::Term => &[Term, MovesTheEnd, EndsOtherwise, GoesOnFurther, Begins],
        FactTopic::Price => &[Price, Rate, Discount, AtOnce, Settled, Premium, BesidesThePrice, PayDay],
        FactTopic::Due => &[Pays, Price, Premium, Instalment, PayDay],
        FactTopic::Deposit => &[Deposit],
        FactTopic::EarlyExit => &[Leave, Leaving],
        FactTopic::LateFee => &[Late, Penalty],
        FactTopic::Renewal => &[Renews, Renewing],
        FactTopic::Disputes => &[Quarrel, ToCourt, SignedAt],
        FactTopic::SumInsured | FactTopic::Cover => &[Sum, Share, Item],
        FactTopic::Deductible => &[Deductible],
        FactTopic::Share => &[Share, Deductible],
        FactTopic::Waiting => &[Waiting],
        FactTopic::CoolingOff => &[Cooling],
        FactTopic::WaysOut => &[PolicyEnded, Surrendering],
        FactTopic::Report => &[Notice, Reported],
        FactTopic::Claim => &[Claimed, Claiming],
        FactTopic::Parties | FactTopic::Subject => &[],
    }
}

/// Topics of which a document has one thing only, so that any sentence with its word speaks of it.
fn is_one_of_its_kind(topic: FactTopic) -> bool {
    use FactTopic::{Claim, CoolingOff, Deductible, Disputes, Renewal, Report, Waiting, WaysOut};
    matches!(topic, Renewal | Disputes | CoolingOff | WaysOut | Report | Claim | Waiting | Deductible)
}

/// Topics that are told of one side.
fn is_of_a_side(topic: FactTopic) -> bool {
    matches!(topic, FactTopic::EarlyExit | FactTopic::LateFee)
}

/// Whether a sentence changes whatever is told on a topic, without a name: 一次付清的打九折.
fn changes_any(line: &Line, said: &Said) -> bool {
    let any = |classes: &[Class]| classes.iter().any(|class| line.says(*class));
    match said.topic {
        FactTopic::Price => {
            let is_sum = |figure: &Quantity| matches!(figure.kind, Kind::Money(..));
            let is_of_money = line.figures_from(0).any(is_sum)
                || line.says(Price)
                || line.says(Premium)
                || ["费", "价", "钱"].iter().any(|word| line.holds(word));
            // 交费期间：20年: how often a premium is paid.
            let is_paid_for = line.says(PayDay) && said.label.contains("保险费");
            is_paid_for && line.holds("费期") || is_of_money && any(&[Discount, AtOnce, Settled, BesidesThePrice])
        }
        FactTopic::Term => {
            // 工期自开工之日起算: which day that is.
            let is_open = said.value.contains("算起") || !said.value.contains('至');
            line.holds("期") && (any(&[MovesTheEnd, EndsOtherwise, GoesOnFurther]) || is_open && line.says(Begins))
        }
        // 还款日为节假日的不顺延.
        FactTopic::Due => line.says(PayDay),
        _ => false,
    }
}

/// Whether a sentence is about another topic that has facts of its own: what a delay costs is no price.
fn is_told_elsewhere(line: &Line, said: &Said) -> bool {
    let of_a_breach = || line.says(Late) && line.says(Penalty) || line.says(Leave) && line.says(Penalty);
    match said.topic {
        FactTopic::Price => of_a_breach() || line.says(Deposit) && !line.says(Discount),
        FactTopic::Due => of_a_breach(),
        FactTopic::Term => line.says(Leave) || line.says(GivesBack) || line.says(Late),
        FactTopic::LateFee => !line.says(Late) || !is_late_with(line, &said.label),
        _ => false,
    }
}

/// Whether a sentence may speak of the delay that `label` names: 晚交付土地 is another one than that of paying.
fn is_late_with(line: &Line, label: &str) -> bool {
    let Some((_, what)) = label.split_once('晚') else { return true };
    let of_paying = ["晚付", "晚还", "晚一"].iter().any(|late| label.contains(late));
    let what: String = what.chars().take(2).collect();
    of_paying || line.holds(&what)
}

/// Whether a sentence names what a topic is about, where the words of the topic have other meanings too.
fn speaks_of_it(line: &Line, said: &Said) -> bool {
    let holds = |words: &[&str]| words.iter().any(|word| line.holds(word));
    match said.topic {
        FactTopic::Disputes => {
            // 本协议在青禾区签订, where disputes go to the court of that place.
            let is_the_place = || line.says(SignedAt) && said.value.contains("签");
            line.says(Dispute) && holds(&["法院", "仲裁", "调解", "协商", "起诉"]) || is_the_place()
        }
        FactTopic::Report => holds(&["事故", "出险", "报案"]),
        FactTopic::WaysOut => line.says(PolicyEnded) || holds(&["退保", "解除", "退还"]),
        _ => true,
    }
}

/// What the thing of a fact is called, as short as its name can be: 租金 of 月租金 and of 租金什么时候付; empty where sides and ways
/// are told.
fn name_of(scene: &Scene<'_>, said: &Said, labels: &[&str]) -> String {
    let class = match said.topic {
        FactTopic::Price | FactTopic::Due => Price,
        FactTopic::Deposit => Deposit,
        FactTopic::Term => Term,
        FactTopic::SumInsured | FactTopic::Cover => Sum,
        FactTopic::Share => Share,
        _ => return String::new(),
    };
    let label = said.label.split("什么时候").next().unwrap_or_default();
    let label = label.split('、').next().unwrap_or_default();
    let of_benefit = matches!(said.topic, FactTopic::SumInsured | FactTopic::Share);
    let label = if of_benefit { without_end(scene, class, label) } else { label };
    let ends = |word: &&str| label.ends_with(*word);
    if label.ends_with("利率") {
        return "利率".to_owned();
    }
    let short = scene.words(class).filter(ends).min_by_key(|word| word.chars().count());
    // 平台服务费 beside a 服务费 has its whole name only.
    let is_free = |short: &&str| !of_benefit && (*short == label || !labels.contains(short));
    short.filter(is_free).unwrap_or(label).to_owned()
}

/// The benefit that a sum or share is of: 意外身故 of 意外身故保险金额.
fn without_end<'l>(scene: &Scene<'_>, class: Class, label: &'l str) -> &'l str {
    let end = scene.words(class).filter(|word| label.ends_with(*word)).max_by_key(|word| word.len());
    end.and_then(|end| label.strip_suffix(end)).filter(|rest| !rest.is_empty()).unwrap_or(label)
}

/// Whether a figure could be another one of what a topic tells.
fn is_of_the_kind(topic: FactTopic, figure: &Quantity) -> bool {
    use FactTopic::{Claim, CoolingOff, Disputes, Due, Renewal, Report, Term, Waiting};
    match topic {
        Term | Due | Renewal | Waiting | CoolingOff | Report | Claim => {
            matches!(figure.kind, Kind::Span(_) | Kind::Date(_))
        }
        Disputes => false,
        _ => matches!(figure.kind, Kind::Money(..) | Kind::Percent(_) | Kind::Multiple(_)),
    }
}
