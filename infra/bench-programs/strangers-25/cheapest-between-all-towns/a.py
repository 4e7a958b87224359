import sys

INF = float("inf")


def main():
    read = sys.stdin.readline
    n, m, q = map(int, read().split())
    d = [[INF] * n for _ in range(n)]
    for i in range(n):
        d[i][i] = 0
    for _ in range(m):
        u, v, w = map(int, read().split())
        if w < d[u - 1][v - 1]:
            d[u - 1][v - 1] = w
    for k in range(n):
        via = d[k]
        for i in range(n):
            a = d[i][k]
            if a != INF and i != k:
                d[i] = [x if x <= a + y else a + y for x, y in zip(d[i], via)]
    out = []
    for _ in range(q):
        a, b = map(int, read().split())
        x = d[a - 1][b - 1]
        out.append("none" if x == INF else str(x))
    print("\n".join(out))


main()
