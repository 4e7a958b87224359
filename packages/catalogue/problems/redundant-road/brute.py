"""Leaves out each road, the youngest first."""

import sys

n, *ends = map(int, sys.stdin.read().split())
roads = list(zip(ends[::2], ends[1::2]))
for left_out in range(n, 0, -1):
    rest = roads[: left_out - 1] + roads[left_out:]
    reached = {1}
    for _ in range(n):
        reached |= {b for a, b in rest if a in reached} | {a for a, b in rest if b in reached}
    if len(reached) == n:
        print(left_out)
        break
