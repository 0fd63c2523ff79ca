//! Lab reports at their edges: layouts, thresholds, who they are about.

use std::collections::BTreeMap;

use baihua_analyzer::{Order, Report, Sex};
use baihua_kb::{Card, Level, builtin};
use baihua_testkit::{
    invariants,
    labs::{self, Outcome},
};

use crate::carrier::analyzer;

fn read(text: &str, sex: Option<Sex>, age: Option<u8>) -> Report {
    let order = Order { sex, age, ..Order::new(Card::Lab, text) };
    let document = analyzer().recognise(order).unwrap_or_else(|unfit| panic!("{text}: {unfit}"));
    let report = analyzer().review(&document);
    invariants::report(text, &report, builtin()).unwrap_or_else(|it| panic!("{text}: {it}"));
    report
}

/// Indicator, status, level of each reading.
fn told(report: &Report) -> Vec<(&str, &str, Option<Level>)> {
    let level = |id: &str| report.flags.iter().find(|flag| flag.rule_id == id).map(|flag| flag.level);
    report.meta.indicators.iter().map(|it| (it.rule_id.as_str(), it.status.as_str(), level(&it.rule_id))).collect()
}

#[test]
fn a_printed_range_decides_at_its_edges() {
    for (row, status, level) in [
        ("钾 3.5 mmol/L 3.5-5.3", "normal", None),
        ("钾 5.3 mmol/L 3.5-5.3", "normal", None),
        ("钾 3.49 mmol/L 3.5-5.3", "low", Some(Level::Low)),
        ("钾 5.31 mmol/L 3.5-5.3", "high", Some(Level::Low)),
        // Ten per cent of the nearer limit are 0.53 and 0.35: equal is still low, beyond is medium.
        ("钾 5.83 mmol/L 3.5-5.3", "high", Some(Level::Low)),
        ("钾 5.84 mmol/L 3.5-5.3", "high", Some(Level::Medium)),
        ("钾 3.15 mmol/L 3.5-5.3", "low", Some(Level::Low)),
        ("钾 3.14 mmol/L 3.5-5.3", "low", Some(Level::Medium)),
        // Critical thresholds are reached by being equal.
        ("钾 6.19 mmol/L 3.5-5.3", "high", Some(Level::Medium)),
        ("钾 6.2 mmol/L 3.5-5.3", "high", Some(Level::High)),
        ("钾 2.81 mmol/L 3.5-5.3", "low", Some(Level::Medium)),
        ("钾 2.8 mmol/L 3.5-5.3", "low", Some(Level::High)),
        ("血小板 30 10^9/L 125-350", "low", Some(Level::High)),
        ("血小板 31 10^9/L 125-350", "low", Some(Level::Medium)),
        ("总胆固醇 5.2 mmol/L <5.2", "high", Some(Level::Low)),
        ("总胆固醇 5.2 mmol/L ≤5.2", "normal", None),
        ("高密度脂蛋白胆固醇 1.04 mmol/L >1.04", "low", Some(Level::Low)),
    ] {
        assert_eq!(
            told(&read(row, None, None)).iter().map(|it| (it.1, it.2)).collect::<Vec<_>>(),
            [(status, level)],
            "{row}"
        );
    }
}

#[test]
fn without_a_printed_range_only_adults_of_known_sex_and_age_are_judged() {
    let row = "血红蛋白 118 g/L";
    for (sex, age, status) in [
        (Some(Sex::Male), Some(40), "low"),
        (Some(Sex::Female), Some(40), "normal"),
        (None, Some(40), "unknown"),
        (Some(Sex::Male), None, "unknown"),
        (Some(Sex::Male), Some(19), "unknown"),
        (Some(Sex::Male), Some(20), "low"),
        (Some(Sex::Male), Some(79), "low"),
        (Some(Sex::Male), Some(80), "unknown"),
        (Some(Sex::Male), Some(0), "unknown"),
        (Some(Sex::Male), Some(120), "unknown"),
    ] {
        assert_eq!(told(&read(row, sex, age))[0].1, status, "{sex:?} {age:?}");
    }
}

#[test]
fn children_and_pregnancy_degrade_safely() {
    assert_eq!(told(&read("性别：男 年龄：6岁\n血红蛋白 118 g/L", None, None))[0].1, "unknown");
    assert_eq!(told(&read("性别：女 年龄：30岁 孕28周\n血红蛋白 108 g/L", None, None))[0].1, "unknown");
    // What the report prints is for whom it is printed.
    assert_eq!(told(&read("性别：男 年龄：6岁\n血红蛋白 118 g/L 120-140", None, None))[0].1, "low");
}

