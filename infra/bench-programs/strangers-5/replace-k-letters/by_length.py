import bisect
from collections import Counter

s = input().strip()
k = int(input())


def too_long(size):
    seen = Counter(s[:size])
    best = max(seen.values())
    for old, new in zip(s, s[size:]):
        seen[old] -= 1
        seen[new] += 1
        if seen[new] > best:
            best = seen[new]
    return size - best > k


print(bisect.bisect_left(range(1, len(s) + 1), True, key=too_long))
