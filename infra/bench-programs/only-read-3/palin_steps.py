def mirror(n):
    r = 0
    while n:
        n, d = divmod(n, 10)
        r = r * 10 + d
    return r


def digit_root(n):
    while n > 9:
        s = 0
        while n > 0:
            s += n % 10
            n //= 10
        n = s
    return n


t = int(input())
for _ in range(min(t, 10)):
    n = int(input())
    print("YES" if mirror(n) == n else "NO", digit_root(n))
