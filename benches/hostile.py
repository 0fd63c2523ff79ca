#!/usr/bin/env python3
"""Attacks as load, one after another, and what an honest client notices of each.

    benches/hostile.py [ATTACK …]      PROGRAM names the server, else target/release/baihua-server

Beside every attack two clients of another address go on: one looks a rule up every 20 ms on a new connection, one buys (or,
where nothing is paid for, posts) a short lab report, again and again. Their times while it is quiet, before and after the
attack, stand beside those under it. The attacker has one address; as behind the proxy of deploy/, the server knows both from
X-Forwarded-For. Where connections themselves are the attack (S4) there is no proxy, and the attacker comes from 127.0.0.66.

Needs Linux, Node (for the local chain of fixtures/chain) and the packages of tests/interop/requirements.txt; run it with
the Python that has them. Everything stays on loopback and ends by itself; it takes about nine minutes.
"""

import base64
import collections
import http.client
import http.server
import json
import multiprocessing
import os
import re
import secrets
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time

from eth_account import Account

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
PROGRAM = os.environ.get("PROGRAM", os.path.join(ROOT, "target/release/baihua-server"))
QUIET, UNDER = float(os.environ.get("QUIET", "12")), float(os.environ.get("UNDER", "24"))
ATTACKER, HONEST = "203.0.113.66", "198.51.100.1"
TOKEN = "0x779Ded0c9e1022225f8E0630b35a9b54bE713736"
PAYEE = "0xa0Ee7A142d267C1f36714E4a8F75612F20a79720"
# Accounts 0 to 3 of the public development mnemonic: gas, and three who have tokens.
GAS = "ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80"
KEYS = [
    "59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d",
    "5de4111afa1a4b94908f83103eb1f1706367c2e68ca870fc3fb9a804cdab365a",
    "7c852118294e51e653712a81e05800f419141751be58f605c371e15141b007a6",
]
LAB, CONTRACT = "/api/read-labreport", "/api/review-contract"
PRICE = {LAB: 20_000, CONTRACT: 100_000}
HEAD = (
    "房屋租赁合同 甲方（出租人）：张三 乙方（承租人）：李四。根据《中华人民共和国民法典》，双方订立本合同。第一条 租赁物。"
    "第二条 租金每月3000元，押金6000元。第三条 租期一年。第四条 违约责任。甲方有权随时解除合同。\n"
)
SMALL = {"text": "血钾 K 6.8 mmol/L 参考范围 3.5-5.3"}


def filled(unit):
    """A contract of 60,000 characters that is a head and one thing again and again."""
    return {"text": (HEAD + unit * 60_000)[:60_000]}


def body(value):
    return json.dumps(value, ensure_ascii=False).encode()


# ---- A chain, a node in front of it that has enough of questions, the server.


class Anvil:
    def __init__(self):
        folder = os.path.join(ROOT, "fixtures/chain")
        if not os.path.exists(os.path.join(folder, "node_modules/.package-lock.json")):
            subprocess.run(["npm", "install", "--omit=dev", "--no-audit", "--no-fund", "--silent"], cwd=folder, check=True)
        packages = os.path.join(folder, "node_modules/@foundry-rs")
        found = [os.path.join(packages, name, "bin/anvil") for name in os.listdir(packages) if name.startswith("anvil-")]
        program = next(path for path in found if os.path.exists(path))
        self.port = free_port()
        self.process = subprocess.Popen(
            ["timeout", "-k", "5", "1800", program, "--host", "127.0.0.1", "--port", str(self.port), "--chain-id", "196", "--silent"],
            stdout=subprocess.DEVNULL,
        )
        while socket.socket().connect_ex(("127.0.0.1", self.port)):
            time.sleep(0.1)
        self.url = f"http://127.0.0.1:{self.port}"
        subprocess.run(["node", "deploy.mjs", "--rpc", self.url], cwd=folder, check=True, stdout=subprocess.DEVNULL)

    def ask(self, method, *params):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
        question = {"jsonrpc": "2.0", "id": 1, "method": method, "params": params}
        connection.request("POST", "/", json.dumps(question), {"content-type": "application/json"})
        return json.loads(connection.getresponse().read())["result"]

    def balance(self, address):
        call = {"to": TOKEN, "data": "0x70a08231" + address[2:].lower().rjust(64, "0")}
        return int(self.ask("eth_call", call, "latest"), 16)

    def give(self, address, units):
        """Mints."""
        data = "0x40c10f19" + address[2:].lower().rjust(64, "0") + f"{units:064x}"
        sender = Account.from_key(KEYS[2]).address
        self.ask("eth_sendTransaction", {"from": sender, "to": TOKEN, "data": data})


