//! Inputs of a second review by a physician, by the class of fault they showed. Where nobody can be sure, the right answer is
//! `?ID`: the value is told as one to be checked.

use super::{
    patient_of,
    review::{Probe, check},
};
use baihua_kb::Sex;

/// A comma, a column or a letter made another value of it.
const ANOTHER_VALUE: &[Probe] = &[
    ("\"血小板\",\"1,250\",\"10^9/L\",\"125-350\"", &["PLT 1250 high!"]),
    (
        "\"肌酐\",\"1,203\",\"umol/L\",\"57-97\",\"H\"\n\"血小板\",\"28\",\"10^9/L\",\"125-350\",\"L\"",
        &["CREA 1203 high", "PLT 28 low!"],
    ),
    ("血钾\t6.9\t3.5\t5.3\tmmol/L", &["K 6.9 high!"]),
    ("PLT\t9\t125\t350\t10^9/L", &["PLT 9 low!"]),
    ("血钠\t112\t137\t147\tmmol/L", &["Na 112 low!"]),
    ("血钾\t3.5\t5.3\t6.9\tmmol/L", &["K 6.9 high!"]),
    ("Test\tResult\tLow\tHigh\nPotassium\t6.9\t3.5\t5.3", &["K 6.9 high!"]),
    ("Test,Result,Low,High\nPotassium,6.9,3.5,5.3", &["K 6.9 high!"]),
    ("Test Result Low High\nPotassium 6.9 3.5 5.3", &["K 6.9 high!"]),
    ("Analyte\tResult\tLL\tUL\nPlatelets\t9\t150\t400", &["PLT 9 low!"]),
    ("血小板 9（前值 150）", &["PLT 9 low!"]),
    ("血小板 150（前值 9）", &["PLT 150 normal"]),
    ("项目\t结果\t前值\n血小板\t9\t150", &["PLT 9 low!"]),
    ("1 钾 6，9 3，5-5，3 mmol/L\n2 钠 118，0 137-147 mmol/L", &["K 6.9 high!", "Na 118.0 low!"]),
    ("白细胞 L0.7", &["WBC 0.7 low!"]),
    ("钾 H6.9 3.5-5.3", &["K 6.9 high!"]),
    ("钾 H5.9", &["K 5.9 high"]),
    ("钠 L112 137-147", &["Na 112 low!"]),
    ("血小板 L9 125-350", &["PLT 9 low!"]),
    ("血红蛋白 L45 g/L 115-150", &["HGB 45 low!"]),
    ("1、血钾6.9 2、血钠112 3、血小板9", &["K 6.9 high!", "Na 112 low!", "PLT 9 low!"]),
    ("(1)血钾4.2 (2)血钠140", &["K 4.2 normal", "Na 140 normal"]),
    ("1、血钾4.2 2、血钠140 3、血小板210", &["K 4.2 normal", "Na 140 normal", "PLT 210 normal"]),
    ("血小板 8、血红蛋白 45", &["PLT 8 low!", "HGB 45 low!"]),
    ("<item><name>血钠</name><value>112</value><ref>137-147</ref></item>", &["Na 112 low!"]),
    (
        "<items><item><name>血小板</name><value>210</value></item><item><name>白细胞</name><value>6.2</value><unit>10^9/L</unit></item></items>",
        &["PLT 210 normal", "WBC 6.2 normal"],
    ),
    ("<item name=\"血钾\" value=\"6.9\" ref=\"3.5-5.3\"/>", &["K 6.9 high!"]),
    ("{\"name\":\"白细胞计数\",\"unit\":\"10^9/L\",\"min\":3.5,\"max\":9.5,\"value\":0.7}", &["WBC 0.7 low!"]),
    ("[{\"name\":\"PLT\",\"value\":\"300\",\"unit\":\"10^9/L\",\"ref\":\"125-350\"}]", &["PLT 300 normal"]),
    ("女 30岁 喂养婴儿中 血钾 6.9", &["K 6.9 unknown!"]),
    ("产妇，女，30岁，新生儿已转新生儿科。产后血红蛋白 45 g/L", &["HGB 45 unknown!"]),
];

