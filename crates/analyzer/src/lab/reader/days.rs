//! Which day and which moment the parts of a report are of.

use super::keep::is_same_day;
use crate::lab::{
    date::Date,
    group::Group,
    lexicon::{BEGINNINGS, COURSES, DISCHARGES, EVENT_LABELS, EVENTS, EXTREMES, Event, NO_EVENTS, NOW, Role, Sense},
    page::{Gap, Page},
    row::Time,
    token::{Kind, Token},
};

/// 3月9日 behind 2025年3月1日 is a day of the same year, or of the one beside it where that is nearer; so is one before the
/// first full date.
pub(super) fn tell_years(tokens: &mut [Token]) {
    let first = tokens.iter().find_map(|token| match token.kind {
        Kind::Day(day) if day.year > 0 && day.month > 0 => Some(day),
        _ => None,
    });
    let mut last: Option<Date> = first;
    for token in tokens {
        let Kind::Day(day) = &mut token.kind else { continue };
        match last {
            Some(known) if day.year == 0 && day.month > 0 => day.year = year_beside(known, day.month),
            _ if day.year > 0 && day.month > 0 => last = Some(*day),
            _ => {}
        }
    }
}

fn year_beside(known: Date, month: u8) -> u16 {
    const HALF: u8 = 6;
    if month > known.month + HALF {
        known.year - 1
    } else if month + HALF < known.month {
        known.year + 1
    } else {
        known.year
    }
}

/// What the words before the values of a part of the text say of their time.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Moment {
    pub(super) time: Option<Time>,
    pub(super) day: Option<Date>,
    /// 入院时, 术前, 化疗后最低: older than what else is told, and the present where nothing else is.
    early: bool,
}

impl Moment {
    /// Whether it was called early, and nothing later is told.
    pub(super) fn is_all_there_is(self) -> bool {
        self.early && self.time.is_none()
    }
}

/// For every token the moment that its sentence tells before it: 出院前（2月28日）复查血常规：WBC 3.8，Hb 86.
///
/// A day or a word of time that leads to names holds for all of their values, to the next one or to the end of the sentence; what
/// stands behind a name at its value is said of that value alone.
pub(super) fn moments(page: &Page, tokens: &[Token], groups: &[Group]) -> Vec<Moment> {
    let leads = leads(page, tokens);
    let stays = Stays::of(page, tokens);
    let mut moments = Vec::with_capacity(tokens.len());
    let mut walk = Walk::default();
    let mut headed = Moment::default();
    for (at, token) in tokens.iter().enumerate() {
        if walk.line != Some(token.line) {
            let line = tokens[at..].iter().take_while(|next| next.line == token.line).count();
            headed = heading(page, tokens, (at, at + line), &stays).unwrap_or(headed);
            walk = Walk { line: Some(token.line), moment: headed, ..Walk::default() };
        }
        // 上次血钾 2.1，再查血钾 4.2: what is told of once more is not told of the same moment.
        if let Ok(group) = groups.binary_search_by_key(&at, |group| group.first) {
            let place = groups[group].place;
            if !walk.seen.contains(&place) {
                walk.seen.push(place);
            } else if walk.moment.time == Some(Time::Previous) {
                walk.moment = headed;
            }
        }
        moments.push(walk.moment);
        match token.kind {
            Kind::Stop if page.glyphs[token.start].character == '。' => {
                walk = Walk { line: walk.line, carried: walk.carried, moment: headed, ..Walk::default() };
                walk.moment.day = walk.moment.day.or(walk.carried);
            }
            Kind::Comma | Kind::Stop if walk.depth == 0 => {
                // 以前血钾都正常，血钾 6.9: what was said of the past had no value.
                if walk.named && !walk.fresh && !walk.told_value && walk.moment.time.is_some() {
                    walk.moment = headed;
                }
                walk.valued = false;
            }
            Kind::Open => walk.depth += 1,
            Kind::Close => walk.depth = walk.depth.saturating_sub(1),
            Kind::Number(_) | Kind::Bound(_) | Kind::Garbled => (walk.valued, walk.told_value) = (true, true),
            // 3天前血钾 6.9
            Kind::Counted if leads[at] && walk.depth == 0 && is_ago(page, tokens, at) => {
                let moment = walk.told();
                (moment.time, moment.early) = (Some(Time::Previous), true);
            }
            Kind::Name(_) => (walk.named, walk.fresh) = (true, false),
            Kind::Said(Sense::To) if walk.moment.time == Some(Time::Previous) => walk.moment = Moment::default(),
            Kind::Day(day) if day.month > 0 => match event(page, tokens, at) {
                Some(Event::Admission) if !is_labelled(page, token) => {
                    walk.carried = Some(day);
                    walk.told().day = Some(day);
                }
                Some(_) => {}
                None if !walk.named || leads[at] && !(walk.depth > 0 && walk.valued) => {
                    walk.told().day = Some(day);
                }
                None => {}
            },
            // 08:00 K 6.9，Na 118；14:00 K 4.2，Na 136
            Kind::Day(clock) if clock.year == 0 && leads[at] && walk.depth == 0 => {
                let moment = walk.told();
                moment.day = moment.day.or(Some(clock));
            }
            Kind::Said(Sense::Role(role @ (Role::Previous | Role::Current))) => {
                if leads[at] && !(walk.depth > 0 && walk.valued) {
                    walk.told().hear(page, token, role, &stays);
                } else if role == Role::Current && walk.moment.time == Some(Time::Previous) {
                    // 上次血钾 6.8，今天 4.1，血钠 140
                    walk.moment = Moment { time: Some(Time::Current), ..Moment::default() };
                }
            }
            // 化疗后最低WBC 0.3, 骨髓抑制期PLT 5: the worst of a course is not what it came to.
            Kind::Said(Sense::Filler | Sense::Word) if leads[at] && walk.depth == 0 => {
                let now = NOW.contains(&page.glyphs[token.start].character) && token.end == token.start + 1;
                let is_name_next = tokens.get(at + 1).is_some_and(|next| matches!(next.kind, Kind::Name(_)));
                let extreme = is_name_next && EXTREMES.contains(&page.text(token.start, token.end).as_str());
                let course =
                    || COURSES.iter().any(|word| page.text(token.start, token.start + word.chars().count()) == **word);
                // 入院血钾 6.9, 出院血钾 4.2
                let word = page.text(token.start, token.start + 2);
                let of_stay = tokens
                    .get(at + 2)
                    .is_some_and(|next| next.start == token.start + 2 && matches!(next.kind, Kind::Name(_)));
                if now && is_name_next && tokens[at + 1].gap == Gap::None {
                    let moment = walk.told();
                    moment.time = moment.time.or(Some(Time::Current));
                } else if of_stay && word == "出院" {
                    let moment = walk.told();
                    moment.time = moment.time.or(Some(Time::Current));
                    moment.day = moment.day.or(stays.discharge);
                } else if of_stay && word == "入院" {
                    let moment = walk.told();
                    (moment.time, moment.early) = (Some(Time::Previous), true);
                    moment.day = moment.day.or(stays.admission);
                } else if extreme || token.kind == Kind::Said(Sense::Word) && course() {
                    let moment = walk.told();
                    if moment.time != Some(Time::Previous) {
                        (moment.time, moment.early) = (Some(Time::Previous), true);
                    }
                }
            }
            _ => {}
        }
    }
    let is_late = |moment: Moment| {
        moment.time != Some(Time::Previous)
            && (moment.time.is_some() || moment.day.is_some_and(|day| stays.admission.is_none_or(|first| day > first)))
    };
    if !groups.iter().any(|group| is_late(moments[group.first])) {
        for moment in moments.iter_mut().filter(|moment| moment.early) {
            moment.time = None;
        }
    }
    moments
}

