"""Exact arithmetic on whole numbers: the root of x times 10^18, found digit by digit."""

from decimal import Decimal

scaled = int(Decimal(input()) * 10**18)
root = 0
for power in range(15, -1, -1):
    while (root + 10**power) ** 2 <= scaled:
        root += 10**power
print(f"{root // 10**9}.{root % 10**9:09d}")
