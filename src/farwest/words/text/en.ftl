### errors

error_over = The game is over.
error_not_asked = Seat { $seat } is not asked anything.
error_illegal = { $action } is not a legal answer here.
error_no_undo = Nothing can be taken back beyond this point.

# games, bots, options
error_game = There is no game called { $name }. Games: { $known }.
error_no_such_bot = There is no bot called { $name }. Bots: { $known }.
error_no_advice = { $game } has no advice yet: the bot advised cannot play it.
error_bot_budget = { $budget } is no time to think: write search:200 for 200 simulations a decision, or search:1s for one second.
error_players = With these options the game is for { $fewest } to { $most } players, not { $players }.
error_option_unknown = There is no option { $option }. Options of this game: { $known }.
error_option_value = Option { $option } cannot be { $value }: choose one of { $choices }.
error_option_yes_no = Option { $option } cannot be { $value }: choose yes or no.
error_option_seat = Option { $option } cannot be { $value }: choose random or a seat number.
error_option_kind = Option { $option } takes one of { $choices }, not { $value }.
error_option_kind_yes_no = Option { $option } takes True or False, not { $value }.
error_option_kind_seat = Option { $option } takes random or a seat as a number from 0 on, not { $value }.
error_option_kind_list = Option { $option } takes a list of any of { $choices }, not { $value }.
error_option_no_seat = Option { $option } names seat { $seat }, but there are { $players } players.
error_option_twice = Option { $option } names a value twice.
error_option_needs = Option { $option } needs { $other }={ $value }.
error_option_card_twice = Option { $option } names a personality twice.
error_option_cards = Option { $option } names { $named } cards; it takes { $wanted }.
error_option_river = Option { $option } must name { $fewest } to { $most } parcels, each beside the next, the first and the last on the border.
error_option_no_cards = Option personalities=chosen needs the list of cards.
error_option_needs_horses = Option cards names 15Y, the yellow Cowboy: he needs horses=yes.

# records
error_record_json = This is not a Farwest record: it is not JSON.
error_record_text = This is not a Farwest record: it is not text.
error_record_large = This is not a Farwest record: it is larger than { $most } megabytes.
error_record_none = This is not a Farwest record.
error_record_format = Records of format { $format } are not known here.
error_record_seal = The record is damaged or was edited: its seal does not match.
error_record_field = The record is damaged: a field is missing or of the wrong kind.
error_record_revision = This game was recorded under revision { $recorded } of its rules; this version plays revision { $played }.
error_record_drift = The rules have changed since this game was recorded (under revision { $recorded }; this version plays revision { $played }). First different act: move { $ply }, { $player }: { $act }. { $why }
error_drift_elsewhere = The game goes on otherwise than it did.
drift_deal = the deal
error_record_deal = The record cannot be dealt: { $why }
error_record_move = Move { $ply } of the record cannot be played: { $why }
error_record_over = The record says that the game is over, but it is not.
error_record_end = The record replays to another end than the one it was sealed with.

