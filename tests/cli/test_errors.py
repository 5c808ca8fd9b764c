"""What is asked wrongly is refused in one sentence, before anything is done or overwritten."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from farwest.cli import files
from farwest.games import find, keys
from farwest.kernel.news import Spoken
from tests.cli.kit import random_record, refused

TOWN = "dice-town"
GAMES = ", ".join(keys()).replace("_", "-")


@pytest.mark.parametrize("command", ["terminal", "simulate", "laws", "rules", "bench"])
def test_an_unknown_game(command: str) -> None:
    """The sentence names the games there are."""
    assert refused(command, "dise-town") == f"There is no game called dise-town. Games: {GAMES}."


@pytest.mark.parametrize("command", ["terminal", "simulate"])
def test_too_many_players(command: str) -> None:
    """Seven players are too many, with the extension too."""
    assert "2 to 5 players, not 7" in refused(command, TOWN, "--players", "7")
    said = refused(command, TOWN, "--players", "7", "--option", "extension=yes")
    assert "2 to 6 players, not 7" in said


@pytest.mark.parametrize("command", ["terminal", "simulate"])
@pytest.mark.parametrize(
    ("option", "sentence"),
    [
        ("ghosts=yes", "There is no option ghosts. Options of this game: extension, "),
        ("extension=maybe", "Option extension cannot be maybe: choose yes or no."),
        ("initial_sheriff=9", "Option initial_sheriff names seat 9, but there are 4 players."),
        ("initial_sheriff=\u0661", "Option initial_sheriff cannot be \u0661: "),
        ("indian_die=yes", "Option indian_die needs extension=yes."),
        ("extension", "An option is written key=value, such as extension=yes; not extension."),
    ],
)
def test_a_wrong_option(command: str, option: str, sentence: str) -> None:
    """Unknown keys, wrong values and missing needs are each named."""
    assert refused(command, TOWN, "--players", "4", "--option", option).startswith(sentence)


def test_what_is_far_too_long_is_still_told() -> None:
    """The sentence says what is wrong, and is cut where it would have no end."""
    for wrong in ("initial_sheriff=" + "9" * 5000, "extension=" + "x" * 5000):
        said = refused("simulate", TOWN, "--option", wrong)
        assert said.startswith(f"Option {wrong.split('=')[0]} cannot be {wrong[-9:]}")
        assert len(said) < 1_100


def test_an_unknown_bot() -> None:
    """The sentence names the bots there are."""
    known = "advised, novice, random, search, steady, sharp, master"
    sentence = f"There is no bot called clever. Bots: {known}."
    assert refused("simulate", TOWN, "--bots", "clever") == sentence
    assert refused("terminal", TOWN, "--seat", "Ann", "--seat", "bot:clever") == sentence


def test_a_wrong_number_of_bots() -> None:
    """A bot for each player, or one for all."""
    said = refused("simulate", TOWN, "--players", "4", "--bots", "random,advised")
    assert said == "2 bots are given for 4 players: name one for each seat."


def test_too_many_seats() -> None:
    """More names than players are refused."""
    said = refused("terminal", TOWN, "--players", "2", "--seat", "A", "--seat", "B", "--seat", "C")
    assert said == "3 seats are given, but there are 2 players."


def test_two_players_of_one_name() -> None:
    """Players must be told apart."""
    said = refused("terminal", TOWN, "--seat", "Ann", "--seat", "Ann")
    assert said.startswith("Two players are called Ann")


def test_an_unknown_language() -> None:
    """The sentence names the languages there are."""
    said = refused("rules", TOWN, "--lang", "de")
    assert said == "There is no language de here. Languages: en, fr."


READERS = [("terminal", "--load"), ("replay",), ("verify",)]
IDS = ["terminal", "replay", "verify"]


@pytest.mark.parametrize("reader", READERS, ids=IDS)
def test_a_missing_record(reader: tuple[str, ...]) -> None:
    """A file that is not there is named."""
    assert refused(*reader, "nowhere.json") == "There is no file nowhere.json."


def status_of(reader: tuple[str, ...]) -> int:
    """To verify is to ask whether a record is sound: if not, that is an answer."""
    return 1 if reader == ("verify",) else 2


@pytest.mark.parametrize("reader", READERS, ids=IDS)
def test_a_damaged_record(reader: tuple[str, ...], home: Path) -> None:
    """A file cut short, or no record at all, is told apart from a sound one."""
    file = home / "game.json"
    random_record(file, plies=20)
    file.write_text(file.read_text("utf-8")[:-200], "utf-8")
    assert "game.json: This is not a Farwest record" in refused(
        *reader, "game.json", status=status_of(reader)
    )
    file.write_bytes(b"\xff\xfe\x00")
    assert "it is not text" in refused(*reader, "game.json", status=status_of(reader))


@pytest.mark.parametrize("reader", READERS, ids=IDS)
def test_an_edited_record(reader: tuple[str, ...], home: Path) -> None:
    """A move changed by hand breaks the seal."""
    file = home / "game.json"
    random_record(file, plies=20)
    data = json.loads(file.read_text("utf-8"))
    data["moves"][3][1] += 1
    file.write_text(json.dumps(data), "utf-8")
    assert "damaged or was edited" in refused(*reader, "game.json", status=status_of(reader))


@pytest.mark.parametrize("reader", READERS, ids=IDS)
def test_a_record_of_other_rules(
    reader: tuple[str, ...], home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record made under another revision of the rules is refused, and says which."""
    random_record(home / "game.json", plies=20)
    recorded = find(TOWN).revision
    monkeypatch.setattr(type(find(TOWN)), "revision", 99)
    said = refused(*reader, "game.json", status=status_of(reader))
    assert f"recorded under revision {recorded}" in said
    assert "plays revision 99" in said


