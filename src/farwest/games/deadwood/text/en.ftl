### Deadwood in English.
#
# Attributes: .tip explains a name; .phrase is the name as it stands in a sentence, .at, .to and .from
# say where; .under says below which stack; .hit is what a shot does; .short is the sign on a die.
# An argument `tile` gives $tile, $tile_tip, $tile_at …

deadwood = Deadwood
    .tip = Send your cowboys to take over a growing town, shoot it out, and stay clear of the law.
game_title = { deadwood }
game_text = { deadwood.tip }
game_kind = 60 min · medium

## Terms

clan = Clan
    .tip = The nine cowboys of a player: three of each strength.
cowboy = Cowboy
    .tip = Holds buildings and fights: one die for each point of strength.
supply = Supply
    .tip = Money, cartridges, horses, and the cowboys not yet hired.
box = Box
    .tip = Wanted tokens out of play; only the Telegraph Office brings some back.
crime_pool = Crime pool
    .tip = The Wanted tokens still to be taken. When it is empty, the game ends with the turn.
wanted = Wanted token
    .tip = Taken for attacks and other crimes; each one makes the final fine grow.
cartridge = Cartridge
    .tip = One more die in a duel, and then it is spent.
horse = Horse
    .tip = Lets your cowboy flee a duel to the Abandoned Mine, and then it is spent.
money = Money
    .tip = Most dollars after the fines wins; nothing else counts.
fine = Fine
    .tip = $1, 3, 6, 10, 15, 21, 28, 36, 45 for 1 to 9 Wanted tokens; $55 for ten or more.
building = Building
    .tip = Can be entered, held and annexed. One cowboy stands there, or one of each clan in the Church.
plot = { $name }
    .tip = A square of the board: holds one tile and touches up to six others.
point = { $name }
    .tip = Where three plots meet; the Sheriff stands on such a point and protects all three.
star_plot = Star plot
    .tip = Gets a random building before the game.
annex = Annex
    .tip = Use what a building offers: on arrival, or when the railroad comes past.
control = Hold
    .tip = A building is yours while your cowboy stands there; some pay you for it.
duel = Duel
    .tip = The newcomer takes a Wanted token, then the dice decide: 6 kills, 4 and 5 wound, two wounds kill.
sheriff = Sheriff
    .tip = No attack on the three plots he touches.
sheriff_fee = Sheriff’s fee
    .tip = $1 to whoever holds the Sheriff’s Office when you enter a protected building.
protected = Protected
    .tip = The Sheriff stands here: nobody can be attacked.
ranch = Ranch
    .tip = Where your free cowboys wait. All can see them.
abandoned_mine = Abandoned Mine
    .tip = Cowboys here do nothing; take them back to the Ranch with a turn or the Dance Hall.
boot_hill = Boot Hill
    .tip = The dead stay here for good.
final_duel = Final duel
    .tip = A tie for first place is shot out, with as many cartridges as you like.

## Cowboys

novice = Greenhorn
    .tip = Strength 1. Hired for free.
seasoned = Gunslinger
    .tip = Strength 2. Hired for $1.
veteran = Trail Boss
    .tip = Strength 3. Hired for $3.

## Buildings

church = Church
    .tip = Discard 1 Wanted token, and 1 more for each Laundry you hold. No duels here; every clan may send one cowboy.
    .phrase = the Church
    .at = at the Church
    .to = to the Church
    .from = from the Church
saloon = Saloon
    .tip = You may hire a cowboy for $0, $1 or $3. He starts in the Abandoned Mine.
    .phrase = the Saloon
    .at = at the Saloon
    .to = to the Saloon
    .from = from the Saloon
sheriffs_office = Sheriff’s Office
    .tip = Move the Sheriff. While you hold it, others pay you $1 to enter a protected building.
    .phrase = the Sheriff’s Office
    .at = at the Sheriff’s Office
    .to = to the Sheriff’s Office
    .from = from the Sheriff’s Office
