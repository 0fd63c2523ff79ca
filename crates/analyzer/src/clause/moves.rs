//! Moves: what a statement does to the reader. A move is a set of wordings, and six questions as vetoes.

mod packed;

use std::collections::BTreeSet;

use baihua_kb::{Card, Frame, Kb, Move, Words, builtin};
use rustc_hash::FxHashMap;

use super::{
    Reading,
    actor::AGREES,
    denial,
    layout::Sentence,
    measure::Per,
    party::{Mention, Who},
    wording::{Compiler, Part, Pattern, Patterns, Sieve, Vocabulary, WordingError},
};

/// What stands before the topic where a move tells a key term and no finding.
pub(crate) const TERM: &str = "term:";
/// The question whether it is the reader who is burdened.
const WHO: &str = "who";

/// So many characters may stand before a party that opens a condition: 因, 如果, 若由于.
const OPENING: u32 = 4;
/// With one of these behind it a party acts for itself; without, it stands in a condition.
const MODAL: [&str; 5] = ["有权", "可", "应", "须", "不得"];

/// Where a condition looks.
#[derive(Clone, Copy, Debug)]
enum Scope {
    /// In the words that were found.
    In,
    /// In the sentence before them, at most so many characters away.
    Before(u32),
    /// In the sentence behind them.
    After(u32),
    /// In the phrase around them.
    Phrase,
    /// Anywhere in the sentence.
    Here,
    /// In the sentence or its lead-in.
    All,
    /// In the sentence before or behind it, in the same paragraph.
    Beside,
    /// In the lead-in.
    Lead,
    /// In a heading above.
    Head,
    /// Anywhere in the document.
    Document,
}

enum Test {
    /// Who acts at the beginning of the words, as bits of [`Who`]; the second says whether nobody will do.
    Actor(u8, bool),
    Find(Scope, Patterns),
    /// A sign in the sentence or its lead-in; `true`: not behind the words.
    Sign(usize, bool),
    Rate(Option<Per>, Compare, u64),
    Days(Compare, u32),
    Payer(u8),
    /// The sentence opens a list.
    List,
    /// An item of the list that the sentence opens.
    Item(Condition),
    /// Written for everybody.
    Mass,
    Family(Vec<Words>),
    /// The year in which the document was signed, where a field tells it.
    Signed(Compare, u32),
}

#[derive(Clone, Copy, PartialEq)]
enum Compare {
    Less,
    AtMost,
    More,
    AtLeast,
    Any,
}

impl Compare {
    fn holds(self, left: u64, right: u64) -> bool {
        match self {
            Compare::Less => left < right,
            Compare::AtMost => left <= right,
            Compare::More => left > right,
            Compare::AtLeast => left >= right,
            Compare::Any => true,
        }
    }
}

/// Tests that must all hold; `false`: the test must fail.
type Condition = Vec<(bool, Test)>;

struct Veto {
    question: Words,
    when: Condition,
}

struct Speaker {
    rule: Words,
    only: Condition,
}

struct CompiledWording {
    patterns: Patterns,
    /// Whether it says that something is done: none of its words denies.
    affirms: bool,
    only: Vec<Condition>,
    unless: Vec<Veto>,
    speaks: Vec<Speaker>,
}

struct CompiledMove {
    id: Words,
    /// The kinds of documents in which one of its rules can speak.
    cards: Vec<Card>,
    frames: Vec<Frame>,
    name: Words,
    does: Words,
    speaks: Vec<Speaker>,
    unless: Vec<Veto>,
    wordings: Vec<CompiledWording>,
}

/// Whether one of a move's rules is for documents of kind `card`.
fn can_speak(a_move: &Move, kb: &Kb, card: Card) -> bool {
    let known = |speaker: &Words| {
        let rule = speaker.split(" if ").next().unwrap_or_default().trim();
        match kb.lookup(rule) {
            Some(entry) => entry.card() == card,
            None => rule.starts_with(TERM) && card == Card::Policy,
        }
    };
    a_move.speaks.iter().chain(a_move.wordings.iter().flat_map(|wording| wording.speaks.iter())).any(known)
}

