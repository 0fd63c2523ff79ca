//! How long it runs, and whether it goes on by itself.

use super::{BLANK, Said, Scene, is_conditional, is_ideograph, lead::noun_before, line::Line, words::Class};
use crate::{
    clause::party::Who,
    read::quantity::{Date, Kind, Quantity, Unit},
    report::FactTopic,
};

/// Whether another line puts other dates behind the same name of a term, in the middle of its sentence: 媒体甲：…，发布期三月；
/// 媒体乙：…，发布期二月 are each one of several.
pub(super) fn is_one_of_several(scene: &Scene<'_>, said: &Said) -> bool {
    let own = &scene.lines[said.line];
    let word = own.text(said.start, said.end);
    let ends = |line: &Line| -> Vec<String> {
        let dates = line.quantities.iter().filter(|quantity| matches!(quantity.kind, Kind::Date(_)));
        dates.map(|date| line.words(date)).collect()
    };
    let follows =
        |line: &Line| line.places(&word).iter().any(|at| *at > 0 && dates(line, at + word.chars().count()).is_some());
    let others = scene.lines.iter().enumerate().filter(|(other, _)| *other != said.line);
    let told = ends(own);
    said.value.contains('至')
        && !word.is_empty()
        && others.map(|(_, line)| line).any(|line| follows(line) && ends(line) != told)
}

/// Whether the sentence before in the same paragraph tells a price.
fn follows_a_price(scene: &Scene<'_>, number: usize) -> bool {
    let before = number.checked_sub(1).map(|before| &scene.lines[before]);
    before.is_some_and(|before| {
        let is_sum = |quantity: &Quantity| matches!(quantity.kind, Kind::Money(..));
        scene.paragraph(before) == scene.paragraph(&scene.lines[number]) && before.quantities.iter().any(is_sum)
    })
}

/// The term of the contract and of what it names: 租赁期限自…至…, 试用期三个月.
pub(super) fn term(scene: &Scene<'_>) -> Vec<Said> {
    // 乙方为甲方员工（劳动合同期限为…）: what tells of somebody, and not of this contract.
    let stands_in_brackets = |line: &Line, at: usize| {
        let before = line.text(0, at);
        before.matches('(').count() > before.matches(')').count()
    };
    let mut out = Vec::new();
    for (number, line) in scene.lines.iter().enumerate() {
        let named = scene.named(line, Class::Term);
        for (start, end, word) in named {
            // A promise not to compete names the trial of the contract of work, which is another one.
            let is_of_the_work =
                word.starts_with("试用期") && scene.reading.families.first().is_some_and(|f| f == "nda");
            // 服务期 of a contract of work is that of a training.
            let is_of_a_training =
                word.starts_with("服务期") && scene.reading.families.first().is_some_and(|family| family == "labor");
            // 无固定期限 has none.
            let is_another = is_of_another(line, start, end)
                || word == "固定期限" && line.text(start.saturating_sub(1), start) == "无"
                || is_of_the_work
                || is_of_a_training
                || word.contains("合同") && stands_in_brackets(line, start)
                || is_of_another_paper(scene, number, start, word)
                || word.starts_with("试用期") && is_a_placement(scene, number)
                || scene.is_of_a_lease(line, word);
            if is_conditional(line, start) || is_another {
                continue;
            }
            let value = period(line, end).or_else(|| period_before(line, start));
            if let Some(value) = value.filter(|value| end > 0 || value != BLANK) {
                // 授信有效期24个月 is not how long the loan runs.
                let noun = match word.starts_with("有效期") {
                    true => noun_before(scene, line, start),
                    false => Some(String::new()),
                };
                let Some(noun) = noun else { continue };
                // 优惠后3,000元　有效期：…: that of what stands before it in the row.
                let of_all = line.text(0, start).contains("本协议") || line.text(0, start).contains("本合同");
                if word.starts_with("有效期") && noun.is_empty() && !of_all && start > line.row_start(start) + 4 {
                    continue;
                }
                // 36节共9,360元。有效期10个月: that of what was bought right before.
                if word.starts_with("有效期") && noun.is_empty() && !of_all && follows_a_price(scene, number) {
                    continue;
                }
                // 年卡 of 年卡有效期 is a noun before it as well.
                let card = card_before(line, start);
                let card = if noun.ends_with(card) { "" } else { card };
                let label = format!("{noun}{card}{}", word.trim_start_matches("本"));
                out.push(Said::of(FactTopic::Term, label, value, number, start..end));
            }
        }
        if let Some((title, value)) = under_a_title(line) {
            let label = title.to_owned();
            out.push(Said::of(FactTopic::Term, label, value, number, line.body()..line.body()));
        }
        if let Some(at) = ["本合同自", "本协议自", "合同期自"].iter().find_map(|word| line.find(word))
            && let start = line.plain[..at].chars().count()
            && let Some((from, to)) = dates(line, start + 3)
        {
            let (label, value) = ("合同期限".to_owned(), between(from, to));
            out.push(Said::of(FactTopic::Term, label, value, number, start..start + 4));
        }
    }
    out
}

