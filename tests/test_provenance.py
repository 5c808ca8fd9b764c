"""What something was made by is known by its sources."""

from pathlib import Path

import pytest

from farwest.provenance import digest, digest_of


def lay(folder: Path, **files: str) -> Path:
    """A package with these files."""
    folder.mkdir(exist_ok=True)
    for name, body in files.items():
        (folder / f"{name}.py").write_text(body)
    return folder


def test_equal_sources_have_one_digest(tmp_path: Path) -> None:
    """A digest is sixteen hex digits, the same wherever the same files lie, in whatever order."""
    (tmp_path / "here").mkdir()
    (tmp_path / "there").mkdir()
    here = [lay(tmp_path / "here" / name, a="1", b=name) for name in ("kernel", "games")]
    there = [lay(tmp_path / "there" / name, a="1", b=name) for name in ("kernel", "games")]
    found = digest_of(*here)
    assert len(found) == 16
    assert int(found, 16) >= 0
    assert digest_of(*reversed(there)) == found


def test_any_changed_source_changes_the_digest(tmp_path: Path) -> None:
    """A byte, a name, a new file or text moved between files make another digest; others do not."""
    folder = lay(tmp_path / "rules", a="one", b="two")
    seen = [digest_of(folder)]
    (folder / "notes.txt").write_text("not a source")
    assert digest_of(folder) == seen[0]
    lay(folder, a="One")
    seen.append(digest_of(folder))
    lay(folder, a="on", b="etwo")
    seen.append(digest_of(folder))
    lay(folder, c="")
    seen.append(digest_of(folder))
    (folder / "c.py").rename(folder / "d.py")
    seen.append(digest_of(folder))
    (folder / "inner").mkdir()
    (folder / "d.py").rename(folder / "inner" / "d.py")
    seen.append(digest_of(folder))
    assert len(set(seen)) == len(seen)


def test_packages_are_named_within_farwest() -> None:
    """Kernel and games have digests of their own; what is not there is named."""
    assert digest("kernel", "games.dice_town") == digest("games/dice_town", "kernel")
    assert digest("kernel", "games.dice_town") != digest("kernel", "games.deadwood")
    with pytest.raises(FileNotFoundError, match="no_such_game"):
        digest("games.no_such_game")
