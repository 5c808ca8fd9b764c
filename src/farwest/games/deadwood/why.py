"""Why something on the board is no answer now, from what the seat sees and is asked alone."""

from __future__ import annotations

from farwest.games.deadwood.box import CHURCH_PLOT, PLOTS, POINTS
from farwest.games.deadwood.state import EMPTY, RAIL
from farwest.kernel.game import Message, Question, Reason, View
from farwest.kernel.steps import NOBODY
from farwest.kernel.verbs import Arg


def because(id: str, clause: str, *args: Arg) -> Reason:
    return Reason(Message(f"why_{id}", list(args)), f"DW-{clause}")


def why(view: View, question: Question | None, target: str) -> Reason | None:
    """The reason that fits what is asked; what is on offer needs none."""
    if question is None or any(target in offer.targets for offer in question.offers):
        return None
    kind, _, number = target.partition("-")
    if not number.isdecimal():
        return None
    asked = question.prompt.id.removeprefix("prompt_")
    value = int(number)
    if kind == "plot" and value < len(PLOTS):
        return of_plot(view, asked, value)
    if kind == "point" and value < len(POINTS) and asked == "sheriff_to":
        here = value == view["sheriff"]
        return because("sheriff_here", "083") if here else because("bare_point", "083")
    if kind == "seat" and value < len(view["players"]):
        return of_seat(view, asked, value)
    return None


def of_plot(view: View, asked: str, plot: int) -> Reason | None:
    if asked in ("turn", "store_to"):
        return of_entry(view, plot)
    if asked == "plot":
        taken = view["tiles"][plot] != EMPTY
        return because("plot_taken", "090") if taken else because("plot_alone", "090")
    return because("off_the_line", "145") if asked == "rail_to" else None


def of_entry(view: View, plot: int) -> Reason | None:
    """Why a building cannot be entered (DW-040 to DW-043)."""
    seat, tile, clan = view["seat"], view["tiles"][plot], view["clans"][plot]
    if tile == EMPTY:
        return because("empty_plot", "040")
    if tile >= RAIL:
        return because("no_building", "024")
    if clan == seat or (plot == CHURCH_PLOT and view["players"][seat]["pew"]):
        return because("own_there", "041")
    if plot in view["protected"] and clan != NOBODY:
        return because("protected", "042", Arg("player", "seat", clan))
    if view["fees"][plot] > view["players"][seat]["cash"]:
        return because("fee", "043", Arg("player", "seat", view["officer"]))
    return None if any(view["players"][seat]["ranch"]) else because("nobody_home", "040")


def of_seat(view: View, asked: str, seat: int) -> Reason | None:
    if asked != "casino_target":
        return None
    if seat == view["seat"]:
        return because("rob_oneself", "099")
    return because("no_money", "099", Arg("player", "seat", seat))
