"""Closes each road and looks whether its ends are still connected."""

import sys

n, m, *ends = map(int, sys.stdin.read().split())
roads = list(zip(ends[::2], ends[1::2]))
critical = []
for i, (a, b) in enumerate(roads):
    rest = roads[:i] + roads[i + 1 :]
    reached = {a}
    for _ in range(n):
        reached |= {y for x, y in rest if x in reached} | {x for x, y in rest if y in reached}
    if b not in reached:
        critical.append(i + 1)
print(len(critical))
print(*critical)
