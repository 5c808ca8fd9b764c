"""The table: people play in a browser, live or turn by turn, with friends and bots.

app          the application: everything together; serve starts it
settings     what an operator may set; administration what he may do
models       what is stored; store opens the database, migrations bring it up to date
people       who somebody is: sessions, tokens, passwords; names what he may be called
accounts     guests and accounts; profiles what is known about them, and its end
catalogue    the games, their options, bots and rules
lobby        tables to find, set up, join, start, close; seating who sits where
describe     a table as somebody may see it
company      mute and report; ratings who has shown to be strong
security     what stands before every route; errors what is refused, and how it is said
files        the files of the page; texts what the server says; mail letters; ops health and logs
movelog      the one hot write: moves, committed in groups before anybody hears of them
tables       a game in play: its match, rebuilt from the log, and what each seat is told
live         the WebSockets
clocks       time banks, days, time-outs
bots_at_work bots in worker processes, with a deadline
protocol     the shapes of everything that is sent
"""
