#!/usr/bin/env bash
# Latency and throughput of the three endpoints and of reading a report, as ratios to a peer in the same run.
#   benches/http.sh [PEER-URL]
# The peer is PEER-URL, such as the bare server of ../shared/peers (http://127.0.0.1:18080/json), else our own /health.
# Needs wrk, curl and python3. Everything stays on loopback; it takes about a minute.
set -euo pipefail
cd "$(dirname "$0")/.."

seconds=${SECONDS_EACH:-5}
connections=${CONNECTIONS:-16}
work=$(mktemp -d)
# PROGRAM names one that is built already.
program=${PROGRAM:-}
if [ -z "$program" ]; then
    cargo build --release --quiet -p baihua-server --bin baihua-server
    program=$(cargo metadata --format-version 1 --no-deps | python3 -c 'import json, sys; print(json.load(sys.stdin)["target_directory"])')/release/baihua-server
fi
"$program" --store "redb:$work/bench.redb" --listen 127.0.0.1:0 --log warn >"$work/out" 2>"$work/log" &
server=$!
trap 'kill $server 2>/dev/null || true; wait; rm -rf "$work"' EXIT
for _ in $(seq 100); do grep -q 'try:' "$work/out" && break; sleep 0.1; done
base=$(grep -o 'http://127\.0\.0\.1:[0-9]*' "$work/out" | head -1)
peer=${1:-$base/health}

# script NAME DOCUMENT: a wrk script that posts the document.
script() {
    python3 - "$1" "$2" "$work" <<'PY'
import json, sys
name, document, work = sys.argv[1:]
body = json.dumps({"text": open(document, encoding="utf-8").read()}, ensure_ascii=True)
with open(f"{work}/{name}.lua", "w") as lua:
    lua.write("wrk.method = 'POST'\nwrk.headers['Content-Type'] = 'application/json'\n")
    # A string of JSON in ASCII is a string of Lua too.
    lua.write("wrk.body = " + json.dumps(body) + "\n")
PY
}
script contract fixtures/demo/demo-contract.txt
script policy fixtures/demo/demo-policy.txt
script lab fixtures/demo/demo-lab.txt
id=$(curl -s --noproxy '*' "$base/api/read-labreport" -H 'content-type: application/json' \
    -d '{"text":"血钾 K 6.8 mmol/L 参考范围 3.5-5.3"}' | grep -o '/report/[0-9a-f]*' | head -1)
id=${id#/report/}

# measure NAME URL [SCRIPT]: prints name, requests a second, p50 and p99 in milliseconds, failures.
measure() {
    local name=$1 url=$2 arguments=()
    [ $# -lt 3 ] || arguments=(-s "$3")
    wrk -t1 "-c$connections" "-d${seconds}s" --timeout 30s --latency "${arguments[@]}" "$url" >"$work/wrk"
    python3 - "$name" "$work/wrk" <<'PY'
import re, sys
name, path = sys.argv[1:]
text = open(path).read()
unit = {"us": 0.001, "ms": 1.0, "s": 1000.0}
def at(percent):
    value, name = re.search(rf"^\s+{percent}%\s+([\d.]+)(us|ms|s)", text, re.M).groups()
    return float(value) * unit[name]
rate = float(re.search(r"Requests/sec:\s+([\d.]+)", text)[1])
failed = re.search(r"Non-2xx or 3xx responses: (\d+)", text)
errors = re.search(r"Socket errors: (.*)", text)
print(name, rate, at(50), at(99), failed[1] if failed else 0, (errors[1] if errors else "none").replace(" ", "_"))
PY
}

{
    measure peer "$peer"
    measure read-labreport "$base/api/read-labreport" "$work/lab.lua"
    measure read-policy "$base/api/read-policy" "$work/policy.lua"
    measure review-contract "$base/api/review-contract" "$work/contract.lua"
    measure get-report "$base/api/report?id=$id"
    measure get-rule "$base/api/rules?id=rent-001"
    measure peer-again "$peer"
} | python3 -c '
import sys
rows = [line.split() for line in sys.stdin]
peers = [row for row in rows if row[0].startswith("peer")]
rate = sum(float(row[1]) for row in peers) / len(peers)
p50 = sum(float(row[2]) for row in peers) / len(peers)
print("%-16s %9s %8s %8s %8s %12s %7s  %s" % ("what", "req/s", "of peer", "p50 ms", "p99 ms", "p50 to peer", "failed", "socket errors"))
for name, r, a, b, failed, errors in rows:
    r, a, b = float(r), float(a), float(b)
    print("%-16s %9.0f %8.3f %8.2f %8.2f %12.1f %7s  %s" % (name, r, r / rate, a, b, a / p50, failed, errors))
'
printf 'connections %s, %ss each, cores %s, resident memory of the server %s kB\n' \
    "$connections" "$seconds" "$(nproc)" "$(awk '/VmRSS/{print $2}' "/proc/$server/status")"
