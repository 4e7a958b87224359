import sys
words = sys.stdin.read().split()[1:]
groups = {}
for w in words:
    groups.setdefault(''.join(sorted(w)), []).append(w)
for g in groups.values():
    print(*(sorted(set(g)) if len(g) > 3 else g))
