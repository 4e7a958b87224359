n = int(input())
prices = list(map(int, input().split()))

best = 0
for day in range(n - 1):
    gain = max(prices[day + 1:]) - prices[day]
    if gain > best:
        best = gain
print(best)
