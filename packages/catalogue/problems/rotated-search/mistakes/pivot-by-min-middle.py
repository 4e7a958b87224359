import sys
t = list(map(int, sys.stdin.read().split()))
n, q = t[0], t[1]
a = t[2:2 + n]
lo, hi = 0, n - 1
while lo < hi:
    mid = (lo + hi) // 2
    if a[mid] > a[0]:
        lo = mid + 1
    else:
        hi = mid
p = lo if n > 1 and a[lo] < a[0] else 0
from bisect import bisect_left
b = a[p:] + a[:p]
for x in t[2 + n:]:
    i = bisect_left(b, x)
    print((i + p) % n if i < n and b[i] == x else -1)
