import sys

data = [int(x) for x in sys.stdin.read().split()]
prices = data[1:]
best = 0
for day in range(len(prices) - 1):
    later = prices[day + 1:]
    best = max(best, max(later) - prices[day])
print(best)
