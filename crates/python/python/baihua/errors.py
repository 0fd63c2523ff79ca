"""Why there is no report. None of them holds anything of the document; all of them can be pickled."""

from typing import ClassVar


class Error(Exception):
    """What every error of this package is."""

    #: Stable, the same as in the output of ``baihua batch``.
    code: ClassVar[str] = "internal_error"


class TextLength(Error):
    """The text is too short or too long. Lengths are in characters (``len(text)``)."""

    code = "text_length"

    def __init__(self, card: str, chars: int, min: int, max: int) -> None:
        super().__init__(card, chars, min, max)
        self.card, self.chars, self.min, self.max = card, chars, min, max

    def __str__(self) -> str:
        return f"the text has {self.chars} characters, a {self.card} must have {self.min} to {self.max}"


class NotRecognised(Error):
    """Nothing in the text says that it is such a document."""

    code = "not_recognised"

    def __init__(self, card: str) -> None:
        super().__init__(card)
        self.card = card

    def __str__(self) -> str:
        return f"the text is not recognised as a {self.card}"


class InvalidField(Error):
    """Something that was said beside the document is outside its limits."""

    code = "invalid_field"

    def __init__(self, field: str, message: str) -> None:
        super().__init__(field, message)
        self.field = field

    def __str__(self) -> str:
        return " ".join(self.args)


class InternalError(Error):
    """The program fails on this document; standard error names the place in the program. Please tell us."""

    def __str__(self) -> str:
        return "the program failed on this document"
