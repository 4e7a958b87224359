from math import isqrt

def is_prime(x):
    if x < 4:
        return x >= 2
    if x % 2 == 0:
        return False
    return all(x % d for d in range(3, isqrt(x) + 1, 2))

print(sum(map(is_prime, range(int(input())))))
