from itertools import permutations

n = int(input())
cost = [[int(x) for x in input().split()] for _ in range(n)]
print(min(sum(cost[i][p[i]] for i in range(n)) for p in permutations(range(n))))
