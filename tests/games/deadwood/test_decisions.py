"""Section 14: what is asked, of whom, and in which steps."""

from typing import Any

import pytest

from farwest.kernel.news import Refused
from farwest.kernel.steps import Choice
from tests.clauses import rule
from tests.games.deadwood.kit import P1, P2, P3, STARS, Table, stroll

SEEDS = [(2, 81), (3, 82), (5, 83)]


@rule("DW-197", "DW-212")
@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_one_player_decides_at_a_time(seats: int, seed: int) -> None:
    """All through a game one seat is asked, openly, and nothing is chosen in secret."""
    for match in stroll(seats, seed):
        camp = match.state
        assert camp.lanes == []
        if not camp.over:
            assert camp.waiting() == camp.choosing() == [camp.seat]


@rule("DW-197")
@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_only_the_fortune_tellers_look_is_told_in_secret(seats: int, seed: int) -> None:
    """Whatever else happens is told to all alike."""
    news = list(stroll(seats, seed))[-1].news
    secret = {event.kind for told in news for event in told if event.secret or event.seats}
    assert secret <= {"looked", "ordered"}


@rule("DW-198")
def test_equal_cowboys_are_one_choice() -> None:
    """Two novices in the Ranch, two veterans in the Mine: each is offered once."""
    t = Table(2)
    t.put(P1, 1, "ranch")
    t.put(P1, 3, "mine")
    t.put(P1, 3, "mine")
    assert t.offers.count("go 1 A3") == 1
    assert t.offers.count("back_mine 3") == 1


@rule("DW-201")
@pytest.mark.parametrize(
    ("place", "prompt"),
    [
        ("saloon", "hire"),
        ("sheriffs_office", "sheriff_to"),
        ("town_hall", "rail_to"),
        ("casino", "casino_target"),
        ("general_store", "store_move"),
        ("stage_depot", "stack"),
        ("fortune_teller", "stack_to_see"),
        ("courthouse", "court"),
        ("grifter", "grift"),
        ("newspaper", "newspaper_target"),
        ("dance_hall", "recall"),
        ("telegraph_office", "telegraph"),
    ],
)
def test_what_each_building_asks(place: str, prompt: str) -> None:
    """The first question after annexing it."""
    t = Table(3, C2="bank")
    if place not in ("sheriffs_office", "town_hall"):
        t.build("C3", place)
    t.put(P1, 2, "bank")
    t.camp.wanted[P1] = 1
    t.play(f"P1 go 1 {place}", "P1 annex")
    assert t.asks == f"P1 {prompt}"


@rule("DW-201")
def test_every_decision_has_its_name() -> None:
    """These prompts and no others belong to the game; the General Store asks in two steps."""
    asked = {"turn", "back_to_ranch", "flee", "cartridge", "annex", "sheriff_to", "rail_to"}
    asked |= {"next_eligible", "tile_to_place", "plot", "stack", "stack_to_see", "reorder", "hire"}
    asked |= {"casino_target", "store_move", "store_to", "court", "grift", "newspaper_target"}
    asked |= {"recall", "telegraph", "final_cowboy", "final_cartridges", "final_aim"}
    own = [kind for kind in questions(Choice) if ".deadwood." in kind.__module__]
    assert sorted(kind.prompt for kind in own) == sorted(asked)


def questions(kind: type[Choice[Any]]) -> list[type[Choice[Any]]]:
    """Every kind of question below this one; what has kinds of its own is none itself."""
    below = kind.__subclasses__()
    return [each for lower in below for each in questions(lower)] if below else [kind]


@rule("DW-202")
@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_what_has_one_result_is_not_asked(seats: int, seed: int) -> None:
    """Every question has two answers at least."""
    for match in stroll(seats, seed):
        assert match.state.over or len(match.state.legal) > 1


@rule("DW-202", "DW-200")
def test_annexing_is_asked_even_where_it_can_do_nothing() -> None:
    """The Church without a token."""
    t = Table(2)
    t.play("P1 go 1 church")
    assert (t.asks, t.offers) == ("P1 annex", ["stay", "annex"])


