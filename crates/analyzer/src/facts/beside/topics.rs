//! What sentences of a topic have to hold, and what of them could change a fact: a table for each question.

use crate::{
    facts::{
        Said, Scene,
        line::Line,
        more::begins_with_another_fee,
        words::{
            Class::{self, *},
            FactWords,
        },
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
        FactTopic::Term => &[Term, MovesTheEnd, RenewsItself, EndsOtherwise, GoesOnFurther, Begins, Pauses],
        FactTopic::Price => {
            &[Price, Rate, Discount, AtOnce, Settled, Premium, BesidesThePrice, PayDay, RefundsAll, Floats]
        }
        FactTopic::Due => &[Pays, Price, Premium, Instalment, PayDay],
        FactTopic::Deposit => &[Deposit, RefundsAll, GivesBack],
        FactTopic::EarlyExit => &[Leave, Leaving, MayLeave, Deposit],
        FactTopic::LateFee => &[Late, Penalty],
        FactTopic::Renewal => &[Renews, Renewing],
        FactTopic::Disputes => &[Quarrel, ToCourt, SignedAt],
        FactTopic::SumInsured => &[Sum, Share, Item, Deductible, JointCap, OfSomeOnly, LimitsCover],
        FactTopic::Cover => &[Sum, Share, Item, OfSomeOnly, LimitsCover],
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
            let floats = said.label.contains("利率") && line.says(Floats);
            // 水电工程据实结算: what a whole work costs in the end.
            let of_a_work = || ["造价", "工程", "总价", "合同价"].iter().any(|word| said.label.contains(word));
            floats
                || line.says(Settled) && of_a_work()
                || is_paid_for && line.holds("费期")
                // 甲方不因此另收费用 changes nothing.
                || is_of_money && any(&[Discount, AtOnce, Settled, BesidesThePrice]) && !line.says(CostsNothingMore)
        }
        FactTopic::Term => {
            // 工期自开工之日起算: which day that is.
            let is_open = said.value.contains("算起") || !said.value.contains('至');
            let moves = any(&[MovesTheEnd, RenewsItself, EndsOtherwise, GoesOnFurther]) || is_open && line.says(Begins);
            line.holds("期") && moves || is_of_a_card(said) && line.says(Pauses)
        }
        // 1、2两项年度限额合计不超过200万元; 志愿者仅适用意外身故一项.
        FactTopic::SumInsured => {
            let is_of_all = line.says(JointCap) && is_of_several(line) || is_of_some_only(line);
            // 保险金额低于出险时重置价的，按比例赔偿: less is paid than the sum tells.
            let in_proportion = line.holds("按比例") && (line.holds("低于") || line.holds("不足额"));
            (is_of_all || in_proportion) && is_a_limit(line) && is_of_the_benefit(line, said)
        }
        // 就诊时未使用基本医保结算的，赔付比例为60%.
        FactTopic::Share => {
            let of_insurance = ["医保", "社保", "基本医疗", "公费医疗"].iter().any(|word| line.holds(word));
            let is_share = |figure: &Quantity| matches!(figure.kind, Kind::Percent(_));
            of_insurance && line.figures_from(0).any(is_share)
        }
        FactTopic::Cover => is_of_some_only(line) && is_a_limit(line),
        // 还款日为节假日的不顺延.
        FactTopic::Due => line.says(PayDay),
        _ => false,
    }
}

/// Whether a term is that of a card, a course or a membership, or begins on some event: such a one may stand still.
fn is_of_a_card(said: &Said) -> bool {
    const OF_A_CARD: [&str; 5] = ["有效", "卡", "会", "课", "服务期"];
    !said.value.contains('至') || OF_A_CARD.iter().any(|word| said.label.contains(word))
}

/// Whether a sentence about a death is about the benefit of a fact.
fn is_of_the_benefit(line: &Line, said: &Said) -> bool {
    let of_a_death = ["身故", "伤残", "交通", "意外保险金", "基本"].iter().any(|word| said.label.contains(word));
    of_a_death || !line.holds("身故")
}

