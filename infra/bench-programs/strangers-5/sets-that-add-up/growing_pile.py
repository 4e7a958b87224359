from collections import defaultdict
import sys

n, t, *values = map(int, sys.stdin.read().split())
by_sum = defaultdict(set, {0: {()}})
for v in sorted(values):
    for total in range(t - v, -1, -1):
        if total in by_sum:
            by_sum[total + v] |= {s + (v,) for s in by_sum[total]}
print('\n'.join(' '.join(map(str, s)) for s in by_sum[t]) if by_sum.get(t) else 'none')
