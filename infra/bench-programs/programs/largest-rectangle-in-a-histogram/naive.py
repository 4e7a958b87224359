n = int(input())
h = list(map(int, input().split()))
best = 0
for i in range(n):
    low = h[i]
    for j in range(i, n):
        low = min(low, h[j])
        best = max(best, low * (j - i + 1))
print(best)
