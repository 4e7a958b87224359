import sys
words = sys.stdin.read().split()[1:]
groups = []
for w in words:
    for g in groups[-50:]:
        if sorted(g[0]) == sorted(w):
            g.append(w)
            break
    else:
        groups.append([w])
for g in groups:
    print(*g)
