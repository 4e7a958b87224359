"""Counts for each boat how many others come before it."""

import sys

n, k, x, y, *rest = map(int, sys.stdin.read().split())
squares = [(rest[2 * i] - x) ** 2 + (rest[2 * i + 1] - y) ** 2 for i in range(n)]
places = [0] * n
for i in range(n):
    before = 0
    for j in range(n):
        if squares[j] < squares[i] or (squares[j] == squares[i] and j < i):
            before += 1
    places[before] = i + 1
print(*places[:k])
