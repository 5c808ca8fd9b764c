"""Learning with NumPy: slopes, credit, lessons, improvement, and the policy as a file."""

from __future__ import annotations

from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

np = pytest.importorskip("numpy")

from farwest.lab.learn import imitation, self_play  # noqa: E402
from farwest.lab.learn.network import (  # noqa: E402
    Adam,
    Average,
    Menu,
    Network,
    load,
    pick,
    save,
    survey,
)
from farwest.lab.learn.trial import Pupil, wins  # noqa: E402
from farwest.lab.table import Recipe, Table  # noqa: E402
from farwest.lab.vector import Vector  # noqa: E402

RECIPE = Recipe("dice_town", 2, {})


@pytest.fixture(scope="module")
def start() -> tuple[Menu, Any]:
    """The actions and rows of some random games."""
    return survey(Vector("dice_town", 16, 2), 150, np.random.default_rng(1))


def fresh(start: tuple[Menu, Any], hidden: tuple[int, int] = (32, 16)) -> Network:
    """A network that knows nothing."""
    return Network.new(*start, hidden, np.random.default_rng(2))


def some(network: Network, rows: Any, luck: Any, number: int = 6) -> tuple[Any, Any, Any]:
    """Rows, masks over columns with some legal columns each, and one of these."""
    chosen = rows[luck.integers(len(rows), size=number)]
    legal = luck.random((number, network.menu.width)) < 0.05
    legal[:, 0] = True
    return chosen, legal, np.zeros(number, np.int64)


# --- the network ---------------------------------------------------------------------------------


def test_a_menu_keeps_what_occurs_and_shares_the_rest() -> None:
    """Known actions have columns of their own; any other legal one is behind the last column."""
    menu = Menu([2, 5], 8)
    masks = np.array([[0, 0, 1, 0, 0, 1, 0, 0], [0, 0, 0, 0, 1, 0, 0, 1]], bool)
    assert menu.narrow(masks).tolist() == [[True, True, False], [False, False, True]]
    assert menu.actions(np.array([1, 2]), masks).tolist() == [5, 4]


def test_chances_are_chances(start: tuple[Menu, Any]) -> None:
    """They add up to 1 over legal columns alone, and their logarithms are theirs."""
    network, luck = fresh(start), np.random.default_rng(3)
    rows, legal, _ = some(network, start[1], luck)
    passed = network.forward(rows, legal)
    assert passed.chances.sum(axis=1) == pytest.approx(1, abs=1e-5)
    assert not passed.chances[~legal].any()
    assert passed.logarithms[legal] == pytest.approx(np.log(passed.chances[legal]), abs=1e-4)
    taken = pick(np.repeat(passed.chances[:1], 4000, axis=0), luck)
    share = np.bincount(taken, minlength=network.menu.width) / 4000
    assert np.abs(share - passed.chances[0]).max() < 0.04


def test_slopes_are_slopes(start: tuple[Menu, Any]) -> None:
    """What `backward` says of every weight is what a small change of it does to the loss."""
    network, luck = fresh(start, (8, 6)), np.random.default_rng(4)
    network.weights = {name: each.astype(np.float64) for name, each in network.weights.items()}
    rows, legal, columns = some(network, start[1], luck)
    every = np.arange(len(rows))

    def loss() -> float:
        passed = network.forward(rows, legal)
        return float(-passed.logarithms[every, columns].sum() + (passed.values**2).sum() / 2)

    passed = network.forward(rows, legal)
    by_score = passed.chances.copy()
    by_score[every, columns] -= 1
    slopes = network.backward(passed, by_score, passed.values)
    for name, weight in network.weights.items():
        flat, slope = weight.reshape(-1), slopes[name].reshape(-1)
        for place in luck.integers(len(flat), size=5):
            kept = flat[place]
            flat[place] = kept + 1e-6
            above = loss()
            flat[place] = kept - 1e-6
            below = loss()
            flat[place] = kept
            assert (above - below) / 2e-6 == pytest.approx(slope[place], abs=1e-4)


def test_improvement_follows_the_slope_of_its_objective(start: tuple[Menu, Any]) -> None:
    """A step makes an answer that turned out well likelier, and a bad one less likely."""
    network, luck = fresh(start), np.random.default_rng(5)
    rows, legal, columns = some(network, start[1], luck, 40)
    before = network.forward(rows, legal).chances[np.arange(40), columns]
    gains = np.where(np.arange(40) % 2, 1, -1).astype(np.float32)
    samples = self_play.Samples(rows, legal, columns, before, gains, np.zeros(40, np.float32))
    settings = self_play.Settings(curiosity=0, value=0)
    for _ in range(5):
        self_play.learn_from(network, Adam(network.weights), samples, settings, 1e-3)
    ratio = network.forward(rows, legal).chances[np.arange(40), columns] / before
    assert ratio[gains > 0].mean() > 1.01
    assert ratio[gains < 0].mean() < 0.99


