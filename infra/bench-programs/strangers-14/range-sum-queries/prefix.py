import sys
from itertools import accumulate
it = map(int, sys.stdin.buffer.read().split())
n, q = next(it), next(it)
P = list(accumulate((next(it) for _ in range(n)), initial=0))
sys.stdout.write("\n".join(str(-P[l - 1] + P[r]) for l, r in zip(it, it)) + "\n")
