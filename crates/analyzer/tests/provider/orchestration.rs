//! Chunks, deadlines, consent.

use std::{future, time::Duration};

use baihua_analyzer::{Fault, Provider, ProviderError, Recognised, Settings, provider::OpenAi};
use baihua_kb::Card;
use tokio::time::{sleep, timeout};

use super::{
    Act, LEASE, analyzer, check, fixture, keeps_what_rules_found, lease, provider, quick, recognised, scripted,
};

/// A contract of exactly 60,000 characters.
fn long_text() -> String {
    let mut text = LEASE.to_owned();
    let mut article = 11;
    while text.chars().count() < 60_000 {
        text.push_str(&format!(
            "第{article}条 乙方应当在每月{}日前向甲方支付当月租金，甲方收到租金后出具收据，双方按照第{}条办理交接。\n",
            article % 28 + 1,
            article - 1
        ));
        article += 1;
    }
    text.chars().take(60_000).collect()
}

fn long() -> Recognised {
    recognised(Card::Contract, &long_text(), true)
}

#[tokio::test]
async fn without_consent_nothing_is_contacted() {
    let server = scripted(|_| panic!("nothing may be sent")).await;
    let provider = provider(&server);
    for (card, text) in [
        (Card::Contract, LEASE.to_owned()),
        (Card::Contract, fixture("demo/demo-contract.txt")),
        (Card::Policy, fixture("demo/demo-policy.txt")),
    ] {
        let document = recognised(card, &text, false);
        assert!(analyzer().plan(&document).is_empty());
        let report = analyzer().run(&document, Some(&provider)).await.expect("the rules alone never fail");
        assert_eq!(report, analyzer().review(&document));
        assert!(report.meta.masked.is_empty());
    }
    // Lab reports are never sent, whatever was agreed to.
    let lab = recognised(Card::Lab, &fixture("demo/demo-lab.txt"), true);
    analyzer().run(&lab, Some(&provider)).await.expect("the rules alone never fail");
    assert_eq!((server.connections(), server.received().len()), (0, 0));
}

#[tokio::test]
async fn every_chunk_is_asked_about_at_the_same_time() {
    let server = scripted(|_| Act::After(Duration::from_millis(500), Box::new(Act::findings(&[])))).await;
    let mut settings = quick(&server);
    settings.call_timeout = Duration::from_secs(20);
    settings.question_timeout = Duration::from_secs(20);
    let provider = OpenAi::new(settings).expect("the settings fit");
    let document = long();
    let plan = analyzer().plan(&document);
    let report = analyzer().run(&document, Some(&provider)).await.expect("the provider answers");
    check(&report, &long_text());
    assert!(plan.questions().len() >= 15, "{}", plan.questions().len());
    assert_eq!(server.most_at_once(), plan.questions().len(), "all calls overlap");
    assert_eq!(report.meta.coverage.chunks_reviewed, report.meta.coverage.chunks);
    let usage = provider.usage();
    assert_eq!(usage.tokens.prompt, 1000 * plan.questions().len() as u64);
    assert_eq!(usage.tokens.cached, 600 * plan.questions().len() as u64);
}

#[tokio::test]
async fn no_more_calls_than_allowed_are_under_way() {
    for (of_request, of_process, expected) in [(3, 64, 3), (24, 2, 2)] {
        let server = scripted(|_| Act::After(Duration::from_millis(60), Box::new(Act::findings(&[])))).await;
        let mut own = quick(&server);
        own.most_calls = of_process;
        own.question_timeout = Duration::from_secs(30);
        let provider = OpenAi::new(own).expect("the settings fit");
        let mut settings = Settings::default();
        settings.concurrency = of_request;
        let analyzer = analyzer().with_settings(settings);
        analyzer.run(&long(), Some(&provider)).await.expect("the provider answers");
        assert_eq!(server.most_at_once(), expected);
    }
}

