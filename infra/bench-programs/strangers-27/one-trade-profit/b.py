from itertools import accumulate
from operator import sub
_, p = input(), [*map(int, input().split())]
print(max(map(sub, p, accumulate(p, min))))
