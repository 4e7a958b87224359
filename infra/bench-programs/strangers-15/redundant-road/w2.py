import sys


def main():
    data = list(map(int, sys.stdin.buffer.read().split()))
    n = data[0]
    parent = list(range(n + 1))

    def find(x):
        root = x
        while parent[root] != root:
            root = parent[root]
        while parent[x] != root:
            parent[x], x = root, parent[x]
        return root

    answer = 0
    for road in range(1, n + 1):
        a, b = data[2 * road - 1], data[2 * road]
        ra = find(a)
        rb = find(b)
        if ra == rb:
            answer = road
        else:
            parent[a] = rb
    print(answer)


main()
