//! Whose fluid a row is about: blood, or urine, cerebrospinal fluid, dialysate and the like; and whether the report is about
//! a person at all.

use super::{
    lexicon::Role,
    page::{Gap, Page},
    token::{Kind, Token},
};

/// For every token whether it stands in a part of the report that is about another fluid than blood.
///
/// A heading opens a part: 尿液分析, `CSF`, 标本：尿. A heading that names blood closes it: 同日静脉血. Within a line the fluid
/// that is named holds until blood is named, the sentence ends, or, where it was only mentioned, the next comma.
pub(crate) fn foreign(page: &Page, tokens: &[Token]) -> Vec<bool> {
    let mut foreign = vec![false; tokens.len()];
    let mut section = false;
    let mut start = 0;
    while start < tokens.len() {
        let line = tokens[start].line;
        let end = start + tokens[start..].iter().take_while(|token| token.line == line).count();
        section = heading(page, &tokens[start..end]).unwrap_or(section);
        section = specimen_named(page, &tokens[start..end]).unwrap_or(section);
        within_line(page, tokens, start, end, section, &mut foreign);
        start = end;
    }
    foreign
}

/// What a heading says: `Some(true)` another fluid, `Some(false)` blood or both.
fn heading(page: &Page, line: &[Token]) -> Option<bool> {
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
    let fluid = line.iter().enumerate().any(|(at, token)| match token.kind {
        Kind::Fluid => true,
        // 尿 alone, as a heading.
        Kind::FluidHere => line.len() == 1 || at == 0 && line.get(1).is_some_and(|next| next.gap != Gap::None),
        _ => false,
    });
    // A new report begins.
    let report = page.text(line.first()?.start, line.last()?.end).contains("报告单");
    match (fluid, blood || report) {
        (true, false) => Some(true),
        (true, true) if report && !blood => Some(true),
        (_, true) => Some(false),
        (false, false) => None,
    }
}

/// 血-words that are not the second half of a fluid's name: 尿生化, 胸水生化.
fn blood_words(line: &[Token]) -> impl Iterator<Item = usize> + '_ {
    (0..line.len()).filter(|&at| {
        let glued = at > 0 && line[at].gap == Gap::None && matches!(line[at - 1].kind, Kind::Fluid | Kind::FluidHere);
        line[at].kind == Kind::Blood && !glued
    })
}

/// 标本：尿.
fn specimen_named(page: &Page, line: &[Token]) -> Option<bool> {
    let at = line.iter().position(|token| token.kind == Kind::Role(Role::Specimen))?;
    let is_blood = |token: &Token| page.text(token.start, token.end).starts_with('血');
    line[at + 1..].iter().take(4).find_map(|token| match token.kind {
        Kind::Fluid | Kind::FluidHere => Some(true),
        Kind::Blood => Some(false),
        // 标本：血
        Kind::Word if is_blood(token) => Some(false),
        _ => None,
    })
}

fn within_line(page: &Page, tokens: &[Token], start: usize, end: usize, section: bool, foreign: &mut [bool]) {
    let mut now = section;
    // The fluid was only mentioned: it holds to the next comma.
    let mut passing = false;
    for at in start..end {
        let token = &tokens[at];
        let after_name = at > start + 1
            && matches!(tokens[at - 1].kind, Kind::Open | Kind::Comma)
            && matches!(tokens[at - 2].kind, Kind::Name(_));
        match token.kind {
            // 肌酐(尿), Creatinine, urine: one row; the row sees to it itself.
            Kind::Fluid if !after_name => {
                let next = tokens[at + 1..end].iter().find(|next| next.kind != Kind::Punctuation);
                let leads = next.is_some_and(|next| {
                    matches!(next.kind, Kind::Name(_) | Kind::Filler | Kind::Role(_) | Kind::Blood)
                });
                let colon =
                    tokens.get(at + 1).is_some_and(|next| next.kind == Kind::Punctuation && next.gap == Gap::None);
                passing = at > start && !leads && !colon;
                now = true;
            }
            Kind::Blood => {
                let glued = at > start
                    && token.gap == Gap::None
                    && matches!(tokens[at - 1].kind, Kind::Fluid | Kind::FluidHere);
                let bracketed = at > start && tokens[at - 1].kind == Kind::Open;
                if !(glued || bracketed && section) {
                    now = false;
                }
            }
            Kind::Stop if page.glyphs[token.start].character == '。' => now = section,
            Kind::Comma if passing => {
                now = section;
                passing = false;
            }
            Kind::Name(_) if is_blood_name(page, token) => now = false,
            _ => {}
        }
        foreign[at] = now;
    }
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
    const SURE: [&str; 22] = [
        "宠物",
        "兽医",
        "宠主",
        "犬猫",
        "猫犬",
        "动物医院",
        "动物诊疗",
        "动物：",
        "动物:",
        "动物种类",
        "犬种",
        "猫种",
        "品种:",
        "畜主",
        "主人:",
        "主人姓名",
        "狗狗",
        "猫咪",
        "veterinar",
        "canine",
        "feline",
        "species:",
    ];
    const KEPT: [&str; 14] = [
        "我家猫",
        "我家狗",
        "我家犬",
        "我的猫",
        "我的狗",
        "我家的猫",
        "我家的狗",
        "泰迪",
        "金毛",
        "英短",
        "比熊",
        "柯基",
        "布偶",
        "动物名",
    ];
    let text: String = page.glyphs.iter().map(|glyph| glyph.character.to_ascii_lowercase()).collect();
    SURE.iter().chain(&KEPT).any(|word| text.contains(word))
        || ["犬", "猫"].iter().any(|kind| {
            ["参考", "种类", "雄", "雌", "公", "母"].iter().any(|word| {
                text.contains(&format!("{kind}{word}"))
                    || text.contains(&format!("{kind},{word}"))
                    || text.contains(&format!("{kind}，{word}"))
            }) || text.contains(&format!("种类:{kind}"))
                || text.contains(&format!("种属:{kind}"))
        })
}
