//! Inputs of a fifth review, by the class of fault they showed: limits that may be results, marks before numbers, blanks and strokes
//! between values.

use super::{
    Why,
    review::{Probe, check},
    sheet,
};
use baihua_kb::builtin;

/// What the reader is asked to look at, as `ID shown`.
fn asked(text: &str) -> Vec<String> {
    let indicators = builtin().indicators();
    let unread = sheet(text, None, None).unread.into_iter().filter(|unread| unread.why == Why::Alarm);
    unread.map(|unread| format!("{} {}", indicators[unread.indicator].id, unread.shown)).collect()
}

/// Results that look like rules, or stand behind 危急值.
const MAY_BE_RESULTS: &[Probe] = &[
    ("血小板‹10×10^9/L考虑ITP", &["PLT <10"]),
    ("血小板<8×10^9/L立即联系血站", &["PLT <8"]),
    ("血小板‹5×10^9/L输血小板1U", &["PLT <5"]),
    ("血小板低于12×10^9/L考虑再障", &["PLT <12"]),
    ("血钾>8.0立即复查", &["K >8.0"]),
    ("血小板<9×10^9/L备注：已复查", &["PLT <9"]),
    ("备注：血小板<9×10^9/L", &["PLT <9"]),
    // 危急值 before the number.
    ("血小板 危急值‹5×10^9/L，已电话通知", &["PLT <5"]),
    ("血小板 危急值：<6", &["PLT <6"]),
    ("项目：血小板计数\n结果：危急值 <4×10^9/L", &["PLT <4"]),
    ("危急值：血小板<7×10^9/L", &["PLT <7"]),
    ("报危急值：PLT<7×10^9/L，已告知管床医生", &["PLT <7"]),
    ("血小板<7×10^9/L属于危急值，已电话通知", &["PLT <7"]),
    // 建议, 反应 somewhere before the name.
    ("建议备血小板，PLT<7×10^9/L", &["PLT <7"]),
    ("过敏反应后查PLT<7×10^9/L", &["PLT <7"]),
    // A rule that speaks of this patient, or stands in a row of results.
    ("患者血钾>7.0mmol/L需要透析", &["K >7.0"]),
    ("该患者血钾>7.0mmol/L需要透析", &["K >7.0"]),
    ("12床血小板<7×10^9/L需输血小板", &["PLT <7"]),
    ("白细胞 1.8\n血红蛋白 66\n血小板<7×10^9/L需输血小板", &["PLT <7"]),
    ("危急值登记：血小板<7×10^9/L，血红蛋白<30g/L，均已电话通知", &["PLT <7", "HGB <30"]),
];

/// Legends, rules, conditions.
const NO_RESULTS: &[&str] = &[
    "血钾 4.4\n危急值：血钾<2.8或>6.2mmol/L",
    "血小板 188\n血小板 危急值<20×10^9/L",
    "血小板 188\n血小板<10×10^9/L考虑输注",
    "危急值界限：血小板<20×10^9/L，血钾>6.2mmol/L\n钠 140",
    "危急值：K<2.5，Na<115，PLT<15\n钙 2.3",
    "钙 2.3\n附：本院危急值\n血钾 <2.8 或 >6.2 mmol/L\n血小板 <20×10^9/L\n血红蛋白 <50 g/L",
    "钙 2.3\n危急值项目表\n血小板 <20×10^9/L\n血红蛋白 <50 g/L",
    "钙 2.3\n危急值报告范围\n血小板 <20×10^9/L",
    "钙 2.3\n血钾 危急值：<2.8\n血钠 危急值：<120\n血小板 危急值：<20",
    "参考标准：血小板<20×10^9/L\n钙 2.3",
    "血钾>6.5mmol/L需要透析\n血小板<20×10^9/L需输注\n钙 2.3",
    "血钾>6.5mmol/L考虑透析，血小板<20×10^9/L考虑输注\n钙 2.3",
    "血钾>6.5mmol/L可引起心律失常，血钾<2.5mmol/L可导致肌无力\n钙 2.3",
    "血小板<20×10^9/L者预防性输注\n钙 2.3",
    "血小板<20×10^9/L时卧床\n钙 2.3",
    "若血小板<10×10^9/L立即来院\n钙 2.3",
    "如血小板<10×10^9/L，请立即来院\n钙 2.3",
    "血小板<20×10^9/L为危急值\n钙 2.3",
    "注：血钾>6.2 mmol/L 或 <2.8 mmol/L 为危急值\n钙 2.3",
    "ITP患者血小板<10×10^9/L需住院\n钙 2.3",
    "钾 4.1 mmol/L 3.5-5.3 危急值<2.8",
    "血红蛋白<60g/L考虑输血\n钙 2.3",
];

#[test]
fn what_may_be_a_critical_result_is_not_passed_over() {
    for (text, expected) in MAY_BE_RESULTS {
        assert_eq!(asked(text), *expected, "{text}");
    }
}

#[test]
fn legends_and_rules_ask_nothing() {
    for text in NO_RESULTS {
        assert_eq!(asked(text), [""; 0], "{text}");
        assert!(sheet(text, None, None).readings.iter().all(|reading| !reading.verdict.critical), "{text}");
    }
}

/// A note of a critical value is no legend, and a range behind a limit makes a result of it.
const RESULTS: &[Probe] = &[
    ("危急值报告单\n血小板 <5×10^9/L", &["PLT <5 low!"]),
    ("血小板 <5 10^9/L 125-350 备注：已复查", &["PLT <5 low!"]),
    ("血小板小于5", &["PLT <5 low!"]),
    ("血钾大于8.0mmol/L", &["K >8.0 high!"]),
    ("血小板 危急值：7", &["PLT 7 low!"]),
];

