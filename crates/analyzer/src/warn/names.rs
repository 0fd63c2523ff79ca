//! A party that the document calls by two companies: another one signs than the one whose name stands at the head.

const LETTERS: [&str; 4] = ["甲方", "乙方", "丙方", "丁方"];
/// What names of organisations end with.
const ENDINGS: [&str; 4] = ["公司", "合作社", "事务所", "中心"];
/// So many characters a name has, with its ending.
const NAME: std::ops::RangeInclusive<usize> = 6..=32;
/// An aside between a letter and the colon behind it has at most so many characters: （以下简称平台）.
const ASIDE: usize = 16;

/// What is said where lines that introduce one letter (丙方：…) name two companies of which neither name holds the other.
pub(crate) fn two_companies(text: &str) -> Vec<String> {
    let introduced: Vec<(&str, String)> = text.lines().filter_map(introduced).collect();
    let mut said = Vec::new();
    for letter in LETTERS {
        let mut names = introduced.iter().filter(|(of, _)| *of == letter).map(|(_, name)| name.as_str());
        let Some(first) = names.next() else { continue };
        if let Some(other) = names.find(|name| !name.contains(first) && !first.contains(name)) {
            said.push(format!(
                "“{letter}”在文件里写成了两家：“{first}”和“{other}”。签以前请问清是哪一家，钱付给谁、出了事找谁。"
            ));
        }
    }
    said
}

/// The letter that `line` introduces, and the company it names: 丙方（平台）：杭州某某有限公司.
fn introduced(line: &str) -> Option<(&'static str, String)> {
    #[rustfmt::skip]
    let is_of_number = |c: char| {
        c.is_ascii_digit()
            || matches!(c, '一' | '二' | '三' | '四' | '五' | '六' | '七' | '八' | '九' | '十' | '（' | '(' | ')' | '）' | '、' | '.' | '．')
    };
    // Few lines begin with a letter that something is said of; only those are copied.
    let mut words = line.chars().filter(|c| !c.is_whitespace()).skip_while(|c| is_of_number(*c));
    let first = words.next()?;
    LETTERS.iter().find(|letter| letter.starts_with(first))?;
    words.nth(1).filter(|next| matches!(next, '（' | '(' | '：' | ':'))?;
    let line: String = line.chars().filter(|c| !c.is_whitespace()).collect();
    let words = line.trim_start_matches(is_of_number);
    let letter = LETTERS.into_iter().find(|letter| words.starts_with(letter))?;
    let mut rest = &words[letter.len()..];
    if rest.starts_with(['（', '(']) {
        let (at, closing) = rest.char_indices().take(ASIDE).find(|(_, c)| matches!(c, '）' | ')'))?;
        rest = &rest[at + closing.len_utf8()..];
    }
    let rest = rest.strip_prefix(['：', ':'])?;
    let end = rest.find(['：', ':', '，', ',', '。', '；', ';', '（', '(', '、']).unwrap_or(rest.len());
    let name = &rest[..end];
    let end = ENDINGS.iter().filter_map(|ending| name.rfind(ending).map(|at| at + ending.len())).max()?;
    let name = &name[..end];
    NAME.contains(&name.chars().count()).then(|| (letter, name.to_owned()))
}

#[cfg(test)]
mod tests {
    use super::two_companies;

    #[test]
    fn a_letter_of_two_companies_is_told() {
        let head = "甲方：赵一\n丙方（平台）：临澜云桥科技有限公司\n正文。\n";
        let said = two_companies(&format!("{head}丙方（盖章）： 东浦云桥投资有限公司  日期："));
        assert_eq!(
            said,
            [
                "“丙方”在文件里写成了两家：“临澜云桥科技有限公司”和“东浦云桥投资有限公司”。签以前请问清是哪一家，钱付给谁、出了事找谁。"
            ]
        );
    }

    #[test]
    fn one_company_a_short_name_and_a_blank_are_not() {
        let head = "乙方：临澜市安居装饰工程有限公司\n";
        for tail in [
            "乙方：临澜市安居装饰工程有限公司",
            "乙方：安居装饰工程有限公司",
            "乙方（盖章）：",
            "乙方：____",
            "丙方：东浦云桥投资有限公司",
            "应当告知乙方：其他公司不参与",
        ] {
            assert!(two_companies(&format!("{head}{tail}")).is_empty(), "{tail}");
        }
    }
}
