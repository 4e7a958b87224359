"""Breadth-first search over all exchanges."""

import sys

flags = sys.stdin.read().strip()
goal = "".join(sorted(flags, key="rwb".index))
steps = 0
reached = {flags}
while goal not in reached:
    steps += 1
    after = set()
    for row in reached:
        for i in range(len(row)):
            for j in range(i):
                if row[i] != row[j]:
                    after.add(row[:j] + row[i] + row[j + 1 : i] + row[j] + row[i + 1 :])
    reached = after
print(steps)
