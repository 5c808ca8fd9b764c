"""The rules of Dice Town, one file per chapter of the rulebook.

round      a round, in order; the end of a round
throwing   phase I: throws, what is kept and paid, Outlaws, the final throw
ties       who is first and second at a place; offers to the Sheriff
places     which action each of them carries out
mine       the Gold Mine and the River
bank       the Bank and the Stagecoach
store      the General Store
saloon     the Saloon: theft and recruiting
sheriff    the star and the hunt for Outlaws
town_hall  the Mayor and his wife
doc        Doc Badluck
cards      playing a card, the Wanted Notice, cards that act at once
indian     the Indian die
ending     the end of the game
goods      dollars, nuggets and cards changing hands
"""
