### Great Western Trail in English.
#
# Attributes: .tip explains a name; .phrase is the name as it stands in a sentence, .at says where;
# .single and .double are the two sizes of an auxiliary action; .disc is a disc on the player board and
# .frees what its removal brings; .play is what an objective card does when it is played.
# An argument `tile` gives $tile, $tile_tip, $tile_phrase …

great_western_trail = Great Western Trail
    .tip = Drive your herd to Kansas City again and again, and ship it ever farther west.
game_title = { great_western_trail }
game_text = { great_western_trail.tip }
game_kind = 90 min · demanding

## Terms: the turn

cattleman = Cattleman
    .tip = A player’s pawn on the trail.
location = Place
    .tip = Kansas City, or any space of the trail with a tile on it.
step = Step
    .tip = Every place entered is one step; empty spaces cost nothing.
step_limit = Step limit
    .tip = The most steps your cattleman may take in a turn.
trail = Trail
    .tip = The one-way path to Kansas City. At a fork you choose.
phase_a = Phase A: move
    .tip = At least 1 step, at most your limit.
phase_b = Phase B: act
    .tip = Use the place you reached.
phase_c = Phase C: draw
    .tip = Draw up to your hand limit.
local_action = Local action
    .tip = Printed on the building where you stand; each may be done once.
risk_action = Risk action
    .tip = An extra action beside some plots, for the owner of the building there.
auxiliary_action = Auxiliary action
    .tip = A small action of your player board, possible anywhere in place of the local actions.
single_aux = Single auxiliary action
    .tip = Open once one of its two spaces is clear.
double_aux = Double auxiliary action
    .tip = Twice the cost and the gain, once both its spaces are clear.
immediate_action = Immediate action
    .tip = Now or never.
delivery_action = Delivery action
    .tip = What a disc on a city brings at once.
hand_fee = Fee
    .tip = Paid for each hand on a tile you enter: to its owner, or to the bank.
green_hand = Green hand
    .tip = Fee of $2, $2 or $1 with 2, 3 or 4 players.
black_hand = Black hand
    .tip = Fee of $2, $1 or $2 with 2, 3 or 4 players.
dollar = Dollar
    .tip = Pays for workers, buildings, cattle and fees; five are worth 1 VP at the end.
bank = Bank
    .tip = Never runs out of money.
vp = Victory points
    .tip = Counted at the end only.
first_player = First player
    .tip = Starts with $6; each next player with $1 more.

## Terms: the herd

herd_deck = Herd
    .tip = All your cards: draw stack, hand and discard pile.
draw_stack = Draw stack
    .tip = Face down; the discard pile is shuffled into it when it runs out.
discard_pile = Discard pile
    .tip = Face up; new cards come here.
hand_limit = Hand limit
    .tip = 4 cards, up to 6 when the discs are gone.
breeding_value = Breeding value
    .tip = The number on a cattle card; each breed in hand counts once.
breed = Breed
    .tip = A kind of cattle, told by its name and colour.
cattle_market = Cattle market
    .tip = Cattle for sale, and the table of prices.
market_stack = Market stack
    .tip = Face-down cattle that has not come to the market yet.
buy_cattle = Buy cattle
    .tip = Spend cowboys and money on cards of the market.

## Terms: workers

worker = Worker
    .tip = Cowboy, craftsman or engineer: up to six of each.
job_market = Job market
    .tip = Workers for hire. When its last row is full, the game ends.
job_market_token = Job market token
    .tip = Only the rows above it are open. It moves down when its row is full; worth 2 VP to whoever ends the game.
hire = Hire a worker
    .tip = Pay the cost of his row; he goes to the next free space of your board.
worker_space = Worker space
    .tip = Some bring an action at once; spaces 5 and 6 are worth 4 VP each.
cowboy_4 = Cowboy, space 4
    .tip = At once: remove a hazard for free.
cowboy_6 = Cowboy, space 6
    .tip = At once: trade with the Indians.
craftsman_4 = Craftsman, space 4
    .tip = At once: build for $1 per craftsman.
craftsman_6 = Craftsman, space 6
    .tip = At once: build for $1 per craftsman.
engineer_2 = Engineer, space 2
    .tip = At once: discard a Jersey for 1 certificate.
engineer_3 = Engineer, space 3
    .tip = At once: discard a Jersey for $2.
engineer_4 = Engineer, space 4
    .tip = At once: hire one more worker for $2 less.
engineer_5 = Engineer, space 5
    .tip = At once: discard a Jersey for up to 2 certificates.
engineer_6 = Engineer, space 6
    .tip = At once: discard a Jersey for $4.

## Terms: the trail

hazard = Hazard
    .tip = Costs a step and a fee; worth 2 to 4 VP to whoever removes it.
flood = Flood
    .tip = A hazard between the neutral spots A and B.
drought = Drought
    .tip = A hazard between the neutral spots B and C.
rockfall = Rockfall
    .tip = A hazard between the neutral spots E and F.
hazard_slot = Hazard slot
    .tip = Four in each area; a new hazard takes the first free one.
remove_hazard = Remove a hazard
    .tip = Pay and take any hazard of the trail.
teepee = Teepee
    .tip = Blue or green; wanted for objectives and for pairs.
indian_village = Indian village
    .tip = Nine slots from −$3 to $10; a new teepee takes the cheapest free one.
teepee_slot = Village slot
    .tip = Whoever takes its teepee gains or pays its value.
trade_indians = Trade with the Indians
    .tip = Take a teepee, and gain or pay the value of its slot.
woods = Woods
    .tip = Plots touching trees; buildings 1a and 7b count yours there.
plot = Building plot
    .tip = A space of the trail where a private building may stand.
neutral_building = Neutral building
    .tip = Everybody may use it.
private_building = Private building
    .tip = Its owner alone may use it.
build = Build
    .tip = Put a building on an empty plot, or over one of yours that needs fewer craftsmen.
move_cattleman = Move on
    .tip = Move on, pay the fees and use the new place; what is left here is lost.
special_delivery = Special delivery
    .tip = Move your engine back and deliver to a city worth at most the spaces it went, without transport.
copy_adjacent = Copy a neighbour
    .tip = Use the actions of the building just before or after.

## Terms: railroad and cities

railroad = Railroad
    .tip = Spaces 0 to 39. Spaces with an engine do not count: it is jumped over.
locomotive = Engine
    .tip = A player’s train: the farther it is, the cheaper his transport, and stations lie on its way.
turnout = Turnout
    .tip = The side track of a station; counts as one space.
station = Station
    .tip = Stop on its turnout, pay and leave a disc for VP.
upgrade_station = Upgrade a station
    .tip = Pay its cost and put a disc there.
station_master = Station master
    .tip = A tile for leaving a worker at a station just upgraded.
foresight = Foresight
    .tip = In Kansas City you choose which of two tiles enters the game, three times.
supply = Supply
    .tip = Three face-down piles of tiles: 1, 2 and 3.
income = Income
    .tip = Show your hand and take its value in dollars; each breed counts once.
delivery = Delivery
    .tip = Put a disc on a city whose number your herd reaches.
transport_cost = Transport
    .tip = $1 for each red cross between your engine and the city.
red_cross = Red cross
    .tip = Costs $1 when your engine is before it and the city behind.
city = City
    .tip = Takes a herd worth at least its number.
city_arrow = Arrow between cities
    .tip = Counts once you have a disc on both.
kc_1 = Stop 1: foresight 1
    .tip = A hazard or a teepee enters the game.
kc_2 = Stop 2: foresight 2
    .tip = A worker enters the game.
kc_3 = Stop 3: foresight 3
    .tip = A worker or a teepee enters the game.
kc_4 = Stop 4: income
    .tip = Your hand is shown, paid and discarded.
kc_5 = Stop 5: delivery
    .tip = A disc goes to a city; then pay the transport.
yellow_arrow = Yellow arrow
    .tip = When the token passes, the cattle market is filled up.
red_arrow = Red arrow
    .tip = When the token leaves, the end begins: one more turn for each of the others.

## Terms: the player board

disc = Disc
    .tip = Goes from your board to a city or a station, and frees what it covered.
white_frame = White frame
    .tip = A disc from there fits anywhere; a city or station with it takes no other.
black_frame = Black frame
    .tip = A disc from there fits black frames only; a city or station with it takes any.
certificate = Certificate
    .tip = Spent in Kansas City, adds 1 to the value of your herd.
permanent_certificate = Permanent certificate
    .tip = Adds 1 to the value of your herd each time, and is never spent.
certificate_limit = Certificate limit
    .tip = 3, then 4, then 6, as the discs go.
certificate_marker = Certificate marker
    .tip = Shows your certificates: 0, 1, 2, 3, 4 or 6. After 4 comes 6.
objective_card = Objective card
    .tip = Played, it gives an action at once, and VP at the end if all it asks is met; otherwise a penalty.
starting_objective = Starting objective
    .tip = Lies before you from the start, and never costs anything.
objective_area = Objective area
    .tip = Cards you have played: they will be counted.
objective_display = Objective display
    .tip = Four open cards to take from.
objective_stack = Objective stack
    .tip = Face-down objective cards.
take_objective = Take an objective card
    .tip = An open one or the top of the stack; it goes to your discard pile.
play_objective = Play an objective card
    .tip = Lay it before you and perform its action.
player_red = Red
    .tip = The red player.
player_blue = Blue
    .tip = The blue player.
player_white = White
    .tip = The white player.
player_yellow = Yellow
    .tip = The yellow player.

## Places of the trail

spot_a = Neutral spot A
    .tip = A neutral building stands here: everybody may use it.
    .at = on neutral spot A
plot_a1 = Plot A1
    .tip = Room for a private building.
    .at = on plot A1
plot_a2 = Plot A2
    .tip = Room for a private building.
    .at = on plot A2
