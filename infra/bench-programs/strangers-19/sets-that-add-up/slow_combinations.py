from itertools import combinations

n, t = map(int, input().split())
stamps = sorted(map(int, input().split()))
result = set()
for size in range(1, n + 1):
    for c in combinations(stamps, size):
        if sum(c) == t:
            result.add(c)
if result:
    for c in result:
        print(*c)
else:
    print("none")
