"""The review of a finished game: who was likely to win when, and what turned it.

chances    points turned into chances to win
onlooker   the chances in a position, and after an answer there
walk       the chances after every move: what was choice, and what was chance
turning    the turning points, and what the strong bot preferred there
reckoning  all of it, from a record
"""

from __future__ import annotations

from farwest.review.reckoning import EDITION, Review, review

__all__ = ["EDITION", "Review", "review"]
