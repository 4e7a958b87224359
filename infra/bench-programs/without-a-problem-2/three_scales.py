from itertools import combinations as C

n, *a = map(int, open(0).read().split())
a = a[:n]


def balanced(t):
    x, y, z = t
    return (x + y == z
            or x + z == y
            or y + z == x)


hits = filter(balanced, C(a, 3))
first = next(hits, None)
if first is None:
    print(0)
else:
    print(1 + sum(1 for _ in hits), *first)
