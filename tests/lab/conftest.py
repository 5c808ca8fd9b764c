"""The lab's libraries: tests ask for them by name, and are skipped where they are not installed."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

import pytest

from tests.needs import lacking


def library(name: str, extra: str, module: str) -> ModuleType:
    """One of our modules, and the library it needs."""
    if find_spec(name) is None:
        lacking(f"{name}: pip install 'farwest[{extra}]'")
    return import_module(module)


@pytest.fixture
def zoo() -> ModuleType:
    """farwest.lab.pettingzoo."""
    return library("pettingzoo", "lab", "farwest.lab.pettingzoo")


@pytest.fixture
def vector() -> ModuleType:
    """farwest.lab.vector."""
    return library("numpy", "lab", "farwest.lab.vector")


@pytest.fixture
def export() -> ModuleType:
    """farwest.lab.learn.export, and what plays its files."""
    library("onnxruntime", "train", "farwest.bots.network")
    return library("onnx", "train", "farwest.lab.learn.export")


@pytest.fixture
def spiel() -> ModuleType:
    """farwest.lab.openspiel."""
    return library("pyspiel", "openspiel", "farwest.lab.openspiel")
