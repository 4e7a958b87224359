import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m = data[0], data[1]
    both = [0] * m
    adj = [[] for _ in range(n + 1)]
    for e in range(m):
        a = data[2 + 2 * e]
        b = data[3 + 2 * e]
        both[e] = a ^ b
        adj[a].append(e)
        adj[b].append(e)

    number = [0] * (n + 1)
    up = [0] * (n + 1)
    up_edge = [-1] * (n + 1)
    order = []
    for root in range(1, n + 1):
        if number[root]:
            continue
        order.append(root)
        number[root] = len(order)
        path = [(root, iter(adj[root]))]
        while path:
            v, edges = path[-1]
            for e in edges:
                u = both[e] ^ v
                if not number[u]:
                    up[u] = v
                    up_edge[u] = e
                    order.append(u)
                    number[u] = len(order)
                    path.append((u, iter(adj[u])))
                    break
            else:
                path.pop()

    marked = [False] * (n + 1)
    on_chain = [False] * m
    for v in order:
        for e in adj[v]:
            x = both[e] ^ v
            if number[x] < number[v] or up_edge[x] == e:
                continue
            marked[v] = True
            while not marked[x]:
                marked[x] = True
                on_chain[up_edge[x]] = True
                x = up[x]

    in_tree = [False] * m
    for e in up_edge[1:]:
        if e >= 0:
            in_tree[e] = True
    answer = [e + 1 for e in range(m) if in_tree[e] and not on_chain[e]]
    print(len(answer))
    print(*answer)


main()
