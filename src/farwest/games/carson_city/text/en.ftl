### Carson City in English.
#
# Attributes: .tip explains a name; .phrase is the name as it stands in a sentence, .at says where;
# a building also has .the, .noun, .plural and .several; a personality .yellow and .red, by its side.
# An argument `building` gives $building, $building_tip, $building_the …

carson_city = Carson City
    .tip = Send your cowboys for land, roads and buildings, draw first, and build the town of Carson City.
game_title = { carson_city }
game_text = { carson_city.tip }
game_kind = 90 min · demanding

## Terms

parcel = Parcel
    .tip = One of the 64 squares of the map.
parcel_at =
    { $row ->
        [1] A
        [2] B
        [3] C
        [4] D
        [5] E
        [6] F
        [7] G
       *[8] H
    }{ $column }
    .tip = A parcel: its row by letter from the top, its column by number from the left.
    .phrase = { parcel_at }
    .at = on { parcel_at }
edge_between = { $one }–{ $other }
    .tip = Where a road may lie, between two parcels.
    .phrase = between { $one } and { $other }
edge_north = north of { $parcel }
    .tip = Where a road may lie, at the edge of the map.
    .phrase = north of { $parcel }
edge_south = south of { $parcel }
    .tip = Where a road may lie, at the edge of the map.
    .phrase = south of { $parcel }
edge_west = west of { $parcel }
    .tip = Where a road may lie, at the edge of the map.
    .phrase = west of { $parcel }
edge_east = east of { $parcel }
    .tip = Where a road may lie, at the edge of the map.
    .phrase = east of { $parcel }
title = Title
    .tip = Marks a parcel as yours; 12 per player.
free_parcel = Free parcel
    .tip = No mountain, building or house on it.
equipped = Equipped parcel
    .tip = A road touches one of its corners or sides.
road = Road
    .tip = Lies on the edge of a parcel and must extend the network.
bridge = Bridge
    .tip = Two roads of one player crossing the river.
cowboy_pawn = Cowboy
    .tip = Placed, he chooses an action; in reserve, he adds 1 to your strength.
white_cowboy = White cowboy
    .tip = The Sheriff’s extra cowboy; nobody can challenge him.
revolver = Revolver
    .tip = Strength +1, for good.
strength = Strength
    .tip = Cowboys in reserve + revolvers + bonuses.
personal_reserve = Reserve
    .tip = Your cowboys, roads and horses that are not on the board.
general_supply = General supply
    .tip = The common stock beside the board.
bank_central = Central bank
    .tip = Pays and receives all money.
duel = Duel
    .tip = Die + strength: the highest acts, the losers take their cowboys back.
turn_order = Turn order
    .tip = Set by the numbers of the personalities.
pass_order = Pass order
    .tip = The order in which players passed; it breaks ties and decides who chooses first next round.
cash_limit = Cash limit
    .tip = Money above it must be spent at the end of the round: 1 VP for each $10.
vp = Victory points
    .tip = The most at the end win.
pending_building = Kept tile
    .tip = Bought, but not built yet.
attack = Attack
    .tip = Steal half the income of a building.
defend = Defence
    .tip = Guard your own building against attacks.
consent = Consent
    .tip = Another owner allows a house on his parcel.
house_symbol = House symbol
    .tip = Counts as a house for the shops beside it.
mountain = Mountain
    .tip = Feeds the mines beside it; 2 VP for its owner.
house = House
    .tip = Comes with new buildings; feeds the shops beside it; 2 VP for its owner.
town_house = Town house
    .tip = Two houses on one parcel that is surrounded on all sides.
river = River
    .tip = Can neither be bought nor built on.
dynamite = Dynamite
    .tip = Triples a mine’s income, or gives two dice in a duel.
no_duel = No-duel token
    .tip = The cowboy who carries it acts first and never duels.
duel_tile = Duel tile
    .tip = Worth 0 to 5, played instead of a die.
outlaw = Outlaw
    .tip = Halves a building’s income until he is beaten.
outlaw_tile = Outlaw tile
    .tip = The strength of all outlaws, and the VP for beating one.
horse = Horse
    .tip = Played into a corral; at the end 1 VP, and 1 more for each rodeo won.
corral = Corral
    .tip = One of the five places for horses on your board.
rodeo = Rodeo
    .tip = The best corrals of the round win a cup.
rodeo_cup = Rodeo cup
    .tip = At the end, 1 VP more for each of your horses.
hat_value = Hat value
    .tip = Rodeo points for each horse in this corral.
ammo_chip = +3 chip
    .tip = Strength +3 this round.
round = Round
    .tip = The game lasts four rounds.
first_player = First player
    .tip = The first in turn order.
town_centre = Town centre
    .tip = The first house, with its four roads.
building_row = Building row
    .tip = Seven tiles for sale, from $3 to $12.
bag = Bag
    .tip = The building tiles still to come.
works_turn = Works
    .tip = Once a round: lay roads and build the tiles you kept.
occupant = Occupant
    .tip = Whoever sits in the town hall: his shops earn one step more.
sharpshooter = Sharpshooter
    .tip = Rolls two dice in duels and keeps the higher.
phase_start = Setting up
    .tip = What everybody starts with.
phase_personalities = Personalities
    .tip = Everybody takes a card.
phase_placement = Placement
    .tip = One cowboy at a time, or pass.
phase_resolution = Resolution
    .tip = Actions and duels, in the order of the board.
phase_end = End of the round
    .tip = New cowboys, cash limits, new tiles.

## Action squares

square_wages = Wages
    .tip = $4 for each cowboy, no duel.
    .phrase = Wages
    .at = at Wages
square_ammo = Ammunition
    .tip = Strength +3 for the rest of the round.
    .phrase = Ammunition
    .at = at Ammunition
square_roads3 = 3 Roads
    .tip = Take three roads.
    .phrase = 3 Roads
    .at = at 3 Roads
square_road1 = 1 Road
    .tip = One road for each cowboy, no duel.
    .phrase = 1 Road
    .at = at 1 Road
square_build12 = Building $12
    .tip = Buy this tile for $12, to build now or later.
    .phrase = the $12 building
    .at = at the $12 building
square_build10 = Building $10
    .tip = Buy this tile for $10, to build now or later.
    .phrase = the $10 building
    .at = at the $10 building
square_build8 = Building $8
    .tip = Buy this tile for $8, to build now or later.
    .phrase = the $8 building
    .at = at the $8 building
square_build6 = Building $6
    .tip = Buy this tile for $6, to build now or later.
    .phrase = the $6 building
    .at = at the $6 building
square_build5 = Building $5
    .tip = Buy this tile for $5, to build now or later.
    .phrase = the $5 building
    .at = at the $5 building
square_build4 = Building $4
    .tip = Buy this tile for $4, to build now or later.
    .phrase = the $4 building
    .at = at the $4 building
square_build3 = Building $3
    .tip = Buy this tile for $3, to build now or later.
    .phrase = the $3 building
    .at = at the $3 building
square_inc_parcels = Parcel Income
    .tip = $2 for each parcel you own.
    .phrase = Parcel Income
    .at = at Parcel Income
square_inc_cowboys = Cowboy Income
    .tip = $2 for each point of your strength.
    .phrase = Cowboy Income
    .at = at Cowboy Income
square_gambling = Gambling
    .tip = Roll two dice and earn their sum.
    .phrase = Gambling
    .at = at Gambling
square_vp_parcels = Parcel Points
    .tip = 1 VP for every two parcels you own.
    .phrase = Parcel Points
    .at = at Parcel Points
square_vp_buildings = Building Points
    .tip = 1 VP for each building you have built.
    .phrase = Building Points
    .at = at Building Points
square_vp_cowboys = Cowboy Points
    .tip = 1 VP for every two points of your strength.
    .phrase = Cowboy Points
    .at = at Cowboy Points
square_buy5 = VP for $5
    .tip = As many VP as you like, at $5 each.
    .phrase = VP for $5
    .at = where VP cost $5
square_buy4 = VP for $4
    .tip = As many VP as you like, at $4 each. Closed in round 4.
    .phrase = VP for $4
    .at = where VP cost $4
square_buy3 = VP for $3
    .tip = As many VP as you like, at $3 each. Closed from round 3 on.
    .phrase = VP for $3
    .at = where VP cost $3
square_buy2 = VP for $2
    .tip = As many VP as you like, at $2 each. In round 1 only.
    .phrase = VP for $2
    .at = where VP cost $2
parcel_purchase = Parcel purchase
    .tip = Whoever stands alone on a parcel may buy it: $1, and $1 more for each building, house or mountain on it and around it.
deferred_placement = Works
    .tip = In turn order, everybody lays roads and builds tiles kept from before.
building_income = Building income
    .tip = Attacks are settled, then every building pays its owner.

## Buildings

ranch = Ranch
    .tip = $1 for each free parcel around, at least $1; +1 revolver; counts as a house. Needs neither road nor house.
    .phrase = a ranch
    .the = the ranch
    .noun = ranch
    .plural = ranches
    .several = { $n } ranches
