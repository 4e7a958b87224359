"""Changes the boxes and adds them up for each question."""

import sys

n, q, *numbers = map(int, sys.stdin.read().split())
coins, events = numbers[:n], numbers[n:]
for kind, a, b in zip(events[::3], events[1::3], events[2::3]):
    if kind == 1:
        coins[a - 1] += b
    else:
        print(sum(coins[a - 1 : b]))