/// A pattern: the number of its move, of the wording in it, and of the pattern in that.
#[derive(Clone, Copy)]
struct Place {
    number: usize,
    wording: usize,
    pattern: usize,
}

/// The moves of a knowledge base, compiled once for contracts and policies.
pub(crate) struct Moves {
    moves: Vec<CompiledMove>,
    /// Of all patterns of all wordings, which can stand in a document, and which is which.
    sieve: Sieve,
    patterns: Vec<Place>,
    signs: Vec<(Words, Patterns)>,
    acts: Vec<(Words, Patterns)>,
    /// Every rule that a move names, with the kind of document of the move.
    known: BTreeSet<(Card, Words)>,
    pub(crate) vocabulary: Vocabulary,
    /// What could not be compiled, with the move it stands in.
    pub(crate) faults: Vec<(String, WordingError)>,
}

/// A move found in a document.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Hit {
    /// Number of the move.
    pub(crate) number: usize,
    /// Number of its wording.
    pub(crate) wording: usize,
    pub(crate) sentence: u32,
    /// Where the wording stands, in folded characters.
    pub(crate) start: u32,
    pub(crate) end: u32,
    /// The question whose answer saves it, where one does.
    pub(crate) saved: Option<String>,
}

impl Moves {
    /// The moves of `kb`: those of the program as they were compiled before, all others compiled now.
    pub(crate) fn new(kb: &Kb) -> Moves {
        let kept = std::ptr::eq(kb, builtin()).then(|| Moves::kept(kb)).flatten();
        kept.unwrap_or_else(|| Moves::compiled(kb))
    }

    pub(crate) fn compiled(kb: &Kb) -> Moves {
        let mut build = Build { compiler: Compiler::new(&kb.language().words), signs: Vec::new(), faults: Vec::new() };
        for (name, wordings) in kb.language().signs.iter() {
            build.signs.push((name.clone(), Patterns::default()));
            let patterns = build.all(name, wordings);
            if let Some(last) = build.signs.last_mut() {
                last.1 = patterns;
            }
        }
        let acts =
            kb.language().acts.iter().map(|(name, wordings)| (name.clone(), build.all(name, wordings))).collect();
        let cards = |a_move: &Move| -> Vec<Card> {
            [Card::Contract, Card::Policy].into_iter().filter(|card| can_speak(a_move, kb, *card)).collect()
        };
        let moves = kb.moves().iter().map(|a_move| (a_move, cards(a_move))).filter(|(_, cards)| !cards.is_empty());
        let moves: Vec<CompiledMove> = moves.map(|(a_move, cards)| build.a_move(a_move, cards)).collect();
        let Build { compiler, signs, faults } = build;
        Moves::of(moves, signs, acts, compiler.finish(), faults)
    }

    fn of(
        moves: Vec<CompiledMove>,
        signs: Vec<(Words, Patterns)>,
        acts: Vec<(Words, Patterns)>,
        vocabulary: Vocabulary,
        faults: Vec<(String, WordingError)>,
    ) -> Moves {
        let known = moves.iter().flat_map(|a_move| {
            let speakers = a_move.speaks.iter().chain(a_move.wordings.iter().flat_map(|wording| &wording.speaks));
            speakers.flat_map(|speaker| a_move.cards.iter().map(|card| (*card, speaker.rule.clone())))
        });
        let known = known.collect();
        let patterns: Vec<Place> = places(&moves).collect();
        let sieve = Sieve::new(
            patterns.iter().map(|place| &moves[place.number].wordings[place.wording].patterns[place.pattern]),
        );
        Moves { moves, sieve, patterns, signs, acts, known, vocabulary, faults }
    }

    pub(crate) fn name(&self, number: usize) -> &str {
        &self.moves[number].name
    }

    /// What a move does to the reader, in Chinese.
    pub(crate) fn does(&self, number: usize) -> &str {
        &self.moves[number].does
    }

    pub(crate) fn id(&self, number: usize) -> &str {
        &self.moves[number].id
    }

    /// Whether some move of documents of kind `card` names `rule` among those that can speak for it.
    pub(crate) fn knows(&self, card: Card, rule: &str) -> bool {
        self.known.contains(&(card, Words::Owned(rule.to_owned())))
    }

