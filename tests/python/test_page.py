"""The page says what is so."""

from typing import Any, Dict

import baihua
from documents import LABELLED, demo
from page import PAGE, code


def test_what_stands_under_alone_runs() -> None:
    texts = [document.text for document in LABELLED[:3]]
    alone, threads = code("Alone")
    names: Dict[str, Any] = {"text": demo("contract").text, "texts": texts}
    exec(alone, names)
    assert names["report"] == baihua.review_contract(names["text"], party="乙方")
    exec(threads, names)
    assert names["reports"] == [baihua.review_contract(text) for text in texts]


def test_the_pieces_for_engines_are_python() -> None:
    for heading in ["One table in, one table out", "Spark", "Ray"]:
        pieces = code(heading)
        assert len(pieces) == 1
        compile(pieces[0], heading, "exec")


def test_every_error_is_told() -> None:
    for error in baihua.Error.__subclasses__():
        assert f"| `{error.__name__}` | `{error.code}` |" in PAGE
