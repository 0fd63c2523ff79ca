//! When what is paid is due.

use std::collections::{BTreeMap, BTreeSet};

use rust_decimal::Decimal;

use super::{
    LONGEST, Said, Scene,
    line::Line,
    sums::{Sums, money},
    table::{cells, is_parted},
    who::line_at,
    words::{Class, Hit},
    yuan,
};
use crate::{
    read::quantity::{Kind, Quantity, Unit, quantities},
    report::FactTopic,
};

/// When the price is paid: 每月5日前, 签订合同后3日内.
pub(super) fn due(scene: &Scene<'_>, prices: &[Said]) -> Vec<Said> {
    let mut out: Vec<Said> = Vec::new();
    let mut owners = Owners { scene, known: BTreeMap::new() };
    for (number, line) in scene.lines.iter().enumerate() {
        let titled = line.title.contains("支付") || line.title.contains("付款") || line.title.contains("租金");
        let known = |price: &str| prices.iter().any(|said| said.label.contains(price) || price.contains(&said.label));
        let named = line.words_of(Class::Price).filter(|word| !is_torn(line, word)).map(|word| line.word(word));
        let named = named.max_by_key(|word| (word.len(), known(word)));
        let Some(price) = named.or_else(|| unnamed(scene, line, prices)).or_else(|| interest(line)) else { continue };
        // 每月5日前报数据，8日前出结算单，15日发放: the first of several days is that of something else.
        let by_the_period = day_of_period(line).filter(|_| days_of_the_month(line) == 1);
        // 按月缴费的，每月1日前缴: when those pay who chose so.
        let by_choice = ["按月", "按季", "按年", "按学期"].iter().flat_map(|way| line.places(way));
        let by_choice = by_choice.into_iter().any(|at| line.text(at, at + 8).split_once("的,").is_some());
        let by_the_period = by_the_period.filter(|_| !by_choice);
        // 还款日后3日内还清的视为按时, 本息还清后10日内: a time of grace, and one behind all payments.
        if ["视为按时", "宽限", "还清后", "结清后", "还款日后"].iter().any(|word| line.holds(word)) {
            continue;
        }
        // A fee in a list of others is not what the contract is about, but where its day comes again and again.
        let is_rent = price.contains('租') && scene.reading.families.first().is_some_and(|family| family == "rent");
        let is_regular = is_rent || by_the_period.is_some();
        if named.is_some() && !is_regular && !line.plain.starts_with(price) && !known(price) {
            continue;
        }
        // 终止 above 工资在最后一个班次结束后3日内结清: what is paid at the end is not when it is paid.
        // Nor is what is paid under 履约保证金 the rent.
        let mut titles = line.headings.iter().chain([&line.title]);
        const OTHERWISE: [&str; 8] = ["终止", "解除", "违约", "离职", "退", "保证金", "押金", "定金"];
        if titles.any(|title| !title.contains(price) && OTHERWISE.iter().any(|word| title.contains(word))) {
            continue;
        }
        let pays = line.says(Class::Pays) || line.holds("还款") || titled;
        // 从第一个月工资发放后三天内自行交付: what is paid behind another payment is another one.
        let is_an_anchor = |end: usize| {
            let behind = line.text(end, end + 4);
            ["发放后", "支付后", "付清后", "到账后", "结算后"].iter().any(|word| behind.starts_with(word))
        };
        if line.named(Class::Price).any(|(_, end, word)| word == price && is_an_anchor(end)) {
            continue;
        }
        let shares = line.quantities.iter().any(|quantity| matches!(quantity.kind, Kind::Percent(_)));
        if let Some((value, start)) = each_of_the_others(line).filter(|_| !line.says(Class::NotThePrice)) {
            let (topic, label) = (FactTopic::Due, format!("{price}什么时候付"));
            out.push(Said::of(topic, label, value, number, start..start + 2));
            continue;
        }
        // 利息：月利率0.9%，每月20日以前付 has the rate beside its day.
        let shares = shares && price != "利息";
        if !pays || shares || line.says(Class::NotThePrice) {
            continue;
        }
        // Several instalments are a plan, which one line does not tell.
        let plan = line.says(Class::Instalment);
        let mut told: Vec<(String, usize)> = Vec::new();
        told.extend(by_the_period);
        if told.is_empty() && !line.says(Class::FirstOfSeveral) {
            told.extend(by_date(line));
        }
        // 首季租金于签约当日付清: when the first one is paid is not when they are.
        let first_only = line.says(Class::FirstOfSeveral);
        if told.is_empty() {
            told.extend(within(line).into_iter().filter(|(when, _)| !first_only || when.contains('每')));
        }
        if told.is_empty() && !first_only {
            told.extend(at_once(line).or_else(|| on_the_day(line)));
        }
        if let [(value, start)] = &told[..]
            && !plan
            && is_of_the_time(line, price, *start)
        {
            let owner = owners.of(line, price).unwrap_or_default();
            let names = with_what_is_joined(line, price);
            let kind = kind_of(line, names.split('、').next().unwrap_or(price));
            let label = format!("{owner}{kind}{names}什么时候付");
            out.push(Said::of(
                FactTopic::Due,
                label,
                format!("{value}{}", for_which_period(line, *start)),
                number,
                *start..start + 2,
            ));
        }
    }
    out
}

