"""Every request that the description of the API allows, and many that it does not.

Schemathesis draws them; whatever they hold, the answer is a reply in JSON and never a fault of
ours. `FARWEST_DEEP=50` draws fifty times as many.
"""

from __future__ import annotations

import contextlib
import json
import os
from collections import Counter
from typing import Any

import pytest
import schemathesis
from fastapi import FastAPI
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis.errors import Unsatisfiable
from starlette.testclient import TestClient

from farwest.server import app as application
from farwest.server.settings import Settings
from farwest.server.tables import Tables
from tests.server.kit import API, call
from tests.server.playing import BotsHere
from tests.server.worlds import Telltale

EXAMPLES = 4 * int(os.environ.get("FARWEST_DEEP", "1"))
MODES = [schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE]
KNOWN = {"key": "dice_town", "name": "Anna", "game": "dice_town"}
SEARCH = settings(
    max_examples=EXAMPLES,
    deadline=None,
    database=None,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)


class QuickBots(BotsHere, Telltale):
    """Bots that answer at once, and hints that cost nothing."""

    ponder = Telltale.ponder  # type: ignore[assignment]


class FuzzedTables(Tables):
    """Real tables whose bots think in this process."""

    def __init__(self, *args: Any) -> None:
        super().__init__(*args)
        self.bots = QuickBots()  # type: ignore[assignment]


@pytest.fixture
def app(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> FastAPI:
    """The application with real tables."""
    monkeypatch.setattr(application, "Tables", FuzzedTables)
    return application.create_app(settings)


class Visitor:
    """Somebody with a table, who sends what is drawn; when it cost him his name, he comes back."""

    def __init__(self, client: TestClient) -> None:
        self.client = client
        self.statuses: Counter[int] = Counter()
        self.table = ""

    def settle(self) -> None:
        """Be a guest at a table in play, whatever has happened."""
        if self.client.get(f"{API}/me").status_code != 200:
            self.client.cookies.clear()
            call(self.client, "POST", "/me/guest", {}, 201)
            self.table = ""
        if not self.table:
            self.table = call(self.client, "POST", "/quick", {"game": "dice_town"}, 201)["id"]

    def send(self, case: Any, real: bool) -> None:
        """Send a request as drawn, or about what is really there."""
        self.settle()
        inside = dict(case.path_parameters or {})
        if real:
            inside |= {name: value for name, value in KNOWN.items() if name in inside}
            inside |= {"id": self.table} if "{id}" in case.path and "tables" in case.path else {}
        case.path_parameters = inside
        body, headers = self.body_of(case)
        reply = self.client.request(
            case.method, case.formatted_path, params=case.query, content=body, headers=headers
        )
        self.check(case, reply)

    def body_of(self, case: Any) -> tuple[bytes | None, dict[str, str]]:
        """A body and the headers that come with it; what no client can write is left out."""
        headers = {
            name: text
            for name, text in (case.headers or {}).items()
            if str(name).isascii() and str(text).isascii() and str(text).isprintable() and name
        }
        if isinstance(case.body, schemathesis.core.NotSet):
            return None, headers
        text = json.dumps(case.body, default=str)
        return text.encode(errors="surrogatepass"), headers | {"Content-Type": "application/json"}

    def check(self, case: Any, reply: Any) -> None:
        """No fault of ours; an error is of the shape that the protocol promises."""
        self.statuses[reply.status_code] += 1
        where = f"{case.method} {case.formatted_path} {case.body!r}: {reply.text[:300]}"
        assert reply.status_code < 500, where
        if reply.status_code >= 400:
            error = reply.json()["error"]
            assert set(error) == {"id", "text", "args"}, where
            assert error["text"].endswith((".", "!", "?")), where


def operations(app: FastAPI) -> list[Any]:
    """All that the description names."""
    schema = schemathesis.openapi.from_dict(app.openapi())
    return [found.ok() for found in schema.get_all_operations()]


@pytest.mark.parametrize("mode", MODES, ids=lambda mode: mode.value)
def test_no_request_is_a_fault_of_ours(client: TestClient, app: FastAPI, mode: Any) -> None:
    """Right and wrong values in every place: a reply, or a refusal in words."""
    visitor = Visitor(client)
    found = operations(app)
    assert len(found) > 40
    for operation in found:
        drawn = operation.as_strategy(generation_mode=mode)

        @seed(20)
        @SEARCH
        @given(case=drawn)
        def attempt(case: Any) -> None:
            visitor.send(case, real=sum(visitor.statuses.values()) % 2 == 0)

        with contextlib.suppress(Unsatisfiable):  # where nothing can be wrong
            attempt()
    assert sum(visitor.statuses.values()) >= len(found)
    assert any(200 <= status < 300 for status in visitor.statuses)
    assert visitor.statuses[422] > 20
