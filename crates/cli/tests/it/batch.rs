//! Many documents in one run.

use std::{
    fs,
    thread::sleep,
    time::{Duration, Instant},
};

use serde_json::json;
use tempfile::TempDir;

use super::*;

fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder for the test")
}

fn file(folder: &TempDir, name: &str, content: impl AsRef<[u8]>) -> PathBuf {
    let file = folder.path().join(name);
    fs::write(&file, content).expect("the folder can be written");
    file
}

fn text(card: &str) -> String {
    fs::read_to_string(demo(card)).expect("the demo document is there")
}

/// Two rows of a lab report, the cheapest document there is.
fn rows(number: usize) -> String {
    format!("钾 {}.{} mmol/L 3.5-5.3\n钠 140 mmol/L 137-147\n", 3 + number / 10 % 4, number % 10)
}

fn named(key: &str) -> Value {
    json!({ "key": key, "text": rows(key.len()) })
}

fn ndjson(lines: &[Value]) -> String {
    lines.iter().map(|line| format!("{line}\n")).collect()
}

fn answers(output: &[u8]) -> Vec<Value> {
    assert!(output.is_empty() || output.ends_with(b"\n"), "the last line is whole");
    let lines = output.split_inclusive(|byte| *byte == b'\n');
    lines.map(|line| serde_json::from_slice(line).expect("each line is JSON")).collect()
}

fn keys(output: &[u8]) -> Vec<Value> {
    answers(output).iter().map(|answer| answer["key"].clone()).collect()
}

#[test]
fn answers_stand_in_the_order_of_the_input_however_many_are_read_at_once() {
    let (folder, contract) = (folder(), text("contract"));
    let name = |number: usize| format!("k{number}");
    // Every so often one that takes many times as long as its neighbours.
    let line = |number: usize| match number % 30 {
        0 => json!({ "key": name(number), "card": "contract", "text": contract }),
        _ => json!({ "key": name(number), "text": rows(number) }),
    };
    let lines: Vec<Value> = (0..120).map(line).collect();
    let input = file(&folder, "in", ndjson(&lines));
    let of = |jobs: &str| {
        let output = baihua(&["batch", path(&input), "--card", "lab", "--jobs", jobs]);
        assert_eq!((code(&output), complaint(&output).as_str()), (Some(0), ""));
        output.stdout
    };
    let many = of("8");
    assert_eq!(keys(&many), (0..120).map(|number| json!(name(number))).collect::<Vec<Value>>());
    assert!(answers(&many).iter().all(|answer| answer["report"]["summary"].is_object()));
    assert!(many == of("1") && many == of("3"), "the number of jobs shows in the output");
}

#[test]
fn each_report_is_the_one_that_review_prints() {
    let folder = folder();
    let cases: [(&str, &[&str], Value); 5] = [
        ("contract", &[], json!({})),
        ("contract", &["--party", "甲方"], json!({ "party": "甲方" })),
        ("policy", &[], json!({ "party": null })),
        ("lab", &[], json!({})),
        ("lab", &["--sex", "male", "--age", "40"], json!({ "sex": "male", "age": 40 })),
    ];
    let (mut lines, mut expected) = (Vec::new(), Vec::new());
    for (number, (card, arguments, said)) in cases.into_iter().enumerate() {
        let document = demo(card);
        let mut review = vec!["review", path(&document), "--card", card, "--json"];
        review.extend_from_slice(arguments);
        let report: Value = serde_json::from_slice(&baihua(&review).stdout).expect("it prints JSON");
        expected.push(json!({ "key": number + 1, "report": report }));
        let mut line = said;
        line["card"] = card.into();
        line["text"] = text(card).into();
        lines.push(line);
    }
    let input = file(&folder, "in", ndjson(&lines));
    let output = baihua(&["batch", path(&input)]);
    assert_eq!((code(&output), complaint(&output).as_str()), (Some(0), ""));
    assert!(answers(&output.stdout) == expected, "a report differs");

    // What the command says holds for lines that do not say it.
    let input = file(&folder, "in", ndjson(&[json!({ "text": text("contract") })]));
    let output = baihua(&["batch", path(&input), "--card", "contract", "--party", "甲方"]);
    assert!(answers(&output.stdout)[0]["report"] == expected[1]["report"], "the side was not heard");
}

#[test]
fn standard_input_is_read_with_its_marks_and_blank_lines() {
    let (plain, line) = (rows(1), named("a"));
    let marked = json!({ "text": format!("\u{feff}{plain}") });
    let input = format!("\u{feff}{line}\r\n\n \t\r\n{marked}\n{}", json!({ "text": plain }));
    for arguments in [&["batch", "--card", "lab"][..], &["batch", "-", "--card", "lab", "-o", "-"]] {
        let output = run(arguments, input.as_bytes());
        assert_eq!((code(&output), complaint(&output).as_str()), (Some(0), ""));
        let answers = answers(&output.stdout);
        assert_eq!(keys(&output.stdout), [json!("a"), json!(4), json!(5)]);
        assert_eq!(answers[1]["report"], answers[2]["report"], "a byte order mark is left out");
    }
}

