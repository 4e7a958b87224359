n, m, *e = map(int, open(0).read().split())
label = list(range(n + 1))
for i in range(m):
    u, v = e[2 * i], e[2 * i + 1]
    small = min(label[u], label[v])
    label[u] = label[v] = small
for i in range(m):
    u, v = e[2 * i], e[2 * i + 1]
    label[u] = label[v] = min(label[u], label[v])
print(len(set(label[1:])))
