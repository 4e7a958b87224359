import sys
t = list(map(int, sys.stdin.read().split()))
k = t[0]
p = 1
out = []
for i in range(k):
    n = t[p]
    out += t[p + 1:p + 1 + n]
    p += 1 + n
    if n == 0 and i > 2:
        break
print(*sorted(out))
