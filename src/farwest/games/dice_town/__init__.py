"""Dice Town, by Bruno Cathala and Ludovic Maublanc: base game and extension, 2 to 6 players."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from farwest.games.dice_town import box
from farwest.games.dice_town import view as sight
from farwest.games.dice_town import why as reasons
from farwest.games.dice_town.dice import HANDFULS, spread
from farwest.games.dice_town.events import EVENTS
from farwest.games.dice_town.rules.ending import MINE_EMPTY
from farwest.games.dice_town.rules.round import Round
from farwest.games.dice_town.rules.town_hall import ACE, ROW, fill_row
from farwest.games.dice_town.scoring import result
from farwest.games.dice_town.state import Town
from farwest.games.dice_town.verbs import VERBS
from farwest.kernel.game import REACTIONS, Game, Message, Question, Reason, Result, View
from farwest.kernel.options import Options, SeatOrRandom, YesNo
from farwest.kernel.verbs import Arg


class DiceTown(Game[Town]):
    """Build a hand of five poker dice and fight for the places of a frontier town."""

    key = "dice_town"
    revision = 2
    clauses = "DT"
    options = (
        YesNo("extension", False),
        YesNo("indian_die", False, needs={"extension": True}),
        YesNo("bribes", True),
        SeatOrRandom("initial_sheriff"),
    )
    orders = (REACTIONS,)
    verbs = VERBS
    events = EVENTS
    names: ClassVar[dict[str, list[str]]] = {
        "card": list(box.CARDS),
        "face": [f"face_{face}" for face in box.FACES],
        "place": list(box.PLACES),
        "action": list(box.ACTIONS),
        "benefit": list(box.BENEFITS),
        "river": list(box.RIVER),
        "effect": list(box.EFFECTS),
        "poker": list(box.POKER),
        "ending": ["", "end_mine", "end_deeds"],
    }

    def players(self, options: Options) -> tuple[int, int]:
        fewest, most = box.PLAYERS_EXTENSION if options["extension"] else box.PLAYERS_BASE
        return fewest, most

    def empty(self) -> Town:
        return Town()

    def set_up(self, town: Town, options: Options) -> None:
        """Sections 2 and 14 of the clauses; luck is drawn in the order of DT-230."""
        seats = town.seats
        town.extension = int(bool(options["extension"]))
        town.indian = int(bool(options["indian_die"]))
        town.bribes = int(bool(options["bribes"]))
        town.store = list(box.STORE_BASE)
        town.deeds = list(box.DEEDS)
        if town.extension:
            town.store += box.STORE_EXTENSION
            town.deeds += [box.RANCH] * box.RANCHES
        if town.indian:
            town.store.append(box.SMOKE_SIGNALS)
        town.shuffle(town.store)
        town.shuffle(town.deeds)
        if town.extension:
            town.river = list(box.RIVER_DECK)
            town.shuffle(town.river)
            town.outlaw_deck = list(range(len(box.OUTLAW_FACE)))
            town.shuffle(town.outlaw_deck)
            town.wanted = sorted(town.outlaw_deck.pop() for _ in range(box.START_WANTED))
            town.mine = box.START_MINE_EXTENSION_TWO if seats == 2 else box.START_MINE_EXTENSION
            town.bank = box.START_BANK_EXTENSION
            town.coach = box.START_STAGECOACH_EXTENSION
            if seats == 2:
                town.removed = [town.deeds.pop() for _ in range(box.REMOVED_TWO_PLAYERS)]
        else:
            town.mine = box.START_MINE_BASE
            town.bank = box.START_BANK_BASE
            town.coach = box.START_STAGECOACH_BASE
        fill_row(town)
        sheriff = options["initial_sheriff"]
        town.sheriff = sheriff if type(sheriff) is int else town.draw(seats)
        town.cash = [box.START_DOLLARS] * seats
        town.nuggets = [0] * seats
        town.gained = [0] * seats
        town.ranches = [0] * seats
        town.dice = [0] * seats
        town.rolled = [0] * seats
        town.kept = [0] * seats
        town.bruted = [0] * seats
        town.shown = [0] * seats
        town.due = [0] * seats
        town.offer_cash = [0] * seats
        town.offer_gold = [0] * seats
        town.hand = [[] for _ in range(seats)]
        town.fenced = [[] for _ in range(seats)]
        town.outlaws = [[] for _ in range(seats)]
        town.captured = [[] for _ in range(seats)]
        town.memory = [[] for _ in range(seats + 1)]
        town.declared = [[] for _ in range(seats)]
        town.offer_cards = [[] for _ in range(seats)]
        town.received = [[] for _ in range(seats)]
        town.do(Round())

    def spell(self, arg: Arg) -> Arg:
        """A handful, known by its number, is shown as the faces of its dice."""
        if arg.kind == "dice":
            return Arg(arg.name, "faces", spread(HANDFULS[arg.value]))
        return arg

    def term(self, kind: str, value: int) -> Message:
        """An Outlaw is named by his face and his price."""
        if kind == "outlaw":
            face = Arg("face", "face", box.OUTLAW_FACE[value])
            dollars = Arg("dollars", "number", box.OUTLAW_DOLLARS[value])
            return Message("outlaw_card", [face, dollars])
        return super().term(kind, value)

    def targets(self, verb: str, args: list[Arg]) -> list[str]:
        """Dice under the cup, hunt dice, cards being looked at and set dice have their own."""
        values = [arg.value for arg in args]
        if verb in ("keep", "brute"):
            return [f"roll-{face}" for face in values[0]]
        if verb == "reroll":
            return [f"hunt-{face}" for face in values[0]]
        if verb in ("store_keep", "steal"):
            return [f"drawn-{values[0]}"]
        if verb in ("river_pick", "river_top"):
            return [f"found-{values[0]}"]
        if verb == "voucher":
            return [f"discard-{values[0]}"]
        if verb in ("cheat", "shaman_set"):
            return [f"die-{values[0]}", f"face-{values[1]}"]
        if verb == "ambush_die":
            return [f"seat-{values[0]}-die-{values[1]}"]
        if verb == "outlaw":
            return [f"outlaw-{values[0]}"] if values[1] else []
        return super().targets(verb, args)

    def shown(self, town: Town) -> View:
        return sight.open_to_all(town)

    def shown_to(self, town: Town, seat: int, shown: View) -> View:
        return sight.known_to(town, seat, shown)

    def redeal(self, town: Town, seat: int) -> None:
        sight.redeal(town, seat)

    def stir(self, town: Town) -> None:
        sight.stir(town)

    def facts(self) -> dict[str, Any]:
        return {
            "dice": box.DICE,
            "faces": len(box.FACES),
            "ace": ACE,
            "row": ROW,
            "places": box.PLACES,
            "actions": box.ACTIONS,
            "benefits": box.BENEFITS,
            "benefit_faces": box.BENEFIT_FACES,
            "fenced_deeds": box.FENCED_DEEDS,
            "small_scam": box.SMALL_SCAM,
            "big_scam": box.BIG_SCAM,
            "star_points": box.SHERIFF_VP,
            "cards": box.CARDS,
            "card_points": box.CARD_VP,
            "deeds": sorted(set(box.DEEDS)),
            "ranch": box.RANCH,
            "river": box.RIVER,
            "outlaw_faces": box.OUTLAW_FACE,
            "outlaw_dollars": box.OUTLAW_DOLLARS,
        }

    def why(self, view: View, question: Question | None, target: str) -> Reason | None:
        return reasons.why(view, question, target)

    def result(self, town: Town) -> Result:
        return result(town)

    def ending(self, town: Town) -> str:
        return "end_mine" if town.ending == MINE_EMPTY else "end_deeds"

    def supply(self, town: Town) -> dict[str, int]:
        """Dollars (DT-009), and the sums of DT-218."""
        deeds = town.deeds + town.row + town.removed + town.boxed
        deeds += [box.RANCH] * sum(town.ranches)
        store = town.store + town.discard + town.table
        drawn = len(town.drawn) if sight.looking(town) else 0
        for seat in range(town.seats):
            deeds += [card for card in town.hand[seat] if card <= box.DEED_5]
            deeds += town.fenced[seat]
            store += [card for card in town.hand[seat] if card > box.DEED_5]
        return {
            "dollars": town.bank + town.coach + sum(town.cash),
            "nuggets": town.mine + sum(town.nuggets),
            "deeds": len(deeds),
            "store cards": len(store) + drawn,
            "outlaws": len(town.outlaw_deck)
            + len(town.wanted)
            + sum(map(len, town.outlaws))
            + sum(map(len, town.captured)),
        }


GAME: Final = DiceTown()
