"""Tests that need what a machine may lack."""

import os
from typing import NoReturn

import pytest


def lacking(reason: str) -> NoReturn:
    """Skip the test because this machine lacks something; where CI=true, fail: there it must be."""
    if os.environ.get("CI") == "true":
        pytest.fail(f"lacking here, where nothing may be: {reason}", pytrace=False)
    pytest.skip(f"lacking: {reason}")
