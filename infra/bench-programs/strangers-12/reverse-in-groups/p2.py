import sys
def groups(a, k):
    for i in range(0, len(a), k):
        g = a[i:i + k]
        yield from (reversed(g) if len(g) == k else g)
n, k, *a = sys.stdin.read().split()
print(' '.join(groups(a, int(k))))
