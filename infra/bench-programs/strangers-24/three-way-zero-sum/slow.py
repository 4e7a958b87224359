from itertools import combinations
input()
a = sorted(map(int, input().split()))
s = {t for t in combinations(a, 3) if sum(t) == 0}
for t in s: print(*t)
if not s: print("none")
