//! What a person looks for first in a policy.

use std::collections::BTreeSet;

use rust_decimal::Decimal;

use super::{
    BLANK, LONGEST, Said, Scene, below, due, forum, is_conditional,
    line::{BARS, Line, TICKED_BOX},
    roles,
    sums::money,
    table,
    time::period,
    who,
    words::Class,
    yuan,
};
use crate::{
    read::quantity::{Kind, Quantity, Unit},
    report::FactTopic,
};

/// Names of benefits that are told at most.
const BENEFITS: usize = 6;

/// Titles of what is insured, and of what is not.
const COVERED: [&str; 6] = ["保险责任", "保障责任", "保什么", "保障内容", "保障项目", "保障范围"];
const NOT_COVERED: [&str; 8] = ["免除", "除外", "释义", "不保障", "不承担", "不保", "不赔", "申请"];

pub(super) fn all(scene: &Scene<'_>) -> Vec<Said> {
    let mut out = roles::parties(scene);
    out.extend(who::subject(scene));
    out.extend(table::benefits(scene));
    out.extend(due::premium(scene));
    out.extend(forum::disputes(scene));
    let (mut benefits, mut covers) = (0, false);
    let figures = FIGURES.map(|(topic, class)| (topic, class, is_single(scene, class)));
    for (number, line) in scene.lines.iter().enumerate() {
        // Dots lead to the page of a table of contents.
        if line.says(Class::Dots) {
            continue;
        }
        let mut add = |topic, label: &str, value: String, at: usize| {
            out.push(Said { topic, label: label.to_owned(), value, line: number, start: at, end: at + 1, range: None });
        };
        let titles = || line.headings.iter().chain([&line.title]);
        if titles().any(|title| NOT_COVERED.iter().any(|word| title.contains(word))) {
            covers = false;
        } else if titles().any(|title| COVERED.iter().any(|word| title.contains(word)))
            || line.plain.starts_with("保险责任")
        {
            covers = true;
        }
        if benefits < BENEFITS
            && covers
            && let Some(name) = benefit(line)
        {
            benefits += 1;
            add(FactTopic::Cover, "保什么", name, 0);
        }
        for (topic, class, is_single) in figures {
            for (start, end, word) in line.named(class) {
                if !is_conditional(line, start)
                    && !line.says(Class::NotInsured)
                    && !is_an_example(line, start)
                    && !line.says(Class::Falling)
                    && !line.text(start.saturating_sub(1), start).contains(['无', '免'])
                    && !word.starts_with('无')
                    && let Some((lead, value)) = figure(line, start, end, topic)
                    && says_of_what(line, start, is_single, &lead, word)
                {
                    let above = benefit_above(scene, number).filter(|_| ["", "年"].contains(&lead.as_str()));
                    let lead = format!("{}{lead}", above.unwrap_or_default());
                    let benefit =
                        if ["", "每次事故"].contains(&lead.as_str()) { row_benefit(line, start) } else { None };
                    add(topic, &label(&format!("{}{lead}", benefit.unwrap_or_default()), word), value, start);
                }
            }
        }
        // 猝死：…；等待期30天: it is that of what the same line tells before.
        let above = number.checked_sub(1).map(|above| &scene.lines[above]);
        let of_some = above.is_some_and(|above| above.plain.ends_with(';') && above.says(Class::WaitingOfSome));
        if !waits_again(line)
            && !of_some
            && let Some((start, value)) = span_of(line, Class::Waiting)
        {
            add(FactTopic::Waiting, "等待期", value, start);
        }
        if let Some((start, value)) = span_of(line, Class::Cooling) {
            add(FactTopic::CoolingOff, "犹豫期", value, start);
        }
        if let Some((start, value)) = term(line) {
            add(FactTopic::Term, "保险期间", value, start);
        }
        if let Some((start, value)) = renewal(line) {
            add(FactTopic::Renewal, "续保", value, start);
        }
        let rest: Vec<&Line> = below::below(scene, number).collect();
        if let Some((start, value)) = report(line, &told_below(scene, number)) {
            add(FactTopic::Report, "出险后报案", value, start);
        }
        if !line.says(Class::Annuity)
            && let Some((start, value)) = claim(line)
        {
            add(FactTopic::Claim, "请求赔付的诉讼时效", value, start);
        }
        if !line.says(Class::Rider)
            && !line.plain.contains("附加")
            && let Some((start, value)) = premium(line)
        {
            add(FactTopic::Price, "保险费", value, start);
        }
        if let Some((start, value)) = ways_out(line, &rest) {
            let after = ["犹豫期后", "犹豫期外", "犹豫期满后"].iter().any(|word| line.holds(word));
            add(FactTopic::WaysOut, if after { "犹豫期后退保" } else { "退保" }, value, start);
        }
        if let Some((start, value)) = before_it_begins(line) {
            add(FactTopic::WaysOut, "保险责任开始前退保", value, start);
        }
    }
    // 赔付比例100% of medical costs, where teeth are paid at 80%: one of several is not that of all.
    if pays_several_shares(scene) {
        out.retain(|said| said.topic != FactTopic::Share || !FIGURES_OF_ALL.contains(&said.label.as_str()));
    }
    // 急诊赔付比例70%, and half of it outside the network: what holds elsewhere is not left out.
    let elsewhere = scene.lines.iter().enumerate().filter(|(_, line)| pays_less_elsewhere(line));
    let elsewhere: Vec<(usize, &Line)> = elsewhere.take(ELSEWHERE).collect();
    // A row of a table says it of its own benefit; 未用社保的按60% changes nothing where 60% is paid anyhow.
    let bears_on = |number: usize, line: &Line, said: &Said| {
        let mut shares = line.quantities.iter().filter(|quantity| matches!(quantity.kind, Kind::Percent(_)));
        (number == said.line || !line.plain.contains(BARS))
            && shares.any(|share| !said.value.contains(&line.words(share)))
    };
    // 未以医保身份结算的，赔付比例为60%。质子重离子医疗的赔付比例为90%: what is told behind it has a share of its own.
    let follows = |said: &Said| {
        let own = scene.paragraph(&scene.lines[said.line]);
        let above = scene.lines[..said.line].iter().rev().take(ELSEWHERE);
        let mut above = above.take_while(|line| scene.paragraph(line) == own);
        !FIGURES_OF_ALL.contains(&said.label.as_str()) && above.any(pays_less_elsewhere)
    };
    let depends = |said: &Said| {
        let treats = FIGURES_OF_ALL.contains(&said.label.as_str())
            || ["医疗", "门诊", "住院", "药", "急诊"].iter().any(|word| said.label.contains(word));
        treats
            && !scene.lines[said.line].holds("无论")
            && elsewhere.iter().any(|(number, line)| bears_on(*number, line, said))
            && !follows(said)
    };
    for said in out.iter_mut().filter(|said| said.topic == FactTopic::Share && depends(said)) {
        said.value.push_str("，有的情况另算");
    }
    // A death is told sooner than other accidents.
    let sooner: Vec<usize> = (0..scene.lines.len()).filter(|line| reports_sooner(&scene.lines[*line])).collect();
    let elsewhere = |line: usize| sooner.iter().take(2).any(|other| *other != line);
    for said in out.iter_mut().filter(|said| said.topic == FactTopic::Report && elsewhere(said.line)) {
        if !said.value.ends_with("更早") {
            said.value.push_str(DEATH_SOONER);
        }
    }
    // 重大疾病保险金的请求权……两年, and another five years elsewhere.
    if limitations(scene) > 1 {
        out.retain(|said| said.topic != FactTopic::Claim);
    }
    // The only benefit that stands as a title, beside sums of several in a table, is not what is covered.
    if covers_several(scene) && out.iter().filter(|said| said.topic == FactTopic::Cover).count() == 1 {
        out.retain(|said| said.topic != FactTopic::Cover);
    }
    // Nor is a rider alone.
    if out.iter().filter(|said| said.topic == FactTopic::Cover).all(|said| said.value.starts_with("附加")) {
        out.retain(|said| said.topic != FactTopic::Cover);
    }
    let waits = |said: &Said| said.topic == FactTopic::Waiting;
    // 无等待期, and then 猝死有7日观察期.
    let observed = scene.lines.iter().any(|line| {
        let ahead = |at: usize| {
            let end = at - usize::from(line.text(at.saturating_sub(1), at) == "的");
            line.quantities.iter().any(|span| span.end == end && days(&span))
        };
        let names = ["观察期", "等待期", "等候期"].iter().flat_map(|word| line.places(word));
        names.into_iter().any(|at| line.quantity_at(at + 3).filter(days).is_some() || ahead(at))
    });
    out.retain(|said| !(observed && waits(said) && said.value == "没有"));
    let untold = scene.lines.iter().flat_map(waited).any(|span| {
        out.iter().filter(|said| waits(said)).all(|said| said.value == BLANK || !said.value.ends_with(&span))
    });
    // 扁桃体、甲状腺疾病的等待期为120天: one of several is not the waiting time.
    out.retain(|said| !(untold && waits(said)));
    // 等待期：首次投保的，自生效日起30天内……. 重度恶性肿瘤等待期为90天: the one of all is not told, so that of some is not either.
    let general = scene.lines.iter().any(|line| {
        let named = line.plain.trim_start_matches(mark);
        let headed = ["等待期:", "观察期:", "等候期:"].iter().any(|head| named.starts_with(head));
        let told = |span: &Quantity| out.iter().any(|said| waits(said) && said.value.ends_with(&line.words(span)));
        headed && line.quantities.iter().any(|span| days(&span) && !told(span))
    });
    out.retain(|said| !(general && waits(said) && said.value.contains('：')));
    let is_a_time = |said: &&mut Said| waits(said) && said.value.ends_with(['日', '天', '月']);
    // 30日为等待期；扁桃体、甲状腺相关疾病为90日.
    let waits_longer = |line: &Line| {
        ["疾病", "扁桃体", "甲状腺"].iter().any(|word| line.holds(word))
            && line.quantities.iter().any(|span| days(&span))
    };
    for said in out.iter_mut().filter(is_a_time) {
        if scene.rest_of_sentence(said.line).any(waits_longer) {
            said.value.push_str("，有的病不同");
        }
        said.value.push_str(who_need_not_wait(scene, said.line));
    }
    out
}

