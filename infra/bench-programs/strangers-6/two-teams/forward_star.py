import sys


def main():
    it = map(int, sys.stdin.buffer.read().split())
    n, m = next(it), next(it)
    head = [-1] * (n + 1)
    to, nxt = [], []
    for _ in range(m):
        u, v = next(it), next(it)
        for x, y in ((u, v), (v, u)):
            nxt.append(head[x])
            head[x] = len(to)
            to.append(y)

    depth = [0] * (n + 1)
    mother = [0] * (n + 1)
    for start in range(1, n + 1):
        if depth[start]:
            continue
        depth[start] = 1
        stack = [start]
        while stack:
            u = stack[-1]
            e = head[u]
            if e < 0:
                stack.pop()
                continue
            head[u] = nxt[e]
            v = to[e]
            if depth[v] == 0:
                depth[v] = depth[u] + 1
                mother[v] = u
                stack.append(v)
            elif depth[v] % 2 == depth[u] % 2:
                if depth[u] < depth[v]:
                    u, v = v, u
                ring = [u]
                while ring[-1] != v:
                    ring.append(mother[ring[-1]])
                print("circle", len(ring), sep="\n")
                print(*ring)
                return
    print("teams")
    print("".join("BA"[d % 2] for d in depth[1:]))


main()