/// The card whose term stands at `start`: 年卡 of 年卡服务期.
fn card_before(line: &Line, start: usize) -> &'static str {
    const CARDS: [&str; 6] = ["年卡", "季卡", "月卡", "次卡", "半年卡", "两年卡"];
    let before = line.text(start.saturating_sub(3), start);
    CARDS.into_iter().filter(|card| before.ends_with(card)).max_by_key(|card| card.len()).unwrap_or_default()
}

/// Whether a term at `start` is that of a paper that the document is not: 前期物业服务合同期限两年 in a sale of a flat.
fn is_of_another_paper(scene: &Scene<'_>, number: usize, start: usize, word: &str) -> bool {
    let line = &scene.lines[number];
    const OWN: [&str; 12] = ["本", "该", "此", "的", "为", "方", "签", "立", "约", "定", "司", "人"];
    let before = line.text(start.saturating_sub(2).max(line.phrase(start, start).0), start);
    let is_a_name = before.chars().count() == 2 && before.chars().all(is_ideograph);
    let is_ours = || OWN.iter().any(|own| before.ends_with(own)) || scene.is_titled(&before, number);
    ["合同", "协议"].iter().any(|paper| word.starts_with(paper)) && is_a_name && !is_ours()
}

/// Whether the document is about practical work before a contract of work, of which a trial is spoken of as of a later one.
fn is_a_placement(scene: &Scene<'_>, number: usize) -> bool {
    scene.is_titled("实习", number)
}

/// Two dates that begin a line right under a title that names a time: 流转期限 above 自2024年10月1日起，至2034年9月30日止.
fn under_a_title(line: &Line) -> Option<(&str, String)> {
    const LONGEST_TITLE: usize = 8;
    let title = line.title.rsplit(['、', '.', ')']).next().unwrap_or_default();
    let names_a_time = line.title_end(Class::TimeTitle).is_some_and(|word| word.len() <= title.len());
    if !names_a_time || title.chars().count() > LONGEST_TITLE {
        return None;
    }
    let begin = line.title.len() - title.len();
    if line.title_says_from(Class::TimeTitleOtherwise, begin) || line.title_says_from(Class::Term, begin) {
        return None;
    }
    dates(line, line.body())?;
    period(line, line.body()).map(|value| (title, value))
}

