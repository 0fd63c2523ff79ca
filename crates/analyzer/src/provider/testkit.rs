//! A provider that does as it is told, over real HTTP on the loopback interface; for tests and for recording answers.

use std::{
    io,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicUsize, Ordering},
    },
    time::Duration,
};

use serde_json::{Value, json};
use tokio::{
    io::{AsyncReadExt, AsyncWriteExt},
    net::{TcpListener, TcpStream},
    task::{JoinHandle, JoinSet},
    time::sleep,
};

/// One request as it came in.
#[derive(Clone, Debug)]
pub struct Received {
    /// How many came before it.
    pub number: usize,
    /// Request line and headers.
    pub head: String,
    /// The body, JSON.
    pub body: String,
}

impl Received {
    fn value(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_default()
    }

    /// The message with role `user`.
    #[must_use]
    pub fn user(&self) -> String {
        self.value()["messages"][1]["content"].as_str().unwrap_or_default().to_owned()
    }

    /// The message with role `system`.
    #[must_use]
    pub fn system(&self) -> String {
        self.value()["messages"][0]["content"].as_str().unwrap_or_default().to_owned()
    }

    /// The document text between the first two boundary lines.
    #[must_use]
    pub fn text(&self) -> String {
        let user = self.user();
        let lines: Vec<&str> = user.split('\n').collect();
        let is_mark = |line: &&str| line.starts_with("=====") && line.ends_with("=====") && line.len() == 42;
        let marks: Vec<usize> = lines.iter().enumerate().filter(|(_, line)| is_mark(line)).map(|(at, _)| at).collect();
        match marks[..] {
            [from, to, ..] => lines[from + 1..to].join("\n"),
            _ => String::new(),
        }
    }

    /// `json_schema`, `json_object`, or nothing.
    #[must_use]
    pub fn format(&self) -> Option<String> {
        self.value()["response_format"]["type"].as_str().map(str::to_owned)
    }

    /// Whether rule `id` is among those asked about.
    #[must_use]
    pub fn asks_about(&self, id: &str) -> bool {
        self.user().lines().any(|line| line.starts_with(&format!("{id}《")))
    }
}

/// What the server does with a request.
#[derive(Clone, Debug)]
pub enum Act {
    /// Answers as a model that says this.
    Say(String),
    /// Sends this status, these headers and this body.
    Send(u16, Vec<(&'static str, String)>, Vec<u8>),
    /// Promises a body of this length and closes after what is given.
    BreakOff(usize, Vec<u8>),
    /// Sends the body in pieces of this many bytes with a pause before each.
    Drip(Vec<u8>, usize, Duration),
    /// Never answers.
    Hang,
    /// Does the other after a while.
    After(Duration, Box<Act>),
}

impl Act {
    /// A whole answer as the protocol wants it, with `content` as what the model says.
    #[must_use]
    pub fn body(content: &str) -> Vec<u8> {
        let answer = json!({
            "id": "chatcmpl-1", "object": "chat.completion", "created": 1, "model": "scripted",
            "choices": [{"index": 0, "finish_reason": "stop", "message": {"role": "assistant", "content": content}}],
            "usage": {
                "prompt_tokens": 1000, "completion_tokens": 100, "total_tokens": 1100,
                "prompt_tokens_details": {"cached_tokens": 600},
            },
        });
        answer.to_string().into_bytes()
    }

    /// An answer with findings `(rule, quote, note)` and no key terms.
    #[must_use]
    pub fn findings(findings: &[(&str, &str, &str)]) -> Act {
        let findings: Vec<Value> = findings
            .iter()
            .map(|(rule, quote, note)| {
                json!({"rule_id": rule, "quote": quote, "note": note, "quantities": [], "suggested_text": ""})
            })
            .collect();
        Act::Say(json!({"findings": findings, "key_terms": []}).to_string())
    }
}

/// A scripted server. It stops when dropped.
#[derive(Debug)]
pub struct Server {
    base_url: String,
    state: Arc<State>,
    task: JoinHandle<()>,
}

#[derive(Debug, Default)]
struct State {
    received: Mutex<Vec<Received>>,
    connections: AtomicUsize,
    now: AtomicUsize,
    most: AtomicUsize,
}

impl Server {
    /// Listens on a free port of the loopback interface and does with each request what `script` says.
    ///
    /// # Errors
    ///
    /// If no port can be had.
    pub async fn start(script: impl Fn(&Received) -> Act + Send + Sync + 'static) -> io::Result<Server> {
        Server::listen("127.0.0.1:0", script).await
    }

    /// As [`Server::start`], on `address`.
    ///
    /// # Errors
    ///
    /// If the address cannot be had.
    pub async fn listen(
        address: &str,
        script: impl Fn(&Received) -> Act + Send + Sync + 'static,
    ) -> io::Result<Server> {
        let listener = TcpListener::bind(address).await?;
        let base_url = format!("http://{}/v1", listener.local_addr()?);
        let state = Arc::new(State::default());
        let (shared, script) = (Arc::clone(&state), Arc::new(script));
        let task = tokio::spawn(async move {
            let mut open = JoinSet::new();
            while let Ok((stream, _)) = listener.accept().await {
                shared.connections.fetch_add(1, Ordering::SeqCst);
                let (state, script) = (Arc::clone(&shared), Arc::clone(&script));
                open.spawn(async move {
                    // A caller that goes away is part of the tests.
                    let _ = serve(stream, &state, script.as_ref()).await;
                });
            }
        });
        Ok(Server { base_url, state, task })
    }

    /// Its address up to `/v1`.
    #[must_use]
    pub fn base_url(&self) -> &str {
        &self.base_url
    }

    /// Every request so far, in the order of arrival.
    #[must_use]
    pub fn received(&self) -> Vec<Received> {
        self.state.received.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Connections that were opened.
    #[must_use]
    pub fn connections(&self) -> usize {
        self.state.connections.load(Ordering::SeqCst)
    }

    /// Requests that were answered at the same time, at most.
    #[must_use]
    pub fn most_at_once(&self) -> usize {
        self.state.most.load(Ordering::SeqCst)
    }

    /// Requests that are being answered now.
    #[must_use]
    pub fn under_way(&self) -> usize {
        self.state.now.load(Ordering::SeqCst)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        self.task.abort();
    }
}

/// Counts a request as under way for as long as it lives, however it ends.
struct UnderWay<'s>(&'s State);

impl UnderWay<'_> {
    fn new(state: &State) -> UnderWay<'_> {
        let now = state.now.fetch_add(1, Ordering::SeqCst) + 1;
        state.most.fetch_max(now, Ordering::SeqCst);
        UnderWay(state)
    }
}