/// Whether it is `price` that is paid at the time that stands at `start`: the only one that the line names before it or in its
/// phrase, those apart that are joined to it. 系统服务费首年随加盟费支付，以后每年2月1日前支付 names two.
fn is_of_the_time(line: &Line, price: &str, start: usize) -> bool {
    let joined = with_what_is_joined(line, price);
    let (from, to) = line.phrase(start, start);
    // 佣金1,000元（即半个月租金）: a month of rent is no price.
    let of_a_month = |at: usize| {
        line.chars()[at] == '月' && line.text(at.saturating_sub(1), at).contains(['下', '当', '本', '上', '个', '首'])
    };
    let named = line.named(Class::Price).filter(|(at, ..)| *at < to && !of_a_month(*at));
    let named: Vec<(usize, usize, &str)> = named.collect();
    let is_another =
        |word: &str| word != price && !joined.split('、').any(|own| word.contains(own) || own.contains(word));
    let in_phrase = || named.iter().filter(|(at, ..)| *at >= from);
    match in_phrase().next() {
        Some(_) => !in_phrase().all(|(.., word)| is_another(word)),
        None => !named.iter().any(|(.., word)| is_another(word)),
    }
}

/// Kinds of one price.
const KINDS: [&str; 5] = ["固定", "基本", "基础", "保底", "提成"];

/// What kind of `price` is paid, where there may be another: 固定 of 固定租金.
fn kind_of(line: &Line, price: &str) -> &'static str {
    let at = line.places(price).first().copied().unwrap_or(0);
    let before = line.text(at.saturating_sub(2), at);
    KINDS.into_iter().find(|kind| *kind == before).unwrap_or_default()
}

/// For which period one pays at `start`, where that is another than the one in which one pays: 每月25日前支付下月租金.
fn for_which_period(line: &Line, start: usize) -> &'static str {
    const PERIODS: [(&str, &str); 8] = [
        ("下月", "（付下个月的）"),
        ("下个月", "（付下个月的）"),
        ("次月", "（付下个月的）"),
        ("下季", "（付下一季的）"),
        ("下一季", "（付下一季的）"),
        ("下期", "（付下一期的）"),
        ("上月", "（付上个月的）"),
        ("上个月", "（付上个月的）"),
    ];
    let (_, to) = line.phrase(start, start);
    let behind = line.text(start, to);
    // 于次月5日前: when one pays.
    let names = |word: &str| {
        behind.match_indices(word).any(|(at, _)| {
            at > 0
                && !behind[at + word.len()..]
                    .starts_with(|c: char| c.is_ascii_digit() || "一二三四五六七八九十底初".contains(c))
        })
    };
    PERIODS.into_iter().find(|(word, _)| names(word)).map_or("", |(_, told)| told)
}

/// `price` with the other prices that its line joins to it, in their order: 租金、管理费 in 每月10日前交下月租金和管理费.
fn with_what_is_joined(line: &Line, price: &str) -> String {
    const LONGEST_LABEL: usize = 14;
    const JOINTS: [&str; 7] = ["、", "和", "及", "与", "以及", "或", "并"];
    let all: Vec<(usize, usize, &str)> = line.named(Class::Price).collect();
    let Some(own) = all.iter().position(|(.., word)| *word == price) else { return price.to_owned() };
    let joined = |first: &(usize, usize, &str), second: &(usize, usize, &str)| {
        // 租金及物业管理费.
        let between = line.text(first.1, second.0);
        JOINTS.contains(&between.trim_end_matches("物业").trim_end_matches("车位").trim_end_matches("房屋"))
    };
    let from = (1..=own).rev().find(|at| !joined(&all[at - 1], &all[*at])).unwrap_or(0);
    let to = (own + 1..all.len()).find(|at| !joined(&all[at - 1], &all[*at])).unwrap_or(all.len());
    // 下月租金 is the rent of a month.
    let names = all[from..to].iter().map(|(.., word)| if *word == "月租金" { "租金" } else { word });
    let label = names.collect::<Vec<_>>().join("、");
    let several = to - from > 1 && label.chars().count() <= LONGEST_LABEL;
    if several { label } else { price.to_owned() }
}