/// The benefit that the sentence names before its semicolon: 住院医疗：含床位、手术；年限额150万元.
fn benefit_above(scene: &Scene<'_>, number: usize) -> Option<String> {
    const LONGEST_NAME: usize = 12;
    let above = &scene.lines[number.checked_sub(1)?];
    let is_joined = scene.rest_of_sentence(number - 1).next().is_some();
    let (head, _) = above.plain.split_once(':').filter(|_| is_joined)?;
    let name = head.trim_matches(mark);
    let plain = name.chars().all(|c| ('\u{4e00}'..='\u{9fff}').contains(&c));
    (plain && (2..=LONGEST_NAME).contains(&name.chars().count())).then(|| name.to_owned())
}

/// What the figures of a policy are, each with the class of its names.
const FIGURES: [(FactTopic, Class); 3] =
    [(FactTopic::SumInsured, Class::Sum), (FactTopic::Deductible, Class::Deductible), (FactTopic::Share, Class::Share)];

/// Sentences that may pay another share elsewhere, as many as are looked at: any text takes time in proportion to its length.
const ELSEWHERE: usize = 40;

/// Names of a share that say of no benefit that it is its own.
const FIGURES_OF_ALL: [&str; 4] = ["赔付比例", "给付比例", "报销比例", "赔偿比例"];

/// Whether a document pays different shares, however it words them: 按80%赔付, 自付10%.
fn pays_several_shares(scene: &Scene<'_>) -> bool {
    const PAYS: [&str; 5] = ["赔付", "给付", "报销", "赔偿", "自付"];
    let shares = scene.lines.iter().filter(|line| PAYS.iter().any(|word| line.holds(word))).flat_map(|line| {
        let percents = line.quantities.iter().filter(|quantity| matches!(quantity.kind, Kind::Percent(_)));
        percents.map(|percent| line.words(percent))
    });
    shares.collect::<BTreeSet<String>>().len() > 1
}

