"""Other threads run while a document is read."""

import threading
import time
from concurrent.futures import ThreadPoolExecutor

import baihua
import pytest
from documents import LABELLED, demo


def test_the_interpreter_is_free_while_a_document_is_read() -> None:
    text = demo("contract").text
    expected = baihua.review_contract_json(text)
    longest = text + "\n" + text * 8
    reading = threading.Thread(target=baihua.review_contract_json, args=(longest,))
    reading.start()
    turns = 0
    while reading.is_alive():
        turns += 1
        time.sleep(0.001)
    # Were it not, this thread would have waited for the other one to end.
    assert turns > 10
    assert baihua.review_contract_json(text) == expected


def test_what_a_second_thread_gives(capsys: pytest.CaptureFixture[str]) -> None:
    texts = [document.text for document in LABELLED] * 3

    def seconds(threads: int) -> float:
        with ThreadPoolExecutor(threads) as pool:
            began = time.perf_counter()
            reports = list(pool.map(baihua.review_contract_json, texts))
            taken = time.perf_counter() - began
        assert reports[: len(LABELLED)] == reports[-len(LABELLED) :]
        return taken

    # In turns, so that what else the machine does weighs on both.
    pairs = [(seconds(1), seconds(2)) for _ in range(2)]
    ratio = max(one / two for one, two in pairs)
    with capsys.disabled():
        print(f"\ntwo threads read {ratio:.2f} times as fast as one ({len(texts) / pairs[0][0]:.0f} documents a second)")
