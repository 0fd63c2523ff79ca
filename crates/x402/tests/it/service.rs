//! A scripted facilitator on loopback.

use std::sync::{Arc, Mutex};

use serde_json::Value;
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
};

/// One request as the service saw it.
#[derive(Clone, Debug)]
pub(crate) struct Seen {
    pub(crate) head: String,
    pub(crate) body: Value,
}

/// Answers with these statuses and bodies in turn, and hangs up when there are none left.
pub(crate) async fn service(answers: Vec<(u16, Value)>) -> (String, Arc<Mutex<Vec<Seen>>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.expect("loopback has a free port");
    let address = listener.local_addr().expect("it is bound");
    let seen: Arc<Mutex<Vec<Seen>>> = Arc::default();
    let log = Arc::clone(&seen);
    tokio::spawn(async move {
        for (status, answer) in answers {
            let (mut stream, _) = listener.accept().await.expect("somebody connects");
            let request = receive(&mut stream).await;
            log.lock().expect("nobody panicked").push(request);
            let body = answer.to_string();
            let head = format!("HTTP/1.1 {status} X\r\ncontent-length: {}\r\nconnection: close\r\n\r\n", body.len());
            stream.write_all((head + &body).as_bytes()).await.expect("the client listens");
        }
    });
    (format!("http://{address}"), seen)
}

pub(crate) async fn receive(stream: &mut TcpStream) -> Seen {
    let mut bytes = Vec::new();
    loop {
        let mut part = [0; 4096];
        let length = stream.read(&mut part).await.expect("the client sends");
        bytes.extend_from_slice(&part[..length]);
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let Some((head, body)) = text.split_once("\r\n\r\n") else { continue };
        let wanted = head
            .lines()
            .find_map(|line| line.to_ascii_lowercase().strip_prefix("content-length: ").map(str::to_owned))
            .map_or(0, |length| length.parse::<usize>().expect("lengths are numbers"));
        if body.len() >= wanted {
            let body = serde_json::from_str(body).unwrap_or(Value::Null);
            return Seen { head: head.to_owned(), body };
        }
    }
}
