//! Vouches for every sentence of a report and for its completeness, by making it once more from its document.

use serde_json::Value;

use crate::{
    Analyzer, Order, Unfit,
    report::{Flag, HowKnown, Report, Reviewer},
    verify::{Claim, ClaimKind, Verification, verify},
};

/// What a publisher adds, or a provider: fields of `meta` that the offline reviewer does not decide.
const NOT_RECOMPUTED: [&str; 3] = ["created_at", "expires_at", "release"];
/// Fields that also depend on what a provider answered.
const OF_PROVIDER: [&str; 7] = ["coverage", "dropped", "key_terms", "masked", "repaired", "reviewers", "warnings"];

impl Analyzer {
    /// Everything [`verify`] checks, and the whole report made once more from its document: a finding that was changed, moved,
    /// added or taken away is named, and so is every other field. `order` is what was sent to be read; where it names no
    /// party and the report says that the caller named one, the report's reader is taken.
    ///
    /// Only the release that made a report makes it again word for word. What a provider found or added is not recomputed: findings
    /// of [`Reviewer::Model`] are proved by [`verify`] alone.
    ///
    /// # Errors
    ///
    /// [`Unfit`] if the document cannot be read as what the report says it is.
    pub fn recompute(&self, report: &Report, mut order: Order) -> Result<Verification, Unfit> {
        let mut claims = verify(report, &order.text, self.kb()).claims().to_vec();
        order.card = report.card;
        if let Some(reader) = report.meta.reader.as_ref().filter(|reader| reader.how == HowKnown::Given)
            && order.party.is_none()
        {
            order.party.clone_from(&reader.name);
        }
        let again = self.review(&self.recognise(order)?);
        let asked = report.meta.reviewers.contains(&Reviewer::Model);
        let differing = differing_fields(report, &again, asked);
        let meta =
            (!differing.is_empty()).then(|| format!("the reviewer says something else in {}", differing.join(", ")));
        claims.push(Claim { kind: ClaimKind::Meta, fault: meta });
        let mut claim = |kind: ClaimKind, fault: Option<&str>| {
            claims.push(Claim { kind, fault: fault.map(str::to_owned) });
        };
        let mut expected: Vec<&Flag> = again.flags.iter().collect();
        for (n, flag) in report.flags.iter().enumerate() {
            let same = expected.iter().position(|other| identity(other) == identity(flag));
            match same.map(|at| expected.remove(at)) {
                Some(same) => claim(ClaimKind::FlagRecomputed(n), difference(flag, same, asked)),
                None if flag.reviewer == Reviewer::Model => {}
                None => claim(ClaimKind::FlagRecomputed(n), Some("the reviewer does not find this")),
            }
        }
        for flag in expected {
            let at = flag.quote_range.start();
            claim(ClaimKind::FlagMissing(at), Some("the reviewer finds a problem here that the report leaves out"));
        }
        let in_order = asked || report.flags.iter().map(identity).eq(again.flags.iter().map(identity));
        claim(ClaimKind::Order, (!in_order).then_some("the reviewer puts the findings in another order"));
        Ok(Verification::of(claims))
    }
}

fn identity(flag: &Flag) -> (&str, usize, usize) {
    (&flag.rule_id, flag.quote_range.start(), flag.quote_range.end())
}

/// Which sentence of a finding differs.
fn difference(flag: &Flag, again: &Flag, asked: bool) -> Option<&'static str> {
    // A provider may have confirmed a finding and added a remark of its own.
    let noted = asked && flag.reviewer == Reviewer::Both;
    let fields = [
        (flag.level == again.level, "its level is another"),
        (
            noted && flag.finding.starts_with(&again.finding) || flag.finding == again.finding,
            "finding is worded otherwise",
        ),
        (flag.quote == again.quote, "quote is another"),
        (flag.place == again.place, "place is another"),
        (flag.also_at == again.also_at, "also_at lists other places"),
        (flag.consequence == again.consequence, "consequence is worded otherwise"),
        (flag.evidence == again.evidence, "evidence is another"),
        (flag.next_step == again.next_step, "next_step is worded otherwise"),
        (noted || flag.suggested_text == again.suggested_text, "suggested_text is worded otherwise"),
        (noted || flag.suggested_changes == again.suggested_changes, "suggested_changes is worded otherwise"),
        (noted || flag.reviewer == again.reviewer, "reviewer is another"),
    ];
    fields.into_iter().find(|(same, _)| !same).map(|(_, fault)| fault)
}

/// The fields of `meta` in which two reports do not say the same.
fn differing_fields(report: &Report, again: &Report, asked: bool) -> Vec<String> {
    let fields = |report: &Report| match serde_json::to_value(&report.meta) {
        Ok(Value::Object(fields)) => fields,
        _ => serde_json::Map::new(),
    };
    let (given, made) = (fields(report), fields(again));
    let mut names: Vec<&String> = given.keys().chain(made.keys()).collect();
    names.sort();
    names.dedup();
    let left_out = |name: &str| NOT_RECOMPUTED.contains(&name) || (asked && OF_PROVIDER.contains(&name));
    let names = names.into_iter().filter(|name| !left_out(name));
    names.filter(|name| given.get(*name) != made.get(*name)).cloned().collect()
}