town_hall = Town Hall
    .tip = Discard 1 Wanted token, extend the railroad, then place a new building from each stack.
    .phrase = Town Hall
    .at = at Town Hall
    .to = to Town Hall
    .from = from Town Hall
gunsmith = Gunsmith
    .tip = Take $1 and 2 cartridges.
    .phrase = the Gunsmith
    .at = at the Gunsmith’s
    .to = to the Gunsmith’s
    .from = from the Gunsmith’s
bank = Bank
    .tip = Take $5 and 1 Wanted token.
    .phrase = the Bank
    .at = at the Bank
    .to = to the Bank
    .from = from the Bank
blacksmith = Blacksmith
    .tip = Take $1 and 1 horse.
    .phrase = the Blacksmith
    .at = at the Blacksmith’s
    .to = to the Blacksmith’s
    .from = from the Blacksmith’s
casino = Casino
    .tip = Take $1 from another player.
    .phrase = the Casino
    .at = at the Casino
    .to = to the Casino
    .from = from the Casino
general_store = General Store
    .tip = Take $1. You may move another of your cowboys to a building, to fight and annex there as usual.
    .phrase = the General Store
    .at = at the General Store
    .to = to the General Store
    .from = from the General Store
hotel = Hotel
    .tip = Take $2. While you hold it: $2 for each Rail tile laid, $4 for the Station.
    .phrase = the Hotel
    .at = at the Hotel
    .to = to the Hotel
    .from = from the Hotel
laundry = Laundry
    .tip = Take $1. While you hold it, you discard 1 more Wanted token at the Church.
    .phrase = the Laundry
    .at = at the Laundry
    .to = to the Laundry
    .from = from the Laundry
stage_depot = Stage Depot
    .tip = Take $2 and place the top tile of a stack. Hold it at the end, without a Station: $10.
    .phrase = the Stage Depot
    .at = at the Stage Depot
    .to = to the Stage Depot
    .from = from the Stage Depot
undertaker = Undertaker
    .tip = Take $1. While you hold it: $1 for each cowboy killed.
    .phrase = the Undertaker
    .at = at the Undertaker’s
    .to = to the Undertaker’s
    .from = from the Undertaker’s
gold_mine = Gold Mine
    .tip = Roll a die: 1 or 2 brings nothing, 3 $1, 4 $2, 5 $3, 6 $5.
    .phrase = the Gold Mine
    .at = at the Gold Mine
    .to = to the Gold Mine
    .from = from the Gold Mine
fortune_teller = Fortune Teller
    .tip = Take $1, look at a stack in secret and put it back in any order.
    .phrase = the Fortune Teller
    .at = at the Fortune Teller’s
    .to = to the Fortune Teller’s
    .from = from the Fortune Teller’s
courthouse = Courthouse
    .tip = Everybody pays $1 for each Wanted token he holds, or takes one more.
    .phrase = the Courthouse
    .at = at the Courthouse
    .to = to the Courthouse
    .from = from the Courthouse
grifter = Grifter
    .tip = Take $1. You may send up to two cowboys of other players to the Abandoned Mine.
    .phrase = the Grifter
    .at = at the Grifter’s
    .to = to the Grifter’s
    .from = from the Grifter’s
newspaper = Newspaper
    .tip = Take $1 and give a player a Wanted token from the crime pool.
    .phrase = the Newspaper
    .at = at the Newspaper
    .to = to the Newspaper
    .from = from the Newspaper
dance_hall = Dance Hall
    .tip = Take $1. You may bring one or two of your cowboys home to the Ranch.
    .phrase = the Dance Hall
    .at = at the Dance Hall
    .to = to the Dance Hall
    .from = from the Dance Hall
telegraph_office = Telegraph Office
    .tip = Take $1, then add 2 Wanted tokens to the crime pool or remove 2 from it.
    .phrase = the Telegraph Office
    .at = at the Telegraph Office
    .to = to the Telegraph Office
    .from = from the Telegraph Office

## The railroad

