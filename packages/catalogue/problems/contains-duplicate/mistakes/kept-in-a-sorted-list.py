import sys
from bisect import bisect_left

n, *values = map(int, sys.stdin.read().split())
seen = []
found = False
for value in values:
    at = bisect_left(seen, value)
    if at < len(seen) and seen[at] == value:
        found = True
        break
    seen.insert(at, value)
print("true" if found else "false")
