//! Where the sides are mentioned, and names that only this document gives them.

use std::collections::BTreeMap;

use super::{Mention, Who, roles::Roles};
use crate::{
    clause::{
        layout::label,
        page::{Page, ends_phrase},
        words::{Openings, ends, stands_at},
    },
    read::words::WordTrie,
};

/// Within so many characters a document says what its sides are called.
const NAMED_WITHIN: usize = 8_000;

/// How long the name of a role is that opens a line.
const LONGEST_ROLE: u32 = 8;

/// The side that a line introduces before the character `at`: that of 委托方 in 委托方：四季花坊，以下称“花坊”.
fn introduced_in_line_of(page: &Page, at: usize, side: &BTreeMap<String, Who>) -> Option<Who> {
    let at = u32::try_from(at).ok()?;
    let (start, end) = *page.lines.iter().find(|(start, end)| (*start..*end).contains(&at))?;
    let opening = page.text(start, end.min(start + LONGEST_ROLE + 1));
    let role = opening.split_once('：')?.0;
    side.get(role.split('（').next().unwrap_or(role)).copied()
}

/// Names that the document gives to the drafter: 以下简称“某某”, and a name that twice has rights or bears nothing.
pub(super) fn brands(page: &Page, text: &str, roles: &Roles<'_>, side: &mut BTreeMap<String, Who>) {
    let not_party = roles.class("not_party");
    let is_thing = |name: &str| not_party.iter().any(|word| name.contains(word.as_str()));
    let chars = &page.chars;
    let called = roles.class("called_in_brackets");
    let opening = text.char_indices().nth(NAMED_WITHIN).map_or(text, |(end, _)| &text[..end]);
    for word in ["简称", "统称", "合称", "下称"] {
        for (byte, _) in opening.match_indices(word) {
            let at = opening[..byte].chars().count() + 2;
            if is_of_a_thing(chars, at) {
                continue;
            }
            let names = names_given(chars, at, &called);
            // 某某公司（下称“乙方”或“某某”）: one of the names is known; or 委托方：四季花坊，以下称“花坊”.
            let known = names.iter().find_map(|name| side.get(name)).copied();
            let whose = known.or_else(|| introduced_in_line_of(page, at, side)).unwrap_or(Who::Drafter);
            for name in names {
                if !side.contains_key(&name) && !is_thing(&name) {
                    side.insert(name, whose);
                }
            }
        }
    }
    const NOT_IN_NAMES: &str = "不可以则将亦均也即且并或的其该此本方者应双任何时由对为后于在";
    const JOINS: [&str; 22] = [
        "但是", "但", "而", "若", "如果", "如", "届时", "此时", "同时", "此外", "另外", "其中", "因此", "除非", "即使",
        "虽然", "当", "凡", "除", "故", "另", "且",
    ];
    const HOUSES: [&str; 5] = ["平台", "网", "中心", "银行", "商城"];
    /// How often a name must have rights that holds a character which few names hold.
    const OFTEN: usize = 4;
    let mut heard: BTreeMap<String, usize> = BTreeMap::new();
    let mut unsure: BTreeMap<String, usize> = BTreeMap::new();
    let free = trie_of(&roles.class("free"));
    for (start, behind) in stand(chars, &free) {
        if ["机关", "机构", "部门"].iter().any(|word| stands_at(chars, behind, word)) {
            continue;
        }
        let Some((name, full)) = subject_before(chars, start) else { continue };
        // 云即达跑腿平台: a word for a house at its end, again and again, makes a name of it.
        let house = HOUSES.iter().any(|house| name.ends_with(house));
        let function_word = !full && name.chars().any(|c| NOT_IN_NAMES.contains(c));
        if function_word && house {
            *unsure.entry(name).or_default() += 1;
            continue;
        }
        let odd = function_word
            || ["承担", "有权", "协议", "合同", "责任", "使用", "继续", "要求", "取消", "判定", "认定", "导致"]
                .iter()
                .any(|word| name.contains(word));
        let joined = JOINS.iter().find_map(|word| name.strip_prefix(word));
        // 但普通合伙人有权…: a conjunction before a name that is known.
        let is_known = side.contains_key(&name) || joined.is_some_and(|rest| side.contains_key(rest));
        if !odd && !is_known && !name.starts_with('但') {
            *heard.entry(name).or_default() += 1;
        }
    }
    heard.extend(unsure.into_iter().filter(|(name, times)| *times >= OFTEN && !side.contains_key(name)));
    // Once is enough for whom the title names: 某某用户服务协议.
    const TITLE: u32 = 30;
    /// Titles of papers that are looked at: any text takes time in proportion to its length.
    const TITLES: usize = 40;
    let title = page.lines.first().filter(|(start, end)| page.lines.len() > 1 && end - start <= TITLE);
    let title = title.map(|(start, end)| page.text(*start, *end)).filter(|title| !title.contains(['，', '。']));
    let title = title.unwrap_or_default();
    let titles: Vec<&str> = titles(text, &title).take(TITLES).collect();
    for (name, times) in spoken_of(chars, roles, side) {
        let is_titled = || times >= 2 && titles.iter().any(|title| title.contains(&name));
        if !is_thing(&name) && !side.contains_key(&name) && (times >= SPEAKS_AT_LEAST || is_titled()) {
            heard.entry(name).and_modify(|heard| *heard += times).or_insert(times);
        }
    }
    for (name, times) in heard {
        if (times >= 2 || title.contains(&name)) && !not_party.contains(&name) {
            // VIP会员 is a kind of 会员.
            let kind_of_reader = roles.weak.iter().any(|role| {
                role.chars().count() > 1 && name.ends_with(role.as_str()) && side.get(role) == Some(&Who::Reader)
            });
            side.insert(name, if kind_of_reader { Who::Reader } else { Who::Drafter });
        }
    }
    let drafters = side.iter().filter(|(_, who)| **who == Who::Drafter);
    let (forms, places) = (roles.class("company_forms"), roles.class("places"));
    let companies = drafters.filter_map(|(name, _)| stem(name, &forms, &places)).take(COMPANIES);
    let companies: Vec<Vec<char>> = companies.collect();
    for company in companies {
        for (name, times) in short_names(chars, &company) {
            if times >= SHORT_AT_LEAST && !side.contains_key(&name) && !is_thing(&name) {
                side.insert(name, Who::Drafter);
            }
        }
    }
}

