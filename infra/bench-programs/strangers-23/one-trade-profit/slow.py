from itertools import combinations

n = int(input())
days = [int(x) for x in input().split()]
print(max((sell - buy for buy, sell in combinations(days, 2) if sell > buy), default=0))
