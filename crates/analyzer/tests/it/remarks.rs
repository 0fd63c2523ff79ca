//! Remarks on a document as a whole: what two of its places say differently.

use crate::carrier::review_clauses;

fn warned(clause: &str) -> Vec<String> {
    review_clauses(clause).meta.warnings
}

#[test]
fn a_term_that_its_days_do_not_come_to_is_told() {
    let told = warned("第九条 展品借展期：30天，即自2027年3月5日起至2027年6月4日止。\n");
    assert_eq!(told, ["期限写成“30天”，按写的起止日期算约 91 天，两处对不上。签以前请问清以哪一处为准，并改成一致。"]);
    let told = warned("第九条 养护自2027年4月6日至2027年10月5日，共十二个月。\n");
    assert_eq!(
        told,
        ["期限写成“十二个月”，按写的起止日期算约 6 个月，两处对不上。签以前请问清以哪一处为准，并改成一致。"]
    );
    for agrees in [
        "布展两年，自2027年2月9日至2029年2月8日。",
        "施工45天，自2027年7月7日至2027年8月20日。",
        "代养自2027年9月12日至2027年9月21日，共10日。",
        "试吃三个月，供奶自2027年5月16日起至2030年5月15日止。",
        "退壶钱30日内办，借壶自2027年11月3日起至2028年11月2日止。",
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

#[test]
fn an_annex_that_stands_under_its_title_is_attached() {
    let clause = "第九条 学员遵守《画室公约》（附件2）。\n";
    let named = |told: &[String]| told.iter().any(|warning| warning.contains("附件"));
    assert!(named(&warned(clause)));
    let told = warned(&format!("{clause}画室公约\n十点以后保持安静。\n"));
    assert!(!named(&told), "{told:?}");
}
