"""The rules of Carson City, one file per chapter of the rulebook.

setup          setting up; new_beginning: sheets filled in secret
round          a round, in order
outlaws        how outlaws come and move; outlaw_fights: what beating one brings
choosing       phase 1; personalities/: one file per card
placement      phase 2; places: where a cowboy may go; moves: moving one; passing
purposes       what a cowboy would do on a place
kit_carson     phase 2 with everybody at once
resolution     phase 3, square by square; wages
duels          duels and fights; contests: several of them; duel_tiles: without dice
parcels        price, ownership, the parcel step
roads          roads and bridges
construction   tiles and houses; works: pending tiles; claims: tile and parcel together
row            the building row and the bag
buildings/     one file per building: income, conditions, effects
income         the building-income step
horses         horses, corrals, rodeos
ending         phase 4
cowboys        strength, reserve and supply, points
asking         what all questions share
"""
