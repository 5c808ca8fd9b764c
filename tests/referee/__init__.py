"""Second readings: a game written once more, from the rules and the printed data alone.

Nothing here that decides imports the game's own rules, box or scoring. `translation.py` of each
game alone knows both sides; `lockstep.py` lets both play side by side.
"""
