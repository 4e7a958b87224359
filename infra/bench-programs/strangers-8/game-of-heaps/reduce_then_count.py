from functools import reduce
from operator import xor
import sys

print((lambda h: (lambda x: sum(a > a ^ x for a in h))(reduce(xor, h)))([*map(int, sys.stdin.read().split())][1:]))
