b, e, m = map(int, input().split())
r = 1
while e:
    if e & 1:
        r = r * b % m
    b = b * b % m
    e >>= 1
print(r)
