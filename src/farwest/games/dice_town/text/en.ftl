### Dice Town in English.
#
# Attributes: .tip explains a name; .phrase is the name as it stands in a sentence, .at says where;
# .short is the sign on a die. An argument `card` gives $card, $card_tip, $card_phrase …

dice_town = Dice Town
    .tip = Build a hand of five poker dice and fight for the places of a frontier town.
game_title = { dice_town }
game_text = { dice_town.tip }
game_kind = 40 min · easy

## Terms

round = Round
    .tip = Everyone builds a hand, then the places are resolved from left to right.
throw = Throw
    .tip = All players roll their remaining dice under the cup at the same time.
final_throw = Final throw
    .tip = Someone is done: roll all your remaining dice once and keep them, for free.
keep = Keep
    .tip = One die is free, each further die costs $1, keeping none costs $1.
combination = Combination
    .tip = Your five set dice.
vp = Victory point
    .tip = Most victory points at the end wins.
dollar = Dollar
    .tip = Pays for dice; two are worth 1 VP at the end.
nugget = Nugget
    .tip = Worth 1 VP.
deed = Property deed
    .tip = Worth 1 to 5 VP; can be stolen while in hand.
deed_row = Deed row
    .tip = Three visible deeds; the lowest is taken first.
fenced = Fenced deed
    .tip = Lies face up and can no longer be stolen.
store_card = Store card
    .tip = An item worth points or a one-time trick.
gained = Gained something
    .tip = You obtained something this round, so the Doc will not see you.
bribe = Bribe
    .tip = One offer to the Sheriff, made by all tied players at once: up to $8, 5 nuggets and 2 cards; paid only if he picks you.
tie_break = Tie-break
    .tip = The Sheriff names the winner among the tied players.
extension = Extension
    .tip = Sixth player, two actions per place, Outlaws, Ranches and River cards.
first_second = First and second
    .tip = The first picks one of two actions; with three players or more, the second does the other.
outlaw = Outlaw
    .tip = Before a throw, sets one or two dice to its face, then becomes Wanted.
wanted_row = Wanted row
    .tip = Outlaws on the run; they can be hunted.
captured_outlaw = Captured Outlaw
    .tip = Its $ value is added to your dollars at the end.
outlaw_card = { $face_short } Outlaw (${ $dollars })
    .tip = Sets one or two dice to { $face_short }. Wanted: ${ $dollars }, caught by rolling { $face_short }.
    .phrase = the { $face_short } Outlaw (${ $dollars })
    .face = { $face_short }
river_gold = Gold!
    .tip = Take 2 to 5 nuggets from the Mine.
river_wallet = Wallet
    .tip = Take $2 or $3 from the Bank.
indian_die = Indian die
    .tip = Traded for a deed just won; rolled before the next round’s Mine.
indian_village = Indian village
    .tip = Where the die rests when nobody holds it.

## Places

mine = Gold Mine
    .tip = Most 9: one nugget per 9.
    .phrase = the Gold Mine
    .at = at the Gold Mine
bank = Bank
    .tip = Most 10: take every bill lying here.
    .phrase = the Bank
    .at = at the Bank
stagecoach = Stagecoach
    .tip = Collects what players pay; its money reaches the Bank after the robbery.
general_store = General Store
    .tip = Most J: draw one store card per J and keep one.
    .phrase = the General Store
    .at = at the General Store
saloon = Saloon
    .tip = Most Q: look at one card per Q in a rival’s hand and keep one.
    .phrase = the Saloon
    .at = at the Saloon
sheriff = Sheriff
    .tip = Most K: take the star. The Sheriff settles every tie; worth 5 VP at the end.
    .phrase = the Sheriff’s office
    .at = at the Sheriff’s office
town_hall = Town Hall
    .tip = Best poker hand: the first deed plus one per A. From the best: five of a kind, four of a kind, full house, straight, three of a kind, two pairs, one pair, high die.
    .phrase = Town Hall
    .at = at Town Hall
doc_badluck = Doc Badluck
    .tip = If you gained nothing, take one consolation matching your dice.

## Actions of the places

nuggets_per_9 = Dig for gold
    .tip = One nugget per 9 you have.
    .phrase = to dig for gold
draw_river = Pan the river
    .tip = Draw a River card and apply it.
    .phrase = to pan the river
rob_bank = Rob the Bank
    .tip = Take every bill on the Bank.
    .phrase = to rob the Bank
attack_stagecoach = Attack the Stagecoach
    .tip = Take $1 from it per 10 you have.
    .phrase = to attack the Stagecoach
draw_store_keep_1 = Go shopping
    .tip = Draw one store card per J, keep one. Twice in the first round.
    .phrase = to go shopping
doc_now = See the Doc now
    .tip = Take one Doc benefit at once.
    .phrase = to see the Doc now
rob_hand = Rob a rival
    .tip = Look at one card per Q in a hand and keep one.
    .phrase = to rob a rival
recruit_outlaw = Recruit an Outlaw
    .tip = Take the top Outlaw of the deck.
    .phrase = to recruit an Outlaw
take_star = Take the star
    .tip = Become Sheriff.
    .phrase = to take the star
