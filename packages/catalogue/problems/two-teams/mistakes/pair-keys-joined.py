import sys
def main():
    data = sys.stdin.buffer.read().split()
    n, m = int(data[0]), int(data[1])
    g = [[] for _ in range(n + 1)]
    seen = set()
    for i in range(2, 2 + 2 * m, 2):
        a, b = data[i], data[i + 1]
        x, y = int(a), int(b)
        key = a + b if x < y else b + a
        if key in seen:
            continue
        seen.add(key)
        g[x].append(y); g[y].append(x)
    col = [-1] * (n + 1)
    par = [0] * (n + 1)
    for s in range(1, n + 1):
        if col[s] >= 0:
            continue
        col[s] = 0
        q = [s]
        for u in q:
            for v in g[u]:
                if col[v] < 0:
                    col[v] = 1 - col[u]; par[v] = u; q.append(v)
                elif col[v] == col[u]:
                    l, r = [], []
                    while u != v:
                        l.append(u); r.append(v); u = par[u]; v = par[v]
                    c = l + [u] + r[::-1]
                    print('circle'); print(len(c)); print(*c)
                    return
    print('teams'); print(''.join('AB'[c] for c in col[1:]))
main()