/// 以后每期租金在上期届满前7天内转到…, behind when the first one is paid.
fn each_of_the_others(line: &Line) -> Option<(String, usize)> {
    const EACH: [&str; 5] = ["以后每期", "之后每期", "后续每期", "其后每期", "以后各期"];
    let (at, end) = EACH.iter().find_map(|each| {
        let at = *line.places(each).first()?;
        Some((at, at + each.chars().count()))
    })?;
    let (from, to) = line.phrase(at, end);
    let behind = line.text(end, to);
    let (lead, rest) = behind.split_once(['在', '于'])?;
    let pays = ["支付", "付", "转", "交", "缴", "汇"].iter().filter_map(|word| rest.find(word)).min()?;
    let time = &rest[..pays];
    let whole = lead.chars().count() <= 6 && (3..=18).contains(&time.chars().count()) && is_a_time(time);
    let plain = !time.contains(['_', '(', '"', '[', '_']) && from <= at;
    (whole && plain).then(|| (format!("每期在{time}（第一次另有约定）"), at))
}

/// 利息 that is paid on a day of every month.
fn interest(line: &Line) -> Option<&'static str> {
    let again = line.holds("每月") || line.holds("每季") || line.holds("每年");
    (again && line.holds("利息") && !line.says(Class::Price)).then_some("利息")
}

/// 2026年5月10日前 with a word of paying right behind, as it stands.
fn by_date(line: &Line) -> Option<(String, usize)> {
    let mut dates = line.quantities.iter().filter(|quantity| matches!(quantity.kind, Kind::Date(_)));
    let date = dates.next().filter(|_| dates.next().is_none())?;
    let lead = line.text(date.start.saturating_sub(2), date.start);
    let tail = ["之前", "以前", "前", "当日", "当天"];
    let rest = line.text(date.end, date.end + 8);
    let tail = tail.into_iter().find(|tail| rest.starts_with(tail))?;
    let pays = &rest[tail.len()..];
    let pays = pays.trim_start_matches(|c: char| "将向一次性全部足额甲乙方".contains(c));
    let paid = ["付", "支付", "交清", "缴", "交纳", "结清", "汇"].iter().any(|word| pays.starts_with(word));
    let end = date.end + tail.chars().count();
    let is_led = ["于", "在", "应", "须", "需"].iter().any(|word| lead.ends_with(word));
    // 付5,000元服务费 may be a part of it.
    let is_part = line.quantities.iter().any(|sum| sum.start >= date.end && money(sum).is_some());
    (paid && is_led && !is_part).then(|| (line.text(date.start, end), date.start))
}

/// Whose prices are, where sides are named right before them: 甲方的 in 甲方的服务费于过户当日付清.
struct Owners<'s> {
    scene: &'s Scene<'s>,
    /// By price: everybody whose it is in some line.
    known: BTreeMap<String, BTreeSet<String>>,
}

impl Owners<'_> {
    /// Whose `price` is in a line, where it is another's elsewhere.
    fn of(&mut self, line: &Line, price: &str) -> Option<String> {
        let owner = |line: &Line| {
            let at = *line.places(price).first()?;
            let side = line.named.iter().find(|side| side.end + 1 == at && line.text(side.end, at) == "的")?;
            Some(format!("{}的", line.called(side)))
        };
        let own = owner(line)?;
        if !self.known.contains_key(price) {
            self.known.insert(price.to_owned(), self.scene.lines.iter().filter_map(owner).collect());
        }
        self.known.get(price).is_some_and(|owners| owners.len() > 1).then_some(own)
    }
}

/// A payment that comes again, with a word where another line says when the first one is made: 第一年租金于签约后另付.
pub(super) fn with_the_first(scene: &Scene<'_>, mut said: Said) -> Said {
    // 固定租金 is spoken of as 租金 elsewhere.
    let price = said.label.trim_end_matches("什么时候付");
    let price = KINDS.iter().fold(price, |price, kind| price.trim_start_matches(kind)).to_owned();
    if said.value.contains('每') && !said.value.contains("第一次") && first_is_paid_otherwise(scene, said.line, &price)
    {
        said.value.push_str("（第一次另有约定）");
    }
    said
}

