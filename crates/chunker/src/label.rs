//! The labels that number articles and items: 第七条, 三、, （二）, 4., 5.1, ①, 甲、.

/// What a label numbers, from the outermost inwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum LabelKind {
    /// 第…章, 第…节, 第…部分, 【…】: a group of articles.
    Chapter,
    /// 第…条, 一、: an article.
    Article,
    /// 1., 1.2, 1、: a clause of an article.
    Clause,
    /// （一）, (1), ①, 甲、, A.: an item of a clause.
    Item,
}

fn is_numeral(c: char) -> bool {
    is_digit(c)
        || matches!(
            c,
            '〇' | '零' | '一' | '二' | '三' | '四' | '五' | '六' | '七' | '八' | '九' | '十' | '百' | '千' | '两'
        )
}

pub(crate) fn is_digit(c: char) -> bool {
    matches!(c, '0'..='9' | '０'..='９')
}

/// The label at the start of `line` after optional white space, and its end in bytes including the mark that follows
/// it.
pub(crate) fn label(line: &str) -> Option<(LabelKind, usize)> {
    let blank = line.len() - line.trim_start().len();
    let (kind, length) = bare_label(&line[blank..])?;
    Some((kind, blank + length))
}

fn bare_label(line: &str) -> Option<(LabelKind, usize)> {
    let mut chars = line.chars();
    match chars.next()? {
        '第' => {
            let rest = &line['第'.len_utf8()..];
            let number = rest.find(|c: char| !is_numeral(c) && !c.is_whitespace())?;
            let numeral = rest[..number].trim();
            let unit = rest[number..].chars().next()?;
            if numeral.is_empty() {
                return None;
            }
            let kind = match unit {
                '条' => LabelKind::Article,
                '章' | '节' | '编' => LabelKind::Chapter,
                '部' if rest[number..].starts_with("部分") => LabelKind::Chapter,
                '款' | '项' => LabelKind::Item,
                _ => return None,
            };
            let mut length = '第'.len_utf8() + number + unit.len_utf8();
            if rest[number..].starts_with("部分") {
                length += '分'.len_utf8();
            }
            Some((kind, length))
        }
        '【' => {
            let close = line.find('】')?;
            (line[..close].chars().count() <= 20).then_some((LabelKind::Chapter, close + '】'.len_utf8()))
        }
        '①'..='⑳' | '⑴'..='⒇' => Some((LabelKind::Item, '①'.len_utf8())),
        open @ ('（' | '(') => {
            let inner = &line[open.len_utf8()..];
            let number = inner.find(|c: char| !is_numeral(c))?;
            let close = inner[number..].chars().next().filter(|c| matches!(c, '）' | ')'))?;
            (number > 0 && inner[..number].chars().count() <= 4)
                .then(|| (LabelKind::Item, open.len_utf8() + number + close.len_utf8()))
        }
        first if is_digit(first) => {
            let end = line.find(|c: char| !is_digit(c) && !matches!(c, '.' | '．' | '-'))?;
            let number = &line[..end];
            let next = line[end..].chars().next()?;
            let groups = number.split(['.', '．', '-']).filter(|group| !group.is_empty()).count();
            if number.chars().count() > 12 || number.split(['.', '．', '-']).any(|group| group.chars().count() > 3) {
                return None;
            }
            match next {
                '、' | '）' | ')' => Some((LabelKind::Clause, end + next.len_utf8())),
                // `3.5元` is an amount, `3.保证金` a label; `2026-1` is a date.
                _ if number.ends_with(['.', '．']) => Some((LabelKind::Clause, end)),
                _ if groups >= 2 && !number.contains('-') && !"元万%％倍年月日天个‰".contains(next) => {
                    Some((LabelKind::Clause, end))
                }
                _ => None,
            }
        }
        first if is_numeral(first) => {
            let end = line.find(|c: char| !is_numeral(c))?;
            let next = line[end..].chars().next()?;
            (matches!(next, '、' | '．' | '.') && line[..end].chars().count() <= 4)
                .then(|| (LabelKind::Article, end + next.len_utf8()))
        }
        first @ ('甲' | '乙' | '丙' | '丁' | '戊' | '己' | '庚' | '辛' | '壬' | '癸') => {
            let behind = line[first.len_utf8()..].strip_prefix('、')?;
            // 甲、乙双方: two parties in a row.
            let is_a_row = behind.starts_with(['甲', '乙', '丙', '丁']);
            (!is_a_row).then_some((LabelKind::Item, first.len_utf8() + '、'.len_utf8()))
        }
        first @ 'A'..='Z' => {
            let next = chars.next()?;
            matches!(next, '.' | '、' | '．').then(|| (LabelKind::Item, first.len_utf8() + next.len_utf8()))
        }
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{LabelKind, label};

    #[test]
    fn labels_as_drafters_write_them() {
        use LabelKind::{Article, Chapter, Clause, Item};
        for (line, expected) in [
            ("第七条 押金", Some((Article, "第七条"))),
            ("第 12 条押金", Some((Article, "第 12 条"))),
            ("  第一章 总则", Some((Chapter, "  第一章"))),
            ("第三部分 附则", Some((Chapter, "第三部分"))),
            ("一、甲方将", Some((Article, "一、"))),
            ("十二、本协议", Some((Article, "十二、"))),
            ("（二）押金", Some((Item, "（二）"))),
            ("(1)押金", Some((Item, "(1)"))),
            ("3.押金", Some((Clause, "3."))),
            ("3.2押金", Some((Clause, "3.2"))),
            ("3.2.1 押金", Some((Clause, "3.2.1"))),
            ("19-1.顾客", Some((Clause, "19-1."))),
            ("4、押金", Some((Clause, "4、"))),
            ("①押金", Some((Item, "①"))),
            ("乙、内景", Some((Item, "乙、"))),
            ("甲、乙双方协商一致", None),
            ("【押金】", Some((Chapter, "【押金】"))),
            ("A.押金", Some((Item, "A."))),
            ("3.5元一度", None),
            ("2026年5月1日", None),
            ("2026-05-01起", None),
            ("1,850元", None),
            ("第三方", None),
            ("乙方应当", None),
            ("三日内", None),
            ("（以下简称甲方）", None),
            ("第", None),
            ("", None),
        ] {
            assert_eq!(label(line).map(|(kind, length)| (kind, &line[..length])), expected, "{line}");
        }
    }
}