    /// Whether a move is a fault for either side, such as citing a repealed law.
    pub(crate) fn concerns_both(&self, number: usize) -> bool {
        matches!(self.id(number), "repealed" | "clash" | "wrong-reference")
    }

    /// The frames of rules that mean the same as a move.
    pub(crate) fn frames(&self, number: usize) -> &[Frame] {
        &self.moves[number].frames
    }

    /// Every move in `reading`, saved ones included, by move and place. `off` names questions that are not asked.
    pub(crate) fn find(&self, reading: &Reading<'_>, off: &[String]) -> Vec<Hit> {
        let mut hits: Vec<Hit> = Vec::new();
        // Several wordings of a move find the same words; what the move itself asks of them is asked once.
        let mut asked: FxHashMap<(usize, u32, u32, u32, bool), Option<&str>> = FxHashMap::default();
        let share = |parts: &[Part]| !reading.presence.common(parts.iter().copied()).is_empty();
        for passing in self.sieve.passing(&reading.occurrences, share) {
            let Place { number, wording: wording_number, pattern } = self.patterns[passing];
            let a_move = &self.moves[number];
            if !a_move.cards.contains(&reading.card) {
                continue;
            }
            let wording = &a_move.wordings[wording_number];
            reading.field().everywhere(&wording.patterns[pattern], &mut |sentence, start, end| {
                let ask = Ask { moves: self, reading, sentence, start, end };
                if !wording.only.iter().all(|condition| ask.all(condition)) {
                    return;
                }
                let among_others = || {
                    !off.iter().any(|question| question == WHO)
                        && !self.concerns_both(number)
                        && (ask.is_among_others()
                            || ask.is_readers_remedy()
                            || denial::is_denied(&ask, wording.affirms))
                };
                let of_move = || ask.saver(&a_move.unless, off).or_else(|| among_others().then_some(WHO));
                let place = (number, sentence, start, end, wording.affirms);
                let saved = ask.saver(&wording.unless, off).or_else(|| *asked.entry(place).or_insert_with(of_move));
                let saved = saved.map(str::to_owned);
                hits.push(Hit { number, wording: wording_number, sentence, start, end, saved });
            });
        }
        hits.sort_by_key(|hit| (hit.number, hit.start, hit.end, hit.wording));
        hits.dedup_by(|a, b| a.number == b.number && a.start == b.start && a.saved == b.saved);
        hits
    }

    /// The rule that speaks for a hit: the first of the wording's own, then of the move's, that `applies` to the document.
    pub(crate) fn rule(&self, reading: &Reading<'_>, hit: &Hit, applies: &dyn Fn(&str) -> bool) -> Option<&str> {
        let a_move = &self.moves[hit.number];
        let ask = Ask { moves: self, reading, sentence: hit.sentence, start: hit.start, end: hit.end };
        let own = &a_move.wordings[hit.wording].speaks;
        // The rules of a wording say what it means; behind them only what holds for every contract may still be said.
        let general = |speaker: &&Speaker| own.is_empty() || speaker.rule.starts_with("common-");
        own.iter()
            .chain(a_move.speaks.iter().filter(general))
            .find(|speaker| applies(&speaker.rule) && ask.all(&speaker.only))
            .map(|speaker| speaker.rule.as_ref())
    }

    /// The classes of verbs between two places, with where each stands first.
    pub(crate) fn acts<'m>(&'m self, reading: &Reading<'_>, from: u32, to: u32) -> Vec<(&'m str, u32, u32)> {
        let mut found: Vec<(&str, u32, u32)> = self
            .acts
            .iter()
            .filter_map(|(name, patterns)| {
                reading.field().first(patterns, from, to).map(|(start, end)| (name.as_ref(), start, end))
            })
            .collect();
        found.sort_by_key(|(_, start, _)| *start);
        found
    }

    /// The wordings of a sign of `kb/language.toml`, none where it has no such sign.
    pub(super) fn sign(&self, name: &str) -> &[Pattern] {
        self.signs.iter().find(|(known, _)| known == name).map_or(&[], |(_, patterns)| patterns)
    }

    /// The signs between two places.
    pub(crate) fn signs<'m>(&'m self, reading: &Reading<'_>, from: u32, to: u32) -> Vec<(&'m str, u32, u32)> {
        self.signs
            .iter()
            .filter_map(|(name, patterns)| {
                reading.field().first(patterns, from, to).map(|(start, end)| (name.as_ref(), start, end))
            })
            .collect()
    }
}

