//! A fairer wording made of the clause itself: the words that hurt are struck, others stand in their place, and all the
//! rest stays as the document has it.

use std::{
    cell::{OnceCell, RefCell},
    collections::HashMap,
    rc::Rc,
    sync::OnceLock,
};

use baihua_kb::{Language, Mend, Occasion, Rule, Words};
use baihua_quote::{Folded, folded};
use baihua_text::CharRange;

/// What numbers are written with, folded; 万 and 亿 are units of sums and stand behind one.
const NUMERALS: &str = "0123456789.零一二三四五六七八九十百千两半点";

/// How far what stands beside may begin, in folded characters: before what is struck, and behind it.
const BEFORE: usize = 20;
const BEHIND: usize = 4;

/// Marks over which `~` does not reach.
const ENDS: &str = "。.;!?";

/// A clause after its mends.
pub(crate) struct Mended {
    pub(crate) text: String,
    /// Whether the rule's own addition is asked for as well.
    pub(crate) adds: bool,
}

/// Mends clauses of one document; each rule's mends are made ready when they are first asked for.
pub(crate) struct Mender<'k> {
    language: &'k Language,
    of_rules: RefCell<HashMap<&'k str, Rc<[Ready<'k>]>>>,
    softening: &'k Softening,
}

/// The ways of saying what [`Language::softened`] strikes, read when a clause is first to be softened, whatever document it is
/// of.
#[derive(Default)]
pub(crate) struct Softening(OnceLock<Vec<Ways>>);

impl<'k> Mender<'k> {
    /// Of a `language`, for which alone `softening` is kept.
    pub(crate) fn new(language: &'k Language, softening: &'k Softening) -> Mender<'k> {
        Mender { language, of_rules: RefCell::default(), softening }
    }

    /// `quote` with every mend of `rule` applied that holds of it, in order, or none where nothing is struck. `filled` puts
    /// the names of the two sides into what is put.
    pub(crate) fn mended(
        &self,
        quote: &str,
        rule: &'k Rule,
        occasion: &Occasion<'_>,
        filled: impl Fn(&str) -> String,
    ) -> Option<Mended> {
        if rule.mends.is_empty() {
            return None;
        }
        let ready = || rule.mends.iter().map(|mend| Ready::new(mend, self.language)).collect();
        let mends = self.of_rules.borrow_mut().entry(&rule.id).or_insert_with(ready).clone();
        let mends = mends.iter().filter(|ready| ready.mend.when.holds(occasion));
        struck(quote, mends.map(|ready| (ready.mend, ready.ways())), filled)
    }

    /// The clause without words of arbitrariness, [`Language::softened`], or none where it has none.
    pub(crate) fn softened(&self, clause: &str) -> Option<String> {
        let mends = &self.language.softened;
        let ways = self.softening.0.get_or_init(|| mends.iter().map(|mend| Ways::of(mend, self.language)).collect());
        struck(clause, mends.iter().zip(ways), str::to_owned).map(|mended| mended.text)
    }
}

/// A mend, its ways of saying it read when a clause is first to be mended: few mends of a rule hold of a document.
struct Ready<'k> {
    mend: &'k Mend,
    language: &'k Language,
    ways: OnceCell<Ways>,
}

/// The ways of saying what a mend strikes.
struct Ways {
    strike: Vec<Vec<Token>>,
    /// What a way to strike may begin with, in order; none where one begins with a number or a gap.
    opens: Option<Vec<char>>,
    beside: Vec<Vec<Token>>,
}

impl<'k> Ready<'k> {
    fn new(mend: &'k Mend, language: &'k Language) -> Ready<'k> {
        Ready { mend, language, ways: OnceCell::new() }
    }

    fn ways(&self) -> &Ways {
        self.ways.get_or_init(|| Ways::of(self.mend, self.language))
    }
}

impl Ways {
    fn of(mend: &Mend, language: &Language) -> Ways {
        let read = |ways: &[Words]| ways.iter().map(|way| tokens(way, language)).collect();
        let strike: Vec<Vec<Token>> = read(&mend.strike);
        Ways { opens: openings(&strike), strike, beside: read(&mend.beside) }
    }
}

/// The first characters of `ways`, in order, each once; none where a way begins with a number or a gap.
fn openings(ways: &[Vec<Token>]) -> Option<Vec<char>> {
    let firsts = |way: &Vec<Token>| match way.first() {
        Some(Token::Words(words)) => Some(words.iter().map(|word| word[0]).collect::<Vec<char>>()),
        _ => None,
    };
    let mut all = ways.iter().map(firsts).collect::<Option<Vec<_>>>()?.concat();
    all.sort_unstable();
    all.dedup();
    Some(all)
}

