"""Playing in the terminal: whole games, saving, undo, and secrets at a shared screen."""

from __future__ import annotations

import io
import json
import random
import re
from pathlib import Path

import pytest
from rich.console import Console

from farwest.cli import given
from farwest.cli.screen import Leave, Screen
from farwest.cli.table import Table
from farwest.games import find
from farwest.games.dice_town.box import FACES
from farwest.games.dice_town.dice import spread
from farwest.kernel.match import Match, replay
from farwest.kernel.record import Record
from tests.cli.kit import done, run

TOWN = "dice-town"
THREE = ("--seat", "Ann", "--seat", "bot:random", "--seat", "bot:random", "--seed", "4")


def saved_games(home: Path) -> list[Path]:
    """The games in the user's folder."""
    return sorted((home / "data" / "farwest" / "games").glob("*.json"))


# --- whole games -----------------------------------------------------------------------------


def test_a_whole_game_in_french(home: Path) -> None:
    """Somebody who always takes the first answer gets to the end, in French throughout."""
    said = done("terminal", TOWN, *THREE, "--seed", "1", "--lang", "fr", typed="1\n" * 1000)
    assert "Quels dés gardez-vous" in said
    assert "Mine d’or" in said
    assert re.search(r"(Ann|Robot \d) gagne avec \d+ points\.", said)
    assert "Total" in said
    assert "Enregistré dans 1." in said
    assert not re.search(r"\b(keeps|Town Hall|You|the)\b", said)
    record = Record.read(saved_games(home)[0])
    assert replay(find(TOWN), record).state.over
    assert (home / "1").read_bytes() == saved_games(home)[0].read_bytes()


def test_a_whole_game_in_english(home: Path) -> None:
    """Somebody who types anything gets to the end, in English throughout."""
    dice = random.Random(5)
    typed = "".join(f"{dice.randint(1, 9)}\n" for _ in range(3000))
    options = ("--option", "extension=yes", "--option", "indian_die=yes")
    said = done("terminal", TOWN, *THREE, *options, "--seed", "2", "--lang", "en", typed=typed)
    assert "Which dice do you keep?" in said
    assert re.search(r"(Ann|Bot \d) wins with \d+ points\.", said)
    assert "is not one of the answers" in said
    assert not re.search(r"\b(garde|Mairie|Vous|dés)\b", said)
    assert replay(find(TOWN), Record.read(saved_games(home)[0])).state.over


def test_bots_alone_play_to_the_end() -> None:
    """A table of bots tells its game as it goes."""
    seats = ("--seat", "bot:random", "--seat", "bot:advised")
    said = done("terminal", TOWN, *seats, "--seed", "3", "--lang", "en")
    assert "Round 2 begins." in said
    assert re.search(r"Bot \d wins with \d+ points\.", said)


def test_one_person_plays_against_two_bots_by_default() -> None:
    """Without a word on seats there are three, and two of them are advised bots."""
    said = done("terminal", TOWN, "--seed", "1", "--lang", "en", typed="q\n\n")
    assert "Player 1" in said
    assert "Bot 3" in said
    assert "Bot 4" not in said


# --- typing ----------------------------------------------------------------------------------


def rolled_of(text: str) -> list[str]:
    """The dice under the cup on the last screen."""
    return re.findall(r"Under your cup: (.*)", text)[-1].split()


def test_dice_can_be_typed(home: Path) -> None:
    """Dice are kept by typing them, in any order, in small letters too, with or without k."""
    start = done("terminal", TOWN, *THREE, "--lang", "en")
    dice = rolled_of(start)
    pair = [dice[0], dice[-1]]
    typings = [" ".join(pair), ",".join(pair[::-1]).lower(), "k " + " ".join(pair), "-"]
    moves = []
    for number, typing in enumerate(typings):
        file = f"{number}.json"
        done("terminal", TOWN, *THREE, "--save", file, typed=typing + "\n")
        mine = [action for seat, action in Record.read(home / file).moves if seat == 0]
        moves.append(mine[:1])
    verbs = find(TOWN).verbs
    kept = verbs.decode(moves[0][0])[1][0]
    assert [FACES[face] for face in find(TOWN).spell(kept).value] == pair
    assert moves[0] == moves[1] == moves[2]
    assert verbs.decode(moves[3][0])[1][0].value == 0


