//! The order in which an analysis is asked for, paid for, done, stored and handed out. Nothing else is decided here.
//!
//! recognise (422) → able to serve (503) → payment present and valid (402) → payer's quota (429) → reserve → analyse →
//! store → settle → 200. So bad content costs nothing, nobody is asked to pay while the service cannot serve, and money
//! moves only when the report is stored. Payment off is the same way with a till that is always open.

use std::{net::IpAddr, sync::Arc, time::Duration};

use baihua_analyzer::{Comparison, Order, Recognised, Report, Stamp, Unfit, Version, render};
use baihua_attest::Attestation;
use baihua_kb::Card;
use baihua_report_store::{Lookup, PutError, Record, ReportId};
use baihua_x402::{
    Entry, PaymentKey, RequestTag, ReserveError, Reserved, SettleError, Settled, Settlement, Ticket, UnixSeconds,
    Verified, VerifyError, asked_too_often, challenge,
};
use tokio::sync::SemaphorePermit;
use tracing::Instrument;

use crate::{
    attest, body,
    deferred::Deferral,
    idempotency, journal,
    note::{self, NoteSeal},
    ports::{Dependency, Ports, Step},
    problem::{Code, Problem, chain},
    quota::{Allowance, Quota},
};

/// What is sold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Product {
    /// The reading of one document.
    Reading(Card),
    /// The comparison of two versions of a contract. It costs what the reading of one contract costs.
    Comparison,
}

impl Product {
    /// All of them: readings first.
    pub const ALL: [Product; 4] = [
        Product::Reading(Card::ALL[0]),
        Product::Reading(Card::ALL[1]),
        Product::Reading(Card::ALL[2]),
        Product::Comparison,
    ];

    /// The kind of document that is read for it.
    #[must_use]
    pub const fn card(self) -> Card {
        match self {
            Product::Reading(card) => card,
            Product::Comparison => Card::Contract,
        }
    }

    /// The path of its endpoint.
    #[must_use]
    pub const fn endpoint(self) -> &'static str {
        match self {
            Product::Reading(card) => endpoint(card),
            Product::Comparison => "/api/compare",
        }
    }
}

impl From<Card> for Product {
    fn from(card: Card) -> Product {
        Product::Reading(card)
    }
}

/// One request for an analysis.
#[derive(Debug)]
pub struct Call {
    /// What is to be done.
    pub product: Product,
    /// The body, byte for byte.
    pub body: Vec<u8>,
    /// The value of `PAYMENT-SIGNATURE`, if it came.
    pub payment: Option<Vec<u8>>,
    /// The address of the client, where it is known.
    pub peer: Option<IpAddr>,
    /// The client's own name for the request (`Idempotency-Key`), if it gave one.
    pub idempotency_key: Option<String>,
    /// How to tell the client that the reading goes on without it, if it asked for that (`Prefer: respond-async`). Taken up
    /// where a provider takes part, after the payment was reserved.
    pub deferral: Option<Deferral>,
}

/// A report to hand out, and how it was paid.
pub struct Outcome {
    /// The report as stored, and its receipt.
    pub record: Record,
    /// What moved; nothing if payment is off.
    pub settlement: Option<Settlement>,
    /// Who vouches for the reading, where a signing key is configured.
    pub attestation: Option<Attestation>,
    /// The report's id.
    pub(crate) id: ReportId,
}

/// The path of a card's endpoint.
#[must_use]
pub const fn endpoint(card: Card) -> &'static str {
    match card {
        Card::Contract => "/api/review-contract",
        Card::Lab => "/api/read-labreport",
        Card::Policy => "/api/read-policy",
    }
}

/// Serves one call from its body to its report.
///
/// Cancelling the future before the report is stored releases the payment; afterwards the work continues in its own
/// task.
///
/// # Errors
///
/// The [`Problem`] to answer with. With every one of them the payer keeps the money, or gets the report by showing the
/// same payment again.
pub async fn serve<P: Ports>(ports: Arc<P>, mut call: Call) -> Result<Outcome, Problem> {
    let outcome = match call.idempotency_key.take() {
        // A payment names its request by itself.
        Some(key) if ports.till().is_none() => idempotency::serve(Arc::clone(&ports), call, &key).await?,
        _ => serve_anew(Arc::clone(&ports), call).await?,
    };
    if ports.signing_key().is_none() {
        return Ok(outcome);
    }
    compute(move || attest::attested(ports.as_ref(), outcome)).await?
}

