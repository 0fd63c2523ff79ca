//! The process: how it starts, how it stops.

use std::time::Duration;

use crate::app::{LAB, Server, program, refused, small, statuses};

#[test]
fn ready_soon_and_told_so() {
    for store in ["memory:", "redb:reports.redb"] {
        let server = Server::start_with(&["--store", store]);
        server.client().get("/health").ok();
        println!("{store} ready after {:?}", server.ready_in);
    }
}

#[test]
fn the_address_is_told_when_links_say_another() {
    let server = Server::start_with(&["--store", "memory:", "--base-url", "https://baihua.example/read"]);
    let report = server.client().post(LAB, &small()).ok();
    let url = report["report"]["report_url"].as_str().expect("a link");
    assert!(url.starts_with("https://baihua.example/read/report/"), "{url}");
}

#[test]
fn a_configuration_can_be_checked_without_serving() {
    let output = program(&["--store", "memory:", "check-config"]).output().expect("it runs");
    let said = String::from_utf8(output.stdout).expect("UTF-8");
    assert!(output.status.success() && said.contains("payment") && said.contains("ready"), "{said}");
}

#[test]
fn checking_makes_nothing_and_fails_where_the_service_could_not_work() {
    let folder = tempfile::tempdir().expect("a folder");
    let check = |arguments: &[&str]| {
        let output = program(arguments).current_dir(folder.path()).output().expect("it runs");
        let said = [output.stdout, output.stderr].concat();
        (output.status.success(), String::from_utf8(said).expect("UTF-8"))
    };
    // Options may stand behind the subcommand.
    let (well, said) = check(&["check-config", "--store", "redb:reports.redb"]);
    assert!(well && said.contains("reports.redb is made at the first start"), "{said}");
    assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 0, "it made a file");
    let (well, said) = check(&["check-config", "--store", "redb:nowhere/reports.redb"]);
    assert!(!well && said.contains("no such folder"), "{said}");
    let (well, said) = check(&["check-config", "--store", "redis://127.0.0.1:1/0"]);
    assert!(!well && said.contains("--store"), "{said}");
}

#[test]
fn a_server_can_be_asked_without_a_shell() {
    let mut server = Server::start_with(&["--store", "memory:", "--drain", "1h"]);
    let address = server.address().to_string();
    let health = |listen: &str| {
        let output = refused(program(&["health", "--listen", listen]));
        (output.status.code(), String::from_utf8(output.stderr).expect("UTF-8"))
    };
    assert_eq!(health(&address), (Some(0), String::new()));
    assert_eq!(health(&format!("0.0.0.0:{}", server.address().port())).0, Some(0));
    server.signal("TERM");
    let began = std::time::Instant::now();
    while health(&address).0 == Some(0) {
        assert!(began.elapsed() < crate::app::PATIENCE, "a server that drains is not well");
    }
    assert!(health(&address).1.contains("503"));
    server.kill();
    assert_eq!(health(&address).0, Some(1));
}

#[test]
fn empty_variables_count_as_not_set_and_unknown_ones_are_told() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut program = program(&["check-config", "--store", "memory:"]);
    for name in [
        "BAIHUA_WORKERS",
        "BAIHUA_LLM_BASE_URL",
        "BAIHUA_MAX_ANALYSES",
        "BAIHUA_SETTLE_KEY",
        "BAIHUA_SIGNING_KEY",
        "BAIHUA_PAY_TO",
    ] {
        program.env(name, "");
    }
    let output = program.env("BAIHUA_PAY_TOO", "planted").current_dir(folder.path()).output().expect("it runs");
    let said = String::from_utf8([output.stdout, output.stderr].concat()).expect("UTF-8");
    assert!(output.status.success() && said.contains("BAIHUA_PAY_TOO"), "{said}");
    assert!(!said.contains("planted") && !said.contains("BAIHUA_SETTLE_KEY"), "{said}");
}

#[test]
fn faults_of_port_and_store_are_told_together() {
    let server = Server::start();
    let address = server.address().to_string();
    let output = refused(program(&["--store", "sqlite:x", "--listen", &address]));
    let said = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(said.contains("--listen") && said.contains("--store") && said.lines().count() == 1, "{said}");
}

#[test]
fn a_port_that_is_taken_is_told() {
    let server = Server::start();
    let address = server.address().to_string();
    let output = refused(program(&["--store", "memory:", "--listen", &address]));
    let said = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(!output.status.success() && said.contains("--listen") && said.lines().count() == 1, "{said}");
}

#[test]
fn two_servers_cannot_share_a_file() {
    let server = Server::start_with(&["--store", "redb:reports.redb"]);
    let path = format!("redb:{}", server.folder().join("reports.redb").display());
    let output = refused(program(&["--store", &path, "--listen", "127.0.0.1:0"]));
    let said = String::from_utf8(output.stderr).expect("UTF-8");
    assert!(!output.status.success() && said.contains("--store"), "{said}");
}

