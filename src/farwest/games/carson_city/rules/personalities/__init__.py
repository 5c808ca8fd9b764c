"""The nineteen personalities, one file per card: yellow side, red side, and all they do.

Each file has `yellow` and `red`: what happens when a player takes the card on that side. The
chapters of the rules call the rest where it applies.
"""