/// Who acts right before `start`, and whether that is the full name of a company; `None` where no phrase begins with it.
fn subject_before(chars: &[char], start: usize) -> Option<(String, bool)> {
    let mut end = start;
    while end > 0 && matches!(chars[end - 1], '"' | '将' | '亦' | '均' | '概' | '仍' | '也' | '都' | '就' | '又')
    {
        end -= 1;
    }
    let run = chars[..end].iter().rev().take(24).take_while(|c| c.is_alphanumeric() && !c.is_ascii_digit()).count();
    // 某某网络科技有限公司有权…: a full name is told by its end, however long.
    let full = run > 6 && chars[..end].ends_with(&['公', '司']);
    // 88yunxi有权…: its figures are part of a name in letters.
    let digits = chars[..end - run].iter().rev().take_while(|c| c.is_ascii_digit()).count();
    let is_latin = run > 0 && chars[end - run].is_ascii_alphabetic();
    let run = if is_latin && digits <= 4 { run + digits } else { run };
    // Yunxidaojia有权…: a name in letters may be long.
    let foreign = run > 6 && chars[end - run..end].iter().all(char::is_ascii_alphabetic);
    let start = end - if full || foreign { run } else { run.min(9) };
    let length = end - start;
    let edge = start == 0
        || matches!(chars[start - 1], '，' | '。' | '；' | '：' | '、' | '"' | '）' | '.')
        || chars[start - 1].is_ascii_digit();
    if !(full && length <= 23 || foreign && length <= 20 || (2..=8).contains(&length)) || !edge {
        return None;
    }
    let name: String = chars[start..end].iter().collect();
    let name = behind_label(behind_consent(&name)).to_owned();
    (2..=23).contains(&name.chars().count()).then_some((name, full))
}

/// Words with what finds them all at once.
struct Found {
    words: Vec<String>,
    trie: WordTrie,
}

fn trie_of(words: &[String]) -> Found {
    Found { trie: WordTrie::new(words.iter().map(String::as_str)), words: words.to_vec() }
}

/// Where words stand that do not overlap, each the first to end behind the one before; from and to.
fn stand(chars: &[char], words: &Found) -> Vec<(usize, usize)> {
    let mut found: Vec<(usize, usize)> = Vec::new();
    words.trie.each_in(chars, |word, start| {
        found.push((start, start + words.words[word as usize].chars().count()));
    });
    found.sort_by_key(|&(_, end)| end);
    let mut last = 0;
    found.retain(|&(start, end)| {
        let is_free = start >= last;
        if is_free {
            last = end;
        }
        is_free
    });
    found
}

