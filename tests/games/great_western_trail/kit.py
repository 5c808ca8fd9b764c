"""A table to set up by hand: positions, and answers in words.

>>> t = Table(2)
>>> t.trail.board[FLOOD_1] = GREEN_FLOOD
>>> t.start(Move())               # run from this step; the agenda holds nothing else
>>> t.options()
['step spot_b', 'step flood_1']
>>> t.play("step flood_1")
"""

from __future__ import annotations

from typing import Any

from farwest.games.great_western_trail import GAME, box
from farwest.games.great_western_trail.rules.staying import PhaseB
from farwest.games.great_western_trail.rules.tiles import private
from farwest.games.great_western_trail.scoring import SOURCES, scores
from farwest.games.great_western_trail.state import Trail
from farwest.games.great_western_trail.verbs import VERBS
from farwest.kernel.game import View
from farwest.kernel.news import Event
from farwest.kernel.steps import Step

GREEN_FLOOD = box.TILES.index("flood_2_green")
BLACK_FLOOD = box.TILES.index("flood_2_black")
GREEN_DROUGHT = box.TILES.index("drought_3_green")
BLUE_TEEPEE = box.TEEPEE_BLUE_TILE
GREEN_TEEPEE = box.TEEPEE_GREEN_TILE
COWBOY_TILE = box.COWBOY_TILE


def objective(number: int) -> int:
    """The code of OBJ_number."""
    return box.FIRST_OBJECTIVE + number - 1


def words(action: int) -> str:
    """An action code as text: the verb, then the names of its arguments."""
    verb, args = VERBS.decode(action)
    found = [verb]
    for arg in map(GAME.spell, args):
        named = GAME.names.get(arg.kind)
        found.append(named[arg.value] if named else f"{arg.value}")
    return " ".join(found)


class Table:
    """A trail in a known position: neutral buildings A to G in order, and nothing else on it.

    It is the turn of seat 0, who stands on neutral A; everybody has $10 and an empty hand.
    """

    def __init__(self, seats: int = 2, **options: Any) -> None:
        self.trail: Trail = GAME.deal(seats, {"first_player": 0, **options}, 2026)
        trail = self.trail
        trail.agenda.clear()
        trail.legal = []
        for spot in (*box.PLOTS, *box.HAZARD_SLOTS, *box.TEEPEE_SLOTS):
            trail.board[spot] = 0
        trail.cash = [10] * seats
        trail.spot = [box.SPOT_A] * seats
        for seat in range(seats):
            trail.deck[seat] += trail.hand[seat]
            trail.hand[seat] = []
        self.events: list[Event] = []

    def hand(self, *cards: int, seat: int = 0) -> None:
        """Make this the whole hand."""
        self.trail.hand[seat] = sorted(cards)

    def build(self, name: str, spot: int, seat: int = 0) -> None:
        """Put a private building on the trail; `4a` is side a of number 4."""
        kind = box.BUILDINGS.index(f"building_{name}")
        self.trail.board[spot] = private(seat, kind)
        self.trail.unbuilt[seat] &= ~(1 << kind // 2)

    def workers(self, cowboys: int = 1, craftsmen: int = 1, engineers: int = 1) -> None:
        self.trail.workers[:3] = [cowboys, craftsmen, engineers]

    def clear(self, *discs: int) -> None:
        """Remove the discs of these kinds of spaces from the board of seat 0."""
        for disc in discs:
            self.trail.discs[disc] = 0

    def market(self, *cards: int) -> None:
        """Make these cards the whole cattle market."""
        self.trail.market = [0] * 9
        for card in cards:
            self.trail.market[card - box.FIRST_MARKET] += 1

    def jobs(self, token: int, *workers: tuple[int, int]) -> None:
        """Make these (type, row) the whole job market, and put the token on a row."""
        self.trail.token = token - 1
        self.trail.jobs = [0] * 36
        for worker, row in workers:
            self.trail.jobs[(row - 1) * 3 + worker] += 1

    def stay(self, spot: int) -> None:
        """Seat 0 has arrived here: phase B begins."""
        self.trail.spot[0] = spot
        self.trail.arrived = 1
        self.start(PhaseB())

    def use(self, name: str, spot: int = box.PLOT_A1) -> None:
        """Seat 0 has arrived on a building of its own: phase B begins."""
        self.build(name, spot)
        self.stay(spot)

    def start(self, *steps: Step[Trail]) -> None:
        """Run these steps up to the first question."""
        self.trail.over = False
        self.trail.sink = self.events
        self.trail.agenda.extend(steps[::-1])
        self.trail.advance()

    def options(self) -> list[str]:
        """What may be answered now, in words."""
        return [words(action) for action in self.trail.legal]

    @property
    def prompt(self) -> str:
        """What is asked; empty if nothing is."""
        choice = self.trail.choice_of(self.trail.seat) if not self.trail.over else None
        return choice.prompt if choice is not None else ""

    def play(self, *answers: str) -> None:
        """Answer in words, one question after the other."""
        for answer in answers:
            by_word = dict(zip(self.options(), self.trail.legal))
            assert answer in by_word, f"{answer} is not among {sorted(by_word)}"
            self.trail.sink = self.events
            self.trail.answer(self.trail.seat, by_word[answer])

    def view(self, viewer: int) -> View:
        """What a seat sees; -1 is a spectator."""
        return GAME.view(self.trail, viewer)

    def points(self, source: str, seat: int = 0) -> int:
        """The points of a seat from a source."""
        return scores(self.trail, seat)[SOURCES.index(source)]

    def told(self, kind: str) -> list[tuple[Any, ...]]:
        """The open arguments of every event of a kind."""
        return [event.args for event in self.events if event.kind == kind]
