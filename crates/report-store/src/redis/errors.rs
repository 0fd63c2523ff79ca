//! What Redis and its client say, in this crate's words.

use redis::{ErrorKind, RedisError, ServerErrorKind};

use crate::{StoreError, Why};

/// The error of an operation that asked for nothing unusual.
pub(super) fn store_error(error: RedisError) -> StoreError {
    let why = match error.kind() {
        ErrorKind::Io if error.is_timeout() => Why::TimedOut,
        ErrorKind::Io => Why::Unreachable,
        ErrorKind::AuthenticationFailed => Why::Denied,
        ErrorKind::Server(kind) => match kind {
            ServerErrorKind::ReadOnly => Why::ReadOnly,
            ServerErrorKind::NoPerm => Why::Denied,
            _ => Why::Failed,
        },
        ErrorKind::Extension => match error.code() {
            Some("OOM") => Why::Full,
            Some("NOAUTH" | "WRONGPASS" | "NOPERM") => Why::Denied,
            // Under `min-replicas-to-write`, or when its own disk is full, Redis takes no changes for a while.
            Some("NOREPLICAS" | "MISCONF") => Why::ReadOnly,
            // Another program put a list or a set where our value should be.
            Some("WRONGTYPE") => return corrupt(error),
            _ => Why::Failed,
        },
        ErrorKind::UnexpectedReturnType | ErrorKind::Parse => return corrupt(error),
        _ => Why::Failed,
    };
    StoreError::because(why, error)
}

/// The error of an addition: what Redis cannot count is the caller's.
pub(super) fn count_error(error: RedisError) -> StoreError {
    let said = error.detail().unwrap_or_default();
    let counting = said.contains("not an integer") || said.contains("would overflow");
    if counting && error.kind() == ErrorKind::Server(ServerErrorKind::ResponseError) {
        return StoreError::Counter;
    }
    store_error(error)
}

fn corrupt(error: RedisError) -> StoreError {
    StoreError::Corrupt { source: Some(std::sync::Arc::new(error)) }
}
