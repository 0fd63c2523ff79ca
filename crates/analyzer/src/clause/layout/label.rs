//! Labels: 第六条, （三）, 6.3.

use crate::clause::page::is_ideograph;

/// How a label numbers, whatever the number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Style {
    /// 第三章
    Chapter,
    /// 第六条
    Article,
    /// 一、
    Han,
    /// （一）
    HanInBrackets,
    /// 1.1.1
    Third,
    /// 1.1
    Second,
    /// 1、
    Number,
    /// （1）
    NumberInBrackets,
    /// 1）
    NumberBracket,
    /// ①
    Circled,
    /// a.
    Letter,
    /// ■
    Bullet,
}

pub(super) const HAN_DIGITS: &str = "一二三四五六七八九十";

pub(super) fn is_numeral(c: char) -> bool {
    HAN_DIGITS.contains(c) || matches!(c, '〇' | '零' | '百') || c.is_ascii_digit()
}

/// The label a line begins with, and its length in characters.
pub(crate) fn label(line: &[char]) -> Option<(Style, u32)> {
    let han = |c: char| "一二三四五六七八九十".contains(c);
    let number = |c: char| han(c) || "〇零百".contains(c) || c.is_ascii_digit();
    let run = |from: usize, most: usize, is: &dyn Fn(char) -> bool| {
        line[from.min(line.len())..].iter().take(most).take_while(|c| is(**c)).count()
    };
    let at = |place: usize| line.get(place).copied().unwrap_or('\0');
    let digits = |from: usize| run(from, 2, &|c| c.is_ascii_digit());
    match at(0) {
        '第' => {
            let length = run(1, 6, &number);
            if length == 0 {
                return None;
            }
            match at(1 + length) {
                '部' if at(2 + length) == '分' => Some((Style::Chapter, 3 + length as u32)),
                // 第一节课结束前: lessons are counted.
                '节' if at(2 + length) == '课' => None,
                '章' | '节' | '部' => Some((Style::Chapter, 2 + length as u32)),
                '条' if !"约规之的款".contains(at(2 + length)) => Some((Style::Article, 2 + length as u32)),
                _ => None,
            }
        }
        '（' => {
            let length = run(1, 3, &han);
            let (style, length) =
                if length > 0 { (Style::HanInBrackets, length) } else { (Style::NumberInBrackets, digits(1)) };
            if length == 0 || at(1 + length) != '）' {
                return None;
            }
            let more = u32::from(matches!(at(2 + length), '、' | '.'));
            Some((style, 2 + length as u32 + more))
        }
        c if han(c) => {
            let length = run(0, 3, &han);
            // 三、70岁以上 is a label, 三.5 is a number.
            let marked = at(length) == '、' || at(length) == '.' && !at(length + 1).is_ascii_digit();
            marked.then_some((Style::Han, length as u32 + 1))
        }
        c if c.is_ascii_digit() => {
            let first = digits(0);
            let mut end = first;
            let mut levels = 1;
            while levels < 4 && at(end) == '.' && at(end + 1).is_ascii_digit() {
                let next = digits(end + 1);
                if at(end + 1 + next).is_ascii_digit() {
                    break;
                }
                end += 1 + next;
                levels += 1;
            }
            match levels {
                1 => match at(first) {
                    '、' | '.' if !at(first + 1).is_ascii_digit() => Some((Style::Number, first as u32 + 1)),
                    // 1，乙方应当……, as typed by hand.
                    '，' if is_ideograph(at(first + 1)) => Some((Style::Number, first as u32 + 1)),
                    '）' => {
                        Some((Style::NumberBracket, first as u32 + 1 + u32::from(matches!(at(first + 1), '、' | '.'))))
                    }
                    _ => None,
                },
                _ if matches!(at(end), '%' | '元' | '‰') || at(end).is_ascii_digit() => None,
                _ => {
                    let more = u32::from(matches!(at(end), '、' | '.'));
                    Some((if levels == 2 { Style::Second } else { Style::Third }, end as u32 + more))
                }
            }
        }
        '①'..='⑳' | '⑴'..='⒇' | '㈠'..='㈩' => {
            Some((Style::Circled, 1 + u32::from(matches!(at(1), '、' | '.'))))
        }
        '□' | '■' | '●' | '◆' | '★' | '•' | '·' | '◇' | '○' | '▲' => Some((Style::Bullet, 1)),
        '-' if at(1) != '-' => Some((Style::Bullet, 1)),
        c if c.is_ascii_lowercase() && matches!(at(1), '、' | '.' | '）') && !at(2).is_ascii_lowercase() => {
            Some((Style::Letter, 2))
        }
        _ => None,
    }
}

/// The number that a label counts to: 6 of 第六条, 六、 and （6）; none for 6.3, which says where it stands.
pub(super) fn count(style: Style, label: &[char]) -> Option<u32> {
    let counts = matches!(
        style,
        Style::Article
            | Style::Han
            | Style::HanInBrackets
            | Style::Number
            | Style::NumberInBrackets
            | Style::NumberBracket
    );
    let chars: Vec<char> = label.iter().copied().filter(|c| is_numeral(*c)).collect();
    if !counts || chars.is_empty() {
        return None;
    }
    // 二十三: what stands before 十 and 百 multiplies it.
    let (mut sum, mut last) = (0_u32, None::<u32>);
    for c in chars {
        match c {
            '百' => sum += last.take().unwrap_or(1) * 100,
            '十' => sum += last.take().unwrap_or(1) * 10,
            '〇' | '零' => {}
            c => {
                let digit = c
                    .to_digit(10)
                    .or_else(|| "一二三四五六七八九".chars().position(|d| d == c).map(|at| at as u32 + 1))?;
                last = Some(if c.is_ascii_digit() { last.unwrap_or(0) * 10 + digit } else { digit });
            }
        }
    }
    Some(sum + last.unwrap_or(0))
}
