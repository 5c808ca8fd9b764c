"""The picture of Deadwood: the staggered town, the clans, the stacks, the duels."""

from __future__ import annotations

import re
from functools import partial

import pytest

from farwest.cli.answers import answers_to
from farwest.games.columns import columns
from farwest.games.deadwood import GAME, picture
from farwest.games.deadwood.box import BUILDINGS
from farwest.words import Words, languages
from tests.cli import pictures
from tests.games.deadwood.kit import P1, P2, P3, Table, last_turn

drawn = partial(pictures.drawn, GAME)
every_language = pytest.mark.parametrize("lang", languages())
NAMES = ["Ann", "Bob", "Cid", "Dan", "Eve"]


@every_language
def test_every_building_has_a_plate(lang: str) -> None:
    """What stands on a plot of the picture has a name short enough for it."""
    words = Words(GAME, lang)
    plates = [words.say(f"board_{key}") for key in (*BUILDINGS, "rail", "station")]
    assert len(set(plates)) == len(plates)
    assert [plate for plate in plates if columns(plate) >= picture.PITCH] == []


def test_a_picture_shows_the_town() -> None:
    """Buildings, who stands there, the Sheriff's three plots, the two plots of the line."""
    t = Table(3, B3="bank", B4="hotel", D2="grifter")
    t.put(P1, 2, "bank")
    t.put(P3, 1, "church")
    t.put(P2, 3, "church")
    t.lay("F1", "E1")
    lines = drawn(t.view(P1), NAMES[:3])
    assert lines[0].split() == ["·", "·", "Town", "Hall", "★Sheriff", "Church", "·", "·"]
    assert lines[1].split() == ["A1", "A2", "A3", "A4", "A5", "▲3■1", "A6", "A7"]
    assert lines[2].split() == ["·", "·", "★Bank", "★Hotel", "·", "·"]
    assert lines[3].split() == ["B1", "B2", "B3", "●2", "B4", "B5", "B6"]
    assert "·          Grifter    ·          ·" in lines[6]
    assert re.search(r"Crime pool 15 +▹D1 +▹D2 +D3 +D4 ", lines[7])
    assert "Rails 2 of 4" in lines[11]


def test_plots_lie_between_those_of_the_next_row() -> None:
    """Each row begins half a plot to the right of the one above."""
    lines = drawn(Table(2).view(P1), NAMES[:2])
    starts = [re.search(rf"{row}1\b", lines[2 * at + 1]) for at, row in enumerate("ABCDEF")]
    found = [match.start() for match in starts if match]
    assert found == [1, 6, 12, 17, 23, 28]


def test_a_crowded_church_shows_every_clan() -> None:
    """Five cowboys in the Church take the place of its letter and number."""
    t = Table(5)
    for seat in range(5):
        t.put(seat, 1 + seat % 3, "church")
    line = drawn(t.view(P1), NAMES)[1]
    assert re.fullmatch(r" A1 +A2 +A3 +A4 +●1▲2■3◆1✚2 A6 +A7 +", line + " ")


def test_a_picture_shows_what_players_own() -> None:
    """Money, Wanted tokens and their fine, cartridges, horses, cowboys by strength, the score."""
    t = Table(3, B3="bank", C4="stage_depot")
    t.camp.cash[P2], t.camp.wanted[P2], t.camp.shells[P2], t.camp.stables[P2] = 12, 4, 3, 2
    t.put(P2, 1, "mine")
    t.put(P2, 1, "dead")
    t.put(P3, 1, "stage_depot")
    text = "\n".join(drawn(t.view(P1), NAMES[:3]))
    assert re.search(r"^ ▲ Bob +12 +4 +-10 +3 +2 +23 +1 +1 +2$", text, re.MULTILINE)
    assert re.search(r"^▸● Ann +5 +0 +0 +1 +1 +123 +– +– +5$", text, re.MULTILINE)
    assert re.search(r"^ ■ Cid .* 15$", text, re.MULTILINE)
    assert "will bring Cid $10" in text


def test_the_fee_is_shown_with_its_taker() -> None:
    """Whoever holds the Sheriff's Office is named beside the town."""
    t = Table(2)
    assert "fee" not in "\n".join(drawn(t.view(P1), NAMES[:2]))
    t.put(P2, 1, "sheriffs_office")
    assert "★ fee: $1 to Bob" in "\n".join(drawn(t.view(P1), NAMES[:2]))


def test_a_duel_under_way_is_shown() -> None:
    """Both cowboys stand on the plot, and their dice are counted, cartridges included."""
    t = Table(2, C2="bank")
    t.put(P2, 3, "bank")
    t.play("P1 go 2 bank", "P2 fight", "P1 load")
    lines = drawn(t.view(P2), NAMES[:2])
    assert "C2 ●2▲3" in lines[5]
    assert "  Duel: ● Ann with 3 dice – ▲ Bob with 3 dice (Bank)" in lines


