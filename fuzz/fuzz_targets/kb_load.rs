#![no_main]

use baihua_kb::Kb;
use baihua_testkit::rule_files;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|files: Vec<(String, String)>| {
    let load = |files: &[(String, String)]| Kb::load(files.iter().map(|(name, toml)| (name.as_str(), toml.as_str())));
    match load(&files) {
        Ok(kb) => assert_eq!(load(&rule_files(&kb)).map(|again| again.counts()), Ok(kb.counts())),
        Err(faults) => assert!(!faults.as_slice().is_empty()),
    }
});
