"""The command line: one module per command, and what several commands share.

main       the command `farwest`
play       a menu, then the terminal table        terminal   one game in the terminal
simulate   many games between bots                laws       many random games, every law held
replay     a record, step by step                 verify     a record, checked
rules      the rules, clause by clause            bench      how fast the games run
arena      which bots play better                 analyse    what wins a game
dataset    games as rows to learn from

given      what is written on the command line: games, options, seats, languages
problems   what goes wrong, said in one sentence
files      what is written to disk, never over something else by accident
labour     work for several processes, and a bar that shows how far it is
workers    the processes that do it here
cluster    the same work, done by Ray

table, pages, answers, keeper, scores, screen     the terminal table
wishes                                            options while they are being chosen
figures, report, exports, plots                   what a simulation found
arena_report, arena_exports, arena_plot           what a tournament found
analyse_report, analyse_plot                      what an analysis found
trials, peers                                     what is measured, and beside whom

The commands are light to import: each imports what it needs when it runs.
"""
