use baihua_kb::builtin;

mod fifth_review;
mod fourth_review;
mod layouts;
mod review;
mod second_review;
mod third_review;

use super::{LabReader, Sheet, Status, Why, page::Page, patient::Patient};
use baihua_kb::Sex;

fn sheet(text: &str, sex: Option<Sex>, age: Option<u8>) -> Sheet {
    let indicators = builtin().indicators();
    LabReader::new(indicators).read(text, sex, age, indicators)
}

/// What a text says about the person.
fn patient_of(text: &str) -> Patient {
    Patient::new(&Page::new(text).plain(..), None, None)
}

/// Indicators that are said to be unread, as `?ID`.
fn unread(text: &str) -> Vec<String> {
    let indicators = builtin().indicators();
    sheet(text, None, None).unread.iter().map(|unread| format!("?{}", indicators[unread.indicator].id)).collect()
}

/// Each indicator as `ID value unit status`, with `!` where a critical limit is reached.
fn shown(text: &str, sex: Option<Sex>, age: Option<u8>) -> Vec<String> {
    let indicators = builtin().indicators();
    sheet(text, sex, age)
        .readings
        .into_iter()
        .map(|reading| {
            let status = match reading.verdict.status {
                Status::High => "high",
                Status::Low => "low",
                Status::Normal => "normal",
                Status::Unknown => "unknown",
            };
            let critical = if reading.verdict.critical { "!" } else { "" };
            let unit = reading.unit.unwrap_or_default();
            format!("{} {} {unit} {status}{critical}", indicators[reading.indicator].id, reading.value)
        })
        .collect()
}

fn check(text: &str, expected: &[&str]) {
    assert_eq!(shown(text, None, None), expected, "{text}");
}

#[test]
fn rows_in_every_layout() {
    check("丙氨酸氨基转移酶   ALT    45   U/L    0—40   高", &["ALT 45 U/L high"]);
    check("*白细胞\t5.70\t\t3.5 ~ 9.5\t10^9/L", &["WBC 5.70 10^9/L normal"]);
    check("钾|6.9|mmol/L|3.50~5.30|↑↑", &["K 6.9 mmol/L high!"]);
    check("ALT……50 U/L……9~50\nK……5.4 mmol/L……3.5~5.3", &["ALT 50 U/L normal", "K 5.4 mmol/L high"]);
    check(
        "钾(K)\n4.62 mmol/L\n参考值：3.50 – 5.30\n\n钠(Na)\n149.8 mmol/L  偏高\n参考值：137.0 – 147.0",
        &["K 4.62 mmol/L normal", "Na 149.8 mmol/L high"],
    );
    check(
        "白 细 胞 WBC   ５．４   10^9/L   ３．５－９．５\n血 小 板 PLT   １５ ↓↓  10^9/L   １２５－３５０",
        &["WBC 5.4 10^9/L normal", "PLT 15 10^9/L low!"],
    );
    check("中性粒细胞比率 NE%：20.4 %【22-65】↓", &["NEUT% 20.4 % low"]);
    check("白细胞 5.4 10^9/L 3.5-9.5    血红蛋白 101 g/L 115-150 ↓", &["WBC 5.4 10^9/L normal", "HGB 101 g/L low"]);
    check("项目 参考区间 结果\n尿酸 155-357 207\n肌酐 41-73 61", &["CREA 61  normal"]);
    check("血红蛋白 Hb 118 g/L 男:130-175 女:115-150 姓名 某 性别 女", &["HGB 118 g/L normal"]);
    check("血红蛋白 Hb 118 g/L 130-175(男) 115-150(女)", &["HGB 118 g/L unknown"]);
    check("葡萄糖 5.1 3.9-6.1 尿素 8.3 mmol/L (2.6-7.5)", &["UREA 8.3 mmol/L high"]);
    check("血钾 5,4 mmol/L 3,5-5,3", &["K 5.4 mmol/L high"]);
    check("PLT 1,042 10^9/L 125-350", &["PLT 1042 10^9/L high!"]);
    check("ALT 18U/L；AST 21U/L", &["ALT 18 U/L unknown", "AST 21 U/L unknown"]);
    check(
        "中性粒细胞 61.2 % 40-75\n中性粒细胞 3.2 10^9/L 1.8-6.3",
        &["NEUT% 61.2 % normal", "NEUT# 3.2 10^9/L normal"],
    );
}

#[test]
fn look_alikes_are_left_alone() {
    for text in [
        "离子钙(iCa) 1.19 mmol/L (1.15-1.35)",
        "尿钾(随机尿) 41.0 mmol/L",
        "糖类抗原125(CA125) 12.3 U/mL (<35.0)",
        "糖化血红蛋白 HbA1c 6.2 % 4-6",
        "前白蛋白 210 mg/L 200-400",
        "白蛋白/球蛋白\t1.74\t\t1.2 ~ 2.4",
        "平均血小板体积(MPV)\t8.9\t\t6.8 ~ 13.5\tfL",
        "血小板压积 0.22 0.1-0.3",
        "说明：ASCVD高危人群的LDL-C目标值另行确定，请咨询医生。",
        "两周后复查电解质，血小板已复查，镜检血小板少见",
        "WBC\t白细胞计数\t3.97 - 9.15\tX10E9/L",
        "检验目的：尿常规\n标本：尿\n(尿流式)红细胞\t9\t\t0 ~ 24\t/uL\n白细胞\t5\t\t0 ~ 14\t/ul",
        "你好吗",
        "孙丽华　2025年6月9日",
    ] {
        check(text, &[]);
    }
}

