//! Who the reader is: the side that the caller named, or else the side that a document of its kind is read for.

use std::sync::LazyLock;

use baihua_kb::builtin;

use super::{
    How, Introduction, LETTERS, count,
    given::{is_nobody_here, role_of_name},
    roles::Roles,
};
use crate::clause::page::folded;

/// By how many more duties and fewer powers a side is read for, whatever its role.
const BURDENED: i64 = 30;
/// By so many fewer powers 甲方 is read for even where the forms are its own; and by so many no side reads its own draft.
const MANY: i64 = 12;

/// The reader's names: a letter, or words.
pub(super) fn reader(intro: &Introduction<'_>, hint: Option<&str>) -> (Vec<String>, How) {
    let Introduction { text, head, aliases, counts, roles, shared, .. } = intro;
    let counts = *counts;
    // 周满仓, where 出资人：周满仓 stands in the head.
    if let Some((role, name)) = hint.and_then(|hint| Some((role_of_name(intro, hint)?, hint))) {
        return (vec![role, name.to_owned()], How::Given);
    }
    if let Some(hint) = hint.filter(|hint| !is_nobody_here(intro, hint)) {
        if let Some(letter) = LETTERS.into_iter().find(|letter| hint.contains(&format!("{letter}方"))) {
            let mut names = vec![letter.to_string()];
            names.extend(
                roles.weak.iter().filter(|role| role.chars().count() > 1 && hint.contains(role.as_str())).cloned(),
            );
            return (names, How::Given);
        }
        let split = |c: char| matches!(c, '（' | '）' | '/' | '、' | '，');
        let mut names: Vec<String> = hint.split(split).filter(|part| !part.is_empty()).map(str::to_owned).collect();
        names
            .extend(roles.weak.iter().filter(|role| role.chars().count() > 1 && hint.contains(role.as_str())).cloned());
        names.dedup();
        // A role and a name run together, 普通合伙人丁珂: the person is called by the name alone, too.
        let chars: Vec<char> = hint.chars().collect();
        for tail in 2..=3 {
            if chars.len() > tail + 1 {
                let name: String = chars[chars.len() - tail..].iter().collect();
                if count(text, &name) >= 2 && !text.contains(hint) {
                    names.push(name);
                }
            }
        }
        return (names, How::Given);
    }
    let you = count(text, "您") + count(text, "用户");
    if you > counts[0] + counts[1] {
        return (vec!["您".to_owned(), "用户".to_owned()], How::Inferred);
    }
    // 承包方 is the weaker side among builders; a company that works on somebody's home wrote the contract.
    if let Some(letter) = ['甲', '乙'].into_iter().find(|letter| builds_for_a_person(head, aliases, *letter)) {
        return (vec![other_than(letter).to_string()], How::Inferred);
    }
    // 保证人（甲方） beside 被保证人（乙方）: whoever stands surety for a fee wrote the form.
    if let Some(letter) = guaranteed(aliases) {
        return (vec![letter.to_string()], How::Inferred);
    }
    // 承租人 as 丙方 in a lease: a role of the document's own family beats the general ones.
    let has_role = |side: char, of: &[String]| {
        aliases.iter().any(|(word, letter)| *letter == side && !shared.contains(word) && of.contains(word))
    };
    // 需方 and 供方, where the buyer is a large one and the supplier pays for being there.
    if let Some(letter) = supplies_on_terms_of_the_buyer(intro) {
        return (vec![letter.to_string()], How::Inferred);
    }
    let of_own_role = |side: char| has_role(side, &roles.own);
    if of_own_role('丙') && !of_own_role('甲') && !of_own_role('乙') {
        return (vec!["丙".to_owned()], How::Inferred);
    }
    // 委托方 beside 承租方 in a lease: the role of its own family is the tenant's, the other is the agent's customer.
    match (of_own_role('甲'), of_own_role('乙')) {
        (true, false) => return (vec!["甲".to_owned()], How::Inferred),
        (false, true) => return (vec!["乙".to_owned()], How::Inferred),
        _ => {}
    }
    // 甲方（转让人）, 乙方（受让人）: who takes over a claim on terms of the other is read for.
    if let Some(letter) = ['甲', '乙'].into_iter().find(|letter| takes_over(text, *letter)) {
        return (vec![letter.to_string()], How::Inferred);
    }
    // 乙方承包甲方的住宅装修: among consumers, whoever orders the work is read for.
    if roles.sells_to_consumers && works_for(text, '甲', '乙') != works_for(text, '乙', '甲') {
        let ordered = if works_for(text, '甲', '乙') { "乙" } else { "甲" };
        return (vec![ordered.to_owned()], How::Inferred);
    }
    // 甲方（供方）, 乙方（需方）: in trade a role tells little of who drafted; a hundred duties on one side and none on the other do.
    let burden = power(text, '乙') - power(text, '甲');
    if burden.abs() >= BURDENED {
        return (vec![if burden > 0 { "甲" } else { "乙" }.to_owned()], How::Inferred);
    }
    // 甲方（出借人）, 乙方（借贷平台）: whoever brings people together wrote the terms.
    if counts[2] == 0 && mediates(intro, '甲') != mediates(intro, '乙') {
        return (vec![if mediates(intro, '甲') { "乙" } else { "甲" }.to_owned()], How::Inferred);
    }
    let of_weak_role = |side: char| has_role(side, &roles.weak);
    // Two roles that both sound weak, 承包方 and 分包方, say nothing.
    let equals = of_weak_role('甲') && of_weak_role('乙');
    let borrows = |(word, letter): &&(String, char)| {
        word == "借款人"
            || counts[2] == 0
                && matches!(word.as_str(), "借款方" | "融资方" | "融资人")
                && matches!(letter, '甲' | '乙')
    };
    let weak = aliases.iter().find(borrows).or_else(|| {
        aliases.iter().find(|(_, letter)| !equals && of_weak_role(*letter) && matches!(letter, '甲' | '乙'))
    });
    if let Some((_, letter)) = weak {
        return (vec![letter.to_string()], How::Inferred);
    }
    if let Some((_, letter)) = aliases
        .iter()
        .find(|(word, letter)| roles.strong.contains(word) && !shared.contains(word) && matches!(letter, '甲' | '乙'))
        && !equals
    {
        return (vec![other_than(*letter).to_string()], How::Inferred);
    }
    if counts[0] == 0 && counts[1] == 0 {
        if let Some(role) = role_of_title(intro) {
            return (vec![role], How::Inferred);
        }
        let mut heard: Vec<(usize, &String)> = roles.weak.iter().map(|role| (count(text, role), role)).collect();
        heard.sort_by(|a, b| b.cmp(a));
        return match heard.first() {
            Some((times, role)) if *times >= 2 => (vec![(*role).clone()], How::Inferred),
            _ => (Vec::new(), How::Unknown),
        };
    }
    // A third party that supplies the terms is the drafter; the two it brings together are read for alike.
    if is_run_by_a_third(intro) {
        return (vec!["甲".to_owned(), "乙".to_owned()], How::Inferred);
    }
    // A role that is named far more often than any letter is what the document calls the reader.
    let mut heard: Vec<(usize, &String)> =
        roles.weak.iter().filter(|role| role.chars().count() > 1).map(|role| (count(text, role), role)).collect();
    heard.sort_by(|a, b| b.cmp(a));
    if let Some((_, role)) = heard.first().filter(|(times, _)| *times > 2 * (counts[0] + counts[1])) {
        return (vec![(*role).clone()], How::Inferred);
    }
    // Who left a name open signs the form of whoever's name is printed: 甲方：____, 乙方：云泽市大禾有限公司.
    let organisation = |letter| is_organisation(head, letter).or_else(|| is_left_open(head, letter).then_some(false));
    let second = match (organisation('甲'), organisation('乙')) {
        (Some(true), Some(false)) => true,
        (Some(false), Some(true)) => false,
        // A fair form gives the one who signs it a few powers more; it is still the other's form.
        // Among equals, 甲方（合伙人） and 乙方（合伙人）, nothing else tells.
        _ => match power(text, '甲') - power(text, '乙') {
            more if more >= 3 || more > 0 && !shared.is_empty() => true,
            less if less < 0 && !shared.is_empty() => false,
            less if less <= if roles.second_signs { -MANY } else { -3 } => false,
            _ => roles.second_signs || paid(text, '乙', '甲') > paid(text, '甲', '乙'),
        },
    };
    (vec![if second { "乙" } else { "甲" }.to_owned()], How::Inferred)
}

