n, h, *a = map(int, open(0).read().split())
v = max(1, sum(a) // h)
while sum(-(-x // v) for x in a) > h:
    v += 1
print(v)
