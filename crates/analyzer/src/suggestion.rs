//! Whether a fairer wording can stand where the quote stands. One that cannot is left out: the finding and what to ask for
//! say enough, and a wording that deletes what is good for the reader does harm.

use baihua_kb::{Language, Words};
use baihua_text::CharRange;

use crate::{
    clause::{
        page::{fold, is_page_number},
        party::{Called, Who},
        words::begins_with_a_share,
    },
    mend::Mender,
    read::characters::Characters,
};

/// What a document without a name for its author says of him.
const ITSELF: [&str; 9] = ["本网站", "本站", "本平台", "本公司", "本店", "本行", "我们", "我司", "我行"];
/// In a wording, the clause as it stands, without its last mark.
const CLAUSE: &str = "{clause}";

/// The clause that a wording would replace.
pub(crate) struct Replaced<'a> {
    pub(crate) quote: &'a str,
    pub(crate) range: CharRange,
    /// Whether the quote is an item of a list, whose lead-in a wording would have to follow.
    pub(crate) is_item: bool,
    /// Whether the quote is a part of a sentence, the rest of which would stay beside a wording.
    pub(crate) is_part: bool,
}

/// What a wording must agree with in one document.
pub(crate) struct Surroundings<'a> {
    names: &'a Called,
    mender: &'a Mender<'a>,
    /// How the document speaks to its reader, where it does: 您, or 你 alone.
    you: Option<char>,
    /// Things that a document may not know.
    things: &'a [Words],
    /// The document, as it was sent.
    text: &'a str,
    /// Whether the document speaks to a reviewing program: its clauses are quoted, and not said again as a suggestion.
    is_for_a_machine: bool,
}

