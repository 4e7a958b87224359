from heapq import heappush, heappushpop
import sys

sys.stdin.readline()
lo, hi, s = [], [], 0
for i, x in enumerate(map(int, sys.stdin.readline().split())):
    if i % 2:
        heappush(hi, -heappushpop(lo, -x))
    else:
        heappush(lo, -heappushpop(hi, x))
    s -= lo[0]
print(s)