plot_a3 = Plot A3
    .tip = Room for a private building.
    .at = on plot A3
flood_1 = Flood slot 1
    .tip = { hazard_slot.tip }
    .at = on flood slot 1
flood_2 = Flood slot 2
    .tip = { hazard_slot.tip }
    .at = on flood slot 2
flood_3 = Flood slot 3
    .tip = { hazard_slot.tip }
    .at = on flood slot 3
flood_4 = Flood slot 4
    .tip = { hazard_slot.tip }
    .at = on flood slot 4
plot_fr1 = Plot FR1
    .tip = Room for a private building. { risk_jersey }.
    .at = on plot FR1
plot_fr2 = Plot FR2
    .tip = Room for a private building, in the woods. { risk_jersey }.
    .at = on plot FR2
spot_b = Neutral spot B
    .tip = A neutral building stands here: everybody may use it.
    .at = on neutral spot B
plot_b1 = Plot B1
    .tip = Room for a private building, in the woods.
    .at = on plot B1
plot_b2 = Plot B2
    .tip = Room for a private building.
    .at = on plot B2
plot_b3 = Plot B3
    .tip = Room for a private building.
    .at = on plot B3
drought_1 = Drought slot 1
    .tip = { hazard_slot.tip }
    .at = on drought slot 1
drought_2 = Drought slot 2
    .tip = { hazard_slot.tip }
    .at = on drought slot 2
drought_3 = Drought slot 3
    .tip = { hazard_slot.tip }
    .at = on drought slot 3
drought_4 = Drought slot 4
    .tip = { hazard_slot.tip }
    .at = on drought slot 4
plot_dr1 = Plot DR1
    .tip = Room for a private building. { risk_any }.
    .at = on plot DR1
spot_c = Neutral spot C
    .tip = A neutral building stands here: everybody may use it.
    .at = on neutral spot C
plot_c1 = Plot C1
    .tip = Room for a private building, in the woods.
    .at = on plot C1
plot_c2 = Plot C2
    .tip = Room for a private building, in the woods.
    .at = on plot C2
plot_c3 = Plot C3
    .tip = Room for a private building.
    .at = on plot C3
spot_d = Neutral spot D
    .tip = A neutral building stands here: everybody may use it.
    .at = on neutral spot D
teepee_p1 = Village slot, $1
    .tip = Whoever takes the teepee here gains $1.
    .at = on the village slot of $1
teepee_p2 = Village slot, $2
    .tip = Whoever takes the teepee here gains $2.
    .at = on the village slot of $2
teepee_p4 = Village slot, $4
    .tip = Whoever takes the teepee here gains $4.
    .at = on the village slot of $4
teepee_p6 = Village slot, $6
    .tip = Whoever takes the teepee here gains $6.
    .at = on the village slot of $6
teepee_p8 = Village slot, $8
    .tip = Whoever takes the teepee here gains $8.
    .at = on the village slot of $8
teepee_p10 = Village slot, $10
    .tip = Whoever takes the teepee here gains $10.
    .at = on the village slot of $10
plot_tr1 = Plot TR1
    .tip = Room for a private building. { risk_any }.
    .at = on plot TR1
plot_tr2 = Plot TR2
    .tip = Room for a private building. { risk_jersey }.
    .at = on plot TR2
spot_e = Neutral spot E
    .tip = A neutral building stands here: everybody may use it.
    .at = on neutral spot E
plot_e1 = Plot E1
    .tip = Room for a private building, in the woods.
    .at = on plot E1
plot_e2 = Plot E2
    .tip = Room for a private building, in the woods.
    .at = on plot E2
rockfall_1 = Rockfall slot 1
    .tip = { hazard_slot.tip }
    .at = on rockfall slot 1
rockfall_2 = Rockfall slot 2
    .tip = { hazard_slot.tip }
    .at = on rockfall slot 2
rockfall_3 = Rockfall slot 3
    .tip = { hazard_slot.tip }
    .at = on rockfall slot 3
rockfall_4 = Rockfall slot 4
    .tip = { hazard_slot.tip }
    .at = on rockfall slot 4
plot_rr1 = Plot RR1
    .tip = Room for a private building. { risk_any }.
    .at = on plot RR1
plot_rr2 = Plot RR2
    .tip = Room for a private building, in the woods. { risk_jersey }.
    .at = on plot RR2
spot_f = Neutral spot F
    .tip = A neutral building stands here: everybody may use it.
    .at = on neutral spot F
plot_f1 = Plot F1
    .tip = Room for a private building.
    .at = on plot F1
plot_f2 = Plot F2
    .tip = Room for a private building, in the woods.
    .at = on plot F2
spot_g = Neutral spot G
    .tip = A neutral building stands here: everybody may use it.
    .at = on neutral spot G
plot_g1 = Plot G1
    .tip = Room for a private building.
    .at = on plot G1
plot_g2 = Plot G2
    .tip = Room for a private building.
    .at = on plot G2
kansas_city = Kansas City
    .tip = The end of the trail: foresight, income and delivery, then back to the start.
    .phrase = Kansas City
    .at = in Kansas City
start = Start
    .tip = Where the cattleman rides on from after Kansas City; no place to stop.
    .at = at the start
teepee_m3 = Village slot, −$3
    .tip = Whoever takes the teepee here pays $3. Beside the trail: nobody passes here.
    .at = on the village slot of −$3
teepee_m2 = Village slot, −$2
    .tip = Whoever takes the teepee here pays $2. Beside the trail: nobody passes here.
    .at = on the village slot of −$2
teepee_m1 = Village slot, −$1
    .tip = Whoever takes the teepee here pays $1. Beside the trail: nobody passes here.
    .at = on the village slot of −$1

## Neutral buildings

no_tile = Open trail
    .tip = Nothing lies here.
    .phrase = the open trail
neutral_a = Neutral building A
    .tip = Discard 1 Guernsey: $2. Hire. Hire for $2 more.
    .phrase = neutral building A
neutral_b = Neutral building B
    .tip = Discard 1 Dutch Belt: $2. Build for $2 per craftsman.
    .phrase = neutral building B
neutral_c = Neutral building C
    .tip = 1 certificate, or an objective card. Engine: 1 space per engineer.
    .phrase = neutral building C
neutral_d = Neutral building D
    .tip = Trade with the Indians, or pay $2 for up to 2 engine spaces. Auxiliary action, single or double.
    .phrase = neutral building D
neutral_e = Neutral building E
    .tip = Discard 1 Black Angus: $2. Buy cattle.
    .phrase = neutral building E
neutral_f = Neutral building F
    .tip = Discard two of one breed: $4. Pay $7: remove a hazard.
    .phrase = neutral building F
neutral_g = Neutral building G
    .tip = Engine: 1 space per engineer. Auxiliary action, single or double.
    .phrase = neutral building G

## Private buildings

building_1a = Building 1a
    .tip = 1 craftsman, 1 VP, green hand. Gain $2 for each of your buildings in the woods.
    .phrase = building 1a
building_1b = Building 1b
    .tip = 1 craftsman, 1 VP, green hand. Discard 1 objective card: up to 2 certificates. Engine back 1 space: $3.
    .phrase = building 1b
building_2a = Building 2a
    .tip = 1 craftsman, 1 VP. Discard 1 Guernsey: $4. Buy cattle.
    .phrase = building 2a
building_2b = Building 2b
    .tip = 1 craftsman, 1 VP. Discard 1 Jersey: engine 1 space. Discard 1 Dutch Belt: $3.
    .phrase = building 2b
building_3a = Building 3a
    .tip = 1 craftsman, 1 VP. Discard two of one breed: $3. Move on 1 place.
    .phrase = building 3a
building_3b = Building 3b
    .tip = 2 craftsmen, 3 VP. Auxiliary action, single or double. Move on 1 place.
    .phrase = building 3b
building_4a = Building 4a
    .tip = 2 craftsmen, 3 VP, black hand. Pay $5: remove a hazard. Move on up to 2 places.
    .phrase = building 4a
building_4b = Building 4b
    .tip = 2 craftsmen, 3 VP, black hand. Draw up to 1 card per cowboy, discard as many. Move on up to 3 places.
    .phrase = building 4b
building_5a = Building 5a
    .tip = 3 craftsmen, 4 VP. Hire for $1 less. Engine: 1 space per engineer.
    .phrase = building 5a
building_5b = Building 5b
    .tip = 3 craftsmen, 4 VP. Discard 1 Black Angus: up to 2 certificates. Gain $1 per engineer.
    .phrase = building 5b
building_6a = Building 6a
    .tip = 4 craftsmen, 5 VP. Discard 1 Holstein: $10. Auxiliary action, single or double.
    .phrase = building 6a
building_6b = Building 6b
    .tip = 4 craftsmen, 5 VP. Discard 1 cattle card: $3 and an objective card to your hand.
    .phrase = building 6b
building_7a = Building 7a
    .tip = 5 craftsmen, 6 VP, green and black hand. For each pair of a green and a blue teepee: $2 and up to 2 certificates.
    .phrase = building 7a
building_7b = Building 7b
    .tip = 5 craftsmen, 6 VP, green and black hand. Engine: 1 space for each of your buildings in the woods.
    .phrase = building 7b
building_8a = Building 8a
    .tip = 5 craftsmen, 6 VP, green hand. Trade with the Indians, or an auxiliary action, single or double. Engine up to 2 spaces.
    .phrase = building 8a
building_8b = Building 8b
    .tip = 6 craftsmen, 8 VP. Use the actions of the building just before or after it.
    .phrase = building 8b
building_9a = Building 9a
    .tip = 7 craftsmen, 9 VP. Engine up to 3 spaces. Special delivery.
    .phrase = building 9a