impl<'a> Surroundings<'a> {
    pub(crate) fn new(
        text: &'a str,
        names: &'a Called,
        language: &'a Language,
        mender: &'a Mender<'a>,
        is_for_a_machine: bool,
    ) -> Surroundings<'a> {
        Surroundings {
            names,
            mender,
            you: ['您', '你'].into_iter().find(|you| text.contains(*you)),
            is_for_a_machine,
            things: language.class("things"),
            text,
        }
    }

    /// `suggested` as it can stand in the place of a clause, or none. `party` and `counter` are what the texts call the two
    /// sides.
    pub(crate) fn fit(&self, suggested: String, party: &str, counter: &str, of: &Replaced<'_>) -> Option<String> {
        let quote = of.quote.trim();
        // What keeps the clause and adds to it strikes nothing.
        let adds = suggested.contains(CLAUSE);
        if is_torn(quote)
            || of.is_item
            || of.is_part
            || adds && self.is_for_a_machine
            || !adds && keeps_something_good(of, self.names)
        {
            return None;
        }
        let said = self.spoken(suggested, party, counter, of).map(|suggested| self.in_place_of(quote, &suggested));
        said.filter(|said| !is_botched(quote, said))
    }

    /// The clause as it was corrected in its own words, `mended`, with `addition` behind it if that adds to the clause.
    /// An item of a list and a part of a sentence stay what they were.
    pub(crate) fn corrected(
        &self,
        mended: &str,
        addition: Option<String>,
        party: &str,
        counter: &str,
        of: &Replaced<'_>,
    ) -> Option<String> {
        if self.is_for_a_machine || holds_a_page_number(of.quote) || !is_balanced(of.quote) {
            return None;
        }
        let mended = mended.trim();
        let adds =
            |addition: &String| addition.contains(CLAUSE) && !of.is_item && !of.is_part && !is_torn(of.quote.trim());
        let said = match addition.filter(adds) {
            Some(addition) => self.spoken(addition, party, counter, of).map(|said| self.in_place_of(mended, &said)),
            None => self.spoken(mended.to_owned(), party, counter, of),
        };
        said.filter(|said| !is_botched(of.quote.trim(), said))
    }

    /// `suggested` with the two sides called as the clause calls them, or none if it would name what the document does not.
    fn spoken(&self, suggested: String, party: &str, counter: &str, of: &Replaced<'_>) -> Option<String> {
        let mut suggested = suggested;
        // A contract that says 乙方 throughout is not corrected with 您.
        if party != "您" {
            suggested = suggested.replace('您', party);
        } else if suggested.contains('您') && !of.quote.contains('您') {
            // 委托方 is the word of this clause, whatever another page says.
            match self.names.reader_in(of.range) {
                Some(name) => suggested = suggested.replace('您', name),
                None if of.quote.contains('你') => suggested = suggested.replace('您', "你"),
                None => suggested = suggested.replace('您', self.you?.encode_utf8(&mut [0; 4])),
            }
        }
        // 对方 is whoever a sentence is not about, and names nobody; in 一方…对方 it means whoever the other one is then.
        if suggested.contains("对方") && !suggested.contains("一方") {
            let itself = || ITSELF.into_iter().find(|name| of.quote.contains(name));
            let counter = if counter == "对方" { itself()? } else { counter };
            suggested = suggested.replace("对方", counter);
        }
        if self.names.are_many() {
            suggested = suggested.replace("双方", "各方");
        }
        // Few things are in a wording, so that the document is searched for few.
        let characters = Characters::of(suggested.chars());
        let names = |thing: &str| characters.may_hold(thing) && suggested.contains(thing);
        let is_foreign = |thing: &Words| names(thing) && !self.text.contains(thing.as_ref());
        (!self.things.iter().any(is_foreign)).then_some(suggested)
    }

    /// A wording that was computed from the clause, where something may stand in its place.
    pub(crate) fn computed(&self, suggested: &str, quote: &str) -> Option<String> {
        (is_balanced(quote) && !ends_in_a_title(quote)).then(|| suggested.to_owned())
    }

    /// `suggested` with the clause in it, if it keeps the clause, whose last mark goes to the end, because another clause may
    /// follow. What is added and 无条件 or 单方面 would contradict each other.
    fn in_place_of(&self, quote: &str, suggested: &str) -> String {
        if !suggested.contains(CLAUSE) {
            return suggested.to_owned();
        }
        let soft = self.mender.softened(quote).filter(|_| !self.is_free_to_act(quote));
        let bare = soft.as_deref().unwrap_or(quote).trim_end_matches(|c: char| STOPS.contains(&c) || c.is_whitespace());
        // One 但 turns against the sentence: …，但转租的除外；因乙方过错的除外.
        let turned = bare.rsplit('。').next().is_some_and(|last| last.contains("，但") || last.contains("；但"));
        let suggested = if turned { suggested.replace("{clause}；但", "{clause}；") } else { suggested.to_owned() };
        let said = suggested.replace(CLAUSE, bare);
        match quote.chars().next_back() {
            Some('；' | ';') => said.trim_end_matches('。').to_owned() + "；",
            _ => said,
        }
    }

    /// Whether the clause lets the reader act alone: 乙方有权单方解除 stays as it is.
    fn is_free_to_act(&self, quote: &str) -> bool {
        let alone = ["", "有权", "可", "可以"].map(|may| format!("{may}单方"));
        self.names.names(Who::Reader).iter().any(|name| {
            quote.match_indices(name.as_str()).any(|(at, name)| {
                let behind = &quote[at + name.len()..];
                alone.iter().any(|alone| behind.starts_with(alone.as_str()))
            })
        })
    }
}

/// Marks that end a clause.
const STOPS: [char; 8] = ['。', '；', ';', '.', '！', '!', '，', '、'];

/// Whether a wording `said` for `quote` no longer says what it was made for.
fn is_botched(quote: &str, said: &str) -> bool {
    const DENIALS: [&str; 20] = [
        "不承担",
        "不负",
        "不赔",
        "不予",
        "不再",
        "不作",
        "不做",
        "不对",
        "不退",
        "不补",
        "概不",
        "恕不",
        "无关",
        "无责",
        "无需",
        "无须",
        "免责",
        "承担",
        "负责",
        "自理",
    ];
    let is_added = |word: &str| said.contains(word) && !quote.contains(word);
    // 按每天100元补贴；但因重大过失造成损失的除外: an exception from a duty is none from an exemption.
    let of_fault = ["过失", "过错", "故意"].iter().any(|fault| is_added(fault));
    let denies = quote.contains("自负") || DENIALS.iter().any(|denial| quote.contains(denial));
    let turns = of_fault && is_added("除外") && !denies;
    // 而无需通知用户 stays behind a duty to tell them.
    let silent = ["无需", "无须"].iter().any(|free| {
        said.match_indices(free).any(|(at, _)| said[at..].chars().take(8).collect::<String>().contains("通知"))
    });
    let contradicts = silent && said.matches("通知").count() > quote.matches("通知").count();
    // 更新或删除或取得用户同意: of two things without which it may be done one was struck.
    let torn = quote.contains("通知或取得") && !said.contains("通知或取得");
    // （包括…，下同） explains words that stand no longer before it.
    let explains = quote.contains("下同") && !said.starts_with(quote.trim_end_matches(STOPS));
    // 千分之贰（【　】‰）: the same share in words.
    let twin = said.match_indices("（【").chain(said.match_indices("(【")).any(|(at, _)| {
        let before: String = said[..at].chars().rev().take_while(|c| HAN_NUMERALS.contains(*c)).collect();
        !before.is_empty() && said[..at - before.len()].ends_with("分之")
    });
    turns || contradicts || torn || explains || twin || holds_a_seam(quote, said)
}

