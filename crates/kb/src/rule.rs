use std::{fmt, str::FromStr};

use crate::{Card, Evidence, Level, List, Occasion, Sources, When, Words};

/// A category of unfair terms: what a clause does to the reader, independent of the subject of the contract.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[non_exhaustive]
pub enum Frame {
    /// One's own liability is excluded.
    Exempt,
    /// One's own liability is capped.
    Cap,
    /// Money is kept that is due to the other side.
    Forfeit,
    /// A penalty is out of proportion.
    Penalty,
    /// The other side is made to give up a right.
    Waive,
    /// Consent, quality or a waiver is presumed.
    Deem,
    /// One side changes the terms alone.
    Change,
    /// One side's judgement or interpretation is final.
    Decide,
    /// The strong side may leave at will.
    Quit,
    /// The weak side may not leave.
    Lock,
    /// Something must be bought, or from somebody.
    Force,
    /// A time limit is too short.
    Short,
    /// Personal data, portrait or privacy is taken.
    Privacy,
    /// Complaining, reviewing or reporting is forbidden.
    Gag,
    /// A court or arbitration is made hard to reach.
    Forum,
    /// The contract renews or charges itself.
    Renew,
    /// Interference with a person's body, private life, identity papers or home.
    Body,
    /// The contract or its performance is transferred to somebody else without consent.
    Assign,
    /// Competition or other work is forbidden too widely.
    Compete,
    /// Results, accounts or assets are taken.
    Grab,
    /// Books, documents or facts are withheld.
    Hide,
    /// The arrangement itself breaks a binding rule.
    Illegal,
    /// A guarantee is unlimited.
    Guarantee,
    /// Interest is too high, hidden or compounded.
    Interest,
    /// Payment or performance is put off indefinitely.
    Delay,
    /// A charge without a service.
    Fee,
    /// Quality, safety or warranty is lowered.
    Lower,
    /// A term is longer than the law allows.
    Overlong,
    /// Rights and duties of the two sides do not correspond.
    Unequal,
    /// Something essential is left open.
    Blank,
    /// The document contradicts itself.
    Clash,
    /// A law no longer in force is cited.
    Stale,
}

impl Frame {
    /// Every frame, in the order of the declaration.
    pub const ALL: [Frame; 32] = [
        Frame::Exempt,
        Frame::Cap,
        Frame::Forfeit,
        Frame::Penalty,
        Frame::Waive,
        Frame::Deem,
        Frame::Change,
        Frame::Decide,
        Frame::Quit,
        Frame::Lock,
        Frame::Force,
        Frame::Short,
        Frame::Privacy,
        Frame::Gag,
        Frame::Forum,
        Frame::Renew,
        Frame::Body,
        Frame::Assign,
        Frame::Compete,
        Frame::Grab,
        Frame::Hide,
        Frame::Illegal,
        Frame::Guarantee,
        Frame::Interest,
        Frame::Delay,
        Frame::Fee,
        Frame::Lower,
        Frame::Overlong,
        Frame::Unequal,
        Frame::Blank,
        Frame::Clash,
        Frame::Stale,
    ];

    /// The name in rule files.
    #[must_use]
    pub fn as_str(self) -> &'static str {
        const NAMES: [&str; 32] = [
            "exempt",
            "cap",
            "forfeit",
            "penalty",
            "waive",
            "deem",
            "change",
            "decide",
            "quit",
            "lock",
            "force",
            "short",
            "privacy",
            "gag",
            "forum",
            "renew",
            "body",
            "assign",
            "compete",
            "grab",
            "hide",
            "illegal",
            "guarantee",
            "interest",
            "delay",
            "fee",
            "lower",
            "overlong",
            "unequal",
            "blank",
            "clash",
            "stale",
        ];
        NAMES[self as usize]
    }
}

impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// The string names no frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct FrameError;

impl fmt::Display for FrameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no frame has this name")
    }
}

impl std::error::Error for FrameError {}

impl FromStr for Frame {
    type Err = FrameError;

    fn from_str(name: &str) -> Result<Frame, FrameError> {
        Frame::ALL.into_iter().find(|frame| frame.as_str() == name).ok_or(FrameError)
    }
}

