//! Which family a contract belongs to, and whether a text is one at all.

use std::collections::BTreeMap;

use baihua_kb::{Family, Kb, Words};

use crate::read::words::WordTrie;

/// Characters at the beginning in which the title stands, and in which the opening words do.
const TITLE: usize = 40;
const OPENING: usize = 160;
/// What a character of a title's word weighs there, in occurrences of ordinary words.
const TITLE_WEIGHT: usize = 12;
const OPENING_WEIGHT: usize = 5;
/// Characters of a title's word beyond which it proves nothing more.
const LONG_WORD: usize = 8;
/// Families a document is judged by at most.
const MOST: usize = 4;
/// Occurrences of a word beyond which it proves nothing more.
const ENOUGH: usize = 6;
/// How often the words of what a family is about must stand in a document of it that does not open with one.
const OFTEN: usize = 3;
/// Characters from which on a document is asked for them.
const WHOLE: usize = 800;
/// Different words of contracts a text must hold.
const WORDS_NEEDED: usize = 5;
/// What a title at its head that names a contract is worth, in such words: what people write for each other has few of them.
const TITLE_IN_WORDS: usize = 2;
/// Chinese characters a text must hold.
const HAN_NEEDED: usize = 100;

/// The words of all families, prepared so that one pass over a document finds every one of them.
pub(crate) struct Families {
    families: Vec<Known>,
    words: WordTrie,
    /// By word: its length in characters.
    lengths: Vec<usize>,
}

/// A family, its words by their numbers in the search.
struct Known {
    id: String,
    /// With the weight of each.
    titles: Vec<(usize, usize)>,
    words: Vec<usize>,
    weak: Vec<usize>,
    strong: Vec<usize>,
    core: Vec<usize>,
}

/// What a pass over a document found of one word.
#[derive(Clone, Copy, Default)]
struct Seen {
    /// Occurrences, no more than [`ENOUGH`].
    times: usize,
    /// Where the first ends, in characters.
    first_end: usize,
    /// Where the last one counted ends, in characters; occurrences do not overlap.
    last_end: usize,
}

impl Families {
    pub(crate) fn new(kb: &Kb) -> Families {
        let mut numbers: BTreeMap<String, usize> = BTreeMap::new();
        let mut number = |word: &Words| {
            let next = numbers.len();
            *numbers.entry(baihua_quote::folded(word)).or_insert(next)
        };
        let families = kb
            .families()
            .iter()
            .filter(|family| family.id != "policy")
            .map(|family| Known::new(family, &mut number))
            .collect();
        let mut words = vec![String::new(); numbers.len()];
        for (word, number) in numbers {
            words[number] = word;
        }
        let lengths = words.iter().map(|word| word.chars().count()).collect();
        Families { families, words: WordTrie::new(words.iter().map(String::as_str)), lengths }
    }

    /// The families of the folded `text` with how much of the best one's standing each has, the best first; empty if it
    /// is no contract.
    pub(crate) fn of(&self, text: &str) -> Vec<(&str, f32)> {
        let chars: Vec<char> = text.chars().collect();
        let mut seen = vec![Seen::default(); self.lengths.len()];
        self.words.each_in(&chars, |number, start| {
            let end = start + self.lengths[number as usize];
            let word = &mut seen[number as usize];
            if word.times == 0 {
                word.first_end = end;
            }
            if word.times < ENOUGH && start >= word.last_end {
                word.times += 1;
                word.last_end = end;
            }
        });
        if !self.is_contract(text, &seen) {
            return Vec::new();
        }
        let mut scored: Vec<(usize, &Known)> =
            self.special().map(|family| (family.score(&seen), family)).filter(|(score, _)| *score > 0).collect();
        scored.sort_by(|(a, x), (b, y)| b.cmp(a).then(x.id.cmp(&y.id)));
        // A few lines name what they are about once or not at all; of a whole paper in which no family finds what it is about,
        // the likeliest speaks.
        let is_about = |family: &Known| chars.len() < WHOLE || family.is_about_it(&seen);
        if scored.iter().any(|(_, family)| is_about(family)) {
            scored.retain(|(_, family)| is_about(family));
        }
        let Some(&(best, _)) = scored.first() else { return Vec::new() };
        // Others apply as well where they are nearly as much at home: an employment contract with a non-compete.
        let applies =
            |(place, (score, _)): &(usize, (usize, &Known))| *place == 0 || (*score * 2 >= best && *place < MOST);
        scored
            .into_iter()
            .enumerate()
            .filter(applies)
            .map(|(_, (score, family))| (family.id.as_str(), score as f32 / best as f32))
            .collect()
    }

    /// The families that a document can belong to.
    fn special(&self) -> impl Iterator<Item = &Known> {
        self.families.iter().filter(|family| family.id != "common")
    }

    fn is_contract(&self, text: &str, seen: &[Seen]) -> bool {
        let common = self.families.iter().find(|family| family.id == "common");
        // Plain papers have few of the words that all contracts share, but then those of their own family.
        // A letter about a flat has few others, and names what it is about again and again.
        let of = |family: &Known| match family.is_plainly_about_it(seen) {
            true => family.different(seen),
            false => family.different(seen) / 2,
        };
        let special = self.special().map(of).max();
        let different = common.map_or(0, |family| family.different(seen)) + special.unwrap_or(0);
        let titled = self.special().any(|family| family.is_titled(text, seen));
        let different = different + if titled { TITLE_IN_WORDS } else { 0 };
        let han = text.chars().filter(|c| ('\u{3400}'..='\u{9fff}').contains(c)).count();
        different >= WORDS_NEEDED && han >= HAN_NEEDED
    }
}

