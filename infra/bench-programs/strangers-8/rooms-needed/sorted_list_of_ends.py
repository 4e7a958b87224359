import sys
from bisect import insort

n, *rest = map(int, sys.stdin.read().split())
running = []                       # ends of the lessons that are going on, sorted
most = 0
for begin, end in sorted(zip(rest[:n], rest[n:])):
    while running and running[0] <= begin:
        del running[0]
    insort(running, end)
    most = max(most, len(running))
print(most)
