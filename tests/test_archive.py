"""The archive: whole games of this and earlier versions that must go as they went, ply by ply."""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

import archive
import pytest

from farwest import __version__
from farwest.games import find, keys
from farwest.kernel.laws import every_table
from tests.changed_rules import NEXT, NOW, change

FILES = sorted(archive.ARCHIVE.glob("*/*.jsonl.gz"))
NAMES = [f"{file.parent.name}-{file.name.split('.')[0]}" for file in FILES]


@pytest.mark.parametrize("file", FILES, ids=NAMES)
def test_every_game_of_the_archive_goes_as_it_went(file: Path) -> None:
    """Each field of the state after each move, and the result, are those that were kept."""
    kept = archive.kept_in(file)
    assert kept
    for each in kept:
        if not archive.is_closed(archive.ARCHIVE, each.record):
            difference = archive.check(find(each.record.game), each)
            assert difference is None, str(difference)


@pytest.mark.parametrize("key", keys())
def test_this_version_is_kept(key: str) -> None:
    """Games of the version of now are in the archive: several tables, one version, all over."""
    file = archive.ARCHIVE / __version__ / f"{key}.jsonl.gz"
    assert file.exists(), "run tools/archive.py add"
    records = [kept.record for kept in archive.kept_in(file)]
    tables = {(len(record.players), str(sorted(record.options.items()))) for record in records}
    assert len(tables) >= min(4, len(every_table(find(key))))
    assert all(record.version == __version__ and record.end for record in records)


def test_what_is_closed_is_named_with_a_reason() -> None:
    """Nothing is left out of the archive by mistake: each entry is a game, a revision, a reason."""
    entries = tomllib.loads((archive.ARCHIVE / "closed.toml").read_text(encoding="utf-8"))
    for key, entry in entries.items():
        assert 1 < entry["below"] <= find(key).revision
        assert entry["why"]


@pytest.mark.parametrize("revision", [NOW, NEXT])
def test_a_changed_rule_is_found_and_named(revision: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The game, the move, the player, the act in words, and the first thing that is otherwise."""
    kept = archive.kept_in(archive.ARCHIVE / __version__ / "dice_town.jsonl.gz")
    change(monkeypatch, revision)
    game = find("dice_town")
    found = [archive.check(game, each) for each in kept]
    told = [difference for difference in found if difference is not None]
    assert told
    for difference in told:
        assert difference.name.startswith(f"{__version__}/dice_town ")
        assert difference.ply > 0
        assert difference.player in ("advised", "random", "novice")
        assert "do_" not in difference.act
        assert difference.where.startswith("bank was ")


def test_older_versions_are_never_written_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Adding to an archive that is complete changes no byte of it."""
    shutil.copytree(archive.ARCHIVE / __version__, tmp_path / __version__)
    before = {file.name: file.read_bytes() for file in (tmp_path / __version__).iterdir()}
    archive.add(tmp_path)
    assert {file.name: file.read_bytes() for file in (tmp_path / __version__).iterdir()} == before
    assert capsys.readouterr().out.count("is kept already") == len(keys())


def test_a_closed_revision_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A fix that was written down stops no test; one that was not does."""
    folder = tmp_path / "0.0.1"
    folder.mkdir()
    shutil.copy(archive.ARCHIVE / __version__ / "dice_town.jsonl.gz", folder)
    change(monkeypatch)
    assert archive.check_all(tmp_path)
    closed = f'[dice_town]\nbelow = {NEXT}\nwhy = "the bank"\n'
    (tmp_path / "closed.toml").write_text(closed, "utf-8")
    assert archive.check_all(tmp_path) == []
