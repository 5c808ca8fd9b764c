"""What a seat may see, and dealing anew what it may not."""

from __future__ import annotations

from typing import Any

from farwest.games.dice_town import standing
from farwest.games.dice_town.box import (
    BRUTE,
    DEEDS,
    GIFT,
    RANCH,
    RANCHES,
    RIVER_DECK,
    SMOKE_SIGNALS,
    STORE_BASE,
    STORE_EXTENSION,
    SWINDLER,
)
from farwest.games.dice_town.dice import NONE, SIDES, falls, spread
from farwest.games.dice_town.memory import DISCARD, all_known, is_deed, known
from farwest.games.dice_town.rules.goods import deeds_in_hand
from farwest.games.dice_town.rules.mine import RiverPick, RiverTop
from farwest.games.dice_town.rules.saloon import Steal
from farwest.games.dice_town.rules.store import StoreKeep
from farwest.games.dice_town.rules.throwing import PlayBrute, dice_left
from farwest.games.dice_town.rules.ties import Name
from farwest.games.dice_town.rules.town_hall import BLIND
from farwest.games.dice_town.scoring import SOURCES, scores
from farwest.games.dice_town.state import Town
from farwest.kernel.game import View
from farwest.kernel.news import SPECTATOR


def open_to_all(town: Town) -> View:
    """What a spectator may see, and so everybody (DT-128 to DT-133, DT-224)."""
    now, notes = standing.phase(town), all_known(town, SPECTATOR)
    return {
        "seat": SPECTATOR,
        "round": town.round,
        "throws": town.throws,
        "place": town.place,
        "taken": town.taken[:],
        "first": town.first,
        "second": town.second,
        "sheriff": town.sheriff,
        "mine": town.mine,
        "bank": town.bank,
        "coach": town.coach,
        "row": town.row[:],
        "deeds": len(town.deeds),
        "removed": len(town.removed),
        "boxed": town.boxed[:],
        "store": len(town.store),
        "discard": len(town.discard),
        "discard_known": notes[DISCARD],
        "table": town.table[:],
        "extension": town.extension,
        "indian": town.indian,
        "river": len(town.river),
        "river_used": river_used(town),
        "river_known": [],
        "outlaws": len(town.outlaw_deck),
        "outlaw_top": town.outlaw_deck[-1] if town.outlaw_deck else None,
        "wanted": town.wanted[:],
        "hunt": spread(town.hunt),
        "die_at": town.die_at,
        "guarded": town.guarded,
        "blocked": town.blocked,
        "queue": town.queue[:],
        "phase": now,
        "leaders": standing.all_leading(town),
        "doc": standing.doc_visitors(town, now),
        "all_nuggets": standing.all_nuggets(town),
        "all_deeds": standing.all_deeds(town),
        "choosing": town.choosing(),
        "reactions": town.veiled(),
        "players": [player(town, other, notes[other]) for other in range(town.seats)],
        "drawn": len(town.drawn),
        "found": len(town.found),
        "over": town.over,
        "ending": town.ending,
        "champion": town.champion,
    }


def known_to(town: Town, seat: int, shown: View) -> View:
    """What a player sees beyond what is shown to all, or otherwise."""
    notes = all_known(town, seat)
    found: View = {
        "seat": seat,
        "discard_known": notes[DISCARD],
        "players": [
            player_seen_by(town, seat, other, notes[other], of_all)
            for other, of_all in enumerate(shown["players"])
        ],
        "hand": town.hand[seat][:],
        "fresh": [note & 63 for note in town.fresh if note >> 6 == seat],
        "rolled": spread(town.rolled[seat]),
        "kept": spread(town.kept[seat]),
        "bruted": town.bruted[seat],
        "declared": town.declared[seat][:],
        "points": sum(scores(town, seat)),
        "received": [card % BLIND for card in town.received[seat]],
    }
    if scouts(town, seat):
        found["river_known"] = town.river[-town.scouted :]
    if seat in onlookers(town):
        found["drawn"] = town.drawn[:]
    if seat in panners(town):
        found["found"] = town.found[:]
    return found


def player(town: Town, other: int, cards: list[int]) -> dict[str, Any]:
    """What everybody sees of a player, with the cards that all know to be in his hand."""
    deeds = deeds_in_hand(town, other)
    found: dict[str, Any] = {
        "cash": town.cash[other],
        "nuggets": town.nuggets[other],
        "gained": town.gained[other],
        "deeds": deeds,
        "store": len(town.hand[other]) - deeds,
        "known": cards,
        "fenced": town.fenced[other][:],
        "ranches": town.ranches[other],
        "outlaws": town.outlaws[other][:],
        "captured": town.captured[other][:],
        "dice": spread(town.dice[other]),
        "poker": standing.hand(town.dice[other]),
        "shown": spread(town.shown[other]),
        "due": town.due[other],
        "offer": offer(town, other, SPECTATOR),
    }
    if town.over:
        found["scores"] = dict(zip(SOURCES, scores(town, other)))
    return found


