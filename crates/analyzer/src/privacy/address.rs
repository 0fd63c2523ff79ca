//! Street addresses: a road or an estate with a number, and what leads up to it and on from it.

use super::{Found, Kind, is_han};

/// What a number behind it makes an address.
const ROADS: [&str; 12] = ["路", "街", "巷", "道", "弄", "胡同", "里", "村", "小区", "社区", "新村", "庄"];
/// What a building's number may stand behind: 桂苑3幢.
const ESTATES: [&str; 12] = ["苑", "园", "小区", "家园", "花园", "公寓", "大厦", "广场", "府", "城", "邸", "庭"];
/// What stands behind the number of a house.
const HOUSES: [&str; 6] = ["号", "弄", "幢", "栋", "号楼", "号院"];
/// What stands behind a number further inside, the longer ones first.
const PARTS: [&str; 16] =
    ["号院", "号楼", "单元", "号", "幢", "栋", "室", "门", "层", "座", "楼", "期", "区", "弄", "院", "户"];
/// Words that end what leads up to a road: 坐落于, 住, 地点为.
const STOPS: &str = "于为至在住到由是从向往租将把即系";
/// Characters before the number that may belong to the address.
const LEFT: usize = 36;
/// Characters of a name between two numbers: 鹿桥苑 in 66号鹿桥苑2幢.
const NAME: usize = 8;

pub(super) fn find(plain: &[char], found: &mut Vec<Found>) {
    let mut at = 0;
    while at < plain.len() {
        if plain[at].is_ascii_digit()
            && !at.checked_sub(1).is_some_and(|b| plain[b].is_ascii_alphanumeric())
            && let Some(item) = address(plain, at)
        {
            at = item.end;
            found.push(item);
            continue;
        }
        at += 1;
    }
}

/// The address whose first number begins at `number`.
fn address(plain: &[char], number: usize) -> Option<Found> {
    let digits = (number..plain.len()).take_while(|&at| plain[at].is_ascii_digit()).count();
    if digits > 5 {
        return None;
    }
    let house = skip_blank(plain, number + digits);
    let unit = longest(plain, house, &HOUSES)?;
    let left = number - usize::from(number > 0 && plain[number - 1] == ' ');
    let road = ends_with_any(&plain[..left], &ROADS);
    let estate = unit != "号" && ends_with_any(&plain[..left], &ESTATES);
    if !road && !estate {
        return None;
    }
    let start = leads_up(plain, left);
    // 第3号公路 and 一路88号 are told apart by the name a road needs.
    if left - start < 2 {
        return None;
    }
    Some(Found { start, end: goes_on(plain, house + unit.chars().count()), kind: Kind::Address })
}

/// Where the words begin that lead up to the number before `end`.
fn leads_up(plain: &[char], end: usize) -> usize {
    let mut start = end;
    while start > 0 && end - start < LEFT {
        let c = plain[start - 1];
        let blank = c == ' ' && start >= 2 && is_han(plain[start - 2]) && start < end && is_han(plain[start]);
        if !(is_han(c) || blank) || (STOPS.contains(c) && !names_a_place(plain, start, end)) {
            break;
        }
        start -= 1;
    }
    while start < end && plain[start] == ' ' {
        start += 1;
    }
    start
}

/// 向阳路, 在园里: a stop word that is followed at once by the end of a name is part of it.
fn names_a_place(plain: &[char], after: usize, end: usize) -> bool {
    let next: String = plain[after..end.min(after + 3)].iter().collect();
    let first_end = next.chars().position(|c| "路街巷道弄里村市区县省".contains(c));
    first_end == Some(1)
}

/// Where the address ends that has come to `at`: further numbers with what they number belong to it.
fn goes_on(plain: &[char], mut at: usize) -> usize {
    loop {
        let from = skip_blank(plain, at);
        let name = (from..plain.len()).take(NAME + 1).take_while(|&at| is_han(plain[at])).count();
        let next = (0..=name.min(NAME)).find_map(|name| {
            let number = skip_blank(plain, from + name);
            let length = (number..plain.len()).take(6).take_while(|&at| plain[at].is_ascii_alphanumeric()).count();
            let unit_at = skip_blank(plain, number + length);
            let unit = longest(plain, unit_at, &PARTS).filter(|_| (1..=5).contains(&length))?;
            Some(unit_at + unit.chars().count())
        });
        match next {
            Some(end) => at = end,
            None => return at,
        }
    }
}

fn skip_blank(plain: &[char], at: usize) -> usize {
    at + usize::from(plain.get(at) == Some(&' '))
}

fn longest<'w>(plain: &[char], at: usize, words: &[&'w str]) -> Option<&'w str> {
    let rest: String = plain.iter().skip(at).take(3).collect();
    words.iter().filter(|word| rest.starts_with(**word)).max_by_key(|word| word.len()).copied()
}

fn ends_with_any(plain: &[char], words: &[&str]) -> bool {
    words.iter().any(|word| {
        let word: Vec<char> = word.chars().collect();
        plain.ends_with(&word)
    })
}
