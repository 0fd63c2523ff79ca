//! The disk fills up under a server, and has room again.

use std::process::Command;

use super::{Acknowledged, recovered};
use crate::app::{POLICY, Server, body};

fn fill_and_free(mut server: Server, what: &str, make_room: impl FnOnce(&Server)) {
    let client = server.client();
    let mut acknowledged = Acknowledged::default();
    while acknowledged.post_to(&client, POLICY, &body(POLICY)) == 200 {
        assert!(acknowledged.len() < 5_000, "a full disk is full at last");
    }
    let full_at = acknowledged.len();
    for _ in 0..5 {
        acknowledged.post_to(&client, POLICY, &body(POLICY));
    }
    client.get("/health").ok();
    client.get("/api/rules?id=K").ok();
    acknowledged.check(&client);
    make_room(&server);
    let back = recovered(&client, &mut acknowledged);
    for _ in 0..10 {
        assert_eq!(acknowledged.post_to(&client, POLICY, &body(POLICY)), 200);
    }
    acknowledged.check(&client);
    assert!(server.runs() && !server.log().contains("panicked"), "{}", server.log());
    println!("{what}: full after {full_at} reports, all readable; back {back:?} after there was room");
}

const ARGUMENTS: [&str; 4] = ["--store", "redb:disk/reports.redb", "--breaker-pause", "300ms"];

/// A file that may not grow beyond 12 MiB, until the limit is lifted.
#[test]
fn a_limited_file() {
    // Blocks of 512 bytes. The signal that would end the process is ignored, as a service manager's limit leaves it.
    let server = Server::start_after("trap '' XFSZ && mkdir disk && ulimit -S -f 24576 && exec", &ARGUMENTS);
    fill_and_free(server, "limited file", |server| {
        let lifted = Command::new("prlimit").args(["--fsize=unlimited", "--pid", &server.id().to_string()]).status();
        assert!(lifted.expect("prlimit, of util-linux, is there").success());
    });
}

/// A file system of 24 MiB, 8 of them taken by another file at first. Where the system lets us mount one.
#[test]
fn a_small_file_system() {
    let probe = Command::new("unshare").args(["-rm", "mount", "-t", "tmpfs", "none", "/mnt"]).output();
    if !probe.is_ok_and(|output| output.status.success()) {
        println!("left out: this system lets us mount nothing; the limited file is tested all the same");
        return;
    }
    let inside =
        "mount -t tmpfs -o size=24m none disk && head -c 8388608 /dev/zero > disk/filler && exec \"$0\" \"$@\"";
    let server = Server::start_after(&format!("mkdir disk && exec unshare -rm sh -c '{inside}'"), &ARGUMENTS);
    fill_and_free(server, "small file system", |server| {
        // The mount is the server's alone; this is the way into it.
        let filler = format!("/proc/{}/root{}", server.id(), server.folder().join("disk/filler").display());
        std::fs::remove_file(filler).expect("it can be removed");
    });
}
