#!/usr/bin/env bash
# Checks what is in this folder as far as that goes without a container engine and without a cluster, and runs it: the program
# as the image runs it, two of them behind the proxy on one Redis, one of them replaced under load.
# Needs python3 with PyYAML. Uses nginx, redis-server, systemd-analyze and shellcheck where they are, and says what it left out.
set -euo pipefail
cd "$(dirname "$0")"

work=$(mktemp -d)
chmod 755 "$work"
running=()
end() {
    [ ${#running[@]} -eq 0 ] || kill "${running[@]}" 2>/dev/null || true
    wait
    rm -rf "$work"
}
trap end EXIT

step() { printf '== %s\n' "$1"; }
has() {
    command -v "$1" >/dev/null && return
    printf 'left out, no %s: %s\n' "$1" "$2"
    return 1
}
# until_done COMMAND…: tries for ten seconds.
until_done() {
    for _ in $(seq 100); do "$@" >/dev/null 2>&1 && return; sleep 0.1; done
    printf 'never came true: %s\n' "$*" >&2
    return 1
}
ask() { curl --silent --show-error --fail --noproxy '*' --max-time 20 "$@"; }
free_port() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }
lab='{"text":"血钾 K 6.8 mmol/L 参考范围 3.5-5.3"}'

step "the program"
# PROGRAM names one that is built already.
program=${PROGRAM:-}
if [ -z "$program" ]; then
    cargo build --release --locked --quiet -p baihua-server --bin baihua-server
    program=$(cargo metadata --format-version 1 --no-deps | python3 -c 'import json, sys; print(json.load(sys.stdin)["target_directory"])')/release/baihua-server
fi
"$program" --help >"$work/help"

step "manifests and settings"
python3 check.py "$work/help"
! has shellcheck "shell scripts" || shellcheck check.sh

step "the systemd unit"
if has systemd-analyze "the unit"; then
    mkdir -p "$work/unit"
    sed "s|^ExecStart=.*|ExecStart=$program|; /^Documentation=/d" baihua.service >"$work/unit/baihua.service"
    systemd-analyze verify --man=no "$work/unit/baihua.service"
    systemd-analyze security --offline=true --threshold=20 "$work/unit/baihua.service" | tail -1
fi

step "the image, by hand: a root of its own that cannot be written to, user 65532"
root=$work/root
mkdir -p "$root/usr/local/bin" "$root/etc" "$root/data"
cp "$program" "$root/usr/local/bin/baihua-server"
for library in $(ldd "$program" | grep -o '/[^ ]*'); do
    mkdir -p "$root$(dirname "$library")"
    cp -L "$library" "$root$library"
done
port=$(free_port)
if [ "$(id -u)" = 0 ] && unshare -m true 2>/dev/null; then
    # shellcheck disable=SC2016 # The inner shell has these.
    unshare -m sh -c '
        mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && mount -t tmpfs -o mode=0700,uid=65532,gid=65532 none "$1/data" &&
        exec chroot --userspec=65532:65532 "$1" /usr/local/bin/baihua-server --store redb:/data/baihua.redb --listen "127.0.0.1:$2"
    ' sh "$root" "$port" >"$work/image.out" 2>"$work/image.log" &
    image=$!
    running+=("$image")
    until_done ask "http://127.0.0.1:$port/health" || { cat "$work/image.log" >&2; exit 1; }
    ask "http://127.0.0.1:$port/api/read-labreport" -H 'content-type: application/json' -d "$lab" | grep -q '"ok":true'
    grep -q '^Uid:.65532' "/proc/$image/status"
    kill -TERM "$image"
    wait "$image"
else
    echo "left out: only root can change roots and users"
fi

step "two servers, one Redis, the proxy"
if has redis-server "the whole" && has nginx "the whole"; then
    redis_port=$(free_port)
    mapfile -t redis_arguments < <(python3 -c 'import yaml; print("\n".join(yaml.safe_load(open("compose.yaml"))["services"]["redis"]["command"][1:]))')
    mkdir "$work/redis"
    redis-server "${redis_arguments[@]}" --port "$redis_port" --bind 127.0.0.1 --dir "$work/redis" >"$work/redis.log" &
    running+=($!)
    until_done redis-cli -p "$redis_port" ping
    [ "$(redis-cli -p "$redis_port" config get appendfsync | tail -1)" = always ]
    [ "$(redis-cli -p "$redis_port" config get maxmemory-policy | tail -1)" = noeviction ]
    start() {
        "$program" --store "redis://127.0.0.1:$redis_port/0" --listen "127.0.0.1:$1" --base-url "http://127.0.0.1:$proxy" --drain 3s \
            >/dev/null 2>>"$work/servers.log" &
        started=$!
        running+=("$started")
        until_done ask "http://127.0.0.1:$1/health"
    }
    proxy=$(free_port)
    one=$(free_port)
    start "$one"
    two=$(free_port)
    start "$two"
    second=$started
    sed "s|/tmp/|$work/|; s|server-1:8402|127.0.0.1:$one|; s|server-2:8402|127.0.0.1:$two|; s|listen 8080|listen 127.0.0.1:$proxy|; s|/dev/stdout|$work/access.log|" nginx.conf >"$work/nginx.conf"
    nginx -t -q -c "$work/nginx.conf"
    nginx -c "$work/nginx.conf" -g 'daemon off;' 2>"$work/nginx.log" &
    running+=($!)
    until_done ask "http://127.0.0.1:$proxy/health"
    ids=()
    for nth in $(seq 200); do
        answer=$(ask "http://127.0.0.1:$proxy/api/read-labreport" -H 'content-type: application/json' -d "$lab")
        id=${answer##*/report/}
        ids+=("${id:0:32}")
        if [ "$nth" = 60 ]; then
            kill -TERM "$second"
        fi
        if [ "$nth" = 140 ]; then
            wait "$second"
            start "$two"
        fi
    done
    for id in "${ids[@]}"; do
        ask "http://127.0.0.1:$proxy/api/report?id=$id" >/dev/null
        if grep -q "$id" "$work/access.log" "$work/servers.log"; then
            echo "a log holds the id of a report" >&2
            exit 1
        fi
    done
    echo "200 reports made and read through the proxy, one server replaced meanwhile, none failed"
fi

step "done"
