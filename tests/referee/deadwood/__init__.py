"""Deadwood, read a second time; every cowboy is a piece of his own.

printed     what the components say            table       what lies on the table
turn        turns, and the end (4, 11, 12)     town        buildings, control, Sheriff (2, 6)
annexing    arrivals, annexations, the store,  buildings   what the other buildings do (7, 8, 9)
            Town Hall, the railroad (4, 7, 10)
duel        duels (5)                          stacks      tiles drawn, placed, looked at (7, 9)
final_duel  who wins among equals (13)         translation the engine's state, told as a table
"""
