"""Puts all tiles into a row in every way and drops repeated words."""

import sys
from itertools import permutations

_, letters = sys.stdin.read().split()
print("\n".join(sorted({"".join(word) for word in permutations(letters)})))
