//! What a report says about the person, as far as built-in ranges depend on it.

use crate::order::Sex;

/// The person a report is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Patient {
    pub(crate) sex: Option<Sex>,
    /// Full years.
    pub(crate) age: Option<u8>,
    /// The report comes from a children's ward or speaks of a child.
    pub(crate) child: bool,
    /// The report speaks of a pregnancy.
    pub(crate) pregnant: bool,
}

impl Patient {
    /// Reads `text` without white space, columns and lines divided by `|`; what the caller said (`sex`, `age` in years) goes before what the text says,
    /// and two different sexes are as good as none.
    pub(crate) fn new(text: &[char], sex: Option<Sex>, age: Option<u8>) -> Patient {
        let written = written_sex(text);
        let sex = match (sex, written) {
            (Some(said), Some(written)) if said != written => None,
            (said, written) => said.or(written),
        };
        let written_age = written_age(text);
        let has = |words: &[&str]| words.iter().any(|word| find(text, word).is_some());
        Patient {
            sex,
            age: age.or(written_age),
            child: has(&["患儿", "新生儿", "婴儿", "儿科", "儿童", "小儿", "幼儿", "儿保", "月龄", "日龄"]),
            pregnant: has(&["孕妇", "妊娠", "孕周", "产科", "产前", "孕期", "早孕", "中孕", "晚孕", "怀孕", "建档"])
                || pregnant_weeks(text),
        }
    }

    /// The age for which a built-in range may be used; `None` where none may.
    pub(crate) fn adult_age(self) -> Option<u8> {
        if self.pregnant || (self.child && self.age.is_none()) {
            return None;
        }
        self.age.filter(|&age| age >= 18)
    }

    /// Whether critical thresholds, which are for adults, may be used.
    pub(crate) fn may_be_adult(self) -> bool {
        match self.age {
            Some(age) => age >= 18,
            None => !self.child,
        }
    }
}

fn find(text: &[char], word: &str) -> Option<usize> {
    let word: Vec<char> = word.chars().collect();
    text.windows(word.len()).position(|window| window == word)
}

fn written_sex(text: &[char]) -> Option<Sex> {
    let sex_of = |c: char| match c {
        '男' => Some(Sex::Male),
        '女' => Some(Sex::Female),
        _ => None,
    };
    if let Some(at) = find(text, "性别") {
        let after = text[at + 2..].iter().find(|c| !matches!(c, ':' | '|' | ','));
        if let Some(sex) = after.and_then(|&c| sex_of(c)) {
            return Some(sex);
        }
    }
    // 男40岁, 49岁男性, 某女44岁, 黄先生, 董老太太.
    let mut found = None;
    for (at, &c) in text.iter().enumerate() {
        let Some(sex) = sex_of(c) else { continue };
        let rest = &text[at + 1..];
        let rest = rest.strip_prefix(&['性']).unwrap_or(rest);
        let rest = rest.iter().position(|c| !matches!(c, '|' | ',' | '、' | '/')).map_or(rest, |skip| &rest[skip..]);
        let digits = rest.iter().take_while(|c| c.is_ascii_digit()).count();
        let age_after =
            (1..=3).contains(&digits) && rest.get(digits).is_none_or(|&c| matches!(c, '岁' | '周' | '门' | '住' | '|'));
        let age_before = at > 0
            && (text[at - 1] == '岁' || text[..at].ends_with(&['周', '岁']) || text[..at].ends_with(&['岁', ',']));
        if age_after || age_before {
            match found {
                Some(other) if other != sex => return None,
                _ => found = Some(sex),
            }
        }
    }
    found.or_else(|| {
        let title = |words: &[&str]| words.iter().any(|word| find(text, word).is_some());
        match (title(&["先生"]), title(&["女士", "太太", "小姐", "奶奶"])) {
            (true, false) => Some(Sex::Male),
            (false, true) => Some(Sex::Female),
            _ => None,
        }
    })
}

fn written_age(text: &[char]) -> Option<u8> {
    let number_before = |at: usize| {
        let digits: Vec<char> = text[..at].iter().rev().take_while(|c| c.is_ascii_digit()).copied().collect();
        if digits.is_empty() || digits.len() > 3 {
            None
        } else {
            digits.iter().rev().collect::<String>().parse::<u8>().ok()
        }
    };
    for (at, &c) in text.iter().enumerate() {
        if (c == '岁' || (c == '周' && text.get(at + 1) == Some(&'岁')))
            && let Some(age) = number_before(at).filter(|&age| age <= 120)
        {
            return Some(age);
        }
    }
    if let Some(at) = find(text, "年龄") {
        let rest: Vec<char> = text[at + 2..].iter().skip_while(|c| matches!(c, ':' | '|' | ',')).copied().collect();
        let digits: String = rest.iter().take_while(|c| c.is_ascii_digit()).take(3).collect();
        let unit = rest.get(digits.len());
        if let Ok(age) = digits.parse::<u8>() {
            // 年龄：8月, 年龄：20天: an infant.
            return Some(if matches!(unit, Some('月' | '天' | '日' | '个')) { 0 } else { age })
                .filter(|&age| age <= 120);
        }
    }
    // 谢某某 男 36 门诊: an age without its word, right after the sex.
    for (at, &c) in text.iter().enumerate() {
        if matches!(c, '男' | '女') {
            let at = at + usize::from(text.get(at + 1) == Some(&'|'));
            let digits: String = text[at + 1..].iter().take_while(|c| c.is_ascii_digit()).take(4).collect();
            let followed = text.get(at + 1 + digits.len());
            if (1..=3).contains(&digits.len()) && followed.is_none_or(|&c| !matches!(c, '.' | '-' | '~' | '%' | '/')) {
                return digits.parse::<u8>().ok().filter(|&age| age <= 120);
            }
        }
    }
    None
}

fn pregnant_weeks(text: &[char]) -> bool {
    text.iter().enumerate().any(|(at, &c)| c == '孕' && text.get(at + 1).is_some_and(char::is_ascii_digit))
}

#[cfg(test)]
mod tests {
    use super::Patient;
    use crate::order::Sex::{Female, Male};

    #[test]
    fn persons_as_reports_describe_them() {
        for (text, sex, age, child) in [
            ("海外体检结果（本人整理）男 40岁", Some(Male), Some(40), false),
            ("姓名 谢某某   男   36   门诊", Some(Male), Some(36), false),
            ("姓名：董老太太　86周岁　女", Some(Female), Some(86), false),
            ("姓名:陈小宝 性别:男 年龄:3岁2月", Some(Male), Some(3), false),
            ("透析编号HD-036    49岁男性", Some(Male), Some(49), false),
            ("患儿：小米粒（家长代取）", None, None, true),
            ("姓 名 ： 赵 ＊ ＊     性 别 ： 女     年 龄 ： ２７ 岁", Some(Female), Some(27), false),
            ("登记号 TJ25-4471  黄先生  51岁  空腹12小时", Some(Male), Some(51), false),
            ("性别：男  年龄：30", Some(Male), Some(30), false),
            ("年龄：8月", None, Some(0), false),
            ("男:130-175 女:115-150", None, None, false),
            ("", None, None, false),
        ] {
            let patient = Patient::new(&super::super::glyph::Glyphs::new(text).plain(), None, None);
            assert_eq!((patient.sex, patient.age, patient.child), (sex, age, child), "{text}");
        }
    }

    #[test]
    fn two_sexes_are_as_good_as_none() {
        let folded: Vec<char> = "性别:女".chars().collect();
        assert_eq!(Patient::new(&folded, Some(Male), None).sex, None);
    }
}
