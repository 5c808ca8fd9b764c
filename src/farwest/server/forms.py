"""What clients send about tables; anything else in a body is refused."""

from __future__ import annotations

import re
from math import isfinite
from typing import Annotated, Any, ClassVar, Literal
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

from farwest.server.clocks import LONGEST_NIGHT

MOST_SEATS = 12
"""No game is for more people than this."""
LARGEST_ID = 2**31
"""Numbers of people, tokens and sayings are below this."""
LARGEST_NUMBER = 2**53
"""Beyond this some clients no longer count exactly, and nothing here is counted that far."""
DEEPEST = 34
"""How many brackets a body may have within each other."""

UNKEEPABLE = re.compile("[\0\ud800-\udfff]")
"""What ends a text in some databases, and halves of signs."""

Text = Annotated[str, Field(max_length=200)]
SeatNumber = Annotated[int, Field(ge=0, lt=MOST_SEATS)]
OptionValue = bool | int | Text | list[Text]
OptionValues = Annotated[dict[Text, OptionValue], Field(max_length=50)]
NumberId = Annotated[int, Field(ge=0, lt=LARGEST_ID)]
TableId = Annotated[str, Field(max_length=24, pattern=r"^[A-Za-z0-9_-]+$")]


def require_keepable(given: Any) -> None:
    """Raise where text or numbers are such that a database, or JSON, has no place for them."""
    inner = [(given, 0)]
    while inner:
        value, depth = inner.pop()
        if depth > DEEPEST:
            raise ValueError(f"more than {DEEPEST} brackets are within each other")
        if isinstance(value, str) and UNKEEPABLE.search(value):
            raise ValueError("a text holds a sign that cannot be kept")
        if isinstance(value, float) and not isfinite(value):
            raise ValueError("a number is not finite")
        if isinstance(value, int) and abs(value) > LARGEST_NUMBER:
            raise ValueError(f"a number is beyond {LARGEST_NUMBER}")
        if isinstance(value, dict):
            inner += [(part, depth + 1) for pair in value.items() for part in pair]
        elif isinstance(value, list | tuple):
            inner += [(part, depth + 1) for part in value]


class Form(BaseModel):
    """A body: every field as it must be, and no other."""

    model_config = ConfigDict(strict=True, extra="forbid")
    looked_at_later: ClassVar[frozenset[str]] = frozenset()
    """Fields of which others make something that can be kept."""

    @model_validator(mode="before")
    @classmethod
    def can_be_kept(cls, given: Any) -> Any:
        """Only what any database can keep, and what can be sent again."""
        if isinstance(given, dict):
            require_keepable([pair for pair in given.items() if pair[0] not in cls.looked_at_later])
        return given


class ErrorBody(BaseModel):
    """What every error looks like."""

    error: dict[str, Any]


class SeatForm(Form):
    """A chair of a new table."""

    kind: Literal["me", "open", "bot", "here"]
    bot: Text | None = None
    name: Text | None = None


class NoClock(Form):
    """All the time in the world."""

    kind: Literal["none"] = "none"


class LiveClock(Form):
    """A time bank, and what every answer adds to it, in seconds."""

    kind: Literal["live"]
    bank: Annotated[int, Field(ge=10, le=86_400)] = 600
    increment: Annotated[int, Field(ge=0, le=3_600)] = 15


class Night(Form):
    """Hours of the day during which no time passes, on the clock of a place."""

    start: Annotated[int, Field(ge=0, le=23)]
    end: Annotated[int, Field(ge=0, le=23)]
    zone: Text = "UTC"

    @field_validator("zone")
    @classmethod
    def known_zone(cls, zone: str) -> str:
        """A time zone that exists."""
        try:
            ZoneInfo(zone)
        except (ZoneInfoNotFoundError, ValueError, OSError) as error:
            raise ValueError(f"there is no time zone {zone}") from error
        return zone

    @model_validator(mode="after")
    def is_a_night(self) -> Night:
        """Neither no time at all nor most of the day."""
        if not 1 <= (self.end - self.start) % 24 <= LONGEST_NIGHT:
            raise ValueError(f"a night has 1 to {LONGEST_NIGHT} hours")
        return self


class DaysClock(Form):
    """So many days for every answer; perhaps not counting the night."""

    kind: Literal["days"]
    days: Annotated[int, Field(ge=1, le=60)] = 2
    night: Night | None = None


Clock = Annotated[NoClock | LiveClock | DaysClock, Field(discriminator="kind")]


class TableForm(Form):
    """A table to set up."""

    game: Text
    options: OptionValues = {}
    name: Text | None = None
    seats: Annotated[list[SeatForm], Field(min_length=1, max_length=MOST_SEATS)]
    access: Literal["open", "link", "password"] = "link"
    password: Text | None = None
    spectators: bool = True
    rated: bool = False
    clock: Clock = NoClock()


class QuickForm(Form):
    """A game at once."""

    game: Text
    options: OptionValues = {}


class JoinForm(Form):
    """Where to sit, and what opens the door."""

    seat: SeatNumber | None = None
    password: Text | None = None


class ChangeSeatForm(Form):
    """What a chair shall be; `closed` takes it away, the number after the last adds one."""

    seat: SeatNumber
    kind: Literal["open", "bot", "here", "closed"]
    bot: Text | None = None
    name: Text | None = None


class CancelForm(Form):
    """Whether one agrees to end the game without a winner."""

    agree: bool = True


class SetupForm(Form):
    """A table somebody likes to set up again."""

    name: Annotated[str, Field(min_length=1, max_length=60)]
    table: TableForm


class AboutForm(Form):
    """Somebody at a table: by what he said, by his seat, or by the name under which he spoke."""

    said: Annotated[int, Field(ge=1, lt=2**31)] | None = None
    seat: SeatNumber | None = None
    name: Text | None = None


class MuteForm(AboutForm):
    """Whom not to read, or to read again."""

    mute: bool = True


class ReportForm(AboutForm):
    """What somebody did."""

    looked_at_later = frozenset({"text"})
    text: Annotated[str, Field(min_length=1, max_length=500)]
