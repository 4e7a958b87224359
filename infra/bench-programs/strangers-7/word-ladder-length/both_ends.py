import sys
from string import ascii_lowercase as ABC


def ladder(begin, end, words):
    if end not in words:
        return 0
    here, there, rungs = {begin}, {end}, 1
    words -= {begin, end}
    while here:
        if len(here) > len(there):
            here, there = there, here
        near = {w[:i] + x + w[i + 1:] for w in here for i in range(len(w)) for x in ABC}
        rungs += 1
        if near & there:
            return rungs
        here = near & words
        words -= here
    return 0


begin, end, _, *rest = sys.stdin.read().split()
print(ladder(begin, end, set(rest)))
