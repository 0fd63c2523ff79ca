//! The disk fills up under the store, and has room again.

use std::{
    env,
    io::{BufRead, BufReader, Write, stdin},
    process::{Child, Command, Stdio},
};

use baihua_report_store::{Backend, Redb, RedbOptions, StoreError, Why};

use crate::{HOUR, wait};

/// Names the file for the process whose disk is full.
const FILE: &str = "BAIHUA_STORE_FULL_FILE";

fn value(nth: usize) -> Vec<u8> {
    vec![nth as u8; 30_000 + nth]
}

/// Not a test of its own: the process whose disk is full. It stores until it cannot, looks at what it has, and goes on
/// when it is told that there is room.
#[test]
fn victim() {
    let Ok(path) = env::var(FILE) else { return };
    let filler = format!("{path}.filler");
    let clock = || 1_000;
    let store = Redb::open(&path, clock, RedbOptions::new()).expect("there is room for an empty file");
    let store = &store;
    let all_there = |count: usize| async move {
        for nth in 0..count {
            let found = store.get(&format!("key {nth}")).await.expect("what is stored can be read");
            assert!(found == Some(value(nth)), "value {nth} is lost");
        }
    };
    let full = |error: &StoreError| matches!(error, StoreError::Unavailable { why: Why::Full, .. });
    wait(async {
        let mut count = 0;
        let error = loop {
            match store.put(&format!("key {count}"), &value(count), HOUR).await {
                Ok(()) => count += 1,
                Err(error) => break error,
            }
            assert!(count < 20_000, "a full disk is full at last");
        };
        assert!(full(&error), "{error:?}");
        all_there(count).await;
        for _ in 0..5 {
            let error = store.put("another", &value(9), HOUR).await.expect_err("it is still full");
            assert!(full(&error), "{error:?}");
            let error = store.ready().await.expect_err("it is still full");
            assert!(full(&error), "{error:?}");
        }
        all_there(count).await;

        println!("full {count}");
        stdin().lock().read_line(&mut String::new()).expect("somebody tells us");
        let _ = std::fs::remove_file(filler);
        store.ready().await.expect("there is room again");
        for nth in count..count + 100 {
            store.put(&format!("key {nth}"), &value(nth), HOUR).await.expect("there is room again");
        }
        all_there(count + 100).await;
        println!("stored {}", count + 100);
    });
}

/// Runs the victim in a shell that first does `setup`; the shell knows the folder of the file as `$FOLDER`.
fn start(setup: &str, folder: &std::path::Path) -> Child {
    let script = format!("{setup} && exec \"$0\" full_disk::victim --exact --nocapture");
    Command::new("sh")
        .args(["-c", &script])
        .arg(env::current_exe().expect("this program"))
        .env(FILE, folder.join("store.redb"))
        .env("FOLDER", folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("a shell")
}

/// Reads what the victim tells until it is `word`, and the number behind it.
fn told(lines: &mut impl Iterator<Item = std::io::Result<String>>, word: &str) -> Option<usize> {
    lines.find_map(|line| line.ok()?.strip_prefix(word)?.trim().parse().ok())
}

fn finish(mut victim: Child, make_room: impl FnOnce(&Child)) {
    let mut lines = BufReader::new(victim.stdout.take().expect("a pipe")).lines();
    let full = told(&mut lines, "full ").expect("it tells when it is full");
    make_room(&victim);
    victim.stdin.take().expect("a pipe").write_all(b"room\n").expect("it listens");
    let stored = told(&mut lines, "stored ").expect("it tells when it has gone on");
    assert!(victim.wait().expect("our own child").success());
    println!("full after {full} values, all there; {stored} with room again, all there");
}

/// A file that may not grow beyond 12 MiB, until the limit is lifted.
#[test]
fn a_limited_file() {
    let folder = tempfile::tempdir().expect("a folder");
    // Blocks of 512 bytes. The signal that would end the process is ignored, as a service manager's limit leaves it.
    let victim = start("trap '' XFSZ && ulimit -S -f 24576", folder.path());
    finish(victim, |victim| {
        let lifted = Command::new("prlimit").args(["--fsize=unlimited", "--pid", &victim.id().to_string()]).status();
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
    let folder = tempfile::tempdir().expect("a folder");
    let setup =
        "mount -t tmpfs -o size=24m none \"$FOLDER\" && head -c 8388608 /dev/zero > \"$FOLDER/store.redb.filler\"";
    let setup =
        format!("unshare -rm sh -c '{setup} && exec \"$0\" full_disk::victim --exact --nocapture' \"$0\" ; exit $?");
    finish(start(&format!("{{ {setup} ; }}"), folder.path()), |_| {});
}
