//! What the reader's own device runs: the packages that `scripts/wasm` and `scripts/ocr` make, as the operator placed them.

use std::path::Path;

use actix_web::web::Bytes;
use anyhow::Context;
use baihua_text::Sha256Digest;

/// The files of a package that browsers fetch, in memory.
pub(crate) struct Module {
    files: Vec<(&'static str, ModuleFile)>,
    weight: usize,
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

const SCRIPT: &str = "text/javascript; charset=utf-8";

/// The script of the worker that recognises characters, in its package.
pub(crate) const OCR_WORKER: &str = "worker.js";

/// The recogniser's program, for three kinds of processors; a browser fetches the one that fits.
const OCR_CORES: [&str; 3] =
    ["tesseract-core-relaxedsimd-lstm.wasm.js", "tesseract-core-simd-lstm.wasm.js", "tesseract-core-lstm.wasm.js"];

impl Module {
    /// Reads the offline reviewer in `folder`: `baihua.js` and `baihua.wasm`, each with its compressed forms (`.br`, `.gz`) where
    /// they are there.
    pub(crate) fn reviewer(folder: &Path) -> anyhow::Result<Module> {
        let script = ModuleFile::read(folder, "baihua.js", SCRIPT)?;
        let wasm = ModuleFile::read(folder, "baihua.wasm", "application/wasm")?;
        anyhow::ensure!(wasm.bare().starts_with(b"\0asm"), "baihua.wasm is no WebAssembly module");
        let weight = wasm.least();
        Ok(Module { files: vec![("baihua.js", script), ("baihua.wasm", wasm)], weight })
    }

    /// Reads the recogniser of characters in `folder`: Tesseract's scripts and what it knows of simplified Chinese.
    pub(crate) fn ocr(folder: &Path) -> anyhow::Result<Module> {
        const DATA: &str = "chi_sim.traineddata.gz";
        let mut files = Vec::new();
        for name in ["tesseract.js", OCR_WORKER].into_iter().chain(OCR_CORES) {
            files.push((name, ModuleFile::read(folder, name, SCRIPT)?));
        }
        let data = ModuleFile::read(folder, DATA, "application/gzip")?;
        anyhow::ensure!(data.bare().starts_with(&[0x1f, 0x8b]), "{DATA} is not compressed with gzip");
        files.push((DATA, data));
        let least = |(_, file): &(&str, ModuleFile)| file.least();
        let (cores, others): (Vec<_>, Vec<_>) = files.iter().partition(|(name, _)| OCR_CORES.contains(name));
        let weight = others.into_iter().map(least).sum::<usize>() + cores.into_iter().map(least).max().unwrap_or(0);
        Ok(Module { files, weight })
    }

    /// The file of that name in the package.
    pub(crate) fn file(&self, name: &str) -> Option<&ModuleFile> {
        self.files.iter().find(|(known, _)| *known == name).map(|(_, file)| file)
    }

    /// What a browser downloads for it at most once, in bytes.
    pub(crate) fn weight(&self) -> usize {
        self.weight
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

    /// Length of its smallest form, in bytes.
    fn least(&self) -> usize {
        self.encoded.first().map_or(0, |encoded| encoded.bytes.len())
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
    use super::{Encoded, Module, ModuleFile, OCR_CORES, OCR_WORKER};

    #[test]
    fn a_recogniser_weighs_what_one_device_fetches_and_hands_out_its_own_files_only() {
        let folder = tempfile::tempdir().expect("a folder");
        #[expect(clippy::disallowed_methods, reason = "the package lies in a folder")]
        let put = |name: &str, bytes: &[u8]| std::fs::write(folder.path().join(name), bytes).expect("written");
        put("tesseract.js", b"12");
        put(OCR_WORKER, b"123");
        for (core, length) in OCR_CORES.into_iter().zip([40, 30, 20]) {
            put(core, &vec![b' '; length]);
        }
        put(&format!("{}.br", OCR_CORES[0]), &[0; 10]);
        let told = |of: anyhow::Result<Module>| of.err().map(|error| format!("{error:#}")).unwrap_or_default();
        assert!(told(Module::ocr(folder.path())).contains("chi_sim.traineddata.gz"), "what is missing is named");
        put("chi_sim.traineddata.gz", b"PK");
        assert!(told(Module::ocr(folder.path())).contains("not compressed with gzip"));
        put("chi_sim.traineddata.gz", &[0x1f, 0x8b, 8, 0]);
        let module = Module::ocr(folder.path()).expect("a package");
        assert_eq!(module.weight(), 2 + 3 + 4 + 30, "the largest program of those as they go over the wire");
        assert!(module.file(OCR_WORKER).is_some());
        assert!(module.file("../Cargo.toml").is_none() && module.file("chi_sim.traineddata").is_none());
    }

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