mine = Mine
    .tip = $3 for each mountain around that no rival owns; +1 revolver. Needs neither road nor house.
    .phrase = a mine
    .the = the mine
    .noun = mine
    .plural = mines
    .several = { $n } mines
drugstore = Drugstore
    .tip = $3 for each house around and each ranch of yours, $33 at most. Brings a house.
    .phrase = a drugstore
    .the = the drugstore
    .noun = drugstore
    .plural = drugstores
    .several = { $n } drugstores
bank = Bank
    .tip = $3 for each house around and each mine of yours, $45 at most. Brings a house.
    .phrase = a bank
    .the = the bank
    .noun = bank
    .plural = banks
    .several = { $n } banks
saloon = Saloon
    .tip = $5 for each house around, $55 at most. Brings a house.
    .phrase = a saloon
    .the = the saloon
    .noun = saloon
    .plural = saloons
    .several = { $n } saloons
hotel = Hotel
    .tip = $6; counts as two houses. Brings a house.
    .phrase = a hotel
    .the = the hotel
    .noun = hotel
    .plural = hotels
    .several = { $n } hotels
church = Church
    .tip = Nobody may attack your buildings around it; counts as a house. Brings a house.
    .phrase = a church
    .the = the church
    .noun = church
    .plural = churches
    .several = { $n } churches
prison = Prison
    .tip = +2 revolvers; cannot be attacked, and keeps outlaws away. Brings a house.
    .phrase = a prison
    .the = the prison
    .noun = prison
    .plural = prisons
    .several = { $n } prisons
general_store = General Store
    .tip = $6 for each house of yours around, $3 for each other house, $33 at most. Brings a house.
    .phrase = a general store
    .the = the general store
    .noun = general store
    .plural = general stores
    .several = { $n } general stores
school = School
    .tip = Brings three houses, and counts as one more. No income.
    .phrase = a school
    .the = the school
    .noun = school
    .plural = schools
    .several = { $n } schools
blacksmith = Blacksmith
    .tip = $5 times the round, and $5 for each ranch of yours, $40 at most. Brings a house.
    .phrase = a blacksmith
    .the = the blacksmith
    .noun = blacksmith
    .plural = blacksmiths
    .several = { $n } blacksmiths
town_hall = Town Hall
    .tip = Belongs to nobody. The shops of its occupant earn one step more; counts as a house.
    .phrase = the town hall
    .the = the town hall
    .noun = town hall
    .plural = town halls
    .several = { $n } town halls
station = Station
    .tip = Beside a road that runs straight across the map. At the end, 1 VP for every two house symbols in town; counts as two houses.
    .phrase = the station
    .the = the station
    .noun = station
    .plural = stations
    .several = { $n } stations

## Personalities

side_yellow = yellow side
    .tip = The basic power.
side_red = red side
    .tip = The other power.

street_boy = Street Boy
    .tip = 0. Takes a second card, and plays before all others.
    .yellow = the Street Boy
    .red = the red Street Boy
sheriff = Sheriff
    .tip = 1. A white cowboy, or VP for lost duels.
    .yellow = the Sheriff
    .red = the red Sheriff
banker = Banker
    .tip = 2. Money, or VP for money.
    .yellow = the Banker
    .red = the red Banker
grocer = Grocer
    .tip = 3. Money, doubled incomes, or VP for houses.
    .yellow = the Grocer
    .red = the red Grocer
chinese_worker = Chinese Worker
    .tip = 4. Roads and cheaper buildings.
    .yellow = the Chinese Worker
    .red = the red Chinese Worker
settler = Settler
    .tip = 5. A free parcel, money, or VP for mountains.
    .yellow = the Settler
    .red = the red Settler
captain = Captain
    .tip = 6. Cowboys or revolvers for money.
    .yellow = the Captain
    .red = the red Captain
mercenary = Mercenary
    .tip = 7. Strength for this round.
    .yellow = the Mercenary
    .red = the red Mercenary
indian = Indian
    .tip = 8. Random parcels, or cheap ones.
    .yellow = the Indian
    .red = the red Indian
prospector = Prospector
    .tip = 9. A mine at once, or dynamite.
    .yellow = the Prospector
    .red = the red Prospector
gunsmith = Gunsmith
    .tip = 10. VP for duels won, or a second try.
    .yellow = the Gunsmith
    .red = the red Gunsmith
singer = Singer
    .tip = 11. Cowboys who need not duel.
    .yellow = the Singer
    .red = the red Singer
auctioneer = Auctioneer
    .tip = 12. An auction, for parcels or the +3 chip.
    .yellow = the Auctioneer
    .red = the red Auctioneer
governor = Governor
    .tip = 13. VP for roads, or a tax.
    .yellow = the Governor
    .red = the red Governor
doctor_undertaker = Doctor or Undertaker
    .tip = You choose the side. Doctor, limit $60: losers of duels may pay you $3 to send their cowboy elsewhere. Undertaker, limit $90: losers lose 1 VP or pay you $2.
    .yellow = the card of the Doctor and the Undertaker
    .red = the card of the Doctor and the Undertaker
cowboy = Cowboy
    .tip = 15. A horse, or a ranch at once.
    .yellow = the Cowboy
    .red = the red Cowboy
heroes = Heroes
    .tip = 16. Buildings nobody touches, or VP for cowboys.
    .yellow = the Heroes
    .red = the red Heroes
teacher = Teacher
    .tip = 17. First next round; in round 4, VP for schools, prisons and churches.
    .yellow = the Teacher
    .red = the red Teacher
lawyer_editor = Lawyer or Editor
    .tip = 18. Parcels nobody disputes, or VP for incomes.
    .yellow = the Lawyer
    .red = the Editor

street_boy_yellow = Street Boy
    .tip = Pay $3 and take a second card, not the Sheriff; you play as number 0. Limit: that of the second card.
street_boy_red = Street Boy
    .tip = Take a second card, not the Sheriff; you play as number 0. Limit: that of the second card less $5.
sheriff_yellow = Sheriff
    .tip = A white cowboy whom nobody can challenge; he goes where no cowboy stands. Limit $20.
sheriff_red = Sheriff
    .tip = You neither attack nor start a duel, but each duel you lose brings 3 VP. Limit $20.
banker_yellow = Banker
    .tip = $9 at once. Limit $120.
banker_red = Banker
    .tip = Before the end of the round, buy 3, 5 or 7 VP for $3, $12 or $25. Limit $60.
grocer_yellow = Grocer
    .tip = $8 now or with the incomes; or double the income of one type of building. Limit $60.
grocer_red = Grocer
    .tip = $8 now, or 1 VP for each house you own at the end of the round. Limit $60.
chinese_worker_yellow = Chinese Worker
    .tip = 2 roads, and buildings at half price, rounded up. Limit $30.
chinese_worker_red = Chinese Worker
    .tip = Pay $5 and take any tile of the row, to build or to keep. Limit $30.
settler_yellow = Settler
    .tip = Take one parcel without an owner, free of charge. Limit $30.
settler_red = Settler
    .tip = $8 now, or 1 VP for each mountain you own at the end of the round. Limit $20.
captain_yellow = Captain
    .tip = Hire 1, 2 or 3 cowboys for $1, $4 or $9. Limit $25.
captain_red = Captain
    .tip = Buy 1 or 2 revolvers for $3 or $9. Limit $20.
mercenary_yellow = Mercenary
    .tip = Strength +3 this round. Limit $20.
mercenary_red = Mercenary
    .tip = Strength +2 this round. Limit $30.
indian_yellow = Indian
    .tip = Two parcels drawn at random. Limit $20.
indian_red = Indian
    .tip = Parcels cost you $3 at most. Limit $30.
prospector_yellow = Prospector
    .tip = Pay $10 and build a mine on any free parcel without an owner. Limit $20.
prospector_red = Prospector
    .tip = Two sticks of dynamite. Limit $20.
gunsmith_yellow = Gunsmith
    .tip = 2 VP for each duel you win. Limit $30.
gunsmith_red = Gunsmith
    .tip = A stick of dynamite; in each duel you may roll one die again. Limit $20.
singer_yellow = Singer
    .tip = Two no-duel tokens for 3 Roads, incomes and points. Limit $15.
singer_red = Singer
    .tip = At Gambling, your two dice are multiplied, without a duel. Limit $40.
auctioneer_yellow = Auctioneer
    .tip = Auction two parcels without an owner; half the price is yours. Limit $30.
auctioneer_red = Auctioneer
    .tip = Auction the +3 chip; the price is yours. Limit $30.
governor_yellow = Governor
    .tip = 1 road; 1 VP for each road you lay to a new parcel, 2 for a bridge. Limit $50.
governor_red = Governor
    .tip = Tax the others: $1 for each revolver, or $1 for each started $10. Limit $50.
doctor_undertaker_yellow = Doctor
    .tip = Losers of duels may pay you $3 to send their cowboy to an empty action square; $3 for each outlaw beaten. Limit $60.
doctor_undertaker_red = Undertaker
    .tip = Losers of duels lose 1 VP or pay you $2; $2 for each outlaw beaten. Limit $90.
cowboy_yellow = Cowboy
    .tip = One horse; played with Horses only. Limit $20.