/// Whether a sentence limits the benefit that a fact is of, by its name: 盗抢须有明显撬痕 of 盗抢; `name` is what its thing is called.
pub(super) fn limits_the_benefit(line: &Line, said: &Said, name: &str) -> bool {
    let name = match said.topic {
        FactTopic::Cover => said.value.as_str(),
        FactTopic::SumInsured => name,
        _ => return false,
    };
    let name = name.split(['、', '(', '（']).next().unwrap_or_default();
    let is_a_name = name.chars().count() >= 2 && !["基本", "年度", "保险金额", "保额"].contains(&name);
    is_a_name && line.says(LimitsCover) && line.holds(name)
}

/// Whether a sentence says that some of the insured have another cover than the others.
fn is_of_some_only(line: &Line) -> bool {
    const INSURED: [&str; 8] = ["人员", "者", "人仅", "员工", "雇员", "学生", "儿童", "周岁"];
    line.says(OfSomeOnly) && INSURED.iter().any(|who| line.holds(who))
}

/// Whether a limit is that of several benefits.
fn is_of_several(line: &Line) -> bool {
    const SEVERAL: [&str; 13] =
        ["合计", "共用", "共享", "共同", "总限额", "总额", "以上", "上述", "前述", "各项", "两项", "三项", "四项"];
    // 一般医疗与重大疾病医疗的年度累计给付限额.
    let joined = || line.holds("累计") && (line.holds("与") || line.holds("和") || line.holds("、"));
    SEVERAL.iter().any(|word| line.holds(word)) || joined()
}

/// Whether a sentence speaks of what is paid at most.
fn is_a_limit(line: &Line) -> bool {
    ["限额", "保险金额", "保额", "给付", "赔偿", "赔付", "保险金"].iter().any(|word| line.holds(word))
}

/// Whether a sentence speaks of going on: 手续费, 后续费用 and 持续存在 do not, though 续费 and 续存 stand in them.
fn renews(line: &Line) -> bool {
    let is_whole = |start: usize| !line.text(start.saturating_sub(1), start).contains(['手', '后', '持', '陆', '连']);
    [Renews, Renewing].iter().any(|class| line.words_of(*class).any(|hit| is_whole(hit.start)))
}

/// The words of leaving in a line, each where it begins; 解除抵押 is none.
pub(super) fn leavings(line: &Line, words: &FactWords) -> Vec<usize> {
    let hits =
        [Leave, Leaving, MayLeave].into_iter().flat_map(|class| line.words_of(class).map(move |hit| (class, hit)));
    let leaves = hits.filter(|(class, hit)| {
        // 退租时恢复原状 says what is done in the end.
        if *class == Leaving && line.text(hit.end, hit.end + 1) == "时" {
            return false;
        }
        let behind = line.text(hit.end, hit.end + 2);
        // 因甲方原因解除: why it ends, is told there and not who ends it.
        let whatever = line.text(hit.start.saturating_sub(2), hit.start) == "原因";
        !whatever && !words.of(NoLeaving).any(|word| behind.starts_with(word))
    });
    leaves.map(|(_, hit)| hit.start).collect()
}

/// Whether a sentence gives all back that was paid, and not the fee of somebody else alone: 全额退还中介费.
pub(super) fn refunds_all(line: &Line, said: &Said) -> bool {
    const LONGEST: usize = 7;
    line.words_of(RefundsAll).any(|hit| {
        let behind = line.text(hit.end, hit.end + LONGEST);
        let what = behind.split([',', '.', ';', '(', '并', '及', '和']).next().unwrap_or_default();
        let of_another =
            what.ends_with("费") && !what.ends_with("保费") && !said.label.contains(what.trim_start_matches('还'));
        !of_another
    })
}