/// Serves one call, whatever the client calls it.
pub(crate) async fn serve_anew<P: Ports>(ports: Arc<P>, call: Call) -> Result<Outcome, Problem> {
    ports.reach(Step::Received).await;
    let work = recognise(&ports, &call).await?;
    ports.reach(Step::Recognised).await;
    able(ports.as_ref(), &work).await?;
    ports.reach(Step::Able).await;
    match admit(&ports, &call).await? {
        Admission::Repeat { key, settled } => repeat(ports.as_ref(), &call, &key, &settled).await,
        Admission::Resume { pass, note } => match noted(ports.as_ref(), &call, &pass, &note).await? {
            Some((id, record)) => {
                let stored = Stored { product: call.product, id, record, note, slot: None };
                // A disconnecting client must not cancel what was begun.
                let task = tokio::spawn(async move { finish(ports.as_ref(), pass, stored).await }.in_current_span());
                task.await.map_err(|_| Problem::internal("a settlement was lost"))?
            }
            None => produce(ports, call, work, pass).await,
        },
        Admission::Open(pass) => produce(ports, call, work, pass).await,
    }
}

/// The name of the part of a record that holds a comparison, beside the report on the second version.
pub(crate) const COMPARISON: &str = "comparison";

/// What a call is about, recognised.
enum Work {
    Reading(Recognised),
    Comparison { before: First, after: Recognised },
}

/// The first of two versions.
enum First {
    Text(Recognised),
    /// The report on it; its text is not kept.
    Report(Box<Report>),
    /// A report that is no longer there. Whoever paid for the comparison while it was gets that one.
    Gone,
}

/// What is stored and handed out.
struct Made {
    report: Report,
    comparison: Option<Comparison>,
}

impl Work {
    /// Whether the provider takes part. Two versions are read by the rules alone: what differs is then the text and not the
    /// reader.
    fn asks_provider<P: Ports>(&self, ports: &P) -> bool {
        matches!(self, Work::Reading(document) if ports.asks_provider(document))
    }

    /// The work, if all that it needs is there.
    fn whole(self) -> Result<Work, Problem> {
        match self {
            Work::Comparison { before: First::Gone, .. } => Err(Problem::report_not_found()),
            work => Ok(work),
        }
    }

    async fn done<P: Ports>(self, ports: &Arc<P>) -> Result<Made, Problem> {
        let (before, after) = match self {
            Work::Reading(document) => {
                let report = analyse(ports, document).await?;
                return Ok(Made { report, comparison: None });
            }
            Work::Comparison { before, after } => (before, after),
        };
        let ports = Arc::clone(ports);
        let compared = compute(move || match before {
            First::Text(before) => ports.analyzer().compare_documents(&before, after).map_err(Some),
            First::Report(before) => ports.analyzer().compare_with(*before, None, after).map_err(Some),
            First::Gone => Err(None),
        });
        match compared.await? {
            Ok(compared) => Ok(Made { report: compared.after, comparison: Some(compared.comparison) }),
            Err(Some(error)) => Err(Problem::internal(&error.to_string())),
            Err(None) => Err(Problem::report_not_found()),
        }
    }
}

async fn recognise<P: Ports>(ports: &Arc<P>, call: &Call) -> Result<Work, Problem> {
    let versions = match call.product {
        Product::Reading(card) => {
            let order = body::read(card, &call.body)?;
            let text = order.text.clone();
            return match recognised(ports, order).await? {
                Ok(document) => Ok(Work::Reading(document)),
                Err(unfit) => {
                    let other = looks_like(ports, card, text).await?;
                    Err(refused_text(unfit, || body::not_recognised(card, other)))
                }
            };
        }
        Product::Comparison => body::versions(&call.body)?,
    };
    let not_recognised = |version| move |unfit| refused_text(unfit, || body::version_not_recognised(version));
    let before = match versions.before {
        body::First::Text(order) => {
            First::Text(recognised(ports, order).await?.map_err(not_recognised(Version::Before))?)
        }
        body::First::Report(id) => report_on_first(ports.as_ref(), call, &id).await?,
    };
    let after = recognised(ports, versions.after).await?.map_err(not_recognised(Version::After))?;
    Ok(Work::Comparison { before, after })
}

async fn recognised<P: Ports>(ports: &Arc<P>, order: Order) -> Result<Result<Recognised, Unfit>, Problem> {
    let ports = Arc::clone(ports);
    compute(move || ports.analyzer().recognise(order)).await
}