building_9b = Building 9b
    .tip = 6 craftsmen, 8 VP. Upgrade a station behind your engine.
    .phrase = building 9b
building_10a = Building 10a
    .tip = 9 craftsmen, 13 VP, black hand. Certificates up to your limit. Move on up to 5 places.
    .phrase = building 10a
building_10b = Building 10b
    .tip = 8 craftsmen, 11 VP, black hand. Gain $4. Engine up to 4 spaces. Move on up to 4 places.
    .phrase = building 10b
private_tile = { $building } ({ $player })
    .tip = { $building_tip }
    .phrase = { $player }’s { $building_phrase }

## Workers, teepees, hazards

cowboy = Cowboy
    .tip = Buys cattle.
    .phrase = a cowboy
craftsman = Craftsman
    .tip = Builds your buildings.
    .phrase = a craftsman
engineer = Engineer
    .tip = Drives your engine.
    .phrase = an engineer
teepee_blue = Blue teepee
    .tip = With a black hand: a fee to enter it. Traded for, it is yours.
    .phrase = a blue teepee
teepee_green = Green teepee
    .tip = With a green hand: a fee to enter it. Traded for, it is yours.
    .phrase = a green teepee
flood_2_green = Flood, 2 VP, green hand
    .tip = Costs a step and a fee; worth 2 VP to whoever removes it.
    .phrase = a flood (2 VP, green hand)
flood_2_black = Flood, 2 VP, black hand
    .tip = Costs a step and a fee; worth 2 VP to whoever removes it.
    .phrase = a flood (2 VP, black hand)
flood_3_green = Flood, 3 VP, green hand
    .tip = Costs a step and a fee; worth 3 VP to whoever removes it.
    .phrase = a flood (3 VP, green hand)
flood_3_black = Flood, 3 VP, black hand
    .tip = Costs a step and a fee; worth 3 VP to whoever removes it.
    .phrase = a flood (3 VP, black hand)
flood_4_green = Flood, 4 VP, green hand
    .tip = Costs a step and a fee; worth 4 VP to whoever removes it.
    .phrase = a flood (4 VP, green hand)
drought_2_green = Drought, 2 VP, green hand
    .tip = Costs a step and a fee; worth 2 VP to whoever removes it.
    .phrase = a drought (2 VP, green hand)
drought_2_black = Drought, 2 VP, black hand
    .tip = Costs a step and a fee; worth 2 VP to whoever removes it.
    .phrase = a drought (2 VP, black hand)
drought_3_green = Drought, 3 VP, green hand
    .tip = Costs a step and a fee; worth 3 VP to whoever removes it.
    .phrase = a drought (3 VP, green hand)
drought_3_black = Drought, 3 VP, black hand
    .tip = Costs a step and a fee; worth 3 VP to whoever removes it.
    .phrase = a drought (3 VP, black hand)
drought_4_green = Drought, 4 VP, green hand
    .tip = Costs a step and a fee; worth 4 VP to whoever removes it.
    .phrase = a drought (4 VP, green hand)
rockfall_2_green = Rockfall, 2 VP, green hand
    .tip = Costs a step and a fee; worth 2 VP to whoever removes it.
    .phrase = a rockfall (2 VP, green hand)
rockfall_2_black = Rockfall, 2 VP, black hand
    .tip = Costs a step and a fee; worth 2 VP to whoever removes it.
    .phrase = a rockfall (2 VP, black hand)
rockfall_3_green = Rockfall, 3 VP, green hand
    .tip = Costs a step and a fee; worth 3 VP to whoever removes it.
    .phrase = a rockfall (3 VP, green hand)
rockfall_3_black = Rockfall, 3 VP, black hand
    .tip = Costs a step and a fee; worth 3 VP to whoever removes it.
    .phrase = a rockfall (3 VP, black hand)
rockfall_4_green = Rockfall, 4 VP, green hand
    .tip = Costs a step and a fee; worth 4 VP to whoever removes it.
    .phrase = a rockfall (4 VP, green hand)

## Local actions

local_a_1 = Discard 1 Guernsey: $2
    .tip = The card goes to your discard pile.
local_a_2 = Hire a worker
    .tip = At the cost of his row.
local_a_3 = Hire a worker for $2 more
    .tip = The cost of his row, and $2.
local_b_1 = Discard 1 Dutch Belt: $2
    .tip = The card goes to your discard pile.
local_b_2 = Build
    .tip = $2 for each craftsman needed.
local_c_1x = Gain 1 certificate
    .tip = Not past your limit.
local_c_1y = Take an objective card
    .tip = { take_objective.tip }
local_c_2 = Engine: 1 space per engineer
    .tip = You may stop earlier. On a turnout you may upgrade the station.
local_d_1x = Trade with the Indians
    .tip = { trade_indians.tip }
local_d_1y = Pay $2: engine up to 2 spaces
    .tip = You may stop earlier. On a turnout you may upgrade the station.
local_d_2 = Auxiliary action, single or double
    .tip = Double only where both spaces are clear.
local_e_1 = Discard 1 Black Angus: $2
    .tip = The card goes to your discard pile.
local_e_2 = Buy cattle
    .tip = With your cowboys and your money.
local_f_1 = Discard two of one breed: $4
    .tip = Both cards go to your discard pile.
local_f_2 = Pay $7: remove a hazard
    .tip = Any hazard of the trail.
local_g_1 = Engine: 1 space per engineer
    .tip = You may stop earlier. On a turnout you may upgrade the station.
local_g_2 = Auxiliary action, single or double
    .tip = Double only where both spaces are clear.
local_1a_1 = Gain $2 per building in the woods
    .tip = Your own buildings only.
local_2a_1 = Discard 1 Guernsey: $4
    .tip = The card goes to your discard pile.
local_2a_2 = Buy cattle
    .tip = With your cowboys and your money.
local_3a_1 = Discard two of one breed: $3
    .tip = Both cards go to your discard pile.
local_3a_2 = Move on 1 place
    .tip = Fees as usual; then you use the new place. What is left here is lost.
local_4a_1 = Pay $5: remove a hazard
    .tip = Any hazard of the trail.
local_4a_2 = Move on up to 2 places
    .tip = Fees as usual; then you use the new place. What is left here is lost.
local_5a_1 = Hire a worker for $1 less
    .tip = The cost of his row, less $1.
local_5a_2 = Engine: 1 space per engineer
    .tip = You may stop earlier. On a turnout you may upgrade the station.
local_6a_1 = Discard 1 Holstein: $10
    .tip = The card goes to your discard pile.
local_6a_2 = Auxiliary action, single or double
    .tip = Double only where both spaces are clear.
local_7a_1 = Per teepee pair: $2 and up to 2 certificates
    .tip = A pair is one green and one blue; you keep the tiles.
local_8a_1x = Trade with the Indians
    .tip = { trade_indians.tip }
local_8a_1y = Auxiliary action, single or double
    .tip = Double only where both spaces are clear.
local_8a_2 = Engine up to 2 spaces
    .tip = You may stop earlier. On a turnout you may upgrade the station.
local_9a_1 = Engine up to 3 spaces
    .tip = You may stop earlier. On a turnout you may upgrade the station.
local_9a_2 = Special delivery
    .tip = { special_delivery.tip }
local_10a_1 = Fill up your certificates
    .tip = Up to your limit.
local_10a_2 = Move on up to 5 places
    .tip = Fees as usual; then you use the new place. What is left here is lost.
local_1b_1 = Discard an objective card: up to 2 certificates
    .tip = The card goes to your discard pile.
local_1b_2 = Engine back 1 space: $3
    .tip = Exactly one space.
local_2b_1 = Discard 1 Jersey: engine 1 space
    .tip = The card goes to your discard pile.
local_2b_2 = Discard 1 Dutch Belt: $3
    .tip = The card goes to your discard pile.
local_3b_1 = Auxiliary action, single or double
    .tip = Double only where both spaces are clear.
local_3b_2 = Move on 1 place
    .tip = Fees as usual; then you use the new place. What is left here is lost.
local_4b_1 = Draw up to 1 card per cowboy, discard as many
    .tip = You say how many before you draw.
local_4b_2 = Move on up to 3 places
    .tip = Fees as usual; then you use the new place. What is left here is lost.
local_5b_1 = Discard 1 Black Angus: up to 2 certificates
    .tip = The card goes to your discard pile.
local_5b_2 = Gain $1 per engineer
    .tip = The printed one counts.
local_6b_1 = Discard a cattle card: $3 and an objective card to your hand
    .tip = The card goes to your discard pile.
local_7b_1 = Engine: 1 space per building in the woods
    .tip = You may stop earlier. On a turnout you may upgrade the station.
local_9b_1 = Upgrade a station behind your engine
    .tip = At its usual cost.
local_10b_1 = Gain $4
    .tip = From the bank.
local_10b_2 = Engine up to 4 spaces
    .tip = You may stop earlier. On a turnout you may upgrade the station.
local_10b_3 = Move on up to 4 places
    .tip = Fees as usual; then you use the new place. What is left here is lost.
copy_back = The building before
    .tip = The neighbour of 8b towards the start.
copy_forward = The building after
    .tip = The neighbour of 8b towards Kansas City.
risk_own = Risk action of this plot
    .tip = Printed beside your building.
risk_copied = Risk action of the copied plot
    .tip = Printed beside the building you copy.
risk_jersey = Risk action: discard 1 Jersey for 1 certificate and $2
    .tip = { risk_action.tip }
risk_any = Risk action: discard a cattle card for 1 certificate
    .tip = { risk_action.tip }

## Auxiliary actions and discs

aux_money = Auxiliary: money
    .tip = Gain $1; doubled: $2.
    .single = Auxiliary: gain $1
    .double = Double auxiliary: gain $2
    .disc = the disc of “double money”
    .frees = Auxiliary money may be doubled: $2.
