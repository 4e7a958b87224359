# divide and conquer: a^b = a^(b/2) * a^(b - b/2)


def power(a, b, m):
    if b == 0:
        return 1 % m
    if b == 1:
        return a % m
    half = b // 2
    return power(a, half, m) * power(a, b - half, m) % m


for _ in range(int(input())):
    a, b, m = map(int, input().split())
    print(power(a, b, m))
