"""The rules of Great Western Trail, one file per chapter.

turn         a turn, in order; whose turn comes next
moving       phase A: the cattleman on the trail, hand fees
staying      phase B: local actions or an auxiliary action; copying a neighbour
buildings    what may be done at every building, one line each
kansas_city  the five stops of Kansas City
supply       tiles of the supply, the job market and its token
delivery     cities, transport, the special delivery
discs        removing discs from the player board
hiring       workers and the immediate actions of their spaces
building     private buildings, new or replacing others
railroad     the engine
stations     stations and their masters
village      teepees and hazards
cattle       the cattle market
objectives   objective cards
auxiliary    auxiliary actions, single and double
herd         discarding for a reward, drawing, removing
goods        dollars, certificates, cards
tiles        tile codes
acting       what an action is
ending       the end of the game
setting_up   the set-up
"""