/// Whether two marks meet where something was struck or added: 有权终止，，已付费的…….
fn holds_a_seam(quote: &str, said: &str) -> bool {
    const MARKS: [char; 5] = ['，', '。', '；', '、', '：'];
    let seams = |text: &str| {
        let pairs = text.chars().zip(text.chars().skip(1));
        pairs.filter(|(one, other)| MARKS.contains(one) && MARKS.contains(other)).count()
    };
    seams(said) > seams(quote)
}

/// Numerals of every kind, in which shares are written.
const HAN_NUMERALS: &str = "零〇一二三四五六七八九十百点壹贰貳叁肆伍陆陸柒捌玖拾两";

/// Whether a quote is no whole sentence: nothing else can stand in the place of it.
fn is_torn(quote: &str) -> bool {
    // The list below would hang from nothing, and what begins with 则 lacks its condition.
    quote.ends_with(['：', ':'])
        || begins_amid(quote)
        || !is_balanced(quote)
        || holds_a_page_number(quote)
        || begins_with_a_share(quote.chars())
        || is_an_aside(quote)
        || ends_in_a_title(quote)
}

/// Whether the last line of a quote is the title of what comes next: …不承担责任 above 课程服务协议.
fn ends_in_a_title(quote: &str) -> bool {
    const LONGEST: usize = 16;
    const TITLES: [&str; 8] = ["协议", "合同", "条款", "须知", "规则", "声明", "附件", "说明"];
    let last = quote.trim_end_matches(STOPS).rsplit_once('\n').map(|(_, last)| last.trim());
    last.is_some_and(|last| last.chars().count() <= LONGEST && TITLES.iter().any(|title| last.ends_with(title)))
}

/// Whether all of a quote stands in brackets: （具体比例见后台）.
fn is_an_aside(quote: &str) -> bool {
    let inner = quote.strip_prefix(['（', '(']).and_then(|rest| rest.trim_end_matches(STOPS).strip_suffix(['）', ')']));
    inner.is_some_and(|inner| !inner.contains(['（', '(', '）', ')']))
}

/// Whether a quote begins with what goes on with a sentence: 则…, 且…, or the rest of a torn word, 项，….
fn begins_amid(quote: &str) -> bool {
    const JOINS: [&str; 14] =
        ["则", "否则", "或者", "或", "并且", "并", "且", "但", "而", "以及", "及", "亦", "从而", "因而"];
    const WHOLE: [&str; 5] = ["则是", "并列", "并购", "及时", "而立"];
    let first = quote.find(['，', ',']).map(|comma| quote[..comma].trim());
    first.is_some_and(|first| first.chars().count() < 2 && first != "另")
        || quote.starts_with(['）', ')', '”', '，', ',', '、'])
        || JOINS.iter().any(|word| quote.starts_with(word)) && !WHOLE.iter().any(|word| quote.starts_with(word))
}

/// Whether brackets and quotation marks close as often as they open; a label such as 1） opens none.
fn is_balanced(quote: &str) -> bool {
    let (mut brackets, mut quotes, mut straight) = (0_i32, 0_i32, 0_u32);
    let mut before = None;
    for c in quote.chars() {
        match c {
            '“' | '「' | '『' | '《' => quotes += 1,
            '”' | '」' | '』' | '》' => quotes -= 1,
            '"' => straight += 1,
            _ => match fold(c, None, None) {
                Some('（') => brackets += 1,
                Some('）') if brackets > 0 || !before.is_some_and(is_label) => brackets -= 1,
                _ => {}
            },
        }
        if brackets < 0 || quotes < 0 {
            return false;
        }
        before = Some(c);
    }
    brackets == 0 && quotes == 0 && straight.is_multiple_of(2)
}

