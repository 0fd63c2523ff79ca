"""What the page shows on Spark, on a local one. ``DOCUMENTS`` says how many are read to be timed; 10,000 for the page."""

import os
import sys
import time
from contextlib import contextmanager
from itertools import cycle, islice
from typing import Any, Dict, Iterator, List, Tuple

import baihua
import pytest
from documents import LABELLED, demo
from page import code

pytestmark = pytest.mark.spark
os.environ["PYSPARK_PYTHON"] = sys.executable


@contextmanager
def spark(workers: int) -> Iterator[Any]:
    """A Spark of its own, with so many workers."""
    from pyspark.sql import SparkSession

    settings = {
        "spark.ui.enabled": "false",
        "spark.driver.host": "127.0.0.1",
        "spark.driver.bindAddress": "127.0.0.1",
        "spark.sql.execution.arrow.pyspark.enabled": "true",
        "spark.sql.execution.arrow.maxRecordsPerBatch": "64",
    }
    builder = SparkSession.builder.master(f"local[{workers}]")
    for name, value in settings.items():
        builder = builder.config(name, value)
    session = builder.getOrCreate()
    session.sparkContext.setLogLevel("ERROR")
    try:
        yield session
    finally:
        session.stop()


def read(session: Any, keys: List[str], texts: List[str]) -> Dict[str, Any]:
    """What the page makes of these documents: the names that it gives."""
    # As where it is typed in; workers get functions of such a module by their code.
    names: Dict[str, Any] = {"__name__": "__main__", "spark": session, "keys": keys, "texts": texts}
    for heading in ["One table in, one table out", "Spark"]:
        exec(code(heading)[0], names)
    return names


def test_reports_are_those_of_the_package() -> None:
    documents = [*LABELLED, demo("contract")]
    keys = [f"document-{number}" for number in range(len(documents) + 2)]
    texts = [*(document.text for document in documents), "太短", "机密，机密。" * 100]
    with spark(2) as session:
        names = read(session, keys, texts)
        rows = {row.key: (row.report, row.error) for row in names["reports"].collect()}
        grave = {row.key: row.high for row in names["grave"].collect()}
    expected: Dict[str, Tuple[Any, Any]] = {
        key: (baihua.review_contract_json(document.text), None) for key, document in zip(keys, documents)
    }
    expected[keys[-2]], expected[keys[-1]] = (None, "text_length"), (None, "not_recognised")
    assert rows == expected
    high = {key: baihua.review_contract(document.text)["summary"]["high"] for key, document in zip(keys, documents)}
    assert grave == {key: count for key, count in high.items() if count > 0} != {}


def test_what_a_second_worker_gives(capsys: pytest.CaptureFixture[str]) -> None:
    count = int(os.environ.get("DOCUMENTS", "280"))
    texts = [document.text for document in islice(cycle(LABELLED), count)]
    keys = [str(number) for number in range(count)]
    taken = {}
    for workers in [1, 2]:
        with spark(workers) as session:
            # Starts the workers; each makes its reviewer.
            read(session, keys[:28], texts[:28])["reports"].collect()
            began = time.perf_counter()
            rows = read(session, keys, texts)["reports"].selectExpr("key", "length(report) as length").collect()
            taken[workers] = time.perf_counter() - began
        assert len({row.key for row in rows}) == count and all(row.length for row in rows)
    with capsys.disabled():
        told = ", ".join(f"{count / seconds:.0f} a second with {workers}" for workers, seconds in taken.items())
        print(f"\n{count} documents: {told}; two workers read {taken[1] / taken[2]:.2f} times as fast as one")