rail = Rail tile
    .tip = The line grows one row up. It tears down what stands there, and cowboys next to it may annex once more.
    .phrase = a Rail tile
    .at = at a Rail tile
    .to = to a Rail tile
    .from = from a Rail tile
station = Station
    .tip = The end of the line: cowboys next to it may annex twice, then the game is over.
    .phrase = the Station
    .at = at the Station
    .to = to the Station
    .from = from the Station

## Stacks

stack_1 = Stack 1
    .tip = Face-down buildings of the first stack; only their order is unknown.
    .phrase = stack 1
    .under = under stack 1
stack_2 = Stack 2
    .tip = Face-down buildings of the second stack; only their order is unknown.
    .phrase = stack 2
    .under = under stack 2
stack_3 = Stack 3
    .tip = Face-down buildings of the third stack; only their order is unknown.
    .phrase = stack 3
    .under = under stack 3

## Shots

shot_1 = One: a miss
    .tip = No effect.
    .hit = a miss (1)
    .short = 1
shot_2 = Two: a miss
    .tip = No effect.
    .hit = a miss (2)
    .short = 2
shot_3 = Three: a miss
    .tip = No effect.
    .hit = a miss (3)
    .short = 3
shot_4 = Four: a wound
    .tip = The second wound of a duel kills.
    .hit = a wound (4)
    .short = 4
shot_5 = Five: a wound
    .tip = The second wound of a duel kills.
    .hit = a wound (5)
    .short = 5
shot_6 = Six: a kill
    .tip = The enemy dies at once.
    .hit = a kill (6)
    .short = 6

## Options of the table

opt_turn_limit = Turn limit
    .tip = For experiments: the game stops after this many turns and is scored as it stands.
opt_turn_limit_none = none
opt_turn_limit_300 = 300 turns
opt_turn_limit_600 = 600 turns

## Questions

some_dice =
    { $own_dice ->
        [one] 1 die
       *[other] { $own_dice } dice
    } against { $their_dice }
prompt_turn = Who goes where?
    .tip = Send one cowboy from your Ranch to a building, or take some of yours back to the Ranch.
prompt_back_to_ranch = Who else comes back?
    .tip = As many of your cowboys as you like, from buildings and the Mine.
prompt_flee = { $rival } attacks you { $tile_at }: flee or fight?
    .tip = Your { $cowboy } against a { $other }, { some_dice }. Fleeing costs a horse and leads to the Mine.
prompt_cartridge = Use a cartridge against { $rival }?
    .tip = Your { $cowboy } against a { $other } { $tile_at }, { some_dice } so far. A cartridge is one more die.
prompt_annex = Annex { $building_phrase }?
    .tip = { $building_tip }
prompt_sheriff_to = Where does the Sheriff go?
    .tip = To another point with a building beside it. Nobody can be attacked on the three plots around him.
prompt_rail_to =
    { $station ->
        [0] Where does the line go?
       *[other] Where does the Station go?
    }
    .tip =
        { $station ->
            [0] One of two plots; a building there is torn down.
           *[other] One of two plots; a building there is torn down. The game ends with this turn.
        }
prompt_next_eligible = Who may annex next?
    .tip = You laid the tile, so you fix the order; each player decides for his own cowboy.
prompt_tile_to_place = Which building do you place now?
    .tip = All the tiles you drew come into town, one after the other.
prompt_plot = Where do you build { $tile_phrase }?
    .tip = On an empty plot next to a building.
prompt_stack = From which stack do you draw?
    .tip = You place its top tile at once.
prompt_stack_to_see = Which stack do you look at?
    .tip = You alone see its tiles, and put them back in any order.
prompt_reorder = { $stack }, place { $number } from the top: which tile?
    .tip = You put the stack together from the top down; only you see it.
prompt_hire = Whom do you hire?
    .tip = Your recruit starts in the Abandoned Mine.
prompt_casino_target = Who loses $1 to you?
    .tip = Another player who has money.
prompt_store_move = Move another cowboy?
    .tip = He goes straight to another building, and may fight and annex there.
