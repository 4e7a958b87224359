import sys
from heapq import merge

k = int(sys.stdin.readline())
archives = [map(int, sys.stdin.readline().split()[1:]) for _ in range(k)]
print(*merge(*archives))