aux_draw = Auxiliary: draw
    .tip = Draw 1 card, then discard 1; doubled: 2 and 2.
    .single = Auxiliary: draw 1 card, discard 1
    .double = Double auxiliary: draw 2 cards, discard 2
    .disc = the disc of “double draw”
    .frees = Auxiliary drawing may be doubled: 2 cards.
aux_cert = Auxiliary: certificate
    .tip = Pay $1, engine back 1 space: 1 certificate; doubled: all twice.
    .single = Auxiliary: pay $1, engine back 1, gain 1 certificate
    .double = Double auxiliary: pay $2, engine back 2, gain 2 certificates
    .disc = a disc of “auxiliary certificate”
    .frees = Opens this auxiliary action; with both its discs gone it may be doubled.
aux_engine = Auxiliary: engine
    .tip = Pay $1: engine 1 space; doubled: $2, up to 2 spaces.
    .single = Auxiliary: pay $1, engine 1 space
    .double = Double auxiliary: pay $2, engine up to 2 spaces
    .disc = a disc of “auxiliary engine”
    .frees = Opens this auxiliary action; with both its discs gone it may be doubled.
aux_remove = Auxiliary: remove cards
    .tip = Engine back 1 space: remove 1 card of your hand from the game; doubled: 2 spaces, up to 2 cards.
    .single = Auxiliary: engine back 1, remove 1 card from the game
    .double = Double auxiliary: engine back 2, remove up to 2 cards from the game
    .disc = a disc of “auxiliary removal”
    .frees = Opens this auxiliary action; with both its discs gone it may be doubled.
disc_cert_4 = Certificate limit 4
    .tip = Your certificate limit becomes 4, or 6 if 6 is clear already.
    .disc = the disc of “certificate limit 4”
    .frees = { disc_cert_4.tip }
disc_cert_6 = Certificate limit 6
    .tip = Your certificate limit becomes 6, once 4 is clear too.
    .disc = the disc of “certificate limit 6”
    .frees = { disc_cert_6.tip }
disc_step_money = Steps and $3
    .tip = $3 at once, and a higher step limit: +1, or +2 with three or four players.
    .disc = the disc of “steps and $3”
    .frees = { disc_step_money.tip }
disc_step_vp = Step and 3 VP
    .tip = One step more, and 3 VP at the end.
    .disc = the disc of “step and 3 VP”
    .frees = { disc_step_vp.tip }
disc_hand = Hand card
    .tip = Costs $5; your hand limit grows by 1.
    .disc = a disc of “hand card” ($5)
    .frees = { disc_hand.tip }

## Railroad

space_0 = Space 0
    .tip = { railroad.tip }
    .phrase = space 0
space_1 = Space 1
    .tip = { railroad.tip }
    .phrase = space 1
space_2 = Space 2
    .tip = { railroad.tip }
    .phrase = space 2
space_3 = Space 3
    .tip = { railroad.tip }
    .phrase = space 3
space_4 = Space 4
    .tip = { railroad.tip }
    .phrase = space 4
space_5 = Space 5
    .tip = { railroad.tip }
    .phrase = space 5
space_6 = Space 6
    .tip = { railroad.tip }
    .phrase = space 6
space_7 = Space 7
    .tip = { railroad.tip }
    .phrase = space 7
space_8 = Space 8
    .tip = { railroad.tip }
    .phrase = space 8
space_9 = Space 9
    .tip = { railroad.tip }
    .phrase = space 9
space_10 = Space 10
    .tip = { railroad.tip }
    .phrase = space 10
space_11 = Space 11
    .tip = { railroad.tip }
    .phrase = space 11
space_12 = Space 12
    .tip = { railroad.tip }
    .phrase = space 12
space_13 = Space 13
    .tip = { railroad.tip }
    .phrase = space 13
space_14 = Space 14
    .tip = { railroad.tip }
    .phrase = space 14
space_15 = Space 15
    .tip = { railroad.tip }
    .phrase = space 15
space_16 = Space 16
    .tip = { railroad.tip }
    .phrase = space 16
space_17 = Space 17
    .tip = { railroad.tip }
    .phrase = space 17
space_18 = Space 18
    .tip = { railroad.tip }
    .phrase = space 18
space_19 = Space 19
    .tip = { railroad.tip }
    .phrase = space 19
space_20 = Space 20
    .tip = { railroad.tip }
    .phrase = space 20
space_21 = Space 21
    .tip = { railroad.tip }
    .phrase = space 21
space_22 = Space 22
    .tip = { railroad.tip }
    .phrase = space 22
space_23 = Space 23
    .tip = { railroad.tip }
    .phrase = space 23
space_24 = Space 24
    .tip = { railroad.tip }
    .phrase = space 24
space_25 = Space 25
    .tip = { railroad.tip }
    .phrase = space 25
space_26 = Space 26
    .tip = { railroad.tip }
    .phrase = space 26
space_27 = Space 27
    .tip = { railroad.tip }
    .phrase = space 27
space_28 = Space 28
    .tip = { railroad.tip }
    .phrase = space 28
space_29 = Space 29
    .tip = { railroad.tip }
    .phrase = space 29
space_30 = Space 30
    .tip = { railroad.tip }
    .phrase = space 30
space_31 = Space 31
    .tip = { railroad.tip }
    .phrase = space 31
space_32 = Space 32
    .tip = { railroad.tip }
    .phrase = space 32
space_33 = Space 33
    .tip = { railroad.tip }
    .phrase = space 33
space_34 = Space 34
    .tip = { railroad.tip }
    .phrase = space 34
space_35 = Space 35
    .tip = { railroad.tip }
    .phrase = space 35
space_36 = Space 36
    .tip = { railroad.tip }
    .phrase = space 36
space_37 = Space 37
    .tip = { railroad.tip }
    .phrase = space 37
space_38 = Space 38
    .tip = { railroad.tip }
    .phrase = space 38
space_39 = Space 39
    .tip = { railroad.tip }
    .phrase = space 39
space_t4 = Turnout of station 1
    .tip = { st1.tip }
    .phrase = the turnout of station 1
space_t7 = Turnout of station 2
    .tip = { st2.tip }
    .phrase = the turnout of station 2
space_t10 = Turnout of station 3
    .tip = { st3.tip }
    .phrase = the turnout of station 3
space_t13 = Turnout of station 4
    .tip = { st4.tip }
    .phrase = the turnout of station 4
space_t16 = Turnout of station 5
    .tip = { st5.tip }
    .phrase = the turnout of station 5
space_t21 = Turnout of station 6
    .tip = { st6.tip }
    .phrase = the turnout of station 6
space_t25 = Turnout of station 7
    .tip = { st7.tip }
    .phrase = the turnout of station 7
space_t29 = Turnout of station 8
    .tip = { st8.tip }
    .phrase = the turnout of station 8
space_t33 = Turnout of station 9
    .tip = { st9.tip }
    .phrase = the turnout of station 9
st1 = Station 1
    .tip = $2 and a disc from a white frame: 1 VP.
    .phrase = station 1
st2 = Station 2
    .tip = $2 and a disc from a white frame: 1 VP.
    .phrase = station 2
st3 = Station 3
    .tip = $4 and a disc from a white frame: 2 VP.
    .phrase = station 3
st4 = Station 4
    .tip = $4 and a disc from a white frame: 2 VP.
    .phrase = station 4
st5 = Station 5
    .tip = $6 and a disc of any frame: 3 VP.
    .phrase = station 5
st6 = Station 6
    .tip = $8 and a disc of any frame: 5 VP.
    .phrase = station 6
st7 = Station 7
    .tip = $7 and a disc of any frame: 6 VP.
    .phrase = station 7
st8 = Station 8
    .tip = $6 and a disc of any frame: 7 VP.
    .phrase = station 8
st9 = Station 9
    .tip = $5 and a disc of any frame: 8 VP.
    .phrase = station 9
st10 = Station 10
    .tip = $3 and a disc of any frame: 9 VP. At the end of the track: your engine then goes back and you gain $3.
    .phrase = station 10
sm_workers = Station master: workers
    .tip = $2 at once; 1 VP for each of your workers.
    .phrase = the workers tile
sm_objectives = Station master: objectives
    .tip = At once remove a hazard for free, or trade; 3 VP for every two objective cards before you.
    .phrase = the objectives tile
sm_hazards = Station master: hazards
    .tip = A permanent certificate; 3 VP for every two hazards.
    .phrase = the hazards tile
sm_teepees = Station master: teepees
    .tip = A permanent certificate; 3 VP for each pair of a green and a blue teepee.
    .phrase = the teepees tile
sm_certs = Station master: certificates
    .tip = A permanent certificate; 3 VP for every two certificates.
    .phrase = the certificates tile

## Cities

city_kc = Kansas City
    .tip = Value 0, white frame. $6 at once, but −6 VP. As often as you like.
city_topeka = Topeka
    .tip = Value 1, white frame. With Wichita: an objective card, but −3 VP.
city_wichita = Wichita
    .tip = Value 4, white frame. With Topeka: an objective card, but −3 VP. With Colorado Springs: −1 VP.
city_colorado_springs = Colorado Springs
    .tip = Value 6, white frame. With Wichita: −1 VP. With Santa Fe: an objective card.
city_santa_fe = Santa Fe
    .tip = Value 8, white frame. With Colorado Springs, and with Albuquerque: an objective card each.
city_albuquerque = Albuquerque
    .tip = Value 10, black frame. With Santa Fe: an objective card. With El Paso: 6 VP.
city_el_paso = El Paso
    .tip = Value 12, black frame. With Albuquerque: 6 VP. With San Diego: 8 VP.
city_san_diego = San Diego
    .tip = Value 14, white frame. With El Paso: 8 VP. With Sacramento: 4 VP.