fn struck<'r>(
    quote: &str,
    mends: impl Iterator<Item = (&'r Mend, &'r Ways)>,
    filled: impl Fn(&str) -> String,
) -> Option<Mended> {
    let clause = Folded::new(quote);
    let mut edits: Vec<(CharRange, String)> = Vec::new();
    let mut adds = false;
    for (mend, Ways { strike, opens, beside }) in mends {
        let mut at = 0;
        while let Some(c) = clause.chars().get(at) {
            if opens.as_ref().is_some_and(|opens| opens.binary_search(c).is_err()) {
                at += 1;
                continue;
            }
            let found = strike.iter().filter_map(|way| longest(way, clause.chars(), at)).max_by_key(|found| found.end);
            let fits = |found: &Found| {
                found.end > at && (beside.is_empty() || stands_beside(beside, clause.chars(), at, found.end))
            };
            let Some(found) = found.filter(fits) else {
                at += 1;
                continue;
            };
            if let Some(range) = clause.origin(at, found.end)
                && !edits.iter().any(|(other, _)| range.start() < other.end() && other.start() < range.end())
            {
                let kept = found.kept.iter().map(|&(from, to)| original(&clause, quote, from, to));
                edits.push((range, refilled(&filled(&mend.put), kept)));
                adds |= mend.adds;
            }
            at = found.end;
        }
    }
    if edits.is_empty() {
        return None;
    }
    edits.sort_by_key(|(range, _)| range.start());
    let chars: Vec<char> = quote.chars().collect();
    let (mut out, mut at) = (String::new(), 0);
    for (range, put) in edits {
        out.extend(&chars[at..range.start()]);
        out.push_str(&put);
        at = range.end();
    }
    out.extend(&chars[at..]);
    Some(Mended { text: out, adds })
}

/// Whether one of `ways` begins at most [`BEFORE`] characters before `start..end` or [`BEHIND`] behind it, in its sentence.
fn stands_beside(ways: &[Vec<Token>], chars: &[char], start: usize, end: usize) -> bool {
    let runs = |c: &&char| !ENDS.contains(**c);
    let before = chars[..start].iter().rev().take(BEFORE).take_while(runs).count();
    let behind = chars[end..].iter().take(BEHIND).take_while(runs).count();
    (start - before..end + behind).any(|at| ways.iter().any(|way| longest(way, chars, at).is_some()))
}

/// The words of the document from which folded characters came.
fn original(clause: &Folded, quote: &str, from: usize, to: usize) -> String {
    let Some(range) = clause.origin(from, to) else { return String::new() };
    quote.chars().skip(range.start()).take(range.len()).collect()
}

/// `put` with what was kept, in order, where `#` and `~` stand.
fn refilled(put: &str, mut kept: impl Iterator<Item = String>) -> String {
    let mut out = String::new();
    for c in put.chars() {
        if matches!(c, '#' | '~') {
            out.push_str(&kept.next().unwrap_or_default());
        } else {
            out.push(c);
        }
    }
    out
}

/// A piece of a way of saying it.
enum Token {
    /// One of these, folded, none empty, in order, so that those with one first character stand side by side.
    Words(Vec<Vec<char>>),
    /// A number.
    Number,
    /// Up to so many characters of one sentence.
    Gap(usize),
}

fn tokens(way: &str, language: &Language) -> Vec<Token> {
    let literal = |words: &str| folded(words).chars().collect::<Vec<char>>();
    let mut out = Vec::new();
    let mut rest = way;
    while let Some(first) = rest.chars().next() {
        match first {
            '#' => {
                out.push(Token::Number);
                rest = &rest[1..];
            }
            '~' => {
                let digits = rest[1..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - 1);
                out.push(Token::Gap(rest[1..1 + digits].parse().unwrap_or(0)));
                rest = &rest[1 + digits..];
            }
            '{' if rest.contains('}') => {
                let end = rest.find('}').unwrap_or(rest.len() - 1);
                let words = language.class(&rest[1..end]).iter();
                let mut words: Vec<Vec<char>> =
                    words.map(|word| literal(word)).filter(|word| !word.is_empty()).collect();
                words.sort_unstable();
                out.push(Token::Words(words));
                rest = &rest[end + 1..];
            }
            _ => {
                let end = rest[first.len_utf8()..].find(['#', '~', '{']).map_or(rest.len(), |at| at + first.len_utf8());
                let word = literal(&rest[..end]);
                out.push(Token::Words(if word.is_empty() { Vec::new() } else { vec![word] }));
                rest = &rest[end..];
            }
        }
    }
    out
}

/// Where a way of saying it ends, and what stood for `#` and `~` in it; half-open, in folded characters.
struct Found {
    end: usize,
    kept: Vec<(usize, usize)>,
}

/// The longest match of `way` that begins at `at`, but of gaps the shortest.
fn longest(way: &[Token], chars: &[char], at: usize) -> Option<Found> {
    let Some((first, rest)) = way.split_first() else { return Some(Found { end: at, kept: Vec::new() }) };
    let keeping = |end: usize, found: Found| {
        let kept = std::iter::once((at, end)).chain(found.kept).collect();
        Found { end: found.end, kept }
    };
    match first {
        Token::Words(words) => {
            let next = chars.get(at..=at)?;
            let begins = words.partition_point(|word| word[..1] < *next);
            let alike = words[begins..].iter().take_while(|word| word[..1] == *next);
            let fitting = alike.filter(|word| chars[at..].starts_with(word));
            fitting.filter_map(|word| longest(rest, chars, at + word.len())).max_by_key(|found| found.end)
        }
        Token::Number => {
            let length = chars[at..].iter().take_while(|c| NUMERALS.contains(**c)).count();
            if length == 0 || matches!(chars[at], '.' | '点') {
                return None;
            }
            longest(rest, chars, at + length).map(|found| keeping(at + length, found))
        }
        Token::Gap(most) => {
            let room = chars[at..].iter().take(*most).take_while(|c| !ENDS.contains(**c)).count();
            (0..=room).find_map(|gap| longest(rest, chars, at + gap).map(|found| keeping(at + gap, found)))
        }
    }
}

