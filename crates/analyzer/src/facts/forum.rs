//! Where disputes go.

use super::{
    BLANK, Said, Scene, is_ideograph,
    line::{Line, OPEN_BOX, TICKED_BOX},
    words::Class,
};
use crate::report::FactTopic;

/// What is told where a clause leads to a court and names none.
const ANY_COURT: &str = "去法院，没写哪里的法院";
/// What is added where somebody may choose another one.
const OTHER_COURT: &str = "，有的情况可去别的法院";

/// What is added where a court is told for those who chose no arbitration.
const UNCHOSEN: &str = "（没有另选的话）";

/// The court or the arbitration commission, where there is one and not a choice of both.
pub(super) fn disputes(scene: &Scene<'_>) -> Vec<Said> {
    // （七）纠纷 above 可以选择下列第____种方式：: the title says what it is about.
    let is_titled = |line: &Line| line.title_says_from(Class::Quarrel, 0);
    // 有争执，先找店长；还不行的，就到本店所在地法院解决: the sentence goes on.
    let goes_on = |number: usize| {
        let line = &scene.lines[number];
        let above = number.checked_sub(1).map(|above| &scene.lines[above]);
        let above = above.filter(|above| above.plain.ends_with(';') && above.sentence + 1 == line.sentence);
        above.is_some_and(|above| above.says(Class::Quarrel)) && (line.holds("法院") || line.holds("仲裁"))
    };
    let lines = || {
        let told = |(number, line): &(usize, &Line)| line.says(Class::Quarrel) || is_titled(line) || goes_on(*number);
        scene.lines.iter().enumerate().filter(told)
    };
    // Who must go to arbitration before the court is not told of the court, which stands in a sentence of its own.
    let of_labour = lines().find(|(_, line)| is_of_labour(line) && !matches!(boxes(&line.plain), Boxes::Open));
    if let Some((number, line)) = of_labour {
        // 可向劳动仲裁机构申请，或向法院起诉: which of the two comes first is not said.
        let between =
            line.plain.split_once("仲裁").and_then(|(_, rest)| rest.rsplit_once("法院")).map(|(rest, _)| rest);
        if between.is_some_and(|rest| rest.contains('或') && !rest.contains("不服")) {
            return Vec::new();
        }
        let court = [Some(line), scene.lines.get(number + 1)].into_iter().flatten();
        let then = court.into_iter().any(|line| line.says(Class::ToCourt));
        // 涉及派遣员工劳动争议的，先行劳动仲裁 is the case apart in a contract of two companies.
        let is_a_case_apart = line.places("劳动争议的").first().is_some_and(|at| line.text(0, *at).contains("涉及"));
        if !is_a_case_apart {
            let value = if then { "先申请劳动仲裁，不服再去法院" } else { "先申请劳动仲裁" };
            // 单纯侵犯商业秘密的争议，企业可直接向……法院起诉.
            let rest = scene.rest_of_sentence(number).chain(scene.behind(number).take(1));
            let directly = rest.into_iter().any(|line| line.holds("直接向") && line.says(Class::ToCourt));
            let value = format!("{value}{}", if directly { "，有的争议直接去法院" } else { "" });
            return vec![said(number, line, value)];
        }
    }
    let mut out: Vec<Said> = Vec::new();
    // Sentences that name a commission; two tell whether another one does.
    let commissions = scene.lines.iter().filter(|line| line.holds("仲裁委员会")).map(|line| line.sentence);
    let commissions: Vec<usize> = commissions.take(2).collect();
    // 甲方已于2025年1月向南桥区人民法院起诉（案号：…）: what was, is not where disputes go.
    for (number, line) in lines().filter(|(_, line)| !line.says(Class::WentToCourt)) {
        if let Some(open) = choice(line) {
            // A choice that is told by number stands in other lines, but where none is told.
            return open.then(|| said(number, line, BLANK.to_owned())).into_iter().collect();
        }
        let told = match boxes(&line.plain) {
            Boxes::None => arbitration(&line.plain).or_else(|| court(&line.plain)),
            Boxes::Ticked(text) => arbitration(&text).or_else(|| court(&text)),
            Boxes::Open => Some(BLANK.to_owned()),
        };
        // ……，但会员住在本市的，也可以选择在住所地法院起诉.
        let told = told.map(|value| {
            let is_one_court = value.starts_with('去') && value.ends_with("法院");
            if is_one_court && leaves_a_choice(scene, number) { format!("{value}{OTHER_COURT}") } else { value }
        });
        // 未选择仲裁的，向……法院起诉: what holds where nobody chose.
        let is_a_rest = ["未选择", "未选定", "没有选择", "没选"].iter().any(|word| line.holds(word));
        // 保险单载明仲裁机构的，提交该机构仲裁；未载明的，向法院起诉: where another line names a commission, that one is chosen.
        let is_unnamed = ["未载明", "没有载明", "未约定仲裁", "没有约定仲裁"].iter().any(|word| line.holds(word));
        let named_elsewhere = || commissions.iter().any(|sentence| *sentence != line.sentence);
        if is_unnamed && named_elsewhere() {
            continue;
        }
        let is_a_rest = is_a_rest || is_unnamed;
        let told = told.map(|value| if is_a_rest { format!("{value}{UNCHOSEN}") } else { value });
        out.extend(told.map(|value| said(number, line, value)));
    }
    // 甲方已向有管辖权的人民法院起诉的，可以披露…: who speaks of a court by the way says nothing against the clause that names one.
    let names_a_court = |said: &Said| {
        let court = said.value.trim_end_matches(OTHER_COURT);
        court.starts_with('去') && court.ends_with("法院") && !court.starts_with(ANY_COURT)
    };
    if out.iter().any(names_a_court) {
        out.retain(|said| {
            !said.value.starts_with(ANY_COURT) || scene.lines[said.line].title_says_from(Class::Quarrel, 0)
        });
    }
    out
}