def test_curiosity_leaves_things_open(start: tuple[Menu, Any]) -> None:
    """With nothing else to learn, chances become more even."""
    network, luck = fresh(start), np.random.default_rng(6)
    network.weights["policy"] *= 40
    rows, legal, columns = some(network, start[1], luck, 40)
    chances = network.forward(rows, legal).chances
    given = chances[np.arange(40), columns]
    nothing = np.zeros(40, np.float32)
    samples = self_play.Samples(rows, legal, columns, given, nothing, nothing)
    settings = self_play.Settings(curiosity=1, value=0)
    adam = Adam(network.weights)
    for _ in range(20):
        self_play.learn_from(network, adam, samples, settings, 1e-2)
    assert network.forward(rows, legal).chances.max(axis=1).mean() < chances.max(axis=1).mean()


# --- credit --------------------------------------------------------------------------------------


def test_credit_goes_along_each_seats_own_answers() -> None:
    """A seat's answer is judged by the value at its next answer, or by its own reward."""
    values = np.array([[0.1], [0.2], [0.3], [0.4], [0.5]], np.float32)
    seats = np.array([[0], [1], [0], [1], [0]])
    rewards = np.zeros((5, 1, 2), np.float32)
    rewards[3, 0] = (1, -1)
    dones = np.array([[False], [False], [False], [True], [False]])
    gains, known = self_play.credit(values, seats, rewards, dones, trace=0.0)
    assert known[:, 0].tolist() == [True, True, True, True, False]
    assert gains[:4, 0] == pytest.approx([0.3 - 0.1, 0.4 - 0.2, 1 - 0.3, -1 - 0.4])
    whole, _ = self_play.credit(values, seats, rewards, dones, trace=1.0)
    assert whole[:4, 0] == pytest.approx([1 - 0.1, -1 - 0.2, 1 - 0.3, -1 - 0.4])


def test_an_outcome_is_half_win_half_margin() -> None:
    """From -1 to 1, against the best rival."""
    totals = np.array([[30.0, 10.0], [90.0, 10.0], [20.0, 20.0]])
    assert self_play.outcomes(totals, 40).tolist() == [[0.75, -0.75], [1, -1], [0, 0]]
    assert self_play.outcomes(np.array([[50.0, 30.0, 10.0]]), 40).tolist() == [[0.75, -0.75, -1]]


def test_what_was_played_is_what_the_network_saw(start: tuple[Menu, Any]) -> None:
    """Samples hold legal answers with the chance they had, and targets within reach."""
    network, luck = fresh(start), np.random.default_rng(7)
    games = Vector("dice_town", 8, 2, reward="score", seed=3)
    samples, ended = self_play.play(network, games, self_play.Settings(rounds=250), luck)
    every = np.arange(len(samples.columns))
    assert ended >= 4
    assert 8 * 250 - 16 <= len(every) < 8 * 250
    assert samples.legal[every, samples.columns].all()
    passed = network.forward(samples.rows, samples.legal)
    assert samples.chances == pytest.approx(passed.chances[every, samples.columns], abs=1e-5)
    assert np.abs(samples.targets).max() < 3


# --- learning ------------------------------------------------------------------------------------


def test_it_learns_what_the_advice_would_do(start: tuple[Menu, Any]) -> None:
    """After some lessons it is nearer to the advice, and beats a random player."""
    network = fresh(start, (64, 32))
    lessons = [imitation.gather(RECIPE, network, 0.0, number > 5, number) for number in range(8)]
    everything = imitation.joined(lessons)
    assert everything.wanted.sum(axis=1) == pytest.approx(1, abs=1e-2)
    assert not everything.wanted[~everything.legal].any()
    adam, luck = Adam(network.weights), np.random.default_rng(8)
    first = imitation.study(network, adam, everything, 1e-3, luck)
    for _ in range(20):
        last = imitation.study(network, adam, everything, 1e-3, luck)
    assert last < first / 2
    assert wins(RECIPE, network, "random", range(12), "test") >= 10


