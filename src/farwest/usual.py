"""Who plays where nobody says otherwise: one name for command line, levels and table."""

from typing import Final

BOT: Final = "advised"
