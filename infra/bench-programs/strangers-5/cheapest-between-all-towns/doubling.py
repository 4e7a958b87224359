import sys

INF = float('inf')


def combine(X, Y):
    cols = list(zip(*Y))
    return [[min(map(lambda a, b: a + b, row, col)) for col in cols] for row in X]


def solve(words):
    take = lambda k: [int(next(words)) for _ in range(k)]
    n, m, q = take(3)
    M = [[INF] * n for _ in range(n)]
    for i in range(n):
        M[i][i] = 0
    for _ in range(m):
        u, v, w = take(3)
        M[u - 1][v - 1] = min(M[u - 1][v - 1], w)
    steps = 1
    while steps < n:
        M = combine(M, M)
        steps *= 2
    for _ in range(q):
        a, b = take(2)
        c = M[a - 1][b - 1]
        yield 'none' if c == INF else c


print('\n'.join(map(str, solve(iter(sys.stdin.read().split())))))
