"""The course of a game: its match rebuilt from the rows of the log, and what each seat has heard.

Nothing here waits or writes. Equal rows give equal courses, so a server that was killed goes on
where it stopped.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from farwest.kernel.game import Game, Message, Question, View
from farwest.kernel.luck import word
from farwest.kernel.match import Match, replay
from farwest.kernel.news import Event, Pause, Refused
from farwest.kernel.options import Value
from farwest.kernel.record import Record
from farwest.kernel.state import State
from farwest.kernel.steps import NOBODY
from farwest.kernel.verbs import Arg
from farwest.kernel.windows import Breath
from farwest.server.marking import mark
from farwest.server.trials import crosses, is_last, locks

UNDO = -1
"""The action of a row that takes back the seat's last move."""


class Stale(Exception):
    """An answer to a question that is not the seat's present one."""


FULL = 1.0
"""The pause that is left to people, as a share of the table's."""
SHORT = 0.5
"""The pause for bots, who need no time to read, and for a breath."""


class Beat(NamedTuple):
    """A stretch of the news, told in one go."""

    upto: list[int]
    """How many news each seat has heard then; the last entry is the spectators'."""
    scene: State | None
    """The table as it looks in the pause that follows; None: as it really is."""
    pause: float
    """How long that pause is, as a share of the table's; 0: there is none."""


class Ply(NamedTuple):
    """What one row brought."""

    beats: list[Beat]
    before: State | None
    """How the table stood; None where nobody can be shown that any more."""
    pauses: float
    """How long they take together, as a share of the table's pause."""
    sealed: bool
    """Whether it was a secret answer, and others are still choosing."""
    same_window: bool
    """Whether somebody let a chance to react go by, and the next one has it."""


