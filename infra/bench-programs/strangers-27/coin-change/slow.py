n, amount = map(int, input().split())
coins = list(map(int, input().split()))

NO = float('inf')
best = [0] + [NO] * amount
for c in coins:
    if c <= amount:
        best[c] = 1

for total in range(2, amount + 1):
    for part in range(1, total // 2 + 1):
        both = best[part] + best[total - part]
        if both < best[total]:
            best[total] = both

print(-1 if best[amount] == NO else best[amount])
