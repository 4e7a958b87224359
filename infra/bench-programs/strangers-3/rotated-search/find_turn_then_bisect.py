import sys
from bisect import bisect_left
d = list(map(int, sys.stdin.buffer.read().split()))
n, q = d[:2]
a = d[2:n + 2]
k = a.index(min(a))
b = a[k:] + a[:k]
res = []
for x in d[n + 2:]:
    i = bisect_left(b, x)
    res.append((i + k) % n if i < n and b[i] == x else -1)
print(*res, sep="\n")
