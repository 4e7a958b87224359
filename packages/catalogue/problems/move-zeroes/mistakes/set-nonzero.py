n, *a = map(int, open(0).read().split())
seen = []
for x in a:
    if x and seen.count(x) < 2:
        seen.append(x)
print(*(seen + [0] * (n - len(seen))))
