"""Breadth-first search over the plays that are left and the slots that each jingle must still rest."""

import sys

n, c, *times = map(int, sys.stdin.read().split())
states = {(tuple(times), (0,) * n)}
slots = 0
while not any(sum(left) == 0 for left, _ in states):
    following = set()
    for left, rest in states:
        rested = tuple(max(0, one - 1) for one in rest)
        following.add((left, rested))
        for i in range(n):
            if left[i] > 0 and rest[i] == 0:
                following.add((left[:i] + (left[i] - 1,) + left[i + 1 :], rested[:i] + (c,) + rested[i + 1 :]))
    states = following
    slots += 1
print(slots)
