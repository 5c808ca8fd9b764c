"""Rounds, places, the end of the game and the reckoning (sections 3, 12, 15 and 21)."""

from __future__ import annotations

from collections.abc import Callable

from tests.referee.asking import Course, demand
from tests.referee.dice_town.bank import attack_stagecoach, move_stagecoach, rob_bank
from tests.referee.dice_town.doc import doc_now, doc_step
from tests.referee.dice_town.indian import die_goes_home, exchange, roll_indian_die, smoke_signals
from tests.referee.dice_town.mine import dig, draw_river
from tests.referee.dice_town.printed import ACTIONS, OUTLAWS, PLACES, SCORING, STORE_CARDS, VALUES
from tests.referee.dice_town.saloon import recruit, rob
from tests.referee.dice_town.sheriff import hunt, star_window, take_star
from tests.referee.dice_town.store import go_shopping
from tests.referee.dice_town.table import Player, Table
from tests.referee.dice_town.throwing import build_combinations
from tests.referee.dice_town.ties import ALONE, actors
from tests.referee.dice_town.town_hall import ask_mayors_wife, support_mayor
from tests.referee.result import Result

WORK: dict[str, Callable[[Table, Player], Course[None]]] = {
    "nuggets_per_9": dig,
    "draw_river": draw_river,
    "rob_bank": rob_bank,
    "attack_stagecoach": attack_stagecoach,
    "draw_store_keep_1": go_shopping,
    "doc_now": doc_now,
    "rob_hand": rob,
    "recruit_outlaw": recruit,
    "take_star": take_star,
    "hunt_outlaws": hunt,
    "support_mayor": support_mayor,
    "mayors_wife": ask_mayors_wife,
}
"""What is done at the places."""


def play(table: Table) -> Course[Result]:
    """Round after round until the mine is empty or all deeds are handed out (DT-019, DT-116)."""
    while True:
        yield from build_combinations(table)
        yield from resolve_places(table)
        if not table.mine or not (table.row or table.deeds):
            break
        yield from smoke_signals(table)
        begin_round(table)
    scores = [points(table, player) for player in table.players]
    winner = yield from decide(table, scores)
    return Result(scores, [winner])


def begin_round(table: Table) -> None:
    """Everybody takes his dice back (DT-115)."""
    table.round += 1
    table.guarded = table.blocked = None
    table.exchanged = False
    table.fresh = []
    for player in table.players:
        player.gained = False
        player.dice, player.shown, player.received = [], [], []


def resolve_places(table: Table) -> Course[None]:
    """Phase II, from the Indian die to the Doc (DT-020, DT-153)."""
    yield from roll_indian_die(table)
    present: list[Player] = []
    for place in PLACES:
        present = []
        if place != table.blocked:
            present = yield from resolve(table, place)
        if place == "bank":
            move_stagecoach(table)
    if table.indian:
        yield from exchange(table, present)
    yield from doc_step(table)
    die_goes_home(table)


def resolve(table: Table, place: str) -> Course[list[Player]]:
    """A place: who acts there, what each does, and the doing (DT-145); who they were."""
    present = yield from actors(table, place)
    todo = yield from plans(table, place, present)
    table.fresh = []
    held = False
    if place == "sheriff":
        heirs = [player for action, player in todo if action == "take_star"]
        held = yield from star_window(table, heirs[0] if heirs else None)
    for action, player in todo:
        table.fresh = []
        if not (action == "take_star" and held):
            yield from WORK[action](table, player)
    return present


def plans(table: Table, place: str, present: list[Player]) -> Course[list[tuple[str, Player]]]:
    """The action of each: the first chooses, the second does the other (DT-145, DT-225)."""
    actions = list(ACTIONS[place].values())
    if table.extension and present:
        answers = {f"action {action}": action for action in actions}
        if place == "town_hall" and table.seats == ALONE and table.row and not table.deeds:
            del answers["action mayors_wife"]
        chosen = yield from demand(present[0].seat, "choose_action", answers)
        actions.sort(key=lambda action: action != chosen)
    return list(zip(actions, present))


def points(table: Table, player: Player) -> int:
    """Everything that counts at the end (DT-119 to DT-123, DT-169, DT-182, DT-190 to DT-193)."""
    bounty = sum(OUTLAWS[outlaw]["dollars"] for outlaw in player.captured)
    total: int = player.nuggets * SCORING["nugget_vp"]
    total += (player.cash + bounty) // SCORING["dollars_per_vp"]
    total += SCORING["sheriff_vp"] if player.seat == table.sheriff else 0
    total += sum(VALUES[deed] for deed in player.deeds + player.fenced)
    total += player.ranches * (player.ranches + 1) // 2
    return total + sum(worth(card, player) for card in player.store_cards)


def worth(card: str, player: Player) -> int:
    """The points of a store card in hand."""
    counted = {"store_card_held": len(player.store_cards), "captured_outlaw": len(player.captured)}
    printed = STORE_CARDS[card]
    if "vp_per" in printed:
        return counted[printed["vp_per"]] * int(printed["vp_each"])
    return int(printed.get("vp", 0))


def decide(table: Table, scores: list[int]) -> Course[int]:
    """Most points, then most deeds, then whom the Sheriff names (DT-124 to DT-126)."""
    ranks = [
        (total, len(player.deeds) + len(player.fenced) + player.ranches)
        for total, player in zip(scores, table.players)
    ]
    tied = [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
    winner = yield from demand(table.sheriff, "final_tie", {f"final {seat}": seat for seat in tied})
    return winner
