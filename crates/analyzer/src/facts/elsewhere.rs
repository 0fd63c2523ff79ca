//! What other sentences say of a fact: a price that is settled in the end or paid at once for less, a rate that changes, what leaving
//! costs where its own sentence tells only of the notice.

use super::{Said, Scene, line::Line, more::tells, words::Class};
use crate::{
    read::quantity::{Kind, Quantity},
    report::FactTopic,
};

/// Sentences of a kind that are looked at: any document takes time in proportion to its length.
const MOST: usize = 40;

/// What leaving costs.
const COSTS: [&str; 8] = ["付", "扣", "赔", "返还", "补偿", "不退", "补交", "违约金"];

/// The sentences of a document that may say more of a fact than its own does; gathered once.
pub(super) struct Elsewhere<'s> {
    /// 面积有误差的，多退少补.
    settled: Vec<&'s Line>,
    /// 一次付清全年的，按3,000元收取.
    at_once: Vec<&'s Line>,
    /// 连续六期按时还款的，月利率降为9.5‰.
    rates: Vec<&'s Line>,
    /// 未满服务期辞职的，返还培训费用; 六个月以内提前还款的，另付1%.
    leaving: Vec<&'s Line>,
}

impl<'s> Elsewhere<'s> {
    pub(super) fn of(scene: &Scene<'s>) -> Elsewhere<'s> {
        let those = |is_one: fn(&Line) -> bool| scene.lines.iter().filter(|line| is_one(line)).take(MOST).collect();
        Elsewhere {
            settled: those(settles),
            at_once: those(is_paid_at_once),
            rates: those(changes_a_rate),
            leaving: those(costs_to_leave),
        }
    }

    /// Whether another sentence says more of `said`.
    pub(super) fn says_more(&self, scene: &Scene<'_>, said: &Said) -> bool {
        match said.topic {
            FactTopic::Price => self.settles(said) || self.is_paid_at_once(said) || self.is_another_rate(said),
            FactTopic::EarlyExit => self.costs(scene, said),
            _ => false,
        }
    }

    /// Whether a whole price is settled by what it comes to.
    fn settles(&self, said: &Said) -> bool {
        let is_whole = ["总", "价款", "房价", "合同价"].iter().any(|word| said.label.contains(word));
        !self.settled.is_empty() && (is_whole || said.label.ends_with('价'))
    }

    /// Whether something else is paid at once in the place of a price by the month.
    fn is_paid_at_once(&self, said: &Said) -> bool {
        let is_periodic = ["/月", "/季", "/季度"].iter().any(|by| said.value.ends_with(by));
        is_periodic && !self.at_once.is_empty()
    }

    /// Whether a rate of interest is another one in some case.
    fn is_another_rate(&self, said: &Said) -> bool {
        let is_rate = said.label.ends_with(['率', '息']) && said.value.contains(['%', '‰']);
        let is_another = |line: &&Line| {
            let percent =
                |figure: &Quantity| matches!(figure.kind, Kind::Percent(_)) && !tells(&said.value, line, figure);
            line.figures_from(0).any(percent)
        };
        is_rate && self.rates.iter().any(is_another)
    }

    /// Whether leaving costs something of which the sentence of `said` says nothing.
    fn costs(&self, scene: &Scene<'_>, said: &Said) -> bool {
        // 开课以前退班 tells when by itself.
        let is_whole = ["付", "扣", "赔", "不退", "全额退"].iter().any(|word| said.value.contains(word));
        if is_whole || said.label.replace("提前", "").contains(['前', '后']) {
            return false;
        }
        let own = &scene.lines[said.line];
        let without_notice = |line: &Line| line.says(Class::WithoutNotice) && costs_something(line);
        let of_the_same = |line: &Line| line.words_of(Class::Leave).any(|word| own.holds(line.word(word)));
        let of_who = |line: &Line| line.named.iter().all(|side| said.label.starts_with(&line.called(side)));
        let others = self.leaving.iter().filter(|line| line.sentence != own.sentence);
        scene.behind(said.line).next().is_some_and(without_notice)
            || others.into_iter().any(|line| of_who(line) && (is_of_a_training(line) || of_the_same(line)))
    }
}

fn settles(line: &Line) -> bool {
    line.says(Class::Settled) && line.says(Class::SettledWhat)
}

fn is_paid_at_once(line: &Line) -> bool {
    const LESS: [&str; 6] = ["优惠", "应付", "减", "折", "收取", "个月收"];
    let is_less = || LESS.iter().any(|word| line.holds(word));
    line.says(Class::AtOnce) && is_less() && line.quantities.iter().any(|sum| matches!(sum.kind, Kind::Money(..)))
}

fn changes_a_rate(line: &Line) -> bool {
    let of_rates = line.says(Class::Rate) && !line.says(Class::PenalRate);
    of_rates && ["降", "升", "调", "改", "优惠"].iter().any(|word| line.holds(word))
}

fn costs_something(line: &Line) -> bool {
    COSTS.iter().any(|word| line.holds(word))
}

fn is_of_a_training(line: &Line) -> bool {
    line.holds("服务期") && ["辞职", "离职", "解除"].iter().any(|word| line.holds(word)) && costs_something(line)
}

fn costs_to_leave(line: &Line) -> bool {
    let is_cost = |figure: &Quantity| matches!(figure.kind, Kind::Money(..) | Kind::Percent(_) | Kind::Multiple(_));
    let with_figures = || line.says(Class::Leave) && line.quantities.iter().any(is_cost) && costs_something(line);
    is_of_a_training(line) || with_figures()
}