/// Whether a letter is that of a platform or an agent that brings others together.
pub(super) fn mediates(intro: &Introduction<'_>, letter: char) -> bool {
    let names = intro.roles.class("intermediaries");
    intro.aliases.iter().any(|(word, of)| *of == letter && names.contains(word))
}

/// The letter of a supplier who signs the terms of whoever buys: it pays the buyer more often than it is paid (进场费, 罚款), and
/// the buyer keeps the powers.
fn supplies_on_terms_of_the_buyer(intro: &Introduction<'_>) -> Option<char> {
    /// How often the supplier pays at least, and by how much more the buyer may.
    const PAYS: usize = 3;
    const MORE: i64 = 4;
    let letter = |class: &str| {
        let roles = intro.roles.class(class);
        intro.aliases.iter().find(|(word, of)| roles.contains(word) && matches!(of, '甲' | '乙')).map(|(_, of)| *of)
    };
    let (buyer, supplier) = (letter("buyers")?, letter("suppliers")?);
    let names = |of: char| {
        let roles = intro.aliases.iter().filter(move |(_, letter)| *letter == of).map(|(word, _)| word.clone());
        std::iter::once(format!("{of}方")).chain(roles).collect::<Vec<String>>()
    };
    let (buying, supplying) = (names(buyer), names(supplier));
    let may = |names: &[String]| names.iter().map(|name| power_of(intro.text, name)).sum::<i64>();
    let pays = |from: &[String], to: &[String]| -> usize {
        from.iter().map(|from| pays_behind(intro.text, from)).sum::<usize>()
            + to.iter().map(|to| 3 * paid_to(intro.text, to)).sum::<usize>()
    };
    let (to_buyer, to_supplier) = (pays(&supplying, &buying), pays(&buying, &supplying));
    let is_person = is_organisation(&intro.head, buyer) == Some(false);
    let is_signed = buyer != supplier
        && !is_person
        && to_buyer >= PAYS
        && to_buyer > to_supplier
        && may(&buying) - may(&supplying) >= MORE;
    is_signed.then_some(supplier)
}

