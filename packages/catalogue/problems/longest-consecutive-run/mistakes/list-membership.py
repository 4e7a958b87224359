n, *a = map(int, open(0).read().split())
a = list(set(a))
best = 0
for x in a:
    if x - 1 not in a:
        c = 1
        while x + c in a:
            c += 1
        best = max(best, c)
print(best)
