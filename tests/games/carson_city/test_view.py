"""What a view says beside the pieces on the table."""

from __future__ import annotations

from farwest.games.carson_city import GAME
from farwest.games.carson_city.rules.buildings.town_hall import TownHallPlace
from farwest.games.carson_city.state import City


def starts_with_the_town_hall(seats: int) -> City:
    """A game whose first question is where the Town Hall goes."""
    for luck in range(200):
        city: City = GAME.deal(seats, {"buildings": "full"}, luck)
        if isinstance(city.agenda[-1], TownHallPlace):
            return city
    raise AssertionError("the Town Hall was never drawn")


def test_the_town_hall_of_the_first_row_is_part_of_setting_up() -> None:
    """From the first question to the last free parcel, the phase is the start."""
    city = starts_with_the_town_hall(3)
    phases = []
    while len(phases) < 8:
        phases.append(GAME.view(city, 0)["phase"])
        city.play(city.legal[0])
    assert phases == ["start"] * 7 + ["personalities"]


def test_no_key_of_a_view_is_the_replays_own() -> None:
    """A replay that shows everything adds the views of all seats as `open`."""
    assert "open" not in GAME.view(GAME.deal(3, {}, 1), -1)
