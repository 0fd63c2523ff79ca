//! Circuit breaker: stops calling a failing dependency, and probes now and then whether it has recovered.

use std::{
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

/// Guards one dependency. Times are Unix milliseconds, handed in.
#[derive(Debug)]
pub struct Breaker {
    name: &'static str,
    settings: BreakerSettings,
    state: Mutex<State>,
}

/// When a breaker opens and how long it stays open.
#[derive(Clone, Copy, Debug)]
pub struct BreakerSettings {
    /// Failures in a row after which it opens.
    pub failures: u32,
    /// How long it stays open before one probe.
    pub pause: Duration,
    /// Age of the last success after which a closed breaker still asks for a probe.
    pub fresh: Duration,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    /// Calls go through. `proved`: when it last worked.
    Closed { failures: u32, proved: Option<u64> },
    /// Open: no calls before `until`.
    Open { until: u64 },
    /// Half-open: one probe is running. If it never returns, another may start at `until`.
    HalfOpen { until: u64 },
}

/// Decision of a breaker about a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Permit {
    /// It worked recently: call it.
    Go,
    /// Probe it first, and report the result to the breaker.
    Probe,
    /// Do not call it for this long.
    Wait(Duration),
}

impl Breaker {
    /// A closed breaker without a success so far.
    #[must_use]
    pub fn new(name: &'static str, settings: BreakerSettings) -> Breaker {
        Breaker { name, settings, state: Mutex::new(State::Closed { failures: 0, proved: None }) }
    }

    /// The dependency.
    #[must_use]
    pub fn name(&self) -> &'static str {
        self.name
    }

    /// Whether it worked a moment ago, so that nobody need be asked.
    pub fn is_fresh(&self, now: u64) -> bool {
        let fresh = millis(self.settings.fresh);
        matches!(*self.lock(), State::Closed { proved: Some(at), failures: 0 } if now < at.saturating_add(fresh))
    }

    /// Whether a call may go at `now`.
    pub fn permit(&self, now: u64) -> Permit {
        let mut state = self.lock();
        let pause = millis(self.settings.pause);
        match *state {
            State::Closed { proved: Some(at), failures: 0 } if now < at.saturating_add(millis(self.settings.fresh)) => {
                Permit::Go
            }
            State::Closed { .. } => Permit::Probe,
            State::Open { until } | State::HalfOpen { until } if now < until => {
                Permit::Wait(Duration::from_millis(until - now))
            }
            State::Open { .. } | State::HalfOpen { .. } => {
                *state = State::HalfOpen { until: now.saturating_add(pause) };
                Permit::Probe
            }
        }
    }

    /// Like [`permit`](Breaker::permit), for dependencies that cannot be probed: after the pause calls are let through,
    /// and the first failure opens the breaker again. `Some` is the time to wait.
    pub fn trial(&self, now: u64) -> Option<Duration> {
        let mut state = self.lock();
        match *state {
            State::Open { until } if now < until => Some(Duration::from_millis(until - now)),
            State::Open { .. } => {
                *state = State::HalfOpen { until: now };
                None
            }
            State::Closed { .. } | State::HalfOpen { .. } => None,
        }
    }

    /// It worked at `now`.
    pub fn succeeded(&self, now: u64) {
        let mut state = self.lock();
        if !matches!(*state, State::Closed { .. }) {
            tracing::info!(dependency = self.name, "breaker closes");
        }
        *state = State::Closed { failures: 0, proved: Some(now) };
    }

    /// It failed at `now`.
    pub fn failed(&self, now: u64) {
        let mut state = self.lock();
        let until = now.saturating_add(millis(self.settings.pause));
        *state = match *state {
            State::Closed { failures, proved } if failures + 1 < self.settings.failures => {
                State::Closed { failures: failures + 1, proved }
            }
            State::Closed { .. } => {
                tracing::warn!(dependency = self.name, "breaker opens");
                State::Open { until }
            }
            State::HalfOpen { .. } => State::Open { until },
            open => open,
        };
    }

    /// `closed`, `open` or `half-open`, for `/health` and metrics.
    #[must_use]
    pub fn state(&self) -> &'static str {
        match *self.lock() {
            State::Closed { .. } => "closed",
            State::Open { .. } => "open",
            State::HalfOpen { .. } => "half-open",
        }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        // The state is a single value, so a panic cannot leave it inconsistent; lock poisoning is ignored.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn millis(duration: Duration) -> u64 {
    u64::try_from(duration.as_millis()).unwrap_or(u64::MAX)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use proptest::prelude::*;

    use super::{Breaker, BreakerSettings, Permit};

    fn breaker() -> Breaker {
        let settings = BreakerSettings { failures: 2, pause: Duration::from_secs(5), fresh: Duration::from_secs(1) };
        Breaker::new("store", settings)
    }

    #[test]
    fn opens_probes_and_closes() {
        let breaker = breaker();
        assert_eq!(breaker.permit(0), Permit::Probe);
        breaker.succeeded(0);
        assert_eq!(breaker.permit(999), Permit::Go);
        assert_eq!(breaker.permit(1000), Permit::Probe);
        breaker.failed(1000);
        assert_eq!((breaker.state(), breaker.permit(1000)), ("closed", Permit::Probe));
        breaker.failed(1001);
        assert_eq!((breaker.state(), breaker.permit(1001)), ("open", Permit::Wait(Duration::from_secs(5))));
        assert_eq!(breaker.permit(6000), Permit::Wait(Duration::from_millis(1)));
        assert_eq!(breaker.permit(6001), Permit::Probe);
        // Only one goes while the probe is under way.
        assert_eq!((breaker.state(), breaker.permit(6002)), ("half-open", Permit::Wait(Duration::from_millis(4999))));
        breaker.failed(6100);
        assert_eq!(breaker.state(), "open");
        assert_eq!(breaker.permit(11_100), Permit::Probe);
        breaker.succeeded(11_101);
        assert_eq!((breaker.state(), breaker.permit(11_102)), ("closed", Permit::Go));
    }

    #[test]
    fn a_trial_goes_after_the_pause_and_shuts_at_once_if_it_fails() {
        let breaker = breaker();
        assert_eq!(breaker.trial(0), None);
        breaker.failed(0);
        assert_eq!(breaker.trial(1), None);
        breaker.failed(1);
        assert_eq!(breaker.trial(5000), Some(Duration::from_millis(1)));
        assert_eq!((breaker.trial(5001), breaker.state()), (None, "half-open"));
        assert_eq!(breaker.trial(5002), None);
        breaker.failed(5003);
        assert_eq!(breaker.trial(5004), Some(Duration::from_millis(4999)));
        assert_eq!(breaker.trial(10_003), None);
        breaker.succeeded(10_004);
        assert_eq!(breaker.state(), "closed");
    }

    proptest! {
        /// After any history, a dependency that has recovered is in use again after one pause.
        #[test]
        fn never_stays_shut(steps in prop::collection::vec((0_u64..4000, 0..3_u8), 0..60)) {
            let breaker = breaker();
            let mut now = 0;
            for (wait, what) in steps {
                now += wait;
                match what {
                    0 => breaker.succeeded(now),
                    1 => breaker.failed(now),
                    _ => drop(breaker.permit(now)),
                }
            }
            now += 5000;
            prop_assert_ne!(breaker.permit(now), Permit::Wait(Duration::ZERO));
            breaker.succeeded(now);
            prop_assert_eq!(breaker.permit(now), Permit::Go);
        }
    }
}
