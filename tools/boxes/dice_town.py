"""What is in the box of Dice Town."""

from __future__ import annotations

from typing import Any

from boxes import Page, copies


def made(data: dict[str, Any]) -> str:
    page = Page("Dice Town")
    page.note("players, dice, money, nuggets")
    page.put("PLAYERS_BASE", data["players"]["base"])
    page.put("PLAYERS_EXTENSION", data["players"]["extension"])
    page.put("FACES", data["dice"]["poker"]["faces"])
    page.put("DICE", data["dice"]["poker"]["per_player"])
    page.put("START_DOLLARS", data["money"]["per_player_start"])
    start = data["money"]["start"]
    for name in ("bank", "stagecoach"):
        page.put(f"START_{name.upper()}_BASE", start["base"][name])
        page.put(f"START_{name.upper()}_EXTENSION", start["extension"][name])
    mine = data["nuggets"]["start_mine"]
    page.put("START_MINE_BASE", mine["base"][5])
    page.put("START_MINE_EXTENSION", mine["extension"][6])
    page.put("START_MINE_EXTENSION_TWO", mine["extension"][2])

    page.note("places: the five with a face have the number of that face")
    places = [spot for spot in data["board"]["locations"] if spot["id"] in data["location_actions"]]
    page.put("PLACES", [spot["id"] for spot in places])
    for number, spot in enumerate(places):
        page.put(spot["id"].upper(), number)
    actions = data["location_actions"]
    page.put("ACTIONS", [actions[s["id"]][kind] for s in places for kind in ("classic", "new")])

    page.note("Doc Badluck: benefits, and the faces that open each")
    doc = data["doc_benefits"]["list"]
    keys = data["glossary_keys"]["doc_benefits"]
    page.put("BENEFITS", [keys[benefit["id"]] for benefit in doc])
    faces = data["dice"]["poker"]["faces"]
    for number, benefit in enumerate(doc):
        page.put(keys[benefit["id"]].upper(), number)
    page.put("BENEFIT_FACES", [tuple(map(faces.index, b["faces"])) for b in doc])
    page.put("FENCED_DEEDS", doc[0]["deeds"])
    page.put("SMALL_SCAM", doc[2]["dollars"])
    page.put("BIG_SCAM", doc[3]["nuggets"])

    page.note("cards: the code of a card is its position here; a Ranch is never in a hand")
    cards = [*data["card_codes"]["list"], "ranch"]
    page.put("CARDS", cards)
    for code, card in enumerate(cards):
        page.put("NO_CARD" if card == "none" else card.upper(), code)
    base = data["store_cards"]["base"]
    extension = data["store_cards"]["extension"]["cards"]
    all_store = [*base["equipment"]["cards"], *base["actions"]["cards"], *extension]
    printed = {card["id"]: card.get("vp", 0) for card in all_store}
    printed |= {f"deed_{value}": value for value in data["deeds"]["values"]}
    page.put("CARD_VP", [printed.get(card, 0) for card in cards])
    page.put("STORE_BASE", copies(cards, [*base["equipment"]["cards"], *base["actions"]["cards"]]))
    page.put("STORE_EXTENSION", copies(cards, [c for c in extension if "only" not in c]))
    deeds = [{"id": f"deed_{v}", "count": n} for v, n in data["deeds"]["values"].items()]
    page.put("DEEDS", copies(cards, deeds))
    page.put("RANCHES", data["ranches"]["total"])
    page.put("REMOVED_TWO_PLAYERS", data["deed_removed_two_players_extension"])
    by_id = {card["id"]: card for card in all_store}
    page.put("JOE_DOLLARS", by_id["nervous_joe"]["dollars"])
    page.put("SWINDLER_DOLLARS", by_id["swindler"]["dollars"])
    page.put("MULE_VP", by_id["mule"]["vp_each"])
    page.put("DOG_VP", by_id["dog"]["vp_each"])

    page.note("River")
    river = data["river"]["cards"]
    page.put("RIVER", [f"river_{card['id']}" for card in river])
    for code, card in enumerate(river):
        page.put(f"RIVER_{card['id'].upper()}", code)
    page.put("RIVER_AMOUNT", [card.get("amount", 0) for card in river])
    page.put("RIVER_DECK", [n for n, card in enumerate(river) for _ in range(card["count"])])

    page.note("Outlaws: the face they set and are caught by, their price")
    outlaws = data["outlaws"]["cards"]
    page.put("OUTLAW_FACE", [faces.index(card["pair"]) for card in outlaws])
    page.put("OUTLAW_DOLLARS", [card["dollars"] for card in outlaws])
    page.put("START_WANTED", data["outlaws"]["start_wanted"])

    page.note("the Indian die: effects, and the effect of each face")
    effects = list(dict.fromkeys(data["dice"]["indian"]["faces"]))
    page.put("EFFECTS", effects)
    for code, effect in enumerate(effects):
        page.put(effect.upper(), code)
    page.put("INDIAN_DIE", [effects.index(face) for face in data["dice"]["indian"]["faces"]])

    page.note("offers and scoring")
    for name in ("dollars", "nuggets", "cards"):
        page.put(f"BRIBE_{name.upper()}", data["bribe"][f"max_{name}"])
    page.put("NUGGET_VP", data["scoring"]["nugget_vp"])
    page.put("DOLLARS_PER_VP", data["scoring"]["dollars_per_vp"])
    page.put("SHERIFF_VP", data["scoring"]["sheriff_vp"])
    page.put("POKER", data["poker_ranking"]["best_to_worst"][::-1])
    return page.text()