/// A word for a fluid is no specimen; what follows is blood.
const FLUIDS: &[Probe] = &[
    ("化疗后骨髓抑制，白细胞 0.7，血小板 9", &["WBC 0.7 low!", "PLT 9 low!"]),
    ("骨髓抑制：WBC 0.7×10^9/L，PLT 9×10^9/L", &["WBC 0.7 low!", "PLT 9 low!"]),
    ("骨髓穿刺后，血小板 9", &["PLT 9 low!"]),
    ("诊断：肝硬化 腹水\n血小板 9×10^9/L\n钠 112 mmol/L", &["PLT 9 low!", "Na 112 low!"]),
    ("诊断：肝硬化、腹水；钠 112", &["Na 112 low!"]),
    ("胸水待查，Hb 45，PLT 9", &["HGB 45 low!", "PLT 9 low!"]),
    ("大便隐血阳性，Hb 45g/L", &["HGB 45 low!"]),
    ("大便常规+隐血：阴性；Hb 45g/L", &["HGB 45 low!"]),
    ("尿常规正常，钾 6.9", &["K 6.9 high!"]),
    ("尿常规未见异常；血小板 9，血红蛋白 45", &["PLT 9 low!", "HGB 45 low!"]),
    ("尿常规：未见异常，钾 6.9", &["K 6.9 high!"]),
    ("痰多，钾 6.9", &["K 6.9 high!"]),
    ("痰培养阴性 白细胞 0.7", &["WBC 0.7 low!"]),
    ("胃液引流500ml，钾 2.3", &["K 2.3 low!"]),
    ("胆汁引流，Na 112", &["Na 112 low!"]),
    ("透析液漏，钾 6.9", &["K 6.9 high!"]),
    ("羊水破，血小板 9", &["PLT 9 low!"]),
    ("Spot urine Na 15 K 40 Cl 20. Serum Na 118 K 2.4.", &["Na 118 low!", "K 2.4 low!"]),
    ("CSF: WBC 250 /uL. Blood WBC 8.9", &["WBC 8.9 normal"]),
    ("肝硬化 腹水\n血小板 9", &["?PLT"]),
    ("腹水有所好转 血小板 9", &["?PLT"]),
    ("尿常规：蛋白 3+，潜血 2+；肌酐 912，钾 6.9", &["?CREA", "?K"]),
    ("腹水常规+生化：白细胞 500×10^6/L，总蛋白 30g/L；血白蛋白 25g/L", &["ALB 25 low"]),
    ("入院诊断：1.急性白血病 2.高钾血症 血钾6.9 3.贫血", &["K 6.9 high!"]),
    ("随机尿 钾 42 mmol/L，钠 98 mmol/L", &[]),
    ("腹水：白蛋白 12 g/L，总蛋白 25 g/L", &[]),
    ("钾 25.6 25-125\n钠 80 mmol/L 40-220\n标本类型：尿液", &[]),
    ("白细胞 3+ 潜血 2+ 蛋白 1+ 比重 1.020", &[]),
    ("干化学 白细胞 2+ 红细胞 3+ 比重 1.030", &[]),
    ("白细胞 25 /μL 红细胞 10 /μL 上皮细胞 3 /μL 比重 1.015", &[]),
];