class Course:
    """One game from its first row to its last.

    With `even`, reactions are asked for during even pauses, all at once (see `asked`).
    """

    def __init__(
        self,
        game: Game[Any],
        players: list[str],
        options: dict[str, Value],
        seed: str,
        opening: str | None = None,
        even: bool = False,
        salt: str = "",
        people: Collection[int] | None = None,
    ) -> None:
        self.game = game
        self.even = even
        self.people = range(len(players)) if people is None else people
        """The seats that are no bots, as everybody knows."""
        self.salt = salt
        if opening:
            self.match = replay(game, Record.from_json(opening), marked=True)
            self.match.players = players
        else:
            self.match = Match(game, players, options, seed, marked=True)
        self.match.marker = mark
        self.rows = 0
        self.open_row = 0
        """How many rows there were after the last one that was not a secret answer."""
        self.window = 0
        """The row with which the present chance to react began, or anything else to answer."""
        self.asks = [0] * len(players)
        self.heard: list[list[Event | Message]] = [[] for _ in range(len(players) + 1)]
        """What each seat has been told; the last list is the spectators'."""
        for told in self.match.news:
            for ears in self.heard:
                ears.extend(told)
        self.held: list[tuple[int, Event]] = []
        """What was told by secret answers, until all of them are in."""
        self.free = [False] * len(self.match.moves)
        """Which of the moves that count may be taken back as long as nothing follows."""
        self._asked: dict[int, State] | None = None
        self._checked: tuple[int, int, int] | None = None
        """The last answer that was found to fit: after how many rows, the seat and the action."""
        self.base: State | None = None
        """What a secret choice started from, once it has an answer."""
        self._open_lanes()

    # --- rows ------------------------------------------------------------------------------------

    def apply(self, seat: int, action: int, scenes: bool = True) -> Ply:
        """Play one row of the log; Refused if it does not fit."""
        if action == UNDO:
            return self._take_back(seat)
        state = self.match.state
        secret, opened, veiled = bool(state.lanes), state.opened, state.veiled()
        window = self.window
        known = self._checked == (self.rows, seat, action)
        keep = self.even or self.base is None  # a secret answer is taken back from the base
        before = self.match.answer(seat, action, known, keep)
        self._count(seat)
        told, pauses = self.match.news[-1], self.match.pauses[-1]
        sealed = secret and state.opened is opened
        if secret:
            free = not state.crossed and not told
        else:
            free = not state.crossed and not pauses and not veiled
        self.free.append(free)
        if secret and self.base is None:
            self.base = before
        if sealed:
            self.heard[seat].extend(told)
            self.held += [(seat, event) for event in told]
            return Ply([Beat(self.lengths(), None, 0)], before, 0, True, False)
        self.open_row = self.rows
        kept = self._worth_waiting(pauses)
        lengths = [self._length(pauses[index]) for index in kept]
        cuts = self._tell(told, [pauses[index].place for index in kept])
        seen: list[State | None] = []
        if kept and scenes and self.even:
            assert before is not None
            found = self._scenes(before, seat, action)
            seen = [found[index] for index in kept]
        self._open_lanes()
        same = veiled and state.veiled() and not told and not pauses
        self.window = window if same else self.rows
        asked = any(pause.seats for pause in pauses)
        sudden = FULL if self.even and state.veiled() and not same and not asked else 0
        beats = self._beats(cuts, seen, lengths, sudden)
        return Ply(beats, before, sum(lengths) + sudden, False, same)

    def _worth_waiting(self, pauses: list[Pause]) -> list[int]:
        """The pauses to keep: all for reactions, and a breath where there is something to see."""
        if not pauses:
            return []
        told = bool(self.held)
        return [
            index
            for index, pause in enumerate(pauses)
            if pause.seats
            or (
                (pause.place or told)
                and all(
                    other.place != pause.place for other in pauses[:index] + pauses[index + 1 :]
                )
            )
        ]

    def _length(self, pause: Pause) -> float:
        """How long a pause is, by what everybody knows: people need time, bots do not.

        A single person at the table has nobody to hide from, and is waited for anyway.
        """
        read = len(self.people) > 1 and any(seat in self.people for seat in pause.seats)
        return FULL if read else SHORT

    def _count(self, seat: int) -> None:
        self.rows += 1
        self.window = self.rows
        self.asks[seat] += 1
        self._asked = None

    def lengths(self) -> list[int]:
        return [len(ears) for ears in self.heard]

    def _tell(self, told: list[Event], places: list[int]) -> list[list[int]]:
        """Everybody hears the news; how much of it before each pause, and in the end."""
        if self.held:
            for seat, ears in enumerate(self.heard):
                ears.extend(event for speaker, event in self.held if speaker != seat)
            self.held = []
        start = self.lengths()
        for ears in self.heard:
            ears.extend(told)
        return [[length + place for length in start] for place in [*places, len(told)]]

    def _beats(
        self,
        cuts: list[list[int]],
        seen: list[State | None],
        lengths: list[float],
        sudden: float,
    ) -> list[Beat]:
        """The news, cut at each pause; `sudden`: somebody may react without any pause before."""
        if not seen:
            return [Beat(cuts[-1], None, sudden)]
        beats = [Beat(*each) for each in zip(cuts, seen, lengths)]
        if seen[-1] is not None:
            beats.append(Beat(cuts[-1], None, sudden))
        return beats

    def _scenes(self, before: State, seat: int, action: int) -> list[State | None]:
        """How the table looked at each pause of the last move; None: as it looks now."""
        twin = before.clone()
        twin.luck = word(self.match.seed, len(self.match.moves))
        twin.sink, scenes = [], list[State]()
        twin.scenes = scenes
        twin.answer(seat, action)
        found: list[State | None] = list(scenes)
        if twin.veiled() and scenes[-1].agenda[-1] is twin.agenda[-1]:
            found[-1] = None
        for scene, pause in zip(scenes, twin.pauses, strict=True):
            if not pause.seats:  # nobody is asked, and nobody waited for
                scene.agenda.append(Breath())
                scene.seat = NOBODY
        return found

    # --- taking back -----------------------------------------------------------------------------

    def _open_lanes(self) -> None:
        """Remember where a secret choice starts, if one does; its first answer keeps the state."""
        self.base = None
        self.start = len(self.match.moves)

    def _own_secret(self, seat: int) -> int:
        """The place of the seat's last answer in the secret choice that goes on; -1: none."""
        moves = self.match.moves
        for place in range(len(moves) - 1, self.start - 1, -1):
            if moves[place][0] == seat:
                return place
        return -1

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take its last answer back.

        It depends on nothing the others do in secret: neither on a sealed answer of theirs nor
        on a reaction they let go by.
        """
        state = self.match.state
        if state.lanes:
            place = self._own_secret(seat) if 0 <= seat < state.seats and state.lanes[seat] else -1
            return place >= 0 and self.free[place]
        return (
            self.match.may_undo(seat)
            and self.free[-1]
            and state.waiting() == [seat]
            and not state.veiled()
        )

    def check_undo(self, seat: int) -> None:
        """Raise Refused unless the seat may take its last answer back."""
        if not self.may_undo(seat):
            raise Refused("error_no_undo", "Nothing can be taken back beyond this point.")

    def _take_back(self, seat: int) -> Ply:
        self.check_undo(seat)
        match, before = self.match, self.match.state.clone()
        if match.state.lanes:
            self._take_back_secret(self._own_secret(seat))
            self._count(seat)
            return Ply([Beat(self.lengths(), None, 0)], before, 0, True, False)
        told = match.news[-1]
        match.undo(seat)
        self.free.pop()
        self._count(seat)
        self.open_row = self.rows
        if told:
            undone = Message("event_undone", [Arg("player", "seat", seat)])
            for ears in self.heard:
                ears.append(undone)
        return Ply([Beat(self.lengths(), None, 0)], before, 0, False, False)

    def _take_back_secret(self, place: int) -> None:
        """Leave one answer out of those given since the secret choice began."""
        match = self.match
        assert self.base is not None
        answers = match.moves[self.start :]
        del answers[place - self.start]
        match.cut(self.start)
        match.before = []
        match.state = self.base.clone()
        for other, action in answers:
            match.answer(other, action)
        del self.free[place]

    # --- questions -------------------------------------------------------------------------------

    def asked(self) -> dict[int, State]:
        """Every seat that is asked, and the state in which it is.

        At a table with even pauses these are all seats that can react, as if those before them
        had let it go by: nobody learns from the moment he is asked whether others could.
        """
        if self._asked is None:
            state = self.match.state
            self._asked = dict.fromkeys(state.waiting(), state)
            if self.even and state.veiled():
                self._ask_ahead(state, self._asked)
        return self._asked

    def _ask_ahead(self, state: State, found: dict[int, State]) -> None:
        while True:
            twin = state.clone()
            choice = twin.choice_of(twin.seat)
            assert choice is not None
            twin.sink = []
            twin.crossed = False
            twin.answer(twin.seat, choice.fallback(twin))
            if not twin.veiled() or twin.sink or twin.pauses or twin.crossed or twin.seat in found:
                return
            twin.sink = None
            found[twin.seat] = state = twin

    def check(self, seat: int, ask: int, action: int) -> None:
        """Raise Stale or Refused unless this seat may answer this now."""
        if not 0 <= seat < len(self.asks):
            raise Refused("error_no_seat", "There is no seat {seat}.", seat=seat + 1)
        if ask != self.asks[seat]:
            raise Stale
        state = self.asked().get(seat, self.match.state)
        state.check(seat, action)
        if state is self.match.state:
            self._checked = self.rows, seat, action

    def fallback(self, seat: int) -> int:
        """What the table answers for a seat that is asked and does not answer."""
        state = self.asked()[seat]
        choice = state.choice_of(seat)
        assert choice is not None
        return choice.fallback(state)

    def question(self, seat: int) -> Question | None:
        """What a seat is asked, if anything."""
        state = self.asked().get(seat)
        return None if state is None else self.game.question(state, seat)

    def crossings(self, seat: int, asked: Question) -> list[bool]:
        """Which of the answers to a seat's question could not be taken back.

        It is tried in an imagined world: it tells nothing the seat does not know. In a secret
        choice nothing happens but in the seat's own lane, so the true one will do.
        """
        state = self.asked()[seat]
        if state.veiled() or is_last(state, seat):
            return [True] * len(asked.offers)
        if state.lanes:
            return [locks(state, seat, offer.action) for offer in asked.offers]
        luck = word(self.salt, self.asks[seat] * 16 + seat)
        world = self.game.imagine(state, seat, luck)
        choice = world.choice_of(seat)
        legal = [] if choice is None else choice.options(world)
        return [
            offer.action not in legal or crosses(world, seat, offer.action)
            for offer in asked.offers
        ]

    def view(self, seat: int, scene: State | None = None) -> View:
        return self.views([seat], scene)[0]

    def views(self, seats: Sequence[int], scene: State | None = None) -> list[View]:
        return self.game.views(self.match.state if scene is None else scene, seats)
