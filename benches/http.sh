#!/usr/bin/env bash
# Throughput and latency of look-ups, reports and the three readings, each beside a bare actix handler that answers with a body
# of the same size (crates/server/examples/bare.rs), in turns in the same run; the best round of each counts.
#   benches/http.sh [PEER-URL]      another peer for all of them, such as one of ../shared/peers
# ROUNDS (3), SECONDS_EACH (2), CONNECTIONS (16). PROGRAM and BARE name servers that are built already.
# Needs wrk, curl and python3. Everything stays on loopback; it takes about a minute and a half.
set -euo pipefail
cd "$(dirname "$0")/.."

rounds=${ROUNDS:-3}
seconds=${SECONDS_EACH:-2}
connections=${CONNECTIONS:-16}
work=$(mktemp -d)
# built NAME: the program of this name in the folder of release builds.
built() {
    printf '%s/release/%s' "$(cargo metadata --format-version 1 --no-deps | python3 -c 'import json, sys; print(json.load(sys.stdin)["target_directory"])')" "$1"
}
program=${PROGRAM:-}
bare=${BARE:-}
if [ -z "$program" ]; then
    cargo build --release --quiet --workspace --all-features --bin baihua-server
    program=$(built baihua-server)
fi
if [ $# -eq 0 ] && [ -z "$bare" ]; then
    cargo build --release --quiet --workspace --all-features --example bare
    bare=$(built examples/bare)
fi
servers=()
trap '[ ${#servers[@]} -eq 0 ] || kill "${servers[@]}" 2>/dev/null || true; wait; rm -rf "$work"' EXIT
# address FILE: where the server listens that writes there.
address() {
    for _ in $(seq 100); do
        grep -om1 'http://127\.0\.0\.1:[0-9]*' "$1" && return
        sleep 0.1
    done
    echo "no server has started" >&2
    return 1
}
"$program" --store "redb:$work/bench.redb" --listen 127.0.0.1:0 --log warn >"$work/out" 2>"$work/log" &
server=$!
servers+=("$server")
base=$(address "$work/out")
if [ $# -eq 0 ]; then
    "$bare" >"$work/bare" &
    servers+=($!)
    peer=$(address "$work/bare")
fi

# script NAME DOCUMENT: a wrk script that posts the document, and the body by itself.
script() {
    python3 - "$1" "$2" "$work" <<'PY'
import json, sys
name, document, work = sys.argv[1:]
body = json.dumps({"text": open(document, encoding="utf-8").read()}, ensure_ascii=True)
with open(f"{work}/{name}.json", "w") as plain:
    plain.write(body)
with open(f"{work}/{name}.lua", "w") as lua:
    lua.write("wrk.method = 'POST'\nwrk.headers['Content-Type'] = 'application/json'\n")
    # A string of JSON in ASCII is a string of Lua too.
    lua.write("wrk.body = " + json.dumps(body) + "\n")
PY
}
script contract fixtures/demo/demo-contract.txt
script policy fixtures/demo/demo-policy.txt
script lab fixtures/demo/demo-lab.txt
echo '{"text":"血钾 K 6.8 mmol/L 参考范围 3.5-5.3"}' >"$work/value.json"
fetch() { curl -sSf --noproxy '*' "$@"; }
post() { fetch "$base/api/$1" -H 'content-type: application/json' -d "@$work/$2.json"; }
# id ENDPOINT BODY: of a report that is made and stored.
id() { post "$1" "$2" | grep -om1 '/report/[0-9a-f]*' | head -1 | cut -d/ -f3; }

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
# beside NAME BYTES URL [SCRIPT]: a round of it and one of its peer.
beside() {
    measure "$1 $2" "${@:3}"
    measure "$1 peer" "${fixed:-$peer/$2}"
}
size() { wc -c | tr -d ' '; }

fixed=${1:-}
small=$base/api/report?id=$(id read-labreport value)
large=$base/api/report?id=$(id review-contract contract)
rule=$base/api/rules?id=rent-001
indicator=$base/api/rules?id=HGB
sizes=("$(fetch "$rule" | size)" "$(fetch "$indicator" | size)" "$(fetch "$small" | size)" "$(fetch "$large" | size)"
    "$(post read-labreport lab | size)" "$(post read-policy policy | size)" "$(post review-contract contract | size)")
for _ in $(seq "$rounds"); do
    beside get-rule "${sizes[0]}" "$rule"
    beside get-indicator "${sizes[1]}" "$indicator"
    beside get-small-report "${sizes[2]}" "$small"
    beside get-report "${sizes[3]}" "$large"
    beside read-labreport "${sizes[4]}" "$base/api/read-labreport" "$work/lab.lua"
    beside read-policy "${sizes[5]}" "$base/api/read-policy" "$work/policy.lua"
    beside review-contract "${sizes[6]}" "$base/api/review-contract" "$work/contract.lua"
done | python3 -c '
import sys
best = {}
for line in sys.stdin:
    name, size, *figures = line.split()
    figures[:3] = map(float, figures[:3])
    ours = best.setdefault(name, {}).setdefault(size == "peer", [size, figures])
    if figures[0] > ours[1][0]:
        ours[1] = figures
print("%-16s %7s %9s %8s %8s %8s %12s %7s  %s" % ("what", "bytes", "req/s", "of peer", "p50 ms", "p99 ms", "p50 to peer", "failed", "socket errors"))
for name, rows in best.items():
    size, (rate, half, most, failed, errors) = rows[False]
    peer = rows[True][1]
    print("%-16s %7s %9.0f %8.3f %8.2f %8.2f %12.1f %7s  %s" % (name, size, rate, rate / peer[0], half, most, half / peer[1], failed, errors))
'
printf 'connections %s, best of %s rounds of %ss, cores %s, resident memory of the server %s kB\n' \
    "$connections" "$rounds" "$seconds" "$(nproc)" "$(awk '/VmRSS/{print $2}' "/proc/$server/status")"