/// Whether a line pays another share to whoever goes elsewhere, or has not been paid by the public insurance.
fn pays_less_elsewhere(line: &Line) -> bool {
    const ELSEWHERE: [&str; 11] = [
        "目录外药品",
        "医保目录外",
        "非定点",
        "非指定",
        "非网络",
        "未经社保",
        "未经医保",
        "未经基本医",
        "未使用医保",
        "未使用社保",
        "未以",
    ];
    let pays = line.quantities.iter().any(|quantity| matches!(quantity.kind, Kind::Percent(_)));
    pays && ELSEWHERE.iter().any(|word| line.holds(word))
}

/// A death is told sooner.
const DEATH_SOONER: &str = "，有人死亡的更早";
/// So is a grave injury.
const HARM_SOONER: &str = "，有人死亡或重伤的更早";

/// Whether a line says that some accidents are told sooner: 死亡事故应在24小时内通知.
fn reports_sooner(line: &Line) -> bool {
    let tells = ["通知", "报案", "报告", "告知"].iter().any(|word| line.holds(word));
    let grave = ["死亡", "身故", "伤亡", "重大事故"].iter().any(|word| line.holds(word));
    let soon = line.quantities.iter().any(|span| matches!(span.kind, Kind::Span(span) if span.unit == Unit::Hour))
        || line.holds("立即");
    tells && grave && soon
}

