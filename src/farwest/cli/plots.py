"""A simulation as a drawing."""

from __future__ import annotations

import importlib.util
import io
from typing import TYPE_CHECKING, Any

from farwest import __version__
from farwest.cli.figures import points
from farwest.cli.problems import Stop

if TYPE_CHECKING:
    from farwest.cli.simulate import Report


def need_matplotlib() -> None:
    """Stop with advice where the drawing library is missing."""
    if importlib.util.find_spec("matplotlib") is None:
        raise Stop("Drawing needs matplotlib: pip install 'farwest[lab]'.")


def draw(report: Report, kind: str) -> bytes:
    """Win rates, points by source and game length on one sheet, as PNG, SVG or PDF."""
    figure, axes = blank(2, 2)
    draw_wins(axes[0][0], report)
    draw_points(axes[0][1], report)
    draw_totals(axes[1][0], report)
    draw_length(axes[1][1], report)
    return finished(figure, kind, report.command)


def blank(rows: int, columns: int) -> tuple[Any, Any]:
    """An empty sheet with so many drawings, and their axes."""
    import matplotlib as mpl

    mpl.use("Agg")
    mpl.rcParams["svg.hashsalt"] = "farwest"
    from matplotlib import pyplot as plt

    return plt.subplots(rows, columns, figsize=(11, 4 * rows), layout="constrained")


def finished(figure: Any, kind: str, command: str) -> bytes:
    """The sheet as PNG, SVG or PDF, with the version and the command that repeat it."""
    from matplotlib import pyplot as plt

    origin = f"farwest {__version__} · {command}"
    figure.suptitle(origin, fontsize=9, wrap=True)
    sheet = io.BytesIO()
    dateless = {"svg": {"Date": None}, "pdf": {"CreationDate": None}}.get(kind, {})
    about = {"png": {"Description": origin}}.get(kind, {"Title": origin})
    figure.savefig(sheet, format=kind, dpi=120, metadata=about | dateless)
    plt.close(figure)
    return sheet.getvalue()


def draw_wins(axis: Any, report: Report) -> None:
    """Win rates by bot and by seat, with their 95 % intervals."""
    rows = [(row.name, row, "C0") for row in report.figures.by_bot]
    rows += [(f"seat {row.name}", row, "C7") for row in report.figures.by_seat]
    for place, (_, row, colour) in enumerate(rows):
        reach = [[row.rate - row.low], [row.high - row.rate]]
        axis.errorbar(place, row.rate, yerr=reach, fmt="o", color=colour, capsize=4)
    axis.axhline(1 / len(report.plan.bots), color="0.6", linestyle=":", linewidth=1)
    axis.set_xticks(range(len(rows)), [name for name, _, _ in rows], rotation=30, ha="right")
    axis.set_ylim(bottom=0)
    axis.set_title("Share of games won, 95 % intervals")


def draw_points(axis: Any, report: Report) -> None:
    """Points by source, a box for each bot."""
    by_bot = points(report.outcomes)
    sources = [source for source in next(iter(by_bot.values())) if source != "total"]
    width = 0.8 / len(by_bot)
    for index, (bot, numbers) in enumerate(by_bot.items()):
        places = [place + (index + 0.5) * width - 0.4 for place in range(len(sources))]
        boxes = axis.boxplot(
            [numbers[source] for source in sources],
            positions=places,
            widths=width * 0.85,
            patch_artist=True,
            showfliers=False,
            medianprops={"color": "black"},
        )
        for box in boxes["boxes"]:
            box.set_facecolor(f"C{index}")
        axis.plot([], [], "s", color=f"C{index}", label=bot)
    axis.set_xticks(range(len(sources)), sources, rotation=30, ha="right")
    axis.legend()
    axis.set_title("Points by source")


def draw_totals(axis: Any, report: Report) -> None:
    """How total points are distributed."""
    for index, (bot, numbers) in enumerate(points(report.outcomes).items()):
        axis.hist(numbers["total"], bins=30, alpha=0.6, color=f"C{index}", label=bot)
    axis.legend()
    axis.set_xlabel("points")
    axis.set_ylabel("games")
    axis.set_title("Total points")


def draw_length(axis: Any, report: Report) -> None:
    """How long games are, in plies."""
    axis.hist([outcome.plies for outcome in report.outcomes], bins=30, color="C2")
    axis.set_xlabel("plies")
    axis.set_ylabel("games")
    axis.set_title("Length of a game")