/// The role that the title names and the document often: 发起者 of 发起者协议.
fn role_of_title(intro: &Introduction<'_>) -> Option<String> {
    const OFTEN: usize = 5;
    const LONGEST: usize = 4;
    let title: Vec<char> = intro.head.lines().next()?.chars().collect();
    let ends = |at: &usize| "者人员户师商主手家".contains(title[*at]);
    let roles = (1..title.len()).filter(ends).flat_map(|end| {
        let first = (end + 1).saturating_sub(LONGEST);
        (first..end).map(move |start| (start, end + 1))
    });
    let roles = roles.map(|(start, end)| title[start..end].iter().collect::<String>());
    let is_theirs = |role: &String| intro.roles.strong.iter().any(|known| role.contains(known.as_str()));
    let heard = roles.filter(|role| !is_theirs(role)).map(|role| (count(intro.text, &role), role));
    // Of 发起者 and 起者, which are named as often, the longer one.
    let most = heard.filter(|(times, _)| *times >= OFTEN).max_by_key(|(times, role)| (*times, role.len()));
    most.map(|(_, role)| role)
}

/// Whether the document tells who drafted it by more than who pays: by roles, by names, by who may and who must.
pub(super) fn is_told(intro: &Introduction<'_>) -> bool {
    !intro.aliases.is_empty()
        || is_organisation(&intro.head, '甲') != is_organisation(&intro.head, '乙')
        || is_drafted_by_one(power(intro.text, '甲'), power(intro.text, '乙'))
}

