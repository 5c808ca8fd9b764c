"""Phase I: a combination of five dice for everybody (sections 4 and 17)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from tests.referee.asking import Course, choose, demand, together
from tests.referee.dice_town.cards import declare, finish
from tests.referee.dice_town.printed import FACES, OUTLAWS
from tests.referee.dice_town.table import Player, Table

BRUTE, CHEATER = "brute", "cheater"
FEWEST_FOR_BRUTE = 2
MOST_BY_OUTLAW = 2
Selection = tuple[str, tuple[str, ...]]
"""To keep dice, or to have them kept by a Brute; and the dice."""


def build_combinations(table: Table) -> Course[None]:
    """Throw after throw; the first completion leaves one more to the others (DT-023, DT-033)."""
    final = False
    while any(player.dice_left for player in table.players):
        if not any(player.rolled for player in table.players):
            yield from use_outlaws(table)
            roll_dice(table)
        if not any(player.rolled for player in table.players):
            return
        if final:
            set_all(table)
            yield from cheater_window(table)
            return
        yield from choose_dice(table)
        yield from cheater_window(table)
        final = any(not player.dice_left for player in table.players)


def use_outlaws(table: Table) -> Course[None]:
    """Outlaws are declared in secret and shown together (DT-171, DT-172)."""
    declaring = {
        player.seat: declare_outlaws(player)
        for player in table.players
        if player.outlaws and player.dice_left
    }
    declared = yield from together(declaring)
    for seat in sorted(declared):
        player = table.players[seat]
        for outlaw, dice in declared[seat].items():
            player.dice += [OUTLAWS[outlaw]["pair"]] * dice
            if dice:
                player.outlaws.remove(outlaw)
                table.wanted.append(outlaw)


def declare_outlaws(player: Player) -> Course[dict[str, int]]:
    """One Outlaw after another: on none, one or two of the dice left (DT-173)."""
    declared: dict[str, int] = {}
    for outlaw in player.outlaws:
        most = min(MOST_BY_OUTLAW, player.dice_left - sum(declared.values()))
        answers = {f"outlaw {outlaw} {dice}": dice for dice in range(most + 1)}
        declared[outlaw] = yield from demand(player.seat, "outlaw_use", answers)
    return declared


def roll_dice(table: Table) -> None:
    """Everybody rolls what he has left, in seat order (DT-024, DT-230)."""
    for player in table.players:
        player.shown = []
        if player.dice_left:
            player.rolled = table.roll(player.dice_left)


def set_all(table: Table) -> None:
    """The final throw is set as it falls, for nothing (DT-035, DT-036)."""
    for player in table.players:
        player.shown, player.rolled = player.rolled, []
        player.dice += player.shown


def choose_dice(table: Table) -> Course[None]:
    """Secret selections, shown at once; Brutes; the payment (DT-025 to DT-031)."""
    choosing = {
        player.seat: demand(player.seat, "keep", selections(player))
        for player in table.players
        if player.rolled
    }
    chosen = yield from together(choosing)
    for seat, (_, dice) in chosen.items():
        player = table.players[seat]
        player.rolled, player.shown = [], list(dice)
        player.dice += dice
    due = {seat: cost(len(dice)) for seat, (_, dice) in chosen.items()}
    for player in table.order():
        if player.seat in chosen and chosen[player.seat][0] == BRUTE:
            due[player.seat] = yield from send_brute(table, player)
    for seat, dollars in due.items():
        table.players[seat].cash -= dollars
        table.stagecoach += dollars


def cost(dice: int) -> int:
    """One die is free; none costs $1, every further one as much (DT-026)."""
    return abs(dice - 1)


def selections(player: Player) -> dict[str, Selection]:
    """Every selection he can pay, and with a Brute those of several dice (DT-027, DT-098)."""
    found = [("keep", dice) for dice in handfuls(player.rolled) if cost(len(dice)) <= player.cash]
    if BRUTE in player.hand:
        several = handfuls(player.rolled, FEWEST_FOR_BRUTE)
        found += [(BRUTE, dice) for dice in several]
    return {" ".join([verb, *dice]): (verb, dice) for verb, dice in found}


def handfuls(
    dice: Sequence[str], fewest: int = 0, most: int | None = None
) -> list[tuple[str, ...]]:
    """Every different handful of these dice, from low to high faces (DT-229)."""
    ordered = sorted(dice, key=FACES.index)
    sizes = range(fewest, min(len(dice), len(dice) if most is None else most) + 1)
    return list(dict.fromkeys(each for size in sizes for each in combinations(ordered, size)))


def send_brute(table: Table, player: Player) -> Course[int]:
    """What is due with a Brute: nothing, unless he is stopped (DT-098, DT-099)."""
    works = yield from declare(table, player, BRUTE)
    if not works and cost(len(player.shown)) > player.cash:
        yield from cut(player)
    finish(table, BRUTE)
    return 0 if works else cost(len(player.shown))


def cut(player: Player) -> Course[None]:
    """He keeps as many of the dice as he can pay; the others are thrown again (DT-099)."""
    affordable = handfuls(player.shown, 1, 1 + player.cash)
    answers = {" ".join(["keep", *dice]): dice for dice in affordable}
    kept = yield from demand(player.seat, "brute_cut", answers)
    for die in player.shown:
        player.dice.remove(die)
    player.shown = list(kept)
    player.dice += kept


def cheater_window(table: Table) -> Course[None]:
    """In table order, whoever revealed dice may turn them, card by card (DT-100)."""
    for player in table.order():
        while player.shown and CHEATER in player.hand:
            turns = {
                f"cheat {face} {to}": (face, to)
                for face in dict.fromkeys(player.shown)
                for to in FACES
                if to != face
            }
            turn = yield from choose(player.seat, "cheater", {"skip": None, **turns})
            if turn is None:
                break
            works = yield from declare(table, player, CHEATER)
            if works:
                turn_die(player, *turn)
            finish(table, CHEATER)


def turn_die(player: Player, face: str, to: str) -> None:
    """A die revealed in this throw shows another face."""
    for dice in (player.dice, player.shown):
        dice.remove(face)
        dice.append(to)
