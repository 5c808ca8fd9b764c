"""Why a place of the trail, one of its actions or a foresight tile is no answer now."""

from __future__ import annotations

from typing import Final

from farwest.games.great_western_trail.box import (
    CRAFTSMEN,
    JERSEY,
    LOCAL_ACTIONS,
    NEXT,
    PLOTS,
    RISK,
    RISK_JERSEY,
    TEEPEE_MONEY,
    TEEPEE_SLOTS,
)
from farwest.games.great_western_trail.rules.acting import Action
from farwest.games.great_western_trail.rules.building import Build
from farwest.games.great_western_trail.rules.buildings import ACTIONS
from farwest.games.great_western_trail.rules.cattle import BuyCattle
from farwest.games.great_western_trail.rules.delivery import SpecialDelivery
from farwest.games.great_western_trail.rules.goods import (
    Certificates,
    DollarsPerWoods,
    Pay,
    PerTeepeePair,
)
from farwest.games.great_western_trail.rules.herd import (
    RedrawUpTo,
    Sell,
    SellAny,
    SellObjective,
    SellPair,
)
from farwest.games.great_western_trail.rules.hiring import Hire
from farwest.games.great_western_trail.rules.moving import WAYS, MoveCattleman
from farwest.games.great_western_trail.rules.objectives import TakeObjective
from farwest.games.great_western_trail.rules.railroad import Backward, Forward
from farwest.games.great_western_trail.rules.stations import UpgradeBehind
from farwest.games.great_western_trail.rules.staying import COPIER
from farwest.games.great_western_trail.rules.supply import is_worker
from farwest.games.great_western_trail.rules.tiles import building, is_neutral, owner
from farwest.games.great_western_trail.rules.village import RemoveHazard, TradeWithIndians
from farwest.games.great_western_trail.why.sight import Sight, because, number
from farwest.kernel.game import Reason
from farwest.kernel.verbs import Arg

REACHES: Final = {"move": "043", "step": "042", "action_move": "162", "card_move": "196"}
"""Questions about the next step, and the clause that says how far one may go."""

BESIDE: Final = frozenset(TEEPEE_SLOTS) - {there for way in NEXT for there in way}
"""Village slots beside the trail: nobody walks over them (GWT-041)."""

REASONS: Final[tuple[tuple[type[Action], str, str], ...]] = (
    (Hire, "no_hire", "105"),
    (Build, "no_build", "116"),
    (BuyCattle, "no_buy", "247"),
    (Certificates, "certificates_full", "012"),
    (TakeObjective, "no_objective", "143"),
    (TradeWithIndians, "no_trade", "139"),
    (RemoveHazard, "no_hazard", "140"),
    (SellPair, "no_pair", "013"),
    (SellAny, "no_cattle", "013"),
    (SellObjective, "no_objective_card", "175"),
    (DollarsPerWoods, "no_woods", "165"),
    (Forward, "no_woods", "181"),
    (PerTeepeePair, "no_teepees", "171"),
    (RedrawUpTo, "no_draw", "246"),
    (Backward, "engine_start", "128"),
    (SpecialDelivery, "special", "187"),
    (UpgradeBehind, "no_station", "137"),
)
"""Why an action cannot be performed (GWT-231)."""


def spot(sight: Sight, spot: int) -> Reason | None:
    """A place of the trail, Kansas City included."""
    if sight.prompt == "place":
        return because("place", "037")
    if sight.prompt in REACHES:
        return of_step(sight, spot)
    if sight.prompt == "build_place":
        return of_plot(sight, spot)
    if sight.prompt in ("hazard", "trade", "master_action"):
        return of_tile(sight, spot)
    return of_stay(sight, spot) if sight.prompt == "phase_b" else None


# --- moving --------------------------------------------------------------------------------------


def of_step(sight: Sight, spot: int) -> Reason:
    """The next step leads elsewhere (GWT-039 to GWT-046, GWT-235)."""
    here = sight.own["spot"]
    if spot == here:
        return because("here", "042")
    if spot in BESIDE:
        return because("beside", "041")
    if not sight.board[spot]:
        return because("empty", "039")
    steps = steps_to(sight.board, here, spot)
    left: int = sight.view["steps_left"]
    if not steps:
        return because("behind", "044")
    if steps > left:
        clause = REACHES[sight.prompt]
        return because("too_far", clause, number("steps", steps), number("left", left))
    if not any(route["spot"] == spot for route in sight.view["routes"]):
        return because("card_city", "196")
    return because("on_the_way", "235", number("steps", steps))


def steps_to(board: list[int], here: int, there: int) -> int:
    """The fewest steps from a space to a location; 0 if no way leads there."""
    edge, seen, steps = {here}, {here}, 0
    while edge:
        steps += 1
        found = set()
        for space in edge:
            found |= {next(met for met in way if board[met]) for way in WAYS[space]}
        if there in found:
            return steps
        edge = found - seen
        seen |= edge
    return 0


# --- building ------------------------------------------------------------------------------------


