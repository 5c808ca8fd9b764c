### What the server says: why a request is refused, and mails.

# every request
error_form = The request is not of the right form: { $where }: { $what }.
error_host = This server does not go by the name of { $host }: open it at the address that was shown when it started, or have its operator add this name (FARWEST_HOSTS).
error_json = The body is not JSON.
error_json_type = The body must be JSON, sent as application/json.
error_method = This address cannot be used in that way.
error_missing = There is nothing here.
error_origin = This request comes from another site: it is not carried out.
error_request = The request cannot be carried out.
error_server = Something went wrong here. It was written down; please try again.
error_too_large = The body is too large: { $most } kilobytes are the most.
error_too_often = That was too often: wait a while.
error_too_slow = The body took too long to arrive: try again.
error_lines = You have too many tables open at once: close some first.

# people
error_account_already = You have an account already.
error_banned = You may no longer play here.
error_code = This code is not valid, or no longer: ask again.
error_language = The languages here are { $spoken }.
error_login = This name and this password do not go together.
error_mail = This is not a mail address.
error_mutes = You have muted { $most } people.
error_name_empty = A name has at least one letter or digit.
error_name_length = A name has 1 to { $most } characters.
error_name_signs = A name has visible, ordinary characters, without < or >.
error_name_taken = This name is taken: choose another.
error_no_mail = This server sends no mail: ask its administrator for a new password.
error_no_person = There is nobody else of that name at this table.
error_no_player = There is no player of that name.
error_nobody = Say who you are first: play as a guest, or log in.
error_password_weak = A password has { $fewest } to { $most } characters and is not the name.
error_prove = Give the password of your account as well.
error_settings_large = These settings are too large.
error_setup_twice = Two set-ups cannot have the same name.
error_token = This key is not known here.
error_tokens = You have { $most } keys already.
error_vacation = A vacation needs a beginning and a later end (from and to).

# tables
error_bot = There is no bot { $bot } for this game: choose { $offered }.
error_bot_table = { $bot } has not learned to play at such a table: change the number of players, the options, or the bot.
error_cancelled = This table was closed.
error_ended = This game has ended already.
error_leave_playing = The game is on: resign instead.
error_me_twice = You can sit on one chair only.
error_no_password = A table with a password needs a password.
error_no_seat = There is no seat { $seat }.
error_no_table = There is no such table, or it is gone.
error_not_ended = The game is not over yet.
error_not_host = Only the host of the table may do that.
error_not_seated = You do not sit at this table.
error_rated_alone = A rated game needs two people at least.
error_rated_bot = In a rated game you play yourself, or resign.
error_rated_guest = Rated games are for accounts: make one first.
error_chair_taken = Somebody sits there: remove him first.
error_seat_taken = That seat is taken, or none is free.
error_seats_open = Some seats are free: fill them, or take the chairs away.
error_started = The game has begun already.
error_table_password = This is not the password of the table.
error_tables = You have { $most } tables waiting already: close one first.
error_games = You are the host of { $most } games that are on: finish or cancel one first.
error_bots_alone = Somebody must play: bots alone make no table.

# playing
error_bot_already = A bot plays there already.
error_by_bot = A bot plays for you: take your seat back first.
error_clock_decides = The clock decides when time is up here.
error_hint_rated = There are no hints in rated games.
error_hint_thinking = A hint is being thought about: wait for it.
error_message = This message is not of the right form.
error_no_bot = No bot plays for you that you could send away.
error_no_hint = No hint was found in time: ask again.
error_no_ply = The record has moves 0 to { $last }.
error_no_spectators = This table is not open to spectators.
error_not_away = A bot may play for somebody who has been away for { $seconds } seconds.
error_not_playing = No game is being played at this table.
error_not_written = The move could not be written down: try again.
error_not_your_seat = Seat { $seat } is not yours.
error_record_long = This record is too long to be opened here.
error_revision = The rules of this game have changed since it was played here, and it would go otherwise now: it is closed to moves and kept as it was. Whoever runs this table can finish it with the version it began in.
error_saying = Say 1 to { $most } characters.
error_stale = The table has moved on: look again.

# mails
mail_confirm_subject = Farwest: is this your address?
mail_confirm =
    Hello,

    { $player } has given this address to an account here. If it is yours, confirm it within three days with this code:

    { $code }

    { $link }

    If it is not, do nothing: no other mail will be sent to you.

mail_reset_subject = Farwest: a new password
mail_reset =
    Hello { $player },

    to choose a new password, use this code within an hour:

    { $code }

    { $link }

    If you did not ask for it, do nothing: your password stays as it is.

mail_turn_subject = Farwest: it is your turn at { $table }
mail_turn =
    Hello { $player },

    it is your turn at the table “{ $table }”:

    { $link }

    You get this mail because your settings ask for it.
error_order = There is no standing order { $order } here.