# the command line
error_clause = There is no clause { $clause } in these rules: they go from { $first } to { $last }.
error_laws_file = { $file } does not say how far a run of laws is.
error_laws_other = { $file } belongs to a run with another game, seed or players: name another file.
error_no_language = There is no language { $lang } here. Languages: { $known }.
error_option_form = An option is written key=value, such as { $example }; not { $text }.
error_seed = A seed is plain text on one line, such as 1 or spring.
error_seats_given = { $seats } seats are given, but there are { $players } players.
error_bots_given = { $bots } bots are given for { $players } players: name one for each seat.
error_names_alike = Two players are called { $name }: give them different names.
error_nameless = A player needs a name: --seat NAME, or --seat bot:advised for a bot.
error_which_game = Which game? Games: { $known }.
error_loaded_wish = A saved game brings its own players, options and seed: leave these out.
error_loaded_over = The game in { $file } is over; to see it again: farwest replay { $file }
error_other_game = { $file } is a game of { $game }, not of { $name }.
error_record_game = { $file } is a record of { $game }, unknown here. Games: { $known }.
error_no_move = The record has { $last } moves: there is no move { $ply }.
error_replay_seat = --seat is a number from 1 to { $last }, or open; not { $text }.
error_in_file = { $file }: { $why }
error_no_file = There is no file { $file }.
error_unread = { $file } cannot be read: { $reason }.
error_unwritten = { $file } cannot be written: { $reason }.
error_exists = { $file } exists already: choose another name, or add --force.
error_twice = { $file } is named twice: every file needs a name of its own.
error_is_folder = { $file } is a folder, not a file.
error_is_file = { $folder } is a file, not a folder.
error_no_folder = There is no folder { $folder } to write { $file } in.
error_no_parent = There is no folder { $parent } to make { $folder } in.
error_closed_folder = Nothing can be written in { $folder }.
error_full_folder = The folder { $folder } is not empty: choose another one, or add --force.
error_foreign_folder = The folder { $folder } is not empty, and holds something else: choose another one.
error_keep = Games cannot be kept in { $folder }: { $reason }

# programs that play, and tournaments
error_program_here = Programs play in simulate and arena, and where the host of a server names them: { $name } is no bot here.
error_program_command = After exec: comes a command, such as exec:python3 my_bot.py; not { $command }.
error_program_time = { $time }s is no time for an answer: exec:30s:COMMAND grants 30 seconds.
error_program_missing = There is no program { $program } to run.
error_program_start = { $command } cannot be started: { $reason }.
error_program_silent = { $command } gave no answer within { $seconds } seconds.
error_program_ended = { $command } ended in the middle of a game, with status { $status }.
error_program_answer = { $command } answered { $answer }; an answer is a line such as { $example }, with one of the legal actions.
error_own_here = A class of your own plays where the command line names it: { $name } is no bot here.
error_own_file = There is no file { $file } with a bot.
error_own_module = Python finds no module { $module }: add its folder to PYTHONPATH, or name the file, such as my_bots.py:ThriftyBot.
error_own_load = { $where } cannot be loaded: { $reason }.
error_own_class = { $what } in { $where } is no bot: it must be a class made from farwest.bots.Bot.
error_own_made = { $name } cannot be made with its luck alone: { $reason }.
error_other_plan = { $folder } holds the results of another plan ({ $field }: { $found }, not { $wanted }). Choose another folder.
error_other_sources = { $folder } was begun by other sources of Farwest (digest { $found }, here { $here }), whose games may go otherwise. Choose another folder, or go on with those sources.
error_unknown_sources = { $folder } does not say which sources of Farwest began it: it is older than such notes. Choose another folder.
error_ledger = { $file } is damaged at line { $line }: it is not what was kept there.
error_ledger_busy = Another command is writing its results to { $folder }: wait for it, or choose another folder.
error_network_missing = There is no network { $file } to play.
error_network_broken = { $file } cannot be read as an ONNX file.
error_network_strange = { $file } is no policy that the lab has written: it does not say for which table.
error_network_shape = { $file } cannot play: it must turn rows of { $numbers } bytes into { $actions } scores.
error_network_table = { $file } plays { $game } with { $players } players, not { $other } with { $seats }.
error_network_version = { $file } was learned with other options ({ $options }), or by another version of the game.
error_network_extra = To play a network takes onnxruntime, which is not installed: { $extra }.
error_bot_twice = { $name } and { $other } are one bot under two names: name one of them only.
error_few_bots = An arena needs two or more different bots, with commas between them; not { $bots }.