/// Every pattern of `moves`, in order.
fn places(moves: &[CompiledMove]) -> impl Iterator<Item = Place> {
    moves.iter().enumerate().flat_map(|(number, a_move)| {
        a_move.wordings.iter().enumerate().flat_map(move |(wording, of)| {
            (0..of.patterns.len()).map(move |pattern| Place { number, wording, pattern })
        })
    })
}

/// The frames of rules that mean the same as a move.
fn frames(id: &str) -> Vec<Frame> {
    let extra: &[Frame] = match id {
        "credentials" => &[Frame::Exempt],
        "stop" => &[Frame::Quit],
        "incorporate" => &[Frame::Change],
        "data" | "expose" => &[Frame::Privacy],
        "seize" | "take" => &[Frame::Grab, Frame::Forfeit],
        "mandate" => &[Frame::Force, Frame::Waive],
        "pay-anyway" => &[Frame::Penalty, Frame::Forfeit, Frame::Fee],
        "windfall" => &[Frame::Unequal, Frame::Grab],
        "joint" => &[Frame::Guarantee],
        "accelerate" => &[Frame::Quit],
        "bundle" => &[Frame::Force],
        "exempt" => &[Frame::Cap],
        _ => &[],
    };
    id.parse::<Frame>().into_iter().chain(extra.iter().copied()).collect()
}

/// A hit under examination.
pub(super) struct Ask<'a, 'r> {
    pub(super) moves: &'a Moves,
    pub(super) reading: &'a Reading<'r>,
    pub(super) sentence: u32,
    pub(super) start: u32,
    pub(super) end: u32,
}

impl Ask<'_, '_> {
    /// Whether the sentence, up to the words found, orders what two other parties of a contract of three or more owe each
    /// other: 乙方授权丙方……, read for 甲方.
    fn is_among_others(&self) -> bool {
        let (page, parties) = (self.reading.page, self.reading.parties);
        if parties.letters() < 3 {
            return false;
        }
        let mut sentence = &self.reading.layout.sentences[self.sentence as usize];
        let mut end = self.end;
        // What names nobody goes on with the sentence before it in the same paragraph.
        if parties.between(sentence.start, sentence.end).is_empty()
            && let Some(before) =
                self.sentence.checked_sub(1).map(|before| &self.reading.layout.sentences[before as usize])
            && before.block == sentence.block
        {
            (sentence, end) = (before, before.end);
        }
        let lead = sentence.lead.map(|lead| &self.reading.layout.sentences[lead as usize]);
        let told = lead.map_or(&[][..], |lead| parties.between(lead.start, lead.end));
        let mentions = || told.iter().chain(parties.between(sentence.start, end));
        let is_other = |mention: &Mention| {
            mention.who != Who::Reader && parties.letter_of(&page.text(mention.start, mention.end)).is_some()
        };
        // 乙方授权丙方……: what one of them lets the other do, unless the reader is named in what is done.
        if let [one, other, ..] = parties.between(sentence.start, end)
            && is_other(one)
            && is_other(other)
            && AGREES.contains(&page.text(one.end, other.start).as_str())
            && !parties.between(self.start, self.end).iter().any(|mention| mention.who == Who::Reader)
        {
            return true;
        }
        // A contract with letters calls the reader by a letter; 推荐的借款人 may be anybody.
        let is_reader = |mention: &Mention| {
            mention.who == Who::Both
                || mention.who == Who::Reader && parties.letter_of(&page.text(mention.start, mention.end)).is_some()
        };
        if mentions().any(is_reader) {
            return false;
        }
        let mut letters = mentions().filter_map(|mention| {
            let name = page.text(mention.start, mention.end);
            parties.letter_of(&name).map(|letter| (mention, letter))
        });
        let Some((first, one)) = letters.next() else { return false };
        // The customer of a platform that serves the reader, too.
        if first.who == Who::Outsider && self.reading.actors.at(page, parties, self.start) == Some(Who::Outsider) {
            return true;
        }
        letters.any(|(mention, other)| {
            // 乙方和丙方均不承担责任: both against the reader.
            let between = if mention.start > first.end { page.slice(first.end, mention.start) } else { &[] };
            other != one && !matches!(between, ['和' | '及' | '与' | '、' | '或' | '/'] | ['或', '者'] | ['以', '及'])
        })
    }

