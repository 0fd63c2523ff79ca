//! Prints the sentences of the files named on the command line, one a line: file, start, end, what ends it, text.

#![allow(clippy::print_stdout, reason = "an example talks on standard output")]
#![expect(clippy::disallowed_methods, reason = "an example reads the files it is given")]

use std::{env, fs, io};

fn main() -> io::Result<()> {
    for file in env::args().skip(1) {
        let text = fs::read_to_string(&file)?;
        for sentence in baihua_chunker::sentences(&text) {
            let words: String = sentence.text.chars().filter(|c| !c.is_whitespace()).collect();
            println!("{file}\t{}\t{}\t{:?}\t{words}", sentence.range.start(), sentence.range.end(), sentence.ends);
        }
    }
    Ok(())
}
