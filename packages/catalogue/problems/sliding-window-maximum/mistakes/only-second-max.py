n, k, *a = map(int, open(0).read().split())
out = []
m = max(a[:k])
out.append(m)
second = sorted(a[:k])[-2] if k > 1 else None
for i in range(k, n):
    if a[i] >= m:
        m = a[i]
    elif a[i - k] == m:
        m = max(a[max(i - k + 1, i - 50):i + 1])
    out.append(m)
print(*out)
