"""The kernel: what every game is made of. It imports nothing else of ours.

steps    Step, Choice: what is still to happen, and who is asked
menu     Menu: any of these, in any order
windows  Window, Breath: where a live table waits for reactions, or takes breath
state    State: the agenda, the lanes of secret choices, the one door to luck
luck     words, seeds, and the hook that replaces them
news     events, and refusals
game     Game: what a game's folder offers to everybody else
worlds   what a seat may imagine: everything it does not know, dealt anew
result   from points to places
options  what the table may choose before the deal
verbs    action codes: verb + argument, with names and decoders
dump     any state as JSON, in mid-turn, and back
match    a game being played: moves, undo, the record it leaves
record   one game in one file
drift    rules that changed since a game was recorded
playout  random play to the end
lists    quick ways through long lists
features what a seat knows as a row of numbers
laws     what must hold at every position of every game
"""
