"""Cuts a Python list into slices."""

import sys

n, k, *wagons = map(int, sys.stdin.read().split())
train = []
for at in range(0, n, k):
    group = wagons[at : at + k]
    train += group[::-1] if len(group) == k else group
print(*train)
