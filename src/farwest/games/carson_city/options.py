"""What the table chooses before the deal (CC-015 to CC-020, CC-234 to CC-236, CC-306)."""

from __future__ import annotations

import random
from functools import cache
from typing import Final

from farwest.games.carson_city.box import (
    BUILDINGS,
    COWBOY,
    DOCTOR_UNDERTAKER,
    EXTRA_TILES,
    PERSONALITIES,
    RIVER_FEWEST,
    RIVER_MOST,
    RIVER_PRINTED,
    SET_CARDS,
    SETS,
    SIZE,
    STREET_BOY,
    TEACHER,
)
from farwest.games.carson_city.land import BESIDE, PARCEL_NAMES, is_river
from farwest.games.carson_city.powers import NOT_IN_PLAY, RED, YELLOW
from farwest.games.carson_city.state import City
from farwest.kernel.options import BadOption, OneOf, Option, Options, Several, Value, YesNo

RANDOM: Final = "random"
CHOSEN: Final = "chosen"
CUSTOM: Final = "custom"
NO_FIXED_SIDE: Final = (DOCTOR_UNDERTAKER, TEACHER)
CARDS: Final = 7
"""How many cards a game has; one more with the Street Boy (CC-306)."""


def card_names() -> list[str]:
    """Every card as its number and side: 0Y, 0R, … 14YR (CC-016, CC-017)."""
    found = []
    for number in range(len(PERSONALITIES)):
        found += [f"{number}YR"] if number in NO_FIXED_SIDE else [f"{number}Y", f"{number}R"]
    return found


@cache
def read_card(name: str) -> tuple[int, int]:
    """The number of a card and the side it lies on; cards without fixed side start yellow."""
    digits = name.rstrip("YR")
    return int(digits), RED if name == f"{digits}R" else YELLOW


class HandPicked(Several):
    """Seven cards of different numbers, eight with the Street Boy (CC-306)."""

    def check(self, value: Value, seats: int) -> None:
        super().check(value, seats)
        if not isinstance(value, list) or not value:
            return
        numbers = [read_card(name)[0] for name in value]
        if len(set(numbers)) != len(numbers):
            raise BadOption(
                "error_option_card_twice",
                "Option {option} names a personality twice.",
                option=self.key,
            )
        wanted = CARDS + 1 if STREET_BOY in numbers else CARDS
        if len(numbers) != wanted:
            raise BadOption(
                "error_option_cards",
                "Option {option} names {named} cards; it takes {wanted}.",
                option=self.key,
                named=len(numbers),
                wanted=wanted,
            )

    def some(self, dice: random.Random, seats: int) -> Value:
        numbers = dice.sample(range(len(PERSONALITIES)), CARDS)
        if STREET_BOY in numbers:
            others = [n for n in range(len(PERSONALITIES)) if n not in numbers]
            numbers.append(dice.choice(others))
        by_number = {
            number: [n for n in self.values if read_card(n)[0] == number] for number in numbers
        }
        return [dice.choice(by_number[number]) for number in sorted(numbers)]


class Course(Several):
    """A river: parcels that touch side by side, from border to border (CC-337)."""

    def check(self, value: Value, seats: int) -> None:
        super().check(value, seats)
        if isinstance(value, list) and value and not is_river(course(value)):
            raise BadOption(
                "error_option_river",
                "Option {option} must name {fewest} to {most} parcels, each beside the next, "
                "the first and the last on the border.",
                option=self.key,
                fewest=RIVER_FEWEST,
                most=RIVER_MOST,
            )

    def some(self, dice: random.Random, seats: int) -> Value:
        """The printed river, or a wandering one."""
        while dice.random() < 0.5:
            parcels = [dice.randrange(SIZE)]
            while len(parcels) < RIVER_MOST:
                steps = [parcel for parcel in BESIDE[parcels[-1]] if parcel not in parcels]
                if not steps:
                    break
                parcels.append(dice.choice(steps))
                if len(parcels) > 3 and is_river(parcels) and dice.random() < 0.3:
                    return [PARCEL_NAMES[parcel] for parcel in parcels]
        return []


def course(names: list[str]) -> list[int]:
    """The parcels of a river, from their names."""
    return [PARCEL_NAMES.index(name) for name in names]


OPTIONS: Final[tuple[Option, ...]] = (
    OneOf("buildings", ["first_game", "full", CUSTOM]),
    Several(
        "extra_buildings", [BUILDINGS[tile] for tile in EXTRA_TILES], needs={"buildings": CUSTOM}
    ),
    OneOf("personalities", [*SETS, RANDOM, CHOSEN]),
    HandPicked("cards", card_names(), needs={"personalities": CHOSEN}),
    YesNo("new_beginning", False),
    YesNo("river", False),
    Course("river_course", PARCEL_NAMES, needs={"river": True}),
    YesNo("river_mountains", False, needs={"river": True}),
    YesNo("duel_tiles", False),
    YesNo("kit_carson", False),
    YesNo("outlaws", False),
    YesNo("horses", False),
)


def chosen(options: Options, key: str) -> list[str]:
    """The values of an option that names several."""
    value = options[key]
    return value if isinstance(value, list) else []


def check(options: Options) -> None:
    """What no single option can tell: raise BadOption unless they go together."""
    if options["personalities"] == CHOSEN and not options["cards"]:
        raise BadOption(
            "error_option_no_cards", "Option personalities=chosen needs the list of cards."
        )
    if "15Y" in chosen(options, "cards") and not options["horses"]:
        raise BadOption(
            "error_option_needs_horses",
            "Option cards names 15Y, the yellow Cowboy: he needs horses=yes.",
        )


def tiles_in_play(options: Options) -> list[int]:
    """The tiles beyond the basic ones (CC-015)."""
    if options["buildings"] == "full":
        return list(EXTRA_TILES)
    extra = chosen(options, "extra_buildings")
    return [tile for tile in EXTRA_TILES if BUILDINGS[tile] in extra]


def river_of(options: Options) -> list[int]:
    """The river's parcels, the printed ones if none are named (CC-234)."""
    if not options["river"]:
        return []
    return course(chosen(options, "river_course")) or list(RIVER_PRINTED)


def lay_out_cards(city: City, options: Options) -> None:
    """The side of every card in play: a published set, the host's, or at random (CC-306)."""
    city.side = [NOT_IN_PLAY] * len(PERSONALITIES)
    if options["personalities"] == RANDOM:
        draw_cards(city)
        return
    names = chosen(options, "cards")
    if options["personalities"] in SETS:
        names = list(SET_CARDS[SETS.index(str(options["personalities"]))])
    for name in names:
        number, side = read_card(name)
        city.side[number] = side


def draw_cards(city: City) -> None:
    """Seven numbers, an eighth with the Street Boy, then a side each (CC-306)."""
    numbers = list(range(len(PERSONALITIES)))
    city.shuffle(numbers)
    picked = numbers[:CARDS]
    if STREET_BOY in picked:
        picked = numbers[: CARDS + 1]
    for number in sorted(picked):
        if number in NO_FIXED_SIDE:
            city.side[number] = YELLOW
        elif number == COWBOY and not city.horsed:
            city.side[number] = RED
        else:
            city.side[number] = city.draw(2)