/// One problem a document can have, and everything that is said about it.
///
/// Texts may hold `{party}` (the side that is hurt, as the document calls it) and `{counter}` (the other side), a fairer wording
/// also `{clause}` (the clause as it stands, without its last mark).
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Rule {
    /// The id of the specification, such as `rent-007` or `pol-002`. The part before the hyphen is the rule's home
    /// family: there it is preferred to other rules that fit a clause as well.
    pub id: Words,
    /// The problem in a few words.
    pub name: Words,
    /// [`Card::Contract`] or [`Card::Policy`].
    pub card: Card,
    /// How serious it is.
    pub level: Level,
    /// The disadvantaged side, as a role.
    pub hurts: Words,
    /// Families of contracts, or kinds of insurance, in which it is judged; `*` is every one. They are more than the
    /// home family; [`Kb::rules_in`](crate::Kb::rules_in) lists the rules of one.
    pub families: List<Words>,
    /// What the clause does.
    pub frames: List<Frame>,
    /// Words of the subject matter, one of which the clause must hold; empty if any subject will do.
    pub topics: List<Words>,
    /// Name of the deterministic check for this rule, in addition to the classifier or instead of it.
    pub judge: Option<Words>,
    /// What the clause says and why that is a problem.
    pub finding: Words,
    /// What may come of it.
    pub consequence: Words,
    /// What to do, and who helps if the other side refuses.
    pub next_step: Words,
    /// A message that can be sent to the other side as it stands.
    pub say: Words,
    /// A fairer wording; contracts only.
    pub suggested_text: Option<Words>,
    /// What is said only of clauses of which it is true, beside or instead of the texts above; in order.
    pub parts: List<Part>,
    /// How a clause is changed where it hurts; in order. Where one applies, the clause so changed is the fairer wording.
    pub mends: List<Mend>,
    /// The official sources, the most specific first. Empty only for the `gen-` rules, which rest on comparing the
    /// structure of clauses and on no jurisdiction's statute.
    pub evidence: List<Evidence>,
    /// Which of them are shown of some clauses only.
    pub bound: List<BoundSource>,
    /// The release that brought the rule.
    pub since: Words,
}

/// Which text of a rule.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "snake_case"))]
#[non_exhaustive]
pub enum RuleText {
    /// [`Rule::finding`].
    Finding,
    /// [`Rule::consequence`].
    Consequence,
    /// [`Rule::next_step`].
    NextStep,
    /// [`Rule::say`].
    Say,
    /// [`Rule::suggested_text`].
    SuggestedText,
}

impl RuleText {
    /// Every text of a rule.
    pub const ALL: [RuleText; 5] =
        [RuleText::Finding, RuleText::Consequence, RuleText::NextStep, RuleText::Say, RuleText::SuggestedText];

    /// Its name in rule files, such as `next_step`.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            RuleText::Finding => "finding",
            RuleText::Consequence => "consequence",
            RuleText::NextStep => "next_step",
            RuleText::Say => "say",
            RuleText::SuggestedText => "suggested_text",
        }
    }
}

/// Sentences of a rule that are true of some of its clauses only.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Part {
    /// The text they belong to.
    pub text: RuleText,
    /// Of which clauses they are true.
    pub when: When,
    /// Whether they are said instead of the rule's own text, and not behind it. The first such part that holds is taken.
    pub instead: bool,
    /// The sentences. Empty with `instead`: nothing is said.
    pub says: Words,
}

/// A change of a clause in its own words: some are struck, others put in their place.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Mend {
    /// What is struck, one or more ways of saying it; of several that fit at a place the longest is taken. Folded
    /// characters, in which `#` is a number, `~8` up to eight characters within one sentence that stay, and `{class}` any
    /// word of a class of [`Language::words`](crate::Language::words).
    pub strike: List<Words>,
    /// One of these stands beside it, in the same sentence: up to twenty characters before, or four behind. Written in the
    /// same way; empty asks for nothing.
    pub beside: List<Words>,
    /// What is put there; `#` and `~` are what was found for them. Empty: the words are left out.
    pub put: Words,
    /// Of which clauses.
    pub when: When,
    /// Whether [`Rule::suggested_text`] is added as well, where it adds to the clause.
    pub adds: bool,
}

/// Sources of a rule that carry what is said of some of its clauses only.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct BoundSource {
    /// Their places in [`Rule::evidence`], in order.
    pub of: List<usize>,
    /// Of which clauses.
    pub when: When,
}

impl Rule {
    /// What the rule says of a clause in `text`; `None` where it says nothing.
    #[must_use]
    pub fn said(&self, text: RuleText, of: &Occasion<'_>) -> Option<String> {
        let own = match text {
            RuleText::Finding => &self.finding,
            RuleText::Consequence => &self.consequence,
            RuleText::NextStep => &self.next_step,
            RuleText::Say => &self.say,
            RuleText::SuggestedText => self.suggested_text.as_ref().unwrap_or(const { &Words::Borrowed("") }),
        };
        // Conditions search texts, so each is asked once.
        let parts = self.parts.iter().filter(|part| part.text == text && part.when.holds(of));
        let parts: Vec<_> = parts.collect();
        let instead = parts.iter().find(|part| part.instead).map_or(own, |part| &part.says);
        let said: String = std::iter::once(instead.as_ref())
            .chain(parts.iter().filter(|part| !part.instead).map(|part| part.says.as_ref()))
            .collect();
        (!said.is_empty()).then_some(said)
    }

    /// Whether the classifier is trained on the rule's examples. Blanks, contradictions and repealed laws do not depend
    /// on wording; only the deterministic check decides them.
    #[must_use]
    pub fn is_learnt(&self) -> bool {
        !self.frames.iter().all(|frame| matches!(frame, Frame::Blank | Frame::Clash | Frame::Stale))
    }

