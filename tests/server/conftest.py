"""A table for every test: its own folder, cheap passwords, bots that answer at once."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.testclient import TestClient

from farwest.server import app as application
from farwest.server.settings import Settings
from tests.server.kit import QuietTables, guest
from tests.server.postgres import database, postgres, postgres_server

__all__ = ["database", "postgres", "postgres_server"]


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """What a test may change before it asks for the application."""
    return Settings(
        data=tmp_path / "table",
        pace=0,
        pause=0,
        rate_limits=False,
        password_time=1,
        password_memory=64,
    )


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that PostgreSQL's own user can reach, too."""
    folder = Path(tempfile.mkdtemp(prefix="farwest-chaos-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture
def app(settings: Settings, monkeypatch: pytest.MonkeyPatch) -> FastAPI:
    """The application with quiet tables: they note what they are told, and play nothing."""
    monkeypatch.setattr(application, "Tables", QuietTables)
    return application.create_app(settings)


@pytest.fixture
def client(app: FastAPI) -> Iterator[TestClient]:
    """A browser at the running application."""
    with TestClient(app) as browser:
        yield browser


@pytest.fixture
def another(app: FastAPI, client: TestClient) -> Callable[..., TestClient]:
    """Another browser at the same application."""

    def open_one(**options: Any) -> TestClient:
        browser = TestClient(app, **options)
        browser.portal = client.portal
        return browser

    return open_one


@pytest.fixture
def anna(client: TestClient) -> TestClient:
    """A guest."""
    guest(client, "Anna")
    return client


@pytest.fixture
def bea(anna: TestClient, another: Callable[..., TestClient]) -> TestClient:
    """A second guest."""
    phone = another()
    guest(phone, "Bea")
    return phone


@pytest.fixture
def nobody(anna: TestClient, another: Callable[..., TestClient]) -> TestClient:
    """A visitor who has not said who he is."""
    return another()
