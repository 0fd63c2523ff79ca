//! What tells that somebody is pregnant.

use super::is_before_range;

/// Words that tell a pregnancy.
const PREGNANT: [&str; 35] = [
    "孕妇",
    "妊娠",
    "孕周",
    "产科",
    "产前",
    "孕期",
    "早孕",
    "中孕",
    "晚孕",
    "怀孕",
    "孕早期",
    "孕中期",
    "孕晚期",
    "产检",
    "孕检",
    "待产",
    "产妇",
    "产后",
    "胎儿",
    "胎心",
    "胎动",
    "胎位",
    "双胎",
    "单胎",
    "临产",
    "分娩",
    "周孕",
    "Pregnan",
    "pregnan",
    "PREGNAN",
    "G1P",
    "G2P",
    "G3P",
    "gestation",
    "孕产",
];

/// Words that hold one of these and tell none.
const NOT_PREGNANT: [&str; 24] = [
    "甲胎蛋白",
    "胎儿血红蛋白",
    "胎儿Hb",
    "癌胚",
    "妇产科",
    "产科医院",
    "否认妊娠",
    "否认怀孕",
    "未妊娠",
    "非妊娠",
    "排除妊娠",
    "未怀孕",
    "没怀孕",
    "没有怀孕",
    "无妊娠",
    "非孕妇",
    "是否妊娠",
    "是否怀孕",
    "妊娠:否",
    "怀孕:否",
    "妊娠试验",
    "妊娠史",
    "非怀孕",
    "孕产史",
];

/// Whether the text tells a pregnancy; in 甲胎蛋白 and 否认妊娠 nothing is told.
pub(super) fn is_expecting(whole: &str) -> bool {
    let mut text = whole.to_owned();
    for word in NOT_PREGNANT {
        if text.contains(word) {
            text = text.replace(word, "|");
        }
    }
    // 孕妇≥110 is for whom a limit is.
    let speaks_of = |word: &&str| text.match_indices(*word).any(|(at, _)| !is_before_range(&text[at + word.len()..]));
    PREGNANT.iter().any(speaks_of) || text.split("停经").skip(1).any(counts_weeks)
}

/// 停经12周, 停经40天, 停经38+2: a pregnancy is counted so; years are the change of life.
fn counts_weeks(behind: &str) -> bool {
    let number = behind.chars().take_while(|c| c.is_ascii_digit() || "一二三四五六七八九十余".contains(*c)).count();
    number > 0 && behind.chars().nth(number).is_some_and(|c| matches!(c, '周' | '天' | '日' | '+' | '个' | '月'))
}

/// 孕28周, 孕十二周.
pub(super) fn pregnant_weeks(text: &[char]) -> bool {
    text.iter().enumerate().any(|(at, &c)| {
        c == '孕' && text.get(at + 1).is_some_and(|c| c.is_ascii_digit() || "一二三四五六七八九十".contains(*c))
    })
}
