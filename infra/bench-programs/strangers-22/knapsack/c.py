n, c = map(int, input().split())
best = [0] * (c + 1)
for w, v in zip(map(int, input().split()), map(int, input().split())):
    if w <= c:
        best[w:] = [a if a > b + v else b + v for a, b in zip(best[w:], best)]
print(best[c])
