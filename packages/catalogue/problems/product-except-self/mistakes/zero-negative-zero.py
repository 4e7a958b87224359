n, *a = map(int, open(0).read().split())
p = 1
z = 0
for x in a:
    if x:
        p *= x
    else:
        z += 1
print(*[0 if z > 1 or z == 1 and x else (p if x == 0 else int(p / x) if abs(p) < 10**9 else p // abs(x)) for x in a])
