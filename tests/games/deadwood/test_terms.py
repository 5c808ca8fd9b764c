"""Section 1: clans, places, control, annexing, and what tokens there are."""

import pytest

from farwest.games.deadwood import GAME
from farwest.games.deadwood.rules.goods import KINDS, in_service
from farwest.games.deadwood.state import Camp
from farwest.kernel.options import BadOption
from tests.clauses import rule
from tests.games.deadwood.kit import P1, P2, P3, Table, last_turn, nobody_at, stroll


@rule("DW-001")
@pytest.mark.parametrize("seats", [1, 6])
def test_neither_one_nor_six_can_play(seats: int) -> None:
    """The game is for two to five players."""
    with pytest.raises(BadOption, match="for 2 to 5 players"):
        GAME.deal(seats, {}, 1)


@rule("DW-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_clan_has_nine_cowboys(seats: int) -> None:
    """Three each of strength 1, 2 and 3."""
    players = GAME.view(GAME.deal(seats, {}, 1), -1)["players"]
    assert len(players) == seats
    for player in players:
        clan = zip(player["ranch"], player["hire"], strict=True)
        assert [here + supply for here, supply in clan] == [3, 3, 3]


@rule("DW-002", "DW-176")
def test_only_money_after_the_fines_counts() -> None:
    """The fine decides, and neither cartridges nor horses, cowboys or buildings do."""
    t = Table(3, C2="bank")
    t.camp.cash[:] = [12, 9, 11]
    t.camp.wanted[:] = [3, 0, 1]
    t.camp.shells[P2] = 9
    t.camp.stables[P2] = 9
    t.put(P2, 3, "bank")
    last_turn(t)
    result = GAME.result(t.camp)
    assert result.totals == [6, 9, 10]
    assert result.winners == [P3]


def whereabouts(camp: Camp, seat: int, strength: int) -> int:
    """In how many places the cowboys of a clan and strength are found."""
    at = seat * KINDS + strength - 1
    found = camp.ranch[at] + camp.mine[at] + camp.hire[at] + camp.dead[at]
    found += sum(camp.stands(seat, plot) == strength for plot in range(len(camp.tile)))
    return found + bool(camp.fight and (camp.fight[0], camp.fight[3]) == (seat, strength))


@rule("DW-003")
@pytest.mark.parametrize("seats", [2, 5])
def test_every_cowboy_is_in_one_place(seats: int) -> None:
    """All through a game each clan has three of each strength; an attacker is on his way."""
    for match in stroll(seats, seats):
        for seat in range(seats):
            found = [whereabouts(match.state, seat, strength) for strength in (1, 2, 3)]
            assert found == [3, 3, 3]


@rule("DW-004")
def test_ranch_mine_and_town_are_counted_together() -> None:
    """As many in the Ranch as in the Mine: both serve, and so does whoever stands in town."""
    t = Table(2, C2="bank")
    t.only(P1, 1)
    t.put(P1, 1, "ranch")
    t.put(P1, 1, "mine")
    assert t.count("ranch", P1) == t.count("mine", P1) == [1]
    assert in_service(t.camp, P1, 1) == 2
    t.put(P1, 1, "bank")
    t.put(P1, 1, "ranch")
    assert in_service(t.camp, P1, 1) == 3
    assert in_service(t.camp, P1, 2) == 0


@rule("DW-004")
def test_who_is_in_service() -> None:
    """Ranch, building and Mine count; supply and Boot Hill do not."""
    t = Table(2, C2="bank")
    t.only(P1, 1)
    t.put(P1, 2, "bank")
    t.put(P1, 3, "mine")
    t.put(P1, 3, "dead")
    assert t.view(P1)["players"][P1]["serving"] == 3
    assert len(t.count("hire", P1)) == 5


@rule("DW-004")
def test_whoever_attacks_is_in_service() -> None:
    """While a duel is on, the attacker is on the building too; a fallen one counts no more."""
    t = Table(2, C2="bank")
    t.only(P1, 1, 3)
    t.put(P2, 2, "bank")
    t.play("P1 go 3 bank")
    assert t.asks == "P2 flee"
    assert t.view(P1)["players"][P1]["serving"] == 2
    t.dice(1, 1, 6)
    t.play("P2 fight", "P1 hold", "P2 hold")
    assert t.count("dead", P1) == [3]
    assert t.view(P1)["players"][P1]["serving"] == 1


@rule("DW-005", "DW-007")
def test_control_needs_no_annexation() -> None:
    """Whoever stayed without annexing the Hotel is paid when a Rail tile is laid."""
    t = Table(2, C2="hotel")
    t.no_tiles()
    t.play("P1 go 1 hotel", "P1 stay")
    assert t.camp.cash[P1] == 5
    assert t.at("hotel") == [(P1, 1)]
    t.play("P2 go 1 town_hall", "P2 annex", "P2 rail_to F1")
    assert t.camp.cash[P1] == 7


@rule("DW-005")
def test_control_ends_when_the_cowboy_leaves() -> None:
    """A cowboy taken back from the Hotel earns nothing there any more."""
    t = Table(2, C2="hotel")
    t.no_tiles()
    t.put(P1, 1, "hotel")
    t.play("P1 back hotel", "P2 go 1 town_hall", "P2 annex", "P2 rail_to F1")
    assert t.camp.cash[P1] == 5


@rule("DW-006", "DW-200")
def test_arriving_gives_the_right_to_annex_once() -> None:
    """The newcomer is asked; standing there another turn gives no new right."""
    t = Table(2, C2="bank")
    t.play("P1 go 1 bank")
    assert t.asks == "P1 annex"
    assert t.offers == ["stay", "annex"]
    t.play("P1 annex", "P2 go 1 town_hall", "P2 stay")
    assert t.asks == "P1 turn"
    assert all(offer.startswith(("go ", "back ")) for offer in t.offers)


@rule("DW-006")
def test_the_railroad_gives_the_right_to_annex() -> None:
    """Whoever stands beside the new tile is asked."""
    t = Table(2, E1="bank")
    t.put(P2, 1, "bank")
    t.play("P1 go 1 town_hall", "P1 annex", "P1 rail_to F1")
    assert t.asks == "P2 annex"
    t.play("P2 annex")
    assert t.camp.cash[P2] == 10


@rule("DW-007")
def test_declining_keeps_the_cowboy_there() -> None:
    """Nothing is taken, nobody leaves, and the next player plays."""
    t = Table(2, C2="bank")
    t.play("P1 go 2 bank", "P1 stay")
    assert t.at("bank") == [(P1, 2)]
    assert (t.camp.cash[P1], t.camp.wanted[P1]) == (5, 0)
    assert t.asks == "P2 turn"


@rule("DW-008")
def test_parts_that_cannot_be_done_are_skipped() -> None:
    """With one cartridge left the Gunsmith gives his dollar and that one."""
    t = Table(2, C2="gunsmith")
    t.camp.cartridges = 1
    t.play("P1 go 1 gunsmith", "P1 annex")
    assert (t.camp.cash[P1], t.camp.shells[P1], t.camp.cartridges) == (6, 2, 0)


@rule("DW-008")
def test_parts_not_marked_optional_are_mandatory() -> None:
    """At the Telegraph Office one must choose; there is no way round it."""
    t = Table(2, C2="telegraph_office")
    t.play("P1 go 1 telegraph_office", "P1 annex")
    assert t.offers == ["add", "remove"]


@rule("DW-009")
def test_an_annexation_is_finished_by_its_player_though_his_cowboy_died() -> None:
    """P1's cowboy is shot in Town Hall by a store move; P1 still builds the new tile."""
    t = Table(2, E1="general_store", E3="bank")
    t.no_tiles()
    t.stack(2, "gold_mine")
    t.camp.stables[P1] = 0
    t.camp.shells[:] = [0, 0]
    t.put(P2, 1, "general_store")
    t.put(P2, 2, "bank")
    t.dice(6)
    t.play("P1 go 1 town_hall", "P1 annex", "P1 rail_to F1", "P2 annex")
    t.play("P2 move bank", "P2 move_to town_hall")
    assert t.count("dead", P1) == [1]
    t.play("P2 stay")
    assert t.asks == "P1 plot"
    t.play("P1 plot D1")
    assert t.tile("D1") == "gold_mine"


@rule("DW-009", "DW-206")
def test_an_annexation_is_finished_though_its_building_is_gone() -> None:
    """The store whose move led to Town Hall is razed by the tile laid there; all goes on."""
    t = Table(2, E1="general_store", E3="bank")
    t.no_tiles()
    t.camp.stables[P1] = 0
    t.camp.shells[:] = [0, 0]
    t.put(P2, 1, "general_store")
    t.put(P2, 2, "bank")
    t.dice(6)
    t.play("P1 go 1 town_hall", "P1 annex", "P1 rail_to F1", "P2 annex")
    t.play("P2 move bank", "P2 move_to town_hall", "P2 annex", "P2 rail_to E1")
    assert t.tile("E1") == "rail"
    assert t.count("mine", P2) == [1]
    assert t.on(P2) == ["town_hall"]
    assert t.asks == "P2 plot"  # his step 3: the store itself lies on top of its stack
    t.play("P2 plot D3")
    assert t.tile("D3") == "general_store"
    assert t.asks == "P2 turn"


@rule("DW-013")
def test_the_supply_of_money_has_no_end() -> None:
    """However rich somebody is, he is paid in full."""
    t = Table(2, C2="bank")
    t.camp.cash[:] = [5000, 5000]
    t.play("P1 go 1 bank", "P1 annex")
    assert t.camp.cash[P1] == 5005


@rule("DW-014")
def test_horses_are_limited() -> None:
    """With no horse left the Blacksmith gives his dollar alone."""
    t = Table(2, C2="blacksmith")
    t.camp.horses = 0
    t.play("P1 go 1 blacksmith", "P1 annex")
    assert (t.camp.cash[P1], t.camp.stables[P1], t.camp.horses) == (6, 1, 0)


@rule("DW-014")
def test_twenty_cartridges_and_twenty_horses() -> None:
    """What the players do not hold lies in the supply."""
    t = Table(5)
    assert t.camp.cartridges + sum(t.camp.shells) == 20
    assert t.camp.horses + sum(t.camp.stables) == 20


@rule("DW-014")
def test_used_tokens_go_back_to_the_supply() -> None:
    """A cartridge shot and a horse ridden can be taken again."""
    t = Table(2, C2="bank", C3="hotel")
    t.put(P2, 2, "bank")
    t.put(P2, 3, "hotel")
    t.dice(1, 1, 1, 1, 1, 1)
    t.play("P1 go 3 bank", "P2 fight", "P1 load", "P2 hold")
    assert (t.camp.cartridges, t.camp.shells) == (19, [0, 1])
    t.play("P2 go 1 town_hall", "P2 stay", "P1 go 1 hotel", "P2 flee")
    assert (t.camp.horses, t.camp.stables) == (19, [1, 0])


@rule("DW-015")
@pytest.mark.parametrize("seats", [2, 5])
def test_there_are_always_twenty_nine_wanted_tokens(seats: int) -> None:
    """In the pool, with players or in the box."""
    for match in stroll(seats, 10 + seats):
        camp = match.state
        assert camp.pool + camp.boxed + sum(camp.wanted) == 29


@rule("DW-015")
def test_discarded_tokens_go_to_the_box() -> None:
    """The Church's token never comes back to the pool."""
    t = Table(3)
    t.camp.wanted[P1] = 1
    pool, boxed = t.camp.pool, t.camp.boxed
    t.play("P1 go 1 church", "P1 annex")
    assert (t.camp.pool, t.camp.boxed) == (pool, boxed + 1)


@rule("DW-016")
@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_ever_owes_money(seats: int) -> None:
    """All through a game nobody has less than nothing."""
    for match in stroll(seats, 20 + seats):
        assert min(match.state.cash) >= 0


@rule("DW-016")
def test_what_cannot_be_paid_is_not_offered() -> None:
    """With $2 no veteran can be hired."""
    t = Table(2, C2="saloon")
    t.camp.cash[P1] = 2
    t.play("P1 go 1 saloon", "P1 annex")
    assert t.offers == ["hire_nobody", "hire 1", "hire 2"]


@rule("DW-045", "DW-005")
def test_a_building_left_is_empty() -> None:
    """Nobody controls what the last cowboy left."""
    t = Table(2, C2="bank")
    t.put(P1, 1, "bank")
    t.play("P1 back bank")
    assert nobody_at(t, "bank")
