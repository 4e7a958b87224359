from itertools import combinations
_, t = map(int, input().split())
a = enumerate(map(int, input().split()))
print(*next((i, j) for (i, x), (j, y) in combinations(a, 2) if x + y == t))