/// How often a name that no title holds must act to be a party.
const SPEAKS_AT_LEAST: usize = 4;
/// How far behind a modal what is done may stand, in characters.
const DONE: usize = 14;

/// Names that may, must or will do what only somebody can do (通知, 收取, 调整), with how often each does: 星芽阅读可以根据经营情况调整.
fn spoken_of(chars: &[char], roles: &Roles<'_>, side: &BTreeMap<String, Who>) -> BTreeMap<String, usize> {
    /// What names hold seldom: most of them end the condition before.
    const NOT_IN_NAMES: &str = "不可以则将亦均也即且并或的其该此本方者应双任何时由对为后于在未经许认相供响必委协工机社我您你他它她们各每所如若因但而是有无和与及等至从到被把让使得当凡除";
    /// Who is called by what he does is no house: 司机, 教练员, 导师.
    const PEOPLE: &str = "员人师生手户工客友导长主机商家";
    let (acts, nobody) = (trie_of(&roles.class("done_by_somebody")), roles.class("nobody_s_own"));
    let mut heard: BTreeMap<String, usize> = BTreeMap::new();
    for (start, behind) in stand(chars, &trie_of(&roles.class("modals"))) {
        let phrase = &chars[behind..chars.len().min(behind + DONE)];
        let phrase = &phrase[..phrase.iter().position(|c| ends_phrase(*c)).unwrap_or(phrase.len())];
        if !acts.trie.stands_in(phrase) {
            continue;
        }
        let Some((name, full)) = subject_before(chars, start) else { continue };
        let odd = !full && name.chars().any(|c| NOT_IN_NAMES.contains(c));
        let somebody = name.ends_with(|c| PEOPLE.contains(c)) || nobody.iter().any(|word| name.contains(word.as_str()));
        if !odd && !somebody && name.chars().count() > 1 && !side.contains_key(&name) {
            *heard.entry(name).or_default() += 1;
        }
    }
    heard
}

/// The document's title and the titles that it names: 《星芽阅读会员规则》.
fn titles<'t>(text: &'t str, title: &'t str) -> impl Iterator<Item = &'t str> {
    let named = text.split('《').skip(1).filter_map(|rest| rest.split_once('》')).map(|(title, _)| title);
    std::iter::once(title).chain(named)
}

/// The name behind a label that no mark ends: 慧启课堂 in 第一条慧启课堂.
fn behind_label(name: &str) -> &str {
    let chars: Vec<char> = name.chars().collect();
    let label = label(&chars).filter(|_| name.starts_with('第')).map_or(0, |(_, length)| length as usize);
    name.char_indices().nth(label).map_or("", |(at, _)| &name[at..])
}

/// The name behind words of consent: 富友公司 in 您同意富友公司有权.
fn behind_consent(name: &str) -> &str {
    const CONSENT: [&str; 8] = ["同意", "授权", "知悉", "确认", "认可", "承诺", "理解", "委托"];
    let ends = CONSENT.iter().filter_map(|word| name.rfind(word).map(|at| at + word.len()));
    ends.max().map_or(name, |at| &name[at..])
}

/// Whether the brackets with 简称 before `at` stand behind what somebody provides or has, 甲方为商务楼（简称“楼宇”）的出租人, or
/// behind the title of a document, 《入驻规范》（下称“规范”）.
fn is_of_a_thing(chars: &[char], at: usize) -> bool {
    const NEAR: usize = 24;
    let behind = chars[at.min(chars.len())..].iter().take(NEAR);
    let closed = behind.take_while(|c| !matches!(c, '。' | '；')).position(|c| *c == '）');
    let open = chars[..at].iter().rev().take(6).position(|c| *c == '（').map(|back| at - back - 1);
    let title = open.and_then(|open| open.checked_sub(1)).is_some_and(|before| chars[before] == '》');
    title || closed.is_some_and(|closed| chars.get(at + closed + 1) == Some(&'的'))
}

