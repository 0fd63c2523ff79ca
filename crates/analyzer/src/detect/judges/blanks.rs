//! Places that were left open: 人民币____元, 【　】, 　　年　月　日.

use baihua_kb::Rule;

use super::{Bench, Judgement, Sheet};
use crate::read::underline::without_lines_of_figures;

/// A document with more blanks is a form nobody has filled in yet.
const FORM: usize = 12;
/// Blanks that are reported one by one.
const REPORTED: usize = 3;
/// Lines that are filled in when signing.
const SIGNING: [&str; 34] = [
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
    "户名",
    "住所",
    "签订时间",
    "签订地点",
    "签约时间",
    "签约地点",
    "机构代码",
    "字(",
];

pub(super) fn judge(bench: &Bench<'_>, rule: &Rule, judgement: &mut Judgement) {
    let open: Vec<&Sheet<'_>> = bench.sheets.iter().filter(|sheet| is_open(sheet)).collect();
    if open.is_empty() {
        return;
    }
    if !bench.is_signed() || open.len() > FORM {
        let blanks: usize = open.iter().map(|sheet| blanks(sheet.clause.text)).sum();
        judgement.warnings.push(if bench.mass {
            format!("这份文本至少有{blanks}处空白，可能是名称或者数字没有显示出来。点同意以前，请在正式页面上看清楚。空白处的内容没法判断。")
        } else {
            format!("这份文本至少有{blanks}处空白没有填，看起来是还没签的范本。签字前请和对方把空白填好，或者划掉。空白处的内容没法判断。")
        });
        judgement.skip(rule, format!("全文至少有{blanks}处空白，是还没填写的范本"));
        return;
    }
    let blanks: usize = open.iter().map(|sheet| blanks(sheet.clause.text)).sum();
    judgement.warnings.push(format!("合同里至少有{blanks}处空白没有填，签字前请填好或者划掉。"));
    // In a contract that is made, what was left open can be filled in by whoever holds the paper.
    for sheet in open.into_iter().take(REPORTED) {
        judgement.find(rule, sheet, "");
    }
}

/// Whether something that matters was left open in the clause.
fn is_open(sheet: &Sheet<'_>) -> bool {
    // Few clauses have a blank, so what it is for is asked last.
    if !(has_line_or_bracket(sheet) || has_gap_before_unit(sheet.clause.text)) {
        return false;
    }
    if waits_for_a_name(&sheet.plain) {
        return false;
    }
    let signing = sheet.has(&SIGNING) && !sheet.has(&["支付", "付清", "违约金", "租金", "退还", "期限", "价款"]);
    !signing && sheet.chars.iter().filter(|c| c.is_alphanumeric()).count() >= 2
}

/// How many blanks stand in a clause that is open: lines, else empty brackets, else gaps count as one.
fn blanks(raw: &str) -> usize {
    let raw = without_lines_of_figures(raw);
    let lines = raw.split(|c| c != '_' && c != '＿').filter(|line| line.chars().count() > 1).count();
    let brackets = raw.matches("【").count().min(raw.matches("】").count());
    lines.max(if has_empty_bracket(&raw) { brackets } else { 0 }).max(1)
}

/// Whether a clause waits for the name of a party or of whoever signs.
pub(super) fn waits_for_a_party(sheet: &Sheet<'_>) -> bool {
    has_line_or_bracket(sheet) && waits_for_a_name(&sheet.plain)
}

/// Whether a clause has a line or an empty bracket. Folded characters tell which clauses have neither line nor bracket.
fn has_line_or_bracket(sheet: &Sheet<'_>) -> bool {
    let raw = sheet.clause.text;
    sheet.may_hold("_") && has_line(raw) || (sheet.may_hold("(") || sheet.may_hold("[")) && has_empty_bracket(raw)
}