/// Names, numbers and times as people write them.
const SPOKEN: &[Probe] = &[
    ("WBC 0.6 N 12%", &["WBC 0.6 low!", "NEUT% 12 low"]),
    ("WBC 12.5×10^9/L N 85.3% Hb 45g/L", &["WBC 12.5 high", "NEUT% 85.3 high", "HGB 45 low!"]),
    ("WBC 0.6 Hb 45 PLT 9 N 12%", &["WBC 0.6 low!", "HGB 45 low!", "PLT 9 low!", "NEUT% 12 low"]),
    ("血钠浓度：112 mmol/L", &["Na 112 low!"]),
    ("钾离子浓度6.9，钠离子浓度118", &["K 6.9 high!", "Na 118 low!"]),
    ("血清钾浓度 6.9", &["K 6.9 high!"]),
    ("血钙浓度 1.45 mmol/L 2.11-2.52", &["Ca 1.45 low!"]),
    ("Hb浓度 42 g/L", &["HGB 42 low!"]),
    ("外周血白细胞 0.7 10^9/L 3.5-9.5", &["WBC 0.7 low!"]),
    ("末梢血白细胞 0.7", &["WBC 0.7 low!"]),
    ("项目\t结果\t单位\t参考区间\nwbc\t0.7\t10^9/L\t3.5-9.5\nplt\t9\t10^9/L\t125-350", &["WBC 0.7 low!", "PLT 9 low!"]),
    ("项目\t结果\t单位\t参考区间\n血液钾\t6.9\tmmol/L\t3.5-5.3", &["K 6.9 high!"]),
    ("电解质钾 6.9", &["K 6.9 high!"]),
    ("血鉀 6.9", &["K 6.9 high!"]),
    ("血鈉 112", &["Na 112 low!"]),
    ("血紅素 4.2 g/dL", &["HGB 4.2 low!"]),
    ("鈣 5.8 mg/dL", &["Ca 5.8 low!"]),
    ("血小板計數 9", &["PLT 9 low!"]),
    ("白血球計數 0.7", &["WBC 0.7 low!"]),
    ("血小板 周一 90 周二 41 周三 9", &["PLT 90 unknown!"]),
    ("血钾：昨 4.1 今 6.8", &["K 6.8 high!"]),
    ("钾今6.9", &["K 6.9 high!"]),
    ("血红蛋白昨天45g/L", &["?HGB"]),
    ("血小板上周9", &["?PLT"]),
    ("血钾透析前6.9", &["?K"]),
    ("血小板治疗前9", &["?PLT"]),
    ("钾门诊6.9", &["K 6.9 high!"]),
    ("血小板输注前 8，输注后1小时 31", &["PLT 31 low"]),
    ("PLT 5.1日90，5.3日41，5.7日9", &["PLT 9 low!"]),
    ("血小板较前下降（90→9）", &["PLT 9 low!"]),
    ("6.92 mmol/L 血清钾", &["K 6.92 high!"]),
    (
        "3.50-5.30  mmol/L  ↑  6.92   血清钾(K)\n137-147    mmol/L  ↓  117    血清钠(Na)",
        &["K 6.92 high!", "Na 117 low!"],
    ),
    ("血小板只有二十三", &["PLT 23 low!"]),
    ("血小板三万", &["PLT 30000 low!"]),
    ("血钾六点九", &["K 6.9 high!"]),
    ("白细胞一千二", &["WBC 1200 low!"]),
    ("血小板一直低", &[]),
    ("血红蛋白一个月前 90", &["?HGB"]),
    ("WBC 5.2 HGB 45 PLT 200 (10^9/L)", &["WBC 5.2 normal", "HGB 45 low!", "PLT 200 normal"]),
    ("今日复查钾(急)6.9mmol/L，已告知医生。", &["K 6.9 high!"]),
    ("今日复查钾值6.9mmol/L", &["K 6.9 high!"]),
    ("血  红  蛋  白   45   g/L", &["HGB 45 low!"]),
    ("血钾 6.9 mM", &["K 6.9 high!"]),
    ("甘油三酯 >11.3 mmol/L 参考<1.7", &["TG >11.3 high"]),
    ("甘油三酯 >11.3 mmol/L <1.7", &["TG >11.3 high"]),
    ("血色素4.5克，头晕", &["HGB 4.5 low!"]),
    ("血红蛋白 420 mg/dL", &["?HGB"]),
    ("镁离子 0.42 ↓ 0.45-0.6", &["?Mg"]),
    ("钙离子 1.11 1.09-1.4", &["?Ca"]),
    ("Ca2+ 1.52mmol/L", &["?Ca"]),
    ("TC 245, LDL 168, HDL 38, TG 620 (mg/dL)", &["TC 245 high", "LDL-C 168 high", "HDL-C 38 low", "TG 620 high"]),
    (
        "K2.5 Na126 Cl85 Ca1.55 Mg0.45 P0.3",
        &["K 2.5 low!", "Na 126 low", "Cl 85 low", "Ca 1.55 low!", "Mg 0.45 low", "P 0.3 low"],
    ),
    ("cCa2+ 0.72 mmol/L", &["?Ca"]),
    ("钠 118，0", &["?Na"]),
    ("钾 6，9", &["?K"]),
    ("1. 血小板 8\n2. 白细胞 0.7\n3. 钾 6.9", &["PLT 8 low!", "WBC 0.7 low!", "K 6.9 high!"]),
    ("检验结果：1）白细胞 0.7；2）血小板 9；3）钾 6.9", &["WBC 0.7 low!", "PLT 9 low!", "K 6.9 high!"]),
    ("血钾>8.0mmol/L，需立即透析", &["K >8.0 high!"]),
    ("钾 (K) 6.9 [3.50, 5.30] mmol/L", &["K 6.9 high!"]),
    ("血红蛋白(HGB) 108 g/L  130一175", &["HGB 108 low"]),
];

