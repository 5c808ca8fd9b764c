"""The words of Great Western Trail: sentences as players say them, and numbers that are printed."""

from __future__ import annotations

from typing import Any

import pytest

from farwest.games.great_western_trail import GAME, box
from farwest.games.great_western_trail.rules.tiles import private
from farwest.games.great_western_trail.rules.turn import Turn
from farwest.kernel.game import Message, Question
from farwest.kernel.news import Event
from farwest.kernel.verbs import Arg
from farwest.words import Words, languages
from tests.games.great_western_trail.kit import Table

NAMES = ["Alice", "Bob", "Chloé", "Denis"]
FLOOD = box.TILES.index("flood_3_black")
SECOND = box.BUILDINGS.index("building_4a")
BOBS = private(1, SECOND)
OBJECTIVE = box.FIRST_OBJECTIVE + 3

every_language = pytest.mark.parametrize("lang", languages())


@pytest.fixture(autouse=True)
def strict(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever cannot be worded fails the test."""
    monkeypatch.setattr(Words, "strict", True)


def words(lang: str) -> Words:
    """The words of a table of four."""
    return Words(GAME, lang, NAMES)


EVENTS = [
    (
        "moved",
        (0, box.PLOT_B2, BOBS),
        "Alice moves to Bob’s building 4a.",
        "Alice atteint le bâtiment 4a (Bob).",
    ),
    (
        "moved",
        (2, box.FLOOD_1, FLOOD),
        "Chloé moves to a flood (3 VP, black hand).",
        "Chloé atteint une inondation (3_PV, main noire).",
    ),
    (
        "fee_to",
        (0, 1, 1, 2),
        "Fee of $2: Alice pays Bob $1.",
        "Taxe de 2_$_: Alice paie 1_$ à Bob.",
    ),
    (
        "fee",
        (0, 0, 2),
        "Alice has no money for the fee of $2.",
        "Alice n’a pas d’argent pour la taxe de 2_$.",
    ),
    (
        "copied",
        (0, box.PLOT_B2, BOBS),
        "Alice copies Bob’s building 4a.",
        "Alice copie le bâtiment 4a (Bob).",
    ),
    ("certificates", (1, 1), "Bob now has 1 certificate.", "Bob a maintenant 1 certificat."),
    (
        "hired",
        (0, box.ENGINEER, 2, 7),
        "Alice hires an engineer from row 3.",
        "Alice recrute un ingénieur de la rangée 3.",
    ),
    (
        "built",
        (0, SECOND, box.PLOT_FR1),
        "Alice puts up building 4a on plot FR1.",
        "Alice construit le bâtiment 4a sur l’emplacement FR1.",
    ),
    (
        "engine",
        (0, box.FIRST_TURNOUT + 4),
        "Alice drives the engine to the turnout of station 5.",
        "Alice mène sa locomotive jusqu’à l’embranchement de la gare 5.",
    ),
    (
        "appointed",
        (3, box.COWBOY, box.SM_TEEPEES),
        "Denis leaves a cowboy as station master and takes the teepees tile.",
        "Denis laisse un cowboy comme chef de gare et prend la tuile Tipis.",
    ),
    (
        "disc",
        (1, box.DISC_HAND),
        "Bob uses a disc of “hand card” ($5).",
        "Bob prend un disque «_carte en main_» (5_$).",
    ),
    (
        "disc_from",
        (1, 9),
        "Bob uses the disc from station 10.",
        "Bob reprend son disque sur la gare 10.",
    ),
    (
        "income",
        (0, 5, [box.JERSEY, box.JERSEY, box.AYRSHIRE]),
        "Alice shows 2 × Jersey and Ayrshire: value 5.",
        "Alice montre sa main, 2 × Jersey et Ayrshire_: valeur 5.",
    ),
    (
        "tile",
        (box.TEEPEE_BLUE_TILE, box.TEEPEE_M3),
        "New on the board: a blue teepee on the village slot of −$3.",
        "Nouveau sur le plateau_: un tipi bleu sur la case du village de −3_$.",
    ),
    ("delivered", (0, box.EL_PASO), "Alice delivers to El Paso.", "Alice livre à El Paso."),
]


@pytest.mark.parametrize(("kind", "args", "english", "french"), EVENTS)
def test_what_happens_is_told_in_whole_sentences(
    kind: str, args: tuple[Any, ...], english: str, french: str
) -> None:
    """Tiles, places and numbers agree with the words around them (_ is a no-break space)."""
    message = GAME.news(Event(kind, args, (), ()), 0)
    assert words("en").message(message) == english
    assert words("fr").message(message) == french.replace("_", "\u00a0")


ANSWERS = [
    (
        "step",
        [Arg("spot", "spot", 11), Arg("tile", "tile", BOBS), Arg("cost", "number", 2)],
        "To Bob’s building 4a, fee $2",
        "Vers le bâtiment 4a (Bob), taxe 2_$",
    ),
    (
        "step",
        [Arg("spot", "spot", 47), Arg("tile", "tile", 8), Arg("cost", "number", 0)],
        "To Kansas City",
        "Vers Kansas City",
    ),
    (
        "plot",
        [Arg("spot", "spot", 12), Arg("over", "buildings", [2]), Arg("cost", "number", 4)],
        "Plot B2, over building 2a ($4)",
        "Emplacement B2, sur le bâtiment 2a (4_$)",
    ),
    (
        "trade",
        [Arg("spot", "spot", 49), Arg("tile", "tile", 12), Arg("money", "number", -3)],
        "Take a blue teepee and pay $3",
        "Prendre un tipi bleu et payer 3_$",
    ),
    (
        "trade",
        [Arg("spot", "spot", 28), Arg("tile", "tile", 13), Arg("money", "number", 8)],
        "Take a green teepee and gain $8",
        "Prendre un tipi vert et gagner 8_$",
    ),
    (
        "cert",
        [Arg("number", "number", 2), Arg("value", "number", 9)],
        "Take $9 and keep 2 certificates",
        "Prendre 9_$ et garder 2 certificats",
    ),
    (
        "play",
        [Arg("card", "card", OBJECTIVE)],
        "Play objective 4 (1 hazard, 2 stations): take $2",
        "Jouer l’objectif 4 (1 danger, 2 gares)_: prendre 2_$",
    ),
    (
        "city",
        [Arg("city", "city", 2), Arg("cost", "number", 1)],
        "Deliver to Wichita (transport: $1)",
        "Livrer à Wichita (transport_: 1_$)",
    ),
]


@pytest.mark.parametrize(("verb", "args", "english", "french"), ANSWERS)
def test_answers_say_what_they_cost_and_bring(
    verb: str, args: list[Arg], english: str, french: str
) -> None:
    """Fees, costs, what is built over and what is gained stand in the answer itself."""
    message = Message(f"do_{verb}", args)
    assert words("en").message(message) == english
    assert words("fr").message(message) == french.replace("_", "\u00a0")


def test_a_card_taken_unseen_is_named_to_its_owner_alone() -> None:
    """Two sentences for one event: with the card and without."""
    event = Event("took_unseen", (0,), (OBJECTIVE,), (0,))
    said = words("en")
    named = "Alice takes objective 4 (1 hazard, 2 stations) from the stack, unseen by the others."
    assert said.message(GAME.news(event, 0)) == named
    assert said.message(GAME.news(event, 1)) == "Alice takes an objective card from the stack."


@every_language
@pytest.mark.parametrize(("engineers", "english"), [(2, "1 certificate"), (3, "$2"), (6, "$4")])
def test_the_reward_for_a_jersey_is_told(lang: str, engineers: int, english: str) -> None:
    """The question names what the engineer's space offers."""
    said = words(lang)
    reward = {"1 certificate": "1 certificat", "$2": "2\u00a0$", "$4": "4\u00a0$"}[english]
    question = said.message(Message("prompt_jersey", [Arg("space", "number", engineers)]))
    assert (english if lang == "en" else reward) in question


# --- what is printed -------------------------------------------------------------------------


def tips(kind: str, lang: str) -> list[str]:
    """What explains each value of a kind."""
    return [words(lang).tip(GAME.term(kind, value)) for value in range(len(GAME.names[kind]))]


@every_language
def test_every_thing_on_the_board_is_explained(lang: str) -> None:
    """Places, tiles, buildings, actions, discs, stations, cities, cards: each has a tip."""
    said = words(lang)
    for kind, ids in GAME.names.items():
        named = [value for value, id in enumerate(ids) if id]
        assert named
        assert [value for value in named if not said.tip(GAME.term(kind, value))] == [], kind


@every_language
def test_buildings_name_their_craftsmen_and_points(lang: str) -> None:
    """What a building needs, is worth and shows is what the box says."""
    hand = {"en": ("green", "black"), "fr": ("verte", "noire")}[lang]
    for number, tip in enumerate(tips("building", lang)):
        head = tip.split(".")[0].replace("\u00a0", " ")
        assert head.startswith(f"{box.CRAFTSMEN[number]} ")
        assert f", {box.BUILDING_VP[number]} {'VP' if lang == 'en' else 'PV'}" in head
        for bit, word in enumerate(hand):
            assert (word in head) == bool(box.BUILDING_HANDS[number] >> bit & 1)


@every_language
def test_plots_name_their_woods_and_risks(lang: str) -> None:
    """A plot in the woods says so, and so does one with a risk action."""
    woods = {"en": "in the woods", "fr": "dans les bois"}[lang]
    said = words(lang)
    for spot, tip in enumerate(tips("spot", lang)):
        assert (woods in tip) == (spot in box.WOODS)
        for risk in (box.RISK_JERSEY, box.RISK_ANY):
            assert (said.name("deal", risk) in tip) == (box.RISK[spot] == risk)


@every_language
def test_stations_cities_and_cattle_name_their_numbers(lang: str) -> None:
    """Costs, values and points in words are those of the box."""
    money = "${}" if lang == "en" else "{}\u00a0$"
    points = "{} VP" if lang == "en" else "{}\u00a0PV"
    for station, tip in enumerate(tips("station", lang)):
        assert tip.startswith(money.format(box.STATION_COST[station]))
        assert points.format(box.STATION_VP[station]) in tip
    for city, tip in enumerate(tips("city", lang)):
        assert f" {box.CITY_VALUE[city]}," in tip
        shown = points.format(box.CITY_VP[city]).replace("-", "−")
        assert not box.CITY_VP[city] or shown in tip
    for card, tip in enumerate(tips("card", lang)[: box.FIRST_OBJECTIVE]):
        assert f" {box.CARD_VALUE[card]}," in tip
        assert not box.CATTLE_VP[card] or tip.endswith(points.format(box.CATTLE_VP[card]) + ".")


@every_language
def test_purchases_name_their_cowboys_and_price(lang: str) -> None:
    """Each line of the purchase table is worded as it is printed."""
    money = "${}" if lang == "en" else "{}\u00a0$"
    for line in range(len(box.PURCHASES) - 1):
        name = words(lang).name("purchase", line)
        assert f" {box.PURCHASE_COWBOYS[line]} cowboy" in name
        assert name.endswith(money.format(box.PURCHASE_COST[line]))


@every_language
def test_objective_cards_name_their_tasks_and_points(lang: str) -> None:
    """As many things as a card asks for stand in its name, its points and penalty in its tip."""
    points = "{} VP" if lang == "en" else "{}\u00a0PV"
    for number, needs in enumerate(box.CARD_TASKS):
        card = box.FIRST_OBJECTIVE + number
        tasks = words(lang).name("card", card).split("(")[1].split(", ")
        assert [int(task.split()[0]) for task in tasks] == [need for need in needs if need]
        tip = tips("card", lang)[card]
        assert points.format(box.OBJECTIVE_VP[number]) in tip
        assert (f"−{box.PENALTY[number]} " in tip) == bool(box.PENALTY[number])


# --- what a question knows -------------------------------------------------------------------


def asked(table: Table) -> Question:
    """The question that waits for seat 0."""
    question = GAME.question(table.trail, 0)
    assert question is not None
    return question


def test_questions_tell_what_is_left() -> None:
    """Steps left, the tile where one stands, the reward of the plot."""
    t = Table(2)
    t.trail.spot[0] = box.SPOT_A
    t.build("1a", box.PLOT_FR1)
    t.hand(box.JERSEY)
    t.start(Turn())
    said = words("en")
    assert said.tip(asked(t).prompt).startswith("Up to 3 steps.")
    t.play("step plot_fr1")
    assert said.tip(asked(t).prompt) == "2 steps left."
    t.play("stop_move")
    assert said.message(asked(t).prompt) == "Building 1a (Alice): what do you do?"
    labels = [said.message(offer.label) for offer in asked(t).offers]
    assert "Risk action: discard 1 Jersey for 1 certificate and $2" in labels
