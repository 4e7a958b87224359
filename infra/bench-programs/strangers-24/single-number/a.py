import sys
from functools import reduce
from operator import xor
sys.stdin.readline()
print(reduce(xor, map(int, sys.stdin.readline().split())))