hunt_outlaws = Hunt Outlaws
    .tip = Re-roll your K; each matching face captures a Wanted Outlaw.
    .phrase = to hunt Outlaws
support_mayor = Support the Mayor
    .tip = The lowest deed of the row, plus one per A.
    .phrase = to support the Mayor
mayors_wife = Charm the Mayor’s wife
    .tip = Take the top deed of the deck.
    .phrase = to charm the Mayor’s wife

## Doc Badluck

doc_fence = Barbed wire
    .tip = 9 or 10: lay two deeds face up, safe from theft.
doc_store = Free sample
    .tip = J or Q: draw the top store card.
doc_small_scam = Small scam
    .tip = K: every other player gives you $2.
doc_big_scam = Big scam
    .tip = A: every other player gives you 1 nugget.

## Poker hands

five_of_a_kind = Five of a kind
    .tip = Five equal faces; the best hand.
four_of_a_kind = Four of a kind
    .tip = Four equal faces.
full_house = Full house
    .tip = Three equal faces and a pair.
straight = Straight
    .tip = 9 to K or 10 to A.
three_of_a_kind = Three of a kind
    .tip = Three equal faces.
two_pairs = Two pairs
    .tip = Two different pairs.
one_pair = One pair
    .tip = Two equal faces.
high_die = High die
    .tip = Nothing better; highest faces compared.

## Faces

face_9 = Nine
    .tip = Gold Mine.
    .short = 9
face_10 = Ten
    .tip = Bank.
    .short = 10
face_J = Jack
    .tip = General Store.
    .short = J
face_Q = Queen
    .tip = Saloon.
    .short = Q
face_K = King
    .tip = Sheriff.
    .short = K
face_A = Ace
    .tip = One more deed for the best hand.
    .short = A
face_short_9 = { face_9.short }
face_short_10 = { face_10.short }
face_short_J = { face_J.short }
face_short_Q = { face_Q.short }
face_short_K = { face_K.short }
face_short_A = { face_A.short }

## Cards

none = No card
    .tip = Nothing.
    .phrase = no card
deed_1 = Deed worth 1
    .tip = Property deed, 1 VP at the end; can be stolen while in hand.
    .phrase = a deed worth 1
    .several = { $n } deeds worth 1
deed_2 = Deed worth 2
    .tip = Property deed, 2 VP at the end; can be stolen while in hand.
    .phrase = a deed worth 2
    .several = { $n } deeds worth 2
deed_3 = Deed worth 3
    .tip = Property deed, 3 VP at the end; can be stolen while in hand.
    .phrase = a deed worth 3
    .several = { $n } deeds worth 3
deed_4 = Deed worth 4
    .tip = Property deed, 4 VP at the end; can be stolen while in hand.
    .phrase = a deed worth 4
    .several = { $n } deeds worth 4
deed_5 = Deed worth 5
    .tip = Property deed, 5 VP at the end; can be stolen while in hand.
    .phrase = a deed worth 5
    .several = { $n } deeds worth 5
ranch = Ranch
    .tip = Face up, safe; your 1st is worth 1 VP, the 2nd 2, the 3rd 3…
    .phrase = a Ranch
    .several = { $n } Ranches
boots = Boots
    .tip = 1 VP at the end.
    .phrase = the Boots
hat = Hat
    .tip = 2 VP at the end.
    .phrase = the Hat
lasso = Lasso
    .tip = 3 VP at the end.
    .phrase = the Lasso
saddle = Saddle
    .tip = 4 VP at the end.
    .phrase = the Saddle
revolver = Revolver
    .tip = 5 VP at the end.
    .phrase = the Revolver
horse = Horse
    .tip = 8 VP at the end.
    .phrase = the Horse
dynamite = Dynamite
    .tip = At the Mine: twice the nuggets.
    .phrase = the Dynamite
girls = The Girls
    .tip = At the Saloon: rob twice.
    .phrase = The Girls
brute = The Brute
    .tip = Keep several dice without paying.
    .phrase = The Brute
cheater = Professional Cheater
    .tip = Turn one die you just revealed to any face.
    .phrase = a Professional Cheater
corruption = Corruption
    .tip = At Town Hall: also take the top deed of the deck.
    .phrase = Corruption
unlimited_credit = Unlimited Credit
    .tip = At the General Store: shop twice.
    .phrase = Unlimited Credit
nervous_joe = Nervous Joe
    .tip = Sheriff step: a rival of your choice gives you $4.
    .phrase = Nervous Joe
marshall = Marshall
    .tip = Sheriff step: the star does not change hands.
    .phrase = the Marshall
share = Share
    .tip = A rival robs the Bank: he gives you half, rounded down.
    .phrase = Share
wanted_notice = Wanted Notice
    .tip = Cancel a store card a rival has just played.
    .phrase = the Wanted Notice
elixir = Doc Badluck’s Elixir
    .tip = Visit the Doc although you gained something.
    .phrase = Doc Badluck’s Elixir
cattle = Cattle
    .tip = 7 VP at the end.
    .phrase = the Cattle
winchester = Winchester
    .tip = 6 VP at the end.
    .phrase = the Winchester
mule = Mule
    .tip = 1 VP per store card you hold, this one included.
    .phrase = the Mule
