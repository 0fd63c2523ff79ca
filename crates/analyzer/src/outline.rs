//! Where a clause stands in its document: its label, its list, and what surrounds it.

use std::{cell::OnceCell, collections::BTreeMap, rc::Rc};

use baihua_text::{CharIndex, CharRange};

use crate::clause::{
    Reading,
    layout::{Block, Sentence, Style},
};

/// How far the rest of a paragraph is looked at on each side of a clause, in characters.
const REACH: usize = 400;

/// How far its article is looked at on each side of a clause, in characters.
const ARTICLE: usize = 1_200;

/// The sentences of a document, in order.
pub(crate) struct Outline {
    sentences: Vec<Spot>,
}

/// Where one sentence stands.
struct Spot {
    range: CharRange,
    /// The document's own label of it, such as 第六条 6.3.
    label: Option<Rc<str>>,
    /// The paragraph or item it is part of.
    paragraph: CharRange,
    /// The numbered article it is part of; its paragraph where none is.
    article: CharRange,
    /// Whether a list is opened elsewhere and this is an item of it.
    is_item: bool,
    /// The lead-in of its list, and the headings above.
    above: Vec<CharRange>,
}

impl Outline {
    pub(crate) fn new(reading: &Reading<'_>) -> Outline {
        let (page, layout) = (reading.page, reading.layout);
        // 4.9 …；: what ends in a semicolon under a label of its own is one of several, also where the lead-in was not seen.
        let is_listed = |block: &Block| {
            let marks = || page.slice(block.start, block.end).iter().filter(|c| **c == '；');
            block.style.is_some() && page.chars.get(block.end as usize - 1) == Some(&'；') && marks().nth(1).is_none()
        };
        let mut listed: Vec<bool> = layout.blocks.iter().map(is_listed).collect();
        // The last item ends in a full stop.
        for at in 1..listed.len() {
            let (before, block) = (&layout.blocks[at - 1], &layout.blocks[at]);
            listed[at] |= listed[at - 1] && block.style == before.style && !is_listed(block) && is_listed(before);
        }
        let articles = articles(&layout.blocks);
        // By block: its label, the same for all of its sentences.
        let labels: Vec<OnceCell<Option<Rc<str>>>> = vec![OnceCell::new(); layout.blocks.len()];
        let spot = |sentence: &Sentence| {
            let (from, to) = articles[sentence.block as usize];
            let block = &layout.blocks[sentence.block as usize];
            let lead = sentence.lead.map(|lead| &layout.sentences[lead as usize]);
            let lead = lead.map(|lead| (lead.start, lead.end));
            let is_below_a_lead = lead.is_some_and(|(start, end)| !opens_the_contract(&page.text(start, end)));
            let headings = layout.headings(sentence).map(|block| (block.start, block.end));
            Some(Spot {
                range: page.range(sentence.start, sentence.end)?,
                label: labels[sentence.block as usize]
                    .get_or_init(|| layout.place(page, sentence).map(Rc::from))
                    .clone(),
                paragraph: page.range(block.start, block.end)?,
                article: page.range(from, to)?,
                is_item: is_below_a_lead || listed[sentence.block as usize],
                above: lead.into_iter().chain(headings).filter_map(|(start, end)| page.range(start, end)).collect(),
            })
        };
        Outline { sentences: layout.sentences.iter().filter_map(spot).collect() }
    }

    /// The sentences that `range` touches, by number.
    fn touched(&self, range: CharRange) -> std::ops::Range<usize> {
        let first = self.sentences.partition_point(|spot| spot.range.end() <= range.start());
        let more = self.sentences[first..].iter().take_while(|spot| spot.range.start() < range.end()).count();
        first..first + more
    }

    /// The document's own label of the clause that begins in `range`.
    pub(crate) fn place(&self, range: CharRange) -> Option<String> {
        self.sentences[self.touched(range)].first()?.label.as_deref().map(str::to_owned)
    }