#[test]
fn what_is_wrong_with_a_line_stands_in_its_place() {
    let folder = folder();
    let poem = "床前明月光，疑是地上霜。举头望明月，低头思故乡。\n".repeat(40);
    let line = |line: Value| line.to_string().into_bytes();
    let cases: Vec<(Vec<u8>, Value, Option<&str>)> = vec![
        (line(named("a")), json!("a"), None),
        (b"not JSON".to_vec(), json!(2), Some("not_json")),
        (b"[1]".to_vec(), json!(3), Some("not_json")),
        (b"{\"key\":\"x\",\"text\":\"\xff\"}".to_vec(), json!(4), Some("not_json")),
        (line(json!({ "key": "b" })), json!("b"), Some("missing_text")),
        (line(json!({ "text": null })), json!(6), Some("missing_text")),
        (line(named("a")), json!("a"), Some("duplicate_key")),
        (line(json!({ "key": "c", "text": "长".repeat(2 << 20) })), json!(8), Some("line_too_long")),
        (line(json!({ "key": 9, "text": rows(1) })), json!(9), Some("invalid_field")),
        (line(json!({ "key": "d", "text": [] })), json!("d"), Some("invalid_field")),
        (line(json!({ "key": "e", "text": rows(1), "card": "poem" })), json!("e"), Some("invalid_field")),
        (line(json!({ "key": "f", "text": rows(1), "party": 1 })), json!("f"), Some("invalid_field")),
        (line(json!({ "key": "g", "text": rows(1), "sex": "x" })), json!("g"), Some("invalid_field")),
        (line(json!({ "key": "h", "text": rows(1), "age": 121 })), json!("h"), Some("invalid_field")),
        (line(json!({ "key": "i", "text": "太短", "card": "contract" })), json!("i"), Some("text_length")),
        (line(json!({ "key": "j", "text": poem, "card": "contract" })), json!("j"), Some("not_recognised")),
        (line(json!({ "key": "k", "text": poem })), json!("k"), Some("not_recognised")),
        (line(json!({ "key": "b", "text": rows(1) })), json!("b"), Some("duplicate_key")),
        (line(json!({ "text": rows(1), "note": [{}] })), json!(19), None),
    ];
    let page = include_str!("../../../../docs/batch.md");
    let told = |answer: &Value| {
        let code = answer["error"]["code"].as_str()?.to_owned();
        assert!(answer["error"]["message"].as_str().is_some_and(|message| !message.is_empty()), "{answer}");
        assert!(answer.get("report").is_none(), "{answer}");
        assert!(page.contains(&format!("| `{code}` |")), "docs/batch.md lacks {code}");
        Some(code)
    };
    let lines: Vec<&[u8]> = cases.iter().map(|(line, ..)| line.as_slice()).collect();
    let input = file(&folder, "in", lines.join(&b'\n'));
    let output = baihua(&["batch", path(&input), "--card", "lab"]);
    assert_eq!((code(&output), complaint(&output).as_str()), (Some(1), ""));
    let answers = answers(&output.stdout);
    assert_eq!(answers.len(), cases.len());
    for (answer, (_, key, fault)) in answers.iter().zip(&cases) {
        assert_eq!((&answer["key"], told(answer).as_deref()), (key, *fault));
        assert_eq!(answer["report"].is_object(), fault.is_none(), "{key}");
    }

    let output = run(&["batch"], ndjson(&[named("a")]).as_bytes());
    assert_eq!(code(&output), Some(1));
    assert_eq!(told(&self::answers(&output.stdout)[0]).as_deref(), Some("missing_card"));
}

#[test]
fn an_output_cut_anywhere_is_finished_to_the_same_bytes() {
    let folder = folder();
    // A key that stands three times, a line without one, and lines that cannot be read.
    let lines = [
        named("a"),
        json!({ "text": rows(2) }),
        json!({ "key": "b" }),
        named("a"),
        json!("no object"),
        named("钾"),
        named("a"),
        named("4"),
    ];
    let input = file(&folder, "in", ndjson(&lines));
    let output = folder.path().join("out");
    let resume = || {
        let done = baihua(&["batch", "--resume", path(&output), path(&input), "--card", "lab", "--jobs", "2"]);
        assert_eq!((code(&done), out(&done).as_str(), complaint(&done).as_str()), (Some(1), "", ""));
        fs::read(&output).expect("the output is there")
    };
    let one_run = baihua(&["batch", path(&input), "--card", "lab", "-o", path(&output)]);
    assert_eq!((code(&one_run), out(&one_run).as_str()), (Some(1), ""));
    let whole = fs::read(&output).expect("the output is there");
    assert_eq!(
        keys(&whole),
        [json!("a"), json!(2), json!("b"), json!("a"), json!(5), json!("钾"), json!("a"), json!("4")]
    );
    fs::remove_file(&output).expect("it was there");
    assert!(resume() == whole, "nothing was there");
    let (mut start, mut cuts) = (0, vec![0, 1, 9]);
    for line in whole.split_inclusive(|byte| *byte == b'\n') {
        let end = start + line.len();
        cuts.extend([(start + end) / 2, end - 1, end]);
        start = end;
    }
    for cut in cuts {
        fs::write(&output, &whole[..cut]).expect("the folder can be written");
        assert!(resume() == whole, "cut at {cut}");
    }
}