# Ray and data sets
error_no_ray = --on { $on } needs Ray: pip install 'farwest[ray]'.
error_no_ray_client = { $address } needs the client of Ray: pip install 'ray[client]'.
error_ray_address = --on takes here, ray, or the address of a cluster such as 10.0.0.5:6379; not { $address }.
error_ray_unreached = No Ray cluster can be joined at { $address }: { $reason }.
error_ray_start = Ray cannot be started here: { $reason }.
error_ray_lost = Ray lost the work { $tries } times and gives up: { $reason }.
error_ray_version = Every node of the cluster needs farwest { $version }; one has { $found }.
error_set_asked = Name a game and --out FOLDER to make a data set, or --check FOLDER alone.
error_set_missing = There is no data set in { $folder }: { $file } is not there.
error_set_unread = { $file } is damaged: it is not what farwest dataset wrote.
error_set_other = { $folder } holds another data set ({ $field }: { $found }, not { $wanted }). Choose another folder.
error_set_fewer = { $folder } was begun for { $found } games, more than { $wanted }: ask for as many or more, or choose another folder.

### lists

list_next = { $some }, { $next }
list_last = { $some } and { $last }
list_times = { $n } × { $thing }

### news of every game

event_undone = { $player } takes the last answer back.

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
terminal_words = What is on the table
terminal_keys = Keys
terminal_key_number = a number: give that answer
terminal_key_undo = u: take your last answer back, as long as nothing was learnt since
terminal_key_log = l: all that has happened
terminal_key_rule = r { $example }, or r 26: a clause of the rules
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
        [0] Nobody wins.
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
        [novice] novice bot
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
replay_answered = { $player }: { $answer }
replay_unfinished = The game is not finished.

# checking a record, searching the rules
verify_done = Verified: { $game }, { $players } players, { $moves } moves. { $end }
verify_older = It was recorded under revision { $recorded } of the rules and leads to the same under revision { $played }.
verify_failed = Not verified. { $why }
terminal_not_found = No clause holds the words “{ $words }”.

### page

page_title = Farwest
page_motto = Games of the West, one table. With friends or against bots.
page_money = ${ $n }
page_vp = victory points
page_nuggets =
    { $n ->
        [one] nugget
       *[other] nuggets
    }
page_days_hours = { $days } d { $hours } h
page_hours = { $hours } h { $minutes }
page_minutes = { $n } min
page_seconds = { $n } s
page_days =
    { $n ->
        [one] 1 day
       *[other] { $n } days
    }
page_unreachable = The server cannot be reached. Check your connection and try again.
page_broken = Something went wrong. Load the page again; your games are kept.
page_opening = Opening the table…

# the bar
page_pages = Pages
page_play = Play
page_finished = Finished games
page_leaderboard = Ranking
page_rules = Rules
page_login = Log in
page_guest = guest
page_dark = Dark theme
page_light = Light theme
page_other_language = Passer en français
page_close = Close
page_back = Back to the lobby
page_here = Here

# the lobby
page_play_now = Play now
page_which_game = Which game?
page_create = Create a table
page_have_link = I have a link
page_link_field = Link or name of the table
page_go_there = Go there
page_games = Games
page_game = Game
page_all_games = All games
page_players = players
page_player = Player
page_against_bots = Against bots
page_table = Create a table
page_my_tables = My tables
page_open_tables = Open tables
page_no_my_tables = You sit at no table yet. Press “Play now”: a game against bots begins at once.
page_no_open_tables = No table is open. Create one: others will see it here.
page_turns =
    { $n ->
        [one] 1 move to make
       *[other] { $n } moves to make
    }
page_table_of = { $player }’s table
page_with = with { $players }
page_seats_taken = { $taken } of { $all } seats taken
page_clock_live = { $minutes } min + { $seconds } s
page_clock_days =
    { $days ->
        [one] 1 day a move
       *[other] { $days } days a move
    }
page_clock_none = no clock
page_rated_tag = rated
page_waiting = waiting for players
page_invite = Invite
page_your_turn = Your turn
page_plays = { $player } to play
page_go_on = Go on
page_in_play = in play
page_watch = Watch
page_sit_down = Sit down

