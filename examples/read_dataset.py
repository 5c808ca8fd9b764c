"""Learns from a data set how a game will end for the seat that is asked: a linear guess.

    farwest dataset deadwood --bots advised --players 2 --games 100 --out games
    python examples/read_dataset.py games

It needs farwest[lab]. Games are split, not rows: rows of one game know each other's end.
"""

import json
import sys
from pathlib import Path

import numpy as np
from pyarrow import parquet


def main(folder: Path) -> None:
    """Read, tell what is there, learn on three games of four, try the guess on the others."""
    about = json.loads((folder / "dataset.json").read_text("utf-8"))
    if "labels" not in about:
        sys.exit(f"{folder} has a row for each game; this needs one for each decision.")
    table = parquet.read_table(folder / "data")
    size = len(about["labels"])
    seen = np.frombuffer(b"".join(table["observation"].to_pylist()), np.uint8).reshape(-1, size)
    bots = np.array(table["bot"].to_pylist())
    values = table["value"].to_numpy()
    for bot in sorted(set(bots)):
        own = bots == bot
        print(f"{bot}: {own.sum()} decisions, an end worth {values[own].mean():.2f} on average")
    rows = np.minimum(seen, 8) / 8
    known = table["game"].to_numpy() % 4 > 0
    pull = rows[known].T @ rows[known] + 10 * np.eye(size)
    weights = np.linalg.solve(pull, rows[known].T @ (values[known] - 0.5))
    agreement = np.corrcoef(rows[~known] @ weights, values[~known])[0, 1]
    print(f"guesses of {(~known).sum()} ends it has not seen: correlation {agreement:.2f}")
    spans = about["planes"].items()
    moves = {name: np.abs(weights[start:stop]).sum() for name, (start, stop) in spans}
    print("planes that move the guess most:", ", ".join(sorted(moves, key=moves.get)[:-4:-1]))


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    if not (Path(sys.argv[1]) / "dataset.json").is_file():
        sys.exit(f"There is no data set in {sys.argv[1]}: make one as above, with farwest dataset.")
    main(Path(sys.argv[1]))
