//! Who is who: which names of a document mean the side that is protected, and which the other.

use std::collections::BTreeMap;

use baihua_kb::{Family, Kb};

use super::words::WordTrie;

/// A side of the document.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) enum Side {
    /// The side the reading is for.
    Reader,
    /// The side it deals with.
    Counter,
}

impl Side {
    fn other(self) -> Side {
        match self {
            Side::Reader => Side::Counter,
            Side::Counter => Side::Reader,
        }
    }
}

/// The names of one document.
pub(crate) struct Parties {
    /// `None` for a word that means nobody.
    sides: Vec<Option<Side>>,
    trie: WordTrie,
    reader: Option<String>,
    counter: Option<String>,
}

/// A name where it stands, in characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mention {
    pub(crate) start: usize,
    pub(crate) end: usize,
    pub(crate) side: Side,
}

/// How far into a document the parties are introduced, in folded characters.
const PREAMBLE: usize = 1_500;
/// How far a role may stand from the letter it belongs to: 出租人（以下简称甲方）.
const NEAR: usize = 12;
/// Families in which the reader is who pays.
const READER_PAYS: [&str; 14] = [
    "rent",
    "reno",
    "prepaid",
    "tour",
    "medbeauty",
    "elderlycare",
    "pet",
    "service",
    "tech",
    "propmgmt",
    "franchise",
    "sale",
    "secondhand",
    "ecommerce",
];
/// How far from a name its paying is looked for, in folded characters.
const PAYS_WITHIN: usize = 14;
/// Words that hold a name and mean nobody.
const NOBODY: [&str; 24] = [
    "客户端",
    "客户群",
    "用户名",
    "用户端",
    "用户群",
    "用户数",
    "会员卡",
    "会员费",
    "会员制",
    "会员日",
    "会员期",
    "会员价",
    "商家端",
    "平台币",
    "银行卡",
    "银行账",
    "银行转账",
    "银行流水",
    "公司法",
    "公司章程",
    "公司债",
    "中心线",
    "机构代码",
    "院方案",
];
const LETTERS: [&str; 4] = ["甲方", "乙方", "丙方", "丁方"];

impl Parties {
    /// Reads who is who from the folded `text`, the `families` it belongs to and what the caller said (`hint`).
    pub(crate) fn new(text: &str, families: &[&Family], kb: &Kb, hint: Option<&str>) -> Parties {
        let mut names: BTreeMap<String, Side> = BTreeMap::new();
        let common = kb.families().iter().find(|family| family.id == "common");
        for family in common.into_iter().chain(families.iter().rev().copied()) {
            let sides = [(&family.strong, Side::Counter), (&family.weak, Side::Reader)];
            for (list, side) in sides {
                names.extend(list.iter().map(|name| (baihua_quote::folded(name), side)));
            }
        }
        let preamble: String = text.chars().take(PREAMBLE).collect();
        let hint = hint.map(baihua_quote::folded).unwrap_or_default();
        let flipped = hinted_sides(&hint, &preamble, &mut names);
        let usual = families.first().and_then(|family| by_payment(text, &family.id));
        letters(&preamble, &hint, flipped, usual, &mut names);
        Parties::of(names, &preamble)
    }

    /// The parties of a clause that stands alone, such as an example of a rule: `hurt` is what it calls the reader.
    pub(crate) fn of_example(family: Option<&Family>, kb: &Kb, hurt: Option<&str>) -> Parties {
        let families: Vec<&Family> = family.into_iter().collect();
        Parties::new("", &families, kb, hurt)
    }

