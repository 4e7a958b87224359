import sys
from collections import Counter
_, k, *a = sys.stdin.read().split()
c = Counter(a)
bar = sorted(c.values())[-int(k)]
print(*[v for v in c if c[v] >= bar])
