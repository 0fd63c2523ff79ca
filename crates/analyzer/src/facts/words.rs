//! The words of `kb/facts.toml`, found in a line in one pass.

use std::ops::Range;

use baihua_kb::{Kb, Words};

use super::who::SUBJECTS;
use crate::read::words::WordTrie;

/// Declares the classes with the names that `kb/facts.toml` gives them.
macro_rules! classes {
    ($($class:ident $name:literal)*) => {
        /// A class of words; the file says what each is for.
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub(super) enum Class {
            $($class,)*
        }

        /// The names of the classes, in their order.
        const NAMES: &[&str] = &[$($name,)*];
    };
}

classes! {
    Term "term"
    TimeTitle "time_title"
    TimeTitleOtherwise "time_title_otherwise"
    Price "price"
    NoFee "no_fee"
    FeeOtherwise "fee_otherwise"
    Rate "rate"
    Deposit "deposit"
    Leave "leave"
    Penalty "penalty"
    Late "late"
    Piece "piece"
    Party "party"
    OfAnother "of_another"
    Lent "lent"
    OfSome "of_some"
    HeldByAnother "held_by_another"
    Example "example"
    NotPaid "not_paid"
    Lead "lead"
    DepositPaid "deposit_paid"
    DepositOtherwise "deposit_otherwise"
    GoesOn "goes_on"
    Waived "waived"
    Surname "surname"
    SomeYears "some_years"
    Offered "offered"
    Item "item"
    Rider "rider"
    Falling "falling"
    Annuity "annuity"
    WaitingAgain "waiting_again"
    OrAgain "or_again"
    WaitingOfSome "waiting_of_some"
    Waiting "waiting"
    Cooling "cooling"
    Deductible "deductible"
    Share "share"
    Sum "sum"
    Condition "condition"
    Wish "wish"
    Choice "choice"
    Pays "pays"
    AtOnce "at_once"
    NotThePrice "not_the_price"
    Instalment "instalment"
    NoInstalment "no_instalment"
    FirstOfSeveral "first_of_several"
    MonthlyFees "monthly_fees"
    Repaid "repaid"
    InAll "in_all"
    Tenancy "tenancy"
    PenalRate "penal_rate"
    OfAnotherPaper "of_another_paper"
    PricedElsewhere "priced_elsewhere"
    NotGivenBack "not_given_back"
    WaivesDeposit "waives_deposit"
    Twice "twice"
    Kept "kept"
    NoEarnest "no_earnest"
    LeavingFree "leaving_free"
    NotBack "not_back"
    LeavingByCase "leaving_by_case"
    WithoutNotice "without_notice"
    WholeTerm "whole_term"
    ByTheDay "by_the_day"
    NoLateFee "no_late_fee"
    LatePrice "late_price"
    GoesOnAlone "goes_on_alone"
    GoesOnWhat "goes_on_what"
    GoesOnOtherwise "goes_on_otherwise"
    AtTheEnd "at_the_end"
    NobodyObjects "nobody_objects"
    Renews "renews"
    Wants "wants"
    BeforeTheEnd "before_the_end"
    NotRenewed "not_renewed"
    Quarrel "quarrel"
    Dispute "dispute"
    ToCourt "to_court"
    LabourDispute "labour_dispute"
    ByNumber "by_number"
    OpenChoice "open_choice"
    Dots "dots"
    OfSomebody "of_somebody"
    Explains "explains"
    Premium "premium"
    Policyholder "policyholder"
    PolicyEnded "policy_ended"
    EndedByInsurer "ended_by_insurer"
    SurrenderCharge "surrender_charge"
    SurrenderInACase "surrender_in_a_case"
    AllBack "all_back"
    GivesBack "gives_back"
    WaitingInACase "waiting_in_a_case"
    Accident "accident"
    NotAnAccident "not_an_accident"
    ButSome "but_some"
    Notice "notice"
    Reported "reported"
    InsurerTold "insurer_told"
    InsurerNoticed "insurer_noticed"
    ToldSoon "told_soon"
    Knows "knows"
    NotInsured "not_insured"
    RenewalAskedFor "renewal_asked_for"
    Claimed "claimed"
    Lapses "lapses"
    More "more"
    MoreInACase "more_in_a_case"
    Discount "discount"
    OnlyThen "only_then"
    RenewedWithin "renewed_within"
    Latest "latest"
    ClaimedWithin "claimed_within"
    MovesTheEnd "moves_the_end"
    RenewsItself "renews_itself"
    EndsOtherwise "ends_otherwise"
    Settled "settled"
    SettledWhat "settled_what"
    Leaving "leaving"
    Renewing "renewing"
    Surrendering "surrendering"
    Claiming "claiming"
    GoesOnFurther "goes_on_further"
    Begins "begins"
    BesidesThePrice "besides_the_price"
    SignedAt "signed_at"
    PayDay "pay_day"
    OtherTerms "other_terms"
    Pauses "pauses"
    RefundsAll "refunds_all"
    JointCap "joint_cap"
    MayLeave "may_leave"
    NoLeaving "no_leaving"
    Overtime "overtime"
    RowKind "row_kind"
    Floats "floats"
    OfSomeOnly "of_some_only"
    LimitsCover "limits_cover"
    Excepts "excepts"
    CostsNothingMore "costs_nothing_more"
    WhenItIsOver "when_it_is_over"
    WentToCourt "went_to_court"
}

