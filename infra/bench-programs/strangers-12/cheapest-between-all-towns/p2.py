import sys

def main():
    it = map(int, sys.stdin.buffer.read().split())
    n, m, q = next(it), next(it), next(it)
    INF = 10 ** 18
    dist = [[INF] * n for _ in range(n)]
    for i in range(n):
        dist[i][i] = 0
    for _ in range(m):
        u, v, w = next(it) - 1, next(it) - 1, next(it)
        dist[u][v] = min(dist[u][v], w)
    for k in range(n):
        via = dist[k]
        for i in range(n):
            x = dist[i][k]
            if x < INF and i != k:
                # INF + something is pushed back to INF
                dist[i] = [a if a <= x + b or b == INF else x + b for a, b in zip(dist[i], via)]
    out = []
    for _ in range(q):
        a, b = next(it), next(it)
        x = dist[a - 1][b - 1]
        out.append('none' if x == INF else str(x))
    print('\n'.join(out))

main()
