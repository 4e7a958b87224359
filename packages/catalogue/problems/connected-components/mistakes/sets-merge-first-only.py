n, m, *e = map(int, open(0).read().split())
groups = [{i} for i in range(1, n + 1)]
for i in range(m):
    u, v = e[2 * i], e[2 * i + 1]
    for g in groups:
        if u in g or v in g:
            g.add(u)
            g.add(v)
            break
rep = [0] * (n + 1)
merged = []
for g in groups:
    for h in merged:
        if g & h:
            h |= g
            break
    else:
        merged.append(g)
print(len(merged))
