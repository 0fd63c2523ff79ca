//! Whose fluid a row is about: blood, or urine, cerebrospinal fluid, dialysate and the like; and whether the report is about
//! a person at all.

use super::{
    lexicon::{
        ANIMAL_REPORTS, ANIMAL_TESTS, ANIMALS, DIAGNOSES, FLUID_TESTS, Mark, NOTHING_FOUND, PET_OF_A_PERSON,
        REPORT_WORDS, Role, Sense, URINE_COMPANIONS,
    },
    names::{Meaning, Mention},
    page::{Gap, Page},
    token::{Kind, Token},
};

/// What a part of a report is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fluid {
    Blood,
    /// Another fluid is named nearby, and nothing tells whether what follows is of it: not read, but what may be critical is
    /// told.
    Doubtful,
    Other,
}

impl Fluid {
    pub(crate) fn is_blood(self) -> bool {
        self == Fluid::Blood
    }
}

/// For every token what the part of the report is about in which it stands.
///
/// A heading opens a part: 尿液分析, `CSF`, 标本：尿. A heading that names blood closes it: 同日静脉血. A line that names the
/// specimen below the rows is about the rows above. Within a line a fluid holds where it leads to names (腹水：白蛋白 25) until
/// blood is named or the sentence ends; one that is only mentioned (腹水待查，血小板 9) holds for nothing behind the next comma.
pub(crate) fn fluids(page: &Page, tokens: &[Token], mentions: &[Mention]) -> Vec<Fluid> {
    let mut fluids = vec![Fluid::Blood; tokens.len()];
    let mut section = Fluid::Blood;
    // Where the rows began that no line above told the specimen of.
    let mut untold = Some(0);
    let mut start = 0;
    while start < tokens.len() {
        let line = tokens[start].line;
        let end = start + tokens[start..].iter().take_while(|token| token.line == line).count();
        let told = heading(page, tokens.get(start..end).unwrap_or_default());
        let specimen = specimen_named(page, tokens.get(start..end).unwrap_or_default());
        if let Some(from) = untold.filter(|_| specimen == Some(true) && told.is_none_or(|told| told != Fluid::Blood))
            && tokens.get(from..start).unwrap_or_default().iter().any(|token| matches!(token.kind, Kind::Name(_)))
        {
            fluids[from..start].fill(Fluid::Other);
        }
        section = told.unwrap_or(section);
        section = specimen.map_or(section, |other| if other { Fluid::Other } else { Fluid::Blood });
        if told.is_some() || specimen.is_some() {
            // The title of a report tells no specimen.
            let title =
                told == Some(Fluid::Blood) && blood_words(tokens.get(start..end).unwrap_or_default()).next().is_none();
            untold = (title && specimen.is_none()).then_some(end);
        }
        Line { page, tokens, mentions, start, end }.read(section, &mut fluids);
        start = end;
    }
    fluids
}

/// What a heading says.
fn heading(page: &Page, line: &[Token]) -> Option<Fluid> {
    let of = |test: fn(&Kind) -> bool| line.iter().filter(|token| test(&token.kind)).count();
    let numbers = of(|kind| matches!(kind, Kind::Number(_) | Kind::Range(_) | Kind::Bound(_) | Kind::Garbled));
    let names = of(|kind| matches!(kind, Kind::Name(_)));
    // 生化21 is a heading, 钾 4.1 is not.
    let valued =
        numbers > 1 || numbers > 0 && names > 0 || of(|kind| matches!(kind, Kind::Qualitative | Kind::Stop)) > 0;
    let long = line.last()?.end - line.first()?.start > 44;
    if valued || long {
        return None;
    }
    let blood = blood_words(line).next().is_some() || line.iter().any(|token| is_blood_name(page, token));
    let fluid = line.iter().enumerate().position(|(at, token)| match token.kind {
        Kind::Said(Sense::Fluid) => true,
        // 尿 alone, as a heading.
        Kind::Said(Sense::FluidHere) => {
            line.len() == 1 || at == 0 && line.get(1).is_some_and(|next| next.gap != Gap::None)
        }
        _ => false,
    });
    let text = page.text(line.first()?.start, line.last()?.end);
    // A new report begins.
    let report = text.contains("报告单");
    let Some(at) = fluid else { return (blood || report).then_some(Fluid::Blood) };
    if blood {
        return Some(Fluid::Blood);
    }
    // 诊断：肝硬化 腹水 tells an illness and no specimen.
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    let listed = line.iter().any(|token| matches!(token.kind, Kind::Comma));
    if !report && (has(DIAGNOSES) || listed && at > 0) {
        return None;
    }
    let labelled = at > 0 && page.glyphs[line[at - 1].start].character == ':';
    let leading = line[..at]
        .iter()
        .all(|token| !matches!(token.kind, Kind::Said(Sense::Word) | Kind::Said(Sense::Filler) | Kind::Name(_)));
    let sure = leading || labelled || has(REPORT_WORDS);
    Some(if sure { Fluid::Other } else { Fluid::Doubtful })
}

