//! What sentences of a topic have to hold, and what of them could change a fact: a table for each question.

use crate::{
    facts::{
        Said, Scene,
        line::Line,
        words::Class::{self, *},
    },
    read::quantity::{Kind, Quantity},
    report::FactTopic,
};

/// Words of a case, a change or an exception.
pub(super) const IN_A_CASE: [Class; 11] = [
    MoreInACase,
    More,
    Discount,
    Settled,
    MovesTheEnd,
    WithoutNotice,
    Condition,
    OnlyThen,
    GoesOnFurther,
    Begins,
    BesidesThePrice,
];

/// Words of what becomes of a deposit.
pub(super) const OF_A_DEPOSIT: [Class; 5] = [GivesBack, NotGivenBack, NotBack, Kept, Twice];

/// The classes of words one of which a sentence has to hold to speak of a topic.
pub(super) fn classes_of(topic: FactTopic) -> &'static [Class] {
    match topic {
        FactTopic::Term => &[Term, MovesTheEnd, EndsOtherwise, GoesOnFurther, Begins],
        FactTopic::Price => &[Price, Rate, Discount, AtOnce, Settled, Premium, BesidesThePrice, PayDay],
        FactTopic::Due => &[Pays, Price, Premium, Instalment, PayDay],
        FactTopic::Deposit => &[Deposit],
        FactTopic::EarlyExit => &[Leave, Leaving],
        FactTopic::LateFee => &[Late, Penalty],
        FactTopic::Renewal => &[Renews, Renewing],
        FactTopic::Disputes => &[Quarrel, ToCourt, SignedAt],
        FactTopic::SumInsured | FactTopic::Cover => &[Sum, Share, Item],
        FactTopic::Deductible => &[Deductible],
        FactTopic::Share => &[Share, Deductible],
        FactTopic::Waiting => &[Waiting],
        FactTopic::CoolingOff => &[Cooling],
        FactTopic::WaysOut => &[PolicyEnded, Surrendering],
        FactTopic::Report => &[Notice, Reported],
        FactTopic::Claim => &[Claimed, Claiming],
        FactTopic::Parties | FactTopic::Subject => &[],
    }
}

/// Topics of which a document has one thing only, so that any sentence with its word speaks of it.
pub(super) fn is_one_of_its_kind(topic: FactTopic) -> bool {
    use FactTopic::{Claim, CoolingOff, Deductible, Disputes, Renewal, Report, Waiting, WaysOut};
    matches!(topic, Renewal | Disputes | CoolingOff | WaysOut | Report | Claim | Waiting | Deductible)
}

/// Topics that are told of one side.
pub(super) fn is_of_a_side(topic: FactTopic) -> bool {
    matches!(topic, FactTopic::EarlyExit | FactTopic::LateFee)
}

/// Whether a sentence changes whatever is told on a topic, without a name: 一次付清的打九折.
pub(super) fn changes_any(line: &Line, said: &Said) -> bool {
    let any = |classes: &[Class]| classes.iter().any(|class| line.says(*class));
    match said.topic {
        FactTopic::Price => {
            let is_sum = |figure: &Quantity| matches!(figure.kind, Kind::Money(..));
            let is_of_money = line.figures_from(0).any(is_sum)
                || line.says(Price)
                || line.says(Premium)
                || ["费", "价", "钱"].iter().any(|word| line.holds(word));
            // 交费期间：20年: how often a premium is paid.
            let is_paid_for = line.says(PayDay) && said.label.contains("保险费");
            is_paid_for && line.holds("费期") || is_of_money && any(&[Discount, AtOnce, Settled, BesidesThePrice])
        }
        FactTopic::Term => {
            // 工期自开工之日起算: which day that is.
            let is_open = said.value.contains("算起") || !said.value.contains('至');
            line.holds("期") && (any(&[MovesTheEnd, EndsOtherwise, GoesOnFurther]) || is_open && line.says(Begins))
        }
        // 还款日为节假日的不顺延.
        FactTopic::Due => line.says(PayDay),
        _ => false,
    }
}

