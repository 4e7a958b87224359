import sys
I = lambda: list(map(int, sys.stdin.readline().split()))
n, = I()
d = [I() for _ in range(n)]
INF = 1 << 60
F = 1 << n
dp = [[INF] * n for _ in range(F)]
dp[1][0] = 0
for m in range(1, F, 2):
    row = dp[m]
    for u in range(n):
        c = row[u]
        if c == INF:
            continue
        du = d[u]
        for v in range(n):
            if m >> v & 1:
                continue
            t = dp[m | 1 << v]
            if c + du[v] < t[v]:
                t[v] = c + du[v]
print(min(dp[F - 1][v] + d[v][0] for v in range(n)) if n > 1 else 0)
