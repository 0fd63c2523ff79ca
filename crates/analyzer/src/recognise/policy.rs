//! Whether a text is an insurance policy, of what kind, and under which law.

/// Different words of insurance a text must hold.
const WORDS_NEEDED: usize = 3;

const INSURANCE: [&str; 30] = [
    "保险",
    "保險",
    "被保险人",
    "被保險人",
    "受保人",
    "投保",
    "保单",
    "保單",
    "保费",
    "保費",
    "保险金",
    "保險金",
    "免赔",
    "自付額",
    "等待期",
    "等候期",
    "理赔",
    "理賠",
    "承保",
    "受益人",
    "赔付",
    "賠償",
    "险种",
    "保额",
    "保額",
    "续保",
    "續保",
    "退保",
    "犹豫期",
    "冷靜期",
];

/// Kinds of insurance, with words that tell them.
const KINDS: [(&str, &[&str]); 7] = [
    ("health", &["医疗", "住院", "医保", "社保", "门诊", "特药", "惠民保", "药品", "醫療", "就医"]),
    ("critical", &["重大疾病", "重疾", "防癌", "恶性肿瘤", "癌症", "轻症", "疾病定义", "癌"]),
    ("accident", &["意外伤害", "意外", "学平", "旅行", "伤残", "航空", "交通工具", "學生"]),
    (
        "life",
        &[
            "寿险",
            "终身",
            "年金",
            "现金价值",
            "身故保险金",
            "分红",
            "万能",
            "两全",
            "保单借款",
            "人寿",
            "壽險",
            "減保",
            "减保",
        ],
    ),
    ("auto", &["机动车", "车辆", "驾驶", "交通事故", "第三者", "车损", "汽车"]),
    (
        "property",
        &[
            "财产",
            "家财",
            "房屋",
            "保证保险",
            "责任险",
            "雇主责任",
            "公众责任",
            "产品责任",
            "职业责任",
            "医疗责任",
            "账户",
            "火灾",
            "盗抢",
            "保险标的",
        ],
    ),
    ("group", &["团体", "员工", "参保单位", "企业补充"]),
];

/// What a motor policy calls the insured vehicle or its cover. Every accident policy excludes drunken driving, so words of
/// traffic alone tell nothing.
const MOTOR: [&str; 15] = [
    "被保险机动车",
    "保险车辆",
    "投保车辆",
    "承保车辆",
    "车险",
    "车损",
    "交强险",
    "三者险",
    "第三者责任",
    "机动车损失",
    "机动车保险",
    "机动车辆保险",
    "机动车商业",
    "车上人员",
    "汽车商业保险",
];

/// Signs of a law other than that of mainland China.
const ELSEWHERE: [(&str, &[&str]); 4] = [
    ("HK", &["香港", "港币", "港幣", "港元", "HK$", "HKD", "保险业监管局", "保險業監管局", "保險業條例"]),
    ("MO", &["澳门", "澳門", "澳门元", "MOP"]),
    ("TW", &["台湾", "台灣", "新台币", "新臺幣", "金管会", "金管會"]),
    ("SG", &["新加坡", "SGD", "MAS", "新元"]),
];

/// Words that only forms of the mainland use; they decide where nothing else does.
const MAINLAND_FORMS: [&str; 8] =
    ["犹豫期", "公立医院", "公费医疗", "合同效力中止", "合同效力恢复", "未满期净保险费", "未满期保险费", "保险人"];
/// Signs of the law of mainland China.
const MAINLAND: [&str; 26] = [
    "中华人民共和国",
    "保险法",
    "民法典",
    "银保监",
    "金融监督管理",
    "保监",
    "12378",
    "社保",
    "医保",
    "城乡居民",
    "人民币",
    "居民身份证",
    "二级",
    "三级甲等",
    "公立医院",
    "基本医疗保险",
    "公安机关",
    "中国大陆",
    "中国境内",
    "道路交通",
    "机动车",
    "备案",
    "投保人",
    "学校",
    "员工",
    "元",
];

pub(crate) fn is_policy(text: &str) -> bool {
    INSURANCE.iter().filter(|word| text.contains(*word)).count() >= WORDS_NEEDED
}

