import sys
from operator import mul

p = 1_000_000_007
n, a, *coins = map(int, sys.stdin.read().split())
sigma = [0] * (a + 1)          # sum of the coins that divide m
for c in coins:
    for m in range(c, a + 1, c):
        sigma[m] += c
w = [1]
for m in range(1, a + 1):
    # m w(m) = sum of sigma(j) w(m - j)
    w.append(sum(map(mul, sigma[m:0:-1], w)) * pow(m, -1, p) % p)
print(w[a])
