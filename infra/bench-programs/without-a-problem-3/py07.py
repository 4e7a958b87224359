MOD = 998244353

def bits(n):
    while n:
        yield n & 1
        n >>= 1

def mul(p, q):
    a, b, c, d = p
    e, f, g, h = q
    return ((a * e + b * g) % MOD, (a * f + b * h) % MOD,
            (c * e + d * g) % MOD, (c * f + d * h) % MOD)

a, n = map(int, input().split())
base = (a, 1, 1, 0)
acc = (1, 0, 0, 1)
for bit in bits(n):
    if bit:
        acc = mul(acc, base)
    base = mul(base, base)
print(acc[1])
