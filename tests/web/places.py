"""Every place of the page, each with the way there: what is looked at for access and devices."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

from tests.web.conftest import Site
from tests.web.playing import MINE, hide_hints
from tests.web.test_page import api, open_table

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ("dice_town", "carson_city", "great_western_trail", "deadwood")
CHAIRS = [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
STEADY, SHARP = 2, 3
"""Where two levels stand among what a chair may be; how strong they were found is told below."""
GO = """path => { history.pushState(null, "", path);
    dispatchEvent(new PopStateEvent("popstate")); }"""


class Moment(NamedTuple):
    """A question in a golden game: which game, after how many plies, asked of whom."""

    game: str
    record: str
    ply: int
    seat: int


class Tour:
    """Somebody who goes from place to place with one page."""

    def __init__(self, page: Any, site: Site, reviewed: str) -> None:
        self.page = page
        self.site = site
        self.reviewed = reviewed

    def go(self, path: str, what: str = "main h1") -> None:
        """Go to an address of the page, and wait until something of it is there."""
        self.page.evaluate(GO, path)
        self.page.locator(what).first.wait_for()

    def arrive(self, settings: dict[str, Any] | None = None) -> None:
        """From now on be a guest with settings of his own; the page is loaded again."""
        api(self.page, "POST", "/me/guest", {})
        script = "kept => { for (const [key, value] of kept) localStorage.setItem(key, value); }"
        kept = [["farwest.known", "1"], ["farwest.settings", json.dumps(settings or {})]]
        self.page.evaluate(script, kept)
        self.page.goto(self.site.address)
        self.page.locator("main h1").first.wait_for()

    def open(self, game: str, record: str, **more: Any) -> str:
        """A table with a golden game; returns its id."""
        found = json.loads((GOLDEN / game / f"{record}.json").read_text())
        return str(api(self.page, "POST", "/records", {"record": found, **more})["id"])

    def sit(self, moment: Moment) -> None:
        """Sit down at a table where one is asked something."""
        game, record, ply, seat = moment
        table = self.open(game, record, **{"from": ply, "seat": seat, "bot": "random"})
        self.go(f"/table/{table}", MINE)
        hide_hints(self.page)


Way = Callable[[Tour], None]


class Place(NamedTuple):
    """A place: its name, how one gets there, and whether axe looks at it in thorough runs only."""

    name: str
    way: Way
    thorough: bool = False


def at(path: str, what: str = "main h1") -> Way:
    """A place with an address of its own."""
    return lambda tour: tour.go(path, what)


def asked(game: str, record: str, ply: int, seat: int) -> Way:
    """A table at which one is asked something."""
    return lambda tour: tour.sit(Moment(game, record, ply, seat))


def pressed(way: Way, button: str, shown: str) -> Way:
    """A place, then a press there that shows something more."""

    def there(tour: Tour) -> None:
        way(tour)
        tour.page.locator(button).first.click()
        tour.page.locator(shown).first.wait_for()

    return there


def creating(game: str) -> Way:
    """The dialog that sets up a table, with this game chosen."""

    def there(tour: Tour) -> None:
        lobby(tour)
        tour.page.locator(".hero .btn:not(.go)").first.click()
        offered = [each["key"] for each in api(tour.page, "GET", "/games")]
        tour.page.locator(".pickgame label").nth(offered.index(game)).click()
        for number, level in ((0, STEADY), (1, SHARP)):
            tour.page.locator(".seatrow select").nth(number).select_option(index=level)

    return there


def picking(number: int) -> Way:
    """One of the dialogs in which a part of Carson City is picked by hand."""

    def there(tour: Tour) -> None:
        creating("carson_city")(tour)
        dialog = tour.page.locator("dialog.create")
        dialog.locator(".listed").nth(1).locator("input").last.check()
        for switch in dialog.locator(".options > .opt .switch input:enabled").all():
            switch.check()
        dialog.locator(".picked-so-far .btn").nth(number).click()
        tour.page.locator("dialog.picker button").nth(5).click()

    return there


def lobby(tour: Tour) -> None:
    """The lobby; whatever dialog was open is closed."""
    tour.go("/rules")
    tour.go("/", ".hero")


def waiting(tour: Tour) -> None:
    """A table of one's own where somebody is missing."""
    table = open_table(tour.page, CHAIRS)
    tour.go(f"/table/{table}", ".waiting")


def invited(tour: Tour) -> None:
    """A table that lacks somebody, behind a password: one is not seated there."""
    table = open_table(tour.page, CHAIRS, access="password", password="silver")
    tour.page.context.clear_cookies()
    tour.arrive()
    tour.go(f"/table/{table}", ".waiting input[type=password]")


def shared(tour: Tour) -> None:
    """Two people at one screen: the veil between them."""
    seats = [{"kind": "me"}, {"kind": "here", "name": "Jo"}]
    table = open_table(tour.page, seats)
    api(tour.page, "POST", f"/tables/{table}/start", {})
    tour.go(f"/table/{table}", ".veil")


def hinted(tour: Tour) -> None:
    """A first game, with its hints."""
    tour.arrive()
    table = api(tour.page, "POST", "/quick", {"game": "dice_town"})["id"]
    tour.go(f"/table/{table}", ".hint")


