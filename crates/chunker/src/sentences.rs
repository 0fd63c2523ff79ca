use baihua_text::CharRange;

use crate::{
    boundary::{Cut, boundaries},
    label::{LabelKind, label},
};

/// A sentence of a text, or the part of one before a semicolon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sentence<'t> {
    /// Its characters, label and white space included.
    pub text: &'t str,
    /// Their position in the whole text.
    pub range: CharRange,
    /// The label it begins with, and the kind of unit that it numbers.
    pub label: Option<(LabelKind, &'t str)>,
    /// What ends it: [`Cut::Clause`] after a semicolon, [`Cut::Sentence`] after a full stop,
    /// [`Cut::Paragraph`] and better where the next one begins a new line or a new number.
    pub ends: Cut,
}

/// The sentences of `text` in order. Concatenated, they are the text.
///
/// A soft wrap does not end a sentence: a line continues on the next one if it reaches the page width and the next one
/// is neither blank nor labelled.
pub fn sentences(text: &str) -> impl Iterator<Item = Sentence<'_>> {
    let mut ends: Vec<(usize, usize, Cut)> = boundaries(text)
        .into_iter()
        .filter(|boundary| boundary.cut >= Cut::Clause)
        .map(|boundary| (boundary.character, boundary.byte, boundary.cut))
        .collect();
    if !text.is_empty() {
        let last = ends.last().map_or((0, 0), |&(character, byte, _)| (character, byte));
        ends.push((last.0 + text[last.1..].chars().count(), text.len(), Cut::Article));
    }
    let mut start = (0, 0);
    ends.into_iter().map(move |(character, byte, cut)| {
        let piece = &text[start.1..byte];
        let range = CharRange::starting_at(start.0, character - start.0);
        start = (character, byte);
        let label = label(piece).map(|(kind, length)| (kind, piece[..length].trim()));
        Sentence { text: piece, range, label, ends: cut }
    })
}

#[cfg(test)]
mod tests {
    use super::sentences;

    fn check(text: &str, expected: &[&str]) {
        let found: Vec<&str> = sentences(text).map(|sentence| sentence.text.trim()).collect();
        assert_eq!(found.into_iter().filter(|text| !text.is_empty()).collect::<Vec<_>>(), expected);
    }

    #[test]
    fn wrapped_lines_are_one_sentence() {
        check(
            "二、租期自2026年5月1日至2026年10月31日，月租1,850元，每月1日\n微信转账；另收押金1,850元，水电网费三人平摊。\n三、公共区域轮流打扫，晚上十一点以后保持安静，不留宿异性，不养宠物。\n",
            &[
                "二、租期自2026年5月1日至2026年10月31日，月租1,850元，每月1日\n微信转账；",
                "另收押金1,850元，水电网费三人平摊。",
                "三、公共区域轮流打扫，晚上十一点以后保持安静，不留宿异性，不养宠物。",
            ],
        );
    }

    #[test]
    fn short_lines_of_a_heading_stay_apart() {
        check(
            "房间转租协议\n\n转租人（甲方）：邵立群\n承租人（乙方）：温可\n一、甲方将房间转租给乙方，租期见下，租金每月一付，押金另计并在租期届满时退还。",
            &[
                "房间转租协议",
                "转租人（甲方）：邵立群",
                "承租人（乙方）：温可",
                "一、甲方将房间转租给乙方，租期见下，租金每月一付，押金另计并在租期届满时退还。",
            ],
        );
    }

    #[test]
    fn a_text_without_line_breaks_keeps_its_articles() {
        check(
            "一、押金不退。二、违约金另计；（二）另收手续费。",
            &["一、押金不退。", "二、违约金另计；", "（二）另收手续费。"],
        );
    }

    #[test]
    fn closing_quotation_marks_belong_to_the_sentence() {
        check("房东回复“知道了。”乙方入住。", &["房东回复“知道了。”", "乙方入住。"]);
    }
}
