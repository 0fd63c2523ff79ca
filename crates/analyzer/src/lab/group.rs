//! Names that belong together: `ALT 丙氨酸氨基转移酶` is one indicator named twice.

use baihua_kb::Indicator;

use super::{
    lexicon::Sense,
    names::{Meaning, Mention, Standing},
    page::{Gap, Page, is_han},
    token::{Kind, Token},
};

/// One indicator as a row names it.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    /// First token.
    pub(crate) first: usize,
    /// Last token.
    pub(crate) last: usize,
    /// Place of the indicator, and whether all names are bare cell names.
    pub(crate) place: usize,
    pub(crate) bare: bool,
    /// All names are short Latin abbreviations, which are words of other things as well.
    pub(crate) short: bool,
    /// The name is that of an ion, which may mean the free part alone: Ca²⁺.
    pub(crate) ionic: bool,
    /// It stands in a sentence, behind other words.
    pub(crate) spoken: bool,
    /// The names as printed, folded.
    pub(crate) names: Vec<String>,
}

/// The groups among `tokens`, in their order, and the names that a look-alike beside them makes names of another test: 离子钙 Ca2+.
/// Look-alikes and names in other words are left out.
pub(crate) fn groups(
    page: &Page,
    tokens: &[Token],
    mentions: &[Mention],
    indicators: &[Indicator],
) -> (Vec<Group>, Vec<usize>) {
    let named: Vec<(usize, Mention)> = tokens
        .iter()
        .enumerate()
        .filter_map(|(at, token)| match token.kind {
            Kind::Name(mention) => Some((at, mentions[mention])),
            _ => None,
        })
        .collect();
    let (mut groups, mut others) = (Vec::new(), Vec::new());
    let mut next = 0;
    while next < named.len() {
        let used = together(page, tokens, &named[next..], indicators);
        let members = &named[next..next + used];
        next += used;
        if let Some(group) = group(page, members) {
            groups.push(group);
        } else if members.iter().any(|(_, mention)| mention.meaning == Meaning::Other) {
            others.extend(members.iter().map(|(at, _)| *at));
        }
    }
    (groups, others)
}

fn group(page: &Page, members: &[(usize, Mention)]) -> Option<Group> {
    let mut best: Option<(usize, bool)> = None;
    for (_, mention) in members {
        match mention.meaning {
            Meaning::Other => return None,
            Meaning::Indicator { place, bare } => {
                if best.is_none_or(|(_, known)| known && !bare) {
                    best = Some((place, bare));
                }
            }
        }
    }
    if members.iter().all(|(_, mention)| mention.standing == Standing::Loose) {
        return None;
    }
    let (place, bare) = best?;
    let names: Vec<String> = members.iter().map(|(_, mention)| page.text(mention.start, mention.end)).collect();
    let short = |name: &String| name.len() <= 3 && name.chars().all(|c| c.is_ascii_alphabetic());
    let ionic = |name: &String| {
        ["cCa2+", "cCa++", "Ca2+", "Ca++", "CA2+", "CA++", "Mg2+", "Mg++", "MG2+", "钙离子", "镁离子"]
            .contains(&name.as_str())
    };
    Some(Group {
        first: members.first()?.0,
        last: members.last()?.0,
        place,
        bare,
        short: names.iter().all(short),
        ionic: names.iter().any(ionic),
        spoken: members.iter().all(|(_, mention)| mention.standing != Standing::Firm),
        names,
    })
}

/// How many of the names at the head of `named` belong together.
fn together(page: &Page, tokens: &[Token], named: &[(usize, Mention)], indicators: &[Indicator]) -> usize {
    let stem = |meaning: Meaning| match meaning {
        Meaning::Indicator { place, .. } => Some(indicators[place].id.trim_end_matches(['%', '#'])),
        Meaning::Other => None,
    };
    let mut used = 1;
    while let Some(&(at, mention)) = named.get(used) {
        let (before_at, before) = named[used - 1];
        let between = tokens.get(before_at + 1..at).unwrap_or_default();
        let plain = between.iter().all(|token| {
            matches!(
                token.kind,
                Kind::Open
                    | Kind::Close
                    | Kind::Punctuation
                    | Kind::Said(Sense::Filler)
                    | Kind::Said(Sense::Word)
                    | Kind::Said(Sense::Role(_))
                    | Kind::Said(Sense::Mark(_))
            )
        });
        let words = between.iter().filter(|token| matches!(token.kind, Kind::Said(Sense::Word))).count();
        let lines = tokens[at].line - tokens[before_at].line;
        if !plain || lines > 1 || words > 3 {
            break;
        }
        let bracketed = between.len() == 1 && between[0].kind == Kind::Open;
        let same = stem(mention.meaning).is_some() && stem(mention.meaning) == stem(before.meaning);
        // TP(梅毒螺旋体抗体), 尿白蛋白 ALB: one of the names makes it another test.
        let latin = mention.end - mention.start <= 6;
        let other = match (before.meaning, mention.meaning) {
            (Meaning::Indicator { .. }, Meaning::Other) => bracketed,
            (Meaning::Other, Meaning::Indicator { .. }) => {
                // 网织红细胞血红蛋白: the one runs into the other.
                let runs_on = between.is_empty()
                    && tokens[at].gap == Gap::None
                    && is_word(page, before)
                    && is_word(page, mention);
                runs_on || lines == 0 && (bracketed || between.is_empty() && latin) && indicators_short(mention)
            }
            _ => false,
        };
        // The same name again in the next line begins a row of its own.
        let again = lines == 1 && same && before.meaning == mention.meaning && !between.is_empty();
        if !(same && !again || other) {
            break;
        }
        used += 1;
    }
    used
}

fn is_word(page: &Page, mention: Mention) -> bool {
    page.glyphs[mention.start..mention.end].iter().all(|glyph| is_han(glyph.character))
}

fn indicators_short(mention: Mention) -> bool {
    mention.end - mention.start <= 5
}
