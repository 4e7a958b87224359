n = int(input())
stones = list(map(int, input().split()))
NEVER = float("inf")

best = [NEVER] * n
best[n - 1] = 0
for i in range(n - 2, -1, -1):
    reach = best[i + 1:i + 1 + stones[i]]
    if reach:
        best[i] = 1 + min(reach)

print(-1 if best[0] == NEVER else best[0])