prompt_store_to = Where does the { $cowboy } go who leaves { $tile_phrase }?
    .tip = To any building he could enter from the Ranch; what he leaves is free.
prompt_court = The court wants ${ $dollars } from you: do you pay?
    .tip = $1 for each Wanted token you hold; if you refuse, you take one more.
prompt_grift = Who is lured to the Mine?
    .tip = Up to two cowboys of other players, one at a time; neither Church nor Sheriff shelters them.
prompt_newspaper_target = Who makes the headlines?
    .tip = That player gets a Wanted token from the crime pool.
prompt_recall = Who comes home?
    .tip = Up to two of your cowboys, one at a time.
prompt_telegraph = A longer or a shorter game?
    .tip = Wanted tokens come into the crime pool or leave it; when it is empty, the game ends.
prompt_final_cowboy = Final duel: who shoots for you?
    .tip = One of your cowboys, wherever he is. Strength is dice.
prompt_final_cartridges = Final duel: how many cartridges?
    .tip = One more die for each.
prompt_final_aim = Final duel: where do your dice go?
    .tip = Dice that you do not aim at { $player } go at the next enemies.

## Answers

entry_terms =
    { $fee ->
        [0] { "" }
       *[other] { " " }(fee: ${ $fee })
    }{ $duel ->
        [0] { "" }
       *[other] { " " }and fight { $rivals }
    }
do_go = Send a { $cowboy } { $tile_to }{ entry_terms }
    .tip = { $tile_tip }
do_back = Take your { $cowboy } back { $tile_from }
do_back_mine = Take a { $cowboy } back from the Mine
do_enough = That’s all
    .tip = Your other cowboys stay where they are.
do_fight = Fight
    .tip = Stand your ground.
do_flee = Flee on a horse
    .tip = No fight: your cowboy rides to the Abandoned Mine, and the horse is spent.
do_hold = Keep the cartridge
do_load = Use a cartridge
    .tip = One more die in this duel.
do_stay = Do not annex
    .tip = Your cowboy stays, and still holds the building.
do_annex = Annex
do_sheriff_to = Protect { $tiles_phrase } ({ $point })
do_rail_to = Build on { $plot }{ $tiles_count ->
        [0] { "" }
       *[other] { " " }and tear down { $tiles_phrase }
    }
do_next = { $player } { $tile_at }
    .tip = { $tile_tip }
do_tile = Place { $tile_phrase }
    .tip = { $tile_tip }
do_plot = Build on { $plot }
do_stack = { $stack }
    .tip = In a secret order: { $tiles }.
do_order = { $tile }
    .tip = { $tile_tip }
do_hire_nobody = Hire nobody
do_hire = Hire a { $cowboy } { $dollars ->
        [0] (free)
       *[other] (${ $dollars })
    }
do_rob = Take $1 from { $player }
do_move_nobody = Move nobody
do_move = Move your { $cowboy } { $tile_from }
do_move_to = Go { $tile_to }{ entry_terms }
    .tip = { $tile_tip }
do_pay = Pay ${ $dollars }
do_refuse = Take a Wanted token
    .tip = { wanted.tip }
do_grift_nobody = Nobody
    .tip = The others stay where they are.
do_grift = { $player }: the { $cowboy } { $tile_at }
do_grift_ranch = { $player }: a { $cowboy } at the Ranch
do_accuse = Accuse { $player }
do_add = Longer: add to the pool
    .tip = Up to two Wanted tokens go from the box to the crime pool.
do_remove = Shorter: take from the pool
    .tip = Up to two Wanted tokens go from the crime pool to the box.
do_shooter = Send a { $cowboy }
do_shells =
    { $number ->
        [0] No cartridge
        [one] 1 cartridge
       *[other] { $number } cartridges
    }
do_aim =
    { $number ->
        [0] No die at { $player }
        [one] 1 die at { $player }
       *[other] { $number } dice at { $player }
    }

## What happens: the turn

