_, amount = map(int, input().split())
coins = sorted(map(int, input().split()))
inf = float('inf')
best = [0]
for v in range(1, amount + 1):
    while coins and coins[-1] > amount:
        coins.pop()
    best.append(1 + min([best[v - c] for c in coins if c <= v], default=inf))
print(best[amount] if best[amount] < inf else -1)