#[cfg(test)]
mod tests {
    use baihua_kb::{Card, Mend, Occasion, Rule, When, builtin};

    use super::{Mender, Softening};

    fn mend(strike: &[&'static str], put: &'static str) -> Mend {
        Mend {
            strike: strike.iter().map(|way| (*way).into()).collect::<Vec<_>>().into(),
            beside: Vec::new().into(),
            put: put.into(),
            when: When::default(),
            adds: false,
        }
    }

    fn said(quote: &str, mends: &[Mend]) -> Option<String> {
        let occasion = Occasion {
            clause: &quote,
            near: &"",
            article: &"",
            document: &"",
            families: &[],
            made_by: None,
            reader: None,
        };
        let filled = |put: &str| put.replace("{counter}", "甲方");
        let kb = builtin();
        let rule = Rule { mends: mends.to_vec().into(), ..kb.rules(Card::Contract)[0].clone() };
        Mender::new(kb.language(), &Softening::default())
            .mended(quote, &rule, &occasion, filled)
            .map(|mended| mended.text)
    }

    #[test]
    fn the_words_that_hurt_are_struck_and_the_rest_stays() {
        let kept = mend(&["不予退还", "一律不予退还"], "扣除{counter}的实际损失后退还");
        let quote = "乙方提前退租的，押金、\n剩余租金一律 不予退还。";
        let fair = "乙方提前退租的，押金、\n剩余租金扣除甲方的实际损失后退还。";
        assert_eq!(said(quote, std::slice::from_ref(&kept)).as_deref(), Some(fair));
        assert_eq!(said("押金退还。", &[kept]), None);
    }

    #[test]
    fn numbers_and_gaps_are_kept_where_the_wording_asks_for_them() {
        let rate = mend(&["按~12#%", "按~12千分之#"], "按~【　】");
        assert_eq!(
            said("每逾期一日，按月租金的3％支付违约金。", std::slice::from_ref(&rate)).as_deref(),
            Some("每逾期一日，按月租金的【　】支付违约金。")
        );
        assert_eq!(
            said("逾期按欠款千分之三，五", std::slice::from_ref(&rate)).as_deref(),
            Some("逾期按欠款【　】，五")
        );
        assert_eq!(said("按欠款。3%", &[rate]), None, "a gap ends with the sentence");
    }

    #[test]
    fn what_is_struck_may_have_to_stand_beside_something() {
        let daily = Mend { beside: vec!["{per_day}".into()].into(), ..mend(&["#%"], "【　】%") };
        let said = |quote: &str| said(quote, std::slice::from_ref(&daily));
        let rate = "每逾期一日，按租金的3%支付违约金；超过十日的，另付总额的20%。";
        assert_eq!(said(rate).as_deref(), Some("每逾期一日，按租金的【　】%支付违约金；超过十日的，另付总额的20%。"));
        assert_eq!(said("按租金的3%每日支付。").as_deref(), Some("按租金的【　】%每日支付。"));
        assert_eq!(said("甲方持有30%的份额。"), None);
    }

    #[test]
    fn who_may_object_does_not_serve_unconditionally() {
        let kb = builtin();
        let softening = Softening::default();
        let mender = Mender::new(kb.language(), &softening);
        let soft = |clause: &str| mender.softened(clause);
        for (clause, fair) in [
            ("乙方须无条件配合甲方的安排。", "乙方须配合甲方的安排。"),
            ("本店有权单方面调整套餐内容，无需另行通知会员。", "本店有权调整套餐内容。"),
            ("甲方有权自行决定派谁上门。", "甲方有权决定派谁上门。"),
            ("钱款丢失的，甲方概不负责。", "钱款丢失的，甲方不负责。"),
            ("学员不得以任何理由退费。", "学员不得无正当理由退费。"),
            ("业主全权委托物业公司处理。", "业主委托物业公司处理。"),
        ] {
            assert_eq!(soft(clause).as_deref(), Some(fair));
        }
        // The reader's own right, and whose cause it is, stay.
        for clause in ["乙方可以无条件退货。", "甲方无故单方解除合同的，赔偿乙方。", "用户自行决定是否购买。"]
        {
            assert_eq!(soft(clause), None, "{clause}");
        }
    }

    #[test]
    fn what_one_mend_struck_no_other_strikes_again() {
        let mends = [mend(&["单方面解除"], "经协商解除"), mend(&["解除"], "终止"), mend(&["{no}退"], "可退")];
        assert_eq!(said("甲方可单方面解除，解除后概不退。", &mends).as_deref(), Some("甲方可经协商解除，终止后可退。"));
    }
}