#[test]
fn layouts_of_hospitals() {
    for text in [
        "钾\t6.4\tmmol/L\t3.5-5.3",
        "钾(K) 6.4 ↑ 3.5～5.3 mmol/L",
        "钾　６．４　ｍｍｏｌ／Ｌ　３．５－５．３",
        "K: 6.4 mmol/L (3.5-5.3)",
        "1 钾 6.4 H mmol/L 3.5—5.3",
        "血清钾\n6.4\nmmol/L\n3.5-5.3",
        "血清钾\n6.4\n3.5-5.3\n样本：血清",
    ] {
        assert_eq!(told(&read(text, None, None)), [("K", "high", Some(Level::High))], "{text}");
    }
}

#[test]
fn cells_on_lines_of_their_own_stay_with_their_indicator() {
    let report = read("钾\n6.4\nmmol/L\n3.5-5.3\n钠\n140\nmmol/L\n137-147\n氯\n95\n99-110\n", None, None);
    assert_eq!(
        told(&report),
        [("K", "high", Some(Level::High)), ("Na", "normal", None), ("Cl", "low", Some(Level::Low))]
    );
}

#[test]
fn look_alikes_are_not_read_as_something_else() {
    for text in
        ["尿钾 45 mmol/24h 25-100\n钠 140 mmol/L 137-147", "离子钙 1.20 mmol/L 1.10-1.30\n钠 140 mmol/L 137-147"]
    {
        assert_eq!(told(&read(text, None, None)), [("Na", "normal", None)], "{text}");
    }
}

#[test]
fn a_finding_is_no_diagnosis_and_ends_with_questions() {
    let report = read("钾 6.4 mmol/L 3.5-5.3\n肌酐 168 μmol/L 41-73\n", None, None);
    for flag in &report.flags {
        let next = flag.next_step.as_deref().expect("every finding has a next step");
        assert!(next.contains("可以问") && next.ends_with('？'), "{next}");
        assert!(flag.suggested_text.is_none());
        for word in ["确诊", "您得了", "您患有", "必须服用"] {
            assert!(!flag.finding.contains(word), "{}", flag.finding);
        }
    }
    assert!(report.flags[0].next_step.as_deref().is_some_and(|next| next.contains("立即联系")));
}

/// Every finding names one deadline, and the more urgent one.
#[test]
fn a_finding_names_one_deadline() {
    for (text, urgency) in [
        ("血红蛋白 62 g/L 130-175", "本周"),
        ("血红蛋白 110 g/L 130-175", "复查"),
        ("中性粒细胞计数 0.21 10^9/L 1.8-6.3", "今天"),
        ("肌酐 1020 μmol/L 57-97", "本周"),
        ("ALT 2345 U/L 9-50", "本周"),
        ("血钾 6.1 mmol/L 3.5-5.3", "今天"),
    ] {
        let report = read(text, Some(Sex::Male), Some(50));
        assert_eq!(report.meta.indicators[0].urgency.as_deref(), Some(urgency), "{text}");
        let next = report.flags[0].next_step.as_deref().unwrap_or_default();
        let deadlines = ["本周", "联系医生", "这一两天", "这几天"].iter().filter(|word| next.contains(*word)).count();
        assert!(deadlines <= 1, "{text}: {next}");
    }
}

#[test]
fn a_critical_value_without_a_range_says_which_side() {
    for (text, side) in [("血钾 6.9", "过高"), ("血小板 9", "过低")] {
        let report = read(text, None, None);
        assert!(report.flags[0].finding.contains(side), "{}", report.flags[0].finding);
    }
}

#[test]
fn the_reason_why_nothing_was_judged_is_the_true_one() {
    for (age, reason) in [(85, "这个年纪的老年人"), (17, "只用于成人")] {
        let report = read("血钾 4.8 mmol/L", Some(Sex::Male), Some(age));
        let told = &report.meta.not_judged[0].reason;
        assert!(told.contains(reason), "{told}");
    }
    // No range is printed, so none is blamed.
    let report = read("血钾 6.9 mmol/L ↓", None, None);
    assert!(!report.meta.not_judged[0].reason.contains("区间和常见"), "{:?}", report.meta.not_judged);
}

