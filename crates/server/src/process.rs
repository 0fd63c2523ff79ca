//! What the operating system says of this process, on Linux. Elsewhere nothing is known.

/// Use of resources by this process.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Usage {
    /// Seconds of processor time since the start, of all threads.
    pub(crate) cpu_seconds: f64,
    /// Bytes in memory (resident set).
    pub(crate) resident_bytes: u64,
    /// Open file descriptors, connections among them.
    pub(crate) open_fds: u64,
    /// Threads.
    pub(crate) threads: u64,
}

/// Reads `/proc/self` (proc(5)).
#[expect(clippy::disallowed_methods, reason = "the one place where the server looks at its own process")]
pub(crate) fn usage() -> Option<Usage> {
    let stat = std::fs::read_to_string("/proc/self/stat").ok()?;
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let open_fds = std::fs::read_dir("/proc/self/fd").ok()?.count();
    Some(Usage { open_fds: open_fds as u64, ..read(&stat, &status)? })
}

/// Ticks a second in `/proc/*/stat`: 100 on every architecture that we run on, whatever the kernel's own clock does.
const TICKS: f64 = 100.0;

fn read(stat: &str, status: &str) -> Option<Usage> {
    // The second field is the program's name in brackets and may hold anything, so counting begins behind it.
    let fields: Vec<&str> = stat.rsplit_once(')')?.1.split_whitespace().collect();
    let ticks = |nth: usize| fields.get(nth)?.parse::<u32>().ok().map(f64::from);
    let kilobytes = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = kilobytes.trim().trim_end_matches("kB").trim().parse().ok()?;
    Some(Usage {
        cpu_seconds: (ticks(11)? + ticks(12)?) / TICKS,
        resident_bytes: kilobytes * 1024,
        open_fds: 0,
        threads: fields.get(17)?.parse().ok()?,
    })
}

#[cfg(test)]
mod tests {
    use super::{Usage, read};

    #[test]
    fn the_files_are_read_as_proc_5_says() {
        let stat =
            "42 (a ) b) S 1 42 42 0 -1 4194560 900 0 0 0 150 50 0 0 20 0 7 0 12345 1000000 500 18446744073709551615";
        let status = "Name:\tbaihua-server\nVmRSS:\t   30720 kB\nThreads:\t7\n";
        let expected = Usage { cpu_seconds: 2.0, resident_bytes: 30 << 20, open_fds: 0, threads: 7 };
        assert_eq!(read(stat, status), Some(expected));
        assert_eq!(read("", ""), None);
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn this_process_has_memory_files_and_a_thread() {
        let usage = super::usage().expect("there is /proc");
        assert!(usage.resident_bytes > 100_000 && usage.open_fds > 2 && usage.threads > 0, "{usage:?}");
    }
}
