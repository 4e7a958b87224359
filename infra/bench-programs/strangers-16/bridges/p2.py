"""Spanning forest, then every other road glues the towns on its circle together."""
import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n, m = data[0], data[1]
    ends = list(zip(data[2::2], data[3::2]))
    neighbours = [[] for _ in range(n + 1)]
    for i, (a, b) in enumerate(ends):
        if a != b:
            neighbours[a].append((b, i))
            neighbours[b].append((a, i))
    parent = [0] * (n + 1)
    road = [-1] * (n + 1)
    depth = [-1] * (n + 1)
    in_tree = bytearray(m)
    for root in range(1, n + 1):
        if depth[root] >= 0:
            continue
        depth[root] = 0
        layer = [root]
        for town in layer:
            for other, i in neighbours[town]:
                if depth[other] < 0:
                    depth[other] = depth[town] + 1
                    parent[other] = town
                    road[other] = i
                    in_tree[i] = 1
                    layer.append(other)

    boss = list(range(n + 1))
    size = [1] * (n + 1)
    highest = list(range(n + 1))  # town of the group nearest to the root

    def find(x):
        while boss[x] != x:
            boss[x] = boss[boss[x]]
            x = boss[x]
        return x

    safe = bytearray(m)
    for i, (a, b) in enumerate(ends):
        if in_tree[i] or a == b:
            continue
        x, y = find(a), find(b)
        while x != y:
            if depth[highest[x]] < depth[highest[y]]:
                x, y = y, x
            town = highest[x]
            safe[road[town]] = 1
            z = find(parent[town])
            top = highest[z]
            if size[x] > size[z]:
                x, z = z, x
            boss[x] = z
            size[z] += size[x]
            highest[z] = top
            x = z
            y = find(y)
    critical = [i + 1 for i in range(m) if in_tree[i] and not safe[i]]
    print(len(critical))
    print(*critical)


main()
