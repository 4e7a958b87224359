n, *a = map(int, open(0).read().split())
t = 0
for h in range(1, min(max(a), 100) + 1):
    idx = [i for i in (range(n)) if a[i] >= h]
    t += idx[-1] - idx[0] + 1 - len(idx)
print(t)
