"""A bot that is a network: a policy learned in the lab, kept in an ONNX file.

The file says which table it was learned at. It is played only where a row and an action code mean
what they meant there. docs/learning.md tells how such a file is made.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from farwest.bots.policy import PolicyBot, fingerprint
from farwest.games import features_of
from farwest.kernel.game import Game
from farwest.kernel.news import Spoken
from farwest.kernel.options import Value

PREFIX: Final = "onnx:"
EXTRA: Final = "pip install 'farwest[train]'"
ABOUT: Final = ("game", "players", "options", "fingerprint")
"""What a file must say of the table it is for."""


class BadNetwork(Spoken):
    """A file that cannot be played, or not at this table, and why."""


class Policy:
    """A file that was read: what runs it, and which table it is for."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.session: Any = opened(path)
        self.about: Mapping[str, str] = self.session.get_modelmeta().custom_metadata_map
        names = [each.name for each in self.session.get_inputs()]
        outputs = [each.name for each in self.session.get_outputs()]
        told = set(ABOUT) <= set(self.about) and self.about["players"].isdecimal()
        if not told or names != ["row"] or "scores" not in outputs:
            raise BadNetwork(
                "error_network_strange",
                "{file} is no policy that the lab has written: it does not say for which table.",
                file=path,
            )

    @property
    def game(self) -> str:
        return self.about["game"]

    @property
    def players(self) -> int:
        return int(self.about["players"])

    def require(self, game: Game[Any], options: Mapping[str, Value], seats: int) -> None:
        """Raise BadNetwork unless it was learned for such a table."""
        if game.key == self.game and seats == self.players:
            features = features_of(game, seats, dict(options))
            if fingerprint(game, features) == self.about["fingerprint"]:
                self.try_out(features.size, game.verbs.size)
                return
            raise BadNetwork(
                "error_network_version",
                "{file} was learned with other options ({options}), "
                "or by another version of the game.",
                file=self.path,
                options=self.about["options"],
            )
        raise BadNetwork(
            "error_network_table",
            "{file} plays {game} with {players} players, not {other} with {seats}.",
            file=self.path,
            game=self.game,
            players=self.players,
            other=game.key,
            seats=seats,
        )

    def try_out(self, numbers: int, actions: int) -> None:
        """Raise BadNetwork unless a row of so many numbers gives so many scores."""
        try:
            fits = len(self.scores(bytes(numbers))) == actions
        except Exception:  # noqa: BLE001 (the runtime has errors of many kinds)
            fits = False
        if not fits:
            raise BadNetwork(
                "error_network_shape",
                "{file} cannot play: it must turn rows of {numbers} bytes into {actions} scores.",
                file=self.path,
                numbers=numbers,
                actions=actions,
            )

    def scores(self, row: bytes) -> Sequence[float]:
        """A score for every action code."""
        numpy = import_module("numpy")
        rows = numpy.frombuffer(row, numpy.uint8)[None]
        found: list[float] = self.session.run(["scores"], {"row": rows})[0][0].tolist()
        return found


def opened(path: str) -> Any:
    """What runs a file, one thread each; or BadNetwork."""
    try:
        runtime = import_module("onnxruntime")
    except ModuleNotFoundError as error:
        raise BadNetwork(
            "error_network_extra",
            "To play a network takes onnxruntime, which is not installed: {extra}.",
            extra=EXTRA,
        ) from error
    wishes = runtime.SessionOptions()
    wishes.intra_op_num_threads = wishes.inter_op_num_threads = 1
    wishes.log_severity_level = 4
    try:
        return runtime.InferenceSession(path, wishes, providers=["CPUExecutionProvider"])
    except Exception as error:  # the runtime has errors of many kinds, none of them documented
        raise BadNetwork(
            "error_network_broken", "{file} cannot be read as an ONNX file.", file=path
        ) from error


_read: dict[str, tuple[int, Policy]] = {}
"""Files that were read, each with the moment it was last changed."""


def policy_in(path: str) -> Policy:
    """The policy of a file, read once for as long as the file does not change; or BadNetwork."""
    if not path or not Path(path).is_file():
        raise BadNetwork(
            "error_network_missing", "There is no network {file} to play.", file=path or "–"
        )
    changed = Path(path).stat().st_mtime_ns
    if path not in _read or _read[path][0] != changed:
        _read[path] = changed, Policy(path)
    return _read[path][1]


class NetworkBot(PolicyBot):
    """Plays the answer that a learned policy scores highest."""

    def __init__(self, luck: str | int, name: str) -> None:
        super().__init__(luck)
        self.name = name
        self.policy = policy_in(name.removeprefix(PREFIX).strip())

    def sit(self, game: Game[Any], options: Mapping[str, Value], seats: int, seat: int) -> None:
        self.policy.require(game, options, seats)
        super().sit(game, options, seats, seat)

    def scores(self, row: bytes) -> Sequence[float]:
        return self.policy.scores(row)