# creating a table
page_seats = Seats
page_seat = Seat
page_seat_number = Seat { $seat }
page_seat_open = Open
page_seat_here = Person at this screen
page_seat_more = One more seat
page_seat_less = One seat fewer
page_seat_away = Take seat { $seat } away
page_free_seat = Free seat
page_name_here = Name on seat { $seat }
page_name = Name
page_you = you
page_host = host
page_robot = Bot
page_bot =
    { $bot ->
        [novice] Novice
        [steady] Steady
        [sharp] Sharp
        [master] Master
        [advised] Bot that takes advice
        [random] Bot that plays at random
       *[other] Bot { $bot }
    }
page_level =
    { $bot ->
        [novice] Learns the ropes: takes good advice some of the time, any answer for the rest.
        [steady] Always follows the advice written for this game.
        [sharp] Plays ahead in its mind before it answers.
        [master] Plays ahead like Sharp, and looks longer.
        [advised] Always follows the advice written for this game.
        [random] Takes any answer, without looking.
       *[other] A bot.
    }
page_hired =
    { $kind ->
        [network] network of this server
       *[other] outside program
    }
page_hired_about =
    { $kind ->
        [network] A network that this server’s host has added. It has learned to play with { $players } players, and answers at once.
       *[other] An outside program that this server’s host has added. It sees what its seat may see; where it fails, the advice answers for it.
    }
page_level_cap =
    { $seconds ->
        [0] at once
       *[other] { $seconds } s
    }
page_level_time =
    { $seconds ->
        [0] Answers at once.
        [one] Thinks for a second at most.
       *[other] Thinks for { $seconds } seconds at most.
    }
page_level_strength = Between two players it won { $share }% of the games against { $rival } ({ $low } to { $high }% with 95% confidence).
page_who_may = Who may sit down
page_door_open = Everybody
page_door_link = By link
page_password = Password
page_table_name = Name of the table
page_optional = optional
page_options_of = Options of { $game }
page_random = Drawn at random
page_pick = Choose
page_picked = Done
page_pace = Pace
page_pace_none = No clock
page_pace_live = Live
page_pace_days = Turn by turn
page_pace_none_tip = Everybody takes as long as they need.
page_pace_live_tip = A time bank for the whole game, and a few free seconds for every answer.
page_pace_days_tip = Days for every answer; you need not be there at the same time.
page_bank = Time bank
page_increment = Seconds for every answer
page_each_answer = For every answer
page_spectators = Spectators
page_rated = Rated game
page_summary = { $game }, { $seats } seats, { $bots ->
        [0] no bot
        [one] 1 bot
       *[other] { $bots } bots
    }.
page_summary_open =
    { $open ->
        [one] One seat is free: you will get a link for a friend.
       *[other] { $open } seats are free: you will get a link for your friends.
    }
page_summary_full = No seat is free: you can start at once.
page_setups = Saved set-ups
page_setup_name = Name of the set-up
page_save_setup = Save
page_forget = Forget { $name }
page_saved = Saved.
page_cancel = Cancel
page_create_it = Create the table

# before the start
page_invite_others = Invite the others
page_qr = The link as a QR code
page_link = Link
page_copy = Copy
page_copied = Copied.
page_share = Share
page_local_only = This address works on this machine only. For phones on your network, start the table with: farwest play --lan
page_sit_here = Sit here
page_move_here = Move here
page_remove = Remove { $player }
page_leave_table = Leave
page_cancel_table = Close the table
page_start = Start the game
page_free_seats =
    { $free ->
        [one] One seat is free. Send the link, seat a bot, or take the chair away.
       *[other] { $free } seats are free. Send the link, seat bots, or take chairs away.
    }
page_waiting_room = Waiting for more players.
page_seat_for_you =
    { $free ->
        [one] One seat is free: sit down.
       *[other] { $free } seats are free: sit down.
    }
