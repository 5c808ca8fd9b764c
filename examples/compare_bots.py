"""Which of two bots plays better, and how sure that is: the arena from Python.

    python examples/compare_bots.py deadwood advised random 40

Both play every deal from both seats, so that its luck cancels. The command line does the same
with several processes and more figures: farwest arena deadwood --bots advised,random --games 40
"""

import sys

from farwest.arena.matches import play_deal
from farwest.arena.schedule import Deal, Plan, deals_for
from farwest.arena.tally import tally
from farwest.games import find
from farwest.kernel.news import Spoken


def main(name: str, bots: list[str], games: int) -> None:
    """Play at least so many games between two bots, and say who won how many of them."""
    game = find(name)
    plan = Plan(game.key, game.revision, game.settle(2, {}), 2, bots, seed="1")
    deals = [play_deal(Deal(plan, number)) for number in range(deals_for(plan, games))]
    found = tally(plan.bots, plan.players, deals)
    for row in found.wins:
        interval = f"95 % interval {row.low:.0%} to {row.high:.0%}"
        print(f"{row.name}: {row.share:.0%} of {found.games} games ({interval})")
    for rating in found.ratings:
        print(f"{rating.name}: rated {rating.rating:.0f} ({rating.low:.0f} to {rating.high:.0f})")


if __name__ == "__main__":
    if len(sys.argv) != 5:
        sys.exit(__doc__)
    if not sys.argv[4].isdecimal():
        sys.exit(f"How many games is a number, such as 40, not {sys.argv[4]}.")
    try:
        main(sys.argv[1], sys.argv[2:4], int(sys.argv[4]))
    except Spoken as error:  # an unknown game or bot
        sys.exit(str(error))
