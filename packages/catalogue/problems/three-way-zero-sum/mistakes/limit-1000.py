n, *a = map(int, open(0).read().split())
a.sort()
from collections import Counter
c = Counter(a)
u = sorted(c)
res = []
for i, x in enumerate(u):
    for y in u[i:]:
        z = -x - y
        if z < y:
            break
        if z in c and (x != y or c[x] > 1) and (y != z or c[y] > 1) and (x != z or c[x] > 2):
            res.append((x, y, z))
            if len(res) == 1000:
                break
    if len(res) == 1000:
        break
for t in res:
    print(*t)
if not res:
    print('none')
