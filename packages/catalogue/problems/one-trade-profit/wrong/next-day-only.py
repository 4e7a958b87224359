import sys
from itertools import accumulate


def solve(prices: list[int]) -> int:
    return max([0] + [tomorrow - today for today, tomorrow in zip(prices, prices[1:])])


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
