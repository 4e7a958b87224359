import sys
from itertools import accumulate, islice

it = map(int, sys.stdin.buffer.read().split())
n, q = next(it), next(it)
pre = list(accumulate(islice(it, n), initial=0))
print('\n'.join(str(pre[r] - pre[l - 1]) for l, r in zip(it, it)))
