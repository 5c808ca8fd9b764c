"""A table to set up by hand: positions, loaded dice, and answers in words.

>>> t = Table(3, sheriff=2)
>>> t.dice(0, "9 9 9 J K")
>>> t.start(Place(MINE))           # run from this step; the agenda holds nothing else
>>> t.answer(0, PLAY + DYNAMITE)
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.dice import HANDFULS, NUMBER, SIDES, gather, spread
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.state import Town
from farwest.games.dice_town.verbs import PLAY
from farwest.kernel.game import View
from farwest.kernel.luck import Fate
from farwest.kernel.match import Match
from farwest.kernel.news import Event
from farwest.kernel.steps import Step
from tests import strolls

FACE = {face: number for number, face in enumerate(box.FACES)}
CANCEL = PLAY + box.WANTED_NOTICE
NINE_4, NINE_6, TEN_4, TEN_6, JACK_4, JACK_6 = range(6)
QUEEN_4, QUEEN_6, KING_4, KING_6, ACE_4, ACE_6 = range(6, 12)
"""The Outlaws by the face they set and the dollars they are worth, in the order of the box."""


def faces(text: str) -> list[int]:
    """`"9 10 Q"` as face numbers."""
    return [FACE[face] for face in text.split()]


def pack(text: str) -> int:
    """`"9 10 Q"` as a handful."""
    return gather(faces(text))


def number(text: str) -> int:
    """`"9 10 Q"` as the number of a handful, for KEEP, BRUTE and REROLL."""
    return NUMBER[pack(text)]


def words(handful: int) -> str:
    """A handful as text."""
    return " ".join(box.FACES[face] for face in spread(handful))


class Loaded(Fate):
    """Luck that falls as told; runs dry with an error, so that no test rolls by accident."""

    def __init__(self) -> None:
        self.draws: list[tuple[int, int]] = []

    def roll(self, text: str) -> None:
        """The next roll of as many dice falls like this."""
        value = 0
        for face in faces(text):
            value = value * SIDES + face
        self.draws.append((SIDES ** len(text.split()), value))

    def next(self, n: int, value: int) -> None:
        """The next draw of one out of n gives this value."""
        self.draws.append((n, value))

    def draw(self, n: int) -> int:
        assert self.draws, f"an unexpected draw of one out of {n}"
        wanted, value = self.draws.pop(0)
        assert wanted == n, f"expected a draw out of {wanted}, got one out of {n}"
        return value


class Table:
    """A town in a known position. Seats count from 0; everybody has $8 and no card."""

    def __init__(self, seats: int = 4, *, sheriff: int = 0, loaded: bool = False, **options: Any):
        options["initial_sheriff"] = sheriff
        self.town: Town = GAME.deal(seats, options, 2026)
        town = self.town
        town.agenda.clear()
        town.lanes, town.opened, town.legal = [], [], []
        town.rolled = [0] * seats
        town.dice = [0] * seats
        town.round = 2
        self.luck = Loaded()
        if loaded:
            town.fate = self.luck
        self.events: list[Event] = []

    def dice(self, seat: int, text: str) -> None:
        self.town.dice[seat] = pack(text)

    def hand(self, seat: int, *cards: int) -> None:
        """Put cards in a hand, taken from the decks so that nothing is doubled."""
        for card in cards:
            deck = self.town.deeds if card <= box.DEED_5 else self.town.store
            deck.remove(card)
            self.town.hand[seat].append(card)
        self.town.hand[seat].sort()

    def start(self, *steps: Step[Town]) -> None:
        """Run these steps up to the first question."""
        self.town.over = False
        self.town.sink = self.events
        self.town.agenda.extend(steps[::-1])
        self.town.advance()

    def answer(self, seat: int, action: int) -> None:
        """Answer as a checked player would."""
        self.town.sink = self.events
        self.town.answer(seat, action)

    def options(self, seat: int) -> list[int]:
        """What a seat may answer now; empty if it is not asked."""
        choice = self.town.choice_of(seat)
        return choice.options(self.town) if choice is not None else []

    def prompt(self, seat: int) -> str:
        """The prompt a seat is asked; empty if none."""
        choice = self.town.choice_of(seat)
        return choice.prompt if choice is not None else ""

    @property
    def asked(self) -> list[int]:
        """The seats that can answer now; empty when nothing is asked."""
        return self.town.waiting()

    def told(self, kind: str) -> list[tuple[Any, ...]]:
        """The open arguments of every event of a kind so far."""
        return [event.args for event in self.events if event.kind == kind]

    def set_dice(self, seat: int) -> str:
        """The dice a seat has set, as text."""
        return words(self.town.dice[seat])

    def kept(self, action: int) -> str:
        """The dice an action code of KEEP or BRUTE speaks of."""
        return words(HANDFULS[action % len(HANDFULS)])


# --- tables with their dice ------------------------------------------------------------------


def extended(*combinations: str, **options: Any) -> Table:
    """Players with these dice, in a game of the extension."""
    t = Table(len(combinations), extension=True, **options)
    for seat, text in enumerate(combinations):
        t.dice(seat, text)
    return t


def showing(*dice: str, sheriff: int = 2, **options: Any) -> Table:
    """A table with these dice before the players; all others show an A."""
    t = Table(len(dice), sheriff=sheriff, **options)
    for seat, shown in enumerate(dice):
        t.dice(seat, shown + " A" * (5 - len(shown.split())))
    return t


def tie(*dice: str, sheriff: int = 2, **options: Any) -> Table:
    """The Bank with these dice, resolved up to the first question."""
    t = showing(*dice, sheriff=sheriff, **options)
    t.start(Place(box.BANK))
    return t


# --- laying out cards, and listening ---------------------------------------------------------


class Unmixed(Fate):
    """Luck that leaves every deck in the order in which it was laid out."""

    def draw(self, n: int) -> int:
        return n - 1


def on_top(deck: list[int], *cards: int) -> None:
    """Bring these cards to the top of a deck; the first named will be drawn first."""
    for card in reversed(cards):
        deck.remove(card)
        deck.append(card)


def lay_row(table: Table, *cards: int) -> None:
    """The deed row, from its first slot; what lay there goes under the deck."""
    town = table.town
    town.deeds = town.row + town.deeds
    for card in cards:
        town.deeds.remove(card)
    town.row = list(cards)


def empty_deeds(table: Table) -> None:
    """No deed is left in the deck: the rest is in the box, as if returned to the Indians."""
    table.town.boxed += table.town.deeds
    table.town.deeds = []


def give_ranches(table: Table, seat: int, number: int) -> None:
    """Ranches of the deck in front of a seat."""
    for _ in range(number):
        table.town.deeds.remove(box.RANCH)
    table.town.ranches[seat] += number


def discarded(table: Table, *cards: int) -> None:
    """Put cards of the store deck on the discard; nobody saw them."""
    for card in cards:
        table.town.store.remove(card)
        table.town.discard.append(card)


def post_wanted(table: Table, *outlaws: int) -> None:
    """Make these the Wanted row; the others that hung there go under the deck."""
    town = table.town
    town.outlaw_deck = town.wanted + town.outlaw_deck
    for outlaw in outlaws:
        town.outlaw_deck.remove(outlaw)
    town.wanted = sorted(outlaws)


def give_outlaws(table: Table, seat: int, *outlaws: int) -> None:
    """Outlaws recruited by a seat, from the deck or the Wanted row."""
    town = table.town
    for outlaw in outlaws:
        (town.wanted if outlaw in town.wanted else town.outlaw_deck).remove(outlaw)
    town.outlaws[seat] = sorted(town.outlaws[seat] + list(outlaws))


def heard(table: Table, seat: int, kind: str) -> list[list[Any]]:
    """What a seat heard of every event of a kind: its open values, and the secret ones it may."""
    news = [GAME.news(event, seat) for event in table.events if event.kind == kind]
    return [[arg.value for arg in message.args] for message in news]


def seen_of(table: Table, viewer: int, seat: int) -> View:
    """What a viewer sees of a player."""
    found: View = GAME.view(table.town, viewer)["players"][seat]
    return found


def worlds(table: Table, seat: int) -> list[Town]:
    """Worlds that agree with what a seat has seen."""
    return [GAME.imagine(table.town, seat, luck) for luck in range(40)]


# --- whole games ---------------------------------------------------------------------------

FULL = {"extension": True, "indian_die": True}
SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"bribes": False}),
    (5, {}),
    (2, {"extension": True, "indian_die": True}),
    (4, {"extension": True}),
    (6, {"extension": True, "indian_die": True}),
]
"""Numbers of players and options that together meet every rule."""


def stroll(seats: int, seed: int, **options: Any) -> Iterator[Match]:
    """A random game, position by position."""
    return strolls.stroll(GAME, seats, seed, **options)


def last(positions: Iterator[Match]) -> Match:
    """The match at its end."""
    return list(positions)[-1]


def in_secret(table: Table, seat: int) -> bool:
    """Whether this seat alone is asked for a reaction, and no other view tells who is."""
    others = [other for other in range(-1, table.town.seats) if other != seat]
    views = [GAME.view(table.town, other) for other in others]
    unnamed = all(view["reactions"] and view["choosing"] == [] for view in views)
    return table.asked == [seat] and unnamed


def known(table: Table, viewer: int) -> list[Any]:
    """All that a viewer sees and was told so far, to compare; -1 is a spectator."""
    news = [GAME.news(event, viewer) for event in table.events]
    return [GAME.view(table.town, viewer), news]
