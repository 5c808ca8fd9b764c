"""The picture of Great Western Trail: the forked trail, the markets, the railroad, the herds."""

from __future__ import annotations

import re
from functools import partial

import pytest

from farwest.cli.answers import answers_to
from farwest.games.columns import WIDTH, columns
from farwest.games.great_western_trail import GAME, box, landscape, picture
from farwest.games.great_western_trail.rules.hiring import Hire
from farwest.words import Words, languages
from tests.cli import pictures
from tests.games.great_western_trail.kit import Table

drawn = partial(pictures.drawn, GAME)
every_language = pytest.mark.parametrize("lang", languages())
NAMES = ["Ann", "Bob", "Cid", "Dan"]
PLAIN_TRAIL = """\
A♞●▲      ┬ A1  ·     A2  ·     A3  ·
          └ Flood · · · ·  FR1 ·     FR2 ·
B         ┬ B1  ·     B2  ·     B3  ·
          └ Drought · · · ·  DR1 ·
C         ┬ C1  ·     C2  ·
          └ C3  ·     D
           └Teepees 1· 2· 4· 6· 8· 10·  TR1 ·     TR2 ·
E         ┬ E1  ·     E2  ·
          └ Rockfall · · · ·  RR1 ·     RR2 ·
F         ┬ F1  ·     G         ┬ G1  ·     Kansas City
          └ F2  ·               └ G2  ·
Start       Teepees beside the trail −3· −2· −1·"""


def seen(table: Table, seat: int = 0) -> str:
    """The whole picture of a position, folded sentences unfolded."""
    lines = drawn(GAME.view(table.trail, seat), NAMES[: table.trail.seats])
    return re.sub(r"\n    (?! )", " ", "\n".join(lines))


def trail_of(table: Table, seat: int = 0) -> list[str]:
    """The lines of the trail alone."""
    lines = drawn(GAME.view(table.trail, seat), NAMES[: table.trail.seats])
    return [line[: WIDTH - landscape.JOBS].rstrip() for line in lines[: len(landscape.LINES)]]


@every_language
def test_a_crowded_trail_fits(lang: str) -> None:
    """A full village, large buildings and four cattlemen on one line leave the market its place."""
    t = Table(4)
    for spot in box.TEEPEE_SLOTS:
        t.trail.board[spot] = box.TEEPEE_BLUE_TILE
    t.build("10a", box.PLOT_TR1)
    t.build("10b", box.PLOT_TR2, seat=1)
    t.trail.spot = [box.PLOT_TR1] * 4
    lines = drawn(GAME.view(t.trail, 0), NAMES, lang)
    assert max(map(columns, lines)) <= WIDTH
    assert "TR1 10a●♞●▲■◆" in lines[6]
    assert all(line[WIDTH - landscape.JOBS + 2].isdigit() for line in lines[:12])


def test_every_place_is_drawn_once() -> None:
    """The lines of the trail leave no place out and show none twice."""
    items = [item for line in landscape.LINES for item in line]
    for spot, name in enumerate(box.SPOTS):
        area = name.rsplit("_", 1)[0]
        shown = "village" if spot in box.TEEPEE_SLOTS else area if area in items else name
        assert items.count(shown) == 1, name


def test_an_empty_trail() -> None:
    """The places by their letters, in the order of the ways, and the cattlemen at the first."""
    assert "\n".join(trail_of(Table(2))) == PLAIN_TRAIL


