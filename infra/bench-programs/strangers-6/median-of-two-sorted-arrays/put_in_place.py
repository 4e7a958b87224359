import sys
from bisect import bisect_left
from itertools import chain

lines = sys.stdin.read().split("\n") + [""]
first = map(float, lines[1].split())
second = map(float, lines[3].split())

pool = []
for value in chain(first, second):
    pool.insert(bisect_left(pool, value), value)

half, odd = divmod(len(pool), 2)
if odd:
    print(pool[half])
else:
    print((pool[half - 1] + pool[half]) / 2)
