//! The plain-language reading: what a document says on each topic, whether or not there is anything wrong with it.

use baihua_kb::Card;
use baihua_text::CharIndex;
use rust_decimal::Decimal;

use crate::{
    detect::judges::Sheet,
    read::{
        parties::{Parties, Side},
        quantity::{Date, Kind, Quantity, Span, Unit},
    },
    report::KeyTerm,
};

/// Clauses that are shown per topic.
const PER_TOPIC: usize = 3;
/// Longest clause that is shown, in characters; longer ones are tables and lists.
const LONGEST: usize = 260;

/// A topic: the words that a clause on it holds, the stronger ones first, and how it is told.
struct Topic {
    name: &'static str,
    strong: &'static [&'static str],
    weak: &'static [&'static str],
    /// Whether a clause must hold a quantity to be worth showing.
    needs: fn(&Sheet<'_>) -> bool,
    tell: fn(&Sheet<'_>, &Names) -> String,
}

/// What the two sides are called.
pub(crate) struct Names {
    reader: String,
    counter: String,
}

impl Names {
    pub(crate) fn new(parties: &Parties) -> Names {
        let name = |side, other: &str| parties.name(side).map_or_else(|| other.to_owned(), str::to_owned);
        Names { reader: name(Side::Reader, "您"), counter: name(Side::Counter, "对方") }
    }
}

const CONTRACT: [Topic; 6] = [
    Topic {
        name: "fees",
        strong: &[
            "租金",
            "总价",
            "价款",
            "借款金额",
            "服务费",
            "报酬",
            "工资",
            "押金",
            "定金",
            "保证金",
            "房款",
            "学费",
            "会费",
            "费用",
            "加盟费",
            "利息",
            "出资",
            "物业费",
            "团费",
            "抚养费",
        ],
        weak: &["支付", "付款", "元", "缴纳", "收取", "付清"],
        needs: has_money,
        tell: tell_money,
    },
    Topic {
        name: "term",
        strong: &[
            "租期",
            "租赁期",
            "合同期限",
            "有效期",
            "服务期",
            "借款期限",
            "合作期",
            "期限自",
            "工期",
            "委托期",
            "授权期",
            "合同期",
            "期限为",
            "协议期",
        ],
        weak: &["起至", "之日起", "期限", "届满", "生效"],
        needs: has_time,
        tell: tell_term,
    },
    Topic {
        name: "rights_duties",
        strong: &["应当", "有权", "负责", "不得", "义务", "保证", "有责任"],
        weak: &["应", "须", "可以", "配合", "提供", "承担"],
        needs: |sheet| sheet.chars.len() >= 16,
        tell: tell_duty,
    },
    Topic {
        name: "termination",
        strong: &[
            "解除",
            "终止",
            "解约",
            "提前退租",
            "退出",
            "退伙",
            "提前还款",
            "退租",
            "离职",
            "退费",
            "退款",
            "退还",
        ],
        weak: &["提前", "收回", "取消", "续约", "续签", "到期"],
        needs: |_| true,
        tell: tell_termination,
    },
    Topic {
        name: "breach",
        strong: &["违约金", "违约责任", "滞纳金", "赔偿", "罚款", "逾期", "违约"],
        weak: &["损失", "承担责任", "扣除"],
        needs: |_| true,
        tell: tell_breach,
    },
    Topic {
        name: "disputes",
        strong: &["人民法院", "仲裁", "争议", "纠纷", "管辖", "法院"],
        weak: &["协商", "调解", "投诉", "起诉"],
        needs: |sheet| sheet.has(&["法院", "仲裁", "争议", "纠纷", "调解", "协商", "投诉"]),
        tell: tell_dispute,
    },
];

const POLICY: [Topic; 7] = [
    Topic {
        name: "coverage",
        strong: &["保险责任", "给付", "保障范围", "赔付", "赔偿", "保险金额", "保额", "賠償", "保障"],
        weak: &["保险金", "负责", "承担"],
        needs: |sheet| !sheet.has(&["不承担", "不负责", "除外", "免除", "不给付", "不赔"]),
        tell: |sheet, _| with_quantities("这里说的是保什么、赔多少。", sheet),
    },
    Topic {
        name: "exclusions",
        strong: &[
            "责任免除",
            "不承担",
            "不负责赔偿",
            "除外责任",
            "不给付",
            "不在",
            "不属于",
            "不赔",
            "不保事項",
            "免责",
        ],
        weak: &["除外", "免除", "不予"],
        needs: |_| true,
        tell: |_, _| "这里说的是哪些情况不赔。".to_owned(),
    },
    Topic {
        name: "waiting_period",
        strong: &["等待期", "观察期", "等候期"],
        weak: &[],
        needs: |_| true,
        tell: |sheet, _| with_quantities("等待期内生的病一般不赔，过了才开始保。", sheet),
    },
    Topic {
        name: "deductible",
        strong: &["免赔额", "免赔率", "自付", "赔付比例", "给付比例", "起付线", "自負額", "墊底費"],
        weak: &["比例"],
        needs: |sheet| sheet.quantities.iter().any(|q| matches!(q.kind, Kind::Money(..) | Kind::Percent(_))),
        tell: |sheet, _| with_quantities("这部分钱要自己出，超过的才按比例赔。", sheet),
    },
    Topic {
        name: "renewal",
        strong: &["续保", "保证续保", "续期", "續保", "重新投保"],
        weak: &["宽限期", "费率"],
        needs: |_| true,
        tell: tell_renewal,
    },
    Topic {
        name: "surrender",
        strong: &["退保", "现金价值", "犹豫期", "解除合同", "退还保险费", "反悔期", "冷靜期", "退还保费"],
        weak: &["手续费", "未满期"],
        needs: |_| true,
        tell: |sheet, _| with_quantities("这里说的是不想要了能退多少。", sheet),
    },
    Topic {
        name: "claims",
        strong: &["理赔", "索赔", "报案", "保险金申请", "核定", "理賠", "通知保险人", "及时通知"],
        weak: &["材料", "证明", "申请", "受益人"],
        needs: |_| true,
        tell: |sheet, _| with_quantities("这里说的是怎样申请理赔、要多久。", sheet),
    },
];

/// The key terms of a contract or policy; every quote is the clause as it stands.
pub(crate) fn key_terms(
    card: Card,
    sheets: &[Sheet<'_>],
    names: &Names,
    text: &str,
    index: &CharIndex,
) -> Vec<KeyTerm> {
    let topics: &[Topic] = match card {
        Card::Contract => &CONTRACT,
        Card::Policy => &POLICY,
        Card::Lab => &[],
    };
    let mut found = Vec::new();
    for topic in topics {
        let mut scored: Vec<(usize, usize)> = sheets
            .iter()
            .enumerate()
            .filter(|(_, sheet)| sheet.clause.range.len() <= LONGEST && sheet.chars.len() >= 8 && (topic.needs)(sheet))
            .map(|(place, sheet)| (score(topic, sheet), place))
            .filter(|(score, _)| *score >= 3)
            .collect();
        // The best ones, then in the order of the document.
        scored.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
        scored.truncate(PER_TOPIC);
        scored.sort_by_key(|(_, place)| *place);
        for (_, place) in scored {
            let sheet = &sheets[place];
            let Some(quote) = index.slice(text, sheet.clause.range) else { continue };
            found.push(KeyTerm {
                topic: topic.name.to_owned(),
                plain: (topic.tell)(sheet, names),
                quote: quote.to_owned(),
                quote_range: sheet.clause.range,
            });
        }
    }
    found
}

fn score(topic: &Topic, sheet: &Sheet<'_>) -> usize {
    let count = |words: &[&str]| words.iter().filter(|word| sheet.plain.contains(*word)).count();
    let quantities = sheet.quantities.iter().filter(|q| !matches!(q.kind, Kind::Count(_))).count().min(2);
    count(topic.strong) * 3 + count(topic.weak) + quantities
}

fn has_money(sheet: &Sheet<'_>) -> bool {
    sheet.quantities.iter().any(|quantity| matches!(quantity.kind, Kind::Money(..)))
}

fn has_time(sheet: &Sheet<'_>) -> bool {
    sheet.quantities.iter().any(|quantity| matches!(quantity.kind, Kind::Span(_) | Kind::Date(_)))
}

/// What an amount is for: the nearest word for money before it.
fn purpose(sheet: &Sheet<'_>, quantity: &Quantity) -> Option<&'static str> {
    const PURPOSES: [&str; 44] = [
        "押金",
        "定金",
        "保证金",
        "租金",
        "月租",
        "房租",
        "首付",
        "尾款",
        "总价",
        "价款",
        "借款",
        "本金",
        "利息",
        "服务费",
        "管理费",
        "手续费",
        "违约金",
        "滞纳金",
        "学费",
        "会费",
        "加盟费",
        "工资",
        "报酬",
        "佣金",
        "补偿",
        "赔偿",
        "物业费",
        "水电",
        "保险费",
        "保费",
        "保险金额",
        "免赔额",
        "房款",
        "货款",
        "工程款",
        "预付款",
        "余款",
        "团费",
        "抚养费",
        "出资",
        "工本费",
        "装修",
        "意向金",
        "费用",
    ];
    let from = quantity.start.saturating_sub(10);
    let before: String = sheet.chars[from..quantity.start].iter().collect();
    PURPOSES.iter().filter_map(|word| before.rfind(word).map(|at| (at, *word))).max().map(|(_, word)| word)
}

fn tell_money(sheet: &Sheet<'_>, _: &Names) -> String {
    let amounts: Vec<String> = sheet
        .quantities
        .iter()
        .filter(|quantity| matches!(quantity.kind, Kind::Money(..)))
        .take(4)
        .map(|quantity| format!("{}{}", purpose(sheet, quantity).unwrap_or_default(), sheet.words(quantity)))
        .collect();
    let mut told = format!("钱：{}。", amounts.join("，"));
    if let Some(when) = times(sheet) {
        told.push_str(&format!("时间：{when}。"));
    }
    told
}

fn times(sheet: &Sheet<'_>) -> Option<String> {
    let times: Vec<String> = sheet
        .quantities
        .iter()
        .filter(|quantity| matches!(quantity.kind, Kind::Span(_) | Kind::Date(_)))
        .take(3)
        .map(|quantity| sheet.words(quantity))
        .collect();
    (!times.is_empty()).then(|| times.join("、"))
}

fn tell_term(sheet: &Sheet<'_>, _: &Names) -> String {
    let dates: Vec<Date> = sheet
        .quantities
        .iter()
        .filter_map(|quantity| match quantity.kind {
            Kind::Date(date) => Some(date),
            _ => None,
        })
        .collect();
    if let [from, to, ..] = dates[..]
        && from <= to
    {
        let months = from.months_to(to);
        let long = match (months / 12, months % 12) {
            (0, months) => format!("{months}个月"),
            (years, 0) => format!("{years}年"),
            (years, months) => format!("{years}年{months}个月"),
        };
        return format!("从{}到{}，大约{long}。", day(from), day(to));
    }
    match times(sheet) {
        Some(when) => format!("时间：{when}。"),
        None => "这里说的是期限。".to_owned(),
    }
}

fn day(date: Date) -> String {
    format!("{}年{}月{}日", date.year, date.month, date.day)
}

fn tell_duty(sheet: &Sheet<'_>, names: &Names) -> String {
    // Whose name stands first speaks or is spoken of.
    let at = |name: &str| sheet.plain.find(name).unwrap_or(usize::MAX);
    let (reader, counter) = (at(&names.reader), at(&names.counter));
    let who = if reader < counter {
        &names.reader
    } else if counter < usize::MAX {
        &names.counter
    } else {
        "双方"
    };
    if sheet.has(&["不得", "禁止", "不能"]) {
        format!("{who}不可以做的事。")
    } else if sheet.has(&["有权", "可以"]) && !sheet.has(&["应当", "必须", "负责"]) {
        format!("{who}可以做的事。")
    } else {
        format!("{who}要做的事。")
    }
}

fn notice(sheet: &Sheet<'_>) -> Option<String> {
    let ahead = sheet.plain.find("提前")?;
    let at = sheet.plain[..ahead].chars().count();
    sheet
        .quantities
        .iter()
        .find(|quantity| matches!(quantity.kind, Kind::Span(_)) && quantity.start >= at && quantity.start - at <= 8)
        .map(|quantity| sheet.words(quantity))
}

fn tell_termination(sheet: &Sheet<'_>, names: &Names) -> String {
    let both = sheet.has(&["任何一方", "双方", "一方", "守约方"]);
    let who = if both {
        "双方都可能用到".to_owned()
    } else if sheet.plain.contains(names.reader.as_str()) && !sheet.plain.contains(names.counter.as_str()) {
        format!("跟{}有关", names.reader)
    } else if sheet.plain.contains(names.counter.as_str()) && !sheet.plain.contains(names.reader.as_str()) {
        format!("跟{}有关", names.counter)
    } else {
        "看清楚是谁可以提出".to_owned()
    };
    let mut told = format!("提前结束或者退钱的规则，{who}。");
    if let Some(span) = notice(sheet) {
        told.push_str(&format!("要提前{span}说。"));
    }
    told
}

fn tell_breach(sheet: &Sheet<'_>, _: &Names) -> String {
    let daily = ["每日", "每天", "按日", "一日", "每逾"].iter().any(|word| sheet.plain.contains(word));
    for quantity in &sheet.quantities {
        if let Kind::Percent(percent) = quantity.kind {
            if daily && percent < Decimal::from(20) {
                let yearly = (percent * Decimal::from(365)).round_dp(1).normalize();
                return format!("违约要付的钱：每天{}，一年相当于{yearly}%。", sheet.words(quantity));
            }
            return format!("违约要付的钱：按{}算。", sheet.words(quantity));
        }
    }
    match sheet.quantities.iter().find(|quantity| matches!(quantity.kind, Kind::Money(..) | Kind::Multiple(_))) {
        Some(quantity) => format!("违约要付的钱：{}。", sheet.words(quantity)),
        None => "没有做到约定的事，要承担的后果。".to_owned(),
    }
}

fn tell_dispute(sheet: &Sheet<'_>, names: &Names) -> String {
    if sheet.plain.contains("仲裁") && !sheet.has(&["劳动争议仲裁", "劳动人事争议仲裁"]) {
        "有争议去仲裁。约定了仲裁，一般就不能再去法院起诉。".to_owned()
    } else if sheet.plain.contains("法院") {
        let whose = [(&names.counter, "对方那边"), (&names.reader, "您这边")].into_iter().find(|(name, _)| {
            ["所在地", "住所地", "注册地"].iter().any(|place| sheet.plain.contains(&format!("{name}{place}")))
        });
        match whose {
            Some((_, side)) => format!("有争议去{side}的法院。"),
            None => "有争议去这里写的法院。".to_owned(),
        }
    } else {
        "有争议先这样处理。".to_owned()
    }
}

fn tell_renewal(sheet: &Sheet<'_>, _: &Names) -> String {
    if sheet.has(&["不保证续保", "不承诺续保", "非保证续保"]) {
        "这份保险不保证明年还能续。".to_owned()
    } else if sheet.plain.contains("保证续保") {
        with_quantities("在保证续保的期间内，保险公司不能因为生病或者理赔拒绝续保。", sheet)
    } else {
        with_quantities("这里说的是怎样续保、怎样缴下一期保费。", sheet)
    }
}

fn with_quantities(told: &str, sheet: &Sheet<'_>) -> String {
    let shown: Vec<String> = sheet
        .quantities
        .iter()
        .filter(|quantity| match quantity.kind {
            Kind::Count(_) | Kind::Date(_) => false,
            Kind::Span(Span { unit, .. }) => unit != Unit::Minute,
            _ => true,
        })
        .take(3)
        .map(|quantity| sheet.words(quantity))
        .collect();
    if shown.is_empty() { told.to_owned() } else { format!("{told}写明的数字：{}。", shown.join("、")) }
}