dog = Dog
    .tip = 2 VP per Outlaw you captured.
    .phrase = the Dog
gift = Gift
    .tip = At once: a rival gives you a store card of his choice.
    .phrase = the Gift
swindler = Swindler
    .tip = At once: every other player gives you $2.
    .phrase = the Swindler
double_gun = Double Gun
    .tip = While hunting: re-roll any hunt dice once.
    .phrase = the Double Gun
whisky = Whisky
    .tip = At the Saloon: steal a Ranch instead of a card from hand.
    .phrase = the Whisky
insurance = Insurance
    .tip = After being robbed: draw a card of the same kind.
    .phrase = the Insurance
desperado = Desperado
    .tip = When recruiting: pick any Outlaw of the deck.
    .phrase = the Desperado
smoke_signals = Smoke Signals
    .tip = End of round: take the Indian die.
    .phrase = the Smoke Signals

## River cards

river_gold_2 = Gold: 2 nuggets
    .tip = Take 2 nuggets from the Mine.
river_gold_3 = Gold: 3 nuggets
    .tip = Take 3 nuggets from the Mine.
river_gold_4 = Gold: 4 nuggets
    .tip = Take 4 nuggets from the Mine.
river_gold_5 = Gold: 5 nuggets
    .tip = Take 5 nuggets from the Mine.
river_star = Star
    .tip = Become Sheriff at once.
river_wallet_2 = Wallet: $2
    .tip = Take $2 from the Bank.
river_wallet_3 = Wallet: $3
    .tip = Take $3 from the Bank.
river_discoveries = Discoveries
    .tip = See three River cards, use one, put two back on top.
river_voucher = Voucher
    .tip = Take any card from the store discard.
river_nothing = Nothing
    .tip = Only mud.

## The Indian die

shaman = Shaman’s Blessing
    .tip = Set one of your dice to any face.
ambush = Ambush
    .tip = One die of a rival is re-rolled.
bodyguard = Bodyguard
    .tip = Nobody can rob you this round.
warpath = Warpath
    .tip = One place does nothing this round.

## Options of the table

opt_extension = Play with the extension
    .tip = 2 to 6 players, two actions per place.
opt_indian_die = Play with the Indian die
    .tip = Needs the extension.
opt_bribes = Bribes allowed
    .tip = Tied players may tempt the Sheriff.
opt_initial_sheriff = First Sheriff
    .tip = A given seat, or drawn at random.

## Questions

prompt_outlaw_use = Use your { $face_short } Outlaw?
    .tip = Set 0, 1 or 2 of your remaining dice to { $face_short }.
prompt_keep = Which dice do you keep?
    .tip = One is free, each further one costs $1, none costs $1.
prompt_brute_cut = Your Brute was stopped: which dice do you keep?
    .tip = You cannot pay for all: choose the dice you keep.
prompt_cheater = Cheat?
    .tip = Turn one die you have just revealed to another face.
prompt_wanted = Cancel { $card_phrase }?
    .tip = Play your Wanted Notice against { $player }.
prompt_bribe_open = { $place }: bribe the Sheriff?
    .tip = Offer nothing, or put an offer together. You pay only if you are picked.
prompt_bribe_dollars = { $place }: how many dollars do you offer?
    .tip = Everybody will see it. You pay only if you are picked.
prompt_bribe_nuggets = { $place }: how many nuggets do you offer?
    .tip = Everybody will see them. You pay only if you are picked.
prompt_bribe_card = { $place }: add a card?
    .tip = At most two cards from your hand; only the Sheriff sees which.
prompt_name_player =
    { $second ->
        [0] Tie { $place_at }: who wins?
       *[other] { prompt_name_second }
    }
    .tip =
        { $second ->
            [0] You are the Sheriff. Pick one of the tied players.
           *[other] { prompt_name_second.tip }
        }
prompt_name_second = Tie { $place_at }: who is second?
    .tip = You are the Sheriff. The second player does the action that is left.
prompt_choose_action = { $place }: which action do you choose?
    .tip = With three players or more, whoever comes second does the other one.
prompt_play_card = Play { $card_phrase }?
    .tip = { $card_tip }
prompt_star = Sheriff step: play a card?
    .tip = Nervous Joe takes $4 from a rival; the Marshall keeps the star where it is.
prompt_store_keep = Which card do you keep?
    .tip = The others are discarded face down.
prompt_saloon_target = Whom do you rob?
    .tip = A rival with cards in hand (with Whisky: one with a Ranch).
prompt_saloon_split = How many deeds do you draw from { $player }?
    .tip =
        { $n ->
            [one] You draw one card: a deed or a store card.
           *[other] Choose how many of the { $n } cards are deeds; the rest are store cards.
        }
prompt_saloon_keep = Which card do you steal from { $player }?
    .tip = The others go back to their owner.
prompt_gift_target = Who makes you a gift?
    .tip = That rival gives you a store card of his choice.
prompt_gift_give = Which card do you give { $player }?
    .tip = { $player } gets one of your store cards.
prompt_river_pick = Which find do you use?
    .tip = The other cards go back on top of the River deck.
prompt_river_top = Which card goes on top?
    .tip = It will be the next River card drawn.
prompt_voucher = Which card do you take from the discard?
    .tip = One store card of your choice.
