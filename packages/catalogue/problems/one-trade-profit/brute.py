import sys
from itertools import accumulate


def solve(prices: list[int]) -> int:
    days = range(len(prices))
    return max((prices[sell] - prices[buy] for sell in days for buy in range(sell + 1)), default=0)


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
