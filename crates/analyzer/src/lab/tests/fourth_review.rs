//! Inputs of a fourth, blind review, by the class of fault they showed. Where nobody can be sure, the right answer is `?ID` or a
//! status that is unknown with all values shown.

use super::{
    Why,
    review::{Probe, check},
    sheet, shown,
};
use baihua_kb::Sex;

/// Several results without a heading that orders them; and limits, which look different.
const SEVERAL: &[Probe] = &[
    ("AST 31 96 52", &["AST 31 / 96 / 52 unknown"]),
    ("钾 3.2 7.1 4.4", &["K 3.2 / 7.1 / 4.4 unknown!"]),
    ("WBC 5.3 4.2 9.7", &["WBC 5.3 / 4.2 / 9.7 unknown"]),
    ("项目 基线 第2周 第8周\nAST 31 96 52", &["AST 31 / 96 / 52 unknown"]),
    ("项目 门诊 入院 出院\nAST 31 96 52", &["AST 31 / 96 / 52 unknown"]),
    ("项目 D1 D3 D7\n血小板 210 88 45", &["PLT 210 / 88 / 45 unknown"]),
    ("项目 第一次 第二次 第三次\nAST 31 96 52", &["AST 31 / 96 / 52 unknown"]),
    ("项目\t治疗前\t治疗后\t随访\nAST\t31\t196\t52", &["AST 31 / 196 / 52 unknown"]),
    ("AST 31 96↑ 52 U/L", &["AST 31 / 96 / 52 U/L unknown"]),
    ("钾 4.1 6.9 mmol/L", &["K 4.1 / 6.9 mmol/L unknown!"]),
    // The heading orders them.
    ("项目 2023 2024 2025\nAST 31 96 52", &["AST 52 high"]),
    ("项目 2023 2024 2025 参考\nAST 31 96 38 15-40", &["AST 38 normal"]),
    ("项目 上次 本次 差值\nAST 31 196 165", &["AST 196 high"]),
    ("项目\t上次\t本次\nAST\t31\t196", &["AST 196 high"]),
    ("血小板 210 20250501 188 20250401", &["PLT 210 normal"]),
    // A value and its limits.
    ("钾\t6.9\t3.5\t5.3", &["K 6.9 high!"]),
    ("白细胞 6.0 4 10", &["WBC 6.0 normal"]),
    ("血小板 90 100 300", &["PLT 90 low"]),
    ("钾 6.9 mmol/L 3.4 4.6", &["K 6.9 mmol/L high!"]),
    // As many values as names.
    ("ALT/AST/GGT：41/36/72 U/L", &["ALT 41 normal", "AST 36 normal", "GGT 72 U/L high"]),
    ("钾/钠/氯：4.1/140/102", &["K 4.1 normal", "Na 140 normal", "Cl 102 normal"]),
    ("谷草/谷丙：1.2\n钾 4.1", &["K 4.1 normal"]),
];

#[test]
fn several_results_are_no_range() {
    for (text, expected) in SEVERAL {
        let got = shown(text, Some(Sex::Male), Some(50)).into_iter();
        let got: Vec<String> = got.map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
        assert_eq!(got, *expected, "{text}");
    }
}

const SPOILT: &[Probe] = &[
    ("钾  4 . 4", &["K 4.4 normal"]),
    ("钾 5 . 9 mmol/L 3.5-5.3", &["K 5.9 high"]),
    ("钾 4..1", &["?K"]),
    ("钾：5，9", &["?K"]),
    ("血小板 2 10 10^9/L", &["?PLT"]),
    ("钠 1 40 mmol/L 137-147", &["?Na"]),
    ("血小板 8 12", &["PLT 8 unknown!"]),
    // Letters for digits are put right where mark and range bear it out.
    ("白细胞 l2.6 ↑ 3.5-9.5", &["WBC 12.6 high"]),
    ("平均红细胞体积 9l.2 82-100", &["MCV 91.2 normal"]),
    ("白细胞 l2.6", &["?WBC"]),
    ("谷丙转氨酶 1O7", &["?ALT"]),
    ("肌酐 7l umol/L 57-97", &["?CREA"]),
    ("钾 5.B", &["?K"]),
    ("钾 S.6 3.5-5.3", &["?K"]),
    ("血小板 l7", &["?PLT"]),
    ("血小板 2O", &["?PLT"]),
];