prompt_desperado_pick = Which Outlaw do you recruit?
    .tip = Any card of the deck; it is shuffled afterwards.
prompt_double_gun = Re-roll hunt dice?
    .tip = Choose the dice to roll once more.
prompt_capture = Which Outlaw do you capture?
    .tip = Your die matches several.
prompt_indian_exchange = Trade a deed for the Indian die?
    .tip = The deed leaves the game; you roll the die next round.
prompt_shaman = Change one of your dice?
    .tip = Set it to the face you like.
prompt_ambush = Whose die is re-rolled?
    .tip = Pick a rival and one of his dice.
prompt_warpath = Which place do you block?
    .tip = Neither of its actions takes place this round.
prompt_doc_next = Who sees the Doc next?
    .tip = You are the Sheriff and fix the order.
prompt_doc_benefit = What does the Doc do for you?
    .tip = One benefit matching your dice.
prompt_fence_deed = Which deed do you fence?
    .tip = It is laid face up and can no longer be stolen.
prompt_final_tie = Who wins the game?
    .tip = Perfect tie: the Sheriff has the last word.

## Answers

answer_skip = Skip
    .tip = Do not play the card.
answer_nothing = Nothing
    .tip = No offer.
answer_pass_doc = No thanks, Doc
    .tip = Give up the visit.
confirm = Confirm
    .tip = Lock your choice.

do_keep =
    { $dice_count ->
        [0] Keep none
       *[other] Keep { $dice }
    } { $cost ->
        [0] (free)
       *[other] (costs ${ $cost })
    }
do_brute = Keep { $dice } with The Brute { $cost ->
        [0] (free)
       *[other] (costs ${ $cost })
    }
do_outlaw =
    { $number ->
        [0] Keep { $outlaw_phrase } for later
        [one] Set one die to { $outlaw_face }
       *[other] Set two dice to { $outlaw_face }
    }
do_cheat = Cheat: { $face_short } → { $to_short }
do_skip = { answer_skip }
    .tip = { answer_skip.tip }
do_play = Play { $card_phrase }
    .tip = { $card_tip }
do_joe = Nervous Joe: { $player } pays
    .tip = { nervous_joe.tip }
do_reroll = Double Gun: re-roll { $dice }
    .tip = { double_gun.tip }
do_offer_nothing = Offer nothing
    .tip = { answer_nothing.tip }
do_offer_build = Make an offer
    .tip = { bribe.tip }
do_offer_dollars =
    { $number ->
        [0] No dollars
       *[other] ${ $number }
    }
do_offer_nuggets =
    { $number ->
        [0] No nuggets
        [one] 1 nugget
       *[other] { $number } nuggets
    }
do_offer_card = Add { $card_phrase }
    .tip = { $card_tip }
do_offer_done = Add no card
do_name = Name { $player }
do_action = { $action }
    .tip = { $action_tip }
do_river_pick = { $river }
    .tip = { $river_tip }
do_river_top = { $river }
    .tip = { $river_tip }
do_voucher = Take { $card_phrase }
    .tip = { $card_tip }
do_store_keep = Keep { $card_phrase }
    .tip = { $card_tip }
do_rob = Rob { $player }
do_whisky_rob = Whisky: steal a Ranch from { $player }
    .tip = { whisky.tip }
do_no_rob = Rob nobody
do_split =
    { $number ->
        [0] No deed
        [one] 1 deed
       *[other] { $number } deeds
    }
do_steal = Steal { $card_phrase }
    .tip = { $card_tip }
do_gift_from = Ask { $player }
do_give = Give { $card_phrase }
    .tip = { $card_tip }
do_desperado_pick = Recruit { $outlaw_phrase }
    .tip = { $outlaw_tip }
do_capture = Capture { $outlaw_phrase }
    .tip = { $outlaw_tip }
do_exchange = Trade { $card_phrase }
    .tip = { $card_tip }
do_exchange_no = Trade nothing
do_shaman_set = Change a die: { $face_short } → { $to_short }
do_shaman_leave = Change nothing
do_ambush_die = { $player }: re-roll one { $face_short }
do_warpath_block = Block { $place_phrase }
    .tip = { $place_tip }
do_doc_next = { $player }
do_doc_pass = { answer_pass_doc }
    .tip = { answer_pass_doc.tip }
do_doc = { $benefit }
    .tip = { $benefit_tip }
do_fence = Fence { $card_phrase }
    .tip = { $card_tip }
do_final = { $player } wins

## What happens: the round and its dice

event_round = Round { $number } begins.
    .head = Round { $number }
event_rolled = { $player } rolls { $number ->
        [one] 1 die
       *[other] { $number } dice
    }.
event_rolled_seen = { $player } rolls { $dice }.
event_kept = { $player } keeps { $dice_count ->
        [0] nothing
       *[other] { $dice }
    }.
event_final = Final throw: { $player } gets { $dice }.
event_paid = { $player } puts ${ $dollars } on the Stagecoach.
event_outlaw = { $player } plays { $outlaw_phrase } and sets { $number ->
        [one] 1 die
       *[other] { $number } dice
    } to { $outlaw_face }.
