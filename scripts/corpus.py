#!/usr/bin/env python3
"""Post every document of a folder to a running service and tell what happened.

    corpus.py --base-url http://127.0.0.1:8402 DIR

DIR holds contracts/, policies/ and labs/ with .txt files. Texts longer than a limit are cut at the limit.
Fails on any 5xx and on any status but 200 and 422. Standard library only.
"""
import argparse
import json
import pathlib
import sys
import time
import urllib.error
import urllib.request

KINDS = {
    "contracts": ("/api/review-contract", 500, 60000),
    "policies": ("/api/read-policy", 300, 30000),
    "labs": ("/api/read-labreport", 3, 30000),
}


def post(url, text):
    body = json.dumps({"text": text}).encode()
    request = urllib.request.Request(url, body, {"content-type": "application/json"})
    began = time.monotonic()
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.status, json.load(answer), time.monotonic() - began
    except urllib.error.HTTPError as error:
        return error.code, json.load(error), time.monotonic() - began


def main():
    arguments = argparse.ArgumentParser()
    arguments.add_argument("--base-url", required=True)
    arguments.add_argument("dir", type=pathlib.Path)
    given = arguments.parse_args()
    wrong = 0
    for kind, (path, least, most) in KINDS.items():
        documents = sorted((given.dir / kind).rglob("*.txt"))
        statuses, flags, characters, slowest = {}, 0, 0, (0.0, "")
        for document in documents:
            text = document.read_text(encoding="utf-8", errors="replace")
            if len(text) < least:
                continue
            status, answer, took = post(given.base_url + path, text[:most])
            statuses[status] = statuses.get(status, 0) + 1
            slowest = max(slowest, (took, document.name))
            if status == 200:
                flags += answer["report"]["summary"]["total"]
                characters += len(text[:most])
            elif status != 422:
                wrong += 1
                print(f"{document.name}: {status} {answer.get('code')}")
        per_thousand = 1000 * flags / characters if characters else 0
        print(
            f"{kind:10} {len(documents):4} documents, statuses {statuses}, {flags} flags in {characters} characters "
            f"({per_thousand:.3f} per 1000), slowest {slowest[0] * 1000:.0f} ms ({slowest[1]})"
        )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
