"""The opponents people may choose: who plays them, and that none thinks too long."""

from __future__ import annotations

from typing import Any

import pytest

from farwest import bots, games
from farwest.bots import levels
from farwest.bots.novice import HEED
from farwest.bots.runner import one_game, sight_of, tasks
from farwest.bots.search.bot import SearchBot
from farwest.kernel.match import Match
from farwest.words import Words, languages
from tools import ladder, ladder_page

GAME = games.find("deadwood")


@pytest.mark.parametrize("level", levels.LEVELS, ids=lambda level: level.key)
def test_a_level_is_a_bot(level: levels.Level) -> None:
    """It can be made by its key; one that has a cap thinks for less than that."""
    bot = bots.make(level.key, 1)
    assert bot.name.partition(":")[0] == level.bot
    assert isinstance(bot, SearchBot) == bool(level.seconds)
    if isinstance(bot, SearchBot):
        assert bot.budget.seconds == pytest.approx(levels.EARLY * level.seconds)


def test_who_is_late_thinks_less() -> None:
    """But never not at all; bots that answer at once, and plain names, stay what they are."""
    assert levels.bot_of("sharp", 0.5) == "search:0.425s"
    assert levels.bot_of("sharp", 9) == levels.bot_of("sharp") == "search:0.850s"
    assert levels.bot_of("master", -3) == f"search:{levels.LEAST:.3f}s"
    assert levels.bot_of("steady", 0.5) == "advised"
    assert levels.bot_of("search:200", 0.5) == "search:200"
    assert [levels.seconds_of(name) for name in ("random", "steady", "sharp")] == [0, 0, 1]


@pytest.mark.parametrize("lang", languages())
def test_every_level_has_a_name_and_a_sentence(lang: str) -> None:
    """No two alike, in each language."""
    words = Words(None, lang)
    keys = [level.key for level in levels.LEVELS]
    known = [words.say(id, bot=key) for id in ("page_bot", "page_level") for key in keys]
    assert len(set(known)) == 2 * len(keys)
    for id in ("page_bot", "page_level"):
        assert words.say(id, bot="somebody") not in known


def first_question(seed: str) -> Any:
    """What the first seat sees when a game begins."""
    state = Match(GAME, ["a", "b", "c"], {}, seed).state
    return sight_of(GAME, state, state.waiting()[0], 3)


def test_a_novice_heeds_some_advice() -> None:
    """More often than a random player would, less often than an advised one."""
    sight = first_question("novice")
    promise = bots.advised.advice_of(GAME).prior(sight.world, sight.seat, sight.legal)
    best = {action for action, hope in zip(sight.legal, promise) if hope == max(promise)}
    assert len(best) < len(sight.legal)
    good = sum(bots.make("novice", luck).choose(sight) in best for luck in range(400)) / 400
    expected = HEED + (1 - HEED) * len(best) / len(sight.legal)
    assert good == pytest.approx(expected, abs=0.1)


@pytest.mark.parametrize(
    ("better", "worse"), [("novice", "random"), ("advised", "novice")], ids=" beats ".join
)
def test_the_levels_at_once_are_in_order(better: str, worse: str) -> None:
    """In forty games of Deadwood for two."""
    won = 0
    for task in tasks("deadwood", {}, [better, worse], 40, "levels"):
        outcome = one_game(task)
        won += [outcome.bots[seat] for seat in outcome.winners] == [better]
    assert won >= 28


def test_a_search_reports_what_it_found() -> None:
    """Every legal answer, the chosen one first, the others by what may be hoped."""
    sight = first_question("report")
    bot = SearchBot(1, "60")
    chosen = bot.choose(sight)
    report = bot.report
    assert report[0].action == chosen
    assert sorted(found.action for found in report) == sorted(sight.legal)
    assert sum(found.visits for found in report) == 60
    assert [found.mean for found in report] == sorted((f.mean for f in report), reverse=True)
    assert report[0].behind == 0
    assert all(found.behind >= 0 for found in report)
    assert all(0 <= found.mean <= 1 for found in report)
    assert any(found.behind > 0 for found in report)


def test_the_ladder_says_what_was_measured() -> None:
    """The page, and what the table tells of the levels, are made from the figures kept beside."""
    assert ladder_page.PAGE.read_text("utf-8") == ladder_page.page(ladder.played())
    assert ladder_page.STRENGTHS.read_text("utf-8") == ladder_page.levels(ladder.played())
    for key in map(str, games.keys()):
        measured = levels.strengths(key)
        assert {found.against for found in measured.values()} <= {
            each.key for each in levels.LEVELS
        }
