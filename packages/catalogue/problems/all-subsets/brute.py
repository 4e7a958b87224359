"""All selections of each size from the standard library."""

import sys
from itertools import combinations

_, *toppings = sys.stdin.read().split()
for size in range(len(toppings) + 1):
    for selection in combinations(toppings, size):
        print(" ".join(selection) or "-")
