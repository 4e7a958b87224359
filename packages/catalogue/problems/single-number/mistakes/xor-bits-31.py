n, *a = map(int, open(0).read().split())
r = 0
for b in range(20):
    if sum(abs(x) >> b & 1 for x in a) % 2:
        r |= 1 << b
print(r if r in a else -r)
