//! Every fault of a file is named, and all faults of all files at once.

use baihua_kb::{Fault, Kb, LoadError, builtin};
use baihua_testkit::rule_files;

const RULE: &str = "contract/rent-001.toml";

/// The files of a rule, its sources and an indicator, which load.
fn sound() -> Vec<(String, String)> {
    let files: Vec<_> = rule_files(builtin())
        .into_iter()
        .filter(|(name, _)| {
            name == RULE
                || name.starts_with("sources/")
                || name.starts_with("lab/")
                || name.ends_with(".toml") && !name.contains('/')
        })
        .collect();
    assert!(faults(&files).is_empty());
    files
}

fn faults(files: &[(String, String)]) -> Vec<LoadError> {
    Kb::load(files.iter().map(|(name, toml)| (name.as_str(), toml.as_str()))).err().into_iter().flatten().collect()
}

/// The one fault after `from` became `into` in the file called `name`.
fn fault_of(name: &str, from: &str, into: &str) -> Fault {
    let mut files = sound();
    let (_, toml) = files.iter_mut().find(|(file, _)| file == name).unwrap_or_else(|| panic!("there is no {name}"));
    assert!(toml.contains(from), "{name} has no {from}");
    *toml = toml.replacen(from, into, 1);
    let faults = faults(&files);
    assert!(faults.iter().all(|fault| fault.file == name), "{faults:?}");
    faults.into_iter().next().unwrap_or_else(|| panic!("{from} → {into} is no fault")).fault
}

#[test]
fn a_file_of_another_shape() {
    for (from, into) in [
        ("id = ", "identity = "),
        ("level = \"high\"", "level = \"grave\""),
        ("finding = ", "finding ="),
        ("since = ", "colour = \"red\"\nsince = "),
        ("[[hit]]", "[[hit]"),
    ] {
        let mut files = sound();
        let (_, toml) = files.iter_mut().find(|(file, _)| file == RULE).expect("it is there");
        *toml = toml.replacen(from, into, 1);
        let found = faults(&files);
        if into != "finding =" {
            assert!(matches!(found.as_slice(), [LoadError { fault: Fault::Shape(_), .. }]), "{into}: {found:?}");
        }
    }
}

#[test]
fn an_id_that_is_not_the_name_of_its_file() {
    let found = fault_of(RULE, "id = \"rent-001\"", "id = \"rent-901\"");
    assert_eq!(found, Fault::Name("rent-901".to_owned()));
}

#[test]
fn a_rule_that_nothing_could_ever_find() {
    let mut files = sound();
    let (_, toml) = files.iter_mut().find(|(name, _)| name == RULE).expect("it is there");
    let tables = toml.split("\n[[").enumerate();
    let kept: Vec<&str> = tables.filter(|(n, table)| *n == 0 || !table.starts_with("hit]]")).map(|(_, t)| t).collect();
    *toml = kept.join("\n[[").lines().filter(|line| !line.starts_with("judge = ")).collect::<Vec<_>>().join("\n");
    let found = faults(&files);
    assert_eq!(found.iter().map(|found| &found.fault).collect::<Vec<_>>(), [&Fault::Mute]);
}

#[test]
fn a_family_that_no_file_describes() {
    let (_, toml) = sound().into_iter().find(|(name, _)| name == RULE).expect("it is there");
    let toml = toml.replace("\"rent\"", "\"castle\"");
    let beside = builtin().load_beside([(RULE, toml.as_str())]);
    let found: Vec<Fault> = beside.expect_err("there is no such family").into_iter().map(|found| found.fault).collect();
    assert_eq!(found, [Fault::Family("castle".to_owned())]);
    // Whoever puts rules over others, which have the families, is not asked for one.
    assert!(faults(&sound()).is_empty());
}

#[test]
fn a_folder_that_holds_no_rules() {
    let mut files = sound();
    files.push(("poems/one.toml".to_owned(), "id = \"x\"".to_owned()));
    assert_eq!(faults(&files).iter().map(|it| &it.fault).collect::<Vec<_>>(), [&Fault::Folder]);
}

#[test]
fn a_frame_that_does_not_exist() {
    let frame = format!("frames = [\"{}\"", builtin_rule().frames[0]);
    assert_eq!(fault_of(RULE, &frame, "frames = [\"grumble\""), Fault::Frame("grumble".to_owned()));
}

#[test]
fn a_source_that_is_not_among_the_files() {
    let citation = citation();
    let into = "山海经 第一条";
    assert_eq!(fault_of(RULE, &citation, into), Fault::Source(into.to_owned()));
}

#[test]
fn an_article_that_its_source_does_not_quote() {
    let evidence = &builtin_rule().evidence[0];
    let into = format!("{} 第九千九百九十九条", evidence.source.short);
    assert_eq!(fault_of(RULE, &citation(), &into), Fault::Article(into.clone()));
}

