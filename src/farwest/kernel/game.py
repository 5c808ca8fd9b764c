"""Game: what one game's folder offers to the table, the arena and the lab."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, Final, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from farwest.kernel.luck import Fate, mix
from farwest.kernel.news import SPECTATOR, Event
from farwest.kernel.options import BadOption, Option, Options, Value, settle
from farwest.kernel.record import Record
from farwest.kernel.state import State
from farwest.kernel.verbs import Arg, Verbs
from farwest.kernel.worlds import imagine

S = TypeVar("S", bound=State)

View = dict[str, Any]
REACTIONS: Final = "reactions"
"""The standing order that lets every chance to react go by."""
OFFERS: Final = 10_000
"""How many answers are kept as they were described: more than a few games have."""


class Message(NamedTuple):
    """Something to say, as an id and arguments; whoever shows it words it."""

    id: str
    args: list[Arg]

    def __str__(self) -> str:
        """For those who read no words: the id and the arguments."""
        return " ".join([self.id, *[f"{arg.name}={arg.value}" for arg in self.args]])

    def to_json(self) -> dict[str, Any]:
        """As it travels: the id and, for each argument, its kind and value."""
        return {"id": self.id, "args": {arg.name: [arg.kind, arg.value] for arg in self.args}}


class News(NamedTuple):
    """What an event tells: (name, kind) of its open arguments, then of its secret ones."""

    args: tuple[tuple[str, str], ...]
    secret: tuple[tuple[str, str], ...] = ()
    clause: str = ""
    """The clause that explains it best."""


class Result(NamedTuple):
    """How a game ended: who won (perhaps several), the place of each seat, points by source."""

    winners: list[int]
    places: list[int]
    totals: list[int]
    scores: list[dict[str, int]]


class Offer(NamedTuple):
    """One legal answer: its label, and the things on the board that stand for it."""

    action: int
    label: Message
    targets: list[str]


class Question(NamedTuple):
    """What a seat is asked: a prompt and every legal answer."""

    prompt: Message
    offers: list[Offer]


class Reason(NamedTuple):
    """Why something on the board is no answer now, and the clause that says so."""

    message: Message
    clause: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """One game. Its folder defines a subclass and makes one instance, named GAME."""

    key: ClassVar[str]
    revision: ClassVar[int]
    """Changes only when a recorded game would replay otherwise."""
    clauses: ClassVar[str]
    """The prefix of its clauses, such as DT."""
    options: ClassVar[tuple[Option, ...]]
    verbs: ClassVar[Verbs]
    events: ClassVar[Mapping[str, News]]
    winless: ClassVar[bool] = False
    """Whether a game may end without a winner."""
    orders: ClassVar[tuple[str, ...]] = ()
    """Standing orders a player may give: the table then answers some questions for him."""
    names: ClassVar[Mapping[str, list[str]]]
    """For each kind of value that has names (card, face …): the message id of each value.

    A plural kind (cards, faces) is a list of such values; `seat` and `number` need no names.
    """

    # --- what a game must define -------------------------------------------------------------

    def players(self, options: Options) -> tuple[int, int]:
        """Fewest and most players under these options."""
        raise NotImplementedError

    def empty(self) -> S:
        """A state with nothing set up."""
        raise NotImplementedError

    def set_up(self, state: S, options: Options) -> None:
        """Lay out the table; `state.seats` and luck are there already."""
        raise NotImplementedError

    def shown(self, state: S) -> View:
        """What everybody may see, spectators too, as JSON values: a whitelist."""
        raise NotImplementedError

    def shown_to(self, state: S, seat: int, shown: View) -> View:
        """What a player sees beyond what is shown to all, or in its place: a whitelist, too."""
        raise NotImplementedError

    def redeal(self, state: S, seat: int) -> None:
        """Deal anew, in place and by the state's luck, all that the seat does not know.

        The outcome depends on nothing but what the seat knows and the luck.
        """
        raise NotImplementedError

    def stir(self, state: S) -> None:
        """Mix again, in place and by the state's luck, what lies face down before everybody.

        No seat sees a difference; what any seat knows stays where it is. The outcome does not
        depend on how it lay before.
        """

    def result(self, state: S) -> Result:
        """Points by source and winners; in mid-game, as if it ended now."""
        raise NotImplementedError

    def ending(self, state: S) -> str:
        """How a finished game ended, as a message id."""
        raise NotImplementedError

    def supply(self, state: S) -> dict[str, int]:
        """Sums that no rule may change, for the law of thrift."""
        raise NotImplementedError

    def spell(self, arg: Arg) -> Arg:
        """A value as it is shown outside: handfuls and the like as lists."""
        return arg

    def term(self, kind: str, value: int) -> Message:
        """The message that names a value, such as a card."""
        return Message(self.names[kind][value], [])

    def targets(self, verb: str, args: list[Arg]) -> list[str]:
        """What lights up on the board for an action; several are picked one by one."""
        found = []
        for arg in args:
            if isinstance(arg.value, list):
                found += [f"{arg.kind[:-1]}-{value}" for value in arg.value]
            elif arg.kind != "number":
                found.append(f"{arg.kind}-{arg.value}")
        return found

    def check(self, options: Options) -> None:
        """Raise BadOption unless options that are each right by themselves go together."""

    def ordered(self, state: S, seat: int) -> dict[str, int]:
        """What each standing order would answer to what this seat is asked now."""
        choice = state.choice_of(seat) if state.veiled() else None
        return {} if choice is None else {REACTIONS: choice.fallback(state)}

    def facts(self) -> dict[str, Any]:
        """What is printed on the components, as JSON values, for whoever draws the board."""
        return {}

    def why(self, view: View, question: Question | None, target: str) -> Reason | None:
        """Why something on the board is no answer now; None where the game cannot tell.

        It is given what the seat sees and is asked, and nothing else: it has no secret to tell.
        """
        return None

    def mend(self, record: Record) -> Record | None:
        """A record of an older revision as one of this, or None where nobody has said how.

        It is a game of the same players that the present rules can play: by an option that keeps
        the old way, by other codes for the same acts, or cut before the act that they would play
        otherwise. `marks` and `end` go where they no longer hold.
        """
        return None

    # --- what every game gets ----------------------------------------------------------------

    def view(self, state: S, seat: int) -> View:
        """What a seat may see; SPECTATOR is one, too."""
        return self.views(state, [seat])[0]

    def views(self, state: S, seats: Sequence[int]) -> list[View]:
        """What each of these seats may see; what all see is worked out once.

        They share parts with each other: whoever changes one takes a copy.
        """
        shown = self.shown(state)
        return [
            shown if seat == SPECTATOR else shown | self.shown_to(state, seat, shown)
            for seat in seats
        ]

    def settle(self, seats: int, given: Mapping[str, Value]) -> Options:
        """The full options for this many players, or BadOption in a clear sentence."""
        options = settle(self.options, given, seats)
        self.check(options)
        fewest, most = self.players(options)
        if not fewest <= seats <= most:
            raise BadOption(
                "error_players",
                "With these options the game is for {fewest} to {most} players, not {players}.",
                fewest=fewest,
                most=most,
                players=seats,
            )
        return options

    def deal(
        self,
        seats: int,
        options: Mapping[str, Value],
        luck: int,
        sink: list[Event] | None = None,
        fate: Fate | None = None,
    ) -> S:
        """A new game, up to its first question."""
        if not isinstance(luck, int):
            raise TypeError(f"Luck is a whole number (int), not {luck!r}.")
        full = self.settle(seats, options)
        state = self.empty()
        state.seats = seats
        state.luck = mix(luck)
        state.sink = sink
        state.fate = fate
        self.set_up(state, full)
        state.advance()
        return state

    def imagine(self, state: S, seat: int, luck: int) -> S:
        """A world that agrees with all this seat has seen, everything else dealt anew."""
        world: S = imagine(self, state, seat, luck)
        return world

    def question(self, state: S, seat: int) -> Question | None:
        """What this seat is asked now, ready to be worded."""
        choice = state.choice_of(seat)
        if choice is None:
            return None
        offers = [
            self.offer(action, choice.hint(state, action)) for action in choice.options(state)
        ]
        about = [self.spell(arg) for arg in choice.about(state)]
        return Question(Message("prompt_" + choice.prompt, about), offers)

    def offer(self, action: int, hint: list[Arg]) -> Offer:
        """An answer as its code and the hint describe it; nothing else does."""
        for arg in hint:
            if isinstance(arg.value, list):
                return describe(self, action, hint)
        return known_offer(self, action, tuple(hint))

    def news(self, event: Event, seat: int) -> Message:
        """An event as this seat may hear it."""
        kind, values = event.told_to(seat)
        news = self.events[kind]
        known = news.args + news.secret if len(values) > len(news.args) else news.args
        id = f"event_{kind}_seen" if len(values) > len(news.args) else f"event_{kind}"
        pairs = zip(known, values, strict=True)
        return Message(id, [self.spell(Arg(name, sort, value)) for (name, sort), value in pairs])


def describe(game: Game[Any], action: int, hint: Sequence[Arg]) -> Offer:
    """An answer with its label and what stands for it on the board."""
    name, args = game.verbs.decode(action)
    args = [game.spell(arg) for arg in (*args, *hint)]
    return Offer(action, Message("do_" + name, args), game.targets(name, args))


known_offer = lru_cache(OFFERS)(describe)
"""The same, made once for each hint that can be a key."""