@rule("DW-203")
@pytest.mark.parametrize("seats", [2, 5])
def test_a_seed_and_its_moves_give_one_game(seats: int) -> None:
    """Dice and shuffles are those of the seed: played twice, the end is the same."""
    one, two = (list(stroll(seats, 84))[-1] for _ in range(2))
    other = list(stroll(seats, 85))[-1]
    assert one.record("1").to_json() == two.record("1").to_json()
    assert one.record("1").to_json() != other.record("1").to_json()


@rule("DW-208")
def test_a_set_is_built_cowboy_by_cowboy() -> None:
    """After the first, one may stop or take one more; the last leaves nothing to ask."""
    t = Table(2, C2="bank", C3="hotel")
    t.put(P1, 1, "bank")
    t.put(P1, 2, "hotel")
    t.play("P1 back hotel")
    assert (t.asks, t.offers) == ("P1 back_to_ranch", ["enough", "back C2"])
    t.play("P1 back bank")
    assert (t.count("ranch", P1), t.asks) == ([1, 2, 3], "P2 turn")


@rule("DW-208")
@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_every_list_is_short(seats: int, seed: int) -> None:
    """At most nine cowboys to take back, three strengths to 25 buildings, and 35 points."""
    for match in stroll(seats, seed):
        assert len(match.state.legal) <= 3 * 25 + 9


@rule("DW-209")
def test_an_order_is_built_from_the_top_down() -> None:
    """Six tiles, then five, down to two; the last lays itself."""
    t = Table(2, C2="fortune_teller")
    t.play("P1 go 1 fortune_teller", "P1 annex", "P1 stack 2")
    laid = []
    for left in (6, 5, 4, 3, 2):
        assert len(t.offers) == left
        laid.append(t.offers[-1].split()[1])
        t.play(f"P1 {t.offers[-1]}")
    assert t.pile(2)[:5] == laid
    assert t.asks == "P2 turn"


@rule("DW-211")
@pytest.mark.parametrize(("seats", "seed"), SEEDS)
def test_only_legal_entries_are_offered(seats: int, seed: int) -> None:
    """Whoever is offered a building can afford it, is not there, and attacks no protected one."""
    for match in stroll(seats, seed):
        camp = match.state
        if camp.over or camp.choice_of(camp.seat).prompt != "turn":
            continue
        view = match.game.view(camp, camp.seat)
        for plot in {action % 27 for action in camp.legal if action < 81}:
            assert view["buildings"][plot] is not None
            assert not camp.stands(camp.seat, plot)
            assert view["fees"][plot] <= camp.cash[camp.seat]
            assert not (camp.protects(plot) and camp.clan[plot] >= 0)


@rule("DW-211")
def test_an_entry_tells_its_fee_and_its_duel() -> None:
    """Each option says which building, what it costs and whom one would fight."""
    t = Table(3, **STARS)
    t.put(P2, 1, "casino")
    t.put(P3, 1, "sheriffs_office")
    attack = t.hint("P1 go 1 casino")
    assert (attack["duel"], attack["rivals"], attack["fee"]) == (1, [P2], 0)
    visit = t.hint("P1 go 1 bank")
    assert (visit["duel"], visit["rivals"], visit["fee"]) == (0, [], 1)


@rule("DW-211")
def test_a_store_move_tells_its_duel_too() -> None:
    """In two steps: whom, then where to."""
    t = Table(2, C2="general_store", C3="bank", C4="hotel")
    t.put(P1, 2, "bank")
    t.put(P2, 1, "hotel")
    t.play("P1 go 1 general_store", "P1 annex", "P1 move bank")
    assert t.hint("P1 move_to hotel")["duel"] == 1
    assert t.hint("P1 move_to church")["duel"] == 0


@rule("DW-212")
def test_others_must_wait() -> None:
    """While P2 decides whether to flee, nobody else is heard, the attacker included."""
    t = Table(3, C2="hotel")
    t.put(P2, 1, "hotel")
    t.play("P1 go 1 hotel")
    for player in ("P1", "P3"):
        with pytest.raises(Refused):
            t.play(f"{player} flee")
    with pytest.raises(Refused):
        t.play("P2 load")
    assert t.asks == "P2 flee"


@rule("DW-212")
def test_another_than_the_active_player_may_be_asked() -> None:
    """In court P3 answers in P1's turn."""
    t = Table(3, C2="courthouse")
    t.camp.wanted[P3] = 1
    t.play("P1 go 1 courthouse", "P1 annex")
    assert (t.asks, t.camp.turn) == ("P3 court", P1)