/// A line that waits for a name: 承租方(以下简称乙方):____. Whoever signs is told by the signature.
fn waits_for_a_name(plain: &str) -> bool {
    const WHO: [&str; 16] = [
        "方",
        "姓名",
        "名称",
        "用户",
        "ID",
        "卡号",
        "见证人",
        "出借",
        "借入",
        "受让",
        "转让",
        "承租",
        "出租",
        "委托",
        "受托",
        "代表",
    ];
    // 转让价格:____ and 委托期限:____ are terms of the contract.
    const WHAT: [char; 12] = ['价', '款', '费', '金', '期', '时', '日', '积', '数', '额', '率', '式'];
    let Some((label, rest)) = plain.split_once(':') else { return false };
    let rest = rest.split("以下").next().unwrap_or_default();
    label.chars().count() <= 20
        && (WHO.iter().any(|word| label.contains(word)) || label.ends_with(['人', '者']))
        && !label.contains(WHAT)
        && !rest.chars().any(char::is_alphanumeric)
}

/// Two or more underscores in a row, those apart that a figure was written on: ____100____.
fn has_line(text: &str) -> bool {
    let text = without_lines_of_figures(text);
    ["__", "_＿", "＿_", "＿＿"].iter().any(|line| text.contains(line))
}

/// Brackets around nothing: 【　　】, （　　　）.
fn has_empty_bracket(text: &str) -> bool {
    const PAIRS: [(char, char); 5] = [('【', '】'), ('（', '）'), ('(', ')'), ('〔', '〕'), ('[', ']')];
    const OPEN: [char; 5] = ['【', '（', '(', '〔', '['];
    text.contains(OPEN)
        && PAIRS.iter().any(|(open, close)| {
            text.split(*open).skip(1).any(|rest| {
                rest.split_once(*close)
                    .is_some_and(|(inner, _)| inner.trim().is_empty() && (inner.chars().count() > 0 || *open == '【'))
            })
        })
}

/// White space where a number belongs: 每月　　　元, 于　　日.
fn has_gap_before_unit(text: &str) -> bool {
    // 　　年级 and 　　日期 are names of the next field, not units.
    const WORDS: [char; 9] = ['级', '龄', '期', '人', '薪', '会', '籍', '度', '报'];
    // Gaps are few.
    if !text.contains("\u{3000}") && !text.contains("  ") {
        return false;
    }
    let mut blanks = 0;
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        if c == '\n' {
            blanks = 0;
        } else if c == '\u{3000}' || c == ' ' {
            blanks += if c == ' ' { 1 } else { 2 };
        } else {
            let unit = matches!(c, '元' | '日' | '月' | '年' | '%' | '％' | '天' | '个');
            if blanks >= 4 && unit && !chars.peek().is_some_and(|next| WORDS.contains(next)) {
                return true;
            }
            blanks = 0;
        }
    }
    false
}

#[cfg(test)]
mod tests {
    use super::{blanks, has_gap_before_unit, has_line, waits_for_a_name};

    #[test]
    fn every_blank_of_a_clause_counts() {
        for (text, count) in [("自____年__月__日起", 3), ("租金【　】元，押金【　】元", 2), ("每月　　　元", 1)]
        {
            assert_eq!(blanks(text), count, "{text}");
        }
    }

    #[test]
    fn a_gap_before_a_unit_is_a_blank_and_one_before_the_next_field_is_none() {
        assert!(has_gap_before_unit("每月　　　元"));
        assert!(!has_gap_before_unit("学员：敖某　　年级：四年级　　日期：见封面"));
    }

    #[test]
    fn a_line_for_a_name_is_filled_in_when_signing() {
        for (text, name) in [
            ("承租方[以下简称乙方]:____", true),
            ("乙方(出借方)姓名/企业名称:____", true),
            ("借入者:____(),以下称\"借入方\";", true),
            ("房屋位置:____建筑面积____平方米.", false),
            ("出质人:____", true),
            ("交货日期:____", false),
            ("转让价格:____", false),
            ("委托期限:____", false),
            ("甲方应于____日前付清.", false),
            ("委托费用:人民币____元", false),
        ] {
            assert_eq!(waits_for_a_name(text), name, "{text}");
        }
    }

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