def node_with_a_limit(port, upstream, per_second, asked):
    """Runs a node that answers so many questions a second and 429 beyond."""
    bucket = {"tokens": float(per_second), "at": time.monotonic()}
    lock, local = threading.Lock(), threading.local()

    class Handler(http.server.BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        disable_nagle_algorithm = True

        def do_POST(self):
            question = self.rfile.read(int(self.headers["content-length"]))
            with lock:
                now = time.monotonic()
                bucket["tokens"] = min(per_second, bucket["tokens"] + (now - bucket["at"]) * per_second)
                bucket["at"] = now
                within = bucket["tokens"] >= 1
                bucket["tokens"] -= within
                asked[0] += 1
                asked[1] += not within
            answer, status = b"{}", 429
            if within:
                if not hasattr(local, "connection"):
                    local.connection = http.client.HTTPConnection("127.0.0.1", upstream, timeout=30)
                local.connection.request("POST", "/", question, {"content-type": "application/json"})
                told = local.connection.getresponse()
                answer, status = told.read(), told.status
            self.send_response(status)
            self.send_header("content-type", "application/json")
            self.send_header("content-length", str(len(answer)))
            self.end_headers()
            self.wfile.write(answer)

        def log_message(self, *_):
            pass

    class Server(http.server.ThreadingHTTPServer):
        daemon_threads, request_queue_size = True, 512

    Server(("127.0.0.1", port), Handler).serve_forever()


def free_port():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        return free.getsockname()[1]


class Service:
    def __init__(self, folder, rpc=None, proxy=True):
        # What stands here counts as a stranger's network, not as the machine's own.
        options = ["--listen", "127.0.0.1:0", "--unlimited-from", "192.0.2.0/24", "--log", "error"]
        options += ["--trusted-proxy", "127.0.0.0/8"] if proxy else []
        options += ["--store", f"redb:{folder}/{secrets.token_hex(4)}.redb"]
        environment = {name: value for name, value in os.environ.items() if not name.startswith("BAIHUA_")}
        if rpc:
            options += ["--payment", "direct", "--pay-to", PAYEE, "--rpc-url", rpc, "--payment-validity", "1h"]
            # The honest buyer of a bench buys more than a person does.
            options += ["--daily-quota", "100000"]
            environment["BAIHUA_SETTLE_KEY"] = GAS
        self.process = subprocess.Popen([PROGRAM, *options], env=environment, stdout=subprocess.PIPE, text=True)
        line = self.process.stdout.readline()
        self.port = int(re.search(r"127\.0\.0\.1:(\d+)", line)[1])
        self.file, self.paid = options[options.index("--store") + 1][5:], rpc is not None

    def memory(self):
        """MiB."""
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
            return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))

    def stop(self):
        began = time.monotonic()
        self.process.send_signal(signal.SIGTERM)
        self.process.wait(timeout=60)
        return time.monotonic() - began


# ---- Clients.


def post(connection, path, sent, payment=None):
    headers = {"content-type": "application/json", "x-forwarded-for": connection.of}
    if payment:
        headers["payment-signature"] = payment
    connection.request("POST", path, sent, headers)
    answer = connection.getresponse()
    return answer, answer.read()


def connect(port, client):
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=60)
    connection.of = client
    return connection


def challenge(port, path, sent):
    answer, told = post(connect(port, HONEST), path, sent)
    assert answer.status == 402, told
    return json.loads(base64.b64decode(answer.headers["payment-required"]))