/// The kind of document that `text`, which is none of `card`, can be read as.
async fn looks_like<P: Ports>(ports: &Arc<P>, card: Card, text: String) -> Result<Option<Card>, Problem> {
    let ports = Arc::clone(ports);
    // The narrowest first: a policy has the words of a contract as well.
    let others = [Card::Lab, Card::Policy, Card::Contract].into_iter().filter(move |other| *other != card);
    let fits = move |other: &Card| ports.analyzer().recognise(Order::new(*other, text.as_str())).is_ok();
    compute(move || others.into_iter().find(fits)).await
}

fn refused_text(unfit: Unfit, not_recognised: impl FnOnce() -> Problem) -> Problem {
    match unfit {
        Unfit::NotRecognised { .. } => not_recognised(),
        // The body was measured when it was read.
        unfit => Problem::internal(&unfit.to_string()),
    }
}

/// The stored report that a first version is named by. One that is not there ends the call, unless a payment came with it,
/// which may have been settled while it was.
async fn report_on_first<P: Ports>(ports: &P, call: &Call, id: &ReportId) -> Result<First, Problem> {
    let record = match ports.reports().get(id).await.map_err(|error| failed(ports, Dependency::Store, &error))? {
        Lookup::Found(record) => record,
        Lookup::NotFound { .. } if call.payment.is_some() && ports.till().is_some() => return Ok(First::Gone),
        Lookup::NotFound { .. } => return Err(Problem::report_not_found()),
    };
    let report: Report =
        serde_json::from_str(record.report()).map_err(|_| Problem::internal("a stored report is no report"))?;
    match report.card {
        Card::Contract => Ok(First::Report(Box::new(report))),
        _ => Err(body::not_of_a_contract()),
    }
}

/// Runs CPU-bound work outside of the threads that serve connections.
async fn compute<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, Problem> {
    tokio::task::spawn_blocking(work).await.map_err(|_| Problem::internal("a computation was lost"))
}

/// Checks the circuit breakers: whether a report could be made, stored and paid now.
async fn able<P: Ports>(ports: &P, work: &Work) -> Result<(), Problem> {
    for dependency in Dependency::ALL {
        let needed = match dependency {
            Dependency::Store => true,
            Dependency::Payment => ports.till().is_some(),
            Dependency::Provider => work.asks_provider(ports),
        };
        if needed {
            ports.dependency_ready(dependency).await.map_err(|wait| unavailable(dependency, wait))?;
        }
    }
    Ok(())
}

fn unavailable(dependency: Dependency, wait: Duration) -> Problem {
    let seconds = wait.as_secs().saturating_add(1);
    let (code, chinese, english) = match dependency {
        Dependency::Store => (Code::StoreUnavailable, "存储报告的地方暂时没有应答", "The report store does not answer"),
        Dependency::Payment => {
            (Code::PaymentUnavailable, "付款通道暂时没有应答", "The payment service does not answer")
        }
        Dependency::Provider => {
            (Code::ProviderUnavailable, "第三方模型服务暂时没有应答", "The model provider does not answer")
        }
    };
    Problem::new(
        code,
        format!("{chinese}，请稍后再试。没有扣费。"),
        format!("{english}. Try again shortly. Nothing was charged."),
    )
    .retry_after(seconds)
}

/// Result of the reservation of a call.
enum Admission<P: Ports> {
    /// Do the work.
    Open(Pass<P>),
    /// The work was done and noted; the money may have moved.
    Resume { pass: Pass<P>, note: String },
    /// All was done before.
    Repeat { key: PaymentKey, settled: Settled },
}

/// The right to do the work: a reservation, or nothing to pay.
#[expect(clippy::large_enum_variant, reason = "one per call, never kept in numbers")]
enum Pass<P: Ports> {
    Free,
    Paid(Held<P>),
}

/// A reservation that is released on drop.
struct Held<P: Ports> {
    ports: Arc<P>,
    key: PaymentKey,
    reserved: Option<Reserved>,
    /// Whether money may have moved for it before; then it stays counted.
    resumed: bool,
    /// Whether work was done for it; then the quota does not get it back.
    worked: bool,
}

impl<P: Ports> Held<P> {
    fn take(mut self) -> Option<Reserved> {
        self.reserved.take()
    }
}

impl<P: Ports> Drop for Held<P> {
    fn drop(&mut self) {
        let Some(reserved) = self.reserved.take() else { return };
        let (ports, key) = (Arc::clone(&self.ports), self.key.clone());
        let (resumed, worked) = (self.resumed, self.worked);
        // Without a runtime the program is ending; the lease expires by itself.
        if let Ok(runtime) = tokio::runtime::Handle::try_current() {
            let work = async move {
                release(ports.as_ref(), reserved).await;
                match (resumed, worked) {
                    (true, _) => {}
                    (false, true) => forfeit(ports.as_ref(), &key).await,
                    (false, false) => uncount(ports.as_ref(), &key).await,
                }
            };
            runtime.spawn(work.in_current_span());
        }
    }
}

