n, *a = map(int, open(0).read().split())
d = []
for i in range(n):
    d.append(1 + max((d[k] for k in range(i) if a[k] < a[i]), default=0))
print(max(d))
