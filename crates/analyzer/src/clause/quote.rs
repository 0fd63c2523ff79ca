//! Which words to quote for a hit: its sentence, or the phrases around it where that is long, with nothing torn off that fits.

use std::collections::BTreeMap;

use super::{Reading, moves::Hit, page};

/// A sentence up to this long is quoted whole, in folded characters.
const WHOLE: u32 = 150;
/// From a longer one the phrases around the words found are quoted, which widen backwards to this length,
const WIDE: u32 = 110;
/// and to this one, so that a quote begins with its sentence and does not end before its list.
const WIDEST: u32 = 220;

/// Words that go on with what stands before them.
const JOINS: [&str; 15] =
    ["则", "否则", "或者", "或", "并且", "并", "且", "但是", "但", "而", "以及", "及", "亦", "从而", "因而"];
/// Words that begin with one of these characters and go on with nothing.
const PLAIN: [&str; 4] = ["及时", "则是", "并列", "并购"];
/// Words that open a list within a sentence.
const LISTS: [&str; 4] = ["包括", "包含", "例如", "具体为"];

/// Where the hits of a document stand, by sentence: a quote does not widen into the words of another problem.
pub(crate) struct Taken(BTreeMap<u32, Vec<(u32, u32, usize)>>);

impl Taken {
    pub(crate) fn new<'h>(hits: impl IntoIterator<Item = &'h Hit>) -> Taken {
        let mut taken: BTreeMap<u32, Vec<(u32, u32, usize)>> = BTreeMap::new();
        for hit in hits {
            taken.entry(hit.sentence).or_default().push((hit.start, hit.end, hit.number));
        }
        Taken(taken)
    }

    fn holds(&self, sentence: u32) -> bool {
        self.0.contains_key(&sentence)
    }

    /// Where the hits in the sentence of `hit` end that stand before `at`, and where those of other moves begin that stand
    /// behind `to`: the same move in the list behind a hit is the same problem.
    fn around(&self, hit: &Hit, at: u32, to: u32) -> (Option<u32>, Option<u32>) {
        let hits = || self.0.get(&hit.sentence).into_iter().flatten();
        let before = hits().map(|&(_, end, _)| end).filter(|&end| end <= at).max();
        let others = hits().filter(|(.., number)| *number != hit.number);
        (before, others.map(|&(start, ..)| start).filter(|&start| start >= to).min())
    }
}

