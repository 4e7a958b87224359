n, m, s = map(int, input().split())
lines = [tuple(map(int, input().split())) for _ in range(m)]

NEVER = 10 ** 15
time = [NEVER] * (n + 1)
time[s] = 0
for _ in range(n - 1):
    for u, v, w in lines:
        if time[u] + w < time[v]:
            time[v] = time[u] + w

answer = max(time[1:])
print(answer if answer < NEVER else -1)
