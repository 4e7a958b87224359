import sys
words = sys.stdin.read().split()[1:]
groups = []
for w in words:
    s = sorted(w)
    for g in groups:
        if g[0] == s:
            g[1].append(w)
            break
    else:
        groups.append((s, [w]))
for _, g in groups:
    print(*g)
