#!/usr/bin/env python3
"""Many documents through `baihua batch`: memory over the run; then the same, killed in the middle and resumed.

    benches/batch.py [PROGRAM]      default: target/release/baihua

One document in twenty is a contract or a policy, the others are short lab reports. `DOCUMENTS` says how many, 100,000 if it
is not set; `KILLS` how often the second run is killed, 5 if it is not set. It takes some minutes.
"""
import hashlib, json, os, random, signal, subprocess, sys, tempfile, time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / "target/release/baihua")
COUNT = int(os.environ.get("DOCUMENTS", "100000"))
KILLS = int(os.environ.get("KILLS", "5"))
LAB = "血钾 K {} mmol/L 参考范围 3.5-5.3\n血钠 Na {} mmol/L 参考范围 137-147\n"


def write(path: Path) -> None:
    contracts = [file.read_text(encoding="utf-8") for file in sorted((ROOT / "fixtures/labelled").glob("*.txt"))]
    policy = (ROOT / "fixtures/demo/demo-policy.txt").read_text(encoding="utf-8")
    with path.open("w", encoding="utf-8") as out:
        for number in range(COUNT):
            if number % 200 == 10:
                card, text = "policy", policy
            elif number % 20 == 0:
                card, text = "contract", contracts[number // 20 % len(contracts)]
            else:
                card, text = "lab", LAB.format((30 + number % 40) / 10, (1300 + number % 200) / 10)
            out.write(json.dumps({"key": f"document-{number}", "card": card, "text": text}, ensure_ascii=False) + "\n")


def digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def resident(process: subprocess.Popen) -> float:
    """In MiB; 0 where the process has ended."""
    try:
        status = Path(f"/proc/{process.pid}/status").read_text()
    except FileNotFoundError:
        return 0
    return next((int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS")), 0)


def start(option: str, source: Path, out: Path) -> subprocess.Popen:
    return subprocess.Popen([PROGRAM, "batch", str(source), option, str(out)], stderr=subprocess.DEVNULL)


with tempfile.TemporaryDirectory(dir=ROOT / "target") as folder:
    source, whole, broken = (Path(folder) / name for name in ["documents.ndjson", "whole.ndjson", "broken.ndjson"])
    write(source)
    size = source.stat().st_size

    began, memory = time.monotonic(), []
    process = start("-o", source, whole)
    while process.poll() is None:
        # By what is written, not by time: documents differ in what they take.
        memory.append((whole.stat().st_size if whole.exists() else 0, resident(process)))
        time.sleep(0.25)
    taken = time.monotonic() - began
    assert process.returncode == 0, process.returncode
    print(f"{COUNT} documents, {size / 1e6:.0f} MB in, {whole.stat().st_size / 1e6:.0f} MB out: {taken:.0f} s, {COUNT / taken:.0f} a second")
    total, memory = whole.stat().st_size, [at for at in memory if at[1] > 0]
    for tenth in range(10):
        part = [mib for written, mib in memory if tenth * total <= written * 10 < (tenth + 1) * total]
        if part:
            print(f"  tenth {tenth + 1:2}: {min(part):5.1f} to {max(part):5.1f} MiB")

    # At a random byte of the output, the same ones every time.
    places, kills = random.Random(18), 0
    for place in sorted(places.randrange(total) for _ in range(KILLS)):
        process = start("--resume", source, broken)
        while process.poll() is None and (not broken.exists() or broken.stat().st_size < place):
            time.sleep(0.002)
        kills += process.poll() is None
        process.send_signal(signal.SIGKILL)
        process.wait()
    assert start("--resume", source, broken).wait() == 0
    keys = [json.loads(line)["key"] for line in broken.open(encoding="utf-8")]
    assert keys == [f"document-{number}" for number in range(COUNT)], "a document is missing, or there twice"
    assert digest(broken) == digest(whole), "the bytes differ"
    print(f"killed {kills} times and resumed: every document once, in order, the bytes of the run that was not killed")