city_sacramento = Sacramento
    .tip = Value 16, black frame. 6 VP. With San Diego: 4 VP more.
city_san_francisco = San Francisco
    .tip = Value 18, black frame. 9 VP. As often as you like.

## Cattle

jersey = Jersey
    .tip = Cattle, grey. Value 1, no VP.
    .phrase = a Jersey
dutch_belt = Dutch Belt
    .tip = Cattle, green. Value 2, no VP.
    .phrase = a Dutch Belt
black_angus = Black Angus
    .tip = Cattle, black. Value 2, no VP.
    .phrase = a Black Angus
guernsey = Guernsey
    .tip = Cattle, white. Value 2, no VP.
    .phrase = a Guernsey
holstein = Holstein
    .tip = Cattle, yellow. Value 3, 1 VP.
    .phrase = a Holstein
brown_swiss = Brown Swiss
    .tip = Cattle, red. Value 3, 2 VP.
    .phrase = a Brown Swiss
ayrshire = Ayrshire
    .tip = Cattle, blue. Value 3, 3 VP.
    .phrase = an Ayrshire
west_highland_3 = West Highland (3 VP)
    .tip = Cattle, brown. Value 4, 3 VP.
    .phrase = a West Highland (3 VP)
west_highland_4 = West Highland (4 VP)
    .tip = Cattle, brown. Value 4, 4 VP.
    .phrase = a West Highland (4 VP)
west_highland_5 = West Highland (5 VP)
    .tip = Cattle, brown. Value 4, 5 VP.
    .phrase = a West Highland (5 VP)
texas_longhorn_5 = Texas Longhorn (5 VP)
    .tip = Cattle, purple. Value 5, 5 VP.
    .phrase = a Texas Longhorn (5 VP)
texas_longhorn_6 = Texas Longhorn (6 VP)
    .tip = Cattle, purple. Value 5, 6 VP.
    .phrase = a Texas Longhorn (6 VP)
texas_longhorn_7 = Texas Longhorn (7 VP)
    .tip = Cattle, purple. Value 5, 7 VP.
    .phrase = a Texas Longhorn (7 VP)
west_highland = West Highland
    .tip = Cattle, brown. Value 4, 3 to 5 VP.
texas_longhorn = Texas Longhorn
    .tip = Cattle, purple. Value 5, 5 to 7 VP.
v3_1c = One card of value 3: 1 cowboy, $6
    .tip = The card goes to your discard pile.
v3_2c = One card of value 3: 2 cowboys, $3
    .tip = The card goes to your discard pile.
v3_pair = Two cards of value 3: 3 cowboys, $5
    .tip = Of the same breed or not. The cards go to your discard pile.
v4_1c = One West Highland: 1 cowboy, $12
    .tip = The card goes to your discard pile.
v4_3c = One West Highland: 3 cowboys, $6
    .tip = The card goes to your discard pile.
v4_pair = Two West Highlands: 5 cowboys, $8
    .tip = The cards go to your discard pile.
v5_2c = One Texas Longhorn: 2 cowboys, $12
    .tip = The card goes to your discard pile.
v5_4c = One Texas Longhorn: 4 cowboys, $6
    .tip = The card goes to your discard pile.
market_plus_2 = Two more cattle for the market: 1 cowboy
    .tip = Two cards of the stack are turned up; you buy none.

## Objective cards

obj_01 = Objective 1 (1 building, 2 blue teepees)
    .tip = Take $2. Asks for: 1 building, 2 blue teepees. 3 VP, or −2 if missed.
    .phrase = objective 1 (1 building, 2 blue teepees)
    .play = take $2
obj_02 = Objective 2 (1 building, 1 green teepee, 1 blue teepee)
    .tip = Take $2. Asks for: 1 building, 1 green teepee, 1 blue teepee. 3 VP, or −2 if missed.
    .phrase = objective 2 (1 building, 1 green teepee, 1 blue teepee)
    .play = take $2
obj_03 = Objective 3 (2 hazards, 1 West Highland)
    .tip = Take $2. Asks for: 2 hazards, 1 West Highland. 3 VP, or −2 if missed.
    .phrase = objective 3 (2 hazards, 1 West Highland)
    .play = take $2
obj_04 = Objective 4 (1 hazard, 2 stations)
    .tip = Take $2. Asks for: 1 hazard, 2 stations. 3 VP, or −2 if missed.
    .phrase = objective 4 (1 hazard, 2 stations)
    .play = take $2
obj_05 = Objective 5 (1 building, 3 cards of value 3)
    .tip = Take $2. Asks for: 1 building, 3 cards of value 3. 4 VP, or −2 if missed.
    .phrase = objective 5 (1 building, 3 cards of value 3)
    .play = take $2
obj_06 = Objective 6 (1 disc on San Francisco)
    .tip = An auxiliary action, single or double. Asks for: 1 disc on San Francisco. 5 VP, or −3 if missed.
    .phrase = objective 6 (1 disc on San Francisco)
    .play = auxiliary action, single or double
obj_07 = Objective 7 (2 buildings, 1 hazard)
    .tip = Draw up to 3 cards, discard as many. Asks for: 2 buildings, 1 hazard. 3 VP, or −2 if missed.
    .phrase = objective 7 (2 buildings, 1 hazard)
    .play = draw up to 3 cards, discard as many
obj_08 = Objective 8 (1 green teepee, 1 blue teepee, 1 station)
    .tip = Draw up to 3 cards, discard as many. Asks for: 1 green teepee, 1 blue teepee, 1 station. 3 VP, or −2 if missed.
    .phrase = objective 8 (1 green teepee, 1 blue teepee, 1 station)
    .play = draw up to 3 cards, discard as many
obj_09 = Objective 9 (1 hazard, 1 Texas Longhorn)
    .tip = Draw up to 3 cards, discard as many. Asks for: 1 hazard, 1 Texas Longhorn. 3 VP, or −2 if missed.
    .phrase = objective 9 (1 hazard, 1 Texas Longhorn)
    .play = draw up to 3 cards, discard as many
obj_10 = Objective 10 (2 green teepees, 1 station)
    .tip = Draw up to 3 cards, discard as many. Asks for: 2 green teepees, 1 station. 3 VP, or −2 if missed.
    .phrase = objective 10 (2 green teepees, 1 station)
    .play = draw up to 3 cards, discard as many
obj_11 = Objective 11 (1 station, 3 cards of value 3)
    .tip = Draw up to 3 cards, discard as many. Asks for: 1 station, 3 cards of value 3. 4 VP, or −2 if missed.
    .phrase = objective 11 (1 station, 3 cards of value 3)
    .play = draw up to 3 cards, discard as many
obj_12 = Objective 12 (1 green teepee, 1 station, 2 West Highlands)
    .tip = Engine up to 2 spaces. Asks for: 1 green teepee, 1 station, 2 West Highlands. 5 VP, or −3 if missed.
    .phrase = objective 12 (1 green teepee, 1 station, 2 West Highlands)
    .play = engine up to 2 spaces
obj_13 = Objective 13 (1 card of value 3, 1 West Highland, 1 Texas Longhorn)
    .tip = Engine up to 2 spaces. Asks for: 1 card of value 3, 1 West Highland, 1 Texas Longhorn. 5 VP, or −3 if missed.
    .phrase = objective 13 (1 card of value 3, 1 West Highland, 1 Texas Longhorn)
    .play = engine up to 2 spaces
obj_14 = Objective 14 (2 buildings, 2 green teepees)
    .tip = Engine up to 2 spaces. Asks for: 2 buildings, 2 green teepees. 5 VP, or −3 if missed.
    .phrase = objective 14 (2 buildings, 2 green teepees)
    .play = engine up to 2 spaces
obj_15 = Objective 15 (1 building, 1 blue teepee, 2 hazards)
    .tip = Engine up to 3 spaces. Asks for: 1 building, 1 blue teepee, 2 hazards. 5 VP, or −3 if missed.
    .phrase = objective 15 (1 building, 1 blue teepee, 2 hazards)
    .play = engine up to 3 spaces
obj_16 = Objective 16 (2 hazards, 2 stations)
    .tip = Engine up to 3 spaces. Asks for: 2 hazards, 2 stations. 5 VP, or −3 if missed.
    .phrase = objective 16 (2 hazards, 2 stations)
    .play = engine up to 3 spaces
obj_17 = Objective 17 (2 buildings, 2 hazards)
    .tip = Move up to 3 places, without fees and without using the place, not into Kansas City. In phase B it ends your actions. Asks for: 2 buildings, 2 hazards. 5 VP, or −2 if missed.
    .phrase = objective 17 (2 buildings, 2 hazards)
    .play = move up to 3 places without fees
obj_18 = Objective 18 (2 blue teepees, 2 stations)
    .tip = Move up to 3 places, without fees and without using the place, not into Kansas City. In phase B it ends your actions. Asks for: 2 blue teepees, 2 stations. 5 VP, or −2 if missed.
    .phrase = objective 18 (2 blue teepees, 2 stations)
    .play = move up to 3 places without fees
obj_19 = Objective 19 (1 card of value 3, 1 West Highland, 1 Texas Longhorn)
    .tip = Move up to 3 places, without fees and without using the place, not into Kansas City. In phase B it ends your actions. Asks for: 1 card of value 3, 1 West Highland, 1 Texas Longhorn. 5 VP, or −2 if missed.
    .phrase = objective 19 (1 card of value 3, 1 West Highland, 1 Texas Longhorn)
    .play = move up to 3 places without fees
obj_20 = Objective 20 (2 hazards, 1 card of value 3, 1 West Highland)
    .tip = Move up to 3 places, without fees and without using the place, not into Kansas City. In phase B it ends your actions. Asks for: 2 hazards, 1 card of value 3, 1 West Highland. 5 VP, or −2 if missed.
    .phrase = objective 20 (2 hazards, 1 card of value 3, 1 West Highland)
    .play = move up to 3 places without fees
