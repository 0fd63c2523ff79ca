//! Places that were left open: 人民币____元, 【　】, 　　年　月　日.

use baihua_kb::Rule;

use super::{Bench, Judgement, Sheet};

/// A document with more blanks is a form nobody has filled in yet.
const FORM: usize = 12;
/// Blanks that are reported one by one.
const REPORTED: usize = 3;
/// Lines that are filled in when signing.
const SIGNING: [&str; 28] = [
    "签字",
    "签名",
    "签章",
    "盖章",
    "签约日期",
    "签订日期",
    "日期:",
    "法定代表人",
    "身份证",
    "联系电话",
    "电话",
    "地址",
    "住址",
    "邮编",
    "传真",
    "开户行",
    "账号",
    "委托代理人",
    "经办人",
    "编号",
    "电子邮箱",
    "联系人",
    "合同号",
    "注册号",
    "执照号",
    "证书号",
    "用户名",
    "字(",
];

pub(super) fn judge(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    let open: Vec<&Sheet<'_>> = bench.sheets.iter().filter(|sheet| is_open(sheet)).collect();
    if open.is_empty() {
        return;
    }
    if open.len() > FORM {
        judgement
            .warnings
            .push(format!("这份文本有{}处空白没有填，看起来是一份还没填写的范本。空白处的内容没法判断。", open.len()));
        judgement.skip(rule, format!("全文有{}处空白，是还没填写的范本", open.len()));
        return;
    }
    judgement.warnings.push(format!("合同里有{}处空白没有填，签字前请填好或者划掉。", open.len()));
    for sheet in open.into_iter().take(REPORTED) {
        judgement.find(rule, sheet, "");
    }
}

/// Whether something that matters was left open in the clause.
fn is_open(sheet: &Sheet<'_>) -> bool {
    let raw = sheet.clause.text;
    // Few clauses have a blank, so what it is for is asked last.
    if !(has_line(raw) || has_empty_bracket(raw) || has_gap_before_unit(raw)) {
        return false;
    }
    let signing = sheet.has(&SIGNING) && !sheet.has(&["支付", "付清", "违约金", "租金", "退还", "期限", "价款"]);
    !signing && sheet.chars.iter().filter(|c| c.is_alphanumeric()).count() >= 2
}

/// Two or more underscores in a row, unless a number was written on them: ____100____.
fn has_line(text: &str) -> bool {
    if !text.contains(['_', '＿']) {
        return false;
    }
    let line: String = text.chars().map(|c| if c == '＿' { '_' } else { c }).collect();
    let mut rest = line.as_str();
    while let Some(start) = rest.find("__") {
        let after = rest[start..].trim_start_matches('_');
        let filled = after.split('_').next().unwrap_or_default();
        let is_number =
            !filled.is_empty() && filled.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | ',' | ' '));
        match after.strip_prefix(filled) {
            Some(closing) if is_number && closing.starts_with("__") => rest = closing.trim_start_matches('_'),
            _ => return true,
        }
    }
    false
}

/// Brackets around nothing: 【　　】, （　　　）.
fn has_empty_bracket(text: &str) -> bool {
    [('【', '】'), ('（', '）'), ('(', ')'), ('〔', '〕'), ('[', ']')].iter().any(|(open, close)| {
        text.split(*open).skip(1).any(|rest| {
            rest.split_once(*close)
                .is_some_and(|(inner, _)| inner.trim().is_empty() && (inner.chars().count() > 0 || *open == '【'))
        })
    })
}

/// White space where a number belongs: 每月　　　元, 于　　日.
fn has_gap_before_unit(text: &str) -> bool {
    let mut blanks = 0;
    for c in text.chars() {
        if c == '\n' {
            blanks = 0;
        } else if c == '\u{3000}' || c == ' ' {
            blanks += if c == ' ' { 1 } else { 2 };
        } else {
            if blanks >= 4 && matches!(c, '元' | '日' | '月' | '年' | '%' | '％' | '天' | '个') {
                return true;
            }
            blanks = 0;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::has_line;

    #[test]
    fn a_line_with_a_number_on_it_is_filled_in() {
        for (text, open) in [
            ("租金每月____元", true),
            ("最低____100____万元", false),
            ("占股____5_____%", false),
            ("甲方____向乙方____支付", true),
            ("最低____100____万元，期限____年", true),
            ("没有空白", false),
        ] {
            assert_eq!(has_line(text), open, "{text}");
        }
    }
}
