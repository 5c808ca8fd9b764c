"""Dice Town, read a second time; dice and cards go by their names.

printed     what the components say              table       what lies on the table
turn        rounds, places, the end (3, 12, 21)  throwing    phase I, and Outlaws (4, 17)
ties        winners, poker, bribes (5, 8, 15)    cards       how cards are played (10, 11, 19)
mine        the Mine and the River (7, 18)       bank        the Bank and the Stagecoach (7, 15)
store       the General Store (7, 15)            saloon      robberies and recruits (7, 15, 19)
sheriff     the star and the hunt (7, 17)        town_hall   deeds (7, 15)
doc         Doc Badluck (9)                      indian      the Indian die (20)
translation the engine's state, told as a table
"""