fn is_label(c: char) -> bool {
    c.is_ascii_alphanumeric() || "一二三四五六七八九十".contains(c)
}

/// Whether the number of a printed page stands in a quote, on a line of its own or within one: -7-, 第3页.
fn holds_a_page_number(quote: &str) -> bool {
    let plain = |line: &str| -> Vec<char> { line.chars().filter_map(|c| fold(c, None, None)).collect() };
    quote.lines().any(|line| {
        let line = plain(line);
        let digits = |from: usize| line[from..].iter().take(4).take_while(|c| c.is_ascii_digit()).count();
        let is = |at: usize, mark: char| line.get(at) == Some(&mark);
        is_page_number(&line)
            || (0..line.len()).any(|at| {
                let number = if at + 1 < line.len() { digits(at + 1) } else { 0 };
                let ends = at + 1 + number;
                let alone = |at: Option<usize>| {
                    at.and_then(|at| line.get(at)).is_none_or(|c| !c.is_ascii_alphanumeric() && *c != '-')
                };
                number > 0
                    && (is(at, '第') && is(ends, '页')
                        || is(at, '-') && is(ends, '-') && alone(at.checked_sub(1)) && alone(Some(ends + 1)))
            })
    })
}

/// Whether the quote also gives the reader something: a duty of the other side, or a right before a 但.
fn keeps_something_good(of: &Replaced<'_>, names: &Called) -> bool {
    const DUTIES: [&str; 7] = ["应", "须", "负责", "保证", "承诺", "提供", "同意"];
    const RIGHTS: [&str; 3] = ["可", "有权", "无需"];
    let until_comma = |text: &str| -> String {
        text.chars().take(8).take_while(|c| !matches!(c, '，' | ',' | '。' | '；' | '、')).collect()
    };
    let turns = of.quote.find("，但").or_else(|| of.quote.find("；但"));
    names.mentioned(of.range).any(|(range, who)| {
        let behind = range.end() - of.range.start();
        let Some((at, _)) = of.quote.char_indices().nth(behind) else { return false };
        // 甲方有权没收保证金: a deposit is no promise.
        let next = until_comma(&of.quote[at..]).replace("保证金", "").replace("保证人", "");
        let says = |words: &[&str]| words.iter().any(|word| next.contains(word)) && !next.contains(['不', '无']);
        match who {
            Who::Drafter => says(&DUTIES),
            Who::Reader => says(&RIGHTS) && turns.is_some_and(|turn| at < turn),
            _ => false,
        }
    })
}

#[cfg(test)]
mod tests {
    use baihua_kb::builtin;
    use baihua_text::{CharIndex, CharRange};

    use super::{Replaced, Surroundings};
    use crate::{
        clause::{page::Page, party::Parties},
        mend::{Mender, Softening},
    };

    /// What becomes of `suggested` in the place of `quote`, in a lease that is read for 乙方.
    fn fit(quote: &str, suggested: &str, is_item: bool) -> Option<String> {
        fit_below("甲方（出租人）：____\n乙方（承租人）：____", quote, suggested, is_item)
    }

    /// The same below other parties.
    fn fit_below(parties: &str, quote: &str, suggested: &str, is_item: bool) -> Option<String> {
        let text = format!("房屋租赁合同\n{parties}\n押金一个月。\n{quote}");
        let kb = builtin();
        let lease: Vec<_> = kb.families().iter().filter(|family| family.id == "rent").collect();
        let page = Page::new(&text);
        let names =
            Parties::new(&page, kb.language(), &lease, Some("乙方")).called(&page, &text, &CharIndex::new(&text));
        let start = text.chars().count() - quote.chars().count();
        let range = CharRange::new(start, text.chars().count()).expect("in order");
        let place = Replaced { quote, range, is_item, is_part: false };
        Surroundings::new(&text, &names, kb.language(), &Mender::new(kb.language(), &Softening::default()), false).fit(
            suggested.to_owned(),
            "乙方",
            "甲方",
            &place,
        )
    }

    #[test]
    fn what_can_stand_there_stands_and_speaks_of_the_documents_parties() {
        for (suggested, expected) in [
            ("甲方应在【　】日内退还押金。", "甲方应在【　】日内退还押金。"),
            ("您可以提前退租。", "乙方可以提前退租。"),
            ("对方应书面通知您。", "甲方应书面通知乙方。"),
        ] {
            assert_eq!(fit("甲方不退押金。", suggested, false).as_deref(), Some(expected));
        }
    }

