"""What wins: counted rightly, compared fairly, and told with how sure it is."""

from __future__ import annotations

import csv
import json
import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from farwest import __version__
from farwest.arena.digests import DOER, Digest, Order, digest, mark
from farwest.arena.insight import chance, insight
from farwest.cli.analyse_plot import draw_rows
from farwest.cli.analyse_words import Labels
from farwest.games import find
from farwest.games import keys as games_of
from farwest.kernel.match import replay
from farwest.kernel.news import Event
from farwest.kernel.record import Record
from farwest.words import Words
from tests.cli.kit import done, random_record, refused

WOOD = "deadwood"
COMMAND = "farwest analyse deadwood games --opening 1"
PLAYED = ("--bots", "random", "--players", "3", "--games", "12", "--seed", "7", "--jobs", "1")


def analysed(*args: str) -> dict[str, Any]:
    """The JSON of an analysis."""
    return json.loads(done("analyse", WOOD, *args, "--json", "-"))


@pytest.fixture
def games(home: Path) -> Path:
    """A folder of records, with their CSV beside it."""
    done("simulate", WOOD, *PLAYED, "--records", "games", "--csv", "games.csv")
    return home / "games"


def test_records_and_games_tell_the_same(games: Path) -> None:
    """A folder of records, its files, both of them, and the games played anew: all the same."""
    folder = analysed("games", "--jobs", "1")
    files = analysed(*map(str, sorted(games.glob("*.json"))), "--jobs", "2")
    anew = analysed(*PLAYED)
    twice = analysed("games", *map(str, sorted(games.glob("*.json"))), "--jobs", "1")
    assert folder["figures"] == files["figures"] == anew["figures"] == twice["figures"]
    assert (folder["seed"], anew["seed"]) == (None, "7")
    assert folder["command"] == "farwest analyse deadwood games --opening 1"
    again = json.loads(done(*anew["command"].split()[1:], "--jobs", "2", "--json", "-"))
    assert again == anew


def test_wins_are_those_of_the_simulation(games: Path) -> None:
    """Wins by seat add up to what the simulation counted."""
    rows = list(csv.DictReader(Path("games.csv").read_text("utf-8").splitlines()[2:]))
    for row in analysed("games", "--jobs", "1")["figures"]["wins_by_seat"]:
        own = [float(line["won"]) for line in rows if line["seat"] == row["name"]]
        assert row["wins"] == pytest.approx(sum(own), abs=1e-4)
        assert row["games"] == 12


def test_a_digest_counts_what_was_told(games: Path) -> None:
    """Markers are the events of the replay, by seat, without those of the last answer."""
    text = min(games.glob("*.json")).read_text("utf-8")
    match = replay(find(WOOD), Record.from_json(text))
    told = [event for news in match.news[:-1] for event in news]
    found = digest(Order(text, 1))
    for kind in ("went", "earned", "annexed"):
        count = Counter(event.args[0] for event in told if event.kind == kind)
        assert [own.get(kind, 0) for own in found.markers] == [count[seat] for seat in range(3)]
    earned = [
        sum(e.args[1] for e in told if e.kind == "earned" and e.args[0] == s) for s in (0, 1, 2)
    ]
    assert [own.get("earned (sum of dollars)", 0) for own in found.markers] == earned
    assert sum(earned) > 0
    paid = Counter(event.args[1] for event in told if event.kind == "fee")
    assert [own.get("fee (as rival)", 0) for own in found.markers] == [paid[s] for s in range(3)]
    for own in found.markers:
        named = sum(number for name, number in own.items() if name.startswith("annexed: "))
        assert named == own.get("annexed", 0)
    assert not any("won" in own for own in found.markers)


def test_an_opening_is_the_first_decisions(games: Path) -> None:
    """One decision or more of each seat, in words."""
    text = min(games.glob("*.json")).read_text("utf-8")
    one, two = digest(Order(text, 1)).openings, digest(Order(text, 2)).openings
    assert len(one) == 3
    assert all("Send a" in opening for opening in one)
    assert all(longer.startswith(f"{first} / ") for first, longer in zip(one, two, strict=True))


