//! Layouts that forty reports showed which were written without sight of the reader, by the class of fault. Where nobody can
//! be sure, the right answer is `?ID`.

use super::review::{Probe, check};

/// Columns that were copied one after another, tables turned over days.
const TURNED: &[Probe] = &[
    (
        "姓名：某 女 50岁\n项目\n总胆汁酸(TBA)\n白蛋白(ALB)\n尿酸(UA)\n钾(K)\n结果\n3.9\n44.1\n301\n5.9\n参考区间\n0-10\n40-55\n155-357\n3.5-5.3",
        &["ALB 44.1 normal", "K 5.9 high"],
    ),
    // One value too few: nobody knows which is missing.
    ("项目\n白蛋白\n尿酸\n钾\n结果\n44.1\n5.9", &["?ALB", "?K"]),
    (
        "| 日期 | WBC | Hb | PLT |\n|---|---|---|---|\n| 参考 | 3.5-9.5 | 115-150 | 125-350 |\n| 2025-04-02 | 4.8 | 121 | 230 |\n| 2025-04-30 | 1.1 | 77 | 19 |",
        &["WBC 1.1 low!", "HGB 77 low", "PLT 19 low!"],
    ),
    ("白细胞 | 血小板\n------|------\n6.1 | 240", &["WBC 6.1 normal", "PLT 240 normal"]),
];

/// What parts a name from its value.
const PARTED: &[Probe] = &[
    ("[K] 6.9    [Na] 112", &["K 6.9 high!", "Na 112 low!"]),
    ("①白细胞 ／ 6.1 ／ 10^9/L ／ 3.5-9.5\n⑪肌酐 ／ 61 ／ μmol/L ／ 41-73", &["WBC 6.1 normal", "CREA 61 normal"]),
    ("尿蛋白/肌酐 12\n血小板 / 白细胞", &[]),
    ("Haemoglobin/血红蛋白  101 g/L  115-150", &["HGB 101 low"]),
    ("白蛋白/球蛋白 1.5", &[]),
    ("肌　酐　　　　　88　　　57—97　　μmol/L", &["CREA 88 normal"]),
    ("钾　钠\n4.1　140", &["K 4.1 normal", "Na 140 normal"]),
    (
        "\"HKT\";\"Hämatokrit/红细胞压积\";\"0,356\";\"L/L\";\"0,355-0,450\";\"\"\n\"K\";\"Kalium/钾\";\"6,9\";\"mmol/L\";\"3,5-5,1\";\"+\"",
        &["HCT 0.356 normal", "K 6.9 high!"],
    ),
    (
        "MSH|^~\\&|LIS|A|B|C|20250308||ORU^R01|M1|P|2.4\nOBX|1|NM|GGT^γ-谷氨酰转移酶||187|U/L|10-60|H|||F",
        &["GGT 187 high"],
    ),
    ("WBC6.1×10^9/L,N58.3%,L34.1%", &["WBC 6.1 normal", "NEUT% 58.3 normal", "LYMPH% 34.1 normal"]),
    ("血小板 L9 125-350", &["PLT 9 low!"]),
];

/// Digits that belong to no value, or to none that can be read.
const NO_VALUE: &[Probe] = &[
    ("谷丙转氨酶 78 U/L 9-50\n【小结】1. 谷丙转氨酶偏高  2. 谷草转氨酶偏高  3. 贫血", &["ALT 78 high"]),
    ("患者女，77岁，目标 Hb 110 g/L", &[]),
    ("嗜酸性粒细胞% EOS%   ■.3   %   0.4-8.0", &["?EOS%"]),
    ("检 验 报 告 单\n血 小 板 PLT  2 89  10^9/L  125- 350\n白 细 胞 WBC  6, 25  10^9/L", &["?PLT", "?WBC"]),
    ("项目 | 结果 | 单位 | 参考\n血小板 | 9 | 10^9/L | 125-350\n胞比率(EOS%) |  |  | 8.0", &["PLT 9 low!", "?EOS%"]),
    ("项目    结果1    结果2    单位    参考范围\n钾      3.4      4.3      mmol/L  3.5-5.3", &["K 3.4 unknown"]),
];

/// Which fluid, and which of several days.
const WHICH: &[Probe] = &[
    ("标本：静脉血\n钾：5.9（3.5～5.3）mmol/L\n标本：腹水\n总蛋白：18.6 g/L", &["K 5.9 high"]),
    ("钾：5.9（3.5～5.3）mmol/L\n标本：腹水", &[]),
    ("2025年3月1日血氯 81 mmol/L。3月9日复查血氯 99.5 mmol/L", &["Cl 99.5 normal"]),
    ("2025年1月5日血氯 99.5 mmol/L。12月20日血氯 81 mmol/L", &["Cl 99.5 normal"]),
    ("血钠 116 mmol/L，转ICU。治疗后血钠由 116 逐步升至 134 mmol/L", &["Na 134 low"]),
];

