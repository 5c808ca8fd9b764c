"""Every game in OpenSpiel, with explicit chance: import this module, then load games by name.

    import farwest.lab.openspiel
    import pyspiel

    game = pyspiel.load_game("farwest_dice_town(players=3,extension=true)")

Parameters are `players`, `reward` (zero_sum, place, win, score) and the options of the game, as
`farwest simulate --option` writes them; where an option is a number or a word, 0 is the word.
Several things are joined by `/`, and one that is a number ends in it: `sides_b=1/2`, `sides_b=3/`.
Each draw of luck is a chance node of equal outcomes.
Secret questions to several seats are asked seat by seat; what a seat is told of them is the same
in whatever order they are answered.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
import pyspiel

from farwest.games import find, keys
from farwest.kernel.game import Game
from farwest.kernel.laws import LONGEST, every_table
from farwest.kernel.options import Option, SeatOrRandom, Several, Value, shown
from farwest.lab.chance import MOST, World
from farwest.lab.table import Table, Unfit, usual_players

PREFIX: Final = "farwest_"
DRAWS: Final = 20 * LONGEST
"""More draws than the longest game has."""
BOUNDS: Final = {"zero_sum": (-1.0, 1.0), "place": (0.0, 1.0), "win": (0.0, 1.0)}
FAR: Final = 10_000.0
"""Beyond any score."""
JOINER: Final = "/"
"""Between several values: a comma begins the next parameter, and OpenSpiel takes digits with
signs or points between them for a number that it cannot read."""


class FarwestGame(pyspiel.Game):
    """A table of one game; each game has a subclass."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game = find(self.name)
        given = {**defaults(game), **(params or {})}
        players, reward = given.pop("players"), given.pop("reward")
        options = {option.key: parsed(option, given[option.key]) for option in game.options}
        self.table = Table(self.name, players, options, reward)
        low, high = BOUNDS.get(reward, (-FAR, FAR))
        info = pyspiel.GameInfo(
            num_distinct_actions=self.table.actions,
            max_chance_outcomes=MOST,
            num_players=players,
            min_utility=low,
            max_utility=high,
            utility_sum=0.0 if reward == "zero_sum" else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind(game, reward), info, params or {})
        self.start = World(self.table)
        self.start.advance()

    def new_initial_state(self) -> FarwestState:
        """Before the deal: luck comes first."""
        return FarwestState(self)

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Any = None
    ) -> Observer:
        """What reads states for a player."""
        if params:
            raise ValueError(f"The observer takes no parameters, not {params}.")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.table, wanted)

    def max_chance_nodes_in_history(self) -> int:
        return DRAWS

    def __reduce__(self) -> Any:
        """By its name and parameters: what OpenSpiel keeps of it lacks the table."""
        return loaded, (str(self),)


def loaded(written: str) -> FarwestGame:
    """A game by its name and parameters, in a process that has perhaps not registered it yet."""
    game: FarwestGame = pyspiel.load_game(written)
    return game


