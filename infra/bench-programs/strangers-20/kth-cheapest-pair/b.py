import sys
from bisect import bisect_right

n, m, k = map(int, sys.stdin.readline().split())
a = list(map(int, sys.stdin.readline().split()))
b = list(map(int, sys.stdin.readline().split()))
if len(a) > len(b):
    a, b = b, a

lo, hi = a[0] + b[0], a[-1] + b[-1]
while lo < hi:
    mid = (lo + hi) // 2
    if sum([bisect_right(b, mid - x) for x in a]) >= k:
        hi = mid
    else:
        lo = mid + 1
print(lo)
