//! The offline reviewer for the reader's own device: the package that `scripts/wasm` makes, as the operator placed it.

use std::path::Path;

use actix_web::web::Bytes;
use anyhow::Context;
use baihua_text::Sha256Digest;

/// The files of the package that browsers fetch, in memory.
pub(crate) struct Module {
    script: ModuleFile,
    wasm: ModuleFile,
}

/// One file, as it is and compressed.
pub(crate) struct ModuleFile {
    pub(crate) content_type: &'static str,
    /// What the bytes are encoded with, the smallest first and the bare bytes last; never empty.
    encoded: Vec<Encoded>,
}

/// The bytes of a file under one content coding (RFC 9110, section 8.4.1).
pub(crate) struct Encoded {
    /// `br` or `gzip`; `None` for the bytes themselves.
    pub(crate) coding: Option<&'static str>,
    pub(crate) bytes: Bytes,
    /// A strong entity tag, quotation marks included.
    pub(crate) etag: String,
}

impl Module {
    /// Reads the package in `folder`: `baihua.js` and `baihua.wasm`, and where they are there `baihua.wasm.br` and
    /// `baihua.wasm.gz`.
    pub(crate) fn open(folder: &Path) -> anyhow::Result<Module> {
        let script = ModuleFile::read(folder, "baihua.js", "text/javascript; charset=utf-8")?;
        let wasm = ModuleFile::read(folder, "baihua.wasm", "application/wasm")?;
        anyhow::ensure!(wasm.bare().starts_with(b"\0asm"), "baihua.wasm is no WebAssembly module");
        Ok(Module { script, wasm })
    }

    /// The file at `name` under `/assets/wasm/`.
    pub(crate) fn file(&self, name: &str) -> Option<&ModuleFile> {
        match name {
            "baihua.js" => Some(&self.script),
            "baihua.wasm" => Some(&self.wasm),
            _ => None,
        }
    }

    /// What a browser downloads for it at most once, in bytes.
    pub(crate) fn weight(&self) -> usize {
        self.wasm.encoded.first().map_or(0, |encoded| encoded.bytes.len())
    }
}

impl ModuleFile {
    fn read(folder: &Path, name: &str, content_type: &'static str) -> anyhow::Result<ModuleFile> {
        let mut encoded = Vec::new();
        for (ending, coding) in [(".br", Some("br")), (".gz", Some("gzip")), ("", None)] {
            let path = folder.join(format!("{name}{ending}"));
            #[expect(clippy::disallowed_methods, reason = "the operator names the folder")]
            let bytes = match std::fs::read(&path) {
                Ok(bytes) => bytes,
                Err(error) if coding.is_some() && error.kind() == std::io::ErrorKind::NotFound => continue,
                Err(error) => return Err(error).with_context(|| format!("cannot read {}", path.display())),
            };
            let etag = format!("\"{}\"", Sha256Digest::of(&bytes));
            encoded.push(Encoded { coding, bytes: bytes.into(), etag });
        }
        Ok(ModuleFile { content_type, encoded })
    }

    fn bare(&self) -> &[u8] {
        self.encoded.last().map_or(&[], |encoded| &encoded.bytes)
    }

    /// The smallest form that a client takes who sends `accept_encoding`. A coding with a weight of zero is none.
    pub(crate) fn accepted(&self, accept_encoding: &str) -> Option<&Encoded> {
        let takes = |coding: &str| {
            accept_encoding.split(',').any(|offer| {
                let (name, weight) = offer.split_once(';').unwrap_or((offer, ""));
                let refused = weight.trim().strip_prefix("q=").is_some_and(|q| q.trim_matches(['0', '.']).is_empty());
                name.trim().eq_ignore_ascii_case(coding) && !refused
            })
        };
        self.encoded.iter().find(|encoded| encoded.coding.is_none_or(takes))
    }
}

#[cfg(test)]
mod tests {
    use super::{Encoded, ModuleFile};

    #[test]
    fn a_client_gets_the_smallest_form_that_it_takes() {
        let form = |coding| Encoded { coding, bytes: Vec::new().into(), etag: String::new() };
        let file = ModuleFile { content_type: "", encoded: vec![form(Some("br")), form(Some("gzip")), form(None)] };
        let cases = [
            ("gzip, deflate, br, zstd", Some("br")),
            ("br;q=0, GZIP;q=0.5", Some("gzip")),
            ("br;q=0.0, gzip;q=0", None),
            ("brotli", None),
            ("", None),
        ];
        for (accepts, coding) in cases {
            assert_eq!(file.accepted(accepts).map(|form| form.coding), Some(coding), "{accepts}");
        }
    }
}