def test_self_play_learns_a_lesson_of_its_own(start: tuple[Menu, Any]) -> None:
    """From nothing, without a teacher, the value comes to foresee how games end."""
    network, luck = fresh(start), np.random.default_rng(9)
    games = Vector("dice_town", 32, 2, reward="score", seed=4)
    adam, settings = Adam(network.weights), self_play.Settings(rounds=64, batch=512)
    for _ in range(12):
        samples, _ = self_play.play(network, games, settings, luck)
        assert self_play.improve(network, adam, samples, settings, 1e-3, luck) < 0.1
    samples, _ = self_play.play(network, games, settings._replace(trace=1.0, rounds=250), luck)
    foreseen = samples.targets - samples.gains
    assert np.corrcoef(foreseen, samples.targets)[0, 1] > 0.3


def test_an_average_is_the_mean_of_what_it_followed(start: tuple[Menu, Any]) -> None:
    """At first of everything, later with less of what is long past; it never changes its model."""
    network = fresh(start)
    average = Average(network, memory=0.5)
    network.weights["b1"] += 1
    for expected in (0.5, 0.75, 0.875):
        average.follow(network)
        assert average.network.weights["b1"] == pytest.approx(expected)
    assert network.weights["b1"] == pytest.approx(1)
    longer = Average(fresh(start), memory=0.99)
    for value in (3, 6, 9):
        network.weights["b1"][:] = value
        longer.follow(network)
    assert longer.network.weights["b1"] == pytest.approx((0 + 3 + 6 + 9) / 4)
    twin = Average(network)
    twin.restore(longer.arrays())
    assert (twin.steps, twin.network.weights["b1"][0]) == (3, pytest.approx(4.5))


def test_a_checkpoint_goes_on(start: tuple[Menu, Any], tmp_path: Path) -> None:
    """What is loaded learns on exactly as what was saved."""
    network, luck = fresh(start), np.random.default_rng(10)
    adam = Adam(network.weights)
    rows, legal, columns = some(network, start[1], luck, 20)
    chances = network.forward(rows, legal).chances[np.arange(20), columns]
    gains = luck.standard_normal(20).astype(np.float32)
    samples = self_play.Samples(rows, legal, columns, chances, gains, gains)
    self_play.learn_from(network, adam, samples, self_play.Settings(), 1e-3)
    save(tmp_path / "x.npz", network, adam, games=7)
    twin, other, saved = load(tmp_path / "x.npz")
    assert int(saved["games"]) == 7
    for one, its in ((network, adam), (twin, other)):
        self_play.learn_from(one, its, samples, self_play.Settings(), 1e-3)
    assert all((network.weights[name] == twin.weights[name]).all() for name in network.weights)
    assert [path.name for path in tmp_path.iterdir()] == ["x.npz"]


# --- the file ------------------------------------------------------------------------------------


def test_the_file_scores_as_numpy_does(
    start: tuple[Menu, Any], tmp_path: Path, export: ModuleType
) -> None:
    """Every action of every row, to the precision that is kept; unknown actions share a score."""
    import onnxruntime

    network, table = fresh(start), Table(*RECIPE)
    export.export(network, table, tmp_path / "policy.onnx")
    kept = {name: each.astype(np.float16) for name, each in network.weights.items()}
    network.weights = {name: each.astype(np.float32) for name, each in kept.items()}
    session = onnxruntime.InferenceSession(tmp_path / "policy.onnx")
    rows = start[1][::100]
    scores, value = session.run(["scores", "value_out"], {"row": rows})
    passed = network.forward(rows, np.ones((len(rows), network.menu.width), bool))
    assert scores.shape == (len(rows), table.actions)
    shifted = scores - scores[:, network.menu.codes[:1]]
    wanted = passed.logarithms[:, network.menu.column]
    assert shifted == pytest.approx(wanted - wanted[:, network.menu.codes[:1]], abs=1e-3)
    assert value[:, 0] == pytest.approx(passed.values, abs=1e-3)


def test_the_file_plays_as_the_pupil_does(
    start: tuple[Menu, Any], tmp_path: Path, export: ModuleType
) -> None:
    """The bot of the file and the network it was made of give the same answers."""
    from farwest.bots.network import NetworkBot
    from farwest.bots.runner import sight_of

    network, table = fresh(start), Table(*RECIPE)
    network.weights = {
        name: each.astype(np.float16).astype(np.float32) for name, each in network.weights.items()
    }
    path = tmp_path / "policy.onnx"
    export.export(network, table, path)
    players = [Pupil(network), NetworkBot(1, f"onnx:{path}")]
    for player in players:
        player.sit(table.game, table.options, 2, 0)
    state = table.deal(5)
    alike = asked = 0
    while not state.over:
        sight = sight_of(table.game, state, state.waiting()[0], 1)
        first, second = (player.choose(sight) for player in players)
        alike += first == second
        asked += 1
        state.answer(sight.seat, first)
    assert alike >= asked - 1
