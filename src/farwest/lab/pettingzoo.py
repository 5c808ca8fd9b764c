"""Every game as a PettingZoo environment, one agent at a time.

    from farwest.lab import pettingzoo

    env = pettingzoo.env("dice_town", players=3, extension=True)
    env.reset(seed=1)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination else choose(observation)
        env.step(action)

An observation is a dict: `observation`, the row of numbers, and `action_mask`, 1 for every legal
action of the agent whose turn it is. Where the rules ask several seats at the same time and in
secret, they are asked seat by seat; none sees what those before it answered.
"""

from __future__ import annotations

import copy
import random
import sys
from collections.abc import Mapping
from importlib import import_module
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from farwest import __version__
from farwest.kernel.dump import dump, load
from farwest.kernel.game import View
from farwest.kernel.match import Match
from farwest.kernel.news import Refused
from farwest.kernel.options import Value
from farwest.kernel.record import Record
from farwest.lab.table import Table, Unfit, keyed, laid, whole
from farwest.words import Words, languages

RENDER_MODES: Final = ("ansi", "human")


def env(
    name: str,
    players: int | None = None,
    reward: str = "place",
    render_mode: str | None = None,
    lang: str = "en",
    options: Mapping[str, Value] | None = None,
    **more: Value,
) -> OrderEnforcingWrapper:
    """A game with its options, by name or together, guarded against calls in the wrong order."""
    made = raw_env(name, players, reward, render_mode, lang, options, **more)
    return OrderEnforcingWrapper(made)


class raw_env(AECEnv):  # noqa: N801 (the name PettingZoo gives it)
    """One game being played by agents.

    `reset(seed)` deals the game of that seed at the same table; `reset()` deals another, by the
    luck of the last seed. What `options` it is given is not heeded: a table keeps its own.
    """

    def __init__(
        self,
        name: str,
        players: int | None = None,
        reward: str = "place",
        render_mode: str | None = None,
        lang: str = "en",
        options: Mapping[str, Value] | None = None,
        **more: Value,
    ) -> None:
        super().__init__()
        self.table = Table(name, players, together(keyed(options), more), reward)
        if render_mode not in (None, *RENDER_MODES):
            modes = " and ".join(RENDER_MODES)
            raise Unfit(f"There is no render mode {render_mode}; there are {modes}.")
        if lang not in languages():
            raise Unfit(f"There is no language {lang}; there are {' and '.join(languages())}.")
        self.render_mode = render_mode
        self.lang = lang
        self.metadata = {
            "name": f"farwest_{self.table.game.key}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.seats)]
        self.agents: list[str] = []
        self.action_spaces = {agent: Discrete(self.table.actions) for agent in self.possible_agents}
        self.observation_spaces = {agent: self._space() for agent in self.possible_agents}
        self.luck = random.Random()
        self.match: Match | None = None

    def _space(self) -> Dict:
        row = Box(0, 255, (self.table.features.size,), np.uint8)
        return Dict(observation=row, action_mask=Box(0, 1, (self.table.actions,), np.int8))

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    @property
    def game_now(self) -> Match:
        """The game under way with its state, all of it: for judges, not for players."""
        if self.match is None:
            raise Unfit("There is no game yet: reset the environment first.")
        return self.match

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a game: that of the seed, or the next one."""
        if seed is not None:
            self.luck = random.Random(whole(seed, "A seed"))
        self.match = self.deal(f"{self.luck.getrandbits(128):032x}")
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.agents[self.game_now.state.seat]

    def deal(self, seed: str) -> Match:
        """A new game at this table."""
        return Match(self.table.game, self.possible_agents, self.table.options, seed, quick=True)

    def step(self, action: Any) -> None:
        """Answer for the agent whose turn it is; an illegal answer raises and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self.play(agent, action)
        state = self.game_now.state
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if state.over:
            self.rewards = dict(zip(self.agents, self.table.rewards(state)))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.agents[state.seat]
        self._accumulate_rewards()

    def play(self, agent: str, action: Any) -> None:
        """Hand an answer to the game, or say what is wrong with it."""
        try:
            code = int(action)
            if code != action:
                raise ValueError
        except (OverflowError, TypeError, ValueError):
            raise Unfit(f"{action!r} is no action code.") from None
        try:
            self.game_now.answer(self.possible_agents.index(agent), code)
        except Refused:
            raise Unfit(f"{agent} may not answer {code} now: the mask has 0 there.") from None

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, as numbers; its mask is empty when it is not its turn."""
        seat = self.possible_agents.index(agent)
        state = self.game_now.state
        row = np.frombuffer(bytearray(self.table.features.observe(state, seat)), np.uint8)
        asked = not state.over and agent == self.agent_selection
        mask = self.table.mask(state, seat) if asked else bytearray(self.table.actions)
        return {"observation": row, "action_mask": np.frombuffer(mask, np.int8)}

    def view(self, agent: str) -> View:
        """What an agent sees, as the table shows it: by name, not by number."""
        return self.table.game.view(self.game_now.state, self.possible_agents.index(agent))

    def record(self) -> Record:
        """The game so far: the table opens it, and it replays to the same bytes."""
        return self.game_now.record(__version__)

    def render(self) -> str | None:
        """The table as text, as the agent sees it whose turn it is."""
        if self.render_mode is None:
            return None
        drawn = picture(self.table, self.game_now.state, self.possible_agents, self.lang)
        if self.render_mode == "ansi":
            return drawn
        sys.stdout.write(drawn + "\n")
        return None

    def close(self) -> None:
        """Nothing to let go."""

    def __str__(self) -> str:
        return str(self.metadata["name"])

    def __getstate__(self) -> dict[str, Any]:
        """What a copy needs, in this process or another: of table and game, how to lay them."""
        match = self.match
        moves = (match.seed, match.moves, dump(match.state)) if match else None
        return self.__dict__ | {"table": self.table.recipe, "match": moves}

    def __setstate__(self, found: dict[str, Any]) -> None:
        self.__dict__ = found
        self.table = laid(found["table"])
        if found["match"]:
            seed, moves, state = found["match"]
            self.match = self.deal(seed)
            self.match.moves = moves
            self.match.state = load(self.table.game.empty(), state)

    def __copy__(self) -> raw_env:
        """A whole copy: moves, luck and rewards change in place, and none is shared."""
        return copy.deepcopy(self)


def together(options: Mapping[str, Value], more: Mapping[str, Value]) -> dict[str, Value]:
    """Options from both hands; Unfit where one is given twice."""
    twice = sorted(options.keys() & more.keys())
    if twice:
        raise Unfit(f"Option {twice[0]} is given twice: by name, and in `options`.")
    return {**options, **more}


def picture(table: Table, state: Any, names: list[str], lang: str) -> str:
    """The game's own picture of a table, for the seat that is asked."""
    from rich.text import Text

    words = Words(table.game, lang, names)
    draw = import_module(f"farwest.games.{table.game.key}.picture").picture
    view = table.game.view(state, state.seat)
    return Text.from_markup(draw(view, names, words.say, words.name)).plain
