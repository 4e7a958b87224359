import sys


def main():
    data = iter(map(int, sys.stdin.buffer.read().split()))
    n = next(data)
    m = next(data)
    adj = [[] for _ in range(n + 1)]
    for a, b in zip(data, data):
        adj[a].append(b)
        adj[b].append(a)
    level = [None] * (n + 1)
    up = [0] * (n + 1)
    for root in range(1, n + 1):
        if level[root] is not None:
            continue
        level[root] = 0
        stack = [root]
        while stack:
            u = stack.pop()
            for v in adj[u]:
                if level[v] is None:
                    level[v] = level[u] + 1
                    up[v] = u
                    stack.append(v)
                elif (level[v] - level[u]) % 2 == 0:
                    a, b = [u], [v]
                    while a[-1] != b[-1]:
                        if level[a[-1]] >= level[b[-1]]:
                            a.append(up[a[-1]])
                        else:
                            b.append(up[b[-1]])
                    ring = a + b[-2::-1]
                    print("circle", len(ring), " ".join(map(str, ring)), sep="\n")
                    return
    print("teams")
    print("".join("AB"[x & 1] for x in level[1:]))


main()
