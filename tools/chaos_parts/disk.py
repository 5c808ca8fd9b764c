"""What a disk may hold after a power cut: all that was synced, and of the rest any part."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

CALLS = "pwrite64,fdatasync,fsync,ftruncate"
TRACER = ("strace", "-D", "-f", "-y", "-ttt", "-T", "-xx", "-s", "100000", "-e", f"trace={CALLS}")
"""Notes what a program and its children write; the program keeps its own process number."""
SECTOR = 512
"""What a disk writes as a whole."""

LINE = re.compile(r"(?P<thread>\d+) +(?P<at>[\d.]+) (?P<rest>.*)")
CALL = re.compile(
    r'(?P<name>\w+)\(\d+<(?P<path>[^>]*)>(?:, "(?P<data>[^"]*)", \d+)?(?:, (?P<n>\d+))?'
)
DONE = re.compile(r"<(?P<seconds>[\d.]+)>$")


class Act(NamedTuple):
    """A write, a new length, or a sync, and when it was asked for; a sync also when it was done."""

    at: float
    name: str
    path: Path
    offset: int
    data: bytes
    done: float


def acts(trace: Path, folder: Path) -> Iterator[Act]:
    """What was done to the files of a folder, in the order in which it was asked for.

    A call that another thread interrupted stands on two lines; it is done at the second.
    """
    found: list[Act] = []
    open_calls: dict[str, int] = {}
    with trace.open(encoding="ascii") as lines:
        for text in lines:
            line = LINE.match(text.rstrip("\n"))
            if line is None:
                continue
            at, rest = float(line["at"]), line["rest"]
            if rest.startswith("<... "):
                number = open_calls.pop(line["thread"], None)
                if number is not None:
                    found[number] = found[number]._replace(done=at)
                continue
            call = CALL.match(rest)
            path = Path(plain(call["path"]).decode()) if call else Path()
            if call is None or not path.is_relative_to(folder):
                continue
            end = DONE.search(rest)
            if end is None:
                open_calls[line["thread"]] = len(found)
            done = at + float(end["seconds"]) if end else float("inf")
            data = plain(call["data"]) if call["data"] else b""
            found.append(Act(at, call["name"], path, int(call["n"] or 0), data, done))
    return iter(found)


def plain(hexed: str) -> bytes:
    """The bytes that the tracer wrote as hexadecimal escapes."""
    return bytes.fromhex(hexed.replace("\\x", ""))


class Platter:
    """Files as they are for certain, and what was asked for since."""

    def __init__(self, files: dict[Path, bytes]) -> None:
        self.certain = {path: bytearray(content) for path, content in files.items()}
        self.waiting: list[Act] = []

    def ask(self, act: Act) -> None:
        self.waiting.append(act)

    def settle(self, now: float) -> None:
        """What was asked for before a sync that is done by now is on the disk for certain."""
        syncs = [act for act in self.waiting if act.name.endswith("sync") and act.done <= now]
        for sync in syncs:
            for act in [each for each in self.waiting if each.path == sync.path]:
                if act.at < sync.at or act is sync:
                    perform(act, self.certain)
                    self.waiting.remove(act)

    def after_a_cut(self, luck: random.Random) -> dict[Path, bytes]:
        """One of the things it may hold: sectors of what was not synced, or not."""
        files = {path: bytearray(content) for path, content in self.certain.items()}
        share = luck.choice((0.0, 0.1, 0.5, 0.9, 1.0))
        for act in self.waiting:
            for part in sectors(act):
                if luck.random() < share:
                    perform(part, files)
        return {path: bytes(content) for path, content in files.items()}


def sectors(act: Act) -> Iterator[Act]:
    """A write, cut where sectors end; anything else as it is."""
    if act.name != "pwrite64":
        yield act
        return
    begin = 0
    while begin < len(act.data):
        end = min(len(act.data), begin + SECTOR - (act.offset + begin) % SECTOR)
        yield act._replace(offset=act.offset + begin, data=act.data[begin:end])
        begin = end


def perform(act: Act, files: dict[Path, bytearray]) -> None:
    """Do it to these files."""
    content = files.setdefault(act.path, bytearray())
    if act.name == "pwrite64":
        missing = act.offset + len(act.data) - len(content)
        content.extend(bytes(max(0, missing)))
        content[act.offset : act.offset + len(act.data)] = act.data
    elif act.name == "ftruncate":
        del content[act.offset :]
        content.extend(bytes(act.offset - len(content)))
