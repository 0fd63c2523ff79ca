//! Every error is documented. Here and not beside the codes, because the package has no `docs`.

use baihua_server::problem::Code;

#[test]
fn every_code_has_a_heading() {
    let page = include_str!("../../../../docs/problems.md");
    for code in Code::ALL {
        let heading = format!("## {} ({})", code.as_str(), code.status());
        assert!(page.contains(&heading), "docs/problems.md lacks the heading: {heading}");
    }
}
