from itertools import combinations

n, t = map(int, input().split())
stamps = sorted(map(int, input().split()))
found = {c for r in range(1, n + 1) for c in combinations(stamps, r) if sum(c) == t}
for c in found:
    print(*c)
if not found:
    print("none")
