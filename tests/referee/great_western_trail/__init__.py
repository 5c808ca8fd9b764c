"""Great Western Trail, read a second time.

printed      what the components say           table        what lies on the table
turn         phases A, B and C (3, 4, 8)       trail        locations, fees, steps (4)
stay         phase B, copying (5, 12)          actions      every printed action, by its name
herd         drawing, discarding, removing     auxiliary    the five auxiliary actions (12)
workers      hiring, worker spaces (9)         building     building, replacing (10)
railroad     engine movement (11)              stations     discs, upgrades, masters (7, 11)
village      trade, hazards, supply tiles      cattle       buying, the market (12)
objectives   taking and playing cards (13)     rewards      what an action brings
kansas_city  foresight, income (6)             delivery     cities, transport, 9a (6, 12)
scoring      eleven categories (15)            translation  the engine's state, told as a table
"""
