"""Section 13: what is hidden, and what each player remembers of what he saw."""

from collections import Counter

from farwest.games.dice_town import GAME, box
from farwest.games.dice_town.box import MINE, SALOON
from farwest.games.dice_town.rules.mine import Dig
from farwest.games.dice_town.rules.places import Place
from farwest.games.dice_town.rules.round import Round
from farwest.games.dice_town.rules.saloon import Rob
from farwest.games.dice_town.rules.store import Shop
from farwest.games.dice_town.rules.throwing import Throw
from farwest.games.dice_town.verbs import ACTION, BRUTE, KEEP, PLAY, SKIP, SPLIT, STEAL, STORE_KEEP
from tests.clauses import rule
from tests.games.dice_town.kit import (
    Table,
    faces,
    give_ranches,
    heard,
    number,
    on_top,
    seen_of,
    worlds,
)


def news(t: Table, seat: int) -> list[object]:
    """Everything a seat heard."""
    return [GAME.news(event, seat) for event in t.events]


def look_alike(one: Table, two: Table, seat: int) -> bool:
    """Whether a seat sees and heard the same at two tables."""
    same_view = GAME.view(one.town, seat) == GAME.view(two.town, seat)
    return same_view and news(one, seat) == news(two, seat)


# --- dice under the cup --------------------------------------------------------------------


def rolled(text: str) -> Table:
    """Seat 0 rolled these five dice; seats 1 and 2 five nines; seat 0 holds a Brute."""
    t = Table(3, loaded=True)
    t.hand(0, box.BRUTE)
    for roll in (text, "9 9 9 9 9", "9 9 9 9 9"):
        t.luck.roll(roll)
    t.start(Throw())
    return t


@rule("DT-128")
def test_a_roll_is_seen_by_its_owner_alone() -> None:
    """The owner sees and hears what he rolled; to everybody else all rolls look alike."""
    one, two = rolled("9 10 J Q K"), rolled("A A A A A")
    assert GAME.view(one.town, 0)["rolled"] == faces("9 10 J Q K")
    assert heard(one, 0, "rolled")[0] == [0, 5, faces("9 10 J Q K")]
    for seat in (-1, 1, 2):
        assert look_alike(one, two, seat)
        assert heard(one, seat, "rolled")[0] == [0, 5]
    assert not look_alike(one, two, 0)


@rule("DT-128")
def test_a_selection_is_hidden_until_all_are_locked() -> None:
    """A selection, with or without a Brute, changes nothing for the others until the last is in."""
    before = rolled("9 10 J A A")
    plain, brute = rolled("9 10 J A A"), rolled("9 10 J A A")
    plain.answer(0, KEEP + number("A"))
    brute.answer(0, BRUTE + number("A A"))
    for seat in (-1, 1, 2):
        assert look_alike(before, plain, seat)
        assert look_alike(before, brute, seat)
        assert GAME.view(brute.town, seat)["choosing"] == [0, 1, 2]
    assert GAME.view(brute.town, 0)["kept"] == faces("A A")
    assert GAME.view(brute.town, 0)["bruted"] == 1
    brute.answer(1, KEEP + number("9"))
    assert brute.told("kept") == brute.told("played") == []
    for dice in (3, 4, 4):  # the next throw
        brute.luck.roll(" ".join(["9"] * dice))
    brute.answer(2, KEEP + number("9"))
    for seat in range(-1, 3):
        assert heard(brute, seat, "kept")[0] == [0, faces("A A")]
        assert heard(brute, seat, "played") == [[0, box.BRUTE]]
        assert seen_of(brute, seat, 0)["dice"] == faces("A A")


@rule("DT-128")
def test_dice_not_kept_are_never_shown() -> None:
    """Two rolls of which the same dice were kept look alike to the others ever after."""
    tables = [rolled("9 9 9 A A"), rolled("J Q K A A")]
    for t in tables:
        t.answer(0, KEEP + number("A A"))
        t.answer(1, KEEP + number("9"))
        for dice in (3, 4, 4):
            t.luck.roll(" ".join(["10"] * dice))
        t.answer(2, KEEP + number("9"))
    for seat in (-1, 1, 2):
        assert look_alike(*tables, seat)


@rule("DT-128")
def test_others_imagine_any_roll_and_the_owner_his_own() -> None:
    """Worlds imagined by the owner keep his roll; those of the others roll it anew."""
    t = rolled("9 10 J Q K")
    own = t.town.rolled[0]
    assert {world.rolled[0] for world in worlds(t, 0)} == {own}
    assert len({world.rolled[0] for world in worlds(t, 1)}) > 10


# --- hands ---------------------------------------------------------------------------------


def holding(*cards: int) -> Table:
    """Seat 1 holds these cards at a table that waits for seat 0 at the Mine."""
    t = Table(3, extension=True)
    t.hand(1, *cards)
    t.dice(0, "9 9 9 J K")
    t.dice(1, "10 10 J J K")
    t.dice(2, "10 10 J J K")
    t.start(Place(MINE))
    return t