event_first_roll = { $player } rolls { $shot_short } for the first turn.
event_first = { $player } begins.
event_turn = Turn { $number }: { $player } plays.
    .head = Turn { $number }: { $player }
event_back = { $player } takes a { $cowboy } back { $tile_from }.
event_back_mine = { $player } takes a { $cowboy } back from the Abandoned Mine.
event_went = { $player } sends a { $cowboy } { $tile_to }.
event_moved = { $player } moves a { $cowboy } { $from_from } { $tile_to }.
event_fee = { $player } pays { $rival } the Sheriff’s fee: ${ $dollars }.

## What happens: duels

event_duel = Duel { $tile_at }: { $player } ({ $cowboy }) against { $rival } ({ $other }).
event_took_wanted =
    { $number ->
        [one] { $player } takes a Wanted token.
       *[other] { $player } takes a Wanted token and now has { $number }.
    }
event_fled = { $player } flees with a { $cowboy } and spends a horse.
event_loaded = { $player } uses a cartridge.
event_opening = { $player } shoots first: { $shots_hit }.
event_volley = Both shoot: { $shots_hit } by { $player }, { $answer_hit } by { $rival }.
event_killed = { $player } loses a { $cowboy } to Boot Hill.
event_undertaker = The Undertaker’s trade brings { $player } ${ $dollars }.
event_won_duel = { $player } wins the duel against { $rival }.
event_lost_duel = { $player } loses the duel: { $rival } stays.
event_drawn_duel = Nobody falls: { $rival } stays, { $player } has to leave.
event_both_died = { $player } and { $rival } shoot each other: nobody is left there.

## What happens: annexing

event_annexed = { $player } annexes { $tile_phrase }.
event_stayed = { $player } does not annex { $tile_phrase }.
event_earned = { $player } takes ${ $dollars }.
event_cartridges =
    { $number ->
        [one] { $player } takes 1 cartridge.
       *[other] { $player } takes { $number } cartridges.
    }
event_horses =
    { $number ->
        [one] { $player } takes 1 horse.
       *[other] { $player } takes { $number } horses.
    }
event_discarded =
    { $number ->
        [one] { $player } discards 1 Wanted token.
       *[other] { $player } discards { $number } Wanted tokens.
    }
event_hired =
    { $dollars ->
        [0] { $player } hires a { $cowboy } for free.
       *[other] { $player } hires a { $cowboy } for ${ $dollars }.
    }
event_sheriff = { $player } moves the Sheriff: he protects { $tiles_phrase } ({ $point }).
event_robbed = { $player } wins ${ $dollars } from { $rival }.
event_gold =
    { $dollars ->
        [0] { $player } digs and rolls { $shot_short }: nothing.
       *[other] { $player } digs and rolls { $shot_short }: ${ $dollars }.
    }
event_looked = { $player } looks at { $stack_phrase }.
event_looked_seen = { $player } looks at { $stack_phrase }; from the top: { $tiles_phrase }.
event_ordered = { $player } puts { $stack_phrase } back in an order of choice.
event_ordered_seen = { $player } puts { $stack_phrase } back; from the top: { $tiles_phrase }.
event_paid = { $player } pays the court ${ $dollars }.
event_refused = { $player } does not pay the court.
event_grifted = { $player } lures a { $cowboy } away from { $rival }.
event_accused = { $player } prints an ugly story about { $rival }.
event_added =
    { $number ->
        [one] { $player } telegraphs: 1 Wanted token more in the crime pool.
       *[other] { $player } telegraphs: { $number } Wanted tokens more in the crime pool.
    }
event_removed =
    { $number ->
        [one] { $player } telegraphs: 1 Wanted token fewer in the crime pool.
       *[other] { $player } telegraphs: { $number } Wanted tokens fewer in the crime pool.
    }

## What happens: tiles

