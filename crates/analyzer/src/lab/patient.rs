//! What a report says about the person, as far as built-in ranges depend on it.

use baihua_kb::Sex;

/// The person a report is about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Patient {
    pub(crate) sex: Option<Sex>,
    /// Full years.
    pub(crate) age: Option<u8>,
    /// The report comes from a children's ward or speaks of a child.
    pub(crate) child: bool,
    /// 女 成人: the report calls the patient grown up, with whatever age.
    pub(crate) grown_up: bool,
    /// The patient is under one year of age.
    pub(crate) infant: bool,
    /// The report speaks of a pregnancy, and the patient is not known to be a man.
    pub(crate) pregnant: bool,
    /// The blood is from a fingertip or heel.
    pub(crate) peripheral: bool,
    /// The patient lives at high altitude.
    pub(crate) highland: bool,
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
        let written_age = written_age(text).or_else(|| english(text).1);
        let whole: String = text.iter().collect();
        let has = |words: &[&str]| words.iter().any(|word| whole.contains(word));
        // 新生儿170-200 is for whom a range is.
        let speaks_of = |words: &[&str]| {
            words
                .iter()
                .any(|word| whole.match_indices(word).any(|(at, _)| !is_before_range(&whole[at + word.len()..])))
        };
        // 女 30岁 喂养婴儿中: the child is another person where a grown-up's age is printed.
        let grown = written_age.is_some_and(|age| age >= 18);
        let child = speaks_of(&CHILD) && !grown;
        let newborn = speaks_of(&NEWBORN) && !grown || written_age == Some(0);
        let (sex, written_age, age) = match relative(&whole) {
            // 男30岁 我女儿: sex and age are those of the one who asks.
            Some(of) if of.is_none_or(|of| sex.is_some_and(|sex| sex != of)) => {
                (of.filter(|_| sex.is_none()), None, None)
            }
            _ => (sex, written_age, age),
        };
        // An age that the text contradicts is as good as none; a child in the text goes before what the caller said.
        let age = match (age, written_age) {
            (Some(said), Some(written)) if said.abs_diff(written) > 1 => {
                if written < 18 {
                    Some(written)
                } else {
                    None
                }
            }
            (Some(said), None) if child && said >= 18 => None,
            (said, written) => said.or(written),
        };
        let expecting = is_expecting(&whole) || pregnant_weeks(text);
        Patient {
            sex,
            age,
            child,
            grown_up: !child && is_called_grown_up(text),
            infant: newborn || age == Some(0),
            pregnant: expecting && sex != Some(Sex::Male),
            peripheral: has(&["末梢血", "指尖血", "指血", "足跟血", "毛细血管血"]),
            highland: has(&["拉萨", "高原", "西藏", "那曲", "日喀则", "玉树", "阿里地区"]),
        }
    }

    /// Whether the patient is known to be a child.
    pub(crate) fn is_child(self) -> bool {
        self.age.map_or(self.child, |age| age < 18)
    }

    /// Whether the patient is known to be grown up.
    pub(crate) fn is_adult(self) -> bool {
        self.age.is_some_and(|age| age >= 18)
    }

    /// The age for which a built-in range may be used; `None` where none may.
    pub(crate) fn adult_age(self) -> Option<u8> {
        if self.pregnant || (self.child && self.age.is_none()) {
            return None;
        }
        self.age.filter(|&age| age >= 18)
    }
}

const CHILD: [&str; 11] =
    ["患儿", "新生儿", "婴儿", "儿科", "儿童医院", "小儿", "幼儿", "儿保", "月龄", "日龄", "宝宝"];