def test_annexations_under_way_are_shown() -> None:
    """Who has begun what, who may still annex, which tiles are to be placed."""
    t = Table(2, C2="bank", E2="hotel", E3="casino")
    t.put(P2, 1, "hotel")
    t.put(P1, 1, "casino")
    t.play("P1 go 2 town_hall", "P1 annex", "P1 rail_to F2")
    text = "\n".join(drawn(t.view(P1), NAMES[:2]))
    assert "Under way: Ann, Town Hall › Ann, Rail tile" in text
    assert "Still to annex: Ann, Casino · Bob, Hotel" in text
    t.play("P1 next P2 hotel", "P2 stay", "P1 stay")
    assert "  Drawn: Undertaker, Saloon, Telegraph Office" in drawn(t.view(P1), NAMES[:2])


def test_the_final_duel_is_shown() -> None:
    """Every shooter with his dice and his wounds; before the cartridges, with his strength."""
    t = Table(3)
    t.camp.cash[P3] = 0
    last_turn(t)
    t.play("P1 shooter 3")
    assert "  Final duel, round 1: ● Ann with 3 dice" in drawn(t.view(P1), NAMES[:3])
    t.play("P2 shooter 2", "P1 shells 1")
    view = t.view(P1)
    view["final"]["wounds"][P2] = 1
    shown = "  Final duel, round 1: ● Ann with 4 dice; ▲ Bob with 2 dice, wounded"
    assert shown in drawn(view, NAMES[:3])
    view["final"]["wounds"][P2] = 2
    assert "▲ Bob with 2 dice, dead" in "\n".join(drawn(view, NAMES[:3]))


def test_a_stack_is_shown_to_whoever_looked() -> None:
    """The Fortune Teller's order is drawn for one seat alone, and when everything is open."""
    t = Table(2, C2="fortune_teller")
    t.stack(2, "gold_mine", "laundry_2")
    t.play("P1 go 1 fortune_teller", "P1 annex", "P1 stack 2", "P1 order laundry_2")
    known = "Stack 2 from the top, for you alone: Laundry, Gold Mine"
    assert known in "\n".join(drawn(t.view(P1), NAMES[:2]))
    for seat in (P2, -1):
        assert "from the top" not in "\n".join(drawn(t.view(seat), NAMES[:2]))
    view = t.view(-1) | {"open": [t.view(P1), t.view(P2)]}
    opened = "\n".join(drawn(view, NAMES[:2]))
    assert "Stack 2 from the top, known to Ann: Laundry, Gold Mine" in opened


def test_tiles_under_a_stack_are_shown_to_all() -> None:
    """A building that the line tore down lies known at the bottom."""
    t = Table(2, C2="bank", F1="casino")
    t.stack(1, "hotel")
    t.play("P1 go 1 town_hall", "P1 annex", "P1 rail_to F1")
    for seat in (P1, P2, -1):
        assert "Stack 1 at the bottom: Casino" in "\n".join(drawn(t.view(seat), NAMES[:2]))


def test_the_last_turn_is_announced() -> None:
    """While the last turn goes on, the picture says so and why."""
    t = Table(2, B5="bank")
    t.camp.pool = 1
    t.put(P2, 1, "bank")
    t.play("P1 go 1 bank")
    assert "  Last turn: The cavalry arrives" in drawn(t.view(P2), NAMES[:2])


def test_the_way_into_a_building_is_told() -> None:
    """Answers that cost a fee or lead to a duel stand under a heading that says so."""
    t = Table(2, B3="bank", C2="casino")
    t.put(P2, 1, "sheriffs_office")
    t.put(P2, 2, "casino")
    t.sheriff("A3-B2-B3")
    assert t.asks == "P1 turn"
    question = GAME.question(t.camp, P1)
    assert question is not None
    answers = answers_to(GAME, question, Words(GAME, "en", NAMES))
    groups = {answer.keys: answer.group for answer in answers}
    assert groups["1 B3"] == "Greenhorn, fee"
    assert groups["3 C2"] == "Trail Boss, duel"
    assert groups["2 A5"] == "Gunslinger"


def test_the_help_explains_what_is_in_town() -> None:
    """The buildings on the board, each once, the railroad and the cowboys."""
    view = Table(2, B3="laundry", B4="laundry_2").view(P1)
    names = [Words(GAME, "en").name(kind, value) for kind, value in picture.topics(view)]
    town = ["Church", "Sheriff’s Office", "Town Hall", "Laundry", "Rail tile", "Station"]
    assert names == [*town, "Greenhorn", "Gunslinger", "Trail Boss"]
