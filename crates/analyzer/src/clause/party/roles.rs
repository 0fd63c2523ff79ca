//! Roles: what sides are called by trade, which side such a word usually stands on, and which letter it belongs to here.

use std::collections::BTreeMap;

use baihua_kb::{Family, Language};

use super::{LETTERS, Who, reader::CONSUMERS};
use crate::clause::page::{Page, folded, is_ideograph};

/// How far into a document the parties are introduced, in folded characters.
pub(super) const PREAMBLE: u32 = 1_500;

/// Families whose forms are written by 甲方, who hires, lets, lends or grants, for 乙方 to sign. In others 甲方 is as often the
/// customer.
const SECOND_SIGNS: [&str; 8] = ["labor", "rent", "franchise", "mcn", "loan", "nda", "invest", "construction"];

/// Words that stand for nobody because a name is part of them, lists of roles, and what both sides are called.
pub(super) struct Roles<'k> {
    pub(super) weak: Vec<String>,
    pub(super) strong: Vec<String>,
    /// The weak roles of the family that the document belongs to above all.
    pub(super) own: Vec<String>,
    /// Whether the forms of that family call the one who signs them 乙方.
    pub(super) second_signs: bool,
    /// Whether those who pay are consumers in one of the document's families.
    pub(super) sells_to_consumers: bool,
    language: &'k Language,
}