class FarwestState(pyspiel.State):
    """A position: a draw of luck, a player's question, or the end."""

    def __init__(self, game: FarwestGame) -> None:
        super().__init__(game)
        self.world = game.start.copy()

    def current_player(self) -> int:
        if self.world.chance:
            return pyspiel.PlayerId.CHANCE
        return pyspiel.PlayerId.TERMINAL if self.world.over else int(self.world.state.seat)

    def is_terminal(self) -> bool:
        return self.world.over

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.world.state.legal)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome of the draw, each as likely."""
        outcomes = self.world.chance
        return [(outcome, 1.0 / outcomes) for outcome in range(outcomes)]

    def _apply_action(self, action: int) -> None:
        """OpenSpiel itself lets everything pass; here an illegal action changes nothing."""
        world = self.world
        if not (0 <= action < world.chance if world.chance else action in world.state.legal):
            raise Unfit(f"{action} is not legal here.")
        world.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"luck {action}"
        game = self.world.table.game
        name, args = game.verbs.decode(action)
        return " ".join([name, *(str(game.spell(arg).value) for arg in args)])

    def returns(self) -> list[float]:
        """What the end is worth to each player; nothing before it."""
        table = self.world.table
        return table.rewards(self.world.state) if self.world.over else [0.0] * table.seats

    def resample_from_infostate(self, player: int, sampler: Any) -> FarwestState:
        """A position that agrees with all a player knows, the rest dealt anew."""
        if self.world.state is None:
            raise Unfit("Nobody knows anything before the deal: there is nothing to deal anew.")
        twin = self.get_game().new_initial_state()
        twin.world = self.world.imagined(player, int(sampler() * 2**60))
        return twin

    def __str__(self) -> str:
        world = self.world
        if world.chance:
            return f"{world.table.game.key}: luck, 1 of {world.chance} after {world.outcomes}"
        return f"{world.table.game.key}: {world.sight(-1)}"


class Observer:
    """Reads a state for a player: the planes as a tensor, what is seen as text."""

    def __init__(self, table: Table, wanted: pyspiel.IIGObservationType) -> None:
        self.table = table
        self.recall = wanted.perfect_recall
        self.public = wanted.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = None
        self.dict: dict[str, Any] = {}
        if not self.recall and not self.public:
            self.tensor = np.zeros(table.features.size, np.float32)
            slices = table.features.slices()
            self.dict = {name: self.tensor[where] for name, where in slices.items()}

    def set_from(self, state: FarwestState, player: int) -> None:
        """Fill the tensor; before the deal it is empty."""
        if self.tensor is None:
            return
        world = state.world
        if world.state is None:
            self.tensor.fill(0)
        else:
            row = self.table.features.observe(world.state, player)
            self.tensor[:] = np.frombuffer(row, np.uint8)

    def string_from(self, state: FarwestState, player: int) -> str:
        """What the player sees, with what it has heard and answered where that is wanted."""
        seat = -1 if self.public else player
        return state.world.knowledge(seat) if self.recall else state.world.sight(seat)


def defaults(game: Game[Any]) -> dict[str, Any]:
    """Every parameter of a game with its default, in the types OpenSpiel knows."""
    found: dict[str, Any] = {"players": usual_players(game, {}), "reward": "zero_sum"}
    for option in game.options:
        if isinstance(option.default, bool):
            found[option.key] = option.default
        else:
            found[option.key] = 0 if numbered(option) else spelt(option.default)
    return found


def numbered(option: Option) -> bool:
    """Whether an option is a number or else one word, such as a seat or `random`.

    OpenSpiel takes digits for a number whatever they stand for; 0 is the word.
    """
    if isinstance(option, Several):
        return False
    return isinstance(option, SeatOrRandom) or any(map(str.isdecimal, option.choices()))


def parsed(option: Option, value: Any) -> Value:
    """The value of an option from a parameter: text is read as on the command line."""
    if numbered(option):
        return option.parse(str(value)) if value else option.default
    if isinstance(option, Several):
        value = value.replace(JOINER, ",")
    found: Value = option.parse(value) if isinstance(value, str) else value
    return found


def spelt(value: Value) -> str:
    """A value as a parameter that OpenSpiel reads as text."""
    text = shown(value).replace(",", JOINER)
    return text + JOINER if text.isdecimal() else text


def kind(game: Game[Any], reward: str = "zero_sum") -> pyspiel.GameType:
    """What OpenSpiel must know of a game before it is made."""
    seats = [players for players, _ in every_table(game)]
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=PREFIX + game.key,
        long_name=game.key.replace("_", " ").title(),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if reward == "zero_sum" else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def register(name: str) -> None:
    """Let OpenSpiel load a game by its name.

    It gets a class: OpenSpiel lets go of a plain function when Python has ended, and falls.
    """
    made = type(name.title().replace("_", ""), (FarwestGame,), {"name": name})
    globals()[made.__name__] = made  # where pickle looks for it
    pyspiel.register_game(kind(find(name)), made)


for _name in keys():
    register(_name)
