n, *a = map(int, open(0).read().split())
nxt = {}
res = []
for i in range(n - 1, -1, -1):
    best = 0
    for t in range(a[i] + 1, a[i] + 101):
        if t in nxt and (best == 0 or nxt[t] - i < best):
            best = nxt[t] - i
    res.append(best)
    nxt[a[i]] = i
print(*res[::-1])