/// Who need not wait, as the paragraph of a waiting time says it from line `number` on: 意外伤害所致的或者续保的，不受此限; 等待期内非因意外
/// 身故的，仅返还保险费.
fn who_need_not_wait(scene: &Scene<'_>, number: usize) -> &'static str {
    const NEAR: usize = 4;
    const AT_ONCE: [&str; 8] =
        ["无等待期", "没有等待期", "不设等待期", "不受此限", "不受等待期", "不适用等待期", "无需等待", "不受上述"];
    let own = scene.paragraph(&scene.lines[number]);
    let paragraph = || scene.lines[number..].iter().take(NEAR).take_while(|line| scene.paragraph(line) == own);
    let waits_not = |who: &str| {
        paragraph().any(|line| {
            let after = line.places(who).first().map(|at| line.text(*at, line.chars().len())).unwrap_or_default();
            AT_ONCE.iter().any(|word| after.contains(word))
        })
    };
    let pays_for_accidents_alone = || {
        paragraph().any(|line| {
            ["非因意外", "非意外"].iter().any(|word| line.holds(word))
                && ["返还", "退还"].iter().any(|word| line.holds(word))
        })
    };
    match (waits_not("意外") || pays_for_accidents_alone(), waits_not("续保")) {
        (true, true) => "，意外、续保不用等",
        (true, false) => "，意外不用等",
        (false, true) => "，续保不用等",
        (false, false) => "",
    }
}

/// Whether a document has sums for several benefits, in whatever rows.
fn covers_several(scene: &Scene<'_>) -> bool {
    const BENEFITS: [&str; 8] = ["身故", "伤残", "残疾", "医疗", "猝死", "津贴", "重大疾病", "第三者"];
    let is_sum = |quantity: &Quantity| matches!(quantity.kind, Kind::Money(..));
    let rows = scene.lines.iter().filter(|line| line.quantities.iter().any(is_sum));
    let named = rows.flat_map(|line| BENEFITS.iter().filter(|name| line.holds(name)));
    named.collect::<BTreeSet<_>>().len() > 2
}

/// How many different times a document gives for asking for what it pays.
fn limitations(scene: &Scene<'_>) -> usize {
    let lapses = |line: &Line| line.holds("时效") || line.holds("不行使");
    let told = scene.lines.iter().enumerate().filter(|(_, line)| lapses(line));
    // 重大疾病保险金的请求权……二年不行使而消灭；身故保险金为五年: the rest of the sentence is about the same.
    let told = told.flat_map(|(number, line)| std::iter::once(line).chain(scene.rest_of_sentence(number)));
    let spans = told.flat_map(|line| {
        let years = line
            .quantities
            .iter()
            .filter(|quantity| matches!(quantity.kind, Kind::Span(span) if span.unit == Unit::Year));
        years.filter_map(|span| match span.kind {
            Kind::Span(span) => Some(span.amount.normalize().to_string()),
            _ => None,
        })
    });
    spans.collect::<BTreeSet<String>>().len()
}

/// Whether the figure that ends at `end` is only one of two, of which the higher or lower counts: 500元或损失金额的10%，以高者为准.
fn is_one_of_two(line: &Line, end: usize) -> bool {
    let rest = line.text(end, end + 30);
    let rest = rest.split(['.', ';']).next().unwrap_or_default();
    rest.trim_start_matches(',').starts_with('或')
        || ["高者", "低者", "较高", "较低", "孰"].iter().any(|word| rest.contains(word))
}

/// Whether a figure with the name `word` at `at` says of what it is: the sum of all, that of a benefit (`lead`), or the only one
/// of its class (`is_single`). 每件限额 is that of one which stands elsewhere.
fn says_of_what(line: &Line, at: usize, is_single: bool, lead: &str, word: &str) -> bool {
    const EACH: [&str; 6] = ["每日", "每天", "每次", "每年", "每人", "每件"];
    let of_all = ["基本", "年度", "累计"].iter().any(|all| word.starts_with(all));
    match lead {
        _ if of_all => true,
        "" | "每次事故" => is_single && !is_of_a_case(line, at),
        lead => !EACH.contains(&lead),
    }
}

/// Whether the words before `at` on its line of the document tell another thing than figures of the policy: the row of a table,
/// or the case in which they hold: 因意外做面部修复，免赔额200元.
fn is_of_a_case(line: &Line, at: usize) -> bool {
    let from = line.row_start(at);
    let (phrase, _) = line.phrase(at, at);
    // The figure before it in a row may stand in the same phrase.
    let to = phrase.max(line.figure_before(at)).max(from);
    let of_the_policy = FIGURES.iter().any(|(_, class)| line.says_between(*class, from, to));
    line.text(from, at).contains('|') || !line.text(from, to).trim_matches(mark).is_empty() && !of_the_policy
}

/// The name at the beginning of the row that holds `at`: 取消行程 in 取消行程　　8,000元，赔付比例80%. Empty where columns do not part
/// it from a sum.
fn row_name(line: &Line, at: usize) -> String {
    let from = line.row_start(at);
    let Some(end) = (from..at).find(|place| line.parts_columns(*place)) else { return String::new() };
    let name = line.text(from, end + 1);
    let plain = name.chars().all(|c| ('\u{4e00}'..='\u{9fff}').contains(&c));
    let is_row = plain && (2..=10).contains(&name.chars().count()) && line.money_at(end + 1).is_some();
    if is_row { name } else { String::new() }
}

/// The benefit that a row begins with which holds several figures: 意外医疗 in 意外医疗　每人保险金额5万元，每次事故免赔额200元.
fn row_benefit(line: &Line, at: usize) -> Option<String> {
    const LONGEST_BENEFIT: usize = 10;
    const BENEFITS: [&str; 10] = ["医疗", "身故", "伤残", "津贴", "猝死", "门诊", "住院", "骨折", "救援", "财产"];
    let from = line.row_start(at);
    let first = FIGURES.iter().flat_map(|(_, class)| line.between(*class, from, at)).map(|hit| hit.start).min()?;
    let name = line.text(from, first);
    let name = name.trim_matches(mark);
    let name = ["每人", "每次", "每年"].iter().fold(name, |name, each| name.trim_end_matches(each));
    let plain = name.chars().all(|c| ('\u{4e00}'..='\u{9fff}').contains(&c));
    let is_one = BENEFITS.iter().any(|benefit| name.contains(benefit)) && !name.contains(['的', '和', '及', '各']);
    ((2..=LONGEST_BENEFIT).contains(&name.chars().count()) && plain && is_one).then(|| name.to_owned())
}

/// Whether a document has one figure behind the words of a class, however often it says it.
fn is_single(scene: &Scene<'_>, class: Class) -> bool {
    let mut figures = scene.lines.iter().flat_map(|line| {
        let named = line.named(class);
        named.filter_map(|(_, end, _)| line.quantity_at(end)).map(|figure| line.words(figure))
    });
    let first = figures.next();
    figures.all(|figure| Some(&figure) == first.as_ref())
}

/// The name of a figure, with whose it is; every sum of a benefit is its 保险金额.
fn label(lead: &str, word: &str) -> String {
    let word = if lead.is_empty() || word != "年度保险金额" { word } else { "保险金额" };
    format!("{lead}{word}")
}

/// 保险费：人民币368元, 保险费为每年1,200元.
fn premium(line: &Line) -> Option<(usize, String)> {
    let (start, end, _) = line.named(Class::Premium).next()?;
    // 保费：26元 保费：58元: those of several plans.
    // The sum of all of them, 总保险费, is no other plan's.
    let of_one = |at: usize| line.text(at.saturating_sub(1), at) != "总";
    let named = || line.named(Class::Premium).filter(|(at, _, word)| of_one(*at) && !word.starts_with('总'));
    let sums = || named().filter_map(|(_, end, _)| line.money_at(end)).filter_map(money);
    if sums().any(|sum| sums().next() != Some(sum)) {
        return None;
    }
    let before = line.text(start.saturating_sub(3), start);
    let part = ["退", "期", "欠", "首", "趸", "季", "次", "预付", "最低"];
    // 如果一年出行多次，可考虑…，一年保费980元 is that of another product.
    let is_offered = line.says_between(Class::Offered, 0, start);
    // 项目6保险费180元 is that of one of several.
    let of_an_item = line.says_between(Class::Item, start.saturating_sub(4), start);
    if of_an_item
        || ["另单", "另行投保", "另行承保"].iter().any(|word| line.holds(word))
        || line.says(Class::OfSomebody)
        || is_conditional(line, start)
        || is_offered
        || part.iter().any(|word| before.contains(word))
    {
        return None;
    }
    // 保费：每人128元.
    let each = line.past_fillers(end);
    let each = if line.text(each, each + 2) == "每人" { each + 2 } else { end };
    let Some(sum) = line.money_at(each) else {
        return sum_of_all(line, end).map(|all| (start, yuan(all)));
    };
    let value = money(sum).filter(|value| !value.is_zero())?;
    let (between, after) = (line.text(end, sum.start), line.text(sum.end, sum.end + 4));
    // 每人每年128元, 128元/人/年: by the head and by the year.
    let by_head = each > end || before.contains('人') || after.contains("/人") || after.starts_with("每人");
    // 每人128元，合计384元; 每人128元，总保险费384元: what is paid is the sum of all.
    if by_head && let Some(all) = all_premiums(line, sum.end) {
        return Some((start, yuan(all)));
    }
    let is_by = |unit: &str| between.contains(&format!("每{unit}")) || after.contains(&format!("/{unit}"));
    let named_by = |unit: char| !by_head && before.contains(unit);
    let period = match (is_by("年") || named_by('年'), is_by("月") || named_by('月')) {
        (true, _) => "/年",
        (_, true) => "/月",
        _ => "",
    };
    let by = format!("{}{period}", if by_head { "/人" } else { "" });
    let open = by.is_empty() && after.starts_with(['/', '的', '每']);
    (!open).then(|| (start, format!("{}{by}", yuan(value))))
}

/// 闻人舟 90元，祝小满 80元，合计 170元 behind the name of a premium: what the sums come to, where that is what the line says.
fn sum_of_all(line: &Line, end: usize) -> Option<Decimal> {
    let (at, behind, _) = line.named(Class::InAll).find(|(at, ..)| *at >= end)?;
    let all = line.money_at(behind).and_then(money)?;
    let parts = line.quantities.iter().filter(|part| part.start >= end && part.end <= at).filter_map(money);
    let whole = parts.clone().try_fold(Decimal::ZERO, |sum, part| sum.checked_add(part))?;
    (parts.count() > 1 && whole == all).then_some(all)
}

/// The sum of several premiums that a line tells behind the first one, which ends at `from`.
fn all_premiums(line: &Line, from: usize) -> Option<Decimal> {
    const NEAR: usize = 24;
    let words = ["总保险费", "总保费", "合计", "共计", "总计"];
    let places = words.iter().flat_map(|word| line.places(word).into_iter().map(|at| at + word.chars().count()));
    let end = places.filter(|end| (from..from + NEAR).contains(end)).min()?;
    // 保险金额合计 is none.
    if ["额", "限", "赔"].iter().any(|other| line.text(from, end).contains(other)) {
        return None;
    }
    line.money_at(end).and_then(money)
}

/// What leaving before the cover begins costs: 保险责任开始前，投保人要求解除合同的，应支付保险费5%的手续费.
fn before_it_begins(line: &Line) -> Option<(usize, String)> {
    let begins = ["保险责任开始前", "保险责任开始以前", "保险责任开始之前", "保险合同生效前", "保险合同生效以前"];
    let start = begins.iter().find_map(|word| line.places(word).first().copied())?;
    if !line.says(Class::PolicyEnded) || !line.says(Class::Policyholder) || line.says(Class::EndedByInsurer) {
        return None;
    }
    let percent = line.quantities.iter().filter(|quantity| matches!(quantity.kind, Kind::Percent(_)));
    match percent.collect::<Vec<_>>()[..] {
        [percent]
            if line.text(percent.start.saturating_sub(6), percent.start).contains("保险费")
                && line.says(Class::SurrenderCharge) =>
        {
            Some((start, format!("扣保险费的 {}，余款退还", line.words(percent)))).filter(|_| line.holds("退"))
        }
        [] if line.says(Class::AllBack) && !line.holds("手续费") => Some((start, "全额退".to_owned())),
        _ => None,
    }
}

/// A benefit that stands as a title: 住院医疗保险金.
fn benefit(line: &Line) -> Option<String> {
    let own = line.plain.trim_end_matches(['.', ':', ';', ',']);
    [without_label(own), without_label(&line.title)].into_iter().find(|name| is_benefit(name)).map(str::to_owned)
}

/// A title without the numbers before it: 一般身故保险金 of （一）一般身故保险金.
fn without_label(title: &str) -> &str {
    let title = title.trim_start_matches(|c: char| c.is_ascii_digit() || "().、[]".contains(c));
    let behind = title.trim_start_matches(|c: char| "一二三四五六七八九十".contains(c));
    let is_label = behind.len() < title.len() && behind.starts_with(['、', '.', ')']);
    if is_label { without_label(behind) } else { title }
}

/// Words of a heading that name a topic and not whose figure it is.
const TOPICS: [&str; 7] = ["等待期", "观察期", "免赔", "比例", "限额", "保险金额", "保额"];

/// Whether a title names a benefit.
fn is_benefit(name: &str) -> bool {
    let ends = ["保险金", "津贴", "保险责任", "年金", "满期金"].iter().any(|end| name.ends_with(end));
    let plain = !name.contains([',', '.', ':', '(', '"', '我', '本', '为', '按', '给', '、', '和', '的', '领', '何']);
    let general = ["保险责任", "基本", "可选", "必选", "保障责任", "申请", "受益", "领取"]
        .iter()
        .any(|word| name.starts_with(word) || name.contains("申请"));
    (4..=16).contains(&name.chars().count()) && ends && plain && !general && name != "保险金"
}

/// Whether a line tells of waiting once more: 复效之日起90日, but not 自本合同生效（或最后复效）之日起90日.
fn waits_again(line: &Line) -> bool {
    let or_again =
        line.between(Class::OrAgain, 0, line.chars().len()).map(|both| both.start..both.end).collect::<Vec<_>>();
    line.words_of(Class::WaitingAgain).any(|again| !or_again.iter().any(|both| both.contains(&again.start)))
}

/// The spans that a line puts right behind the word for a waiting time.
fn waited(line: &Line) -> impl Iterator<Item = String> {
    let again = waits_again(line);
    let behind = line.named(Class::Waiting).filter(move |_| !again);
    behind.filter_map(|(_, end, _)| line.quantity_at(end).filter(days)).map(|span| line.words(span))
}

/// Words before a figure that make it one of an example or of another contract.
fn is_an_example(line: &Line, start: usize) -> bool {
    let before = line.text(start.saturating_sub(12), start);
    line.says(Class::OfSomebody)
        || ["累计", "剩余", "超过", "达到", "扣除", "未", "其他"].iter().any(|word| before.contains(word))
}

/// Whether a character only numbers or marks what follows.
fn mark(c: char) -> bool {
    c.is_ascii_digit() || "().、:;[]|│/-·".contains(c)
}

/// What stands before the name of a figure and says whose it is: 重大疾病保险金的 before 基本保险金额. `None` where that is more than
/// a label can tell.
fn whose(line: &Line, start: usize) -> Option<String> {
    const OF_ALL: [&str; 9] =
        ["", "本合同", "本保险", "本附加合同", "本产品", "本主险合同", "本保险合同", "本保单", "其中"];
    let (from, _) = line.phrase(start, start);
    // A row without a stop runs on into the next one.
    let before = line.text(from.max(line.figure_before(start)).max(line.row_start(start).min(start)), start);
    // 每年按基本保险金额12,600元给付 tells what is paid.
    if before.contains('按') {
        return None;
    }
    let before = ["保障项目", "对应", "给付", "赔付"]
        .iter()
        .fold(before.as_str(), |before, word| before.trim_start_matches(word));
    // 险种 names what a sum is of, whatever the line began with.
    let kind = before.rsplit_once("险种").map(|(_, kind)| kind);
    let before = kind.unwrap_or(before);
    // 入院48小时内）限额: what stands in brackets says in which case.
    if before.contains(')') && !before.contains('(') {
        return None;
    }
    let lead = before.rsplit([':', ']']).next().unwrap_or_default().trim_matches(mark).trim_end_matches('的');
    // (甲)每人死亡责任限额, ☑投保人选择车损险免赔额: the number of an item and what is ticked are no part of the name.
    let lead = if lead.contains('(') { lead } else { lead.rsplit(')').next().unwrap_or(lead) };
    let lead = lead.trim_start_matches(TICKED_BOX).trim_start_matches("投保人选择").trim_start_matches("选择");
    // 团体补充医疗:…,赔付比例90%: the word before the colon holds for the whole line.
    let head = line.plain.split_once(':').filter(|(head, _)| line.text(0, start).starts_with(&format!("{head}:")));
    // 建筑结构：钢结构　赔偿限额：…: a field of its own names no other.
    let head = head.filter(|(head, _)| !line.text(head.chars().count() + 1, start).contains(':'));
    let head = head.map(|(head, _)| head.trim_matches(mark));
    let of_topic = |text: &str| TOPICS.iter().any(|word| text.contains(word));
    let is_of =
        |head: &&str| kind.is_none() && head.chars().count() <= 12 && !of_topic(head) && !["答", "问"].contains(head);
    // 重大疾病医疗保险金（120种）：年度限额…: more than a label tells, and not nothing.
    if head
        .is_some_and(|head| kind.is_none() && !is_of(&head) && is_benefit(head.split('(').next().unwrap_or_default()))
    {
        return None;
    }
    let head = head.filter(is_of).unwrap_or_default();
    let title =
        || line.headings.iter().chain([&line.title]).find(|title| is_benefit(title)).cloned().unwrap_or_default();
    let lead = if OF_ALL.contains(&lead) { "" } else { lead };
    let lead = match (head, lead) {
        ("", "") => Some(title()).filter(|title| !title.is_empty()).unwrap_or_else(|| row_name(line, start)),
        (head, lead) => format!("{head}{lead}"),
    };
    let plain =
        !lead.contains(['"', '(', ',', '_', '|', '%', '为']) && !lead.ends_with("最低") && lead.chars().count() <= 18;
    // 门诊医疗 / 年限额: the mark between columns is no part of a name.
    plain.then(|| lead.trim_end_matches('/').to_owned())
}

/// 免赔额为1万元, 给付比例为100%: whose it is, and how much.
fn figure(line: &Line, start: usize, end: usize, topic: FactTopic) -> Option<(String, String)> {
    let lead = whose(line, start)?;
    // 院外药品　计入上述限额　0元: the cell between a name and its figure is what the figure is not of.
    let cells = (start.saturating_sub(lead.chars().count())..start).filter(|at| line.parts_columns(*at)).count();
    if cells > 0 && !lead.is_empty() && line.parts_columns(end.saturating_sub(1)) {
        return None;
    }
    let share = |quantity: &&Quantity| matches!(quantity.kind, Kind::Percent(_));
    if let Some(percent) = line.quantity_at(end).filter(share).filter(|_| topic != FactTopic::SumInsured) {
        let several = line.quantities.iter().filter(share).count() > 1;
        return (!several).then(|| (lead, line.words(percent)));
    }
    // 保险金额为每人30万元: the sum stands behind what it is for.
    let to = line.past_fillers(end);
    let each = ["每人", "每次", "每年", "每天", "每日"].into_iter().find(|each| line.text(to, to + 2) == **each);
    // 非工作期间猝死，保额为…: the case stands in the phrase before.
    let (from, _) = line.phrase(start, start);
    let case = ["猝死", "期间", "情形", "身故", "伤残", "时,", "的,"];
    if lead.is_empty() && case.iter().any(|word| line.text(from.saturating_sub(10), from).contains(word)) {
        return None;
    }
    let sum = line.money_at(if each.is_some() { to + 2 } else { end }).filter(|_| topic != FactTopic::Share)?;
    // 附加险保额 0元 2000元: one of the columns of a table.
    if is_one_of_two(line, sum.end) || line.money_at(sum.end).is_some() {
        return None;
    }
    let value = money(sum)?;
    let after = line.text(sum.end, sum.end + 6);
    let by = ["/年", "/次", "/人", "/天", "/日"].into_iter().find(|unit| after.starts_with(unit));
    let by = by.map(str::to_owned).or_else(|| each.map(|each| each.replace('每', "/"))).unwrap_or_default();
    // 免赔额1万元按每一次住院分别扣除.
    let open = by.is_empty() && (after.starts_with(['/', '至', '、', '的']) || after.starts_with("按每"));
    (!open).then(|| (lead, format!("{}{by}", yuan(value))))
}

fn days(quantity: &&Quantity) -> bool {
    matches!(quantity.kind, Kind::Span(span) if span.unit != Unit::Minute)
}

/// 等待期为90日, 有十五日的犹豫期, 生效之日起30日为等待期.
fn span_of(line: &Line, class: Class) -> Option<(usize, String)> {
    let waits = class == Class::Waiting;
    let spans: Vec<&Quantity> = line.quantities.iter().filter(days).collect();
    for (start, end, _) in line.named(class) {
        let before = line.text(start.saturating_sub(3), start);
        if ["无", "没有", "不设"].iter().any(|no| before.ends_with(no)) {
            // A类无等候期, 首次参保的没有等待期 are said of some.
            let said = line.text(0, start);
            let said = said.trim_end_matches("没有").trim_end_matches(['无', '不', '设']);
            let said = said.rsplit(']').next().unwrap_or_default();
            let said = said.trim_start_matches(|c: char| !('\u{4e00}'..='\u{9fff}').contains(&c));
            let of_all = ["本", "这", "答", "该产品", "产品"].iter().any(|lead| said.starts_with(lead));
            // 无等待期，但猝死有7天; 不设等待期（猝死除外）.
            let but = line.says_between(Class::ButSome, 0, line.chars().len());
            let whole =
                (said.is_empty() || of_all && said.chars().count() <= 12) && !line.says(Class::WaitingInACase) && !but;
            return whole.then(|| (start, "没有".to_owned()));
        }
        let behind = line
            .quantity_at(end)
            .filter(days)
            .filter(|span| !line.text(span.end, span.end + 1).starts_with(['后', '内', '前', '或', '、']));
        let ahead = spans.iter().copied().find(|span| {
            let middle = line.text(span.end, start.max(span.end));
            span.end <= start
                && [
                    "的",
                    "为",
                    "内为",
                    "(含)为",
                    "期间为",
                    "为本合同的",
                    "为本合同",
                    "的期间为",
                    "内(含当日)为",
                    ",为",
                    "(含)的",
                    "称为",
                ]
                .contains(&middle.as_str())
        });
        if let Some(span) = behind.or(ahead) {
            let several = spans.iter().filter(|other| line.words(other) != line.words(span)).count() > 0;
            let words = line.words(span);
            let (from, _) = line.phrase(start, start);
            let to = if ahead.is_some() { span.start } else { from };
            // 疝气、甲状腺这几类手术，等待期是120天: that of some cases only.
            let of_some = line.says_between(Class::WaitingOfSome, 0, to);
            if waits && (several || of_some) {
                return None;
            }
            // A policy has one 犹豫期, whatever stands before it on a sheet.
            let lead = if ahead.is_some() || !waits { String::new() } else { whose(line, start)? };
            // 除猝死责任等待期7天外，……: the rest of the sentence tells of the others.
            if lead.contains('除') {
                return None;
            }
            // 子女首次加入，疾病门诊等待期30天: those who are insured first wait otherwise.
            let mut riders = line.between(Class::Rider, 0, to);
            if waits && riders.any(|rider| !lead.contains(line.word(rider))) {
                return None;
            }
            let lead = if lead.is_empty() { lead } else { format!("{lead}：") };
            return Some((start, format!("{lead}{words}")));
        }
        if line.blank_at(end, &["日", "天", "个"])
            && line.text(line.past_fillers(end), line.past_fillers(end) + 2).contains("__")
        {
            return Some((start, BLANK.to_owned()));
        }
    }
    None
}

/// 保险期间为一年, 保险期间：自…起至…止. Its title says the name once more and no period.
fn term(line: &Line) -> Option<(usize, String)> {
    const NAME: &str = "保险期间";
    let dates = |start: &usize| {
        let value = period(line, start + 4).filter(|value| value.contains('至') || value == BLANK);
        value.filter(|_| !is_conditional(line, *start)).map(|value| (*start, value))
    };
    line.places(NAME)
        .iter()
        .find_map(|start| dates(start).or_else(|| one_span(line, *start)).or_else(|| for_life(line, *start)))
}

/// 保险期间为终身, 至被保险人年满80周岁.
fn for_life(line: &Line, start: usize) -> Option<(usize, String)> {
    let at = line.past_fillers(start + 4);
    let (_, end) = line.phrase(at, at);
    let rest = line.text(at, end.min(at + 32));
    let rest = rest.split(BARS).next().unwrap_or_default();
    // 终身，或至被保险人年满七十周岁: which one stands on the schedule.
    if rest == "终身" && !line.text(end + 1, end + 2).starts_with('或') {
        return Some((start, rest.to_owned()));
    }
    // A row without a stop runs on into the next one.
    let rest = ["对应日", "周年日"]
        .iter()
        .find_map(|day| rest.split_once(day).map(|(until, _)| format!("{until}{day}")))
        .unwrap_or(rest.to_owned());
    let (until, day) = rest.split_once("周岁").filter(|_| rest.starts_with('至') && !rest.contains("保险金"))?;
    // 至年满80周岁后的首个保单周年日 is another day than the birthday.
    let day = if day.starts_with(['后', '的', '之']) { day } else { "" };
    Some((start, format!("{until}周岁{day}")))
}

fn one_span(line: &Line, start: usize) -> Option<(usize, String)> {
    let span = line.quantity_at(start + 4).filter(days)?;
    let after = line.text(span.end, span.end + 3);
    let open =
        ["或", "、", "至", "以", "内", "届满", "(", "期满", "的", "后"].iter().any(|word| after.starts_with(word));
    (!open && !is_conditional(line, start)).then(|| (start, line.words(span)))
}

fn renewal(line: &Line) -> Option<(usize, String)> {
    if line.says(Class::Explains) {
        return None;
    }
    if let Some(start) =
        ["不保证续保", "非保证续保", "不承诺续保"].iter().find_map(|word| line.places(word).first().copied())
    {
        return Some((start, "不保证续保".to_owned()));
    }
    if let Some(start) =
        ["不自动续保", "没有自动续保", "不会自动续"].iter().find_map(|word| line.places(word).first().copied())
    {
        return Some((start, "不自动续".to_owned()));
    }
    let start = *line.places("保证续保期间").first()?;
    let span = line.quantity_at(start + 6).filter(days)?;
    let after = line.text(span.end, span.end + 2);
    (!after.starts_with(['内', '届', '后', '的'])).then(|| (start, format!("保证续保 {}", line.words(span))))
}

/// 知道保险事故后10日内通知, 及时通知.
fn report(line: &Line, rest: &[&Line]) -> Option<(usize, String)> {
    let (start, ..) = line.named(Class::Notice).last()?;
    let event = line.says(Class::Accident);
    let police = ["公安", "交警", "警方"].iter().any(|word| line.text(start.saturating_sub(10), start).contains(word));
    let whom = !police && line.says(Class::Reported) || line.says(Class::InsurerTold);
    let (start, ..) = line.named(Class::InsurerNoticed).next().unwrap_or((start, 0, ""));
    if line.holds("其他事故")
        || !event
        || !whom
        || line.says(Class::NotAnAccident)
        || line.text(0, start).contains("未")
    {
        return None;
    }
    let spans: Vec<&Quantity> = line.quantities.iter().filter(days).filter(|span| span.end <= start).collect();
    if let [span] = spans[..] {
        let inside = line.text(span.end, span.end + 6).contains('内');
        // 48小时内通知保险人，其中身故事故24小时内通知: some are told of sooner.
        // 并立即报告公安机关 is told to somebody else.
        let behind = line.text(span.end, line.chars().len());
        let at_once = ["立即通知", "立即报案", "立即报告", "立即告知"].iter().any(|word| behind.contains(word))
            && ["身故", "死亡", "伤亡", "重伤", "重大"].iter().any(|word| behind.contains(word));
        let sooner = at_once || tells_again(line, start, span) || rest.iter().any(|line| tells_again(line, 0, span));
        let dies = [line].into_iter().chain(rest.iter().copied()).any(reports_sooner);
        let sooner = match (sooner, dies) {
            (true, true) if [line].into_iter().chain(rest.iter().copied()).any(|line| line.holds("重伤")) => {
                HARM_SOONER
            }
            (true, true) => DEATH_SOONER,
            (true, false) => "，有的事故更早",
            (false, _) => "",
        };
        // The time runs from the accident where the document does not say that it runs from knowing.
        let since = if line.says(Class::Knows) { "知道后 " } else { "" };
        return inside.then(|| (start, format!("{since}{}内通知保险公司{sooner}", line.words(span))));
    }
    // 应当及时通知，最迟不超过10日: the days stand behind.
    let open = spans.is_empty() && !line.quantities.iter().any(|quantity| days(&quantity));
    (open && (line.says(Class::ToldSoon))).then(|| {
        let how = if line.holds("立即通知") { "立即" } else { "及时" };
        (start, format!("知道后{how}通知，没写几天"))
    })
}

/// What stands behind line `number` in its paragraph, where it is not what the insurer does.
fn told_below<'s>(scene: &Scene<'s>, number: usize) -> Vec<&'s Line> {
    const NEAR: usize = 2;
    below::below(scene, number)
        .take(NEAR)
        .filter(|line| {
            !["我们应", "我们将", "我们在", "保险人应", "保险人在", "本公司"].iter().any(|who| line.holds(who))
        })
        .collect()
}