/// Whether a sentence of the clause of a fact bears on its topic at all: 水电费由乙方承担 says nothing of a rent.
pub(super) fn bears_on(line: &Line, said: &Said) -> bool {
    use FactTopic::{Cover, Disputes, Parties, Subject, Term};
    const COURTS: [&str; 7] = ["法院", "仲裁", "调解", "协商", "起诉", "诉讼", "调处"];
    let topic = said.topic;
    let in_a_case = || IN_A_CASE.iter().any(|class| line.says(*class));
    let speaks = || classes_of(topic).iter().any(|class| line.says(*class));
    match topic {
        Parties | Subject | Cover => true,
        Disputes => line.says(Dispute) || COURTS.iter().any(|word| line.holds(word)),
        // 保险费一次交清: what is paid says nothing of how long it runs.
        Term if (line.says(Premium) || line.says(Price)) && !line.says(Class::Term) => false,
        FactTopic::Price if begins_with_another_fee(line, &said.label) => false,
        // 同时还应赔偿装修费用: what is paid or comes back besides.
        FactTopic::EarlyExit | FactTopic::LateFee
            if ["赔", "付", "退", "扣", "返还", "违约金"].iter().any(|word| line.holds(word)) =>
        {
            true
        }
        _ if is_one_of_its_kind(topic) => speaks() || in_a_case(),
        _ => speaks() || in_a_case() || line.figures_from(0).any(|figure| is_of_the_kind(topic, figure)),
    }
}

/// Whether a sentence is about another topic that has facts of its own: what a delay costs is no price.
pub(super) fn is_told_elsewhere(line: &Line, said: &Said, words: &FactWords) -> bool {
    // 借款人：指……的自然人 says what a word means.
    let explains = || line.holds(":指") || line.holds("是指");
    let leaves = || line.says(Leave) || line.says(Leaving);
    let of_a_breach = || line.says(Penalty) && (line.says(Late) || leaves());
    let is_sum = |figure: &Quantity| matches!(figure.kind, Kind::Money(..) | Kind::Percent(_) | Kind::Multiple(_));
    match said.topic {
        FactTopic::Price => {
            // 每月15日发放工资，遇休息日提前: when it is paid has a fact of its own.
            let is_when = || {
                let is_time = |figure: &Quantity| matches!(figure.kind, Kind::Date(_) | Kind::Span(_));
                !line.says(GivesBack)
                    && line.says(Pays)
                    && !line.says(PayDay)
                    && line.figures_from(0).any(is_time)
                    && !line.figures_from(0).any(is_sum)
            };
            let is_overtime = || line.says(Overtime) && !said.label.contains("加班");
            let comes_back = || line.says(GivesBack) && line.holds(&said.label);
            let is_earnest = || line.says(Deposit) && !line.says(Discount) && !comes_back();
            // 身故的，返还已交保险费: what an insurer pays is no price.
            let of_a_benefit =
                || said.label == "保险费" && (line.holds("给付") || line.holds("返还") || line.says(Cooling));
            of_a_breach() || is_earnest() || is_overtime() || is_when() || explains() || of_a_benefit()
        }
        FactTopic::Due => {
            of_a_breach()
                || line.says(Late) && !grants_time(line)
                || line.says(GivesBack)
                || line.says(Overtime)
                || renews(line)
                || !is_paid(line)
        }
        FactTopic::Term => {
            let is_another = || line.says(OtherTerms) && !line.holds(&said.label);
            // 身故的，给付保险金，合同终止: what is paid is no end of the term.
            let of_a_benefit = || said.label == "保险期间" && line.holds("给付");
            line.says(Leave)
                || line.says(Leaving) && !line.says(MovesTheEnd) && !line.says(RenewsItself)
                || line.says(GivesBack)
                // 延期费 of a course is no delay.
                || line.words_of(Late).any(|hit| line.word(hit) != "延期")
                || is_another()
                || of_a_benefit()
        }
        FactTopic::LateFee => !line.says(Late) || !is_late_with(line, &said.label) || renews(line),
        FactTopic::EarlyExit => {
            // 到期终止 ends nothing before its time.
            let at_the_end = line.says(GoesOnAlone) || renews(line) || line.holds("到期终止") || line.holds("期满终止");
            // Whoever goes back on a promise of sale does not give notice.
            const BACK_ON: [&str; 6] = ["反悔", "毁约", "定金", "不买", "不卖", "不租"];
            let of_another_way = said.label.ends_with("反悔") && !BACK_ON.iter().any(|word| line.holds(word));
            // 贷款未获批准的，定金退还: what becomes of the earnest where nobody goes back on his word.
            let of_earnest = said.label.ends_with("反悔") && line.says(Deposit) && line.says(GivesBack);
            let speaks = !leavings(line, words).is_empty() || of_earnest;
            // 关于提前还款、逾期的内容 names what other clauses tell.
            let is_whole = line.plain.ends_with(['.', ';', ':', '!']);
            let is_a_name = line.quantities.is_empty() && (!is_whole || line.named.is_empty() && line.holds("关于"));
            at_the_end || of_another_way || !speaks || is_a_name
        }
        FactTopic::Deposit => {
            let of_the_signing = line.holds("生效") && !line.says(GivesBack) && !line.says(NotBack);
            line.says(Quarrel) && line.says(ToCourt) || of_the_signing
        }
        FactTopic::Renewal => explains() || !renews(line) && !line.says(GoesOnAlone) && !line.says(GoesOnFurther),
        FactTopic::WaysOut => line.says(EndedByInsurer) || line.plain.ends_with(':') || !tells_what_comes_back(line),
        FactTopic::Report => line.says(NotAnAccident),
        FactTopic::Claim => line.says(Cooling),
        _ => false,
    }
}

