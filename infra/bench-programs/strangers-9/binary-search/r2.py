from bisect import bisect_left
from functools import partial
import sys

first, second, third = sys.stdin.read().strip().split("\n")
a = tuple(map(int, second.split()))
find = partial(bisect_left, a)
qs = list(map(int, third.split()))
print(*(i if i < len(a) and a[i] == x else -1 for x, i in zip(qs, map(find, qs))), sep="\n")