/// Whether a line says behind `from` that something is told in less time than `span`.
fn tells_again(line: &Line, from: usize, span: &Quantity) -> bool {
    let length = |quantity: &Quantity| match quantity.kind {
        Kind::Span(span) => span.days(),
        _ => None,
    };
    line.quantities.iter().any(|sooner| {
        let behind = line.text(sooner.end, sooner.end + 8);
        // 盗抢的还应在24小时内报案: to the police.
        let of_a_theft = line.text(sooner.start.saturating_sub(10), sooner.start).contains(['盗', '抢']);
        let reported = behind.contains("报案") && !of_a_theft;
        let told = reported || ["通知", "告知", "报告"].iter().any(|word| behind.contains(word));
        let told = told && behind.contains('内');
        sooner.start >= from && told && length(sooner) < length(span) && length(sooner).is_some()
    })
}

/// 请求给付保险金的诉讼时效期间为二年.
fn claim(line: &Line) -> Option<(usize, String)> {
    // The title of its clause says the same words and no figure.
    let lapses = line.says(Class::Lapses);
    let start = *line.places("诉讼时效").last().or(line.places("不行使").last().filter(|_| lapses))?;
    if !line.says(Class::Claimed) {
        return None;
    }
    let spans: Vec<&Quantity> = line.quantities.iter().filter(days).collect();
    let [span] = spans[..] else { return None };
    let near = lapses || span.start >= start && span.start - start <= 10;
    // From when on it runs is told where the document says it.
    let since = if line.says(Class::Knows) { "知道出险起 " } else { "" };
    near.then(|| (start, format!("{since}{}", line.words(span))))
}

