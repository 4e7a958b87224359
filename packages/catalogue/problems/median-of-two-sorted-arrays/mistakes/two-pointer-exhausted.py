import sys
L = sys.stdin.read().split('\n')
a = list(map(int, L[1].split()))
b = list(map(int, L[3].split()))
INF = 10**9
a.append(INF)
b.append(INF)
n = len(a) + len(b) - 2
i = k = 0
c = []
while len(c) <= n // 2:
    if a[i] <= b[k]:
        c.append(a[i])
        i = min(i + 1, len(a) - 1)
    else:
        c.append(b[k])
        k = min(k + 1, len(b) - 1)
print(c[-1] if n % 2 else (c[-1] + c[-2]) / 2)