    fn of(names: BTreeMap<String, Side>, preamble: &str) -> Parties {
        let mut names: Vec<(String, Side)> = names.into_iter().filter(|(name, _)| !name.is_empty()).collect();
        names.sort();
        // They take part in the search, so that they win over the shorter names in them.
        let nobody = NOBODY.iter().filter(|word| names.iter().all(|(name, _)| name != *word));
        let words = names.iter().map(|(name, _)| name.as_str()).chain(nobody.copied());
        let trie = WordTrie::new(words);
        // What the document calls each side first is what it is called in findings.
        let first = |side: Side| {
            let found = names
                .iter()
                .filter(|(_, s)| *s == side)
                .filter_map(|(name, _)| Some((preamble.find(name.as_str())?, name)));
            let letter = LETTERS
                .iter()
                .find(|letter| preamble.contains(*letter) && names.iter().any(|(n, s)| n == *letter && *s == side));
            letter.map(|letter| (*letter).to_owned()).or_else(|| found.min().map(|(_, name)| name.clone()))
        };
        let (reader, counter) = (first(Side::Reader), first(Side::Counter));
        let sides = names.into_iter().map(|(_, side)| Some(side)).chain([None; NOBODY.len()]).collect();
        Parties { sides, trie, reader, counter }
    }

    /// Every name in `text` (folded), the longest at each place, in bytes. 《会员服务细则》 names nobody.
    pub(crate) fn mentions(&self, text: &str) -> Vec<Mention> {
        let titles = titles(text);
        // The last title that begins before a place ends last, too.
        let in_title = |at: usize| {
            let next = titles.partition_point(|(start, _)| *start <= at);
            next.checked_sub(1).is_some_and(|last| at < titles[last].1)
        };
        let chars: Vec<char> = text.chars().collect();
        let bytes = |from: usize, to: usize| chars[from..to].iter().map(|c| c.len_utf8()).sum::<usize>();
        let (mut counted, mut byte) = (0, 0);
        let found = self.trie.longest_in(&chars).into_iter().filter_map(|(name, start, end)| {
            byte += bytes(counted, start);
            counted = start;
            let side = self.sides[name as usize].filter(|_| !in_title(byte))?;
            Some(Mention { start: byte, end: byte + bytes(start, end), side })
        });
        found.collect()
    }

    /// What the document calls `side`, where it calls it anything.
    pub(crate) fn name(&self, side: Side) -> Option<&str> {
        match side {
            Side::Reader => self.reader.as_deref(),
            Side::Counter => self.counter.as_deref(),
        }
    }
}

/// From every 《 to the next 》, in bytes, in one pass.
fn titles(text: &str) -> Vec<(usize, usize)> {
    let mut ends = text.match_indices('》').map(|(end, _)| end).peekable();
    let ended = |(start, _): (usize, &str)| {
        while ends.next_if(|end| *end < start).is_some() {}
        Some((start, *ends.peek()?))
    };
    text.match_indices('《').map_while(ended).collect()
}

/// Puts the names that the caller used on the reader's side. Tells whether that turned the usual sides around.
fn hinted_sides(hint: &str, preamble: &str, names: &mut BTreeMap<String, Side>) -> bool {
    let words: Vec<String> = hint
        .split(['(', ')', '[', ']', '/', ',', '、', '"'])
        .map(str::trim)
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect();
    let mut flipped = false;
    for word in &words {
        if LETTERS.contains(&word.as_str()) {
            continue;
        }
        if names.get(word) == Some(&Side::Counter) {
            flipped = true;
        }
        // 普通合伙人丁珂: a role and a name run together; a person is called by the name alone, too.
        let chars: Vec<char> = word.chars().collect();
        for tail in 2..=3 {
            if chars.len() > tail {
                let name: String = chars[chars.len() - tail..].iter().collect();
                let head: String = chars[..chars.len() - tail].iter().collect();
                if preamble.matches(name.as_str()).count() >= 2
                    && !preamble.contains(word.as_str())
                    && head.chars().count() >= 2
                {
                    names.insert(name, Side::Reader);
                }
            }
        }
        names.insert(word.clone(), Side::Reader);
    }
    if flipped {
        let spoken: Vec<String> = words.clone();
        for (name, side) in names.iter_mut() {
            if !spoken.contains(name) {
                *side = side.other();
            }
        }
    }
    flipped
}