def of_plot(sight: Sight, spot: int) -> Reason:
    """The building that was chosen cannot stand there (GWT-114 to GWT-119)."""
    if spot not in PLOTS:
        return because("no_plot", "115")
    tile = sight.board[spot]
    if tile and owner(tile) != sight.seat:
        return because("others_plot", "114")
    needed = CRAFTSMEN[sight.about["building"]]
    old = CRAFTSMEN[building(tile)] if tile else 0
    if old >= needed:
        return because("not_larger", "117")
    return short(sight, needed - old)


def short(sight: Sight, needed: int) -> Reason:
    """Too few craftsmen for a place, or too little money for them (GWT-116)."""
    if needed > sight.craftsmen():
        own = number("own", sight.craftsmen())
        return because("craftsmen", "116", number("needed", needed), own)
    return because("build_dear", "116", number("needed", needed))


# --- hazards and teepees -------------------------------------------------------------------------


def of_tile(sight: Sight, spot: int) -> Reason:
    """Another tile is asked for, or the teepee cannot be paid (GWT-135, GWT-139, GWT-140)."""
    if sight.prompt != "hazard" and spot in TEEPEE_SLOTS and sight.board[spot]:
        cost = -TEEPEE_MONEY[TEEPEE_SLOTS.index(spot)]
        return because("teepee_dear", "139", number("cost", cost))
    if sight.prompt == "master_action":
        return because("hazard_or_teepee", "135")
    if sight.prompt == "trade":
        return because("teepee_only", "139")
    return because("hazard_only", "140")


# --- phase B -------------------------------------------------------------------------------------


def is_guest(sight: Sight) -> bool:
    """Whether one stands where nothing but an auxiliary action is to be had (GWT-060)."""
    tile = sight.board[sight.own["spot"]]
    return not is_neutral(tile) and owner(tile) != sight.seat


def of_stay(sight: Sight, spot: int) -> Reason:
    """The cattleman has arrived; places are no answers, but for what 8b may copy (GWT-188)."""
    here = sight.own["spot"]
    if spot == here:
        return because("aux_only", "060") if is_guest(sight) else because("pick_action", "055")
    tile = sight.board[here]
    if owner(tile) == sight.seat and building(tile) == COPIER:
        chosen = sight.view["copied"] >= 0
        return because("copied", "248") if chosen else because("copy_next", "188")
    actions = [ACTIONS[action] for action in sight.view["open_actions"] or []]
    if any(isinstance(action, MoveCattleman) for action in actions):
        return because("move_on", "162")
    return because("arrived", "036")


def local(sight: Sight, action: int) -> Reason | None:
    """An action of the building where one stands, or of the one that 8b copies."""
    if sight.prompt != "phase_b":
        return None
    if action in (sight.view["open_actions"] or []):
        return cannot(sight, ACTIONS[action])
    if is_guest(sight):
        return because("aux_only", "060")
    either = LOCAL_ACTIONS[action][-1] in "xy"
    return because("either", "057") if either else because("done", "056")


def cannot(sight: Sight, action: Action) -> Reason | None:
    """Why an action cannot be performed: its cost or its condition (GWT-008, GWT-231)."""
    if isinstance(action, Sell):
        return because("no_card", "010", Arg("card", "card", action.card))
    dollars = 0
    if isinstance(action, Pay):
        dollars = action.dollars
    elif isinstance(action, RemoveHazard):
        dollars = action.cost
    if dollars > sight.cash:
        return because("money", "008", number("cost", dollars))
    if isinstance(action, Pay):
        return cannot(sight, action.then)
    for kind, id, clause in REASONS:
        if isinstance(action, kind):
            return because(id, clause)
    return None


def risk(sight: Sight, copied: int) -> Reason | None:
    """The risk action of a plot, for the owner of the building there (GWT-058)."""
    spot = sight.view["copied"] if copied else sight.own["spot"]
    if sight.prompt != "phase_b" or spot < 0 or not RISK[spot]:
        return None
    if not copied and owner(sight.board[spot]) != sight.seat:
        return because("risk_owner", "058")
    if RISK[spot] == RISK_JERSEY:
        missing = JERSEY not in sight.hand
        no_card = because("no_card", "010", Arg("card", "card", JERSEY))
        return no_card if missing else because("done", "056")
    return because("done", "056") if any(sight.view["counting"]) else because("no_cattle", "013")


# --- Kansas City ---------------------------------------------------------------------------------


def foresight(sight: Sight, column: int, slot: int) -> Reason | None:
    """A tile waiting at Kansas City; columns and slots are counted from 1."""
    if not column or not slot:
        return None
    tile: int = sight.view["foresight"][(column - 1) * 2 + slot - 1]
    if not tile:
        return because("foresight_empty", "086")
    if sight.prompt != "foresight":
        return because("foresight_when", "065")
    asked: int = sight.about["column"]
    if column != asked:
        return because("foresight_column", "064", number("column", asked))
    if sight.view["holder"] >= 0 and is_worker(tile):
        return because("foresight_worker", "206")
    return because("foresight_equal", "226")
