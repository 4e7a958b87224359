import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m = data[0], data[1]
    adj = [[] for _ in range(n + 1)]
    for i in range(m):
        a = data[2 + 2 * i]
        b = data[3 + 2 * i]
        adj[a].append((b, i + 1))
        adj[b].append((a, i + 1))

    tin = [0] * (n + 1)
    low = [0] * (n + 1)
    critical = []

    tin[1] = low[1] = timer = 1
    stack = [(1, 0, iter(adj[1]))]
    while stack:
        u, via, it = stack[-1]
        for v, road in it:
            if road == via:
                continue
            if tin[v]:
                if tin[v] < low[u]:
                    low[u] = tin[v]
            else:
                timer += 1
                tin[v] = low[v] = timer
                stack.append((v, road, iter(adj[v])))
                break
        else:
            stack.pop()
            if stack:
                p = stack[-1][0]
                if low[u] < low[p]:
                    low[p] = low[u]
                if low[u] > tin[p]:
                    critical.append(via)

    critical.sort()
    print(len(critical))
    print(*critical)


main()