cowboy_red = Cowboy
    .tip = Pay $8 and build a ranch on any free parcel without an owner. Limit $20.
heroes_yellow = Heroes
    .tip = Neither rivals nor outlaws touch your buildings; you do not attack. Limit $240.
heroes_red = Heroes
    .tip = 3 VP; or give up 1 cowboy for 6 VP, 2 cowboys for 9 VP. Limit $40.
teacher_yellow = Teacher
    .tip = You choose first next round. Limit $60.
teacher_red = Teacher
    .tip = At the end: 2 VP for each school, prison and church, and 2 VP if you own no saloon. Limit $60.
lawyer_editor_yellow = Lawyer
    .tip = Buy a parcel now; and nobody disputes parcels with you. Limit $60.
lawyer_editor_red = Editor
    .tip = 1 VP for each started $5, $10, $15 or $20 of building income, by round. Limit $40.
doctor = { doctor_undertaker_yellow }
    .tip = { doctor_undertaker_yellow.tip }
    .phrase = the Doctor
undertaker = { doctor_undertaker_red }
    .tip = { doctor_undertaker_red.tip }
    .phrase = the Undertaker

## Taxes, corrals, sheets, duel tiles

tax_arms = Arms
    .tip = $1 for each revolver.
    .phrase = arms
tax_money = Money
    .tip = $1 for each started $10.
    .phrase = money
corral_1 = Corral 1
    .tip = Strength +1, with three horses +2. Rodeo: 1 a horse.
    .phrase = corral 1
corral_2 = Corral 2
    .tip = Place another cowboy, move one, or pass. Rodeo: 2 a horse.
    .phrase = corral 2
corral_3 = Corral 3
    .tip = Each horse doubles the income of one of your ranches. Rodeo: 3 a horse.
    .phrase = corral 3
corral_4 = Corral 4
    .tip = $2 at once for each horse. Rodeo: 4 a horse.
    .phrase = corral 4
corral_5 = Corral 5
    .tip = Nothing but the rodeo: 5 a horse.
    .phrase = corral 5
category_money = Money
    .tip = Dollars to start with.
category_cowboys = Cowboys
    .tip = Cowboys in your reserve.
category_parcels = Parcels
    .tip = Parcels you may choose.
category_revolvers = Revolvers
    .tip = Strength +1 each, for good.
category_roads = Roads
    .tip = Roads in your reserve.
category_sharpshooter = Sharpshooter
    .tip = { sharpshooter.tip }
value_0 = 0
    .tip = A duel tile worth nothing.
    .short = 0
value_1 = 1
    .tip = A duel tile worth 1.
    .short = 1
value_2 = 2
    .tip = A duel tile worth 2.
    .short = 2
value_3 = 3
    .tip = A duel tile worth 3.
    .short = 3
value_4 = 4
    .tip = A duel tile worth 4.
    .short = 4
value_5 = 5
    .tip = A duel tile worth 5.
    .short = 5

## Options of the table

opt_buildings = Buildings
    .tip = The types of building in this game.
opt_buildings_first_game = basic (30 tiles)
    .tip = The eight basic types: best for a first game.
    .level = simple
opt_buildings_full = all (38 tiles)
    .tip = The five extra types too: general store, school, blacksmith, town hall, station.
    .level = a little harder · no longer
opt_buildings_custom = your choice
    .tip = The basic types, and the extra ones you pick.
opt_extra_buildings = Extra buildings
    .tip = Added to the basic types, where you choose yourself.
opt_extra_buildings_general_store = { general_store }
    .tip = { general_store.tip }
opt_extra_buildings_school = { school }
    .tip = { school.tip }
opt_extra_buildings_blacksmith = { blacksmith }
    .tip = { blacksmith.tip }
opt_extra_buildings_town_hall = { town_hall }
    .tip = { town_hall.tip }
opt_extra_buildings_station = { station }
    .tip = { station.tip }
opt_personalities = Personalities
    .tip = Which cards lie ready, and with them the mood of the town.
opt_personalities_first_game = first game
    .tip = Numbers 1 to 7, yellow side.
    .level = simple
opt_personalities_quiet_town = a quiet town
    .tip = Few conflicts; good for five or six.
    .level = medium
opt_personalities_landowners = landowners
    .tip = Parcels and growth.
    .level = medium · a little longer
opt_personalities_fortune = town of fortune
    .tip = Plenty of money.
    .level = medium
opt_personalities_settling_of_scores = settling of scores
    .tip = As rough as it gets.
    .level = hard · a little longer
opt_personalities_gold_rush = gold rush
    .tip = Mines first; meant for the river.
    .level = medium
opt_personalities_random = drawn at random
    .tip = Numbers and sides are drawn.
    .level = hard to foresee
opt_personalities_chosen = your choice
    .tip = Seven cards, eight with the Street Boy.
opt_cards = Cards
    .tip = Seven personalities, eight with the Street Boy, each once.
opt_cards_0Y = 0 { street_boy_yellow } (yellow)
    .tip = { street_boy_yellow.tip }
opt_cards_0R = 0 { street_boy_red } (red)
    .tip = { street_boy_red.tip }
opt_cards_1Y = 1 { sheriff_yellow } (yellow)
    .tip = { sheriff_yellow.tip }
opt_cards_1R = 1 { sheriff_red } (red)
    .tip = { sheriff_red.tip }
opt_cards_2Y = 2 { banker_yellow } (yellow)
    .tip = { banker_yellow.tip }
opt_cards_2R = 2 { banker_red } (red)
    .tip = { banker_red.tip }
opt_cards_3Y = 3 { grocer_yellow } (yellow)
    .tip = { grocer_yellow.tip }
opt_cards_3R = 3 { grocer_red } (red)
    .tip = { grocer_red.tip }
opt_cards_4Y = 4 { chinese_worker_yellow } (yellow)
    .tip = { chinese_worker_yellow.tip }
opt_cards_4R = 4 { chinese_worker_red } (red)
    .tip = { chinese_worker_red.tip }
opt_cards_5Y = 5 { settler_yellow } (yellow)
    .tip = { settler_yellow.tip }
opt_cards_5R = 5 { settler_red } (red)
    .tip = { settler_red.tip }
opt_cards_6Y = 6 { captain_yellow } (yellow)
    .tip = { captain_yellow.tip }
opt_cards_6R = 6 { captain_red } (red)
    .tip = { captain_red.tip }
opt_cards_7Y = 7 { mercenary_yellow } (yellow)
    .tip = { mercenary_yellow.tip }
opt_cards_7R = 7 { mercenary_red } (red)
    .tip = { mercenary_red.tip }
opt_cards_8Y = 8 { indian_yellow } (yellow)
    .tip = { indian_yellow.tip }
opt_cards_8R = 8 { indian_red } (red)
    .tip = { indian_red.tip }
opt_cards_9Y = 9 { prospector_yellow } (yellow)
    .tip = { prospector_yellow.tip }
opt_cards_9R = 9 { prospector_red } (red)
    .tip = { prospector_red.tip }
opt_cards_10Y = 10 { gunsmith_yellow } (yellow)
    .tip = { gunsmith_yellow.tip }
opt_cards_10R = 10 { gunsmith_red } (red)
    .tip = { gunsmith_red.tip }
opt_cards_11Y = 11 { singer_yellow } (yellow)
    .tip = { singer_yellow.tip }
opt_cards_11R = 11 { singer_red } (red)
    .tip = { singer_red.tip }
opt_cards_12Y = 12 { auctioneer_yellow } (yellow)
    .tip = { auctioneer_yellow.tip }
opt_cards_12R = 12 { auctioneer_red } (red)
    .tip = { auctioneer_red.tip }
opt_cards_13Y = 13 { governor_yellow } (yellow)
    .tip = { governor_yellow.tip }
opt_cards_13R = 13 { governor_red } (red)
    .tip = { governor_red.tip }
opt_cards_14YR = 14 { doctor_undertaker }
    .tip = { doctor_undertaker.tip }
opt_cards_15Y = 15 { cowboy_yellow } (yellow)
    .tip = { cowboy_yellow.tip }
opt_cards_15R = 15 { cowboy_red } (red)
    .tip = { cowboy_red.tip }
opt_cards_16Y = 16 { heroes_yellow } (yellow)
    .tip = { heroes_yellow.tip }
opt_cards_16R = 16 { heroes_red } (red)
    .tip = { heroes_red.tip }
opt_cards_17YR = 17 { teacher }
    .tip = { teacher.tip }
opt_cards_18Y = 18 { lawyer_editor_yellow } (yellow)
    .tip = { lawyer_editor_yellow.tip }
opt_cards_18R = 18 { lawyer_editor_red } (red)
    .tip = { lawyer_editor_red.tip }
opt_new_beginning = A New Beginning
    .tip = Everybody chooses in secret what he starts with; not for a first game.
    .level = medium · no longer
opt_river = The Carson River
    .tip = A river splits the map; a bridge takes two roads. Good for two.
    .level = simple · no longer
opt_river_course = Course of the river
    .tip = Parcels side by side from border to border, 15 at most; none for the printed river.
opt_river_course_A1 = A1
    .tip = Row 1, column 1.
