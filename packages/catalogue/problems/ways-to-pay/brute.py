"""Tries all numbers of coins of each kind."""

import sys

n, amount, *coins = map(int, sys.stdin.read().split())


def ways(kind: int, left: int) -> int:
    if kind == n:
        return int(left == 0)
    return sum(ways(kind + 1, rest) for rest in range(left, -1, -coins[kind]))


print(ways(0, amount) % 1_000_000_007)
