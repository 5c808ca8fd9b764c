"""The table: people play in a browser, live or turn by turn, with friends and bots.

app          the application: everything together; serve starts it
settings     what an operator may set; administration what he may do
models       what is stored; store opens the database, migrations bring it up to date
people       who somebody is: sessions, tokens; passwords; names what he may be called
accounts     guests and accounts; recovery new passwords for lost ones; profiles what is known
             about them, and its end
catalogue    the games, their options, bots and rules
lobby        tables to find, set up, join, start, close; seating who sits where
describe     a table as somebody may see it
company      mute and report; ratings who has shown to be strong
security     what stands before every route; hosts by which names the server may be called;
             network who is behind an address; errors what is refused, and how it is said
files        the files of the page; texts what the server says; mail letters; ops health and logs
movelog      the one hot write: moves, committed in groups before anybody hears of them;
             sqlite_log and postgres_log do it
course       a game rebuilt from its rows; trials which answers could be taken back;
             unfolding what of it is shown, with even pauses
tables       all games in play; in_play one of them; info what is stored about it;
             others the other processes, which play there too
telling      what each seat is told; sights what it sees, in text; protocol the shapes of
             everything that is sent, incoming of what is received; marking the marks of a
             game, made faster
live         the WebSockets; play the same over plain requests; chat what is said
clocks       time banks, days, time-outs; minding what a table does by itself; notify your turn
bots_at_work bots in worker processes, with a deadline; bots_kept those that wait there for more
turns        whose bots may think; clearing what nobody comes back to
hired        programs and networks the operator lets people call; outsiders the programs at work
hints        what a strong bot would answer, for whoever is asked
replays      finished games to step through; opening records at a table
tidying      garbage, little by little; beside what runs beside the rest, and its end
"""
