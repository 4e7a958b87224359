import sys
from itertools import accumulate
from operator import sub

_, *prices = map(int, sys.stdin.read().split())
print(max(map(sub, prices, accumulate(prices, min))))
