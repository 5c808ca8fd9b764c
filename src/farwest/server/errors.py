"""What goes wrong, as the protocol says it: an id, a sentence, arguments. Nothing has changed."""

from __future__ import annotations

from typing import Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from sqlalchemy.exc import IntegrityError
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection

from farwest.games import UnknownGame
from farwest.kernel.game import Message
from farwest.kernel.news import Refused, Spoken
from farwest.server import texts

log = structlog.get_logger("farwest.errors")

MISSING = ("error_missing", "There is nothing here.")
NO_TABLE = ("error_no_table", "There is no such table, or it is gone.")
METHOD = ("error_method", "This address cannot be used in that way.")
FORM = ("error_form", "The request is not of the right form: {where}: {what}.")
BROKEN = ("error_server", "Something went wrong here. It was written down; please try again.")
OTHER = ("error_request", "The request cannot be carried out.")


class Problem(HTTPException):
    """A request that cannot be carried out, worded by its id and arguments."""

    def __init__(
        self,
        status: int,
        id: str,
        text: str,
        /,
        headers: dict[str, str] | None = None,
        **args: Any,
    ) -> None:
        self.id = id
        self.args_by_name = args
        self.text = text.format(**args)
        super().__init__(status, self.text, headers)

    @classmethod
    def of(cls, status: int, spoken: Spoken) -> Problem:
        """What kernel, games or bots refuse, as a problem of this status."""
        return cls(status, spoken.id, spoken.text, **spoken.args_by_name)

    def error(self, lang: str) -> dict[str, Any]:
        """The error as it is sent, worded for its reader."""
        return {
            "id": self.id,
            "text": texts.say(lang, self.id, self.text, **self.args_by_name),
            "args": {name: told(value, lang) for name, value in self.args_by_name.items()},
        }


def told(value: Any, lang: str) -> Any:
    """A value of an error as it is sent; a reason within the reason is an error itself."""
    if isinstance(value, Spoken):
        return Problem.of(422, value).error(lang)
    return str(value) if isinstance(value, Message) else value


def problem_of(error: Exception) -> Problem:
    """Any error that is somebody's fault but ours, as a problem."""
    if isinstance(error, Problem):
        return error
    if isinstance(error, Spoken):
        status = {Refused: 409, UnknownGame: 404}.get(type(error), 422)
        return Problem.of(status, error)
    if isinstance(error, RequestValidationError):
        return form_problem(error)
    if isinstance(error, HTTPException):
        known = {404: MISSING, 405: METHOD}.get(error.status_code, OTHER)
        return Problem(error.status_code, *known, headers=dict(error.headers or {}) or None)
    if isinstance(error, IntegrityError):  # what it speaks of was taken away meanwhile
        return Problem(409, *OTHER)
    return Problem(500, *BROKEN)


def form_problem(error: RequestValidationError) -> Problem:
    """The first thing that is wrong with a body, a query or a path."""
    first = error.errors()[0]
    if first["type"] == "json_invalid":
        return Problem(400, "error_json", "The body is not JSON.")
    if first["type"] == "model_attributes_type":
        return Problem(400, "error_json_type", "The body must be JSON, sent as application/json.")
    if tuple(first["loc"]) == ("path", "id") and str(first["type"]).startswith("string_"):
        return Problem(404, *NO_TABLE)  # what cannot be the id of a table is the id of none
    places = [str(part) for part in first["loc"] if part not in ("body", "query", "path")]
    what = str(first["msg"]).rstrip(".")
    return Problem(422, *FORM, where=".".join(places) or "body", what=what)


def language_of(asked: HTTPConnection) -> str:
    """The language of whoever asks: by name, or as his browser says."""
    return texts.wanted(asked.query_params.get("lang"), asked.headers.get("accept-language"))


def respond(problem: Problem, asked: HTTPConnection) -> JSONResponse:
    """The response that carries a problem."""
    body = {"error": problem.error(language_of(asked))}
    return JSONResponse(body, problem.status_code, headers=problem.headers)


async def _told(request: Request, error: Exception) -> JSONResponse:
    return respond(problem_of(error), request)


async def _overtaken(request: Request, error: Exception) -> JSONResponse:
    log.warning("overtaken", method=request.method, route=route_of(request.scope))
    return respond(problem_of(error), request)


async def _broken(request: Request, error: Exception) -> JSONResponse:
    log.error("broken", method=request.method, route=route_of(request.scope), exc_info=error)
    headers = {"X-Content-Type-Options": "nosniff", "Cache-Control": "no-store"}
    return respond(Problem(500, *BROKEN, headers=headers), request)


def route_of(scope: Any) -> str:
    """The pattern of the path asked for: it never holds the id of a table, or a code."""
    route = scope.get("route")
    return getattr(route, "path", "") or "-"


def add_handlers(app: FastAPI) -> None:
    """Make every error of the application speak the protocol."""
    for kind in (Spoken, RequestValidationError, HTTPException):
        app.add_exception_handler(kind, _told)
    app.add_exception_handler(IntegrityError, _overtaken)
    app.add_exception_handler(Exception, _broken)
