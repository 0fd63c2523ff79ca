from typing import Optional, SupportsIndex

__all__ = ["review", "rules"]

def review(
    card: str,
    text: str,
    party: Optional[str] = None,
    sex: Optional[str] = None,
    age: Optional[SupportsIndex] = None,
) -> str: ...
def rules() -> str: ...
