n, c = map(int, input().split())
ws = map(int, input().split())
vs = map(int, input().split())
best = [0] * (c + 1)
for w, v in zip(ws, vs):
    if w <= c:
        best = best[:w] + list(map(max, best[w:], [x + v for x in best]))
print(best[c])
