n, c = map(int, input().split())
weights = map(int, input().split())
values = map(int, input().split())

row = [0] * (c + 1)
for w, v in zip(weights, values):
    if w <= c:
        row = row[:w] + [old if old > low + v else low + v
                         for old, low in zip(row[w:], row)]
print(row[c])
