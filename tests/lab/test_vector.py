"""Many games at once: the same games as one by one, in one process or several."""

from __future__ import annotations

import subprocess
import sys
from types import ModuleType
from typing import Any

import pytest

from farwest.games import keys
from farwest.kernel.luck import mix
from farwest.kernel.options import BadOption
from farwest.lab.table import Table, Unfit


def expected(table: Table, state: Any) -> tuple[bytes, bytes, int]:
    """The row, mask and seat of a game that waits."""
    row = table.features.observe(state, state.seat)
    return row, bytes(table.mask(state, state.seat)), state.seat


def shown(games: Any, place: int) -> tuple[bytes, bytes, int]:
    """The same, as the buffers show it."""
    row, mask = games.observations[place], games.masks[place]
    return row.tobytes(), mask.tobytes(), int(games.seats[place])


@pytest.mark.parametrize("key", keys())
def test_buffers_show_what_the_engine_plays(vector: ModuleType, key: str) -> None:
    """Row, mask, seat, reward and end of every game are those of the engine, also after an end."""
    import numpy as np

    table = Table(key, None, {}, "zero_sum")
    games = vector.Vector(key, 3, reward="zero_sum", seed=5)
    states = [table.deal(mix(mix(5, place), 0)) for place in range(3)]
    dealt = [1] * 3
    luck = np.random.default_rng(2)
    ends = 0
    for _ in range(1200):
        actions = games.sample(luck)
        games.step(actions)
        for place, action in enumerate(actions.tolist()):
            states[place].play(action)
            over = states[place].over
            assert bool(games.dones[place]) is over
            reward = table.rewards(states[place]) if over else [0.0] * table.seats
            assert games.rewards[place].tolist() == pytest.approx(reward)
            if over:
                ends += 1
                states[place] = table.deal(mix(mix(5, place), dealt[place]))
                dealt[place] += 1
            assert shown(games, place) == expected(table, states[place])
    assert ends > 3


def test_processes_change_nothing(vector: ModuleType) -> None:
    """Two processes give the same buffers as one, step by step."""
    import numpy as np

    alone = vector.Vector("deadwood", 7, players=3, seed=9)
    luck = np.random.default_rng(1)
    with vector.Vector("deadwood", 7, players=3, seed=9, processes=2) as shared:
        for _ in range(300):
            for name in ("observations", "masks", "seats", "rewards", "dones"):
                assert np.array_equal(getattr(alone, name), getattr(shared, name)), name
            actions = alone.sample(luck)
            alone.step(actions)
            shared.step(actions)
        workers = shared.crew.workers
        assert [worker.is_alive() for worker in workers] == [True, True]
    assert [worker.exitcode for worker in workers] == [0, 0]


def test_a_process_that_fails_is_reported(vector: ModuleType) -> None:
    """When a process dies, the next step says so instead of waiting for it."""
    import numpy as np

    games = vector.Vector("deadwood", 4, players=3, processes=2)
    games.crew.workers[1].kill()
    games.crew.workers[1].join()
    luck = np.random.default_rng(1)
    with pytest.raises(RuntimeError, match="A process of the vector failed"):
        games.step(games.sample(luck))
    with pytest.raises(Unfit, match="The vector is closed"):
        games.step(games.sample(luck))


def test_sampling_is_fair(vector: ModuleType) -> None:
    """Every legal answer is drawn about as often, and nothing else."""
    import numpy as np

    games = vector.Vector("dice_town", 1, players=2, seed=3)
    legal = games.masks[0].nonzero()[0]
    luck = np.random.default_rng(1)
    drawn = np.concatenate([games.sample(luck) for _ in range(200 * len(legal))])
    found, times = np.unique(drawn, return_counts=True)
    assert found.tolist() == legal.tolist()
    assert times.min() > 140
    assert times.max() < 260


def test_one_illegal_action_refuses_all(vector: ModuleType) -> None:
    """The sentence names the game; no game has moved."""
    import numpy as np

    games = vector.Vector("dice_town", 4, players=3, seed=1)
    before = games.observations.copy(), games.masks.copy()
    actions = games.sample(np.random.default_rng(1))
    for bad in (-1, 10**6, int(np.argmin(games.masks[2]))):
        wrong = actions.copy()
        wrong[2] = bad
        with pytest.raises(Unfit, match=f"^{bad} is not a legal answer in game 2"):
            games.step(wrong)
    for wrong in (actions[:3], actions.astype(float), [None] * 4):
        with pytest.raises(Unfit, match="There must be 4 action codes"):
            games.step(wrong)
    assert np.array_equal(before[0], games.observations)
    assert np.array_equal(before[1], games.masks)
    games.step(actions)


def test_reset_begins_anew(vector: ModuleType) -> None:
    """The same seed brings the same games back, another seed others."""
    import numpy as np

    games = vector.Vector("dice_town", 5, players=3, seed=1)
    first = games.observations.copy()
    games.step(games.sample(np.random.default_rng(1)))
    games.reset(2)
    assert not np.array_equal(first, games.observations)
    games.reset(1)
    assert np.array_equal(first, games.observations)


def test_bad_tables_are_refused(vector: ModuleType) -> None:
    """A vector needs a game, a table that exists, at least one place, no more processes."""
    with pytest.raises(BadOption):
        vector.Vector("deadwood", 4, players=9)
    for wrong in (0, 2.5, "four", None):
        with pytest.raises(Unfit, match="number of games in a vector is a whole number from 1"):
            vector.Vector("deadwood", wrong)  # type: ignore[arg-type]
    with pytest.raises(Unfit, match="number of players is a whole number"):
        vector.Vector("deadwood", 3, players="3")  # type: ignore[arg-type]
    with pytest.raises(Unfit, match=r"Options are given as \{name: value\}, not \[1\]"):
        vector.Vector("deadwood", 3, options=[1])
    with pytest.raises(Unfit, match="A seed is a whole number from 0 on, not -1"):
        vector.Vector("deadwood", 3, seed=-1)
    with pytest.raises(Unfit, match="3 games cannot be shared out to 4 processes"):
        vector.Vector("deadwood", 3, processes=4)


def test_speed_is_measured(vector: ModuleType) -> None:
    """The measure gives steps a second beside the bare engine's, in one process and in two."""
    from farwest.lab.speed import measure

    alone = measure("deadwood", 2, count=8, seconds=0.1)
    assert alone.vector > 0
    assert alone.ratio == pytest.approx(alone.vector / alone.engine)
    assert alone.size == Table("deadwood", 2).features.size
    assert measure("deadwood", 2, count=8, processes=2, seconds=0.1).vector > 0


def test_the_measure_is_a_command(vector: ModuleType, zoo: ModuleType) -> None:
    """It says how fast the vector, the engine and the environment for agents are."""
    command = [sys.executable, "-m", "farwest.lab.speed"]
    small = ("--players", "2", "--count", "8", "--seconds", "0.1")
    said = subprocess.check_output([*command, "deadwood", *small], text=True).splitlines()
    assert [line.split(":")[0] for line in said] == ["vector", "engine alone", "through PettingZoo"]
    wrong = subprocess.run([*command, "chess"], capture_output=True, text=True, check=False)
    assert wrong.returncode == 2
    assert "There is no game called chess" in wrong.stderr
