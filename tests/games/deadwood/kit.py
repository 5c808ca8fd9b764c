"""A camp to set up by hand: positions, loaded dice, and answers in words.

>>> t = Table(3, C2="bank", C3="hotel")     # the rest of row A stands as after setup
>>> t.put(P2, 2, "bank")                    # his cowboy of strength 2, from wherever there is one
>>> t.dice(4, 2, 5, 5)                      # the next dice, as they are read on the table
>>> t.play("P1 go 3 bank", "P2 fight", "P1 load", "P2 hold")
>>> t.asks
'P1 annex'

Plots are named by letter and number or by the building on them, tiles by building, the second
of two by a 2 behind its name (`saloon_2`), cowboys by their strength.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from farwest.games.deadwood import GAME, box
from farwest.games.deadwood.rules.goods import KINDS, POOL_EMPTY, settle_in
from farwest.games.deadwood.rules.turn import EndTurn
from farwest.games.deadwood.state import EMPTY, RAIL, STATION, Camp
from farwest.kernel.luck import Fate
from farwest.kernel.match import Match
from farwest.kernel.news import Event
from farwest.kernel.steps import NOBODY
from tests import strolls

P1, P2, P3, P4, P5 = range(5)

PLOT = {name: plot for plot, name in enumerate(box.PLOTS)}
POINT = {name: point for point, name in enumerate(box.POINTS)}


def tile_names() -> list[str]:
    """Every tile by the name of its building, the second of two with a 2 behind."""
    found: list[str] = []
    for building in box.TILES:
        name = box.BUILDINGS[building]
        found.append(f"{name}_2" if name in found else name)
    return found


TILE_NAMES = tile_names()
TILE = {name: tile for tile, name in enumerate(TILE_NAMES)} | {"rail": RAIL, "station": STATION}

STARS: dict[str, str] = {
    "B3": "bank",
    "B4": "hotel",
    "C2": "casino",
    "C3": "gunsmith",
    "C4": "saloon",
}
"""The star plots as setup may fill them."""


class Loaded(Fate):
    """Luck that falls as told; runs dry with an error, so that no test rolls by accident."""

    def __init__(self) -> None:
        self.faces: list[int] = []

    def draw(self, n: int) -> int:
        assert self.faces, f"an unexpected draw of one out of {n}"
        assert n == 6, f"expected a die, got a draw of one out of {n}"
        return self.faces.pop(0) - 1


class Script(Fate):
    """The luck of a setup: these dice, then cards that stay in the order they were laid out."""

    def __init__(self, *faces: int) -> None:
        self.faces = list(faces)
        self.asked: list[int] = []

    def draw(self, n: int) -> int:
        self.asked.append(n)
        return self.faces.pop(0) - 1 if self.faces else n - 1


class Table:
    """A camp in a known position: as after setup, but the star plots hold what is named.

    P1 is the first player and to move; the stacks hold whatever is not on the board, unmixed,
    and a Saloon that is not on the board is out of the game.
    """

    def __init__(self, seats: int = 3, **buildings: str) -> None:
        self.camp: Camp = GAME.deal(seats, {}, 2026)
        self.luck = Loaded()
        self.events: list[Event] = []
        camp = self.camp
        camp.fate = self.luck
        camp.sink = self.events
        camp.first = camp.turn = P1
        for plot in box.STARS:
            camp.tile[plot] = EMPTY
        camp.stacks = [list(box.STACK_1), list(box.STACK_2), list(box.STACK_3)]
        for plot_name, tile in buildings.items():
            self.build(plot_name, tile)

    # --- setting up --------------------------------------------------------------------------

    def build(self, plot: str, tile: str) -> None:
        """A building on a plot, taken from its stack."""
        number = TILE[tile]
        for pile in self.camp.stacks:
            if number in pile:
                pile.remove(number)
        self.camp.tile[PLOT[plot]] = number

    def lay(self, *plots: str) -> None:
        """The line as far as it goes: four Rail tiles, then the Station."""
        for number, name in enumerate(plots):
            self.camp.tile[PLOT[name]] = RAIL if number < box.RAILS else STATION
        self.camp.line = [PLOT[name] for name in plots]

    def put(self, seat: int, strength: int, place: str) -> None:
        """A cowboy from the Ranch, or else from the supply, to another place."""
        at = seat * KINDS + strength - 1
        camp = self.camp
        source = camp.ranch if camp.ranch[at] and place != "ranch" else camp.hire
        assert source[at], f"P{seat + 1} has no cowboy of strength {strength} left to put"
        source[at] -= 1
        if place in ("mine", "ranch", "dead"):
            getattr(camp, place)[at] += 1
        else:
            settle_in(camp, seat, strength, self.plot(place))

    def only(self, seat: int, *strengths: int) -> None:
        """These are all the cowboys a seat has in its Ranch; the others there were never hired."""
        for kind in range(KINDS):
            at = seat * KINDS + kind
            self.camp.hire[at] += self.camp.ranch[at]
            self.camp.ranch[at] = 0
        for strength in strengths:
            self.put(seat, strength, "ranch")

    def sheriff(self, point: str) -> None:
        """The Sheriff on a point, such as `A4-B3-B4`."""
        self.camp.sheriff = POINT[point]

    def stack(self, number: int, *tiles: str) -> None:
        """These and no others are in a stack, from the top down; nobody knows their order."""
        self.camp.stacks[number - 1] = [TILE[tile] for tile in reversed(tiles)]

    def no_tiles(self) -> None:
        """All three stacks are empty: nothing more can be built."""
        for number in (1, 2, 3):
            self.stack(number)

    def dice(self, *faces: int) -> None:
        """The next dice fall like this."""
        self.luck.faces += faces

    # --- playing -----------------------------------------------------------------------------

    def play(self, *answers: str) -> None:
        """Answers such as `P1 go 3 bank`, each checked as a player's would be."""
        for answer in answers:
            self.camp.advance()
            held = GAME.supply(self.camp)
            self.camp.answer(*self.code(answer))
            assert GAME.supply(self.camp) == held, "something appeared or got lost"

    def code(self, answer: str) -> tuple[int, int]:
        """The seat and the action code of an answer in words."""
        player, name, *words = answer.split()
        verb = next(verb for verb in GAME.verbs.all if verb.name == name)
        pairs = zip(verb.fields, words, strict=True)
        values = [self.value(field.kind, word) for field, word in pairs]
        return int(player[1:]) - 1, verb.code(*values)

    def value(self, kind: str, word: str) -> int:
        """A word as the number that stands for it."""
        match kind:
            case "seat":
                return int(word[1:]) - 1
            case "plot":
                return self.plot(word)
            case "point":
                return POINT[word]
            case "tile":
                return TILE[word]
            case "cowboy" | "stack":
                return int(word) - 1
        return int(word)

    def word(self, kind: str, value: int) -> str:
        """A number as the word that stands for it; plots by letter and number."""
        match kind:
            case "seat":
                return f"P{value + 1}"
            case "plot":
                return box.PLOTS[value]
            case "point":
                return box.POINTS[value]
            case "tile":
                return TILE_NAMES[value]
            case "cowboy" | "stack":
                return str(value + 1)
        return str(value)

    @property
    def asks(self) -> str:
        """Who is asked what, such as `P2 flee`; empty when the game is over."""
        self.camp.advance()
        if self.camp.over:
            return ""
        choice = self.camp.choice_of(self.camp.seat)
        assert choice is not None
        return f"P{self.camp.seat + 1} {choice.prompt}"

    @property
    def offers(self) -> list[str]:
        """What may be answered now, in words."""
        self.camp.advance()
        found = []
        for action in self.camp.legal:
            name, args = GAME.verbs.decode(action)
            found.append(" ".join([name, *(self.word(arg.kind, arg.value) for arg in args)]))
        return found

    def can(self, answer: str) -> bool:
        """Whether this answer would be accepted."""
        self.camp.advance()
        seat, action = self.code(answer)
        return seat == self.camp.seat and action in self.camp.legal

    def goes(self, start: str) -> list[str]:
        """The ends of all offers that begin so: `goes("go 3")` lists plots."""
        return [offer.split()[-1] for offer in self.offers if offer.startswith(start + " ")]

    # --- looking -----------------------------------------------------------------------------

    def plot(self, name: str) -> int:
        """A plot by letter and number, or by the building that stands there."""
        return PLOT[name] if name in PLOT else self.camp.tile.index(TILE[name])

    def tile(self, plot: str) -> str:
        """What lies on a plot; empty if nothing does."""
        tile = self.camp.tile[PLOT[plot]]
        return "" if tile == EMPTY else [*TILE_NAMES, "rail", "station"][tile]

    def at(self, place: str) -> list[tuple[int, int]]:
        """The cowboys on a building, as seat and strength."""
        plot = self.plot(place)
        found = [(seat, self.camp.stands(seat, plot)) for seat in range(self.camp.seats)]
        return [(seat, strength) for seat, strength in found if strength]

    def on(self, seat: int) -> list[str]:
        """The buildings where a seat has a cowboy, row by row."""
        return [TILE_NAMES[self.camp.tile[plot]] for plot in self.camp.posts(seat)]

    def count(self, place: str, seat: int) -> list[int]:
        """The strengths of a seat's cowboys in its ranch, the mine, the supply (hire) or dead."""
        numbers = getattr(self.camp, place)[seat * KINDS : (seat + 1) * KINDS]
        return [kind + 1 for kind in range(KINDS) for _ in range(numbers[kind])]

    def pile(self, number: int) -> list[str]:
        """The tiles of a stack from the top down."""
        return [TILE_NAMES[tile] for tile in reversed(self.camp.stacks[number - 1])]

    def told(self, kind: str) -> list[tuple[Any, ...]]:
        """The open arguments of every event of a kind so far."""
        return [event.args for event in self.events if event.kind == kind]

    def heard(self, seat: int, kind: str) -> list[list[Any]]:
        """What a seat heard of every event of a kind: open values, and the secret ones it may."""
        news = [GAME.news(event, seat) for event in self.events if event.kind == kind]
        return [[arg.value for arg in message.args] for message in news]

    def view(self, seat: int) -> dict[str, Any]:
        """What a seat sees; -1 is a spectator."""
        self.camp.advance()
        return GAME.view(self.camp, seat)

    def hint(self, answer: str) -> dict[str, Any]:
        """What the label of an offer says, by name."""
        self.camp.advance()
        seat, action = self.code(answer)
        question = GAME.question(self.camp, seat)
        assert question is not None
        label = next(offer.label for offer in question.offers if offer.action == action)
        return {arg.name: arg.value for arg in label.args}

    def about(self) -> dict[str, Any]:
        """What the prompt speaks of, by name."""
        self.camp.advance()
        question = GAME.question(self.camp, self.camp.seat)
        assert question is not None
        return {arg.name: arg.value for arg in question.prompt.args}


# --- the end, and whole games ----------------------------------------------------------------


def last_turn(t: Table) -> None:
    """The crime pool is empty and P1's turn is done: the game ends now."""
    t.camp.ending = POOL_EMPTY
    t.camp.agenda[:] = [EndTurn()]
    t.camp.advance()


def stroll(seats: int, seed: int, **options: Any) -> Iterator[Match]:
    """A random game, position by position."""
    return strolls.stroll(GAME, seats, seed, **options)


def nobody_at(t: Table, place: str) -> bool:
    """Whether a building stands empty."""
    return t.at(place) == [] and t.camp.clan[t.plot(place)] == NOBODY