#[test]
fn what_a_scanner_spoilt_is_not_guessed() {
    check(SPOILT);
    // What would be critical is told as it is printed.
    for (text, printed) in [("血小板 l7", "l7"), ("钾 6，9", "6，9")] {
        let told = sheet(text, None, None).unread.remove(0);
        assert_eq!((told.why, told.shown.as_str()), (Why::Alarm, printed));
    }
    // Nor is an older value called normal beside it.
    let older = "2026-01-03 血小板 237 10^9/L 125-350\n2026-02-10 血小板 1lOO 10^9/L";
    assert_eq!(shown(older, None, None), ["PLT 237 10^9/L unknown"]);
}

const LIMITS: &[Probe] = &[
    ("钾 4.1 mmol/L 3.5-5.3 危急值<2.8", &["K 4.1 normal"]),
    ("钾 4.1 mmol/L 3.5-5.3 危急值：<2.8 或 >6.2", &["K 4.1 normal"]),
    ("钾 4.1 mmol/L 3.5-5.3 危急值:无", &["K 4.1 normal"]),
    ("钾 4.1 危急值(<2.8) 3.5-5.3", &["K 4.1 normal"]),
    ("项目\t结果\t参考\t危急值\n钾\t4.1\t3.5-5.3\t<2.8或>6.2", &["K 4.1 normal"]),
    ("钾 6.9 mmol/L 3.5-5.3 危急值", &["K 6.9 high!"]),
    ("血钾危急值：6.9", &["K 6.9 high!"]),
    ("血钾 6.9 危急值已报告", &["K 6.9 high!"]),
    // Aims, rules, questions.
    ("建议LDL-C控制在1.8mmol/L以下\n钾 4.1", &["K 4.1 normal"]),
    ("LDL-C目标值 1.8mmol/L\n钾 4.1", &["K 4.1 normal"]),
    ("LDL-C达标值：1.8\n钾 4.1", &["K 4.1 normal"]),
    ("LDL-C 2.9 目标<1.8 参考 <3.4", &["LDL-C 2.9 normal"]),
    ("LDL-C目标<1.8，目前4.2mmol/L", &["LDL-C 4.2 high"]),
    ("输血使血红蛋白达到110g/L以上\n钾 4.1", &["K 4.1 normal"]),
    ("血小板升至50×10^9/L以上方可手术\n钾 4.1", &["K 4.1 normal"]),
    ("若血小板 20×10^9/L以下请急诊\n钾 4.1", &["K 4.1 normal"]),
    ("血小板‹20×10^9/L预防性输注\n钾 4.1", &["K 4.1 normal"]),
    ("血红蛋白<60g/L考虑输血\n钾 4.1", &["K 4.1 normal"]),
    ("甘油三酯≥5.6mmol/L有胰腺炎风险\n钾 4.1", &["K 4.1 normal"]),
    ("您是否知道血钾低于3.5mmol/L为低钾？\n钠 140", &["Na 140 normal"]),
    ("血钾6.8要不要紧？", &["K 6.8 high!"]),
    ("血小板<10×10^9/L，考虑ITP", &["PLT <10 low!"]),
];

#[test]
fn limits_aims_and_rules_are_no_results() {
    check(LIMITS);
}

const SCALES: &[Probe] = &[
    ("中性粒细胞比率 0.62 0.40-0.75", &["NEUT% 0.62 normal"]),
    ("淋巴细胞比率 0.30 0.20-0.50", &["LYMPH% 0.30 normal"]),
    ("单核细胞百分比 0.12 0.03-0.10", &["MONO% 0.12 high"]),
    ("嗜酸性粒细胞比率 0.02 0.004-0.08", &["EOS% 0.02 normal"]),
    ("中性粒细胞比率 0.62", &["?NEUT%"]),
    ("中性粒细胞 0.62 0.40-0.75", &["NEUT% 0.62 normal"]),
    ("血小板 0.87↓ ×10^11/L 1.25-3.50 ×10^11/L", &["PLT 0.87 low"]),
    ("白细胞 0.56 ×10^10/L", &["WBC 0.56 normal"]),
    ("白细胞 56 ×10^8/L", &["WBC 56 normal"]),
    // Bare names of cells.
    ("淋巴细胞 0.44 10^9/L 1.1-3.2", &["LYMPH# 0.44 low"]),
    ("单核细胞 14.7 % 3-10", &["MONO% 14.7 high"]),
    ("单核细胞 6.2 3-10", &["MONO% 6.2 normal"]),
    ("嗜碱性粒细胞(%)：0.4【0-1】", &["BASO% 0.4 normal"]),
    ("淋巴细胞(×10⁹/L)：2.17【1.1-3.2】", &["LYMPH# 2.17 normal"]),
    // Amounts that are given.
    ("白蛋白 10g 静滴 qd\n钾 4.1", &["K 4.1 normal"]),
    ("每日补充钾 2g\n钠 140", &["Na 140 normal"]),
    ("镁 0.5g\n钾 4.1", &["K 4.1 normal", "?Mg"]),
];

