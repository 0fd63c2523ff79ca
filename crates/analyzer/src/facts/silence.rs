//! What a person expects in a document and no word of which stands there.

use baihua_kb::Card;

use crate::{
    clause::Reading,
    report::{Fact, FactTopic},
    tuning,
};

/// What is told of a topic that is not there.
const UNSAID: &str = "没写";

/// A topic that is expected in the first family named by one of `families`, its label, and words of which none may stand there.
struct Expected {
    families: &'static [&'static str],
    topic: FactTopic,
    label: &'static str,
    words: &'static [&'static str],
}

const CONTRACT: [Expected; 6] = [
    Expected {
        families: &["rent"],
        topic: FactTopic::Deposit,
        label: "押金",
        words: &["押", "保证金", "定金", "订金", "风险金", "保障金", "诚意金"],
    },
    Expected {
        families: &["rent", "labor", "prepaid", "propmgmt"],
        topic: FactTopic::Term,
        label: "期限",
        words: &["期", "至", "止", "届满", "年", "个月"],
    },
    Expected {
        families: &["rent", "prepaid", "sale", "secondhand", "reno", "loan"],
        topic: FactTopic::Price,
        label: "价钱",
        words: &["元", "¥", "￥", "价", "租金", "费", "金额", "款", "万"],
    },
    Expected {
        families: &[
            "rent",
            "prepaid",
            "service",
            "reno",
            "sale",
            "secondhand",
            "loan",
            "tech",
            "construction",
            "propmgmt",
        ],
        topic: FactTopic::Disputes,
        label: "争议去哪里",
        words: &[
            "争议",
            "纠纷",
            "法院",
            "法庭",
            "仲裁",
            "诉讼",
            "起诉",
            "管辖",
            "调解",
            "官司",
            "说理",
            "评理",
            "投诉",
            "谈不拢",
            "说不拢",
            "商量不",
            "协商不",
            "谈不成",
            "扯皮",
        ],
    },
    Expected {
        families: &["rent", "prepaid"],
        topic: FactTopic::EarlyExit,
        label: "提前结束",
        words: &["提前", "解除", "退租", "终止", "中途", "退", "解约", "违约", "没住到"],
    },
    Expected {
        families: &["rent"],
        topic: FactTopic::Renewal,
        label: "续约",
        words: &["续", "期满", "届满", "到期", "顺延"],
    },
];

const POLICY: [Expected; 3] = [
    Expected {
        families: &["health", "critical"],
        topic: FactTopic::Waiting,
        label: "等待期",
        words: &["等待期", "观察期", "等候期", "免责期", "等待", "日后", "日内", "要等", "等满", "天后", "马上"],
    },
    Expected {
        families: &["health"],
        topic: FactTopic::Renewal,
        label: "续保",
        words: &["续", "重新投保", "继续投保", "保证", "明年", "下一年", "次年"],
    },
    Expected {
        families: &["life"],
        topic: FactTopic::CoolingOff,
        label: "犹豫期",
        words: &["犹豫", "冷静期", "反悔", "天内退", "日内退", "全部退还", "全额退"],
    },
];

/// Adds what is not there. A form with few clauses may have the rest on another sheet, and terms for everybody have no deposit.
pub(super) fn add(card: Card, reading: &Reading<'_>, facts: &mut Vec<Fact>) {
    if reading.layout.sentences.len() < tuning::WHOLE_DOCUMENT || (card == Card::Contract && reading.parties.mass) {
        return;
    }
    let expected: &[Expected] = match card {
        Card::Contract => &CONTRACT,
        Card::Policy => &POLICY,
        Card::Lab => &[],
    };
    let Some(family) = reading.families.first() else { return };
    for topic in expected {
        let wanted = topic.families.contains(&family.as_str());
        let told = facts.iter().any(|fact| fact.topic == topic.topic);
        if wanted && !told && !topic.words.iter().any(|word| reading.page.holds(word)) {
            facts.push(Fact {
                topic: topic.topic,
                label: topic.label.to_owned(),
                value: UNSAID.to_owned(),
                stated: false,
                quote: None,
                quote_range: None,
                place: None,
                more_at: Vec::new(),
            });
        }
    }
}
