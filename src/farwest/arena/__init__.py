"""The arena: which of several bots plays better, and what wins a game.

schedule   who plays whom, on which seats, on which deals
matches    a deal played by all its line-ups; programs that fail forfeit
ledger     a folder that keeps what is finished, deals or games, and goes on where it stopped
estimates  means over deals, with intervals that know that deals were shared
tally      games won, who came in ahead of whom, what a seat is worth
ratings    strengths from places, by maximum likelihood
digests    what each seat of a recorded game did, counted
insight    what winners did more of, and what their points came from
sequential a test that stops as soon as the answer is clear
"""