opt_river_course_A2 = A2
    .tip = Row 1, column 2.
opt_river_course_A3 = A3
    .tip = Row 1, column 3.
opt_river_course_A4 = A4
    .tip = Row 1, column 4.
opt_river_course_A5 = A5
    .tip = Row 1, column 5.
opt_river_course_A6 = A6
    .tip = Row 1, column 6.
opt_river_course_A7 = A7
    .tip = Row 1, column 7.
opt_river_course_A8 = A8
    .tip = Row 1, column 8.
opt_river_course_B1 = B1
    .tip = Row 2, column 1.
opt_river_course_B2 = B2
    .tip = Row 2, column 2.
opt_river_course_B3 = B3
    .tip = Row 2, column 3.
opt_river_course_B4 = B4
    .tip = Row 2, column 4.
opt_river_course_B5 = B5
    .tip = Row 2, column 5.
opt_river_course_B6 = B6
    .tip = Row 2, column 6.
opt_river_course_B7 = B7
    .tip = Row 2, column 7.
opt_river_course_B8 = B8
    .tip = Row 2, column 8.
opt_river_course_C1 = C1
    .tip = Row 3, column 1.
opt_river_course_C2 = C2
    .tip = Row 3, column 2.
opt_river_course_C3 = C3
    .tip = Row 3, column 3.
opt_river_course_C4 = C4
    .tip = Row 3, column 4.
opt_river_course_C5 = C5
    .tip = Row 3, column 5.
opt_river_course_C6 = C6
    .tip = Row 3, column 6.
opt_river_course_C7 = C7
    .tip = Row 3, column 7.
opt_river_course_C8 = C8
    .tip = Row 3, column 8.
opt_river_course_D1 = D1
    .tip = Row 4, column 1.
opt_river_course_D2 = D2
    .tip = Row 4, column 2.
opt_river_course_D3 = D3
    .tip = Row 4, column 3.
opt_river_course_D4 = D4
    .tip = Row 4, column 4.
opt_river_course_D5 = D5
    .tip = Row 4, column 5.
opt_river_course_D6 = D6
    .tip = Row 4, column 6.
opt_river_course_D7 = D7
    .tip = Row 4, column 7.
opt_river_course_D8 = D8
    .tip = Row 4, column 8.
opt_river_course_E1 = E1
    .tip = Row 5, column 1.
opt_river_course_E2 = E2
    .tip = Row 5, column 2.
opt_river_course_E3 = E3
    .tip = Row 5, column 3.
opt_river_course_E4 = E4
    .tip = Row 5, column 4.
opt_river_course_E5 = E5
    .tip = Row 5, column 5.
opt_river_course_E6 = E6
    .tip = Row 5, column 6.
opt_river_course_E7 = E7
    .tip = Row 5, column 7.
opt_river_course_E8 = E8
    .tip = Row 5, column 8.
opt_river_course_F1 = F1
    .tip = Row 6, column 1.
opt_river_course_F2 = F2
    .tip = Row 6, column 2.
opt_river_course_F3 = F3
    .tip = Row 6, column 3.
opt_river_course_F4 = F4
    .tip = Row 6, column 4.
opt_river_course_F5 = F5
    .tip = Row 6, column 5.
opt_river_course_F6 = F6
    .tip = Row 6, column 6.
opt_river_course_F7 = F7
    .tip = Row 6, column 7.
opt_river_course_F8 = F8
    .tip = Row 6, column 8.
opt_river_course_G1 = G1
    .tip = Row 7, column 1.
opt_river_course_G2 = G2
    .tip = Row 7, column 2.
opt_river_course_G3 = G3
    .tip = Row 7, column 3.
opt_river_course_G4 = G4
    .tip = Row 7, column 4.
opt_river_course_G5 = G5
    .tip = Row 7, column 5.
opt_river_course_G6 = G6
    .tip = Row 7, column 6.
opt_river_course_G7 = G7
    .tip = Row 7, column 7.
opt_river_course_G8 = G8
    .tip = Row 7, column 8.
opt_river_course_H1 = H1
    .tip = Row 8, column 1.
opt_river_course_H2 = H2
    .tip = Row 8, column 2.
opt_river_course_H3 = H3
    .tip = Row 8, column 3.
opt_river_course_H4 = H4
    .tip = Row 8, column 4.
opt_river_course_H5 = H5
    .tip = Row 8, column 5.
opt_river_course_H6 = H6
    .tip = Row 8, column 6.
opt_river_course_H7 = H7
    .tip = Row 8, column 7.
opt_river_course_H8 = H8
    .tip = Row 8, column 8.
opt_river_mountains = Mountains by length of the river
    .tip = 9 mountains, less one for every three parcels of river, instead of 6.
opt_duel_tiles = Law of the Strongest
    .tip = Tiles instead of dice in duels: less luck.
    .level = medium · a little longer
opt_kit_carson = Kit Carson
    .tip = Everybody places at the same time, in secret; not for a first game.
    .level = medium · shorter
opt_outlaws = Outlaws
    .tip = From round 2 on, outlaws raid the town.
    .level = medium · longer
opt_horses = Horses
    .tip = Horses, corrals, and a rodeo each round.
    .level = hard · longer

## Questions

prompt_start_parcel = Which parcel do you start with?
    .tip = Any parcel without an owner, mountains and the town centre included. It is free.
prompt_sheet = { $category }: how much?
    .tip =
        { $number ->
            [one] { $category_tip } You have 1 point left for the whole sheet.
           *[other] { $category_tip } You have { $number } points left for the whole sheet.
        }
prompt_townhall_road = Lay a road for the town hall
    .tip = No fitting parcel has a road: open one up.
prompt_townhall_place = Where does the town hall stand?
    .tip = On a free parcel with a road and without an owner.
prompt_personality = Which personality do you take?
    .tip = Its power and its cash limit are yours this round; low numbers play first.
prompt_street_second = Which second personality do you take?
    .tip = Any card that is left, except the Sheriff.
prompt_side = Doctor or Undertaker?
    .tip = The side counts for this round.
prompt_grocer_now = Take $8 now, or wait for the incomes?
    .tip = Who waits may double one type of building instead.
prompt_grocer_red = $8 now, or VP for houses?
    .tip = Who waits gets 1 VP for each house he owns at the end of the round.
prompt_settler_red = $8 now, or VP for mountains?
    .tip = Who waits gets 1 VP for each mountain he owns at the end of the round.
prompt_settler_parcel = Which parcel do you take?
    .tip = Any parcel without an owner, free of charge.
prompt_worker_tile = Take a tile for $5?
    .tip = Any tile of the row; build it at once or keep it.
prompt_captain = How many cowboys do you hire?
    .tip = They come into your reserve at once.
prompt_captain_red = How many revolvers do you buy?
    .tip = Each is strength +1, for good.
prompt_claim_tile = Pay ${ $cost } for { $building_phrase }?
    .tip = You build it on any free parcel without an owner, which becomes yours.
prompt_claim_parcel = Where do you build { $building_the }?
    .tip = On a free parcel without an owner; it becomes yours.
prompt_auction_parcels = Which parcel do you put up?
    .tip = Two parcels without an owner are sold together.
prompt_bid =
    { $parcels_count ->
        [0] The +3 chip is for sale: what do you bid?
        [1] { $parcels } is for sale: what do you bid?
       *[other] { $parcels } are for sale: what do you bid?
    }
    .tip =
        { $dollars ->
            [0] No bid yet. Whoever drops out is out for good.
           *[other] The bid is ${ $dollars }. Whoever drops out is out for good.
        }
prompt_governor_tax = Do you tax arms or money?
    .tip = Every other player pays you.
prompt_heroes = How many cowboys do you give up?
    .tip = They go from your reserve to the general supply.
prompt_lawyer_parcel = Buy a parcel now?
    .tip = At its usual price.
prompt_place = Place a cowboy, or pass
    .tip = On an action square, on a parcel to buy it, on a building to attack or defend it.
prompt_horse = Play a horse?
    .tip = It goes into one of your corrals, and back to your reserve at the end of the round.
prompt_corral2 = Corral 2: place a cowboy, move one, or pass?
    .tip = The horse takes effect at once.
prompt_corral2_late = Corral 2: place a cowboy, move one, or neither?
    .tip = Between places that are not resolved yet.
prompt_move = Where does he go?
    .tip = To another place, or back to your reserve.
prompt_kit = Place, move, or pass
    .tip = All choose in secret, and act in turn order. What has become impossible by then is lost.
prompt_horse_buy = Buy a horse with your wages?
    .tip = One cowboy pays $4 for a horse instead of earning $4.
prompt_horse_bought = Into which corral does the new horse go?
    .tip = It takes effect at once.
prompt_duel_next = Which duel comes first?
    .tip = Cowboys who lose go home, and add to strength in the next duel.
prompt_duel_tile = Which duel tile do you play?
    .tip = All are turned over together, and discarded.
prompt_duel_tile_second = Dynamite: a second tile?
    .tip = Both add up. You name them from low to high.
prompt_reroll = Roll a die again?
    .tip = The second roll stands.
prompt_undertaker = You lost a duel: what does the Undertaker get?
    .tip = You lose 1 VP, or pay him $2.
