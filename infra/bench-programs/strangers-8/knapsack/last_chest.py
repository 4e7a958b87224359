n, c = map(int, input().split())
weight = list(map(int, input().split()))
value = list(map(int, input().split()))

# best[i][r]: chest i is the last one lifted, r kilograms are allowed
NOTHING = [0] * (c + 1)
best = []
for i in range(n):
    row = []
    for r in range(c + 1):
        if weight[i] > r:
            row.append(0)
            continue
        rest = r - weight[i]
        row.append(value[i] + max((earlier[rest] for earlier in best), default=0))
    best.append(row)
print(max(row[c] for row in best))