event_cut = Without The Brute { $player } cannot pay for all, and keeps { $dice }.
event_cheat = { $player } wants to turn a die: { $face_short } → { $to_short }.
event_turned = { $player } turns a die: { $face_short } → { $to_short }.

## What happens: cards

event_played = { $player } plays { $card_phrase }.
event_cancelled = { $player } shows the Wanted Notice: { $rival } played { $card_phrase } in vain.
event_asked_gift = { $player } asks { $rival } for a gift.
event_gave = { $player } gives { $rival } a store card.
event_gave_seen = { $player } gives { $rival } { $card_phrase }.
event_collected =
    { $dollars ->
        [0] Nobody has a dollar for { $player }.
       *[other] { $player } collects ${ $dollars } from the others.
    }
event_collected_gold =
    { $nuggets ->
        [0] Nobody has a nugget for { $player }.
        [one] { $player } collects 1 nugget from the others.
       *[other] { $player } collects { $nuggets } nuggets from the others.
    }
event_shuffled = The store discard is shuffled into a new deck.
event_drew_card = { $player } draws a store card.
event_drew_card_seen = { $player } draws { $card_phrase }.
event_drew_deed = { $player } draws a deed.
event_drew_deed_seen = { $player } draws { $card_phrase }.
event_got_ranch = { $player } draws a Ranch.

## What happens: ties

event_nobody = Nobody wins { $place_phrase }.
event_first = { $player } comes first { $place_at }.
event_second = { $player } comes second { $place_at }.
event_tie = Tie { $place_at } between { $players }.
event_tie_second = Tie for second place { $place_at } between { $players }.
offer_money =
    { $dollars ->
        [0] { "" }
       *[other] ${ $dollars }
    }{ $nuggets ->
        [0] { "" }
        [one] { offer_comma_1 }1 nugget
       *[other] { offer_comma_1 }{ $nuggets } nuggets
    }
offer_goods = { offer_money }{ $deeds ->
        [0] { "" }
        [one] { offer_comma_2 }1 deed
       *[other] { offer_comma_2 }{ $deeds } deeds
    }{ $cards ->
        [0] { "" }
        [one] { offer_comma_3 }1 store card
       *[other] { offer_comma_3 }{ $cards } store cards
    }
offer_comma_1 =
    { $dollars ->
        [0] { "" }
       *[other] { ", " }
    }
offer_comma_2 =
    { $nuggets ->
        [0] { offer_comma_1 }
       *[other] { ", " }
    }
offer_comma_3 =
    { $deeds ->
        [0] { offer_comma_2 }
       *[other] { ", " }
    }
event_offer = { $player } offers the Sheriff { offer_goods }.
event_offer_seen = { $player } offers the Sheriff { offer_money }{ $named_count ->
        [0] { "" }
       *[other] { offer_comma_2 }{ $named_phrase }
    }.
event_no_offer = { $player } offers nothing.
event_named = { $place }: { $player } names { $rival }.
event_named_second = { $place }: { $player } names { $rival } second.

## What happens: the places

event_chose = { $player } chooses { $action_phrase }.
event_blocked = Warpath: nothing happens { $place_at } this round.
event_dug =
    { $nuggets ->
        [0] The Mine is empty: { $player } finds nothing.
        [one] { $player } takes 1 nugget from the Mine.
       *[other] { $player } takes { $nuggets } nuggets from the Mine.
    }
event_river = { $player } draws “{ $river }” from the River.
event_river_dry = { $player } pans the river in vain: no River card is left.
event_wallet =
    { $dollars ->
        [0] The Bank is empty: { $player } takes nothing.
       *[other] { $player } takes ${ $dollars } from the Bank.
    }
event_voucher = { $player } takes a card from the store discard.
event_voucher_seen = { $player } takes { $card_phrase } from the store discard.
event_robbed_bank =
    { $dollars ->
        [0] { $player } robs the Bank, but it is empty.
       *[other] { $player } robs the Bank of ${ $dollars }.
    }
event_shared = { $player } has to share: ${ $dollars } for { $rival }.
event_robbed_coach =
    { $dollars ->
        [0] { $player } attacks the Stagecoach, but it is empty.
       *[other] { $player } attacks the Stagecoach and takes ${ $dollars }.
    }
event_coach = The Stagecoach brings ${ $dollars } to the Bank.
event_shopped =
    { $number ->
        [0] No store card is left for { $player }.
        [one] { $player } draws 1 store card.
       *[other] { $player } draws { $number } store cards.
    }
event_shopped_seen =
    { $number ->
        [0] No store card is left for { $player }.
       *[other] { $player } draws { $named_phrase }.
    }
event_kept_card = { $player } keeps a store card.
event_kept_card_seen = { $player } keeps { $card_phrase }.
event_nobody_to_rob = { $player } finds no card to steal.
event_whisky = { $player } is after one of { $rival }’s Ranches.
looked_goods =
    { $deeds ->
        [0] { looked_cards }
        [one] 1 deed{ looked_and }{ looked_cards }
       *[other] { $deeds } deeds{ looked_and }{ looked_cards }
    }
looked_cards =
    { $cards ->
        [0] { "" }
        [one] 1 store card
       *[other] { $cards } store cards
    }