/// A value that was read and refused is told with its reason, even where nothing else is in the text.
#[test]
fn a_refused_value_is_a_report() {
    for text in ["血红蛋白 420 mg/dL", "血红蛋白昨天45g/L", "钙离子 1.11 mmol/L 1.09-1.4", "肝硬化 腹水\n血小板 9"]
    {
        let report = read(text, None, None);
        assert!(report.meta.indicators.is_empty() && !report.meta.not_judged.is_empty(), "{text}");
    }
}

/// Every case of the generator: no critical value is called normal, none is passed over, nothing else than blood is read.
#[test]
fn generated_reports_of_every_layout() {
    let count = labs::count();
    assert!(count >= 100_000, "{count}");
    let threads = std::thread::available_parallelism().map_or(2, usize::from);
    let tally = std::thread::scope(|scope| {
        let share = |part: usize| {
            move || {
                let mut tally = Tally::default();
                for index in (part..count).step_by(threads) {
                    tally.add(&labs::case(index));
                }
                tally
            }
        };
        let parts: Vec<_> = (0..threads).map(|part| scope.spawn(share(part))).collect();
        parts.into_iter().map(|part| part.join().expect("no case panics")).fold(Tally::default(), Tally::and)
    });
    println!("{}", tally.shown());
    let of = |outcome: Outcome| tally.outcomes.get(&outcome).copied().unwrap_or(0);
    assert_eq!(of(Outcome::CriticalNormal), 0, "{}", tally.shown());
    assert_eq!(of(Outcome::NotBlood), 0, "{}", tally.shown());
    assert!(of(Outcome::WrongValue) * 1000 <= count, "{}", tally.shown());
    assert!(tally.critical_told * 100 >= tally.critical * 97, "{}", tally.shown());
    assert_eq!(tally.critical_silent, 0, "{}", tally.shown());
}

/// What came of many cases.
#[derive(Default)]
struct Tally {
    outcomes: BTreeMap<Outcome, usize>,
    /// By layout and noise, how often it was not right, and one example.
    faults: BTreeMap<(&'static str, &'static str, Outcome), (usize, String)>,
    critical: usize,
    critical_told: usize,
    critical_silent: usize,
}

impl Tally {
    fn add(&mut self, case: &labs::Case) {
        let order = Order { sex: Some(Sex::Male), age: Some(40), ..Order::new(Card::Lab, case.text.clone()) };
        let report = analyzer().recognise(order).ok().map(|document| analyzer().review(&document));
        let outcome = labs::outcome(case, report.as_ref());
        *self.outcomes.entry(outcome).or_default() += 1;
        if case.critical {
            self.critical += 1;
            // A number that holds letters is not guessed at: it counts where the reader is asked to look at this very value.
            let asks = |warning: &String| warning.contains("请核对");
            let asked = report.as_ref().is_some_and(|report| report.meta.warnings.iter().any(asks));
            let spoilt = case.noise == "letters-for-digits" && outcome == Outcome::Unread && asked;
            self.critical_told += usize::from(outcome == Outcome::Right || spoilt);
            self.critical_silent += usize::from(matches!(outcome, Outcome::Silent | Outcome::CriticalNotTold));
        }
        if outcome != Outcome::Right {
            let fault = self.faults.entry((case.layout, case.noise, outcome)).or_default();
            fault.0 += 1;
            if fault.1.is_empty() || case.critical {
                fault.1 = format!("{} {}: {}", case.indicator, case.value, case.text);
            }
        }
    }

    fn and(mut self, other: Tally) -> Tally {
        for (outcome, count) in other.outcomes {
            *self.outcomes.entry(outcome).or_default() += count;
        }
        for (key, (count, example)) in other.faults {
            let fault = self.faults.entry(key).or_default();
            fault.0 += count;
            if fault.1.is_empty() {
                fault.1 = example;
            }
        }
        self.critical += other.critical;
        self.critical_told += other.critical_told;
        self.critical_silent += other.critical_silent;
        self
    }

    fn shown(&self) -> String {
        let mut text = format!(
            "{:?}; critical {}, told {}, silent {}\n",
            self.outcomes, self.critical, self.critical_told, self.critical_silent
        );
        for ((layout, noise, outcome), (count, example)) in &self.faults {
            text.push_str(&format!("{count:5} {layout} {noise} {outcome:?}: {example:?}\n"));
        }
        text
    }
}

/// What is said of one indicator.
fn flag<'r>(report: &'r Report, id: &str) -> &'r baihua_analyzer::Flag {
    report.flags.iter().find(|flag| flag.rule_id == id).unwrap_or_else(|| panic!("{id} is out of range"))
}

