//! The symbols of the module: strings in UTF-8 go through two buffers that it owns.
//!
//! The caller asks for room, writes a request into it, calls, and reads the answer where it is told to. No pointer comes
//! back in, so that nothing here has to trust one. A growing memory moves the caller's views of it, not these buffers.

#![expect(unsafe_code, reason = "a symbol that JavaScript calls by its name; no pointer is followed")]

use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::calls::{MALFORMED, Refusal, recognise, recompute, review};

/// The longest request, in bytes: no report with its document comes near it.
const LONGEST: usize = 64 << 20;

static REQUEST: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ANSWER: Mutex<Vec<u8>> = Mutex::new(Vec::new());

fn held(buffer: &'static Mutex<Vec<u8>>) -> MutexGuard<'static, Vec<u8>> {
    buffer.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Room for a request of `length` bytes; null if that is too long. It is there until the next call.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn baihua_request(length: usize) -> *mut u8 {
    if length > LONGEST {
        return std::ptr::null_mut();
    }
    let mut buffer = held(&REQUEST);
    buffer.clear();
    buffer.resize(length, 0);
    buffer.as_mut_ptr()
}

/// [`review`] of the request; whether there is a report (1) or a refusal (0).
#[unsafe(no_mangle)]
pub(crate) extern "C" fn baihua_review() -> u32 {
    answered(review)
}

/// [`recompute`] of the request; whether there is an answer (1) or a refusal (0).
#[unsafe(no_mangle)]
pub(crate) extern "C" fn baihua_recompute() -> u32 {
    answered(recompute)
}

/// [`recognise`] of the request; whether there is an answer (1) or a refusal (0).
#[unsafe(no_mangle)]
pub(crate) extern "C" fn baihua_recognise() -> u32 {
    answered(recognise)
}

/// Where the last answer stands.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn baihua_answer() -> *const u8 {
    held(&ANSWER).as_ptr()
}

/// How many bytes it has.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn baihua_answer_length() -> usize {
    held(&ANSWER).len()
}

/// Answers the request that was written, and forgets it.
fn answered(call: fn(&str) -> Result<String, Refusal>) -> u32 {
    let request = std::mem::take(&mut *held(&REQUEST));
    let outcome = std::str::from_utf8(&request).map_err(|_| MALFORMED).and_then(call);
    let (fine, answer) = match outcome {
        Ok(answer) => (1, answer.into_bytes()),
        Err(refusal) => (0, serde_json::to_vec(&refusal).unwrap_or_default()),
    };
    *held(&ANSWER) = answer;
    fine
}
