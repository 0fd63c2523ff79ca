use std::{fmt, str::FromStr};

use crate::{Card, Evidence, Level, List, Words};

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
/// Texts may hold `{party}` (the side that is hurt, as the document calls it) and `{counter}` (the other side).
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
    /// The official sources, the most specific first. Empty only for the `gen-` rules, which rest on comparing the
    /// structure of clauses and on no jurisdiction's statute.
    pub evidence: List<Evidence>,
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

/// Sentences of a rule that are true of some of its clauses only. All conditions must hold that are not empty.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct Part {
    /// The text they belong to.
    pub text: RuleText,
    /// One of these words stands in the quoted clause.
    pub words: List<Words>,
    /// None of these words stands in it.
    pub without: List<Words>,
    /// The document is of one of these families.
    pub families: List<Words>,
    /// The clause makes one of these moves.
    pub moves: List<Words>,
    /// Whether they are said instead of the rule's own text, and not behind it. The first such part that holds is taken.
    pub instead: bool,
    /// The sentences. Empty with `instead`: nothing is said.
    pub says: Words,
}

/// A clause, as far as the parts of a rule ask for it.
#[derive(Clone, Copy, Debug)]
pub struct Occasion<'a> {
    /// The quoted clause, without blanks.
    pub clause: &'a str,
    /// Families of the document.
    pub families: &'a [String],
    /// The move that the clause makes, where it is known.
    pub made_by: Option<&'a str>,
}

impl Part {
    /// Whether the part is true of a clause.
    #[must_use]
    pub fn holds(&self, of: &Occasion<'_>) -> bool {
        let any = |words: &List<Words>, holds: &dyn Fn(&str) -> bool| {
            words.is_empty() || words.iter().any(|word| holds(word.as_ref()))
        };
        any(&self.words, &|word| of.clause.contains(word))
            && !self.without.iter().any(|word| of.clause.contains(word.as_ref()))
            && any(&self.families, &|family| of.families.iter().any(|known| known == family))
            && any(&self.moves, &|name| of.made_by == Some(name))
    }
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
        let parts = || self.parts.iter().filter(|part| part.text == text && part.holds(of));
        let instead = parts().find(|part| part.instead).map_or(own, |part| &part.says);
        let said: String = std::iter::once(instead.as_ref())
            .chain(parts().filter(|part| !part.instead).map(|p| p.says.as_ref()))
            .collect();
        (!said.is_empty()).then_some(said)
    }

    /// Whether the classifier is trained on the rule's examples. Blanks, contradictions and repealed laws do not depend
    /// on wording; only the deterministic check decides them.
    #[must_use]
    pub fn is_learnt(&self) -> bool {
        !self.frames.iter().all(|frame| matches!(frame, Frame::Blank | Frame::Clash | Frame::Stale))
    }

    /// All citations in one line, as `law_ref` and `source` of the listing show them.
    #[must_use]
    pub fn citations(&self) -> String {
        if self.evidence.is_empty() {
            return STRUCTURE_ONLY.to_owned();
        }
        self.evidence.iter().map(Evidence::citation).collect::<Vec<_>>().join("；")
    }

    /// The words of all sources, each under its citation where there are several.
    #[must_use]
    pub fn source_text(&self) -> String {
        match &*self.evidence {
            [] => STRUCTURE_ONLY.to_owned(),
            [only] => only.text.to_string(),
            several => several.iter().map(|e| format!("{e}\n{}", e.text)).collect::<Vec<_>>().join("\n\n"),
        }
    }
}

/// What a `gen-` rule rests on, in the words of the specification.
const STRUCTURE_ONLY: &str = "条款结构比对（不依据特定法域的成文法）";
