"""The Sheriff's office: the star, the hunt, Nervous Joe and the Marshall (7, 10, 17)."""

from __future__ import annotations

from collections import Counter

from tests.referee.asking import Course, choose, demand
from tests.referee.dice_town.cards import declare, finish
from tests.referee.dice_town.printed import FACE_OF, FACES, OUTLAWS, STORE_CARDS
from tests.referee.dice_town.table import Player, Table
from tests.referee.dice_town.throwing import handfuls

JOE, MARSHALL, DOUBLE_GUN = "nervous_joe", "marshall", "double_gun"


def star_window(table: Table, heir: Player | None) -> Course[bool]:
    """Joe and the Marshall, in table order; whether the star is kept back (DT-074, DT-162)."""
    held = False
    for player in table.order():
        while True:
            passing = heir is not None and heir.seat != table.sheriff and not held
            answer = yield from choose(player.seat, "star", star_cards(table, player, passing))
            if answer is None:
                break
            held |= yield from play_star_card(table, player, *answer)
    return held


def star_cards(
    table: Table, player: Player, passing: bool
) -> dict[str, tuple[str, Player | None] | None]:
    """What he may play, or skip; nothing if he holds no such card (DT-103, DT-104)."""
    found: dict[str, tuple[str, Player | None] | None] = {}
    if table.may_play(player, JOE):
        for other in table.others(player):
            if other.cash:
                found[f"joe {other.seat}"] = (JOE, other)
    if table.may_play(player, MARSHALL) and passing:
        found[f"play {MARSHALL}"] = (MARSHALL, None)
    return {"skip": None, **found} if found else {}


def play_star_card(table: Table, player: Player, card: str, payer: Player | None) -> Course[bool]:
    """Joe is paid, or the Marshall holds the star; whether he does."""
    works = yield from declare(table, player, card)
    if works and payer is not None:
        table.give_dollars(payer, player, STORE_CARDS[JOE]["dollars"])
        player.gained = True
    finish(table, card)
    return works and card == MARSHALL


def take_star(table: Table, player: Player) -> Course[None]:
    """He is Sheriff from now on (DT-073, DT-057)."""
    table.sheriff = player.seat
    player.gained = True
    yield from ()


def hunt(table: Table, player: Player) -> Course[None]:
    """The kings are rolled; each die that matches captures an Outlaw (DT-177 to DT-181)."""
    if not table.wanted:
        return
    dice = table.roll(player.dice.count(FACE_OF["sheriff"]))
    if table.may_play(player, DOUBLE_GUN):
        dice = yield from shoot_again(table, player, dice)
    yield from make_captures(table, player, Counter(dice))


def shoot_again(table: Table, player: Player, dice: list[str]) -> Course[list[str]]:
    """Any of the hunt dice are rolled once more (DT-198)."""
    rerolls = {" ".join(["reroll", *picked]): picked for picked in handfuls(dice, 1)}
    picked = yield from choose(player.seat, "double_gun", {"skip": None, **rerolls})
    if picked is None:
        return dice
    works = yield from declare(table, player, DOUBLE_GUN)
    if works:
        left = Counter(dice) - Counter(picked)
        dice = [*left.elements(), *table.roll(len(picked))]
    finish(table, DOUBLE_GUN)
    return dice


def make_captures(table: Table, player: Player, dice: Counter[str]) -> Course[None]:
    """A die takes an Outlaw of its face; the clauses name no order (DT-177, DT-178).

    Those without a choice go first, then high faces before low ones, as the engine asks.
    """
    faces = FACES[::-1]
    faces.sort(key=lambda face: len(posted(table, face)) > dice[face])
    for face in faces:
        for _ in range(min(dice[face], len(posted(table, face)))):
            yield from capture(table, player, posted(table, face), dice[face])


def posted(table: Table, face: str) -> list[str]:
    """The Wanted Outlaws with a face."""
    return [outlaw for outlaw in table.wanted if OUTLAWS[outlaw]["wanted_face"] == face]


def capture(table: Table, player: Player, matching: list[str], dice: int) -> Course[None]:
    """One of these Outlaws; only where there are too few dice for all, he chooses (DT-178)."""
    answers = {f"capture {outlaw}": outlaw for outlaw in matching}
    if dice >= len(matching):
        answers = dict(list(answers.items())[:1])
    outlaw = yield from demand(player.seat, "capture", answers)
    table.wanted.remove(outlaw)
    player.captured.append(outlaw)
    player.gained = True
