//! Amounts, shares, durations and dates, read exactly.

use rust_decimal::Decimal;

use super::numeral::{Numeral, Script, digit, numeral};

/// Something that can be compared with a limit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Quantity {
    /// First folded character, counted from the beginning of what was read.
    pub(crate) start: usize,
    /// The folded character after the last one.
    pub(crate) end: usize,
    pub(crate) kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Yuan, and how the number is written.
    Money(Decimal, Script),
    /// Percent: 千分之五 is 0.5, 三成 is 30.
    Percent(Decimal),
    /// So many times something.
    Multiple(Decimal),
    /// A span of time.
    Span(Span),
    /// A calendar date.
    Date(Date),
    /// So many times, people, pieces.
    Count(Decimal),
}

/// A span of time in the unit it is written in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Span {
    pub(crate) amount: Decimal,
    pub(crate) unit: Unit,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unit {
    Minute,
    Hour,
    Day,
    Workday,
    Week,
    Month,
    Year,
}

impl Span {
    /// The span in days, a month as 30 and a year as 365 of them, working days as they are.
    pub(crate) fn days(self) -> Option<Decimal> {
        let (per, days) = match self.unit {
            Unit::Minute => (1_440, 1),
            Unit::Hour => (24, 1),
            Unit::Day | Unit::Workday => (1, 1),
            Unit::Week => (1, 7),
            Unit::Month => (1, 30),
            Unit::Year => (1, 365),
        };
        self.amount.checked_mul(Decimal::from(days))?.checked_div(Decimal::from(per))
    }

    /// The span in months; `None` for spans counted in smaller units.
    pub(crate) fn months(self) -> Option<Decimal> {
        match self.unit {
            Unit::Month => Some(self.amount),
            Unit::Year => self.amount.checked_mul(Decimal::from(12)),
            _ => None,
        }
    }
}

/// A day of the calendar; the parts are as written and may not exist together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Date {
    pub(crate) year: u16,
    pub(crate) month: u8,
    pub(crate) day: u8,
}

impl Date {
    fn new(year: Decimal, month: Decimal, day: Decimal) -> Option<Date> {
        let date = Date { year: year.try_into().ok()?, month: month.try_into().ok()?, day: day.try_into().ok()? };
        ((1900..2200).contains(&date.year) && (1..=12).contains(&date.month) && (1..=31).contains(&date.day))
            .then_some(date)
    }

    /// Whole months from `self` to `other`, the last one counted when it ends on the eve of the same day:
    /// from 2026-03-01 to 2051-02-28 are 300 months. Zero if `other` is earlier.
    pub(crate) fn months_to(self, other: Date) -> u32 {
        let months = |date: Date| i64::from(date.year) * 12 + i64::from(date.month);
        let mut whole = months(other) - months(self);
        let eve = i64::from(self.day) - 1;
        if i64::from(other.day) < eve && !(eve >= 28 && other.day >= 28) {
            whole -= 1;
        }
        // From the first of a month to the last of one: the last month is whole, too.
        if self.day == 1 && other.day >= 28 {
            whole += 1;
        }
        u32::try_from(whole).unwrap_or(0)
    }
}

/// Every quantity in `text` (folded characters), in order, none overlapping.
pub(crate) fn quantities(text: &[char]) -> Vec<Quantity> {
    let mut found = Vec::new();
    let mut at = 0;
    while at < text.len() {
        if !may_begin(text[at]) {
            at += 1;
            continue;
        }
        // 第三人 and A1 hold no quantity; 金额x25% does.
        let inside = at.checked_sub(1).is_some_and(|before| {
            // 二十分之一 is no tenth.
            let is_cut = text[at] == '十' && digit(text[before]).is_some();
            is_cut || is_digit_like(text[before]) || text[before] == '第'
        }) && !is_times(&text[..at]);
        match read(&text[at..], inside) {
            Some((len, kind)) if len > 0 => {
                found.push(Quantity { start: at, end: at + len, kind });
                at += len;
            }
            _ => at += 1,
        }
    }
    found
}