async fn release<P: Ports>(ports: &P, reserved: Reserved) {
    if let Some(till) = ports.till()
        && let Err(error) = till.release(reserved, now(ports)).await
    {
        tracing::warn!(error = %chain(&error), "reservation not released, its lease will end");
    }
}

/// Work was done and nothing was paid for it: it stays counted, and more work for the same payment counts again.
async fn forfeit<P: Ports>(ports: &P, key: &PaymentKey) {
    if let Err(error) = quota(ports).forfeit(key, ports.now_millis() / 1000).await {
        tracing::warn!(error = %chain(&error), "unpaid work may not be counted twice");
    }
}

/// Nothing was done for the payment, so it does not count.
async fn uncount<P: Ports>(ports: &P, key: &PaymentKey) {
    if let Err(error) = quota(ports).give_back(key, ports.now_millis() / 1000).await {
        tracing::warn!(error = %chain(&error), "quota not given back");
    }
}

fn now<P: Ports>(ports: &P) -> UnixSeconds {
    UnixSeconds::new(ports.now_millis() / 1000)
}

fn quota<P: Ports>(ports: &P) -> Quota<'_, P::Store> {
    Quota::over(ports.store(), ports.settings().daily_quota)
}

async fn admit<P: Ports>(ports: &Arc<P>, call: &Call) -> Result<Admission<P>, Problem> {
    if ports.till().is_none() {
        return Ok(Admission::Open(Pass::Free));
    }
    let verified = verify(ports.as_ref(), call).await?;
    ports.reach(Step::Verified).await;
    if !verified.is_repeat() {
        count(ports.as_ref(), &verified.key()).await?;
    }
    ports.reach(Step::Counted).await;
    reserve(ports, call, verified).await
}

async fn verify<P: Ports>(ports: &P, call: &Call) -> Result<Verified, Problem> {
    let (Some(till), Some(offer)) = (ports.till(), ports.offer(call.product)) else {
        return Err(Problem::internal("a till without an offer"));
    };
    let refuse = |reason: &baihua_x402::Reason| refused(ports, call.product, reason);
    let Some(header) = &call.payment else { return Err(unpaid(ports, call.product)) };
    let presented = baihua_x402::read(header).map_err(|error| refuse(&error.reason()))?;
    let checked = baihua_x402::check(presented, offer, now(ports)).map_err(|mismatch| refuse(&mismatch.reason()))?;
    let recalled = till.recall(&checked).await;
    if let Some(verified) = recalled.map_err(|error| failed(ports, Dependency::Store, &error))? {
        return Ok(verified);
    }
    // From here on a chain is asked, on behalf of somebody who need not own a cent.
    let payer = checked.authorization().from;
    let _turn = ports.refusals().turn(call.peer).await;
    if let Some(seconds) = ports.refusals().wait(call.peer, payer, ports.now_millis()) {
        return Err(refused_too_often(ports, seconds));
    }
    till.verify(checked).await.map_err(|error| match &error {
        VerifyError::Refused { reason } => {
            ports.refusals().note(call.peer, payer, reason, ports.now_millis());
            refuse(reason)
        }
        VerifyError::Ledger(source) => failed(ports, Dependency::Store, source),
        other => failed(ports, Dependency::Payment, other),
    })
}

/// 402 for a call without payment.
pub(crate) fn unpaid<P: Ports>(ports: &P, product: Product) -> Problem {
    let Some(offer) = ports.offer(product) else { return Problem::internal("a till without an offer") };
    with_okx_schema(
        Problem::new(
            Code::PaymentRequired,
            format!("内容可以分析。这一次的价格是 {}，请按 challenge 签名后重发同一个请求。", offer.price()),
            format!(
                "The content is readable. One reading costs {}: sign as the challenge says and send the same request again.",
                offer.price()
            ),
        )
        .challenge(&challenge(offer).with_error(&baihua_x402::Reason::Unpaid)),
        offer,
    )
}

