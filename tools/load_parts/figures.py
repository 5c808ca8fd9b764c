"""What was measured in a stretch of time, and how it is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

Json = dict[str, Any]


class Figures:
    """The times of one stretch; nothing is counted while it is not on."""

    def __init__(self, since: float = 0.0, on: bool = False) -> None:
        self.since = since
        """Only answers that were due from then on count."""
        self.on = on
        self.waits: list[float] = []
        """From when an answer was due until the one who gave it had the state after it."""
        self.spreads: list[float] = []
        """The same until all seats had theirs."""
        self.deliveries: list[float] = []
        """The same for each spectator."""
        self.messages = 0
        self.bytes = 0
        self.games = 0
        self.refused = 0

    def came(self, size: int) -> None:
        if self.on:
            self.messages += 1
            self.bytes += size

    def answered(self, due: float, now: float) -> None:
        if self.on and due >= self.since:
            self.waits.append(now - due)

    def spread(self, due: float, told: float) -> None:
        if self.on and due >= self.since:
            self.spreads.append(told - due)

    def delivered(self, due: float, now: float) -> None:
        if self.on and due >= self.since:
            self.deliveries.append(now - due)


def part(values: Sequence[float], share: float) -> float:
    """The value below which this share of them lies, in milliseconds."""
    ordered = sorted(values)
    if not ordered:
        return 0.0
    return 1000 * ordered[min(len(ordered) - 1, int(len(ordered) * share))]


def times(values: Sequence[float]) -> Json:
    """Median, 99th of a hundred, and the worst, in milliseconds."""
    return {
        "p50": round(part(values, 0.5), 2),
        "p99": round(part(values, 0.99), 2),
        "worst": round(part(values, 1.0), 2),
    }


class Phase(NamedTuple):
    """One stretch at one server."""

    seconds: float
    busy: float
    """Seconds of a processor that the server worked."""
    figures: Figures
    in_time: int
    """Answers that were followed by a state before the stretch was over."""
    lasts: list[float]
    """From when an answer was due until the last spectator had the state after it."""
    unanswered: int
    inside: Json
    """The mean seconds that the server itself took, for each kind of work."""
    seats: int

    @property
    def moves(self) -> int:
        return len(self.figures.waits)

    @property
    def rate(self) -> float:
        return self.in_time / self.seconds

    @property
    def bytes_per_seat(self) -> float:
        return self.figures.bytes / max(1, self.moves) / self.seats


def joined(phases: Sequence[Phase]) -> Json:
    """Several stretches at one server as one."""
    seconds, moves = sum(phase.seconds for phase in phases), sum(phase.moves for phase in phases)
    in_time = sum(phase.in_time for phase in phases)
    busy, many = sum(phase.busy for phase in phases), [phase.figures for phase in phases]
    found: Json = {
        "seconds": round(seconds, 1),
        "moves": moves,
        "moves_per_second": round(in_time / seconds, 1),
        "of_a_core": round(busy / seconds, 3),
        "us_per_move": round(1e6 * busy / max(1, in_time)),
        "bytes_per_seat": round(sum(phase.bytes_per_seat for phase in phases) / len(phases)),
        "messages_per_move": round(sum(each.messages for each in many) / max(1, moves), 2),
        "refused": sum(each.refused for each in many),
        "games": sum(each.games for each in many),
        "unanswered": sum(phase.unanswered for phase in phases),
        "waits": times([value for each in many for value in each.waits]),
        "inside_ms": {
            name: round(1000 * sum(phase.inside[name] for phase in phases) / len(phases), 3)
            for name in phases[0].inside
        },
    }
    for name in ("spreads", "deliveries"):
        values = [value for each in many for value in getattr(each, name)]
        if values:
            found[name] = times(values)
    lasts = [value for phase in phases for value in phase.lasts]
    return {**found, "lasts": times(lasts)} if lasts else found


ROWS = (
    ("waits", "ms to the one who moved"),
    ("spreads", "ms to all seats"),
    ("deliveries", "ms to each spectator"),
    ("lasts", "ms to the last spectator"),
)


def row(name: str, one: float, other: float, form: str = ",.0f") -> str:
    """A line of the table."""
    ratio = f"{one / other:9.2f}" if other else ""
    return f"{name:34}{one:12{form}}{other:12{form}}{ratio}"


def table(real: Json, bare: Json) -> str:
    """Both servers side by side."""
    lines = [f"{'':34}{'farwest':>12}{'bare':>12}{'ratio':>9}"]
    if "moves" in real:
        lines += playing(real, bare)
    lines.append(row("KB a connection", real["kb_per_line"], bare["kb_per_line"], ",.1f"))
    return "\n".join(lines)


def playing(real: Json, bare: Json) -> list[str]:
    """What was measured while games were played."""
    lines = [row("moves a second", real["moves_per_second"], bare["moves_per_second"])]
    for key, name in ROWS:
        if key in real and key in bare:
            lines += [
                row(f"{name}, {which}", real[key][which], bare[key][which], ",.1f")
                for which in ("p50", "p99", "worst")
            ]
    lines += [
        row("server, µs of a processor a move", real["us_per_move"], bare["us_per_move"]),
        row("server, % of a core", 100 * real["of_a_core"], 100 * bare["of_a_core"]),
        row("bytes a move and seat", real["bytes_per_seat"], bare["bytes_per_seat"]),
        row("messages a move", real["messages_per_move"], bare["messages_per_move"], ",.2f"),
    ]
    inside = ", ".join(f"{name} {value:.2f} ms" for name, value in real["inside_ms"].items())
    lines.append(f"inside farwest, on average: {inside}")
    ends = ("games", "games ended"), ("refused", "refused"), ("unanswered", "open in the end")
    lines.append("in farwest: " + ", ".join(f"{name} {real[key]}" for key, name in ends))
    return lines
