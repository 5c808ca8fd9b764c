"""A bot that is a program of its own: farwest arena deadwood --bots random,'exec:python3 THIS'."""

import json
import random
import sys


def choose(heard):
    """Any legal answer; the same sight gives the same answer. Put your own idea here.

    heard["view"] is what the seat sees, heard["question"] what it is asked: a prompt and the
    offers, each with its action, its label and the things on the board that it means.
    """
    return random.Random(json.dumps(heard)).choice(heard["legal"])


for line in sys.stdin:
    heard = json.loads(line)
    if heard["type"] == "ask":
        print(json.dumps({"action": choose(heard)}), flush=True)
