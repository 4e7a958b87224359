import sys
from heapq import merge

w = sys.stdin.buffer.read().split()
n = int(w[0])
print(*merge(map(int, w[1:n + 1]), map(int, w[n + 2:])))