impl<'k> Roles<'k> {
    pub(super) fn new(language: &'k Language, families: &[&Family]) -> Roles<'k> {
        let (mut weak, mut strong) = (class(language, "weak"), class(language, "strong"));
        for family in families {
            let usual = |word: &String| word.chars().count() > 1;
            for word in family.weak.iter().map(|word| folded(word)).filter(usual) {
                strong.retain(|known| *known != word);
                if !weak.contains(&word) {
                    weak.push(word);
                }
            }
        }
        let of_families: Vec<String> =
            families.iter().flat_map(|family| family.weak.iter()).map(|word| folded(word)).collect();
        for word in families.iter().flat_map(|family| family.strong.iter()).map(|word| folded(word)) {
            // What a word means in the document's own families counts for more than what it usually means.
            if word.chars().count() > 1 && !of_families.contains(&word) {
                weak.retain(|known| *known != word);
                if !strong.contains(&word) {
                    strong.push(word);
                }
            }
        }
        let first = families.first().filter(|family| family.id != "common");
        let own = first.map_or_else(Vec::new, |family| family.weak.iter().map(|word| folded(word)).collect());
        let second_signs = first.is_some_and(|family| SECOND_SIGNS.contains(&family.id.as_ref()));
        let sells_to_consumers = families.iter().any(|family| CONSUMERS.contains(&family.id.as_ref()));
        Roles { weak, strong, own, second_signs, sells_to_consumers, language }
    }

    pub(super) fn class(&self, name: &str) -> Vec<String> {
        class(self.language, name)
    }

    /// The role behind 甲方：, alone in its line, before somebody's name or at the end of one: 会员, 房东老邱, 小麦穗幼儿园,
    /// 幼儿的父母.
    fn behind_the_letter(&self, word: &str) -> Option<String> {
        const NO_NAMES: [&str; 12] =
            ["名称", "姓名", "签字", "签名", "签章", "盖章", "代表", "信息", "地址", "公司", "中心", "单位"];
        // The next line begins with the next letter.
        let next = ["甲方", "乙方", "丙方", "丁方"].iter().filter_map(|letter| word.find(letter)).min();
        let line = &word[..next.unwrap_or(word.len())];
        if next.is_some() && line.chars().count() > 1 && self.knows(line) {
            return Some(line.to_owned());
        }
        let named = |role: &&String| {
            let name = line.strip_prefix(role.as_str()).unwrap_or_default();
            role.chars().count() > 1
                && (2..=3).contains(&name.chars().count())
                && !NO_NAMES.iter().any(|other| name.contains(other))
        };
        let houses = class(self.language, "houses");
        let ends = |role: &&String| {
            let name = line.strip_suffix(role.as_str()).unwrap_or_default();
            role.chars().count() > 1 && (name.ends_with('的') || name.chars().count() > 1 && houses.contains(role))
        };
        let all = || self.weak.iter().chain(&self.strong);
        let longest = |found: &mut dyn Iterator<Item = &String>| found.max_by_key(|role| role.chars().count()).cloned();
        longest(&mut all().filter(named)).or_else(|| longest(&mut all().filter(ends)))
    }

    /// The role in brackets behind a name: 施工方 in 老王施工队（施工方）.
    fn behind_the_name(&self, rest: &[char]) -> Option<String> {
        const LONGEST: usize = 24;
        let ends = |c: &char| matches!(c, '（' | '）' | '：' | '，' | '。' | '；' | '_');
        let name = rest.iter().take(LONGEST).position(ends).filter(|length| *length > 1)?;
        // 甲方：某某公司乙方（车主）: the next letter's own.
        let is_next = |pair: &[char]| LETTERS.contains(&pair[0]) && pair[1] == '方';
        if rest[..name].windows(2).any(is_next) {
            return None;
        }
        let bracket = rest[name..].strip_prefix(&['（'])?;
        let word: String = bracket.iter().take_while(|c| !ends(c)).take(LONGEST).collect();
        let closed = bracket.get(word.chars().count()) == Some(&'）');
        (closed && self.knows(&word)).then_some(word)
    }

    /// The role that a longer description ends in, 个人借款人, or else holds, 旅游者或旅游团体.
    fn in_description(&self, word: &str) -> Option<&String> {
        let held = self.weak.iter().chain(&self.strong).filter(|role| {
            role.chars().count() > 1 && word.match_indices(role.as_str()).any(|(at, _)| !is_cut(&word[..at], role))
        });
        held.min_by_key(|role| std::cmp::Reverse(role.chars().count()))
    }

    /// Whom the reader or the other side deals with in turn, and who is therefore not the reader, though others are read for by
    /// that name: the customers of a worker (客户 beside 员工) or of a seller, the workers of a customer's counterpart.
    pub(super) fn people_of_others(
        &self,
        aliases: &[(String, char)],
        readers: &[String],
        letters: &[char],
    ) -> Vec<String> {
        let of_letters = aliases.iter().filter(|(_, letter)| letters.contains(letter)).map(|(word, _)| word);
        let own: Vec<&String> = of_letters.chain(readers).collect();
        let [workers, sellers, customers, users] =
            ["workers", "sellers", "customers", "users"].map(|name| self.class(name));
        let reads_for = |words: &[String]| words.iter().any(|word| own.contains(&word));
        let mut others = match (reads_for(&workers), reads_for(&customers) || reads_for(&users)) {
            (true, true) => Vec::new(),
            (true, false) => [customers, users].concat(),
            (false, true) => workers,
            // A platform calls its sellers users, too.
            (false, false) if reads_for(&sellers) => customers,
            (false, false) => Vec::new(),
        };
        // Who is introduced with a letter is a party.
        others.retain(|word| !own.contains(&word) && !aliases.iter().any(|(known, _)| known == word));
        others
    }

    pub(super) fn knows(&self, word: &str) -> bool {
        self.weak.iter().chain(&self.strong).any(|role| role == word)
    }
}

/// Whether `role` behind `before` is a part of a longer word: 资方 of 融资方, 保证人 of 被保证人.
fn is_cut(before: &str, role: &str) -> bool {
    const EDGES: &str = "为即与和及或是由称系对向将因或、";
    let is_short = role.chars().count() == 2 && role.ends_with(['方', '人', '者']);
    let is_own = |c: char| is_ideograph(c) && !EDGES.contains(c);
    before.ends_with('被') || is_short && before.chars().next_back().is_some_and(is_own)
}

/// Whether a word that no list knows is what a side is called: a role of the list is only cut out of it.
fn holds_a_cut_role(word: &str, roles: &Roles<'_>) -> bool {
    let length = word.chars().count();
    let ends_in = |role: &String| word.strip_suffix(role.as_str()).is_some_and(|before| is_cut(before, role));
    (3..=4).contains(&length) && roles.weak.iter().chain(&roles.strong).any(ends_in)
}

/// Whether a word that no list knows has the shape of what a side is called, 受让方 or 委培人, and is no one who signs for it.
fn looks_like_a_role(word: &str) -> bool {
    const NO_ROLES: [&str; 17] = [
        "代表",
        "代理",
        "签",
        "盖章",
        "联系",
        "负责",
        "经办",
        "自然人",
        "法人",
        "本人",
        "个人",
        "一方",
        "双方",
        "对方",
        "官方",
        "名称",
        "地方",
    ];
    (3..=6).contains(&word.chars().count())
        && word.ends_with(['方', '人', '者', '商', '户'])
        && !NO_ROLES.iter().any(|other| word.contains(other))
}

/// A class of words of the language file, folded.
fn class(language: &Language, name: &str) -> Vec<String> {
    language.class(name).iter().map(|word| folded(word)).collect()
}

/// The letters that the document names, each with its role (or "") and its side.
pub(super) fn introduced(
    aliases: &[(String, char)],
    side: &BTreeMap<String, Who>,
    counts: [usize; 4],
) -> Vec<(Option<char>, String, Who)> {
    let mut out = Vec::new();
    for (letter, count) in LETTERS.into_iter().zip(counts) {
        if count == 0 {
            continue;
        }
        let role = aliases.iter().find(|(_, l)| *l == letter).map(|(word, _)| word.clone()).unwrap_or_default();
        let who = side.get(&format!("{letter}方")).copied().unwrap_or(Who::Drafter);
        out.push((Some(letter), role, who));
    }
    out
}

/// Roles that stand beside a letter where the parties are introduced: 出租人（以下简称甲方）, 甲方（出租人）, 甲方：出租人.
pub(super) fn aliases(page: &Page, roles: &Roles<'_>) -> Vec<(String, char)> {
    let all = page.slice(0, page.len());
    let head = &all[..all.len().min(PREAMBLE as usize)];
    let mut out: Vec<(String, char)> = Vec::new();
    // 甲方（合伙人）, 乙方（合伙人）: the same role with another letter.
    let mut again: Vec<(String, char)> = Vec::new();
    let mut add = |word: String, letter: char| {
        // 乙方（本人） signs for himself; that is no role.
        if word == "本人" {
            return;
        }
        let known = out.iter().find(|(known, _)| *known == word);
        match known.map(|(_, of)| *of) {
            None => out.push((word, letter)),
            Some(of) if of != letter => again.push((word, letter)),
            Some(_) => {}
        }
    };
    let han = |c: &char| is_ideograph(*c);
    // Behind the general part of a form the sides are introduced once more, on a page to fill in: 甲方（旅游者）：____.
    for at in head.len()..all.len().saturating_sub(4) {
        if LETTERS.contains(&all[at]) && all[at + 1] == '方' && all[at + 2] == '（' {
            let word: String = all[at + 3..].iter().take(9).take_while(|c| han(c)).collect();
            let after = &all[at + 3 + word.chars().count()..];
            if after.starts_with(&['）', '：']) && roles.knows(&word) {
                add(word, all[at]);
            }
        }
    }
    for at in 0..head.len().saturating_sub(1) {
        if !(LETTERS.contains(&head[at]) && head[at + 1] == '方') {
            continue;
        }
        // 甲方（出租人）
        let mut next = at + 2;
        let marks = head[next..].iter().take(2).take_while(|c| matches!(c, '（' | '：')).count();
        next += marks;
        for skip in ["以下简称为", "以下简称", "以下称", "即"] {
            let skip: Vec<char> = skip.chars().collect();
            if head[next..].starts_with(&skip) {
                next += skip.len();
                break;
            }
        }
        next += head[next..].iter().take(1).take_while(|c| **c == '"').count();
        let word: String = head[next..].iter().take_while(|c| han(c)).take(13).collect();
        let length = word.chars().count();
        let after = head.get(next + length).copied().unwrap_or('：');
        // 甲方：房东老邱, 乙方：老王施工队（施工方）
        if marks > 0
            && head[next - 1] == '：'
            && let Some(role) = roles.behind_the_letter(&word).or_else(|| roles.behind_the_name(&head[next..]))
        {
            add(role, head[at]);
            continue;
        }
        if marks > 0 && matches!(after, '）' | '：' | '_' | '（' | '/' | '、' | '"') {
            if roles.knows(&word) {
                add(word, head[at]);
            } else if (3..=12).contains(&length) && head[next - 1] != '：' {
                // 甲方（旅游者或旅游团体）: the role stands in a longer description.
                if let Some(role) = roles.in_description(&word) {
                    add(role.clone(), head[at]);
                } else if holds_a_cut_role(&word, roles) || head[next - 1] == '（' && looks_like_a_role(&word) {
                    add(word, head[at]);
                }
            }
        }
        // 出租人（甲方）
        let after = head.get(at + 2).copied().unwrap_or(' ');
        if !(matches!(after, '）' | '：' | '"')) {
            continue;
        }
        let mut before = at;
        let step_back = |before: &mut usize, marks: &[char]| {
            while *before > 0 && marks.contains(&head[*before - 1]) {
                *before -= 1;
            }
        };
        step_back(&mut before, &['"', '：']);
        for skip in ["简称", "称为", "称", "下", "以"] {
            let skip: Vec<char> = skip.chars().collect();
            if head[..before].ends_with(&skip) {
                before -= skip.len();
            }
        }
        // 承运人：____；（简称乙方）
        step_back(&mut before, &['（', '：', '，', '；']);
        if before == at {
            continue;
        }
        let role_before = |end: usize| {
            let start = end - head[..end].iter().rev().take(8).take_while(|c| han(c)).count();
            let run: String = head[start..end].iter().collect();
            let known = roles.weak.iter().chain(&roles.strong);
            let ends_in = |role: &&String| role.chars().count() > 1 && run.ends_with(role.as_str());
            let Some(role) = known.filter(ends_in).max_by_key(|role| role.chars().count()) else {
                // A title above it ends with its line.
                let line = page.lines.iter().rev().map(|(line, _)| *line as usize).find(|line| *line < end)?;
                let word: String = head[line.max(start)..end].iter().collect();
                return (line >= start && looks_like_a_role(&word)).then_some(word);
            };
            let before = run.strip_suffix(role.as_str()).unwrap_or_default();
            // 被保证人 at the beginning of a line, where only 保证人 is known.
            let at = end - role.chars().count();
            let begins = |at: usize| page.lines.iter().any(|(start, _)| *start as usize == at);
            let own = before.chars().next_back().filter(|_| is_cut(before, role) && begins(at - 1));
            Some(own.map_or_else(|| role.clone(), |first| format!("{first}{role}")))
        };
        // 承租方：____（以下简称乙方）: a name, or a blank for it, stands between the role and its letter.
        let ends_field = |c: &char| matches!(c, '：' | '。' | '；' | '，' | '）');
        let name = head[..before].iter().rev().take(30).take_while(|c| !ends_field(c)).count();
        let field = before - name;
        let of_field = || (head[..field].last() == Some(&'：')).then(|| role_before(field - 1)).flatten();
        // 出租方____（以下简称甲方）
        let blank = head[..before].iter().rev().take_while(|c| **c == '_').count();
        // 承租方：某某公司（乙方） is told by the label before the name, not by the name's end.
        if let Some(role) = of_field().or_else(|| role_before(before - blank)) {
            add(role, head[at]);
        }
    }
    again.retain(|(word, letter)| roles.knows(word) && !out.iter().any(|(_, of)| of == letter));
    again.dedup();
    out.extend(again);
    out
}

/// The role that faces the reader's, where `labels` introduce two and no third: 经销商：某某公司 above 购车人：某某, of which one
/// is the reader.
pub(super) fn facing<'r>(labels: &[&'r String], readers: &[String]) -> Option<&'r String> {
    let is_reader = |role: &&String| readers.contains(role);
    match *labels {
        [one, other] if is_reader(&one) && !is_reader(&other) => Some(other),
        [one, other] if is_reader(&other) && !is_reader(&one) => Some(one),
        _ => None,
    }
}