@pytest.mark.parametrize("reader", READERS, ids=IDS)
def test_a_record_of_an_unknown_game(reader: tuple[str, ...], home: Path) -> None:
    """A record of a game that is not here names that game."""
    record = random_record(home / "game.json", plies=20)
    record.game = "tumbleweed"
    record.save(home / "game.json")
    said = refused(*reader, "game.json", status=status_of(reader))
    assert f"is a record of tumbleweed, unknown here. Games: {', '.join(keys())}." in said


def test_a_folder_is_no_record(home: Path) -> None:
    """A folder in place of a record is refused."""
    (home / "folder").mkdir()
    assert "folder cannot be read" in refused("verify", "folder")


@pytest.mark.parametrize("flag", ["--json", "--csv", "--plot"])
def test_an_existing_file_is_not_overwritten(flag: str, home: Path) -> None:
    """Results never replace a file, unless forced."""
    file = home / "result.svg"
    file.write_text("mine")
    said = refused("simulate", TOWN, "--games", "1", "--bots", "random", flag, "result.svg")
    assert said == "result.svg exists already: choose another name, or add --force."
    assert file.read_text() == "mine"


@pytest.mark.parametrize("flag", ["--json", "--csv", "--plot", "--records"])
def test_an_unwritable_place(flag: str) -> None:
    """Where nothing can be written, nothing is played."""
    said = refused("simulate", TOWN, "--bots", "random", flag, "nowhere/result.png")
    assert said.startswith("There is no folder nowhere to ")


def test_a_full_folder_for_records(home: Path) -> None:
    """Records do not mix with what lies in a folder already."""
    (home / "records").mkdir()
    (home / "records" / "mine.json").touch()
    said = refused("simulate", TOWN, "--bots", "random", "--records", "records")
    assert said == "The folder records is not empty: choose another one, or add --force."


