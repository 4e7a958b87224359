# Highest plates first: the plate at hand is the shorter one of the pair,
# its best partner is the leftmost or the rightmost plate seen so far.
n = int(input())
h = list(map(int, input().split()))
order = sorted(range(n), key=h.__getitem__, reverse=True)
lo = hi = order[0]
best = 0
for i in order:
    lo, hi = min(lo, i), max(hi, i)
    best = max(best, h[i] * max(i - lo, hi - i))
print(best)
