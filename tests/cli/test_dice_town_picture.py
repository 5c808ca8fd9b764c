"""The picture of Dice Town in the terminal."""

from __future__ import annotations

import re
from functools import partial

from farwest.cli.answers import Answer, read
from farwest.games.dice_town import GAME
from tests.cli import pictures
from tests.games.dice_town.kit import stroll

drawn = partial(pictures.drawn, GAME)


def test_a_picture_shows_what_the_view_holds() -> None:
    """Places with their goods and leaders, players with their dice, the hand and the cup."""
    match = next(match for match in stroll(3, 4) if len(match.moves) == 80)
    view = GAME.view(match.state, 1)
    view |= {"hand": [3, 5, 8, 14], "rolled": [0, 4, 4], "sheriff": 2, "bank": 7, "coach": 2}
    view["players"][0] |= {"dice": [0, 0, 5], "cash": 11, "nuggets": 4, "gained": 1}
    view["players"][2] |= {"dice": [0, 3, 3], "known": [24]}
    text = "\n".join(drawn(view, ["Ann", "Bob", "Cid"]))
    assert re.search(r" 9 Gold Mine +\d+ nuggets +[█░]{8}  Ann ×2, .*Cid", text)
    assert "$7, then $2 by coach" in text
    assert re.search(r"^ ✓ Ann +9  9  A  ·  ·   +11 +4 ", text, re.MULTILINE)
    assert re.search(r"^★. Cid ", text, re.MULTILINE)
    assert "Your hand: deeds 3 5, Lasso (3 VP), The Brute" in text
    assert "Under your cup: 9 K K" in text
    assert "seen in hand: Winchester (6 VP)" in text


def test_everything_open_shows_every_hand() -> None:
    """With all cards open, every player's hand and cup are drawn."""
    match = next(match for match in stroll(2, 5) if len(match.moves) == 60)
    seats = [GAME.view(match.state, seat) for seat in range(2)]
    view = GAME.view(match.state, -1) | {"open": seats}
    text = "\n".join(drawn(view, ["Ann", "Bob"]))
    assert "Hand of Ann: " in text
    assert "Hand of Bob: " in text


def test_a_king_is_not_mistaken_for_keep() -> None:
    """`k` before dice means keep only where no King fits, or where the case tells."""
    hands = ["K", "Q", "Q Q", "K Q Q", "9 9"]
    answers = [Answer(number, number, "", keys, "") for number, keys in enumerate(hands, 1)]
    said = {"k q q": "K Q Q", "k Q Q": "Q Q", "K Q Q": "K Q Q", "k 9 9": "9 9", "k": "K"}
    for text, wanted in said.items():
        found = read(text, answers)
        assert found is not None
        assert found.keys == wanted
    assert read("k 9", answers) is None
