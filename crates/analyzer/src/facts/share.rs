//! What a share in percent is of.

use super::line::Line;

/// What a share at `start` is of: 应付租金 in 按应付租金的5%.
pub(super) fn base_of(line: &Line, start: usize) -> Option<String> {
    let (from, _) = line.phrase(start, start);
    let before = line.text(from, start);
    let before = before
        .strip_suffix('的')
        .or_else(|| before.strip_suffix("的日"))
        .or_else(|| before.strip_suffix("总额"))
        .unwrap_or(&before)
        .to_owned();
    let marks = [
        "多付",
        "相当于",
        "按照",
        "应按",
        "按",
        "以",
        "支付",
        "向",
        "扣除",
        "承担",
        "收取",
        "加收",
        "偿付",
        "缴纳",
        "赔偿",
    ];
    let cut = marks.iter().filter_map(|mark| before.rfind(mark).map(|at| at + mark.len())).max()?;
    // 按欠款每天2‰.
    let base = ["每天", "每日", "按日"].iter().fold(&before[cut..], |base, day| base.trim_end_matches(day));
    let base = base.trim_start_matches(['其', '您']);
    // 该笔款 is one of several.
    let one_of = base.strip_prefix('该').is_some_and(|rest| rest.starts_with(['笔', '批', '期', '项', '次']));
    let base = if one_of { base } else { base.trim_start_matches('该') };
    let named = [
        "租金",
        "款",
        "款额",
        "费",
        "价",
        "金额",
        "总额",
        "本金",
        "工资",
        "报酬",
        "本息",
        "款项",
        "数额",
        "余额",
        "欠款",
        "没付的钱",
        "欠的钱",
    ]
    .iter()
    .any(|word| base.ends_with(word));
    let clean = !base.contains(['_', '(', ')', '"', ':'])
        && !["每日", "每天", "一日", "一天", "甲方", "乙方", "出租", "承租"].iter().any(|word| base.contains(word));
    ((2..=14).contains(&base.chars().count()) && named && clean).then(|| base.to_owned())
}