impl Reading<'_> {
    /// The words to quote for a hit, in folded characters.
    pub(crate) fn quote(&self, hit: &Hit, taken: &Taken) -> (u32, u32) {
        let sentence = &self.layout.sentences[hit.sentence as usize];
        let (mut start, mut end) = (sentence.start, sentence.end);
        if end - start > WHOLE {
            (start, end) = self.widened(hit, self.phrases(hit), taken);
        }
        if start == sentence.start {
            start = self.with_what_it_joins(hit.sentence, end, taken);
        }
        if end == sentence.end {
            end = self.with_items(hit.sentence, start, taken);
        }
        (start, end)
    }

    /// The words to quote for a usual limit: those for a hit, and what follows in the same sentence as far as it holds figures
    /// and fits in [`WIDEST`], as a second limit does (…不超过十天，全年累计不超过六十天).
    pub(crate) fn quote_of_limit(&self, hit: &Hit, taken: &Taken) -> (u32, u32) {
        let (start, mut end) = self.quote(hit, taken);
        let last = self.layout.sentences[hit.sentence as usize].end;
        let mut to = end;
        while to < last && to + 1 - start < WIDEST {
            let from = to;
            to = (from + 1..last).find(|&at| self.ends_phrase(at)).unwrap_or(last);
            let is_figure = |c: &char| c.is_ascii_digit() || "一二两三四五六七八九十百千万".contains(*c);
            if to - start <= WIDEST && self.page.slice(from, to).iter().any(is_figure) {
                end = to;
            }
        }
        (start, end)
    }

    /// The phrases around a hit, up to [`WIDE`] characters: the condition stands before what follows from it.
    pub(crate) fn phrases(&self, hit: &Hit) -> (u32, u32) {
        let sentence = &self.layout.sentences[hit.sentence as usize];
        let (from, to) = (sentence.start, sentence.end);
        if to - from <= WHOLE {
            return (from, to);
        }
        let mut start = self.phrase_start(from, hit.start.clamp(from, to));
        let mut end = hit.end.clamp(start, to);
        while end < to && !self.ends_phrase(end) {
            end += 1;
        }
        while start > from {
            let wider = self.phrase_start(from, start - 1);
            if end - wider > WIDE {
                break;
            }
            start = wider;
        }
        (start, end)
    }

    /// `phrases` with the beginning of their sentence, and with the list that they open, where these fit in [`WIDEST`].
    fn widened(&self, hit: &Hit, (mut start, mut end): (u32, u32), taken: &Taken) -> (u32, u32) {
        let sentence = &self.layout.sentences[hit.sentence as usize];
        let (before, behind) = taken.around(hit, start, end);
        let (from, to) = (before.unwrap_or(sentence.start), behind.unwrap_or(sentence.end));
        if end - sentence.start <= WIDEST && from == sentence.start {
            start = sentence.start;
        }
        // What is torn off begins with 则, 或, or within brackets: back to where a phrase stands by itself.
        let mut wider = start;
        while wider > from && (self.joins(wider) || self.is_in_brackets(wider, end)) {
            wider = self.phrase_start(from, wider - 1);
        }
        let is_phrase = wider == sentence.start || self.ends_phrase(wider - 1);
        if is_phrase && end - wider <= WIDEST && !self.joins(wider) {
            start = wider;
        }
        // …的资料，包括但不限于姓名、电话。
        let next = end + 1;
        if end < to && self.begins(next, &LISTS) {
            let mut last = next;
            while last < to && (!self.ends_phrase(last) || self.page.chars[last as usize] == '：') {
                last += 1;
            }
            if last - start <= WIDEST && (last == sentence.end || self.ends_phrase(last)) {
                end = last;
            }
        }
        // The mark that ends the sentence belongs to it.
        if end < sentence.end && page::ends_sentence(self.page.chars[end as usize]) {
            end += 1;
        }
        (start, end)
    }

    /// Where a quote of a whole sentence begins that goes on with the one before: 否则…, 或…的.
    fn with_what_it_joins(&self, sentence: u32, end: u32, taken: &Taken) -> u32 {
        let mut number = sentence as usize;
        let mut start = self.layout.sentences[number].start;
        while self.joins(start) && number > 0 && !taken.holds(number as u32 - 1) {
            let before = &self.layout.sentences[number - 1];
            let is_near = before.block == self.layout.sentences[number].block && end - before.start <= WHOLE;
            if !is_near {
                break;
            }
            (start, number) = (before.start, number - 1);
        }
        start
    }

    /// Where a quote of a lead-in ends: behind its items, where they are few.
    fn with_items(&self, sentence: u32, start: u32, taken: &Taken) -> u32 {
        let lead = &self.layout.sentences[sentence as usize];
        let Some(&last) = lead.items.last() else { return lead.end };
        let end = self.layout.sentences[last as usize].end;
        let opens = self.page.chars.get(lead.end as usize - 1) == Some(&'：');
        let follow = lead.items.iter().copied().eq(sentence + 1..=last);
        let free = || lead.items.iter().all(|&item| !taken.holds(item));
        // One item alone is a list that was broken off.
        let several = lead.items.len() > 1;
        if opens && several && follow && end - start <= WIDEST && free() { end } else { lead.end }
    }

    fn ends_phrase(&self, at: u32) -> bool {
        page::ends_phrase(self.page.chars[at as usize])
    }

    /// Where the phrase that holds `at` begins, not before `from`.
    fn phrase_start(&self, from: u32, at: u32) -> u32 {
        (from..at).rev().find(|&before| self.ends_phrase(before)).map_or(from, |before| before + 1)
    }

    fn begins(&self, at: u32, words: &[&str]) -> bool {
        let near = self.page.text(at, at + 4);
        words.iter().any(|word| near.starts_with(word))
    }

    /// Whether what begins at `at` goes on with what stands before.
    fn joins(&self, at: u32) -> bool {
        self.begins(at, &JOINS) && !self.begins(at, &PLAIN)
    }

    /// Whether a bracket closes between two positions that opened before them.
    fn is_in_brackets(&self, start: u32, end: u32) -> bool {
        let mut open = 0_u32;
        self.page.slice(start, end).iter().any(|c| match c {
            '（' => {
                open += 1;
                false
            }
            '）' if open == 0 => true,
            '）' => {
                open -= 1;
                false
            }
            _ => false,
        })
    }
}

#[cfg(test)]
mod tests {
    use baihua_kb::{Card, builtin};

    use super::Taken;
    use crate::{
        Analyzer, Order,
        clause::{Reading, moves::Hit},
    };

