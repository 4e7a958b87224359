"""Grows the set of all sums that k coins can make, for k = 0, 1, 2, ..."""

import sys

n, amount, *coins = map(int, sys.stdin.read().split())
sums = {0}
used = 0
while amount not in sums and sums:
    sums = {total + coin for total in sums for coin in coins if total + coin <= amount}
    used += 1
print(used if amount in sums else -1)
