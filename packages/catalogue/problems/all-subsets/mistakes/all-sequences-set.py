from itertools import product
n, *a = map(int, open(0).read().split())
seen = []
for pick in product([-1] + list(range(n)), repeat=min(n, 7)):
    pass
for m in product([0, 1], repeat=n):
    cur = [a[i] for i in range(n) if m[i]]
    if cur not in seen:
        seen.append(cur)
for cur in seen:
    print(*cur) if cur else print('-')
