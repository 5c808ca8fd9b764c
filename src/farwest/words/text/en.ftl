### errors

error_over = The game is over.
error_not_asked = Seat { $seat } has nothing to answer now.
error_illegal = { $action } is not a possible answer here.
error_no_undo = Nothing can be taken back beyond this point.

### lists

list_next = { $some }, { $next }
list_last = { $some } and { $last }

### options

opt_yes = yes
opt_no = no
opt_random = random
opt_seat = seat { $seat }

### terminal

terminal_person = Player { $number }
terminal_bot = Bot { $number }
terminal_prompt = 1–{ $last }, or ? for help >{" "}
terminal_pass = Pass the screen to { $player }. { $player }: press Enter >{" "}
terminal_more = Enter: more >{" "}
terminal_enter = Enter: go on >{" "}
terminal_unclear = “{ $text }” is not one of the answers: type a number from 1 to { $last }, or ? for help.
terminal_number_or_die = Answer { $number } is “{ $answer }”; “{ $die }” is answer { $instead }. Enter: answer { $number }, or type another >{" "}
terminal_quit = Leave the game? It is kept. Enter: leave, n: play on >{" "}
terminal_entry = { $name }: { $text }
terminal_words = Your cards and the places
terminal_keys = Keys
terminal_key_number = a number: give that answer
terminal_key_typed = the dice, such as Q Q, or - for none: the same without looking for the number
terminal_key_undo = u: take your last answer back, as long as nothing was learnt since
terminal_key_log = l: all that has happened
terminal_key_rule = r DT-026, or r 26: a clause of the rules
terminal_key_save = s, or s FILE: save a copy of the game
terminal_key_quit = q: leave; the game is kept
terminal_no_clause = There is no clause “{ $clause }”; clauses look like { $example }.
terminal_save_as = File name (Enter: { $file }) >{" "}
terminal_exists = { $file } exists already and is not written over: choose another name.
terminal_not_kept = The game could not be written to { $file }: use s to save it elsewhere.
terminal_saved = Saved in { $file }.
terminal_bye = Goodbye.
terminal_kept = The game is kept. To go on with it:
terminal_recorded = The record of this game is { $file }.
terminal_record_as = Save a copy? File name, or Enter for no >{" "}
terminal_total = Total
terminal_place = Place
terminal_won =
    { $count ->
        [one] { $players } wins with { $points ->
            [one] 1 point
           *[other] { $points } points
        }.
       *[other] { $players } win with { $points ->
            [one] 1 point
           *[other] { $points } points
        } each.
    }

# the menu of `farwest play`
menu_title = Farwest
menu_game = Game
menu_language = Language
menu_this_language = English
menu_players = Players
menu_seat = Seat { $number }
menu_bot =
    { $bot ->
        [advised] advised bot
        [random] random bot
       *[other] bot { $bot }
    }
menu_choose = Enter: play · number: change that line · q: quit >{" "}
menu_which = Which? { $choices } >{" "}
menu_how_many = How many players, { $fewest } to { $most } >{" "}
menu_who = Name of the player, or bot ({ $bots }) >{" "}
menu_twice = Two players cannot both be called { $name }.
menu_unclear = “{ $text }” is not possible here.
menu_resume = Unfinished: { $game }, { $players } ({ $when }). Enter: go on with it, n: new game >{" "}

# the replay
replay_ply = Move { $ply } of { $last }
replay_prompt = Enter: next, b: back, number: go to, q: quit >{" "}
replay_asked = { $player } is asked: { $question }
replay_answered = { $player }: { $answer }
replay_start = The deal.
replay_unfinished = The game is not finished.

# the pictures of the games
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
