"""The rules of Deadwood, one file a chapter.

turn        one action a turn: back to the Ranch, or go to town
arrival     entering a building: the Sheriff's fee, a duel, the right to annex
duel        fleeing, cartridges, dice rolled down to equality
annexing    yes or no, and what is under way
buildings   what each building gives: a line a building
people      Church, Saloon, Casino, Gold Mine, Courthouse, Newspaper, Telegraph Office
wanderers   the Sheriff's move, the Grifter, the Dance Hall
store       the General Store's move
town_hall   the Wanted token, the line, the new buildings
railroad    laying a tile, what it destroys, who may annex
stacks      drawing and placing tiles, the Fortune Teller
ending      the Stage Depot's bonus, fines
final_duel  a tie for the first place, shot out
asking      the two shapes most steps have
goods       money, tokens and cowboys changing places
"""
