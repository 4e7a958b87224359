n = int(input())
p = list(map(int, input().split()))
best = 0
for i in range(n):
    for j in range(i):
        best = max(best, p[i] - p[j])
print(best)
