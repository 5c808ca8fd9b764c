"""Reading the rules."""

from tests.cli.kit import done, refused


def test_all_rules_are_printed() -> None:
    """Every clause is there, in the language asked for, no wider than a terminal."""
    english = done("rules", "dice-town", "--lang", "en")
    french = done("rules", "dice-town", "--lang", "fr")
    assert "DT-001  " in english
    assert "Setup (base)" in english
    assert "Mise en place" in french
    clauses = [line for line in english.splitlines() if line.startswith("DT-")]
    assert len(clauses) > 200
    assert max(map(len, clauses)) <= 80


def test_the_game_in_brief_comes_first() -> None:
    """Before the first clause, as plain text."""
    english = done("rules", "deadwood", "--lang", "en")
    brief = english[: english.index("DW-001")]
    assert "In brief" in brief
    assert "Goal. Most money at the end" in brief
    assert "*" not in brief
    assert "En bref" in done("rules", "deadwood", "--lang", "fr")


def test_one_clause_is_printed() -> None:
    """A clause is found by its id, in any case, or by its number."""
    one = done("rules", "dice-town", "DT-026", "--lang", "en")
    assert one.startswith("DT-026  Cost of a selection")
    assert done("rules", "Dice Town", "dt-026", "--lang", "en") == one
    assert done("rules", "dice_town", "26", "--lang", "en") == one


def test_a_search_finds_all_words() -> None:
    """Only clauses that hold all the words are printed, whatever their case."""
    said = done("rules", "dice-town", "--search", "BRUTE cancelled", "--lang", "en")
    assert "DT-099" in said
    assert "DT-001" not in said


def test_what_is_not_there_is_told() -> None:
    """An unknown clause is a wrong question; a search without hits has failed."""
    assert "There is no clause DT-999" in refused("rules", "dice-town", "DT-999", "--lang", "en")
    said = refused("rules", "dice-town", "--search", "spaceship", "--lang", "en", status=1)
    assert said == "No clause holds the words “spaceship”."
    said = refused("rules", "dice-town", "DT-999", "--lang", "fr")
    assert said.startswith("Il n’y a pas de clause DT-999 dans ces règles\u00a0: elles vont de ")
    said = refused("rules", "dice-town", "--search", "spaceship", "--lang", "fr", status=1)
    assert said == "Aucune clause ne contient les mots «\u00a0spaceship\u00a0»."
