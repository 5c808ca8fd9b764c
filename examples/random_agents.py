"""Random agents play a game through PettingZoo; its record opens at the table.

    python examples/random_agents.py dice-town 3 game.json
    farwest replay game.json

It needs farwest[lab].
"""

import sys
from pathlib import Path

from farwest.kernel.news import Spoken
from farwest.lab import pettingzoo


def main(name: str, players: int, path: Path) -> None:
    """Play one game, say what it was worth to each agent, keep its record."""
    env = pettingzoo.env(name, players=players, reward="zero_sum")
    env.reset(seed=2026)
    steps = 0
    for agent in env.agent_iter(1_000_000):
        observation, reward, termination, truncation, _ = env.last()
        if termination or truncation:
            print(f"{agent}: {reward:+.2f}")
            action = None
        else:
            action = env.action_space(agent).sample(observation["action_mask"])
            steps += 1
        env.step(action)
    env.unwrapped.record().save(path)
    print(f"{steps} decisions, kept in {path}")


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    if not sys.argv[2].isdecimal():
        sys.exit(f"How many play is a number, such as 3, not {sys.argv[2]}.")
    try:
        main(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
    except (Spoken, OSError) as error:  # an unknown game, too many players, no such folder
        sys.exit(str(error))