#[test]
fn the_number_of_cells_weighs_more_than_their_share() {
    let sheet = |count: &str| format!("中性粒细胞绝对值 {count} 10^9/L 1.8-6.3\n中性粒细胞百分比 79.0 % 40-75");
    let report = read(&sheet("5.2"), None, None);
    let share = flag(&report, "NEUT%");
    assert!(share.finding.contains("绝对值在范围内"), "{}", share.finding);
    assert!(!share.finding.contains("感染"), "{}", share.finding);
    assert!(share.next_step.as_deref().is_some_and(|step| step.starts_with("一般不用为这一项专门去看。")));
    let reading = report.meta.indicators.iter().find(|it| it.rule_id == "NEUT%").expect("it is read");
    assert_eq!((reading.department.as_deref(), reading.urgency.as_deref()), (None, None));
    let report = read(&sheet("8.9"), None, None);
    assert!(flag(&report, "NEUT%").finding.contains("意思见绝对值那一条"));
    assert!(flag(&report, "NEUT#").finding.contains("感染"));
    // Of two reports of one day nothing tells which number belongs to which share.
    let twice = format!("{}\n中性粒细胞绝对值 9.4 10^9/L 1.8-6.3\n中性粒细胞百分比 81.0 % 40-75", sheet("5.2"));
    assert!(
        read(&twice, None, None).flags.iter().all(|flag| flag.rule_id != "NEUT%" || !flag.finding.contains("绝对值"))
    );
    // Without the number the share is told by itself.
    let report = read("中性粒细胞百分比 79.0 % 40-75", None, None);
    assert!(flag(&report, "NEUT%").finding.contains("感染"));
}

#[test]
fn a_slight_deviation_passes_only_where_it_can() {
    const PASSES: &str = "单次多半和抽血前的状态有关";
    let told = |text: &str, id: &str| flag(&read(text, None, None), id).finding.clone();
    assert!(told("尿素 8.4 mmol/L 3.1-8.0", "UREA").contains(PASSES));
    // Haemoglobin does not move with breakfast.
    assert!(!told("血红蛋白 113 g/L 115-150", "HGB").contains(PASSES));
    // What else of the panel is out of range is to be seen with it.
    let both = "尿素 8.4 mmol/L 3.1-8.0\n肌酐 86 μmol/L 41-81";
    assert!(told(both, "UREA").contains("请和同一张报告上其他偏离的项目一起看"));
}

#[test]
fn what_means_nothing_sends_nobody_to_a_doctor() {
    let report = read("谷草转氨酶 11 U/L 13-35", None, None);
    assert!(
        flag(&report, "AST").next_step.as_deref().is_some_and(|step| step.starts_with("一般不用为这一项专门去看。"))
    );
    let creatinine = |albumin: &str| read(&format!("肌酐 38 μmol/L 41-81\n白蛋白 {albumin} g/L 40-55"), None, None);
    let department = |report: &Report| {
        report.meta.indicators.iter().find(|it| it.rule_id == "CREA").and_then(|it| it.department.clone())
    };
    assert_eq!(department(&creatinine("45")), None);
    assert!(department(&creatinine("31")).is_some(), "a low albumin beside it");
}

#[test]
fn what_is_for_women_is_not_told_to_men() {
    let told = |sex| flag(&read("血红蛋白 101 g/L 115-150", sex, Some(30)), "HGB").finding.contains("怀孕");
    assert!(told(Some(Sex::Female)) && told(None) && !told(Some(Sex::Male)));
}

#[test]
fn what_does_not_concern_the_value_is_not_said_of_it() {
    let told = |text: &str, sex, age| {
        let report = read(text, sex, age);
        let flag = &report.flags[0];
        format!("{}{}", flag.finding, flag.next_step.as_deref().unwrap_or_default())
    };
    // A low lipid is no matter of an aim.
    assert!(!told("LDL-C 0.9 mmol/L 1.9-3.1", None, None).contains("目标值"));
    assert!(told("LDL-C 4.0 mmol/L 1.9-3.1", None, None).contains("目标值"));
    let anaemia = "血红蛋白 101 g/L 115-150";
    assert!(!told(anaemia, Some(Sex::Female), Some(58)).contains("怀孕"));
    // What the report calls grown up is no child; a range for grown-ups calls nobody so.
    assert!(!told("姓名：某某 女 成人\n血红蛋白 45 g/L 115-150", None, None).contains("孩子"));
    assert!(told("血红蛋白 45 g/L 成人 115-150", None, None).contains("孩子"));
    assert!(told("血红蛋白 13.6 g/L 130-175", None, None).contains("g/dL"));
    assert!(!told("血红蛋白 45 g/L 130-175", None, None).contains("g/dL"));
    // Creatinine that is low with the albumin is no matter of the kidneys.
    let creatinine = told("肌酐 33 μmol/L 41-73\n白蛋白 30 g/L 40-55", None, None);
    assert!(creatinine.contains("和白蛋白偏低一起") && !creatinine.contains("肾内科"), "{creatinine}");
}

