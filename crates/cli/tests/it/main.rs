//! The program as a person at a terminal runs it.
#![expect(clippy::disallowed_methods, reason = "tests write the files they hand to the program")]

mod batch;

use std::{
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

use baihua_attest::{Reading, SigningKey};
use baihua_x402::TransactionHash;
use serde_json::Value;

fn demo(card: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../fixtures/demo/demo-{card}.txt"))
}

fn baihua(arguments: &[&str]) -> Output {
    run(arguments, b"")
}

/// Runs the program with `input` on its standard input; its output is no terminal.
fn run(arguments: &[&str], input: &[u8]) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_baihua"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program was built");
    // It may stop before it has read everything.
    let _ = child.stdin.take().expect("it is piped").write_all(input);
    child.wait_with_output().expect("the program ends")
}

fn code(output: &Output) -> Option<i32> {
    output.status.code()
}

fn out(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).expect("it writes UTF-8")
}

fn complaint(output: &Output) -> String {
    String::from_utf8(output.stderr.clone()).expect("it writes UTF-8")
}

fn path(path: &Path) -> &str {
    path.to_str().expect("the path is UTF-8")
}

/// The JSON report on a demo document.
fn report(card: &str) -> Value {
    let output = baihua(&["review", path(&demo(card)), "--card", card, "--json"]);
    assert_eq!(code(&output), Some(0), "{}", complaint(&output));
    serde_json::from_slice(&output.stdout).expect("it prints JSON")
}

#[test]
fn a_document_is_read_for_people_without_colours_in_a_pipe() {
    for card in ["contract", "policy", "lab"] {
        let output = baihua(&["review", path(&demo(card)), "--card", card]);
        let text = out(&output);
        assert_eq!((code(&output), complaint(&output).as_str()), (Some(0), ""));
        assert!(text.starts_with("高 ") && text.contains("原文：") && text.contains("依据："), "{text}");
        assert!(!text.contains('\u{1b}'), "colours in a pipe");
    }
}

#[test]
fn the_json_report_counts_its_findings() {
    for card in ["contract", "policy", "lab"] {
        let report = report(card);
        assert_eq!(report["card"], card);
        assert_eq!(report["summary"]["total"].as_u64(), report["flags"].as_array().map(|flags| flags.len() as u64));
    }
}

#[test]
fn the_side_of_the_reader_turns_the_reading() {
    let of = |party: &str| {
        let output = baihua(&["review", path(&demo("contract")), "--card", "contract", "--party", party]);
        assert_eq!(code(&output), Some(0));
        out(&output)
    };
    assert_eq!(of("承租人"), of("乙方"), "two names of one side");
    assert_ne!(of("甲方"), of("乙方"));
}

#[test]
fn standard_input_is_a_document() {
    let row = "血红蛋白 118 g/L";
    let arguments = ["review", "-", "--card", "lab", "--sex", "male", "--age", "40"];
    let output = run(&arguments, row.as_bytes());
    assert_eq!(code(&output), Some(0), "{}", complaint(&output));
    assert!(out(&output).contains("HGB"), "{}", out(&output));
    let marked = run(&arguments, format!("\u{feff}{row}").as_bytes());
    assert_eq!(out(&marked), out(&output), "a byte order mark is left out");
}

#[test]
fn a_report_is_verified_against_its_document_alone() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    for card in ["contract", "policy", "lab"] {
        let report = report(card);
        let file = folder.path().join("report.json");
        std::fs::write(&file, report.to_string()).expect("the folder can be written");
        let source = demo(card);
        let good = baihua(&["verify", path(&file), path(&source)]);
        assert_eq!(code(&good), Some(0), "{}", out(&good));
        assert!(out(&good).contains(" 0 fail\n"), "{}", out(&good));
        assert!(out(&good).contains("not checked: whether each sentence"), "{}", out(&good));
        let again = baihua(&["verify", "--recompute", path(&file), path(&source)]);
        assert_eq!(code(&again), Some(0), "{}", out(&again));
        let mut left_out = report.clone();
        let flags = left_out["flags"].as_array_mut().expect("there are findings");
        flags.remove(0);
        let level = report["flags"][0]["level"].as_str().expect("a level").to_owned();
        for count in [level.as_str(), "total"] {
            let less = left_out["summary"][count].as_u64().expect("a count") - 1;
            left_out["summary"][count] = less.into();
        }
        std::fs::write(&file, left_out.to_string()).expect("the folder can be written");
        assert_eq!(code(&baihua(&["verify", path(&file), path(&source)])), Some(0), "quotes and sources still hold");
        let noticed = baihua(&["verify", "--recompute", path(&file), path(&source)]);
        assert_eq!(code(&noticed), Some(1), "{}", out(&noticed));
        assert!(out(&noticed).contains("the report leaves out"), "{}", out(&noticed));
        std::fs::write(&file, report.to_string()).expect("the folder can be written");

        let piped = run(&["verify", "-", path(&source)], report.to_string().as_bytes());
        assert_eq!(out(&piped), out(&good));
        let envelope = serde_json::json!({ "ok": true, "receipt": "", "report": report });
        assert_eq!(out(&run(&["verify", "-", path(&source)], envelope.to_string().as_bytes())), out(&good));
        let document = std::fs::read(&source).expect("the demo document is there");
        assert_eq!(out(&run(&["verify", path(&file), "-"], &document)), out(&good));

        let mut forged = report.clone();
        forged["flags"][0]["quote"] = "从未写过的话".into();
        let bad = run(&["verify", "-", path(&source)], forged.to_string().as_bytes());
        assert_eq!(code(&bad), Some(1));
        assert!(out(&bad).contains("FAILS  flags[0].quote: the quote does not stand in the document"), "{}", out(&bad));
    }
}

