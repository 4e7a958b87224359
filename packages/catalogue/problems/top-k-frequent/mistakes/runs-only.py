n, k, *a = map(int, open(0).read().split())
a.sort()
runs = []
c = 1
for i in range(1, n):
    if a[i] == a[i - 1]:
        c += 1
    else:
        runs.append((c, a[i - 1]))
        c = 1
if c > 2 or not runs:
    runs.append((c, a[-1]))
runs.sort(reverse=True)
print(*[v for _, v in runs[:k]])