/// The names that 简称 before `at` gives: “某某”, “乙方”或“某某”, and without quotation marks 某某公司（简称某某）.
/// What is called so ends in one of `houses`.
fn names_given(chars: &[char], at: usize, houses: &[String]) -> Vec<String> {
    const LONGEST: usize = 8;
    let mut start = at;
    while start < chars.len() && start < at + 3 && matches!(chars[start], '：' | '为' | '"') {
        start += 1;
    }
    let name_at = |from: usize| -> String {
        let rest = chars[from.min(chars.len())..].iter().take(LONGEST + 1);
        rest.take_while(|c| !matches!(c, '"' | '）' | '，' | '。')).collect()
    };
    let fits = |name: &str| (2..=LONGEST).contains(&name.chars().count());
    if start == at || chars.get(start - 1) != Some(&'"') {
        let name = name_at(start);
        let closed = chars.get(start + name.chars().count()) == Some(&'）');
        let open = chars[..at].iter().rposition(|c| *c == '（').filter(|open| at - open <= 5).unwrap_or(0);
        let of_a_house = houses.iter().any(|house| ends(&chars[..open], house));
        let plain = name.chars().all(char::is_alphanumeric);
        return if closed && of_a_house && plain && fits(&name) { vec![name] } else { Vec::new() };
    }
    let mut names = Vec::new();
    loop {
        let name = name_at(start);
        let end = start + name.chars().count();
        if !fits(&name) || chars.get(end) != Some(&'"') {
            return names;
        }
        names.push(name);
        let joined = matches!(chars.get(end + 1), Some('或' | '、' | '/')) && chars.get(end + 2) == Some(&'"');
        if !joined {
            return names;
        }
        start = end + 3;
    }
}

/// Of so many companies at most short names are looked for, each in one pass over the document.
const COMPANIES: usize = 8;

/// How often a short name of a company must stand in a document to be one.
const SHORT_AT_LEAST: usize = 3;

/// What a company is called by, without its place and its legal form: 云栖腾跃传媒 of 青岛云栖腾跃传媒有限公司.
fn stem(name: &str, forms: &[String], places: &[String]) -> Option<Vec<char>> {
    let bare = forms.iter().find_map(|form| name.strip_suffix(form.as_str()))?;
    let bare = places.iter().find_map(|place| bare.strip_prefix(place.as_str())).unwrap_or(bare);
    let bare = bare.trim_start_matches(['省', '市', '区', '县']);
    let stem: Vec<char> = bare.chars().collect();
    (stem.len() >= 4).then_some(stem)
}

/// Names that begin as `company` does and pick of its further characters in order, 云栖传媒 of 云栖腾跃传媒, with how often each
/// stands in the document by itself.
fn short_names(chars: &[char], company: &[char]) -> BTreeMap<String, usize> {
    /// As long as short names are.
    const LONGEST: usize = 6;
    let mut names: BTreeMap<String, usize> = BTreeMap::new();
    let mut at = 0;
    while at + 2 <= chars.len() {
        if chars[at] != company[0] || chars[at + 1] != company[1] {
            at += 1;
            continue;
        }
        let (mut end, mut next) = (at + 2, 2);
        while let Some(skipped) = chars.get(end).and_then(|c| company[next..].iter().position(|of_name| of_name == c)) {
            end += 1;
            next += skipped + 1;
        }
        let length = end - at;
        // Neither the name in full nor 云栖 alone, which may be a place or a word.
        if (3..=LONGEST).contains(&length) && length < company.len() {
            *names.entry(chars[at..end].iter().collect()).or_default() += 1;
        }
        at = end;
    }
    names
}

/// Every mention, the longest at each place; words that only hold a name win over it and mean nobody.
pub(super) fn mentions(page: &Page, roles: &Roles<'_>, side: &BTreeMap<String, Who>) -> Vec<Mention> {
    let mut words: Vec<(String, Option<Who>)> = Vec::new();
    let both = roles.class("both");
    let outsider = roles.class("outsider");
    let inside = roles.class("inside");
    let listed = |name: &str| both.iter().chain(&outsider).any(|word| word == name);
    words.extend(side.iter().filter(|(name, _)| !listed(name)).map(|(name, who)| (name.clone(), Some(*who))));
    words.extend(both.into_iter().map(|word| (word, Some(Who::Both))));
    words.extend(outsider.into_iter().map(|word| (word, Some(Who::Outsider))));
    // A role of the document's own family means a party even where it usually does not: 保险公司 in a policy.
    words.extend(inside.into_iter().filter(|word| !side.contains_key(word)).map(|word| (word, None)));
    let trie = WordTrie::new(words.iter().map(|(word, _)| word.as_str()));
    let found = trie.longest_in(&page.chars).into_iter();
    let mut mentions: Vec<Mention> = found
        .filter_map(|(word, start, end)| {
            let who = words[word as usize].1?;
            Some(Mention { start: start as u32, end: end as u32, who, owns: false })
        })
        .collect();
    belongings(page, roles, side, &mut mentions);
    blanks(page, roles, &mut mentions);
    mentions
}

