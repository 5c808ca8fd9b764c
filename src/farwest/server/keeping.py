"""Games that outlive their rules: taken up from the rows of the log, proved where rules changed.

A game of the present revision is rebuilt, and must stand as it stood when it was put by. One of an
older revision goes on if its marks prove that it leads where it led, or if the game knows how to
mend it; any other is closed to moves, and nothing of it is changed.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, NamedTuple

from farwest import __version__
from farwest.kernel.drift import Drifted, fitted
from farwest.kernel.match import replay
from farwest.kernel.news import Refused
from farwest.kernel.record import BadRecord, Record
from farwest.server import wall
from farwest.server.clocks import Clock
from farwest.server.course import UNDO, Course, Ply
from farwest.server.errors import Problem
from farwest.server.info import Info
from farwest.server.movelog import Row
from farwest.server.snapshots import BadSnapshot, Shot, restore
from farwest.server.unfolding import Unfolding


class Closed(Problem):
    """A game that the rules of now would play otherwise: nobody may move, nothing is changed."""

    def __init__(self, info: Info, why: BadRecord) -> None:
        super().__init__(
            409,
            "error_revision",
            "The rules of this game have changed since it was played here, and it would go "
            "otherwise now: it is closed to moves and kept as it was. Whoever runs this table can "
            "finish it with the version it began in.",
        )
        self.info = info
        self.why = why
        """For the administrator alone: it may name a secret act."""


class Standing(NamedTuple):
    """A game as it stands: what has happened, its clocks, and how much of it is shown."""

    course: Course
    clock: Clock
    unfolding: Unfolding


# --- what is stored --------------------------------------------------------------------------


def kept_of(course: Course) -> dict[str, Any]:
    """How a game stands, as it is stored when it is put by."""
    return {"rows": course.rows, "marks": course.match.marks}


def going_on(info: Info) -> dict[str, Any]:
    """What is stored of a game that goes on under new rules."""
    return {
        "revision": info.revision,
        "version": __version__,
        "opening": info.opening,
        "rows_before": info.rows_before,
        "kept": info.kept,
    }


def stored_record(info: Info, rows: list[Row]) -> Record:
    """The record of a stored game, made without playing it; marked where it was put by since."""
    start = Record.from_json(info.opening) if info.opening else None
    moves = start.moves if start else []
    for row in rows[info.rows_before :]:
        if row.action == UNDO:
            last = max(at for at, (seat, _) in enumerate(moves) if seat == row.seat)
            del moves[last]
        else:
            moves.append([row.seat, row.action])
    kept = info.kept or {}
    marks = kept.get("marks") if kept.get("rows") == len(rows) else None
    return Record(
        info.game.key,
        info.version,
        info.revision,
        start.options if start else dict(info.options),
        list(info.players),
        info.seed,
        moves,
        None,
        marks,
    )


# --- taking up -------------------------------------------------------------------------------


def take_up(info: Info, rows: list[Row], pause: float) -> tuple[Info, Standing]:
    """A stored game, ready to go on, and the table as it is to be stored from now on.

    BadRecord where the rules have changed, and Drifted where the act that shows it is known.
    """
    if info.revision != info.game.revision:
        info = carried(info, rows)
    try:
        return info, rebuild(info, rows, pause)
    except Refused as error:
        put_by = rows[: (info.kept or {}).get("rows", 0)]
        replay(info.game, stored_record(info, put_by))
        replay(info.game, stored_record(info, rows))
        raise BadRecord(
            "error_record_move",
            "Move {ply} of the record cannot be played: {why}",
            ply=len(rows),
            why=error,
        ) from error


def carried(info: Info, rows: list[Row]) -> Info:
    """A game of an older revision as one of the present, or BadRecord."""
    game, record = info.game, stored_record(info, rows)
    record = fitted(game, record)
    replay(game, record)
    if record.revision == game.revision:
        opening = record.but(marks=None).to_json()
        info = replace(info, opening=opening, rows_before=len(rows), kept=None)
    return replace(info, revision=game.revision, version=__version__)


def fresh(info: Info, opening: str | None, begun: float, pause: float) -> tuple[Course, Clock]:
    """The game and its clocks as they were before the first row."""
    even = pause > 0 and info.clock.get("kind") != "days"
    salt, people = f"{info.id} ", info.people()
    course = Course(info.game, info.players, info.options, info.seed, opening, even, salt, people)
    clock = Clock(info.clock, len(info.chairs), begun, pause if even else 0.0)
    clock.rests = info.rests()
    clock.ask(*asked_by(course))
    return course, clock


def rebuild(info: Info, rows: list[Row], pause: float) -> Standing:
    """The game, its clocks and what is shown of it, from the rows of the log alone."""
    begun = rows[info.rows_before - 1].at if info.rows_before else info.started

    def start() -> tuple[Course, Clock]:
        course, clock = fresh(info, info.opening, begun, pause)
        course.rows = info.rows_before
        return course, clock

    def check(course: Course) -> None:
        require_as_kept(info, rows, course)

    return stand(start, rows[info.rows_before :], check, 0)


def resume(info: Info, rows: list[Row], pause: float, shot: Shot) -> Standing:
    """The same, from a snapshot and the rows that came after it; BadSnapshot where it will not do.

    Neither does one that was made in a pause that is still on: what it hides is not in it.
    """

    def start() -> tuple[Course, Clock]:
        course, clock = fresh(info, None, info.started, pause)
        restore(course, clock, shot.body)
        return course, clock

    def check(course: Course) -> None:
        if not as_kept(info, course):
            raise BadSnapshot("The game does not stand as it stood when it was put by.")

    return stand(start, rows, check, None)


Start = Callable[[], tuple[Course, Clock]]
Check = Callable[[Course], None]


def stand(start: Start, rows: list[Row], check: Check, calm: int | None) -> Standing:
    """Play rows from a start; those of a pause that is on once more, as they are shown in it.

    `calm`: how many rows from the start all had been shown before, if that is known.
    """
    course, clock = start()
    calm = play(course, clock, rows, check, calm)
    if all_shown(course, clock):
        return Standing(course, clock, Unfolding(clock.pause, course.lengths()))
    if calm is None:
        raise BadSnapshot("It was made in a pause.")
    course, clock = start()
    play(course, clock, rows[:calm], check, calm)
    return Standing(course, clock, unfold(course, clock, rows[calm:]))


def play(
    course: Course, clock: Clock, rows: list[Row], check: Check, calm: int | None
) -> int | None:
    """Play rows, checked before and after each; the last before which all had been shown."""
    check(course)
    for place, row in enumerate(rows):
        if row.at >= clock.quiet:
            calm = place
        ply = course.apply(row.seat, row.action, scenes=False)
        tick(course, clock, ply, row)
        check(course)
    return calm


def all_shown(course: Course, clock: Clock) -> bool:
    """Whether everything that has happened is shown by now, and nobody can react to it."""
    return not course.even or (clock.quiet <= wall.now() and not course.match.state.veiled())


def unfold(course: Course, clock: Clock, rows: list[Row]) -> Unfolding:
    """Play rows, and show them as a process does that was there all the time."""
    unfolding = Unfolding(clock.pause, course.lengths())
    for row in rows:
        unfolding.go_on(row.at)
        ply = course.apply(row.seat, row.action)
        tick(course, clock, ply, row)
        unfolding.add(ply, row.at)
    unfolding.go_on(wall.now())
    return unfolding


def as_kept(info: Info, course: Course) -> bool:
    """Whether a game that has as many rows as when it was put by stands as it stood then."""
    kept = info.kept
    return kept is None or kept["rows"] != course.rows or kept["marks"] == course.match.marks


def require_as_kept(info: Info, rows: list[Row], course: Course) -> None:
    """Raise Drifted where the game does not stand as it stood when it was put by."""
    if as_kept(info, course):
        return
    replay(info.game, stored_record(info, rows[: course.rows]))
    raise Drifted("error_drift_elsewhere", "The game goes on otherwise than it did.")


def asked_by(course: Course) -> tuple[list[int], list[int]]:
    """Whose clock runs, and who is seen to choose in secret; reactions cost nobody time."""
    state = course.match.state
    asked = [] if course.even and state.veiled() else state.waiting()
    return asked, state.choosing() if state.lanes else []


def tick(course: Course, clock: Clock, ply: Ply, row: Row) -> None:
    """Let the clocks know of a row."""
    if clock.kind == "none":
        clock.pass_time(row.at, ply.pauses)
        return
    asked, secret = asked_by(course)
    undone = row.action == UNDO
    clock.row(row.seat, row.at, ply.pauses, asked, secret, ply.sealed, undone)
