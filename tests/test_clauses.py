"""The rules as they are shown: clause by clause, in every language."""

import pytest

from farwest import games
from farwest.words import clauses, languages


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
