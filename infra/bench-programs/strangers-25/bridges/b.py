import sys
from random import getrandbits


def main():
    n, m, *rest = map(int, sys.stdin.buffer.read().split())
    A, B = rest[0::2], rest[1::2]
    adj = [[] for _ in range(n + 1)]
    for i in range(m):
        adj[A[i]].append(i)
        adj[B[i]].append(i)

    up = [-1] * (n + 1)       # road to the parent
    dad = [0] * (n + 1)
    seen = [False] * (n + 1)
    in_tree = [False] * m
    order = []
    for s in range(1, n + 1):
        if seen[s]:
            continue
        seen[s] = True
        layer = [s]
        while layer:
            order += layer
            fresh = []
            for v in layer:
                for e in adj[v]:
                    w = A[e] ^ B[e] ^ v
                    if not seen[w]:
                        seen[w] = True
                        up[w], dad[w] = e, v
                        in_tree[e] = True
                        fresh.append(w)
            layer = fresh

    mark = [0] * (n + 1)
    for e in range(m):
        if not in_tree[e]:
            z = getrandbits(62)
            mark[A[e]] ^= z
            mark[B[e]] ^= z
    bad = [False] * m
    for v in reversed(order):
        if up[v] >= 0:
            if mark[v] == 0:
                bad[up[v]] = True
            mark[dad[v]] ^= mark[v]
    print(sum(bad))
    print(*(i + 1 for i in range(m) if bad[i]))


main()