def test_a_number_that_is_also_a_die_is_asked_again(home: Path) -> None:
    """Typing 9 where answer 9 is not the die 9 tells both, and Enter takes the number."""
    asked: list[str] = []

    def typist(page: str, prompt: str) -> str:
        if prompt.startswith("Answer 9 is “"):
            asked.append(prompt)
            return "" if len(asked) > 1 else "hello"
        if len(asked) == 1 and len(match.moves) == moves[0]:
            assert "“hello” is not one of the answers" in page
        if len(asked) > 1:
            raise Leave
        moves[0] = len(match.moves)
        dice = re.findall(r"Under your cup: (.*)", page)
        return "9" if dice and "9" in dice[0].split() and re.search(r" 9: ", page) else "1"

    moves = [0]
    match = Match(find(TOWN), ["Ann", "bot:random"], {}, "nine")
    Table(match, "en", Scripted(typist), home / "game.json").play()
    assert len(asked) == 2
    assert re.search(r"; “Keep 9 \(free\)” is answer \d\. Enter: answer 9, or type", asked[0])
    mine = [action for seat, action in match.moves if seat == 0]
    label = find(TOWN).spell(find(TOWN).verbs.decode(mine[-1])[1][0])
    assert f"Keep {' '.join(FACES[face] for face in label.value)} (" in asked[-1].split("”")[0]


def test_what_is_no_answer_is_told() -> None:
    """Anything else is answered with the range of numbers, and changes nothing."""
    said = done("terminal", TOWN, *THREE, "--lang", "en", typed="0\nhello\nQQ\n")
    assert said.count("is not one of the answers: type a number from 1 to ") == 3


def test_help_explains_question_cards_and_keys() -> None:
    """`?` words the question's tip, the places and every key."""
    said = done("terminal", TOWN, *THREE, "--lang", "en", typed="?\n\n")
    assert "Gold Mine: Most 9: one nugget per 9." in said
    assert "u: take your last answer back" in said
    assert "★ is the Sheriff" in said


def test_a_clause_is_shown() -> None:
    """`r` shows a clause by its id or its number, and says when there is none."""
    typed = "r DT-026\nr 112\nr DT-999\n"
    said = done("terminal", TOWN, *THREE, "--lang", "en", typed=typed)
    assert "DT-026  Cost of a selection" in said
    assert "DT-112  " in said
    assert "There is no clause “DT-999”; clauses look like DT-001." in said


def test_the_log_tells_everything() -> None:
    """`l` shows what the seat heard since the deal."""
    said = done("terminal", TOWN, *THREE, "--lang", "en", typed="2\nl\n\n")
    log = said[said.index("Round 1 begins.") :]
    assert re.search(r"Ann rolls (\S+ ){4}\S+\.", log)
    assert "Bot 2 rolls 5 dice." in log


# --- saving and going on ---------------------------------------------------------------------


def test_leaving_keeps_the_game(home: Path) -> None:
    """Quitting, or the end of the input, leaves the game in a file and says how to go on."""
    for typed in ("2\nq\n\n", "2\n"):
        said = done("terminal", TOWN, *THREE, "--lang", "en", typed=typed)
        assert "The game is kept. To go on with it:" in said
        file = re.findall(r"farwest terminal --load (\S+)", said)[-1]
        assert replay(find(TOWN), Record.read(Path(file))).moves
    assert len(saved_games(home)) == 2


