"""Reads Chinese contracts, insurance policies and lab reports, offline, and reports in plain Chinese what needs attention.

Every function may be called by any number of threads at a time; the interpreter is free while a document is read.
A text counts exactly as it is handed in: ``text[flag["quote_range"]["start"]:flag["quote_range"]["end"]]`` is the quote.
"""

import json
from typing import Literal, Optional, SupportsIndex, cast

from baihua import _native
from baihua.errors import Error, InternalError, InvalidField, NotRecognised, TextLength
from baihua.report import Report, Rules

__all__ = [
    "Error",
    "InternalError",
    "InvalidField",
    "NotRecognised",
    "Report",
    "Rules",
    "TextLength",
    "review_contract",
    "review_contract_json",
    "review_lab",
    "review_lab_json",
    "review_policy",
    "review_policy_json",
    "rules",
]

Sex = Literal["male", "female"]


def review_contract(text: str, party: Optional[str] = None) -> Report:
    """The report on a contract of 500 to 60,000 characters, for the side that ``party`` names, such as 乙方 or 承租人.

    Raises :class:`TextLength` or :class:`NotRecognised`.
    """
    return cast(Report, json.loads(review_contract_json(text, party)))


def review_contract_json(text: str, party: Optional[str] = None) -> str:
    """The same as JSON in one line."""
    return _native.review("contract", text, party)


def review_policy(text: str) -> Report:
    """The report on an insurance policy of 300 to 30,000 characters.

    Raises :class:`TextLength` or :class:`NotRecognised`.
    """
    return cast(Report, json.loads(review_policy_json(text)))


def review_policy_json(text: str) -> str:
    """The same as JSON in one line."""
    return _native.review("policy", text)


def review_lab(text: str, sex: Optional[Sex] = None, age: Optional[SupportsIndex] = None) -> Report:
    """The report on a lab report of 3 to 30,000 characters, about a person of this sex and age in full years, 0 to 120.

    Raises :class:`TextLength`, :class:`NotRecognised` or :class:`InvalidField`.
    """
    return cast(Report, json.loads(review_lab_json(text, sex, age)))


def review_lab_json(text: str, sex: Optional[Sex] = None, age: Optional[SupportsIndex] = None) -> str:
    """The same as JSON in one line."""
    return _native.review("lab", text, None, sex, age)


def rules() -> Rules:
    """Every rule that documents are judged by, as ``rules`` of the service's ``GET /api/rules`` lists them."""
    return cast(Rules, json.loads(_native.rules()))
