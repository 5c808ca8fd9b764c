"""Carson City, read a second time.

printed       what the components say         land         parcels, crossings, edges (1)
table         what lies on the table          sheets       what players start with (2, 14)
round         the whole game, phase 3 (3, 6)  choosing     the cards and what they ask (4, 13)
auction       the Auctioneer (13)             row          row, bag, the Town Hall drawn (9, 11)
turns         phase 2 (5)                     placement    where a cowboy may stand (5)
horses        corrals, moves, rodeo (14)      kit_carson   all at once, in secret (14)
duel          duels and their sequels (6)     tiles        duel tiles (14)
squares       every action square (6)         parcels      duels for land, buying (6)
roads         laying, the Governor (7)        construction tiles, houses, consent (8)
works         the works turn (7, 8)           income       buildings, thieves, loot (9, 10)
outlaws       arrival and riding (14)         ending       phase 4 (11)
scoring       the last points (12)            translation  the engine's state, told as a table
"""
