//! E-mail addresses, passports, accounts of messengers and number plates.

use super::{Found, Kind, before};

/// Letters that begin a number plate on the mainland.
const PROVINCES: &str = "京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼";

pub(super) fn find(plain: &[char], found: &mut Vec<Found>) {
    for at in 0..plain.len() {
        match plain[at] {
            '@' => found.extend(email(plain, at)),
            c if PROVINCES.contains(c) => found.extend(plate(plain, at)),
            c if c.is_ascii_alphanumeric() && !at.checked_sub(1).is_some_and(|b| plain[b].is_ascii_alphanumeric()) => {
                found.extend(passport(plain, at).or_else(|| messenger(plain, at)));
            }
            _ => {}
        }
    }
}

fn run(plain: &[char], from: usize, holds: impl Fn(char) -> bool) -> usize {
    (from..plain.len()).find(|&at| !holds(plain[at])).unwrap_or(plain.len())
}

/// Local part and domain as they are written in practice; the quoted forms of RFC 5322 are not.
fn email(plain: &[char], at: usize) -> Option<Found> {
    let local = |c: char| c.is_ascii_alphanumeric() || "._%+-".contains(c);
    let start = (0..at).rev().take_while(|&at| local(plain[at])).last()?;
    let mut end = run(plain, at + 1, |c| c.is_ascii_alphanumeric() || c == '.' || c == '-');
    while end > at + 1 && !plain[end - 1].is_ascii_alphanumeric() {
        end -= 1;
    }
    plain[at + 1..end].contains(&'.').then_some(Found { start, end, kind: Kind::Email })
}

/// One or two letters and seven or eight digits, where a passport or permit is spoken of on the same line.
fn passport(plain: &[char], start: usize) -> Option<Found> {
    const LABEL: usize = 18;
    let letters = run(plain, start, |c| c.is_ascii_alphabetic()) - start;
    let end = run(plain, start + letters, |c| c.is_ascii_digit());
    let digits = end - start - letters;
    let form = (1..=2).contains(&letters) && (7..=9).contains(&digits);
    let alone = !plain.get(end).is_some_and(|c| c.is_ascii_alphanumeric());
    let label = before(plain, start, LABEL);
    let said = ["护照", "通行证", "居留证"].iter().any(|word| label.contains(word));
    (form && alone && said).then_some(Found { start, end, kind: Kind::Passport })
}

/// An account behind 微信 or QQ.
fn messenger(plain: &[char], start: usize) -> Option<Found> {
    const LABEL: usize = 10;
    let end = run(plain, start, |c| c.is_ascii_alphanumeric() || c == '_' || c == '-');
    let label = before(plain, start, LABEL).to_lowercase();
    let said = ["微信", "微信号", "wechat", "weixin", "qq", "qq号", "支付宝", "支付宝账号", "抖音号"]
        .iter()
        .any(|word| label.trim_end_matches([':', '为', '是', '号']).ends_with(word.trim_end_matches('号')));
    ((5..=30).contains(&(end - start)) && said).then_some(Found { start, end, kind: Kind::Wechat })
}

/// GA 36-2018: a province, a letter, and five or six letters and digits, three digits at least.
fn plate(plain: &[char], start: usize) -> Option<Found> {
    if !plain.get(start + 1)?.is_ascii_uppercase() {
        return None;
    }
    let mut at = start + 2;
    if plain.get(at).is_some_and(|c| matches!(c, '·' | '•' | '.' | ' ' | '-')) {
        at += 1;
    }
    let end = run(plain, at, |c| c.is_ascii_uppercase() || c.is_ascii_digit());
    let digits = plain[at..end].iter().filter(|c| c.is_ascii_digit()).count();
    ((5..=6).contains(&(end - at)) && digits >= 3).then_some(Found { start, end, kind: Kind::Plate })
}