/// Whether one of two parties kept powers for itself. Where both have far more duties than powers neither did.
fn is_drafted_by_one(one: i64, other: i64) -> bool {
    (one - other).abs() >= 3 && one.max(other) > -MANY
}

/// Whether `letter` has so many duties and so few powers beside the other of the two that the draft cannot be its own, whatever
/// its role: 出卖人 on the terms of a large buyer.
pub(super) fn is_burdened(text: &str, letter: char) -> bool {
    /// A short contract has fewer duties: so many mentions of the two are worth one of them, and so few are never enough.
    const MENTIONS: usize = 3;
    const FEW: i64 = 5;
    let mentions = count(text, &format!("{letter}方")) + count(text, &format!("{}方", other_than(letter)));
    let are_two = count(text, "丙方") == 0;
    let enough = i64::try_from(mentions / MENTIONS).ok().filter(|_| are_two).unwrap_or(MANY).clamp(FEW, MANY);
    power(text, other_than(letter)) - power(text, letter) >= enough
}

/// Whether the other of the two pays `letter` more often than `letter` pays: a merchant on the form of a platform.
pub(super) fn is_paid_by_the_other(text: &str, letter: char) -> bool {
    let other = other_than(letter);
    paid(text, other, letter) > paid(text, letter, other)
}

/// Families in which those who pay are consumers.
pub(super) const CONSUMERS: [&str; 6] = ["prepaid", "tour", "medbeauty", "elderlycare", "pet", "reno"];

/// Whether one letter pays the other and is never paid, or works for the other, in a family where those who pay are consumers.
pub(super) fn sells_to_consumers(intro: &Introduction<'_>) -> bool {
    let text = intro.text;
    intro.roles.sells_to_consumers
        && ((paid(text, '甲', '乙') > 0) != (paid(text, '乙', '甲') > 0)
            || works_for(text, '甲', '乙') != works_for(text, '乙', '甲'))
}

/// Whether a recital says that `letter` does the work and `other` ordered it: 乙方承包甲方的住宅装修工程.
fn works_for(text: &str, letter: char, other: char) -> bool {
    let recitals = [
        format!("{letter}方承包{other}方"),
        format!("{letter}方承接{other}方"),
        format!("{letter}方为{other}方提供"),
        format!("{other}方委托{letter}方"),
    ];
    recitals.iter().any(|recital| text.contains(recital))
}

/// Whether 丙方, or a platform without a letter, supplies the terms: it brings 甲方 and 乙方 together and keeps the powers.
pub(super) fn is_run_by_a_third(intro: &Introduction<'_>) -> bool {
    let text = intro.text;
    intro.third.is_some()
        || intro.counts[2] > 10
            && count(text, "丙方有权") + count(text, "丙方不承担") + count(text, "丙方可") > 2
            && power(text, '丙') > -3
}

