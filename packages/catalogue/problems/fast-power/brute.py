"""Multiplies as often as the exponent says."""

import sys

q, *numbers = map(int, sys.stdin.read().split())
for i in range(q):
    a, b, m = numbers[3 * i : 3 * i + 3]
    power = 1
    for _ in range(b):
        power *= a
    print(power % m)
