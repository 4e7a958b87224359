"""Improves the arrival times along all lines again and again until none gets earlier."""

import sys

n, m, s, *numbers = map(int, sys.stdin.read().split())
lines = list(zip(numbers[::3], numbers[1::3], numbers[2::3]))
never = float("inf")
time = {station: never for station in range(1, n + 1)}
time[s] = 0
changed = True
while changed:
    changed = False
    for u, v, w in lines:
        if time[u] + w < time[v]:
            time[v] = time[u] + w
            changed = True
last = max(time.values())
print(-1 if last == never else last)
