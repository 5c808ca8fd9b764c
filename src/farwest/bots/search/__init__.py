"""The bot `search`: it plays on in many imagined worlds and takes what served its seat best.

style       the settings of a search
budget      how long it may think: simulations or seconds
yardstick   how much is much, learnt from what the search meets
table       what is known of one question, an answer a row
simulation  down the tree, beyond it, and back
rollout     what a position beyond the tree is worth to each seat
bot         the bot, and what it keeps from one decision to the next
reasons     why one answer is better than another, in what the two differ

It is an information-set Monte Carlo tree search for any number of players: each seat maximises
its own reward, and each seat decides at an information set of its own.

What is sound in it. Every simulation runs in a world that `imagine` deals anew from what the
searching seat knows. Within it the past of every seat is kept apart: its own answers, and the
news as told to that seat. A table belongs to one seat and one such past. So nobody's statistics
depend on what he could not have heard: sealed answers of the same moment do not answer each
other, whoever is asked first; a veiled pass leaves no trace in the pasts of others; a card
drawn in secret parts the tables of whoever drew it and of nobody else. Below the tree the
advice answers for each seat, and it is bound to what that seat may know.

What is not. Worlds are dealt evenly: what a rival's play tells about his cards is not inferred.
What a rival held before the search began is not part of his past: his tables are means over
what he might hold, made fit for each world by what is legal there (`Table.offered`) and, when a
row is opened, by what it promises in that world. Rivals are taken to maximise their own reward
by the same advice. Chance is sampled, and told chance parts the tables.
"""
