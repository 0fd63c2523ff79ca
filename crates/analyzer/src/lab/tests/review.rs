//! Inputs of a review by a laboratory physician: each broke an earlier reader. `|` in the table stands for a tab, `/` alone for
//! a line break.

use super::{Status, shown, unread};
use baihua_kb::Sex;

/// Input, and what must be read of it: `ID value status`, `!` where it is critical; `?ID` is said to be unread.
pub(super) type Probe = (&'static str, &'static [&'static str]);

/// A critical value that was told as normal.
const NORMAL: &[Probe] = &[
    ("项目\t下限\t上限\t结果\n钾\t3.5\t5.3\t6.8", &["K 6.8 high!"]),
    ("项目\t上次\t本次\t参考\n钾\t4.1\t6.8\t3.5-5.3\n钠\t140\t118\t137-147", &["K 6.8 high!", "Na 118 low!"]),
    ("项目\t2025-01-03\t2025-02-10\t参考范围\n肌酐\t88\t432\t57-97", &["CREA 432 high"]),
    ("血钾4.1→6.8 mmol/L", &["K 6.8 high!"]),
    ("血钾 4.1 -> 6.8", &["K 6.8 high!"]),
    ("血钾6.8（5-12）", &["K 6.8 high!"]),
    ("血钾6.8 3-12复查", &["K 6.8 high!"]),
    ("血小板 8 3-9 抽血", &["PLT 8 low!"]),
    ("血钾 6.8 mmol/L ＞5.3", &["K 6.8 high!"]),
    ("血红蛋白 45 g/L <60", &["HGB 45 low!"]),
    ("钾 6.8 mmol/L ≥3.5 ≤5.3", &["K 6.8 high!"]),
    ("K 6.8 mmol/L 3.5-53", &["K 6.8 high!"]),
    ("项目 参考值 结果\n总胆固醇 <5.2 7.1", &["TC 7.1 high"]),
    ("LDL-C\t<3.4\tmmol/L\t4.9\t↑", &["LDL-C 4.9 high"]),
    ("血小板 >125 8 10^9/L", &["PLT 8 low!"]),
    ("结果 参考 项目\n6.8 3.5-5.3 钾\n140 137-147 钠\n88 99-110 氯", &["K 6.8 high!", "Na 140 normal", "Cl 88 low"]),
    ("尿素,血钾\n5.1,6.8", &["UREA 5.1 normal", "K 6.8 high!"]),
    ("白细胞 6月10日 0.6", &["WBC 0.6 low!"]),
    ("白细胞 08:12 0.6 10^9/L", &["WBC 0.6 low!"]),
    ("大便\n白细胞 8\n红细胞 5", &[]),
    ("钾 4.1 mmol/L 3.5-5.3 ↑↑ 危急值", &["K 4.1 unknown"]),
];

/// A critical value that was not told at all.
const SILENT: &[Probe] = &[
    ("医生说血钾6.8", &["K 6.8 high!"]),
    ("我爸血钾是6.8", &["K 6.8 high!"]),
    ("复查血钾6.8mmol/L", &["K 6.8 high!"]),
    ("提示血钾6.8", &["K 6.8 high!"]),
    ("患者白细胞0.8×10^9/L", &["WBC 0.8 low!"]),
    ("目前血小板8×10^9/L", &["PLT 8 low!"]),
    ("血红蛋白只有45g/L", &["HGB 45 low!"]),
    ("血小板才8", &["PLT 8 low!"]),
    ("血小板降至8×10^9/L", &["PLT 8 low!"]),
    ("血钾高达6.8", &["K 6.8 high!"]),
    ("血钾升高（6.8mmol/L）", &["K 6.8 high!"]),
    ("血钾偏高，6.8", &["K 6.8 high!"]),
    ("血钾 危急值 6.8", &["K 6.8 high!"]),
    ("我妈化疗后白细胞0.8，血小板12，血红蛋白48", &["WBC 0.8 low!", "PLT 12 low!", "HGB 48 low!"]),
    ("查血常规示白细胞0.8×10^9/L，血红蛋白45g/L，血小板8×10^9/L。", &["WBC 0.8 low!", "HGB 45 low!", "PLT 8 low!"]),
    ("血小板 8", &["PLT 8 low!"]),
    ("PLT8", &["PLT 8 low!"]),
    ("WBC 0.5", &["WBC 0.5 low!"]),
    ("HGB 22", &["HGB 22 low!"]),
    ("WBC 0.6 3.5-9.5", &["WBC 0.6 low!"]),
    ("PLT 24 125-350", &["PLT 24 low!"]),
    ("K 6.8 mmoI/L 3.5-5.3", &["K 6.8 high!"]),
    ("HGB 45 g/I 130-175", &["HGB 45 low!"]),
    ("PLT 8 K/mm3 125-350", &["PLT 8 low!"]),
    ("PLT 8 thou/mcL 150-400", &["PLT 8 low!"]),
    ("Hb 4.5 gm/dL 13-17", &["HGB 4.5 low!"]),
    ("HGB 4.5 13-17.5", &["HGB 4.5 low!"]),
    ("PLT 8 X10(9)/L", &["PLT 8 low!"]),
    ("PLT 8 10^9/1", &["PLT 8 low!"]),
    ("PLT 8 l0^9/L", &["PLT 8 low!"]),
    ("PLT 8 ×10^9", &["PLT 8 low!"]),
    ("PLT 8 10的9次方/L", &["PLT 8 low!"]),
    ("PLT 8 10^9个/L", &["PLT 8 low!"]),
    ("血小板 0.8万/μL", &["PLT 0.8 low!"]),
    ("患儿 6岁 钾 6.9 mmol/L", &["K 6.9 unknown!"]),
    ("12岁 血小板 25 10^9/L (125-350)", &["PLT 25 low!"]),
    ("12岁 血红蛋白 45 g/L (120-155)", &["HGB 45 low!"]),
    ("12岁 钾 6.9 mmol/L (3.5-5.3)", &["K 6.9 high!"]),
    ("全血钾 6.8 mmol/L", &["K 6.8 high!"]),
    ("cK+ 6.8 mmol/L", &["K 6.8 high!"]),
    ("K6.8 Na118 Cl88", &["K 6.8 high!", "Na 118 low!", "Cl 88 low"]),
    ("血K6.8，Na118", &["K 6.8 high!", "Na 118 low!"]),
    ("k 6.8", &["K 6.8 high!"]),
    ("na 118", &["Na 118 low!"]),
    ("<tr><td>钾</td><td>6.8</td><td>mmol/L</td><td>3.5-5.3</td></tr>", &["K 6.8 high!"]),
    ("{\"name\":\"钾\",\"value\":\"6.8\",\"unit\":\"mmol/L\"}", &["K 6.8 high!"]),
];

/// Wrong values, wrong conversions, invented numbers.
const WRONG: &[Probe] = &[
    ("PLT,27,125-350", &["PLT 27 low!"]),
    ("血小板,27,10^9/L,125-350", &["PLT 27 low!"]),
    ("WBC,5,3.5-9.5", &["WBC 5 normal"]),
    ("K,6,3.5-5.3", &["K 6 high"]),
    ("血钠112，3天后复查", &["Na 112 low!"]),
    ("白细胞5，12日复查", &["WBC 5 normal"]),
    ("血钾6，3天后复查", &["K 6 high"]),
    ("项目,PLT,CREA\n参考,125-350,57-97\n结果,205,88", &["PLT 205 normal", "CREA 88 normal"]),
    ("项目,PLT,CREA\n参考,7-40,57-97\n结果,205,88", &["PLT 205 normal", "CREA 88 normal"]),
    ("白细胞2万8", &["WBC 2万8 high"]),
    ("白细胞32000", &["WBC 32000 high!"]),
    ("血小板8万", &["PLT 8万 low"]),
    ("Urea Nitrogen (BUN) 40 mg/dL", &["UREA 40 high"]),
    ("Ca 9.2", &["Ca 9.2 normal"]),
    ("单位：mg/dL\nCa 9.2", &["Ca 9.2 normal"]),
    ("Ca²⁺ 2.3 mmol/L 2.11-2.52", &["Ca 2.3 normal"]),
    ("Mg²⁺ 0.5", &["Mg 0.5 low"]),
    ("钾 6·8", &["K 6.8 high!"]),
    ("钾 6. 8", &["K 6.8 high!"]),
    ("钾 6 .8", &["K 6.8 high!"]),
    ("钾 6:8", &["K 6.8 high!"]),
    ("钾 6.B", &["?K"]),
    ("钙 l.4 mmol/L 2.11-2.52", &["?Ca"]),
    ("钠 1l8", &["?Na"]),
    ("钠 11O", &["?Na"]),
    ("钠 l18", &["?Na"]),
    ("血小板 1O8 ↓ 125-350", &["PLT 108 low"]),
    ("白细胞 l2.6 ↑ 3.5-9.5", &["WBC 12.6 high"]),
    ("钾6.83.5-5.3mmol/L", &["?K"]),
    ("血钾 2025-06-10 6.8", &["K 6.8 high!"]),
    ("Creatinine 01  7.5 mg/dL\nPotassium 01  4.1 mmol/L 3.5-5.3", &["CREA 7.5 high", "K 4.1 normal"]),
    ("Total cholesterol 180 mg/dL", &["TC 180 normal"]),
    ("CREA 7.5 mg/dL", &["CREA 7.5 high"]),
    ("肌酐 6.8 mmol/L", &["?CREA"]),
];

/// Other fluids, other tests, legends, prose: nothing of it is a blood value.
const OTHER: &[Probe] = &[
    ("24h尿电解质\n钾 25 mmol/24h 25-100\n钠 110 mmol/24h 130-260\n钙 6.1 mmol/24h 2.5-7.5", &[]),
    ("尿生化\n肌酐 6800 umol/L\n钾 42 mmol/L\n钠 98 mmol/L", &[]),
    ("随机尿 钾 42 mmol/L 钠 98 mmol/L", &[]),
    ("尿沉渣分析\n白细胞 125 /uL 0-25", &[]),
    ("尿有形成分\n白细胞 125 /uL 0-25", &[]),
    ("尿流式\n白细胞 125 /uL 0-25", &[]),
    ("尿液分析\n白细胞 125 /uL 0-25", &[]),
    ("URINALYSIS\nWBC 125 /uL 0-25", &[]),
    ("血常规\n白细胞 5.1 10^9/L 3.5-9.5\n尿液分析\n白细胞 125 /uL 0-25", &["WBC 5.1 normal"]),
    (
        "检验目的：尿10项\n标本：尿\n白细胞\t5\t/ul\n检验报告单\n检验目的：免疫8\n标本：血\n钾\t6.8\tmmol/L",
        &["K 6.8 high!"],
    ),
    ("尿常规\n白细胞 5 /ul\n检验目的：生化21\n钾 6.8 mmol/L", &["K 6.8 high!"]),
    ("白细胞 3+", &[]),
    ("白细胞 +1", &[]),
    ("红细胞 2+", &[]),
    ("脑脊液：白细胞 320×10^6/L，氯化物 118mmol/L", &[]),
    ("CSF\nWBC 320 /uL 0-8", &[]),
    ("脑脊液生化\n氯 118 mmol/L", &[]),
    ("胸水生化\n总蛋白 45 g/L\n白蛋白 25 g/L", &[]),
    ("腹水生化：总蛋白 45 g/L", &[]),
    ("关节液 白细胞 25000 /uL", &[]),
    ("精液分析\n白细胞 1.2 10^6/ml", &[]),
    ("透析液 钾 2.0 mmol/L 钙 1.5 mmol/L", &[]),
    ("钾 4.1 mmol/L 3.5-5.3\n透析液 钾 2.0 mmol/L 钙 1.5 mmol/L", &["K 4.1 normal"]),
    ("尿ALB 21", &[]),
    ("尿Alb 21 mg/L", &[]),
    ("Urine albumin 21 mg/L", &[]),
    ("肌酐(尿) 6800", &[]),
    ("肌酐（尿液） 6800", &[]),
    ("Cr(尿) 6800", &[]),
    ("钾(24h尿) 42 mmol/24h", &[]),
    ("钾 4.1 mmol/L 3.5-5.3\n注：血钾>6.2 mmol/L 或 <2.8 mmol/L 为危急值", &["K 4.1 normal"]),
    ("危急值界限\n血钾 >6.2\n血小板 <30", &[]),
    ("白细胞 >10 为升高", &[]),
    ("建议把LDL-C控制在 <1.8 mmol/L", &[]),
    ("甲功七项：TSH 2.1，TG 12.3 ng/mL，TPOAb 5", &[]),
    ("TG 12.3 ng/mL 3.5-77", &[]),
    ("TP(梅毒螺旋体抗体) 0.05", &[]),
    ("梅毒TP 0.08 <1.0", &[]),
    ("维生素K 2.0", &[]),
    ("CA-50 12", &[]),
    ("CA-125 12", &[]),
    ("IP-10 30", &[]),
    ("TC 37.0℃", &[]),
    ("Glycated Hemoglobin 6.5 %", &[]),
    ("平均Hb含量 30 pg", &["MCH 30 normal"]),
    ("T 38.2℃ P 118次/分", &[]),
    ("人血白蛋白 10g 静滴", &[]),
    ("红细胞 2U 输注", &[]),
    ("钙 600mg", &[]),
    ("Mon 12/05/2025", &[]),
    ("LABS 12/3: see below", &[]),
    ("I got 5 results", &[]),
    ("San Jose, CA 95134", &[]),
    ("St. Louis, MO 63110", &[]),
    ("动物：犬 品种：金毛\n钾 4.1 mmol/L 3.5-5.3\n白细胞 8.1 10^9/L 6-17", &[]),
    ("尿素 1890 元/吨，较上周上涨", &[]),
];

fn faults(probes: &[Probe]) -> Vec<String> {
    probes
        .iter()
        .filter_map(|(text, expected)| {
            let mut got = shown(text, Some(Sex::Male), Some(50));
            got.extend(unread(text));
            let got: Vec<String> = got.iter().map(|line| without_unit(line)).collect();
            (got != *expected).then(|| format!("{text:?}: {got:?}, not {expected:?}"))
        })
        .collect()
}

/// `K 6.8 mmol/L high!` without its unit.
fn without_unit(line: &str) -> String {
    let parts: Vec<&str> = line.split(' ').collect();
    match parts.as_slice() {
        [id, value, .., status] if parts.len() >= 4 => format!("{id} {value} {status}"),
        _ => line.to_owned(),
    }
}

pub(super) fn check(probes: &[Probe]) {
    let faults = faults(probes);
    assert!(faults.is_empty(), "{} of {}:\n{}", faults.len(), probes.len(), faults.join("\n"));
}

#[test]
fn a_critical_value_is_never_normal() {
    check(NORMAL);
}

#[test]
fn a_critical_value_is_told() {
    check(SILENT);
}

#[test]
fn numbers_are_read_whole_and_in_their_unit() {
    check(WRONG);
}

#[test]
fn nothing_but_human_blood_is_read() {
    check(OTHER);
}

#[test]
fn a_critical_value_needs_no_age() {
    for (text, age) in [("钾 6.9 mmol/L", Some(85)), ("钾 6.9 mmol/L", None), ("ALT 86 ↑", None)] {
        let read = super::sheet(text, Some(Sex::Male), age);
        assert!(read.readings.iter().all(|reading| reading.verdict.level.is_some()), "{text}");
    }
    let infant = super::sheet("患儿 20天大 钾 6.9 mmol/L", None, None);
    assert!(infant.readings[0].verdict.ask_at_once);
    assert_eq!(infant.readings[0].verdict.status, Status::Unknown);
}

#[test]
fn whose_report_it_is() {
    let status = |text: &str, sex, age: Option<u8>| shown(text, sex, age);
    // The caller sent the mother's age; the text is about a child.
    assert_eq!(
        status("女 8个月 血红蛋白 98 g/L\nLYMPH% 68 %", Some(Sex::Female), Some(34)),
        ["HGB 98 g/L unknown", "LYMPH% 68 % unknown"]
    );
    for text in [
        "患儿 血红蛋白 98 g/L",
        "年龄:3岁 血红蛋白 98 g/L",
        "孕晚期 血红蛋白 108 g/L",
        "孕十二周 血红蛋白 108 g/L",
        "产检 血红蛋白 108 g/L",
        "待产 血红蛋白 108 g/L",
        "停经12周 血红蛋白 108 g/L",
        "28周孕 血红蛋白 108 g/L",
        "G2P1 38+2周 血红蛋白 108 g/L",
        "Pregnant 28 weeks Hb 108 g/L",
        "产后第2天 血红蛋白 108 g/L",
    ] {
        let got = status(text, Some(Sex::Female), Some(34));
        assert!(got.len() == 1 && got[0].ends_with("unknown"), "{text}: {got:?}");
    }
    assert_eq!(status("妻子怀孕了，我体检血红蛋白 108 g/L", Some(Sex::Male), Some(34)), ["HGB 108 g/L low"]);
    for (text, sex) in [
        ("性别：男 □ 女 ☑", Sex::Female),
        ("Sex: F Age: 34", Sex::Female),
        ("34Y F", Sex::Female),
        ("F/34", Sex::Female),
        ("女 34Y", Sex::Female),
    ] {
        let patient = super::super::patient::Patient::new(&super::super::page::Page::new(text).plain(..), None, None);
        assert_eq!(patient.sex, Some(sex), "{text}");
        if text.contains("34") {
            assert_eq!(patient.age, Some(34), "{text}");
        }
    }
    // The report's own mark is a printed judgement.
    assert_eq!(status("ALT 86 ↑", None, None), ["ALT 86  high"]);
    assert_eq!(status("钾 5.9 H", None, None), ["K 5.9  high"]);
    assert_eq!(status("肌酐 512 ↑↑", None, None), ["CREA 512  high"]);
}