    /// Whether the words go on with what the reader may do because of the other side: 甲方有下列情形的，乙方有权解除合同，并不退还
    /// 订金, read for 乙方.
    fn is_readers_remedy(&self) -> bool {
        let (page, parties) = (self.reading.page, self.reading.parties);
        let sentence = &self.reading.layout.sentences[self.sentence as usize];
        let mentions = parties.between(sentence.start, self.end);
        let [other, reader] = mentions else { return false };
        let may = |mention: &Mention| {
            let after = page.text(mention.end, (mention.end + 3).min(page.len()));
            // 甲方怀疑乙方可能无力付款.
            ["有权", "可以", "可"].iter().any(|word| after.starts_with(word)) && !after.starts_with("可能")
        };
        // Words that begin with the condition itself reach into the right: 因甲方逾期不结算的，乙方有权解除合同.
        let is_across = self.start <= reader.start;
        let between = || page.text(reader.start, if is_across { self.end } else { self.start.max(reader.start) });
        let condition = page.text(other.end, reader.start);
        let is_condition = if is_across {
            other.start - sentence.start <= OPENING && !MODAL.iter().any(|word| condition.contains(word))
        } else {
            other.start == sentence.start && condition.ends_with(['的', '时', '，'])
        };
        other.who == Who::Drafter
            && reader.who == Who::Reader
            && (reader.end < self.start || is_across && reader.end < self.end)
            && may(reader)
            && is_condition
            && !["但", "不过", "然而", "仍"].iter().any(|word| between().contains(word))
    }

    /// The sentence before and the sentence behind, where they stand in the same paragraph: 甲方提前解约的，承担同等责任.
    fn beside(&self) -> impl Iterator<Item = &Sentence> {
        let sentences = &self.reading.layout.sentences;
        let number = self.sentence as usize;
        let block = sentences[number].block;
        let around = [number.checked_sub(1), number.checked_add(1)].into_iter().flatten();
        around.filter_map(|number| sentences.get(number)).filter(move |other| other.block == block)
    }

    /// The question of the first of `vetoes` that holds; those of `off` are not asked.
    fn saver<'v>(&self, vetoes: &'v [Veto], off: &[String]) -> Option<&'v str> {
        let mut asked = vetoes.iter().filter(|veto| !off.iter().any(|question| *question == veto.question));
        asked.find(|veto| self.all(&veto.when)).map(|veto| veto.question.as_ref())
    }

    fn all(&self, condition: &Condition) -> bool {
        condition.iter().all(|(wanted, test)| self.test(test) == *wanted)
    }

    fn test(&self, test: &Test) -> bool {
        let reading = self.reading;
        let field = reading.field();
        let sentence = &reading.layout.sentences[self.sentence as usize];
        let (from, to) = (sentence.start, sentence.end);
        let led = |patterns: &Patterns| {
            reading.layout.leads(reading.page, sentence).any(|lead| field.holds(patterns, lead.start, lead.end))
        };
        match test {
            Test::Actor(who, nobody) => match reading.actors.at(reading.page, reading.parties, self.start) {
                Some(actor) => who & actor.bit() != 0,
                None => *nobody,
            },
            Test::Find(scope, patterns) => match *scope {
                Scope::In => field.holds(patterns, self.start, self.end),
                Scope::Before(most) => field.holds(patterns, from.max(self.start.saturating_sub(most)), self.start),
                Scope::After(most) => field.holds(patterns, self.end, to.min(self.end.saturating_add(most))),
                Scope::Phrase => {
                    let start = reading.actors.phrase(self.start).map_or(from, |phrase| phrase.start);
                    let end = reading.actors.phrase(self.end.saturating_sub(1)).map_or(to, |phrase| phrase.end);
                    field.holds(patterns, start, end)
                }
                Scope::Here => field.holds(patterns, from, to),
                Scope::All => field.holds(patterns, from, to) || led(patterns),
                Scope::Beside => self.beside().any(|other| field.holds(patterns, other.start, other.end)),
                Scope::Lead => led(patterns),
                Scope::Head => {
                    reading.layout.headings(sentence).any(|block| field.holds(patterns, block.start, block.end))
                }
                Scope::Document => field.holds(patterns, 0, reading.page.len()),
            },
            Test::Sign(number, so_far) => {
                let patterns = &self.moves.signs[*number].1;
                let end = if *so_far { self.end } else { to };
                field.holds(patterns, from, end) || led(patterns)
            }
            Test::Rate(per, compare, ppm) => reading
                .measures(self.sentence)
                .rates
                .iter()
                .any(|rate| (per.is_none() || rate.per == *per) && compare.holds(rate.ppm, *ppm)),
            Test::Days(compare, days) => {
                let spans = &reading.measures(self.sentence).spans;
                spans.iter().any(|span| compare.holds(u64::from(span.days), u64::from(*days)))
            }
            Test::Payer(who) => reading.payer(self.sentence, self.start).is_some_and(|payer| who & payer.bit() != 0),
            Test::List => !sentence.items.is_empty(),
            Test::Item(condition) => sentence.items.iter().any(|&item| {
                let item_sentence = &reading.layout.sentences[item as usize];
                let ask = Ask { sentence: item, start: item_sentence.start, end: item_sentence.end, ..*self };
                ask.all(condition)
            }),
            Test::Mass => reading.parties.mass,
            Test::Family(families) => {
                families.iter().any(|family| reading.families.iter().any(|known| known == family))
            }
            Test::Signed(compare, year) => {
                let signed = reading.signed(self.moves);
                signed.is_some_and(|date| compare.holds(u64::from(date.year), u64::from(*year)))
            }
        }
    }
}

