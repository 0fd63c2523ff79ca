//! What part of a loss is paid, where a document pays different ones.

use std::collections::BTreeSet;

use crate::{
    facts::{
        Said, Scene,
        line::{BARS, Line},
    },
    read::quantity::Kind,
    report::FactTopic,
};

/// Takes out shares that are only one of several, and says of others that they are another one in some cases.
pub(super) fn weigh(scene: &Scene<'_>, out: &mut Vec<Said>) {
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
}

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
