import sys
from itertools import accumulate

tokens = map(int, sys.stdin.buffer.read().split())
n, q = next(tokens), next(tokens)
upto = [0, *accumulate(next(tokens) for _ in range(n))]
print(*(upto[r] - upto[l - 1] for l, r in zip(tokens, tokens)), sep="\n")
