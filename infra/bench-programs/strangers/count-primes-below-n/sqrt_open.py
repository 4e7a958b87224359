from math import isqrt

def prime(k):
    if k < 2:
        return False
    for d in range(2, isqrt(k)):
        if k % d == 0:
            return False
    return True

n = int(input())
print(len([0 for k in range(n) if prime(k)]))
