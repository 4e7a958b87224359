n, *a = map(int, open(0).read().split())
best = 0
def solve(l, r, d):
    global best
    if l >= r or d > 60:
        return
    m = min(range(l, r), key=a.__getitem__)
    best = max(best, a[m] * (r - l))
    solve(l, m, d + 1)
    solve(m + 1, r, d + 1)
solve(0, n, 0)
print(best)