def sign(asked, key, path):
    """A payment for what was asked, with a nonce of its own."""
    account, wanted, now = Account.from_key(key), asked["accepts"][0], int(time.time())
    nonce = secrets.token_bytes(32)
    message = {
        "from": account.address, "to": wanted["payTo"], "value": PRICE[path], "validAfter": now - 600,
        "validBefore": now + wanted["maxTimeoutSeconds"], "nonce": nonce,
    }
    domain = {"name": wanted["extra"]["name"], "version": wanted["extra"]["version"], "chainId": 196, "verifyingContract": wanted["asset"]}
    kinds = {name: "address" for name in ("from", "to")} | {name: "uint256" for name in ("value", "validAfter", "validBefore")}
    kinds["nonce"] = "bytes32"
    fields = [{"name": name, "type": kinds[name]} for name in message]
    signed = Account.sign_typed_data(key, domain, {"TransferWithAuthorization": fields}, message)
    shown = {name: str(value) for name, value in message.items()} | {"nonce": "0x" + nonce.hex()}
    payload = {"signature": "0x" + signed.signature.hex().removeprefix("0x"), "authorization": shown}
    payment = {"x402Version": 2, "resource": asked["resource"], "accepted": wanted, "payload": payload}
    if "extensions" in asked:
        payment["extensions"] = asked["extensions"]
    return base64.b64encode(json.dumps(payment, ensure_ascii=False).encode()).decode()


def looks_up(port, ends, results):
    times, failed = [], collections.Counter()
    while time.monotonic() < ends:
        began = time.monotonic()
        try:
            connection = connect(port, HONEST)
            connection.request("GET", "/api/rules?id=K", headers={"x-forwarded-for": HONEST})
            answer = connection.getresponse()
            answer.read()
            connection.close()
            if answer.status != 200:
                failed[answer.status] += 1
        except OSError as fault:
            failed[type(fault).__name__] += 1
        times.append(time.monotonic() - began)
        time.sleep(max(0.0, 0.02 - times[-1]))
    results.put(("look-up", times, dict(failed)))


def buys(port, paid, ends, results):
    """One purchase after the other: asks without a payment, signs (not measured), pays."""
    times, failed, sent = [], collections.Counter(), body(SMALL)
    connection = connect(port, HONEST)
    while time.monotonic() < ends:
        try:
            if paid:
                began = time.monotonic()
                answer, told = post(connection, LAB, sent)
                took = time.monotonic() - began
                if answer.status == 402:
                    payment = sign(json.loads(base64.b64decode(answer.headers["payment-required"])), KEYS[0], LAB)
                    began = time.monotonic()
                    answer, told = post(connection, LAB, sent, payment)
                    took += time.monotonic() - began
            else:
                began = time.monotonic()
                answer, told = post(connection, LAB, sent)
                took = time.monotonic() - began
            if answer.status != 200:
                failed[f"{answer.status} {json.loads(told).get('code')}"] += 1
        except (OSError, http.client.HTTPException) as fault:
            failed[type(fault).__name__] += 1
            connection.close()
            took = time.monotonic() - began
        times.append(took)
        # Below ten a second, which is what one address may post for nothing.
        time.sleep(max(0.0, (0.0 if paid else 0.12) - took))
    results.put(("payer", times, dict(failed)))


def honest(port, paid, seconds):
    """Times of both honest clients, in milliseconds, and what failed."""
    results, ends = multiprocessing.Queue(), time.monotonic() + seconds
    clients = [multiprocessing.Process(target=looks_up, args=(port, ends, results)),
               multiprocessing.Process(target=buys, args=(port, paid, ends, results))]
    for client in clients:
        client.start()
    told = {name: ([1000 * took for took in times], failed) for name, times, failed in (results.get() for _ in clients)}
    for client in clients:
        client.join()
    return told


def at(times, percent):
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


# ---- Attacks. Each runs in a process of its own, without mercy, until its time is over, and counts its answers.


