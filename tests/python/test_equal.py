"""The wheel says what the native program says."""

import json
import subprocess
from typing import Any, Optional

import baihua
import pytest
from documents import DEMOS, LABELLED, PROGRAM, Document, demo


def native(document: Document, *said: str) -> Any:
    """What ``baihua review --json`` prints."""
    command = [PROGRAM, "review", str(document.path), "--json", "--card", document.card, *said]
    return json.loads(subprocess.run(command, check=True, capture_output=True).stdout)


def review(document: Document, party: Optional[str]) -> Any:
    if document.card == "contract":
        return baihua.review_contract(document.text, party=party)
    return baihua.review_policy(document.text) if document.card == "policy" else baihua.review_lab(document.text)


@pytest.mark.parametrize("document", DEMOS + LABELLED, ids=lambda document: document.path.stem)
def test_a_report_is_that_of_the_native_program(document: Document) -> None:
    said = ["--party", document.party] if document.party else []
    report = review(document, document.party)
    assert report == native(document, *said)
    # Equal in Python is not all: 1 is 1.0 and True there.
    assert json.dumps(report) == json.dumps(native(document, *said))
    assert report["meta"]["document_sha256"] and report["summary"]["total"] == len(report["flags"])


def test_what_is_said_beside_a_lab_report_counts() -> None:
    document = demo("lab")
    report = baihua.review_lab(document.text, sex="female", age=34)
    assert report == native(document, "--sex", "female", "--age", "34")
    assert report != baihua.review_lab(document.text)


def test_both_forms_of_an_answer_are_one() -> None:
    contract, policy, lab = (document.text for document in DEMOS)
    assert json.loads(baihua.review_contract_json(contract, "乙方")) == baihua.review_contract(contract, "乙方")
    assert json.loads(baihua.review_policy_json(policy)) == baihua.review_policy(policy)
    assert json.loads(baihua.review_lab_json(lab, "male", 120)) == baihua.review_lab(lab, "male", 120)
    assert "\n" not in baihua.review_contract_json(contract)
