//! Whom the caller means: a side by its name, or by a word that no side of the document is called by.

use super::{
    Introduction, LETTERS, count,
    reader::{names_an_organisation, reader},
};

/// As long as the label before a name is, and what stands between a name and its letter, in characters.
const LABEL: usize = 16;

/// Longest word for a side that no list knows, in characters.
const LONGEST_ROLE: usize = 4;

/// The lines of the head that introduce somebody by the name that the caller gave, each as what stands before it and behind it.
fn introductions<'h>(intro: &'h Introduction<'_>, name: &'h str) -> impl Iterator<Item = (&'h str, &'h str)> {
    let roles = || intro.roles.weak.iter().chain(&intro.roles.strong);
    // 普通合伙人丁珂 begins with a role; 云栖健身房 and 大禾公司 only end in one.
    let is_role = name.contains('方') || roles().any(|role| name.starts_with(role.as_str()));
    let is_name = !is_role && name.chars().count() > 1;
    intro.head.lines().filter(move |_| is_name).filter_map(move |line| line.split_once(name))
}

/// The label right before a name: 乙方 of 乙方：大禾商贸有限公司, and of 甲方：大禾公司 乙方：闻人舟, where the page has no blanks.
fn label(before: &str) -> Option<&str> {
    let label = before.strip_suffix('：')?;
    let label = label.rsplit(['：', '，', '。', '；']).next().unwrap_or(label);
    // What remains of the name before it stands in front of the last letter.
    let letter = LETTERS.into_iter().filter_map(|letter| label.rfind(&format!("{letter}方"))).max();
    let brackets = label.ends_with('）').then(|| label.rfind('（')).flatten();
    let from = match (letter, brackets) {
        // 承租人（乙方）: the role stands before the bracket.
        (Some(letter), Some(open)) if letter > open => 0,
        (Some(letter), _) => letter,
        (None, _) => 0,
    };
    Some(&label[from..]).filter(|label| label.chars().count() <= LABEL)
}

/// The letter of the side whose name the caller gave: 乙方：大禾商贸有限公司, 张三（以下简称甲方）.
pub(super) fn letter_of_name(intro: &Introduction<'_>, name: &str) -> Option<char> {
    let letter = |words: &str| LETTERS.into_iter().find(|letter| words.contains(&format!("{letter}方")));
    introductions(intro, name).find_map(|(before, behind)| {
        let near: String = behind.chars().take(LABEL).take_while(|c| !matches!(c, '，' | '。' | '：')).collect();
        label(before).and_then(letter).or_else(|| letter(&near).filter(|_| near.starts_with('（')))
    })
}

/// The role of the side whose name the caller gave: 出资人：周满仓.
pub(super) fn role_of_name(intro: &Introduction<'_>, name: &str) -> Option<String> {
    let role = |label: &str| label.split('（').next().filter(|role| intro.roles.knows(role)).map(str::to_owned);
    introductions(intro, name).find_map(|(before, _)| label(before).and_then(role))
}

/// Whether nobody whom the document introduces is called as the caller said: 用户 or 您 in a contract of 甲方 and 乙方, a role that all
/// of them have, a name that does not stand in it.
pub(super) fn is_nobody_here(intro: &Introduction<'_>, hint: &str) -> bool {
    let Introduction { text, head, aliases, counts, roles, shared, .. } = intro;
    let lettered = LETTERS.iter().any(|letter| hint.contains(&format!("{letter}方")));
    if lettered || shared.contains(hint) {
        return !lettered;
    }
    let is_named = || hint.split(['（', '）', '/', '、', '，']).any(|part| !part.is_empty() && text.contains(part));
    let holds_a_role =
        || roles.weak.iter().chain(&roles.strong).any(|role| role.chars().count() > 1 && hint.contains(role.as_str()));
    let anybody = roles.class("anybody");
    if !anybody.iter().any(|word| word == hint) {
        // 公司 and 学校 are roles, but a company that is not named here is nobody.
        let is_organisation = names_an_organisation(hint) && !roles.knows(hint);
        // 受让方 is the word for a side, whether or not it stands here.
        let is_a_side = hint.ends_with(['方', '人', '者']) && hint.chars().count() <= LONGEST_ROLE;
        return !is_named() && !is_a_side && (is_organisation || !holds_a_role());
    }
    let is_introduced = aliases.iter().any(|(word, _)| word == hint)
        || head.lines().any(|line| {
            line.split_once('：').is_some_and(|(label, _)| label.split('（').next().unwrap_or_default().ends_with(hint))
        })
        || ["称\"", "称：\"", "称为\""].iter().any(|given| text.contains(&format!("{given}{hint}\"")));
    if is_introduced {
        return false;
    }
    let others = roles.class("of_others");
    let own =
        text.match_indices(hint).filter(|(at, _)| !others.iter().any(|word| text[..*at].ends_with(word.as_str())));
    let own = own.count();
    let letters = counts.iter().sum::<usize>();
    if letters > 0 {
        return own < letters;
    }
    let (usual, _) = reader(intro, None);
    let most = usual.iter().map(|name| count(text, name)).max().unwrap_or(0);
    !usual.is_empty() && !usual.iter().any(|name| name == hint) && own < most
}
