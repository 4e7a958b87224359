"""Tries every selection of the digits that stay."""

import sys
from itertools import combinations

number, k = sys.stdin.read().split()
kept = len(number) - int(k)
print(min(int("0" + "".join(part)) for part in combinations(number, kept)))