/// Whether the words before an ending say that the insurer ends it; it only takes note in 我们收到解除合同申请书.
fn is_by_the_insurer(before: &str) -> bool {
    before.contains("我们") && !before.contains("收到")
}

/// The share that the formula of a premium that is left takes off first: 25% of 未满期净保险费＝保险费×（1－25%）×….
fn taken_off_first(line: &Line) -> Option<String> {
    let is_formula = line.holds("未满期净保险费") && line.holds("=");
    let shares = line.quantities.iter().filter(|quantity| matches!(quantity.kind, Kind::Percent(_)));
    let mut off = shares.filter(|share| line.text(share.start.saturating_sub(3), share.start).ends_with("1-"));
    off.next().filter(|_| is_formula).map(|share| line.words(share))
}

/// What one gets back who leaves.
fn ways_out(line: &Line, rest: &[&Line]) -> Option<(usize, String)> {
    let who = line.says(Class::Policyholder);
    let leaves = ["解除本合同", "解除合同", "退保", "解除本附加合同", "解除本保险合同", "解除保险合同"];
    let start = leaves.iter().find_map(|word| line.places(word).first().copied())?;
    let (from, _) = line.phrase(start, start);
    if !who || line.says(Class::SurrenderInACase) || is_by_the_insurer(&line.text(from, start)) {
        return None;
    }
    let back = [
        ("未满期净保险费", "退未满期净保险费"),
        ("未满期保险费", "退未满期保险费"),
        ("未满期保费", "退未满期保险费"),
        ("现金价值", "退现金价值，可能少于交的保费"),
        ("未到期", "退未到期的保险费"),
    ];
    let refunds = line.says(Class::GivesBack);
    let told = back.iter().filter(|(word, _)| line.holds(word)).map(|(_, told)| *told).collect::<Vec<_>>();
    // 未满期净保险费＝保险费×（1－25%）×…: the formula takes something off.
    let formula = [line].into_iter().chain(rest.iter().copied()).find_map(taken_off_first);
    if let (Some(share), [one]) = (&formula, &told[..]) {
        let none = if rest.iter().any(|line| line.says(Class::NotBack)) { "，有的情况不退" } else { "" };
        return refunds.then(|| (start, format!("{one}（先扣 {share}）{none}")));
    }
    // 扣除20%的手续费后退还; 已经发生赔付的不退.
    let less = ["扣除", "手续费", "扣减"].iter().any(|word| line.holds(word));
    let none = rest.iter().any(|line| line.says(Class::NotBack));
    let (less, none) = (if less { "，要扣费用" } else { "" }, if none { "，有的情况不退" } else { "" });
    match told[..] {
        [one] if refunds => Some((start, format!("{one}{less}{none}"))),
        _ => None,
    }
    .filter(|(_, value)| value.chars().count() <= LONGEST)
}