/// Whether another line says when the first payment of `price` is made.
fn first_is_paid_otherwise(scene: &Scene<'_>, number: usize, price: &str) -> bool {
    const FIRST: [&str; 10] =
        ["首年", "第一年", "首期", "第一期", "首月", "首个月", "第一个月", "头一个月", "首季", "首付"];
    let others = scene.lines.iter().enumerate().filter(|(other, _)| *other != number);
    let says = |line: &Line| {
        FIRST.iter().any(|first| {
            line.places(first).iter().any(|at| {
                let behind = line.text(*at, at + 24);
                let behind = behind.split(['.', ';']).next().unwrap_or_default();
                price.split('、').any(|price| behind.contains(price))
                    && ["付", "交", "缴"].iter().any(|pays| behind.contains(pays))
            })
        })
    };
    // 每月10日前交下月租金；首月在交车当日交清: the same sentence need not name it again.
    let begins = |line: &Line| {
        FIRST.iter().any(|first| line.plain.starts_with(first))
            && ["付", "交", "缴"].iter().any(|pays| line.holds(pays))
    };
    // 每月20日前转账，第一个月的请在搬进来之前付.
    let own = &scene.lines[number];
    let goes_on = own.plain.split([',', ';']).skip(1).any(|phrase| {
        FIRST.iter().any(|first| phrase.starts_with(first))
            && ["付", "交", "缴"].iter().any(|pays| phrase.contains(pays))
    });
    goes_on || others.into_iter().any(|(_, line)| says(line)) || scene.rest_of_sentence(number).any(begins)
}

/// Whether a name is torn out of 下月租金 or 半个月租金, which is the rent of a month and no price, out of 首年服务费, which is paid
/// otherwise, or out of 工资卡.
fn is_torn(line: &Line, word: &Hit) -> bool {
    let before = line.text(word.start.saturating_sub(2), word.start);
    let of_a_month = line.chars()[word.start] == '月' && before.ends_with(['下', '当', '本', '上', '个', '首']);
    let of_the_first = ["首月", "首年", "首季", "首期"].contains(&before.as_str());
    // 不得抵作租金 is about what is not paid.
    let set_off =
        before.ends_with(['抵', '作', '充']) && line.text(word.start.saturating_sub(4), word.start).contains('抵');
    let behind = line.text(word.end, word.end + 2);
    // 管家服务费等项目 names some of several.
    set_off
        || of_a_month
        || of_the_first
        || behind.starts_with('等')
        || behind.starts_with('卡')
        || behind.starts_with("账")
}

/// What a plan is asked that tells no days.
pub(super) const IN_PARTS: &str = "分几次付";

/// Lines on which a plan of instalments may run.
const PLAN: usize = 8;

/// A plan of instalments in the rows of a table, whose sums or shares make up a price: 第一笔　签约当日　30%　9,000元.
fn plan_in_rows(scene: &Scene<'_>, sums: &Sums) -> Option<Said> {
    let page = scene.reading.page;
    let mut rows: Vec<(u32, Vec<Quantity>, String)> = Vec::new();
    let complete = |rows: &[(u32, Vec<Quantity>, String)]| -> Option<Said> {
        let money = rows.iter().map(|(_, sums, _)| sums.iter().find_map(money)).collect::<Option<Vec<Decimal>>>()?;
        let whole = money.iter().try_fold(Decimal::ZERO, |sum, part| sum.checked_add(*part))?;
        let (price, _) = sums.totals.iter().find(|(_, sum)| *sum == whole).filter(|_| rows.len() > 1)?;
        let amounts = money.iter().map(|sum| yuan(*sum)).collect::<Vec<_>>().join("、");
        let shares = rows.iter().map(|(_, _, share)| share.as_str()).collect::<Vec<_>>();
        let by_shares = shares.iter().all(|share| !share.is_empty());
        let value = [amounts, shares.join("、")].into_iter().map(|parts| format!("分 {} 期：{parts}", rows.len()));
        let value = value.take(1 + usize::from(by_shares)).find(|value| value.chars().count() <= LONGEST)?;
        let (line, start) = line_at(scene, rows[0].0)?;
        let (topic, label) = (FactTopic::Due, format!("{price}{IN_PARTS}"));
        Some(Said::of(topic, label, value, line, start..start + 1))
    };
    for &(start, end) in &page.lines {
        // Most lines of a document are of one cell, and are no rows.
        let cells = if is_parted(scene, start, end) { cells(scene, start, end) } else { Vec::new() };
        let name = cells.first().map(String::as_str).unwrap_or_default();
        let is_row = (3..=5).contains(&cells.len())
            && (name.starts_with('第') && name.ends_with(['笔', '期', '次']) || name.ends_with('款'))
            && name.chars().count() <= 6;
        let figures: Vec<Quantity> = cells.iter().skip(1).flat_map(|cell| figures(cell)).collect();
        let of_row = figures.iter().filter(|sum| money(sum).is_some()).count() == 1;
        if !is_row || !of_row || rows.len() >= PLAN {
            if let Some(said) = complete(&rows) {
                return Some(said);
            }
            rows.clear();
            continue;
        }
        let share = cells.iter().find(|cell| cell.ends_with('%') && cell.chars().count() <= 5).cloned();
        rows.push((start, figures, share.unwrap_or_default()));
    }
    complete(&rows)
}

