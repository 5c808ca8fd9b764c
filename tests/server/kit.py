"""What the tests of the server share."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from farwest.server.figures import Figures
from farwest.server.settings import Settings
from farwest.server.store import Store

API = "/api/v1"
PASSWORD = "correct horse"
EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"


class QuietTables:
    """Stands in for the games: it notes what it is told."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.live: dict[str, Any] = {}
        self.figures = Figures(self)  # type: ignore[arg-type]
        self.begun: list[str] = []
        self.stirred: list[str] = []
        self.sent_away: list[int] = []

    async def open(self) -> None:
        """Nothing to open."""

    async def close(self) -> None:
        """Nothing to close."""

    async def started(self, table_id: str) -> None:
        self.begun.append(table_id)

    async def changed(self, table_id: str) -> None:
        self.stirred.append(table_id)

    def send_away(self, player_id: int) -> None:
        self.sent_away.append(player_id)

    def turn(self, table_id: str) -> list[int]:
        return [0]

    def waits_for(self, table_id: str, seats: list[int]) -> bool:
        return 0 in seats

    def clock(self, table_id: str) -> list[dict[str, Any]]:
        return []

    def online(self, table_id: str) -> set[int]:
        return set()


def call(client: TestClient, method: str, path: str, body: Any = None, status: int = 200) -> Any:
    """What a request brought that must end with this status."""
    response = client.request(method, API + path, json=body)
    assert response.status_code == status, response.text
    return response.json()


def refusal(client: TestClient, method: str, path: str, body: Any = None) -> tuple[int, str]:
    """With which status and id a request is refused; the shape of the error is checked."""
    response = client.request(method, API + path, json=body)
    error = response.json()["error"]
    assert set(response.json()) == {"error"}
    assert set(error) == {"id", "text", "args"}
    assert error["text"].endswith((".", "!", "?")), error
    return response.status_code, error["id"]


def guest(client: TestClient, name: str = "Anna") -> Any:
    """Become a guest."""
    return call(client, "POST", "/me/guest", {"name": name}, 201)


def account(client: TestClient, name: str = "Anna", **more: Any) -> Any:
    """Become an account."""
    guest(client, name)
    return call(client, "POST", "/me/account", {"name": name, "password": PASSWORD, **more})


def table_form(*kinds: str, **more: Any) -> dict[str, Any]:
    """A table of Dice Town with such chairs."""
    seats = [{"kind": kind} for kind in kinds or ("me", "open", "bot")]
    return {"game": "dice_town", "seats": seats, **more}


def set_table(client: TestClient, *kinds: str, **more: Any) -> Any:
    """Set up a table of Dice Town."""
    return call(client, "POST", "/tables", table_form(*kinds, **more), 201)
