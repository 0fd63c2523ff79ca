//! The comparison in one sentence.

use super::comparison::DifferenceCounts;

/// 改好了 3 处，新增 1 处，还有 5 处没改。
pub(super) fn headline(counts: &DifferenceCounts, by_context: usize) -> String {
    let DifferenceCounts { mended, new, standing, worse, .. } = *counts;
    let mut parts: Vec<String> = Vec::new();
    match (mended, standing) {
        (0, 0) => {}
        (0, _) => parts.push("没有改好的".to_owned()),
        _ => parts.push(format!("改好了 {mended} 处")),
    }
    match (new, mended + standing) {
        (0, 0) => {}
        (0, _) => parts.push("没有新增".to_owned()),
        _ => parts.push(format!("新增 {new} 处")),
    }
    match standing {
        0 if mended > 0 => parts.push("原来的问题都改了".to_owned()),
        0 => {}
        _ => parts.push(format!("还有 {standing} 处没改")),
    }
    if worse > 0 {
        parts.push(format!("其中 {worse} 处对您更不利"));
    }
    if by_context > 0 {
        parts.push(format!("另有 {by_context} 处请您自己看一下"));
    }
    match parts.is_empty() {
        true => "两份里都没有发现明显对您不利的条款。".to_owned(),
        false => format!("{}。", parts.join("，")),
    }
}

#[cfg(test)]
mod tests {
    use super::{DifferenceCounts, headline};

    #[test]
    fn it_says_what_a_person_asks() {
        let told = |mended, new, standing, worse, by_context| {
            headline(&DifferenceCounts { mended, new, standing, worse, ..DifferenceCounts::default() }, by_context)
        };
        assert_eq!(told(3, 1, 5, 0, 0), "改好了 3 处，新增 1 处，还有 5 处没改。");
        assert_eq!(told(3, 0, 0, 0, 0), "改好了 3 处，没有新增，原来的问题都改了。");
        assert_eq!(told(0, 0, 5, 2, 0), "没有改好的，没有新增，还有 5 处没改，其中 2 处对您更不利。");
        assert_eq!(told(0, 2, 0, 0, 0), "新增 2 处。");
        assert_eq!(told(1, 0, 1, 0, 1), "改好了 1 处，没有新增，还有 1 处没改，另有 1 处请您自己看一下。");
        assert_eq!(told(0, 0, 0, 0, 0), "两份里都没有发现明显对您不利的条款。");
    }
}
