import sys
t = list(map(int, sys.stdin.read().split()))
n, q = t[0], t[1]
a = t[2:2 + n]
for i in range(q):
    l, r = t[2 + n + 2 * i], t[3 + n + 2 * i]
    print(sum(a[l - 1:r]))
