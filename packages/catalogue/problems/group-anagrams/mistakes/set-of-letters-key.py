import sys
words = sys.stdin.read().split()[1:]
groups = {}
for w in words:
    key = (len(w), ''.join(sorted(set(w))))
    groups.setdefault(key, []).append(w)
for g in groups.values():
    print(*g)
