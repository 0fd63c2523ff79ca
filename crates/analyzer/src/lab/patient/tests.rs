//! Persons as reports describe them.

use super::Patient;
use baihua_kb::Sex::{Female, Male};

#[test]
fn persons_as_reports_describe_them() {
    for (text, sex, age, child) in [
        ("海外体检结果（本人整理）男 40岁", Some(Male), Some(40), false),
        ("姓名 谢某某   男   36   门诊", Some(Male), Some(36), false),
        ("姓名：董老太太　86周岁　女", Some(Female), Some(86), false),
        ("姓名:陈小宝 性别:男 年龄:3岁2月", Some(Male), Some(3), false),
        ("透析编号HD-036    49岁男性", Some(Male), Some(49), false),
        ("患儿：小米粒（家长代取）", None, None, true),
        ("姓 名 ： 赵 ＊ ＊     性 别 ： 女     年 龄 ： ２７ 岁", Some(Female), Some(27), false),
        ("登记号 TJ25-4471  黄先生  51岁  空腹12小时", Some(Male), Some(51), false),
        ("性别：男  年龄：30", Some(Male), Some(30), false),
        ("年龄：8月", None, Some(0), false),
        ("男:130-175 女:115-150", None, None, false),
        ("", None, None, false),
    ] {
        let patient = Patient::new(&crate::lab::page::Page::new(text).plain(..), None, None);
        assert_eq!((patient.sex, patient.age, patient.child), (sex, age, child), "{text}");
    }
}

#[test]
fn a_date_or_a_count_is_no_range() {
    let of = |text: &str| {
        let patient = Patient::new(&crate::lab::page::Page::new(text).plain(..), None, None);
        (patient.child, patient.infant, patient.pregnant)
    };
    for (text, expected) in [
        ("科室：儿科\n2025-06-02", (true, false, false)),
        ("科室：儿科\n06-02 08:30", (true, false, false)),
        ("儿科 12-3床", (true, false, false)),
        ("产科 | 2025-06-02", (false, false, true)),
        ("产科\t25-06-02", (false, false, true)),
        ("妊娠38-39周", (false, false, true)),
        ("妊娠38-39+2周", (false, false, true)),
        ("新生儿 2-3天", (true, true, false)),
        // For whom a range is.
        ("血红蛋白 130 新生儿170-200", (false, false, false)),
        ("血红蛋白 130 新生儿\t170-200", (false, false, false)),
        ("血红蛋白 130 孕妇≥110", (false, false, false)),
    ] {
        assert_eq!(of(text), expected, "{text}");
    }
}

#[test]
fn two_sexes_are_as_good_as_none() {
    let folded: Vec<char> = "性别:女".chars().collect();
    assert_eq!(Patient::new(&folded, Some(Male), None).sex, None);
}
