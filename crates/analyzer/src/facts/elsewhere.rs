//! What other sentences say of a fact: a price that is settled in the end or paid at once for less, a rate that changes, what leaving
//! costs where its own sentence tells only of the notice.

use super::{Said, Scene, below, line::Line, more::tells, words::Class};
use crate::{
    read::quantity::{Kind, Quantity},
    report::FactTopic,
};

/// Sentences of a kind that are looked at: any document takes time in proportion to its length.
const MOST: usize = 40;

/// Paying a loan back before its time.
pub(super) const REPAYS: [&str; 5] = ["提前还款", "提前归还", "提前偿还", "提前结清", "提前清偿"];

/// What somebody is paid for working.
const WAGES: [&str; 5] = ["工资", "报酬", "月薪", "薪酬", "津贴"];

/// What leaving costs.
const COSTS: [&str; 9] = ["付", "扣", "赔", "返还", "补偿", "不退", "补交", "违约金", "没收"];

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
    /// 乙方本次享受优惠，实付培训费4,680元.
    paid: Vec<&'s Line>,
    /// 信用良好的，免除押金; 租金递增后补足保证金.
    secured: Vec<&'s Line>,
    /// 伤残按1-10级给付.
    by_degree: Vec<&'s Line>,
    /// 培训期报酬按80%计发.
    trial: Vec<&'s Line>,
    /// 停工的，工期相应顺延.
    works: Vec<&'s Line>,
    /// 一次付清全年的，期限顺延至10月31日.
    longer: Vec<&'s Line>,
    /// 当年度保险金额按上年度的1.02倍逐年递增.
    growing: Vec<&'s Line>,
}

