//! The last look at a finding's direction: what it says of one letter must not be what the clause says of another.
//!
//! A rule's texts name the drafter as the one who may and the reader as the one who must. Where resemblance led to a clause
//! that is the other way round (乙方可随时取消, read for 乙方), the sentence would be turned, and a turned sentence is worse
//! than none.

use crate::report::Flag;

const LETTERS: [&str; 4] = ["甲方", "乙方", "丙方", "丁方"];
/// In a finding: somebody may.
const MAY: [&str; 8] = ["有权", "可以", "可自行", "可随时", "可单方", "说了算", "不用负责", "单方"];
/// In a finding: somebody must.
const MUST: [&str; 6] = ["要付", "要赔", "要承担", "承担", "要交", "得付"];
/// In a clause: somebody may.
const GIVES: [&str; 3] = ["有权", "可以", "可随时"];
/// In a clause: somebody must.
const ASKS: [&str; 6] = ["应", "须", "承担", "赔偿", "支付", "必须"];

/// Whether `flag` says of one letter what its quote says of another and not of this one.
pub(crate) fn is_turned(flag: &Flag) -> bool {
    let told = format!("{}{}", flag.finding, flag.consequence.as_deref().unwrap_or_default());
    let quote = baihua_quote::folded(&flag.quote);
    let absent = || LETTERS.iter().filter(|letter| !quote.contains(*letter));
    let present = || LETTERS.iter().filter(|letter| quote.contains(*letter));
    absent().any(|letter| {
        let (may, must) = (says(&told, letter, &MAY), says(&told, letter, &MUST));
        present().any(|other| may && says(&quote, other, &GIVES) || must && says(&quote, other, &ASKS))
    })
}

/// Whether one of `words` stands behind `letter` in `text`, directly or after a particle.
fn says(text: &str, letter: &str, words: &[&str]) -> bool {
    text.match_indices(letter).any(|(at, _)| {
        let behind = text[at + letter.len()..].trim_start_matches(['都', '就', '也', '均', '仅', '只']);
        words.iter().any(|word| behind.starts_with(word))
    })
}

#[cfg(test)]
mod tests {
    use super::says;

    #[test]
    fn a_particle_may_stand_between() {
        assert!(says("乙方也可以退房。", "乙方", &["可以"]));
        assert!(says("甲方可以退房，乙方都有权退房。", "乙方", &["有权"]));
        assert!(!says("乙方的家人可以退房。", "乙方", &["可以"]));
        assert!(!says("甲方可以退房。", "乙方", &["可以"]));
    }
}
