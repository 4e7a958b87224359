from collections import Counter
n, k, *a = map(int, open(0).read().split())
print(*[v for v, c in Counter(a).items() if c * (k + 1) > n])