/// 血-words that are not the second half of a fluid's name: 尿生化, 胸水生化.
fn blood_words(line: &[Token]) -> impl Iterator<Item = usize> + '_ {
    (0..line.len()).filter(|&at| {
        let glued = at > 0
            && line[at].gap == Gap::None
            && matches!(line[at - 1].kind, Kind::Said(Sense::Fluid) | Kind::Said(Sense::FluidHere));
        line[at].kind == Kind::Said(Sense::Blood) && !glued
    })
}

/// 标本：尿.
fn specimen_named(page: &Page, line: &[Token]) -> Option<bool> {
    let at = line.iter().position(|token| token.kind == Kind::Said(Sense::Role(Role::Specimen)))?;
    let is_blood = |token: &Token| page.text(token.start, token.end).contains('血');
    line[at + 1..].iter().take(4).find_map(|token| match token.kind {
        Kind::Said(Sense::Fluid) | Kind::Said(Sense::FluidHere) => Some(true),
        Kind::Said(Sense::Blood) => Some(false),
        // 标本：血, 标本：静脉血
        Kind::Said(Sense::Word | Sense::Filler) if is_blood(token) => Some(false),
        _ => None,
    })
}

/// Tokens that a heading within a line may have.
const HEADING: usize = 32;

struct Line<'l> {
    page: &'l Page,
    tokens: &'l [Token],
    mentions: &'l [Mention],
    start: usize,
    end: usize,
}

impl Line<'_> {
    fn read(&self, section: Fluid, fluids: &mut [Fluid]) {
        let (start, end) = (self.start, self.end);
        if self.is_urine_strip() {
            fluids[start..end].fill(Fluid::Other);
            return;
        }
        let mut now = section;
        // The fluid was only mentioned: it holds to the next comma.
        let mut passing = false;
        let mut last_fluid = None;
        for (at, fluid) in fluids.iter_mut().enumerate().take(end).skip(start) {
            let token = &self.tokens[at];
            let before = |ahead: usize| at.checked_sub(ahead).filter(|&at| at >= start).map(|at| &self.tokens[at].kind);
            let after_name =
                matches!(before(1), Some(Kind::Open | Kind::Comma)) && matches!(before(2), Some(Kind::Name(_)));
            match token.kind {
                // 肌酐(尿), Creatinine, urine: one row; the row sees to it itself.
                Kind::Said(Sense::Fluid) if !after_name => {
                    last_fluid = Some(at);
                    passing = !self.leads(at);
                    now = if passing && now != Fluid::Other { Fluid::Doubtful } else { Fluid::Other };
                }
                Kind::Said(Sense::Blood) => {
                    let glued = token.gap == Gap::None
                        && matches!(before(1), Some(Kind::Said(Sense::Fluid) | Kind::Said(Sense::FluidHere)));
                    let bracketed = before(1) == Some(&Kind::Open);
                    if !(glued || self.is_test_of_fluid(last_fluid, at) || bracketed && section != Fluid::Blood) {
                        now = Fluid::Blood;
                    }
                }
                Kind::Stop if self.page.glyphs[token.start].character == '。' => now = section,
                Kind::Comma | Kind::Stop if passing => {
                    now = section;
                    passing = false;
                }
                // 尿常规：蛋白 3+；钾 6.9: nothing tells whether the fluid still holds.
                Kind::Stop if now != section => now = Fluid::Doubtful,
                Kind::Name(_) if is_blood_name(self.page, token) => now = Fluid::Blood,
                _ => {}
            }
            *fluid = now;
        }
    }

    /// Whether names follow that are of the fluid at `at`: nothing stands between but a colon and the words of a test.
    fn leads(&self, at: usize) -> bool {
        let behind = self.tokens.get(at + 1..self.end.min(at + 1 + HEADING)).unwrap_or_default();
        let colon = behind.iter().take(8).find(|token| {
            !(token.kind == Kind::Said(Sense::Word)
                || token.kind == Kind::Said(Sense::Blood)
                || token.kind == Kind::Said(Sense::Filler))
                || token.gap != Gap::None
        });
        let colon = colon.filter(|token| token.gap == Gap::None && self.page.glyphs[token.start].character == ':');
        // 随机尿 钾: the name of another test begins within the fluid.
        if behind.first().is_some_and(|next| {
            matches!(next.kind, Kind::Name(_))
                && next.gap == Gap::None
                && self.page.glyphs[next.start].character == '尿'
        }) {
            return true;
        }
        let mut words = String::new();
        for token in behind {
            let own = || self.page.text(token.start, token.end);
            match token.kind {
                Kind::Name(mention) => return self.is_indicator(mention) && is_of_test(&words),
                Kind::Said(Sense::Word) | Kind::Said(Sense::Filler) | Kind::Said(Sense::Blood) => {
                    words.push_str(&own())
                }
                Kind::Punctuation
                | Kind::Said(Sense::Role(_))
                | Kind::Day(_)
                | Kind::Said(Sense::FluidHere)
                | Kind::Said(Sense::Fluid) => {}
                // 尿常规：正常，钾 6.9
                Kind::Said(Sense::Mark(Mark::Normal)) => return false,
                Kind::Open | Kind::Close if colon.is_none() => {}
                // 腹水常规+生化
                Kind::Qualitative if own() == "+" => {}
                _ => break,
            }
            if colon.is_some_and(|colon| colon.start < token.start) && self.finds_nothing(token.start) {
                return false;
            }
        }
        colon.is_some()
    }

    /// 腹水常规+生化: 生化 is a test of the fluid, and names no blood.
    fn is_test_of_fluid(&self, fluid: Option<usize>, at: usize) -> bool {
        let Some(fluid) = fluid.filter(|fluid| at - fluid <= HEADING) else { return false };
        let own = self.page.text(self.tokens[at].start, self.tokens[at].end);
        let between = self.page.text(self.tokens[fluid].end, self.tokens[at].start).replace('+', "");
        !own.contains('血') && is_of_test(&between)
    }

    fn is_indicator(&self, mention: usize) -> bool {
        self.mentions.get(mention).is_some_and(|mention| mention.meaning != Meaning::Other)
    }

    fn finds_nothing(&self, at: usize) -> bool {
        let text = self.page.text(at, (at + 4).min(self.page.glyphs.len()));
        NOTHING_FOUND.iter().any(|word| text.starts_with(word))
    }

    /// Cells beside what only urine strips and sediments tell.
    fn is_urine_strip(&self) -> bool {
        let (Some(first), Some(last)) = (self.tokens.get(self.start), self.tokens.get(self.end - 1)) else {
            return false;
        };
        let text = self.page.text(first.start, last.end);
        URINE_COMPANIONS.iter().filter(|word| text.contains(*word)).count() >= 2
            || text.contains("比重") && text.contains("细胞")
    }
}

