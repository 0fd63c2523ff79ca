//! The plain-language reading: what a document says on each topic, whether or not there is anything wrong with it.

use baihua_kb::Card;
use baihua_text::CharIndex;
use rust_decimal::Decimal;

use crate::{
    clause::party::{Called, Who},
    detect::{is_daily_rate, judges::Sheet},
    read::quantity::{Date, Kind, Quantity, Span, Unit},
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
    /// What the clause says in plain words; `None` if there is nothing to say that the reader could use.
    tell: fn(&Sheet<'_>, &Names) -> Option<String>,
}

/// What the two sides are called, all names of each.
pub(crate) struct Names {
    reader: Vec<String>,
    drafter: Vec<String>,
}

impl Names {
    pub(crate) fn new(called: &Called) -> Names {
        Names { reader: called.names(Who::Reader), drafter: called.names(Who::Drafter) }
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
        needs: |sheet| sheet.has(&["争议", "纠纷"]) && sheet.has(&["法院", "仲裁"]),
        tell: tell_dispute,
    },
];

const POLICY: [Topic; 7] = [
    Topic {
        name: "coverage",
        strong: &["保险责任", "给付", "保障范围", "赔付", "赔偿", "保险金额", "保额", "賠償", "保障"],
        weak: &["保险金", "负责", "承担"],
        needs: |sheet| !sheet.has(&["不承担", "不负责", "除外", "免除", "不给付", "不赔"]),
        tell: |sheet, _| told_with("这里说的是保什么、赔多少。", sheet, anything),
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
        // How a refusal is notified is a matter of claims.
        needs: |sheet| !sheet.has(&["拒绝给付", "拒绝赔偿", "核定"]),
        tell: |_, _| Some("这里说的是哪些情况不赔。".to_owned()),
    },
    Topic {
        name: "waiting_period",
        strong: &["等待期", "观察期", "等候期"],
        weak: &["为等待期", "等待期为", "等待期是", "无等待期"],
        // Clauses that only mention it say nothing about how long it is.
        needs: |sheet| {
            has_time(sheet) || sheet.has(&["无等待期", "没有等待期", "不设等待期", "等待期重新", "重新计算等待期"])
        },
        tell: |sheet, _| match sheet.has(&["无等待期", "没有等待期", "不设等待期"]) && !has_time(sheet) {
            true => Some("这里写的情况没有等待期。".to_owned()),
            false => told_with("等待期内生的病一般不赔，过了才开始保。", sheet, time),
        },
    },
    Topic {
        name: "deductible",
        strong: &["免赔额", "免赔率", "自付", "赔付比例", "给付比例", "起付线", "自負額", "墊底費"],
        weak: &["比例"],
        needs: |sheet| sheet.quantities.iter().any(|q| matches!(q.kind, Kind::Money(..) | Kind::Percent(_))),
        tell: |sheet, _| told_with("这部分钱要自己出，超过的才按比例赔。", sheet, share),
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
        tell: |sheet, _| told_with("这里说的是不想要了能退多少。", sheet, anything),
    },
    Topic {
        name: "claims",
        strong: &["理赔", "索赔", "报案", "保险金申请", "核定", "理賠", "通知保险人", "及时通知"],
        weak: &["材料", "证明", "申请", "受益人"],
        needs: |_| true,
        tell: |sheet, _| told_with("这里说的是怎样申请理赔、要多久。", sheet, time),
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
    let is_shown =
        |sheet: &Sheet<'_>| sheet.clause.range.len() <= LONGEST && sheet.chars.len() >= 8 && !is_of_contents(sheet);
    let shown: Vec<usize> = (0..sheets.len()).filter(|&place| is_shown(&sheets[place])).collect();
    for topic in topics {
        let mut scored: Vec<(usize, usize)> = shown
            .iter()
            .map(|&place| (place, &sheets[place]))
            .filter(|(_, sheet)| (topic.needs)(sheet))
            .map(|(place, sheet)| (score(topic, sheet), place))
            .filter(|(score, _)| *score >= 3)
            .collect();
        // The best ones, then in the order of the document.
        scored.sort_by(|a, b| b.0.cmp(&a.0).then(a.1.cmp(&b.1)));
        let told = scored.into_iter().filter_map(|(_, place)| Some((place, (topic.tell)(&sheets[place], names)?)));
        let mut told: Vec<(usize, String)> = told.take(PER_TOPIC).collect();
        // The same is said once.
        let all = told.clone();
        told.retain(|(place, plain)| !all.iter().any(|(other, said)| other < place && said == plain));
        told.sort_by_key(|(place, _)| *place);
        for (place, plain) in told {
            let range = sheets[place].clause.range;
            let Some(quote) = index.slice(text, range) else { continue };
            found.push(KeyTerm { topic: topic.name.to_owned(), plain, quote: quote.to_owned(), quote_range: range });
        }
    }
    found
}

/// Whether a clause is a line of a table of contents: dots lead to its page.
fn is_of_contents(sheet: &Sheet<'_>) -> bool {
    // Folding leaves the marks as they are, so that a clause without them is known by its folded characters.
    ["……", "......", "······"].iter().any(|leader| sheet.may_hold(leader) && sheet.clause.text.contains(leader))
}

fn score(topic: &Topic, sheet: &Sheet<'_>) -> usize {
    let count = |words: &[&str]| words.iter().filter(|word| sheet.holds(word)).count();
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
    // 没收押金，并加收3000元: what was named before is another sum.
    const ANOTHER: [&str; 9] = [",", "，", "并", "罚", "加收", "加付", "另", "扣", "赔"];
    let from = quantity.start.saturating_sub(10);
    let before: String = sheet.chars[from..quantity.start].iter().collect();
    let (at, word) = PURPOSES.iter().filter_map(|word| before.rfind(word).map(|at| (at, *word))).max()?;
    let between = &before[at + word.len()..];
    (!ANOTHER.iter().any(|other| between.contains(other))).then_some(word)
}

/// Whether a sum only divides cases: 维修费1500元以下的，….
fn is_bound(sheet: &Sheet<'_>, quantity: &Quantity) -> bool {
    let behind: String = sheet.chars[quantity.end..].iter().take(4).collect();
    ["以下", "以上", "以内", "(含"].iter().any(|word| behind.starts_with(word))
}

/// What a sum is counted by behind it, the longer ones first: 200元/次.
const UNITS: [&str; 22] = [
    "平方米·月",
    "平方米",
    "人次",
    "小时",
    "课时",
    "个月",
    "次",
    "日",
    "天",
    "月",
    "季度",
    "季",
    "年",
    "人",
    "件",
    "单",
    "张",
    "辆",
    "台",
    "户",
    "间",
    "节",
];

/// The unit behind a sum, as it is told: /次.
fn per(sheet: &Sheet<'_>, quantity: &Quantity) -> String {
    let behind: String = sheet.chars[quantity.end..].iter().take(8).collect();
    let unit = behind.strip_prefix('/').and_then(|unit| UNITS.iter().find(|known| unit.starts_with(**known)));
    unit.map_or_else(String::new, |unit| format!("/{unit}"))
}

fn tell_money(sheet: &Sheet<'_>, _: &Names) -> Option<String> {
    let mut seen: Vec<Decimal> = Vec::new();
    let mut amounts: Vec<String> = Vec::new();
    let mut purposes = 0;
    for quantity in &sheet.quantities {
        let Kind::Money(amount, ..) = quantity.kind else { continue };
        // The same sum in figures and in words is one sum.
        if seen.contains(&amount) || seen.len() == 4 || is_bound(sheet, quantity) {
            continue;
        }
        seen.push(amount);
        let purpose = purpose(sheet, quantity);
        purposes += usize::from(purpose.is_some());
        amounts.push(format!("{}{}{}", purpose.unwrap_or_default(), sheet.words(quantity), per(sheet, quantity)));
    }
    if purposes == 0 {
        return None;
    }
    let mut told = format!("写到的钱：{}。", amounts.join("，"));
    if let Some(when) = times(sheet) {
        told.push_str(&format!("时间：{when}。"));
    }
    Some(told)
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

fn tell_term(sheet: &Sheet<'_>, _: &Names) -> Option<String> {
    let dates: Vec<Date> = sheet
        .quantities
        .iter()
        .filter_map(|quantity| match quantity.kind {
            Kind::Date(date) => Some(date),
            _ => None,
        })
        .collect();
    if let [from, to] = dates[..]
        && from <= to
    {
        let months = from.months_to(to);
        let long = match (months / 12, months % 12) {
            (0, months) => format!("{months}个月"),
            (years, 0) => format!("{years}年"),
            (years, months) => format!("{years}年{months}个月"),
        };
        return Some(format!("从{}到{}，大约{long}。", day(from), day(to)));
    }
    // A span belongs to the term only if it stands right behind its name: 租期一年, 合同期限为三年.
    const NAMES: [&str; 12] = [
        "租期",
        "租赁期",
        "租赁期限",
        "合同期限",
        "有效期",
        "有效期限",
        "服务期",
        "服务期限",
        "借款期限",
        "合作期",
        "合作期限",
        "委托期限",
    ];
    let spans = sheet.quantities.iter().filter(|quantity| matches!(quantity.kind, Kind::Span(_)));
    let spans = spans.filter_map(|quantity| {
        let before: String = sheet.chars[quantity.start.saturating_sub(8)..quantity.start].iter().collect();
        let before = before.trim_end_matches(['为', '是', '共', '计', '：', ':']);
        NAMES.iter().rfind(|name| before.ends_with(**name)).map(|name| format!("{name}{}。", sheet.words(quantity)))
    });
    spans.into_iter().next()
}

fn day(date: Date) -> String {
    format!("{}年{}月{}日", date.year, date.month, date.day)
}

/// Modal words as drafters write them, and as people say them; the longer ones first.
const MODALS: [(&str, &str); 10] = [
    ("不得", "不可以"),
    ("无权", "不可以"),
    ("有权", "可以"),
    ("可以", "可以"),
    ("应当", "要"),
    ("必须", "要"),
    ("有义务", "要"),
    ("负责", "要负责"),
    ("应", "要"),
    ("须", "要"),
];
/// Longest duty that is told, in characters; a longer one is better read where it stands.
const LONGEST_DUTY: usize = 60;

/// Who must, may or must not do what. Told is only a sentence or item that begins with a side, goes straight on with a modal
/// word and ends there: what stands behind a comma may be a condition, without which the rest would be untrue.
fn duties<'s>(sheet: &'s Sheet<'_>, names: &'s Names) -> impl Iterator<Item = String> + 's {
    sheet.plain.split(['。', '；', ';']).filter_map(|part| {
        let part = part.trim_end_matches('.');
        let sides = ["双方", "任何一方"].into_iter();
        let sides = sides.chain(names.reader.iter().chain(&names.drafter).map(String::as_str));
        let side = sides.filter(|side| part.starts_with(side)).max_by_key(|side| side.len())?;
        let rest = &part[side.len()..];
        let (word, plain) = MODALS.iter().find(|(word, _)| rest.starts_with(word))?;
        let deed = &rest[word.len()..];
        let whole =
            !deed.contains(['，', ',', '：', ':', '_', '【', '(', ')', '（', '）']) && !deed.starts_with(['力', '利']);
        let ends = !deed.ends_with(['的', '时', '前', '后', '内']);
        (whole && ends && (4..=LONGEST_DUTY).contains(&deed.chars().count())).then(|| format!("{side}{plain}{deed}"))
    })
}

fn tell_duty(sheet: &Sheet<'_>, names: &Names) -> Option<String> {
    let told: Vec<String> = duties(sheet, names).take(2).collect();
    (!told.is_empty()).then(|| format!("{}。", told.join("；")))
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

fn tell_termination(sheet: &Sheet<'_>, names: &Names) -> Option<String> {
    const ENDS: [&str; 9] = ["解除", "终止", "解约", "提前退租", "退伙", "提前还款", "退租", "退款", "退还"];
    let duty = duties(sheet, names).find(|duty| ENDS.iter().any(|word| duty.contains(word)))?;
    let mut told = format!("提前结束或者退钱：{duty}。");
    if let Some(span) = notice(sheet) {
        told.push_str(&format!("要提前{span}说。"));
    }
    Some(told)
}

/// What a breach costs, where a daily rate or a sum stands right behind the word for it: what it is a share of is not told
/// by a figure alone.
fn tell_breach(sheet: &Sheet<'_>, _: &Names) -> Option<String> {
    const NAMES: [&str; 4] = ["违约金", "滞纳金", "罚款", "罚金"];
    let before = |quantity: &Quantity, most: usize| -> String {
        sheet.chars[quantity.start.saturating_sub(most)..quantity.start].iter().collect()
    };
    for (at, quantity) in sheet.quantities.iter().enumerate() {
        match quantity.kind {
            Kind::Percent(percent) if is_daily_rate(&sheet.chars, &sheet.quantities, at) => {
                let of_breach = sheet.has(&NAMES) && before(quantity, 24).contains('日');
                if of_breach && percent < Decimal::from(20) {
                    let yearly = (percent * Decimal::from(365)).round_dp(1).normalize();
                    return Some(format!("违约要付的钱：每天{}，一年相当于{yearly}%。", sheet.words(quantity)));
                }
            }
            Kind::Money(..) => {
                let named = before(quantity, 6);
                let each: String = sheet.chars[quantity.end..].iter().take(3).collect();
                if NAMES.iter().any(|name| named.contains(name)) && !each.contains(['/', '每']) {
                    return Some(format!("违约要付的钱：{}。", sheet.words(quantity)));
                }
            }
            _ => {}
        }
    }
    None
}

fn tell_dispute(sheet: &Sheet<'_>, names: &Names) -> Option<String> {
    let at = |name: &String| ["所在地", "住所地", "注册地"].iter().any(|place| sheet.holds(&format!("{name}{place}")));
    if sheet.has(&["申请仲裁", "提交仲裁", "仲裁委员会"]) && !sheet.has(&["劳动争议仲裁", "劳动人事争议仲裁", "法院"])
    {
        return Some("有争议去仲裁。约定了仲裁，一般就不能再去法院起诉。".to_owned());
    }
    if !sheet.has(&["起诉", "诉讼", "管辖"]) || !sheet.holds("法院") {
        return None;
    }
    let told = match (names.drafter.iter().any(at), names.reader.iter().any(at)) {
        (true, false) => "有争议去对方那边的法院。",
        (false, true) => "有争议去您这边的法院。",
        _ => "有争议可以去法院，哪里的法院看这里怎么写。",
    };
    Some(told.to_owned())
}

fn tell_renewal(sheet: &Sheet<'_>, _: &Names) -> Option<String> {
    if sheet.has(&["不保证续保", "不承诺续保", "非保证续保"]) {
        Some("这份保险不保证明年还能续。".to_owned())
    } else if sheet.holds("保证续保") {
        told_with("在保证续保的期间内，保险公司不能因为生病或者理赔拒绝续保。", sheet, time)
    } else {
        told_with("这里说的是怎样续保、怎样缴下一期保费。", sheet, time)
    }
}

fn time(kind: &Kind) -> bool {
    matches!(kind, Kind::Span(Span { unit, .. }) if *unit != Unit::Minute)
}

fn share(kind: &Kind) -> bool {
    matches!(kind, Kind::Money(..) | Kind::Percent(_))
}

fn anything(kind: &Kind) -> bool {
    time(kind) || share(kind) || matches!(kind, Kind::Multiple(_))
}

/// The sentence with the numbers of the `wanted` kinds that stand in the clause, each once.
fn told_with(told: &str, sheet: &Sheet<'_>, wanted: fn(&Kind) -> bool) -> Option<String> {
    let mut shown: Vec<String> = Vec::new();
    for quantity in sheet.quantities.iter().filter(|quantity| wanted(&quantity.kind)) {
        let words = sheet.words(quantity);
        if shown.len() < 3 && !shown.contains(&words) {
            shown.push(words);
        }
    }
    Some(if shown.is_empty() { told.to_owned() } else { format!("{told}写明的数字：{}。", shown.join("、")) })
}

#[cfg(test)]
mod tests {
    use baihua_kb::{Card, builtin};

    use crate::{Analyzer, Order};

    /// What is told of the money in `clause`.
    fn money(clause: &str) -> Option<String> {
        let text = format!(
            "场地租赁合同\n出租人（甲方）：____\n承租人（乙方）：____\n{clause}\n{}",
            "附件由双方各自保存一份。\n".repeat(60)
        );
        let analyzer = Analyzer::new(builtin());
        let document = analyzer.recognise(Order::new(Card::Contract, text)).expect("a contract");
        let terms = analyzer.review(&document).meta.key_terms;
        terms.into_iter().find(|term| term.topic == "fees").map(|term| term.plain)
    }

    #[test]
    fn a_sum_is_told_with_its_own_name_and_unit() {
        let told = |clause: &str| money(clause).unwrap_or_default();
        assert_eq!(told("乙方应当支付押金3000元。"), "写到的钱：押金3000元。");
        assert_eq!(told("乙方按清洁服务费200元/次支付费用。"), "写到的钱：服务费200元/次。");
        // What was named before is another sum, and a bound is none.
        assert!(!told("乙方应当支付租金500元，押金不退，并加收3000元。").contains("押金3000"), "another sum");
        assert!(!told("乙方应当支付租金500元，维修费用1500元以下的由乙方支付。").contains("1500"), "a bound");
    }
}
