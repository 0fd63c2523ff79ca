//! The clauses of a text, in order, as far as two versions of it are compared.

use baihua_text::CharRange;

use crate::clause::{layout::Layout, page::Page};

/// A clause: a sentence, or the part of one before a semicolon, without its label.
pub(super) struct Clause {
    /// Its characters, folded, without the mark it ends in: an item that is no longer the last one has not changed.
    pub(super) words: Vec<char>,
    /// Where it stands in the text as sent.
    pub(super) range: CharRange,
    /// The document's own label of it, such as 第六条 6.3.
    pub(super) place: Option<String>,
    /// The paragraph it is part of, by number.
    pub(super) paragraph: u32,
}

/// The clauses of `text`. What has fewer than four characters is none.
pub(super) fn clauses(text: &str) -> Vec<Clause> {
    let page = Page::new(text);
    let layout = Layout::new(&page);
    let clause = |sentence: &crate::clause::layout::Sentence| {
        let words = page.slice(sentence.start, sentence.end);
        Some(Clause {
            words: without_mark(words).to_vec(),
            range: page.range(sentence.start, sentence.end)?,
            place: layout.place(&page, sentence),
            paragraph: sentence.block,
        })
    };
    layout.sentences.iter().filter_map(clause).collect()
}

/// The clauses that `range` touches, by number.
pub(super) fn touched(clauses: &[Clause], range: CharRange) -> std::ops::Range<usize> {
    let first = clauses.partition_point(|clause| clause.range.end() <= range.start());
    let more = clauses[first..].iter().take_while(|clause| clause.range.start() < range.end()).count();
    first..first + more
}

/// Folded characters without white space and the marks they end in.
pub(super) fn words(quote: &str) -> Vec<char> {
    without_mark(&Page::new(quote).chars).to_vec()
}

fn without_mark(words: &[char]) -> &[char] {
    let end =
        words.iter().rposition(|c| !matches!(c, '。' | '；' | '，' | '：' | '、' | '.')).map_or(0, |last| last + 1);
    &words[..end]
}

#[cfg(test)]
mod tests {
    use super::{clauses, touched, words};
    use baihua_text::CharRange;

    #[test]
    fn a_clause_knows_its_label_and_not_its_mark() {
        let found = clauses("第六条 押金\n6.1 乙方交押金１，０００元；期满不退。\n6.2 其他费用另计。\n");
        let shown: Vec<(String, Option<&str>)> =
            found.iter().map(|clause| (clause.words.iter().collect(), clause.place.as_deref())).collect();
        assert_eq!(
            shown,
            [
                ("乙方交押金1，000元".to_owned(), Some("第六条 6.1")),
                ("期满不退".to_owned(), Some("第六条 6.1")),
                ("其他费用另计".to_owned(), Some("第六条 6.2")),
            ]
        );
        let range = CharRange::new(found[0].range.end() - 1, found[1].range.start() + 1).expect("in order");
        assert_eq!(touched(&found, range), 0..2);
        assert_eq!(words("乙 方交押金１，０００元；"), found[0].words);
    }
}
