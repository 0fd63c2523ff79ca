//! Where disputes go.

use super::{BLANK, Said, Scene, line::Line};
use crate::report::FactTopic;

/// The court or the arbitration commission, where there is one and not a choice of both.
pub(super) fn disputes(scene: &Scene<'_>) -> Vec<Said> {
    let mut out: Vec<Said> = Vec::new();
    for (number, line) in scene.lines.iter().enumerate() {
        if !line.has(&["争议", "纠纷", "起诉", "诉讼", "仲裁", "管辖"]) {
            continue;
        }
        // A choice that is told by number stands in other lines.
        let choice = line.has(&[
            "第_",
            "以下第",
            "下列第",
            "下述第",
            "第[",
            "以下方式",
            "下列方式",
            "以下两种",
            "下列两种",
            "以下一种",
            "方式之一",
        ]);
        if choice {
            return Vec::new();
        }
        let told = if line.has(&["劳动争议", "劳动人事", "劳动仲裁"]) && line.has(&["仲裁"]) {
            Some("先申请劳动仲裁，不服再去法院".to_owned()).filter(|_| line.has(&["起诉", "诉讼", "法院"]))
        } else {
            arbitration(line).or_else(|| court(line))
        };
        if let Some(value) = told {
            let start =
                ["仲裁", "法院"].iter().filter_map(|word| line.places(word).first().copied()).min().unwrap_or(0);
            out.push(Said {
                topic: FactTopic::Disputes,
                label: "争议去哪里".to_owned(),
                value,
                line: number,
                start,
                end: start + 2,
                range: None,
            });
        }
    }
    out
}

fn arbitration(line: &Line) -> Option<String> {
    let &at = line.places("仲裁委员会").first()?;
    if line.has(&["法院"]) && !line.has(&["强制执行", "申请执行"]) || line.has(&["不得申请仲裁", "不选择仲裁"])
    {
        return None;
    }
    let name = behind(line, at, &["向", "提交给", "提交至", "提交", "提请", "交由", "由", "至", "交"])?;
    if name.contains('_') || name.contains('[') {
        return Some(BLANK.to_owned());
    }
    let length = name.chars().count();
    let known = (2..=16).contains(&length) && !name.contains(['(', ',', '/']);
    known.then(|| format!("去{name}仲裁委员会仲裁"))
}

fn court(line: &Line) -> Option<String> {
    if line.has(&["仲裁"])
        || !line.has(&["起诉", "诉讼", "管辖", "解决", "提起"])
        || line.has(&["生效", "判决", "查封", "强制执行"])
    {
        return None;
    }
    let at = line.places("人民法院").first().or(line.places("法院").first()).copied()?;
    let mut name = behind(line, at, &["向", "提交", "由", "至", "到", "诉诸"])?;
    if name.contains('_') || name.contains('[') {
        return Some(BLANK.to_owned());
    }
    for word in ["依法", "有管辖权的", "具有管辖权的", "有管辖权", "具有管辖权", "享有管辖权的", "当地有权", "的"]
    {
        name = name.replace(word, "");
    }
    let length = name.chars().count();
    if name.contains(['(', ',', '/', '"', ':'])
        || length > 20
        || name.starts_with("所在地")
        || name.starts_with("住所地")
    {
        return None;
    }
    Some(match name.as_str() {
        "" => "去法院，没写哪里的法院".to_owned(),
        _ => format!("去{name}法院"),
    })
}

/// The words between the last of `marks` and `at`, within the phrase.
fn behind(line: &Line, at: usize, marks: &[&str]) -> Option<String> {
    let (from, _) = line.phrase(at, at);
    let before = line.text(from, at);
    let cut = marks.iter().filter_map(|mark| before.rfind(mark).map(|place| place + mark.len())).max()?;
    Some(before[cut..].to_owned())
}
