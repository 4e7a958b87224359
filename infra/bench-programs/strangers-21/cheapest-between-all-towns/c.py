import sys


def potentials(n, roads):
    h = [0] * n
    changed = True
    while changed:
        changed = False
        for (u, v), w in roads.items():
            if h[u] + w < h[v]:
                h[v] = h[u] + w
                changed = True
    return h


def settle(source, n, out):
    inf = float("inf")
    dist = [inf] * n
    dist[source] = 0
    todo = set(range(n))
    key = dist.__getitem__
    while todo:
        u = min(todo, key=key)
        d = dist[u]
        if d == inf:
            break
        todo.remove(u)
        for v, w in out[u]:
            if d + w < dist[v]:
                dist[v] = d + w
    return dist


def main():
    it = map(int, sys.stdin.buffer.read().split())
    n, m, q = next(it), next(it), next(it)
    roads = {}
    for _ in range(m):
        u, v, w = next(it) - 1, next(it) - 1, next(it)
        if w < roads.get((u, v), 1 << 60):
            roads[u, v] = w
    h = potentials(n, roads)
    out = [[] for _ in range(n)]
    for (u, v), w in roads.items():
        out[u].append((v, w + h[u] - h[v]))
    known = {}
    answers = []
    for _ in range(q):
        a, b = next(it) - 1, next(it) - 1
        if a not in known:
            known[a] = settle(a, n, out)
        d = known[a][b]
        answers.append("none" if d == float("inf") else str(d - h[a] + h[b]))
    print("\n".join(answers))


main()
