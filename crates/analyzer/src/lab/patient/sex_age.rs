//! Sex and age as reports write them.

use baihua_kb::Sex;

use super::find;

pub(super) fn written_sex(text: &[char]) -> Option<Sex> {
    let sex_of = |c: char| match c {
        '男' => Some(Sex::Male),
        '女' => Some(Sex::Female),
        _ => None,
    };
    if let Some(sex) = ticked(text) {
        return Some(sex);
    }
    if let Some(at) = find(text, "性别") {
        let rest: Vec<char> =
            text[at + 2..].iter().copied().skip_while(|c| matches!(c, ':' | '|' | ',')).take(2).collect();
        let letter = match rest.as_slice() {
            ['M' | 'm', next, ..] if !next.is_ascii_alphabetic() => Some(Sex::Male),
            ['F' | 'f', next, ..] if !next.is_ascii_alphabetic() => Some(Sex::Female),
            ['M' | 'm'] => Some(Sex::Male),
            ['F' | 'f'] => Some(Sex::Female),
            _ => None,
        };
        if let Some(sex) = rest.first().and_then(|&c| sex_of(c)).or(letter) {
            return Some(sex);
        }
    }
    // 男40岁, 49岁男性, 某女44岁, 黄先生, 董老太太.
    let mut found = None;
    for (at, &c) in text.iter().enumerate() {
        let Some(sex) = sex_of(c) else { continue };
        let rest = &text[at + 1..];
        let rest = rest.strip_prefix(&['性']).unwrap_or(rest);
        let rest =
            rest.iter().position(|c| !matches!(c, '|' | ',' | '，' | '、' | '/')).map_or(rest, |skip| &rest[skip..]);
        let digits = rest.iter().take_while(|c| c.is_ascii_digit()).count();
        let age_after = (1..=3).contains(&digits)
            && rest.get(digits).is_none_or(|&c| matches!(c, '岁' | '周' | '门' | '住' | '|' | 'Y' | 'y'));
        let age_before = at > 0
            && (text[at - 1] == '岁'
                || text[..at].ends_with(&['周', '岁'])
                || text[..at].ends_with(&['岁', ','])
                || text[..at].ends_with(&['岁', '，']));
        if age_after || age_before {
            match found {
                Some(other) if other != sex => return None,
                _ => found = Some(sex),
            }
        }
    }
    found.or_else(|| {
        let title = |words: &[&str]| words.iter().any(|word| find(text, word).is_some());
        match (
            title(&["先生", "我爸", "老公", "爷爷", "父亲"]),
            title(&["女士", "太太", "小姐", "奶奶", "我妈", "母亲", "孕妇"]),
        ) {
            (true, false) => Some(Sex::Male),
            (false, true) => Some(Sex::Female),
            _ => english(text).0,
        }
    })
}

