import sys
from bisect import bisect_left, insort

n, k, *values = map(int, sys.stdin.read().split())
window = sorted(values[:k])
maxima = [window[-1]]
for i in range(k, n):
    del window[bisect_left(window, values[i - k])]
    insort(window, values[i])
    maxima.append(window[-1])
print(*maxima)
