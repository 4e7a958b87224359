n, m = map(int, input().split())
things = []
for _ in range(n):
    w, v = map(int, input().split())
    things.append((w, v))

best = [0] * (m + 1)
for w, v in things:
    for c in range(m, w - 1, -1):
        cand = best[c - w] + v
        if cand > best[c]:
            best[c] = cand

full = best[m]
c = m
while c > 0 and best[c - 1] == full:
    c -= 1
print(full, c)
