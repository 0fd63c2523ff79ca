//! What a contract denies hurts nobody, whatever the move is: it is not taken (不收取违约金), the other side must not (甲方不得单方取消课时
//! 而不退款), its duty stays (不因此免除乙方的责任), the reader may choose, another contract said so, or the act is negated.
//! The words are signs of `kb/language.toml`.

use baihua_kb::Card;

use super::{moves::Ask, party::Who};

/// Characters of words that deny.
const DENIALS: [char; 11] = ['不', '未', '无', '没', '非', '勿', '拒', '免', '概', '恕', '禁'];
/// What stands right behind 不 where it denies an act: 不会, 不把…派往, 不从…扣.
const BEHIND_NOT: &str = "会得再把做从向对因以将使要接设适给让算属包扣罚断停锁收换派强另单擅随由等是表意进留视";
/// How near two negations are one assent: 不得不.
const CLOSE: usize = 3;
/// How far before the words found their negation may begin, in folded characters.
const NOT: u32 = 2;
/// How far into the words found a choice may reach: 也可另 in 可另签同意书.
const CHOICE: u32 = 4;

/// Whether one of these characters is of a word that denies.
pub(super) fn denies(mut chars: impl Iterator<Item = char>) -> bool {
    chars.any(|c| DENIALS.contains(&c))
}

/// Whether the words found say that what would hurt is not done. `affirms`: none of the words that the wording looks for
/// denies, so that a denial among those found is none of its own.
pub(super) fn is_denied(ask: &Ask<'_, '_>, affirms: bool) -> bool {
    let reading = ask.reading;
    if reading.card != Card::Contract {
        return false;
    }
    let field = reading.field();
    let sentence = &reading.layout.sentences[ask.sentence as usize];
    // 违章押金会不会拖着不退？
    if reading.page.slice(sentence.start, sentence.end).last() == Some(&'？') {
        return true;
    }
    let start = reading.actors.phrase(ask.start).map_or(sentence.start, |phrase| phrase.start);
    let last = reading.actors.phrase(ask.end.saturating_sub(1));
    let end = last.map_or(sentence.end, |phrase| phrase.end);
    // The 不 of 不收取 may stand before the words found.
    let before = ask.start.saturating_sub(NOT).max(sentence.start);
    let first = |sign: &str, from: u32, to: u32| field.first(ask.moves.sign(sign), from, to);
    // Who gives away what is his own, such as a fee, is the reader.
    first("spared", before, end).is_some_and(|(at, _)| at < ask.end)
        || first("forborne", before, end).is_some_and(|(at, _)| at < ask.end && !is_by_the_reader(ask, at))
        || first("forbidden", start, ask.end).is_some_and(|(_, end)| end <= ask.start)
        || first("kept", start, end).is_some()
        || first("optional", start, ask.end)
            .is_some_and(|(at, end)| end <= ask.start + CHOICE && is_by_the_reader(ask, at))
        || first("another", sentence.start, sentence.end).is_some()
        || (affirms || !denies(reading.page.slice(ask.start, ask.end).iter().copied())) && is_negated(ask)
}

/// Whether the act that the words affirm is negated in its phrase, and not by the reader: 我们不做自动续费, 甲方不把乙方
/// 派往别的公司. What ends in 的 is a condition: 不服从管理的甲方可以扣款.
fn is_negated(ask: &Ask<'_, '_>) -> bool {
    let reading = ask.reading;
    let Some(phrase) = reading.actors.phrase(ask.end.saturating_sub(1)) else { return false };
    let chars = reading.page.slice(phrase.start, ask.end);
    let negates = |at: usize| match chars[at] {
        '不' => chars.get(at + 1).is_some_and(|next| BEHIND_NOT.contains(*next)),
        '没' => chars.get(at + 1) == Some(&'有'),
        _ => false,
    };
    let Some(at) = (0..chars.len().saturating_sub(1)).rev().find(|&at| negates(at)) else { return false };
    let is_double = (0..at).any(|before| at - before < CLOSE && negates(before));
    // Up to the words found; behind a negation among them, to their end.
    let words = ask.start.saturating_sub(phrase.start) as usize;
    let until = if words > at { words } else { chars.len() };
    !is_double && !chars[at..until].contains(&'的') && !is_by_the_reader(ask, phrase.start + at as u32)
}

fn is_by_the_reader(ask: &Ask<'_, '_>, at: u32) -> bool {
    let reading = ask.reading;
    reading.actors.at(reading.page, reading.parties, at) == Some(Who::Reader)
}
