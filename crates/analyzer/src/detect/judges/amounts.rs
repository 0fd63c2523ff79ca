//! Amounts that contradict one another: 大写 against 小写, parts against their sum, 万元 against 元.

use baihua_kb::Rule;
use rust_decimal::Decimal;

use super::{Bench, Judgement, Sheet};
use crate::read::{
    numeral::Script,
    quantity::{Kind, Quantity},
};

/// How far apart 大写 and 小写 of one amount stand at most, in folded characters.
const BESIDE: usize = 12;

/// An amount of money in a clause.
#[derive(Clone, Copy)]
struct Amount {
    value: Decimal,
    script: Script,
    start: usize,
    end: usize,
}

pub(super) fn judge(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    for sheet in bench.sheets {
        let amounts: Vec<Amount> = sheet.quantities.iter().filter_map(amount).collect();
        if let Some((capital, figure)) = two_scripts(sheet, &amounts) {
            judgement.find(
                rule,
                sheet,
                format!("大写是{}，小写是{}，两个数不一样。", shown(sheet, capital), shown(sheet, figure)),
            );
        } else if let Some((sum, stated)) = wrong_sum(sheet, &amounts) {
            judgement.find(rule, sheet, format!("按前面的数算出来是{}元，合同写的合计是{stated}元。", sum.normalize()));
        }
    }
}

fn amount(quantity: &Quantity) -> Option<Amount> {
    match quantity.kind {
        Kind::Money(value, script) => Some(Amount { value, script, start: quantity.start, end: quantity.end }),
        _ => None,
    }
}

fn shown(sheet: &Sheet<'_>, amount: Amount) -> String {
    sheet.chars[amount.start..amount.end].iter().collect()
}

/// Two neighbours, one in financial numerals and one in figures, that state one amount differently.
fn two_scripts(sheet: &Sheet<'_>, amounts: &[Amount]) -> Option<(Amount, Amount)> {
    amounts.windows(2).find_map(|pair| {
        let (a, b) = (pair[0], pair[1]);
        let between: String = sheet.chars[a.end..b.start].iter().collect();
        // They state one amount where nothing but brackets, signs and the words for it stand between them.
        let restated = b.start - a.end <= BESIDE
            && between.chars().all(|c| {
                matches!(c, '(' | ')' | ':' | ',' | '¥' | '[' | ']' | '"' | '整' | '正' | '即')
                    || "大写小人民币元计为合共RMB".contains(c)
            })
            && (between.contains('(') || between.contains("写") || between.contains('¥'));
        let (capital, figure) = match (a.script, b.script) {
            (Script::Financial, Script::Arabic) => (a, b),
            (Script::Arabic, Script::Financial) => (b, a),
            _ => return None,
        };
        (restated && capital.value != figure.value).then_some((capital, figure))
    })
}

/// A total that is neither the sum of the amounts before it nor a unit price times a number that stands there.
fn wrong_sum(sheet: &Sheet<'_>, amounts: &[Amount]) -> Option<(Decimal, String)> {
    let total_word = ["合计", "共计", "总计"];
    let (total_at, total) = amounts.iter().enumerate().find(|(_, amount)| {
        let before: String = sheet.chars[amount.start.saturating_sub(8)..amount.start].iter().collect();
        total_word.iter().any(|word| before.contains(word))
    })?;
    let parts: Vec<Decimal> = amounts[..total_at].iter().map(|part| part.value).collect();
    let factors: Vec<Decimal> = sheet
        .quantities
        .iter()
        .filter(|quantity| quantity.end <= total.start)
        .filter_map(|quantity| match quantity.kind {
            Kind::Count(count) => Some(count),
            Kind::Span(span) => Some(span.amount),
            Kind::Percent(_) | Kind::Multiple(_) | Kind::Date(_) | Kind::Money(..) => None,
        })
        .collect();
    let has_share =
        sheet.quantities.iter().any(|quantity| matches!(quantity.kind, Kind::Percent(_) | Kind::Multiple(_)));
    let sum: Decimal = parts.iter().try_fold(Decimal::ZERO, |sum, part| sum.checked_add(*part))?;
    if has_share || total.value == sum || parts.contains(&total.value) {
        return None;
    }
    match (parts.as_slice(), factors.as_slice()) {
        // A list of parts and its total, and nothing else that could explain the difference.
        ([_, _, ..], []) => Some((sum, total.value.normalize().to_string())),
        // 每月2,500元，共12个月，合计32,000元.
        ([price], [factor]) => {
            let product = price.checked_mul(*factor)?;
            (product != total.value).then(|| (product, total.value.normalize().to_string()))
        }
        _ => None,
    }
}
