//! Numbers as they are printed, typed and misread. A number is read whole or not at all: what cannot be read is said to be
//! unreadable and never cut short.

use rust_decimal::Decimal;

use super::page::{Gap, Glyph, Page, is_han};

/// A number that stands in a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Number {
    pub(crate) number: Decimal,
    /// As printed, in half-width characters, misread digits put right.
    pub(crate) text: String,
    /// Letters were read as digits, or a mark as the point: to be believed only where the result is possible.
    pub(crate) repaired: bool,
    /// Letters were read as digits, and where.
    pub(crate) guess: Option<Guess>,
    /// Written with 万 or 千: cells per microlitre where no unit says otherwise.
    pub(crate) thousands: bool,
    /// `01`, `002`: a code or a place in a list.
    pub(crate) code: bool,
}

/// Where a number holds a letter that was read as a digit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Guess {
    /// Digits stand on both sides: 9l.2.
    Within,
    /// At one end, where it may be a mark or a unit as well: 8l, l7.
    AtEnd,
}

/// More digits than any result has.
const LONGEST: usize = 16;

/// What stands where a number begins.
pub(crate) enum Read {
    Number(Number, usize),
    /// Digits that make no number, up to the glyph given.
    Garbled(usize),
}

/// Reads the number that starts at glyph `at`.
pub(crate) fn number(page: &Page, at: usize) -> Option<Read> {
    let glyphs = &page.glyphs;
    let first = glyphs.get(at)?;
    // ■.3: the digit before the point was not read.
    let pointed =
        at > 1 && first.gap == Gap::None && glyphs[at - 1].character == '.' && glyphs[at - 1].gap == Gap::None;
    if pointed
        && first.character.is_ascii_digit()
        && (!glyphs[at - 2].character.is_alphanumeric() || is_lone_letter(glyphs, at - 2))
    {
        return Some(Read::Garbled(behind_garbled(glyphs, at)));
    }
    let is_exponent = at > 0 && first.gap == Gap::None && glyphs[at - 1].character == '^';
    if first.raised || is_exponent || !(first.character.is_ascii_digit() || starts_misread(glyphs, at)) {
        return None;
    }
    let mut text = String::new();
    let mut repaired = false;
    let mut points = 0;
    let mut letters: Vec<usize> = Vec::new();
    let mut end = at;
    while let Some(glyph) = glyphs.get(end) {
        if text.len() > LONGEST {
            return Some(Read::Garbled(behind_garbled(glyphs, end)));
        }
        if end > at && glyph.gap != Gap::None && !is_broken_point(glyphs, end) {
            break;
        }
        if glyph.raised {
            break;
        }
        repaired |= end > at && glyph.gap != Gap::None;
        match glyph.character {
            c @ '0'..='9' => text.push(c),
            '.' if digit_or_letter_behind(glyphs, end) => {
                points += 1;
                text.push('.');
            }
            '·' | ':' if is_misread_point(glyphs, at, end) => {
                points += 1;
                repaired = true;
                text.push('.');
            }
            ',' => match comma(page, at, end) {
                Comma::Groups => {}
                Comma::Point => {
                    points += 1;
                    text.push('.');
                }
                // 14,72 in a report that prints points: a point misread, or two numbers.
                Comma::Divides if is_misread_comma(page, at, end) => {
                    return Some(Read::Garbled(behind_garbled(glyphs, end + 1)));
                }
                Comma::Divides => break,
            },
            '，' if is_wide_point(page, at, end) => {
                points += 1;
                text.push('.');
            }
            c => match misread(c).filter(|_| belongs(glyphs, at, end)) {
                Some(digit) => {
                    repaired = true;
                    letters.push(end);
                    text.push(digit);
                }
                None => break,
            },
        }
        end += 1;
    }
    // `1.` above `73`: a line break within the number.
    let broken = glyphs.get(end).is_some_and(|glyph| glyph.gap == Gap::None && glyph.character == '.')
        && glyphs.get(end + 1).is_some_and(|next| next.gap == Gap::Line && next.character.is_ascii_digit())
        && at.checked_sub(1).is_some_and(|before| glyphs[before].line == glyphs[at].line);
    if broken {
        return Some(Read::Garbled(behind_garbled(glyphs, end + 1)));
    }
    if page.spaced_out && is_torn(glyphs, end) {
        return Some(Read::Garbled(behind_torn(glyphs, end)));
    }
    // 4..1: two points, and nobody can tell what stood between them.
    let doubled = [end, end + 1].iter().all(|&at| {
        glyphs.get(at).is_some_and(|glyph| glyph.gap == Gap::None && matches!(glyph.character, '.' | ',' | '·'))
    });
    if doubled && glyphs.get(end + 2).is_some_and(|glyph| glyph.gap == Gap::None && glyph.character.is_ascii_digit()) {
        return Some(Read::Garbled(behind_garbled(glyphs, end + 2)));
    }
    if points > 1 || is_run_on(glyphs, end, &text) {
        return Some(Read::Garbled(behind_garbled(glyphs, end)));
    }
    let Ok(value) = text.parse() else { return Some(Read::Garbled(behind_garbled(glyphs, end))) };
    let code = text.len() > 1 && text.starts_with('0') && !text.contains('.');
    let guess =
        letters.last().map(|&last| if letters[0] == at || last + 1 == end { Guess::AtEnd } else { Guess::Within });
    let mut number = Number { number: value, text, repaired, guess, thousands: false, code };
    if let Some(behind) = myriads(page, &mut number, at, end) {
        end = behind;
    }
    Some(Read::Number(number, end))
}

