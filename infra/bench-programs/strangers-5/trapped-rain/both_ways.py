from itertools import accumulate
from operator import sub

input()
h = [int(x) for x in input().split()]
left = accumulate(h, max)
right = reversed([*accumulate(reversed(h), max)])
print(sum(map(sub, map(min, left, right), h)))