prompt_doctor = You lost a duel: call the Doctor?
    .tip = For $3 your cowboy goes to an empty action square; the Doctor himself pays nothing.
prompt_buy_parcels = Which parcel do you buy?
    .tip = One after the other. What you leave stays without an owner.
prompt_governor_roads = Lay a road as Governor?
    .tip = 1 VP for each road that reaches a new parcel, 2 for a bridge.
prompt_buy_tile = Buy { $building_phrase } for ${ $cost }?
    .tip = { $building_tip }
prompt_build_now = Where do you build { $building_the }?
    .tip = On a free parcel of yours; lay roads first if you like. Or keep the tile for your works.
prompt_house =
    { $number ->
        [one] Where does the house go?
       *[other] Where does a house go? { $number } are needed.
    }
    .tip = On a free parcel with a road, yours, unowned, or a rival’s who agrees. A house closed in on all sides takes a second one.
prompt_consent = { $rival } asks: a house on { $parcel }?
    .tip = It would be yours, but fill your parcel.
prompt_works = Works: lay roads or build
    .tip = Your turn to build tiles you kept and to lay roads, once a round.
prompt_outlaw_next = Which outlaw rides next?
    .tip = Each goes to the richest building beside him.
prompt_outlaw_prize =
    { $number ->
        [one] You freed { $parcel }: 1 VP, or half the income?
       *[other] You freed { $parcel }: { $number } VP, or half the income?
    }
    .tip = The building belongs to a rival: you may rob it yourself.
prompt_grocer_income = $8, or double a type of building?
    .tip = A doubled building that is robbed pays its usual income to you and to the thief.
prompt_dynamite = Blow up a mine?
    .tip = A stick of dynamite triples its income this round.
prompt_corral3 = Which ranch is doubled?
    .tip = One for each horse in corral 3.
prompt_buy_vp = How many VP do you buy?
    .tip = As many as you can pay, or none.
prompt_banker = Buy VP from the bank?
    .tip = Once, before the round ends.
prompt_cash = Your limit is ${ $dollars }: how much do you spend?
    .tip = At least what is above the limit; 1 VP for each full $10.

## Answers

sheet_line =
    { $item ->
        [0] ${ $gives }
        [1] { $gives ->
            [one] 1 cowboy
           *[other] { $gives } cowboys
        }
        [2] { $gives ->
            [0] No parcel
            [one] 1 parcel
           *[other] { $gives } parcels
        }
        [3] { $gives ->
            [0] No revolver
            [one] 1 revolver
           *[other] { $gives } revolvers
        }
        [4] { $gives ->
            [0] No road
            [one] 1 road
           *[other] { $gives } roads
        }
       *[other] { $gives ->
            [0] No sharpshooter
           *[other] Sharpshooter
        }
    }
do_sheet =
    { $cost ->
        [0] { sheet_line }
        [one] { sheet_line } (1 point)
       *[other] { sheet_line } ({ $cost } points)
    }
do_take =
    { $cost ->
        [0] Take { $parcel }
       *[other] Buy { $parcel } for ${ $cost }
    }
do_take_none = No parcel
do_card = { $power }
    .tip = { $power_tip }
do_face = { $face }
    .tip = { $face_tip }
do_money_now = Take $8
do_wait = Wait
    .tip = Nothing now, perhaps more later.
do_hire =
    { $number ->
        [0] Nobody
        [one] 1 cowboy for ${ $cost }
       *[other] { $number } cowboys for ${ $cost }
    }
do_arm =
    { $number ->
        [0] Buy none
        [one] Buy 1 revolver for ${ $cost }
       *[other] Buy { $number } revolvers for ${ $cost }
    }
do_sacrifice =
    { $number ->
        [0] No cowboy ({ $vp } VP)
        [one] 1 cowboy ({ $vp } VP)
       *[other] { $number } cowboys ({ $vp } VP)
    }
do_tax = { $tax } (${ $dollars } in all)
    .tip = { $tax_tip }
do_banker_lot =
    { $vp ->
        [0] Buy nothing
       *[other] { $vp } VP for ${ $cost }
    }
do_tile = Take { $building_the } ({ $slot })
do_tile_bag = Take it from the bag
do_tile_none = Take nothing
do_lot = { $parcel }
do_bid = ${ $dollars }
do_bid_none = Drop out
    .tip = You bid no more in this auction.
place_there =
    { $purpose ->
        [1] Buy { $place } (${ $cost })
        [2] Defend your { $buildings_noun } on { $place }
        [3] Attack { $rivals }: { $buildings_noun } on { $place }
        [4] Fight the outlaw on { $place }
        [5] Enter the town hall on { $place }
       *[other] { $cost ->
            [0] { $place }
           *[other] { $buildings } for ${ $cost }
        }
    }
place_what =
    { $purpose ->
        [1] { "" }
        [2] { defend.tip }
        [3] { attack.tip }
        [4] { outlaw.tip }
        [5] { town_hall.tip }
       *[other] { $cost ->
            [0] { $place_tip }
           *[other] { $buildings_tip }
        }
    }
do_place = { place_there }
    .tip = { place_what }
do_place_blast = { place_there }, with dynamite
    .tip = { dynamite.tip }
do_place_lady = { $square }, without a duel
    .tip = { no_duel.tip }
do_white_place = White cowboy: { place_there }
    .tip = { white_cowboy.tip }
do_white_blast = White cowboy: { place_there }, with dynamite
    .tip = { white_cowboy.tip }
do_corral_boy = A cowboy into { $corral_phrase }
    .tip = He doubles the horses there at the rodeo.
do_pass = Pass
    .tip = You place no more cowboys this round. Who passes first wins ties and chooses first next round.
do_stay = Neither
do_move = Move the cowboy { $place_at }
do_move_white = Move the white cowboy
do_to = { place_there }
    .tip = { place_what }
do_to_token = { place_there }, with the token
do_to_reserve = Back to your reserve
do_horse = { $corral }
    .tip = { $corral_tip }
do_horse_none = No horse
do_horse_buy = Pay $4 for a horse
do_wage_only = Take the wages
do_next = { $parcel }
do_duel_tile = Play { $value }
do_duel_done = No second tile
do_reroll = Roll the { $pips } again
do_keep_dice = Roll nothing again
do_lose_point = Lose 1 VP
do_lose_money = Pay $2
do_doctor = { $square }
    .tip = { $square_tip }
do_doctor_none = Take the cowboy back
do_prize_points = The VP
do_prize_loot = Half the income
    .tip = You will steal it with the incomes, as an attacker.
do_buy = Buy { $parcel } for ${ $cost }
do_buy_done = No more
do_purchase = Buy
do_renounce = Give it up
    .tip = Your cowboy is used all the same.
do_road =
    { $bridge ->
        [0] A road { $edge_phrase }
       *[other] A bridge { $edge_phrase }
    }
do_road_done = No more roads
do_work = Build { $building_the }
    .tip = { $building_tip }
do_work_done = Done
do_build = On { $parcel }
do_keep_tile = Keep the tile
    .tip = You may build it in your works, this round or later.
do_house = On { $parcel }
do_ask = Ask { $rival } for { $parcel }
    .tip = Whoever refuses is not asked again for this building.
do_cancel = Cancel
    .tip = Building and houses are taken back; the tile is kept, roads stay.
do_agree = Yes
do_refuse = No
do_double = Double your { $building_plural }
do_triple = Triple the mine on { $parcel }
do_triple_none = No dynamite
do_breed = The ranch on { $parcel }
do_points =
    { $number ->
        [0] Buy none
       *[other] { $number } VP for ${ $cost }
    }
do_spend =
    { $cost ->
        [0] Nothing
       *[other] ${ $cost } ({ $number } VP)
    }

## What happens: the start and the rounds

event_round = Round { $number } begins.
    .head = Round { $number }
event_order = Turn order: { $players }.
event_centre = The town is founded on { $parcel }.
event_dealt_tiles = { $player } gets { $number } duel tiles, worth { $total } together.
event_dealt_tiles_seen =
    { $number ->
        [one] { $player } gets the duel tile { $tiles }.
       *[other] { $player } gets the duel tiles { $tiles }, worth { $total } together.
    }
sheet_goods =
    { $cowboys ->
        [one] 1 cowboy
       *[other] { $cowboys } cowboys
    }, { $parcels ->
        [0] no parcel
        [one] 1 parcel
       *[other] { $parcels } parcels
    }, { $revolvers ->
        [0] no revolver
        [one] 1 revolver
       *[other] { $revolvers } revolvers
    }, { $roads ->
        [0] no road
        [one] 1 road
       *[other] { $roads } roads
    }
event_sheet =
    { $sharp ->
        [0] { $player } starts with ${ $dollars }, { sheet_goods }.
       *[other] { $player }, a sharpshooter, starts with ${ $dollars }, { sheet_goods }.
    }
event_acquired = { $parcel } now belongs to { $player }.

## What happens: the personalities

event_took_card =
    { $side ->
        [0] { $player } takes { $card_yellow }.
       *[other] { $player } takes { $card_red }.
    }
