"""A table moves house: everything is copied from SQLite to PostgreSQL, and games go on there."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from click.testing import CliRunner

from farwest.cli.main import main
from farwest.server.settings import Settings
from farwest.server.store import StoreTrouble
from tests.server.playing import house, play_on, run


async def furnish(path: Path) -> str:
    """A database in which a game is on; its id."""
    async with house(path) as home:
        table = await home.table(("person", "person", "bot"))
        await play_on(table, random.Random(1), 20)
        await table.snap()
        return table.info.id


@pytest.mark.postgres
def test_a_game_goes_on_in_another_database(tmp_path: Path, postgres: str) -> None:
    """Every row arrives; the game that was on is the same there, ends, and people are added."""
    from farwest.server import copying

    async def test() -> None:
        id = await furnish(tmp_path)
        old, new = Settings(data=tmp_path), Settings(data=tmp_path, database=postgres)
        found = await copying.copy(old, new)
        assert (found["player"], found["game_table"], found["seat"]) == (2, 1, 3)
        assert found["move"] >= 20
        assert found["snapshot"] == 1
        async with house(tmp_path, postgres) as home:
            table = await home.tables.get(id)
            assert table.course is not None
            assert table.course.rows >= found["move"]
            assert await home.person("Carla") > 2
            row = await home.row(table)
            assert row.result is None
            await play_on(table, random.Random(2))
        with pytest.raises(StoreTrouble, match="is not empty"):
            await copying.copy(old, new)
        back = Settings(data=tmp_path, database=str(tmp_path / "back.db"))
        assert (await copying.copy(new, back))["player"] == 3

    run(test())


def test_the_command_says_what_it_copied(tmp_path: Path) -> None:
    """Counts on success; a sentence where there is nothing to copy, or somewhere it must not go."""
    run(furnish(tmp_path))
    old, new = f"sqlite:///{tmp_path / 'farwest.db'}", f"sqlite:///{tmp_path / 'new.db'}"
    said = CliRunner().invoke(main, ["db", "copy", old, new])
    assert said.exit_code == 0, said.output
    assert "1  game_table" in said.output
    assert "rows were copied and counted." in said.output
    for given, sentence in (
        ([old, new], "is not empty"),
        ([old, old], "to itself"),
        ([str(tmp_path / "none.db"), str(tmp_path / "more.db")], "There is no database"),
    ):
        refused = CliRunner().invoke(main, ["db", "copy", *given])
        assert refused.exit_code != 0
        assert sentence in refused.output
    assert not (tmp_path / "more.db").exists()


def test_a_database_in_use_is_not_copied(tmp_path: Path) -> None:
    """A running server goes on writing: stop it first."""
    from farwest.server import copying

    async def test() -> None:
        async with house(tmp_path) as home:
            new = Settings(data=tmp_path, database=str(tmp_path / "new.db"))
            with pytest.raises(StoreTrouble, match="stop it first"):
                await copying.copy(home.settings, new)

    run(test())