/// What a policy says of its cover; contracts that oblige somebody to insure say little of it.
const COVER: [&str; 20] = [
    "被保险人",
    "被保險人",
    "受保人",
    "保险金",
    "保險金",
    "保险责任",
    "责任免除",
    "保险期间",
    "保险金额",
    "保险事故",
    "保险标的",
    "受益人",
    "现金价值",
    "免赔额",
    "自付額",
    "等待期",
    "等候期",
    "犹豫期",
    "冷靜期",
    "宽限期",
];
/// Words of [`COVER`] that a text must hold to be nothing but a policy.
const COVER_NEEDED: usize = 4;
/// Characters among which insurance must be named once, on the average. The policies at hand name it in every forty to a
/// hundred, contracts of other kinds in 135 at the most.
const NAMED_WITHIN: usize = 110;
/// Characters at the beginning in which a title stands, and what makes it one of a contract about insurance: with an agent,
/// an employee, a lender.
const TITLE: usize = 40;
const ABOUT_INSURANCE: [&str; 12] =
    ["代理", "经纪", "公估", "委托", "合作", "劳动", "聘", "借款", "贷款", "担保", "转让", "服务协议"];

/// Whether the folded `text` is a policy and nothing else, so that reading it as another contract would mislead.
pub(crate) fn is_clearly_policy(text: &str) -> bool {
    let title: String = text.chars().take(TITLE).collect();
    let cover = || COVER.iter().filter(|word| text.contains(*word)).take(COVER_NEEDED).count();
    let named =
        || ["保险", "保險", "保单", "保單", "受保"].iter().map(|word| text.matches(word).count()).sum::<usize>();
    // What costs least is asked first.
    !ABOUT_INSURANCE.iter().any(|word| title.contains(word))
        && cover() == COVER_NEEDED
        && named() * NAMED_WITHIN >= text.chars().count()
}

/// What a kind is denied by, right before its word (不包括团体保险), and what makes a company's name of it, right behind
/// (某某人寿财产保险股份有限公司).
const DENIED: [&str; 5] = ["不包括", "不包含", "不含", "不适用于", "非"];
const COMPANY: [&str; 4] = ["保险股份", "保险有限", "财产", "财险"];

/// Where the folded `text` says `word` of its cover.
fn told<'t>(text: &'t str, word: &'t str) -> impl Iterator<Item = usize> + 't {
    let places = text.match_indices(word).map(|(at, _)| at);
    places.filter(move |at| {
        let (before, behind) = (&text[..*at], &text[at + word.len()..]);
        !DENIED.iter().any(|word| before.ends_with(word)) && !COMPANY.iter().any(|word| behind.starts_with(word))
    })
}

/// The kinds of insurance of the folded `text`, the best first; none where no word tells any.
pub(crate) fn kinds(text: &str) -> Vec<&'static str> {
    let holds = |words: &[&str]| words.iter().any(|word| text.contains(word));
    // Where nothing else is insured, words of traffic are all there is to go by.
    let motor = holds(&MOTOR) || !KINDS.iter().any(|(kind, words)| *kind != "auto" && holds(words));
    let mut scored: Vec<(usize, &str)> = KINDS
        .iter()
        .filter(|(kind, _)| motor || *kind != "auto")
        .map(|(kind, words)| (words.iter().map(|word| told(text, word).take(12).count()).sum(), *kind))
        .collect();
    scored.sort_by(|(a, x), (b, y)| b.cmp(a).then(x.cmp(y)));
    let best = scored[0].0;
    scored.into_iter().filter(|(score, _)| *score > 0 && *score * 8 >= best).map(|(_, kind)| kind).collect()
}