page_may_start = Everybody is there: you may start.
page_host_starts = { $player } starts the game.
page_table_full = All seats are taken.
page_without = without: { $option }
page_option_value = { $option }: { $value }
page_no_table = No table here
page_table_cancelled = This table was closed.

# playing
page_question = Question
page_news = What happens
page_board = The board
page_rivals = Rivals
page_own = What is yours
page_choosing = choosing…
page_offline = offline
page_resigned = resigned
page_my_time = My time
page_locked = Your choice is locked
page_waiting_for = Waiting for { $players }.
page_chooses = { $player } is choosing
page_choose = { $players } are choosing
page_goes_on = The game goes on
page_watching = watching
page_reactions = Does anybody react?
page_take_back = Take back
page_release = Release all
page_pick_first = Pick something that glows
page_pick_more = Pick more
page_all_answers = All answers
page_brief = The game in brief
page_in_brief = In brief
page_one_less = One less
page_one_more = One more
page_ask_hint = Hint
page_ask_hint_tip = What would a strong bot answer? It thinks for a second, and tells you alone.
page_hint_thinking = The bot is thinking about it…
hint_only = “{ $answer }”: there is no other answer.
hint_better = The bot likes “{ $answer }”: about { $points ->
        [one] 1 point
       *[other] { $points } points
    } better than “{ $other }” ({ $share }% of its tries).
hint_because = The bot likes “{ $answer }”: about { $points ->
        [one] 1 point
       *[other] { $points } points
    } better than “{ $other }”, { $why } ({ $share }% of its tries).
better_prospects = mostly by what it will still bring
better_rivals = mostly by what it costs your rivals
hint_close = The bot likes “{ $answer }” ({ $share }% of its tries); “{ $other }” is about as good.
page_answers = Answers
page_final = final
page_why_asked = Not now. The question is: { $question }
page_why_not_you = Not now: it is not your turn.
page_only_you = for you alone
page_log_chat = Log and chat
page_log_unread =
    { $n ->
        [one] Log and chat, 1 new message
       *[other] Log and chat, { $n } new messages
    }
page_tab_log = Log
page_tab_chat = Chat
page_tab_rules = Rules
page_nothing_yet = Nothing has happened yet.
page_lost = The connection is lost. Trying again…
page_no_watching = This table is not open to spectators.
page_bot_for_you = A bot plays for you.
page_take_seat_back = Play again myself
page_gone = { $player } is away.
page_let_bot = Let a bot play
page_cancel_proposed = Somebody proposes to end the game without a winner.
page_cancel_asked = The others are asked whether they agree.
page_agree = Agree
page_pass_to = Pass the screen to { $player }
page_i_am = I am { $player }

# chat
page_chat = Chat
page_message = Message
page_send = Send
page_phrases = Quick phrases
page_nobody_spoke = Nobody has said anything yet.
page_about = About { $player }
page_mute = Mute
page_muted = You will no longer read what { $player } says.
page_unmute = Read again
page_mutes = Muted
page_report = Report
page_reported = The administrator will read it.
page_phrase_hello = Hello, partners!
page_phrase_good_luck = Good luck!
page_phrase_well_played = Well played!
page_phrase_thanks = Thank you!
page_phrase_oops = Oops.
page_phrase_your_turn = Your turn!
page_phrase_one_moment = One moment, please.
page_phrase_bribe = Let us make a deal.
page_phrase_revenge = You will pay for that!
page_phrase_good_game = Good game!

# rules
page_rules_of = Rules of { $game }
page_search_rules = Search the rules
page_nothing_found = No clause holds these words.
page_chapters = Go to a chapter
page_table_of_rules = Table of the rules

