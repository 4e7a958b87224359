from math import isqrt

n = int(input())
s = bytearray([1]) * n
s[:2] = bytes(min(2, n))
for p in range(2, isqrt(n) + 1):
    if s[p]:
        s[p * p::p] = bytes(len(range(p * p, n, p)))
print(s.count(1))
