n, *a = map(int, open(0).read().split())
s = set(a)
best = 0
for x in a:
    if x - 1 not in s:
        c = 1
        while x + c in s:
            c += 1
        best = max(best, c)
print(best)
