//! Maps errors of Redis and its client to this crate's.

use redis::{ErrorKind, RedisError, ServerErrorKind};

use crate::{StoreError, Why};

/// The error of any operation but an addition.
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
            // Redis rejects writes below `min-replicas-to-write` and while its own disk is full.
            Some("NOREPLICAS" | "MISCONF") => Why::ReadOnly,
            // Another program stored a list or a set under our key.
            Some("WRONGTYPE") => return corrupt(error),
            _ => Why::Failed,
        },
        ErrorKind::UnexpectedReturnType | ErrorKind::Parse => return corrupt(error),
        _ => Why::Failed,
    };
    StoreError::because(why, error)
}

/// The error of an addition: a value that is not a counter is the caller's fault.
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