/// Account 3 of the public development mnemonic, and account 2, who signs nothing.
const SIGNING_KEY: &str = "7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6";
const NOT_THE_SIGNER: &str = "0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC";

#[test]
fn a_signature_is_checked_offline() {
    let source = demo("contract");
    let mut report = report("contract");
    report["meta"]["release"] = serde_json::json!({ "version": "1.0.0", "commit": "0123456789ab" });
    let key = SigningKey::from_hex(SIGNING_KEY).expect("it is a key");
    let signer = key.address().to_string();
    let paid = TransactionHash::from_bytes([7; 32]);
    let attestation = key.attest(&Reading::of(&report, paid).expect("it is whole"));
    let envelope = serde_json::json!({ "ok": true, "receipt": "", "report": report, "attestation": attestation });
    let verify = |envelope: &Value, signer: &[&str]| {
        let pretty = serde_json::to_string_pretty(envelope).expect("JSON");
        let output = run(&[&["verify", "-", path(&source)], signer].concat(), pretty.as_bytes());
        (code(&output), out(&output))
    };

    let (status, said) = verify(&envelope, &[]);
    assert!(status == Some(0) && said.contains(&format!("signature: holds, by {signer}; compare it")), "{said}");
    let (status, said) = verify(&envelope, &["--signer", &signer]);
    assert!(status == Some(0) && said.contains("as asked for"), "{said}");
    let (status, said) = verify(&envelope, &["--signer", NOT_THE_SIGNER]);
    assert!(status == Some(1) && said.contains("FAILS  signature: the key of 0x3C44"), "{said}");
    let (status, said) = verify(&report, &["--signer", &signer]);
    assert!(status == Some(1) && said.contains("FAILS  signature: there is none"), "{said}");
    assert!(!verify(&report, &[]).1.contains("signature"));

    // What no other check would notice.
    type Change = fn(&mut Value);
    let changes: [(&str, Change); 4] = [
        ("the report was changed", |envelope| envelope["report"]["flags"][0]["next_step"] = "不用管".into()),
        ("did not sign", |envelope| envelope["attestation"]["transaction"] = format!("0x{}", "08".repeat(32)).into()),
        ("another release", |envelope| envelope["attestation"]["release"] = "1.0.1+0123456789ab".into()),
        ("did not sign", |envelope| envelope["attestation"]["signer"] = NOT_THE_SIGNER.into()),
    ];
    for (told, change) in changes {
        let mut changed = envelope.clone();
        change(&mut changed);
        let (status, said) = verify(&changed, &[]);
        assert!(status == Some(1) && said.contains("FAILS  signature") && said.contains(told), "{told}: {said}");
        assert!(said.contains(" 1 fail\n"), "nothing else notices: {said}");
    }
    let mut broken = envelope.clone();
    broken["attestation"]["signature"] = "0x00".into();
    let output = run(&["verify", "-", path(&source)], broken.to_string().as_bytes());
    assert!(code(&output) == Some(1) && complaint(&output).contains("this is no attestation"));
}

#[test]
fn rules_are_listed_and_shown() {
    let all = out(&baihua(&["rules"]));
    assert_eq!(all.lines().count(), 250 + 74 + 37);
    for (id, words) in [
        ("rent-007", "押金、看房金不退或乱扣"),
        ("gen-001", "条款结构比对"),
        ("LYMPH%", "WS/T 405-2012"),
        ("K", "危急值：≤2.8 或 ≥6.2 mmol/L"),
    ] {
        let output = baihua(&["rules", id]);
        assert_eq!(code(&output), Some(0));
        assert!(out(&output).starts_with(id) && out(&output).contains(words), "{}", out(&output));
    }
    let unknown = baihua(&["rules", "rent-999"]);
    assert_eq!((code(&unknown), out(&unknown).as_str()), (Some(1), ""));
    assert!(complaint(&unknown).contains("rent-999"));
}