/// What is no result, or not the present one.
const FALSE_ALARMS: &[Probe] = &[
    ("检验项目:血小板计数;结果:210;单位:10^9/L;参考值:125-350", &["PLT 210 normal"]),
    ("血钾>6.5mmol/L需要透析", &[]),
    ("患者今日血钾5.0，若血钾>6.5mmol/L需急诊透析", &["K 5.0 normal"]),
    ("血钾 6.8（此为去年结果），今年 4.2", &["K 4.2 normal"]),
    ("2023年体检血小板 25，2024年体检血小板 180", &["PLT 180 normal"]),
    ("血钾 7.9，溶血，复查 4.1", &["K 4.1 normal"]),
    ("Hb较前下降20g/L，现 95g/L", &["HGB 95 low"]),
    ("输红细胞2U后血红蛋白上升20g/L", &[]),
    ("血小板升高了2万", &[]),
    ("检验结果 2024年4月2日\n血钾 6.9 mmol/L 3.5-5.3\n血钠 140 mmol/L 137-147", &["K 6.9 high!", "Na 140 normal"]),
    ("血小板下降 9×10^9/L", &["PLT 9 low!"]),
    ("血钾上升6.9", &["K 6.9 high!"]),
    ("血小板 10^9/L", &[]),
    (
        "入院时（2024-03-01）血常规示Hb 48g/L，PLT 25×10^9/L。2024-03-12复查血常规：Hb 92g/L，PLT 118×10^9/L。",
        &["HGB 92 low", "PLT 118 low"],
    ),
    ("猫\n血钾 2.5", &[]),
    ("兔子血常规 HGB 45", &[]),
    ("品种:进口试剂 血小板 9", &["PLT 9 low!"]),
    ("宠物过敏史：猫毛；血小板 9", &["PLT 9 low!"]),
];

#[test]
fn commas_columns_and_letters_do_not_change_a_value() {
    check(ANOTHER_VALUE);
}

#[test]
fn a_fluid_that_is_only_mentioned_switches_nothing() {
    check(FLUIDS);
}

#[test]
fn names_numbers_and_times_as_people_write_them() {
    check(SPOKEN);
}

#[test]
fn what_is_no_result_is_not_read() {
    check(FALSE_ALARMS);
}

#[test]
fn persons_in_discharge_letters() {
    for (text, sex, age) in [
        ("患者张某，女，63岁。", Some(Sex::Female), Some(63)),
        ("男性，58岁", Some(Sex::Male), Some(58)),
        ("63-year-old female", Some(Sex::Female), Some(63)),
        ("63 y/o male", Some(Sex::Male), Some(63)),
        ("年龄 63 岁 性别 M", Some(Sex::Male), Some(63)),
        ("男30岁 我女儿血红蛋白120g/L", None, None),
    ] {
        let patient = patient_of(text);
        assert_eq!((patient.sex, patient.age), (sex, age), "{text}");
    }
}

#[test]
fn a_pregnancy_is_not_guessed_from_other_words() {
    for text in [
        "甲胎蛋白 1.70",
        "胎儿血红蛋白 0.5%",
        "某市妇产科医院",
        "妇产科门诊",
        "停经3年 55岁",
        "已建档",
        "否认妊娠",
        "未妊娠<5",
    ] {
        assert!(!patient_of(text).pregnant, "{text}");
    }
    for text in ["停经12周", "科室：产科", "胎心正常", "孕28周", "妊娠28周"] {
        assert!(patient_of(text).pregnant, "{text}");
    }
}