    /// All its sources.
    #[must_use]
    pub fn sources(&self) -> Sources<'_> {
        Sources::new(self.evidence.iter())
    }

    /// The sources that carry what is said of a clause in `texts`: those that are not bound to other clauses, and those
    /// whose article the texts name. Never empty where the rule has any.
    #[must_use]
    pub fn sources_of(&self, texts: &[&str], of: &Occasion<'_>) -> Sources<'_> {
        let fits = |place: usize| {
            let mut cases = self.bound.iter().filter(|bound| bound.of.contains(&place)).peekable();
            cases.peek().is_none() || cases.any(|bound| bound.when.holds(of))
        };
        let is_named = |evidence: &Evidence| {
            // 三 and 2.1 are numbers of notices and standards, and words of any text.
            evidence.article.starts_with('第') && texts.iter().any(|text| text.contains(evidence.article.as_ref()))
        };
        let shown = self.evidence.iter().enumerate().filter(|(place, evidence)| fits(*place) || is_named(evidence));
        let shown = Sources::new(shown.map(|(_, evidence)| evidence));
        if shown.is_empty() { self.sources() } else { shown }
    }

    /// The sources that one of these lines cites, in the order of the rule.
    #[must_use]
    pub fn sources_cited(&self, lines: &[&str]) -> Sources<'_> {
        let named: Vec<&str> = lines.iter().flat_map(|line| line.split(Sources::DIVIDER)).collect();
        Sources::new(self.evidence.iter().filter(|evidence| named.contains(&evidence.citation().as_str())))
    }

    /// Whether a finding with this source and text shows sources of this rule, word for word and in order.
    #[must_use]
    pub fn shows(&self, source: &str, text: &str) -> bool {
        let shown = self.sources_cited(&[source]);
        shown.is_empty() == self.evidence.is_empty() && shown.citations() == source && shown.text() == text
    }

    /// All citations in one line, as `law_ref` and `source` of the listing show them.
    #[must_use]
    pub fn citations(&self) -> String {
        self.sources().citations()
    }

    /// The words of all sources, each under its citation where there are several.
    #[must_use]
    pub fn source_text(&self) -> String {
        self.sources().text()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Card, Occasion, builtin};

    fn list(words: &[&str]) -> List<Words> {
        words.iter().map(|word| Words::Owned((*word).to_owned())).collect::<Vec<_>>().into()
    }

    /// A rule with three sources, the second of which is bound to clauses about a deposit.
    fn bound() -> Rule {
        let three = builtin().rules(Card::Contract).iter().find(|rule| rule.evidence.len() >= 3);
        let mut rule = three.expect("a rule with three sources").clone();
        rule.evidence = rule.evidence.iter().take(3).cloned().collect::<Vec<_>>().into();
        let when = When { words: list(&["押金"]), ..When::default() };
        rule.bound = vec![BoundSource { of: vec![1].into(), when }].into();
        rule
    }

    fn occasion<'a>(clause: &'a &str) -> Occasion<'a> {
        Occasion { clause, near: &"", article: &"", document: clause, families: &[], made_by: None, reader: None }
    }

    #[test]
    fn a_bound_source_is_shown_where_it_fits_or_is_named() {
        let rule = bound();
        let shown = |clause: &str, texts: &[&str]| rule.sources_of(texts, &occasion(&clause)).iter().count();
        assert_eq!(shown("押金不退", &[]), 3);
        assert_eq!(shown("租金不退", &[]), 2);
        assert_eq!(shown("租金不退", &[&format!("按{}，可以要回来。", rule.evidence[1].article)]), 3);
    }

    #[test]
    fn a_rule_never_loses_its_last_source() {
        let mut rule = bound();
        let when = When { words: list(&["押金"]), ..When::default() };
        rule.bound = vec![BoundSource { of: vec![0, 1, 2].into(), when }].into();
        assert_eq!(rule.sources_of(&[], &occasion(&"租金不退")), rule.sources());
    }

    #[test]
    fn shown_sources_are_recognised_and_nothing_else_is() {
        let rule = bound();
        let some = rule.sources_of(&[], &occasion(&"租金不退"));
        assert!(rule.shows(&some.citations(), &some.text()));
        assert!(rule.shows(&rule.citations(), &rule.source_text()));
        assert!(!rule.shows(&some.citations(), &rule.source_text()), "the words of others");
        assert!(!rule.shows("", ""), "no source at all");
        let turned = Sources::new(rule.evidence.iter().rev());
        assert!(!rule.shows(&turned.citations(), &turned.text()), "another order");
        let free = builtin().rules(Card::Policy).iter().find(|rule| rule.evidence.is_empty()).expect("a gen- rule");
        assert!(free.shows(&free.citations(), &free.source_text()));
    }
}
