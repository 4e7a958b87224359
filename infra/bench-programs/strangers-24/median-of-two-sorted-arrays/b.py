import sys
from heapq import merge
from itertools import islice

data = list(map(int, sys.stdin.read().split()))
n = data[0]
first = data[1:n + 1]
second = data[n + 2:]
total = n + len(second)
middle = list(islice(merge(first, second), (total - 1) // 2, total // 2 + 1))
print(sum(middle) / len(middle))
