"""The pieces of code in ``docs/python.md``."""

import re
from typing import List

from documents import ROOT

PAGE = (ROOT / "docs/python.md").read_text(encoding="utf-8")


def code(heading: str) -> List[str]:
    """The pieces under a heading, in order."""
    section = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return re.findall(r"^```python\n(.*?)^```$", section, re.MULTILINE | re.DOTALL)
