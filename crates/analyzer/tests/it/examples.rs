//! Every example of every rule, put into a document of its kind: the firing ones fire, the near misses do not.
//!
//! What decides is taught, so single examples may go astray; the shares below may not.

use std::collections::BTreeMap;

use baihua_analyzer::{CharRange, Order};
use baihua_kb::{Card, Rule, builtin};

use crate::carrier::analyzer;

/// Of a thousand firing examples, how many must be found by some rule, and how many the ranker alone must give to their own.
const FOUND: usize = 990;
const BY_OWN_RULE: usize = 950;
/// How many must also be told by their own rule: a clause that shows a move is told by the rule that speaks for the move, which
/// may be a neighbour of the one it was written for. As reached.
const TOLD_BY_OWN_RULE: usize = 913;
/// Of a thousand near misses, how many may be taken for the problem of their own rule.
const MISTAKEN: usize = 10;

/// Examples that stand in one document.
const TOGETHER: usize = 30;

/// What every policy speaks of, so that the rules of all kinds of insurance are run.
const POLICY: &str =
    "综合保险条款\n中华人民共和国境内适用，保险人、被保险人、投保人、受益人、保险费、理赔、退保、续保。\n";
const KINDS: &str = "住院医疗与门诊费用，重大疾病与恶性肿瘤，意外伤害与伤残，终身寿险与年金，机动车与驾驶人，家庭财产与责任险，团体与员工。\n";
/// The same for a policy without mainland law.
const ABROAD: &str = "香港保險條款 住院醫療與意外保障 港幣 保險公司 受保人 保費 保單 賠償 退保 香港保險業監管局 香港\n";
/// A line that says nothing to anybody, to reach the shortest length that is read.
const PLAIN: &str = "本文件一式两份，双方各执一份，签字之后生效。\n";

/// A document around `clauses`, and where each of them stands in it, in characters.
fn document(rule: &Rule, clauses: &[&str]) -> (String, Vec<(usize, usize)>) {
    let family = rule.id.split('-').next().unwrap_or_default();
    let mut text = match family {
        "gen" => ABROAD.to_owned(),
        "pol" => format!("{POLICY}{}", KINDS.repeat(6)),
        _ => {
            // Rules that all families share are tried in an agreement on services.
            let wanted = if family == "common" { "service" } else { family };
            let family = builtin().families().iter().find(|known| known.id == wanted).expect("a family of every rule");
            let words: Vec<&str> = family.words.iter().map(AsRef::as_ref).collect();
            format!("{}\n甲方：某某 乙方：某某\n本合同就{}等事项约定如下\n", family.titles[0], words.join("、"))
        }
    };
    let mut places = Vec::new();
    for (number, clause) in clauses.iter().enumerate() {
        let start = text.chars().count();
        text.push_str(&format!("第{}条 {clause}\n", number + 1));
        places.push((start, text.chars().count()));
    }
    while text.chars().count() < 600 {
        text.push_str(PLAIN);
    }
    (text, places)
}

/// Rules with the words that they are said of.
type Said = Vec<(String, CharRange)>;

/// What the reviewer tells, every place of a finding counted.
fn told(order: Order) -> Said {
    let document = analyzer().recognise(order).unwrap_or_else(|unfit| panic!("{unfit}"));
    let flags = analyzer().review(&document).flags.into_iter();
    let places = flags.flat_map(|flag| {
        let others: Vec<_> = flag.also_at.iter().map(|place| place.quote_range).collect();
        std::iter::once(flag.quote_range).chain(others).map(move |range| (flag.rule_id.clone(), range))
    });
    places.collect()
}

/// The rules that `read` gives to each of `clauses`.
fn fired(read: fn(Order) -> Said, rule: &Rule, party: Option<&str>, clauses: &[&str]) -> Vec<Vec<String>> {
    let (text, places) = document(rule, clauses);
    let mut order = Order::new(rule.card, text);
    order.party = party.map(str::to_owned);
    let said = read(order);
    let inside = |(start, end): &(usize, usize)| {
        let here = said.iter().filter(|(_, range)| (*start..*end).contains(&range.start()));
        here.map(|(rule, _)| rule.clone()).collect()
    };
    places.iter().map(inside).collect()
}

/// Every learnt rule with the examples that `pick` takes, by the party they name, as `read` reads them.
fn each(
    read: fn(Order) -> Said,
    pick: impl Fn(&baihua_kb::Examples) -> &[baihua_kb::Example],
    mut tell: impl FnMut(&Rule, &str, &[String]),
) {
    let rules = [Card::Contract, Card::Policy].into_iter().flat_map(|card| builtin().rules(card));
    for rule in rules.filter(|rule| rule.is_learnt()) {
        let examples = builtin().examples(&rule.id).expect("every rule has examples");
        let mut by_party: BTreeMap<Option<&str>, Vec<&str>> = BTreeMap::new();
        for example in pick(examples) {
            by_party.entry(example.party.as_deref()).or_default().push(&example.text);
        }
        for (party, clauses) in by_party {
            for group in clauses.chunks(TOGETHER) {
                for (clause, rules) in group.iter().zip(fired(read, rule, party, group)) {
                    tell(rule, clause, &rules);
                }
            }
        }
    }
}

#[test]
fn the_ranker_gives_examples_to_their_own_rule() {
    let (mut all, mut own) = (0, 0);
    each(
        |order| analyzer().resemblances(order),
        |examples| &examples.hits,
        |rule, _, rules| {
            all += 1;
            own += usize::from(rules.contains(&rule.id.to_string()));
        },
    );
    assert!(own * 1000 >= all * BY_OWN_RULE, "{own} of {all}");
}

#[test]
fn firing_examples_fire() {
    let (mut all, mut found, mut own) = (0, 0, 0);
    let mut astray = String::new();
    each(
        told,
        |examples| &examples.hits,
        |rule, clause, rules| {
            all += 1;
            found += usize::from(!rules.is_empty());
            own += usize::from(rules.iter().any(|fired| *fired == rule.id));
            if rules.is_empty() {
                astray.push_str(&format!("{} {clause}\n", rule.id));
            }
        },
    );
    assert!(found * 1000 >= all * FOUND, "{found} of {all} are found; not these:\n{astray}");
    assert!(own * 1000 >= all * TOLD_BY_OWN_RULE, "{own} of {all} are found by their own rule");
}

#[test]
fn near_misses_do_not_fire_their_rule() {
    let (mut all, mut mistaken) = (0, String::new());
    each(
        told,
        |examples| &examples.misses,
        |rule, clause, rules| {
            all += 1;
            if rules.iter().any(|fired| *fired == rule.id) {
                mistaken.push_str(&format!("{} {clause}\n", rule.id));
            }
        },
    );
    assert!(mistaken.lines().count() * 1000 <= all * MISTAKEN, "of {all} these are mistaken:\n{mistaken}");
}
