"""The laws: what must hold at every position of every game. Each raises Broken with the reason.

clone   a copy is equal, then independent        dump    survives JSON, and is not empty
veil    what a seat sees does not change when     seal    secret answers may come in any order
the unseen is dealt anew; bots are fair   thrift  nothing appears or gets lost
dead end  somebody always has a choice; it ends   replay  seed and moves give the same bytes
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable, Mapping
from itertools import groupby, product
from typing import Any

from farwest.kernel.dump import dump, load
from farwest.kernel.game import Game
from farwest.kernel.match import Match, replay
from farwest.kernel.news import SPECTATOR, Event
from farwest.kernel.options import BadOption, OneOf, Value, YesNo
from farwest.kernel.record import Record
from farwest.kernel.state import State

LONGEST = 20_000
MOST_SEATS = 9
MOST_COMBINATIONS = 100
SAMPLED = 60
"""How many tables are drawn by chance where combinations of options are too many to try."""


class Broken(AssertionError):
    """A law that does not hold, with the position where it broke."""


def text(data: Any) -> str:
    """JSON that is equal when the data are."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"))


def require(holds: bool, law: str, reason: str) -> None:
    """Raise Broken unless it holds."""
    if not holds:
        raise Broken(f"{law}: {reason}")


def difference(one: str, two: str) -> str:
    """Where two texts part, for the report."""
    at = next((n for n, (a, b) in enumerate(zip(one, two)) if a != b), min(len(one), len(two)))
    return f"…{one[max(0, at - 60) : at + 40]}… and not …{two[max(0, at - 60) : at + 40]}…"


def law_clone(game: Game[Any], state: State, dice: random.Random) -> None:
    """A copy is equal, plays alike, and changes nothing in its original."""
    before = text(dump(state))
    twin = state.clone()
    require(text(dump(twin)) == before, "clone", "the copy differs from its original")
    require(twin.legal == state.legal and twin.seat == state.seat, "clone", "it asks otherwise")
    for _ in range(3):
        if not twin.over:
            twin.play(dice.choice(twin.legal))
    require(text(dump(state)) == before, "clone", "playing on the copy changed the original")


def law_dump(game: Game[Any], state: State, dice: random.Random) -> None:
    """A state survives JSON in mid-turn and asks the same question afterwards."""
    saved = text(dump(state))
    require(len(saved) > 100, "dump", "almost nothing was saved")
    again = load(game.empty(), json.loads(saved))
    require(text(dump(again)) == saved, "dump", "it was not loaded as it was saved")
    require(again.legal == state.legal and again.seat == state.seat, "dump", "it asks otherwise")


def law_veil(game: Game[Any], state: State, dice: random.Random) -> None:
    """Dealing the unseen anew changes nothing a seat sees, is asked, or hears."""
    seats = range(SPECTATOR, state.seats)
    alone = [game.view(state, seat) for seat in seats]
    require(game.views(state, seats) == alone, "veil", "together they see otherwise than alone")
    for seat, sight in zip(seats, alone):
        luck, other_luck = dice.getrandbits(60), dice.getrandbits(60)
        seen = text(sight)
        world = game.imagine(state, seat, luck)
        other = text(game.view(world, seat))
        require(other == seen, "veil", f"seat {seat} sees {difference(seen, other)}")
        asked = game.question(state, seat)
        require(game.question(world, seat) == asked, "veil", f"seat {seat} is asked otherwise")
        one = text(dump(game.imagine(state, seat, other_luck)))
        two = text(dump(game.imagine(world, seat, other_luck)))
        unfair = f"seat {seat} imagines by what it cannot see: {difference(one, two)}"
        require(one == two, "veil", unfair)
        hears_alike(game, state, world, seat, dice)


class Witness(list[Event]):
    """A sink that notes what a seat sees at first, when it hears of each event, and at last.

    The compiled build tells past `append`: what is heard is witnessed in the plain one alone.
    """

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        super().__init__()
        self.game = game
        self.state = state
        self.seat = seat
        self.heard: list[str] = []
        self.sights: list[str] = []
        self.look("")

    def append(self, event: Event) -> None:
        self.look(text(self.game.news(event, self.seat)))

    def look(self, heard: str) -> None:
        """Note how the table looks now, and what is heard with it; nothing is silence."""
        self.heard.append(heard)
        self.sights.append(text(self.game.view(self.state, self.seat)))