/// Compiles moves and gathers what is wrong with them.
struct Build<'k> {
    compiler: Compiler<'k>,
    signs: Vec<(Words, Patterns)>,
    faults: Vec<(String, WordingError)>,
}

impl<'k> Build<'k> {
    fn all(&mut self, place: &str, wordings: &'k [Words]) -> Patterns {
        let mut all = Vec::with_capacity(wordings.len());
        for wording in wordings {
            match self.compiler.patterns(wording) {
                Ok(patterns) => all.push(patterns),
                Err(error) => self.faults.push((place.to_owned(), error)),
            }
        }
        match all.pop() {
            Some(only) if all.is_empty() => only,
            last => all.into_iter().chain(last).flat_map(|patterns| patterns.to_vec()).collect(),
        }
    }

    fn a_move(&mut self, a_move: &'k Move, cards: Vec<Card>) -> CompiledMove {
        let wordings = a_move
            .wordings
            .iter()
            .filter_map(|wording| {
                let patterns = self.all(&a_move.id, std::slice::from_ref(&wording.say));
                if patterns.is_empty() {
                    return None;
                }
                Some(CompiledWording {
                    patterns,
                    affirms: self.compiler.affirms(&wording.say),
                    only: wording.only.iter().filter_map(|condition| self.condition(&a_move.id, condition)).collect(),
                    unless: self.vetoes(&a_move.id, &wording.unless),
                    speaks: self.speakers(&a_move.id, &wording.speaks),
                })
            })
            .collect();
        CompiledMove {
            id: a_move.id.clone(),
            cards,
            frames: frames(&a_move.id),
            name: a_move.name.clone(),
            does: a_move.does.clone(),
            speaks: self.speakers(&a_move.id, &a_move.speaks),
            unless: self.vetoes(&a_move.id, &a_move.unless),
            wordings,
        }
    }

    fn vetoes(&mut self, place: &str, vetoes: &'k [baihua_kb::Veto]) -> Vec<Veto> {
        vetoes
            .iter()
            .filter_map(|veto| Some(Veto { question: veto.question.clone(), when: self.condition(place, &veto.when)? }))
            .collect()
    }

    fn speakers(&mut self, place: &str, speakers: &'k [Words]) -> Vec<Speaker> {
        speakers
            .iter()
            .filter_map(|speaker| {
                let (rule, condition) = speaker.split_once(" if ").unwrap_or((speaker, ""));
                let only = if condition.is_empty() { Vec::new() } else { self.condition(place, condition)? };
                Some(Speaker { rule: rule.trim().to_owned().into(), only })
            })
            .collect()
    }

