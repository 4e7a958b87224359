import sys, bisect
_, *a = map(int, sys.stdin.read().split())
t = []
for x in a: t[(i := bisect.bisect_left(t, x)):i + 1] = [x]
print(len(t))