#[test]
fn a_question_that_the_sheet_answers_is_not_asked() {
    let steps = |text: &str| flag(&read(text, None, None), "ALP").next_step.clone().unwrap_or_default();
    let alone = steps("碱性磷酸酶 190 U/L 35-100");
    assert!(alone.contains("γ-谷氨酰转移酶"), "{alone}");
    let beside = steps("碱性磷酸酶 190 U/L 35-100\nγ-谷氨酰转肽酶 21 U/L 7-45");
    assert!(!beside.contains("γ-谷氨酰转移酶"), "{beside}");
}

#[test]
fn marked_rows_of_other_tests_are_named() {
    let warned = |text: &str| read(text, None, None).meta.warnings;
    let text =
        "血钾 4.1 mmol/L 3.5-5.3\n血糖 14.2 ↑ mmol/L 3.9-6.1\nD-二聚体 2.31 ↑ mg/L 0-0.5\n尿酸 300 μmol/L 155-357";
    assert_eq!(
        warned(text),
        [
            "报告上还有2项偏高或者偏低（有标记，或者超出报告上印的区间），这里不能判断：“血糖”、“D-二聚体”。请拿原件问医生。"
        ]
    );
    let conclusion = baihua_analyzer::render::conclusion(&read(text, None, None));
    assert!(!conclusion.contains("都在参考区间之内"), "{conclusion}");
    // A legend and a sentence name no result.
    assert!(warned("血钾 4.1 mmol/L 3.5-5.3\n说明：↑ 高于上限，↓ 低于下限。").is_empty());
    // The row's own range says it, too; a number within it, a row of two numbers and a date do not.
    let unmarked = "血钾 4.1 mmol/L 3.5-5.3\n1 葡萄糖 22.1 mmol/L 3.9-6.1\n2 尿酸 300 μmol/L 155-357\n复查 2026 11-20";
    assert_eq!(
        warned(unmarked),
        ["报告上还有1项偏高或者偏低（有标记，或者超出报告上印的区间），这里不能判断：“葡萄糖”。请拿原件问医生。"]
    );
}

#[test]
fn the_headline_is_as_urgent_as_the_sheet() {
    let headline = |text: &str| baihua_analyzer::render::conclusion(&read(text, None, None));
    for row in [
        "葡萄糖\n2.1 ↓\nmmol/L\n参考值：3.9-6.1",
        "钠 140 137-147    葡萄糖 2.1 ↓ 3.9-6.1",
        "NT-proBNP >9000 H <450",
        "备注：酶法\n尿酸 600 H 208-428",
        "HBsAg 阳性(+) * 阴性",
        "cTnI 3.86 HH <0.04",
        "危急值已于 05:41 电话通知",
        "37 ↑",
    ] {
        let told = headline(&format!("钾 4.1 mmol/L 3.5-5.3\n{row}"));
        assert!(!told.contains("都在参考区间之内"), "{row}: {told}");
        assert_eq!(told.contains("请立即联系"), row.contains("HH") || row.contains("通知"), "{row}: {told}");
    }
    // A mark that contradicts a harmless value is to be compared with the original, and is no emergency.
    let told = headline("ALT 36 ↑ 7-40 U/L\nAST 20 13-35 U/L");
    assert!(told.contains("请核对原件") && !told.contains("马上"), "{told}");
    assert!(headline("血钾只有上次的 6.9，上次血钠 112").contains("马上核对"), "an old value at a critical limit");
    // What the text calls high is no printed mark; urea nitrogen is not urea.
    let report = read("男 40岁\n转肽酶偏高是156\nBUN 31 mg/dL 8-27", None, None);
    let findings: Vec<&str> = report.flags.iter().map(|flag| flag.finding.as_str()).collect();
    assert!(findings.iter().any(|finding| finding.contains("31 mg/dL（尿素氮）")), "{findings:?}");
    assert!(findings.iter().all(|finding| !finding.contains("报告上标了")), "{findings:?}");
}
