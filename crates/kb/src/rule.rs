use std::fmt;

use crate::{Card, Evidence, Level, List, Words};

/// What a clause does to the reader: the legal move, whatever the contract is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Frame {
    /// One's own liability is excluded.
    Exempt,
    /// One's own liability is capped.
    Cap,
    /// Money is kept.
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
    /// Person, family life, papers or home are interfered with.
    Body,
    /// The contract or its performance goes to somebody else unasked.
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

    /// The frame with this name.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Frame> {
        Frame::ALL.into_iter().find(|frame| frame.as_str() == name)
    }
}

impl fmt::Display for Frame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

/// One problem a document can have, and everything that is said about it.
///
/// Texts may hold `{party}` (the side that is hurt, as the document calls it) and `{counter}` (the other side).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    /// The id of the specification, such as `rent-007` or `pol-002`.
    pub id: Words,
    /// The problem in a few words.
    pub name: Words,
    /// [`Card::Contract`] or [`Card::Policy`].
    pub card: Card,
    /// How serious it is.
    pub level: Level,
    /// Who is hurt, as a role.
    pub hurts: Words,
    /// Families of contracts, or kinds of insurance, in which it is judged; `*` is every one.
    pub families: List<Words>,
    /// What the clause does.
    pub frames: List<Frame>,
    /// Words of the subject matter, one of which the clause must hold; empty if any subject will do.
    pub topics: List<Words>,
    /// The judge that computes whether a clause breaks this rule, beside or instead of learning it from examples.
    pub judge: Option<Words>,
    /// What the clause says and why that is a problem.
    pub finding: Words,
    /// Sentences added where the clause holds the quantity they name: `{amount}`, `{percent}`, `{duration}`,
    /// `{multiple}`, `{date}`, `{count}`.
    pub detail: List<Words>,
    /// What may come of it.
    pub consequence: Words,
    /// What to do, and who helps if the other side refuses.
    pub next_step: Words,
    /// A message that can be sent to the other side as it stands.
    pub say: Words,
    /// A fairer wording; contracts only.
    pub suggested_text: Option<Words>,
    /// The official sources, the most specific first. Empty only for the `gen-` rules, which rest on comparing the
    /// structure of clauses and on no jurisdiction's statute.
    pub evidence: List<Evidence>,
    /// The release that brought the rule.
    pub since: Words,
}

impl Rule {
    /// Whether the rule is learnt from its examples. Blanks, contradictions and repealed laws are not a matter of wording:
    /// for them the judge alone decides.
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
