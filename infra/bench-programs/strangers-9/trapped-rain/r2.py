from itertools import accumulate
from sys import stdin

h = [*map(int, stdin.read().split()[1:])]
print(sum(map(min, accumulate(h, max), [*accumulate(h[::-1], max)][::-1])) - sum(h))