    /// Whether the clause in `range` begins in an item of a list.
    pub(crate) fn is_item(&self, range: CharRange) -> bool {
        let first = self.sentences[self.touched(range)].first();
        first.is_some_and(|spot| spot.is_item && spot.range.start() <= range.start())
    }

    /// Whether `range` holds more than one paragraph: a lead-in and its items.
    pub(crate) fn is_list(&self, range: CharRange) -> bool {
        let touched = &self.sentences[self.touched(range)];
        touched.windows(2).any(|pair| pair[0].paragraph != pair[1].paragraph)
    }

    /// What stands around the clause in `range`, folded: the rest of its paragraph ([`REACH`] characters each way), the
    /// sentence before and behind, its lead-in, its headings.
    pub(crate) fn near(&self, range: CharRange, text: &str, index: &CharIndex) -> String {
        let touched = self.touched(range);
        let mut around: Vec<CharRange> = Vec::new();
        for spot in &self.sentences[touched.clone()] {
            let (from, to) = (spot.paragraph.start(), spot.paragraph.end());
            around.extend(CharRange::new(from.max(range.start().saturating_sub(REACH)), range.start().max(from)));
            around.extend(CharRange::new(range.end().min(to), to.min(range.end() + REACH)));
            around.extend(spot.above.iter().copied());
        }
        let before = touched.start.checked_sub(1).and_then(|before| self.sentences.get(before));
        let behind = self.sentences.get(touched.end);
        around.extend(before.into_iter().chain(behind).map(|spot| spot.range));
        around.sort_by_key(|range| (range.start(), range.end()));
        around.dedup();
        let words: Vec<&str> = around.into_iter().filter_map(|range| index.slice(text, range)).collect();
        baihua_quote::folded(&words.join("\n"))
    }

    /// The rest of the article that the clause in `range` is part of, folded: [`ARTICLE`] characters each way.
    pub(crate) fn article(&self, range: CharRange, text: &str, index: &CharIndex) -> String {
        let Some(spot) = self.sentences[self.touched(range)].first() else { return String::new() };
        let (from, to) = (spot.article.start(), spot.article.end());
        let before = CharRange::new(from.max(range.start().saturating_sub(ARTICLE)), range.start().max(from));
        let behind = CharRange::new(range.end().min(to), to.min(range.end() + ARTICLE));
        let around = [before, behind].into_iter().flatten();
        let words: Vec<&str> = around.filter_map(|range| index.slice(text, range)).collect();
        baihua_quote::folded(&words.join("\n"))
    }
}

/// By block: where the article begins and ends that it is part of, in folded characters.
fn articles(blocks: &[Block]) -> Vec<(u32, u32)> {
    let is_article = |at: usize| blocks[at].style.is_some_and(|style| style != Style::Chapter);
    let top = |at: usize| {
        let mut parents = blocks[at].parents.iter().map(|&parent| parent as usize);
        parents.find(|&parent| is_article(parent)).unwrap_or(at)
    };
    let mut extents: BTreeMap<usize, (u32, u32)> = BTreeMap::new();
    for (at, block) in blocks.iter().enumerate() {
        let extent = extents.entry(top(at)).or_insert((block.start, block.end));
        extent.1 = extent.1.max(block.end);
    }
    (0..blocks.len()).map(|at| extents[&top(at)]).collect()
}

/// Whether a lead-in opens the whole contract, whose articles are no items of a list: 双方达成如下协议：.
fn opens_the_contract(lead: &str) -> bool {
    ["达成", "订立", "签订", "签署"].iter().any(|word| lead.contains(word))
        && ["合同", "协议", "如下", "约定", "条款"].iter().any(|word| lead.trim_end_matches('：').ends_with(word))
}

#[cfg(test)]
mod tests {
    use baihua_kb::{Card, builtin};

    use super::*;
    use crate::{Analyzer, Order};

