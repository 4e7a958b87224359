import math, sys

n, *a = map(int, sys.stdin.read().split())
print(' '.join(str(math.prod(a[:i]) * math.prod(a[i + 1:])) for i in range(n)))