/// What a quantity may begin with: a number, a sign of money (人民币, RMB, ¥), a fraction (万分之五), a half or a double.
const BEGINNINGS: [char; 52] = [
    '0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '零', '〇', '○', '一', '二', '两', '三', '四', '五', '六', '七',
    '八', '九', '壹', '贰', '貳', '弐', '叁', '参', '叄', '肆', '伍', '陆', '陸', '柒', '捌', '玖', '十', '百', '千',
    '万', '拾', '佰', '仟', '萬', '半', '双', '加', '翻', '人', 'R', '¥',
];

/// The same as a bitmap, a bit for each character of the basic plane: most characters of a document begin nothing.
static BEGINS: [u64; 1024] = {
    let mut bits = [0; 1024];
    let mut at = 0;
    while at < BEGINNINGS.len() {
        let c = BEGINNINGS[at] as usize;
        bits[c / 64] |= 1 << (c % 64);
        at += 1;
    }
    bits
};

fn may_begin(c: char) -> bool {
    let c = c as usize;
    BEGINS.get(c / 64).is_some_and(|bits| bits >> (c % 64) & 1 == 1)
}

/// Whether an x that stands for "times" ends `text`: 实付金额x.
fn is_times(text: &[char]) -> bool {
    matches!(text, [.., before, 'x' | 'X'] if !is_digit_like(*before))
}

fn is_digit_like(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '.'
}

fn starts(text: &[char], word: &str) -> bool {
    let mut chars = text.iter();
    word.chars().all(|c| chars.next() == Some(&c))
}

/// The first of `words` that `text` begins with, as its place in the list and its length.
fn first_of(text: &[char], words: &[&str]) -> Option<(usize, usize)> {
    let begins = beginning_with(text)?;
    words.iter().position(|word| begins(word) && starts(text, word)).map(|place| (place, words[place].chars().count()))
}

/// Whether a word has the last byte of the first character of `text` where that stands in UTF-8: few have, and it is cheaper to
/// see than the character.
fn beginning_with(text: &[char]) -> Option<impl Fn(&str) -> bool> {
    let mut bytes = [0; 4];
    let (last, before) = text.first()?.encode_utf8(&mut bytes).as_bytes().split_last()?;
    let (last, at) = (*last, before.len());
    Some(move |word: &str| word.as_bytes().get(at) == Some(&last))
}

fn read(text: &[char], inside_a_word: bool) -> Option<(usize, Kind)> {
    if inside_a_word {
        return None;
    }
    let number = numeral(text);
    if let Some(read) = fraction(text, number).or_else(|| half(text)).or_else(|| double(text)) {
        return Some(read);
    }
    // 人民币, ¥ and RMB stand before the number they make an amount.
    if matches!(text.first(), Some('人' | 'R' | '¥'))
        && let Some((_, skip)) = first_of(text, &["人民币¥", "人民币", "RMB", "¥"])
    {
        let sign = if matches!(text.get(skip), Some('(' | ':')) { skip + 1 } else { skip };
        let number = numeral(&text[sign..])?;
        let rest = &text[sign + number.len..];
        let (tail, cents) = yuan(rest).map_or((0, Decimal::ZERO), |tail| cents(rest, tail));
        let sum = number.value.checked_add(cents)?;
        return Some((sign + number.len + tail, Kind::Money(sum, number.script)));
    }
    let number = number?;
    let rest = &text[number.len..];
    if let Some(read) = date(text) {
        return Some(read);
    }
    let with = |tail: usize, kind: Kind| Some((number.len + tail, kind));
    if let Some(tail) = yuan(rest) {
        let (tail, cents) = cents(rest, tail);
        return with(tail, Kind::Money(number.value.checked_add(cents)?, number.script));
    }
    if let Some((place, tail)) = first_of(rest, &["%", "个百分点", "‰", "‱", "成", "折", "倍"]) {
        // 四成半, 一倍半.
        let is_half_more = place >= 4 && rest.get(tail) == Some(&'半');
        let value = if is_half_more { number.value.checked_add(Decimal::new(5, 1))? } else { number.value };
        let kind = match place {
            0 | 1 => Kind::Percent(value),
            2 => Kind::Percent(value.checked_div(Decimal::TEN)?),
            3 => Kind::Percent(value.checked_div(Decimal::ONE_HUNDRED)?),
            // 成 after a number is a tenth only when no verb follows (三成功 is not a share).
            4 if rest.get(1).is_some_and(|c| MADE.contains(*c)) => return None,
            4 | 5 if value > Decimal::from(100) => return None,
            4 | 5 => Kind::Percent(value.checked_mul(Decimal::TEN)?),
            _ => Kind::Multiple(value),
        };
        return with(tail + usize::from(is_half_more), kind);
    }
    // 5个点 is said for 5%; 3个点位 are points.
    if starts(rest, "个点") && !rest.get(2).is_some_and(|c| POINTS.contains(*c)) {
        return with(2, Kind::Percent(number.value));
    }
    if let Some((len, span)) = span(text, number) {
        return Some((len, Kind::Span(span)));
    }
    let (_, tail) =
        first_of(rest, &["次", "人次", "人", "名", "项", "节", "件", "单", "个", "张", "份", "套", "台", "期"])?;
    with(tail, Kind::Count(number.value))
}