/// Tells mentions that only say whose something is from those of a side: 甲方派发的任务, 乙方之学员. Of 甲方与乙方客户 only 甲方 is a
/// side, and the customers of a side are no side themselves.
fn belongings(page: &Page, roles: &Roles<'_>, side: &BTreeMap<String, Who>, mentions: &mut Vec<Mention>) {
    let of = |class: &str| Openings::new(&roles.class(class));
    let (given, others) = (of("given_by_a_side"), of("people_of_a_side"));
    let behind = |at: u32| -> &[char] {
        let behind = page.slice(at, page.len());
        behind.strip_prefix(&['的']).or_else(|| behind.strip_prefix(&['之'])).unwrap_or(behind)
    };
    let has_people = |at: u32| others.begin(behind(at));
    let gives = |at: u32| {
        let behind = page.slice(at, page.len());
        let behind = behind.strip_prefix(&['所']).unwrap_or(behind);
        given.behind(behind).any(|rest| matches!(rest, ['的', next, ..] if !ends_phrase(*next) && *next != '_'))
    };
    let mut whole = Vec::with_capacity(mentions.len());
    for mention in mentions.drain(..) {
        let both = (mention.who == Who::Both && has_people(mention.end)).then(|| page.text(mention.start, mention.end));
        let last = |name: &String| {
            let last = side.iter().filter(|(last, _)| name.len() > last.len() && name.ends_with(last.as_str()));
            last.max_by_key(|(last, _)| last.len())
        };
        match both.and_then(|name| Some((last(&name)?, name))) {
            Some(((last, who), name)) => {
                let begins = mention.end - last.chars().count() as u32;
                let first = side.iter().filter(|(first, _)| name.starts_with(first.as_str()));
                let first = first.max_by_key(|(first, _)| first.len()).map(|(first, who)| Mention {
                    end: mention.start + first.chars().count() as u32,
                    who: *who,
                    ..mention
                });
                whole.extend(first);
                whole.push(Mention { start: begins, who: *who, owns: true, ..mention });
            }
            None => {
                let owns = mention.who != Who::Both && (has_people(mention.end) || gives(mention.end));
                whole.push(Mention { owns, ..mention });
            }
        }
    }
    // 乙方客户: the customers of the reader are not the reader, even where others are read for by that name.
    let is_of_a_reader = |pair: &[Mention]| {
        let between = page.slice(pair[0].end, pair[1].start.max(pair[0].end));
        pair[0].owns && pair[0].who == pair[1].who && matches!(between, [] | ['的' | '之'])
    };
    let theirs: Vec<u32> = whole.windows(2).filter(|pair| is_of_a_reader(pair)).map(|pair| pair[1].start).collect();
    whole.retain(|mention| theirs.binary_search(&mention.start).is_err());
    *mentions = whole;
}

/// In a form where a blank stands for the drafter's name (____有权…), every blank before a verb of power is the drafter, and
/// every one that begins a phrase as who acts does (____因系统故障没有办理的，…).
fn blanks(page: &Page, roles: &Roles<'_>, mentions: &mut Vec<Mention>) {
    let (powers, acts) = (roles.class("blank_powers"), roles.class("blank_acts"));
    let longest = powers.iter().chain(&acts).map(|word| word.chars().count()).max().unwrap_or(0) as u32;
    let (mut found, mut acting) = (Vec::new(), Vec::new());
    let mut at = 0;
    while at < page.chars.len() {
        if page.chars[at] != '_' {
            at += 1;
            continue;
        }
        let start = at;
        while page.chars.get(at) == Some(&'_') {
            at += 1;
        }
        let next = page.text(at as u32, at as u32 + longest);
        let blank = Mention { start: start as u32, end: at as u32, who: Who::Drafter, owns: false };
        if at - start >= 2 && powers.iter().any(|power| next.starts_with(power.as_str())) {
            found.push(blank);
        } else if at - start >= 2 && begins_phrase(page, start) && acts.iter().any(|act| next.starts_with(act.as_str()))
        {
            acting.push(blank);
        }
    }
    if found.len() >= 2 {
        mentions.extend(found);
        mentions.extend(acting);
        mentions.sort_by_key(|mention| mention.start);
    }
}

