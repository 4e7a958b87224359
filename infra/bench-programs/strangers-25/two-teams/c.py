import sys


def main():
    it = map(int, sys.stdin.buffer.read().split())
    n, _ = next(it), next(it)
    adj = [[] for _ in range(n + 1)]
    for a, b in zip(it, it):
        adj[a].append(b)
        adj[b].append(a)

    side = [None] * (n + 1)
    parent = [0] * (n + 1)

    def ancestors(v):
        path = []
        while v:
            path.append(v)
            v = parent[v]
        return path

    for root in range(1, n + 1):
        if side[root] is not None:
            continue
        side[root] = 0
        layer = [root]
        while layer:
            following = []
            for u in layer:
                s = side[u]
                for v in adj[u]:
                    if side[v] is None:
                        side[v] = 1 - s
                        parent[v] = u
                        following.append(v)
                    elif side[v] == s:
                        p, r = ancestors(u), ancestors(v)
                        while len(p) > 1 and len(r) > 1 and p[-2] == r[-2]:
                            p.pop()
                            r.pop()
                        r.pop()
                        circle = p + r[::-1]
                        return 'circle', len(circle), ' '.join(map(str, circle))
            layer = following
    return 'teams', ''.join('AB'[s] for s in side[1:])


print(*main(), sep='\n')
