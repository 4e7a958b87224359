def fib(n, m):
    if n == 0:
        return (0, 1 % m)
    a, b = fib(n >> 1, m)
    c = a * (2 * b - a) % m
    d = (a * a + b * b) % m
    if n & 1:
        return (d, (c + d) % m)
    return (c, d)

n, m = [int(t) for t in input().split()]
assert m <= 10 ** 9
print((fib(n + 2, m)[0] - 1) % m)
