n, m, *e = map(int, open(0).read().split())
p = list(range(n + 1))
def find(x):
    if p[x] != x:
        return find(p[x])
    return x
for i in range(m):
    p[find(e[2 * i])] = find(e[2 * i + 1])
print(sum(p[i] == i for i in range(1, n + 1)))
