//! Inputs of a third, blind review, by the class of fault they showed. Where nobody can be sure, the right answer is `?ID`.

use super::{
    patient_of,
    review::{Probe, check},
    sheet, shown,
};
use baihua_kb::Sex;

#[test]
fn an_age_is_told_by_a_word_that_stands_alone() {
    for (text, age) in [
        ("Page 3 of 4\nAge: 57Y Sex: F", Some(57)),
        ("CKD Stage 4  Sex: F  Age 57", Some(57)),
        ("Storage 4 C; Dosage 5 mg; Average 9; Age 57 years", Some(57)),
        ("Page 3 of 4", None),
        ("Stage 4", None),
        ("Reference Age 20-79", None),
        ("Patient Age 57 Page 1", Some(57)),
        ("血管年龄：31  年龄：57", Some(57)),
        ("参考年龄 20-79", None),
    ] {
        assert_eq!(patient_of(text).age, age, "{text}");
    }
    assert_eq!(patient_of("Lab Sussex Male ward\nSex: F").sex, Some(Sex::Female));
}

/// Values of several moments of a stay in hospital.
const MOMENTS: &[Probe] = &[
    (
        "2026年5月2日入院，5月20日出院。\n入院时血常规：WBC 0.9×10^9/L，Hb 45g/L，PLT 7×10^9/L。\n出院前（5月19日）血常规：WBC 5.1×10^9/L，Hb 101g/L，PLT 160×10^9/L。",
        &["WBC 5.1 normal", "HGB 101 low", "PLT 160 normal"],
    ),
    (
        "入院日期：2026-05-02 出院日期：2026-05-20\n入院当日：K 6.9mmol/L，Na 118mmol/L\n5月10日：K 5.0mmol/L，Na 130mmol/L\n出院时：K 4.4mmol/L，Na 139mmol/L",
        &["K 4.4 normal", "Na 139 normal"],
    ),
    (
        "5月2日入院。急查生化：K 6.9mmol/L，Na 118mmol/L。2026年5月10日复查：K 4.4mmol/L，Na 139mmol/L。",
        &["K 4.4 normal", "Na 139 normal"],
    ),
    (
        "化疗后最低WBC 0.4×10^9/L，PLT 6×10^9/L。今日WBC 4.4×10^9/L，PLT 140×10^9/L。",
        &["WBC 4.4 normal", "PLT 140 normal"],
    ),
    ("住院期间血小板最低6×10^9/L，目前血小板140×10^9/L，血钾4.2mmol/L", &["PLT 140 normal", "K 4.2 normal"]),
    (
        "入院时：\nWBC 0.9 10^9/L\nHb 45 g/L\n出院时：\nWBC 5.1 10^9/L\nHb 141 g/L",
        &["WBC 5.1 normal", "HGB 141 normal"],
    ),
    // Nothing later is told: what was found on admission is what there is.
    ("入院时血常规：WBC 0.9×10^9/L，Hb 45g/L。", &["WBC 0.9 low!", "HGB 45 low!"]),
    ("术前血小板 7，血红蛋白 45", &["PLT 7 low!", "HGB 45 low!"]),
    // One of them was not measured again.
    ("入院时K 6.9mmol/L，Na 118mmol/L。出院时Na 139mmol/L。", &["Na 139 normal", "?K"]),
    ("上次血钾 6.8，今天 4.1，血钠 140", &["K 4.1 normal", "Na 140 normal"]),
    ("血钾 6.8（上次 4.1），血钠 118", &["K 6.8 high!", "Na 118 low!"]),
];

#[test]
fn a_moment_holds_to_the_next_one_or_to_the_end_of_the_sentence() {
    check(MOMENTS);
}

#[test]
fn a_day_within_a_remark_dates_no_other_row() {
    let text = "男 50岁\n肌酐 233 H 57-111\n  较前次(2026-01-03: 198)升高17.7%\n白蛋白 29.8 L 40-55";
    assert!(sheet(text, None, None).readings.iter().all(|reading| reading.day.is_none()));
    let text = "2026-04-02入院，2026-04-20出院\n出院日期：2026-04-20 出生日期：1960-01-02\n血钾 4.2 mmol/L";
    let days: Vec<String> =
        sheet(text, None, None).readings.iter().filter_map(|reading| reading.day).map(|day| day.shown()).collect();
    assert_eq!(days, ["2026-04-02"], "of what happened on a day only admission dates what follows");
}

/// Amounts that were given, limits to act at.
const NO_RESULTS: &[Probe] = &[
    ("予输注红细胞悬液4U、血小板3个治疗量，补钾。", &[]),
    ("予输注血小板2治疗量，白蛋白10g。", &[]),
    ("输血后血红蛋白 95g，血小板 150", &["HGB 95 low", "PLT 150 normal"]),
    ("每周复查血常规，若PLT<20×10^9/L或Hb<60g/L及时就诊", &[]),
    ("若Hb<60g/L或PLT<20×10^9/L及时就诊", &[]),
    ("如出现血小板低于20×10^9/L或血钾>6.5mmol/L，请来院", &[]),
    ("若血钾超过6.5及时就诊", &[]),
    ("维持血钾4.0，目标血红蛋白110g/L", &[]),
    ("如血钾6.8要紧吗，需要急诊吗", &["K 6.8 high!"]),
    ("结果如下：血小板<10×10^9/L", &["PLT <10 low!"]),
    ("当日血钾>8.0mmol/L", &["K >8.0 high!"]),
];

#[test]
fn treatments_and_conditions_are_no_results() {
    check(NO_RESULTS);
}

#[test]
fn grown_ups_are_not_told_of_children() {
    assert_eq!(shown("Page 3 of 4\nAge: 57Y Sex: F\nNeutrophils 61 %", None, None), ["NEUT% 61 % normal"]);
}
