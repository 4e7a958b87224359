n = int(input())
prices = list(map(int, input().split()))
best = 0
for i in range(n - 1):
    # sell on the best day after day i
    profit = max(prices[i + 1:]) - prices[i]
    if profit > best:
        best = profit
print(best)
