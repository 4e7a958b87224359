from collections import defaultdict
groups = defaultdict(list)
for _ in range(int(input())):
    w = input().strip()
    groups["".join(sorted(w))].append(w)
for g in groups.values():
    print(*g)
