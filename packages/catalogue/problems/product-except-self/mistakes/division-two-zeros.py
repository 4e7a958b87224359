n, *a = map(int, open(0).read().split())
p = 1
for x in a:
    if x != 0:
        p *= x
has = 0 in a
print(*[(p if x == 0 else 0) if has else p // x for x in a])
