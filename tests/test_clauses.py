"""The rules as they are shown: clause by clause, in every language."""

from collections.abc import Sequence

import pytest

from farwest import games
from farwest.games.carson_city import box as carson_city
from farwest.games.deadwood import box as deadwood
from farwest.games.dice_town import box as dice_town
from farwest.words import clauses, languages

WORDS = {1: "one", 2: "two", 3: "three", 10: "ten"}


@pytest.mark.parametrize("key", games.keys())
def test_the_clauses_agree_in_all_languages(key: str) -> None:
    """The same clauses in the same order, each with a text, in chapters with a title."""
    game = games.find(key)
    books = [clauses.read(game, lang) for lang in languages()]
    chapters = [[[clause.id for clause in section.clauses] for section in book] for book in books]
    assert chapters[0] == chapters[1]
    ids = [id for chapter in chapters[0] for id in chapter]
    assert len(ids) == len(set(ids)) > 100
    for book in books:
        assert all(section.title for section in book)
        texts = [clause.text for section in book for clause in section.clauses]
        assert [text for text in texts if not text or text.endswith(("]", "(décision)"))] == []


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("key", games.keys())
def test_a_book_of_rules_begins_for_players(key: str, lang: str) -> None:
    """Title and preface speak of the game, not of the marks and files behind the clauses."""
    brief, book = clauses.read(games.find(key), lang)[:2]
    assert (brief.level, book.level) == (1, 1)
    preface = " ".join([book.title, *book.remarks])
    assert [
        sign
        for sign in ("seed", "[ruling]", ".yaml", "implement", "application")
        if sign in preface
    ] == []


@pytest.mark.parametrize("key", games.keys())
def test_a_game_is_told_in_brief(key: str) -> None:
    """Paragraph by paragraph the same in every language, each with a word to begin with."""
    game = games.find(key)
    books = [clauses.read(game, lang)[0] for lang in languages()]
    signs = [[text[0] if text[0] in "*|" else "" for text in book.remarks] for book in books]
    assert signs[0] == signs[1]
    assert [(book.level, len(book.clauses)) for book in books] == [(1, 0)] * 2
    for book in books:
        assert sum(text.startswith("**") for text in book.remarks) >= 7
        assert 200 < sum(len(text.split()) for text in book.remarks) < 450


@pytest.mark.parametrize(
    ("key", "facts"),
    [
        (
            "carson_city",
            (
                f"1 point for ${carson_city.DOLLARS_PER_VP_AT_LIMIT}",
                f"${carson_city.DOLLARS_PER_VP_AT_END} are a point",
                f"worth {carson_city.BUILDING_VP}",
            ),
        ),
        ("deadwood", [f"${deadwood.FINES[n]} for {word}" for n, word in WORDS.items()]),
        (
            "dice_town",
            (
                f"A nugget is worth {dice_town.NUGGET_VP}",
                f"every ${dice_town.DOLLARS_PER_VP} are worth 1",
                f"star {dice_town.SHERIFF_VP}",
            ),
        ),
    ],
)
def test_figures_in_brief_are_those_of_the_box(key: str, facts: Sequence[str]) -> None:
    """What the page says of money and points is what is printed."""
    text = " ".join(clauses.read(games.find(key), "en")[0].remarks)
    assert [fact for fact in facts if fact not in text] == []


@pytest.mark.parametrize("key", games.keys())
def test_french_clauses_have_true_apostrophes(key: str) -> None:
    """As all other French texts that a player reads."""
    book = clauses.read(games.find(key), "fr")
    texts = [clause.text for section in book for clause in section.clauses]
    texts += [text for section in book for text in (section.title, *section.remarks)]
    assert [text for text in texts if "'" in text] == []


def test_a_clause_is_found_by_its_id() -> None:
    """Text and sources come apart; an unknown id is refused in a clear sentence."""
    game = games.find("dice_town")
    clause = clauses.find(game, "en", "dt-036")
    assert clause.id == "DT-036"
    assert clause.text == "Nothing is paid for the final throw, however many dice it sets."
    assert clause.source.startswith("seed")
    assert clauses.find(game, "fr", "DT-034").source == "décision"
    with pytest.raises(ValueError, match="no clause DT-999 in these rules: they go from DT-001"):
        clauses.find(game, "en", "DT-999")


def test_clauses_go_on_and_tables_are_remarks() -> None:
    """A clause may run over lines; paragraphs and tables beside clauses are kept."""
    text = (
        "# Book\nBy us.\n\n## 1. One\n\n- **DT-001** A cow\n  moos. [seed 1:2] [ruling: loudly]\n"
    )
    text += "- DT-002 It eats. [ruling] (grass)\n| a | b |\n| - | - |\n\n### Part\n\nA remark.\n"
    book, one, part = clauses.parse(text)
    assert (book.title, book.level, book.remarks) == ("Book", 1, ["By us."])
    assert one.clauses == [
        clauses.Clause("DT-001", "A cow moos.", "seed 1:2; ruling: loudly"),
        clauses.Clause("DT-002", "It eats.", "ruling (grass)"),
    ]
    assert one.remarks == ["| a | b |\n| - | - |"]
    assert (part.level, part.clauses, part.remarks) == (3, [], ["A remark."])
