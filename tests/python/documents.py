"""The fixtures of the repository, with what is said beside them."""

import json
import os
from dataclasses import dataclass
from pathlib import Path
from typing import List, Optional

ROOT = Path(__file__).resolve().parents[2]
FIXTURES = ROOT / "fixtures"
PROGRAM = os.environ.get("BAIHUA", str(ROOT / "target/release/baihua"))


@dataclass(frozen=True)
class Document:
    path: Path
    card: str
    party: Optional[str] = None

    @property
    def text(self) -> str:
        return self.path.read_text(encoding="utf-8")


def demo(card: str) -> Document:
    return Document(FIXTURES / f"demo/demo-{card}.txt", card)


def labelled() -> List[Document]:
    read = []
    for path in sorted((FIXTURES / "labelled").glob("*.txt")):
        label = json.loads(path.with_suffix(".json").read_text(encoding="utf-8"))
        read.append(Document(path, label["kind"], label.get("party")))
    return read


DEMOS = [demo("contract"), demo("policy"), demo("lab")]
LABELLED = labelled()