/// Words around the name of a term that make it another one: that of a renewal, of a free month, a longest one.
fn is_of_another(line: &Line, start: usize, end: usize) -> bool {
    let before = line.text(start.saturating_sub(6), start);
    let after = line.text(end, end + 4);
    // 报价依据：报价单第7号（有效期30天）; 鉴于受业主委托，委托期限自……: what was before the contract.
    let said = line.text(0, start);
    if ["报价", "鉴于"].iter().any(|word| said.contains(word)) {
        return true;
    }
    // 享套餐价八八折，有效期三年: that of a discount.
    let offer = line.text(line.row_start(start).min(start), start);
    let offer = offer.rsplit(['.', ';']).next().unwrap_or_default();
    if line.text(start, start + 3) == "有效期" && ["折", "优惠", "抵用", "赠"].iter().any(|word| offer.contains(word))
    {
        return true;
    }
    // 服务时间为7天×24小时: that of every week.
    let by_the_clock = line.text(end, end + 16);
    if by_the_clock.split([',', '.', ';']).next().is_some_and(|said| said.contains("小时")) {
        return true;
    }
    // 学习驾驶证明的有效期 is that of a paper.
    if ["证明的", "证书的", "证件的", "证的", "执照的", "发票的", "优惠券的"]
        .iter()
        .any(|paper| before.ends_with(paper))
    {
        return true;
    }
    [
        "券",
        "评估",
        "体检",
        "要约",
        "优惠",
        "体验",
        "续",
        "原",
        "免",
        "延长",
        "顺延",
        "改期",
        "剩余",
        "新",
        "最长",
        "最短",
        "最低",
        "不少于",
        "不超过",
        "每",
        "超过",
        "已",
        "第",
        "各",
        "其他",
    ]
    .iter()
    .any(|word| before.contains(word))
        || ["届满", "内", "满", "不超", "最", "至少", "不少", "超过", "延长"].iter().any(|word| after.starts_with(word))
}

/// What stands right behind the name of a term at `end`.
pub(super) fn period(line: &Line, end: usize) -> Option<String> {
    if let Some((from, to)) = dates(line, end) {
        return Some(match in_all(line, end) {
            Some(words) if whole_months(from, to).is_none() => format!("{words}，{}", plain_between(from, to)),
            _ => between(from, to),
        });
    }
    let (named, end) = (end, behind_its_beginning(line, end));
    let skip = line.past_fillers(end);
    let rest = line.text(skip, skip + 8);
    let open = ["自__", "自年月日", "从__", "__年", "__个月", "[]", "__", "自[]", "年月日", "自20__"];
    if open.iter().any(|blank| rest.starts_with(blank)) {
        return Some(BLANK.to_owned());
    }
    let span = line.quantity_at(end).filter(|quantity| matches!(quantity.kind, Kind::Span(_)))?;
    let end_of_span = with_its_months(line, span);
    let after = line.text(end_of_span, end_of_span + 14);
    let (before, since) = (line.text(end, span.start), line.text(named, end));
    // 租期三年以上, 服务期3年或者5年, 工期每延误一日; 期限一年内 says something else.
    let vague = ["零", "又", "以", "或", "至", "-", "~", "内", "后", "前", "到", "前提", "的", "届满", "/"];
    if vague.iter().any(|word| after.starts_with(word)) || before.contains('每') || before.contains('按') {
        return None;
    }
    let words = line.text(span.start, end_of_span);
    let words = match own_beginning(&since) {
        Some(since) => format!("{words}，从{since}算起"),
        None => words,
    };
    let more = ["自", ",自", "(自", ",从", ",即自", "(从", ",即从", ":自"].iter().any(|word| after.starts_with(word));
    match dates(line, end_of_span).filter(|_| more) {
        Some((from, to)) => Some(format!("{words}，{}", plain_between(from, to))),
        None => Some(words),
    }
}

/// Where 一年零六个月 ends, of which `span` is the year.
fn with_its_months(line: &Line, span: &Quantity) -> usize {
    let and = ["零", "又"].contains(&line.text(span.end, span.end + 1).as_str());
    let is_months = |more: &&Quantity| {
        let months = matches!(more.kind, Kind::Span(span) if matches!(span.unit, Unit::Month | Unit::Day));
        // 零三 is read as one number.
        and && months && (span.end..=span.end + 1).contains(&more.start)
    };
    let is_years = matches!(span.kind, Kind::Span(span) if matches!(span.unit, Unit::Year | Unit::Month));
    line.quantities.iter().find(is_months).filter(|_| is_years).map_or(span.end, |more| more.end)
}

