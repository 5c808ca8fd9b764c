"""A toy game for the kernel's own tests: a camp with secret bids, a card that cancels, a menu."""

from __future__ import annotations

from typing import ClassVar

from farwest.kernel.game import Game, News, Result, View
from farwest.kernel.menu import Menu, Task
from farwest.kernel.options import OneOf, Options, SeatOrRandom, Several, YesNo
from farwest.kernel.state import State
from farwest.kernel.steps import Choice, Step
from farwest.kernel.verbs import Field, Verb, Verbs
from farwest.kernel.windows import Window

BID, PASS, STOP, COOK, DANCE, SLEEP = 0, 4, 5, 6, 7, 8
VERBS = Verbs(
    Verb("bid", BID, Field("coins", "number", 4)),
    Verb("pass", PASS),
    Verb("stop", STOP),
    Verb("cook", COOK),
    Verb("dance", DANCE),
    Verb("sleep", SLEEP),
)


class Camp(State):
    """Coins, a hidden stop card, a food count."""

    __slots__ = ("bids", "coins", "cards", "food", "log", "round")

    def __init__(self) -> None:
        super().__init__()
        self.coins: list[int] = []
        self.bids: list[int] = []
        self.cards: list[int] = []
        self.food = 0
        self.log: list[int] = []
        self.round = 0

    def clone(self) -> Camp:
        twin = Camp.__new__(Camp)
        self.copy_kernel(twin)
        twin.coins = self.coins[:]
        twin.bids = self.bids[:]
        twin.cards = self.cards[:]
        twin.food = self.food
        twin.log = self.log[:]
        twin.round = self.round
        return twin


class Evening(Step[Camp]):
    """Everybody bids in secret, then the night is played."""

    __slots__ = ()

    def run(self, camp: Camp) -> None:
        camp.round += 1
        camp.do(Show(), Night())
        camp.together([Bid(seat) if camp.coins[seat] else None for seat in range(camp.seats)])


class Bid(Choice[Camp]):
    __slots__ = ("player",)
    prompt = "bid"

    def __init__(self, player: int) -> None:
        self.player = player

    def seat(self, camp: Camp) -> int:
        return self.player

    def options(self, camp: Camp) -> list[int]:
        return list(range(BID, BID + min(3, camp.coins[self.player]) + 1))

    def take(self, camp: Camp, action: int) -> None:
        camp.bids[self.player] = action - BID


class Show(Step[Camp]):
    """The highest bid pays and throws a party, unless it is stopped."""

    __slots__ = ()

    def run(self, camp: Camp) -> None:
        host = camp.bids.index(max(camp.bids))
        camp.coins[host] -= camp.bids[host]
        camp.tell("host", (host,), (camp.bids[host],), (host,))
        camp.bids = [0] * camp.seats
        camp.do(StopWindow(host), Party(host))


class StopWindow(Window[Camp]):
    __slots__ = ()
    prompt = "stop"

    def may(self, camp: Camp, seat: int) -> bool:
        return camp.cards[seat] > 0

    def options(self, camp: Camp) -> list[int]:
        return [PASS, STOP] if self.seat(camp) >= 0 else []

    def take(self, camp: Camp, action: int) -> None:
        seat = self.seat(camp)
        if action == PASS:
            camp.do(self.passed(camp))
        else:
            camp.do(self.again(camp))
            camp.cards[seat] -= 1
            camp.log.append(seat)


class Party(Step[Camp]):
    __slots__ = ("host",)

    def __init__(self, host: int) -> None:
        self.host = host

    def run(self, camp: Camp) -> None:
        tasks: list[Task[Camp]] = [Cook(COOK), Dance(DANCE)]
        camp.do(Menu(self.host, tasks, SLEEP))


class Cook(Task[Camp]):
    __slots__ = ()

    def run(self, camp: Camp) -> None:
        camp.food += 1


class Dance(Task[Camp]):
    __slots__ = ()

    def possible(self, camp: Camp, seat: int) -> bool:
        return camp.coins[seat] > 0

    def run(self, camp: Camp) -> None:
        camp.food += camp.draw(2)


class Night(Step[Camp]):
    __slots__ = ()

    def run(self, camp: Camp) -> None:
        if camp.round < 4 and any(camp.coins):
            camp.do(Evening())


class CampGame(Game[Camp]):
    """The toy."""

    key = "camp"
    revision = 3
    clauses = "CP"
    options = (
        YesNo("rich", False),
        YesNo("royal", False, needs={"rich": True}),
        OneOf("fire", ["small", "big"]),
        SeatOrRandom("holder"),
        Several("songs", ["blues", "reel"]),
    )
    verbs = VERBS
    events: ClassVar[dict[str, News]] = {
        "host": News((("player", "seat"),), (("coins", "number"),))
    }
    names: ClassVar[dict[str, list[str]]] = {}

    def players(self, options: Options) -> tuple[int, int]:
        return 2, 5 if options["rich"] else 4

    def empty(self) -> Camp:
        return Camp()

    def set_up(self, camp: Camp, options: Options) -> None:
        camp.coins = [6 if options["rich"] else 3] * camp.seats
        camp.bids = [0] * camp.seats
        camp.cards = [0] * camp.seats
        holder = options["holder"]
        camp.cards[holder if type(holder) is int else camp.draw(camp.seats)] = 1
        camp.do(Evening())

    def shown(self, camp: Camp) -> View:
        return {
            "coins": camp.coins[:],
            "bid": None,
            "card": None,
            "food": camp.food,
            "log": camp.log[:],
            "choosing": camp.choosing(),
            "reactions": camp.veiled(),
        }

    def shown_to(self, camp: Camp, seat: int, shown: View) -> View:
        return {"bid": camp.bids[seat], "card": camp.cards[seat]}

    def redeal(self, camp: Camp, seat: int) -> None:
        others = [other for other in range(camp.seats) if other != seat]
        held = 1 - len(camp.log) - (camp.cards[seat] if seat >= 0 else 0)
        holder = others[camp.draw(len(others))]
        for other in others:
            camp.bids[other] = 0
            camp.cards[other] = held if other == holder else 0

    def result(self, camp: Camp) -> Result:
        best = max(camp.coins)
        winners = [seat for seat in range(camp.seats) if camp.coins[seat] == best]
        places = [1 + sum(coins > own for coins in camp.coins) for own in camp.coins]
        return Result(winners, places, camp.coins[:], [{"coins": own} for own in camp.coins])

    def ending(self, camp: Camp) -> str:
        return "morning"

    def supply(self, camp: Camp) -> dict[str, int]:
        return {"cards": sum(camp.cards) + len(camp.log)}


GAME = CampGame()


def camp(seats: int = 3, **options: object) -> Camp:
    """A fresh camp; the stop card is with seat 1."""
    return GAME.deal(seats, {"holder": 1, **options}, 7)  # type: ignore[dict-item]
