import sys


def power(a, b, m):
    result = 1
    base = a % m
    while b:
        if b & 1:
            result = result * base % m
        base = base * base % m
        b >>= 1
    return result


it = iter(map(int, sys.stdin.read().split()))
for _ in range(next(it)):
    print(power(next(it), next(it), next(it)))
