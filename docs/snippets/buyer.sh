#!/usr/bin/env bash
# Buys one reading of a lab report with curl. Only signing needs a wallet: $SIGN reads the challenge and prints the payment.
#
#   BUYER_KEY=0x… SIGN='node sign.mjs' bash buyer.sh
set -euo pipefail
base=${BAIHUA_URL:-http://127.0.0.1:8402}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
printf '%s' '{"text":"血钾 K 6.8 mmol/L 参考范围 3.5-5.3"}' >"$folder/body.json"

post() {
  curl -sS --max-time 60 -D "$folder/head" -o "$folder/answer" -w '%{http_code}' \
    -H 'content-type: application/json' "$@" --data-binary @"$folder/body.json" "$base/api/read-labreport"
}
field() { tr -d '\r' <"$folder/head" | sed -n "s/^$1: //Ip"; }

# Without payment the server says what it costs. What it costs is written in plain JSON: look before you sign.
[ "$(post)" = 402 ]
payment=$(field payment-required | base64 -d | $SIGN)

# The same request with the payment. After 503 or a broken connection send the very same payment again: it is charged once.
status=503
for _ in $(seq 20); do
  status=$(post -H "PAYMENT-SIGNATURE: $payment") || status=503
  [ "$status" = 503 ] || break
  sleep 1
done
cat "$folder/answer"
[ "$status" = 200 ]
echo
echo "paid: $(field payment-response | base64 -d)"
