from itertools import combinations

input()
row = sorted(int(w) for w in input().split())
hits = {abc for abc in combinations(row, 3) if not sum(abc)}
for abc in hits or [('none',)]:
    print(*abc)
