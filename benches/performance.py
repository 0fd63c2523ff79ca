#!/usr/bin/env python3
"""Measures everything beside its peers and writes docs/performance.md.

    benches/performance.py [PAGE]                  default: docs/performance.md
    benches/performance.py PAGE quotations chunks   these parts alone; the page says which are missing

Needs, at the first run, the Python registry for the peers (into target/bench), and wrk and redis-server for what the page
else says is left out. What is built already is not built again; measuring takes about four minutes, and should have the
machine for itself.
"""
import json
import os
import platform
import re
import shutil
import subprocess
import sys
import time
import tomllib
from datetime import datetime, timezone
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs/performance.md"
WANTED = sys.argv[2:]
WORK = ROOT / "target/bench"
UNITS = {"ns": 1e-9, "µs": 1e-6, "us": 1e-6, "ms": 1e-3, "s": 1.0}
NUMBER = r"([\d.]+) ?(ns|µs|us|ms|s)"


def run(*command, cwd=ROOT, **environment):
    """Standard output of a command that must succeed."""
    print("::", *command, file=sys.stderr, flush=True)
    done = subprocess.run(
        [str(part) for part in command], cwd=cwd, env={**os.environ, **environment}, stdout=subprocess.PIPE, text=True, check=True
    )
    return done.stdout


def build():
    """Benches, the server and its bare peer by name: the program and the folder of its package."""
    programs = {}
    # The whole workspace, as it is built for tests: a choice of packages has other features and is compiled anew.
    shape = ["--workspace", "--all-features", "--message-format=json"]
    for command in [
        ["bench", "--no-run", "--bench", "*"],
        ["build", "--release", "--bin=baihua-server", "--example=bare"],
    ]:
        for line in run("cargo", *command, *shape).splitlines():
            message = json.loads(line)
            if message.get("executable"):
                programs[message["target"]["name"]] = (message["executable"], Path(message["manifest_path"]).parent)
    return programs


def divan(text):
    """Seconds of the fastest round, by the path of the bench."""
    found, path = {}, []
    for line in text.splitlines():
        if not (match := re.match(r"([│ ]*)[├╰]─ (.+)", line)):
            continue
        depth = len(match[1]) // 3
        name = re.split(r"\s{2,}|\s+│", match[2])[0]
        timed = re.match(re.escape(name) + r"\s+" + NUMBER, match[2])
        # A long name leaves one space before its figure.
        if not timed and (timed := re.match(r"(.+?) " + NUMBER + r"\s+│", match[2])):
            name, timed = timed[1], re.match(re.escape(timed[1]) + r"\s+" + NUMBER, match[2])
        path[depth:] = [name]
        if timed:
            found["/".join(path)] = float(timed[1]) * UNITS[timed[2]]
    return found


def shown(seconds):
    for unit, size in [("s", 1.0), ("ms", 1e-3), ("µs", 1e-6), ("ns", 1e-9)]:
        if seconds >= size:
            break
    value = seconds / size
    return f"{value:.0f} {unit}" if value >= 100 else f"{value:.3g} {unit}"


def times_ours(ratio):
    return f"{ratio:,.0f}" if ratio >= 10 else f"{ratio:.2f}"


def table(head, rows):
    lines = ["| " + " | ".join(head) + " |", "| --- |" + " ---: |" * (len(head) - 1)]
    return "\n".join(lines + ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows])


def quotations(programs):
    program, folder = programs["find"]
    times = divan(run(program, "--bench", cwd=folder, BENCH_INPUT=WORK))
    venv = WORK / "peers"
    wanted = ROOT / "benches/requirements.txt"
    marker = venv / "requirements.txt"
    if not marker.exists() or marker.read_text() != wanted.read_text():
        run(sys.executable, "-m", "venv", venv)
        run(venv / "bin/python", "-m", "pip", "install", "--quiet", "--requirement", wanted)
        shutil.copy(wanted, marker)
    peers = json.loads(run(venv / "bin/python", ROOT / "benches/peers.py", WORK / "quotes.json"))
    python = {
        name: (result["ms"] / 1000 * 100 / result["of"], f"{result['right']} of {result['of']}")
        for name, result in peers["results"].items()
    }

    right = json.loads((WORK / "quotes.json").read_text(encoding="utf-8"))["put_right"]

    def rows(ours, right, others):
        yield "`Haystack`, index included", shown(times[ours]), "1", f"{right} of 100"
        for name, (seconds, right) in others:
            yield name, shown(seconds), times_ours(seconds / times[ours]), right

    whole, damaged = "haystack_and_a_hundred_quotes", "haystack_and_a_hundred_damaged_quotes"
    head = ["a hundred quotations in 60,000 characters", "time", "ratio", "put where they stand"]
    text = table(head, rows(whole, 100, [
        ("`memchr::memmem`", (times["memmem_a_hundred_quotes"], "100 of 100")),
        ("`str::find`", (times["str_find_a_hundred_quotes"], "100 of 100")),
        ("langextract's aligner", python["langextract, whole"]),
    ]))
    text += "\n\n" + table([head[0] + ", damaged", *head[1:]], rows(damaged, right, [
        ("rapidfuzz, `partial_ratio_alignment`", python["rapidfuzz, damaged"]),
        ("a scan by Sellers (1980), distances alone", (times["sellers_a_hundred_damaged_quotes"], "–")),
        ("langextract's aligner, fuzzy, ten times that of a tenth of them", python["langextract, damaged"]),
    ]))
    text += (
        "\n\nA plain search compares bytes; `Haystack` finds what differs in white space, width and punctuation as well, and tells"
        " how many places fit.\nWith one document and many quotations most of its time is the index.\n"
        "A damaged quotation counts where the very words come back, for rapidfuzz also two characters off at either edge, because its"
        " places are as long as the quotation; `find_near` refuses where two places fit or more than one character in eight differs.\n"
        "Goal for damaged quotations: 2 ms."
    )
    VERSIONS.update(peers["versions"], Python=peers["python"])
    return text


