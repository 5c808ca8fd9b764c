"""A policy that has learned nothing, in a file: for tests of what plays such files."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Any

from tests.needs import lacking


def need_networks() -> None:
    """Skip a test where networks can be neither made nor played."""
    for library in ("numpy", "onnx", "onnxruntime"):
        if find_spec(library) is None:
            lacking(f"{library}: pip install 'farwest[train]'")


def policy_file(folder: Path, players: int = 2, **options: Any) -> Path:
    """A file with the policy of a Dice Town table."""
    need_networks()
    import numpy as np

    from farwest.lab.learn.export import export
    from farwest.lab.learn.network import Network, survey
    from farwest.lab.table import Table
    from farwest.lab.vector import Vector

    luck = np.random.default_rng(3)
    menu, rows = survey(Vector("dice_town", 16, players, options), 100, luck)
    network = Network.new(menu, rows, (16, 8), luck)
    path = folder / "policy.onnx"
    export(network, Table("dice_town", players, options), path)
    return path
