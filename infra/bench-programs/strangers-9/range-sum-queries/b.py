import sys
from itertools import accumulate

it = map(int, sys.stdin.buffer.read().split())
n, q = next(it), next(it)
pre = [0, *accumulate(next(it) for _ in range(n))]
print("\n".join(str(-pre[l - 1] + pre[r]) for l, r in zip(it, it)))
