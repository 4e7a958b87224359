# [[1,1],[1,0]] ** n, by squaring
def mul(a, b):
    return [[sum(x * y for x, y in zip(row, col)) for col in zip(*b)] for row in a]

def power(m, e):
    if e == 0:
        return [[1, 0], [0, 1]]
    half = power(m, e // 2)
    sq = mul(half, half)
    return mul(sq, m) if e % 2 else sq

print(power([[1, 1], [1, 0]], int(input()))[0][0])