const NEWBORN: [&str; 4] = ["新生儿", "婴儿", "月龄", "日龄"];
/// Words that tell a pregnancy.
const PREGNANT: [&str; 35] = [
    "孕妇",
    "妊娠",
    "孕周",
    "产科",
    "产前",
    "孕期",
    "早孕",
    "中孕",
    "晚孕",
    "怀孕",
    "孕早期",
    "孕中期",
    "孕晚期",
    "产检",
    "孕检",
    "待产",
    "产妇",
    "产后",
    "胎儿",
    "胎心",
    "胎动",
    "胎位",
    "双胎",
    "单胎",
    "临产",
    "分娩",
    "周孕",
    "Pregnan",
    "pregnan",
    "PREGNAN",
    "G1P",
    "G2P",
    "G3P",
    "gestation",
    "孕产",
];
/// Words that hold one of these and tell none.
const NOT_PREGNANT: [&str; 24] = [
    "甲胎蛋白",
    "胎儿血红蛋白",
    "胎儿Hb",
    "癌胚",
    "妇产科",
    "产科医院",
    "否认妊娠",
    "否认怀孕",
    "未妊娠",
    "非妊娠",
    "排除妊娠",
    "未怀孕",
    "没怀孕",
    "没有怀孕",
    "无妊娠",
    "非孕妇",
    "是否妊娠",
    "是否怀孕",
    "妊娠:否",
    "怀孕:否",
    "妊娠试验",
    "妊娠史",
    "非怀孕",
    "孕产史",
];

/// Whether the text tells a pregnancy; in 甲胎蛋白 and 否认妊娠 nothing is told.
fn is_expecting(whole: &str) -> bool {
    let mut text = whole.to_owned();
    for word in NOT_PREGNANT {
        if text.contains(word) {
            text = text.replace(word, "|");
        }
    }
    // 孕妇≥110 is for whom a limit is.
    let speaks_of = |word: &&str| text.match_indices(*word).any(|(at, _)| !is_before_range(&text[at + word.len()..]));
    PREGNANT.iter().any(speaks_of) || text.split("停经").skip(1).any(counts_weeks)
}

/// 停经12周, 停经40天, 停经38+2: a pregnancy is counted so; years are the change of life.
fn counts_weeks(behind: &str) -> bool {
    let number = behind.chars().take_while(|c| c.is_ascii_digit() || "一二三四五六七八九十余".contains(*c)).count();
    number > 0 && behind.chars().nth(number).is_some_and(|c| matches!(c, '周' | '天' | '日' | '+' | '个' | '月'))
}

/// 我女儿, 我的儿子: the sex of the relative whose report is told, `Some(None)` where the word tells none.
fn relative(whole: &str) -> Option<Option<Sex>> {
    const RELATIVES: [(&str, Option<Sex>); 16] = [
        ("女儿", Some(Sex::Female)),
        ("闺女", Some(Sex::Female)),
        ("儿子", Some(Sex::Male)),
        ("老婆", Some(Sex::Female)),
        ("妻子", Some(Sex::Female)),
        ("老公", Some(Sex::Male)),
        ("丈夫", Some(Sex::Male)),
        ("妈", Some(Sex::Female)),
        ("母亲", Some(Sex::Female)),
        ("爸", Some(Sex::Male)),
        ("父亲", Some(Sex::Male)),
        ("爷爷", Some(Sex::Male)),
        ("奶奶", Some(Sex::Female)),
        ("外公", Some(Sex::Male)),
        ("外婆", Some(Sex::Female)),
        ("弟弟", Some(Sex::Male)),
    ];
    whole.match_indices('我').find_map(|(at, own)| {
        let behind = &whole[at + own.len()..];
        let behind = behind.strip_prefix('的').or_else(|| behind.strip_prefix('家')).unwrap_or(behind);
        RELATIVES.iter().find(|(word, _)| behind.starts_with(word)).map(|(_, sex)| *sex)
    })
}

