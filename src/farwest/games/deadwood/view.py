"""What a seat may see, and dealing anew what it may not."""

from __future__ import annotations

from typing import Any

from farwest.games.deadwood.box import FEE, POOL_PER_PLAYER, PROTECTED, TILES
from farwest.games.deadwood.rules.arrival import entries, fee_for
from farwest.games.deadwood.rules.duel import DICE, LOADED, MIGHT, PLOT, WOUNDS
from farwest.games.deadwood.rules.ending import depot_holder
from farwest.games.deadwood.rules.goods import KINDS, serving
from farwest.games.deadwood.rules.railroad import onward
from farwest.games.deadwood.scoring import SOURCES, fine, scores
from farwest.games.deadwood.state import LEVEL, RAIL, Camp
from farwest.kernel.game import View
from farwest.kernel.news import SPECTATOR
from farwest.kernel.steps import NOBODY


def open_to_all(camp: Camp) -> View:
    """What a spectator may see: everything but the order of the stacks (DW-010 to DW-012)."""
    return {
        "seat": SPECTATOR,
        "first": camp.first,
        "turn": camp.turn,
        "turns": camp.turns,
        "ending": camp.ending,
        "pool": camp.pool,
        "pool_start": POOL_PER_PLAYER * camp.seats,
        "box": camp.boxed,
        "cartridges": camp.cartridges,
        "horses": camp.horses,
        "sheriff": camp.sheriff,
        "protected": list(PROTECTED[camp.sheriff]),
        "officer": camp.officer(),
        "toll": 0 if camp.officer() == NOBODY else FEE,
        "tiles": camp.tile[:],
        "buildings": [TILES[tile] if 0 <= tile < RAIL else None for tile in camp.tile],
        "clans": camp.clan[:],
        "mights": camp.might[:],
        "line": camp.line[:],
        "onward": list(onward(camp)),
        "stacks": stacks(camp, SPECTATOR),
        "drawn": camp.drawn[:],
        "looking": camp.looking,
        "looker": camp.looker,
        "picked": len(camp.picked),
        "fight": fight(camp),
        "due": sorted({entry % LEVEL for entry in camp.due}),
        "crumbs": camp.crumbs[:],
        "final": final(camp),
        "players": [player(camp, other) for other in range(camp.seats)],
        "entries": [],
        "fees": [],
        "choosing": camp.choosing(),
        "over": camp.over,
        "winners": camp.winners[:],
    }


def known_to(camp: Camp, seat: int) -> View:
    """What a player sees beyond what is shown to all, or otherwise."""
    found: View = {
        "seat": seat,
        "stacks": stacks(camp, seat),
        "entries": entries(camp, seat),
        "fees": [fee_for(camp, seat, plot) for plot in range(len(camp.tile))],
    }
    if camp.looker == seat:
        found["picked"] = camp.picked[:]
    return found


def stacks(camp: Camp, seat: int) -> list[dict[str, Any]]:
    return [stack(camp, number, seat) for number in range(len(camp.stacks))]


def stack(camp: Camp, number: int, seat: int) -> dict[str, Any]:
    """How many tiles, which ones they are, and what this seat knows of their order.

    `may_hold` is no secret: everybody can work it out (DW-011). `top` lists what a seer knows
    from the top down, `bottom` what everybody knows from the bottom up.
    """
    pile = camp.stacks[number]
    hidden = pile + camp.picked if camp.looking == number else pile
    sees = camp.seer[number] == seat and seat >= 0
    return {
        "size": len(hidden),
        "may_hold": sorted(hidden),
        "top": pile[::-1] if sees else [],
        "bottom": pile[: camp.bottom[number]],
        "seer": camp.seer[number],
    }


def fight(camp: Camp) -> dict[str, Any] | None:
    """The duel under way, attacker first."""
    if not camp.fight:
        return None
    facts = camp.fight
    return {
        "seats": facts[:2],
        "plot": facts[PLOT],
        "mights": facts[MIGHT : MIGHT + 2],
        "loaded": facts[LOADED : LOADED + 2],
        "dice": facts[DICE : DICE + 2],
        "wounds": facts[WOUNDS : WOUNDS + 2],
    }


def final(camp: Camp) -> dict[str, Any] | None:
    """The final duel under way."""
    if not camp.gun:
        return None
    return {
        "round": camp.duels,
        "guns": camp.gun[:],
        "shots": camp.shots[:],
        "wounds": camp.hurt[:],
        "aim": [camp.aim[at * camp.seats : (at + 1) * camp.seats] for at in range(camp.seats)],
    }


def player(camp: Camp, seat: int) -> dict[str, Any]:
    """All of it is open (DW-010)."""
    start, end = seat * KINDS, (seat + 1) * KINDS
    depot = camp.bonus if camp.over else depot_holder(camp)
    points = scores(camp, seat, depot)
    return {
        "cash": camp.cash[seat],
        "wanted": camp.wanted[seat],
        "fine": fine(camp.wanted[seat]),
        "next_fine": fine(camp.wanted[seat] + 1) - fine(camp.wanted[seat]),
        "cartridges": camp.shells[seat],
        "horses": camp.stables[seat],
        "ranch": camp.ranch[start:end],
        "mine": camp.mine[start:end],
        "hire": camp.hire[start:end],
        "dead": camp.dead[start:end],
        "pew": camp.pews[seat],
        "serving": serving(camp, seat),
        "scores": dict(zip(SOURCES, points, strict=True)),
        "total": sum(points),
    }


def redeal(camp: Camp, seat: int) -> None:
    """Mix what this seat cannot know of the stacks; which tiles are in them everybody knows."""
    for number, pile in enumerate(camp.stacks):
        if camp.seer[number] == seat and seat >= 0:
            continue
        known = camp.bottom[number]
        hidden = sorted(pile[known:])
        if camp.looking == number:
            hidden = sorted(hidden + camp.picked)
        camp.shuffle(hidden)
        if camp.looking == number:
            left = len(pile) - known
            camp.picked = hidden[left:]
            hidden = hidden[:left]
        pile[known:] = hidden


def stir(camp: Camp) -> None:
    """Mix the stacks that nobody has looked at, above the tiles everybody knows."""
    for number, pile in enumerate(camp.stacks):
        if camp.seer[number] < 0:
            known = camp.bottom[number]
            hidden = sorted(pile[known:])
            camp.shuffle(hidden)
            pile[known:] = hidden