/// Whether a sentence lets one pay a little later: 宽限期, 晚付5天以内的不计较.
fn grants_time(line: &Line) -> bool {
    line.says(PayDay)
        || ["不视为逾期", "不算逾期", "不计较", "以内的不", "内的不", "不计罚息"].iter().any(|word| line.holds(word))
}

/// Whether a sentence says that something is paid, or when; what an insurer pays is not meant.
fn is_paid(line: &Line) -> bool {
    // 未交清保险费的，不承担给付保险金的责任 tells what not paying costs.
    let of_a_premium = ["交清", "交付", "交纳", "缴"].iter().any(|word| line.holds(word));
    let by_an_insurer = (line.holds("给付") || line.holds("赔付")) && !of_a_premium;
    let named = line.says(PayDay) || line.says(Instalment) || line.says(AtOnce);
    named || (line.says(Pays) || line.holds("付")) && !by_an_insurer
}

/// Whether a sentence says what whoever gives a policy up gets back; 退保等事项详见条款 does not.
fn tells_what_comes_back(line: &Line) -> bool {
    line.says(GivesBack)
        || line.says(NotBack)
        || line.says(AllBack)
        || line.says(SurrenderCharge)
        || ["现金价值", "损失", "退保金", "退还", "书面"].iter().any(|word| line.holds(word))
}

/// Whether a sentence may speak of the delay that `label` names: 晚交付土地 is another one than that of paying.
fn is_late_with(line: &Line, label: &str) -> bool {
    let Some((_, what)) = label.split_once('晚') else { return true };
    const OF_PAYING: [&str; 8] = ["付", "款", "费", "租", "欠", "缴", "还", "罚"];
    let of_paying = ["晚付", "晚还", "晚一"].iter().any(|late| label.contains(late));
    let what: String = what.chars().take(2).collect();
    of_paying && OF_PAYING.iter().any(|word| line.holds(word)) || line.holds(&what)
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
        FactTopic::Claim => holds(&["时效", "申请", "核定", "材料", "资料", "索赔"]),
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