impl<'s> Elsewhere<'s> {
    pub(super) fn of(scene: &Scene<'s>) -> Elsewhere<'s> {
        let those = |is_one: fn(&Line) -> bool| scene.lines.iter().filter(|line| is_one(line)).take(MOST).collect();
        Elsewhere {
            settled: those(settles),
            at_once: those(is_paid_at_once),
            rates: those(changes_a_rate),
            leaving: those(costs_to_leave),
            paid: those(says_what_is_really_paid),
            secured: those(changes_a_deposit),
            by_degree: those(pays_by_degree),
            trial: those(pays_less_at_first),
            works: those(stretches_the_works),
            longer: those(lengthens_the_term),
            growing: those(grows),
        }
    }

    /// Whether another sentence says more of `said`.
    pub(super) fn says_more(&self, scene: &Scene<'_>, said: &Said) -> bool {
        match said.topic {
            FactTopic::Price => {
                self.settles(said)
                    || self.is_paid_at_once(said)
                    || self.is_another_rate(said)
                    || self.is_less_at_first(scene, said)
                    || self.is_paid_otherwise(said)
            }
            FactTopic::EarlyExit => self.costs(scene, said),
            FactTopic::Term => {
                let is_tried = said.label.contains("试用") || said.label.contains("实习");
                said.label.contains("工期") && !self.works.is_empty() || !is_tried && !self.longer.is_empty()
            }
            FactTopic::Deposit => said.value.contains('元') && !self.secured.is_empty(),
            FactTopic::SumInsured => {
                let by_degree = said.label.contains("伤残") || said.label.contains("残疾");
                said.label.ends_with("保险金额") && !self.growing.is_empty() || by_degree && !self.by_degree.is_empty()
            }
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

    /// Whether another sum of the same name is really paid.
    fn is_paid_otherwise(&self, said: &Said) -> bool {
        let core =
            ["总计", "合计", "共计", "总额"].iter().fold(said.label.as_str(), |name, end| name.trim_end_matches(end));
        let is_another = |line: &Line| {
            let sum = |figure: &Quantity| matches!(figure.kind, Kind::Money(..)) && !tells(&said.value, line, figure);
            !core.is_empty() && line.holds(core) && line.figures_from(0).any(sum)
        };
        self.paid.iter().any(|line| is_another(line))
    }

    /// Whether a wage is less while one is trained or tried.
    fn is_less_at_first(&self, scene: &Scene<'_>, said: &Said) -> bool {
        let others = self.trial.iter().filter(|line| line.sentence != scene.lines[said.line].sentence);
        let is_less = |line: &Line| {
            let percent = |figure: &Quantity| matches!(figure.kind, Kind::Percent(_));
            line.figures_from(0).any(percent)
        };
        let is_a_wage = WAGES.iter().any(|wage| said.label.ends_with(wage)) && !said.label.contains("试用");
        is_a_wage && others.into_iter().any(|line| is_less(line))
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
        let is_whole = ["付", "扣", "赔", "不退", "全额退", "双倍"].iter().any(|word| said.value.contains(word));
        if is_whole || said.label.replace("提前", "").contains(['前', '后']) {
            return false;
        }
        let own = &scene.lines[said.line];
        let without_notice = |line: &Line| line.says(Class::WithoutNotice) && costs_something(line);
        let repays = |line: &Line| REPAYS.iter().any(|word| line.holds(word));
        let of_the_same = |line: &Line| {
            line.words_of(Class::Leave).any(|word| own.holds(line.word(word))) || repays(line) && repays(own)
        };
        let of_who = |line: &Line| line.names_nobody_but(&said.label);
        let others = self.leaving.iter().filter(|line| line.sentence != own.sentence);
        // 应提前15天书面通知。因此给对方造成停工的，另付3%: what follows the notice in its paragraph.
        let costs_below = || below::below(scene, said.line).any(|line| costs_something(line) && of_who(line));
        scene.behind(said.line).next().is_some_and(without_notice)
            || costs_below()
            || others.into_iter().any(|line| is_of_a_training(line) || of_who(line) && of_the_same(line))
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

pub(super) fn costs_something(line: &Line) -> bool {
    COSTS.iter().any(|word| line.holds(word))
}

fn is_of_a_training(line: &Line) -> bool {
    const GIVEN: [&str; 5] = ["服务期", "签约奖金", "安家费", "购房补贴", "培训费"];
    let given = GIVEN.iter().any(|word| line.holds(word));
    given && ["辞职", "离职", "解除"].iter().any(|word| line.holds(word)) && costs_something(line)
}

fn says_what_is_really_paid(line: &Line) -> bool {
    ["实付", "实收", "折后", "优惠后"].iter().any(|word| line.holds(word))
}

fn changes_a_deposit(line: &Line) -> bool {
    let held = line.holds("押金") || line.holds("保证金");
    let is_waived = || ["免押", "免除", "免交", "免收", "免缴"].iter().any(|word| line.holds(word));
    // 扣除后补足 brings it back to what it was.
    let grows = || line.holds("补足") && ["递增", "调整", "上涨", "上浮"].iter().any(|word| line.holds(word));
    held && (is_waived() || grows())
}

fn pays_by_degree(line: &Line) -> bool {
    (line.holds("伤残") || line.holds("残疾")) && ["等级", "10级", "十级"].iter().any(|word| line.holds(word))
}

fn pays_less_at_first(line: &Line) -> bool {
    const AT_FIRST: [&str; 5] = ["试用期", "培训期", "前两周", "见习期", "转正前"];
    WAGES.iter().any(|wage| line.holds(wage)) && AT_FIRST.iter().any(|word| line.holds(word))
}

fn stretches_the_works(line: &Line) -> bool {
    // 工期不顺延 says the opposite.
    let is_denied = |at: usize| line.text(at.saturating_sub(2), at).contains('不');
    let longer = || ["顺延", "延长", "推迟"].iter().flat_map(|word| line.places(word)).any(|at| !is_denied(at));
    line.holds("工期") && longer()
}

fn lengthens_the_term(line: &Line) -> bool {
    // 付款期限遇节假日顺延至下一工作日 is another one.
    const OTHER: [&str; 6] = ["付款", "还款", "交货", "交付", "履行", "节假日"];
    let longer = || ["顺延至", "延长至", "延至"].iter().any(|word| line.holds(word));
    line.holds("期限") && longer() && !OTHER.iter().any(|word| line.holds(word))
}

fn grows(line: &Line) -> bool {
    line.holds("保险金额") && ["递增", "递减", "逐年"].iter().any(|word| line.holds(word))
}

fn costs_to_leave(line: &Line) -> bool {
    let is_cost = |figure: &Quantity| matches!(figure.kind, Kind::Money(..) | Kind::Percent(_) | Kind::Multiple(_));
    let leaves = line.says(Class::Leave) || REPAYS.iter().any(|word| line.holds(word));
    let with_figures = || leaves && line.quantities.iter().any(is_cost) && costs_something(line);
    is_of_a_training(line) || with_figures()
}