event_drew = { $player } draws { $tiles_phrase }.
event_placed = { $player } builds { $tile_phrase } on { $plot }.
event_buried = No room for { $tile_phrase }: the tile goes { $stack_under }.
event_rail = { $player } lays a Rail tile on { $plot }.
event_station = { $player } builds the Station on { $plot }.
event_destroyed = The railroad tears down { $tile_phrase } on { $plot }; the tile goes { $stack_under }.
event_to_mine = { $player }’s { $cowboy } is in the Abandoned Mine now.
event_hotel = The Hotel brings { $player } ${ $dollars }.

## The end

end_pool = The cavalry arrives
    .tip = The crime pool is empty.
end_station = The Station is built
    .tip = The line is finished.
end_wiped = A clan is wiped out
    .tip = A player has no cowboy left.
end_limit = The turn limit is reached
    .tip = An experiment: the game is scored as it stands.
event_last_turn = { $ending }: this is the last turn.
event_end = The game is over.
event_depot = The Stage Depot brings { $player } ${ $dollars }.
event_fined =
    { $number ->
        [one] { $player } is fined ${ $dollars } for 1 Wanted token.
       *[other] { $player } is fined ${ $dollars } for { $number } Wanted tokens.
    }
event_tie = Tie between { $players }: guns decide.
event_cannot_shoot = { $player } has no cowboy left for the final duel.
event_shooter = { $player } sends a { $cowboy } into the final duel.
event_shells =
    { $number ->
        [0] { $player } uses no cartridge.
        [one] { $player } uses 1 cartridge.
       *[other] { $player } uses { $number } cartridges.
    }
event_aimed =
    { $number ->
        [0] { $player } spares { $rival }.
        [one] { $player } aims 1 die at { $rival }.
       *[other] { $player } aims { $number } dice at { $rival }.
    }
event_shot_at = { $player } shoots at { $rival }: { $shots_hit }.
event_shot_dead = { $player } bites the dust.
event_duel_round = Round { $number } of the final duel.
event_all_dead = All dead: { $players } cannot win any more.
event_won =
    { $number ->
        [one] { $player } wins the game with { $number } dollar.
       *[other] { $player } wins the game with { $number } dollars.
    }
event_shared_win = { $players } share the win.
event_nobody_won = Nobody wins: the cavalry rides into an empty town.
verdict =
    { $count ->
        [one] { $players } { $margin ->
            [0] wins!
           *[other] wins by ${ $margin }!
        }
       *[other] { $players } win together!
    }
score_money = Money
    .tip = $1 is one point.
score_depot = Stage Depot
    .tip = $10 to whoever holds it, if there is no Station.
score_fine = Fine
    .tip = { fine.tip }
better_money = mostly through money
better_depot = mostly through the Stage Depot
better_fine = mostly through a smaller fine

### board

board_church = Church
board_saloon = Saloon
board_sheriffs_office = Sheriff
board_town_hall = Town Hall
board_gunsmith = Gunsmith
board_bank = Bank
board_blacksmith = Blacksmith
board_casino = Casino
board_general_store = Store
board_hotel = Hotel
board_laundry = Laundry
board_stage_depot = Depot
board_undertaker = Undertaker
board_gold_mine = Gold Mine
board_fortune_teller = Fortunes
board_courthouse = Courthouse
board_grifter = Grifter
board_newspaper = Newspaper
board_dance_hall = Dance Hall
board_telegraph_office = Telegraph
board_rail = Rail
board_station = Station
board_town = The town
board_own = Your clan
board_where = Turn { $number } · { $player }
board_turns = { $number } turns
board_gauge_pool = Crime pool: { $value }
board_gauge_line = Line: { $left } to go
board_row = Line { $n }
board_railroad = Railroad
board_next_rail = line?
board_next_station = Station?
board_line = { $laid } of { $rails } Rail tiles lie there; then comes the Station.
board_line_done = The Station stands.
board_last_rail = The next annexation of Town Hall builds the Station and ends the game.
board_last_turn = { $ending }: this is the last turn.
board_last_men = One cowboy left: { $players }. Without him the game ends.
board_unfinished = Not finished yet
board_crime = Crime pool
board_pool =
    { $number ->
        [one] 1 Wanted token left.
       *[other] { $number } Wanted tokens left.
    }
