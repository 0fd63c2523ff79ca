//! Many servers, and everything that can happen to them and to what they stand on: real processes, a real Redis.

mod dump;
mod full_disk;
mod generator;
mod killed;
mod load;
mod memory;
mod redis_faults;
mod versions;

use serde_json::Value;

use crate::app::{Client, LAB, PATIENCE, small};

/// Reports that were acknowledged, each as it was given out.
#[derive(Default)]
pub(crate) struct Acknowledged(Vec<(String, Value)>);

impl Acknowledged {
    /// Asks for a report; the status of the answer.
    pub(crate) fn post(&mut self, client: &Client) -> u16 {
        self.post_to(client, LAB, &small())
    }

    pub(crate) fn post_to(&mut self, client: &Client, path: &str, body: &Value) -> u16 {
        let answer = client.post(path, body);
        match answer.status {
            200 => self.0.push((answer.report_id(), answer.json()["report"].clone())),
            _ => drop(answer.problem(503, "store-unavailable")),
        }
        answer.status
    }

    pub(crate) fn add(&mut self, id: String, report: Value) {
        self.0.push((id, report));
    }

    pub(crate) fn len(&self) -> usize {
        self.0.len()
    }

    pub(crate) fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(id, _)| id.as_str())
    }

    /// Every one of them is there, and is the same.
    #[track_caller]
    pub(crate) fn check(&self, client: &Client) {
        for (nth, (id, report)) in self.0.iter().enumerate() {
            let found = client.get(&format!("/api/report?id={id}"));
            assert_eq!(found.status, 200, "report {nth} of {} is lost", self.0.len());
            assert_eq!(found.json(), *report, "report {nth} has changed");
        }
    }
}

/// Waits until reports are made again; how long it took.
pub(crate) fn recovered(client: &Client, acknowledged: &mut Acknowledged) -> std::time::Duration {
    let began = std::time::Instant::now();
    while acknowledged.post(client) != 200 {
        assert!(began.elapsed() < PATIENCE, "it does not find back");
        std::thread::sleep(std::time::Duration::from_millis(50));
    }
    began.elapsed()
}
