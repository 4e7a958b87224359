# chain decomposition (Schmidt): what no chain uses is a bridge
import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m = data[0], data[1]
    A, B = data[2::2], data[3::2]
    adj = [[] for _ in range(n + 1)]
    for e in range(m):
        adj[A[e]].append(e)
        adj[B[e]].append(e)
    num = [0] * (n + 1)
    parent = [0] * (n + 1)
    up = [-1] * (n + 1)
    order = []
    its = [None] * (n + 1)
    for s in range(1, n + 1):
        if num[s]:
            continue
        order.append(s)
        num[s] = len(order)
        its[s] = iter(adj[s])
        v = s
        while v:
            for e in its[v]:
                w = A[e] + B[e] - v
                if not num[w]:
                    order.append(w)
                    num[w] = len(order)
                    parent[w] = v
                    up[w] = e
                    its[w] = iter(adj[w])
                    v = w
                    break
            else:
                v = parent[v]
    seen = [False] * (n + 1)
    safe = [False] * (m + 1)
    for v in order:
        for e in adj[v]:
            w = A[e] + B[e] - v
            if num[w] > num[v] and up[w] != e:
                seen[v] = True
                while not seen[w]:
                    seen[w] = True
                    safe[up[w]] = True
                    w = parent[w]
    tree = [False] * (m + 1)
    for v in order:
        tree[up[v]] = True
    ans = [e + 1 for e in range(m) if tree[e] and not safe[e]]
    print(len(ans))
    print(*ans)


main()