looked_and =
    { $cards ->
        [0] { "" }
       *[other] { " and " }
    }
event_looked = { $player } looks at { looked_goods } in { $rival }’s hand.
event_looked_seen = { $player } looks at { $named_phrase } in { $rival }’s hand.
event_stole =
    { $deed ->
        [0] { $player } steals a store card from { $rival }.
       *[other] { $player } steals a deed from { $rival }.
    }
event_stole_seen = { $player } steals { $card_phrase } from { $rival }.
event_stole_ranch = { $player } steals a Ranch from { $rival }.
event_recruited = { $player } recruits { $outlaw_phrase }.
event_joe = { $player } sends Nervous Joe to { $rival }.
event_paid_joe = { $player } pays { $rival } ${ $dollars }.
event_star = { $player } takes the star.
event_star_held = The Marshall holds the star back: { $player } stays Sheriff, { $rival } gets nothing.
event_reroll = { $player } wants to roll { $dice } again.
event_hunt = Hunt: { $player } rolls { $dice }.
event_nobody_wanted = { $player } goes hunting, but no Outlaw is wanted.
event_captured = { $player } captures { $outlaw_phrase }.
event_caught_nobody = { $player } captures nobody.
event_deeds =
    { $named_count ->
        [0] No deed is left for { $player }.
       *[other] { $player } receives { $named_phrase }.
    }

## What happens: the Doc, the Indian die

event_doc = { $player } sees the Doc: { $benefit }.
event_doc_pass = { $player } does without the Doc.
event_fenced = { $player } fences { $card_phrase }.
event_indian = { $player } rolls the Indian die: { $effect }.
event_ambushed = { $player } ambushes { $rival }; a die is re-rolled: { $face_short } → { $to_short }.
event_warpath = { $player } takes the warpath and blocks { $place_phrase } for this round.
event_exchanged = { $player } trades { $card_phrase } for the Indian die.
event_took_die = { $player } takes the Indian die.
event_die_home = The Indian die goes back to the village.

## The end

end_mine = The Mine is empty
    .tip = The game ends after this round.
end_deeds = All deeds are taken
    .tip = The game ends after this round.
event_end = { $ending }: the game is over.
event_opened = { $player } holds { $named_phrase }.
event_won =
    { $number ->
        [one] { $player } wins the game with 1 point.
       *[other] { $player } wins the game with { $number } points.
    }
score_nuggets = Nuggets
    .tip = 1 VP each.
score_dollars = Dollars
    .tip = 1 VP for every $2, captured Outlaws included.
score_sheriff = Star
    .tip = 5 VP.
score_items = Store cards
    .tip = Printed values.
score_deeds = Deeds
    .tip = Printed values.
score_ranches = Ranches
    .tip = 1, 3, 6, 10, 15… VP.
better_nuggets = mostly through nuggets
better_dollars = mostly through dollars
better_sheriff = mostly through the star
better_items = mostly through Store cards
better_deeds = mostly through deeds
better_ranches = mostly through ranches

## Why not: the dice

why_over = The game is over.
why_dear =
    { $dollars ->
        [0] You have no dollar: one die is free, each further one costs $1.
       *[other] You have ${ $dollars }: one die is free, each further one costs $1.
    }
why_locked = You have chosen your dice. All cups are lifted together.
why_die_set = A die that is set stays. Only the dice under the cup can be kept.
why_die_earlier = Only a die revealed in this throw can be turned.
why_die_done = All dice are set. They stay as they are until the next round.
why_turn_one = Pick one die, and a face that it does not show.
why_rival_die = Dice that are set stay. Nobody touches those of a rival.
why_rival_die_indian = Only the Ambush of the Indian die re-rolls a rival’s die.
why_hunt = Only the Double Gun rolls hunt dice again.

## Why not: the players

why_not_self = Choose a rival, not yourself.
why_guarded = { $player } has a Bodyguard and cannot be robbed this round.
why_no_cards = { $player } has no card in hand.
why_only_ranches = { $player } has no card in hand; a Ranch is stolen with Whisky only.
why_no_store_card = { $player } has no store card in hand.
why_no_dollar = { $player } has no dollar left.
why_not_tied = { $player } is not part of the tie { $place_at }.
why_not_finalist = { $player } is not part of the tie.
why_doc_queued = { $player } already has a turn with the Doc.
why_doc_not = { $player } gained something this round and does not see the Doc.
why_ambush_pick = Pick one of the dice, not the player.
why_victim_named = You have named your victim.
why_rob = A rival is robbed at the Saloon only, by the player who robs there.
why_drawn = { $player } chooses one of these cards.

## Why not: the cards

