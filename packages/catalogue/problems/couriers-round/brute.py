"""Tries all orders."""

import sys
from itertools import permutations

n, *times = map(int, sys.stdin.read().split())
rounds = []
for order in permutations(range(1, n)):
    stops = [0, *order, 0]
    rides = [times[a * n + b] for a, b in zip(stops, stops[1:])]
    if -1 not in rides:
        rounds.append(sum(rides))
print(min(rounds) if rounds else "none")
