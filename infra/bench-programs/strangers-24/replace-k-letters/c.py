import sys
s, k = sys.stdin.read().split()
n, k = len(s), int(k)
where = {}
for i, c in enumerate(s): where.setdefault(c, []).append(i)
best = 0
for p in where.values():
    # p[j]-j grows: the foreign tiles in front of the j-th tile of this colour
    i = 0
    for j, x in enumerate(p):
        while (x - j) - (p[i] - i) > k: i += 1
        best = max(best, j - i + 1)
print(min(n, best + k))