/// The quantities of a cell.
fn figures(cell: &str) -> Vec<Quantity> {
    quantities(&cell.chars().collect::<Vec<char>>())
}

/// One instalment: when, and how much.
struct Instalment {
    when: String,
    amount: String,
    sum: Decimal,
    is_share: bool,
    at: usize,
}

/// A plan of instalments that makes up the whole price: 签约当日付 30%，水电验收后付 40%，竣工后付 30%.
pub(super) fn plan(scene: &Scene<'_>, sums: &Sums) -> Vec<Said> {
    let parts: Vec<(usize, Vec<Instalment>)> =
        scene.lines.iter().enumerate().map(|(number, line)| (number, instalments(line))).collect();
    for (first, (number, own)) in parts.iter().enumerate().filter(|(_, (_, own))| !own.is_empty()) {
        let mut all: Vec<&Instalment> = Vec::new();
        for (_, more) in parts[first..].iter().take(PLAN).take_while(|(_, more)| !more.is_empty()) {
            all.extend(more);
            // 居间报酬…，签约时付一半: a fee of its own has a plan of its own.
            let of_another = |price: &str| {
                let mut named = scene.lines[*number].named(Class::Price);
                named.any(|(_, _, word)| !price.contains(word) && !word.contains(price))
            };
            // 实施费：签约后付50%…: so has a fee that the line begins with.
            let is_own = |price: &str| {
                let (name, _) = scene.lines[*number].plain.split_once(':').unwrap_or_default();
                let is_fee = (2..=8).contains(&name.chars().count()) && name.ends_with(['费', '款', '金']);
                !is_fee || price.contains(name) || name.contains(price)
            };
            // 退伙款分两期付清，第一期60%于…: what comes back or is paid out is no price.
            let lead = scene.lines[*number].text(0, own[0].at);
            let is_no_price = ["退", "补偿", "分红", "奖金", "赔偿"].iter().any(|word| lead.contains(word));
            if let Some(price) =
                all_of_it(&all, sums).filter(|price| !of_another(price) && is_own(price) && !is_no_price)
            {
                let told = all.iter().map(|part| format!("{}付 {}", part.when, part.amount)).collect::<Vec<_>>();
                let amounts = all.iter().map(|part| part.amount.as_str()).collect::<Vec<_>>();
                let short = format!("分 {} 期：{}", all.len(), amounts.join("、"));
                // Without their days the parts say how it is paid, and not when.
                let (value, asked) = match told.join("，") {
                    told if told.chars().count() <= LONGEST => (told, "什么时候付"),
                    _ => (short, IN_PARTS),
                };
                let label = format!("{price}{asked}");
                let start = own[0].at;
                let mut others: Vec<usize> = (*number + 1..scene.lines.len()).take(PLAN).collect();
                others.truncate(parts[first + 1..].iter().take_while(|(_, more)| !more.is_empty()).count());
                let needs = others.iter().map(|other| scene.lines[*other].range()).collect();
                let said = Said::of(FactTopic::Due, label, value, *number, start..start + 1);
                return vec![Said { needs, ..said }];
            }
        }
    }
    plan_in_rows(scene, sums).into_iter().collect()
}

/// The price that instalments make up: shares of a hundred percent, or sums that add up to a price.
fn all_of_it<'s>(parts: &[&Instalment], sums: &'s Sums) -> Option<&'s str> {
    let shares = parts.iter().all(|part| part.is_share);
    let plain = parts.iter().all(|part| !part.is_share);
    if parts.len() < 2 || !shares && !plain {
        return None;
    }
    let whole = parts.iter().try_fold(Decimal::ZERO, |sum, part| sum.checked_add(part.sum))?;
    let mut found = sums.totals.iter().filter(|(_, sum)| *sum == whole || shares && whole == Decimal::ONE_HUNDRED);
    found.next().map(|(name, _)| name.as_str())
}

