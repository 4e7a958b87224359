n, c = map(int, input().split())
weights = list(map(int, input().split()))
values = list(map(int, input().split()))

best = [0] * (c + 1)
for w, v in zip(weights, values):
    for load in range(w, c + 1):
        with_chest = best[load - w] + v
        if with_chest > best[load]:
            best[load] = with_chest

print(best[c])
