//! The style sheet and the scripts, built into the program.

use std::sync::LazyLock;

use baihua_text::Sha256Digest;
use base64::{Engine as _, prelude::BASE64_STANDARD};

/// The style sheet, which stands in every page, without its comments and blanks.
pub(super) static SHEET: LazyLock<String> = LazyLock::new(|| {
    let whole = include_str!("assets/page.css");
    minifier::css::minify(whole).map_or_else(|_| whole.to_owned(), |short| short.to_string())
});

/// A file served under `/assets/`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asset {
    /// Its media type.
    pub(crate) content_type: &'static str,
    /// Its bytes.
    pub(crate) bytes: &'static [u8],
    /// A strong entity tag, quotation marks included (RFC 9110, section 8.8.3).
    pub(crate) etag: String,
}

/// The script of the worker that holds the reviewer, under `/assets/`.
pub(crate) const WORKER: &str = "worker.js";

/// Its `Content-Security-Policy`: it alone may compile WebAssembly, and it may fetch nothing but what is ours.
pub(crate) const WORKER_POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";

const SCRIPT: &str = "text/javascript; charset=utf-8";

/// Path under `/assets/`, media type, bytes.
const FILES: &[(&str, &str, &[u8])] = &[
    ("icon.svg", "image/svg+xml", include_bytes!("assets/icon.svg")),
    ("calendar.js", SCRIPT, include_bytes!("assets/calendar.js")),
    ("check.js", SCRIPT, include_bytes!("assets/check.js")),
    ("dom.js", SCRIPT, include_bytes!("assets/dom.js")),
    ("document.js", SCRIPT, include_bytes!("assets/document.js")),
    ("device.js", SCRIPT, include_bytes!("assets/device.js")),
    ("files.js", SCRIPT, include_bytes!("assets/files.js")),
    ("fflate/fflate.js", SCRIPT, include_bytes!("assets/fflate/fflate.js")),
    ("ocr.js", SCRIPT, include_bytes!("assets/ocr.js")),
    ("pdf.js", SCRIPT, include_bytes!("assets/pdf.js")),
    ("noble/_u64.js", SCRIPT, include_bytes!("assets/noble/_u64.js")),
    ("noble/secp256k1.js", SCRIPT, include_bytes!("assets/noble/secp256k1.js")),
    ("noble/sha3.js", SCRIPT, include_bytes!("assets/noble/sha3.js")),
    ("noble/utils.js", SCRIPT, include_bytes!("assets/noble/utils.js")),
    ("pdfjs/pdf.min.mjs", SCRIPT, include_bytes!("assets/pdfjs/pdf.min.mjs")),
    ("pdfjs/pdf.worker.min.mjs", SCRIPT, include_bytes!("assets/pdfjs/pdf.worker.min.mjs")),
    ("picture.js", SCRIPT, include_bytes!("assets/picture.js")),
    ("proof.js", SCRIPT, include_bytes!("assets/proof.js")),
    ("private.js", SCRIPT, include_bytes!("assets/private.js")),
    ("recompute.js", SCRIPT, include_bytes!("assets/recompute.js")),
    ("report.js", SCRIPT, include_bytes!("assets/report.js")),
    ("rules.js", SCRIPT, include_bytes!("assets/rules.js")),
    ("send.js", SCRIPT, include_bytes!("assets/send.js")),
    ("signature.js", SCRIPT, include_bytes!("assets/signature.js")),
    ("start.js", SCRIPT, include_bytes!("assets/start.js")),
    ("take.js", SCRIPT, include_bytes!("assets/take.js")),
    ("triage.js", SCRIPT, include_bytes!("assets/triage.js")),
    ("type.js", SCRIPT, include_bytes!("assets/type.js")),
    ("versions.js", SCRIPT, include_bytes!("assets/versions.js")),
    ("wallet.js", SCRIPT, include_bytes!("assets/wallet.js")),
    ("word.js", SCRIPT, include_bytes!("assets/word.js")),
    (WORKER, SCRIPT, include_bytes!("assets/worker.js")),
];