def test_one_file_is_not_written_twice(home: Path) -> None:
    """Two kinds of results in one file would leave only the last."""
    said = refused("arena", "deadwood", "--bots", "random,advised", "--json", "a", "--csv", "./a")
    assert said == "a is named twice: every file needs a name of its own."
    assert not (home / "a").exists()


@pytest.mark.parametrize(
    "command",
    [
        ("simulate", TOWN, "--games", "1000000000000"),
        ("arena", TOWN, "--bots", "random,advised", "--games", "1000000000000"),
        ("bench", TOWN, "--seconds", "nan"),
        ("bench", TOWN, "--seconds", "inf"),
    ],
)
def test_numbers_beyond_reason(command: tuple[str, ...]) -> None:
    """What would never end, or fill the memory, is not begun."""
    assert refused(*command).startswith("Invalid value for '--")


@pytest.mark.parametrize("seed", ["a\nb", "\udcff", "\x1b[2J"])
@pytest.mark.parametrize(
    "command",
    [
        ("simulate", TOWN),
        ("arena", TOWN, "--bots", "random,advised", "--csv", "a.csv"),
        ("analyse", TOWN, "--games", "5"),
        ("dataset", TOWN, "--out", "set"),
        ("terminal", TOWN),
    ],
)
def test_a_seed_is_a_line_of_text(command: tuple[str, ...], seed: str, home: Path) -> None:
    """It stands in files and in the command that repeats it: what would break these is refused."""
    said = refused(*command, "--seed", seed)
    assert said == "A seed is plain text on one line, such as 1 or spring."
    assert not list(home.iterdir())


def test_a_game_is_not_kept_over_another_file(home: Path) -> None:
    """--save refuses a file that is there; --force takes it."""
    (home / "diary.json").write_text("mine")
    said = refused("terminal", TOWN, "--save", "diary.json")
    assert said.startswith("diary.json exists already")
    assert (home / "diary.json").read_text() == "mine"


def test_a_finished_game_is_not_played_on(home: Path) -> None:
    """A game that is over can be seen again, not loaded."""
    random_record(home / "game.json")
    said = refused("terminal", "--load", "game.json")
    assert said.endswith("to see it again: farwest replay game.json")


def test_a_saved_game_brings_its_own_table(home: Path) -> None:
    """Players and options cannot be changed on loading."""
    random_record(home / "game.json", plies=20)
    said = refused("terminal", "--load", "game.json", "--players", "5")
    assert said.startswith("A saved game brings its own players")


def test_the_game_must_be_named() -> None:
    """Players and options without a game lead nowhere."""
    assert refused("terminal", "--players", "3") == f"Which game? Games: {GAMES}."


def test_the_end_of_a_drawing_tells_its_kind() -> None:
    """Drawings are PNG, SVG or PDF."""
    said = refused("simulate", TOWN, "--bots", "random", "--plot", "drawing.bmp")
    assert said == "A drawing ends in .png, .svg or .pdf; drawing.bmp does not."


# --- in the reader's language ------------------------------------------------------------------

FRENCH = [
    (("terminal", "dise-town"), "Aucun jeu ne s’appelle dise-town. Jeux~: "),
    (
        ("terminal", TOWN, "--players", "7"),
        "Avec ces options, le jeu se joue de 2 à 5 joueurs, pas à 7.",
    ),
    (
        ("terminal", TOWN, "--option", "ghosts=oui"),
        "Il n’y a pas d’option ghosts. Options de ce jeu~: extension, ",
    ),
    (
        ("terminal", TOWN, "--option", "extension=peut-être"),
        "L’option extension ne peut pas valoir peut-être~: choisissez oui ou non.",
    ),
    (
        ("terminal", TOWN, "--players", "4", "--option", "initial_sheriff=9"),
        "L’option initial_sheriff nomme le siège 9, mais il y a 4 joueurs.",
    ),
    (
        ("terminal", TOWN, "--option", "indian_die=oui"),
        "L’option indian_die demande extension=yes.",
    ),
    (("terminal", TOWN, "--option", "extension"), "Une option s’écrit clé=valeur, par exemple "),
    (("terminal", TOWN, "--seat", "A", "--seat", "A"), "Deux joueurs s’appellent A~: "),
    (("terminal", TOWN, "--seat", "bot:clever"), "Aucun robot ne s’appelle clever. Robots~: "),
    (("terminal", TOWN, "--seed", "a\nb"), "Une graine est un texte simple sur une ligne, "),
    (("terminal", "--players", "3"), "Quel jeu~? Jeux~: "),
    (("replay", "nowhere.json"), "Il n’y a pas de fichier nowhere.json."),
]


