//! Identity numbers, unified social credit codes, bank cards and telephone numbers, by their check digits and form.

use super::{Found, Kind, before};

/// Digits that stand together, or a number's last part with its X.
#[derive(Clone, Copy)]
struct Group {
    start: usize,
    end: usize,
}

/// Characters before a number in which a label such as 身份证号 counts.
const LABEL: usize = 14;

pub(super) fn find(plain: &[char], found: &mut Vec<Found>) {
    credit_codes(plain, found);
    bracketed_landlines(plain, found);
    for chain in chains(plain) {
        let mut first = 0;
        while first < chain.len() {
            let hit = (first..chain.len()).rev().find_map(|last| {
                let (start, end) = (chain[first].start, chain[last].end);
                if !stands_alone(plain, start, end) {
                    return None;
                }
                let kind = classify(plain, &chain[first..=last])?;
                Some((last, Found { start, end, kind }))
            });
            match hit {
                Some((last, mut item)) => {
                    // +86 belongs to the number.
                    if item.kind == Kind::Mobile && item.start > 0 && plain[item.start - 1] == '+' {
                        item.start -= 1;
                    }
                    found.push(item);
                    first = last + 1;
                }
                None => first += 1,
            }
        }
    }
}

/// Groups of digits with a single blank or hyphen between them.
fn chains(plain: &[char]) -> Vec<Vec<Group>> {
    let mut chains: Vec<Vec<Group>> = Vec::new();
    let mut at = 0;
    while at < plain.len() {
        if !plain[at].is_ascii_digit() {
            at += 1;
            continue;
        }
        let start = at;
        while at < plain.len() && plain[at].is_ascii_digit() {
            at += 1;
        }
        // The check character of an identity number.
        let x = plain.get(at).is_some_and(|c| matches!(c, 'x' | 'X'))
            && !plain.get(at + 1).is_some_and(char::is_ascii_alphanumeric);
        let end = at + usize::from(x);
        let group = Group { start, end };
        let joins = chains.last().and_then(|chain| chain.last()).is_some_and(|last| {
            start == last.end + 1 && matches!(plain[last.end], ' ' | '-') && plain[last.end - 1].is_ascii_digit()
        });
        match chains.last_mut() {
            Some(chain) if joins => chain.push(group),
            _ => chains.push(vec![group]),
        }
        at = end;
    }
    chains
}

/// Whether a number is no part of a longer one, of a code with letters, or of an amount with decimals.
fn stands_alone(plain: &[char], start: usize, end: usize) -> bool {
    let digit = |at: Option<usize>| at.and_then(|at| plain.get(at)).is_some_and(char::is_ascii_digit);
    let (previous, next) = (start.checked_sub(1).map(|at| plain[at]), plain.get(end).copied());
    let fraction = |mark: Option<char>| matches!(mark, Some('.' | ','));
    let joined = |mark: Option<char>| mark.is_some_and(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '@'));
    let decimals = (fraction(previous) && digit(start.checked_sub(2))) || (fraction(next) && digit(Some(end + 1)));
    !joined(previous) && !joined(next) && !decimals
}

fn classify(plain: &[char], groups: &[Group]) -> Option<Kind> {
    let (start, end) = (groups.first()?.start, groups.last()?.end);
    let digits: Vec<u32> = plain[start..end].iter().filter_map(|c| c.to_digit(10)).collect();
    let x = matches!(plain[end - 1], 'x' | 'X');
    let label = before(plain, start, LABEL);
    let said = |words: &[&str]| words.iter().any(|word| label.contains(word));
    let identity = said(&["身份证", "身份号", "证件号"]);
    match (digits.len(), x) {
        (17, true) | (18, false) if identity_number(&digits, x) || identity => return Some(Kind::IdNumber),
        (15, false) if identity => return Some(Kind::IdNumber),
        _ => {}
    }
    if x {
        return None;
    }
    let mobile = |digits: &[u32]| digits.len() == 11 && digits[0] == 1 && digits[1] >= 3;
    let foreign = [&[8, 6][..], &[0, 0, 8, 6][..]];
    if mobile(&digits) || foreign.iter().any(|code| digits.starts_with(code) && mobile(&digits[code.len()..])) {
        return Some(Kind::Mobile);
    }
    let area = groups[0].end - groups[0].start;
    let telephone = said(&["电话", "座机", "传真", "热线", "Tel", "TEL", "tel"]);
    if digits[0] == 0 {
        let split = groups.len() > 1 && (3..=4).contains(&area) && (7..=8).contains(&(digits.len() - area));
        let whole = groups.len() == 1 && telephone && (10..=12).contains(&digits.len());
        if split || whole {
            return Some(Kind::Landline);
        }
    }
    if telephone && groups.len() <= 2 && (7..=8).contains(&digits.len()) && digits[0] >= 2 {
        return Some(Kind::Landline);
    }
    let account = said(&["账号", "帐号", "卡号", "账户", "帐户", "银行卡"]);
    let card = (16..=19).contains(&digits.len()) && (3..=6).contains(&digits[0]) && luhn(&digits);
    (card || (account && (9..=30).contains(&digits.len()))).then_some(Kind::BankCard)
}

