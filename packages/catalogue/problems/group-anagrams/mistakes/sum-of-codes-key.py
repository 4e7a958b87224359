import sys
words = sys.stdin.read().split()[1:]
groups = {}
for w in words:
    key = (sum(map(ord, w)), len(w), min(w))
    groups.setdefault(key, []).append(w)
for g in groups.values():
    print(*g)