event_face = { $player } is { $face_phrase } this round.
event_turned = The last tile is gone: the card of { $card_yellow } turns over.
event_white = { $player } gets the white cowboy.
event_waits = { $player } does not take the $8 now.
event_money = { $player } takes ${ $dollars }.
event_paid = { $player } pays ${ $dollars }.
event_hired =
    { $number ->
        [one] { $player } hires 1 cowboy for ${ $dollars }.
       *[other] { $player } hires { $number } cowboys for ${ $dollars }.
    }
event_armed =
    { $number ->
        [one] { $player } buys 1 revolver for ${ $dollars }.
       *[other] { $player } buys { $number } revolvers for ${ $dollars }.
    }
event_dynamite =
    { $number ->
        [0] No dynamite is left for { $player }.
        [one] { $player } takes a stick of dynamite.
       *[other] { $player } takes { $number } sticks of dynamite.
    }
event_sacrificed =
    { $number ->
        [0] { $player } gives up no cowboy.
        [one] { $player } gives up 1 cowboy.
       *[other] { $player } gives up { $number } cowboys.
    }
event_tax = { $player } taxes { $tax_phrase }.
event_paid_tax =
    { $dollars ->
        [0] { $player } owes { $rival } nothing.
       *[other] { $player } pays { $rival } ${ $dollars } in taxes.
    }
event_put_up = { $player } puts { $parcel } up for auction.
event_bid = { $player } bids ${ $dollars }.
event_no_bid = { $player } drops out.
event_auctioned = { $player } wins the auction for ${ $dollars }.
event_points = { $player } gains { $vp } VP ({ $source_phrase }).
event_lost_points = { $player } loses { $vp } VP ({ $source_phrase }).

## What happens: the cowboys

event_placed = { $player } places a cowboy { $place_at }.
event_placed_blast = { $player } places a cowboy with dynamite { $place_at }.
event_placed_lady = { $player } places a cowboy { $square_at }, with a no-duel token.
event_placed_white = { $player } places the white cowboy { $place_at }.
event_placed_white_blast = { $player } places the white cowboy with dynamite { $place_at }.
event_moved = { $player } moves a cowboy: { $place } → { $to }.
event_moved_home = { $player } takes a cowboy back: { $place }.
event_passed =
    { $number ->
        [1] { $player } passes first.
        [2] { $player } passes second.
        [3] { $player } passes third.
        [4] { $player } passes fourth.
        [5] { $player } passes fifth.
       *[other] { $player } passes last.
    }
event_operation_lost = { $player } comes too late, and does nothing.
event_corral_boy = { $player } sends a cowboy into { $corral_phrase }.
event_horse = { $player } puts a horse into { $corral_phrase }.
event_bought_horse = { $player } buys a horse for ${ $dollars }.
event_got_horse =
    { $number ->
        [0] No horse is left for { $player }.
        [one] { $player } gets a horse.
       *[other] { $player } gets { $number } horses.
    }
event_rodeo = { $player } wins the rodeo (score { $number }).

## What happens: the duels

event_duel =
    { $players_count ->
        [1] { $players } fights the outlaw { $place_at }.
       *[other] Duel { $place_at }: { $players }.
    }
event_tile = { $player } plays the duel tile { $number }.
event_refilled =
    { $number ->
        [one] { $player } draws 1 new duel tile.
       *[other] { $player } draws { $number } new duel tiles.
    }
event_refilled_seen =
    { $number ->
        [one] { $player } draws a new duel tile: { $tiles }.
       *[other] { $player } draws new duel tiles: { $tiles }.
    }
event_rerolled = { $player } rolls again: { $number }.
event_shot = { $player } shoots { $number }: { $total } with strength.
event_duel_won = { $player } wins the duel { $place_at }.
event_paid_undertaker = { $player } pays { $rival }, the Undertaker, ${ $dollars }.
event_healed = { $player } has a cowboy patched up by the Doctor; he is now { $square_at }.
event_yielded = { $player } leaves { $parcel } to { $rival }, the Lawyer.
event_driven_off = The church protects { $parcel }: { $player } takes the cowboy back.

## What happens: the actions

event_earned = { $player } earns ${ $dollars } { $square_at }.
event_chip = { $player } takes the +3 chip.
event_got_roads =
    { $number ->
        [one] { $player } gets 1 road.
       *[other] { $player } gets { $number } roads.
    }
event_gambled = { $player } gambles, rolls { $black } and { $white }, and wins ${ $dollars }.
event_bought_parcel = { $player } buys { $parcel } for ${ $dollars }.
event_bought_tile = { $player } buys { $building_phrase } for ${ $dollars }.
event_renounced = { $player } gives up { $building_the }.
event_road = { $player } lays a road { $edge_phrase }.
event_bridge = { $player } builds a bridge { $edge_phrase }.
event_started = { $player } starts building { $building_phrase } on { $parcel }.
event_house = { $player } puts a house on { $parcel }.
event_asked = { $player } asks { $rival } for a house on { $parcel }.
event_agreed = { $player } agrees to a house on { $parcel }.
event_refused = { $player } refuses a house on { $parcel }.
event_built = { $player } builds { $building_phrase } on { $parcel }.
event_kept = { $player } keeps { $building_the } for later.
event_cancelled = { $player } stops building on { $parcel } and keeps { $building_the }.
event_drawn = New in the row: { $building_phrase }.
event_town_hall_drawn = The town hall is drawn: { $player } chooses its place.
event_town_hall = { $player } puts the town hall on { $parcel }.
event_town_hall_gone = There is no room for the town hall: it leaves the game.
event_occupies = { $player } moves into the town hall.

## What happens: the incomes

event_doubled = { $player }’s { $building_plural } earn double.
event_tripled = Dynamite: { $player }’s mine on { $parcel } earns three times as much.
event_bred = A horse doubles { $player }’s ranch on { $parcel }.
event_income = { $player } earns ${ $dollars } with { $building_the } on { $parcel }.
event_stole = { $player } steals ${ $dollars } from { $rival }: { $building_noun } on { $parcel }.

## What happens: the outlaws

event_outlaws =
    { $number ->
        [one] 1 outlaw rides in; their strength is { $strength } this round.
       *[other] { $number } outlaws ride in; their strength is { $strength } this round.
    }
event_outlaw = An outlaw turns up on { $parcel }.
event_outlaw_caught = An outlaw rides straight into { $player }’s prison on { $parcel }.
event_outlaw_moved = An outlaw rides from { $parcel } to { $to }.
event_outlaw_won = The outlaw on { $parcel } holds out with { $strength }.
event_outlaw_beaten = { $player } drives the outlaw away from { $parcel }.

## The end

event_new_cowboys =
    { $number ->
        [0] No new cowboy for { $player }.
        [one] { $player } gets 1 new cowboy.
       *[other] { $player } gets { $number } new cowboys.
    }
event_spent = { $player } spends ${ $dollars }.
event_end = The fourth round is over, and with it the game.
end_rounds = Four rounds are played
    .tip = The game always ends after the fourth round.
score_squares = Action squares
    .tip = Parcel, Building and Cowboy Points.
    .phrase = action square
score_bought = Bought
    .tip = VP squares and the red Banker.
    .phrase = bought
score_spent = Spent
    .tip = 1 VP for each $10 spent at the end of a round.
    .phrase = money spent
score_personalities = Personalities
    .tip = Powers that bring or cost VP.
    .phrase = personality
score_outlaws = Outlaws
    .tip = Outlaws beaten or caught.
    .phrase = outlaw
score_cash = Money
    .tip = 1 VP for each $6 at the end.
score_property = Property
    .tip = 2 VP for each building, house and mountain; 3 beside a bridge.
score_station = Station
    .tip = 1 VP for every two house symbols in town.
score_teacher = Teacher
    .tip = 2 VP for each school, prison and church, and for owning no saloon.
score_horses = Horses
    .tip = 1 VP for each horse, and 1 more for each rodeo won.
score_kit_carson = Kit Carson
    .tip = 1 VP for each player who passed after you in round 4.
better_squares = mostly through action squares
better_bought = mostly through the points you buy
better_spent = mostly through the money you spend for points
better_personalities = mostly through personalities
better_outlaws = mostly through outlaws
better_cash = mostly through money
better_property = mostly through property
better_station = mostly through the station
better_teacher = mostly through the Teacher
better_horses = mostly through horses
better_kit_carson = mostly through Kit Carson

## Hints for the first game