def chunks(programs):
    program, folder = programs["chunks"]
    output = run(program, "--bench", cwd=folder)
    times = divan(output)
    # The first figure below a bench is the fastest round's.
    value, unit = re.search(r"pass_over_bytes.*\n\D*([\d.]+) (MB|GB)/s", output).groups()
    size = float(value) * {"MB": 1e6, "GB": 1e9}[unit] * times["pass_over_bytes"]

    def row(name, what, beside=None):
        ratio = f"{times[beside] / times[what]:.2f}" if beside else "–"
        return name, shown(times[what]), f"{size / times[what] / 1e9:.2f} GB/s", ratio

    rows = []
    for limits, name in [("(800, 0)", "800 characters"), ("(800, 80)", "800, overlap of 80"), ("(2000, 0)", "2,000 characters")]:
        rows.append(row(f"`chunks`, {name}", f"chunked/{limits}", f"text_splitter/{limits}"))
        rows.append(row(f"text-splitter, {name}", f"text_splitter/{limits}"))
    rows += [
        row("`sentences`", "into_sentences"),
        row("a pass over the bytes", "pass_over_bytes"),
        row("a pass over the characters", "pass_over_characters"),
    ]
    head = ["60,000 characters", "time", "throughput", "times as fast as text-splitter"]
    return table(head, rows) + "\n\nGoal: 1 GB/s, and no slower than text-splitter, which knows neither articles nor items."


def payments(programs):
    program, folder = programs["verify"]
    times = divan(run(program, "--bench", cwd=folder))
    whole, bare, fastest = (times[name] for name in ["read_check_recover", "bare_recovery", "bare_recovery_libsecp256k1"])
    rows = [
        ("read, check, recover", shown(whole), "1"),
        ("recovery alone, k256, which is what does it here", shown(bare), f"{bare / whole:.2f}"),
        ("recovery alone, libsecp256k1", shown(fastest), f"{fastest / whole:.2f}"),
    ]
    return table(["a payment", "time", "ratio"], rows) + (
        "\n\nGoal: 1.3 times a recovery.\nlibsecp256k1 is written in C; it is a peer here and no dependency of the crate,"
        " which has no `unsafe`, builds for WebAssembly and needs no compiler for C."
    )


def analyzer(programs):
    program, folder = programs["review"]
    times = divan(run(program, "--bench", "--max-time", "15", "ready", "whole", "words_alone", cwd=folder))

    def rows():
        for path, whole in times.items():
            if path.startswith("whole/"):
                name = path.removeprefix("whole/")
                alone = times["words_alone/" + name]
                yield name, shown(whole), shown(alone), f"{alone / whole:.3f}"

    return table(["a document, from its text to its report", "time", "the search for words alone", "ratio"], rows()) + (
        "\n\nThe search alone folds the text and finds every word of the clause reader's vocabulary in it, with the analyzer's own"
        " trie; the rest is clauses, parties, moves, models, figures, findings with their quotes, sources and next steps."
        "\nThe long contract has 60,000 characters. The reader of lab reports has no such search; there it tells how long a report of that length is.\n"
        f"`Analyzer::new` takes {shown(times['ready'])}, once."
    )


def store(programs):
    program, folder = programs["store"]
    # By what is done and what it stands beside: seconds of both, round by round.
    found = {}
    for _ in range(STORE_ROUNDS):
        settings = {"STORE_BENCH_LIVE": "0", "STORE_BENCH_OPERATIONS": "200", "STORE_BENCH_CALLERS": "1"}
        peer = None
        for line in run(program, "--bench", cwd=folder, **settings).splitlines():
            if not (match := re.match(rf"(.+?)\s+p50\s+{NUMBER}\s", line)):
                continue
            what, seconds = match[1].replace(", 1 at once", ""), float(match[2]) * UNITS[match[3]]
            # The line of the peer comes directly before ours.
            if "report" not in what:
                peer = what, seconds
                continue
            ours, bare = found.setdefault((what, peer[0].split(": ")[1].split(", ")[-1]), ([], []))
            ours.append(seconds)
            bare.append(peer[1])

    def rows():
        for (what, beside), (ours, bare) in found.items():
            yield what, shown(min(ours)), beside, shown(min(bare)), f"{min(bare) / min(ours):.2f}"

    head = ["a report of 48,000 bytes", "time", "beside", "time", "ratio"]
    return table(head, rows()) + (
        "\n\nThe median of 200 operations, one after the other, in the fastest round of"
        f" {max((len(ours) for ours, _ in found.values()), default=0)}."
        "\nPlain bytes are as many, through the backend's own operation; for Redis also the commands of its client."
        " A report is sealed under a key that only its address holds when it is put, and opened and checked when it is got;"
        " in memory that is nearly all there is to do, in a file a put waits for the disk."
        + ("" if any(what.startswith("redis") for what, _ in found) else "\nRedis is left out: this machine has no `redis-server`.")
    )


