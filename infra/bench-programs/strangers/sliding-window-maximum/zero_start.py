n, k = map(int, input().split())
a = list(map(int, input().split()))
res = []
for i in range(n - k + 1):
    m = 0
    for j in range(i, i + k):
        if a[j] > m:
            m = a[j]
    res.append(m)
print(*res)