hint_goal = Buy parcels, build on them, and let the buildings earn. Money becomes victory points, and so do buildings, houses and mountains. Most points after four rounds win.
hint_start_parcel = Good starts: beside mountains for mines, beside the town centre for shops, amid free land for ranches.
hint_personality = The power helps you this round. A low number plays early; the cash limit tells how much money you may keep.
hint_place = Each cowboy claims one thing. If others stand there too, you duel: die plus strength, and cowboys you have not placed make you stronger.
hint_kit = Everybody places at the same time. You may move a cowboy up to three times a round.
hint_buy_parcels = A parcel costs $1, and $1 more for each building, house or mountain on it and around it.
hint_buy_tile = The tile is yours for good, built now or kept. Without a parcel and a road for it, it earns nothing.
hint_build_now = Ranches and mines stand anywhere on your land. Other buildings need a road at their parcel, and bring a house to town.
hint_house = A house feeds the shops beside it: unowned for everybody, on your own parcel for you alone.
hint_consent = The house would be yours and worth points, but nothing else could be built there.
hint_works = Once a round everybody may lay roads and build what he kept, in turn order.
hint_duel_tile = Tile plus strength, the highest wins. Played tiles are gone; with none left, you draw three new ones.
hint_cash = Money above the limit has to go now: $10 a point. What you keep may buy more later; at the end $6 make a point.
hint_horse = Horses work one round and come back. The best corrals win the rodeo.
hint_outlaw_next = Outlaws halve the income of the building they reach. Beat them with cowboys for points.
hint_sheet = The usual start costs all 16 points: $15, three cowboys, two parcels, a revolver and a road.

### The picture in the terminal

picture_typed = a parcel, such as C5, two for the road between them, C5 D5, or the word beside a square: the same without looking for the number
picture_legend = C5 is the parcel in row C and column 5, C5 D5 the road between two parcels, A5 N one at the north border; an action square is typed by its word. ! is a cowboy with dynamite, ~ one with a no-duel token, w the white cowboy, m moves one, * takes his token along. Each player has a sign: filled for the owner of a parcel, with what his building earns, hollow for a cowboy; ✪ is the white one. ⌂ is a house, /\/\ a mountain, ✗ an outlaw; heavy lines are roads.
picture_round = Round { $number }
picture_ranch = Ranch
picture_mine = Mine
picture_drugstore = Drugs
picture_bank = Bank
picture_saloon = Saloon
picture_hotel = Hotel
picture_church = Church
picture_prison = Prison
picture_general_store = Store
picture_school = School
picture_blacksmith = Smith
picture_town_hall = Hall
picture_station = Train
picture_square_wages = wages
picture_square_ammo = ammo
picture_square_roads3 = roads
picture_square_road1 = road
picture_square_build12 = t12
picture_square_build10 = t10
picture_square_build8 = t8
picture_square_build6 = t6
picture_square_build5 = t5
picture_square_build4 = t4
picture_square_build3 = t3
picture_square_inc_parcels = land$
picture_square_inc_cowboys = guns$
picture_square_gambling = dice$
picture_square_vp_parcels = landVP
picture_square_vp_buildings = townVP
picture_square_vp_cowboys = gunsVP
picture_square_buy5 = vp5
picture_square_buy4 = vp4
picture_square_buy3 = vp3
picture_square_buy2 = vp2
picture_bag =
    { $number ->
        [one] bag: 1 tile
       *[other] bag: { $number } tiles
    }
picture_head_card = card
picture_head_points = VP
picture_head_money = $
picture_head_cowboys = cowboys
picture_head_revolvers = guns
picture_head_strength = strength
picture_head_roads = roads
picture_head_titles = titles
picture_order = Turn order { $players }
picture_passed = passed { $players }
picture_cards = Cards: { $cards }
picture_red = { $card } (red)
picture_goods = { $player }: { $goods }
picture_pending = kept tiles ({ $tiles })
picture_dynamite = { $number } dynamite
picture_tokens = { $number } no-duel
picture_tiles =
    { $number ->
        [one] 1 duel tile
       *[other] { $number } duel tiles
    }
picture_tiles_worth =
    { $number ->
        [one] 1 duel tile worth { $total }
       *[other] { $number } duel tiles worth { $total }
    }
picture_horses =
    { $number ->
        [one] 1 horse
       *[other] { $number } horses
    }
picture_corrals = corrals { $corrals }
picture_cups =
    { $number ->
        [one] 1 rodeo won
       *[other] { $number } rodeos won
    }
picture_chip = +3 chip: { $player }
picture_hall = Town hall: { $player }
picture_outlaws = Outlaws: strength { $strength }, { $number } VP each
picture_auction = Auction of { $lot }: no bid yet
picture_bid = Auction of { $lot }: ${ $number } by { $player }
picture_duel = Duel ({ $place }): { $fighters }
picture_hand = Your duel tiles: { $tiles }
picture_hand_of = Duel tiles of { $player }: { $tiles }
picture_sheet = Your sheet: { $lines }
picture_sheet_of = Sheet of { $player }: { $lines }
picture_north = N
picture_south = S
picture_west = W
picture_east = E
picture_key_white = w
picture_corral = corral{ $number }
picture_group_act = square
picture_group_buy = buy, ${ $number }
picture_group_defend = defend
picture_group_attack = attack { $player }
picture_group_fight = outlaw
picture_group_rule = town hall
picture_group_white = white: { $group }
picture_group_corral = corral
picture_group_move = move
picture_group_ask = ask { $player }
picture_group_road = road
picture_group_bridge = bridge

### The board on the page

board_map = The map of Carson City
board_track = Action squares, in the order in which they are resolved
board_order = Order
board_passing = Passed
board_people = Personalities
board_own = What is yours
board_round = Round { $number }/{ $most }
board_gauge =
    { $number ->
        [0] Last round
        [one] 1 round to come
       *[other] { $number } rounds to come
    }
board_zoom = Closer, or the whole map
board_close = Close
board_side = { $side }: { $power }
board_taken_by = taken by { $player }
board_free = free
board_reserve =
    { $number ->
        [one] 1 cowboy in reserve
       *[other] { $number } cowboys in reserve
    }
    .tip = Each adds 1 to strength until he is placed.
board_cash = Money
    .tip = What is above the limit must be spent at the end of the round: 1 VP for each $10.
board_limit_is = Limit: { $amount }.
board_limit_short = limit { $amount }
board_limit_second = 2nd card
board_part = { $source } { $number }
board_standing =
    If the game ended now: { $number } VP{ $count ->
        [0] .
       *[other] {" "}({ $parts }).
    }
board_score =
    { $number } VP{ $count ->
        [0] .
       *[other] {" "}({ $parts }).
    }
board_committed = Spoken for
    .tip = What all parcels and tiles would cost on which cowboys of this player stand. Whoever cannot pay has placed in vain.
board_has_passed = passed
    .tip = Places no more cowboys this round.
board_bag =
    { $number ->
        [0] The bag is empty
        [one] The bag: 1 tile
       *[other] The bag: { $number } tiles
    }
    .tip = What may still be drawn is no secret.

# The squares
board_parcel_purchase_short = Parcels
board_deferred_placement_short = Works
board_building_income_short = Incomes
board_incomes = As things stand, before thefts: { $incomes }.
board_income_of = { $player } ({ $amount })
board_narrow_drugstore = Drug{"\u00AD"}store
board_narrow_general_store = Store
board_narrow_blacksmith = Black{"\u00AD"}smith
board_narrow_town_hall = Town Hall
board_from_wages = each
board_from_ammo = strength
board_from_roads3 = roads
board_from_road1 = each
board_from_inc_parcels = parcels
board_from_inc_cowboys = strength
board_from_gambling = in dollars
board_from_vp_parcels = parcels
board_from_vp_buildings = build{"\u00AD"}ings
board_from_vp_cowboys = strength
board_from_buy = = 1 VP
board_two_dice = 2 dice
board_vp = { $number } VP
board_empty = empty
board_shut = Closed this round.
board_shut_short = closed
board_tile_here = { $building }: { $text }

# A parcel
board_on_parcel = { $what }, { $where }
board_owned = It belongs to { $player }.
board_price =
    { $number ->
        [0] It costs { $amount }: nothing stands on it or around it.
        [one] It costs { $amount }: $1, and $1 for 1 parcel that is occupied, itself or around it.
       *[other] It costs { $amount }: $1, and $1 for each of { $number } parcels that are occupied, itself or around it.
    }
board_price_indian = It costs you { $amount }: with the Indian, no parcel costs more.
board_equipped = A road reaches it.
board_not_equipped = No road reaches it.
board_occupant = { $player } sits there: his shops earn one step more.
board_safe = Nobody may attack it.
board_income =
    { $count ->
        [0] It earns nothing as things stand.
       *[other] It earns { $amount }: { $parts }.
    }
board_income_free =
    { $number ->
        [one] 1 free parcel around, { $amount }
       *[other] { $number } free parcels around, { $amount }
    }
board_income_river_free = river around, { $amount }
board_income_least = the least, { $amount }
board_income_mountains =
    { $number ->
        [one] 1 mountain around, { $amount }
       *[other] { $number } mountains around, { $amount }
    }
board_income_river = beside the river, { $amount }
board_income_houses =
    { $number ->
        [one] 1 house symbol around, { $amount }
       *[other] { $number } house symbols around, { $amount }
    }
board_income_own_houses =
    { $number ->
        [one] 1 house symbol of its owner around, { $amount }
       *[other] { $number } house symbols of its owner around, { $amount }
    }
board_income_other_houses =
    { $number ->
        [one] 1 other house symbol around, { $amount }
       *[other] { $number } other house symbols around, { $amount }
    }
board_income_ranches =
    { $number ->
        [one] 1 ranch of its owner, { $amount }
       *[other] { $number } ranches of its owner, { $amount }
    }
