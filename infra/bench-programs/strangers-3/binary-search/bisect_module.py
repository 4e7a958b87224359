from bisect import bisect_left
import sys

data = list(map(int, sys.stdin.buffer.read().split()))
n, q = data[0], data[1]
a = data[2:2 + n]
for x in data[2 + n:2 + n + q]:
    i = bisect_left(a, x)
    print(i if i < n and a[i] == x else -1)
