"""The shapes of a report and of the list of rules; ``docs/report.md`` of the repository explains every field.

Fields that are left out where there is nothing to tell stand in a class of their own, whose name ends in ``Optional``.
"""

from typing import Dict, List, Literal, Optional, TypedDict

Card = Literal["contract", "lab", "policy"]
Level = Literal["high", "medium", "low"]
Reviewer = Literal["rules", "model", "both"]


class Range(TypedDict):
    """Half open, in characters of the text: ``text[start:end]``."""

    start: int
    end: int


class _PlaceOptional(TypedDict, total=False):
    place: str


class Place(_PlaceOptional):
    quote: str
    quote_range: Range


class Evidence(TypedDict):
    source: str
    text: str


class Change(TypedDict):
    range: Range
    text: str


class _FlagOptional(TypedDict, total=False):
    place: str
    also_at: List[Place]
    consequence: str
    evidence: Evidence
    next_step: str
    suggested_text: str
    suggested_changes: List[Change]
    verify_url: str  # in reports of a server


class Flag(_FlagOptional):
    rule_id: str
    level: Level
    finding: str
    quote: str
    quote_range: Range
    reviewer: Reviewer


class Summary(TypedDict):
    high: int
    medium: int
    low: int
    total: int


class _ReaderOptional(TypedDict, total=False):
    name: str
    role: str


class Reader(_ReaderOptional):
    how: Literal["given", "inferred", "unknown"]


class _PartyOptional(TypedDict, total=False):
    letter: str
    role: str


class Party(_PartyOptional):
    names: List[str]
    is_reader: bool


class Coverage(TypedDict):
    characters: int
    chunks: int
    chunks_reviewed: int


class NotJudged(TypedDict):
    rule_id: str
    reason: str


class KeyTerm(TypedDict):
    topic: str
    plain: str
    quote: str
    quote_range: Range


class _FactOptional(TypedDict, total=False):
    quote: str
    quote_range: Range
    place: str
    more_at: List[Place]


class Fact(_FactOptional):
    topic: str
    label: str
    value: str
    stated: bool


class MissingClause(TypedDict):
    id: str
    name: str
    why: str
    ask: str
    evidence: Evidence


class _PreviousReadingOptional(TypedDict, total=False):
    date: str


class PreviousReading(_PreviousReadingOptional):
    value: str


class _IndicatorReadingOptional(TypedDict, total=False):
    range_source_name: str
    previous: List[PreviousReading]
    date: str
    specimen: str
    panel: str
    mark: Literal["high", "low", "normal", "critical"]
    urgency: str
    department: str


class IndicatorReading(_IndicatorReadingOptional):
    rule_id: str
    name: str
    group: str
    value: str
    unit: Optional[str]
    range: Optional[str]
    range_source: Literal["printed", "printed_mark", "built_in", "none"]
    status: Literal["high", "low", "normal", "unknown"]
    critical: bool
    plain: str
    quote: str
    quote_range: Range


class Release(TypedDict):
    version: str
    commit: str


class _MetaOptional(TypedDict, total=False):
    reader: Reader
    parties: List[Party]
    masked: Dict[str, int]
    repaired: int
    key_terms: List[KeyTerm]
    facts: List[Fact]
    missing: List[MissingClause]
    message: str
    indicators: List[IndicatorReading]
    created_at: str
    expires_at: str
    release: Release


class Meta(_MetaOptional):
    coverage: Coverage
    document_type: List[str]
    jurisdiction: str
    reviewers: List[Reviewer]
    rules_run: List[str]
    not_judged: List[NotJudged]
    dropped: Dict[str, int]
    warnings: List[str]
    document_sha256: str


class _ReportOptional(TypedDict, total=False):
    report_url: str


class Report(_ReportOptional):
    card: Card
    summary: Summary
    flags: List[Flag]
    meta: Meta


class ContractRule(TypedDict):
    rule_id: str
    name: str
    level: Level
    law_ref: str


class PolicyRule(TypedDict):
    rule_id: str
    name: str
    level: Level
    source: str


class LabRule(TypedDict):
    rule_id: str
    name: str
    range_src: str
    critical_src: Optional[str]


class Rules(TypedDict):
    contract: List[ContractRule]
    policy: List[PolicyRule]
    lab: List[LabRule]
