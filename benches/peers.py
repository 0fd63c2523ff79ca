"""The peers that are written in Python, over what `crates/quote/benches/find.rs` reads: prints a line of JSON.

    python3 peers.py quotes.json

`found` counts quotations that were placed, `right` those whose place reads back the document's own words, up to two
characters at either edge for rapidfuzz, whose places are as long as the quotation.
"""
import importlib.metadata
import json
import logging
import sys
import time

from langextract import resolver
from langextract.core import data, tokenizer
from rapidfuzz import fuzz

logging.disable(logging.CRITICAL)


def fastest(work, rounds):
    """What `work` gives, and its shortest time in milliseconds: of this process, because the long ones are interrupted."""
    times = []
    for _ in range(rounds):
        began = time.process_time()
        result = work()
        times.append((time.process_time() - began) * 1000)
    return result, min(times)


def align(text, quotes, fuzzy):
    """langextract's own step after the model has answered, with the tokenizer that it has for Chinese."""
    asked = [[data.Extraction(extraction_class="finding", extraction_text=quote) for quote in quotes]]
    groups = resolver.WordAligner().align_extractions(
        asked, text, 0, 0, tokenizer_impl=tokenizer.UnicodeTokenizer(), enable_fuzzy_alignment=fuzzy
    )
    places = [extraction.char_interval for group in groups for extraction in group]
    return [place and (place.start_pos, place.end_pos) for place in places]


def nearest(text, quotes):
    places = [fuzz.partial_ratio_alignment(quote, text) for quote in quotes]
    return [place and (place.dest_start, place.dest_end) for place in places]


def counted(text, whole, places, slack):
    def is_right(place, quote):
        start, end = place
        starts = [at for at in range(max(start - slack, 0), start + slack + 1) if text.startswith(quote, at)]
        return any(abs(end - at - len(quote)) <= slack for at in starts)

    found = [(place, quote) for place, quote in zip(places, whole) if place]
    return {"found": len(found), "right": sum(is_right(place, quote) for place, quote in found)}


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        given = json.load(file)
    text, whole, damaged = given["text"], given["quotes"], given["damaged"]
    results = {}
    # The fuzzy aligner takes seconds for each quotation that it does not find whole, so it gets every tenth.
    tenth = slice(None, None, 10)
    for name, work, asked, slack, rounds in [
        ("rapidfuzz, damaged", lambda: nearest(text, damaged), whole, 2, 5),
        ("langextract, whole", lambda: align(text, whole, False), whole, 0, 1),
        ("langextract, damaged", lambda: align(text, damaged[tenth], True), whole[tenth], 0, 1),
    ]:
        places, milliseconds = fastest(work, rounds)
        results[name] = {"ms": milliseconds, "of": len(asked), **counted(text, asked, places, slack)}
        print(name, results[name], file=sys.stderr, flush=True)
    versions = {name: importlib.metadata.version(name) for name in ["langextract", "rapidfuzz"]}
    print(json.dumps({"results": results, "versions": versions, "python": sys.version.split()[0]}))


main()