#[test]
fn limits_are_part_of_the_range() {
    check("AST 15 U/L 15-40", &["AST 15 U/L normal"]);
    check("AST 40 U/L 15-40", &["AST 40 U/L normal"]);
    check("TC 5.20 mmol/L <5.20", &["TC 5.20 mmol/L high"]);
    check("LDL-C 3.37 mmol/L ≤3.37", &["LDL-C 3.37 mmol/L normal"]);
    check("HDL-C 1.00 mmol/L >1.00", &["HDL-C 1.00 mmol/L low"]);
    check("淋巴细胞计数 <0.1 ×10^9/L (1.1-3.2)", &["LYMPH# <0.1 ×10^9/L low"]);
    check("嗜碱性粒细胞绝对值 <0.01 10^9/L 0-0.06", &["BASO# <0.01 10^9/L normal"]);
}

#[test]
fn built_in_ranges_need_an_adult_of_known_sex_where_it_matters() {
    let man = |text| shown(text, Some(Sex::Male), Some(40));
    assert_eq!(man("Hb: 14.2 g/dL"), ["HGB 14.2 g/dL normal"]);
    assert_eq!(man("Urea: 32 mg/dL"), ["UREA 32 mg/dL normal"]);
    assert_eq!(man("BUN: 32 mg/dL"), ["UREA 32 mg/dL high"]);
    assert_eq!(man("Platelet: 208 x10^3/µL"), ["PLT 208 ×10^3/μL normal"]);
    assert_eq!(man("Hct: 0.421"), ["HCT 0.421  normal"]);
    assert_eq!(man("Hct: 42.1"), ["HCT 42.1  normal"]);
    assert_eq!(man("Total cholesterol: 250 mg/dL"), ["TC 250 mg/dL high"]);
    assert_eq!(shown("肌酐 90 μmol/L", None, Some(40)), ["CREA 90 μmol/L unknown"]);
    assert_eq!(shown("肌酐 60 μmol/L", None, Some(40)), ["CREA 60 μmol/L normal"]);
    assert_eq!(shown("血钾6.8mmol/L", Some(Sex::Male), Some(60)), ["K 6.8 mmol/L high!"]);
    assert_eq!(shown("血钾4.8mmol/L", Some(Sex::Male), Some(85)), ["K 4.8 mmol/L unknown"]);
    assert_eq!(shown("血钾4.8mmol/L", Some(Sex::Male), Some(12)), ["K 4.8 mmol/L unknown"]);
    assert_eq!(shown("患儿 WBC 13.2×10^9/L", None, None), ["WBC 13.2 ×10^9/L unknown"]);
    assert_eq!(shown("孕28周 血红蛋白 108 g/L", Some(Sex::Female), Some(30)), ["HGB 108 g/L unknown"]);
}

#[test]
fn each_person_is_judged_by_their_own_sex_and_age() {
    let text = "姓名：赵一鸣 性别：男 年龄：40\n血红蛋白 125 g/L\n姓名：钱小雨 性别：女 年龄：35\n血红蛋白 125 g/L\n肌酐 88 μmol/L";
    check(text, &["HGB 125 g/L low", "HGB 125 g/L normal", "CREA 88 μmol/L high"]);
    let people: Vec<usize> = sheet(text, None, None).readings.iter().map(|reading| reading.person).collect();
    assert_eq!(people, [0, 1, 1]);
    // A sex that the caller gives is of one of them, and nobody knows of whom.
    assert_eq!(shown(text, Some(Sex::Female), Some(35)), shown(text, None, None));
}

#[test]
fn a_critical_value_of_somebody_else_is_told() {
    let alarms = |text: &str| -> Vec<String> {
        let unread = sheet(text, None, None).unread.into_iter();
        unread.filter(|unread| unread.why == Why::Alarm).map(|unread| unread.shown).collect()
    };
    assert_eq!(alarms("老公钾 4.1，我 6.8"), ["6.8"]);
    assert_eq!(alarms("老公的血钾4.1mmol/L，我的6.8mmol/L"), ["6.8"]);
    assert_eq!(alarms("我妈血钾 4.2，我爸 2.1"), ["2.1"]);
    for normal in ["老公钾 4.1，我 3.9", "血钾 4.1，我 65 公斤", "我妈血钾 4.2，她 70 岁"] {
        assert_eq!(alarms(normal), [""; 0], "{normal}");
    }
}
