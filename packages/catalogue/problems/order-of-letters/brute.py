"""Tries all orders of the letters."""

import sys
from itertools import permutations

_, *words = sys.stdin.read().split()
for order in permutations(sorted(set("".join(words)))):
    ranks = [[order.index(letter) for letter in word] for word in words]
    if ranks == sorted(ranks):
        print("".join(order))
        break
else:
    print("impossible")
