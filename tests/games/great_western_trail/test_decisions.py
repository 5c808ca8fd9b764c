"""Chapter 16: the questions, their codes, and where chance enters."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from farwest import games
from farwest.games.great_western_trail import GAME, box
from farwest.games.great_western_trail.box import (
    AYRSHIRE,
    BROWN_SWISS,
    HOLSTEIN,
    JERSEY,
    WEST_HIGHLAND_3,
    WEST_HIGHLAND_4,
    WEST_HIGHLAND_5,
)
from farwest.games.great_western_trail.rules.cattle import BuyCattle
from farwest.games.great_western_trail.rules.delivery import Deliver
from farwest.games.great_western_trail.rules.kansas_city import Income
from farwest.games.great_western_trail.rules.stations import UpgradeBehind
from farwest.games.great_western_trail.verbs import AUX_SINGLE, PLACE, VERBS
from farwest.kernel.luck import Fate
from farwest.kernel.match import Match
from tests.clauses import rule
from tests.games.great_western_trail.kit import BLUE_TEEPEE, Table, objective, words
from tests.games.great_western_trail.rich import plies

BOOK = yaml.safe_load((Path(games.folder(GAME)) / "components.yaml").read_text(encoding="utf-8"))
BLOCKS = BOOK["decision_codes"]["blocks"]

QUESTIONS = {
    "place": {"place"},
    "move": {"step", "play"},
    "action_move": {"step"},
    "card_move": {"step", "decline_card"},
    "step": {"step", "stop_move"},
    "phase_b": {"local", "risk", "copy", "aux_single", "end_b", "play"},
    "foresight": {"foresight", "play"},
    "income": {"cert", "play"},
    "city": {"city"},
    "disc": {"disc", "disc_from"},
    "engine": {"engine", "decline_card", "decline_engine"},
    "engine_back": {"engine"},
    "engine_back_free": {"engine"},
    "upgrade": {"disc", "disc_from", "decline_upgrade"},
    "station": {"station"},
    "appoint": {"appoint", "decline_appoint"},
    "master_action": {"hazard", "trade", "decline_master"},
    "take_objective": {"take", "take_stack", "decline_take"},
    "buy": {"buy", "stop_buy"},
    "buy_card": {"buy_card"},
    "hire": {"hire", "decline_space"},
    "hazard": {"hazard", "decline_space"},
    "trade": {"trade", "decline_space"},
    "jersey": {"perform_jersey", "decline_space"},
    "build_tile": {"tile", "decline_space"},
    "build_place": {"plot"},
    "aux": {"aux_single", "aux_double", "decline_card"},
    "draw": {"draw", "decline_card"},
    "discard": {"discard"},
    "remove": {"remove", "stop_remove"},
}


@rule("GWT-222", "GWT-224", "GWT-225", "GWT-226", "GWT-227", "GWT-228", "GWT-229")
def test_the_questions_and_their_answers() -> None:
    """In rich games every question is asked, and offers these verbs and no others."""
    found: dict[str, set[str]] = {}
    for ply in plies():
        verbs = {VERBS.decode(code)[0] for code in ply.legal}
        found.setdefault(ply.prompt, set()).update(verbs)
    assert found == QUESTIONS


@rule("GWT-223")
def test_pure_money_is_not_asked() -> None:
    """OBJ_01 brings two dollars, and the window goes on."""
    t = Table(2)
    t.hand(objective(1))
    t.stay(box.SPOT_A)
    t.play("play obj_01")
    assert t.prompt == "phase_b"
    assert t.trail.cash[0] == 12


@rule("GWT-223")
def test_an_action_that_cannot_be_performed_is_skipped() -> None:
    """OBJ_07 draws nothing where nothing can be drawn."""
    t = Table(2)
    t.hand(objective(7))
    t.trail.deck[0] = []
    t.stay(box.SPOT_A)
    t.play("play obj_07")
    assert t.prompt == "phase_b"


@rule("GWT-225")
def test_phase_b_lists_all_that_can_be_done() -> None:
    """Both sides of a slash, risk and auxiliary actions, cards; the end only after an action."""
    t = Table(2)
    t.hand(JERSEY, objective(1))
    t.trail.board[box.TEEPEE_P1] = BLUE_TEEPEE
    t.use("8a", box.PLOT_FR1)
    assert t.options() == [
        "local local_8a_1x",
        "local local_8a_1y",
        "local local_8a_2",
        "risk risk_own",
        "aux_single aux_money",
        "aux_single aux_draw",
        "play obj_01",
    ]
    t.play("risk risk_own")
    assert t.options()[-1] == "end_b"
    assert "aux_single aux_money" not in t.options()


@rule("GWT-226")
def test_income_offers_the_places_of_the_marker() -> None:
    """Choosing one ends the window."""
    t = Table(2)
    t.trail.certificates[0] = 2
    t.hand(objective(1))
    t.start(Income())
    assert t.options() == ["cert 0", "cert 1", "cert 2", "play obj_01"]
    t.play("cert 2")
    assert t.prompt == "disc"


@rule("GWT-226")
def test_the_city_then_its_disc() -> None:
    """Two questions."""
    t = Table(2)
    t.start(Deliver(1, 0))
    assert (t.prompt, t.options()) == ("city", ["city city_kc", "city city_topeka"])
    t.play("city city_topeka")
    assert t.prompt == "disc"


@rule("GWT-227")
def test_9b_asks_for_a_station_then_a_disc() -> None:
    """The disc cannot be declined any more."""
    t = Table(2)
    t.trail.engine[0] = 9
    t.start(UpgradeBehind())
    assert (t.prompt, t.options()) == ("station", ["station st1", "station st2"])
    t.play("station st1")
    assert "decline_upgrade" not in t.options()


@rule("GWT-228")
def test_buying_asks_for_the_line_then_each_card() -> None:
    """Two cards of a pair are two questions."""
    t = Table(2)
    t.workers(cowboys=3)
    t.market(HOLSTEIN, AYRSHIRE, BROWN_SWISS)
    t.start(BuyCattle())
    t.play("buy v3_pair")
    assert t.prompt == "buy_card"
    t.play("buy_card ayrshire")
    assert (t.prompt, t.options()) == ("buy_card", ["buy_card holstein", "buy_card brown_swiss"])


@rule("GWT-229")
def test_identical_cards_are_one_option() -> None:
    """A question for each card; the second of a pair is of the breed of the first."""
    t = Table(2)
    t.hand(JERSEY, JERSEY, JERSEY, WEST_HIGHLAND_3, WEST_HIGHLAND_4, WEST_HIGHLAND_5)
    t.stay(box.SPOT_F)
    t.play("local local_f_1")
    kinds = ["jersey", "west_highland_3", "west_highland_4", "west_highland_5"]
    assert t.options() == [f"discard {kind}" for kind in kinds]
    t.play("discard west_highland_4")
    assert t.options() == ["discard west_highland_3", "discard west_highland_5"]


@rule("GWT-230")
def test_only_the_active_player_is_asked() -> None:
    """In every question of rich games."""
    assert all(ply.asked == ply.before.turn for ply in plies())


@rule("GWT-230")
def test_nothing_is_taken_back_beyond_what_was_revealed() -> None:
    """A step may be taken back; a card drawn may not."""
    match = Match(GAME, ["one", "two"], {"first_player": 0}, "back")
    match.answer(0, PLACE)
    assert match.may_undo(0)
    assert not match.may_undo(1)
    match.answer(0, AUX_SINGLE + box.AUX_DRAW)
    assert not match.may_undo(0)


@rule("GWT-252")
def test_no_question_has_a_single_answer() -> None:
    """What can only be answered one way is not asked."""
    assert min(len(ply.legal) for ply in plies()) == 2


@rule("GWT-253")
def test_the_codes_of_the_book() -> None:
    """460 codes in blocks without a gap."""
    assert VERBS.size == BOOK["decision_codes"]["total"] == 460
    following = 0
    for block in BLOCKS:
        assert block["first"] == following
        following += block["size"]
    assert following == 460


def spelled(verb: str, name: str) -> str:
    """A code of the book as the tests write it."""
    name = name.lower()
    forms = {
        "LOCAL": "local local_" + name.replace(".", "_"),
        "RISK": f"risk risk_{name}",
        "COPY": f"copy copy_{name}",
        "AUX1": f"aux_single {name}",
        "AUX2": f"aux_double {name}",
        "ENGINE": f"engine space_{name}",
        "DISC": f"disc {name if name.startswith('aux') else 'disc_' + name}",
        "HIRE": "hire " + name.replace("_", " "),
        "FORESIGHT": "foresight " + name.replace("_1", " 2").replace("_0", " 1"),
        "CITY": f"city city_{name}",
        "CTRL": name,
        "TAKE": "take_stack" if name == "stack" else f"take {name}",
    }
    return forms.get(verb, f"{verb.lower()} {name}")


@rule("GWT-253")
@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block["verb"])
def test_every_code_means_what_the_book_says(block: dict[str, Any]) -> None:
    """One code, one meaning, in every question."""
    codes = range(block["first"], block["first"] + block["size"])
    wanted = [spelled(block["verb"], f"{name}") for name in block["order"]]
    assert [words(code) for code in codes] == wanted


# --- chance ----------------------------------------------------------------------------------


class Count(Fate):
    """Luck that counts how often it is asked."""

    def __init__(self) -> None:
        self.asked: list[int] = []

    def draw(self, n: int) -> int:
        self.asked.append(n)
        return n - 1


def shuffles(*sizes: int) -> list[int]:
    """The draws that shuffle stacks of these sizes."""
    return [n for size in sizes for n in range(size, 1, -1)]


@rule("GWT-254")
def test_chance_in_the_set_up() -> None:
    """Masters, three piles, cattle, objectives, two herds and starting cards are shuffled."""
    fate = Count()
    GAME.deal(2, {"first_player": 0}, 1, fate=fate)
    assert fate.asked == shuffles(5, 35, 33, 26, 36, 24, 14, 14, 4)


@rule("GWT-254")
def test_chance_of_the_options() -> None:
    """The neutral buildings, ten coins for the sides, and the first player."""
    fate = Count()
    GAME.deal(2, {"neutral_layout": "random", "building_sides": "random"}, 1, fate=fate)
    wanted = shuffles(5, 7, 35, 33, 26, 36, 24) + [2] * 10 + shuffles(14, 14, 4) + [2]
    assert fate.asked == wanted


@rule("GWT-254")
def test_chance_in_the_game() -> None:
    """Only where a discard pile is shuffled."""
    shuffled = 0
    for ply in plies():
        told = any(event.kind == "shuffled" for event in ply.events)
        shuffled += told
        assert told or ply.before.luck == ply.after.luck
    assert shuffled > 10