#[test]
fn a_killed_run_has_written_what_it_had_read_and_is_finished_later() {
    let folder = folder();
    let lines: Vec<Value> =
        (0..40).map(|number| json!({ "key": format!("k{number}"), "text": rows(number) })).collect();
    let (input, output) = (file(&folder, "in", ndjson(&lines)), folder.path().join("out"));
    let mut child = Command::new(env!("CARGO_BIN_EXE_baihua"))
        .args(["batch", "-", "--card", "lab", "-o", path(&output)])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program was built");
    let mut stdin = child.stdin.take().expect("it is piped");
    stdin.write_all(ndjson(&lines[..25]).as_bytes()).expect("it reads");
    // Its input stays open: nothing is held back until the end.
    let began = Instant::now();
    while fs::read(&output).map_or(0, |bytes| bytes.split(|byte| *byte == b'\n').skip(1).count()) < 25 {
        assert!(began.elapsed() < Duration::from_secs(120), "it does not write what it has read");
        sleep(Duration::from_millis(10));
    }
    child.kill().expect("it runs");
    child.wait().expect("it ends");
    drop(stdin);
    let before = fs::read(&output).expect("the output is there");
    let resumed = baihua(&["batch", path(&input), "--card", "lab", "--resume", path(&output)]);
    assert_eq!((code(&resumed), complaint(&resumed).as_str()), (Some(0), ""));
    let after = fs::read(&output).expect("the output is there");
    assert!(after.starts_with(&before), "what was answered was touched");
    assert!(after == baihua(&["batch", path(&input), "--card", "lab"]).stdout, "one run gives something else");
}

#[test]
fn an_empty_input_has_an_empty_output() {
    let folder = folder();
    for content in ["", "\n", "\u{feff}", " \n\n"] {
        let piped = run(&["batch"], content.as_bytes());
        assert_eq!((code(&piped), out(&piped).as_str(), complaint(&piped).as_str()), (Some(0), "", ""));
        let (input, output) = (file(&folder, "in", content), file(&folder, "out", "something older"));
        let to_file = baihua(&["batch", path(&input), "-o", path(&output)]);
        assert_eq!((code(&to_file), complaint(&to_file).as_str()), (Some(0), ""));
        assert_eq!(fs::read(&output).expect("the output is there"), b"");
        assert_eq!(code(&baihua(&["batch", path(&input), "--resume", path(&output)])), Some(0));
        assert_eq!(fs::read(&output).expect("the output is there"), b"");
    }
}

#[test]
fn what_cannot_run_is_exit_code_2_and_changes_no_file() {
    let folder = folder();
    let content = ndjson(&[named("a")]);
    let input = file(&folder, "in", &content);
    let missing = folder.path().join("no/such");
    let (input, missing) = (path(&input), path(&missing));
    for arguments in [
        &["batch", missing][..],
        &["batch", input, "-o", missing],
        &["batch", input, "--resume", missing],
        &["batch", input, "-o", input],
        &["batch", input, "--resume", "-"],
    ] {
        let output = baihua(arguments);
        assert_eq!((code(&output), out(&output).as_str()), (Some(2), ""), "{arguments:?}");
        assert_eq!(complaint(&output).lines().count(), 1, "{}", complaint(&output));
    }
    assert_eq!(fs::read_to_string(input).expect("it is there"), content);
    let answer = "{\"key\":\"a\",\"error\":{\"code\":\"missing_text\",\"message\":\"\"}}\n";
    for other in [
        "notes".to_owned(),
        "notes\n".to_owned(),
        "{\"key\":\"a\"}\n".to_owned(),
        "{\"key\":[],\"report\":{}}\n".to_owned(),
        format!("{answer}notes"),
        format!("{answer}\n"),
    ] {
        let notes = file(&folder, "notes", &other);
        let output = baihua(&["batch", input, "--resume", path(&notes)]);
        assert_eq!((code(&output), out(&output).as_str()), (Some(2), ""), "{other}");
        assert!(complaint(&output).contains("is none that `baihua batch` writes"), "{}", complaint(&output));
        assert_eq!(fs::read_to_string(&notes).expect("it is there"), other);
    }
    for arguments in [
        &["batch", "--jobs", "0"][..],
        &["batch", "--jobs", "1025"],
        &["batch", "--card", "poem"],
        &["batch", "-o", "a", "--resume", "b"],
    ] {
        assert_eq!(code(&baihua(arguments)), Some(2), "{arguments:?}");
    }
}
