n, *a = map(int, open(0).read().split())
a.sort()
res = []
for i in range(n - 2):
    if i and a[i] == a[i - 1]:
        continue
    l, r = i + 1, n - 1
    if a[i] >= 0:
        break
    while l < r:
        s = a[i] + a[l] + a[r]
        if s < 0:
            l += 1
        elif s > 0:
            r -= 1
        else:
            res.append((a[i], a[l], a[r]))
            l += 1
            while l < r and a[l] == a[l - 1]:
                l += 1
for t in res:
    print(*t)
if not res:
    print('none')
