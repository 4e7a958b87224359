from math import isqrt

def small_divisors(x):
    return sum(1 for d in range(1, isqrt(x) + 1) if x % d == 0)

n = int(input())
print(sum(1 for x in range(2, n) if small_divisors(x) == 1))
