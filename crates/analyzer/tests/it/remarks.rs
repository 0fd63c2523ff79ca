//! Remarks on a document as a whole: what two of its places say differently.

use crate::carrier::review_clauses;

fn warned(clause: &str) -> Vec<String> {
    review_clauses(clause).meta.warnings
}

#[test]
fn a_term_that_its_days_do_not_come_to_is_told() {
    let told = warned("第九条 借用期限：20天，即自2016年10月26日起至2016年12月26日止。\n");
    assert_eq!(told, ["期限写成“20天”，按写的起止日期算约 61 天，两处对不上。签以前请问清以哪一处为准，并改成一致。"]);
    let told = warned("第九条 服务自2026年3月1日至2026年8月31日，共十二个月。\n");
    assert_eq!(
        told,
        ["期限写成“十二个月”，按写的起止日期算约 6 个月，两处对不上。签以前请问清以哪一处为准，并改成一致。"]
    );
    for agrees in [
        "期限三年，自2026年8月1日至2029年7月31日。",
        "工期90天，自2026年5月10日至2026年8月7日。",
        "委托期自2026年5月10日至2026年7月8日，共60日。",
        "试用期三个月，合同自2026年3月2日起至2029年3月1日止。",
        "押金退还期限为30日，租期自2026年3月1日起至2027年2月28日止。",
    ] {
        let told = warned(&format!("第九条 {agrees}\n"));
        assert!(!told.iter().any(|warning| warning.contains("对不上")), "{agrees}: {told:?}");
    }
}

#[test]
fn a_party_of_two_names_is_told() {
    let told = warned("第九条 各方签字后生效。\n丙方：临澜云桥科技有限公司\n丙方（盖章）：东浦云桥投资有限公司\n");
    assert!(told.iter().any(|warning| warning.contains("写成了两家")), "{told:?}");
}