def hears_alike(
    game: Game[Any], state: State, world: State, seat: int, dice: random.Random
) -> None:
    """A seat hears nothing that it does not also see before the next question."""
    if state.over or state.waiting() != world.waiting():
        return
    actor = dice.choice(state.waiting())
    first, second = state.choice_of(actor), world.choice_of(actor)
    if first is None or second is None:
        return
    both = set(first.options(state)) & set(second.options(world))
    if not both:
        return
    action = dice.choice(sorted(both))
    witnesses = []
    for start in (state, world):
        twin = start.clone()
        twin.luck = 12345
        witness = Witness(game, twin, seat)
        twin.sink = witness
        twin.answer(actor, action)
        witness.look("")
        witnesses.append(witness)
    one, two = witnesses
    for at in range(min(len(one.heard), len(two.heard))):
        if one.heard[at] != two.heard[at]:
            told = f"seat {seat} hears {difference(one.heard[at], two.heard[at])}"
            before = one.sights[at - 1]
            apart = changes(before, one.sights[at:]) != changes(before, two.sights[at:])
            require(apart, "veil", told)
            return


def changes(before: str, sights: list[str]) -> list[str]:
    """What was seen one after the other: looking twice at the same table shows nothing new."""
    return [sight for sight, _ in groupby([before, *sights])]


def law_seal(game: Game[Any], state: State, dice: random.Random) -> None:
    """Secret answers give the same game in whatever order they come, and do what they say."""
    seats = state.waiting()
    if not state.lanes:
        return
    for seat in seats:
        only_notes(state, seat, dice)
    if len(seats) < 2:
        return
    plan: dict[int, list[int]] = {}
    ends = []
    for order in (seats, seats[::-1]):
        twin = state.clone()
        for seat in order:
            chosen = plan.setdefault(seat, [])
            told = 0
            while twin.opened is state.opened and twin.lanes[seat]:
                if told == len(chosen):
                    choice = twin.choice_of(seat)
                    require(choice is not None, "seal", "a lane waits without a question")
                    assert choice is not None
                    chosen.append(dice.choice(choice.options(twin)))
                twin.answer(seat, chosen[told])
                told += 1
        ends.append(text(dump(twin)))
    require(ends[0] == ends[1], "seal", f"the order of the answers of {seats} matters")


def only_notes(state: State, seat: int, dice: random.Random) -> None:
    """A choice whose secret answers are only noted does nothing else with one."""
    twin: State = state.clone()
    choice = twin.choice_of(seat)
    if choice is None or not choice.noted:
        return
    twin.sink = []
    twin.crossed = False
    twin.stack = twin.lanes[seat]
    choice.take(twin, dice.choice(choice.options(twin)))
    still = twin.stack == state.lanes[seat] and not twin.sink and not twin.crossed
    require(still, "seal", f"{type(choice).__name__} does more than to note an answer")


def law_dead_end(game: Game[Any], state: State, dice: random.Random) -> None:
    """An unfinished game asks somebody something, and every answer has a verb."""
    if state.over:
        won = bool(game.result(state).winners) or game.winless
        require(won, "dead end", "it is over and nobody won")
        return
    require(bool(state.waiting()), "dead end", "nobody is asked")
    for seat in state.waiting():
        choice = state.choice_of(seat)
        require(choice is not None, "dead end", f"seat {seat} waits without a question")
        assert choice is not None
        options = choice.options(state)
        name = type(choice).__name__
        require(len(options) > 1, "dead end", f"{name} has no real choice")
        require(len(set(options)) == len(options), "dead end", f"{name} repeats an option")
        require(choice.fallback(state) in options, "dead end", f"{name} falls back on nothing")
        require(choice.options(state) == options, "dead end", f"{name} changes its mind")
        coded = min(options) >= 0 and max(options) < game.verbs.size
        require(coded, "dead end", f"{name} has an option without a verb")


LAWS: dict[str, Callable[[Game[Any], State, random.Random], None]] = {
    "clone": law_clone,
    "dump": law_dump,
    "veil": law_veil,
    "seal": law_seal,
}
"""The costly laws: they hold at every ply, and need not be tried at each."""