board_income_mines =
    { $number ->
        [one] 1 mine of its owner, { $amount }
       *[other] { $number } mines of its owner, { $amount }
    }
board_income_round = round { $number }, { $amount }
board_income_fixed = always { $amount }
board_income_cap = not more than ${ $number }, { $amount }
board_income_town_hall = the town hall, { $amount }
board_factor = This round it counts { $number } times.
board_outlaw = An outlaw of strength { $number } is here: { $points } VP for whoever beats him.
board_outlaw_here = outlaw
board_outlaw_half = The outlaw takes half of it.

# Cowboys and duels
board_man_of = cowboy of { $player }
board_man = { $player } (strength { $strength })
board_man_white = { $player } (white cowboy)
board_men =
    { $duel ->
        [0] Here: { $men }.
       *[other] Here: { $men }; they will fight it out.
    }
board_strength_of = { $player } has { $number }: { $parts }.
board_strength_cowboys =
    { $number ->
        [one] 1 cowboy in reserve
       *[other] { $number } cowboys in reserve
    }
board_strength_revolvers =
    { $number ->
        [one] 1 revolver
       *[other] { $number } revolvers
    }
board_strength_white = { $number } for the white cowboy
board_strength_chip = { $number } for the chip
board_strength_mercenary = { $number } for the Mercenary
board_strength_corral = { $number } for corral 1
board_ahead = Duels ahead
board_ahead_tip = Highest sum of die and strength acts; the others take their cowboys back. Ties: whoever passed first.
board_theft = Attack on { $parcel }
    .tip = Nobody defends it: half the income goes to the attacker.
board_duel_at = Duel: { $place }
board_last_duel = The last duel

# Beside the board
board_auction =
    { $any ->
        [0] Auction: no bid yet
       *[other] Auction: { $amount }, { $player }
    }
board_note_auction = Auction
    .tip = Whoever drops out is out for good; the last one left pays.
board_outlaws = Outlaws: strength { $number }, { $points } VP
board_note_outlaws = Outlaws
    .tip = They halve the income of the buildings they stand on, until somebody beats them.
board_discard =
    { $known ->
        [0] Duel tiles discarded: { $number }
       *[other] Duel tiles discarded: { $number }, { $known } seen
    }
board_note_discard = Duel tiles discarded
    .tip = Whoever has played his last tile draws three of them.
board_moves = Moves made: { $number } of { $most }
board_note_kit = Moves
    .tip = With Kit Carson you may move up to three of your cowboys in a round.
board_white_waits = The white cowboy waits
board_note_white = The white cowboy
    .tip = He goes where no cowboy and no outlaw stands, and nobody may follow.
board_tiles_of =
    { $number ->
        [one] 1 duel tile
       *[other] { $number } duel tiles
    }
board_tiles_total =
    { $tiles ->
        [one] It is worth { $number }.
       *[other] They are worth { $number } together.
    }
board_tiles_unknown =
    { $tiles ->
        [one] What it is worth is not known.
       *[other] What they are worth is not known.
    }
board_sheet = Your start
    .tip = One line of each; the small number is its price. Nobody sees your sheet before all are filled.

# What a card can do, in a few words
board_short_street_boy_yellow = $3 for a second card
board_short_street_boy_red = A second card
board_short_sheriff_yellow = A white cowboy, safe from duels
board_short_sheriff_red = No attacks; 3 VP for a duel lost
board_short_banker_yellow = $9 at once
board_short_banker_red = 3, 5 or 7 VP for $3, $12 or $25
board_short_grocer_yellow = $8, or one type of building doubled
board_short_grocer_red = $8, or 1 VP per house
board_short_chinese_worker_yellow = 2 roads, buildings at half price
board_short_chinese_worker_red = Any tile for $5
board_short_settler_yellow = A free parcel
board_short_settler_red = $8, or 1 VP per mountain
board_short_captain_yellow = 1, 2 or 3 cowboys for $1, $4 or $9
board_short_captain_red = 1 or 2 revolvers for $3 or $9
board_short_mercenary_yellow = Strength +3
board_short_mercenary_red = Strength +2
board_short_indian_yellow = 2 random parcels
board_short_indian_red = Parcels cost $3 at most
board_short_prospector_yellow = A mine with its parcel for $10
board_short_prospector_red = 2 sticks of dynamite
board_short_gunsmith_yellow = 2 VP for a duel won
board_short_gunsmith_red = Dynamite; roll one die again
board_short_singer_yellow = 2 cowboys who never duel
board_short_singer_red = Gambling: dice multiplied
board_short_auctioneer_yellow = Auction of 2 parcels, half for you
board_short_auctioneer_red = Auction of the +3 chip
board_short_governor_yellow = 1 road; 1 VP for roads that reach new land
board_short_governor_red = A tax on arms or on money
board_short_doctor_undertaker_yellow = Losers may pay you $3 to act elsewhere
board_short_doctor_undertaker_red = Losers lose 1 VP or pay you $2
board_short_cowboy_yellow = A horse
board_short_cowboy_red = A ranch with its parcel for $8
board_short_heroes_yellow = No attacks on you or by you
board_short_heroes_red = 3, 6 or 9 VP for 0, 1 or 2 cowboys
board_short_teacher_yellow = First next round
board_short_teacher_red = At the end, 2 VP per school, prison and church
board_short_lawyer_editor_yellow = Buy a parcel; nobody disputes yours
board_short_lawyer_editor_red = VP for your incomes
board_short_either = Losers of duels pay you, either way

## Choosing cards and a river before the game

board_pick_count = { $number } of { $most }
board_pick_more =
    { $number ->
        [one] One more card to pick.
       *[other] { $number } more cards to pick.
    }
board_pick_less =
    { $number ->
        [one] One card too many: take one away.
       *[other] { $number } cards too many: take them away.
    }
board_pick_ready = All cards are picked.
board_pick_street = With the Street Boy there are eight.
board_pick_horses = The yellow Cowboy needs the Horses: play with them, or take another side.
board_pick_clear = Take all away
board_river_printed = The printed river
    .tip = Press parcels one after the other to draw another course.
board_river_count = { $number } of { $most } parcels at most
board_river_begin = A river begins on the border.
board_river_on = It goes on beside { $parcel }, and must come to the border.
board_river_ready = A river from { $first } to { $last }.
board_river_back = One parcel back
board_river_names = Map of the town: parcels of the river

## What the table may answer for a player

order_consent = Houses on your land: always yes
    .tip = Whoever asks to put a house on a parcel of yours may. With “always no” on too, you are asked.
order_refuse = Houses on your land: always no
    .tip = Nobody may put a house on a parcel of yours. With “always yes” on too, you are asked.
order_hold_roads = Keep your roads
    .tip = In the works you are asked only when a tile you kept can be built.
order_cash = At the cash limit, spend the least
    .tip = At the end of a round you pay what is above your limit, and no more, without being asked.

## Why something cannot be done

why_resolved = It is too late for this square: its turn in this round has come.
why_not_empty = The Doctor helps to a square where nobody stands.
why_chip_held = { $player } has the +3 chip: there is nothing to win here in this round.
why_no_tile = No tile lies here.
why_shut =
    { $number ->
        [one] This square was open in round 1 only.
       *[other] This square was open until round { $number }.
    }
why_no_cowboys = You have no cowboy left to place.
why_white_only = The white cowboy goes where no cowboy and no outlaw stands, and never to a rival’s building.
why_own_there = A cowboy of yours is there already.
why_white_there = The white cowboy stands here: nobody joins him.
why_sheriff_crowd = With your Sheriff you go only where no rival stands.
why_sheriff_outlaw = With your Sheriff you fight outlaws on your own buildings only.
why_river = This is the river: it belongs to nobody.
why_no_building = A cowboy has nothing to do on an owned parcel without a building.
why_no_income = This building has no income, so there is nothing to steal or to defend.
why_heroes = { $player } has the Heroes: nobody attacks these buildings.
why_church = A church beside it protects this building.
why_peaceful = With your personality you attack nobody.
why_town_hall = The parcel of the Town Hall belongs to nobody.
why_outlaw = An outlaw is here.
why_yours = It is yours already.
why_theirs = { $player } owns this parcel.
why_not_free = Something stands here already.
why_no_road = No road reaches this parcel.
why_in_lot = It is in the lot already.
why_too_dear = You cannot pay the ${ $number } it costs.
why_not_won = You have no cowboy here.
why_not_yours = You build on your own parcels.
why_no_line = A station stands beside a straight road across the whole map.
why_school = There is a school on this side of the river.
why_town_house = A town house grows no more.
why_refused = { $player } has said no, and is not asked twice for the same building.
why_not_surrounded = A house can grow when all eight parcels around it are occupied or owned.
why_laid = A road lies here already.
why_loose_road = A new road joins on to a road of the map.
why_no_help = This road would not give the Town Hall a place.
why_no_road_needed = A ranch or a mine needs no road: lay roads in your works turn.
why_no_roads = You have no road left.
why_bridge = A bridge takes { $number } roads.
why_taken = { $player } has taken this card.
why_taken_by_you = You have this card already.
why_not_sheriff = The Street Boy takes any card but the Sheriff.