impl Moment {
    /// Takes up a word of time. What was called past stays so: 上次化疗后.
    fn hear(&mut self, page: &Page, token: &Token, role: Role, stays: &Stays) {
        if is_same_day(page, token) {
            return;
        }
        let word = page.text(token.start, token.end);
        let begins = |words: &[&str]| words.iter().any(|start| word.starts_with(start));
        if role == Role::Previous {
            self.time = Some(Time::Previous);
            self.early = begins(BEGINNINGS);
            self.day = self.day.or(if word.starts_with("入院") { stays.admission } else { None });
        } else if self.time.is_none() {
            self.time = Some(Time::Current);
            self.day = self.day.or(if begins(DISCHARGES) { stays.discharge } else { None });
        }
    }
}

/// What a line says of the moment of the lines below: 入院时血常规： and nothing more. A line that begins with a day, or that holds
/// nothing but days and words, ends what one above said.
fn heading(page: &Page, tokens: &[Token], (start, end): (usize, usize), stays: &Stays) -> Option<Moment> {
    let line = tokens.get(start..end).unwrap_or_default();
    let is_day = |token: &Token| matches!(token.kind, Kind::Day(day) if day.month > 0);
    let begins = line.first().is_some_and(is_day);
    if line.iter().any(|token| matches!(token.kind, Kind::Name(_))) {
        return begins.then(Moment::default);
    }
    let plain = line.iter().all(|token| {
        matches!(
            token.kind,
            Kind::Said(Sense::Role(_) | Sense::Blood | Sense::Filler)
                | Kind::Day(_)
                | Kind::Open
                | Kind::Close
                | Kind::Punctuation
        )
    });
    let mut words = line.iter().filter_map(|token| match token.kind {
        Kind::Said(Sense::Role(role @ (Role::Previous | Role::Current))) => Some((token, role)),
        _ => None,
    });
    let word = words.next().filter(|_| plain && words.next().is_none());
    let Some((word, role)) = word else {
        let dated = (0..line.len()).any(|at| is_day(&line[at]) && event(page, tokens, start + at).is_none());
        let valued = line.iter().any(|token| matches!(token.kind, Kind::Number(_) | Kind::Bound(_) | Kind::Range(_)));
        return (dated && !valued).then(Moment::default);
    };
    let day = line.iter().find_map(|token| match token.kind {
        Kind::Day(day) if day.month > 0 => Some(day),
        _ => None,
    });
    let mut moment = Moment { day, ..Moment::default() };
    moment.hear(page, word, role, stays);
    Some(moment)
}