def test_a_picture_shows_what_stands_on_the_trail() -> None:
    """Buildings with their owners, hazards and teepees with their hands, who stands where."""
    t = Table(3)
    t.build("4a", box.PLOT_A2)
    t.build("10b", box.PLOT_TR1, seat=1)
    t.trail.board[box.FLOOD_2] = box.TILES.index("flood_3_black")
    t.trail.board[box.ROCKFALL_1] = box.TILES.index("rockfall_4_green")
    t.trail.board[box.TEEPEE_P2] = box.TEEPEE_GREEN_TILE
    t.trail.board[box.TEEPEE_M3] = box.TEEPEE_BLUE_TILE
    t.trail.board[box.SPOT_B], t.trail.board[box.SPOT_D] = 4, 2
    t.trail.spot = [box.FLOOD_2, box.PLOT_A2, box.START]
    lines = trail_of(t)
    assert lines[0] == "A         ┬ A1  ·     A2  4a●♞▲ A3  ·"
    assert lines[1] == "          └ Flood · 3b♞● · ·  FR1 ·     FR2 ·"
    assert lines[2].startswith("B=D       ┬ B1")
    assert lines[5] == "          └ C3  ·     D=B"
    assert lines[6] == "           └Teepees 1· 2g 4· 6· 8· 10·  TR1 10b▲  TR2 ·"
    assert "Rockfall 4g · · ·" in lines[8]
    assert lines[11] == "Start♞■     Teepees beside the trail −3b −2· −1·"


def test_a_picture_shows_the_job_market() -> None:
    """Rows with their cost and workers, the token, and where the cattle market is filled up."""
    t = Table(2)
    t.trail.jobs = [0] * len(t.trail.jobs)
    t.trail.jobs[0:3] = [1, 0, 1]
    t.trail.jobs[6:9] = [0, 2, 0]
    t.trail.token = 3
    rows = [line[WIDTH - landscape.JOBS :] for line in drawn(GAME.view(t.trail, 0), NAMES[:2])]
    assert rows[0].split() == ["1", "$6", "CE"]
    assert rows[2].split() == ["3", "$7", "RR"]
    assert rows[3].split() == ["▸", "4", "$5"]
    marked = [row for row in range(12) if rows[row].startswith("*")]
    assert marked == list(box.YELLOW_ROWS)


