from functools import reduce
from operator import xor

n = int(input())
heaps = list(map(int, input().split()))


def goal(i):
    return reduce(xor, heaps[:i] + heaps[i + 1:], 0)


print(len([i for i in range(n) if goal(i) < heaps[i]]))
