//! Inputs of a third, blind review, by the class of fault they showed. Where nobody can be sure, the right answer is `?ID`.

use super::{
    Sheet, Status, patient_of,
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
    ("曾查血钾 2.1，现血钾 4.2", &["K 4.2 normal"]),
    ("上次血钾 2.1，之后血钾 4.2，血钠 118", &["K 4.2 normal", "Na 118 low!"]),
    ("08:00 K 6.9，Na 118；14:00 K 4.2，Na 138", &["K 4.2 normal", "Na 138 normal"]),
    (
        "2026-05-01入院，白细胞 0.8，血红蛋白 45。2026-05-10复查：白细胞 4.5，血红蛋白 142。",
        &["WBC 4.5 normal", "HGB 142 normal"],
    ),
    ("昨天\n白细胞 1.2\n血小板 8\n今天\n白细胞 5.2\n血小板 150", &["WBC 5.2 normal", "PLT 150 normal"]),
    ("时间：入院时 白细胞 1.2 血小板 8\n时间：出院时 白细胞 5.2 血小板 150", &["WBC 5.2 normal", "PLT 150 normal"]),
    ("复查血常规\n白细胞 1.2 3.5-9.5\n血小板 8 125-350", &["WBC 1.2 low!", "PLT 8 low!"]),
    ("以前血钾都正常，血钾 6.8", &["K 6.8 high!"]),
    ("3天前血钾 6.9，血钠 118，今日血钾 4.2，血钠 138", &["K 4.2 normal", "Na 138 normal"]),
    ("入院血钾 6.9，出院血钾 4.2", &["K 4.2 normal"]),
    ("入院情况：血钾 6.9 mmol/L\n出院情况：血钾 4.2 mmol/L", &["K 4.2 normal"]),
    ("目前诊断：肾衰。血钾 6.9，血钠 118", &["K 6.9 high!", "Na 118 low!"]),
    ("维持透析，透析前血钾 6.9", &["K 6.9 high!"]),
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
    let text = "男 50岁\n肌酐 233 H 57-111\n备注：2026-01-03 结果 198\n白蛋白 29.8 L 40-55";
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
    ("控制血钾 6.9 mmol/L", &["K 6.9 high!"]),
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

/// Names that a line break tears.
const TORN: &[Probe] = &[
    ("血小\n板计数 7 ↓ 10^9/L 125-350", &["PLT 7 low!"]),
    ("淋巴细胞百\n分比 60.0 % 20-50\n嗜酸性粒细胞百\n分率 3 % 0.4-8", &["LYMPH% 60.0 high", "EOS% 3 normal"]),
    (
        "平均红细胞血红\n蛋白含量 21.6↓ pg 27-34\n平均红细胞血红蛋白\n浓度 305↓ g/L 316-354",
        &["MCH 21.6 low", "MCHC 305 low"],
    ),
    ("天门冬氨酸氨基转\n移酶 210 ↑ U/L 15-40", &["AST 210 high"]),
    ("低密度脂蛋白\n胆固醇 5.1 mmol/L <3.4", &["LDL-C 5.1 high"]),
    ("12 血红\n　　蛋白　　４５↓　ｇ／Ｌ　１３０－１７５", &["HGB 45 low!"]),
    // Two names of a column, and headings above a row, are not one name.
    ("项目\n低密度脂蛋白\n胆固醇\n结果\n3.1\n5.3", &["LDL-C 3.1 normal", "TC 5.3 high"]),
    ("透析前\n白蛋白 25 g/L 40-55", &["ALB 25 low"]),
    ("镜检\n红细胞 2.5 10^12/L 4.3-5.8", &["RBC 2.5 low"]),
    ("平均血小板\n体积 8.9 fL 6.8-13.5", &[]),
    ("血小板 150\n十项检查", &["PLT 150 normal"]),
];

#[test]
fn a_name_that_a_line_break_tears_is_one() {
    check(TORN);
}

/// The names of other tests that are told of `row`, below a potassium in its range.
fn named(row: &str) -> Sheet {
    let text = format!("男 50岁\n钾 4.1 mmol/L 3.5-5.3\n{}", row.replace('⏎', "\n"));
    let told = sheet(&text, None, None);
    assert_eq!(told.readings.first().map(|reading| reading.value.as_str()), Some("4.1"), "{row}");
    assert!(told.unread.is_empty(), "{row}: {:?}", told.unread);
    told
}

#[test]
fn rows_of_other_tests_are_named_in_every_layout() {
    for (row, names) in [
        // One value a line.
        ("葡萄糖⏎2.1 ↓⏎mmol/L⏎参考值：3.9-6.1⏎尿酸⏎300⏎μmol/L⏎参考值：155-357", &["葡萄糖"] as &[&str]),
        ("总胆红素⏎24.7⏎μmol/L⏎参考值：≤21.0", &["总胆红素"]),
        // Panels side by side.
        ("钠 140 137-147 mmol/L    葡萄糖 2.1 ↓ 3.9-6.1 mmol/L", &["葡萄糖"]),
        ("葡萄糖 2.1 ↓ 3.9-6.1 mmol/L    钠 140 137-147 mmol/L", &["葡萄糖"]),
        ("1 钠 140 137-147 mmol/L   2 葡萄糖 2.1 ↓ 3.9-6.1 mmol/L   3 氯 103 99-110 mmol/L", &["葡萄糖"]),
        // Results with signs.
        ("NT-proBNP >9000 H pg/mL <450⏎促甲状腺素 <0.005 L 0.27-4.20", &["NT-proBNP", "促甲状腺素"]),
        ("铁蛋白 >1650 30-400⏎CRP <0.5 0-3.0", &["铁蛋白"]),
        ("eGFR 22.6 >90", &["eGFR"]),
        // Below a remark.
        ("  备注：酶法⏎尿酸 600 H 208-428⏎说明：电化学发光⏎甲状旁腺激素 186.0 15-65", &["尿酸", "甲状旁腺激素"]),
        // Results in words.
        ("HBsAg 阳性(+) * 阴性⏎隐血 ± 阴性⏎抗-HCV 阴性 阴性⏎乙肝表面抗体 阳性", &["HBsAg", "隐血"]),
        ("抗核抗体 1:160 弱阳性 <1:100 ↑", &["抗核抗体"]),
        // Several values in a row.
        ("糖耐量 5.3 / 1h 10.4 / 2h 8.1 mmol/L (<5.1/<10.0/<8.5)", &["糖耐量"]),
        // Another fluid.
        ("尿液分析⏎白细胞 1286 ↑ 0-28 /uL", &["白细胞（另一种标本）"]),
        // Nothing of it is a result.
        ("↑ 偏高 ↓ 偏低⏎注：H 高 L 低", &[]),
        ("危急值界限⏎葡萄糖 <2.5 >22", &[]),
        ("1. 超重，血压偏高，建议低盐饮食，3 个月后复测；结节12枚，均小于10mm", &[]),
        ("样本号 0419-233 门诊号 12345678⏎电话 010-8888 打印 2026-05-01 10:20", &[]),
    ] {
        assert_eq!(named(row).marked, names, "{row}");
    }
    assert!(named("37 ↑").unnamed, "a mark without a name is told as well");
}

#[test]
fn what_the_sheet_calls_critical_is_told_as_such() {
    let told = named("GLU 2.1 LL 3.9-6.1⏎cTnI 3.86 HH <0.04⏎尿酸 600 H 208-428");
    assert_eq!((told.urgent, told.marked), (vec!["GLU".to_owned(), "cTnI".to_owned()], vec!["尿酸".to_owned()]));
    assert!(named("危急值已于 05:41 电话通知 急诊").notified);
    assert!(!named("本次无危急值").notified);
}

/// Two moments of one day.
const SAME_DAY: &[Probe] = &[
    (
        "项目 透析前 透析后 单位 参考\n钾 7.2 4.1 mmol/L 3.5-5.3\n钠 139 139 mmol/L 137-147\n血红蛋白 104 g/L 130-175",
        &["K 7.2 unknown!", "Na 139 normal", "HGB 104 low"],
    ),
    (
        "          透析前    透析后    单位     参考\n钾        5.9       3.6       mmol/L   3.5-5.3\n血红蛋白  104                 g/L      130-175\n血气 tHb 10.2 g/dL",
        // What the blood gas says stands beside the count and does not take its place.
        &["K 5.9 unknown", "HGB 104 low", "HGB 10.2 low"],
    ),
    ("透析前血钾 7.2mmol/L，透析后血钾 4.1mmol/L", &["K 7.2 high!", "K 4.1 normal"]),
    ("血钾 透析前 7.2 透析后 4.1", &["K 7.2 unknown!"]),
];

#[test]
fn of_two_values_of_a_day_neither_hides_the_other() {
    check(SAME_DAY);
    assert_eq!(shown("血钾 透析前 7.2 透析后 4.1", None, None), ["K 7.2 / 4.1  unknown!"]);
}

#[test]
fn a_limit_in_brackets_behind_the_value_is_its_range() {
    for (row, range) in [
        ("ALT 61 U/L（≤50）", "ALT ≤50 High"),
        ("肌酐 140 μmol/L【≤111】", "CREA ≤111 High"),
        ("总胆固醇：4.31 mmol/L（＜4.0）", "TC <4.0 High"),
        ("HDL-C 1.1 mmol/L（>1.29）", "HDL-C >1.29 Low"),
        ("甘油三酯：0.97 mmol/L（＜1.7 mmol/L） 正常", "TG <1.7 Normal"),
        ("孕28周 血红蛋白 102 g/L (孕期 ≥110)", "HGB ≥110 Low"),
        // What calls it critical is no range.
        ("血钾 5.0（>6.2 危急）", "K  Unknown"),
    ] {
        let told = sheet(row, None, Some(85));
        let reading = &told.readings[0];
        let id = &baihua_kb::builtin().indicators()[reading.indicator].id;
        let shown =
            format!("{id} {} {:?}", reading.verdict.range.as_deref().unwrap_or_default(), reading.verdict.status);
        assert_eq!(shown, range, "{row}");
    }
}

#[test]
fn units_are_told_as_they_are_meant() {
    for (row, expected) in [
        ("白细胞 3.2 ×10⁹/L 3.5-9.5", "WBC 3.2 ×10^9/L low"),
        ("红细胞 3.61 ×10¹²/L 4.3-5.8", "RBC 3.61 ×10^12/L low"),
        ("血小板 8 10⁹/L", "PLT 8 10^9/L low!"),
        ("WBC 3.2 10³/μL", "WBC 3.2 10^3/μL low"),
        ("肌酐 66,0 мкмоль/л 57,0-97,0", "CREA 66.0 мкмоль/л normal"),
        ("Hb 45 г/л", "HGB 45 г/л low!"),
        ("K 6,9 ммоль/л 3,5-5,3", "K 6.9 ммоль/л high!"),
        ("ALT 33,4 Ед/л 9,0-50,0", "ALT 33.4 Ед/л normal"),
    ] {
        assert_eq!(shown(row, Some(Sex::Male), Some(50)), [expected], "{row}");
    }
    assert_eq!(
        sheet("12.02.2026\nK 4.1", None, None).readings[0].day.map(|day| day.shown()).as_deref(),
        Some("2026-02-12")
    );
}

/// What is no number.
const NO_NUMBERS: &[Probe] = &[
    ("血小板  -35  10^9/L  125-350\n钾：-6.8\n钠 -140", &["?PLT", "?K", "?Na"]),
    ("尿素 1e400 mmol/L 3.1-8.0\n血小板 9E9 10^9/L\n钾 1.4E5", &["?UREA", "?PLT", "?K"]),
    (
        "钾 NaN mmol/L 3.5-5.3\n总胆固醇 NaN mmol/L <5.2\n钠 ∞ mmol/L\n钙 ---\n肌酐 - 57-97",
        &["?K", "?TC", "?Na", "?Ca", "?CREA"],
    ),
    // Nor is the number of the next row.
    ("钾 未检\n葡萄糖 5.1", &["?K"]),
    ("项目 结果 单位 参考\n钾 未检 mmol/L 3.5-5.3\n钠 140 mmol/L 137-147", &["Na 140 normal", "?K"]),
    ("镁 溶血\n血小板  聚集", &["?Mg", "?PLT"]),
    ("钾 溶血 6.9", &["K 6.9 high!"]),
    ("钠 140 137 -147\n钙 2.2 2.11 - 2.52\nALT--45 U/L", &["Na 140 normal", "Ca 2.2 normal", "ALT 45 normal"]),
    ("K - Na\n血小板 / 白细胞", &[]),
];

#[test]
fn what_is_no_number_is_said_to_be_unread() {
    check(NO_NUMBERS);
    assert!(!sheet("肌酐 -\n尿素 -", None, None).is_report(), "a form that was not filled in");
}

#[test]
fn what_somebody_says_is_no_printed_mark() {
    let woman = |text| sheet(text, Some(Sex::Female), Some(53)).readings[0].verdict.clone();
    let said = woman("转肽酶偏高是156");
    assert_eq!((said.source, said.status), (super::super::RangeSource::BuiltIn, Status::High));
    let said = sheet("转肽酶偏高是156", None, None).readings[0].verdict.clone();
    assert!(said.worded && said.source == super::super::RangeSource::PrintedMark);
    for printed in ["GGT 156 ↑", "GGT 156 H", "GGT 156  偏高"] {
        assert!(!woman(printed).worded, "{printed}");
    }
}

#[test]
fn urea_nitrogen_is_called_so() {
    let told = |text| sheet(text, None, None).readings[0].verdict.told_as.clone();
    assert_eq!(told("BUN 31 mg/dL 8-27").as_deref(), Some("尿素氮"));
    assert_eq!(told("尿素 62 mg/dL 15-50"), None);
    assert_eq!(told("BUN 5.2 mmol/L 3.1-8.0"), None, "urea, as Chinese reports call it");
}
