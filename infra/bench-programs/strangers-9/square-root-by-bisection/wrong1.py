import sys

EPS = 1e-6


def root(x):
    lo, hi = 0.0, max(1.0, x)
    mid = hi
    for _ in range(200):
        mid = (lo + hi) / 2
        if abs(mid * mid - x) < EPS:
            break
        if mid * mid < x:
            lo = mid
        else:
            hi = mid
    return mid


print(f"{root(float(sys.stdin.readline())):.9f}")