/// Behind 成 these make a word with it: 三成功, 两成员.
const MADE: &str = "功为立员果品就交本套都人";
/// Behind 点 these make a word with it: 三个点位, 五个点赞.
const POINTS: &str = "位赞钟评击选餐心数名播读卡检货";

/// 百分之三十, 千分之五, 万分之五, 三分之一.
fn fraction(text: &[char], base: Option<Numeral>) -> Option<(usize, Kind)> {
    let of = |head: usize, base: Decimal| {
        let number = numeral(&text[head..])?;
        let percent = number.value.checked_mul(Decimal::ONE_HUNDRED)?.checked_div(base)?;
        Some((head + number.len, Kind::Percent(percent)))
    };
    let scale = match text.first()? {
        '百' | '佰' => 100u32,
        '千' | '仟' => 1_000,
        '万' | '萬' => 10_000,
        '十' if matches!(text.get(1), Some('万' | '萬')) => 100_000,
        '十' => 10,
        _ => 0,
    };
    // 百份之五 is a slip for 百分之五.
    let parts = |text: &[char]| matches!(text, ['分' | '份', '之', ..]);
    let head = if scale == 100_000 { 2 } else { 1 };
    if scale > 0 && parts(&text[head..]) {
        return of(head + 2, Decimal::from(scale));
    }
    let base = base?;
    if parts(&text[base.len..]) && !base.value.is_zero() {
        return of(base.len + 2, base.value);
    }
    None
}

/// 半年, 半个月, 半日, 一半, 半数.
fn half(text: &[char]) -> Option<(usize, Kind)> {
    if !matches!(text.first(), Some('一' | '半')) {
        return None;
    }
    let half = Decimal::new(5, 1);
    let span = |unit| Kind::Span(Span { amount: half, unit });
    let (place, len) = first_of(text, &["一半", "半数", "半个月", "半年", "半天", "半日", "半小时", "半个小时"])?;
    Some((
        len,
        match place {
            0 | 1 => Kind::Percent(Decimal::from(50)),
            2 => span(Unit::Month),
            3 => span(Unit::Year),
            4 | 5 => span(Unit::Day),
            _ => span(Unit::Hour),
        },
    ))
}

/// 双倍, 加倍.
fn double(text: &[char]) -> Option<(usize, Kind)> {
    let (_, len) = first_of(text, &["双倍", "加倍", "翻倍", "翻番"])?;
    Some((len, Kind::Multiple(Decimal::TWO)))
}

