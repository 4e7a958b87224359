import sys


def solve(prices: list[int]) -> int:
    holds = sold = float("-inf")
    free = 0
    for price in prices:
        holds, sold, free = max(holds, free - price), holds + price, max(free, sold)
    return max(sold, free)


def main() -> None:
    _, *prices = map(int, sys.stdin.read().split())
    print(solve(prices))


main()
