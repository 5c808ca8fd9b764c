"""The page about the strength of the bots, and what the table says about it to people."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from tools.ladder import Tournament

    Played = list[tuple[Tournament, dict[str, Any] | None]]
    Points = list[tuple[int, dict[str, Any]]]

ROOT: Final = Path(__file__).resolve().parent.parent
PAGE: Final = ROOT / "docs" / "ladder.md"
DRAWING: Final = ROOT / "docs" / "images" / "strength.png"
STRENGTHS: Final = ROOT / "src" / "farwest" / "bots" / "strengths.json"
INTRODUCTION: Final = """\
# How strong the bots are

Written by `python tools/ladder.py` from the tournaments it has played: the quick bots at every
number of players, the search at two, and at more where it was measured. The commands under each
table repeat its lines, one by one. Seed 1, the usual options of each game.
Every deal is played by all line-ups from every seat; the intervals hold the true value in 95 of 100
cases and take the deal as the unit ([arena.md](arena.md)). A shared win counts in parts.

Beside a command stand the day it was played, the version and a digest of the sources (kernel, games
and bots) that played it; where there is nothing, it is older than these notes.

The searching bots have a budget of simulations, so that a line is the same on every machine. The
level **sharp** thinks for {seconds:g} seconds. In that time it makes at least {second},
so its lines are those of these budgets: on the machine where the newest lines were
played, plain Python made {rates} simulations in a second of processor time, in the same order
(`python tools/ladder.py --rate`, {rated}). Machines that earlier lines were played on were half as
fast: there sharp thought about half as much. A compiled build makes more simulations everywhere.
"""


ORIGIN: Final = {"version": "farwest", "digest": "sources"}
"""What is noted of the program that played, and how it is called."""


def write(played: dict[str, Played]) -> None:
    """Write the page, the drawing and the strengths."""
    PAGE.write_text(page(played))
    DRAWING.write_bytes(draw(played))
    STRENGTHS.write_text(levels(played))


def page(played: dict[str, Played]) -> str:
    """The page, a chapter a game."""
    from farwest.bots.levels import EARLY, seconds_of
    from tools.ladder import RATED, RATES, SECOND

    introduction = INTRODUCTION.format(
        seconds=EARLY * seconds_of("sharp"),
        second=listed(f"{SECOND[key]:,} simulations in {title(key)}" for key in SECOND),
        rates=listed(f"{RATES[key]:,}" for key in SECOND),
        rated=RATED,
    )
    picture = "![Games won against advised, by simulations](images/strength.png)\n"
    parts = [introduction, picture, findings(played)]
    return "\n".join([*parts, *(chapter(key, each) for key, each in played.items())])


def levels(played: dict[str, Played]) -> str:
    """How strong the levels of each game are, as the table reads it."""
    found = {key: strengths(key, each) for key, each in played.items()}
    return json.dumps(found, indent=2) + "\n"


def title(key: str) -> str:
    """The name of a game in English."""
    from farwest import games
    from farwest.words import Words

    return Words(games.find(key), "en", []).say(key)


def chapter(key: str, played: Played) -> str:
    """The tables of one game."""
    quick = [(each, data) for each, data in played if data and len(each.bots) > 2]
    lines = [f"## {title(key)}", "", "### Quick bots", ""]
    if not quick:
        return "\n".join([*lines, "Not measured yet.", ""])
    lines += ["| players | bot | rating | won | 95 % interval | points | games |"]
    lines += ["|---|---|---|---|---|---|---|"]
    for tournament, data in quick:
        lines += quick_rows(tournament, data)
    lines += ["", "How often one finishes ahead of the other where both sit at the table:", ""]
    pairs = [f"{each['bot']} of {each['rival']}" for each in quick[0][1]["figures"]["pairings"]]
    lines += [f"| players | {' | '.join(pairs)} |", "|---" * (1 + len(pairs)) + "|"]
    lines += [pairing_row(tournament, data) for tournament, data in quick]
    lines += ["", *commands(quick), ""]
    lines += duels("Search against advised", searches(played, "advised"))
    lines += duels(
        "Search against itself with a tenth of the thought or less", searches(played, "search")
    )
    return "\n".join(lines)


def searches(played: Played, rival: str) -> list[tuple[Tournament, dict[str, Any]]]:
    """The tournaments of a searching bot against a rival, by players and thought."""
    found = [
        (each, data)
        for each, data in played
        if data and len(each.bots) == 2 and each.bots[1].partition(":")[0] == rival
    ]
    return sorted(found, key=lambda row: (row[0].players, budget(row[0])))


def duels(heading: str, slow: list[tuple[Tournament, dict[str, Any]]]) -> list[str]:
    """A table of tournaments between two bots, with its commands; nothing where none was played."""
    if not slow:
        return []
    lines = [f"### {heading}", ""]
    lines += ["| players | bot | rival | games | won by bot | 95 % interval | points, to rival's |"]
    lines += ["|---|---|---|---|---|---|---|"]
    lines += [slow_row(tournament, data) for tournament, data in slow]
    return [*lines, "", *commands(slow), ""]


def budget(tournament: Tournament) -> int:
    """The simulations of the searching bot."""
    return int(tournament.bots[0].partition(":")[2])


def commands(played: Sequence[tuple[Tournament, dict[str, Any]]]) -> list[str]:
    """What repeats some tournaments, and what played them when."""
    return ["```", *(data["command"] + origin(data) for _, data in played), "```"]


def origin(data: dict[str, Any]) -> str:
    """When a tournament was played and by what, as far as it was noted."""
    noted = [data.get("date")]
    noted += [f"{what} {data[key]}" for key, what in ORIGIN.items() if key in data]
    known = ", ".join(filter(None, noted))
    return f"  # {known}" if known else ""


def seats(tournament: Tournament) -> str:
    """How many play, and with which options."""
    return " ".join([str(tournament.players), *tournament.options])


def percent(row: dict[str, Any]) -> str:
    """An interval in percent."""
    return f"{row['low']:.1%} to {row['high']:.1%}".replace("%", " %")


def share(row: dict[str, Any]) -> str:
    """A share in percent."""
    return f"{row['share']:.1%}".replace("%", " %")


def quick_rows(tournament: Tournament, data: dict[str, Any]) -> list[str]:
    """A line for each bot of a tournament, the strongest first."""
    figures = data["figures"]
    wins = {row["name"]: row for row in figures["wins"]}
    lines = []
    for row in sorted(figures["ratings"], key=lambda row: -row["rating"]):
        won, name = wins[row["name"]], row["name"]
        rating = f"{row['rating']:.0f} ({row['low']:.0f} to {row['high']:.0f})"
        points = f"{figures['points'][name]:.1f}"
        cells = [seats(tournament), name, rating, share(won), percent(won), points]
        lines.append(f"| {' | '.join(cells)} | {figures['games']:,} |")
    return lines


def pairing_row(tournament: Tournament, data: dict[str, Any]) -> str:
    """A line with what each bot does to each other one."""
    ahead = [pairing["ahead"] for pairing in data["figures"]["pairings"]]
    cells = [f"{share(row)} ({percent(row)})" for row in ahead]
    return f"| {' | '.join([seats(tournament), *cells])} |"


def won_by_first(data: dict[str, Any]) -> dict[str, Any]:
    """The share of all games that the seats of the first bot won together."""
    half = data["players"] / 2
    won = data["figures"]["wins"][0]
    return {**won, **{key: min(1.0, won[key] * half) for key in ("share", "low", "high")}}


def slow_row(tournament: Tournament, data: dict[str, Any]) -> str:
    """A line for a tournament of a searching bot against another."""
    won, points = won_by_first(data), data["figures"]["points"]
    cells = [seats(tournament), *tournament.bots, f"{data['figures']['games']:,}"]
    cells += [share(won), percent(won)]
    cells += [" to ".join(f"{points[bot]:.1f}" for bot in tournament.bots)]
    return f"| {' | '.join(cells)} |"


def curve(played: Played) -> Points:
    """The share of games won between two players, by simulations."""
    return [
        (budget(each), won_by_first(data))
        for each, data in searches(played, "advised")
        if each.players == 2
    ]


def beats_half(points: Points) -> bool:
    """Whether every point is shown to lie above one game of two."""
    return all(row["low"] > 0.5 for _, row in points)


def wins_more(points: Points) -> bool:
    """Whether some point is shown to lie above one with less thought."""
    return any(
        more["low"] > less["high"]
        for place, (_, less) in enumerate(points)
        for _, more in points[place + 1 :]
    )


def findings(played: dict[str, Played]) -> str:
    """What the picture shows, and what it does not."""
    curves = {title(key): curve(each) for key, each in played.items() if curve(each)}
    better = [name for name, points in curves.items() if beats_half(points)]
    unsure = [name for name in curves if name not in better]
    rising = [name for name, points in curves.items() if len(points) > 1 and wins_more(points)]
    level = [name for name, points in curves.items() if len(points) > 1 and name not in rising]
    lines = ["Two players, the search against **advised**; the bars are 95 % intervals."]
    if better:
        lines.append(f"Every budget measured is shown to win more than half in {listed(better)}.")
    if unsure:
        lines.append(f"In {listed(unsure)} some intervals reach down to half, so not all are.")
    if rising:
        lines.append(f"More thought is shown to win more in {listed(rising)}.")
    if level:
        lines.append(
            f"In {listed(level)} all intervals overlap: there more thought is **not** shown to "
            "win more against advised."
        )
    lines += against_itself(played)
    lines.append(
        "Not shown: the levels themselves, which think by the clock; people; other options; and "
        "tables of three and more, whose lines are below."
    )
    return "\n".join(lines) + "\n"


def against_itself(played: dict[str, Played]) -> list[str]:
    """Where the search is shown to beat itself with less thought, and where it is not."""
    rows = {
        title(key): [(budget(tournament), won_by_first(data)) for tournament, data in found]
        for key, each in played.items()
        if (found := searches(each, "search"))
    }
    better = [name for name, points in rows.items() if beats_half(points)]
    unsure = [name for name in rows if name not in better]
    lines = []
    if better:
        lines.append(f"Against itself with less thought it is shown to win in {listed(better)}.")
    if unsure:
        lines.append(f"Against itself with less thought nothing is shown in {listed(unsure)}.")
    return lines


def listed(names: Iterable[str]) -> str:
    """Several things in words."""
    *some, last = names
    return f"{', '.join(some)} and {last}" if some else last


def draw(played: dict[str, Played]) -> bytes:
    """Strength over simulations, a line for each game."""
    from farwest.cli.plots import blank, finished

    figure, axis = blank(1, 1)
    for key, each in played.items():
        points = curve(each)
        if points:
            tried = [number for number, _ in points]
            reach = [[row["share"] - row["low"], row["high"] - row["share"]] for _, row in points]
            low_high = [list(side) for side in zip(*reach)]
            shares = [row["share"] for _, row in points]
            axis.errorbar(tried, shares, yerr=low_high, fmt="o-", capsize=4, label=title(key))
    axis.axhline(0.5, color="0.6", linestyle=":", linewidth=1)
    axis.axhline(0.75, color="0.8", linestyle="--", linewidth=1)
    axis.set(xscale="log", ylim=(0, 1.02), xlabel="simulations a decision")
    axis.set_ylabel("share of games won against advised, two players")
    axis.legend()
    return finished(figure, "png", "python tools/ladder.py")


def strengths(key: str, played: Played) -> dict[str, Any]:
    """By level, how often it wins against another level between two players."""
    from tools.ladder import SECOND

    found: dict[str, Any] = {}
    for tournament, data in played:
        if not data or tournament.players != 2:
            continue
        if len(tournament.bots) > 2:
            for pairing in data["figures"]["pairings"]:
                if (pairing["bot"], pairing["rival"]) == ("advised", "novice"):
                    ahead = pairing["ahead"]
                    found["steady"] = {"against": "novice", **rounded(ahead["share"], ahead)}
                    turned = {"low": 1 - ahead["high"], "high": 1 - ahead["low"]}
                    found["novice"] = {"against": "steady", **rounded(1 - ahead["share"], turned)}
        for level, times in (("sharp", 1), ("master", 3)):
            if tournament.bots == (f"search:{SECOND[key] * times}", "advised"):
                won = won_by_first(data)
                found[level] = {"against": "steady", **rounded(won["share"], won)}
    return found


def rounded(value: float, row: dict[str, Any]) -> dict[str, float]:
    """A share and its interval as the table shows them."""
    return {"share": round(value, 3), "low": round(row["low"], 3), "high": round(row["high"], 3)}