#[test]
fn fractions_powers_and_amounts() {
    check(SCALES);
}

const LOOK_ALIKES: &[Probe] = &[
    ("小而密低密度脂蛋白 0.96 mmol/L\n钾 4.1", &["K 4.1 normal"]),
    ("CD4+T淋巴细胞绝对数 0.34 10^9/L\n钾 4.1", &["K 4.1 normal"]),
    ("中间细胞绝对值 1.1 10^9/L 0.1-0.9\n钾 4.1", &["K 4.1 normal"]),
    ("网织红细胞血红蛋白 25.3 28-35\n钾 4.1", &["K 4.1 normal"]),
    ("离子钙 Ca2+ 1.05 mmol/L 1.15-1.35\n总钙 2.26 mmol/L 2.11-2.52", &["Ca 2.26 normal"]),
    ("备血 配红细胞800ML\n钾 4.1", &["K 4.1 normal"]),
    ("尿素 标本量不足\n肌酐 60", &["CREA 60 normal", "?UREA"]),
    ("项目 结果 单位 参考 日期\nALT 71 IU/L 9-50 20260318", &["ALT 71 high"]),
    ("血小板 210 20260411", &["PLT 210 normal"]),
];

#[test]
fn look_alikes_and_days_without_signs() {
    check(LOOK_ALIKES);
}

#[test]
fn ranges_of_groups_do_not_depend_on_their_order() {
    for (row, sex, age, expected) in [
        ("血红蛋白 141 g/L 成人男120-160 成人女110-150 新生儿170-200", Sex::Male, 40, "HGB 141 g/L normal"),
        ("白细胞 11.0 成人4-10 儿童5-12 新生儿15-20", Sex::Male, 40, "WBC 11.0  high"),
        ("白细胞 11.0 儿童5-12 成人4-10", Sex::Male, 5, "WBC 11.0  normal"),
        ("LDL-C 2.9 极高危<1.4 高危<1.8 中危<2.6 低危<3.4", Sex::Male, 40, "LDL-C 2.9  unknown"),
        ("LDL-C 1.5 极高危<1.4 高危<1.8 中危<2.6 低危<3.4", Sex::Male, 40, "LDL-C 1.5  unknown"),
        ("LDL-C 2.9 低危<3.4 中危<2.6 高危<1.8", Sex::Male, 40, "LDL-C 2.9  unknown"),
        ("LDL-C 2.9 理想<2.6 合适<3.4 边缘升高3.4-4.1 升高≥4.1", Sex::Male, 40, "LDL-C 2.9  normal"),
        ("总胆固醇 5.6 <5.2 边缘升高5.2-6.2 升高≥6.2", Sex::Male, 40, "TC 5.6  high"),
        ("血红蛋白 112 g/L 男130-175 女115-150 孕妇≥110", Sex::Female, 30, "HGB 112 g/L low"),
        ("肌酐 苦味酸法 312 umol/L 男57-97；女41-73", Sex::Female, 40, "CREA 312 umol/L high"),
        ("碱性磷酸酶 速率法 120 U/L 20-49岁 35-100；50-79岁 50-135", Sex::Female, 55, "ALP 120 U/L normal"),
    ] {
        assert_eq!(shown(row, Some(sex), Some(age)), [expected], "{row}");
    }
}

#[test]
fn one_value_is_told_once() {
    let told = sheet("小结：甘油三酯(2.66mmol/L)升高\nTG 2.66 ↑ 0.30-1.70", None, None).readings;
    assert_eq!(told.len(), 1);
    assert_eq!(told[0].verdict.range.as_deref(), Some("0.30-1.70"));
    // What contradicts itself stays apart.
    let both = sheet("小结：血小板减少(138×10^9/L)\n血小板 138 125-350 10^9/L", None, None).readings;
    assert_eq!(both.len(), 2);
}

#[test]
fn rows_of_other_tests_out_of_range_are_named() {
    let text = "糖化白蛋白 18.3 11-17\nIL-6 61 0-7\n25-羟维生素D 12 30-100\nβ2-微球蛋白 2.1 1-3\n钾 4.1";
    assert_eq!(sheet(text, None, None).marked, ["糖化白蛋白", "IL-6", "25-羟维生素D"]);
}