def player_seen_by(
    town: Town, seat: int, other: int, cards: list[int], of_all: dict[str, Any]
) -> dict[str, Any]:
    """The same as a player sees it, who may know other cards, or more of an offer."""
    offered = of_all["offer"]
    if offered is not None or other == seat:
        offered = offer(town, other, seat)
    if offered is None and cards == of_all["known"]:
        return of_all
    return of_all | {"known": cards, "offer": offered}


def offer(town: Town, other: int, seat: int) -> dict[str, Any] | None:
    """An offer: sealed until all are in, then open but for the cards (DT-048, DT-220)."""
    top = town.agenda[-1] if town.agenda and not town.lanes else None
    shown = isinstance(top, Name) and other in top.tied and other != town.sheriff
    cards = town.offer_cards[other]
    if not shown and (other != seat or not any(offer_of(town, other))):
        return None
    deeds = sum(1 for card in cards if is_deed(card))
    found: dict[str, Any] = {
        "dollars": town.offer_cash[other],
        "nuggets": town.offer_gold[other],
        "deeds": deeds,
        "store": len(cards) - deeds,
    }
    if seat in (other, town.sheriff):
        found["cards"] = cards[:]
    return found


def offer_of(town: Town, seat: int) -> tuple[int, int, int]:
    return town.offer_cash[seat], town.offer_gold[seat], len(town.offer_cards[seat])


def looking(town: Town) -> bool:
    """Whether somebody is looking at store cards that lie in no hand, deck or discard."""
    return bool(town.agenda) and isinstance(town.agenda[-1], StoreKeep)


def onlookers(town: Town) -> list[int]:
    """Who sees the cards drawn from the deck or a hand (DT-130)."""
    top = town.agenda[-1] if town.agenda else None
    if isinstance(top, StoreKeep):
        return [top.player]
    if isinstance(top, Steal):
        return [top.thief, top.victim]
    return []


def panners(town: Town) -> list[int]:
    """Who sees the River cards of Discoveries (DT-186)."""
    top = town.agenda[-1] if town.agenda else None
    return [top.player] if isinstance(top, RiverPick | RiverTop) else []


def river_used(town: Town) -> list[int]:
    """The River cards that have left the game; all were shown (DT-154)."""
    used = list(RIVER_DECK) if town.extension else []
    take_out(used, town.river + town.found)
    return used


def scouts(town: Town, seat: int) -> bool:
    """Whether a seat knows the top of the River."""
    return town.scouted > 0 and seat == town.scout and seat >= 0


# --- dealing anew --------------------------------------------------------------------------


def redeal(town: Town, seat: int) -> None:
    """Deal anew all that a seat does not know; depends on what it knows and on luck alone."""
    others = [other for other in range(town.seats) if other != seat]
    reroll(town, others)
    redeal_deeds(town, seat, others)
    redeal_store(town, seat, others)
    redeal_river(town, seat)
    redeal_outlaws(town)
    town.fresh = [note for note in town.fresh if note >> 6 == seat or note in town.memory[seat]]
    for other in others:
        redraw(town, seat, other)
    town.memory = [notes if notes is town.memory[seat] else [] for notes in town.memory]


def reroll(town: Town, others: list[int]) -> None:
    """Roll hidden dice again, and forget what the others decided in secret."""
    for other in others:
        if town.rolled[other]:
            dice = dice_left(town, other)
            town.rolled[other] = falls(dice)[town.draw(SIDES**dice)]
        town.kept[other] = NONE
        town.bruted[other] = 0
        town.declared[other] = []
        if town.lanes:
            town.offer_cash[other] = 0
            town.offer_gold[other] = 0
            town.offer_cards[other] = []


def redeal_deeds(town: Town, seat: int, others: list[int]) -> None:
    pool = list(DEEDS) + [RANCH] * (RANCHES * town.extension)
    seen = town.row + town.boxed + [RANCH] * sum(town.ranches)
    for cards in town.fenced:
        seen += cards
    if seat >= 0:
        seen += town.hand[seat][: deeds_in_hand(town, seat)]
    deal: list[tuple[int, list[int], int]] = []
    for other in others:
        sure = [card for card in known(town, seat, other) if is_deed(card)]
        deal.append((other, sure, deeds_in_hand(town, other) - len(sure)))
        seen += sure
    take_out(pool, seen)
    town.shuffle(pool)
    for other, sure, unknown in deal:
        cards = sure + pick(pool, unknown, RANCH, RANCH)
        town.hand[other] = sorted(cards) + [c for c in town.hand[other] if not is_deed(c)]
    rest = len(town.removed)
    town.removed = pool[:rest]
    town.deeds = pool[rest:]