fn refused<P: Ports>(ports: &P, product: Product, reason: &baihua_x402::Reason) -> Problem {
    ports.metrics().payments("refused");
    if *reason == baihua_x402::Reason::IdentifierConflict {
        return Problem::new(
            Code::IdentifierConflict,
            "这个付款编号已经用于另一个请求，请换一个新的编号。没有扣费。",
            "This payment identifier was used for another request. Nothing was charged.",
        );
    }
    let (chinese, english) = match reason {
        // Perhaps only a space differs; whoever signs anew then pays twice.
        baihua_x402::Reason::OtherRequest => (
            "这笔付款先前用在另一个请求上。要取那一份报告，请逐字节重发原来的请求；要分析新的内容，请按 challenge 另签一笔。"
                .to_owned(),
            "This payment was shown before with another request. For the report it bought, send that request again, byte for byte; for another reading, sign anew as the challenge says."
                .to_owned(),
        ),
        _ => (
            format!("付款未被接受（{reason}），没有扣费。请按 challenge 重新签名。"),
            format!("The payment was refused ({reason}) and nothing was charged. Sign again as the challenge says."),
        ),
    };
    let problem = Problem::new(Code::PaymentRefused, chinese, english);
    asked_again(ports, product, reason, problem)
}

fn refused_too_often<P: Ports>(ports: &P, seconds: u64) -> Problem {
    ports.metrics().payments("refused-too-often");
    Problem::new(
        Code::RefusedTooOften,
        "最近一分钟里，来自这个地址的付款多次未被接受，请稍后再试。没有扣费。",
        "Too many payments from this address were refused in the last minute. Nothing was charged.",
    )
    .retry_after(seconds)
}

/// A refusal with a fresh challenge, which says why the payment before it was not taken.
fn asked_again<P: Ports>(ports: &P, product: Product, reason: &baihua_x402::Reason, problem: Problem) -> Problem {
    let Some(offer) = ports.offer(product) else { return Problem::internal("a till without an offer") };
    with_okx_schema(problem.challenge(&challenge(offer).with_error(reason)), offer)
}

/// Some buyers look for the fields of the body in the body of the 402.
fn with_okx_schema(problem: Problem, offer: &baihua_x402::Offer) -> Problem {
    match offer.okx_output_schema().and_then(|text| serde_json::from_str(&text).ok()) {
        Some(schema) => problem.with("outputSchema", schema),
        None => problem,
    }
}

