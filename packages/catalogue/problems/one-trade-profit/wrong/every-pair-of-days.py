import sys
from itertools import accumulate


def solve(prices: list[int]) -> int:
    best = 0
    for buy in range(len(prices)):
        for sell in range(buy + 1, len(prices)):
            if prices[sell] - prices[buy] > best:
                best = prices[sell] - prices[buy]
    return best


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
