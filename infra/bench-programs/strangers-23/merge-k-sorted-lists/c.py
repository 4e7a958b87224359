import heapq
import sys

next(sys.stdin)
archives = [list(map(int, line.split()))[1:] for line in sys.stdin]
print(*heapq.merge(*archives))
