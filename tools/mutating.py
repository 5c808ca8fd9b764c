"""Mutants: a source file with one small fault in it, made from its syntax tree."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable, Iterator
from typing import NamedTuple

COMPARED = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq, ast.In: ast.NotIn, ast.NotIn: ast.In, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
}  # fmt: skip
RECKONED = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.Add, ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr, ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}  # fmt: skip

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Site(NamedTuple):
    """Where a fault can be put, and of which kind."""

    function: str
    """The outermost function it lies in, with its class."""
    first: int
    last: int
    """The lines of the statement."""
    kind: str


class Fault(NamedTuple):
    """A tree with a fault in it, and how the statement reads without and with it."""

    tree: ast.Module
    before: str
    after: str


Change = tuple[str, Callable[[], None]]
"""The kind of a fault, and what puts it into a tree."""


def sites_of(source: str) -> list[Site]:
    """Every place for a fault in the functions of a file; its number is its place in the list."""
    return [
        Site(name, *_header(statement), kind)
        for (name, statement, kind), _ in _faults(ast.parse(source))
    ]


def mutate(source: str, number: int) -> Fault:
    """A file with one fault put in."""
    tree = ast.parse(source)
    for at, ((_, statement, _), change) in enumerate(_faults(tree)):
        if at == number:
            before, spot = _spoken(statement), _spot(statement)
            change()
            return Fault(ast.fix_missing_locations(tree), before, _spoken(_found(tree, spot)))
    raise ValueError(f"There is no mutant {number}.")


Spot = tuple[int, int, int | None, int | None]


def _spot(node: ast.stmt) -> Spot:
    return node.lineno, node.col_offset, node.end_lineno, node.end_col_offset


def _found(tree: ast.Module, spot: Spot) -> ast.stmt:
    """The statement that stands at a spot."""
    return next(n for n in ast.walk(tree) if isinstance(n, ast.stmt) and _spot(n) == spot)


def _header(statement: ast.stmt) -> tuple[int, int]:
    """The lines a statement begins with: without its body, if it has one."""
    body = getattr(statement, "body", None)
    end = statement.end_lineno or statement.lineno
    if body:
        end = max(statement.lineno, body[0].lineno - 1)
    return statement.lineno, end


def _spoken(statement: ast.stmt) -> str:
    """A statement on one line, without its body."""
    bare = copy.copy(statement)
    if getattr(bare, "body", None):
        bare.body = [ast.Pass()]  # type: ignore[attr-defined]
        if hasattr(bare, "orelse"):
            bare.orelse = []
    return " ".join(ast.unparse(bare).removesuffix("pass").split())


Place = tuple[str, ast.stmt, str]


def _faults(tree: ast.Module) -> Iterator[tuple[Place, Callable[[], None]]]:
    """Every fault that could be put into the functions of a tree."""
    for name, function in _functions(tree, ""):
        for holder in ast.walk(function):
            for blocks in ("body", "orelse", "finalbody"):
                block = getattr(holder, blocks, None)
                if not isinstance(block, list):
                    continue
                for at, statement in enumerate(block):
                    for kind, change in _faults_of(block, at, statement, function):
                        yield (name, statement, kind), change


def _functions(node: ast.AST, prefix: str) -> Iterator[tuple[str, Function]]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Function):
            yield prefix + child.name, child
        elif isinstance(child, ast.ClassDef):
            yield from _functions(child, f"{prefix}{child.name}.")


def _faults_of(
    block: list[ast.stmt], at: int, statement: ast.stmt, function: Function
) -> Iterator[Change]:
    if isinstance(statement, ast.Assert | ast.Import | ast.ImportFrom | Function | ast.ClassDef):
        return
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        return
    yield from _dropped(block, at, statement)
    if isinstance(statement, ast.If | ast.While):
        yield "negated condition", lambda: _negate(statement)
    if isinstance(statement, ast.Return) and statement.value is not None:
        yield from _returned(statement, function)
    for node in _expressions(statement):
        yield from _inside(node)


def _dropped(block: list[ast.stmt], at: int, statement: ast.stmt) -> Iterator[Change]:
    """A statement left out: a call, a change of something that outlives the function, a way out."""
    told = isinstance(statement, ast.Expr | ast.AugAssign | ast.Break | ast.Continue)
    kept = isinstance(statement, ast.Assign) and isinstance(
        statement.targets[0], ast.Attribute | ast.Subscript
    )
    bare = isinstance(statement, ast.Return) and statement.value is None
    if told or kept or bare:

        def drop() -> None:
            block[at] = ast.copy_location(ast.Pass(), statement)

        yield "dropped statement", drop


def _negate(statement: ast.If | ast.While) -> None:
    statement.test = ast.copy_location(ast.UnaryOp(ast.Not(), statement.test), statement.test)


def _returned(statement: ast.Return, function: Function) -> Iterator[Change]:
    """Another value of the same type, where the type is plain."""
    value = statement.value
    assert value is not None
    kind = ast.unparse(function.returns) if function.returns is not None else ""
    other: ast.expr | None = None
    if kind == "bool":
        other = ast.UnaryOp(ast.Not(), value)
    elif kind == "int":
        other = ast.BinOp(value, ast.Add(), ast.Constant(1))
    elif kind.startswith("list[") and not (isinstance(value, ast.List) and not value.elts):
        other = ast.List([], ast.Load())
    if other is None:
        return
    changed = ast.copy_location(other, value)

    def change() -> None:
        statement.value = changed

    yield "changed return", change


def _expressions(statement: ast.stmt) -> Iterator[ast.AST]:
    """Every part of a statement, without the statements inside it and without annotations."""
    parts: list[ast.AST] = [
        child for child in ast.iter_child_nodes(statement) if not isinstance(child, ast.stmt)
    ]
    if isinstance(statement, ast.AnnAssign):
        parts = [statement.value] if statement.value is not None else []
    while parts:
        node = parts.pop(0)
        yield node
        parts[:0] = [c for c in ast.iter_child_nodes(node) if not isinstance(c, ast.stmt)]


def _inside(node: ast.AST) -> Iterator[Change]:
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        yield "flipped comparison", lambda: _put(node, "ops", [COMPARED[type(node.ops[0])]()])
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield "flipped constant", lambda: _put(node, "value", not node.value)
    elif isinstance(node, ast.Constant) and isinstance(node.value, int):
        value = node.value
        yield "constant + 1", lambda: _put(node, "value", value + 1)
        if value > 0:
            yield "constant - 1", lambda: _put(node, "value", value - 1)
    elif isinstance(node, ast.BoolOp):
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        yield "and for or", lambda: _put(node, "op", other)
    elif isinstance(node, ast.BinOp) and type(node.op) in RECKONED:
        yield "other sign", lambda: _put(node, "op", RECKONED[type(node.op)]())
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield "dropped not", lambda: _free(node)
    elif isinstance(node, ast.Call) and len(node.args) >= 2 and not _ordered(node):
        first, second, *rest = node.args
        if ast.dump(first) != ast.dump(second):
            yield "swapped arguments", lambda: _put(node, "args", [second, first, *rest])


def _put(node: ast.AST, field: str, value: object) -> None:
    setattr(node, field, value)


def _free(node: ast.UnaryOp) -> None:
    """`not x` becomes `not not x`: the truth of x, in the same place."""
    node.operand = ast.copy_location(ast.UnaryOp(ast.Not(), node.operand), node.operand)


def _ordered(node: ast.Call) -> bool:
    """Whether the order of the first arguments is no matter, or cannot be told."""
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    return name in ("min", "max") or any(isinstance(arg, ast.Starred) for arg in node.args[:2])