pub(super) fn written_age(text: &[char]) -> Option<u8> {
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
            && !is_span(text, at)
        {
            return Some(age);
        }
    }
    // 8个月, 20天大: an infant, if no year is told.
    let young = text.contains(&'儿');
    for (at, _) in text.iter().enumerate().filter(|(_, c)| **c == '月' || **c == '天') {
        let month = at > 1 && text[at] == '月' && text[at - 1] == '个';
        let from = if month { at - 1 } else { at };
        let told = month
            && (young
                || text[..from]
                    .iter()
                    .rev()
                    .skip_while(|c| c.is_ascii_digit())
                    .find(|c| **c != '|')
                    .is_some_and(|c| matches!(c, '男' | '女')))
            || text[at] == '天' && text.get(at + 1) == Some(&'大');
        if told && let Some(months) = number_before(from) {
            return Some(if month { months / 12 } else { 0 });
        }
    }
    if let Some(age) = labelled_age(text) {
        return Some(age);
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

/// 年龄：62, 年龄：8月 of an infant; 血管年龄 is another thing, and 年龄 20-79 is what a range is for.
fn labelled_age(text: &[char]) -> Option<u8> {
    const WORD: [char; 2] = ['年', '龄'];
    text.windows(WORD.len()).enumerate().filter(|(_, window)| *window == WORD).find_map(|(at, _)| {
        let before: String = text[at.saturating_sub(2)..at].iter().collect();
        if NOT_OF_THE_PERSON.iter().any(|word| before.ends_with(word)) {
            return None;
        }
        let rest = &text[at + WORD.len()..];
        let rest = &rest[rest.iter().take_while(|c| matches!(c, ':' | '|' | ',')).count()..];
        let digits: String = rest.iter().take_while(|c| c.is_ascii_digit()).take(3).collect();
        let age = digits.parse::<u8>().ok().filter(|&age| age <= 120)?;
        match rest.get(digits.len()) {
            // 年龄：8月, 年龄：20天: an infant.
            Some('月' | '天' | '日' | '个') => Some(0),
            Some('-' | '~' | '至') => None,
            _ => Some(age),
        }
    })
}

/// What stands before 年龄 where it is not the age of the person.
const NOT_OF_THE_PERSON: [&str; 10] = ["血管", "生理", "身体", "生物", "参考", "适用", "骨", "肺", "体", "脑"];

/// 20-49岁: the ages a range is for.
fn is_span(text: &[char], at: usize) -> bool {
    let before = text[..at].iter().rev().find(|c| !c.is_ascii_digit());
    before.is_some_and(|c| matches!(c, '-' | '~' | '至' | '>' | '<' | '≥' | '≤'))
        || text.get(at + 1).is_some_and(|c| matches!(c, '-' | '~' | '以' | '至'))
}

/// `Sex: F Age: 34`, `34Y F`, `F/34`: sex and age in English reports.
pub(super) fn english(text: &[char]) -> (Option<Sex>, Option<u8>) {
    let (mut upper, mut begins) = (Vec::with_capacity(text.len()), Vec::with_capacity(text.len()));
    let mut blank = true;
    for &c in text {
        if c != ' ' {
            upper.push(c.to_ascii_uppercase());
            begins.push(blank);
        }
        blank = c == ' ';
    }
    // The word stands alone: no Page, Stage or Dosage.
    let after = |word: &'static str| {
        let length = word.len();
        let is_letter = |at: usize| upper.get(at).is_some_and(char::is_ascii_alphabetic);
        let parted = |at: usize| begins.get(at).is_none_or(|&begins| begins);
        let upper = &upper;
        let begins = &begins;
        (0..upper.len().saturating_sub(length)).filter_map(move |at| {
            let told =
                word.chars().zip(&upper[at..]).all(|(a, &b)| a == b) && !begins[at + 1..at + length].contains(&true);
            let alone = told
                && (parted(at) || !at.checked_sub(1).is_some_and(is_letter))
                && (parted(at + length) || !is_letter(at + length));
            alone.then(|| {
                let rest = &upper[at + length..];
                let skip = rest.iter().take_while(|c| matches!(c, ':' | '|' | '.' | '-')).count();
                &rest[skip..]
            })
        })
    };
    let letter = |rest: &[char]| match rest {
        ['F', 'E', 'M', ..] => Some(Sex::Female),
        ['M', 'A', 'L', ..] => Some(Sex::Male),
        ['F', next, ..] if !next.is_ascii_lowercase() => Some(Sex::Female),
        ['F'] => Some(Sex::Female),
        ['M', next, ..] if !next.is_ascii_lowercase() => Some(Sex::Male),
        ['M'] => Some(Sex::Male),
        _ => None,
    };
    let number = |rest: &[char]| {
        let digits: String = rest.iter().take_while(|c| c.is_ascii_digit()).take(4).collect();
        digits.parse::<u8>().ok().filter(|&age| age <= 120)
    };
    // Age 20-79 is whom a range is for.
    let own = |rest: &[char]| {
        let digits = rest.iter().take_while(|c| c.is_ascii_digit()).count();
        number(rest).filter(|_| !matches!(rest.get(digits), Some('-' | '~' | '.' | '+')))
    };
    let mut sex = after("SEX").find_map(letter).or_else(|| after("GENDER").find_map(letter));
    let mut age = after("AGE").find_map(own);
    for at in 0..upper.len() {
        if let Some((years, rest)) = years_old(&upper, at) {
            age = age.or(Some(years));
            sex = sex.or(letter(rest));
        }
        // 34Y F, F/34, 34Y
        if upper[at] == 'Y' && at >= 2 && upper[at - 1].is_ascii_digit() && upper[at - 2].is_ascii_digit() {
            let free = upper.get(at + 1).is_none_or(|c| !c.is_ascii_alphabetic() || matches!(c, 'F' | 'M' | 'O' | 'R'));
            if free && (at == 2 || !matches!(upper[at - 3], '0'..='9' | '.' | '-' | '/')) {
                age = age.or(number(&upper[at - 2..]));
                let rest = &upper[at + 1..];
                let skip = rest.iter().take_while(|c| matches!(c, '|' | '/' | ',' | '，')).count();
                if matches!(rest.get(skip + 1), None | Some('|' | ',' | '/' | ')' | '\n')) {
                    sex = sex.or(letter(&rest[skip..]));
                }
            }
        }
        if upper[at] == '/'
            && at >= 1
            && matches!(upper[at - 1], 'F' | 'M')
            && at.checked_sub(2).is_none_or(|before| !upper[before].is_ascii_alphanumeric())
            && let Some(found) = number(&upper[at + 1..]).filter(|&age| age >= 10)
        {
            age = age.or(Some(found));
            sex = sex.or(letter(&upper[at - 1..at]));
        }
    }
    (sex, age)
}

