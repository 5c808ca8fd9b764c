"""The menu of `farwest terminal`."""

from __future__ import annotations

from pathlib import Path

import pytest

from farwest import games
from farwest.kernel.record import Record
from tests.cli.kit import done


@pytest.fixture(autouse=True)
def one_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """One game alone, so that the lines of the menu have the same numbers whatever is added."""
    monkeypatch.setattr(games, "keys", lambda: ["dice_town"])


def only_game(home: Path) -> Record:
    """The one game that was kept."""
    (file,) = (home / "data" / "farwest" / "games").glob("*.json")
    return Record.read(file)


def test_enter_plays_against_two_advised_bots(home: Path) -> None:
    """Enter takes the sheet as it stands."""
    said = done("terminal", "--lang", "en", typed="\n2\n")
    assert "Enter: play" in said
    assert "Which dice do you keep?" in said
    record = only_game(home)
    assert record.players == ["Player 1", "bot:advised", "bot:advised"]
    assert record.options["extension"] is False


def test_every_line_can_be_changed(home: Path) -> None:
    """Language, players, seats and options are changed by their number."""
    typed = (
        "1\n"  # in French
        "2\n6\n"  # six are too many without the extension
        "3\nZoé\n4\nrandom\n"
        "5\nZoé\n5\nLéa\n"  # there is a Zoé already
        "7\n8\n"  # the Indian die, which brings the extension; no bribes
        "2\n6\n12\n2\n99\n\n"  # six players, the second begins; no line 99; play
        "\n2\n"
    )
    said = done("terminal", "--lang", "en", typed=typed).replace("\xa0", " ")
    assert "Jouer avec l’extension" in said
    assert "Deux joueurs ne peuvent pas s’appeler tous deux Zoé." in said
    assert "« 6 » n’est pas possible ici." in said
    assert "« 99 » n’est pas possible ici." in said
    record = only_game(home)
    assert record.players[:3] == ["Zoé", "bot:random", "Léa"]
    assert record.players[3:] == ["bot:advised"] * 3
    assert record.options == {
        "extension": True,
        "indian_die": True,
        "bribes": False,
        "initial_sheriff": 1,
    }


def test_without_its_need_an_option_goes(home: Path) -> None:
    """Switching the extension off takes the Indian die and the sixth player with it."""
    done("terminal", "--lang", "en", typed="7\n2\n6\n9\n\n2\n")
    record = only_game(home)
    assert len(record.players) == 5
    assert record.options["extension"] is False
    assert record.options["indian_die"] is False


def test_a_seat_can_become_a_bot(home: Path) -> None:
    """A person's seat goes to a bot and back."""
    done("terminal", "--lang", "en", typed="3\nbot\n4\nAnn\n\n2\n")
    assert only_game(home).players == ["bot:advised", "Ann", "bot:advised"]


def test_an_unfinished_game_is_offered(home: Path) -> None:
    """The next start goes on with the last game; n begins another."""
    done("terminal", "--lang", "en", typed="\n2\n")
    moves = len(only_game(home).moves)
    said = done("terminal", "--lang", "en", typed="\n2\n")
    assert "Unfinished: Dice Town, Player 1, Bot 2, Bot 3 (" in said
    assert len(only_game(home).moves) > moves
    done("terminal", "--lang", "en", typed="n\n\n2\n")
    assert len(list((home / "data" / "farwest" / "games").glob("*.json"))) == 2


def test_leaving_the_menu_leaves_nothing(home: Path) -> None:
    """q, or the end of the input, ends without a game."""
    assert "Farwest" in done("terminal", "--lang", "en", typed="q\n")
    assert "Farwest" in done("terminal", "--lang", "en", typed="")
    assert not (home / "data").exists()


def test_the_system_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without --lang the language is the system's."""
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "un nombre" in done("terminal", typed="q\n")


def test_the_game_can_be_changed(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With several games there is a line for the game, and Enter plays the one it shows."""
    monkeypatch.setattr(games, "keys", lambda: ["deadwood", "dice_town"])
    done("terminal", "--lang", "en", typed="1\ndice-town\n\n2\n")
    assert only_game(home).game == "dice_town"
