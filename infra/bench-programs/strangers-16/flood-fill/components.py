"""Union-find: join equal neighbours, then recolour the component of the click."""
import sys


def find(parent, x):
    while parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
    return x


def main():
    read = sys.stdin.readline
    r, c = map(int, read().split())
    sr, sc, colour = map(int, read().split())
    cells = []
    for _ in range(r):
        cells.extend(map(int, read().split()))
    parent = list(range(r * c))
    size = [1] * (r * c)

    def union(a, b):
        a, b = find(parent, a), find(parent, b)
        if a == b:
            return
        if size[a] < size[b]:
            a, b = b, a
        parent[b] = a
        size[a] += size[b]

    for i in range(r * c):
        if i % c and cells[i] == cells[i - 1]:
            union(i, i - 1)
        if i >= c and cells[i] == cells[i - c]:
            union(i, i - c)
    goal = find(parent, sr * c + sc)
    result = [colour if find(parent, i) == goal else v for i, v in enumerate(cells)]
    print("\n".join(" ".join(map(str, result[i:i + c])) for i in range(0, r * c, c)))


main()
