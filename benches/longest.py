#!/usr/bin/env python3
"""The longest contract that is taken, 60,000 characters: time to ready, time to an answer, memory; then the same with a
scripted provider that takes two seconds over every call, as a ratio to its slowest call.

    benches/longest.py [PROGRAM]      default: target/release/baihua-server

Everything stays on loopback; it takes about fifteen seconds.
"""
import json, os, re, statistics, subprocess, sys, threading, time
from http.client import HTTPConnection
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from itertools import cycle, islice
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = sys.argv[1] if len(sys.argv) > 1 else str(ROOT / "target/release/baihua-server")
LATENCY = 2.0
demo = (ROOT / "fixtures/demo/demo-contract.txt").read_text(encoding="utf-8")
TEXT = "".join(islice(cycle(demo), 60_000))


class Provider(BaseHTTPRequestHandler):
    """Finds nothing, slowly."""

    protocol_version = "HTTP/1.1"
    calls: list[tuple[float, int]] = []

    def do_POST(self):
        began, asked = time.monotonic(), self.rfile.read(int(self.headers["content-length"]))
        time.sleep(LATENCY)
        message = {"role": "assistant", "content": json.dumps({"findings": [], "key_terms": []})}
        usage = {"prompt_tokens": len(asked) // 3, "completion_tokens": 8, "total_tokens": len(asked) // 3 + 8}
        choice = {"index": 0, "finish_reason": "stop", "message": message}
        answer = {"id": "1", "object": "chat.completion", "created": 1, "model": "slow", "choices": [choice], "usage": usage}
        body = json.dumps(answer).encode()
        self.send_response(200)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)
        Provider.calls.append((time.monotonic() - began, len(asked)))

    def log_message(self, *_):
        pass


class Server:
    def __init__(self, *options):
        command = [PROGRAM, "--store", "memory:", "--listen", "127.0.0.1:0", "--log", "error", *options]
        environment = {**os.environ, "BAIHUA_LLM_API_KEY": "none"}
        began = time.monotonic()
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, env=environment, text=True)
        address = next(found for line in self.process.stdout if (found := re.search(r"127\.0\.0\.1:(\d+)", line)))
        self.connection = HTTPConnection("127.0.0.1", int(address[1]), timeout=120)
        self.connection.request("GET", "/health")
        assert self.connection.getresponse().read()
        self.ready = time.monotonic() - began

    def read(self, **fields):
        body = json.dumps({"text": TEXT, **fields}, ensure_ascii=False).encode()
        began = time.monotonic()
        self.connection.request("POST", "/api/review-contract", body, {"content-type": "application/json"})
        answer = self.connection.getresponse()
        text = answer.read()
        taken = time.monotonic() - began
        assert answer.status == 200, text[:500]
        return taken, json.loads(text)["report"]

    def stop(self):
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        self.process.terminate()
        self.process.wait()
        return int(re.search(r"VmHWM:\s+(\d+)", status)[1]) / 1024


ready = []
for _ in range(7):
    server = Server()
    ready.append(server.ready * 1000)
    server.stop()
print(f"start to ready      median {statistics.median(ready):6.0f} ms, slowest {max(ready):.0f} ms")

server = Server()
times = [server.read()[0] * 1000 for _ in range(30)]
print(f"60,000 characters   median {statistics.median(times):6.1f} ms, fastest {min(times):.1f} ms, peak memory {server.stop():.0f} MiB")

ThreadingHTTPServer.request_queue_size = 128
provider = ThreadingHTTPServer(("127.0.0.1", 0), Provider)
threading.Thread(target=provider.serve_forever, daemon=True).start()
address = f"http://127.0.0.1:{provider.server_address[1]}/v1"
server = Server("--llm-base-url", address, "--llm-model", "slow", "--llm-allow-http")
for _ in range(3):
    Provider.calls.clear()
    taken, report = server.read(consent=True)
    slowest, coverage = max(took for took, _ in Provider.calls), report["meta"]["coverage"]
    assert coverage["chunks_reviewed"] == coverage["chunks"], coverage
    print(f"with a provider     {taken:6.3f} s, {taken / slowest:.3f} of the slowest of {len(Provider.calls)} calls, "
          f"{sum(size for _, size in Provider.calls) / 1000:.0f} kB sent")
print(f"peak memory         {server.stop():6.0f} MiB")