why_scores = This card is never played: it counts at the end.
why_fresh = You got this card during this very action. It can be played from the next one on.
why_fence_deeds = Only deeds in hand can be fenced.
why_give_store = You have to give a store card.
why_exchange = Only a deed or Ranch just received at Town Hall can be traded.
why_offer_open = What lies face up cannot be offered.
why_offer_last = An offer is made of dollars first, then nuggets, then cards.
why_offer_order = Two cards are offered in the order of your hand: this one comes before the first.
why_offer_given = This card is part of your offer already.
why_brute = The Brute is used with the dice you keep, right after a throw.
why_brute_now = Pick two dice or more, then keep them with The Brute.
why_brute_two = The Brute needs two dice or more.
why_cheater = A Professional Cheater is played right after your dice are revealed.
why_cheater_now = Pick one of the dice you revealed and the face it shall show.
why_dynamite = Dynamite is played at the Gold Mine, right before you dig.
why_girls = The Girls are played at the Saloon, right before you name your victim.
why_corruption = Corruption is played at Town Hall, right before you take your deeds.
why_unlimited_credit = Unlimited Credit is played at the General Store, right before you draw.
why_nervous_joe = Nervous Joe is played in the Sheriff step, before the star moves.
why_joe_now = Press the rival who shall pay.
why_marshall = The Marshall is played in the Sheriff step, when the star is about to move.
why_share = Share is played when a rival robs the Bank of $2 or more.
why_share_self = Share answers a rival’s robbery, not your own.
why_wanted_notice = The Wanted Notice is played when a rival plays a store card.
why_elixir = The Elixir is played when the Doc’s turn comes.
why_elixir_needless = You have gained nothing this round: the Doc sees you without it.
why_double_gun = The Double Gun is played after your hunt roll.
why_double_gun_now = Pick the hunt dice to roll again.
why_whisky = Whisky is played at the Saloon, when you name your victim.
why_whisky_now = Press a rival who has a Ranch.
why_insurance = Insurance is played when a robbery at the Saloon has cost you a card.
why_desperado = The Desperado is played at the Saloon, right before you recruit.
why_smoke_signals = Smoke Signals are played at the end of the round, after the Doc.
why_smoke_held = You hold the Indian die already.
why_card_action = This card goes with another action: { $action }. It is { $player }’s.
why_void_store = No store card is left to draw.
why_void_rob = There is nobody to rob.
why_void_whisky = There is no Ranch to steal.
why_void_outlaws = No Outlaw is left in the deck.
why_void_joe = No rival has a dollar.
why_void_star = The star is not about to move.
why_void_wanted = No Outlaw is wanted.
why_void_deeds = No deed is left in the deck.

## Why not: the places

why_dice_first = The places are resolved once all dice are set.
why_later = Not yet: { $place_phrase } comes first.
why_past = { $place } has been resolved this round.
why_blocked = Warpath: nothing happens { $place_at } this round.
why_nobody = Nobody has a die for { $place_phrase }.
why_tie = A tie: { $player } decides, as the Sheriff.
why_pick_action = Choose one of its two actions.
why_after = { $player } acts first, then you.
why_other = { $player } acts { $place_at }, not you.
why_action_of = { $player } has this action.
why_no_effect = With two players the action that hands out a deed has to be taken.
why_two_players = With two players only the first acts: { $player }.
why_chooses = { $player } is first and chooses between the two actions.

## Why not: the Doc and the decks

why_benefit_dice = You have no die that it needs: { $dice }.
why_benefit_deeds = You have no deed in hand to fence.
why_doc_gained = You have gained something this round: the Doc does not see you.
why_doc_order = The Doc sees one player after the other, in the order of the Sheriff.
why_doc_later = The Doc comes after Town Hall, for those who have gained nothing.
why_row = Nobody picks here: at Town Hall the lowest deed goes first, then one more per A.
why_deed_deck = A deed from the deck comes by Corruption only.
why_deed_deck_wife = The deck is for the Mayor’s wife, for Corruption and for Insurance.
why_store = Store cards are drawn at the General Store, or with the Doc’s free sample.
why_discard = The discard lies face down, and nobody takes from it.
why_discard_voucher = Only the Voucher of the River takes a card from the discard.
why_river = River cards are for whoever pans the river at the Gold Mine.
why_outlaw_deck = The top Outlaw is for whoever recruits at the Saloon.
why_outlaw_before = An Outlaw is played before a throw.
why_outlaw_turn = You are asked about your Outlaws one after the other.
why_outlaw_no_dice = You have no die left that he could set.
why_outlaw_rival = A rival’s Outlaw cannot be taken.
why_wanted = Wanted Outlaws are captured by a hunt at the Sheriff’s office.
why_capture = None of the dice in question shows this Outlaw’s face.
why_captured = A captured Outlaw stays where he is until the end.
why_star = The star goes to the player who takes it at the Sheriff’s office.
why_coach = Nobody wins the Stagecoach: its dollars go to the Bank.
why_coach_attack = The Stagecoach is for whoever attacks it at the Bank.
why_fenced = A fenced deed stays where it is until the end.
why_ranch_safe = A rival’s Ranch is stolen with Whisky only.
why_indian = The Indian die is traded for a deed just received at Town Hall.
why_indian_own = The Indian die is rolled by itself, just before the Gold Mine.

## Hints for the first game