/// `l2.6`, `O.6`, `I18`: a letter that scanners read for a digit, before digits.
fn starts_misread(glyphs: &[Glyph], at: usize) -> bool {
    let next = |ahead: usize| {
        glyphs.get(at + ahead).filter(|glyph| glyph.gap == Gap::None).map_or(' ', |glyph| glyph.character)
    };
    match glyphs[at].character {
        'l' | 'I' | '|' => {
            let tail = [next(1), next(2)];
            let digits = tail[0].is_ascii_digit() || tail[0] == '.' && tail[1].is_ascii_digit();
            digits || matches!(tail[0], 'O' | 'o' | 'l' | 'I') && (tail[1].is_ascii_digit() || tail[1] == '.')
        }
        'O' | 'o' => {
            let digit = |c: char| c.is_ascii_digit() || matches!(c, 'O' | 'o');
            next(1) == '.' && digit(next(2)) && (next(2).is_ascii_digit() || next(3).is_ascii_digit())
        }
        _ => false,
    }
}

/// S.6, B.5: a letter by itself where the digit before the point should stand. Behind other letters it ends a word: No.6.
fn is_lone_letter(glyphs: &[Glyph], at: usize) -> bool {
    let before = at.checked_sub(1).filter(|_| glyphs[at].gap == Gap::None).map(|at| glyphs[at].character);
    misread(glyphs[at].character).is_some() && before.is_none_or(|c| !c.is_ascii_alphanumeric())
}

fn misread(c: char) -> Option<char> {
    match c {
        'l' | 'I' | '|' => Some('1'),
        'O' | 'o' => Some('0'),
        'S' => Some('5'),
        'B' => Some('8'),
        _ => None,
    }
}

/// Whether the letter at `at` belongs to the number that starts at `start`, and not to a unit, mark or word behind it.
fn belongs(glyphs: &[Glyph], start: usize, at: usize) -> bool {
    if at == start {
        return true;
    }
    let ahead = |by: usize| glyphs.get(at + by).filter(|glyph| glyph.gap == Gap::None).map(|glyph| glyph.character);
    let c = glyphs[at].character;
    let followed = match ahead(1) {
        None => true,
        Some(next) => next.is_ascii_digit() || next == '.' || !next.is_ascii_alphanumeric() && next != '/',
    };
    match c {
        // 9Og/L: a zero before its unit. 100IU/L: no digit.
        'O' | 'o' => {
            followed
                || ahead(1)
                    .is_some_and(|next| misread(next).is_some() || matches!(next, 'g' | 'm' | 'U' | 'u' | 'f' | 'p'))
        }
        // No unit begins with l; IU/L begins with I.
        'l' => true,
        'I' | '|' => followed || ahead(1).is_some_and(|next| next != 'U'),
        // Letters that begin words as well count only where a decimal stands.
        'S' | 'B' => {
            let after_point = glyphs.get(start..at).unwrap_or_default().iter().any(|glyph| glyph.character == '.');
            after_point && ahead(1).is_none_or(|next| next.is_ascii_digit())
                || ahead(1).is_some_and(|next| next.is_ascii_digit())
        }
        _ => false,
    }
}

