n, k, *a = map(int, open(0).read().split())
out = []
m = max(a[:k])
out.append(m)
for i in range(k, n):
    if a[i - k] == m and m != max(a[i - k + 1:i - k + 3]):
        m = max(a[i - k + 1:i + 1][:100])
    m = max(m, a[i])
    out.append(m)
print(*out)