/// A dependency failed in the middle of a call.
fn failed<P: Ports>(ports: &P, dependency: Dependency, error: &(dyn std::error::Error + 'static)) -> Problem {
    tracing::warn!(dependency = dependency.name(), error = %chain(error), "call failed");
    // A node that wants to be asked less often is no outage, and no reason to turn everybody away.
    if !asked_too_often(error) {
        ports.dependency_failed(dependency);
    }
    unavailable(dependency, Duration::from_secs(1))
}

async fn count<P: Ports>(ports: &P, payment: &PaymentKey) -> Result<(), Problem> {
    match quota(ports).count(payment, ports.now_millis() / 1000).await {
        Ok(Allowance::Granted) => Ok(()),
        Ok(Allowance::UsedUp { seconds_left }) => {
            let per_day = ports.settings().daily_quota;
            ports.metrics().payments("over-quota");
            Err(Problem::new(
                Code::QuotaExceeded,
                format!("这个付款地址今天已经调用 {per_day} 次，达到上限。明天（北京时间零点）再试。没有扣费。"),
                format!("This payer has used today's {per_day} calls (day in UTC+8). Nothing was charged."),
            )
            .retry_after(seconds_left))
        }
        Ok(Allowance::StoreUsedUp { seconds_left }) => {
            ports.metrics().payments("over-quota");
            Err(Problem::new(
                Code::QuotaExceeded,
                "这个付款地址今天的报告已经占满了它的存储份额。明天（北京时间零点）再试。没有扣费。",
                "This payer's reports of today fill its share of the store (day in UTC+8). Nothing was charged.",
            )
            .retry_after(seconds_left))
        }
        Err(error) => Err(failed(ports, Dependency::Store, &error)),
    }
}

/// First delay (it grows) between polls of a payment that another worker holds.
const FIRST_PAUSE: Duration = Duration::from_millis(50);

/// How long a payment waits once, if its payer's funds are promised to others: one of those may have moved a moment ago.
const FUNDS_PAUSE: Duration = Duration::from_secs(1);

/// Binds the payment to the request; waits a limited time if another worker holds it.
async fn reserve<P: Ports>(ports: &Arc<P>, call: &Call, verified: Verified) -> Result<Admission<P>, Problem> {
    let tag = note::tag(call.product.endpoint(), &call.body);
    let key = verified.key();
    let deadline = ports.now_millis().saturating_add(millis(ports.settings().repeat_wait));
    let (mut pause, mut promised) = (FIRST_PAUSE, false);
    loop {
        // In a separate task: a client that disconnects during the write must not leave the payment reserved.
        let task = tokio::spawn(try_reserve(Arc::clone(ports), verified.clone(), tag).in_current_span());
        let entry = task.await.map_err(|_| Problem::internal("a reservation was lost"))?;
        let retry_after = match entry {
            Ok(Admission::Open(pass)) => {
                if verified.is_repeat() || pause > FIRST_PAUSE {
                    // The previous worker released the payment and undid its count.
                    count(ports.as_ref(), &key).await?;
                }
                ports.reach(Step::Reserved).await;
                return Ok(Admission::Open(pass));
            }
            Ok(Admission::Repeat { key, settled }) => {
                if !verified.is_repeat() && verified.checked().identifier().is_some() {
                    // Another payment with the same identifier was settled, and this one buys nothing.
                    uncount(ports.as_ref(), &key).await;
                }
                return Ok(Admission::Repeat { key, settled });
            }
            Ok(admission) => return Ok(admission),
            Err(ReserveError::Running { retry_after }) => retry_after,
            Err(ReserveError::Promised) if !promised => {
                promised = true;
                ports.sleep(FUNDS_PAUSE).await;
                continue;
            }
            Err(ReserveError::Ledger(error)) => return Err(failed(ports.as_ref(), Dependency::Store, &error)),
            Err(error) => {
                return Err(match (&error, error.reason()) {
                    // What is bound to another request was counted for that one.
                    (ReserveError::OtherRequest, Some(reason)) => refused(ports.as_ref(), call.product, &reason),
                    (_, Some(reason)) => {
                        uncount(ports.as_ref(), &key).await;
                        ports.refusals().note(call.peer, key.payer, &reason, ports.now_millis());
                        refused(ports.as_ref(), call.product, &reason)
                    }
                    (_, None) => failed(ports.as_ref(), Dependency::Payment, &error),
                });
            }
        };
        if ports.now_millis() >= deadline {
            return Err(Problem::new(
                Code::PaymentRunning,
                "同一笔付款正在处理，稍后用同样的付款重发同一个请求就能拿到报告，不会重复扣费。",
                "The same payment is being worked on. Send the same request again with the same payment; you are not charged twice.",
            )
            .retry_after(retry_after.as_secs().clamp(1, 10)));
        }
        ports.sleep(pause).await;
        pause = (pause * 2).min(Duration::from_millis(500));
    }
}

/// One attempt to reserve. The reservation is released if the caller no longer waits for it.
async fn try_reserve<P: Ports>(
    ports: Arc<P>,
    verified: Verified,
    tag: RequestTag,
) -> Result<Admission<P>, ReserveError> {
    let Some(till) = ports.till() else { return Ok(Admission::Open(Pass::Free)) };
    let key = verified.key();
    let ticket = Ticket::new(ports.random(), now(ports.as_ref()));
    let entry = till.reserve(verified, tag, ticket).await?;
    let held = |reserved, resumed| {
        Pass::Paid(Held {
            ports: Arc::clone(&ports),
            key: key.clone(),
            reserved: Some(reserved),
            resumed,
            worked: false,
        })
    };
    Ok(match entry {
        Entry::Open(reserved) => Admission::Open(held(reserved, false)),
        Entry::Resume { payment, note } => Admission::Resume { pass: held(payment, true), note },
        Entry::Repeat(settled) => Admission::Repeat { key, settled },
        _ => Err(ReserveError::Running { retry_after: Duration::from_secs(1) })?,
    })
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

/// The same report again, for a payment that was settled before.
async fn repeat<P: Ports>(ports: &P, call: &Call, key: &PaymentKey, settled: &Settled) -> Result<Outcome, Problem> {
    ports.metrics().payments("repeat");
    match read_note(ports, call, key, settled.note()).await? {
        Some((id, record)) => Ok(hand_out(record, id, settled)),
        None => Err(Problem::new(
            Code::ReportGone,
            "这次付款的报告已经过了保存期，或者已被持有人销毁，不能再取。重新分析需要一次新的付款。",
            "The report of this payment has run out or was destroyed by its holder. A new reading needs a new payment.",
        )),
    }
}

/// The report that an earlier worker stored and noted, if it is still there.
async fn noted<P: Ports>(
    ports: &P,
    call: &Call,
    pass: &Pass<P>,
    note: &str,
) -> Result<Option<(ReportId, Record)>, Problem> {
    match pass {
        Pass::Free => Ok(None),
        Pass::Paid(held) => read_note(ports, call, &held.key, note).await,
    }
}

async fn read_note<P: Ports>(
    ports: &P,
    call: &Call,
    key: &PaymentKey,
    note: &str,
) -> Result<Option<(ReportId, Record)>, Problem> {
    let Some(id) = NoteSeal::new(&call.body, key).open(note) else { return Ok(None) };
    match ports.reports().get(&id).await {
        Ok(Lookup::Found(record)) => Ok(Some((id, record))),
        Ok(Lookup::NotFound { refused }) => {
            if let Some(refused) = refused {
                tracing::warn!(%refused, "a stored report was refused");
            }
            Ok(None)
        }
        Err(error) => Err(failed(ports, Dependency::Store, &error)),
    }
}

/// Analyses, stores, settles.
async fn produce<P: Ports>(ports: Arc<P>, mut call: Call, work: Work, mut pass: Pass<P>) -> Result<Outcome, Problem> {
    let work = work.whole()?;
    // Whatever would refuse the client at once has been asked by now, so it need not wait any longer.
    if let Some(deferral) = call.deferral.take()
        && work.asks_provider(ports.as_ref())
    {
        deferral.begin(ports.as_ref()).await?;
    }
    let slot = match &pass {
        Pass::Free => None,
        Pass::Paid(held) => {
            let slot = journal::open(ports.store(), &held.key).await;
            Some(slot.map_err(|error| failed(ports.as_ref(), Dependency::Store, &error))?)
        }
    };
    ports.reach(Step::Journaled).await;
    let place = turn(ports.as_ref()).await?;
    if let Pass::Paid(held) = &mut pass {
        held.worked = true;
    }
    let made = work.done(&ports).await?;
    drop(place);
    ports.reach(Step::Analysed).await;
    let id = ReportId::from_bytes(ports.random());
    let record = publish(ports.as_ref(), made, &id)?;
    let note = match &pass {
        Pass::Free => String::new(),
        Pass::Paid(held) => NoteSeal::new(&call.body, &held.key).close(&id, ports.random()),
    };
    let stored = Stored { product: call.product, id, record, note, slot };
    // From here on a disconnecting client must not cancel the work.
    let work = async move {
        store(ports.as_ref(), &pass, &stored).await?;
        ports.reach(Step::Stored).await;
        finish(ports.as_ref(), pass, stored).await
    };
    let task = tokio::spawn(work.in_current_span());
    task.await.map_err(|_| Problem::internal("a settlement was lost"))?
}

/// A report in the store, and what is written about it elsewhere.
struct Stored {
    product: Product,
    id: ReportId,
    record: Record,
    /// What the ledger is to remember of it.
    note: String,
    /// Where the journal has its payment, if this worker wrote it there.
    slot: Option<journal::Slot>,
}

/// Waits for a place among the analyses.
async fn turn<P: Ports>(ports: &P) -> Result<SemaphorePermit<'_>, Problem> {
    let waiting = ports.metrics().waiting();
    let turn = tokio::time::timeout(ports.settings().queue_wait, ports.places().acquire()).await;
    drop(waiting);
    turn.ok().and_then(Result::ok).ok_or_else(|| {
        Problem::new(
            Code::Overloaded,
            "现在同时在分析的文件太多，请稍后再试。没有扣费。",
            "Too many documents are being read at once. Try again shortly. Nothing was charged.",
        )
        .retry_after(2)
    })
}

async fn analyse<P: Ports>(ports: &Arc<P>, document: Recognised) -> Result<Report, Problem> {
    if ports.asks_provider(&document) {
        return ports.read_with_provider(document).await;
    }
    let ports = Arc::clone(ports);
    compute(move || ports.analyzer().review(&document)).await
}

/// The record of a report: links, times and release filled in.
fn publish<P: Ports>(ports: &P, made: Made, id: &ReportId) -> Result<Record, Problem> {
    let Made { mut report, comparison } = made;
    let settings = ports.settings();
    let created = ports.now_millis() / 1000;
    let expires = created.saturating_add(settings.report_ttl.as_secs());
    report.stamp(&Stamp {
        base_url: settings.base_url.clone(),
        report_url: Some(format!("{}/report/{}", settings.base_url, id.to_text())),
        created_at: rfc3339(created),
        expires_at: Some(rfc3339(expires)),
        release: settings.release.clone(),
    });
    ports.metrics().analysed(&report);
    let receipt = match &comparison {
        Some(comparison) => render::comparison(comparison, &report, settings.receipt_budget),
        None => render::receipt(&report, settings.receipt_budget),
    };
    let json = serde_json::to_string(&report).map_err(|_| Problem::internal("a report is no JSON"))?;
    let record = Record::new(created, expires, json, receipt);
    let Some(comparison) = comparison else { return Ok(record) };
    let beside = serde_json::to_string(&comparison).map_err(|_| Problem::internal("a comparison is no JSON"))?;
    record.with_part(COMPARISON, beside).map_err(|error| Problem::internal(&error.to_string()))
}

/// A moment in seconds since 1970 as RFC 3339 in UTC.
pub(crate) fn rfc3339(seconds: u64) -> String {
    humantime::format_rfc3339_seconds(std::time::UNIX_EPOCH + Duration::from_secs(seconds)).to_string()
}

async fn store<P: Ports>(ports: &P, pass: &Pass<P>, stored: &Stored) -> Result<(), Problem> {
    ports.reports().put(&stored.id, &stored.record).await.map_err(|error| match &error {
        PutError::Store(source) => failed(ports, Dependency::Store, source),
        _ => Problem::internal(&error.to_string()),
    })?;
    if let Pass::Paid(held) = pass {
        let record = &stored.record;
        let beside = record.part(COMPARISON).map_or(0, str::len);
        let bytes = record.report().len() + record.receipt().len() + beside;
        if let Err(error) = quota(ports).count_bytes(&held.key, bytes, ports.now_millis() / 1000).await {
            tracing::warn!(error = %chain(&error), "a report is not counted against its payer's share");
        }
    }
    Ok(())
}

/// Lets the money move for a stored report and hands it out.
async fn finish<P: Ports>(ports: &P, pass: Pass<P>, stored: Stored) -> Result<Outcome, Problem> {
    let Stored { product, id, record, note, slot } = stored;
    let Pass::Paid(held) = pass else {
        return Ok(Outcome { record, settlement: None, attestation: None, id });
    };
    let key = held.key.clone();
    let (Some(till), Some(reserved)) = (ports.till(), held.take()) else {
        return Err(Problem::internal("a reservation without a till"));
    };
    match till.settle(reserved, &note, now(ports)).await {
        Ok(settled) => {
            ports.reach(Step::Settled).await;
            if let Some(slot) = slot {
                journal::close(ports.store(), slot).await;
            }
            ports.metrics().payments("settled");
            ports.reach(Step::Answered).await;
            Ok(hand_out(record, id, &settled))
        }
        Err(error) => Err(unsettled(ports, product, &key, error, id).await),
    }
}

/// The only function that returns a paid report: it requires the proof that the money moved.
fn hand_out(record: Record, id: ReportId, paid: &Settled) -> Outcome {
    Outcome { record, settlement: Some(paid.settlement().clone()), attestation: None, id }
}

async fn unsettled<P: Ports>(
    ports: &P,
    product: Product,
    key: &PaymentKey,
    error: SettleError,
    id: ReportId,
) -> Problem {
    let problem = match &error {
        SettleError::Refused { refusal } => {
            ports.metrics().payments("settlement-refused");
            forfeit(ports, key).await;
            let reason = &refusal.reason;
            let problem = Problem::new(
                Code::PaymentRefused,
                format!("付款没有成功（{reason}），没有扣费，报告也没有保留。"),
                format!("The settlement was refused ({reason}). Nothing was charged and no report was kept."),
            );
            asked_again(ports, product, reason, problem).refusal(refusal)
        }
        SettleError::Lost => Problem::new(
            Code::PaymentRunning,
            "同一笔付款正在另一处处理，稍后用同样的付款重发同一个请求就能拿到报告，不会重复扣费。",
            "Another worker has taken this payment up. Send the same request again with the same payment.",
        )
        .retry_after(2),
        other => {
            ports.metrics().payments("settlement-open");
            tracing::warn!(error = %chain(other), "settlement open");
            if !asked_too_often(other) {
                ports.dependency_failed(Dependency::Payment);
            }
            return Problem::new(
                Code::SettlementOpen,
                "付款有没有成功还不能确定。报告已经做好并保留，请稍后用同样的付款重发同一个请求，不要另签一笔；不会重复扣费。",
                "Whether the money moved is not known yet. The report is kept: send the same request again with the same \
                 payment and do not sign another. You are not charged twice.",
            )
            .retry_after(3);
        }
    };
    if let Err(error) = ports.reports().remove(&id).await {
        tracing::warn!(error = %chain(&error), "an unpaid report was not removed, nobody has its id");
    }
    problem
}
