//! What was looked for and not found, as far as it can be said beside what was found.
//!
//! Several rules may speak of one matter: those of a family, of all contracts, of services. A clause is told by one of them,
//! and the names of the others would deny it.

use baihua_analyzer::Report;
use baihua_kb::builtin;

use crate::pages::words;

/// Matters that more than one rule speaks of, as words of their names and of what they say.
const MATTERS: [&[&str]; 16] = [
    &["涨", "调价", "改价", "改内容", "改条件", "改规则", "调租金", "调整", "改变"],
    &["加钱", "加价", "另收", "另外付钱", "乱收", "多收"],
    &["违约金", "罚", "滞纳", "晚交", "晚付", "偏重"],
    &["自动续", "自动再", "续约", "续租", "续期", "续费", "续保"],
    &["发票", "开票"],
    &["不退", "没收", "退还", "押金", "退钱", "退费", "退款", "退保"],
    &["解约", "解除", "收回", "收房", "停就停", "终止", "说走就走", "退租", "提前结束"],
    &["不负责", "免责", "受伤", "伤人", "人身", "概不", "风险"],
    &["管辖", "起诉", "仲裁", "法院", "投诉", "打官司"],
    &["个人信息", "信息可以", "肖像", "人脸", "隐私"],
    &["解释"],
    &["转给", "转让", "换人", "转租"],
    &["维修", "修理", "自然老化"],
    &["告知", "说明", "隐瞒"],
    &["等待期", "报案", "医院", "核定", "既往", "免赔", "宽限"],
    &["只由一方", "一方说了算", "单方"],
];

/// The names of the rules that were judged, found nothing, and speak of nothing that another rule found.
pub(in crate::pages) fn clear(report: &Report) -> Vec<String> {
    let found: Vec<String> = report
        .flags
        .iter()
        .map(|flag| format!("{} {}", words::rule_name(builtin(), &flag.rule_id), flag.finding))
        .collect();
    let holds = |text: &str, matter: &[&str]| matter.iter().any(|word| text.contains(word));
    let taken: Vec<&[&str]> =
        MATTERS.into_iter().filter(|matter| found.iter().any(|text| holds(text, matter))).collect();
    let judged = report.meta.rules_run.iter().filter(|id| !report.flags.iter().any(|flag| flag.rule_id == **id));
    judged
        .map(|id| words::rule_name(builtin(), id))
        .filter(|name| !taken.iter().any(|matter| holds(name, matter)))
        .collect()
}

#[cfg(test)]
mod tests {
    use baihua_kb::{Card, builtin};

    use super::{MATTERS, clear};
    use crate::pages::tests::demo;

    #[test]
    fn nothing_is_denied_that_was_found() {
        // What the demo contract does: it is renewed by itself, its rent changes at will, late payment costs too much, an
        // invoice costs extra, the deposit is kept.
        let names = clear(&demo(Card::Contract));
        for denied in [
            "一方随时改价改内容",
            "晚交租或晚搬罚得过高",
            "到期自动续约难退出",
            "谈好价后加钱、开票另收钱",
            "对方说停就停、说走就走",
        ] {
            assert!(!names.iter().any(|name| name == denied), "{denied} in {names:?}");
        }
        assert!(names.iter().any(|name| name == "租期超过二十年"), "{names:?}");
        assert!(!clear(&demo(Card::Policy)).is_empty());
    }

    #[test]
    fn where_nothing_was_found_everything_judged_is_clear() {
        let mut report = demo(Card::Contract);
        report.flags.clear();
        assert_eq!(clear(&report).len(), report.meta.rules_run.len());
    }

    #[test]
    fn every_matter_is_one_of_some_rule() {
        let rules = || builtin().rules(Card::Contract).iter().chain(builtin().rules(Card::Policy));
        for matter in MATTERS {
            let named =
                rules().any(|rule| matter.iter().any(|word| rule.name.contains(word) || rule.finding.contains(word)));
            assert!(named, "{matter:?}");
        }
    }
}