#[test]
fn an_article_that_stands_there_twice() {
    let twice = format!("{0}\", \"{0}", citation());
    assert_eq!(fault_of(RULE, &citation(), &twice), Fault::CitedTwice(citation()));
}

#[test]
fn a_kind_of_source_that_does_not_exist() {
    let mut files = sound();
    files.retain(|(name, _)| name.starts_with("sources/"));
    let (name, toml) = files.remove(0);
    let kind = toml.lines().find(|line| line.starts_with("kind = ")).expect("every source has a kind").to_owned();
    let found = faults(&[(name, toml.replace(&kind, "kind = \"rumour\""))]);
    assert_eq!(found.iter().map(|it| &it.fault).collect::<Vec<_>>(), [&Fault::Kind("rumour".to_owned())]);
}

#[test]
fn a_text_that_was_changed_behind_its_digest() {
    let evidence = &builtin_rule().evidence[0];
    let name = format!("sources/{}.toml", evidence.source.short);
    let first = evidence.text.lines().next().expect("an article has words");
    let fault = fault_of(&name, first, &first.replacen('，', "、", 1));
    assert!(matches!(&fault, Fault::Shape(message) if message.contains("SHA-256")), "{fault:?}");
}

#[test]
fn numbers_that_are_no_plain_decimals() {
    let indicator = builtin().indicators().iter().position(|it| it.id == "K").expect("K is an indicator");
    let name = rule_files(builtin())
        .into_iter()
        .filter(|(name, _)| name.starts_with("lab/"))
        .nth(indicator)
        .expect("it has a file")
        .0;
    for bad in ["3,5", "abc", "", "1e3", "3.5.1", "9999999999999999999"] {
        assert_eq!(fault_of(&name, "\"3.5\"", &format!("{bad:?}")), Fault::Number(bad.to_owned()));
    }
}

#[test]
fn a_class_of_words_that_the_lexicon_does_not_have() {
    let files = vec![(
        "lexicon.toml".to_owned(),
        "[words]\nrefund = [\"退还\"]\n[[concept]]\nname = \"a\"\nmeaning = \"退\"\nany = [\"{refund} {nothing}\"]\n"
            .to_owned(),
    )];
    assert_eq!(faults(&files).iter().map(|it| &it.fault).collect::<Vec<_>>(), [&Fault::Class("nothing".to_owned())]);
}

#[test]
fn an_id_that_another_file_has() {
    let mut files = sound();
    let rule = files.iter().find(|(name, _)| name == RULE).expect("it is there").1.clone();
    files.push(("contract/more/rent-001.toml".to_owned(), rule));
    let found = faults(&files);
    assert_eq!(found.iter().map(|it| &it.fault).collect::<Vec<_>>(), [&Fault::Duplicate("rent-001".to_owned())]);
    assert_eq!(found[0].file, RULE, "a file, not an id");
}

#[test]
fn all_faults_are_told_at_once_and_in_words() {
    let mut files = sound();
    files.push(("poems/one.toml".to_owned(), String::new()));
    files.push(("contract/broken.toml".to_owned(), "id = 7".to_owned()));
    files.push(("contract/empty.toml".to_owned(), String::new()));
    files.push(("lab/none.toml".to_owned(), "id = \"X\"".to_owned()));
    let found = faults(&files);
    assert_eq!(found.len(), 4, "{found:?}");
    for (file, fault) in
        ["contract/broken.toml", "contract/empty.toml", "lab/none.toml", "poems/one.toml"].into_iter().zip({
            let mut lines: Vec<String> = found.iter().map(ToString::to_string).collect();
            lines.sort();
            lines
        })
    {
        assert!(fault.starts_with(&format!("{file}: ")), "{fault}");
    }
}

fn builtin_rule() -> &'static baihua_kb::Rule {
    match builtin().lookup("rent-001") {
        Some(baihua_kb::Entry::Rule(rule)) => rule,
        other => panic!("{other:?}"),
    }
}

fn citation() -> String {
    let evidence = &builtin_rule().evidence[0];
    format!("{} {}", evidence.source.short, evidence.article)
}

#[test]
fn all_faults_are_one_error() {
    let load = || -> Result<Kb, Box<dyn std::error::Error>> {
        Ok(Kb::load([("poems/one.toml", ""), ("poems/two.toml", "")])?)
    };
    let said = load().expect_err("poems are no rules").to_string();
    assert_eq!(said.lines().count(), 2, "{said}");
    assert!(said.starts_with("poems/one.toml: ") && said.contains("\npoems/two.toml: "), "{said}");
    let errors = Kb::load([("poems/one.toml", "")]).expect_err("a poem is no rule");
    assert_eq!(errors.as_slice().iter().collect::<Vec<_>>(), (&errors).into_iter().collect::<Vec<_>>());
    assert_eq!(errors.into_iter().map(|it| it.fault).collect::<Vec<_>>(), [Fault::Folder]);
}
