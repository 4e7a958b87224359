INF = float('inf')


def read_graph():
    n, m = map(int, input().split())
    d = [[INF] * n for _ in range(n)]
    for i in range(n):
        d[i][i] = 0
    for _ in range(m):
        u, v, w = map(int, input().split())
        u -= 1
        v -= 1
        if w < d[u][v]:
            d[u][v] = w
            d[v][u] = w
    return n, d


def floyd(n, d):
    for k in range(n):
        for i in range(n):
            if d[i][k] == INF:
                continue
            for j in range(n):
                if d[i][k] + d[k][j] < d[i][j]:
                    d[i][j] = d[i][k] + d[k][j]


def main():
    n, d = read_graph()
    floyd(n, d)
    best = INF
    city = -1
    for i in range(n):
        if max(d[i]) < best:
            best = max(d[i])
            city = i + 1
    print(city, best)


main()
