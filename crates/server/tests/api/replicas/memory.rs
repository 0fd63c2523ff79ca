//! What ten thousand living reports take up. The figures go into `docs/operations.md`.

use std::thread::scope;

use crate::{
    app::{CONTRACT, LAB, Server, body, document, small},
    redis_server::RedisServer,
};

const REPORTS: usize = 10_000;

/// Memory that is in use by a process, in KiB, or 0 where the system does not tell.
fn resident(id: u32) -> u64 {
    let status = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or(0)
}

fn fill(server: &Server, reports: usize) {
    // One page of a lab report: the most frequent document.
    let text: String = document(LAB).to_owned();
    let lab = serde_json::json!({ "text": text });
    scope(|scope| {
        for lane in 0..4 {
            let (client, lab) = (server.client(), &lab);
            scope.spawn(move || {
                for _ in (lane..reports).step_by(4) {
                    client.post(LAB, lab).ok();
                }
            });
        }
    });
}

#[test]
fn of_ten_thousand_reports() {
    let Some(redis) = RedisServer::start() else { return };
    let server = Server::start_with(&["--store", &redis.url()]);
    fill(&server, 200);
    let client = server.client();
    let sizes = [(CONTRACT, body(CONTRACT)), (LAB, body(LAB)), (LAB, small())]
        .map(|(path, body)| client.post(path, &body).ok()["report"].to_string().len());
    println!("a report of the demo contract, the demo lab report and a single value has {sizes:?} bytes of JSON");
    let used = || -> u64 {
        let info: String = redis::cmd("INFO").arg("memory").query(&mut redis.connection()).expect("info");
        let line = info.lines().find_map(|line| line.strip_prefix("used_memory:"));
        line.expect("it is told").trim().parse().expect("a number")
    };
    let (before, server_before) = (used(), resident(server.id()));
    fill(&server, REPORTS);
    let (after, server_after) = (used(), resident(server.id()));
    let mib = |bytes: u64| bytes as f64 / f64::from(1 << 20);
    println!(
        "{REPORTS} reports of the demo lab report: Redis {:.0} MiB, the server {:.0} MiB before and {:.0} MiB after",
        mib(after - before),
        mib(server_before << 10),
        mib(server_after << 10)
    );
    assert!(after > before);
    drop((server, redis));

    let file = Server::start_with(&["--store", "redb:reports.redb"]);
    fill(&file, REPORTS / 5);
    let bytes = std::fs::metadata(file.folder().join("reports.redb")).expect("the file").len();
    println!(
        "{} reports in a file: {:.0} MiB on the disk, the server {:.0} MiB",
        REPORTS / 5,
        mib(bytes),
        mib(resident(file.id()) << 10)
    );
}
