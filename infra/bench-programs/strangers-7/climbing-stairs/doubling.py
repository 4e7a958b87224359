def fib(k):
    """(F(k), F(k+1))"""
    if not k:
        return 0, 1
    a, b = fib(k >> 1)
    c, d = a * (2 * b - a), a * a + b * b
    return (d, c + d) if k & 1 else (c, d)


print(fib(int(input()))[1])
