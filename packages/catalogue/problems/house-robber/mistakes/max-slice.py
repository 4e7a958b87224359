n, *a = map(int, open(0).read().split())
take = []
for i in range(n):
    take.append(a[i] + max(take[:i - 1] if i > 1 else [], default=0))
print(max(take))
