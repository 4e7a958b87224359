n = int(input())
prices = list(map(int, input().split()))

best = 0
low = high = prices[0]
for today in prices[1:]:
    if today >= high:
        high = today
    else:
        # the price falls: the climb is over
        best = max(best, high - low)
        low = min(low, today)
        high = today
print(best)
