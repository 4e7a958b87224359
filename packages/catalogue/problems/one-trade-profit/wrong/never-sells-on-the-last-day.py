import sys
from itertools import accumulate


def solve(prices: list[int]) -> int:
    lowest_so_far = accumulate(prices, min)
    return max(price - lowest for price, lowest in zip(prices[:-1] or prices, lowest_so_far))


def main() -> None:
    n, *rest = map(int, sys.stdin.read().split())
    print(solve(rest[:n]))


main()