def ended(game: str) -> Way:
    """The final scores over the table."""

    def there(tour: Tour) -> None:
        table = tour.open(game, "02")
        tour.go(f"/table/{table}", ".ending .scores")

    return there


def finished(tour: Tour) -> None:
    """The games one has finished: one of them, whose last answer is given now."""
    moves = json.loads((GOLDEN / "deadwood" / "14.json").read_text())["moves"]
    seat, action = moves[-1]
    tour.sit(Moment("deadwood", "14", len(moves) - 1, seat))
    table = tour.page.url.rsplit("/", 1)[1]
    ask = api(tour.page, "GET", f"/tables/{table}/view?seat={seat}")["ask"]
    body = {"seat": seat, "ask": ask, "action": action}
    api(tour.page, "POST", f"/tables/{table}/answer", body)
    tour.page.locator(".ending .scores").wait_for()
    tour.go("/finished", ".rowt")


def replayed(game: str) -> Way:
    """A position in the middle of a finished game."""

    def there(tour: Tour) -> None:
        table = tour.open(game, "02")
        tour.go(f"/replay/{table}?ply=60&seat=0", ".replaying .own")

    return there


def result(tour: Tour) -> None:
    """The result of a game with its review."""
    tour.go(f"/replay/{tour.reviewed}", ".page .turns button")


def review(tour: Tour) -> None:
    """The review beside a position."""
    tour.go("/rules")
    tour.go(f"/replay/{tour.reviewed}?ply=41&seat=0", ".replaying .own")
    tab, shown = ".side .seg label:nth-of-type(2):visible", ".reviewcolumn .turns:visible"
    tour.page.locator(f"{tab}, {shown}").first.wait_for()
    if tour.page.locator(tab).count():
        tour.page.locator(tab).click()
    tour.page.locator(shown).first.wait_for()


def account(tour: Tour) -> None:
    """One's own page, with an account."""
    name = f"Access {api(tour.page, 'GET', '/me')['id']}"
    api(tour.page, "POST", "/me/account", {"name": name, "password": "correct horse"})
    tour.page.goto(tour.site.address)
    tour.go("/profile", ".profile .list")


KEEP = asked("dice_town", "02", 226, 1)
PLACE = asked("carson_city", "38", 160, 0)
HIRE = asked("great_western_trail", "01", 536, 1)
BUILD = asked("great_western_trail", "00", 18, 0)
TURN = asked("deadwood", "01", 209, 2)
SETTINGS = ".bar .iconbtn:has([href='#settings'])"

PAGES = [
    Place("result", result),
    Place("review", review),
    Place("login", at("/login")),
    Place("new account", pressed(at("/login"), ".seg label:nth-child(2)", "input[type=email]")),
    Place("lost password", pressed(at("/login"), ".seg label:nth-child(3)", ".form a")),
    Place("new password", at("/reset?code=1")),
    Place("mail address", at("/confirm?code=1")),
    *[
        Place(f"rules of {game}", at(f"/rules/{game}", ".rules h3"), game != GAMES[0])
        for game in GAMES
    ],
    Place("leaderboard", at("/leaderboard")),
    Place("nobody", at("/players/Nobody%20of%20this%20name", ".panel p")),
    Place("no table", at("/table/nothing-here", ".panel .btn")),
    Place("no replay", at("/replay/nothing-here", ".panel p")),
    Place("no page", at("/nowhere", ".hero")),
    Place("which game", pressed(lobby, ".hero .btn.go", ".choice")),
    Place("have a link", pressed(lobby, ".hero .btn:nth-child(3)", "dialog input")),
]
"""What anybody sees."""
TABLES = [
    *[Place(f"create {game}", creating(game)) for game in GAMES],
    Place("cards by hand", picking(0)),
    Place("a river by hand", picking(1)),
    Place("waiting", waiting),
    Place("Dice Town: keep", KEEP),
    Place("Dice Town: six players", asked("dice_town", "12", 184, 3), True),
    Place("Dice Town: cheater", asked("dice_town", "05", 48, 0), True),
    Place("Carson City: place", PLACE),
    Place("Carson City: personality", asked("carson_city", "06", 8, 2), True),
    Place("Carson City: works", asked("carson_city", "07", 256, 2)),
    Place("Carson City: bid", asked("carson_city", "10", 221, 3), True),
    Place("Great Western Trail: hire", HIRE),
    Place("Great Western Trail: build", BUILD, True),
    Place("Great Western Trail: disc", asked("great_western_trail", "08", 428, 2), True),
    Place("Deadwood: turn", TURN),
    Place("Deadwood: duel", asked("deadwood", "09", 41, 1)),
    Place("Deadwood: sheriff", asked("deadwood", "05", 108, 1), True),
    Place("all answers", pressed(TURN, f"{MINE} .more", ".allanswers button")),
    Place("settings", pressed(TURN, SETTINGS, "dialog .prefs")),
    *[Place(f"{game} ends", ended(game), game != GAMES[0]) for game in GAMES],
    *[Place(f"{game} replayed", replayed(game), game not in GAMES[:2]) for game in GAMES],
    Place("finished games", finished),
    Place("lobby with games", lobby),
    Place("profile of a guest", at("/profile", ".profile .list")),
    Place("profile", account),
    Place("first game", hinted),
    Place("one screen for two", shared),
    Place("invited", invited),
]
"""What somebody sees who plays."""