#[test]
fn columns_one_after_another_and_tables_over_days() {
    check(TURNED);
}

#[test]
fn whatever_parts_a_name_from_its_value() {
    check(PARTED);
}

#[test]
fn digits_that_are_no_value() {
    check(NO_VALUE);
}

#[test]
fn which_fluid_and_which_day() {
    check(WHICH);
}

/// A second set of forty reports, by another hand.
const SECOND: &[Probe] = &[
    (
        "检验日期\t样本\t项目代码\t项目名称\t参考下限\t参考上限\t结果\t单位\n2026/11/3\t血清\tK\t钾\t3.5\t5.3\t3.38\tmmol/L",
        &["K 3.38 low"],
    ),
    (
        "项目    本次结果    上次结果(2025.10)    参考值    单位\n肌酐    58    131    41-73    μmol/L",
        &["CREA 58 normal"],
    ),
    ("谷丙 43 正常到50", &["ALT 43 normal"]),
    (
        "项目   2026-03-11   2026-06-16   2026-11-18   参考范围   单位\n谷丙转氨酶   412↑   96↑   31   9-50   U/L",
        &["ALT 31 normal"],
    ),
    (
        "检验项目\n1 ★总蛋白\n2 ★白蛋白\n3 总胆汁酸\n4 ★钾\n结果\n79.2\n47.5\n3.7\n5.9\n参考区间\n65-85\n40-55\n0-10\n3.5-5.3",
        &["TP 79.2 normal", "ALB 47.5 normal", "K 5.9 high"],
    ),
    ("2 ★白蛋白\n3 ★谷丙转氨酶", &[]),
    ("OBX|6|NM|TP^总蛋白||66.9|g/L|65-85|N|||F", &["TP 66.9 normal"]),
    ("OBX|1|NM|PLT^血小板计数^99LIS||19|10*9/L|125-350|LL|||F|||202505180830", &["PLT 19 low!"]),
    ("K/Na/Cl 3.1/129/94, ALT/AST 156/98", &["K 3.1 low", "Na 129 low", "Cl 94 low", "ALT 156 high", "AST 98 high"]),
    ("谷草/谷丙 1.5", &[]),
    ("※ 本院危急值：K<2.8或>6.2；Ca<1.75或>3.5", &[]),
    (
        "血红蛋白四十七单子上写的是多少然后白细胞五点二血小板四百一十二",
        &["HGB 47 low!", "WBC 5.2 normal", "PLT 412 high"],
    ),
    ("血小板二十天前查过", &[]),
    ("M.C.V.  84.2  fL  82.0-100.0", &["MCV 84.2 normal"]),
    ("血钙2.98（正常2.11-2.52）", &["Ca 2.98 high"]),
    (
        "TEST   RESULT   UNIT   REF   RESULT   UNIT   REF\nUrea 尿素   6.4   mmol/L   3.1-8.0   38.4   mg/dL   18.6-48.0",
        &["UREA 6.4 normal"],
    ),
    ("WBC 6.8\n尿素   14,72 ↑   3.6-9.5   mmol/L", &["WBC 6.8 normal", "?UREA"]),
    ("WBC 6.8\n无机磷   1.\n73 ↑", &["WBC 6.8 normal", "?P"]),
];

#[test]
fn a_second_set_of_layouts() {
    check(SECOND);
}

/// What programs write: observations in any order and nesting, escapes, marks that touch their value.
const WRITTEN_BY_PROGRAMS: &[Probe] = &[
    (
        "{\"entry\":[{\"resource\":{\"code\":{\"coding\":[{\"code\":\"2823-3\",\"display\":\"Potassium\"}],\"text\":\"\\u94be\"},\"valueQuantity\":{\"value\":6.9,\"unit\":\"mmol\\/L\"},\"referenceRange\":[{\"low\":{\"value\":3.5},\"high\":{\"value\":5.3}}]}}]}",
        &["K 6.9 high!"],
    ),
    (
        "[{\"code\":{\"text\":\"血小板\"},\"interpretation\":[{\"coding\":[{\"code\":\"L\"}]}],\"valueQuantity\":{\"value\":9,\"unit\":\"10^9/L\"}},{\"code\":{\"text\":\"白细胞\"},\"valueQuantity\":{\"value\":6.1,\"unit\":\"10^9/L\"},\"referenceRange\":[{\"low\":{\"value\":3.5},\"high\":{\"value\":9.5}}]}]",
        &["PLT 9 low!", "WBC 6.1 normal"],
    ),
    ("{\"code\":{\"text\":\"尿素\"},\"valueString\":\"见报告\",\"valueQuantity\":{}}", &[]),
    ("PLT19L WBC6.2", &["PLT 19 low!", "WBC 6.2 normal"]),
    ("GGT/γ-谷氨酰转移酶 187 U/L 10-60", &["GGT 187 high"]),
];

#[test]
fn what_programs_write() {
    check(WRITTEN_BY_PROGRAMS);
}