#[test]
fn nobody_need_read_what_it_prints() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = std::fs::File::create(folder.path().join("log")).expect("a file");
    let mut program = program(&["--store", "memory:", "--listen", "127.0.0.1:0"]);
    let mut process = program.stdout(std::process::Stdio::piped()).stderr(log).spawn().expect("the program starts");
    drop(process.stdout.take());
    let began = std::time::Instant::now();
    while !std::fs::read_to_string(folder.path().join("log")).expect("the log").contains("listening") {
        assert!(began.elapsed() < crate::app::PATIENCE, "it says where it listens");
        assert_eq!(process.try_wait().expect("our own child"), None, "it serves");
        std::thread::sleep(Duration::from_millis(5));
    }
    process.kill().expect("our own child");
    process.wait().expect("our own child");
}

#[test]
fn what_is_in_flight_is_finished() {
    for signal in ["TERM", "INT", "HUP"] {
        let mut server = Server::start_with(&["--store", "redb:reports.redb"]);
        let body = small().to_string();
        let mut busy = server.connect();
        busy.send(format!(
            "POST {LAB} HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\nexpect: 100-continue\r\ncontent-length: {}\r\n\r\n",
            body.len()
        ));
        // The server asks for the body: the request is in its hands.
        busy.read_until(b"100 Continue\r\n\r\n");
        let mut idle = server.connect();
        idle.send("GET /health HTTP/1.1\r\nhost: h\r\n\r\n");
        idle.read_until(b"\"dependencies\"");

        server.signal(signal);
        let (rest, closed) = idle.read_to_close();
        assert!(closed && statuses(&rest).is_empty(), "an idle connection is let go");
        busy.send(body);
        let (answer, closed) = busy.read_to_close();
        let text = String::from_utf8_lossy(&answer);
        assert!(closed && statuses(&answer) == [200], "{text}");
        assert!(text.to_lowercase().contains("connection: close"), "{text}");
        assert!(server.wait().success(), "{}", server.log());

        // What was answered last is there after the next start.
        let id = text.split("/report/").nth(1).expect("a link").chars().take(32).collect::<String>();
        server.restart();
        server.client().get(&format!("/api/report?id={id}")).ok();
    }
}

#[test]
fn balancers_are_told_before_the_door_closes() {
    let mut server = Server::start_with(&["--store", "memory:", "--drain", "1h"]);
    let client = server.client();
    client.get("/health").ok();
    server.signal("TERM");
    let began = std::time::Instant::now();
    while client.get("/health").status == 200 {
        assert!(began.elapsed() < crate::app::PATIENCE, "it is told");
        std::thread::sleep(Duration::from_millis(5));
    }
    let health = client.get("/health");
    health.problem(503, "draining");
    // Who comes all the same is served, and asked not to stay.
    let answer = client.post(LAB, &small());
    assert_eq!(answer.header("connection"), Some("close"));
    answer.ok();
    // Who asks a second time does not want to wait.
    server.signal("TERM");
    assert!(server.wait().success());
}

/// The settings file for operators names every option, each with its default.
#[test]
fn the_settings_file_is_complete() {
    let help = program(&["--help"]).output().expect("it runs").stdout;
    let help = String::from_utf8(help).expect("UTF-8");
    let file = include_str!("../../../../deploy/baihua.env");
    let set: Vec<(&str, &str)> = file
        .lines()
        .filter_map(|line| line.trim_start_matches('#').split_once('='))
        .filter(|(name, _)| name.starts_with("BAIHUA_"))
        .collect();
    let mut options = 0;
    for part in help.split("[env: ").skip(1) {
        let (name, rest) = part.split_once('=').expect("a variable");
        let default = rest.split("[default: ").nth(1).and_then(|rest| rest.split(']').next());
        // A default belongs to the option only if it stands before the next one's flag.
        let default = default.filter(|_| !rest.split("[default: ").next().expect("a beginning").contains("\n      --"));
        let shown = set.iter().find(|(known, _)| *known == name).unwrap_or_else(|| panic!("{name} is missing")).1;
        if let Some(default) = default {
            assert_eq!(shown, default, "{name}");
        }
        options += 1;
    }
    assert!(options > 30, "{help}");
    let secrets = ["BAIHUA_SETTLE_KEY_FILE", "BAIHUA_STORE_PASSWORD_FILE", "BAIHUA_LLM_API_KEY_FILE"];
    assert!(secrets.iter().all(|name| set.iter().any(|(known, _)| known == name)));
    assert_eq!(set.len() - options, 7, "the secrets, and nothing that is no option");
}
