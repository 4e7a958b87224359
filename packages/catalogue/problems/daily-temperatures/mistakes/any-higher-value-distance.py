n, *a = map(int, open(0).read().split())
last = {}
res = [0] * n
waiting = {}
for i, x in enumerate(a):
    for t in [t for t in waiting if t < x]:
        k = waiting.pop(t)
        res[k] = i - k
        for d in range(k - 1, max(-1, k - 3), -1):
            if a[d] == t and not res[d]:
                res[d] = i - d
    waiting[x] = i
print(*res)