/// Bits of a word of [`Classes`].
const BITS: usize = u64::BITS as usize;
/// Words of [`Classes`], as many as the classes need.
const WORDS: usize = NAMES.len().div_ceil(BITS);

/// A set of classes, one bit each.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
struct Classes([u64; WORDS]);

impl Classes {
    const NONE: Classes = Classes([0; WORDS]);

    /// The set of the class with that number alone.
    fn only(class: usize) -> Classes {
        let mut words = [0; WORDS];
        words[class / BITS] = 1 << (class % BITS);
        Classes(words)
    }

    fn hold(&self, class: Class) -> bool {
        self.0[class as usize / BITS] >> (class as usize % BITS) & 1 == 1
    }

    fn add(&mut self, other: Classes) {
        for (own, other) in self.0.iter_mut().zip(other.0) {
            *own |= other;
        }
    }

    fn is_empty(&self) -> bool {
        *self == Classes::NONE
    }
}

/// A word where it stands in a line.
pub(super) struct Hit {
    /// In folded characters.
    pub(super) start: usize,
    pub(super) end: usize,
    /// In bytes of the folded line: where it begins and how long it is.
    byte: u32,
    length: u32,
    classes: Classes,
}

impl Hit {
    /// Where it stands in the folded line, in bytes.
    pub(super) fn bytes(&self) -> Range<usize> {
        self.byte as usize..(self.byte + self.length) as usize
    }
}

/// The words of a line.
pub(super) struct Hits {
    /// By place, the longer of two that begin together first.
    hits: Vec<Hit>,
    /// The classes of all of them.
    classes: Classes,
    /// Which of [`SUBJECTS`] are there, a bit each.
    subjects: u64,
}

impl Hits {
    pub(super) fn hold(&self, class: Class) -> bool {
        self.classes.hold(class)
    }

    pub(super) fn subjects(&self) -> u64 {
        self.subjects
    }

    pub(super) fn of(&self, class: Class) -> impl Iterator<Item = &Hit> {
        let hits = if self.hold(class) { &self.hits[..] } else { &[] };
        hits.iter().filter(move |hit| hit.classes.hold(class))
    }
}

/// A word of the trie: how long it is, in characters and in bytes, the classes that it belongs to, none where it is a name of a
/// subject alone, and which of those it is, as a bit.
#[derive(Clone, Copy)]
struct Known {
    length: usize,
    bytes: u32,
    classes: Classes,
    subject: u64,
}

/// The words by which facts are found, class by class.
pub(crate) struct FactWords {
    /// By class.
    words: Vec<Vec<String>>,
    trie: WordTrie,
    /// By number of a word in the trie.
    known: Vec<Known>,
}

const _: () = assert!(SUBJECTS.len() <= u64::BITS as usize, "every name of a subject has a bit");

