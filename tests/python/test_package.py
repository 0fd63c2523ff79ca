"""The wheel as others use it: limits, errors, shapes, types."""

import pickle
import subprocess
import sys
from pathlib import Path
from typing import Any, Callable, List, get_args, get_origin, get_type_hints

import baihua
import pytest
from baihua.report import Report, Rules
from documents import DEMOS, LABELLED

CONTRACT, POLICY, LAB = (document.text for document in DEMOS)
SECRET = "机密，机密。"


def test_quotes_are_slices_of_the_text() -> None:
    # An astral character is one character of Python, as it is one scalar value.
    text = "𠀀😀" + CONTRACT
    flags = baihua.review_contract(text)["flags"]
    assert len(flags) > 5
    for flag in flags:
        assert text[flag["quote_range"]["start"] : flag["quote_range"]["end"]] == flag["quote"]


@pytest.mark.parametrize(
    ("read", "text", "limits"),
    [
        (baihua.review_contract, CONTRACT, (500, 60_000)),
        (baihua.review_policy, POLICY, (300, 30_000)),
        (baihua.review_lab, LAB, (3, 30_000)),
    ],
)
def test_lengths_at_and_beyond_the_limits(read: Any, text: str, limits: Any) -> None:
    least, most = limits
    longest = text + "\n" * (most - len(text))
    assert read(longest)["meta"]["coverage"]["characters"] == most
    for wrong in [longest + "\n", "字" * (least - 1), ""]:
        with pytest.raises(baihua.TextLength) as caught:
            read(wrong)
        error = caught.value
        assert (error.code, error.chars, error.min, error.max) == ("text_length", len(wrong), least, most)
        assert str(len(wrong)) in str(error)


def test_what_is_no_such_document_is_refused() -> None:
    for read, card in [(baihua.review_contract, "contract"), (baihua.review_policy, "policy"), (baihua.review_lab, "lab")]:
        with pytest.raises(baihua.NotRecognised) as caught:
            read(SECRET * 100)
        assert (caught.value.code, caught.value.card) == ("not_recognised", card)
        assert "机密" not in f"{caught.value} {caught.value!r} {caught.value.__dict__}"


@pytest.mark.parametrize("age", [-1, 121, 256, 10**30, -(10**30)])
def test_ages_beyond_the_limits(age: int) -> None:
    with pytest.raises(baihua.InvalidField, match="age must be") as caught:
        baihua.review_lab(LAB, age=age)
    assert (caught.value.code, caught.value.field) == ("invalid_field", "age")


def test_ages_at_the_limits() -> None:
    assert baihua.review_lab(LAB, age=0)["card"] == baihua.review_lab(LAB, age=120)["card"] == "lab"


def test_what_is_no_such_type_is_a_type_error() -> None:
    read: Any = baihua
    calls: List[Callable[[], Any]] = [
        lambda: read.review_contract(None),
        lambda: read.review_contract(CONTRACT.encode()),
        lambda: read.review_contract(CONTRACT, party=1),
        lambda: read.review_lab(LAB, age=34.0),
        lambda: read.review_lab(LAB, age=float("nan")),
        lambda: read.review_lab(LAB, sex=1),
    ]
    for call in calls:
        with pytest.raises(TypeError):
            call()
    with pytest.raises(baihua.InvalidField, match="sex must be male or female"):
        read.review_lab(LAB, sex="女")


def test_half_a_character_is_refused() -> None:
    with pytest.raises(UnicodeEncodeError):
        baihua.review_contract(CONTRACT + "\ud83d")


def test_errors_go_to_another_process_and_back() -> None:
    errors: List[baihua.Error] = [
        baihua.TextLength("contract", 3, 500, 60_000),
        baihua.NotRecognised("lab"),
        baihua.InvalidField("age", "must be less"),
        baihua.InternalError(),
    ]
    for error in errors:
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error) and str(again) == str(error) and again.__dict__ == error.__dict__
        assert isinstance(again, baihua.Error) and again.code


def undescribed(value: Any, shape: Any, at: str = "") -> List[str]:
    """The fields of ``value`` that ``shape`` does not name, and those that it names and ``value`` lacks."""
    if get_origin(shape) is list:
        return [fault for item in value for fault in undescribed(item, get_args(shape)[0], f"{at}[]")]
    if not hasattr(shape, "__required_keys__"):
        allowed = get_args(shape) if get_origin(shape) is not dict else ()
        wrong = isinstance(value, str) and allowed and str not in allowed and value not in allowed
        return [f"{at} is {value}"] if wrong else []
    hints = get_type_hints(shape)
    faults = [f"{at}.{name} is missing" for name in shape.__required_keys__ - value.keys()]
    for name, field in value.items():
        faults += undescribed(field, hints[name], f"{at}.{name}") if name in hints else [f"{at}.{name} is unknown"]
    return faults


def test_reports_have_the_shapes_that_the_types_tell() -> None:
    reports: List[Report] = [
        baihua.review_contract(CONTRACT),
        baihua.review_policy(POLICY),
        baihua.review_lab(LAB),
        *(baihua.review_contract(document.text, document.party) for document in LABELLED),
    ]
    for report in reports:
        assert undescribed(report, Report) == []
    assert undescribed({**reports[0], "more": 1, "card": "poem"}, Report) == [".card is poem", ".more is unknown"]
    assert undescribed({"summary": {}}, Report)


def test_rules_are_listed() -> None:
    rules = baihua.rules()
    assert undescribed(rules, Rules) == []
    assert (len(rules["contract"]), len(rules["policy"]), len(rules["lab"])) >= (250, 74, 37)
    known = {rule["rule_id"] for rule in rules["contract"]}
    assert {flag["rule_id"] for flag in baihua.review_contract(CONTRACT)["flags"]} <= known


@pytest.fixture(scope="module")
def mypy(tmp_path_factory: pytest.TempPathFactory) -> Callable[..., "subprocess.CompletedProcess[str]"]:
    """Runs mypy; what it has learnt of the standard library is kept for the next run."""
    cache = str(tmp_path_factory.mktemp("mypy"))
    told = ["--strict", "--no-error-summary", "--cache-dir", cache]

    def run(*what: str, at: Path = Path(__file__).parent) -> "subprocess.CompletedProcess[str]":
        return subprocess.run([sys.executable, "-m", "mypy", *told, *what], capture_output=True, text=True, cwd=at)

    return run


def test_types_are_those_of_the_functions(mypy: Any, tmp_path: Path) -> None:
    good = "report = baihua.review_contract('', party='乙方')\ntotal: int = report['summary']['total']\n"
    wrong = "baihua.review_lab('', sex='女')\nbaihua.review_contract('')['findings']\nbaihua.review_policy('', '乙方')\n"
    checked = tmp_path / "checked.py"
    checked.write_text(f"import baihua\n{good}{wrong}", encoding="utf-8")
    told = mypy(str(checked), at=tmp_path).stdout.splitlines()
    assert [line.split(":")[1] for line in told if ": error:" in line] == ["4", "5", "6"], told


def test_the_package_and_these_tests_are_typed(mypy: Any) -> None:
    for what in [["-p", "baihua"], [path.name for path in sorted(Path(__file__).parent.glob("*.py"))]]:
        done = mypy(*what)
        assert done.returncode == 0, done.stdout


def test_the_stub_tells_what_the_module_has(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "mypy.stubtest", "baihua._native"]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path)
    assert done.returncode == 0, done.stdout