fn yuan(rest: &[char]) -> Option<usize> {
    first_of(rest, &["元人民币", "元整", "元正", "圆整", "圆正", "元", "圆", "块钱", "块"]).map(|(_, len)| len)
}

/// 三元五角, 三元五角二分: what follows the yuan.
fn cents(rest: &[char], tail: usize) -> (usize, Decimal) {
    let (mut len, mut sum) = (tail, Decimal::ZERO);
    for (word, scale) in [('角', 1), ('分', 2)] {
        if let Some(number) = numeral(&rest[len..])
            && rest.get(len + number.len) == Some(&word)
            && number.value < Decimal::TEN
        {
            let mut part = number.value;
            let _ = part.set_scale(scale);
            sum += part;
            len += number.len + 1;
        }
    }
    (len, sum)
}

/// 2026年5月1日, 2026-05-01, 2026.5.1, 二〇二六年五月一日.
fn date(text: &[char]) -> Option<(usize, Kind)> {
    // Most figures are no year: the mark behind one is seen before it is read.
    let digits = text.iter().take_while(|c| c.is_ascii_digit()).count();
    if digits > 0 && !matches!(text.get(digits), Some('年' | '-' | '/' | '.')) {
        return None;
    }
    let mut at = 0;
    let mut parts = [Decimal::ZERO; 3];
    let mut style = None;
    for (place, (word, last)) in [('年', false), ('月', false), ('日', true)].into_iter().enumerate() {
        let run = text[at..].iter().take_while(|c| c.is_ascii_digit()).count();
        let (value, len) = if run > 0 {
            (String::from_iter(&text[at..at + run]).parse().ok()?, run)
        } else {
            let number = numeral(&text[at..])?;
            (number.value, number.len)
        };
        parts[place] = value;
        at += len;
        let mark = text.get(at).copied();
        match (style, mark) {
            (None | Some('年'), Some(mark)) if mark == word || (last && mark == '号') => {
                style = Some('年');
                at += 1;
            }
            (None, Some(mark @ ('-' | '/' | '.'))) => {
                style = Some(mark);
                at += 1;
            }
            (Some(mark), found) if mark != '年' && (last || found == Some(mark)) => at += usize::from(!last),
            _ => return None,
        }
    }
    Some((at, Kind::Date(Date::new(parts[0], parts[1], parts[2])?)))
}

/// The months of a quarter.
const A_QUARTER: Decimal = Decimal::from_parts(3, 0, 0, false, 0);

/// 三十日, 两年, 六个月, 15个工作日, 一年半, 24小时, 一周.
fn span(text: &[char], number: Numeral) -> Option<(usize, Span)> {
    let rest = &text[number.len..];
    let units: [(&str, Unit); 27] = [
        ("个工作日", Unit::Workday),
        ("工作日", Unit::Workday),
        ("个自然日", Unit::Day),
        ("自然日", Unit::Day),
        ("个日历天", Unit::Day),
        ("个日历日", Unit::Day),
        ("日历日", Unit::Day),
        ("日历天", Unit::Day),
        ("个自然月", Unit::Month),
        ("个整月", Unit::Month),
        ("个季度", Unit::Month),
        ("个月", Unit::Month),
        ("月", Unit::Month),
        ("周年", Unit::Year),
        ("个年度", Unit::Year),
        ("年", Unit::Year),
        ("载", Unit::Year),
        ("个星期", Unit::Week),
        ("星期", Unit::Week),
        ("周", Unit::Week),
        ("个小时", Unit::Hour),
        ("小时", Unit::Hour),
        ("个钟头", Unit::Hour),
        ("分钟", Unit::Minute),
        ("天", Unit::Day),
        ("日", Unit::Day),
        ("昼夜", Unit::Day),
    ];
    let begins = beginning_with(rest)?;
    let (word, unit) = units.into_iter().find(|(word, _)| begins(word) && starts(rest, word))?;
    // 八十周岁 is an age, 两周期 a number of periods.
    if word == "周" && matches!(rest.get(1), Some('岁' | '期')) {
        return None;
    }
    // 2026年 is a year of the calendar, 5月 a month of it; 2.12025年 is one behind the number of its clause.
    const FINEST: u32 = 3;
    if unit == Unit::Year && word == "年" && (number.value >= Decimal::from(1900) || number.value.scale() > FINEST) {
        return None;
    }
    if word == "月" && number.script == Script::Arabic {
        return None;
    }
    let mut len = number.len + word.chars().count();
    let mut amount = if word == "个季度" { number.value.checked_mul(A_QUARTER)? } else { number.value };
    if text.get(len) == Some(&'半') && matches!(unit, Unit::Year | Unit::Month) {
        amount = amount.checked_add(Decimal::new(5, 1))?;
        len += 1;
    }
    Some((len, Span { amount, unit }))
}