/// Whether `behind` begins with a range or a limit: 170-200, :≥5. A date (2025-06-02) and a count (38-39周, 2-3天, 12-3床) are none.
fn is_before_range(behind: &str) -> bool {
    const COUNTED: [char; 9] = ['周', '天', '日', '岁', '月', '床', '个', '+', '-'];
    let span = behind.trim_start_matches(['期', '早', '中', '晚', '者', '女', '性', ':', '|', '(']);
    let apart = behind[..behind.len() - span.len()].contains('|');
    if span.starts_with(['<', '>', '≤', '≥']) {
        return true;
    }
    let split = |text: &str| {
        let rest = text.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
        (text[..text.len() - rest.len()].to_owned(), rest.to_owned())
    };
    let (first, rest) = split(span);
    let Some(rest) = rest.strip_prefix(['-', '~']) else { return false };
    let (second, rest) = split(rest);
    let is_year = first.len() == 4 && !first.contains('.');
    // In a column or a line of its own 6-2 and 06-02 may be a day.
    let in_date = |number: &str, most: u8| number.parse::<u8>().is_ok_and(|number| (1..=most).contains(&number));
    let is_month = first.len() == 2 && first.starts_with('0');
    let is_day = apart && (is_month || in_date(&first, 12) && in_date(&second, 31));
    !first.is_empty() && !is_year && !is_day && !rest.starts_with(COUNTED)
}

/// 女|成人, 年龄:成人: the word by itself; before a number it tells for whom a range is.
fn is_called_grown_up(text: &[char]) -> bool {
    ["成人", "成年人", "成年"].iter().any(|word| {
        let word: Vec<char> = word.chars().collect();
        text.windows(word.len()).enumerate().any(|(at, window)| {
            let begins = at
                .checked_sub(1)
                .is_none_or(|before| matches!(text[before], '|' | ':' | '，' | ',' | '(' | '男' | '女' | '性'));
            let mut behind = text[at + word.len()..].iter();
            let next = behind.next();
            let ends = next.is_none_or(|c| matches!(c, '|' | '，' | ',' | ')' | '。' | ';'));
            let range =
                behind.next().is_some_and(|c| c.is_ascii_digit() || matches!(c, '<' | '>' | '≤' | '≥' | '男' | '女'));
            window == word && begins && ends && !(next == Some(&'|') && range)
        })
    })
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

/// 孕28周, 孕十二周.
fn pregnant_weeks(text: &[char]) -> bool {
    text.iter().enumerate().any(|(at, &c)| {
        c == '孕' && text.get(at + 1).is_some_and(|c| c.is_ascii_digit() || "一二三四五六七八九十".contains(*c))
    })
}

/// `Sex: F Age: 34`, `34Y F`, `F/34`: sex and age in English reports.
fn english(text: &[char]) -> (Option<Sex>, Option<u8>) {
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

#[cfg(test)]
mod tests {
    use super::Patient;
    use baihua_kb::Sex::{Female, Male};

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
            let patient = Patient::new(&super::super::page::Page::new(text).plain(..), None, None);
            assert_eq!((patient.sex, patient.age, patient.child), (sex, age, child), "{text}");
        }
    }

    #[test]
    fn a_date_or_a_count_is_no_range() {
        let of = |text: &str| {
            let patient = Patient::new(&super::super::page::Page::new(text).plain(..), None, None);
            (patient.child, patient.infant, patient.pregnant)
        };
        for (text, expected) in [
            ("科室：儿科\n2025-06-02", (true, false, false)),
            ("科室：儿科\n06-02 08:30", (true, false, false)),
            ("儿科 12-3床", (true, false, false)),
            ("产科 | 2025-06-02", (false, false, true)),
            ("产科\t25-06-02", (false, false, true)),
            ("妊娠38-39周", (false, false, true)),
            ("妊娠38-39+2周", (false, false, true)),
            ("新生儿 2-3天", (true, true, false)),
            // For whom a range is.
            ("血红蛋白 130 新生儿170-200", (false, false, false)),
            ("血红蛋白 130 新生儿\t170-200", (false, false, false)),
            ("血红蛋白 130 孕妇≥110", (false, false, false)),
        ] {
            assert_eq!(of(text), expected, "{text}");
        }
    }

    #[test]
    fn two_sexes_are_as_good_as_none() {
        let folded: Vec<char> = "性别:女".chars().collect();
        assert_eq!(Patient::new(&folded, Some(Male), None).sex, None);
    }
}