/// Whether position `at` stands at the beginning of a line or behind a mark.
fn begins_phrase(page: &Page, at: usize) -> bool {
    let line = page.lines.partition_point(|(start, _)| (*start as usize) < at);
    at.checked_sub(1).is_none_or(|before| ends_phrase(page.chars[before]))
        || page.lines.get(line).is_some_and(|(start, _)| *start as usize == at)
}

#[cfg(test)]
mod tests {
    use baihua_kb::builtin;

    use super::{Roles, short_names};

    fn stem(name: &str) -> Option<Vec<char>> {
        super::stem(name, &["有限公司".to_owned()], &["青岛".to_owned()])
    }

    fn chars(text: &str) -> Vec<char> {
        text.chars().collect()
    }

    #[test]
    fn a_short_name_of_a_document_or_of_what_somebody_has_is_no_party() {
        let of_a_thing = |text: &str| {
            let chars: Vec<char> = text.chars().collect();
            let at = text.split_once("简称").map_or(0, |(before, _)| before.chars().count() + 2);
            super::is_of_a_thing(&chars, at)
        };
        assert!(of_a_thing("《入驻规范》（简称\"规范\"）由乙方遵守。"));
        assert!(of_a_thing("甲方为云溪商务楼（简称\"楼宇\"）的管理人。"));
        assert!(!of_a_thing("云溪物业有限公司（简称\"云溪\"）与乙方订立本合同。"));
    }

    #[test]
    fn who_consents_is_no_part_of_a_name() {
        for (said, name) in
            [("您同意云栖公司", "云栖公司"), ("您理解并同意云栖", "云栖"), ("云栖公司", "云栖公司"), ("您同意", "")]
        {
            assert_eq!(super::behind_consent(said), name);
        }
    }

    #[test]
    fn a_label_is_no_part_of_a_name() {
        for (said, name) in [("第一条慧启课堂", "慧启课堂"), ("慧启课堂", "慧启课堂"), ("第三方", "第三方")]
        {
            assert_eq!(super::behind_label(said), name);
        }
    }

    #[test]
    fn words_of_power_do_not_overlap() {
        let roles = Roles::new(builtin().language(), &[]);
        let free = super::trie_of(&roles.class("free"));
        let found = |text: &str| super::stand(&chars(text), &free);
        assert_eq!(found("平台均不承担责任"), [(2, 4)]);
        assert_eq!(found("甲方可以随时可随时有权"), [(2, 6), (6, 9), (9, 11)]);
        assert_eq!(found("乙方付款"), []);
    }

    #[test]
    fn blanks_that_act_are_the_drafter() {
        let blanks = |text: &str| {
            let mut mentions = Vec::new();
            let roles = Roles::new(builtin().language(), &[]);
            super::blanks(&crate::clause::page::Page::new(text), &roles, &mut mentions);
            mentions.len()
        };
        let form = "____有权改价，____将公布。";
        assert_eq!(blanks(form), 2);
        assert_eq!(blanks(&format!("{form}\n____因停电没有送奶的，不负责。")), 3);
        assert_eq!(blanks(&format!("{form}\n订奶人姓名____因故不填。")), 2, "a blank to fill in");
        assert_eq!(blanks("____有权改价。\n____因停电没有送奶的，不负责。"), 0, "one alone may be any blank");
    }

    #[test]
    fn a_company_is_called_by_a_short_name() {
        let company = stem("青岛云栖腾跃影视传媒有限公司").expect("a company");
        assert_eq!(company, chars("云栖腾跃影视传媒"));
        let text =
            "由您与青岛云栖腾跃影视传媒有限公司订立。云栖传媒可以修改，您与云栖传媒合作，云栖传媒不退款。云栖镇。";
        let names: Vec<_> = short_names(&chars(text), &company).into_iter().collect();
        assert_eq!(names, [("云栖传媒".to_owned(), 3)]);
    }

    #[test]
    fn what_is_no_company_has_no_short_name() {
        assert_eq!(stem("云栖平台"), None);
        assert_eq!(stem("云栖有限公司"), None, "too short to be shortened");
    }
}