    /// What is quoted of `text` for a hit on `words`, while hits stand on `others`, too.
    fn quote(text: &str, words: &str, others: &[&str]) -> String {
        quoted(text, words, others, |reading, hit, taken| reading.quote(hit, taken))
    }

    /// The same, by one of the ways of quoting.
    fn quoted(
        text: &str,
        words: &str,
        others: &[&str],
        way: impl Fn(&Reading<'_>, &Hit, &Taken) -> (u32, u32),
    ) -> String {
        let text = format!(
            "房屋租赁合同\n出租人（甲方）：____\n承租人（乙方）：____\n甲方将房屋出租给乙方，乙方按月付租金。\n第一条 租金\n{text}\n第九条 附件\n{}",
            "附件由双方各自保存一份。\n".repeat(60)
        );
        let kb = builtin();
        let analyzer = Analyzer::new(kb);
        let document = analyzer.recognise(Order::new(Card::Contract, text.as_str())).expect("a contract");
        analyzer.with_reading(&document, |reading| {
            let all = reading.page.text(0, reading.page.len());
            let hit = |words: &str| {
                let start = all[..all.find(words).expect("it stands there")].chars().count() as u32;
                let end = start + words.chars().count() as u32;
                let sentence = reading.layout.sentence_at(start).expect("in a sentence");
                Hit { number: 0, wording: 0, sentence, start, end, saved: None }
            };
            let hits: Vec<Hit> = others.iter().map(|words| hit(words)).collect();
            let (start, end) = way(reading, &hit(words), &Taken::new(&hits));
            reading.page.text(start, end)
        })
    }

    #[test]
    fn a_limit_is_quoted_to_its_last_figure() {
        let long = "甲方按约定的补贴标准与乙方实际留宿的天数向乙方给付夜宿补贴，".repeat(4);
        let text = format!("1.1 {long}每次给付不超过十天，全年累计给付不超过六十天，由甲方核对，并告知乙方。");
        let words = "不超过十天";
        assert!(quote(&text, words, &[]).ends_with("每次给付不超过十天"), "{}", quote(&text, words, &[]));
        let limit = quoted(&text, words, &[], |reading, hit, taken| reading.quote_of_limit(hit, taken));
        assert!(limit.ends_with("全年累计给付不超过六十天"), "{limit}");
    }

    #[test]
    fn a_sentence_that_goes_on_is_quoted_with_the_one_before() {
        let text = "1.1 乙方应当每月五日前付清租金。否则，甲方可以收回房屋。";
        assert_eq!(quote(text, "收回房屋", &[]), "乙方应当每月五日前付清租金。否则，甲方可以收回房屋。");
        assert_eq!(quote(text, "收回房屋", &["付清租金"]), "否则，甲方可以收回房屋。", "another problem");
        assert_eq!(quote("1.1 租金另议。\n1.2 及时付清租金。", "付清租金", &[]), "及时付清租金。");
    }

    #[test]
    fn a_lead_in_is_quoted_with_a_short_list() {
        let text = "1.1 乙方拖欠租金的，甲方可以：\n（1）停水停电；\n（2）更换门锁。\n1.2 其他事项另议。";
        assert_eq!(quote(text, "甲方可以", &[]), "乙方拖欠租金的，甲方可以：（1）停水停电；（2）更换门锁。");
        assert_eq!(quote(text, "甲方可以", &["更换门锁"]), "乙方拖欠租金的，甲方可以：");
        let long = text.replace("停水停电", &"停水停电".repeat(60));
        assert_eq!(quote(&long, "甲方可以", &[]), "乙方拖欠租金的，甲方可以：");
    }

    #[test]
    fn a_long_sentence_keeps_its_condition_and_its_list() {
        let condition = "如乙方没有按照本合同约定的时间和方式向甲方付清当期租金和各项费用的";
        let middle = "甲方在书面催告以后乙方仍然没有付清的情况下，可以按照本合同约定的方式和程序处理此事，直到乙方全部付清为止，处理此事时应当留存记录并交给乙方一份";
        let text = |more: &str| {
            format!(
                "1.1 {condition}，{middle}，则甲方可以使用乙方的资料，包括但不限于姓名、电话，{more}其余从本合同约定。"
            )
        };
        let expected = format!("{condition}，{middle}，则甲方可以使用乙方的资料，包括但不限于姓名、电话");
        assert_eq!(quote(&text(&"另行商定的除外，".repeat(20)), "使用乙方的资料", &[]), expected);
    }
}
