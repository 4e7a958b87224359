import itertools

n = int(input())
a = list(map(int, input().split()))[:n]
print(sum(1 for x, y, z in itertools.combinations(a, 3) if x + y + z == 0))