/// Whether `words` are nothing but words of a test: 沉渣分析.
fn is_of_test(words: &str) -> bool {
    let mut rest = words;
    while !rest.is_empty() {
        let Some(word) = FLUID_TESTS.iter().find(|word| rest.starts_with(**word)) else { return false };
        rest = &rest[word.len()..];
    }
    true
}

/// 血钾, 血清肌酐: the name says that it is blood.
fn is_blood_name(page: &Page, token: &Token) -> bool {
    if !matches!(token.kind, Kind::Name(_)) {
        return false;
    }
    let text = page.text(token.start, token.end.min(token.start + 2));
    let before =
        token.start > 0 && page.glyphs[token.start].gap == Gap::None && page.glyphs[token.start - 1].character == '血';
    before || text.starts_with('血') && !["血红", "血小", "血色", "血球", "血细"].contains(&text.as_str())
}

/// Whether the report is about an animal.
pub(crate) fn is_animal(page: &Page) -> bool {
    let text: String = page.glyphs.iter().map(|glyph| glyph.character.to_ascii_lowercase()).collect();
    let pet = text
        .match_indices("宠物")
        .any(|(at, word)| !PET_OF_A_PERSON.iter().any(|behind| text[at + word.len()..].starts_with(behind)));
    let breed = text.match_indices("品种:").any(|(at, word)| {
        let behind: String = text[at + word.len()..].chars().take(4).collect();
        ANIMALS.iter().any(|animal| behind.contains(animal))
    });
    pet || breed
        || ANIMAL_REPORTS.iter().any(|word| text.contains(word))
        || ["犬", "猫"].iter().any(|kind| {
            ["参考", "种类", "雄", "雌", "公", "母"].iter().any(|word| {
                text.contains(&format!("{kind}{word}"))
                    || text.contains(&format!("{kind},{word}"))
                    || text.contains(&format!("{kind}，{word}"))
            }) || text.contains(&format!("种类:{kind}"))
                || text.contains(&format!("种属:{kind}"))
        })
        || is_headed_by_animal(page)
}

/// A line of its own that names an animal, or 兔子血常规.
fn is_headed_by_animal(page: &Page) -> bool {
    page.lines.iter().any(|&(start, end)| {
        let own = page.text(start, end.min(start + 12));
        ANIMALS.iter().any(|animal| {
            own.strip_prefix(animal).is_some_and(|rest| {
                rest.is_empty() && end - start <= 3 || ANIMAL_TESTS.iter().any(|test| rest.starts_with(test))
            })
        })
    })
}
