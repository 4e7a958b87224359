from heapq import heappush


def solve(prices):
    earned = [0, 0]
    offers = []
    for p in prices:
        heappush(offers, (p - earned[-2], p))
        earned.append(max(earned[-1], p - offers[0][0]))
    return earned[-1]


input()
print(solve(map(int, input().split())))
