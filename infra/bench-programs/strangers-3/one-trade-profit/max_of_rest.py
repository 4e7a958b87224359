n = int(input())
prices = list(map(int, input().split()))
best = 0
for i in range(n - 1):
    gain = max(prices[i + 1:]) - prices[i]
    if gain > best:
        best = gain
print(best)