@pytest.mark.parametrize(("command", "sentence"), FRENCH)
def test_errors_are_told_in_french(command: tuple[str, ...], sentence: str) -> None:
    """With --lang fr everything that is asked wrongly is told in French (~ is a no-break space)."""
    assert refused(*command, "--lang", "fr").startswith(sentence.replace("~", "\u00a0"))


def test_the_system_chooses_the_language_of_errors(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without --lang, and for commands that have none, the language is the system's."""
    sentence = "Avec ces options, le jeu se joue de 2 à 5 joueurs, pas à 7."
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert refused("terminal", TOWN, "--players", "7") == sentence
    assert refused("simulate", TOWN, "--players", "7") == sentence
    assert refused("rules", TOWN, "--lang", "de").startswith("Il n’y a pas de langue de ici.")
    said = refused("terminal", TOWN, "--players", "7", "--lang", "en")
    assert said == "With these options the game is for 2 to 5 players, not 7."


@pytest.mark.parametrize("reader", READERS, ids=IDS)
def test_a_bad_record_is_told_in_french(reader: tuple[str, ...], home: Path) -> None:
    """The file, what is wrong with it, and why, in one language throughout."""
    status = status_of(reader)
    prefix = "Non vérifié. " if reader == ("verify",) else ""
    record = random_record(home / "game.json", plies=20)
    record.moves[3] = [0, 99_999]
    record.save(home / "game.json")
    said = refused(*reader, "game.json", "--lang", "fr", status=status).replace("\u00a0", " ")
    head = f"{prefix}game.json : Le coup 4 de l’enregistrement ne peut pas être joué : "
    assert said.startswith(head)
    assert "legal" not in said
    (home / "game.json").write_text("{}")
    said = refused(*reader, "game.json", "--lang", "fr", status=status).replace("\u00a0", " ")
    assert said == f"{prefix}game.json : Ce n’est pas une partie enregistrée de Farwest."


def test_nothing_is_left_of_a_file_that_cannot_be_written(tmp_path: Path) -> None:
    """Neither half of it, nor a draft beside it."""
    folder = tmp_path / "folder"
    folder.mkdir()
    with pytest.raises(Spoken, match="cannot be written"):
        files.write(folder, "something")
    assert [path.name for path in tmp_path.iterdir()] == ["folder"]


def test_what_is_no_plain_file_is_not_replaced(tmp_path: Path) -> None:
    """A pipe is written into, and a link leads to the file that is replaced."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    files.write(pipe, "figures")
    assert os.read(reader, 100) == b"figures"
    files.write(pipe, "a game", private=True)
    assert os.read(reader, 100) == b"a game"
    os.close(reader)
    assert pipe.is_fifo()
    (tmp_path / "real").write_text("old")
    (tmp_path / "link").symlink_to(tmp_path / "real")
    files.write(tmp_path / "link", "new")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "real").read_text() == "new"


def test_a_poor_screen_gets_what_it_can_show(tmp_path: Path) -> None:
    """Signs that it does not have are no reason to lose a result."""
    call = [sys.executable, "-m", "farwest", "simulate", "dice-town", "--games", "1"]
    env = {**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    done = subprocess.run(call, env=env, capture_output=True, check=False)
    assert (done.returncode, b"Traceback" in done.stderr) == (0, False)