/// Whether a sentence is about another topic that has facts of its own: what a delay costs is no price.
pub(super) fn is_told_elsewhere(line: &Line, said: &Said) -> bool {
    let of_a_breach = || line.says(Late) && line.says(Penalty) || line.says(Leave) && line.says(Penalty);
    match said.topic {
        FactTopic::Price => of_a_breach() || line.says(Deposit) && !line.says(Discount),
        FactTopic::Due => of_a_breach(),
        FactTopic::Term => line.says(Leave) || line.says(GivesBack) || line.says(Late),
        FactTopic::LateFee => !line.says(Late) || !is_late_with(line, &said.label),
        _ => false,
    }
}

/// Whether a sentence may speak of the delay that `label` names: 晚交付土地 is another one than that of paying.
fn is_late_with(line: &Line, label: &str) -> bool {
    let Some((_, what)) = label.split_once('晚') else { return true };
    let of_paying = ["晚付", "晚还", "晚一"].iter().any(|late| label.contains(late));
    let what: String = what.chars().take(2).collect();
    of_paying || line.holds(&what)
}

/// Whether a sentence names what a topic is about, where the words of the topic have other meanings too.
pub(super) fn speaks_of_it(line: &Line, said: &Said) -> bool {
    let holds = |words: &[&str]| words.iter().any(|word| line.holds(word));
    match said.topic {
        FactTopic::Disputes => {
            // 本协议在青禾区签订, where disputes go to the court of that place.
            let is_the_place = || line.says(SignedAt) && said.value.contains("签");
            line.says(Dispute) && holds(&["法院", "仲裁", "调解", "协商", "起诉"]) || is_the_place()
        }
        FactTopic::Report => holds(&["事故", "出险", "报案"]),
        FactTopic::WaysOut => line.says(PolicyEnded) || holds(&["退保", "解除", "退还"]),
        _ => true,
    }
}

/// What the thing of a fact is called, as short as its name can be: 租金 of 月租金 and of 租金什么时候付; empty where sides and ways
/// are told.
pub(super) fn name_of(scene: &Scene<'_>, said: &Said, labels: &[&str]) -> String {
    let class = match said.topic {
        FactTopic::Price | FactTopic::Due => Price,
        FactTopic::Deposit => Deposit,
        FactTopic::Term => Term,
        FactTopic::SumInsured | FactTopic::Cover => Sum,
        FactTopic::Share => Share,
        _ => return String::new(),
    };
    let label = said.label.split("什么时候").next().unwrap_or_default();
    let label = label.split('、').next().unwrap_or_default();
    let of_benefit = matches!(said.topic, FactTopic::SumInsured | FactTopic::Share);
    let label = if of_benefit { without_end(scene, class, label) } else { label };
    let ends = |word: &&str| label.ends_with(*word);
    if label.ends_with("利率") {
        return "利率".to_owned();
    }
    let short = scene.words(class).filter(ends).min_by_key(|word| word.chars().count());
    // 平台服务费 beside a 服务费 has its whole name only.
    let is_free = |short: &&str| !of_benefit && (*short == label || !labels.contains(short));
    short.filter(is_free).unwrap_or(label).to_owned()
}

/// The benefit that a sum or share is of: 意外身故 of 意外身故保险金额.
fn without_end<'l>(scene: &Scene<'_>, class: Class, label: &'l str) -> &'l str {
    let end = scene.words(class).filter(|word| label.ends_with(*word)).max_by_key(|word| word.len());
    end.and_then(|end| label.strip_suffix(end)).filter(|rest| !rest.is_empty()).unwrap_or(label)
}

/// Whether a figure could be another one of what a topic tells.
pub(super) fn is_of_the_kind(topic: FactTopic, figure: &Quantity) -> bool {
    use FactTopic::{Claim, CoolingOff, Disputes, Due, Renewal, Report, Term, Waiting};
    match topic {
        Term | Due | Renewal | Waiting | CoolingOff | Report | Claim => {
            matches!(figure.kind, Kind::Span(_) | Kind::Date(_))
        }
        Disputes => false,
        _ => matches!(figure.kind, Kind::Money(..) | Kind::Percent(_) | Kind::Multiple(_)),
    }
}
