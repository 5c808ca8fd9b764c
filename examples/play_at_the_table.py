"""A program sits down at a table, as a person would, and plays a whole game against a bot.

    python examples/play_at_the_table.py                          # at a table of its own
    python examples/play_at_the_table.py http://127.0.0.1:8111    # at one that is open

It needs farwest[table]. Everything it sends and hears is described in docs/protocol.md.
"""

import contextlib
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request

from websockets.sync.client import connect


@contextlib.contextmanager
def open_table():
    """A server of our own, without pauses, for as long as it is needed."""
    at_once = {"FARWEST_PACE": "0", "FARWEST_PAUSE": "0", "FARWEST_RATE_LIMITS": "0"}
    with socket.create_server(("127.0.0.1", 0)) as probe:
        here = probe.getsockname()
    with tempfile.TemporaryDirectory() as folder, open(os.devnull, "wb") as quiet:
        serve = f"-m farwest serve --port {here[1]} --data".split()
        command = [sys.executable, *serve, folder]
        server = subprocess.Popen(command, env=os.environ | at_once, stdout=quiet, stderr=quiet)
        try:
            while server.poll() is None:
                with contextlib.suppress(OSError), socket.create_connection(here):
                    break
                time.sleep(0.1)
            yield f"http://127.0.0.1:{here[1]}"
        finally:
            server.terminate()
            server.wait()


def sit_down(address):
    """Become a guest, set up a table for two with a bot, start it: its id, and a token."""
    browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())

    def post(path, **body):
        head = {"Content-Type": "application/json"}
        asked = urllib.request.Request(f"{address}/api/v1{path}", json.dumps(body).encode(), head)
        return json.load(browser.open(asked))

    post("/me/guest", name="Program")
    token = post("/me/tokens", label="example")["token"]
    table = post("/tables", game="deadwood", seats=[{"kind": "me"}, {"kind": "bot"}])["id"]
    post(f"/tables/{table}/start")
    return table, token


def play(address, table, token):
    """Answer every question at random, until the game is over; the table at its end."""
    where = f"{address.replace('http', 'ws', 1)}/api/v1/tables/{table}/live"
    answered = -1
    with connect(where, additional_headers={"Authorization": f"Bearer {token}"}) as live:
        for heard in map(json.loads, live):
            table = heard.get("table", table)
            if heard["type"] == "table" and table["status"] == "over":
                break
            if heard["type"] == "state" and heard["question"] and heard["ask"] > answered:
                answered = heard["ask"]
                action = random.choice(heard["question"]["offers"])["action"]
                time.sleep(0.05)  # no client may send more than 15 messages a second for long
                answer = {"type": "answer", "seat": heard["seat"], "ask": answered}
                live.send(json.dumps({**answer, "action": action}))
    return table


if __name__ == "__main__":
    with contextlib.nullcontext(sys.argv[1]) if sys.argv[1:] else open_table() as address:
        over = play(address, *sit_down(address))
    for seat, points in zip(over["seats"], over["result"]["totals"]):
        print(f"{seat['name']}: {points} points")