#[cfg(test)]
mod tests {
    use baihua_quote::Folded;

    use super::{BEGINNINGS, Date, Kind, Unit, digit, may_begin, quantities};

    #[test]
    fn what_a_quantity_may_begin_with() {
        for c in ('\0'..=char::MAX).filter(|c| *c != 'R') {
            let number = c.is_ascii_digit() || digit(c).is_some();
            let other = "十百千万拾佰仟萬半双加翻人¥".contains(c);
            assert_eq!(may_begin(c), number || other, "{c}");
        }
        assert!(BEGINNINGS.into_iter().all(may_begin));
    }

    fn shown(text: &str) -> Vec<String> {
        let folded = Folded::new(text);
        quantities(folded.chars())
            .into_iter()
            .map(|found| {
                let words: String = folded.chars()[found.start..found.end].iter().collect();
                let value = match found.kind {
                    Kind::Money(value, _) => format!("{}元", value.normalize()),
                    Kind::Percent(value) => format!("{}%", value.normalize()),
                    Kind::Multiple(value) => format!("×{}", value.normalize()),
                    Kind::Span(span) => format!("{} {:?}", span.amount.normalize(), span.unit),
                    Kind::Date(date) => format!("{}-{}-{}", date.year, date.month, date.day),
                    Kind::Count(value) => format!("#{}", value.normalize()),
                };
                format!("{words} = {value}")
            })
            .collect()
    }