def law_replay(game: Game[Any], match: Match) -> None:
    """A record, written and read again, replays to the same bytes."""
    again = replay(game, Record.from_json(match.record("test").to_json()))
    same = text(dump(again.state)) == text(dump(match.state))
    require(same, "replay", "the record led elsewhere")


Chooser = Callable[[State, int, int], int]
"""What a seat answers, by the state, the seat and the ply."""


def try_game(
    game: Game[Any],
    seats: int,
    options: Mapping[str, Value],
    seed: int,
    every: int = 1,
    laws: Mapping[str, Callable[[Game[Any], State, random.Random], None]] = LAWS,
    choose: Chooser | None = None,
) -> Match:
    """Play one game and hold every law to it, the costly ones at every so many plies.

    Thrift and the dead end are tried at every ply. Answers are random, unless somebody is there to
    choose them.
    """
    dice = random.Random(seed)
    match = Match(game, [f"seat {seat + 1}" for seat in range(seats)], options, f"laws {seed}")
    supply = game.supply(match.state)
    ply = 0
    try:
        while True:
            state = match.state
            held = game.supply(state)
            require(held == supply, "thrift", f"{supply} became {held}")
            law_dead_end(game, state, dice)
            if ply % every == 0 or state.over:
                for law in laws.values():
                    law(game, state, dice)
            if state.over:
                break
            seat = dice.choice(state.waiting())
            choice = state.choice_of(seat)
            assert choice is not None
            action = choose(state, seat, ply) if choose else dice.choice(choice.options(state))
            match.answer(seat, action)
            ply += 1
            require(ply < LONGEST, "dead end", "play does not end")
        law_replay(game, match)
    except Exception as error:
        where = f"{game.key}, {seats} players, {dict(options)}, seed {seed}, ply {ply}"
        raise Broken(f"{error} ({where})") from error
    return match


def combinations(game: Game[Any]) -> list[dict[str, Value]]:
    """Every combination of yes/no and one-of options; none where they are too many to try."""
    offered: dict[str, list[Value]] = {}
    for option in game.options:
        if isinstance(option, YesNo):
            offered[option.key] = [False, True]
        elif isinstance(option, OneOf):
            offered[option.key] = list(option.values)
    if math.prod(map(len, offered.values())) > MOST_COMBINATIONS:
        return []
    return [dict(zip(offered, chosen)) for chosen in product(*offered.values())]


def every_table(game: Game[Any]) -> list[tuple[int, dict[str, Value]]]:
    """Every number of players with every combination of options, or some where they are many."""
    tables = [
        (seats, options)
        for options in combinations(game)
        for seats in range(1, MOST_SEATS + 1)
        if fits(game, seats, options)
    ]
    return tables or [drawn_table(game, number) for number in range(SAMPLED)]


def table_of(game: Game[Any], number: int) -> tuple[int, dict[str, Value]]:
    """The table of a trial: all tables in turn, or drawn anew where they are too many.

    Options that are not tried one by one, such as lists, are drawn either way.
    """
    if not combinations(game):
        return drawn_table(game, number)
    tables = every_table(game)
    seats, fixed = tables[number % len(tables)]
    options = drawn_options(game, seats, fixed, random.Random(number))
    return seats, options if fits(game, seats, options) else fixed


def drawn_table(game: Game[Any], number: int) -> tuple[int, dict[str, Value]]:
    """A table with all options drawn by chance; the same for the same number."""
    dice = random.Random(f"{game.key} {number}")
    while True:
        seats = dice.randint(1, MOST_SEATS)
        options = drawn_options(game, seats, {}, dice)
        if fits(game, seats, options):
            return seats, options


def drawn_options(
    game: Game[Any], seats: int, fixed: Mapping[str, Value], dice: random.Random
) -> dict[str, Value]:
    """These options, and all others drawn by chance where what they need is chosen."""
    options = dict(fixed)
    for option in game.options:
        if option.key not in fixed:
            met = all(options.get(key) == wanted for key, wanted in option.needs.items())
            options[option.key] = option.some(dice, seats) if met else option.default
    return options


def fits(game: Game[Any], seats: int, options: dict[str, Value]) -> bool:
    """Whether the game can be played by so many with these options."""
    try:
        game.settle(seats, options)
    except BadOption:
        return False
    return True
