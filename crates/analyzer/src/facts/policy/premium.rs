//! What a policy costs.

use rust_decimal::Decimal;

use crate::facts::{is_conditional, line::Line, sums::money, words::Class, yuan};

/// 保险费：人民币368元, 保险费为每年1,200元.
pub(super) fn premium(line: &Line) -> Option<(usize, String)> {
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
    let part = ["退", "期", "欠", "首", "趸", "季", "次", "预付", "预收", "暂收", "最低"];
    // 最低年交保费5,000元: the least that one may choose.
    let is_the_least = ["最低", "最少"].iter().any(|word| line.text(start.saturating_sub(6), start).contains(word));
    // 如果一年出行多次，可考虑…，一年保费980元 is that of another product.
    let is_offered = line.says_between(Class::Offered, 0, start);
    // 项目6保险费180元 is that of one of several.
    let of_an_item = line.says_between(Class::Item, start.saturating_sub(4), start);
    if of_an_item
        || is_the_least
        || line.holds("另单")
        || line.says(Class::OfAnotherPaper)
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
    // 年保费　299元　699元: those of several plans, a column each. 叁佰元整　¥300.00 is one sum, in words and in figures.
    if line.money_at(sum.end).is_some_and(|next| money(next) != money(sum)) {
        return None;
    }
    // 年交保费最低5,000元: the least that one may choose.
    let least = line.text(end, sum.start);
    if ["最低", "起", "不低于", "最少"].iter().any(|word| least.contains(word)) {
        return None;
    }
    let value = money(sum).filter(|value| !value.is_zero())?;
    let (between, after) = (line.text(end, sum.start), line.text(sum.end, sum.end + 4));
    // 每人每年128元, 128元/人/年: by the head and by the year.
    let by_head = each > end || before.contains('人') || after.contains("/人") || after.starts_with("每人");
    // 每人128元，合计384元; 每人128元，总保险费384元: what is paid is the sum of all.
    if by_head && let Some(all) = all_premiums(line, sum.end) {
        return Some((start, yuan(all)));
    }
    let is_by = |unit: &str| between.contains(&format!("每{unit}")) || after.contains(&format!("/{unit}"));
    // 每年6月1日交纳保险费12,000元: the year stands before the day.
    let (from, _) = line.phrase(start, start);
    let each_year = line.text(from, start).contains("每年") && line.says_between(Class::Pays, from, start);
    let named_by = |unit: char| !by_head && (before.contains(unit) || unit == '年' && each_year);
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
