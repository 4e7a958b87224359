n, *a = map(int, open(0).read().split())
total = sum(a)
reach = 1
for x in a[:60]:
    reach |= reach << x if x < 10**5 else 0
best = min(abs(total - 2 * s) for s in range(total + 1) if reach >> s & 1) if total < 10**5 else total % 2
print(best)