    #[test]
    fn what_cannot_stand_there_is_left_out() {
        let suggested = "甲方应退还押金。";
        assert_eq!(fit("有下列情形的，甲方不退押金：", suggested, false), None, "a lead-in");
        assert_eq!(fit("则甲方不退押金。", suggested, false), None, "half a sentence");
        assert_eq!(fit("甲方不退押金。", suggested, true), None, "an item of a list");
        assert_eq!(fit("甲方应提供车位，乙方丢车自负。", suggested, false), None, "a duty of the other side");
        assert_eq!(fit("乙方可以转租，但押金不退。", suggested, false), None, "a right of the reader");
        assert_eq!(fit("甲方不退押金。", "甲方应退还货款。", false), None, "a thing that is nowhere in the document");
    }

    #[test]
    fn what_belongs_to_words_before_it_is_left_out() {
        let addition = "{clause}；但按实际损失调整。";
        assert_eq!(fit("20% 的违约金由乙方支付。", addition, false), None, "a share of what?");
        assert_eq!(fit("（押金比例见后台）。", addition, false), None, "an aside");
        assert!(fit("（一）乙方付20%的违约金（含税）。", addition, false).is_some());
        let bare = fit("乙方付20%的违约金 ；", addition, false).expect("a clause");
        assert_eq!(bare, "乙方付20%的违约金；但按实际损失调整；");
        assert_eq!(fit("乙方付违约金。", "乙方付违约金，，按实际损失调整。", false), None, "two marks meet");
        let kept = fit("甲方有权没收保证金。", "甲方应在【　】日内退还保证金。", false);
        assert!(kept.is_some(), "a deposit is no promise");
        assert_eq!(fit("甲方保证供电，乙方丢车自负。", "甲方应退还押金。", false), None, "a promise");
    }

    #[test]
    fn one_but_is_enough_and_the_readers_own_right_stays() {
        let added = fit("甲方不退押金，但转租的除外。", "{clause}；但因甲方过错的除外。", false);
        assert_eq!(added.as_deref(), Some("甲方不退押金，但转租的除外；因甲方过错的除外。"));
        let softened = fit("甲方有权单方面解除合同。", "{clause}；但应提前通知乙方。", false);
        assert_eq!(softened.as_deref(), Some("甲方有权解除合同；但应提前通知乙方。"));
        let own = fit("乙方有权单方面解除合同，押金不退。", "{clause}；但应扣的除外。", false);
        assert_eq!(own.as_deref(), Some("乙方有权单方面解除合同，押金不退；但应扣的除外。"));
        assert_eq!(fit("甲方不退押金\n房屋租赁协议", "甲方应退还押金。", false), None, "a title is no part of it");
    }

    #[test]
    fn what_no_longer_says_what_it_was_made_for_is_left_out() {
        let exception = "{clause}；但因甲方重大过失造成损失的除外。";
        assert_eq!(fit("修车期间甲方按每天100元给补贴。", exception, false), None, "less in grave fault");
        assert!(fit("水管漏水的，甲方不负责。", exception, false).is_some());
        assert!(fit("水管漏水的损失由乙方承担。", exception, false).is_some());
        let told = "甲方提前三日通知乙方的可以停电，而无需另行通知乙方。";
        assert_eq!(fit("甲方随时可以停电，而无需另行通知乙方。", told, false), None, "told and not told");
        assert!(fit("甲方可以停电。", "{clause}；但应提前三日通知乙方。", false).is_some());
        let share = "乙方晚付的，每日付千分之贰（【　】‰）。";
        assert_eq!(fit("乙方晚付的，每日付千分之贰（2‰）。", share, false), None, "the same share in words");
        assert!(fit("乙方晚付的，每日付2‰。", "乙方晚付的，每日付【　】‰。", false).is_some());
        let bracket = "乙方搬走后三十日内退还押金（包括保证金，下同）。";
        assert_eq!(fit("甲方不退押金（包括保证金，下同）。", bracket, false), None, "explains what is gone");
        let one = "甲方可以换锁或取得乙方同意。";
        assert_eq!(fit("甲方可以换锁，无需通知或取得乙方同意。", one, false), None, "half of two");
    }

