"""The ladder: what was played stays on its page, and says what played it."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tools import ladder, ladder_page
from tools.ladder import Tournament

DUEL = Tournament("dice_town", 2, ("search:240", "advised"), 40)


def estimate(name: str, share: float, reach: float = 0.05) -> dict[str, Any]:
    """A share of wins with its interval."""
    return {"name": name, "share": share, "low": share - reach, "high": share + reach}


def row(tournament: Tournament, share: float = 0.6) -> dict[str, Any]:
    """What is kept of a tournament between two bots."""
    wins = [estimate(bot, won) for bot, won in zip(tournament.bots, (share, 1 - share))]
    points = dict.fromkeys(tournament.bots, 5.0)
    figures = {"games": tournament.games, "wins": wins, "points": points}
    command = " ".join(["farwest", *tournament.arguments()])
    return {"command": command, "players": tournament.players, "figures": figures}


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A ladder on which nothing was played yet."""
    monkeypatch.setattr(ladder, "FIGURES", tmp_path / "ladder.json")
    ladder.FIGURES.write_text("{}")
    return ladder.FIGURES


def test_a_command_says_which_tournament_it_is() -> None:
    """A tournament is read from the command that plays it, options and all."""
    six = Tournament("dice_town", 6, ("search:30", "advised"), 60, ("extension=yes",))
    for tournament in (DUEL, six):
        assert Tournament.read(row(tournament)["command"]) == tournament


def test_a_row_says_what_played_it(kept: Path) -> None:
    """Version, sources and day are kept with the figures, and stand beside the command."""
    nothing = {"ratings": [], "pairings": []}
    data = row(DUEL) | {"farwest": "0.1.0", "digest": "0123456789abcdef"}
    ladder.keep(DUEL, data | {"figures": data["figures"] | nothing})
    found = json.loads(kept.read_text())[DUEL.name]
    assert (found["version"], found["digest"]) == ("0.1.0", "0123456789abcdef")
    assert ladder_page.origin(found) == (
        f"  # {found['date']}, farwest 0.1.0, sources 0123456789abcdef"
    )
    assert ladder_page.origin(row(DUEL)) == ""


def test_a_row_never_loses_games(kept: Path) -> None:
    """One played with more games than are asked for keeps them; one with fewer is played on."""
    few = f"search:{ladder.FEW['dice_town']}"
    longer = Tournament("dice_town", 4, (few, "advised"), 150)
    shorter = longer._replace(players=5, games=80)
    kept.write_text(json.dumps({each.name: row(each) for each in (longer, shorter)}))
    games = {
        each.players: each.games
        for each in ladder.tournaments("dice_town")
        if each.bots == longer.bots
    }
    assert games == {2: 100, 3: 120, 4: 150, 5: 120, 6: 60}


def test_other_budgets_stay_on_the_curve(kept: Path) -> None:
    """A search with a budget that is asked for no more is shown as long as it is kept."""
    odd = DUEL._replace(bots=("search:77", "advised"))
    kept.write_text(json.dumps({odd.name: row(odd)}))
    assert odd not in ladder.tournaments("dice_town")
    (point,) = ladder_page.curve(ladder.played()["dice_town"])
    assert (point[0], point[1]["share"]) == (77, 0.6)
    assert "sharp" not in ladder_page.strengths("dice_town", ladder.played()["dice_town"])


def test_the_page_says_what_is_not_shown(kept: Path) -> None:
    """Intervals that overlap show nothing; those that lie apart do."""
    long = DUEL._replace(bots=("search:500", "advised"))
    for more, shown in ((0.65, False), (0.75, True)):
        kept.write_text(json.dumps({DUEL.name: row(DUEL), long.name: row(long, more)}))
        said = ladder_page.findings(ladder.played())
        assert ("More thought is shown to win more in Dice Town." in said) is shown
        assert ("In Dice Town all intervals overlap" in said) is not shown
        assert "win more than half in Dice Town." in said


def test_sharp_thinks_as_much_as_its_rows() -> None:
    """A second of thought gives at least the simulations that stand for it."""
    from farwest.bots.levels import EARLY, seconds_of

    for key, simulations in ladder.SECOND.items():
        assert simulations <= ladder.RATES[key] * EARLY * seconds_of("sharp")