    fn condition(&mut self, place: &str, condition: &'k str) -> Option<Condition> {
        let tests: Result<Condition, WordingError> =
            condition.split(" & ").map(|test| self.test(test.trim())).collect();
        tests.map_err(|error| self.faults.push((place.to_owned(), error))).ok()
    }

    fn test(&mut self, test: &'k str) -> Result<(bool, Test), WordingError> {
        let (test, wanted) = test.strip_prefix("not ").map_or((test, true), |rest| (rest.trim(), false));
        let unknown = || WordingError::Condition(test.to_owned());
        let (head, rest) = test.split_once(' ').unwrap_or((test, ""));
        let rest = rest.trim();
        let number = |word: &str, digits: &str| -> Option<u32> {
            if digits.is_empty() { Some(u32::MAX) } else { digits.parse().ok().filter(|_| !word.is_empty()) }
        };
        let who = |letters: &str| -> Result<(u8, bool), WordingError> {
            let mut bits = (0, false);
            for letter in letters.chars() {
                match (letter, Who::from_letter(letter)) {
                    ('-', _) => bits.1 = true,
                    (_, Some(who)) => bits.0 |= who.bit(),
                    _ => return Err(unknown()),
                }
            }
            Ok(bits)
        };
        let comparison = |words: &str| -> Result<(Compare, String), WordingError> {
            if words.is_empty() {
                return Ok((Compare::Any, "0".to_owned()));
            }
            let (sign, value) = words.split_once(' ').ok_or_else(unknown)?;
            let compare = match sign {
                "<" => Compare::Less,
                "<=" => Compare::AtMost,
                ">" => Compare::More,
                ">=" => Compare::AtLeast,
                _ => return Err(unknown()),
            };
            Ok((compare, value.trim().to_owned()))
        };
        let scope = if let Some(digits) = head.strip_prefix("before") {
            number(head, digits).map(Scope::Before)
        } else if let Some(digits) = head.strip_prefix("after") {
            number(head, digits).map(Scope::After)
        } else {
            match head {
                "in" => Some(Scope::In),
                "phrase" => Some(Scope::Phrase),
                "here" => Some(Scope::Here),
                "all" => Some(Scope::All),
                "beside" => Some(Scope::Beside),
                "lead" => Some(Scope::Lead),
                "head" => Some(Scope::Head),
                "document" => Some(Scope::Document),
                _ => None,
            }
        };
        if let Some(scope) = scope {
            return Ok((wanted, Test::Find(scope, self.compiler.shared(rest)?)));
        }
        let test = match head {
            "actor" => {
                let (bits, nobody) = who(rest)?;
                Test::Actor(bits, nobody)
            }
            "payer" => Test::Payer(who(rest)?.0),
            "sign" | "cause" => {
                let number = self.signs.iter().position(|(name, _)| name == rest);
                Test::Sign(number.ok_or_else(|| WordingError::Sign(rest.to_owned()))?, head == "cause")
            }
            "rate" | "rate/day" | "rate/month" | "rate/year" => {
                let per = match head {
                    "rate/day" => Some(Per::Day),
                    "rate/month" => Some(Per::Month),
                    "rate/year" => Some(Per::Year),
                    _ => None,
                };
                let (compare, value) = comparison(rest)?;
                Test::Rate(per, compare, value.parse().map_err(|_| unknown())?)
            }
            "days" => {
                let (compare, value) = comparison(rest)?;
                Test::Days(compare, value.parse().map_err(|_| unknown())?)
            }
            "signed" => {
                let (compare, value) = comparison(rest)?;
                Test::Signed(compare, value.parse().map_err(|_| unknown())?)
            }
            "list" => Test::List,
            "item" => {
                let inner = self.test(rest)?;
                Test::Item(vec![inner])
            }
            "mass" => Test::Mass,
            "family" => Test::Family(rest.split('|').map(|family| family.to_owned().into()).collect()),
            _ => return Err(unknown()),
        };
        Ok((wanted, test))
    }
}