/// 63-YEAR-OLD FEMALE, 63Y/OMALE: the age at `at`, and what stands behind.
fn years_old(upper: &[char], at: usize) -> Option<(u8, &[char])> {
    const WORDS: [&str; 6] = ["YEAR-OLD", "YEARS-OLD", "YEAROLD", "YEARSOLD", "Y/O", "YO"];
    let starts = at == 0 || !upper[at - 1].is_ascii_digit();
    let digits = upper[at..].iter().take(4).take_while(|c| c.is_ascii_digit()).count();
    if !starts || !(1..=3).contains(&digits) {
        return None;
    }
    let behind = &upper[at + digits..];
    let behind = behind.strip_prefix(&['-']).unwrap_or(behind);
    let rest = WORDS.iter().find_map(|word| {
        let length = word.len();
        (behind.len() >= length && word.chars().zip(behind).all(|(a, &b)| a == b)).then(|| &behind[length..])
    })?;
    let age = upper[at..at + digits].iter().collect::<String>().parse::<u8>().ok()?;
    let rest = rest.strip_prefix(&['-']).unwrap_or(rest);
    (age <= 120).then_some((age, rest))
}

/// 男 □ 女 ☑: the ticked box.
fn ticked(text: &[char]) -> Option<Sex> {
    let is_tick = |c: char| matches!(c, '☑' | '☒' | '✓' | '✔' | '√' | '■');
    text.iter().enumerate().find_map(|(at, &c)| {
        let sex = match c {
            '男' => Sex::Male,
            '女' => Sex::Female,
            _ => return None,
        };
        let boxed = |c: &char| is_tick(*c) || matches!(c, '□' | '☐' | '○');
        let behind = text.get(at + 1).filter(|c| boxed(c));
        let before = at.checked_sub(1).and_then(|at| text.get(at)).filter(|c| boxed(c));
        // 男□女☑ has the boxes behind, □男☑女 before.
        let first_is_box = text[..at].iter().rev().take(4).any(boxed) && behind.is_none();
        let own = if first_is_box { before } else { behind };
        own.filter(|c| is_tick(**c)).map(|_| sex)
    })
}