/// What a term begins with that is neither the signing nor the contract itself: 首次刷脸入场 of 自首次刷脸入场之日起.
fn own_beginning(words: &str) -> Option<&str> {
    const SIGNING: [&str; 9] = ["签", "生效", "订立", "成立", "盖章", "合同", "协议", "本", "上述"];
    const LONGEST_BEGINNING: usize = 12;
    let (_, since) = words.split_once(['自', '从'])?;
    let since = ["之日起", "之次日起", "当日起", "日起", "起"].iter().find_map(|end| Some(since.split_once(end)?.0))?;
    let plain = since.chars().all(is_ideograph);
    let fits = (2..=LONGEST_BEGINNING).contains(&since.chars().count());
    (plain && fits && !SIGNING.iter().any(|word| since.contains(word))).then_some(since)
}

/// Where 自签字之日起 ends behind `end`; `end` where there is none.
fn behind_its_beginning(line: &Line, end: usize) -> usize {
    let from = line.past_fillers(end);
    let rest = line.text(from, from + 20);
    let begins = ["自", "从"].iter().any(|word| rest.starts_with(word)) && !rest.contains(['_', '[']);
    let since = rest.find('起').filter(|_| begins).map(|at| rest[..at].chars().count());
    let plain = |at: &usize| !line.text(from, from + at).contains(|c: char| c.is_ascii_digit() || c == ',' || c == '.');
    since.filter(plain).map_or(end, |at| {
        let after = from + at + 1;
        after + usize::from(["算", ",", "计"].contains(&line.text(after, after + 1).as_str()))
    })
}

/// 共5天 behind the two dates that begin behind `at`.
fn in_all(line: &Line, at: usize) -> Option<String> {
    let days = line.quantities.iter().filter(|quantity| quantity.start >= at);
    let last = days.filter(|quantity| matches!(quantity.kind, Kind::Date(_))).nth(1)?;
    let span =
        line.quantities.iter().find(|quantity| quantity.start > last.end && matches!(quantity.kind, Kind::Span(_)))?;
    let lead = line.text(last.end, span.start);
    (lead.chars().count() <= 10 && lead.ends_with('共')).then(|| line.words(span))
}

/// 三个月 where it stands before the name of its term: 其中头三个月是试用期.
fn period_before(line: &Line, start: usize) -> Option<String> {
    let span = line.quantities.iter().find(|quantity| {
        matches!(quantity.kind, Kind::Span(_))
            && quantity.end < start
            && ["是", "为", "均为", "即为"].contains(&line.text(quantity.end, start).as_str())
    })?;
    Some(line.words(span))
}

/// Two dates right behind `at`, with 自 and 至.
fn dates(line: &Line, at: usize) -> Option<(Date, Date)> {
    let mut dates =
        line.quantities.iter().filter(|quantity| quantity.start >= at).filter_map(|quantity| match quantity.kind {
            Kind::Date(date) => Some((quantity, date)),
            _ => None,
        });
    let ((first, from), (second, to)) = (dates.next()?, dates.next()?);
    let lead = line.text(at, first.start);
    let lead: String = lead.chars().filter(|c| !":,(自从由为是起即·\"".contains(*c)).collect();
    let middle = line.text(first.end, second.start);
    // 2026年3月1日00:00时起.
    let middle =
        middle.trim_start_matches(|c: char| c.is_ascii_digit() || c == ':' || c == '零').trim_start_matches('时');
    let until =
        ["至", "到", "-", "—", "~", "止", "开始", "还车:", "退房:", "结束:"].iter().any(|word| middle.contains(word));
    let short = lead.chars().count() <= 2 && middle.chars().count() <= 8;
    (short && until && from < to && !is_conditional(line, first.start)).then_some((from, to))
}