def test_the_report_tells_all(games: Path) -> None:
    """Seats, openings, markers and points, and the command again."""
    said = " ".join(done("analyse", WOOD, "games", "--jobs", "1").split())
    for words in ("12 games, 3 players", "Equals would win 33.3%", "by seat", "less", "effect",
                  "markers were looked at", "What was done", "What it came to",
                  "Where points come from: mean points by source", "Fine", "total"):  # fmt: skip
        assert words in said
    assert f"The same figures again, with farwest {__version__}: farwest analyse" in said
    assert "annexes" in said
    assert "annexed" not in said
    assert "farwest analyse deadwood games --opening 1" in said


def test_rows_are_figures(games: Path, home: Path) -> None:
    """--csv has every figure with its interval, the ids of the JSON and the words of the report."""
    found = analysed("games", "--jobs", "1")["figures"]
    text = done("analyse", WOOD, "games", "--jobs", "1", "--csv", "-")
    about, command, *lines = text.splitlines()
    assert (about, command) == (f"# farwest {__version__}", f"# {COMMAND}")
    rows = list(csv.DictReader(lines))
    markers = {row["name"]: row for row in rows if row["kind"] in ("done", "sum")}
    assert set(markers) == {marker["name"] for marker in found["markers"]}
    for marker in found["markers"]:
        row = markers[marker["name"]]
        assert float(row["value"]) == pytest.approx(marker["effect"])
        assert row["sure"] == str(int(marker["sure"]))
        assert row["kind"] == ("sum" if marker["amount"] else "done")
    assert markers["annexed"]["words"] == "annexes …"
    assert [row["words"] for row in rows if row["kind"] == "points"][-2:] == ["Fine", "total"]
    done("analyse", WOOD, "games", "--jobs", "1", "--csv", "a.csv")
    assert (home / "a.csv").read_text("utf-8") == text


@pytest.mark.parametrize("key", games_of())
def test_every_marker_has_words(key: str) -> None:
    """Whatever happens to or through a seat is told as the table tells it, not by its id."""
    labels = Labels(key)
    for kind, event in labels.game.events.items():
        for role in [name for name, sort in event.args + event.secret if sort == "seat"]:
            said = labels.marker(kind if role == DOER else f"{kind} (as {role})")
            assert "_" not in said
            assert role == DOER or "this seat" in said or said.endswith(f"(as {role})")


def test_markers_read_like_the_table() -> None:
    """The game's own sentence, with … for what differs, or the name of what is counted."""
    city, town = Labels("carson_city"), Labels("dice_town")
    assert city.marker("chip") == "takes the +3 chip"
    assert city.marker("bought_parcel") == "buys … for $…"
    assert city.marker("bought_tile: Ranch") == "buys … for $…: Ranch"
    assert city.marker("kept: Mine") == "keeps Mine for later"
    assert city.marker("points: Action squares (sum of vp)").endswith(
        ": Action squares (sum of VP)"
    )
    assert city.marker("paid_tax (as rival)") == "… pays this seat $… in taxes"
    assert city.marker("passed") == "passes"
    assert town.marker("kept") == "keeps dice"
    assert town.marker("nothing known") == "nothing known"


def test_points_are_no_choices() -> None:
    """What tells of points is counted in points, and stands apart from what was done."""
    done_and_paid = [{"points (sum of vp)": 9, "bid": 1}, {"bid": 2}, {"bid": 3}]
    rows = insight([game(0, done_and_paid)] * 30).markers
    assert [(row.name, row.amount) for row in rows] == [
        ("bid", False),
        ("points (sum of vp)", True),
    ]
    city = find("carson_city")
    markers: list[Counter[str]] = [Counter(), Counter()]
    mark(city, Words(city, "en", []), Event("points", (1, 4, 0), (), ()), markers)
    assert sorted(markers[1].values()) == [4, 4]
    assert all(name.endswith("(sum of vp)") for name in markers[1])


@pytest.mark.parametrize(("name", "start"), [("d.png", b"\x89PNG"), ("d.svg", b"<?xml")])
def test_drawings_are_drawings(name: str, start: bytes, games: Path, home: Path) -> None:
    """A plot is of the kind its name says."""
    done("analyse", WOOD, "games", "--jobs", "1", "--plot", name)
    drawn = (home / name).read_bytes()
    assert drawn.startswith(start)
    assert len(drawn) > 10_000


