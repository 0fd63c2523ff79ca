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
    /// The words that open the list it is an item of: 下列情形，保险人不负责赔偿.
    pub(crate) stem: Option<&'t str>,
}

/// The clauses of `text` in order; blank ones are left out.
pub(crate) fn clauses(text: &str) -> Vec<Clause<'_>> {
    let mut clauses: Vec<Clause<'_>> = sentences(text)
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
                stem: None,
            })
        })
        .collect();
    stems(&mut clauses);
    clauses
}

/// Gives the items of lists the words that open their list.
fn stems(clauses: &mut [Clause<'_>]) {
    let mut open: Option<(&str, Option<String>)> = None;
    let mut goes_on = false;
    for clause in clauses {
        if is_stem(clause.text) {
            open = Some((clause.text, None));
            goes_on = true;
            continue;
        }
        let Some((stem, numbering)) = &mut open else { continue };
        let same = match (clause.label.map(style), numbering.as_ref()) {
            (Some(own), Some(known)) => own == *known,
            (Some(own), None) => {
                *numbering = Some(own);
                true
            }
            // What follows a semicolon still belongs to the item; a list without numbers is one of semicolons.
            (None, _) => goes_on,
        };
        if same {
            clause.stem = Some(*stem);
            goes_on = clause.text.ends_with(['；', ';']);
        } else {
            open = None;
        }
    }
}

/// Whether a list follows: 有下列情形之一的，保险人不承担责任：
fn is_stem(text: &str) -> bool {
    text.ends_with(['：', ':']) && ["下列", "以下", "如下", "之一"].iter().any(|word| text.contains(word))
}

/// How a label numbers, whatever the number: （一） and （二） alike, unlike 1. and 2.
fn style(label: &str) -> String {
    let alike = |c: char| match c {
        '0'..='9' | '０'..='９' => Some('1'),
        '①'..='⑳' => Some('①'),
        '⑴'..='⒇' => Some('⑴'),
        _ if "〇零一二三四五六七八九十百".contains(c) => Some('一'),
        _ if c.is_whitespace() => None,
        _ => Some(c),
    };
    let mut style: Vec<char> = label.chars().filter_map(alike).collect();
    style.dedup();
    style.into_iter().collect()
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

    #[test]
    fn items_know_what_opens_their_list() {
        let text = "第五条　责任免除\n（一）有下列情形之一，保险人不负责赔偿：\n1. 酒后驾驶；\n2. 无证驾驶。\n（二）下列损失不赔：\n1. 磨损；故障；\n\
                    2. 自燃。\n第六条　保险期间为一年。\n";
        let found: Vec<_> =
            clauses(text).iter().filter_map(|clause| Some((clause.text, clause.stem?.chars().last()?))).collect();
        let stems: Vec<_> = clauses(text).iter().map(|clause| clause.stem.map(|stem| stem.chars().count())).collect();
        assert_eq!(
            found.iter().map(|(text, _)| *text).collect::<Vec<_>>(),
            ["酒后驾驶；", "无证驾驶。", "磨损；", "故障；", "自燃。"]
        );
        assert_eq!(stems, [None, None, Some(17), Some(17), None, Some(7), Some(7), Some(7), None]);
    }
}