/// The instalments of a line, phrase by phrase.
fn instalments(line: &Line) -> Vec<Instalment> {
    if line.says(Class::NoInstalment) {
        return Vec::new();
    }
    // Of two that end at one place the longer counts: 支付 rather than its 付 in 分两期支付：签约当日付50%.
    let pays = ["支付", "交付", "付", "交"].map(|word| (line.places(word), word.chars().count()));
    let sums = line.quantities.iter().filter_map(|quantity| {
        let (sum, is_share) = match quantity.kind {
            Kind::Money(sum, _) => (sum, false),
            Kind::Percent(percent) => (percent, true),
            _ => return None,
        };
        let (from, _) = line.phrase(quantity.start, quantity.end);
        // The last word of paying before the sum.
        let last = pays.iter().filter_map(|(places, length)| {
            let at = places.iter().rfind(|at| (from..quantity.start).contains(at))?;
            Some((at + length, *length))
        });
        let amount = if is_share { line.words(quantity) } else { yuan(sum) };
        let Some((end, length)) = last.max() else {
            // 首期30%于签约当日支付: when stands behind the sum.
            let (when, at) = time_behind(line, quantity.end)?;
            return Some(Instalment { when, amount, sum, is_share, at });
        };
        let at = end - length;
        let near = quantity.start.checked_sub(end).is_some_and(|apart| apart <= 12);
        let (when, at) = time_before(line, at)?;
        (near && is_a_time(&when)).then_some(Instalment { when, amount, sum, is_share, at })
    });
    sums.collect()
}

/// Whether words end as those that tell a time do.
fn is_a_time(words: &str) -> bool {
    ["时", "前", "后", "当日", "当天", "之日", "内", "日", "前一天"].iter().any(|end| words.ends_with(end))
}

/// The time between a sum that ends at `at` and the word of paying that ends its phrase: 于签约当日支付.
fn time_behind(line: &Line, at: usize) -> Option<(String, usize)> {
    let (_, to) = line.phrase(at, at);
    let behind = line.text(at, to);
    let time = ["支付", "付清", "缴纳", "交纳"].iter().find_map(|pays| behind.strip_suffix(pays))?;
    let time = time.strip_prefix(['于', '在'])?;
    let plain = (2..=16).contains(&time.chars().count()) && !time.contains(['_', '(', '"', '□', '[']);
    (plain && is_a_time(time)).then(|| (time.to_owned(), at + 1))
}

/// What is paid in a line that does not name it: 费用 of every month, or the only price where the line is the field 付款.
fn unnamed<'s>(scene: &Scene<'s>, line: &Line, prices: &[Said]) -> Option<&'s str> {
    if line.says(Class::MonthlyFees) {
        return Some("费用");
    }
    if line.says(Class::Repaid) {
        return Some("本息");
    }
    let field = ["付款:", "付款方式:", "支付方式:", "付款时间:"].iter().any(|field| line.plain.starts_with(field));
    let ends = |word: &&str| prices.iter().any(|price| price.label.ends_with(word) || price.label.contains(word));
    // The row 付款 of a list of fees is said of all of them.
    let one = prices.iter().all(|price| price.label == prices[0].label);
    // What is told further down is something else: 付款 of the rent above the fee of a manager.
    let above = prices.iter().any(|price| price.line < line_number(scene, line));
    (field && one && above).then(|| scene.words(Class::Price).filter(ends).min_by_key(|word| word.len())).flatten()
}

/// Which line of the document it is.
fn line_number(scene: &Scene<'_>, line: &Line) -> usize {
    scene.lines.partition_point(|other| other.sentence < line.sentence)
}

/// Words between whoever pays and the time of it.
const LEADS: [&str; 12] =
    ["应当在", "应当于", "应在", "应于", "须在", "须于", "需在", "需于", "应当", "已于", "应", "于"];

/// The words before `at` in its phrase that tell a time, and where they begin; who pays and 应于 are left out.
fn time_before(line: &Line, at: usize) -> Option<(String, usize)> {
    let (from, _) = line.phrase(at, at);
    let from = line
        .named
        .iter()
        .filter(|side| side.end <= at && side.start >= from)
        .map(|side| side.end)
        .max()
        .unwrap_or(from);
    // 保险费 Payment on a line of its own is a heading.
    let row = line.row_start(at);
    let is_headed = row > from && line.text(from, row).contains(|c: char| c.is_ascii_alphabetic());
    let from = if is_headed { row } else { from };
    let before = line.text(from, at);
    let digit = |c: char| c.is_ascii_digit();
    // 24:00时前 is a time.
    let on_the_clock = |at: usize| before[..at].ends_with(digit) && before[at + 1..].starts_with(digit);
    let mut marks = before.char_indices().filter(|&(at, c)| c == ':' && !on_the_clock(at) || "☑√■".contains(c));
    let cut = marks.next_back().map_or(0, |(at, mark)| at + mark.len_utf8());
    let lead = LEADS.iter().filter_map(|lead| before.rfind(lead).map(|place| place + lead.len())).max().unwrap_or(0);
    let time = before[cut.max(lead)..].trim_start_matches(['在', '于']);
    let plain = (2..=20).contains(&time.chars().count()) && !time.contains(['_', '(', '"', '□', '[']);
    plain.then(|| (time.to_owned(), at - time.chars().count()))
}

