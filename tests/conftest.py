"""What every test run shares: the account of the clauses, and how Hypothesis searches."""

import os

from hypothesis import settings

pytest_plugins = ["tests.proofs"]

settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "local")