fn digit_or_letter_behind(glyphs: &[Glyph], point: usize) -> bool {
    let Some(next) = glyphs.get(point + 1) else { return false };
    let digit = next.character.is_ascii_digit();
    match next.gap {
        Gap::None => digit || misread(next.character).is_some(),
        // `6. 8`; `1. 白细胞` is a place in a list.
        Gap::Space => digit && glyphs.get(point + 2).is_none_or(|g| g.gap != Gap::None || g.character != '.'),
        _ => false,
    }
}

/// `6. 8`, `6 .8`, `6 . 8`: a blank beside the point, or one on both sides.
fn is_broken_point(glyphs: &[Glyph], at: usize) -> bool {
    if glyphs[at].gap != Gap::Space {
        return false;
    }
    let glued = |at: usize| glyphs.get(at).filter(|glyph| glyph.gap == Gap::None).map(|glyph| glyph.character);
    let after_point = glyphs[at - 1].character == '.' && glyphs[at].character.is_ascii_digit();
    let digit_behind = glyphs.get(at + 1).is_some_and(|next| next.gap <= Gap::Space && next.character.is_ascii_digit());
    let at_point = glyphs[at].character == '.' && digit_behind;
    let short = (1..=3).find(|&ahead| !glued(at + ahead).is_some_and(|c| c.is_ascii_digit())).is_some();
    (after_point || at_point) && short
}

/// `6·8`, and `6:8` where it is neither an hour nor a ratio.
fn is_misread_point(glyphs: &[Glyph], start: usize, at: usize) -> bool {
    let digit =
        |at: usize| glyphs.get(at).is_some_and(|glyph| glyph.gap == Gap::None && glyph.character.is_ascii_digit());
    if !digit(at + 1) {
        return false;
    }
    glyphs[at].character == '·' || at - start <= 2 && !digit(at + 2)
}

enum Comma {
    Groups,
    Point,
    Divides,
}

/// A half-width comma groups thousands before exactly three digits; it is the point in reports that print no point.
fn comma(page: &Page, start: usize, at: usize) -> Comma {
    let digits =
        page.glyphs[at + 1..].iter().take_while(|g| g.gap == Gap::None && g.character.is_ascii_digit()).count();
    let before = at - start;
    let pointed =
        page.glyphs.get(start..at).unwrap_or_default().iter().any(|glyph| matches!(glyph.character, '.' | ','));
    let grouped = page.glyphs.get(start..at).unwrap_or_default().iter().any(|glyph| glyph.character == ',');
    // 0,356 groups no thousands.
    let below_one = before == 1 && page.glyphs[start].character == '0';
    match digits {
        1..=3 if below_one => Comma::Point,
        3 if (1..=3).contains(&before) || grouped => Comma::Groups,
        1 | 2 if page.decimal_comma && !pointed => Comma::Point,
        _ => Comma::Divides,
    }
}

/// `14,72` and then no digit and no further comma.
fn is_misread_comma(page: &Page, start: usize, at: usize) -> bool {
    let glued = |at: usize| page.glyphs.get(at).filter(|glyph| glyph.gap == Gap::None).map(|glyph| glyph.character);
    let whole = page.glyphs[start..at].iter().all(|glyph| glyph.character.is_ascii_digit());
    let digits = (at + 1..at + 4).take_while(|&n| glued(n).is_some_and(|c| c.is_ascii_digit())).count();
    let listed = matches!(glued(at + 1 + digits), Some(',' | '、' | '，' | '.'));
    let row = page.glyphs.get(at + 1 + digits).is_none_or(|next| next.gap != Gap::None);
    whole && at - start <= 3 && (1..=2).contains(&digits) && !listed && row
}

/// `3，5`: the Chinese comma as the point, in reports whose ranges are printed so.
fn is_wide_point(page: &Page, start: usize, at: usize) -> bool {
    let digits =
        page.glyphs[at + 1..].iter().take_while(|g| g.gap == Gap::None && g.character.is_ascii_digit()).count();
    let pointed =
        page.glyphs.get(start..at).unwrap_or_default().iter().any(|glyph| matches!(glyph.character, '.' | ',' | '，'));
    page.wide_decimal_comma && (1..=2).contains(&digits) && !pointed
}

