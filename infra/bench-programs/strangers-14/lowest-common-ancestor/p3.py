import sys
_, *t, p, q = sys.stdin.read().split()
c = [x for x in t if x != "null"]
at = [i for i, x in enumerate(t) if x != "null"]
a, b = c.index(p), c.index(q)
while a != b:
    if a < b:
        a, b = b, a
    a = (at[a] - 1) // 2
print(c[a])