/// 取车时一次付清, 生效以前一次交清, as it stands.
fn at_once(line: &Line) -> Option<(String, usize)> {
    let (at, _, word) = line.named(Class::AtOnce).next()?;
    if line.text(0, at).rfind('□').is_some_and(|open| !line.text(0, at)[open..].contains(['☑', '√', '■'])) {
        return None;
    }
    let (time, start) = time_before(line, at)?;
    let timed = ["时", "前", "后", "当日", "当天", "之日", "内"].iter().any(|end| time.ends_with(end));
    timed.then(|| (format!("{time}{word}"), start))
}

/// 签约当日, 交车当天 with a word of paying right behind, as it stands.
fn on_the_day(line: &Line) -> Option<(String, usize)> {
    let mut days = ["当日", "当天"].iter().flat_map(|word| line.places(word));
    let day = days.next().filter(|_| days.next().is_none())?;
    // 首月于入住当日缴纳 is when the first one is paid.
    let (from, _) = line.phrase(day, day);
    if ["首", "第一"].iter().any(|first| line.text(from, day).starts_with(first)) {
        return None;
    }
    let after = line.text(day + 2, day + 6);
    let pays = ["付", "交", "缴", "结清"].iter().any(|word| after.contains(word)) && !after.contains("交付");
    let (time, start) = time_before(line, day).filter(|_| pays)?;
    Some((line.text(start, day + 2), start)).filter(|_| !time.ends_with('的'))
}

/// When the premium is paid: 生效以前一次交清, or in how many parts.
pub(super) fn premium(scene: &Scene<'_>) -> Vec<Said> {
    let lines = scene.lines.iter().enumerate();
    // 保险费：……。投保人应于……前交付: the paragraph says of what.
    let below = |number: usize| {
        let above = number.checked_sub(1).map(|above| &scene.lines[above]);
        above.is_some_and(|above| {
            scene.paragraph(above) == scene.paragraph(&scene.lines[number]) && above.plain.contains("保险费")
        })
    };
    let is_of_it = |(number, line): &(usize, &Line)| {
        line.holds("保险费") || line.title.contains("保险费") || line.holds("投保人") && below(*number)
    };
    let told = lines.filter(is_of_it);
    let told = told.filter_map(|(number, line)| {
        let (value, start) = at_once(line).or_else(|| at_once_or_in_parts(line)).or_else(|| premium_by_date(line))?;
        let label = "保险费什么时候付".to_owned();
        Some(Said::of(FactTopic::Due, label, value, number, start..start + 2))
    });
    told.collect()
}

/// 投保人应于2026年4月10日前交付.
fn premium_by_date(line: &Line) -> Option<(String, usize)> {
    let mut dates = line.quantities.iter().filter(|quantity| matches!(quantity.kind, Kind::Date(_)));
    let date = dates.next().filter(|_| dates.next().is_none())?;
    let lead = line.text(date.start.saturating_sub(4), date.start);
    let led = ["应于", "应在", "须于", "须在", "应当于", "应当在"].iter().any(|word| lead.ends_with(word));
    let rest = line.text(date.end, date.end + 8);
    let tail = ["之前", "以前", "前"].into_iter().find(|tail| rest.starts_with(tail))?;
    let pays = ["交付", "交清", "支付", "缴纳", "缴清", "交纳", "付清", "一次"];
    let paid = pays.iter().any(|word| rest[tail.len()..].starts_with(word));
    let (_, to) = line.phrase(date.end, date.end);
    let part = ["期", "首", "续", "剩余", "第"].iter().any(|part| line.text(0, to).contains(part));
    let end = date.end + tail.chars().count();
    (led && paid && !part).then(|| (line.text(date.start, end), date.start))
}

/// 可以一次交清，也可以分12期按月交.
fn at_once_or_in_parts(line: &Line) -> Option<(String, usize)> {
    let (start, _, word) = line.named(Class::AtOnce).next()?;
    let parts = line.quantities.iter().find(|quantity| {
        let before = line.text(quantity.start.saturating_sub(1), quantity.start);
        matches!(quantity.kind, Kind::Count(_))
            && before == "分"
            && line.text(quantity.start, quantity.end).ends_with('期')
    })?;
    let monthly = if line.text(parts.end, parts.end + 4).contains("按月") { "按月交" } else { "交" };
    let choice = line.says(Class::Choice);
    let parts = line.text(parts.start, parts.end);
    let parts = parts.trim_end_matches('期');
    choice.then(|| (format!("{word}，或者分 {parts} 期{monthly}"), start))
}