# settings
page_settings = Settings
page_language = Language
page_theme = Theme
page_theme_light = Light
page_theme_dark = Dark
page_speed = Animations
page_speed_calm = Calm
page_speed_normal = Normal
page_speed_fast = Fast
page_speed_none = None
page_sound = Sound
page_sound_tip = Two notes when it is your turn.
page_notify = Notifications
page_notify_tip = Your browser tells you when it is your turn and you look elsewhere.
page_notify_refused = Your browser does not allow notifications here.
page_hints = Hints for the first game
page_hints_tip = Short explanations of the screen; switch them on to see them all again.
page_this_game = This game
page_propose_cancel = Propose to end it
page_resign = Resign
page_sure_cancel = End the game without a winner, if all agree?
page_sure_resign = Give up? A bot plays on for you to the end.
page_yes = Yes
page_no = No
page_keys = Keys
page_key_tab = from the question to what glows, to your things, to the log
page_key_arrows = from one glowing thing to the next; in the log, from rule to rule
page_keyname_enter = Enter
page_keyname_space = Space
page_keyname_escape = Esc
page_key_enter = answer; on something picked: send
page_key_space = pick or release; skip an animation
page_key_escape = release, close
page_key_undo = take back
page_key_log = log
page_key_chat = chat
page_key_rules = rules
page_key_help = this list

# hints
page_hint_question = Here is what you are asked, with one line of help. When nothing is asked, it says whom the table waits for.
page_hint_glow = Whatever glows gold answers the question: press it.
page_hint_picks = Whatever glows gold answers the question. Press to pick, press again to release; then send with the gold button, which says what it costs.
page_hint_rivals = The other players: what they own openly. A gold dot means that somebody is choosing.
page_hint_log = Everything that happens is written here, with the clause of the rules. Chat and rules are beside it.
page_hint_undo = You may take an answer back, as long as nothing new was seen.
page_understood = Understood
page_no_hints = Show no more hints

# the end
page_game_over = The game is over
page_wins =
    { $count ->
        [one] { $players } { $margin ->
            [0] wins!
            [one] wins by a point!
           *[other] wins by { $margin } points!
        }
       *[other] { $players } win together!
    }
page_nobody_wins = Nobody wins.
page_scores = Scores
page_points_by_source = Scores by source
page_source = Source
page_total = Total
page_place =
    { $n ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $n }th
    }
page_rematch = Rematch
page_rematch_join = To the rematch
page_replay = Replay
page_record = Record
page_verify = Verify the luck
page_verified = The luck is verified
page_not_verified = The luck does not match
page_verified_tip = the seed fits the hash published at the start, and { $plies } moves replay alike

# looking back
page_show = Show
page_result = Result
page_moves = Moves
page_course = Course
page_gain = +{ $n }
page_moments = Key moments
page_points_so_far = Scores so far
page_points_so_far_tip = as if the game had ended there
page_curve = { $player } { $points }
page_deal = The deal
page_deal_tip = How the game began.
page_first = To the start
page_last = To the end
page_step = One move on
page_step_back = One move back
page_run = Play
page_pause = Pause
page_ply = Move
page_ply_of = move { $ply } of { $last }
page_viewpoint = Point of view
page_replay_speed = Speed
page_seen_by = As { $player } saw it
page_open_view = Everything open
page_copy_position = Copy the link to this position
page_play_on = Play on from here
page_play_on_tip = A new, unrated table opens in this position: you on one seat, bots on the others.
page_play_on_here = Play on
page_my_games = My games
page_open_record = Open a record
page_no_record = { $file } is not a record of a game.
page_no_finished = No game has been finished yet.
page_older = Older games

# players
page_rank = Rank
page_rating = Rating
page_ratings = Ratings
page_games_played = Games
page_n_players =
    { $n ->
        [one] 1 player
       *[other] { $n } players
    }
page_no_ranks = Nobody has played a rated game of this size yet.
page_ranks_tip = Only rated games between at least two people count.
page_no_ratings = No rated game yet.
page_last_games = Last games