/// Whether the sentence, or the rest of it, lets somebody go to another court in some case.
fn leaves_a_choice(scene: &Scene<'_>, number: usize) -> bool {
    const BUT: [&str; 2] = [",但", ";但"];
    // 也可以申请财产保全 leads to no other court.
    const NO_SUIT: [&str; 3] = ["保全", "执行", "调解"];
    const ALSO: [&str; 6] = ["也可", "亦可", "还可", "可选择", "可以选择", "有权选择"];
    let other = |text: &str| {
        !NO_SUIT.iter().any(|word| text.contains(word))
            && ALSO.iter().any(|also| text.contains(also))
            && ["法院", "住所地", "所在地"].iter().any(|where_| text.contains(where_))
    };
    let line = &scene.lines[number];
    let own = BUT.iter().find_map(|but| line.plain.split_once(but)).is_some_and(|(_, rest)| other(rest));
    own || scene.rest_of_sentence(number).any(|rest| rest.plain.starts_with('但') && other(&rest.plain))
}

fn said(number: usize, line: &Line, value: String) -> Said {
    let start = ["仲裁", "法院"].iter().filter_map(|word| line.places(word).first().copied()).min().unwrap_or(0);
    let label = "争议去哪里".to_owned();
    Said::of(FactTopic::Disputes, label, value, number, start..start + 2)
}

fn is_of_labour(line: &Line) -> bool {
    line.says(Class::LabourDispute) && line.holds("仲裁")
}

/// Whether a line leads to a choice by number, and whether its number was left open: 按下列第____种方式解决.
fn choice(line: &Line) -> Option<bool> {
    if line.says(Class::OpenChoice) {
        return Some(line.holds("种") || line.holds("项"))
            .filter(|_| line.says(Class::Dispute) || !line.title.is_empty());
    }
    let numbered = line.says(Class::ByNumber);
    numbered.then_some(false)
}

/// The boxes of a line.
enum Boxes {
    None,
    /// What stands behind the only one that is ticked.
    Ticked(String),
    /// Several, none ticked.
    Open,
}

fn boxes(text: &str) -> Boxes {
    let open = text.matches(OPEN_BOX).count();
    let ticked: Vec<usize> = text.match_indices(TICKED_BOX).map(|(at, _)| at).collect();
    match (open, &ticked[..]) {
        (0, []) => Boxes::None,
        (_, [one]) => {
            let rest = text[*one..].trim_start_matches(TICKED_BOX);
            Boxes::Ticked(rest.split(OPEN_BOX).next().unwrap_or_default().to_owned())
        }
        (2.., []) if text.contains("仲裁") && text.contains("法院") => Boxes::Open,
        _ => Boxes::Ticked(String::new()),
    }
}

fn has(text: &str, words: &[&str]) -> bool {
    words.iter().any(|word| text.contains(word))
}