def test_control_c_keeps_the_game(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An interrupted game is kept like any other."""
    answers = iter(["2"])

    def typed(_: Screen, prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr(Screen, "ask", typed)
    said = done("terminal", TOWN, *THREE, "--lang", "en")
    assert "The game is kept." in said
    assert Record.read(saved_games(home)[0]).moves


def test_who_does_not_want_to_leave_stays() -> None:
    """Q asks; n plays on."""
    said = done("terminal", TOWN, *THREE, "--lang", "en", typed="q\nn\n2\n")
    assert said.count("Which dice do you keep?") == 2


def test_a_game_goes_on_where_it_stopped(home: Path) -> None:
    """Stopping and loading, again and again, gives the same game as playing through."""
    dice = random.Random(8)
    answers = [f"{dice.randint(1, 4)}\n" for _ in range(120)]
    fixed = ("--seat", "Ann", "--seat", "bot:advised", "--seat", "bot:random", "--seed", "9")
    done("terminal", TOWN, *fixed, "--save", "whole.json", typed="".join(answers))
    done("terminal", TOWN, *fixed, "--save", "parts.json", typed="".join(answers[:40]))
    done("terminal", "--load", "parts.json", typed="".join(answers[40:41]))
    done("terminal", TOWN, "--load", "parts.json", typed="".join(answers[41:]))
    whole, parts = Record.read(home / "whole.json"), Record.read(home / "parts.json")
    assert len(whole.moves) > 100
    assert parts.moves == whole.moves


def test_a_loaded_game_may_go_on_in_another_file(home: Path) -> None:
    """With --save, the file that was loaded stays as it was."""
    done("terminal", TOWN, *THREE, "--save", "one.json", typed="2\n")
    before = (home / "one.json").read_bytes()
    done("terminal", "--load", "one.json", "--save", "two.json", typed="2\n2\n")
    assert (home / "one.json").read_bytes() == before
    assert len(Record.read(home / "two.json").moves) > len(Record.read(home / "one.json").moves)


def test_a_copy_never_replaces_another_file(home: Path) -> None:
    """`s` writes a copy, asks for a name if none is given, and respects what is there."""
    (home / "mine.txt").write_text("mine")
    typed = "2\ns mine.txt\ns copy.json\ns\n\ns nowhere/copy.json\n"
    said = done("terminal", TOWN, *THREE, "--lang", "en", typed=typed)
    assert "mine.txt exists already and is not written over" in said
    assert (home / "mine.txt").read_text() == "mine"
    assert Record.read(home / "copy.json").players == ["Ann", "bot:random", "bot:random"]
    assert len(re.findall(r"Saved in\s", said)) == 2
    assert "could not be written to nowhere/copy.json" in said


def test_a_name_that_no_file_can_have_ends_nothing(home: Path) -> None:
    """The game goes on, whatever was typed, and so it does after a number of any length."""
    names = ["~nobody-at-all/x", "x" * 300, "a\0b"]
    typed = "".join(f"s {name}\n" for name in names) + "9" * 5000 + "\n2\ns copy.json\n"
    said = done("terminal", TOWN, *THREE, "--lang", "en", typed=typed)
    assert len(re.findall(r"could not be written", said)) == len(names)
    assert len(Record.read(home / "copy.json").moves) > 0


def test_names_from_a_record_are_shown_harmlessly(home: Path) -> None:
    """Control characters and colour marks in a name do not reach the screen as such."""
    match = Match(find(TOWN), ["\x1b[2J[red]Eve[/red]", "bot:random"], {}, "seed")
    match.record("test").save(home / "game.json")
    said = done("terminal", "--load", "game.json", "--lang", "en")
    assert "\x1b" not in said
    assert "[2J[red]Ev…" in said


# --- undo ------------------------------------------------------------------------------------


class Scripted(Screen):
    """A screen of 80 columns whose keyboard is a function of what stands on it."""

    def __init__(self, typist: object) -> None:
        super().__init__()
        self.sheet = io.StringIO()
        self.console = Console(file=self.sheet, width=80, highlight=False, emoji=False)
        self.typist = typist

    def clear(self) -> None:
        self.sheet.truncate(0)
        self.sheet.seek(0)

    def ask(self, prompt: str) -> str:
        assert callable(self.typist)
        return str(self.typist(self.sheet.getvalue(), prompt))


def test_an_offer_can_be_taken_back(home: Path) -> None:
    """The steps of an offer can be undone until it is sealed; a sealed choice cannot."""
    undone: list[int] = []
    refused: list[str] = []

    def typist(page: str, prompt: str) -> str:
        if "Make an offer" in page and not undone:
            undone.append(len(match.moves))
            return "2"
        if "No dollars" in page and len(undone) == 1:
            undone.append(len(match.moves))
            return "u"
        if "Make an offer" in page and len(undone) == 2:
            assert len(match.moves) == undone[0]
            raise Leave
        if not refused:
            refused.append(page)
            return "u"
        assert "Nothing can be taken back beyond this point." in page or len(refused) > 1
        refused.append(page)
        return "2"

    match = Match(find(TOWN), ["Ann", "bot:random", "bot:random"], {}, "undo")
    Table(match, "en", Scripted(typist), home / "game.json").play()
    assert undone[1] == undone[0] + 1


# --- a shared screen -------------------------------------------------------------------------


def secrets_of_others(table: Table, viewer: int) -> list[str]:
    """Names of cards that only others hold and the viewer has not seen, and others' rolls."""
    state = table.match.state
    view = table.match.game.view(state, viewer)
    open_to_all = {*view["hand"], *view["table"], *view["discard_known"]}
    if isinstance(view["drawn"], list):
        open_to_all |= {*view["drawn"]}
    for player in view["players"]:
        open_to_all |= {*player["known"]}
    found = []
    for seat in range(state.seats):
        if seat == viewer:
            continue
        hidden = [card for card in state.hand[seat] if card > 5 and card not in open_to_all]
        found += [table.pages.words.name("card", card) for card in hidden]
        rolled = " ".join(FACES[face] for face in spread(state.rolled[seat]))
        own = " ".join(FACES[face] for face in view["rolled"])
        if len(rolled) > 4 and rolled not in own:
            found.append(f": {rolled}\n")
    return found


@pytest.mark.parametrize("seed", range(2))
def test_a_shared_screen_keeps_secrets(seed: int, home: Path) -> None:
    """Between two passings of the screen, it shows nothing that only another player knows."""
    dice = random.Random(seed)
    checked: list[int] = []
    owner = ""

    def typist(page: str, prompt: str) -> str:
        nonlocal owner
        passed = re.match(r"Pass the screen to (\w+)\.", prompt)
        if passed:
            assert page.strip() == ""
            owner = passed[1]
            return ""
        if match.state.over:
            return ""
        assert table.names[table.viewer] == owner
        for secret in secrets_of_others(table, table.viewer):
            checked.append(1)
            if secret in page:
                assert secret in "\n".join(table.pages.log(table.viewer)), page
        last = re.search(r"1–(\d+)", prompt)
        return str(dice.randint(1, int(last[1]))) if last else ""

    match = Match(find(TOWN), ["Ann", "Bob", "Cid", "bot:random"], {}, f"shared {seed}")
    table = Table(match, "en", Scripted(typist), home / "game.json")
    table.play()
    assert match.state.over
    assert len(checked) > 500


def test_the_screen_is_passed_only_between_people() -> None:
    """Alone against bots, nobody is asked to pass the screen."""
    said = done("terminal", TOWN, *THREE, "--lang", "en", typed="2\n2\n")
    assert "Pass the screen" not in said
    said = done("terminal", TOWN, "--seat", "A", "--seat", "B", "--lang", "en", typed="\n2\n\n2\n")
    assert said.count("Pass the screen to A.") >= 1
    assert said.count("Pass the screen to B.") >= 1


def test_a_name_is_cut_to_size() -> None:
    """Names are printable, on one line, and not too long."""
    assert given.plain("  An\tn\n ") == "An n"
    assert len(given.plain("x" * 99)) == 20


def test_a_disk_that_fails_does_not_end_the_game(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the game cannot be kept, the screen says so and the game goes on."""
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "gone"))
    answers = iter(["2", "2"])

    def typed(_: Screen, prompt: str) -> str:
        for file in (home / "gone").rglob("*"):
            if file.is_dir() and not any(file.iterdir()):
                file.rmdir()
        try:
            return next(answers)
        except StopIteration:
            raise Leave from None

    monkeypatch.setattr(Screen, "ask", typed)
    result = run("terminal", TOWN, *THREE, "--lang", "en")
    assert result.exit_code == 0
    assert "could not be written" in result.output


def test_the_record_on_disk_is_json(home: Path) -> None:
    """A kept game is a record that any tool can read."""
    done("terminal", TOWN, *THREE, "--save", "game.json", typed="2\n")
    assert json.loads((home / "game.json").read_text("utf-8"))["game"] == "dice_town"
