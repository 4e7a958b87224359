import sys
t = list(map(int, sys.stdin.read().split()))
n, q = t[0], t[1]
a = t[2:2 + n]
table = []
for i in range(n):
    row = []
    s = 0
    for k in range(i, n):
        s += a[k]
        row.append(s)
    table.append(row if n < 2000 else None)
    last = row
for i in range(q):
    l, r = t[2 + n + 2 * i], t[3 + n + 2 * i]
    print(table[l - 1][r - l] if table[l - 1] else sum(a[l - 1:r]))
