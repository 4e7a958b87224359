"""Tries every plan."""

import sys

_, *prices = map(int, sys.stdin.read().split())


def best(day: int, has_piece: bool, rests: bool) -> int:
    if day == len(prices):
        return 0
    profits = [best(day + 1, has_piece, False)]
    if has_piece:
        profits.append(prices[day] + best(day + 1, False, True))
    elif not rests and day + 1 < len(prices):
        profits.append(best(day + 1, True, False) - prices[day])
    return max(profits)


print(best(0, False, False))