fn plain_between(from: Date, to: Date) -> String {
    format!("{} 至 {}", day(from), day(to))
}

fn between(from: Date, to: Date) -> String {
    let dates = plain_between(from, to);
    match whole_months(from, to) {
        Some(months) if months % 12 == 0 => format!("{dates}（{} 年）", months / 12),
        Some(months) => format!("{dates}（{months} 个月）"),
        None => dates,
    }
}

/// Whole months from the first day to the last one, both counted; none where days are left over.
fn whole_months(from: Date, to: Date) -> Option<u32> {
    let months = |date: Date| u32::from(date.year) * 12 + u32::from(date.month);
    let leap = |year: u16| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    let last = match to.month {
        2 if leap(to.year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    let whole = months(to).checked_sub(months(from))?;
    match (from.day, to.day) {
        (1, day) if day == last => Some(whole + 1),
        (first, day) if day + 1 == first && whole > 0 => Some(whole),
        _ => None,
    }
}

fn day(date: Date) -> String {
    format!("{}年{}月{}日", date.year, date.month, date.day)
}

/// Whether what stands at `at` is said not to be so.
fn is_denied(line: &Line, at: usize) -> bool {
    let (from, _) = line.phrase(at, at);
    line.text(at.saturating_sub(4).max(from), at).contains(['不', '非', '未', '否', '没', '无'])
}

/// Whether the contract goes on by itself, and how it is renewed.
pub(super) fn renewal(scene: &Scene<'_>) -> Vec<Said> {
    let mut out = Vec::new();
    let goes_on = |line: &Line| line.places("自动续").iter().any(|at| !is_denied(line, *at));
    let some_go_on = scene.lines.iter().any(goes_on);
    // 开通自动续费的: whoever did not ask for it is not renewed.
    let is_asked_for = scene.lines.iter().any(|line| line.says(Class::RenewalAskedFor));
    for (number, line) in scene.lines.iter().enumerate() {
        let mut add = |label: &str, value: String, start: usize| {
            let label = label.to_owned();
            out.push(Said::of(FactTopic::Renewal, label, value, number, start..start + 2));
        };
        if let Some((start, end, _)) = line.named(Class::GoesOnAlone).next() {
            let what = line.says(Class::GoesOnWhat) && !line.says(Class::GoesOnOtherwise);
            // 且乙方继续…的，自动续: on what else it depends is not told.
            // Nor 勾选…的，自动续.
            let said = line.text(0, start);
            let chosen = ["勾选", "选择", "开通", "选用"].iter().any(|word| said.contains(word));
            // Nor where somebody must agree first, or where it goes on only while something else does.
            let agreed = ["同意", "协商", "仍有"].iter().any(|word| said.contains(word)) && !said.contains("视为");
            // 期满遇春节的，自动顺延至节后第一天: the last day moves.
            let until = line.text(end, end + 2);
            let moves = until.starts_with('至') && !until.ends_with('下');
            // 协议顺延: by itself only where nobody objects.
            let word = line.text(start, end);
            let by_itself = word.contains("自动") || word.contains("视为") || line.says(Class::NobodyObjects);
            // 在期满日前付款即视为续租: whoever does not pay is not renewed.
            let when_paid = word.contains("视为")
                && ["付款", "付费", "缴费", "交费", "付租", "续费"].iter().any(|paid| said.contains(paid));
            let hangs_on = when_paid || said.contains(['且', '而']) || chosen || agreed || moves || !by_itself;
            let (from, _) = line.phrase(start, start);
            // 不因期满而自动延续.
            let denied =
                ["不因", "并不", "不会", "不再", "不得", "不能"].iter().any(|no| line.text(from, start).contains(no));
            if what && !denied && !hangs_on && !is_asked_for && line.says(Class::AtTheEnd) && !is_denied(line, start) {
                let start = end;
                // 自动续租期间要涨的，提前30天告诉您 is another time.
                let span = line.quantities.iter().find(|quantity| {
                    let near = (start..start + 10).contains(&quantity.start);
                    matches!(quantity.kind, Kind::Span(_)) && near && !line.text(start, quantity.start).contains("提前")
                });
                let long = span.map(|span| format!(" {}", line.words(span))).unwrap_or_default();
                let silent = line.says(Class::NobodyObjects);
                let ahead = line.named(Class::BeforeTheEnd).find_map(|(at, ..)| {
                    let near = |span: &&Quantity| span.start >= at && span.start <= at + 7;
                    line.quantities.iter().filter(|span| matches!(span.kind, Kind::Span(_))).find(near)
                });
                let ahead = ahead.map(|span| {
                    let inside = if line.text(span.end, span.end + 1) == "内" { "内" } else { "" };
                    format!("前 {}{inside} ", line.words(span))
                });
                let ahead = ahead.unwrap_or_default();
                let when = if silent { format!("到期{ahead}没人提出不续，就") } else { "到期".to_owned() };
                add("续约", format!("{when}自动续{long}"), start);
                continue;
            }
        }
        // 年费会员不自动续费 of terms in which others go on by themselves.
        if let Some(start) = ["不自动续", "不会自动续"].iter().find_map(|word| line.places(word).first().copied())
            && !some_go_on
            && !["购买", "选购", "可选", "自愿"].iter().any(|word| line.holds(word))
        {
            add("续约", "不自动续".to_owned(), start);
            continue;
        }
        // 手续费 holds 续费.
        let mut renews = line.named(Class::Renews).filter(|(at, ..)| line.text(at.saturating_sub(1), *at) != "手");
        let Some((at, _, word)) = renews.next() else { continue };
        let Some(ahead) = line.named(Class::BeforeTheEnd).map(|(at, ..)| at).next() else {
            continue;
        };
        let span = line.quantities.iter().find(|quantity| {
            matches!(quantity.kind, Kind::Span(_)) && quantity.start >= ahead && quantity.start <= ahead + 7
        });
        // 届满前90日内: until then it is too early.
        let span = span.filter(|span| {
            let early = line.text(span.end, span.end + 3).contains('内') && line.text(ahead, ahead + 2) != "提前";
            !early
        });
        // 六个月至四个月之间: none of the two is the time.
        let span = span.filter(|span| {
            let to = ["至", "到", "-", "~"].iter().any(|to| line.text(span.end, span.end + 1) == **to);
            !(to && line.quantities.iter().any(|next| next.start == span.end + 1))
        });
        let wants = line.says(Class::Wants);
        // 公司应提前四十五日告知续订意向: that is its own duty.
        let of_drafter = line.actor_before(ahead).is_some_and(|side| side.who == Who::Drafter)
            || line.side_before(ahead, 4).is_some_and(|side| side.who == Who::Drafter);
        // 续租期到期日终止本合同，但需提前3个月通知: that is how it ends.
        let ends = || {
            let (from, to) = line.phrase(ahead, ahead);
            let (from, _) = line.phrase(from.saturating_sub(1), to);
            ["终止", "解除", "退租", "搬离"].iter().any(|word| line.text(from, to).contains(word))
        };
        // 到期前三个月无重大违约记录的，可申请续约: the time of something else.
        let is_a_case = span.is_some_and(|span| {
            let between = line.text(span.end, at.max(span.end));
            between.contains("的,") && !["提出", "通知", "告知", "书面"].iter().any(|word| between.contains(word))
        });
        let other = line.says(Class::NotRenewed) || of_drafter || ends() || is_a_case;
        if let Some(span) = span.filter(|_| wants && !other && at.abs_diff(ahead) < 30) {
            let word = match word {
                "继续住" => "续住",
                "申请延期" => "延期",
                word => word,
            };
            add("想续", format!("{word}要提前 {} 提出", line.words(span)), ahead);
        }
    }
    out
}