impl Known {
    fn new(family: &Family, number: &mut impl FnMut(&Words) -> usize) -> Known {
        Known {
            id: family.id.to_string(),
            titles: family.titles.iter().map(|word| (number(word), word.chars().count().min(LONG_WORD))).collect(),
            words: family.words.iter().map(&mut *number).collect(),
            weak: family.weak.iter().map(&mut *number).collect(),
            strong: family.strong.iter().map(&mut *number).collect(),
            core: family.core.iter().map(&mut *number).collect(),
        }
    }

    /// How many of its different words were seen.
    fn different(&self, seen: &[Seen]) -> usize {
        self.words.iter().chain(&self.weak).chain(&self.strong).filter(|&&word| seen[word].times > 0).count()
    }

    /// Whether a title of it stands at the head of the folded `text`, and says that it is an agreement: 合租协议.
    fn is_titled(&self, text: &str, seen: &[Seen]) -> bool {
        let head =
            self.titles.iter().map(|(word, _)| seen[*word]).filter(|seen| seen.times > 0 && seen.first_end <= TITLE);
        let named = |end: usize| {
            let rest: String = text.chars().skip(end.saturating_sub(2)).take(4).collect();
            ["合同", "协议"].iter().any(|word| rest.contains(word))
        };
        head.into_iter().any(|seen| named(seen.first_end))
    }

    /// Whether the words of what it is about stand there.
    fn is_about_it(&self, seen: &[Seen]) -> bool {
        let opens = |word: &&usize| seen[**word].times > 0 && seen[**word].first_end <= TITLE;
        let times: usize = self.core.iter().map(|&word| seen[word].times).sum();
        self.core.is_empty() || times >= OFTEN || self.core.iter().any(|word| opens(&word))
    }

    /// Whether several different words of what it is about stand there, as often as they must.
    fn is_plainly_about_it(&self, seen: &[Seen]) -> bool {
        const SEVERAL: usize = 2;
        let different = self.core.iter().filter(|&&word| seen[word].times > 0).count();
        different >= SEVERAL && self.is_about_it(seen)
    }

    /// How much speaks for it.
    fn score(&self, seen: &[Seen]) -> usize {
        let count = |words: &[usize]| words.iter().map(|&word| seen[word].times).sum::<usize>();
        let titled = |end: usize| {
            let known = |(word, _): &&(usize, usize)| seen[*word].times > 0 && seen[*word].first_end <= end;
            self.titles.iter().filter(known).map(|(_, weight)| *weight).max().unwrap_or(0)
        };
        // Different words say more than one word often.
        let different = self.words.iter().filter(|&&word| seen[word].times > 0).count();
        count(&self.words)
            + different * 3
            + count(&self.weak)
            + count(&self.strong)
            + titled(TITLE) * TITLE_WEIGHT
            + titled(OPENING) * OPENING_WEIGHT
    }
}

#[cfg(test)]
mod tests {
    use baihua_kb::builtin;

    use super::Families;

    #[test]
    fn what_people_write_for_each_other_is_known_by_its_title_or_by_what_it_names() {
        let families = Families::new(builtin());
        let notes = "房子在梧桐里2号楼，三间。小晴住南屋，阿舟住北屋，客厅大家用。房东孙阿姨同意了。每月25号前把下个月的房租转给老梁，水电费和其他费用平摊，押金各押一千，退房那天看过没坏、交了钥匙，三天内退。早走的提前一个月在群里说，自己找人接。有矛盾先商量，猫可以养，夜里别外放，碗当天洗。卫生一周一轮，垃圾谁看见谁倒。";
        let of = |title: &str, notes: &str| families.of(&format!("{title}\n{notes}")).first().map(|(id, _)| *id);
        let few = notes.replace("房东孙阿姨", "孙阿姨").replace("水电费和其他费用", "水电和其他费用");
        assert_eq!(of("合租协议", &few), Some("rent"));
        assert_eq!(of("合租日记", &few), None, "few words of a contract, and no title of one");
        let more = format!("{notes}房租涨了再说，续租也先商量。");
        assert_eq!(of("小晴、阿舟：", &more), Some("rent"), "a letter that names a flat's rent again and again");
    }

    #[test]
    fn a_family_needs_the_words_of_what_it_is_about() {
        let families = Families::new(builtin());
        let of = |text: &str| families.of(text).into_iter().map(|(id, _)| id.to_owned()).collect::<Vec<_>>();
        let clause = "甲方与乙方签订本协议，服务费由委托方预约时支付，服务人员上门咨询、策划、维修、保洁，验收合格；监护人、家属配合评估，入住、膳食、探视按规定。";
        let talk = format!("咨询服务协议\n{}", clause.repeat(18));
        assert_eq!(of(&talk).first().map(String::as_str), Some("service"));
        assert!(!of(&talk).contains(&"elderlycare".to_owned()), "{:?}", of(&talk));
        // Nor is it the likeliest without them: nobody joins a chain under this title.
        let lent = "甲方与乙方签订本合同，甲方支付款项用于贷款的还款与担保，乙方应当按期还款，逾期的承担违约责任，争议由人民法院管辖。";
        let paper = format!("开店合作协议\n{}", lent.repeat(16));
        assert_eq!(of(&paper).first().map(String::as_str), Some("loan"), "{:?}", of(&paper));
        assert!(!of(&paper).contains(&"franchise".to_owned()));
        let shop = paper.replace("款项", "门店款项");
        assert_eq!(of(&shop).first().map(String::as_str), Some("franchise"), "{:?}", of(&shop));
        let home = talk.replace("监护人", "老人的监护人");
        assert!(of(&home).contains(&"elderlycare".to_owned()), "{:?}", of(&home));
    }
}
