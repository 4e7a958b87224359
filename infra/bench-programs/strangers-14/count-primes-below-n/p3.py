from math import isqrt


def prime_pi(x):
    """Number of primes <= x, after Lucy_Hedgehog: sieve only the values x // i."""
    if x < 2:
        return 0
    r = isqrt(x)
    keys = [x // i for i in range(1, r + 1)]
    keys += range(keys[-1] - 1, 0, -1)
    left = {v: v - 1 for v in keys}
    for p in range(2, r + 1):
        if left[p] == left[p - 1]:
            continue
        before = left[p - 1]
        for v in keys:
            if v < p * p:
                break
            left[v] -= left[v // p] - before
    return left[x]


print(prime_pi(int(input()) - 1))
