n = int(input())
a = list(map(int, input().split()))
INF = 10**9
best = [INF] * n
best[0] = 0
for i in range(n):
    for j in range(i + 1, min(n, i + a[i] + 1)):
        best[j] = min(best[j], best[i] + 1)
print(best[-1] if best[-1] < INF else -1)
