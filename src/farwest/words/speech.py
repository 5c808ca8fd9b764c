"""Words: messages in the reader's language, with the players' names."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from farwest.kernel.game import Game, Message
from farwest.kernel.news import Spoken
from farwest.kernel.verbs import Arg
from farwest.words.book import LANGUAGES, Unworded, open_book

SPEAKERS = ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE")


LONGEST = 800
"""Characters that a value may bring into a sentence."""


def cut(text: str) -> str:
    """A value as a sentence can hold it, whatever somebody has given for it."""
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


def languages() -> list[str]:
    """The languages spoken here."""
    return list(LANGUAGES)


def default_language(environ: Mapping[str, str]) -> str:
    """The language the first of the usual variables asks for; English where it is not ours."""
    asked = next((environ[name] for name in SPEAKERS if environ.get(name)), "")
    lang = re.split(r"[^a-z]", asked.lower())[0]
    return lang if lang in LANGUAGES else "en"


class Words:
    """What is said to one reader.

    An argument `card` gives a message the variable `$card`, the card's name, and for every
    attribute of that name one more: `$card_tip`, `$card_phrase` … An argument that is a list also
    gives `$cards_count`, how many there are; equal things in it are counted, with the attribute
    `.several` of their name. `$player` is a name, `$number` a number.
    """

    strict: ClassVar[bool] = False
    """Whether what cannot be worded raises Unworded (in tests) or is shown as its id."""

    def __init__(self, game: Game[Any] | None, lang: str, players: Sequence[str] = ()) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"There is no language {lang}. Languages: {', '.join(LANGUAGES)}.")
        self.game = game
        self.lang = lang
        self.players = list(players)
        self.book = open_book(lang, game.key if game else None)
        self._names: dict[tuple[str, int, str], str] = {}

    # --- messages ----------------------------------------------------------------------------

    def has(self, id: str) -> bool:
        return self.book.has(id)

    def say(self, id: str, /, **values: str | int) -> str:
        """A message with values that need no wording."""
        return self._word(id, "", values)

    def message(self, message: Message) -> str:
        """A message of the kernel or a game: a prompt, an option, an event."""
        return self._message(message, "")

    def tip(self, what: str | Message, /, **values: str | int) -> str:
        """What explains a message; nothing where it explains itself."""
        id = what.id if isinstance(what, Message) else what
        if self.has(id) and not self.book.has(id, "tip"):
            return ""
        if isinstance(what, Message):
            return self._message(what, "tip")
        return self._word(id, "tip", values)

    def name(self, kind: str, value: int) -> str:
        """A player, a card, a place … by its name."""
        return str(self._form(kind, value, ""))

    def refusal(self, refused: Spoken) -> str:
        """Why something is refused; a reason within the reason is worded too."""
        if not self.strict and not self.has(refused.id):
            return str(refused)
        values = {name: self._reason(value) for name, value in refused.args_by_name.items()}
        return self.say(refused.id, **values)

    def _reason(self, value: Any) -> str:
        if isinstance(value, Spoken):
            return cut(self.refusal(value))
        return self.message(value) if isinstance(value, Message) else cut(str(value))

    def join(self, items: Sequence[str]) -> str:
        """Several things in one phrase: a, b and c."""
        if len(items) < 2:
            return "".join(items)
        some = items[0]
        for item in items[1:-1]:
            some = self.say("list_next", some=some, next=item)
        return self.say("list_last", some=some, last=items[-1])

    # --- wording -----------------------------------------------------------------------------

    def _word(self, id: str, form: str, values: dict[str, Any]) -> str:
        if not self.book.has(id, form):
            if self.strict:
                raise Unworded(f"There is no message {id}{'.' + form if form else ''}.")
            return id
        text, errors = self.book.word(id, form, values)
        if errors and self.strict:
            raise Unworded(f"{id} ({self.lang}): {errors[0]}")
        return text

    def _message(self, message: Message, form: str) -> str:
        needs = self.book.needs(message.id, form)
        return self._word(message.id, form, self._values(message.args, needs))

    def _values(self, args: Sequence[Arg], needs: frozenset[str]) -> dict[str, Any]:
        """Every variable a message needs and its arguments can give."""
        values: dict[str, Any] = {}
        for name in needs:
            found = self._find(args, name)
            if found is not None:
                arg, form = found
                values[name] = self._form(arg.kind, arg.value, form)
        return values

    def _find(self, args: Sequence[Arg], name: str) -> tuple[Arg, str] | None:
        for arg in args:
            if arg.name == name:
                return arg, ""
        for arg in args:
            if name.startswith(arg.name + "_"):
                return arg, name[len(arg.name) + 1 :]
        return None

    def _form(self, kind: str, value: Any, form: str) -> str | int:
        """A value in one of its forms: its name, or an attribute of its name."""
        if isinstance(value, list | tuple):
            return len(value) if form == "count" else self._several(kind[:-1], value, form)
        if kind == "seat":
            return self._player(value)
        if kind == "number" or not isinstance(value, int):
            return value if isinstance(value, int) else str(value)
        key = (kind, value, form)
        if key not in self._names:
            self._names[key] = self._message(self._term(kind, value), form)
        return self._names[key]

    def _player(self, seat: int) -> str:
        if 0 <= seat < len(self.players):
            return self.players[seat]
        if self.strict:
            raise Unworded(f"Nobody sits on seat {seat}.")
        return self.say("opt_seat", seat=seat + 1)

    def _several(self, kind: str, values: Sequence[int], form: str) -> str:
        """A list in words; what has a sign, such as a die, is shown by it."""
        if not values:
            return ""
        plain = kind in ("seat", "number")
        signs = not plain and self.book.has(self._term(kind, values[0]).id, "short")
        if signs and form in ("", "short"):
            return " ".join(str(self._form(kind, value, "short")) for value in values)
        if plain or form not in ("", "phrase"):
            return self.join([str(self._form(kind, value, form)) for value in values])
        return self.join([self._times(kind, each, n, form) for each, n in Counter(values).items()])

    def _times(self, kind: str, value: int, n: int, form: str) -> str:
        """One thing, or several that are alike: 2 deeds worth 3."""
        if n == 1:
            return str(self._form(kind, value, form))
        term = self._term(kind, value)
        if not self.book.has(term.id, "several"):
            return self.say("list_times", n=n, thing=str(self._form(kind, value, "")))
        known = self._values(term.args, self.book.needs(term.id, "several"))
        return self._word(term.id, "several", known | {"n": n})

    def _term(self, kind: str, value: int) -> Message:
        try:
            if self.game is not None:
                return self.game.term(kind, value)
        except LookupError:
            pass
        if self.strict:
            raise Unworded(f"Nothing names {kind} {value}.")
        return Message(f"{kind} {value}", [])