impl Drop for UnderWay<'_> {
    fn drop(&mut self) {
        self.0.now.fetch_sub(1, Ordering::SeqCst);
    }
}

async fn serve(
    mut stream: TcpStream,
    state: &State,
    script: &(dyn Fn(&Received) -> Act + Send + Sync),
) -> io::Result<()> {
    while let Some((head, body)) = request(&mut stream).await? {
        let received = {
            let mut all = state.received.lock().unwrap_or_else(PoisonError::into_inner);
            let received = Received { number: all.len(), head, body };
            all.push(received.clone());
            received
        };
        let _under_way = UnderWay::new(state);
        let mut act = script(&received);
        // A caller that hangs up ends whatever is being waited for.
        let (mut reader, mut writer) = stream.split();
        let gone = async {
            let mut byte = [0];
            loop {
                if matches!(reader.read(&mut byte).await, Ok(0) | Err(_)) {
                    break;
                }
            }
        };
        let answering = async {
            loop {
                match act {
                    Act::After(wait, then) => {
                        sleep(wait).await;
                        act = *then;
                    }
                    Act::Say(content) => act = Act::Send(200, Vec::new(), Act::body(&content)),
                    Act::Send(status, headers, body) => {
                        let mut head = head_of(status, &headers, body.len());
                        head.extend_from_slice(&body);
                        return writer.write_all(&head).await.map(|()| true);
                    }
                    Act::BreakOff(promised, body) => {
                        let mut head = head_of(200, &[], promised);
                        head.extend_from_slice(&body);
                        return writer.write_all(&head).await.map(|()| false);
                    }
                    Act::Drip(body, step, pause) => {
                        writer.write_all(&head_of(200, &[], body.len())).await?;
                        for piece in body.chunks(step.max(1)) {
                            sleep(pause).await;
                            writer.write_all(piece).await?;
                        }
                        return Ok(true);
                    }
                    Act::Hang => std::future::pending().await,
                }
            }
        };
        let goes_on = tokio::select! {
            outcome = answering => outcome?,
            () = gone => false,
        };
        if !goes_on {
            return stream.shutdown().await;
        }
    }
    Ok(())
}

fn head_of(status: u16, headers: &[(&'static str, String)], length: usize) -> Vec<u8> {
    let mut head = format!("HTTP/1.1 {status} Scripted\r\ncontent-length: {length}\r\n");
    if !headers.iter().any(|(name, _)| *name == "content-type") {
        head.push_str("content-type: application/json\r\n");
    }
    for (name, value) in headers {
        head.push_str(&format!("{name}: {value}\r\n"));
    }
    head.push_str("\r\n");
    head.into_bytes()
}

/// The next request on a connection; `None` when there is no more.
async fn request(stream: &mut TcpStream) -> io::Result<Option<(String, String)>> {
    let mut bytes = Vec::new();
    let head_end = loop {
        if let Some(at) = bytes.windows(4).position(|window| window == b"\r\n\r\n") {
            break at + 4;
        }
        let mut buffer = [0; 4_096];
        match stream.read(&mut buffer).await? {
            0 => return Ok(None),
            count => bytes.extend_from_slice(&buffer[..count]),
        }
    };
    let head = String::from_utf8_lossy(&bytes[..head_end]).into_owned();
    let length = head
        .lines()
        .filter_map(|line| line.split_once(':'))
        .find(|(name, _)| name.eq_ignore_ascii_case("content-length"))
        .and_then(|(_, value)| value.trim().parse::<usize>().ok())
        .unwrap_or(0);
    let mut body = bytes.split_off(head_end);
    let read = body.len();
    body.resize(length.max(read), 0);
    stream.read_exact(&mut body[read..]).await?;
    Ok(Some((head, String::from_utf8_lossy(&body).into_owned())))
}
