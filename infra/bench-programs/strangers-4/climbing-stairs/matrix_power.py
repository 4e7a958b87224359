def mul(p, q):
    return (p[0] * q[0] + p[1] * q[2], p[0] * q[1] + p[1] * q[3],
            p[2] * q[0] + p[3] * q[2], p[2] * q[1] + p[3] * q[3])

e = int(input())
r = (1, 0, 0, 1)
b = (1, 1, 1, 0)
while e:
    if e % 2:
        r = mul(r, b)
    b = mul(b, b)
    e //= 2
print(r[0])