def test_a_picture_shows_the_railroad() -> None:
    """Engines on the track and on turnouts, several on space 0, red crosses after their spaces."""
    t = Table(4)
    t.trail.engine = [0, 12, box.FIRST_TURNOUT + 2, 0]
    scale, track, turnouts = drawn(GAME.view(t.trail, 0), NAMES)[12:15]
    assert scale.index("15") == 30
    assert track.index("▲") == 24
    crosses = [(at - 1) // 2 for at, mark in enumerate(track) if mark == "×"]
    assert tuple(crosses) == box.CROSSES
    assert turnouts[:4] == "●◆  "
    assert turnouts.index("■") == 2 * box.TURNOUT_AFTER[2] + 1
    assert turnouts.split() == ["●◆", "1", "2", "■", "4", "5", "6", "7", "8", "9", "10"]


def test_a_picture_shows_cities_and_stations() -> None:
    """Who has delivered where, who has upgraded what, and what the masters are."""
    t = Table(2)
    t.trail.cities[0], t.trail.cities[10 + 2] = 2, 1
    t.trail.stations[10 + 1] = 1
    t.trail.masters = [box.SM_CERTS, len(box.MASTERS) + box.CRAFTSMAN, 0, 1, 2]
    text = seen(t)
    assert "Cities: 0 Kansas City ●● · 1 Topeka · 4 Wichita ▲ · 6 Colorado Springs" in text
    assert "Stations: 1: $2→1 (certificates) · 2: $2→1 (R) ▲ · 3: $4→2 (workers)" in text
    assert text.count("10: $3→9") == 1


def test_a_picture_shows_the_markets() -> None:
    """Foresight tiles by column, the cattle for sale, the objective cards."""
    t = Table(2)
    t.trail.foresight = [box.TEEPEE_BLUE_TILE, 0, box.COWBOY_TILE, box.ENGINEER_TILE, 0, 0]
    t.trail.market = [2, 0, 1, 0, 0, 1, 0, 0, 0]
    t.trail.market_stack = [box.HOLSTEIN] * 3
    t.trail.display = [box.FIRST_OBJECTIVE + 5, box.FIRST_OBJECTIVE + 5]
    t.trail.objectives = []
    text = seen(t)
    assert "Foresight: 1: Blue teepee · 2: Cowboy / Engineer · 3: –" in text
    assert "Cattle market: Holstein ×2, Ayrshire, West Highland (5 VP) · stack 3" in text
    assert "Objectives: Objective 6 (1 disc on San Francisco) ×2 · stack 0" in text


def test_a_picture_shows_what_players_have() -> None:
    """Money, workers, certificates, limits, cards, teepees, hazards, discs, tiles."""
    t = Table(2)
    trail = t.trail
    trail.cash[1], trail.certificates[1], trail.master_tiles[1] = 23, 2, 1 << box.SM_HAZARDS
    trail.workers[3:] = [4, 1, 2]
    trail.teepees[2:] = [1, 3]
    trail.hazards[1] = [box.HAZARD_TILE, box.HAZARD_TILE + 2]
    trail.discard[1] = [trail.deck[1].pop()]
    text = seen(t)
    row = r"^ ▲ Bob +23 +4/1/2 +2\+1/3 +3 +0/4 +13\+1 +1b 3g +2 \(5\) +14$"
    assert re.search(row, text, re.MULTILINE)
    assert re.search(r"^▸● Ann +10 +1/1/1 +0/3 ", text, re.MULTILINE)
    assert re.search(r"▲ Starting objective \d \(.*\) · station masters: hazards", text)


def test_a_hand_is_shown_to_its_owner_alone() -> None:
    """The hand by breed with its value, and the draw stack without its order."""
    t = Table(2)
    t.trail.display = []
    t.hand(box.GUERNSEY, box.JERSEY, box.JERSEY, box.FIRST_OBJECTIVE)
    hand = "Your hand, value 3: Jersey ×2, Guernsey, Objective 1 (1 building, 2 blue teepees)"
    assert hand in seen(t)
    assert "In your draw stack: Jersey ×5, Dutch Belt ×3, Black Angus ×3, Guernsey ×3" in seen(t)
    assert "To build: 1a 2a 3a 4a 5a 6a 7a 8a 9a 10a" in seen(t)
    for seat in (1, -1):
        assert "Objective 1 (1 building, 2 blue teepees)" not in seen(t, seat)
    opened = GAME.view(t.trail, -1) | {"open": [GAME.view(t.trail, 0), GAME.view(t.trail, 1)]}
    text = "\n".join(drawn(opened, NAMES[:2]))
    assert "Hand of Ann, value 3: Jersey ×2, Guernsey" in text
    assert "Hand of Bob, value 0: –" in text


def test_cards_known_to_be_in_a_hand_are_shown_to_the_others() -> None:
    """What everybody saw go to a hand stands beside its owner."""
    t = Table(2)
    t.hand(box.JERSEY, box.JERSEY, seat=1)
    t.trail.known[1] = [box.JERSEY, box.JERSEY]
    assert "surely in hand: Jersey ×2" in seen(t)
    assert "surely in hand" not in seen(t, seat=1)


def test_the_last_turns_are_announced() -> None:
    """Once the token is taken, the picture says by whom."""
    t = Table(2)
    assert "Last turns" not in seen(t)
    t.trail.holder, t.trail.token = 1, 12
    assert "  Last turns: Bob has taken the job market token." in seen(t)


def test_workers_to_hire_are_typed_by_letter_and_row() -> None:
    """The heading says what they cost, the key says whom and from where."""
    t = Table(2)
    t.trail.jobs = [2, 1, 1] + [1] * 33
    t.trail.token = 3
    t.start(Hire(-1))
    question = GAME.question(t.trail, 0)
    assert question is not None
    answers = answers_to(GAME, question, Words(GAME, "en", NAMES))
    groups = {answer.keys: answer.group for answer in answers}
    assert groups["C1"] == "Cowboy, $5"
    assert groups["R3"] == "Craftsman, $6"
    assert len(groups) == 9


def test_the_help_explains_what_is_on_the_table() -> None:
    """The cards at hand, every building at the side that is played, masters, cities."""
    t = Table(2, building_sides="chosen", sides_b=["2"])
    t.hand(box.GUERNSEY)
    view = GAME.view(t.trail, 0)
    names = [Words(GAME, "en").name(kind, value) for kind, value in picture.topics(view)]
    assert names[0] == "Guernsey"
    assert names[5:13] == [*(f"Neutral building {letter}" for letter in "ABCDEFG"), "Building 1a"]
    assert names[13] == "Building 2b"
    assert names[-1] == "San Francisco"
