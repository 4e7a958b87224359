"""Looks at every stretch and keeps its most frequent letter."""

import sys

tiles, k = sys.stdin.read().split()
n = len(tiles)
best = 0
for i in range(n):
    for j in range(i + 1, n + 1):
        part = tiles[i:j]
        if len(part) - max(part.count(letter) for letter in part) <= int(k):
            best = max(best, len(part))
print(best)
