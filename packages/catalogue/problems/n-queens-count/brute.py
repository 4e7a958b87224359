"""Tries every arrangement of one queen per row and column and compares all pairs."""

import sys
from itertools import permutations

n = int(sys.stdin.readline())
print(
    sum(
        all(abs(columns[a] - columns[b]) != b - a for a in range(n) for b in range(a + 1, n))
        for columns in permutations(range(n))
    )
)
