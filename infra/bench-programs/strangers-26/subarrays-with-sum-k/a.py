import sys
from collections import defaultdict
from itertools import accumulate

n, k, *bookings = map(int, sys.stdin.buffer.read().split())
seen = defaultdict(int, {0: 1})
periods = 0
for total in accumulate(bookings):
    if total - k in seen:
        periods += seen[total - k]
    seen[total] += 1
print(periods)