/// `2 89`, `6, 25`, `71,` above `4`: in a text with blanks where none were printed, what follows may be the rest of the number.
fn is_torn(glyphs: &[Glyph], end: usize) -> bool {
    let comma = glyphs.get(end).is_some_and(|glyph| glyph.gap == Gap::None && matches!(glyph.character, ',' | '，'));
    let Some(next) = glyphs.get(end + usize::from(comma)) else { return false };
    let blank = next.gap == Gap::Space || comma && next.gap == Gap::Line;
    blank && next.character.is_ascii_digit() && (comma || !is_power_of_ten(glyphs, end))
}

/// 8 10^9/L, 8 10⁹/L: the ten begins the unit.
fn is_power_of_ten(glyphs: &[Glyph], at: usize) -> bool {
    let glued = |at: usize| glyphs.get(at).filter(|glyph| glyph.gap == Gap::None);
    glyphs.get(at).is_some_and(|glyph| glyph.character == '1')
        && glued(at + 1).is_some_and(|glyph| glyph.character == '0')
        && glued(at + 2).is_some_and(|glyph| glyph.character == '^' || glyph.raised)
}

/// Behind all parts of a torn number.
fn behind_torn(glyphs: &[Glyph], mut end: usize) -> usize {
    // 4 5 . 1
    let goes_on_at_point = |end: usize| {
        let near = |at: usize| glyphs.get(at).filter(|glyph| glyph.gap <= Gap::Space).map(|glyph| glyph.character);
        near(end) == Some('.') && near(end + 1).is_some_and(|c| c.is_ascii_digit())
    };
    while is_torn(glyphs, end) || goes_on_at_point(end) {
        end += usize::from(!glyphs[end].character.is_ascii_digit());
        let digits = glyphs[end + 1..]
            .iter()
            .take_while(|glyph| glyph.gap == Gap::None && (glyph.character.is_ascii_digit() || glyph.character == '.'));
        end += 1 + digits.count();
    }
    end
}

/// `0.610^9/L`: value and unit run together, and nobody can tell where.
fn is_run_on(glyphs: &[Glyph], end: usize, text: &str) -> bool {
    let glued = |at: usize| glyphs.get(at).filter(|glyph| glyph.gap == Gap::None);
    let Some(next) = glued(end) else { return false };
    if next.raised {
        return true;
    }
    let power = matches!(next.character, '^' | 'E' | 'e')
        || next.character == '*' && glued(end + 1).is_some_and(|g| g.character == '9' || g.character == '3');
    // 10^9/L and 10E9/L are units; 1.4E5 and 1e400 are no numbers that a result has.
    power && text != "10" && glued(end + 1).is_some_and(|glyph| glyph.character.is_ascii_digit())
}

fn behind_garbled(glyphs: &[Glyph], from: usize) -> usize {
    let rest = glyphs[from..].iter().take_while(|glyph| {
        glyph.gap == Gap::None && (glyph.character.is_ascii_digit() || matches!(glyph.character, '.' | '-' | '~' | '^'))
    });
    from + rest.count()
}

/// 2万8, 8万, 3千, 28千: what people say.
fn myriads(page: &Page, number: &mut Number, start: usize, end: usize) -> Option<usize> {
    let factor = |c: char| match c {
        '万' | '萬' | 'w' | 'W' => Some(10_000),
        '千' => Some(1_000),
        _ => None,
    };
    let glued = |at: usize| page.glyphs.get(at).filter(|glyph| glyph.gap <= Gap::Space).map(|glyph| glyph.character);
    let unit = factor(glued(end)?)?;
    // 万/μL is a unit.
    if matches!(glued(end + 1), Some('/' | '个' | '元' | '美' | '卡')) {
        return None;
    }
    let mut total = number.number.checked_mul(Decimal::from(unit))?;
    let mut last = end + 1;
    if let Some(digit) = glued(last).and_then(|c| c.to_digit(10))
        && page.glyphs[last].gap == Gap::None
        && !glued(last + 1).is_some_and(|c| c.is_ascii_digit() || c == '.')
    {
        let rest = glued(last + 1).and_then(factor).filter(|&rest| rest < unit);
        total = total.checked_add(Decimal::from(digit).checked_mul(Decimal::from(rest.unwrap_or(unit / 10)))?)?;
        last += 1 + usize::from(rest.is_some());
    }
    number.number = total;
    number.thousands = true;
    number.text = page.text(start, last);
    Some(last)
}

