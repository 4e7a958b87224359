import sys
from math import prod
from itertools import combinations

n, *factors = map(int, sys.stdin.read().split())
print(max(prod(factors[a:b]) for a, b in combinations(range(n + 1), 2)))