    #[test]
    fn what_is_torn_is_not_replaced() {
        let suggested = "甲方应退还押金。";
        for torn in [
            "乙方搬走后\n云栖房屋租赁有限公司\n- 7 -\n甲方不退押金。",
            "乙方搬走后 第3页 甲方不退押金。",
            "甲方认为合理的（包括装修，押金不退。",
            "）押金不退，也不抵租金。",
            "甲方公布的“退租规则，押金不退。",
            "且甲方不退押金。",
            "项，甲方不退押金。",
        ] {
            assert_eq!(fit(torn, suggested, false), None, "{torn}");
        }
        for whole in [
            "及时搬走的，押金（一个月租金）不退。",
            "见400-800-1234公布的“规则”，押金不退。",
            "1）甲方不退押金。",
            "另，甲方不退押金。",
        ] {
            assert_eq!(fit(whole, suggested, false).as_deref(), Some(suggested), "{whole}");
        }
    }

    #[test]
    fn a_clause_that_names_the_reader_is_not_corrected_with_you() {
        let said = |quote: &str| {
            let text = format!("委托服务协议\n感谢您的信任。委托方应当付款。受托方提供服务。\n{quote}");
            let kb = builtin();
            let page = Page::new(&text);
            let names = Parties::new(&page, kb.language(), &[], None).called(&page, &text, &CharIndex::new(&text));
            let start = text.chars().count() - quote.chars().count();
            let range = CharRange::new(start, text.chars().count()).expect("in order");
            let place = Replaced { quote, range, is_item: false, is_part: false };
            let suggested = "{clause}；但应提前书面通知您。".to_owned();
            Surroundings::new(&text, &names, kb.language(), &Mender::new(kb.language(), &Softening::default()), false)
                .fit(suggested, "您", "受托方", &place)
        };
        let named = said("受托方可以限制委托方登录。");
        assert_eq!(named.as_deref(), Some("受托方可以限制委托方登录；但应提前书面通知委托方。"));
        let you = said("我们可以限制您登录。");
        assert_eq!(you.as_deref(), Some("我们可以限制您登录；但应提前书面通知您。"));
    }

    #[test]
    fn a_document_that_has_no_names_is_corrected_in_its_own_words() {
        let said = |quote: &str, suggested: &str| {
            let text = format!("使用须知\n你在使用前请读完。\n{quote}");
            let kb = builtin();
            let page = Page::new(&text);
            let names = Parties::new(&page, kb.language(), &[], None).called(&page, &text, &CharIndex::new(&text));
            let start = text.chars().count() - quote.chars().count();
            let range = CharRange::new(start, text.chars().count()).expect("in order");
            let place = Replaced { quote, range, is_item: false, is_part: false };
            Surroundings::new(&text, &names, kb.language(), &Mender::new(kb.language(), &Softening::default()), false)
                .fit(suggested.to_owned(), "您", "对方", &place)
        };
        let asked = said("本站可以随时关停账号。", "{clause}；但对方应提前通知您。");
        assert_eq!(asked.as_deref(), Some("本站可以随时关停账号；但本站应提前通知你。"));
        assert_eq!(said("账号可以随时关停。", "{clause}；但对方应提前通知您。"), None, "nobody is named");
    }

    #[test]
    fn a_third_party_makes_both_of_them_all_of_them() {
        let suggested = "押金由双方协商后退还。";
        let two = "甲方（出租人）：____\n乙方（承租人）：____";
        assert_eq!(fit_below(two, "甲方不退押金。", suggested, false).as_deref(), Some(suggested));
        let three = format!("{two}\n丙方（居间人）：____");
        let of_three = fit_below(&three, "甲方不退押金。", suggested, false);
        assert_eq!(of_three.as_deref(), Some("押金由各方协商后退还。"));
    }

    #[test]
    fn what_adds_to_the_clause_keeps_it() {
        let added = fit("甲方应提供车位，乙方晚交租金的，每日付100元。", "{clause}，累计不超过【　】。", false);
        assert_eq!(added.as_deref(), Some("甲方应提供车位，乙方晚交租金的，每日付100元，累计不超过【　】。"));
        let followed = fit("乙方晚交租金的，每日付100元；", "{clause}，累计不超过【　】。", false);
        assert_eq!(followed.as_deref(), Some("乙方晚交租金的，每日付100元，累计不超过【　】；"));
        let warned = fit("乙方晚交租金的，每日付100元！", "{clause}，累计不超过【　】。", false);
        assert_eq!(warned.as_deref(), Some("乙方晚交租金的，每日付100元，累计不超过【　】。"));
    }
}