/// Character maps for PDFs that name simplified Chinese encodings instead of carrying them.
macro_rules! cmaps {
    ($($name:literal)*) => {
        &[$((concat!("pdfjs/cmaps/", $name, ".bcmap"), BINARY, include_bytes!(concat!("assets/pdfjs/cmaps/", $name, ".bcmap")))),*]
    };
}

const BINARY: &str = "application/octet-stream";

const CMAPS: &[(&str, &str, &[u8])] = cmaps!(
    "Adobe-GB1-0"
    "Adobe-GB1-1"
    "Adobe-GB1-2"
    "Adobe-GB1-3"
    "Adobe-GB1-4"
    "Adobe-GB1-5"
    "Adobe-GB1-UCS2"
    "GB-EUC-H"
    "GB-EUC-V"
    "GB-H"
    "GB-V"
    "GBK-EUC-H"
    "GBK-EUC-V"
    "GBK2K-H"
    "GBK2K-V"
    "GBKp-EUC-H"
    "GBKp-EUC-V"
    "GBT-EUC-H"
    "GBT-EUC-V"
    "GBT-H"
    "GBT-V"
    "GBTpc-EUC-H"
    "GBTpc-EUC-V"
    "GBpc-EUC-H"
    "GBpc-EUC-V"
    "UniGB-UCS2-H"
    "UniGB-UCS2-V"
    "UniGB-UTF16-H"
    "UniGB-UTF16-V"
    "UniGB-UTF32-H"
    "UniGB-UTF32-V"
    "UniGB-UTF8-H"
    "UniGB-UTF8-V"
);

static ASSETS: LazyLock<Vec<(&str, Asset)>> = LazyLock::new(|| {
    let asset = |&(path, content_type, bytes): &(&'static str, &'static str, &'static [u8])| {
        let etag = format!("\"{}\"", Sha256Digest::of(bytes));
        (path, Asset { content_type, bytes, etag })
    };
    FILES.iter().chain(CMAPS).map(asset).collect()
});

/// The file at `path` under `/assets/`.
pub(crate) fn asset(path: &str) -> Option<&'static Asset> {
    ASSETS.iter().find(|(known, _)| *known == path).map(|(_, asset)| asset)
}

/// The `Content-Security-Policy` of every page: scripts of our own origin, the one style sheet known by its digest, no
/// third party for anything.
pub(crate) fn content_security_policy() -> &'static str {
    static POLICY: LazyLock<String> = LazyLock::new(|| {
        format!(
            "default-src 'none'; script-src 'self'; style-src 'sha256-{}'; img-src 'self'; connect-src 'self'; \
             worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
            BASE64_STANDARD.encode(Sha256Digest::of(&*SHEET).as_bytes())
        )
    });
    &POLICY
}

#[cfg(test)]
mod tests {
    use super::{SHEET, asset, content_security_policy};

    #[test]
    fn the_sheet_goes_out_without_its_comments_and_blanks() {
        let whole = include_str!("assets/page.css");
        assert!(SHEET.len() < whole.len() - 2_000 && !SHEET.contains("/*"), "{} of {}", SHEET.len(), whole.len());
        assert_eq!(SHEET.matches('{').count(), whole.matches('{').count());
    }

    #[test]
    fn nothing_inline_and_nothing_foreign_is_allowed() {
        let policy = content_security_policy();
        for forbidden in ["unsafe", "http", "*", "data:", "blob:"] {
            assert!(!policy.contains(forbidden), "{forbidden} in {policy}");
        }
    }

    #[test]
    fn assets_are_found_by_their_exact_path() {
        assert!(asset("report.js").is_some_and(|found| found.content_type.starts_with("text/javascript")));
        assert_eq!(asset("../mod.rs"), None);
        assert_eq!(asset(""), None);
    }
}