/// Gives 甲方, 乙方 … their sides: as the caller said, else as the role beside them in the preamble, else as money flows (`paid`, the
/// side of 甲方), else as is usual.
fn letters(preamble: &str, hint: &str, flipped: bool, paid: Option<Side>, names: &mut BTreeMap<String, Side>) {
    let mut known: [Option<Side>; 4] = [None; 4];
    for (place, letter) in LETTERS.iter().enumerate() {
        known[place] = if hint.contains(letter) { Some(Side::Reader) } else { beside(preamble, letter, names) };
    }
    if let Some(hinted) = LETTERS.iter().position(|letter| hint.contains(letter)) {
        // The party named by the caller is opposed to the other one, unless a role says otherwise.
        let opposite = if hinted == 0 { 1 } else { 0 };
        known[opposite] = Some(Side::Counter);
    } else if let (None, None) = (known[0], known[1]) {
        let first = paid.unwrap_or(Side::Counter);
        let first = if flipped { first.other() } else { first };
        let usual = (first, first.other());
        known[0] = Some(usual.0);
        known[1] = Some(usual.1);
    }
    for (mine, theirs) in [(0, 1), (1, 0)] {
        if known[mine].is_none() {
            known[mine] = known[theirs].map(Side::other);
        }
    }
    if known[0] == known[1] && !hint.contains("甲方") && !hint.contains("乙方") {
        // Two parties on one side cannot be; the usual order is the better guess.
        known[0] = Some(Side::Counter);
        known[1] = Some(Side::Reader);
    }
    for (place, letter) in LETTERS.iter().enumerate() {
        let side = known[place].or(known[1]);
        names.insert((*letter).to_owned(), side.unwrap_or(Side::Reader));
    }
}

/// The side of 甲方 in a contract that names no roles: in these families the reader is who pays.
fn by_payment(text: &str, family: &str) -> Option<Side> {
    if !READER_PAYS.contains(&family) {
        return None;
    }
    let pays = |behind: &str| {
        let near = behind.char_indices().take(PAYS_WITHIN);
        let near = near.take_while(|(_, c)| !matches!(c, ',' | '.' | ';' | ':' | '\n')).last();
        let near = &behind[..near.map_or(0, |(at, c)| at + c.len_utf8())];
        // Each of the words has one of the two characters.
        near.contains(['付', '纳'])
            && ["支付", "交纳", "缴纳", "付款", "付清", "缴付"].iter().any(|word| near.contains(word))
    };
    let [mut first, mut second] = [0, 0];
    for (at, name) in text.match_indices('方') {
        let paid = match text[..at].chars().next_back() {
            Some('甲') => &mut first,
            Some('乙') => &mut second,
            _ => continue,
        };
        *paid += usize::from(pays(&text[at + name.len()..]));
    }
    if first > 2 * second {
        Some(Side::Reader)
    } else if second > 2 * first {
        Some(Side::Counter)
    } else {
        None
    }
}

/// The side of the role that stands nearest to `letter` in the preamble: 出租人(甲方), 甲方(出租人), 甲方:出租人某.
fn beside(preamble: &str, letter: &str, names: &BTreeMap<String, Side>) -> Option<Side> {
    let chars: Vec<char> = preamble.chars().collect();
    let wanted: Vec<char> = letter.chars().collect();
    let mut best: Option<(usize, Side)> = None;
    for at in chars.windows(wanted.len()).enumerate().filter(|(_, window)| *window == wanted).map(|(at, _)| at).take(4)
    {
        let bracketed =
            |c: Option<&char>| c.is_some_and(|c| matches!(c, '(' | ')' | ':' | '"' | '[' | ']' | '<' | '>'));
        let opens = bracketed(chars.get(at + wanted.len()));
        let closes = at > 0
            && (bracketed(chars.get(at - 1)) || chars[..at].ends_with(&['称']) || chars[..at].ends_with(&['为']));
        if !opens && !closes {
            continue;
        }
        let before: String = chars[at.saturating_sub(NEAR)..at].iter().collect();
        let after: String = chars[at + wanted.len()..(at + wanted.len() + NEAR).min(chars.len())].iter().collect();
        for (name, side) in names {
            let ahead = closes
                .then(|| before.rfind(name.as_str()).map(|found| before[found + name.len()..].chars().count()))
                .flatten();
            let behind = opens.then(|| after.find(name.as_str()).map(|found| after[..found].chars().count())).flatten();
            for distance in [ahead, behind].into_iter().flatten() {
                // A longer name is a surer one; 业主 in 业主委员会 is not.
                let score = distance * 4 + 8usize.saturating_sub(name.chars().count());
                if best.is_none_or(|(least, _)| score < least) {
                    best = Some((score, *side));
                }
            }
        }
    }
    best.map(|(_, side)| side)
}

