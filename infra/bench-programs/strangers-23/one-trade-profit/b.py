import heapq

input()
cheapest = []
profit = 0
for price in map(int, input().split()):
    heapq.heappush(cheapest, price)
    profit = max(profit, price - cheapest[0])
print(profit)