/// 每月5日前, 每季度首月10日之前, as it stands.
fn day_of_period(line: &Line) -> Option<(String, usize)> {
    for period in ["当月", "每个月", "每月", "每季度", "每季", "每年", "每半年", "次月", "每自然月"]
    {
        let found = line.places(period).into_iter().find_map(|start| day_behind(line, start, period));
        if found.is_some() {
            return found;
        }
    }
    None
}

/// How many days of a month a line names, dates apart: 5日, 12号.
fn days_of_the_month(line: &Line) -> usize {
    let is_day =
        |at: usize| line.text(at, at + 1).contains(|c: char| c.is_ascii_digit() || "一二三四五六七八九十".contains(c));
    let is_date = |at: usize| {
        let holds = |quantity: &Quantity| (quantity.start..quantity.end).contains(&at);
        line.quantities.iter().any(|quantity| matches!(quantity.kind, Kind::Date(_)) && holds(quantity))
    };
    let days = ["日", "号"].iter().flat_map(|day| line.places(day));
    days.filter(|at| at.checked_sub(1).is_some_and(is_day) && !is_date(*at)).count()
}

/// 5日前 behind the name of a period.
fn day_behind(line: &Line, start: usize, period: &str) -> Option<(String, usize)> {
    let mut at = start + period.chars().count();
    at += line.text(at, at + 8).chars().take_while(|c| "的第首个月最后一末".contains(*c)).count();
    let number = |at: usize| {
        line.text(at, at + 4).chars().take_while(|c| c.is_ascii_digit() || "一二三四五六七八九十".contains(*c)).count()
    };
    // 每年9月20日前.
    let month = number(at);
    if period.ends_with('年') && (1..=2).contains(&month) && line.text(at + month, at + month + 1) == "月" {
        at += month + 1;
    }
    let digits = number(at);
    let rest = line.text(at + digits, at + digits + 4);
    if digits == 0 || digits > 3 {
        return None;
    }
    let day = ["日", "号"].iter().find_map(|day| rest.strip_prefix(day))?;
    // 每月1号和16号: one of two days is not the day.
    if day.starts_with(['和', '及', '、', '与']) {
        return None;
    }
    let tail =
        ["之前", "以前", "前", "之内", "内"].iter().find(|tail| day.starts_with(**tail)).copied().unwrap_or_default();
    let end = at + digits + 1 + tail.chars().count();
    Some((line.text(start, end), start))
}

/// 签订合同后3日内, 收到发票后十个工作日内, as it stands.
fn within(line: &Line) -> Option<(String, usize)> {
    let spans = line.quantities.iter().filter(|quantity| {
        matches!(quantity.kind, Kind::Span(span) if matches!(span.unit, Unit::Day | Unit::Workday | Unit::Hour | Unit::Month))
    });
    let mut found = spans.filter_map(|span| {
        let tail =
            ["之内", "以内", "内"].into_iter().find(|tail| line.text(span.end, span.end + 2).starts_with(tail))?;
        // 付款后七日内可以申请退款 says until when something may be asked for.
        let behind = line.text(span.end + tail.chars().count(), span.end + tail.chars().count() + 5);
        if ["可", "有权", "申请", "退", "提出"].iter().any(|word| behind.contains(word)) {
            return None;
        }
        let (from, _) = line.phrase(span.start, span.end);
        let before = line.text(from, span.start);
        let lead = [
            "应当于",
            "应当在",
            "应于",
            "应在",
            "须于",
            "须在",
            "需在",
            "需于",
            "应当自",
            "应自",
            "应",
            "须",
            "于",
            "在",
            "自",
        ];
        let cut = lead
            .iter()
            .filter_map(|word| before.rfind(word).map(|at| (at, word.len())))
            .min()
            .map_or(0, |(at, length)| at + length);
        let since = before[cut..].trim_start_matches(['当', '于', '在', '自']).to_owned();
        let counted = ["后", "起", "时", "之日", "前"].iter().any(|word| since.ends_with(word));
        let short = (3..=18).contains(&since.chars().count());
        let (start, end) = (span.start - since.chars().count(), span.end + tail.chars().count());
        (counted && short && !since.contains(['_', '('])).then(|| (line.text(start, end), start))
    });
    let first = found.next()?;
    found.next().is_none().then_some(first)
}
