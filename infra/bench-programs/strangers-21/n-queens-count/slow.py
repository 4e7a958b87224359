from itertools import permutations as P
n = int(input())
print(sum(len({r + c for r, c in enumerate(p)}) == n == len({r - c for r, c in enumerate(p)}) for p in P(range(n))))