/// 二十三, 六点九, 一千二, 三万: a number in words, as people tell it. `None` for a word that only begins like one.
pub(crate) fn spelled(glyphs: &[Glyph], at: usize) -> Option<(Number, usize)> {
    let part = |at: usize| {
        let glyph = glyphs.get(at)?;
        let word = digit_word(glyph.character).is_some() || matches!(glyph.character, '十' | '百' | '千' | '万' | '点');
        word.then_some(glyph.character)
    };
    let glued = |n: &usize| *n == at || glyphs.get(*n).is_some_and(|glyph| glyph.gap == Gap::None);
    let words: Vec<char> = (at..at + LONGEST).take_while(glued).map_while(part).collect();
    let end = at + words.len();
    let next = glyphs.get(end).filter(|glyph| glyph.gap == Gap::None).map(|glyph| glyph.character);
    // 五点二血小板…, 四十七单子上写的是…: spoken words run on; what is counted (四十七岁) is no value.
    let whole = words.len() > 1 && words.iter().any(|c| matches!(c, '点' | '十' | '百' | '千'));
    let runs_on = |c: char| whole && !"岁天日号项次周个年月张人分小时种例支瓶片度级期代页米斤".contains(c);
    // 百, 千, 万 alone are parts of other words: 中性粒细胞百⏎分比.
    if matches!(words.as_slice(), [] | ['百' | '千' | '万' | '点'])
        || next.is_some_and(|c| is_han(c) && !"了克多左呢啊吧".contains(c) && !runs_on(c))
    {
        return None;
    }
    let (value, thousands) = value_of(&words)?;
    let text = value.normalize().to_string();
    Some((Number { number: value, text, repaired: false, guess: None, thousands, code: false }, end))
}

fn digit_word(c: char) -> Option<u32> {
    let digits = "零一二三四五六七八九";
    match c {
        '〇' => Some(0),
        '两' => Some(2),
        c => digits.chars().position(|digit| digit == c).and_then(|at| u32::try_from(at).ok()),
    }
}

/// The value of a number in words, and whether it was told in 万.
fn value_of(words: &[char]) -> Option<(Decimal, bool)> {
    let point = words.iter().position(|&c| c == '点');
    let (whole, fraction) = point.map_or((words, &[][..]), |at| (&words[..at], &words[at + 1..]));
    if whole.is_empty() || point.is_some() && fraction.is_empty() {
        return None;
    }
    let (mut total, mut section, mut digit, mut unit) = (0_u32, 0_u32, None, 1_u32);
    for &c in whole {
        let times = match c {
            '十' => 10,
            '百' => 100,
            '千' => 1_000,
            '万' => 10_000,
            c => {
                // 二三: two digits without their units are no number.
                if digit.is_some_and(|digit| digit > 0) {
                    return None;
                }
                digit = digit_word(c);
                // 一千零二: not twelve hundred.
                unit = if digit == Some(0) { 1 } else { unit };
                continue;
            }
        };
        let own = digit.take();
        if times == 10_000 {
            total = (section + own.unwrap_or(0)).checked_mul(times)?;
            section = 0;
        } else {
            section = section.checked_add(own.unwrap_or(1).checked_mul(times)?)?;
        }
        unit = times;
    }
    // 一千二 is twelve hundred, 二十三 is twenty-three.
    let last = digit.unwrap_or(0).checked_mul(if unit >= 100 { unit / 10 } else { 1 })?;
    let whole = total.checked_add(section)?.checked_add(last)?;
    let mut value = Decimal::from(whole);
    let mut scale = 0;
    for &c in fraction {
        scale += 1;
        value = value.checked_add(Decimal::new(i64::from(digit_word(c)?), scale))?;
    }
    // Cells are told per microlitre: 一千二, 三万.
    Some((value, words.contains(&'万') || words.contains(&'千')))
}