fn arbitration(text: &str) -> Option<String> {
    const HOUSES: [&str; 3] = ["仲裁委员会", "仲裁院", "仲裁中心"];
    let (at, house) = HOUSES.iter().find_map(|house| Some((text.find(house)?, house)))?;
    if has(text, &["法院"]) && !has(text, &["强制执行", "申请执行"]) || has(text, &["不得申请仲裁", "不选择仲裁"])
    {
        return None;
    }
    let name = behind(text, at, &["向", "提交给", "提交至", "提交", "提请", "交由", "由", "至", "交给", "交"])?;
    // 提交__茂溪__仲裁委员会: what was written on the line is the name.
    let name = name.trim_matches('_');
    if name.is_empty() && text[..at].ends_with('_') || name.contains(['_', '[']) {
        return Some(BLANK.to_owned());
    }
    let length = name.chars().count();
    let known = (2..=16).contains(&length) && !name.contains(['(', ',', '/']);
    known.then(|| format!("去{name}{house}仲裁"))
}

fn court(text: &str) -> Option<String> {
    if has(text, &["仲裁"])
        || !(has(text, &["起诉", "诉讼", "管辖", "解决", "提起", "处理", "审理", "裁判", "打官司", "诉至"])
            || goes_to_court(text))
        || has(text, &["生效", "判决", "查封", "强制执行"])
    {
        return None;
    }
    let at = text.find("人民法院").or(text.find("法院"))?;
    // 所在地（星河区）人民法院.
    let plain = without_aside(text, at);
    let aside = plain.as_ref().map_or("", |(_, open)| &text[*open..at]).trim_matches(['(', ')']);
    let (text, at) = plain.as_ref().map_or((text, at), |(text, at)| (text.as_str(), *at));
    let name = behind(text, at, &["向", "提交", "由", "至", "到", "去", "诉诸", "诉讼("])?;
    let mut name = name.trim_matches('_').to_owned();
    if name.is_empty() && text[..at].ends_with('_') {
        return Some(BLANK.to_owned());
    }
    if name.contains('_') || name.contains('[') {
        return Some(BLANK.to_owned());
    }
    for word in ["依法", "有管辖权的", "具有管辖权的", "有管辖权", "具有管辖权", "享有管辖权的", "当地有权"]
    {
        name = name.replace(word, "");
    }
    // 甲某住的南桥区法院 says where somebody lives.
    name = name.split("住的").map(|part| part.replace('的', "")).collect::<Vec<_>>().join("住的");
    // 保险标的 is a word of its own.
    name = name.replace("保险标所在", "保险标的所在");
    let length = name.chars().count();
    if name.contains(['(', ',', '/', '"', ':'])
        || length > 20
        || name.contains(['且', '便'])
        || name.contains("协商")
        || name.starts_with("所在地")
        || name.starts_with("住所地")
    {
        return None;
    }
    Some(match name.as_str() {
        "" | "中华人民共和国" => ANY_COURT.to_owned(),
        // 合同签订地（澄湾市滨河区）: where that is stands in brackets.
        _ if !aside.is_empty() && aside.chars().all(is_ideograph) => {
            format!("去{name}（{aside}）法院")
        }
        _ => format!("去{name}法院"),
    })
}

/// Whether a phrase ends where somebody goes: 谈不拢就去临澜区法院, 到甲方所在地法院告.
fn goes_to_court(text: &str) -> bool {
    text.split([',', ';', '.', '!']).any(|phrase| {
        let Some((before, behind)) = phrase.split_once("法院") else { return false };
        let ends = ["", "告", "告状", "说理", "解决"].contains(&behind);
        let goes = ["去", "到"].iter().any(|goes| before.contains(goes));
        ends && goes
    })
}

/// The same without brackets that end at `at`, and where what stood behind them stands then.
fn without_aside(text: &str, at: usize) -> Option<(String, usize)> {
    let open = text[..at].strip_suffix(')')?.rfind('(')?;
    Some((format!("{}{}", &text[..open], &text[at..]), open))
}

/// The words between the last of `marks` and `at`, within the phrase.
fn behind(text: &str, at: usize, marks: &[&str]) -> Option<String> {
    let before = &text[..at];
    let before = before.rsplit([',', ';', '.', '!', '?']).next().unwrap_or_default();
    // 到达地 is a place, and 到 in it leads to none.
    let leads = |mark: &str| before.rfind(mark).filter(|place| !before[*place..].starts_with("到达"));
    let cut = marks.iter().filter_map(|mark| leads(mark).map(|place| place + mark.len())).max()?;
    Some(before[cut..].to_owned())
}