def redeal_store(town: Town, seat: int, others: list[int]) -> None:
    pool = list(STORE_BASE)
    if town.extension:
        pool += STORE_EXTENSION
    if town.indian:
        pool.append(SMOKE_SIGNALS)
    seen = town.table[:]
    if seat >= 0:
        seen += town.hand[seat][deeds_in_hand(town, seat) :]
    discarded = known(town, seat, DISCARD)
    seen += discarded
    shopping = looking(town)
    if shopping and seat in onlookers(town):
        seen += town.drawn
    deal: list[tuple[int, list[int], int]] = []
    brutes = [step.player for step in town.agenda if isinstance(step, PlayBrute)]
    for other in others:
        sure = [card for card in known(town, seat, other) if not is_deed(card)]
        if other in brutes and BRUTE not in sure:
            sure.append(BRUTE)  # all were declared together, and come out one by one (DT-030)
        count = len(town.hand[other]) - deeds_in_hand(town, other)
        deal.append((other, sure, count - len(sure)))
        seen += sure
    take_out(pool, seen)
    town.shuffle(pool)
    for other, sure, unknown in deal:
        cards = sure + pick(pool, unknown, GIFT, SWINDLER)
        town.hand[other] = town.hand[other][: deeds_in_hand(town, other)] + sorted(cards)
    if shopping and seat not in onlookers(town):
        number = len(town.drawn)
        town.drawn = sorted(pool[:number])
        del pool[:number]
    number = len(town.discard) - len(discarded)
    town.discard = discarded + pool[:number]
    town.store = pool[number:]


def redeal_river(town: Town, seat: int) -> None:
    sure = town.river[-town.scouted :] if scouts(town, seat) else []
    pool = town.river[: len(town.river) - len(sure)]
    hidden = bool(town.found) and seat not in panners(town)
    if hidden:
        pool += town.found
    pool.sort()
    town.shuffle(pool)
    if hidden:
        number = len(town.found)
        town.found = sorted(pool[:number])
        del pool[:number]
    town.river = pool + sure


def redeal_outlaws(town: Town) -> None:
    top = town.outlaw_deck[-1:]
    rest = sorted(town.outlaw_deck[:-1])
    town.shuffle(rest)
    town.outlaw_deck = rest + top


def stir(town: Town) -> None:
    """Mix what lies face down before everybody: the decks, and the deeds out of the game."""
    deeds = sorted(town.removed + town.deeds)
    town.shuffle(deeds)
    rest = len(town.removed)
    town.removed, town.deeds = deeds[:rest], deeds[rest:]
    town.store.sort()
    town.shuffle(town.store)
    known = len(town.river) - town.scouted
    river = sorted(town.river[:known])
    town.shuffle(river)
    town.river = river + town.river[known:]
    redeal_outlaws(town)


def redraw(town: Town, seat: int, other: int) -> None:
    """Pick anew which cards of a re-dealt hand were offered, drawn, or got at Town Hall."""
    hand = town.hand[other]
    if town.offer_cards[other] and seat != town.sheriff:
        town.offer_cards[other] = resample(town, hand, town.offer_cards[other])
    top = town.agenda[-1] if town.agenda else None
    if isinstance(top, Steal) and top.victim == other and seat not in (top.thief, top.victim):
        town.drawn = resample(town, hand, town.drawn)
    received = town.received[other]
    blind = [card for card in received if card >= BLIND]
    if blind:
        unsure = [card for card in hand if is_deed(card)]
        take_out(unsure, known(town, seat, other))
        cards = resample(town, unsure, [card % BLIND for card in blind])
        received = [card for card in received if card < BLIND]
        town.received[other] = received + [card + BLIND for card in cards]


def resample(town: Town, hand: list[int], like: list[int]) -> list[int]:
    """As many deeds and store cards of a hand as in another pick."""
    found: list[int] = []
    for deed in (True, False):
        cards = [card for card in hand if is_deed(card) == deed]
        town.shuffle(cards)
        found += sorted(cards[: sum(1 for card in like if is_deed(card) == deed)])
    return found


def take_out(pool: list[int], cards: list[int]) -> None:
    for card in cards:
        if card in pool:
            pool.remove(card)


def pick(pool: list[int], number: int, never: int, nor: int) -> list[int]:
    """Cards from the end of a shuffled pool, but for two kinds that no hand holds."""
    found: list[int] = []
    index = len(pool) - 1
    while len(found) < number:
        if pool[index] not in (never, nor):
            found.append(pool.pop(index))
        index -= 1
    return found