hint_goal = Build a hand of five dice. Each place goes to whoever shows most of its face, Town Hall to the best poker hand. Most victory points win.
hint_keep = What you keep is seen by all and stays. Look at the street: who leads where? Others throw at the same time; as soon as somebody has five dice, everybody throws once more and keeps all.
hint_bribe_open = You are tied here, and the Sheriff decides. You may tempt him: all offers are shown at once, and only the one he picks is paid.
hint_name_player = You wear the star: you break every tie, and the offer of whoever you name is yours.
hint_choose_action = Of the two actions you choose one. With three players or more, whoever comes second does what you leave.
hint_store_keep = One card per J on your dice: keep the best. Cards with points count at the end, the others are played when they fit.
hint_saloon_target = You look at one card per Q on your dice and keep one. The backs tell deeds from store cards.
hint_doc_benefit = The Doc is there for those who gain nothing; what he can do for you depends on the faces on your dice.
hint_star = Two cards act here, before the star changes hands. Whoever holds none is not asked, and nobody sees who was.
hint_cheater = A card of yours fits this moment. The others see the same short pause, whether or not you play it.
hint_play_card = A card of yours fits this moment. The others see the same short pause, whether or not you play it.
hint_wanted = Your Wanted Notice can stop this card. The others see the same short pause, whether or not you play it.
hint_outlaw_use = An Outlaw of yours sets up to two dice to his face before the throw; then he is wanted, and may be hunted.
hint_shaman = Press one of your set dice, then the face it shall show.
hint_capture = Every hunt die with the face of an Outlaw catches him: his price is yours.

### board

board_town = The town
board_own = Your dice and cards
board_mine = Mine
board_bank = Bank
board_general_store = Store
board_saloon = Saloon
board_sheriff = Sheriff
board_town_hall = Hall
board_doc = Doc
board_action = { $action }: { $tip }
board_first = { $player } leads
board_second = { $player } is second
board_tied = { $player }, tied
board_with_picked = with the dice you picked
board_store_deck = store cards in the deck
board_discard = discarded store cards
board_deed_deck = deeds in the deck
board_river_deck = River cards in the deck
board_outlaw_deck = Outlaws in the deck, the top one open
board_hunt = Hunt dice
board_deeds = Deeds
board_deed = Deed
board_if_nothing = if nothing won
board_may_see_doc = { $player } may see the Doc
board_still_doc = Has gained nothing yet and may still see the Doc.
board_deeds_held = deeds in hand
board_store_held = store cards in hand
board_laid = Laid out
board_known = Cards of this hand that you know
board_seen = You know: { $cards }
board_offer = Offers
board_your_offer = Your offer to the Sheriff
board_cup = Under the cup: only you see them
board_set = Set, seen by all
board_looking = You are looking at
board_turn_to = Turn a set die to
board_score = Points if the game ended now
board_fresh = new
board_no_card = No card in hand.
board_throwing = Throw { $n }
board_where = Round { $number } · { $now }
board_gauge_mine = Mine: { $value } / { $most }
board_gauge_deeds = Deeds: { $value } / { $most }

### The picture in the terminal

# the pictures of the games
picture_typed = the dice, such as Q Q, or - for none: the same without looking for the number
picture_legend = ★ is the Sheriff; ✓ has gained something this round, and will not see the Doc; the bars show how much is left until the end of the game.
picture_round = Round { $number }
picture_dollars = ${ $number }
picture_mine =
    { $number ->
        [one] 1 nugget
       *[other] { $number } nuggets
    }
picture_bank = { $bank }, then { $coach } by coach
picture_store =
    { $number ->
        [one] 1 card, { picture_discard }
       *[other] { $number } cards, { picture_discard }
    }
picture_discard = { $discard } discarded
picture_star = ★ { $player }
picture_deeds = deeds { $row } + { $number }
picture_best = { $players }: { $hand }
picture_outlaws = top Outlaw { $outlaw } of { $number }
picture_blocked = blocked by the warpath
picture_head_dice = set dice
picture_head_gold = nuggets
picture_head_deeds = deeds
picture_head_cards = cards
picture_fenced = fenced deeds { $cards }
picture_ranches =
    { $number ->
        [one] 1 Ranch
       *[other] { $number } Ranches
    }
picture_outlaws_of = Outlaws { $outlaws }
picture_captured_of = captured { $outlaws }
picture_known = seen in hand: { $cards }
picture_worth = { $card } ({ $number } VP)
picture_no_card = no card
picture_wanted = Wanted: { $outlaws }
picture_river =
    { $number ->
        [one] River: 1 card
       *[other] River: { $number } cards
    }
picture_river_top = on top, for you alone: { $cards }
picture_die = Indian die: { $place }
picture_guarded = Bodyguard: nobody can rob { $player } this round.
picture_offer = Offer of { $player }: { $goods }
picture_some_nuggets =
    { $number ->
        [one] 1 nugget
       *[other] { $number } nuggets
    }
picture_some_deeds =
    { $number ->
        [one] 1 deed
       *[other] { $number } deeds
    }
picture_some_store =
    { $number ->
        [one] 1 store card
       *[other] { $number } store cards
    }
picture_hand = Your hand: { $cards }
picture_hand_of = Hand of { $player }: { $cards }
picture_looking = You look at: { $cards }
picture_rolled = Under your cup: { $dice }
picture_rolled_of = Under the cup of { $player }: { $dice }
picture_cost =
    { $number ->
        [0] free
       *[other] ${ $number }
    }
picture_cost_none = none: ${ $number }
picture_some_titles = deeds { $cards }

### standing orders

order_reactions = Let reactions go by
    .tip = The table never waits for your reaction cards.