#[cfg(test)]
mod tests {
    use baihua_kb::builtin;
    use baihua_quote::folded;

    use super::{Parties, Side, titles};

    /// The clause with its names replaced: R for the reader, C for the other side.
    fn shown(document: &str, family: &str, hint: Option<&str>, clause: &str) -> String {
        let kb = builtin();
        let families: Vec<_> = kb.families().iter().filter(|f| f.id == family).collect();
        let parties = Parties::new(&folded(document), &families, kb, hint);
        let clause = folded(clause);
        let (mut out, mut end) = (String::new(), 0);
        for mention in parties.mentions(&clause) {
            out.push_str(&clause[end..mention.start]);
            out.push(if mention.side == Side::Reader { 'R' } else { 'C' });
            end = mention.end;
        }
        out + &clause[end..]
    }

    #[test]
    fn a_title_ends_at_the_next_mark() {
        assert_eq!(titles("《a《b》c》《d"), [(0, 8), (4, 8)]);
        assert!(titles(&"《".repeat(30_000)).is_empty());
    }

    #[test]
    fn letters_follow_their_roles() {
        let clause = "甲方应当向乙方支付";
        for (document, family, hint, expected) in [
            ("出租人（甲方）：某 承租人（乙方）：某", "rent", None, "C应当向R支付"),
            ("承租人（甲方）：某 出租人（乙方）：某", "rent", None, "R应当向C支付"),
            ("甲方（出租人）：某 乙方（承租人）：某", "rent", None, "C应当向R支付"),
            ("出租方：某（以下简称甲方） 承租方：某（以下简称乙方）", "rent", None, "C应当向R支付"),
            ("", "rent", None, "C应当向R支付"),
            ("", "rent", Some("甲方"), "R应当向C支付"),
            ("", "rent", Some("业主（甲方）"), "R应当向C支付"),
            ("", "rent", Some("乙方（承租方）"), "C应当向R支付"),
        ] {
            assert_eq!(shown(document, family, hint, clause), expected, "{document} {hint:?}");
        }
    }

    #[test]
    fn where_no_roles_are_named_the_reader_is_who_pays() {
        let renovation = "甲方:某 乙方:某 甲方应在开工前支付首期款.甲方验收后三日内付清尾款.乙方应按图施工.乙方逾期完工的,向甲方支付违约金.甲方逾期支付的,承担利息.";
        assert_eq!(shown(renovation, "reno", None, "甲方应付款"), "R应付款");
        let lease = "甲方:某 乙方:某 乙方应按月支付租金.乙方交纳押金.甲方交付房屋.";
        assert_eq!(shown(lease, "rent", None, "甲方交付"), "C交付");
        // Who earns is the reader here, and the letters mean what they usually do.
        assert_eq!(shown(renovation, "construction", None, "甲方应付款"), "C应付款");
    }

    #[test]
    fn words_that_hold_a_name_mean_nobody() {
        for (clause, expected) in [
            ("甲方在客户端公示，客户不得异议", "C在客户端公示,R不得异议"),
            ("用户名归用户使用", "用户名归R使用"),
            ("按《会员服务细则》办理，会员可以查阅", "按《会员服务细则》办理,R可以查阅"),
            ("会员卡丢失的，会员应当挂失", "会员卡丢失的,R应当挂失"),
        ] {
            assert_eq!(shown("", "prepaid", None, clause), expected);
        }
    }

    #[test]
    fn a_caller_on_the_other_side_turns_the_reading_around() {
        let clause = "承租人向出租人支付租金";
        assert_eq!(shown("", "rent", None, clause), "R向C支付租金");
        assert_eq!(shown("", "rent", Some("出租人"), clause), "C向R支付租金");
    }
}