def test_what_is_sure_has_a_star(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the drawing as in the report; names with $ are no formulas."""
    from matplotlib import pyplot as plt

    _, axis = plt.subplots()
    rows = [("pays $…: $5", 0.4, 0.2, 0.6), ("noise", 0.1, -0.2, 0.4)]
    draw_rows(axis, rows, 0, "Title", [True, False])
    assert [label.get_text() for label in axis.get_yticklabels()] == [r"★ pays \$…: \$5", "noise"]
    plt.close()


# --- what is reckoned --------------------------------------------------------------------------


def game(winner: int, markers: list[dict[str, int]], points: list[int] | None = None) -> Digest:
    """A game of three that went like this."""
    totals = points or [5, 5, 5]
    scores = [{"gold": total - 1, "silver": 1} for total in totals]
    return Digest(["x"] * 3, [winner], totals, scores, ["a", "b", "b"], markers)


def swayed(luck: random.Random, number: int) -> list[Digest]:
    """Games in which `good` wins, `noise` does nothing, and `always` is the same for all."""
    found = []
    for _ in range(number):
        winner = luck.randrange(3)
        marks = [{"noise": luck.randrange(4), "always": 9} for _ in range(3)]
        marks[winner]["good"] = 1 + luck.randrange(3)
        marks[luck.randrange(3)].setdefault("good", 1)
        found.append(game(winner, marks))
    return found


def test_what_wins_is_found() -> None:
    """A marker that goes with winning is found and is sure; noise is not; sameness is silent."""
    rows = {row.name: row for row in insight(swayed(random.Random(1), 200)).markers}
    assert set(rows) == {"good", "noise"}
    assert rows["good"].effect > 0.5
    assert rows["good"].sure
    assert rows["good"].low > 0.4
    assert not rows["noise"].sure
    assert rows["noise"].low < 0 < rows["noise"].high
    assert insight(swayed(random.Random(1), 200)).markers[0].name == "good"


def test_noise_is_called_noise() -> None:
    """The interval of a marker that does nothing holds 0 in some 95 of 100 analyses."""
    luck = random.Random(4)
    held = 0
    for _ in range(120):
        rows = {row.name: row for row in insight(swayed(luck, 40)).markers}
        held += rows["noise"].low <= 0 <= rows["noise"].high
    assert held >= 120 * 0.89


def test_a_star_is_seldom_given_by_chance() -> None:
    """Where nothing decides, at most 5 of 100 analyses show a star, however few the games."""
    luck = random.Random(6)
    starred = 0
    for _ in range(40):
        games = []
        for _ in range(20):
            marks = [{str(k): 1 for k in range(100) if luck.random() < 0.3} for _ in range(3)]
            games.append(game(luck.randrange(3), marks))
        starred += any(row.sure for row in insight(games).markers)
    assert starred <= 2


def test_chance_is_bounded() -> None:
    """Ten games won of ten, one seat of two: 1 in 1024, and the bound says no less."""
    assert chance([[1.0]] * 10, [[0.0]] * 10) == pytest.approx(2**-10, rel=1e-6)
    assert 56 / 1024 < chance([[1.0]] * 8 + [[0.0]] * 2, [[0.0]] * 8 + [[1.0]] * 2) < 0.2
    assert chance([[1.0], [0.0]], [[0.0], [1.0]]) == 1
    assert chance([[0.5, 0.5]], [[]]) == 1


def test_more_is_more_than_others_at_the_table() -> None:
    """In a long game everybody does more of everything: only one's own table is compared."""
    long = [game(0, [{"step": 90}, {"step": 80}, {"step": 80}])] * 5
    short = [game(1, [{"step": 8}, {"step": 9}, {"step": 8}])] * 5
    (row,) = insight(long + short).markers
    assert (row.more.rate, row.more.games) == (1, 10)
    assert (row.less.rate, row.less.games) == (0, 20)
    assert row.low < row.effect == 1


def test_the_average_is_in_neither_half() -> None:
    """Who had as much as the average of the table is compared with nobody."""
    (row,) = insight([game(1, [{"step": 0}, {"step": 1}, {"step": 2}])] * 6).markers
    assert (row.less.games, row.more.games) == (6, 6)
    assert (row.less.rate, row.more.rate) == (0, 0)


def test_points_are_compared_within_a_table() -> None:
    """Winners against the others of their game, by source and in all."""
    games = [game(0, [{}] * 3, [9, 5, 3]), game(2, [{}] * 3, [1, 5, 10])] * 5
    gold, silver, total = insight(games).sources
    assert (gold.name, silver.name, total.name) == ("gold", "silver", "total")
    assert total.winners == 9.5
    assert total.others == 3.5
    assert total.difference == 6
    assert 5 < total.low < 6 < total.high < 7
    assert (silver.difference, silver.low, silver.high) == (0, 0, 0)


def test_openings_are_rated() -> None:
    """An opening's rate is over the seats that chose it; rare ones are counted only."""
    games = [game(0, [{}] * 3)] * 4 + [game(1, [{}] * 3)] * 4
    found = insight([*games, games[0]._replace(openings=["c", "b", "b"])])
    assert [(row.name, row.games, row.rate) for row in found.openings] == [
        ("a", 8, 0.5),
        ("b", 18, pytest.approx(4 / 18)),
    ]
    assert found.rare_openings == 1


# --- what is asked wrongly -----------------------------------------------------------------------


def test_records_or_games() -> None:
    """One of the two must be named, not both."""
    sentence = "Name the records to analyse, or --games to play: one of the two."
    assert refused("analyse", WOOD) == sentence
    assert refused("analyse", WOOD, "x.json", "--games", "5") == sentence


def test_what_cannot_be_read_is_named(games: Path, home: Path) -> None:
    """Missing, empty, foreign and damaged records each get their sentence."""
    assert refused("analyse", WOOD, "nowhere") == "There is no file nowhere."
    (home / "empty").mkdir()
    assert refused("analyse", WOOD, "empty") == "There is no record in the folder empty."
    random_record(home / "town.json")
    said = refused("analyse", WOOD, "games", "town.json")
    assert said == "town.json is a game of dice_town, not of deadwood."
    (home / "town.json").write_text("{}")
    assert "town.json: This is not a Farwest record" in refused("analyse", WOOD, "town.json")
    assert "no game called chess" in refused("analyse", "chess", "games")
    said = refused("analyse", WOOD, "games", "--players", "3")
    assert said == "Records bring their own players and options: leave these out."


def test_a_forged_record_is_named(games: Path) -> None:
    """A record that does not lead to its end is refused with its file."""
    path = sorted(games.glob("*.json"))[3]
    record = Record.read(path)
    assert record.end is not None
    record.end["winners"] = [0, 1, 2]
    record.save(path)
    for jobs in "12":
        said = refused("analyse", WOOD, "games", "--jobs", jobs)
        assert said.startswith(f"games/{path.name}: The record replays to another end")


def test_tables_of_different_size_are_not_mixed(games: Path) -> None:
    """Two players and three are analysed apart."""
    done("simulate", WOOD, "--bots", "random,random", "--games", "2", "--records", "two")
    said = refused("analyse", WOOD, "games", "two")
    assert said == "The records are of 2 and 3 players: analyse them apart."


def test_unfinished_games_are_left_out(games: Path) -> None:
    """They are counted, and the report says so; too few finished ones are refused."""
    paths = sorted(games.glob("*.json"))
    for path in paths[:2]:
        record = Record.read(path)
        record.moves, record.end = record.moves[:20], None
        record.save(path)
    found = analysed("games", "--jobs", "1")
    assert (found["unfinished"], found["figures"]["games"]) == (2, 10)
    assert "2 unfinished games are left out." in done("analyse", WOOD, "games", "--jobs", "1")
    said = refused("analyse", WOOD, *map(str, paths[:5]), "--jobs", "1")
    assert said == "An analysis needs 5 finished games or more, not 3."
    said = refused("analyse", WOOD, str(paths[0]))
    assert said == "An analysis needs 5 finished games or more, not 0."
