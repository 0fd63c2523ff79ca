//! Keeps a report in a file, reads it back by its id alone, and destroys it.
//!
//! ```sh
//! cargo run --release --example keep
//! ```
#![allow(
    clippy::print_stdout,
    clippy::disallowed_methods,
    reason = "a program has a clock, random bytes and an output"
)]

use std::{
    fs::File,
    io::Read,
    time::{SystemTime, UNIX_EPOCH},
};

use baihua_report_store::{Lookup, Record, Redb, RedbOptions, ReportId, Reports};

/// Milliseconds since 1970.
fn clock() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64)
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let store = Redb::open("reports.redb", clock, RedbOptions::new())?;
    let reports = Reports::over(&store, &clock);

    // Whoever has the id can read the report, so it comes from a cryptographic source.
    let mut random = [0; ReportId::BYTES];
    File::open("/dev/urandom")?.read_exact(&mut random)?;
    let id = ReportId::from_bytes(random);
    let now = clock() / 1000;
    reports.put(&id, &Record::new(now, now + 86_400, r#"{"card":"contract"}"#, "# 结论")).await?;

    let link = id.to_text();
    match reports.get(&link.parse()?).await? {
        Lookup::Found(record) => println!("{} bytes of a report are behind its link", record.report().len()),
        Lookup::NotFound { .. } => return Err("it was put a moment ago".into()),
    }
    reports.remove(&id).await?;
    let gone = matches!(reports.get(&id).await?, Lookup::NotFound { .. });
    println!("destroyed: {gone}");
    Ok(())
}