/// The roles that stand beside the reader's as parties of their own, told by `labels`: 保证人：____ below
/// 借款人：____, of which one is the reader. They are not the reader, however weak they sound.
pub(super) fn facing_alone(labels: &[&String], readers: &[String]) -> Vec<String> {
    let is_reader = |role: &String| readers.contains(role);
    if !labels.iter().any(|role| is_reader(role)) {
        return Vec::new();
    }
    // 共同借款人 beside 借款人 is on his side.
    let alike =
        |role: &String| readers.iter().any(|reader| role.ends_with(reader.as_str()) || reader.ends_with(role.as_str()));
    labels.iter().filter(|role| !is_reader(role) && !alike(role)).map(|role| (*role).clone()).collect()
}

/// The roles that the head of a document introduces, each before a colon on a line of its own.
pub(super) fn labels<'r>(head: &str, roles: &'r Roles<'_>) -> Vec<&'r String> {
    const LABEL: usize = 12;
    let known = || roles.weak.iter().chain(&roles.strong).filter(|role| role.chars().count() > 1);
    let role = |line: &str| {
        let label = line.split_once('：')?.0.split('（').next().unwrap_or_default().to_owned();
        let fits = |role: &&String| label.strip_suffix(role.as_str()).is_some_and(|before| !is_cut(before, role));
        (label.chars().count() <= LABEL).then(|| known().filter(fits).max_by_key(|role| role.chars().count()))?
    };
    let mut found: Vec<&String> = Vec::new();
    for role in head.lines().filter_map(role) {
        if !found.contains(&role) {
            found.push(role);
        }
    }
    found
}

