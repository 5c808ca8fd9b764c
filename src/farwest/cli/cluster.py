"""Work shared out by Ray: on a cluster that is there, or on a Ray started here for the while."""

from __future__ import annotations

import contextlib
import importlib.util
import os
import pickle
import secrets
import socket
import tempfile
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from farwest import __version__
from farwest.arena.ledger import DECIDING, sources_here
from farwest.kernel.news import Spoken

T = TypeVar("T")
R = TypeVar("R")

RAY = "ray"
"""What --on says for a Ray of our own, unless RAY_ADDRESS names another."""
CLIENT = "ray://"
AHEAD = 2
"""How many errands wait for each processor, so that none of them is idle."""
HANDFUL = 32
"""No more tasks than this are one errand: the bar moves, and little is lost with a worker."""
TRIES = 3
"""How often an errand is given out again whose worker was lost."""
PATIENCE = 5.0
"""Seconds in which somebody must answer at an address."""
SHORT = "/tmp" if os.name == "posix" else None
"""Where a Ray of our own keeps its sockets, whose paths must be short."""
STORE = 256 << 20
"""Bytes a Ray of our own keeps for results that wait to be fetched."""


class NoRay(Spoken):
    """Ray is not installed, not reached, or cannot do the work."""


def address_of(on: str) -> str:
    """Where the work is to be done: an address, or nothing for a Ray of our own; checked."""
    if importlib.util.find_spec("ray") is None:
        raise NoRay("error_no_ray", "--on {on} needs Ray: pip install 'farwest[ray]'.", on=on)
    address = os.environ.get("RAY_ADDRESS", "") if on == RAY else on
    if on == RAY and address in ("", "local"):
        return ""
    if address.startswith(CLIENT) and importlib.util.find_spec("grpc") is None:
        raise NoRay(
            "error_no_ray_client",
            "{address} needs the client of Ray: pip install 'ray[client]'.",
            address=address,
        )
    if address != "auto":
        knock(address)
    return address


def knock(address: str) -> None:
    """Stop where nobody answers: Ray itself would go on trying for minutes."""
    host, colon, port = address.removeprefix(CLIENT).rpartition(":")
    if not colon or not host or not port.isdecimal():
        raise NoRay(
            "error_ray_address",
            "--on takes here, ray, or the address of a cluster such as 10.0.0.5:6379; "
            "not {address}.",
            address=address or "–",
        )
    try:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as error:
        raise unreached(address, error) from error


def unreached(address: str, error: Exception) -> NoRay:
    """Nobody answers at an address, or not to us; without one, Ray does not start here."""
    reason = str(error).strip().split("\n")[0].rstrip(".: ")
    if not address:
        return NoRay("error_ray_start", "Ray cannot be started here: {reason}.", reason=reason)
    return NoRay(
        "error_ray_unreached",
        "No Ray cluster can be joined at {address}: {reason}.",
        address=address,
        reason=reason,
    )


@contextlib.contextmanager
def joined(address: str, jobs: int | None) -> Iterator[Any]:
    """Ray, connected; what was started here ends here. Whoever is connected already stays so."""
    if not address:
        keep_private()
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    import ray

    if address and ray.is_initialized():
        yield ray
        return
    wishes: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    with tempfile.TemporaryDirectory(
        prefix="farwest-ray-", dir=SHORT, ignore_cleanup_errors=True
    ) as folder:
        if address:
            wishes["address"] = address
        else:
            wishes |= {"address": "local", "num_cpus": jobs or os.cpu_count() or 1}
            wishes |= {"include_dashboard": False, "object_store_memory": STORE}
            wishes["_temp_dir"] = folder
        try:
            ray.init(**wishes)
            yield ray
        except (ConnectionError, RuntimeError, ValueError) as error:
            if ray.is_initialized():
                raise
            raise unreached(address, error) from error
        finally:
            ray.shutdown()


def keep_private() -> None:
    """A Ray of our own listens to this machine alone, to us alone, and reports to nobody.

    The first variable is the one that Ray itself sets where it does not support clusters.
    """
    os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ["RAY_AUTH_MODE"] = "token"
    os.environ["RAY_AUTH_TOKEN"] = secrets.token_hex(32)


def on_ray(
    work: Callable[[T], R], tasks: Sequence[T], jobs: int | None, on: str, alone: bool
) -> Iterator[R]:
    """The results of all tasks, in their order; an errand whose worker was lost is given again."""
    address = address_of(on)
    with joined(address, jobs) as ray:
        processors = jobs or int(ray.cluster_resources().get("CPU", 1)) or 1
        most = processors if address and jobs else processors * AHEAD
        handful = 1 if alone else max(1, min(HANDFUL, len(tasks) // (processors * 8)))
        errand = ray.remote(make_errand()).options(num_cpus=1, max_retries=TRIES)
        lots = (tasks[start : start + handful] for start in range(0, len(tasks), handful))
        waiting: deque[Any] = deque()
        try:
            for lot in lots:
                waiting.append(errand.remote(stamp(), DECIDING, pickle.dumps((work, lot))))
                if len(waiting) >= most:
                    yield from fetched(ray, waiting.popleft())
            while waiting:
                yield from fetched(ray, waiting.popleft())
        finally:
            for each in waiting:
                ray.cancel(each)


def fetched(ray: Any, errand: Any) -> list[Any]:
    """What an errand brought; what went wrong in it goes wrong here as it would have here."""
    try:
        done, results = ray.get(errand)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        raise NoRay(
            "error_ray_lost",
            "Ray lost the work {tries} times and gives up: {reason}.",
            tries=TRIES + 1,
            reason=type(error).__name__,
        ) from error
    if done != stamp():
        raise NoRay(
            "error_ray_version",
            "Every node of the cluster needs farwest {version}; one has {found}.",
            version=stamp(),
            found=done or "none",
        )
    return results


def stamp() -> str:
    """The version, and which sources decide here: what every worker must have too."""
    return f"{__version__} ({sources_here()})"


def make_errand() -> Callable[[str, tuple[str, ...], bytes], tuple[str, list[Any]]]:
    """What a worker does. It travels whole: a worker without Farwest can still say so."""

    def errand(wanted: str, packages: tuple[str, ...], packed: bytes) -> tuple[str, list[Any]]:
        try:
            import farwest
        except ImportError:
            return "", []
        try:
            from farwest import provenance
        except ImportError:  # the sources are older than that
            return farwest.__version__, []
        here = f"{farwest.__version__} ({provenance.digest(*packages)})"
        if here != wanted:
            return here, []
        work, lot = pickle.loads(packed)
        return here, [work(task) for task in lot]

    return errand
