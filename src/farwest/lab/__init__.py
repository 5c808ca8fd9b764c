"""The lab: every game for programs that learn and search, by the conventions they know.

table       a game with its seats and options, its rows of numbers, masks and rewards
pettingzoo  one game, agent by agent, as PettingZoo has it
vector      many games at once in NumPy buffers; `crew` shares them out to processes, `watch` reads
            again only what has changed
openspiel   every game as OpenSpiel has it; `chance` lets luck wait to be told
dataset     games between bots as shards of rows; `datacard` says what they are
learn       a small network in NumPy: imitation, self-play, and its policy as an ONNX file
planes      the rows of a game as a page to read
speed       how fast the vector is, beside the bare engine
"""