/// What a platform or an agent is called that stands above 甲方 and 乙方 and has no letter: 平台：____ over both, in a contract of
/// three parties.
pub(super) fn third(
    head: &str,
    text: &str,
    counts: [usize; 4],
    aliases: &[(String, char)],
    roles: &Roles<'_>,
) -> Option<String> {
    /// How often it must have powers.
    const POWERS_AT_LEAST: usize = 3;
    if counts[0] == 0 || counts[1] == 0 || counts[2] > 0 {
        return None;
    }
    let has_a_letter = |name: &str| aliases.iter().any(|(word, _)| word.contains(name) || name.contains(word.as_str()));
    let introduced = |name: &str| {
        let label = |line: &str| line.split_once('：').is_some_and(|(label, _)| label.split('（').next() == Some(name));
        head.lines().any(label)
            || head.contains(&format!("称\"{name}\""))
            || head.contains(&format!("称：\"{name}\""))
            || head.contains(&format!("称为\"{name}\""))
    };
    let runs = |name: &str| {
        let powers = ["有权", "不承担", "可", "概不", "不负"];
        powers.iter().map(|power| count(text, &format!("{name}{power}"))).sum::<usize>() >= POWERS_AT_LEAST
            && power_of(text, name) > -3
    };
    let names = roles.class("intermediaries").into_iter();
    names.filter(|name| !has_a_letter(name) && introduced(name) && runs(name)).max_by_key(|name| count(text, name))
}

/// The letter of whom another party of the same contract stands surety for.
pub(super) fn guaranteed(aliases: &[(String, char)]) -> Option<char> {
    let letter = |words: [&str; 2]| aliases.iter().find(|(word, _)| words.contains(&word.as_str())).map(|(_, of)| *of);
    let (surety, other) = (letter(["保证人", "担保人"])?, letter(["被保证人", "被担保人"])?);
    (surety != other).then_some(other)
}

/// The other one of 甲 and 乙.
fn other_than(letter: char) -> char {
    if letter == '甲' { '乙' } else { '甲' }
}

/// Whether `letter` is a company that takes on the work of a person.
fn builds_for_a_person(head: &str, aliases: &[(String, char)], letter: char) -> bool {
    aliases.iter().any(|(word, known)| *known == letter && word.contains("承包"))
        && is_organisation(head, letter) == Some(true)
        && is_organisation(head, other_than(letter)) == Some(false)
}

/// Whether a letter is introduced as the one who takes over: 乙方（债权受让人）, 接手人（乙方）.
fn takes_over(text: &str, letter: char) -> bool {
    let Some((before, behind)) = text.split_once(&format!("{letter}方")) else { return false };
    let shown: String = behind.chars().take(8).take_while(|c| !matches!(c, '：' | '，' | '。' | '_')).collect();
    let role = before.strip_suffix('（').unwrap_or_default();
    shown.starts_with(['（', '(']) && shown.contains("受让")
        || ["受让人", "受让方", "接手人", "接手方", "接盘人"].iter().any(|taker| role.ends_with(taker))
}

/// Words that end the name of an organisation.
const ORGANISATIONS: [&str; 22] = [
    "公司",
    "集团",
    "中心",
    "银行",
    "学校",
    "医院",
    "学院",
    "店",
    "厂",
    "社",
    "局",
    "协会",
    "工作室",
    "连锁",
    "酒店",
    "俱乐部",
    "商行",
    "事务所",
    "平台",
    "委员会",
    "基地",
    "机构",
];

/// Whether a name is that of an organisation.
pub(super) fn names_an_organisation(name: &str) -> bool {
    ORGANISATIONS.iter().any(|word| name.contains(word))
}

/// Whether the name behind 甲方： is that of an organisation; `None` where there is no name. `head` is the beginning of the
/// document with its line breaks: a name ends with its line, and 门店 in the recital below is no part of it.
pub(super) fn is_organisation(head: &str, letter: char) -> Option<bool> {
    let at = head.find(&format!("{letter}方"))?;
    let rest = &head[at..];
    let colon = rest.find('：').filter(|colon| rest[..*colon].chars().count() <= 24)?;
    let name: String = rest[colon..]
        .chars()
        .skip(1)
        .skip_while(|c| *c == '\n')
        .take_while(|c| !matches!(c, '，' | '。' | '；' | '：' | '（' | '_' | '\n'))
        .take(24)
        .collect();
    let name = name.split("乙方").next().unwrap_or_default().split("地址").next().unwrap_or_default();
    (name.chars().count() >= 2).then(|| names_an_organisation(name))
}