def flood(port, ends, connections, request):
    """`request(nth)` gives path, body and payment; as many connections as asked for send without a pause."""
    counts, lock, number = collections.Counter(), threading.Lock(), iter(range(1 << 60))

    def one():
        connection, own = connect(port, ATTACKER), collections.Counter()
        while time.monotonic() < ends:
            path, sent, payment = request(next(number))
            try:
                answer, told = post(connection, path, sent, payment)
                code = "" if answer.status == 200 else json.loads(told).get("code", "")
                own[f"{answer.status} {code}".strip()] += 1
            except (OSError, http.client.HTTPException, ValueError):
                own["closed"] += 1
                connection.close()
        with lock:
            counts.update(own)

    threads = [threading.Thread(target=one) for _ in range(connections)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return dict(counts)


def one_signature(port, ends, prepared):
    sent, payment = prepared
    return flood(port, ends, 8, lambda _: (CONTRACT, sent, payment))


def fresh_keys(port, ends, prepared):
    return flood(port, ends, 40, lambda nth: (LAB, body(SMALL), prepared[nth % len(prepared)]))


def many_authorisations(port, ends, prepared):
    bodies = [body({"text": f"血钾 K 6.{nth:02} mmol/L 参考范围 3.5-5.3"}) for nth in range(20)]
    return flood(port, ends, 20, lambda nth: (LAB, bodies[nth % 20], prepared[nth % len(prepared)]))


def endless_bodies(port, ends, _):
    counts, held = collections.Counter(), []
    head = f"POST {LAB} HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\ncontent-length: 1048576\r\n\r\n".encode()

    def open_one(sent):
        try:
            connection = socket.create_connection(("127.0.0.1", port), timeout=5, source_address=("127.0.0.66", 0))
            connection.sendall(sent)
            held.append(connection)
            counts["sent"] += 1
        except OSError:
            counts["turned away while sending"] += 1

    for _ in range(600):
        open_one(head + b" " * 1_048_009)
    dripping = len(held)
    for _ in range(200):
        open_one(head)
    while time.monotonic() < ends:
        time.sleep(1)
        for connection in held[dripping:]:
            try:
                connection.sendall(b" ")
            except OSError:
                pass
    for connection in held:
        connection.setblocking(False)
        told = b""
        try:
            while piece := connection.recv(65536):
                told += piece
            counts["closed"] += 1
        except BlockingIOError:
            counts["still held"] += 1
        except OSError:
            counts["closed"] += 1
        for status in (b"408", b"503"):
            counts[f"answered {status.decode()}"] += told.startswith(b"HTTP/1.1 " + status)
    return dict(counts)


def slow_text(port, ends, _):
    sent = body(filled("甲方"))
    return flood(port, ends, 64, lambda _: (CONTRACT, sent, None))


def large_reports(port, ends, prepared):
    sent = body(filled("第一条 乙方逾期支付租金的，甲方有权解除合同，押金不予退还，并按日收取百分之五的违约金。\n"))
    payments = iter(prepared)
    lock = threading.Lock()

    def request(_):
        with lock:
            payment = next(payments, None)
        return CONTRACT, sent, payment

    return flood(port, ends, 4, request)


def unpaid(port, ends, _):
    sent = body(filled("乙方应当按期支付租金，逾期的应当支付违约金。"))
    return flood(port, ends, 64, lambda _: (CONTRACT, sent, None))


def attacker(attack, port, seconds, prepared, results):
    # The attacker's own work is no concern of the machine that serves.
    os.nice(19)
    results.put(attack(port, time.monotonic() + seconds, prepared))


def run(name, title, attack, service, prepare):
    prepared = prepare()
    before = honest(service.port, service.paid, QUIET)
    memory, size = service.memory(), os.path.getsize(service.file)
    results = multiprocessing.Queue()
    process = multiprocessing.Process(target=attacker, args=(attack, service.port, UNDER, prepared, results))
    process.start()
    time.sleep(1)
    peak, going = [memory], threading.Event()

    def watch():
        while not going.wait(0.2):
            peak[0] = max(peak[0], service.memory())

    watcher = threading.Thread(target=watch)
    watcher.start()
    under = honest(service.port, service.paid, UNDER - 2)
    going.set()
    watcher.join()
    counts = results.get()
    process.join()
    grown = os.path.getsize(service.file) - size
    time.sleep(2)
    after = honest(service.port, service.paid, QUIET)
    print(f"\n{name} {title}\n  the attacker got {counts}; memory {memory:.0f}, at most {peak[0]:.0f} MiB; the store's file grew by {grown / (1 << 20):.1f} MiB")
    for who in ("look-up", "payer"):
        quiet = before[who][0] + after[who][0]
        times, failed = under[who]
        failures = f", failed {failed}" if failed else ", none failed"
        ratio = at(times, 99) / at(quiet, 99)
        print(f"  {who}: quiet p50 {at(quiet, 50):.1f}, p99 {at(quiet, 99):.1f} ms ({len(quiet)}); under attack "
              f"p50 {at(times, 50):.1f}, p99 {at(times, 99):.1f} ms ({len(times)}); p99 {ratio:.1f} × quiet{failures}", flush=True)


def main():
    wanted = [name.upper() for name in sys.argv[1:]]
    with tempfile.TemporaryDirectory() as folder:
        chain = Anvil()
        limited, asked = free_port(), multiprocessing.Array("q", 2)
        node = multiprocessing.Process(target=node_with_a_limit, args=(limited, chain.port, 100, asked), daemon=True)
        node.start()

        def to_pay(path, sent, keys):
            asked_for = challenge(service.port, path, sent)
            return [sign(asked_for, key, path) for key in keys]

        def s1():
            sent = body(filled("押金概不退还；"))
            return sent, to_pay(CONTRACT, sent, [KEYS[1]])[0]

        def s2():
            return to_pay(LAB, body(SMALL), ["0x" + secrets.token_hex(32) for _ in range(1500)])

        def s3():
            key = "0x" + secrets.token_hex(32)
            chain.give(Account.from_key(key).address, 20_000)
            return to_pay(LAB, body(SMALL), [key] * 400)

        attacks = [
            ("S1", "one signature for the report that did not fit, 8 connections", one_signature, chain.url, s1),
            ("S2", "fresh keys without a cent, 40 connections, a node of 100 calls a second", fresh_keys, f"http://127.0.0.1:{limited}", s2),
            ("S3", "authorisations of an account that can pay one, 20 connections", many_authorisations, chain.url, s3),
            ("S4", "600 bodies that never end and 200 that drip", endless_bodies, chain.url, lambda: None),
            ("S5", "the text that was read in quadratic time, for nothing, 64 connections", slow_text, None, lambda: None),
            ("S6", "the largest reports, paid for, 4 connections", large_reports, chain.url, lambda: to_pay(CONTRACT, body(SMALL | filled("甲方")), [KEYS[1]] * 600)),
            ("S7", "unpaid posts of 60,000 characters, 64 connections", unpaid, chain.url, lambda: None),
        ]
        print(f"load of the machine at the beginning: {os.getloadavg()}")
        try:
            for name, title, attack, rpc, prepare in attacks:
                if wanted and name not in wanted:
                    continue
                service = Service(folder, rpc, name != "S4")
                try:
                    payer, payee, questions = chain.balance(Account.from_key(KEYS[1]).address), chain.balance(PAYEE), list(asked)
                    run(name, title, attack, service, prepare)
                    if rpc:
                        spent = payer - chain.balance(Account.from_key(KEYS[1]).address)
                        print(f"  account 2 paid {spent / 1e6:g}, all together {(chain.balance(PAYEE) - payee) / 1e6:g}; "
                              f"the limited node was asked {asked[0] - questions[0]} times and had enough {asked[1] - questions[1]} times")
                finally:
                    stalled = socket.create_connection(("127.0.0.1", service.port))
                    stalled.sendall(f"POST {LAB} HTTP/1.1\r\nhost: h\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{{".encode())
                    print(f"  stopped in {service.stop():.2f} s beside a stalled body", flush=True)
                    stalled.close()
        finally:
            node.terminate()
            chain.process.terminate()
        print(f"load of the machine at the end: {os.getloadavg()}")


if __name__ == "__main__":
    main()