#[derive(Default)]
struct Walk {
    line: Option<u32>,
    moment: Moment,
    /// Nothing was named since the moment was told: what follows says more of it.
    fresh: bool,
    named: bool,
    /// A number stands since the last comma.
    valued: bool,
    /// A number stands since the moment was told.
    told_value: bool,
    depth: usize,
    /// The indicators named since the moment was told.
    seen: Vec<usize>,
    /// 2月3日入院。血常规：…: the day of the sentences that follow.
    carried: Option<Date>,
}

impl Walk {
    /// The moment that is told here: a new one, or more of the one that was just told.
    fn told(&mut self) -> &mut Moment {
        if !self.fresh {
            self.moment = Moment::default();
        }
        (self.fresh, self.told_value) = (true, false);
        self.seen.clear();
        &mut self.moment
    }
}

/// 3天前, 2周前.
fn is_ago(page: &Page, tokens: &[Token], at: usize) -> bool {
    let unit = page.text(tokens[at].end.saturating_sub(1), tokens[at].end);
    let glued =
        tokens.get(at + 1).is_some_and(|next| next.gap == Gap::None && page.glyphs[next.start].character == '前');
    glued && ["天", "日", "周", "月", "年", "时"].contains(&unit.as_str())
}

/// For every token whether a name is the next of names and numbers behind it in its sentence.
fn leads(page: &Page, tokens: &[Token]) -> Vec<bool> {
    let mut leads = vec![false; tokens.len()];
    let (mut line, mut next) = (None, false);
    for (at, token) in tokens.iter().enumerate().rev() {
        if line != Some(token.line) {
            (line, next) = (Some(token.line), false);
        }
        leads[at] = next;
        match token.kind {
            Kind::Name(_) => next = true,
            Kind::Number(_) | Kind::Bound(_) | Kind::Range(_) | Kind::Garbled => next = false,
            Kind::Stop if page.glyphs[token.start].character == '。' => next = false,
            _ => {}
        }
    }
    leads
}

/// The days on which the stay in hospital began and ended, as far as they are told.
#[derive(Default)]
struct Stays {
    admission: Option<Date>,
    discharge: Option<Date>,
}

impl Stays {
    fn of(page: &Page, tokens: &[Token]) -> Stays {
        let mut stays = Stays::default();
        for (at, token) in tokens.iter().enumerate() {
            let Kind::Day(day) = token.kind else { continue };
            match event(page, tokens, at) {
                Some(Event::Admission) => stays.admission = stays.admission.or(Some(day)),
                Some(Event::Discharge) => stays.discharge = Some(day),
                _ => {}
            }
        }
        stays
    }
}

/// What happened on the day at token `at`, where it is no day of values: 入院日期：…, or nothing but 入院 to the end of its phrase.
pub(super) fn event(page: &Page, tokens: &[Token], at: usize) -> Option<Event> {
    /// In tokens; it bounds the work on a text without commas.
    const PHRASE: usize = 24;
    let token = &tokens[at];
    if let Some(event) = label(page, token) {
        return Some(event);
    }
    /// In characters: what may stand behind the word to the end of the phrase (入院治疗).
    const REST: usize = 4;
    let behind = tokens.get(at + 1..).unwrap_or_default().iter().take(PHRASE);
    let mut end = token.end;
    let ends = |next: &Token| matches!(next.kind, Kind::Comma | Kind::Stop) || next.gap >= Gap::Column;
    for next in behind.take_while(|next| !ends(next)) {
        if matches!(
            next.kind,
            Kind::Name(_) | Kind::Number(_) | Kind::Bound(_) | Kind::Day(_) | Kind::Said(Sense::Blood)
        ) {
            return None;
        }
        end = next.end;
    }
    let phrase = page.text(token.end, end);
    EVENTS.iter().find_map(|(word, event)| {
        let (_, rest) = phrase.split_once(word)?;
        let whole = rest.chars().count() <= REST && !NO_EVENTS.iter().any(|word| rest.starts_with(word));
        whole.then_some(*event)
    })
}

fn label(page: &Page, token: &Token) -> Option<Event> {
    const LONGEST: usize = 6;
    let before = page.text(token.start.saturating_sub(LONGEST), token.start);
    let before = before.trim_end_matches([':', '|']);
    EVENT_LABELS.iter().find(|(word, _)| before.ends_with(word)).map(|(_, event)| *event)
}

pub(super) fn is_labelled(page: &Page, token: &Token) -> bool {
    label(page, token).is_some()
}
