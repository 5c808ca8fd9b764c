"""What a seat may see, and dealing anew what it may not (GWT-005 to GWT-007)."""

from __future__ import annotations

from typing import Any

from farwest.games.great_western_trail.box import CERTIFICATES, FEE_BLACK, FEE_GREEN, MARKET_SIZE
from farwest.games.great_western_trail.prospects import (
    buildable,
    countdown,
    counting,
    deliveries,
    open_actions,
    routes,
    staffed,
    steps_left,
    tally,
)
from farwest.games.great_western_trail.rules.goods import (
    certificate_limit,
    hand_limit,
    permanent_certificates,
)
from farwest.games.great_western_trail.rules.kansas_city import breeding_value
from farwest.games.great_western_trail.rules.moving import step_limit
from farwest.games.great_western_trail.scoring import SOURCES, own_buildings, scores
from farwest.games.great_western_trail.state import Trail
from farwest.kernel.game import View
from farwest.kernel.news import SPECTATOR


def open_to_all(trail: Trail) -> View:
    """What a spectator may see. Turns are those finished, the last one too."""
    return {
        "seat": SPECTATOR,
        "turn": trail.turn,
        "turns": trail.turns + trail.over,
        "copied": trail.copied,
        "sides": trail.sides[:],
        "board": trail.board[:],
        "boxed": trail.boxed[:],
        "masters": trail.masters[:],
        "display": trail.display[:],
        "objectives": len(trail.objectives),
        "removed": trail.removed[:],
        "market": trail.market[:],
        "market_stack": len(trail.market_stack),
        "market_size": MARKET_SIZE[trail.seats],
        "foresight": trail.foresight[:],
        "piles": [len(trail.pile_1), len(trail.pile_2), len(trail.pile_3)],
        "jobs": trail.jobs[:],
        "token": trail.token,
        "holder": trail.holder,
        "countdown": countdown(trail),
        "fees": [FEE_GREEN[trail.seats], FEE_BLACK[trail.seats]],
        "open_actions": open_actions(trail),
        "choosing": trail.choosing(),
        "players": [player(trail, other) for other in range(trail.seats)],
        "over": trail.over,
    }


def known_to(trail: Trail, seat: int) -> View:
    """What a player sees beyond what is shown to all."""
    return {
        "seat": seat,
        "hand": trail.hand[seat][:],
        "unseen": sorted(trail.deck[seat]),
        "secret": trail.secret[seat][:],
        "value": breeding_value(trail.hand[seat]),
        "counting": counting(trail.hand[seat]),
        "steps_left": steps_left(trail, seat),
        "routes": routes(trail, seat),
        "deliveries": deliveries(trail, seat),
        "staffed": staffed(trail, seat),
        "buildable": buildable(trail, seat),
        "tally": tally(trail, seat),
    }


def player(trail: Trail, seat: int) -> dict[str, Any]:
    """What everybody sees of a player."""
    found: dict[str, Any] = {
        "cash": trail.cash[seat],
        "spot": trail.spot[seat],
        "engine": trail.engine[seat],
        "certificates": CERTIFICATES[trail.certificates[seat]],
        "certificate_limit": CERTIFICATES[certificate_limit(trail, seat)],
        "permanent": permanent_certificates(trail, seat),
        "steps": step_limit(trail, seat),
        "hand_limit": hand_limit(trail, seat),
        "built": len(own_buildings(trail, seat)),
        "unbuilt": [number for number in range(10) if trail.unbuilt[seat] >> number & 1],
        "masters": [tile for tile in range(5) if trail.master_tiles[seat] >> tile & 1],
        "workers": trail.workers[seat * 3 : seat * 3 + 3],
        "teepees": trail.teepees[seat * 2 : seat * 2 + 2],
        "discs": trail.discs[seat * 10 : seat * 10 + 10],
        "cities": trail.cities[seat * 10 : seat * 10 + 10],
        "stations": trail.stations[seat * 10 : seat * 10 + 10],
        "hazards": trail.hazards[seat][:],
        "area": trail.area[seat][:],
        "discard": trail.discard[seat][:],
        "deck": len(trail.deck[seat]),
        "hand": len(trail.hand[seat]),
        "known": sorted(trail.known[seat]),
        "taken_unseen": len(trail.secret[seat]),
        "hidden": hidden(trail, seat),
    }
    if trail.over:
        found["scores"] = dict(zip(SOURCES, scores(trail, seat)))
        found["herd"] = sorted(trail.deck[seat] + trail.hand[seat] + trail.discard[seat])
    return found


def hidden(trail: Trail, seat: int) -> list[int]:
    """The cards that are in a draw stack or a hand, nobody but the owner knows which (GWT-006)."""
    cards = trail.deck[seat] + trail.hand[seat]
    for card in trail.known[seat] + trail.secret[seat]:
        cards.remove(card)
    return sorted(cards)


def redeal(trail: Trail, seat: int) -> None:
    """Deal anew all that a seat does not know; depends on what it knows and on luck alone."""
    for pile in (trail.pile_1, trail.pile_2, trail.pile_3, trail.market_stack):
        pile.sort()
        trail.shuffle(pile)
    redeal_objectives(trail, seat)
    for other in range(trail.seats):
        if other == seat:
            trail.deck[other].sort()
            trail.shuffle(trail.deck[other])
        else:
            redeal_herd(trail, other)


def redeal_objectives(trail: Trail, seat: int) -> None:
    """The objective stack, and what the others took of it unseen; herds keep their size."""
    others = [other for other in range(trail.seats) if other != seat and trail.secret[other]]
    pool = trail.objectives
    for other in others:
        pool += trail.secret[other]
    pool.sort()
    trail.shuffle(pool)
    for other in others:
        hand = trail.hand[other]
        for card in trail.secret[other]:
            hand.remove(card)
        trail.secret[other] = sorted(pool.pop() for _ in trail.secret[other])
        hand += trail.secret[other]


def redeal_herd(trail: Trail, other: int) -> None:
    """A hand of what is known to be in it, what was taken unseen, and cards of the stack."""
    sure = trail.known[other] + trail.secret[other]
    pool = hidden(trail, other)
    trail.shuffle(pool)
    drawn = len(trail.hand[other]) - len(sure)
    trail.hand[other] = sorted(sure + pool[:drawn])
    trail.deck[other] = pool[drawn:]


def stir(trail: Trail) -> None:
    """Mix what lies face down before everybody: the stacks, and each player's own."""
    piles = [trail.pile_1, trail.pile_2, trail.pile_3, trail.market_stack, trail.objectives]
    for pile in piles + trail.deck:
        pile.sort()
        trail.shuffle(pile)