    #[test]
    fn quantities_as_contracts_write_them() {
        for (text, expected) in [
            ("月租1,850元，押一付三", &["1,850元 = 1850元"][..]),
            ("人民币贰万元整（¥20,000.00）", &["人民币贰万元整 = 20000元", "¥20,000.00 = 20000元"]),
            ("每日百分之三", &["百分之三 = 3%"]),
            ("按万分之五计", &["万分之五 = 0.05%"]),
            ("十万分之三", &["十万分之三 = 0.003%"]),
            ("千分之十", &["千分之十 = 1%"]),
            ("扣三成", &["三成 = 30%"]),
            ("五折封顶", &["五折 = 50%"]),
            ("按十倍赔付", &["十倍 = ×10"]),
            ("月息2%", &["2% = 2%"]),
            ("12‰", &["12‰ = 1.2%"]),
            ("实付金额X25%", &["25% = 25%"]),
            ("五‰", &["五‰ = 0.5%"]),
            ("5‱", &["5‱ = 0.05%"]),
            ("三十%", &["三十% = 30%"]),
            ("0.5个百分点", &["0.5个百分点 = 0.5%"]),
            ("加收5个点", &["5个点 = 5%"]),
            ("共3个点位", &["3个 = #3"]),
            ("百分之零点五", &["百分之零点五 = 0.5%"]),
            ("百分之〇点五", &["百分之〇点五 = 0.5%"]),
            ("百分之0.5", &["百分之0.5 = 0.5%"]),
            ("百分之叁拾", &["百分之叁拾 = 30%"]),
            ("百份之三十", &["百份之三十 = 30%"]),
            ("佰分之伍", &["佰分之伍 = 5%"]),
            ("仟分之五", &["仟分之五 = 0.5%"]),
            ("萬分之五", &["萬分之五 = 0.05%"]),
            ("千分之五点五", &["千分之五点五 = 0.55%"]),
            ("０．５％", &["0.5% = 0.5%"]),
            ("５‰", &["5‰ = 0.5%"]),
            ("十分之三", &["十分之三 = 30%"]),
            ("二十分之一", &[]),
            ("3成", &["3成 = 30%"]),
            ("叁成", &["叁成 = 30%"]),
            ("四成半", &["四成半 = 45%"]),
            ("三至四成", &["四成 = 40%"]),
            ("两成员", &[]),
            ("八折", &["八折 = 80%"]),
            ("8.5折", &["8.5折 = 85%"]),
            ("双倍返还", &["双倍 = ×2"]),
            ("加倍支付", &["加倍 = ×2"]),
            ("两倍租金", &["两倍 = ×2"]),
            ("贰倍", &["贰倍 = ×2"]),
            ("2.5倍", &["2.5倍 = ×2.5"]),
            ("一倍半", &["一倍半 = ×1.5"]),
            ("一点五倍", &["一点五倍 = ×1.5"]),
            ("九十日租金", &["九十日 = 90 Day"]),
            ("两个季度", &["两个季度 = 6 Month"]),
            ("一个自然日", &["一个自然日 = 1 Day"]),
            ("三个日历日", &["三个日历日 = 3 Day"]),
            ("24小时", &["24小时 = 24 Hour"]),
            ("二十四小时", &["二十四小时 = 24 Hour"]),
            ("三分之一", &["三分之一 = 33.333333333333333333333333333%"]),
            ("提前三十日通知", &["三十日 = 30 Day"]),
            ("15个工作日内", &["15个工作日 = 15 Workday"]),
            ("一年半", &["一年半 = 1.5 Year"]),
            ("半年内", &["半年 = 0.5 Year"]),
            ("六个月", &["六个月 = 6 Month"]),
            ("满二十四小时", &["二十四小时 = 24 Hour"]),
            ("自2026年3月1日起至2051年2月28日止", &["2026年3月1日 = 2026-3-1", "2051年2月28日 = 2051-2-28"]),
            ("二〇二六年五月一日", &["二〇二六年五月一日 = 2026-5-1"]),
            ("2026-05-01", &["2026-05-01 = 2026-5-1"]),
            ("三元五角二分", &["三元五角二分 = 3.52元"]),
            ("人民币叁拾元壹角伍分", &["人民币叁拾元壹角伍分 = 30.15元"]),
            ("工本费３００元", &["300元 = 300元"]),
            ("十万元本金", &["十万元 = 100000元"]),
            ("漏打卡三次", &["三次 = #3"]),
            ("一方违约", &[]),
            ("一切责任一律自负", &[]),
            ("第三人", &[]),
            ("A1元器件", &[]),
            ("编号2026001", &[]),
            ("年满八十周岁", &[]),
            ("2.12025年", &[]),
            ("2.125年", &["2.125年 = 2.125 Year"]),
            ("两周内", &["两周 = 2 Week"]),
        ] {
            assert_eq!(shown(text), expected, "{text}");
        }
    }

    #[test]
    fn months_between_dates() {
        let date = |year, month, day| Date { year, month, day };
        for (from, to, months) in [
            (date(2026, 3, 1), date(2051, 2, 28), 300),
            (date(2026, 5, 1), date(2026, 10, 31), 6),
            (date(2026, 5, 10), date(2026, 7, 8), 1),
            (date(2026, 5, 10), date(2026, 7, 9), 2),
            (date(2026, 5, 10), date(2026, 5, 9), 0),
            (date(2026, 9, 1), date(2029, 8, 31), 36),
        ] {
            assert_eq!(from.months_to(to), months, "{from:?} {to:?}");
        }
    }

    #[test]
    fn a_year_has_365_days() {
        assert_eq!(super::Span { amount: 2.into(), unit: Unit::Year }.days(), Some(730.into()));
    }
}
