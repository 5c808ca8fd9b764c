"""A learned policy as an ONNX file: the graph, and which table it was learned at."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from farwest import __version__
from farwest.bots.policy import fingerprint
from farwest.lab.learn.network import Network
from farwest.lab.table import Table

OPERATORS: Final = 17
"""The version of ONNX's operators that is used."""
FORMAT: Final = 8
"""The version of the file format: the oldest that knows them."""


def export(network: Network, table: Table, path: Path) -> None:
    """Write a graph from `row` to `scores`, the policy, and `value_out`, the value."""
    model = helper.make_model(
        graph_of(network, table),
        opset_imports=[helper.make_opsetid("", OPERATORS)],
        ir_version=FORMAT,
        producer_name="farwest",
        producer_version=__version__,
    )
    helper.set_model_props(model, about(table))
    onnx.checker.check_model(model, full_check=True)
    fresh = path.with_suffix(".new")
    onnx.save(model, fresh)
    fresh.replace(path)


def about(table: Table) -> dict[str, str]:
    """Which table a policy is for, as the bot that plays it will ask."""
    return {
        "farwest": __version__,
        "game": table.game.key,
        "revision": str(table.game.revision),
        "players": str(table.seats),
        "options": json.dumps(table.options, sort_keys=True),
        "fingerprint": fingerprint(table.game, table.features),
    }


def graph_of(network: Network, table: Table) -> Any:
    """The network as a graph. Weights are kept short, at half the precision, and widened first."""
    own = network.weights
    stored = {name: own[name].astype(np.float16) for name in own}
    constants: dict[str, Any] = {"mean": network.mean, "scale": network.scale}
    constants["column"] = network.menu.column
    nodes = [
        helper.make_node("Cast", [f"{name}_short"], [name], to=TensorProto.FLOAT) for name in stored
    ]
    nodes += [
        helper.make_node("Cast", ["row"], ["numbers"], to=TensorProto.FLOAT),
        helper.make_node("Sub", ["numbers", "mean"], ["centred"]),
        helper.make_node("Mul", ["centred", "scale"], ["seen"]),
        *layer("seen", "w1", "b1", "first_sum"),
        helper.make_node("Relu", ["first_sum"], ["first"]),
        *layer("first", "w2", "b2", "second_sum"),
        helper.make_node("Relu", ["second_sum"], ["second"]),
        *layer("second", "policy", "policy_bias", "columns"),
        helper.make_node("Gather", ["columns", "column"], ["scores"], axis=1),
        *layer("second", "value", "value_bias", "value_out"),
    ]
    held = [numpy_helper.from_array(array, f"{name}_short") for name, array in stored.items()]
    held += [numpy_helper.from_array(array, name) for name, array in constants.items()]
    rows = helper.make_tensor_value_info("row", TensorProto.UINT8, ["n", table.features.size])
    scores = helper.make_tensor_value_info("scores", TensorProto.FLOAT, ["n", table.actions])
    value = helper.make_tensor_value_info("value_out", TensorProto.FLOAT, ["n", 1])
    return helper.make_graph(nodes, "policy", [rows], [scores, value], held)


def layer(before: str, weights: str, bias: str, after: str) -> list[Any]:
    """A full layer without what bends it."""
    return [
        helper.make_node("MatMul", [before, weights], [f"{after}_product"]),
        helper.make_node("Add", [f"{after}_product", bias], [after]),
    ]