@rule("DT-129")
def test_the_cards_of_a_hand_are_its_owners_secret() -> None:
    """Hands with as many deeds and store cards look alike to all but their owner."""
    one = holding(box.DEED_1, box.DEED_2, box.DYNAMITE)
    two = holding(box.DEED_4, box.DEED_5, box.HORSE)
    for seat in (-1, 0, 2):
        assert look_alike(one, two, seat)
        assert (seen_of(one, seat, 1)["deeds"], seen_of(one, seat, 1)["store"]) == (2, 1)
        assert seen_of(one, seat, 1)["known"] == []
    assert GAME.view(one.town, 1)["hand"] == [box.DEED_1, box.DEED_2, box.DYNAMITE]
    assert GAME.view(two.town, 1)["hand"] == [box.DEED_4, box.DEED_5, box.HORSE]
    assert "hand" not in GAME.view(one.town, -1)


@rule("DT-129")
def test_imagined_hands_keep_their_backs_and_change_their_faces() -> None:
    """Others deal a hand anew with as many deeds and store cards; its owner never does."""
    t = holding(box.DEED_1, box.DEED_2, box.DYNAMITE)
    for world in worlds(t, 1):
        assert world.hand[1] == [box.DEED_1, box.DEED_2, box.DYNAMITE]
    for seat in (-1, 0):
        hands = [world.hand[1] for world in worlds(t, seat)]
        assert all([card <= box.DEED_5 for card in hand] == [True, True, False] for hand in hands)
        assert len({tuple(hand) for hand in hands}) > 10
        never = {box.GIFT, box.SWINDLER, box.RANCH}  # no hand ever holds these
        assert not any(never.intersection(hand) for hand in hands)


# --- the General Store ---------------------------------------------------------------------


def shopping(*cards: int) -> Table:
    """Seat 1 looks at these three cards at the General Store."""
    t = Table(3)
    t.dice(1, "J J J 9 9")
    on_top(t.town.store, *cards)
    t.start(Shop(1))
    return t


@rule("DT-130")
def test_cards_drawn_at_the_store_are_the_drawers_secret() -> None:
    """The drawer sees the cards and which he keeps; the others see backs, and their number."""
    cards = sorted([box.HAT, box.HORSE, box.SHARE])
    t = shopping(*cards)
    assert GAME.view(t.town, 1)["drawn"] == cards
    assert heard(t, 1, "shopped") == [[1, 3, cards]]
    for seat in (-1, 0, 2):
        assert GAME.view(t.town, seat)["drawn"] == 3
        assert heard(t, seat, "shopped") == [[1, 3]]
        drawn = Counter(card for world in worlds(t, seat) for card in world.drawn)
        assert len(drawn) > 10
    assert all(world.drawn == cards for world in worlds(t, 1))
    t.answer(1, STORE_KEEP + box.HORSE)
    assert heard(t, 1, "kept_card") == [[1, box.HORSE]]
    for seat in (-1, 0, 2):
        assert heard(t, seat, "kept_card") == [[1]]
        assert (seen_of(t, seat, 1)["store"], seen_of(t, seat, 1)["known"]) == (1, [])


@rule("DT-131")
def test_the_discard_is_known_only_to_who_saw_it() -> None:
    """Who put two cards face down on the discard remembers them; the others see a number."""
    t = shopping(box.HAT, box.HORSE, box.SHARE)
    t.answer(1, STORE_KEEP + box.HORSE)
    assert GAME.view(t.town, 1)["discard_known"] == [box.HAT, box.SHARE]
    assert all(sorted(world.discard) == [box.HAT, box.SHARE] for world in worlds(t, 1))
    for seat in (-1, 0, 2):
        view = GAME.view(t.town, seat)
        assert view["discard"] == 2
        assert view["discard_known"] == []
        assert len({tuple(sorted(world.discard)) for world in worlds(t, seat)}) > 10


@rule("DT-131")
def test_a_shuffled_discard_is_forgotten() -> None:
    """When the discard becomes the new deck nobody knows where its cards are any more."""
    t = shopping(box.HAT, box.HORSE, box.SHARE)
    t.answer(1, STORE_KEEP + box.HORSE)
    t.town.hand[2], t.town.store = sorted(t.town.store), []
    t.dice(0, "J 9 9 9 9")
    t.start(Shop(0))
    assert t.told("shuffled") == [()]
    assert GAME.view(t.town, 1)["discard_known"] == []
    assert seen_of(t, 1, 0)["known"] == []


# --- the Saloon ----------------------------------------------------------------------------


def robbery() -> Table:
    """Seat 0 looks at three of the five cards of seat 1: two deeds and a store card."""
    t = Table(4, loaded=True)
    t.dice(0, "Q Q Q 9 9")
    t.hand(1, box.DEED_1, box.DEED_2, box.DEED_3, box.HAT, box.HORSE)
    t.hand(2, box.DEED_5, box.LASSO)
    t.start(Rob(0))
    t.answer(0, t.options(0)[0])
    for left in (3, 2, 2):  # the deeds and the store cards stay as they lie
        t.luck.next(left, left - 1)
    t.answer(0, SPLIT + 2)
    return t


