"""Forgets that the lists are sorted: inserts every value before the first larger one."""

import sys

_, first, _, second = (list(map(int, sys.stdin.readline().split())) for _ in range(4))
merged = []
for value in first + second:
    at = 0
    while at < len(merged) and merged[at] <= value:
        at += 1
    merged.insert(at, value)
print(*merged)
