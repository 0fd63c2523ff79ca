//! What happens when a provider misbehaves.

use std::time::Duration;

use baihua_analyzer::{
    Fault, ProviderError, Report,
    provider::{OpenAi, ProviderSettings},
};

use super::{Act, LEASE, Received, Server, analyzer, check, lease, provider, quick, scripted, strict};

async fn outcome(
    script: impl Fn(&Received) -> Act + Send + Sync + 'static,
) -> (Result<Report, ProviderError>, Server, OpenAi) {
    let server = scripted(script).await;
    let provider = provider(&server);
    let outcome = analyzer().with_settings(strict()).run(&lease(), Some(&provider)).await;
    if let Ok(report) = &outcome {
        check(report, LEASE);
    }
    (outcome, server, provider)
}

fn fault(outcome: Result<Report, ProviderError>) -> Fault {
    match outcome {
        Err(error @ ProviderError::Unavailable { fault, .. }) => {
            assert!(error.is_outage());
            fault
        }
        other => panic!("expected an outage, got {:?}", other.map(|report| report.summary)),
    }
}

#[tokio::test]
async fn failures_that_may_pass_are_tried_three_times() {
    for (act, expected) in [
        (Act::Send(500, vec![], b"oops".to_vec()), Fault::Status(500)),
        (Act::Send(503, vec![], vec![]), Fault::Status(503)),
        (Act::Send(429, vec![], b"{}".to_vec()), Fault::RateLimited),
        (Act::Say("抱歉，我不能。".to_owned()), Fault::Unreadable),
        (Act::Send(200, vec![], b"{\"choices\":".to_vec()), Fault::Unreadable),
        (Act::Send(200, vec![], b"{}".to_vec()), Fault::Unreadable),
        (Act::Send(200, vec![], br#"{"error":{"message":"overloaded","code":500}}"#.to_vec()), Fault::Unreadable),
        (
            Act::Send(200, vec![("content-type", "text/html".to_owned())], Act::body(r#"{"findings":[]}"#)),
            Fault::Unreadable,
        ),
        (Act::BreakOff(5_000, Act::body(r#"{"findings":[]}"#)), Fault::Connection),
    ] {
        let name = format!("{act:?}");
        let (outcome, server, provider) = outcome(move |_| act.clone()).await;
        assert_eq!(fault(outcome), expected, "{name}");
        assert_eq!(server.received().len(), 3, "{name}");
        assert_eq!((provider.usage().calls, provider.usage().retries, provider.usage().failures), (3, 2, 1), "{name}");
    }
}

#[tokio::test]
async fn a_failure_that_passes_is_not_noticed() {
    for first in [
        Act::Send(500, vec![], vec![]),
        Act::Send(429, vec![("retry-after", "0".to_owned())], vec![]),
        Act::BreakOff(9_000, b"{".to_vec()),
        Act::Say("{".to_owned()),
    ] {
        let (outcome, server, _) =
            outcome(move |request| if request.number == 0 { first.clone() } else { Act::findings(&[]) }).await;
        assert!(outcome.is_ok());
        assert_eq!(server.received().len(), 2);
    }
}

#[tokio::test]
async fn a_wait_that_is_asked_for_is_kept_or_passed_on() {
    // Longer than the whole question may take: not waited for, but said.
    let (outcome, server, _) = outcome(|_| Act::Send(429, vec![("retry-after", "3600".to_owned())], vec![])).await;
    let expected =
        ProviderError::Unavailable { fault: Fault::RateLimited, retry_after: Some(Duration::from_secs(3600)) };
    assert_eq!(outcome.expect_err("nothing was answered"), expected);
    assert_eq!(server.received().len(), 1);
}

#[tokio::test]
async fn a_provider_that_hangs_or_drips_is_left() {
    for act in [Act::Hang, Act::Drip(Act::body(r#"{"findings":[]}"#), 1, Duration::from_millis(50))] {
        let (outcome, _, _) = outcome(move |_| act.clone()).await;
        assert_eq!(fault(outcome), Fault::Timeout);
    }
}

#[tokio::test]
async fn ten_megabytes_are_not_read() {
    let long = Act::Send(200, vec![], Act::body(&" ".repeat(10 << 20)));
    let (outcome, server, provider) = outcome(move |_| long.clone()).await;
    assert_eq!(fault(outcome), Fault::TooLarge);
    assert_eq!(server.received().len(), 1, "it would be as long again");
    assert_eq!(provider.usage().tokens.completion, 0);
}

#[tokio::test]
async fn the_longest_answer_is_a_limit_with_two_sides() {
    let body = Act::body(r#"{"findings":[]}"#);
    for (limit, fine) in [(body.len(), true), (body.len() - 1, false)] {
        let answer = Act::Send(200, vec![], body.clone());
        let server = scripted(move |_| answer.clone()).await;
        let mut settings = quick(&server);
        settings.max_answer_bytes = limit;
        let provider = OpenAi::new(settings).expect("the settings fit");
        assert_eq!(analyzer().run(&lease(), Some(&provider)).await.is_ok(), fine);
    }
}

#[tokio::test]
async fn what_only_an_operator_can_mend_is_not_repeated() {
    for status in [401, 402, 403, 404, 301] {
        let headers = vec![("location", "http://127.0.0.1:1/v1".to_owned())];
        let (outcome, server, _) = outcome(move |_| Act::Send(status, headers.clone(), b"{}".to_vec())).await;
        let error = outcome.expect_err("nothing was answered");
        assert!(matches!(error, ProviderError::Misconfigured { .. }), "{status}: {error}");
        assert!(error.is_outage());
        assert_eq!(server.received().len(), 1, "{status}");
    }
}

#[tokio::test]
async fn a_refusal_is_no_outage() {
    let refusals = [
        r#"{"choices":[{"finish_reason":"stop","message":{"role":"assistant","content":null,"refusal":"no"}}]}"#,
        r#"{"choices":[{"finish_reason":"content_filter","message":{"role":"assistant","content":"{"}}]}"#,
        r#"{"error":{"code":"content_filter","message":"no"}}"#,
    ];
    for refusal in refusals {
        let (outcome, server, _) = outcome(move |_| Act::Send(200, vec![], refusal.as_bytes().to_vec())).await;
        let error = outcome.expect_err("nothing was answered");
        assert_eq!(error, ProviderError::Refused);
        assert!(!error.is_outage());
        assert_eq!(server.received().len(), 1);
    }
}

#[tokio::test]
async fn the_format_is_loosened_once_and_remembered() {
    let server = scripted(|request| match request.format().as_deref() {
        Some("json_schema" | "json_object") => {
            Act::Send(400, vec![], br#"{"error":{"message":"unsupported"}}"#.to_vec())
        }
        _ => Act::Say("好的：```json\n{\"findings\":[]}\n```".to_owned()),
    })
    .await;
    let provider = provider(&server);
    for _ in 0..2 {
        assert!(analyzer().run(&lease(), Some(&provider)).await.is_ok());
    }
    let formats: Vec<Option<String>> = server.received().iter().map(Received::format).collect();
    assert_eq!(formats, [Some("json_schema".to_owned()), Some("json_object".to_owned()), None, None]);
    // A provider that takes no request at all is misconfigured, not ill.
    let (outcome, _, _) = outcome(|_| Act::Send(400, vec![], vec![])).await;
    assert!(matches!(outcome, Err(ProviderError::Misconfigured { .. })));
}

#[tokio::test]
async fn nobody_there() {
    let settings = ProviderSettings { attempts: 1, ..ProviderSettings::new("http://127.0.0.1:1/v1", "m") };
    let provider = OpenAi::new(settings).expect("the settings fit");
    assert_eq!(fault(analyzer().run(&lease(), Some(&provider)).await), Fault::Connection);
}

#[test]
fn settings_that_would_leak_or_never_work_are_refused() {
    for (url, fine) in [
        ("https://llm.example/v1", true),
        ("http://127.0.0.1:9/v1", true),
        ("http://[::1]:9/v1", true),
        ("http://localhost:9", true),
        ("http://llm.example/v1", false),
        ("https://user:word@llm.example/v1", false),
        ("https://llm.example/v1?key=1", false),
        ("ftp://llm.example", false),
        ("llm.example", false),
        ("", false),
    ] {
        assert_eq!(OpenAi::new(ProviderSettings::new(url, "m")).is_ok(), fine, "{url}");
    }
    assert!(OpenAi::new(ProviderSettings::new("https://llm.example/v1", " ")).is_err());
    let zero = ProviderSettings { attempts: 0, ..ProviderSettings::new("https://llm.example/v1", "m") };
    assert!(OpenAi::new(zero).is_err());
    let key =
        ProviderSettings { api_key: Some("a\nb".to_owned()), ..ProviderSettings::new("https://llm.example/v1", "m") };
    assert!(OpenAi::new(key).is_err());
}

#[test]
fn the_key_is_never_shown() {
    let mut settings = ProviderSettings::new("https://llm.example/v1", "m");
    settings.api_key = Some("sk-secret-key".to_owned());
    let shown = format!("{settings:?} {:?}", OpenAi::new(settings.clone()).expect("the settings fit"));
    assert!(!shown.contains("secret"), "{shown}");
}