/// Under which law the folded `text` stands: `CN`, `HK`, `MO`, `TW`, `SG` or `unknown`.
pub(crate) fn jurisdiction(text: &str) -> &'static str {
    let mut foreign =
        ELSEWHERE.map(|(place, words)| (words.iter().map(|word| text.matches(word).count()).sum::<usize>(), place));
    // 不包括香港、澳门、台湾地区: places that are named together say where the policy does not reach.
    let listed = foreign[..3].iter().map(|(count, _)| *count).min().unwrap_or_default();
    for (count, _) in &mut foreign[..3] {
        *count -= listed;
    }
    let foreign = foreign.into_iter().max_by_key(|(count, _)| *count).filter(|(count, _)| *count > 0);
    let traditional = text
        .chars()
        .filter(|c| "險單費額償醫療續權條約賠償應當個們時間後無論為與內書處發現給學國".contains(*c))
        .count();
    let han = text.chars().filter(|c| ('\u{3400}'..='\u{9fff}').contains(c)).count().max(1);
    // Whoever prints traditional characters does not write for the mainland.
    let is_traditional = traditional * 60 > han;
    let mainland = MAINLAND.iter().filter(|word| text.contains(*word)).count();
    match foreign {
        Some((count, place)) if is_traditional || count >= 3 || mainland < 2 => place,
        _ if is_traditional => "unknown",
        _ if mainland >= 1 || (foreign.is_none() && MAINLAND_FORMS.iter().any(|word| text.contains(word))) => "CN",
        _ => "unknown",
    }
}

#[cfg(test)]
mod tests {
    use super::{is_clearly_policy, jurisdiction, kinds};

    #[test]
    fn who_excludes_drunken_driving_insures_no_car() {
        let excluded = "酒后驾驶、无证驾驶机动车发生交通事故的，我们不给付住院医疗保险金。";
        assert_eq!(kinds(excluded), ["health"]);
        assert_eq!(kinds("被保险机动车发生交通事故，造成车辆损失的，保险人按车损险赔偿。")[0], "auto");
        assert_eq!(kinds("您的汽车在驾驶途中撞坏，保险公司按维修发票赔付。"), ["auto"]);
    }

    #[test]
    fn what_is_denied_and_what_names_a_company_is_no_kind_of_insurance() {
        let theft = "电动自行车整车被盗抢的，按保险标的的实际价值赔偿，火灾造成的损失不赔。";
        let of = |more: &str| kinds(&format!("{theft}{more}"));
        assert_eq!(of("承保人：某某人寿财产保险股份有限公司。本产品不包括团体保险。"), ["property"]);
        assert_eq!(of("另附终身寿险。由单位按团体投保。"), ["property", "life", "group"]);
        assert_eq!(kinds("某某财产保险股份有限公司雇主责任保险条款"), ["property"]);
    }

    #[test]
    fn a_policy_is_told_from_a_contract_that_speaks_of_insurance() {
        let cover = "被保险人在保险期间内患病的，我们按保险金额给付保险金；责任免除列明的情形除外。";
        let lease = "承租人按月支付租金，不得转租；房屋的维修由出租人负责。承租人应为房屋投保财产保险，并支付保险费。";
        for (text, policy) in [
            (cover.to_owned(), true),
            (format!("安和医疗保险条款\n{cover}"), true),
            (lease.to_owned(), false),
            (format!("{lease}{cover}{}", lease.replace("保险", "").repeat(24)), false),
            (format!("保险代理合同\n{cover}"), false),
            ("保险保险保险，保险人，保险费".to_owned(), false),
        ] {
            assert_eq!(is_clearly_policy(&baihua_quote::folded(&text)), policy, "{text}");
        }
    }

    #[test]
    fn the_law_a_policy_stands_under() {
        let outside = "医院指中国境内（不包括香港、澳门、台湾地区）的二级以上公立医院。".repeat(5);
        for (text, expected) in [
            ("本合同依据《中华人民共和国保险法》订立，投保人按约定交付保险费。", "CN"),
            (outside.as_str(), "CN"),
            ("本保單受香港法律管轄，保費以港幣繳付，申索由香港法院處理。", "HK"),
            ("本保单以港币计价，受香港保险业监管局监管，香港法院管辖。", "HK"),
            ("本契約適用中華民國保險法，保費以新臺幣計付。", "TW"),
            ("保单以新元计价，适用新加坡法律。", "SG"),
            ("等待期后确诊的，给付保险金。", "unknown"),
        ] {
            assert_eq!(jurisdiction(&baihua_quote::folded(text)), expected, "{text}");
        }
    }
}