obj_21 = Objective 21 (2 buildings, 2 stations)
    .tip = Move up to 3 places, without fees and without using the place, not into Kansas City. In phase B it ends your actions. Asks for: 2 buildings, 2 stations. 5 VP, or −2 if missed.
    .phrase = objective 21 (2 buildings, 2 stations)
    .play = move up to 3 places without fees
obj_s1 = Starting objective 1 (1 building, 1 card of value 3, 1 West Highland)
    .tip = Asks for: 1 building, 1 card of value 3, 1 West Highland. 3 VP, and no penalty.
    .phrase = starting objective 1 (1 building, 1 card of value 3, 1 West Highland)
obj_s2 = Starting objective 2 (1 green teepee, 2 stations)
    .tip = Asks for: 1 green teepee, 2 stations. 3 VP, and no penalty.
    .phrase = starting objective 2 (1 green teepee, 2 stations)
obj_s3 = Starting objective 3 (2 buildings, 1 hazard)
    .tip = Asks for: 2 buildings, 1 hazard. 3 VP, and no penalty.
    .phrase = starting objective 3 (2 buildings, 1 hazard)
obj_s4 = Starting objective 4 (1 blue teepee, 2 hazards)
    .tip = Asks for: 1 blue teepee, 2 hazards. 3 VP, and no penalty.
    .phrase = starting objective 4 (1 blue teepee, 2 hazards)

## Options of the table

opt_neutral_layout = Neutral buildings
    .tip = Where the seven neutral buildings stand.
opt_neutral_layout_letters = by letter
    .tip = Each on the spot of its letter: best for a first game.
opt_neutral_layout_random = at random
    .tip = The seven are shuffled.
opt_building_sides = Sides of the private buildings
    .tip = Each number shows the same side for everybody.
opt_building_sides_all_a = all a
    .tip = The simpler sides: best for a first game.
opt_building_sides_all_b = all b
    .tip = The other sides.
opt_building_sides_random = at random
    .tip = A coin is tossed for each number.
opt_building_sides_chosen = chosen
    .tip = The table says which numbers show side b.
opt_sides_b = Numbers that show side b
    .tip = Only if the sides are chosen; the others show side a.
opt_sides_b_1 = 1
    .tip = { building_1b.tip }
opt_sides_b_2 = 2
    .tip = { building_2b.tip }
opt_sides_b_3 = 3
    .tip = { building_3b.tip }
opt_sides_b_4 = 4
    .tip = { building_4b.tip }
opt_sides_b_5 = 5
    .tip = { building_5b.tip }
opt_sides_b_6 = 6
    .tip = { building_6b.tip }
opt_sides_b_7 = 7
    .tip = { building_7b.tip }
opt_sides_b_8 = 8
    .tip = { building_8b.tip }
opt_sides_b_9 = 9
    .tip = { building_9b.tip }
opt_sides_b_10 = 10
    .tip = { building_10b.tip }
opt_first_player = First player
    .tip = A given seat, or drawn at random. The first has $6, each next player $1 more.

## Questions

steps_left =
    { $steps ->
        [one] 1 step at most.
       *[other] Up to { $steps } steps.
    }
prompt_place = Where does your cattleman start?
    .tip = On any neutral building, for free; you use it at once.
prompt_move = Where does your cattleman go?
    .tip = { steps_left } Every place with a tile is a step; hands cost a fee.
prompt_step = Go on, or stop here?
    .tip =
        { $steps ->
            [one] 1 step left.
           *[other] { $steps } steps left.
        }
prompt_action_move = Where does your cattleman move on to?
    .tip = { steps_left } Fees as usual; then you use the place.
prompt_card_move = Where does the card take your cattleman?
    .tip = { steps_left } No fees, no use of the place, and not into Kansas City.
prompt_phase_b = { $tile }: what do you do?
    .tip = The actions of a building of yours or a neutral one, each once; or one single auxiliary action instead.
prompt_aux = Which auxiliary action?
    .tip = { double_aux.tip }
prompt_engine = Where does your engine stop?
    .tip = At least one space forward. On a turnout you may upgrade the station.
prompt_engine_back = Where does your engine go back to?
    .tip = Exactly the spaces asked for. On a turnout you may upgrade the station.
prompt_engine_back_free = How far back does your engine go?
    .tip = At least one space, as many as you like.
prompt_upgrade = Upgrade { $station_phrase } for ${ $cost }?
    .tip = { $station_tip } Choose the disc.
prompt_station = Which station do you upgrade?
    .tip = Any station your engine has passed.
prompt_appoint = Leave a worker here for { $master_phrase }?
    .tip = { $master_tip } The last worker of a row leaves your board.
prompt_master_action = Remove a hazard, or trade?
    .tip = The hazard is free; a teepee pays or costs what its slot says. Now or never.
prompt_hire = Whom do you hire?
    .tip = From the rows above the token.
prompt_build_tile = What do you build?
    .tip = With the craftsmen and the money you have.
prompt_build_place = Where do you put up { $building_phrase }?
    .tip = On an empty plot, or over a smaller building of yours, for the difference.
prompt_hazard = Which hazard do you remove?
    .tip = It is yours, with its VP.
prompt_trade = Which teepee do you take?
    .tip = You gain or pay the value of its slot.
jersey_reward =
    { $space ->
        [2] 1 certificate
        [3] $2
        [5] up to 2 certificates
       *[other] $4
    }
prompt_jersey = Discard a Jersey for { jersey_reward }?
    .tip = The space of your new engineer offers it. Now or never.
prompt_discard =
    { $number ->
        [one] Which card do you discard?
       *[other] Which card do you discard? { $number } to go.
    }
    .tip = It goes to your discard pile.
prompt_remove = Which card leaves the game?
    .tip = It never comes back.
prompt_draw = How many cards do you draw?
    .tip = You then discard as many.
prompt_buy = Cattle market: what do you buy?
    .tip =
        { $cowboys ->
            [one] You have 1 cowboy for it.
           *[other] You have { $cowboys } cowboys for it; each works once.
        }
prompt_buy_card = Which one do you buy?
    .tip = It goes to your discard pile.
prompt_take_objective = Which objective card do you take?
    .tip = It goes to your discard pile; with building 6b to your hand.
prompt_foresight = Foresight { $column }: which tile enters the game?
    .tip = It goes to its place at once.
prompt_income = Income: do you spend certificates?
    .tip = Each adds 1 to your herd: $1 more, and a farther city. Then your hand is shown and discarded.
prompt_city = Value { $number }: where do you deliver?
    .tip = To a city of at most that value, where you have no disc yet.
prompt_disc = { $city }: which disc do you put there?
    .tip = What it covers on your board is free for good.

## Answers

fee_note =
    { $cost ->
        [0] { "" }
       *[other] { ", " }fee ${ $cost }
    }
cost_note =
    { $cost ->
        [0] { "" }
       *[other] { " " }(${ $cost })
    }
do_end_b = Finish
    .tip = Your actions are over; you draw up to your hand limit.
do_stop_move = Stop here
    .tip = Your cattleman stays on this place.
do_stop_buy = Buy no more
    .tip = The cowboys left over do nothing.
do_stop_remove = Keep the rest
    .tip = No other card leaves the game.
do_perform_jersey = Discard a Jersey
    .tip = And take the reward.
do_decline_space = Do without
    .tip = The action of this space is lost.
do_decline_card = Do without the card’s action
    .tip = The action is lost; the card stays before you.
do_decline_engine = Leave the engine where it is
    .tip = The movement is lost.
do_decline_upgrade = Do not upgrade
    .tip = The station stays as it is.
do_decline_appoint = Leave nobody
    .tip = The tile stays for the others.
do_decline_master = Neither
    .tip = The action is lost.
do_decline_take = Take no objective card
    .tip = You keep the money.
do_place = Start at { $tile_phrase }
    .tip = { $tile_tip }
do_step = To { $tile_phrase }{ fee_note }
    .tip = { $tile_tip }
do_local = { $action }
    .tip = { $action_tip }
do_risk = { $deal }
    .tip = { $risk_tip }
do_copy = Copy { $tile_phrase }
    .tip = { $tile_tip }
do_aux_single = { $action_single }
    .tip = { $action_tip }
do_aux_double = { $action_double }
    .tip = { $action_tip }
do_engine = To { $space_phrase }
    .tip = { $space_tip }
do_station = Upgrade { $station_phrase }{ cost_note }
    .tip = { $station_tip }
do_disc = Use { $disc_disc }
    .tip = { $disc_frees }
do_disc_from = Use your disc from { $station_phrase }
    .tip = That station is yours no longer.
do_appoint = Leave { $worker_phrase }
    .tip = He leaves your board for good.
do_hire = Hire { $worker_phrase } from row { $row }{ cost_note }
    .tip = { $worker_tip }
do_trade = Take { $tile_phrase } and { $money ->
        [-3] pay $3
        [-2] pay $2
        [-1] pay $1
       *[other] gain ${ $money }
    }
    .tip = { teepee.tip }
do_hazard = Remove { $tile_phrase } { $spot_at }
    .tip = { $tile_tip }
do_tile = Put up { $building_phrase }
    .tip = { $building_tip }
do_plot =
    { $over_count ->
        [0] { $spot }{ cost_note }
       *[other] { $spot }, over { $over_phrase }{ cost_note }
    }
    .tip = { $spot_tip }
do_buy = { $purchase }
    .tip = { $purchase_tip }
do_buy_card = Buy { $card_phrase }
    .tip = { $card_tip }
do_discard = Discard { $card_phrase }
    .tip = { $card_tip }
