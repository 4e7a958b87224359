import sys
t = list(map(int, sys.stdin.read().split()))
n, q = t[0], t[1]
a = t[2:2 + n]
for x in t[2 + n:]:
    print(a.index(x) if x in a else -1)