#[test]
fn input_that_cannot_be_read_is_one_line_and_exit_code_1() {
    let contract = path(&demo("contract")).to_owned();
    let (short, poem) = ("太短", "床前明月光，疑是地上霜。举头望明月，低头思故乡。\n".repeat(40));
    let cases: [(&[&str], &[u8], &str); 8] = [
        (&["review", "no-such-file.txt", "--card", "lab"], b"", "no-such-file.txt"),
        (&["review", "-", "--card", "contract"], short.as_bytes(), "需要在500到60000个字之间"),
        (&["review", "-", "--card", "contract"], poem.as_bytes(), "看不出这是合同"),
        (&["review", "-", "--card", "policy"], poem.as_bytes(), "看不出这是保险条款"),
        (&["review", "-", "--card", "lab"], poem.as_bytes(), "没有读到这里能判断的化验指标"),
        (&["review", "-", "--card", "lab"], b"\xff\xfe\x00", "UTF-8"),
        (&["verify", "-", &contract], b"{}", "this is no report"),
        (&["verify", "-", "-"], b"", "standard input"),
    ];
    for (arguments, input, words) in cases {
        let output = run(arguments, input);
        assert_eq!((code(&output), out(&output).as_str()), (Some(1), ""), "{arguments:?}");
        let complaint = complaint(&output);
        assert!(complaint.contains(words) && complaint.lines().count() == 1, "{complaint}");
    }
}

#[test]
fn wrong_usage_is_exit_code_2() {
    for arguments in [
        &["read"][..],
        &["review"],
        &["review", "a.txt"],
        &["review", "a.txt", "--card", "poem"],
        &["review", "a.txt", "--card", "lab", "--age", "121"],
        &["review", "a.txt", "--card", "lab", "--age", "-1"],
        &["review", "a.txt", "--card", "lab", "--sex", "x"],
        &["verify", "a.json"],
        &["verify", "a.json", "a.txt", "--signer", "0x00"],
    ] {
        assert_eq!(code(&baihua(arguments)), Some(2), "{arguments:?}");
    }
}

#[test]
fn help_names_the_exit_codes() {
    let help = baihua(&["--help"]);
    assert_eq!(code(&help), Some(0));
    assert!(out(&help).contains("Exit codes"), "{}", out(&help));
    assert!(out(&baihua(&["--version"])).starts_with("baihua "));
}

#[test]
fn a_document_cannot_command_the_terminal() {
    let text = "钾\u{1b}[31m 6.4 mmol/L 3.5-5.3\u{7}\n钠 140 mmol/L 137-147\n";
    let output = run(&["review", "-", "--card", "lab"], text.as_bytes());
    assert_eq!(code(&output), Some(0), "{}", complaint(&output));
    assert!(!out(&output).chars().any(|c| c.is_control() && c != '\n'), "{:?}", out(&output));
}

/// What the clause reader sees in the demo contract, as a lawyer would check it.
#[test]
fn the_demo_contract_is_explained_statement_by_statement() {
    let file = demo("contract");
    let output = baihua(&["explain", file.to_str().expect("the path is UTF-8")]);
    assert_eq!(code(&output), Some(0));
    insta::assert_snapshot!(out(&output));
}

#[test]
fn two_versions_are_compared_for_people_and_programs() {
    let folder = tempfile::tempdir().expect("a folder for the test");
    let before = demo("contract");
    let text = std::fs::read_to_string(&before).expect("the fixtures are there");
    let kept: Vec<&str> = text.lines().filter(|line| !line.starts_with("6.3 ")).collect();
    let after = folder.path().join("after.txt");
    std::fs::write(&after, kept.join("\n")).expect("the folder can be written");
    let told = baihua(&["compare", path(&before), path(&after), "--party", "乙方"]);
    assert_eq!((code(&told), complaint(&told).as_str()), (Some(0), ""));
    let words = out(&told);
    assert!(words.starts_with("改好了 1 处，没有新增，还有 ") && words.contains("现在：没有这一条"), "{words}");
    let json = baihua(&["compare", path(&before), path(&after), "--json"]);
    let comparison: Value = serde_json::from_slice(&json.stdout).expect("it prints JSON");
    assert_eq!(comparison["mended"][0]["clause"]["place"], "第六条 6.3", "{comparison}");
    let same = baihua(&["compare", path(&before), path(&before)]);
    assert!(out(&same).starts_with("没有改好的，没有新增，还有 "), "{}", out(&same));
    let short = run(&["compare", path(&before), "-"], "太短".as_bytes());
    assert_eq!(code(&short), Some(1));
    assert!(complaint(&short).starts_with("后一份：文本有2个字"), "{}", complaint(&short));
}

#[test]
fn agents_compare_two_versions_offline() {
    let text = std::fs::read_to_string(demo("contract")).expect("the fixtures are there");
    let call = |arguments: Value| {
        let message = serde_json::json!({
            "jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": { "name": "compare", "arguments": arguments },
        });
        let output = run(&["mcp"], format!("{message}\n").as_bytes());
        let answer: Value = serde_json::from_slice(&output.stdout).expect("one answer");
        answer["result"].clone()
    };
    let same = call(serde_json::json!({ "before": { "text": text }, "after": { "text": text } }));
    assert_eq!(same["isError"], false, "{same}");
    let counts = &same["structuredContent"]["counts"];
    assert_eq!((counts["mended"].as_u64(), counts["new"].as_u64()), (Some(0), Some(0)), "{counts}");
    assert!(counts["standing"].as_u64().is_some_and(|standing| standing > 0));
    let wrong = call(serde_json::json!({ "before": { "text": text } }));
    assert_eq!(wrong["isError"], true, "{wrong}");
}