/// What a tenant is called where the reader has a house let by another: the tenant is nobody of that contract, unless its head
/// introduces one.
pub(super) fn tenants_of_others(
    head: &str,
    aliases: &[(String, char)],
    readers: &[String],
) -> impl Iterator<Item = &'static str> {
    let lets = readers.iter().any(|reader| ["委托人", "委托方"].contains(&reader.as_str()));
    let is_introduced = |role: &str| {
        ["：", "（"].iter().any(|mark| head.contains(&format!("{role}{mark}")))
            || aliases.iter().any(|(word, _)| word == role)
    };
    ["承租人", "承租方", "租客", "租户"].into_iter().filter(move |role| lets && !is_introduced(role))
}

/// Puts the counterparts of the readers' roles on the other side, however weak they sound. `kb/language.toml` knows which stand
/// against each other.
pub(super) fn oppose(
    roles: &Roles<'_>,
    side: &mut BTreeMap<String, Who>,
    aliases: &[(String, char)],
    readers: &[String],
    letters: &[char],
) {
    let is_reader = |word: &str| {
        readers.iter().any(|reader| reader == word)
            || aliases.iter().any(|(known, letter)| known == word && letters.contains(letter))
    };
    for pair in roles.class("opposed") {
        let Some((one, other)) = pair.split_once('/') else { continue };
        for (mine, theirs) in [(one, other), (other, one)] {
            if mine.split('|').any(is_reader) {
                side.extend(mine.split('|').map(|word| (word.to_owned(), Who::Reader)));
                let theirs = theirs.split('|').filter(|word| !is_reader(word));
                side.extend(theirs.map(|word| (word.to_owned(), Who::Drafter)));
            }
        }
    }
}
