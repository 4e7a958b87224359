MOD = 1000000007


class Matrix:
    def __init__(self, a, b, c, d):
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def __mul__(self, o):
        return Matrix(
            (self.a * o.a + self.b * o.c) % MOD,
            (self.a * o.b + self.b * o.d) % MOD,
            (self.c * o.a + self.d * o.c) % MOD,
            (self.c * o.b + self.d * o.d) % MOD,
        )

    def __pow__(self, e):
        result = Matrix(1, 0, 0, 1)
        base = self
        while e:
            if e % 2 == 1:
                result = result * base
            base = base * base
            e = e // 2
        return result


def lucas(n):
    if n == 0:
        return 2
    m = Matrix(1, 1, 1, 0) ** (n - 1)
    return (m.a + 2 * m.b) % MOD


n = int(input())
print(lucas(n))