do_remove = Remove { $card_phrase }
    .tip = { $card_tip }
do_draw =
    { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
do_foresight = Choose { $tile_phrase }
    .tip = { $tile_tip }
do_cert = Take ${ $value }{ $number ->
        [0] { "" }
        [one] { " " }and keep 1 certificate
       *[other] { " " }and keep { $number } certificates
    }
do_city = Deliver to { $city }{ $cost ->
        [0] { "" }
       *[other] { " " }(transport: ${ $cost })
    }
    .tip = { $city_tip }
do_take = Take { $card_phrase }
    .tip = { $card_tip }
do_take_stack = Take the top of the stack
    .tip = A card nobody knows yet.
do_play = Play { $card_phrase }: { $card_play }
    .tip = { $card_tip }

## What happens: the turn

event_turn = It is { $player }’s turn.
    .head = { $player }
event_last_turn = This is { $player }’s last turn.
event_placed = { $player } starts at { $tile_phrase }.
event_moved = { $player } moves to { $tile_phrase }.
event_fee =
    { $dollars ->
        [0] { $player } has no money for the fee of ${ $fee }.
       *[other] Fee of ${ $fee }: { $player } pays ${ $dollars }.
    }
event_fee_to =
    { $dollars ->
        [0] { $player } has no money for { $rival }’s fee of ${ $fee }.
       *[other] Fee of ${ $fee }: { $player } pays { $rival } ${ $dollars }.
    }
event_back = { $player } rides back to the start.
event_copied = { $player } copies { $tile_phrase }.

## What happens: money and cards

event_gained = { $player } gains ${ $dollars }.
event_paid = { $player } pays ${ $dollars }.
event_certificates =
    { $number ->
        [one] { $player } now has 1 certificate.
       *[other] { $player } now has { $number } certificates.
    }
event_drew =
    { $number ->
        [one] { $player } draws 1 card.
       *[other] { $player } draws { $number } cards.
    }
event_drew_seen =
    { $number ->
        [0] { $player } draws nothing.
       *[other] { $player } draws { $cards }.
    }
event_shuffled = { $player } shuffles the discard pile into a new draw stack.
event_discarded = { $player } discards { $card_phrase }.
event_removed = { $player } removes { $card_phrase } from the game.

## What happens: markets

event_hired = { $player } hires { $worker_phrase } from row { $row }.
event_bought = { $player } buys { $card_phrase }.
event_added = { $player } has more cattle brought to the market.
event_market =
    { $cards_count ->
        [0] No cattle is left for the market.
       *[other] New in the cattle market: { $cards }.
    }

## What happens: the trail

event_built = { $player } puts up { $building_phrase } { $spot_at }.
event_replaced = { $player } replaces { $old_phrase } by { $building_phrase } { $spot_at }.
event_traded = { $player } trades with the Indians and takes { $tile_phrase }.
event_cleared = { $player } removes { $tile_phrase }.

## What happens: the railroad

event_engine = { $player } drives the engine to { $space_phrase }.
event_upgraded = { $player } upgrades { $station_phrase }.
event_disc = { $player } uses { $disc_disc }.
event_disc_from = { $player } uses the disc from { $station_phrase }.
event_appointed = { $player } leaves { $worker_phrase } as station master and takes { $master_phrase }.

## What happens: objective cards

event_took = { $player } takes { $card_phrase }.
event_took_unseen = { $player } takes an objective card from the stack.
event_took_unseen_seen = { $player } takes { $card_phrase } from the stack, unseen by the others.
event_turned_up = New on display: { $card_phrase }.
event_played = { $player } plays { $card_phrase }.

## What happens: Kansas City

event_chose = Foresight { $column }: { $player } chooses { $tile_phrase }.
event_tile = New on the board: { $tile_phrase } { $spot_at }.
event_tile_out = No room for { $tile_phrase }: the tile leaves the game.
event_worker = Job market, row { $row }: { $worker_phrase } arrives.
event_token = The job market token moves to row { $row }.
event_foresight = Foresight { $column }: { $tile_phrase } comes up.
event_income =
    { $cards_count ->
        [0] { $player } shows an empty hand: value { $dollars }.
       *[other] { $player } shows { $cards }: value { $dollars }.
    }
event_delivered = { $player } delivers to { $city }.

## The end

end_token = The job market is full
    .tip = The token has left it; everybody else had one more turn.
event_end = The job market is full: { $player } takes the token, and the others have one last turn each.
event_won =
    { $number ->
        [one] { $player } wins the game with 1 point.
       *[other] { $player } wins the game with { $number } points.
    }
score_money = Money
    .tip = 1 VP for every $5.
score_buildings = Buildings
    .tip = The VP of your buildings on the trail.
score_cities = Cities
    .tip = Your discs on cities, and the arrows between them.
score_stations = Stations
    .tip = The VP of your stations.
score_hazards = Hazards
    .tip = The VP of the hazards you removed.
score_cattle = Cattle
    .tip = The VP of all your cattle cards.
score_objectives = Objectives
    .tip = Objective cards met, less those missed.
score_masters = Station masters
    .tip = What your station master tiles count.
score_workers = Workers
    .tip = 4 VP for each worker on a space 5 or 6.
score_step_disc = Step disc
    .tip = 3 VP if its space is clear.
score_token = Job market token
    .tip = 2 VP for whoever took it.
better_money = mostly through money
better_buildings = mostly through buildings
better_cities = mostly through cities
better_stations = mostly through stations
better_hazards = mostly through hazards removed
better_cattle = mostly through cattle
better_objectives = mostly through objectives
better_masters = mostly through station masters
better_workers = mostly through workers
better_step_disc = mostly through the step disc
better_token = mostly through the job market token

### The picture in the terminal

picture_typed = a plot, such as B2, a space of the railroad, E12, a station, S3, or whom to hire, C4: the same without looking for the number
picture_legend = On the trail, a letter is a neutral building and B=D building D on spot B; 4a▲ is a private building and its owner, ♞▲ a cattleman. A hazard shows its VP and its hand, g green or b black; a teepee its dollars and its colour, g green or b blue. In the job market ▸ is the token; rows before it are open, and * fills up the cattle market. On the railroad × is a red cross, a number below the track a station; 3: $4→2 is station 3, $4 for 2 VP, with its master or the worker left there. Beside a player, workers are cowboys/craftsmen/engineers, certificates are yours and permanent ones/limit, herd is draw stack + discard pile, and hazards are given with their VP. B2 builds on that plot, E12 stops on space 12, S3 at station 3, C4 hires a cowboy from row 4 (R a craftsman, E an engineer).
picture_turn = Turn { $number }
picture_dollars = ${ $number }
picture_letter_cowboy = C
picture_letter_craftsman = R
picture_letter_engineer = E
picture_green = g
picture_blue = b
picture_black = b
picture_village = Teepees
picture_beside = Teepees beside the trail
picture_cities = Cities: { $cities }
picture_stations = Stations: { $stations }
picture_station = { $number }: ${ $cost }→{ $points }
picture_sm_workers = workers
picture_sm_objectives = objectives
picture_sm_hazards = hazards
picture_sm_teepees = teepees
picture_sm_certs = certificates
picture_foresight = Foresight: { $tiles }
picture_column = { $number }: { $tiles }
picture_market = Cattle market: { $cards } · stack { $number }
picture_display = Objectives: { $cards } · stack { $number }
picture_head_workers = C/R/E
picture_head_certificates = certif.
picture_head_steps = steps
picture_head_hand = hand
picture_head_herd = herd
picture_head_teepees = teepees
picture_head_hazards = hazards
picture_head_discs = discs
picture_masters = station masters: { $masters }
picture_known = surely in hand: { $cards }
picture_last_turns = Last turns: { $player } has taken the job market token.
picture_hand = Your hand, value { $number }: { $cards }
picture_hand_of = Hand of { $player }, value { $number }: { $cards }
picture_unseen = In your draw stack: { $cards }
picture_unbuilt = To build: { $buildings }
picture_discs = Discs: { $discs }
picture_hire = { $worker }, { $cost }
picture_to_space = space
picture_to_station = station

## The board

board_map = The trail and the railroad
board_texas = Texas
board_jump = Jump along the trail
board_tab_trail = Trail
board_tab_rail = Rail
board_tab_markets = Markets
board_tab_mine = Mine
board_where = Turn { $number } · { $player }
board_turns =
    { $number ->
        [one] { $number } turn
       *[other] { $number } turns
    }
board_gauge =
    { $number ->
        [one] { $number } worker to the end
       *[other] { $number } workers to the end
    }
board_last_turns = Last turns
board_cattleman = Cattleman of { $player }
board_engine_of = Engine of { $player }: { $space }
board_at = { $spot }.
board_fee = Fee: ${ $cost }.
board_reach =
    { $steps ->
        [one] { $steps } step, ${ $cost } in fees
       *[other] { $steps } steps, ${ $cost } in fees
    }
board_pays = ${ $cost } to { $player } ({ $spot }).
board_pays_bank = ${ $cost } to the bank ({ $spot }).
board_pile =
    { $number ->
        [one] { $number } tile left in its pile.
       *[other] { $number } tiles left in its pile.
    }
board_city = Takes a herd worth { $value } or more.
board_city_vp = { $vp } VP at the end.
board_city_taken = Your disc is there already.
board_city_enough = Within your reach.
board_city_missing =
    { $number ->
        [one] You lack { $number }.
       *[other] You lack { $number }.
    }
board_transport = Transport: ${ $cost }.
board_white = White frame: takes a disc from a white frame only.
board_black = Black frame: takes any disc.
board_arrow = A disc on both, { $one } and { $two }: { $gains }.
board_arrow_vp = { $vp } VP at the end
board_arrow_card = an objective card at once
board_discs_of = Discs: { $players }.
board_station = Costs ${ $cost }, worth { $vp } VP.
board_left_worker = Left here for the station master tile.
board_last_space = End of the line
board_last_space_tip = Your engine goes back to any free space, and you gain ${ $dollars }.
board_row = Row { $number }
board_row_cost = A worker of this row costs ${ $cost }.
board_job = { $text } Costs ${ $cost } here.
board_until =
    { $number ->
        [one] After { $number } more worker.
       *[other] After { $number } more workers.
    }
board_until_end =
    { $number ->
        [one] After { $number } more worker the end begins.
       *[other] After { $number } more workers the end begins.
    }
board_stack_left =
    { $number ->
        [one] { $number } card left, face down.
       *[other] { $number } cards left, face down.
    }
board_market_empty = No cattle for sale.
board_cattle = Value { $value }, { $vp } VP.
board_objective = Objective
board_my_hand = My hand
board_hand_title = Hand
board_hand = { $number } cards in hand, limit { $most }.
board_hand_empty = No card in hand.
board_known = Surely in hand: { $cards }.
board_counted = counted
board_value = Worth { $value } now, up to { $most } with certificates.
board_cards = { $cards }.
board_no_cards = No cards.
board_herd = { $deck } in the draw stack, { $discard } discarded.
board_discarded = Discarded: { $cards }.
board_undisclosed = In hand or draw stack: { $cards }.
board_unbuilt = Still to build: { $buildings }.
board_workers = Workers
board_auxiliary = Auxiliary
board_limits = Limits
board_built =
    { $number ->
        [one] { $number } building on the trail.
       *[other] { $number } buildings on the trail.
    }
board_certificates = { $number } of at most { $most }; permanent: { $permanent }.
board_points = { $vp } VP.
board_teepees = Blue: { $blue }, green: { $green }.
board_discs_left =
    { $number ->
        [one] { $number } disc left on the board.
       *[other] { $number } discs left on the board.
    }
board_disc_white = It fits everywhere.
board_disc_black = It fits black frames only.
board_to_build = To build
board_all_built = Everything is built.
board_area_points = If the game ended now, your objectives would be worth { $points } VP together.
board_collected = Collected
board_task_b = Building
board_task_g = Green teepee
board_task_l = Blue teepee
board_task_h = Hazard
board_task_s = Upgraded station
board_task_v3 = Cattle of value 3
board_task_v4 = Cattle of value 4
board_task_v5 = Cattle of value 5
board_task_sf = Disc on San Francisco
board_task_met = You have it.
board_task_lack = You do not have it yet.
board_task = What the card asks for.

## Why something is no answer now

why_over = The game is over.
why_turn = It is the turn of { $player }.
why_place = On the first turn the cattleman starts on a neutral building.
why_here = Your cattleman stands here. He moves at least one step.
why_beside = This slot lies beside the trail: nobody walks over it.
why_empty = An empty space is no place to stop: it is passed over, without a step.
why_behind = The trail leads one way: no way leads there from here, except by Kansas City.
why_too_far =
    { $left ->
        [one] It is { $steps } steps away, and you have { $left } left.
       *[other] It is { $steps } steps away, and you have { $left } left.
    }
why_card_city = This card does not take you into Kansas City.
why_on_the_way = You can get there in { $steps } steps: go place by place, first to one that glows.
why_no_plot = Buildings stand on plots only.
why_others_plot = Another player’s building stands here.
why_not_larger = A building is replaced by a larger one only.
why_craftsmen =
    { $needed ->
        [one] It takes { $needed } craftsman; you have { $own }.
       *[other] It takes { $needed } craftsmen; you have { $own }.
    }
why_build_dear =
    { $needed ->
        [one] You cannot pay the { $needed } craftsman it takes.
       *[other] You cannot pay the { $needed } craftsmen it takes.
    }
why_replace_only = It takes { $needed } craftsmen, more than a row holds: it can only replace a large building of yours.
why_build_when = You build at neutral building B, and with your fourth and your sixth craftsman.
why_teepee_dear = You cannot pay the ${ $cost } of this slot.
why_hazard_or_teepee = A hazard or a teepee is asked for.
why_teepee_only = A teepee is asked for.
why_hazard_only = A hazard is asked for.
why_aux_only = Here you may only do a single auxiliary action, on your own board.
why_pick_action = You are here: press one of its actions, or an auxiliary action on your board.
why_arrived = Your cattleman has arrived; he walks on in your next turn.
why_move_on = He walks on this turn only if you choose “Move on”, and uses the place he reaches.
why_copied = You have chosen what to copy; it stays so for this turn.
why_copy_next = Only a building right next to this one can be copied.
why_either = Of two actions with a slash between them you do one, once.
why_done = Not open now: each action of a place is done once, an auxiliary action stands in for all of them, and a building just put up here waits for your next visit.
why_no_card = There is no { $card } in your hand.
why_money = You cannot pay the ${ $cost }.
why_no_hire = There is no worker you can pay, or your rows are full.
why_no_build = There is no building for which you have the craftsmen and the money.
why_no_buy = With your cowboys and your money you can buy nothing here.
why_certificates_full = You have all the certificates your limit allows.
why_no_objective = No objective card is left.
why_no_trade = There is no teepee you can take, or none you can pay.
why_no_hazard = There is no hazard on the trail.
why_no_pair = You have no two cards of one breed in hand.
why_no_cattle = You have no cattle in hand.
why_no_objective_card = You have no objective card in hand.
why_no_woods = You have no building in the woods.
why_no_teepees = You have no pair of a green and a blue teepee.
why_no_draw = You have no card left to draw.
why_engine_start = There are not enough spaces behind your engine.
why_special = Your engine cannot go back, or you have no disc for a delivery.
why_no_station = There is no station behind your engine that you can upgrade now.
why_risk_owner = The risk action belongs to whoever owns the building here.
why_foresight_empty = No tile lies here; the column is refilled after the delivery.
why_foresight_when = Foresight tiles are chosen by whoever reaches Kansas City.
why_foresight_column = Column by column: it is the turn of column { $column }.
why_foresight_worker = The job market is full: no more workers are chosen.
why_foresight_equal = Both tiles are alike: press the other one.
why_token_row = Only workers above the row of the token can be hired.
why_hire_when = Workers are hired at neutral building A, at building 5a, and with your fourth engineer.
why_row_full = { $worker }: your row is full.
why_worker_dear = This worker costs ${ $cost }: too much for you.
why_row_empty = No worker is left in this row, and none will come.
why_cowboys =
    { $needed ->
        [one] This purchase takes { $needed } cowboy; you have { $own } for it.
       *[other] This purchase takes { $needed } cowboys; you have { $own } for it.
    }
why_buy_when = Cattle is bought at neutral building E and at building 2a.
why_market_stack = No card is left to be turned up.
why_cattle_dear = This purchase costs ${ $cost }: too much for you.
why_cattle_few = The market has too few cards of this value.
why_purchase_first = First choose a line of the price list; then the card.
why_other_value = You have paid for a card of value { $value }.
why_take_when = Objective cards are taken at neutral building C, at building 6b, and for some pairs of cities.
why_stack_out = The stack is empty.
why_city_taken = Your disc is there already: each city once, except Kansas City and San Francisco.
why_city_far = This city asks for { $value }; you get to { $most } at most.
why_city_disc = You have no disc that can go there.
why_city_when = You deliver when you reach Kansas City, after the income.
why_engine_when = Your engine moves by actions: of buildings, of your board, of objective cards.
why_engine_here = Your engine stands here: it moves at least one space.
why_engine_there = The engine of { $player } stands here; yours passes it.
why_engine_forward = This action moves your engine forward.
why_engine_far = That is too far for your engine this time.
why_engine_back = This action moves your engine back.
why_engine_exact = Your engine goes back exactly as far as the action says.
why_choose_disc = This station is to be upgraded: now choose a disc on your board.
why_no_disc_there = You have no disc there to take.
why_station_own = You have upgraded this station already.
why_station_late = A station is upgraded when the engine arrives, not later.
why_station_when = A station is upgraded when your engine stops right beside it.
why_station_ahead = Your engine has not passed this station.
why_station_dear = This station costs ${ $cost }: too much for you.
why_station_disc = You have no disc that can go to this station.
why_disc_when = A disc leaves your board only for a city or a station.
why_disc_black = This place has a white frame: it takes a disc from a white frame.
why_disc_dear = This disc costs ${ $cost }, and the money does not suffice.
why_cattle = Cattle stays in hand: it counts in Kansas City, unless an action asks for a card.
why_play_when = Objective cards are played before you move, or before or after an action, never in the middle of one.
why_discard_cattle = Cattle is asked for.
why_discard_objective = An objective card is asked for.
why_discard_pair = Two cards of one breed are asked for, and this one is alone.
why_discard_second = The second card must be of the breed of the first.
why_aux_when = Auxiliary actions are done after moving, in place of the actions of the place.
why_aux_instead = You have used the place already; an auxiliary action would be in place of that.
why_aux_covered = It is still covered by a disc: discs leave for cities and stations.
why_aux_no_double = In place of the local actions it is done once only, not doubled.
why_certificate_limit = Your certificate limit is lower, as long as discs cover the track.
why_certificate_more = You have { $own }, and can only spend some.
why_certificate_when = Certificates are spent in Kansas City, at the income.
why_printed_worker = { $worker }: only the printed one is left, and he stays.
why_row_when = A worker leaves his row only for a station master tile, right after an upgrade.

## Hints for the first game

hint_goal = Drive your herd along the trail to Kansas City, again and again: the better and the more varied the cards in your hand there, the more money and the farther the city you deliver to. Points come from everywhere.
hint_move = Walk as far as your board allows; passing rivals’ buildings and hazards may cost you. Stop where the actions help you now: the board shows what the way costs.