    /// What `question` answers of the clause that holds `quote`, in `text` and what makes it long enough to be read.
    fn of<T>(text: &str, quote: &str, question: impl FnOnce(&Outline, CharRange, &str) -> T) -> T {
        let text = format!("{text}\n第九条 附件\n{}", "附件由双方各自保存一份。\n".repeat(60));
        let text = text.as_str();
        let kb = builtin();
        let analyzer = Analyzer::new(kb);
        let document = analyzer.recognise(Order::new(Card::Contract, text)).expect("a contract");
        let start = text[..text.find(quote).expect("it stands there")].chars().count();
        let range = CharRange::new(start, start + quote.chars().count()).expect("in order");
        analyzer.with_reading(&document, |reading| question(&Outline::new(reading), range, text))
    }

    const LEASE: &str = "房屋租赁合同\n第六条 违约责任\n6.1 甲方发出书面通知后，乙方有下列情形之一的，甲方可以解除合同：\n\
        （1）拖欠租金十日；\n（2）擅自转租。\n6.2 押金不退。房屋损坏的照价赔偿。\n第七条 其他\n7.1 未尽事宜另行协商。";

    #[test]
    fn a_clause_is_seen_with_what_stands_around_it() {
        let near =
            |quote: &str| of(LEASE, quote, |outline, range, text| outline.near(range, text, &CharIndex::new(text)));
        let around = near("拖欠租金十日");
        for word in ["书面通知", "违约责任", "擅自转租"] {
            assert!(around.contains(word), "{word} is missing in {around}");
        }
        assert!(!around.contains("拖欠租金"), "the clause itself is not around it: {around}");
        assert!(!around.contains("另行协商"), "another article is not around it: {around}");
        let around = near("押金不退。");
        assert!(around.contains("照价赔偿") && around.contains("擅自转租"), "{around}");
    }

    #[test]
    fn the_rest_of_an_article_is_seen_beyond_the_next_paragraph() {
        let text = "房屋租赁合同\n第六条 押金\n6.1 押金不退。\n6.2 房屋损坏的照价赔偿。\n6.3 甲方提前收回的，退还押金。\n第七条 其他\n7.1 未尽事宜另行协商。";
        let quote = "押金不退。";
        let article = of(text, quote, |outline, range, text| outline.article(range, text, &CharIndex::new(text)));
        assert!(article.contains("退还押金") && !article.contains("另行协商"), "{article}");
        let near = of(text, quote, |outline, range, text| outline.near(range, text, &CharIndex::new(text)));
        assert!(!near.contains("退还押金"), "{near}");
    }

    #[test]
    fn an_article_is_no_item_of_the_preamble() {
        let text = "房屋租赁合同\n甲乙双方经协商一致，就房屋租赁达成如下协议：\n一、租金每月3000元。\n二、乙方提前退租的，押金不退。";
        assert!(!of(text, "乙方提前退租的，押金不退。", |outline, range, _| outline.is_item(range)));
    }

    #[test]
    fn items_are_known_by_their_lead_in_or_their_semicolon() {
        let is_item = |text: &str, quote: &str| of(text, quote, |outline, range, _| outline.is_item(range));
        assert!(is_item(LEASE, "擅自转租") && !is_item(LEASE, "押金不退。"));
        let is_list = |quote: &str| of(LEASE, quote, |outline, range, _| outline.is_list(range));
        assert!(is_list("（1）拖欠租金十日；\n（2）擅自转租。") && !is_list("押金不退。房屋损坏的照价赔偿。"));
        let torn = format!("{LEASE}\n第八条 风险\n8.1 乙方涉及诉讼；\n8.2 乙方失踪。\n8.3 乙方应当付清租金。");
        assert!(is_item(&torn, "乙方涉及诉讼") && is_item(&torn, "乙方失踪") && !is_item(&torn, "乙方应当付清"));
    }
}