board_box = box: { $number }
board_stacks = Stacks
board_stack_of =
    { $number ->
        [one] { $stack }: 1 tile
       *[other] { $stack }: { $number } tiles
    }
board_stack_empty = Nothing is left in it.
board_may_hold = In some order: { $tiles }.
board_known_top = You know its order, from the top: { $tiles }.
board_known_bottom = Known to be at the bottom: { $tiles }.
board_looks = { $player } is looking at it.
board_drawn = To be built
board_fortune = { $stack }: put it together
board_only_you = only you see it
board_from_top = From the top:
board_left_over = Still to be placed:
board_mine = Mine
board_cowboy_of = { $player }: { $cowboy } ({ $strength })
board_held = Here: { $cowboys }.
board_at_plot = { $tile } · { $plot }
board_empty_plot = Nothing stands here yet. New buildings come onto empty plots beside a building.
board_protected = The Sheriff protects it: no attack.
board_toll = Entering costs ${ $number }, paid to { $player }.
board_may_come =
    { $station ->
        [0] The line may go here next.
       *[other] The Station may come here next.
    }
board_would_raze =
    { $station ->
        [0] The line may go here next: it would tear this building down.
       *[other] The Station may come here next: it would tear this building down.
    }
board_fine = Fine now: ${ $number }; one token more would cost another ${ $next }.
board_no_fine = No fine now; the first token costs ${ $next }.
board_score = Score if the game ended now
board_score_tip =
    ${ $money } less a fine of ${ $fine } makes ${ $total }.{ $bonus ->
        [0] { "" }
       *[other] { " " }Without a Station the Stage Depot brings ${ $bonus } more.
    }
board_hire = To hire
board_hire_tip = Annexing a Saloon hires one: { $costs }.
board_hire_cost =
    { $dollars ->
        [0] { $cowboy } for free
       *[other] { $cowboy } for ${ $dollars }
    }
board_turn_of = Plays this turn
board_turn_tip = Each turn one cowboy goes to town, or some come back to the Ranch.
board_last_man = Last cowboy
board_last_man_tip = If he is killed the clan is wiped out, and the game ends with the turn.
board_no_one = Nobody at home: take some back.
board_duel_at = Duel { $place }
board_attacker = attacks
board_defender = defends
board_dice =
    { $own ->
        [one] 1 die against { $other }
       *[other] { $own } dice against { $other }
    }
board_own_dice =
    { $loaded ->
        [0] Strength { $strength }
       *[other] Strength { $strength } and a cartridge
    }
board_wounds =
    { $number ->
        [0] unhurt
        [one] hit once
       *[other] hit { $number } times
    }
board_opening = Opening
board_lead =
    { $n ->
        [one] 1 die ahead
       *[other] { $n } dice ahead
    }
board_volley = Volley { $n }
board_kill = kill
board_wound = wound
board_miss = miss
board_odds = How it may end for { $player }
board_odds_tip = With { $own } against { $other } dice; a cartridge on either side changes it.
board_odds_stays = { $player } stays: { $number }%
board_odds_leaves = nobody falls, { $player } leaves: { $number }%
board_odds_falls = { $player } dies: { $number }%
board_odds_stays_short = stays
board_odds_leaves_short = Mine
board_odds_falls_short = dies
board_percent = { $number }%
board_duel_ahead =
    Duel with { $rival }: { $own ->
        [0] your dice
        [one] 1 die
       *[other] { $own } dice
    } against { $other }{ $cartridges ->
        [0] { "" }
       *[other] { " " }(one more with a cartridge)
    }{ $horses ->
        [0] .
       *[other] { "" }, or { $rival } flees on a horse.
    } { $pool ->
        [0] The crime pool is empty: no Wanted token for you.
       *[other] You take a Wanted token: fine ${ $fine } → ${ $next }.
    }