/// Whether a place to fill in stands where the name of a letter would: 甲方（借款人）：____.
fn is_left_open(head: &str, letter: char) -> bool {
    const LONGEST: usize = 24;
    let Some(at) = head.find(&format!("{letter}方")) else { return false };
    let rest = &head[at..];
    let colon = rest.find('：').filter(|colon| rest[..*colon].chars().count() <= LONGEST);
    colon.is_some_and(|colon| rest[colon + '：'.len_utf8()..].trim_start_matches('\n').starts_with('_'))
}

/// What gives a side power and what gives it duties, each as what stands before it and behind it: 归甲方, 甲方有权.
struct Bearing {
    powers: Vec<(String, String)>,
    duties: Vec<(String, String)>,
}

/// In `kb/language.toml` the side stands where the line is: 归_, _有权.
static BEARING: LazyLock<Bearing> = LazyLock::new(|| {
    let class = |name: &str| {
        let words = builtin().language().class(name).iter().filter_map(|word| word.split_once('_'));
        words.map(|(left, right)| (folded(left), folded(right))).collect()
    };
    Bearing { powers: class("side_powers"), duties: class("side_duties") }
});

/// How much a letter may, less how much it must: who drafts keeps the powers and gives the duties away.
fn power(text: &str, letter: char) -> i64 {
    power_of(text, &format!("{letter}方"))
}

/// The same of whoever is called `name`.
fn power_of(text: &str, name: &str) -> i64 {
    let powers = text.match_indices(name).map(|(at, name)| {
        let (before, behind) = (&text[..at], &text[at + name.len()..]);
        // 不可抗力 forbids nothing.
        let behind = if behind.starts_with("不可抗") { "" } else { behind };
        let times = |words: &[(String, String)]| {
            let stands = |(left, right): &&(String, String)| {
                behind.starts_with(right.as_str()) && before.ends_with(left.as_str())
            };
            words.iter().filter(stands).count() as i64
        };
        times(&BEARING.powers) - times(&BEARING.duties)
    });
    powers.sum()
}

/// How often one letter pays the other.
pub(super) fn paid(text: &str, letter: char, other: char) -> usize {
    pays_behind(text, &format!("{letter}方")) + 3 * paid_to(text, &format!("{other}方"))
}

/// What stands behind `at` in its phrase, of the next `most` characters.
fn near(text: &str, at: usize, most: usize) -> String {
    text[at..].chars().take_while(|c| !matches!(c, '。' | '；' | '，')).take(most).collect()
}

/// How often a payment stands behind `name`.
fn pays_behind(text: &str, name: &str) -> usize {
    let pays = |at: usize| {
        let near = near(text, at, 20);
        ["支付", "缴纳", "付清", "交付费", "交纳", "缴付"].iter().any(|word| near.contains(word))
    };
    text.match_indices(name).filter(|(at, name)| pays(at + name.len())).count()
}

/// How often somebody pays to `name`.
fn paid_to(text: &str, name: &str) -> usize {
    let pays = |at: usize| {
        let near = near(text, at, 12);
        ["支付", "缴纳", "交纳", "付款", "交付"].iter().any(|word| near.contains(word))
    };
    let to = format!("向{name}");
    text.match_indices(&to).filter(|(at, name)| pays(at + name.len())).count()
}

#[cfg(test)]
mod tests {
    use super::power;

    #[test]
    fn what_is_forbidden_is_a_duty() {
        for (text, expected) in [
            ("甲方不得转租", -1),
            ("甲方不可转租", -1),
            ("甲方不许转租", -1),
            ("甲方严禁转租", -1),
            ("严禁甲方转租", -1),
            ("禁止甲方转租", -1),
            ("因甲方不可抗力", 0),
            ("甲方有权解除", 1),
            ("收益归甲方", 1),
        ] {
            assert_eq!(power(text, '甲'), expected, "{text}");
        }
    }
}
