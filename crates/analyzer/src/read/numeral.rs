//! Numbers as contracts write them: 1,850.50, 三十, 贰万元整, 3.5万, 二〇二六.

use rust_decimal::Decimal;

/// How a number is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Script {
    /// 0–9.
    Arabic,
    /// 一二三.
    Chinese,
    /// 壹贰叁, the forms that are hard to alter.
    Financial,
}

/// A number at the beginning of some characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Numeral {
    pub(crate) value: Decimal,
    /// Characters it takes.
    pub(crate) len: usize,
    pub(crate) script: Script,
}

/// The longest run of numeral characters that is read; longer ones are account numbers, not quantities.
const LONGEST: usize = 24;

/// The digit that `c` is, and how it is written; none for 0–9.
pub(crate) fn digit(c: char) -> Option<(u32, Script)> {
    use Script::{Chinese, Financial};
    Some(match c {
        '零' | '〇' | '○' => (0, Chinese),
        '一' => (1, Chinese),
        '二' | '两' => (2, Chinese),
        '三' => (3, Chinese),
        '四' => (4, Chinese),
        '五' => (5, Chinese),
        '六' => (6, Chinese),
        '七' => (7, Chinese),
        '八' => (8, Chinese),
        '九' => (9, Chinese),
        '壹' => (1, Financial),
        '贰' | '貳' | '弐' => (2, Financial),
        '叁' | '参' | '叄' => (3, Financial),
        '肆' => (4, Financial),
        '伍' => (5, Financial),
        '陆' | '陸' => (6, Financial),
        '柒' => (7, Financial),
        '捌' => (8, Financial),
        '玖' => (9, Financial),
        _ => return None,
    })
}

fn unit(c: char) -> Option<(u64, Script)> {
    Some(match c {
        '十' => (10, Script::Chinese),
        '百' => (100, Script::Chinese),
        '千' => (1_000, Script::Chinese),
        '拾' => (10, Script::Financial),
        '佰' => (100, Script::Financial),
        '仟' => (1_000, Script::Financial),
        '万' | '萬' => (10_000, Script::Chinese),
        '亿' | '億' => (100_000_000, Script::Chinese),
        _ => return None,
    })
}

/// Reads a number at the start of `text`; `None` if there is none, or one too large to be a quantity.
pub(crate) fn numeral(text: &[char]) -> Option<Numeral> {
    match text.first()? {
        c if c.is_ascii_digit() => arabic(text),
        c if digit(*c).is_some() || matches!(c, '十' | '拾' | '百' | '佰') => chinese(text),
        _ => None,
    }
}

fn arabic(text: &[char]) -> Option<Numeral> {
    /// So many digits are a number of 64 bits.
    const SHORT: usize = 18;
    let (mut read, mut digits, mut decimals) = (0i64, 0, None);
    let mut len = 0;
    while let Some(&c) = text.get(len) {
        let next_is_digit = text.get(len + 1).is_some_and(char::is_ascii_digit);
        match c {
            '0'..='9' => {
                digits += 1;
                if digits <= SHORT {
                    read = read * 10 + i64::from(c as u32 - '0' as u32);
                }
                decimals = decimals.map(|count| count + 1);
            }
            // A thousands comma stands before exactly three digits.
            ',' if next_is_digit && thousands(&text[len + 1..]) && decimals.is_none() => {}
            '.' if next_is_digit && decimals.is_none() => decimals = Some(0),
            _ => break,
        }
        len += 1;
        if len > LONGEST {
            return None;
        }
    }
    let mut value = if digits <= SHORT {
        Decimal::new(read, decimals.unwrap_or(0))
    } else {
        text[..len].iter().filter(|c| **c != ',').collect::<String>().parse().ok()?
    };
    // 3.5万, 20万, 5千, 2百: a mixed form scales what stands before.
    while let Some((scale, _)) = text.get(len).and_then(|&c| unit(c)) {
        if scale == 10 {
            break;
        }
        value = value.checked_mul(Decimal::from(scale))?;
        len += 1;
    }
    Some(Numeral { value, len, script: Script::Arabic })
}

fn thousands(rest: &[char]) -> bool {
    rest.len() >= 3 && rest[..3].iter().all(char::is_ascii_digit) && !rest.get(3).is_some_and(char::is_ascii_digit)
}