#[test]
fn results_with_a_sign_of_comparison() {
    check(RESULTS);
}

#[test]
fn a_critical_limit_without_a_name_is_told() {
    let unnamed = |text: &str| sheet(text, None, None).unnamed;
    assert!(unnamed("钾 4.1 mmol/L\n危急值<5×10^9/L"));
    assert!(!unnamed("血小板 210 10^9/L\n危急值<20×10^9/L"));
    assert!(!unnamed("钾 4.1 mmol/L 危急值<2.8"));
}

/// Marks before the number, dashes before it.
const MARKS: &[Probe] = &[
    ("钾:L2.1", &["K 2.1 low!"]),
    ("血钾：L 2.1", &["K 2.1 low!"]),
    ("血钾L 2.1", &["K 2.1 low!"]),
    ("钾-H6.9", &["K 6.9 high!"]),
    ("钠：H 168", &["Na 168 high!"]),
    ("钠-168↑", &["Na 168 high!"]),
    ("血小板-L12", &["PLT 12 low!"]),
    ("血小板——9", &["PLT 9 low!"]),
    ("钾 (↑)6.9", &["K 6.9 high!"]),
];

#[test]
fn marks_and_dashes_before_the_number() {
    check(MARKS);
    for (row, name) in [
        ("肌酸激酶：H955", "肌酸激酶"),
        ("降钙素原：H 8.7", "降钙素原"),
        ("肌红蛋白-H410", "肌红蛋白"),
        ("D-二聚体-3.9↑", "D-二聚体"),
        ("葡萄糖：L1.7", "葡萄糖"),
    ] {
        assert_eq!(sheet(&format!("钾 4.1\n{row}"), None, None).marked, [name], "{row}");
    }
}

/// A heading with blanks between its characters, and units that begin with ten.
const BLANKS: &[Probe] = &[
    ("项 目 结 果 单 位 参 考 值\n白细胞计数 6.4 10^9/L 3.5-9.5", &["WBC 6.4 normal"]),
    ("项 目 结 果 单 位 参 考 值\n白细胞计数\n6 .4 10^9/L 3.5-9.5", &["WBC 6.4 normal"]),
    ("项 目 结 果 单 位 参 考 值\n血小板计数 11 10^9/L 125-350", &["PLT 11 low!"]),
    ("项 目 结 果 单 位 参 考 值\n血小板计数 11 10⁹/L 125-350", &["PLT 11 low!"]),
    ("项 目 结 果 单 位 参 考 值\n红细胞计数 4.7l 10^12/L 4.3-5.8", &["?RBC"]),
    ("项 目 结 果 单 位 参 考 值\n血红蛋白 1 36 g/L 130-175", &["?HGB"]),
    ("血小板 1 6 10^9/L 125-350", &["?PLT"]),
];

#[test]
fn the_ten_of_a_unit_is_no_part_of_a_torn_number() {
    check(BLANKS);
    assert_eq!(asked("血小板 1 6 10^9/L 125-350"), ["PLT 1 6"]);
}

const STROKES: &[Probe] = &[
    ("尿素/肌酐：9.8/120", &["UREA 9.8 high", "CREA 120 high"]),
    ("白细胞/血小板：0.6/11", &["WBC 0.6 low!", "PLT 11 low!"]),
    ("白蛋白/球蛋白：1.5/1\n钾 4.1", &["K 4.1 normal"]),
    ("谷草/谷丙：1.2\n钾 4.1", &["K 4.1 normal"]),
    ("尿素/肌酐 0.08\n钾 4.1", &["K 4.1 normal"]),
    // Names as they are written in Taiwan and Hong Kong.
    ("總膽固醇：4.40（<5.2）", &["TC 4.40 normal"]),
    ("紅細胞壓積 0.44 0.40-0.50", &["HCT 0.44 normal"]),
    ("平均紅細胞體積 91 82-100", &["MCV 91 normal"]),
];

#[test]
fn strokes_between_names_and_traditional_characters() {
    check(STROKES);
}

/// Days of two digits each in a heading, and a P with a colon among electrolytes.
const HEADINGS: &[Probe] = &[
    ("日期\t04-01\t04-08\t04-15\n血钾\t3.4\t2.6\t4.2", &["K 4.2 normal"]),
    ("检查日期\t09/12\t03/12\n血小板\t22\t240", &["PLT 22 low!"]),
    ("日期 04-01 04-08 04-15\n血钾 3.4 3.1 6.9", &["K 6.9 high!"]),
    ("日期 04-15 04-08 04-01\n血钾 6.9 3.1 3.4", &["K 6.9 high!"]),
    ("日期 2026-04-15 2026-04-08 2026-04-01\n血钾 6.9 3.1 3.4", &["K 6.9 high!"]),
    ("检验日期 2026-04-01\n血小板 22 125-350", &["PLT 22 low!"]),
    (
        "Na:139 K:4.2 Cl:103 Ca:2.3 P:1.1",
        &["Na 139 normal", "K 4.2 normal", "Cl 103 normal", "Ca 2.3 normal", "P 1.1 normal"],
    ),
    ("T:36.5 P:118 R:20\n血钾 4.2", &["K 4.2 normal"]),
];

#[test]
fn days_in_headings_and_phosphate_among_electrolytes() {
    check(HEADINGS);
}
