//! A document as clauses.

use baihua_chunker::sentences;
use baihua_text::CharRange;

/// A clause: a sentence, or the part of one before a semicolon, without its label.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clause<'t> {
    /// Its characters, without label and outer white space.
    pub(crate) text: &'t str,
    /// Where they stand in the document.
    pub(crate) range: CharRange,
    /// The label it begins with, such as 第七条.
    pub(crate) label: Option<&'t str>,
}

/// The clauses of `text` in order; blank ones are left out.
pub(crate) fn clauses(text: &str) -> Vec<Clause<'_>> {
    sentences(text)
        .filter_map(|sentence| {
            let label = sentence.label.map(|(_, label)| label);
            let body = match label {
                Some(label) => {
                    let at = sentence.text.find(label)? + label.len();
                    &sentence.text[at..]
                }
                None => sentence.text,
            };
            let body =
                body.trim_start_matches(|c: char| c.is_whitespace() || matches!(c, '、' | '.' | '．' | ':' | '：'));
            let skipped = sentence.text[..sentence.text.len() - body.len()].chars().count();
            let body = body.trim_end();
            let length = body.chars().count();
            (length > 0).then(|| Clause {
                text: body,
                range: CharRange::starting_at(sentence.range.start() + skipped, length),
                label,
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::clauses;

    #[test]
    fn labels_and_blanks_are_not_part_of_a_clause() {
        let text = "第七条　押金\n1.乙方交押金1,850元；\n2、期满不退。\n\n";
        let found: Vec<_> =
            clauses(text).iter().map(|clause| (clause.label, clause.text, clause.range.start())).collect();
        assert_eq!(
            found,
            [(Some("第七条"), "押金", 4), (Some("1."), "乙方交押金1,850元；", 9), (Some("2、"), "期满不退。", 24),]
        );
    }
}