fn chinese(text: &[char]) -> Option<Numeral> {
    let mut number = Chinese::default();
    let mut len = 0;
    while let Some(&c) = text.get(len) {
        if let Some((value, form)) = digit(c) {
            number.script(form);
            number.digits.push(value);
            number.torn |= number.waiting.is_some_and(|waiting| waiting > 0);
            number.waiting = Some(value);
        } else if let Some((scale, form)) = unit(c) {
            // In 百分之 and 千分之 the unit belongs to the fraction, not to the number before it.
            if text[len + 1..].starts_with(&['分', '之']) {
                break;
            }
            number.script(form);
            number.scale(scale)?;
        } else {
            break;
        }
        len += 1;
        if len > LONGEST {
            return None;
        }
    }
    let mut value = number.value()?;
    if len > 0 && text.get(len) == Some(&'点') {
        let decimals: String =
            text[len + 1..].iter().map_while(|&c| digit(c)).take(9).map(|(d, _)| d.to_string()).collect();
        if !decimals.is_empty() {
            value = value.checked_add(format!("0.{decimals}").parse().ok()?)?;
            len += 1 + decimals.len();
        }
    }
    (len > 0).then_some(Numeral { value, len, script: number.script.unwrap_or(Script::Chinese) })
}

/// A Chinese number while it is read from left to right.
#[derive(Default)]
struct Chinese {
    /// Groups that 万 or 亿 have closed.
    closed: Decimal,
    /// The open group, below ten thousand.
    open: Decimal,
    /// The digit that waits for its unit.
    waiting: Option<u32>,
    /// All digits, for numbers written without units (二〇二六).
    digits: Vec<u32>,
    units: bool,
    /// Whether two digits stand side by side: 壹万贰陆仟 is no number.
    torn: bool,
    script: Option<Script>,
}

impl Chinese {
    fn script(&mut self, form: Script) {
        // 零 is common to both forms; one financial character makes the number financial.
        if form == Script::Financial || self.script.is_none() {
            self.script = Some(form);
        }
    }

    fn scale(&mut self, scale: u64) -> Option<()> {
        self.units = true;
        let scale_by = Decimal::from(scale);
        if scale < 10_000 {
            // 十五 begins with its unit: one ten.
            let count = self.waiting.take().filter(|&d| d > 0).unwrap_or(1);
            self.open = self.open.checked_add(Decimal::from(count).checked_mul(scale_by)?)?;
            return Some(());
        }
        let group = self.open.checked_add(Decimal::from(self.waiting.take().unwrap_or(0)))?;
        self.closed = if scale == 10_000 {
            self.closed.checked_add(group.checked_mul(scale_by)?)?
        } else {
            // 万亿 scales everything read so far.
            self.closed.checked_add(group)?.checked_mul(scale_by)?
        };
        self.open = Decimal::ZERO;
        Some(())
    }

    fn value(&self) -> Option<Decimal> {
        if self.units && self.torn {
            None
        } else if self.units {
            self.closed.checked_add(self.open)?.checked_add(Decimal::from(self.waiting.unwrap_or(0)))
        } else {
            let in_a_row = |sum: Decimal, &d: &u32| sum.checked_mul(Decimal::TEN)?.checked_add(Decimal::from(d));
            self.digits.iter().try_fold(Decimal::ZERO, in_a_row)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Script, numeral};

    #[test]
    fn numbers_as_contracts_write_them() {
        use Script::{Arabic, Chinese, Financial};
        for (text, value, len, script) in [
            ("1,850元", "1850", 5, Arabic),
            ("1,850.50元", "1850.5", 8, Arabic),
            ("3,860,000元", "3860000", 9, Arabic),
            ("5,6条", "5", 1, Arabic),
            ("3.5万元", "35000", 4, Arabic),
            ("20万", "200000", 3, Arabic),
            ("2.5亿", "250000000", 4, Arabic),
            ("3.保证金", "3", 1, Arabic),
            ("三十日", "30", 2, Chinese),
            ("十五日", "15", 2, Chinese),
            ("二十", "20", 2, Chinese),
            ("一百零五", "105", 4, Chinese),
            ("两千五百元", "2500", 4, Chinese),
            ("贰万元整", "20000", 2, Financial),
            ("壹拾贰万叁仟肆佰伍拾陆元", "123456", 11, Financial),
            ("一亿二千万", "120000000", 5, Chinese),
            ("三万亿", "3000000000000", 3, Chinese),
            ("二〇二六年", "2026", 4, Chinese),
            ("零点五", "0.5", 3, Chinese),
            ("三点二五", "3.25", 4, Chinese),
            ("八十八万八千", "888000", 6, Chinese),
            ("五百分之一", "5", 1, Chinese),
        ] {
            let chars: Vec<char> = text.chars().collect();
            let found = numeral(&chars).expect(text);
            assert_eq!(
                (found.value.normalize().to_string().as_str(), found.len, found.script),
                (value, len, script),
                "{text}"
            );
        }
    }

    #[test]
    fn account_numbers_and_words_are_no_quantities() {
        for text in ["6222021234567890123456789", "甲方", "", "分之", "万一", "千万不要", "壹万贰陆仟元整"]
        {
            let chars: Vec<char> = text.chars().collect();
            assert_eq!(numeral(&chars), None, "{text}");
        }
    }
}
