def fib(k):
    """(F(k), F(k + 1)) by doubling the index"""
    if k == 0:
        return 0, 1
    a, b = fib(k // 2)
    c = a * (2 * b - a)
    d = a * a + b * b
    return (d, c + d) if k % 2 else (c, d)


print(fib(int(input()) + 1)[0])