#[tokio::test]
async fn some_chunks_may_stay_unread_and_the_report_says_so() {
    let document = long();
    let first = analyzer().plan(&document).questions()[0].text().to_owned();
    let server = scripted(
        move |request| {
            if request.text() == first { Act::Send(500, vec![], vec![]) } else { Act::findings(&[]) }
        },
    )
    .await;
    let report = analyzer().run(&document, Some(&provider(&server))).await.expect("most chunks are answered");
    let coverage = report.meta.coverage;
    assert_eq!(coverage.chunks_reviewed + 1, coverage.chunks);
    assert!(report.meta.warnings.iter().any(|warning| warning.contains("没有经过模型复核")));
    keeps_what_rules_found(&report, &document);
}

#[tokio::test]
async fn a_deadline_ends_the_whole_request() {
    let server = scripted(|_| Act::Hang).await;
    let mut settings = quick(&server);
    settings.call_timeout = Duration::from_secs(600);
    settings.question_timeout = Duration::from_secs(600);
    let provider = OpenAi::new(settings).expect("the settings fit");
    let outcome = analyzer().run_until(&lease(), Some(&provider), sleep(Duration::from_millis(200))).await;
    assert_eq!(outcome, Err(ProviderError::Unavailable { fault: Fault::Deadline, retry_after: None }));
}

#[tokio::test]
async fn dropping_the_run_hangs_up() {
    let server = scripted(|_| Act::Hang).await;
    let mut settings = quick(&server);
    settings.call_timeout = Duration::from_secs(600);
    let provider = OpenAi::new(settings).expect("the settings fit");
    let document = lease();
    let analyzer = analyzer();
    let gave_up = timeout(Duration::from_millis(300), analyzer.run(&document, Some(&provider))).await;
    assert!(gave_up.is_err());
    // The server sees the caller go.
    let gone = async {
        while server.under_way() > 0 {
            sleep(Duration::from_millis(5)).await;
        }
    };
    timeout(Duration::from_secs(10), gone).await.expect("the connection is closed");
    assert_eq!(server.received().len(), 1);
}

#[tokio::test]
async fn a_second_call_is_made_only_where_hedging_is_on() {
    for (hedge, calls) in [(None, 1), (Some(Duration::from_millis(50)), 2)] {
        let server = scripted(|request| {
            let wait = if request.number == 0 { 400 } else { 0 };
            Act::After(Duration::from_millis(wait), Box::new(Act::findings(&[])))
        })
        .await;
        let mut settings = quick(&server);
        settings.hedge_after = hedge;
        let provider = OpenAi::new(settings).expect("the settings fit");
        analyzer().run(&lease(), Some(&provider)).await.expect("the provider answers");
        assert_eq!(server.received().len(), calls);
    }
}

#[test]
fn the_budget_leaves_out_the_least_risky_chunks() {
    let document = long();
    let whole = analyzer().plan(&document);
    let one = whole.questions()[0].prompt_tokens();
    for (budget, expected) in [(whole.prompt_tokens(), whole.questions().len()), (one, 1), (0, 0)] {
        let mut settings = Settings::default();
        settings.prompt_tokens = budget;
        let plan = analyzer().with_settings(settings).plan(&document);
        assert!(plan.prompt_tokens() <= budget);
        assert_eq!(plan.questions().len(), expected);
        for (place, question) in plan.questions().iter().enumerate() {
            assert_eq!(question.number(), place);
        }
        if expected == 1 {
            assert!(plan.questions()[0].text().contains("一律不予退还"), "the riskiest chunk comes first");
        }
    }
}

#[test]
fn a_run_can_be_sent_between_threads() {
    fn sendable<T: Send>(_: &T) {}
    let (analyzer, document) = (analyzer(), lease());
    struct Never;
    impl Provider for Never {
        fn answer(
            &self,
            _: &baihua_analyzer::Question,
        ) -> impl Future<Output = Result<baihua_analyzer::Answer, ProviderError>> + Send {
            future::pending()
        }
    }
    sendable(&analyzer.run(&document, Some(&Never)));
    sendable(&analyzer.run(&document, None::<&OpenAi>));
}

#[test]
fn prompts_are_what_was_reviewed() {
    let plan = analyzer().plan(&lease());
    let prompt = plan.questions()[0].prompt(baihua_analyzer::Boundary([7; 16]));
    insta::assert_snapshot!("prompt", format!("{}\n----\n{}", prompt.system, prompt.user));
}