/// GB 11643-1999: seventeen digits with a date among them, and a check character (ISO 7064, MOD 11-2).
fn identity_number(digits: &[u32], x: bool) -> bool {
    const WEIGHTS: [u32; 17] = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
    let part = |from: usize, to: usize| digits[from..to].iter().fold(0, |number, digit| number * 10 + digit);
    let date =
        (1850..2200).contains(&part(6, 10)) && (1..=12).contains(&part(10, 12)) && (1..=31).contains(&part(12, 14));
    let sum: u32 = digits.iter().zip(WEIGHTS).map(|(digit, weight)| digit * weight).sum();
    let check = (12 - sum % 11) % 11;
    date && if x { check == 10 } else { digits.get(17) == Some(&check) }
}

/// ISO/IEC 7812-1, annex B.
fn luhn(digits: &[u32]) -> bool {
    let doubled = |(place, &digit): (usize, &u32)| match digit * 2 {
        twice if place % 2 == 1 => twice / 10 + twice % 10,
        _ => digit,
    };
    digits.iter().rev().enumerate().map(doubled).sum::<u32>() % 10 == 0
}

/// GB 32100-2015: eighteen characters without I, O, S, V and Z, the last of which checks the others modulo 31.
fn credit_codes(plain: &[char], found: &mut Vec<Found>) {
    const LENGTH: usize = 18;
    let mut at = 0;
    while at < plain.len() {
        let end = (at..plain.len()).find(|&at| !plain[at].is_ascii_alphanumeric()).unwrap_or(plain.len());
        if end - at == LENGTH {
            let code = &plain[at..end];
            let named = before(plain, at, LABEL).contains("信用代码");
            let letters = code.iter().any(char::is_ascii_alphabetic);
            if named || (letters && !identity_like(code) && credit_code(code)) {
                found.push(Found { start: at, end, kind: Kind::CreditCode });
            }
        }
        at = end.max(at) + 1;
    }
}

fn identity_like(code: &[char]) -> bool {
    code[..17].iter().all(char::is_ascii_digit)
}

fn credit_code(code: &[char]) -> bool {
    const ALPHABET: &str = "0123456789ABCDEFGHJKLMNPQRTUWXY";
    let values: Option<Vec<usize>> = code.iter().map(|c| ALPHABET.find(c.to_ascii_uppercase())).collect();
    let Some(values) = values else { return false };
    let mut weight = 1;
    let mut sum = 0;
    for value in &values[..17] {
        sum += value * weight;
        weight = weight * 3 % 31;
    }
    (31 - sum % 31) % 31 == values[17]
}

/// (021) 9417-5520: an area code in brackets.
fn bracketed_landlines(plain: &[char], found: &mut Vec<Found>) {
    for start in (0..plain.len()).filter(|&at| plain[at] == '(') {
        let digits = |from: usize| (from..plain.len()).take_while(|&at| plain[at].is_ascii_digit()).count();
        let area = digits(start + 1);
        if !(3..=4).contains(&area) || plain[start + 1] != '0' || plain.get(start + 1 + area) != Some(&')') {
            continue;
        }
        let mut at = start + area + 2;
        let (mut count, mut end) = (0, at);
        while count < 8 {
            let group = digits(at);
            if group > 0 {
                count += group;
                at += group;
                end = at;
            } else if plain.get(at).is_some_and(|c| matches!(c, ' ' | '-')) && digits(at + 1) > 0 {
                at += 1;
            } else {
                break;
            }
        }
        if (7..=8).contains(&count) {
            found.push(Found { start, end, kind: Kind::Landline });
        }
    }
}