# me
page_profile = Profile
page_new_account = New account
page_lost_password = Lost password
page_account_tip = Your games stay yours on every device. A name and a password are enough.
page_account_made = Your account is ready.
page_make_account = Create the account
page_keep_games = Keep your games
page_password_tip = At least eight characters.
page_old_password = Old password
page_new_password = New password
page_password_changed = Your password is changed.
page_mail = Mail address
page_mail_tip = Optional: to recover a lost password, and to be told when it is your turn.
page_mail_password = Another address needs the password of your account.
page_mail_unconfirmed = Not confirmed yet: until you open the link sent there, nothing else is sent. Saving sends it again.
page_confirm_mail = Confirm the address
page_mail_confirmed = { $mail } is confirmed.
page_forgot_tip = If your account has a confirmed mail address, a code is sent there. Otherwise ask the administrator for one.
page_send_code = Send a code
page_code_sent = If there is such an account with a confirmed mail address, the code is on its way.
page_have_code = I have a code
page_code = Code
page_save = Save
page_turn_by_turn = Turn-by-turn games
page_nights = No time passes at night
page_nights_tip = At most twelve hours a day.
page_from = from
page_to = to
page_vacation_from = Vacation from
page_vacation_to = to
page_tell_mail = Tell me by mail when it is my turn
page_webhook = Webhook
page_webhook_tip = An HTTPS address that is called when it is your turn.
page_tokens = Keys for bots and other clients
page_tokens_tip = A key lets a program play in your name. It is shown once.
page_token_label = What it is for
page_make_token = Make a key
page_data = Your data
page_export = Export
page_logout = Log out
page_delete = Delete my account
page_guest_logout = A guest who logs out cannot come back: make an account first to keep your games.
page_sure_delete = Delete everything about you? Finished games stay, without your name.

### the review of a finished game

review_title = Review: { $game }, { $moves } moves.
review_curve = Chance to win
review_curve_tip = with all hands open, as the advice would play on
review_turning = Turning points
review_why = Why it ended so
review_player = Player
review_move = Move
review_at_move = move { $ply }
review_start = At the start
review_own = Own choices
    .tip = What the own answers changed, against those that the advice would have given.
review_others = Others’ choices
    .tip = What the answers of the others changed, measured in the same way.
review_luck = Dice and draws
    .tip = What chance changed: the dice and cards that came, against those that could have come.
review_unforeseen = Unforeseen
    .tip = What the estimate did not see coming: neither a choice nor chance.
review_end = At the end
review_percent = { $n }%
review_signed = { $n ->
    [0] 0%
   *[other] { $sign }{ $n }%
 }
review_missed = { $player }: “{ $answer }”. The strong bot preferred “{ $other }” (+{ $gain }%).
review_alike_up = { $player }: “{ $answer }” (+{ $change }%). The strong bot found nothing better.
review_alike_down = { $player }: “{ $answer }” (−{ $change }%). From what could be known, the strong bot found nothing better.
review_luck_up = { $player }: “{ $answer }”. Then dice and draws gave { $whom } { $change }%.
review_luck_down = { $player }: “{ $answer }”. Then dice and draws cost { $whom } { $change }%.
review_gave = Dice and draws gave { $player } { $n }%.
review_cost = Dice and draws cost { $player } { $n }%.
review_even = Dice and draws gave { $player } nothing and cost nothing.
review_unsure = The estimate did not see much of this game coming: read these shares with care.
review_quiet = Nothing stands out in this game.
review_working = The game is being thought over…
review_working_part = The game is being thought over: { $done } of 100…
review_waiting = Another game is being thought over first…
review_failed = This game could not be thought over.
review_table = The chances in figures
review_panel = Review
review_at = { $player } { $chance }%
error_review_unfinished = Only a finished game can be reviewed.
error_no_chances = { $game } cannot be reviewed: nobody has measured what a lead is worth in it.