# A goal, of the bare handler's requests.
LOOKUPS = 0.8


def http(programs):
    if missing := [name for name in ["wrk", "curl"] if not shutil.which(name)]:
        return f"Not measured: {' and '.join(missing)} is missing on this machine (Debian: `apt-get install {' '.join(missing)}`)."
    output = run("benches/http.sh", PROGRAM=programs["baihua-server"][0], BARE=programs["bare"][0])
    names = {
        "get-rule": "`GET /api/rules?id=` of a rule",
        "get-indicator": "`GET /api/rules?id=` of an indicator",
        "get-small-report": "`GET /api/report?id=`, one value",
        "get-report": "`GET /api/report?id=`, demo contract",
        "read-labreport": "`POST /api/read-labreport`, demo report",
        "read-policy": "`POST /api/read-policy`, demo policy",
        "review-contract": "`POST /api/review-contract`, demo contract",
    }
    rows = []
    for line in output.splitlines():
        what, *figures = line.split()
        if what in names:
            size, rate, ratio, half, most, _, failed, errors = figures
            if failed != "0" or errors != "none":
                raise SystemExit(f"{what}: {failed} failed, socket errors {errors}")
            rows.append((names[what], f"{int(size):,}", f"{int(rate):,}", ratio, f"{half} ms", f"{most} ms"))
    how = output.splitlines()[-1].split(", resident")[0]
    return table(["request", "bytes of the answer", "a second", "of the bare handler", "median", "99th of 100"], rows) + (
        f"\n\nThe bare handler is actix with one route that answers with as many bytes, measured in turns ({how});"
        " wrk runs on the same machine. Reports come from a file (redb), sealed.\n"
        f"Goal for look-ups and reports: {LOOKUPS} of the bare handler. A reading is no look-up; its ratio tells what it costs."
    )


STORE_ROUNDS = 4
# By name: title, what measures it.
PARTS = {
    "quotations": ("Quotations", quotations),
    "chunks": ("Chunks", chunks),
    "analyzer": ("Whole reviews", analyzer),
    "payments": ("Payments", payments),
    "store": ("Reports kept", store),
    "http": ("Over HTTP", http),
}
# Of the peers in Python.
VERSIONS = {}


def machine():
    processor = next(
        (line.split(":")[1].strip() for line in Path("/proc/cpuinfo").read_text().splitlines() if line.startswith("model name")),
        platform.processor(),
    )
    memory = int(re.search(r"MemTotal:\s+(\d+)", Path("/proc/meminfo").read_text())[1]) / 1024 / 1024
    return f"{processor}, {os.cpu_count()} cores, {memory:.0f} GiB, Linux {platform.release()}"


def main():
    WORK.mkdir(parents=True, exist_ok=True)
    wanted = WANTED or list(PARTS)
    missing = [name for name in PARTS if name not in wanted]
    programs = build()
    load, began = os.getloadavg()[0], time.monotonic()
    parts = [(PARTS[name][0], PARTS[name][1](programs)) for name in wanted]
    taken = time.monotonic() - began
    locked = {one["name"]: one["version"] for one in tomllib.loads((ROOT / "Cargo.lock").read_text())["package"]}
    of_rust = {name: locked[name] for name in ["actix-web", "memchr", "text-splitter", "k256", "redb", "redis", "secp256k1"]}
    versions = {
        "Baihua": locked["baihua-server"],
        "rustc": run("rustc", "--version").split()[1],
        **of_rust,
        **VERSIONS,
    }
    text = [
        "# Speed, beside peers",
        "Written by `just bench` from one run; every figure is from this machine and this run, so read the ratios.\n"
        "Times are those of the fastest round, which other programs on the machine disturb least; a ratio is the peer's time in ours"
        " unless its column says otherwise.",
        f"- {machine()}; load at the beginning {load:.1f}.\n"
        f"- {datetime.now(timezone.utc):%Y-%m-%d}; measuring took {taken:.0f} s, building not counted.\n"
        f"- {', '.join(f'{name} {version}' for name, version in versions.items())}."
        + (f"\n- Not measured in this run: {', '.join(missing)}." if missing else ""),
        *(f"## {title}\n\n{part}" for title, part in parts),
    ]
    PAGE.write_text("\n\n".join(text) + "\n", encoding="utf-8")
    print(f"{PAGE}: {taken:.0f} s", file=sys.stderr)


main()