impl FactWords {
    /// The words of a knowledge base; classes that nobody asks for are left out.
    pub(crate) fn new(kb: &Kb) -> FactWords {
        let of = |name: &str| {
            let found = kb.fact_words().iter().find(|(class, _)| class == name);
            found.into_iter().flat_map(|(_, words)| words.iter().map(Words::as_ref)).map(str::to_owned).collect()
        };
        let words: Vec<Vec<String>> = NAMES.iter().map(|name| of(name)).collect();
        let mut all: Vec<(&str, Classes, u64)> = Vec::new();
        for (class, words) in words.iter().enumerate() {
            all.extend(words.iter().map(|word| (word.as_str(), Classes::only(class), 0)));
        }
        all.extend(SUBJECTS.iter().enumerate().map(|(number, (name, _))| (*name, Classes::NONE, 1 << number)));
        all.sort_unstable();
        all.dedup_by(|next, first| {
            let same = next.0 == first.0;
            if same {
                first.1.add(next.1);
                first.2 |= next.2;
            }
            same
        });
        let trie = WordTrie::new(all.iter().map(|(word, ..)| *word));
        let known = all.iter().map(|&(word, classes, subject)| Known {
            length: word.chars().count(),
            bytes: word.len() as u32,
            classes,
            subject,
        });
        let known = known.collect();
        FactWords { words, trie, known }
    }

    /// The words of a class.
    pub(super) fn of(&self, class: Class) -> impl Iterator<Item = &str> {
        self.words[class as usize].iter().map(String::as_str)
    }

    /// The words in a folded line.
    pub(super) fn hits(&self, line: &[char]) -> Hits {
        let mut hits: Vec<Hit> = Vec::with_capacity(line.len() / 2);
        let (mut all, mut subjects) = (Classes::NONE, 0);
        let (mut at, mut byte) = (0, 0);
        self.trie.each_in(line, |word, start| {
            let Known { length, bytes, classes, subject } = self.known[word as usize];
            subjects |= subject;
            if classes.is_empty() {
                return;
            }
            byte += line[at..start].iter().map(|c| c.len_utf8() as u32).sum::<u32>();
            at = start;
            hits.push(Hit { start, end: start + length, byte, length: bytes, classes });
            all.add(classes);
            // The trie tells the shorter of two at one place first.
            let mut last = hits.len() - 1;
            while last > 0 && hits[last - 1].start == start {
                hits.swap(last - 1, last);
                last -= 1;
            }
        });
        Hits { hits, classes: all, subjects }
    }
}

#[cfg(test)]
mod tests {
    use baihua_kb::builtin;

    use super::*;

    #[test]
    fn every_class_has_words_and_every_word_a_class() {
        let classes: Vec<&str> = builtin().fact_words().iter().map(|(class, _)| class.as_ref()).collect();
        let mut names = NAMES.to_vec();
        names.sort_unstable();
        let mut sorted = classes.clone();
        sorted.sort_unstable();
        assert_eq!(names, sorted);
        assert!(builtin().fact_words().iter().all(|(_, words)| !words.is_empty()));
    }

    #[test]
    fn a_set_holds_the_classes_added_to_it_and_no_others() {
        let (first, last) = (Class::Term, NAMES.len() - 1);
        let mut set = Classes::NONE;
        assert!(set.is_empty() && !set.hold(first));
        set.add(Classes::only(last));
        assert!(!set.is_empty() && !set.hold(first));
        set.add(Classes::only(first as usize));
        assert!(set.hold(first) && !set.hold(Class::TimeTitle));
        assert_eq!(set.0.iter().map(|word| word.count_ones()).sum::<u32>(), 2);
        let every = (0..NAMES.len()).map(Classes::only);
        let mut all = Classes::NONE;
        every.for_each(|one| all.add(one));
        assert_eq!(all.0.iter().map(|word| word.count_ones() as usize).sum::<usize>(), NAMES.len());
    }

    #[test]
    fn every_name_of_a_subject_is_found() {
        let words = FactWords::new(builtin());
        for (number, (name, _)) in SUBJECTS.iter().enumerate() {
            let line: Vec<char> = format!("1.{name}:").chars().collect();
            assert!(words.hits(&line).subjects() >> number & 1 == 1, "{name}");
        }
        assert_eq!(words.hits(&[]).subjects(), 0);
    }

    #[test]
    fn the_longer_of_two_words_comes_first_and_both_are_there() {
        let words = FactWords::new(builtin());
        let line: Vec<char> = "a月租金，租金".chars().collect();
        let hits = words.hits(&line);
        let found: Vec<(usize, usize, Range<usize>)> =
            hits.of(Class::Price).map(|hit| (hit.start, hit.end, hit.bytes())).collect();
        assert_eq!(found, [(1, 4, 1..10), (1, 3, 1..7), (2, 4, 4..10), (5, 7, 13..19)]);
        assert!(!hits.hold(Class::Cooling) && hits.of(Class::Cooling).next().is_none());
    }
}
