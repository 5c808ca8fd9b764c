"""Why can't I?, asked of the server: of one's own seat alone, from what that seat was told."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from farwest.games.dice_town import GAME
from farwest.kernel.game import Question, Reason, View
from tests.server.kit import call, guest, refusal, set_table
from tests.server.playing import LIVE, house, play_on, run
from tests.server.test_live import app, play, two_at_a_table, view
from tests.server.test_secrets import last_state

__all__ = ["app"]


def why(client: TestClient, id: str, seat: int, target: str, more: str = "") -> Any:
    """What a seat is told about a target."""
    return call(client, "GET", f"/tables/{id}/why?seat={seat}&target={target}{more}")["why"]


def test_a_reason_comes_with_its_clause(anna: TestClient, bea: TestClient) -> None:
    """As a message to be worded, or worded already; whether or not the seat is asked."""
    id = two_at_a_table(anna, bea)
    told = why(anna, id, 0, "place-0")
    assert told == {"message": {"id": "why_dice_first", "args": {}}, "clause": "DT-022"}
    told = why(bea, id, 1, "place-0", "&lang=fr")
    assert told["message"]["text"] == "On passe aux lieux quand tous les dés sont posés."
    rolled = view(anna, id, 0)["view"]["rolled"]
    assert why(anna, id, 0, f"roll-{rolled[0]}") is None
    state = view(anna, id, 0)
    keep = next(o for o in state["question"]["offers"] if len(o["targets"]) == 1)
    form = {"seat": 0, "ask": state["ask"], "action": keep["action"]}
    call(anna, "POST", f"/tables/{id}/answer", form)
    assert why(anna, id, 0, f"roll-{rolled[0]}")["message"]["id"] == "why_locked"


@pytest.mark.parametrize("target", ["nonsense", "card-3", "roll-9", "seat-5", "found-1", "-"])
def test_what_is_not_there_has_no_reason(anna: TestClient, bea: TestClient, target: str) -> None:
    """Nor has a card that the seat does not hold."""
    assert why(anna, two_at_a_table(anna, bea), 0, target) is None


def test_only_ones_own_seat_is_asked_for(
    anna: TestClient, bea: TestClient, nobody: TestClient
) -> None:
    """Neither a rival nor a spectator learns what a seat is told."""
    id = two_at_a_table(anna, bea)
    path = f"/tables/{id}/why?target=place-0&seat="
    assert refusal(anna, "GET", f"{path}1") == (403, "error_not_your_seat")
    assert refusal(bea, "GET", f"{path}0") == (403, "error_not_your_seat")
    assert refusal(anna, "GET", f"{path}7") == (403, "error_not_your_seat")
    assert refusal(nobody, "GET", f"{path}0")[0] == 401
    guest(nobody, "Carl")
    assert refusal(nobody, "GET", f"{path}0") == (403, "error_not_your_seat")


def test_each_seat_at_one_screen_may_ask(anna: TestClient) -> None:
    """Pass and play: all seats of a person are his own."""
    seats = [{"kind": "me"}, {"kind": "here", "name": "Zoé"}]
    id = call(anna, "POST", "/tables", {"game": "dice_town", "seats": seats}, 201)["id"]
    call(anna, "POST", f"/tables/{id}/start")
    for seat in (0, 1):
        assert why(anna, id, seat, "doc")["message"]["id"] == "why_doc_later"


@pytest.mark.parametrize(
    "query",
    ["", "seat=0", "target=doc", "seat=-1&target=doc", "seat=x&target=doc", "seat=0&target=",
     "seat=0&target=" + "a" * 41, "seat=0&target=card%20one", "seat=0&target=Doc"],
)  # fmt: skip
def test_a_malformed_target_is_refused(anna: TestClient, bea: TestClient, query: str) -> None:
    """Neither long nor strange words reach the game."""
    id = two_at_a_table(anna, bea)
    assert refusal(anna, "GET", f"/tables/{id}/why?{query}") == (422, "error_form")


def test_there_is_nothing_to_ask_before_the_game(anna: TestClient) -> None:
    """Nor at a table that does not exist."""
    id = set_table(anna)["id"]
    path = "why?seat=0&target=doc"
    assert refusal(anna, "GET", f"/tables/{id}/{path}") == (409, "error_not_playing")
    assert refusal(anna, "GET", f"/tables/nowhere/{path}") == (404, "error_no_table")


def test_asking_changes_nothing(anna: TestClient, bea: TestClient) -> None:
    """It is a question to the table, not an answer."""
    id = two_at_a_table(anna, bea)
    luck = random.Random(8)
    for _ in range(10):
        play(anna, id, 0, luck)
        play(bea, id, 1, luck)
        before = view(anna, id, 0)
        for target in ("place-3", "seat-1", "die-0", "card-12"):
            why(anna, id, 0, target)
        assert view(anna, id, 0) == before


def test_a_reason_is_made_of_what_was_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Along a live game, pauses included: the view and the question the seat has on its screen."""
    given: list[tuple[View, Question | None]] = []

    def listen(view: View, question: Question | None, target: str) -> Reason | None:
        given.append((view, question))
        return None

    monkeypatch.setattr(GAME, "why", listen)

    async def test() -> None:
        async with house(tmp_path, pause=0.004) as home:
            table = await home.table(("person",) * 3, LIVE, options={"extension": True})
            watchers = [await home.watch(table, person) for person in home.people[:3]]
            luck = random.Random(9)
            while not table.over:
                await play_on(table, luck, 1)
                for seat, watcher in enumerate(watchers):
                    shown = json.loads(watcher.frames[last_state(watcher)])
                    assert table.why(seat, "doc") is None
                    view, question = given[-1]
                    assert json.loads(json.dumps(view)) == shown["view"]
                    asked = question and [offer.action for offer in question.offers]
                    offers = shown["question"] and shown["question"]["offers"]
                    assert asked == (offers and [offer["action"] for offer in offers])

    run(test())
    assert len(given) > 100