LOOKED_AT = [box.DEED_1, box.DEED_2, box.HAT]


@rule("DT-130")
def test_thief_and_victim_see_the_cards_drawn_and_others_their_backs() -> None:
    """Which cards were drawn from a hand is seen by thief and victim, their kinds by all."""
    t = robbery()
    for seat in (0, 1):
        assert GAME.view(t.town, seat)["drawn"] == LOOKED_AT
        assert heard(t, seat, "looked") == [[0, 1, 2, 1, LOOKED_AT]]
    for seat in (-1, 2, 3):
        assert GAME.view(t.town, seat)["drawn"] == 3
        assert heard(t, seat, "looked") == [[0, 1, 2, 1]]
        assert len({tuple(world.drawn) for world in worlds(t, seat)}) > 5


@rule("DT-130")
def test_thief_and_victim_know_the_card_kept() -> None:
    """The victim knows the card in the thief's hand, the thief the cards he gave back."""
    t = robbery()
    t.answer(0, STEAL + box.DEED_2)
    for seat in (0, 1):
        assert heard(t, seat, "stole") == [[0, 1, 1, box.DEED_2]]
    for seat in (-1, 2, 3):
        assert heard(t, seat, "stole") == [[0, 1, 1]]
        assert seen_of(t, seat, 0)["known"] == seen_of(t, seat, 1)["known"] == []
    assert seen_of(t, 1, 0)["known"] == [box.DEED_2]
    assert seen_of(t, 0, 1)["known"] == [box.DEED_1, box.HAT]


@rule("DT-130")
def test_worlds_keep_what_was_seen_in_a_robbery() -> None:
    """The thief's worlds hold the cards he gave back, and deal anew those he did not see."""
    t = robbery()
    t.answer(0, STEAL + box.DEED_2)
    hands = [Counter(world.hand[1]) for world in worlds(t, 0)]
    assert all(hand[box.DEED_1] >= 1 and hand[box.HAT] == 1 for hand in hands)
    assert any(box.HORSE not in hand for hand in hands)
    assert any(box.DEED_3 not in hand for hand in hands)
    assert all(box.DEED_2 in world.hand[0] for world in worlds(t, 1))
    assert any(box.DEED_2 not in world.hand[0] for world in worlds(t, 2))


@rule("DT-130")
def test_what_was_known_of_a_kind_is_doubtful_after_a_theft() -> None:
    """When a deed leaves a hand unseen, onlookers doubt the deeds they knew there, not the store
    cards.
    """
    t = robbery()
    t.town.memory[3] = [64 + box.DEED_1, 64 + box.HAT]
    t.answer(0, STEAL + box.DEED_2)
    assert seen_of(t, 3, 1)["known"] == [box.HAT]


# --- who is asked --------------------------------------------------------------------------


@rule("DT-129")
def test_being_asked_for_a_card_does_not_tell_what_one_holds() -> None:
    """While a holder is asked for a card the others see that reactions are awaited, no name."""
    t = Table(3)
    t.dice(1, "9 9 9 J K")
    t.hand(1, box.DYNAMITE)
    t.hand(2, box.WANTED_NOTICE)
    t.start(Dig(1))
    for asked, answer in ((1, PLAY + box.DYNAMITE), (2, SKIP)):
        assert t.asked == [asked]
        for seat in (-1, 0):
            view = GAME.view(t.town, seat)
            assert view["choosing"] == []
            assert view["reactions"] is True
        t.answer(asked, answer)


@rule("DT-129")
def test_whisky_in_hand_is_not_given_away_by_the_choice_of_a_target() -> None:
    """With one hand to rob, only Whisky leaves the thief a choice: he is not named as choosing."""
    t = Table(3, extension=True)
    t.dice(0, "Q Q 9 9 9")
    t.dice(1, "9 9 9 9 9")
    t.dice(2, "9 9 9 9 9")
    t.hand(0, box.WHISKY)
    t.hand(1, box.HAT)
    give_ranches(t, 2, 1)
    t.start(Place(SALOON))
    t.answer(0, ACTION + SALOON * 2)
    assert t.prompt(0) == "saloon_target"
    assert GAME.view(t.town, 1)["choosing"] == []
    assert GAME.view(t.town, 1)["reactions"] is True


@rule("DT-129")
def test_hands_are_opened_when_the_game_is_over() -> None:
    """At the end all cards are shown to be counted."""
    t = Table(2, loaded=True, extension=True)
    t.hand(1, box.DEED_5, box.CATTLE)
    t.town.mine, t.town.nuggets[0] = 1, 29
    t.luck.roll("9 9 9 9 9")
    t.luck.roll("10 10 10 10 10")
    t.start(Round())
    t.answer(0, KEEP + number("9 9 9 9 9"))
    t.answer(1, KEEP + number("10 10 10 10 10"))
    while t.asked:
        seat = t.asked[0]
        t.answer(seat, t.options(seat)[0])
    assert t.told("opened")[-1][0] == 1
    assert box.CATTLE in seen_of(t, 0, 1)["known"]