board_last_duel = Last duel, { $place }
board_last_duel_short = Last duel
board_close = Close
board_round = Round { $number }
board_zoom = Come closer, or step back

### The picture in the terminal

picture_typed = a cowboy and a plot, such as 2 B3, a plot, M 2 for the Mine, or a point: the same without looking for the number
picture_legend = 2 B3 sends a Gunslinger to B3, B3 takes him back, M 2 takes one back from the Mine. Each clan has its sign; the number after it is the strength of a cowboy. ★ is a plot the Sheriff protects, ▹ a plot where the line may go next. Ranch, Mine and dead are given by strength, the score is money less fine.
picture_turn = Turn { $number }
picture_last_turn = Last turn: { $ending }
picture_pool = Crime pool { $number }
picture_box = Box { $number }
picture_line = Rails { $number } of { $most }
picture_stack = { $stack }: { $number ->
        [one] 1 tile
       *[other] { $number } tiles
    }
picture_fee = ★ fee: $1 to { $player }
picture_head_wanted = Wanted
picture_head_fine = fine
picture_head_cartridges = shells
picture_head_horses = horses
picture_head_ranch = Ranch
picture_head_mine = Mine
picture_head_dead = dead
picture_head_score = score
picture_depot = Without a Station the Stage Depot will bring { $player } ${ $number } (counted in the score).
picture_drawn = Drawn: { $tiles }
picture_top = { $stack } from the top, for you alone: { $tiles }
picture_top_of = { $stack } from the top, known to { $player }: { $tiles }
picture_bottom = { $stack } at the bottom: { $tiles }
picture_under_way = Under way: { $what }
picture_annexing = { $player }, { $building }
picture_due = Still to annex: { $what }
picture_fight = Duel: { $fighters } ({ $building })
picture_final = Final duel, round { $number }: { $fighters }
picture_fighter =
    { $number ->
        [one] { $player } with 1 die
       *[other] { $player } with { $number } dice
    }
picture_wounded = { $fighter }, wounded
picture_dead = { $fighter }, dead
picture_go = { $cowboy }
picture_go_fee = { $cowboy }, fee
picture_go_duel = { $cowboy }, duel
picture_go_free = no duel
picture_go_only_fee = fee
picture_go_only_duel = duel
picture_back = back

## Why something cannot be done

why_empty_plot = There is no building here.
why_no_building = Nobody enters the railroad.
why_own_there = One of yours is there already.
why_protected = The Sheriff protects { $player } here: no attack.
why_fee = You cannot pay the dollar that { $player } would collect here.
why_nobody_home = Nobody is left in your Ranch: take some back first.
why_plot_taken = A new building needs an empty plot.
why_plot_alone = A new building stands beside another one.
why_off_the_line = The line goes on to one of the two plots that are marked.
why_sheriff_here = The Sheriff is there already.
why_bare_point = No building touches this point.
why_rob_oneself = The Casino takes from another player.
why_no_money = { $player } has no money to lose.

## Hints for the first game

hint_goal = Money wins. Send cowboys to buildings, use what they give, and get rid of Wanted tokens before the end: each one costs more than the last.
hint_turn = Pick a cowboy of your Ranch and a building, or take cowboys back: one of the two, each turn. Where a rival stands you must fight, and every attack brings you a Wanted token.
hint_annex = Annexing uses the building once, now. Staying keeps the cowboy there: some buildings pay for that.
hint_flee = A horse saves your cowboy: he goes to the Mine and can come back later. The dead do not come back.
hint_cartridge = A cartridge is one more die in this duel. Six kills, four and five wound, two wounds kill.
hint_rail_to = The line destroys what stands on its way and lets everybody beside it annex. The fifth tile ends the game.
hint_next_eligible = You laid the tile, so you say who goes next; each owner decides for his own cowboy.
hint_sheriff_to = He protects the three plots he touches: nobody can be attacked there.

### standing orders

order_annex = Annex by itself
    .tip = Wherever it only brings money or tokens, the table annexes for you without asking.
