import sys
from bisect import bisect_left

n, *values = map(int, sys.stdin.read().split())
odd = []
for value in values:
    at = bisect_left(odd, value)
    if at < len(odd) and odd[at] == value:
        del odd[at]
    else:
        odd.insert(at, value)
print(odd[0])
