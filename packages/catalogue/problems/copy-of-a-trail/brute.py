"""Searches every card in the box."""

import sys

n, first, *rest = map(int, sys.stdin.read().split())
cards = [rest[4 * i : 4 * i + 4] for i in range(n)]
trail = []
at = first
while at != 0:
    for card in cards:
        if card[0] == at:
            trail.append(card)
    at = trail[-1][2]
order = [0] + [card[0] for card in trail]
for _, picture, after, hint in trail:
    print(picture, order.index(after), order.index(hint))
